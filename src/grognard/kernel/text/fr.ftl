# Ce que dit toute interface, quel que soit le jeu.

## Sièges

seat-onlooker = Spectateur

## La partie

ui-prompt = { $seat }
ui-ask = Vos ordres ? (? pour l’aide)
ui-actions = Vous pouvez :
ui-action-count = { $number ->
    [one] { $number } action possible.
   *[other] { $number } actions possibles.
}
ui-press-enter = Appuyez sur Entrée pour continuer.
ui-turn = Tour { $turn } sur { $turns }
ui-turn-begins = Le tour { $turn } commence.
ui-set-up = Placement initial
ui-thinking = { $seat } : réflexion en cours …
ui-since = Depuis votre dernier coup :
ui-you-play = Vous jouez : { $seat } ; votre adversaire : { $opponent }.
ui-hot-seat = Tous les sièges jouent sur cet écran.
ui-curtain = Passez l’écran à l’autre siège : { $seat }.
ui-curtain-ready = { $seat } : appuyez sur Entrée quand vous êtes seul devant l’écran.

## Commandes

ui-undo = Annuler
ui-commands = Commandes
ui-help-help = help : cette liste
ui-help-actions = list [MOTS] : ce que vous pouvez faire
ui-help-undo = undo [all] : reprendre votre dernière action, ou toutes celles qui peuvent l’être
ui-help-save = save [FICHIER] : enregistrer la partie
ui-help-quit = quit : arrêter ; une partie enregistrée peut être reprise
ui-help-why = why ACTION : la règle qui interdit une action
ui-help-map = map : la carte
ui-help-log = log : ce qui s’est passé
ui-help-rule = rule NUMÉRO : le texte d’une règle ou d’une décision
ui-help-language = language en|fr|es : changer de langue
ui-unknown-command = Je ne connais pas « { $word } ». Tapez ? pour l’aide.
ui-did-you-mean = Vouliez-vous dire « { $word } » ?
ui-ambiguous = « { $word } » convient à plusieurs actions :
ui-refused = Interdit : { $reason }
ui-allowed = C’est permis.
ui-rule = règle { $rule }
ui-no-rule = Il n’y a pas de règle « { $rule } ».
ui-undone = Annulé : { $action }
ui-nothing-to-undo = Il n’y a rien à annuler.
ui-cannot-undo = Depuis, des dés ont roulé, une pièce a été dévoilée ou un autre siège a décidé : on ne peut plus annuler.
ui-saved = Partie enregistrée dans { $file }.
ui-resumed = Partie reprise de { $file } après { $number } { $number ->
    [one] action
   *[other] actions
}.
ui-goodbye = À la prochaine bataille.

## La carte

ui-empty = personne

## La fin

ui-over = La partie est terminée.
ui-winner = Victoire : { $seat }
ui-draw = Partie nulle.
ui-seed = Les dés venaient de la graine { $seed }.

# Terminal

ui-list-them = Entrée en donne la liste ; une partie d’un nom la réduit.
ui-not-your-turn = Ce n’est plus votre tour ; ceci n’a pas été tenté : { $text }
ui-nothing-fits = Rien de ce que vous pouvez faire ne correspond à « { $word } ».
ui-no-such-number = Choisissez un nombre de 1 à { $number }.
ui-file-taken = { $file } existe et n’est pas cette partie. Choisissez un autre nom.
ui-file-name = « { $file } » ne peut pas être un nom de fichier.
ui-read-rule = Tapez « rule { $rule } » pour la lire.
ui-come-back = La partie est enregistrée dans { $file }. Pour la reprendre : grognard play --resume
ui-not-kept = La partie n’a pas pu être enregistrée à votre départ. La dernière bonne copie est { $file }.
ui-seats = Camps
ui-scenarios = Scénarios
ui-options = Options
ui-versions = moteur { $engine }, données { $data }
ui-compiled = les règles sont compilées
ui-plain = les règles tournent en Python ; « grognard compile » les accélère
ui-no-rulebook = Il n’y a pas ici de livret de règles pour ce jeu.
ui-warning = Attention : { $text }
ui-no-data = { $title } n’a pas de fichiers de données : il n’y a rien à vérifier.
ui-data-sound = Les données de { $title } sont saines (version { $version }).
ui-source-stated = { $number } éléments sont énoncés dans les règles (S)
ui-source-found = { $number } éléments viennent de sources publiques (W)
ui-source-reconstructed = { $number } éléments sont reconstitués et peuvent différer du jeu imprimé (R)
ui-verified = Vérifié : { $actions } actions ; { $dice } dés relancés, tous comme écrits.
ui-taken-as-written = { $dice } dés ont été pris tels qu’ils sont écrits : aucune graine n’en rend compte.
ui-seed-untried = La graine correspond à ce qui fut publié, mais aucun dé n’en a été tiré : elle ne prouve rien sur cette partie.
ui-seed-fits = La graine correspond à ce qui fut publié au début.
ui-seed-unknown = La graine n’est pas publiée : les dés n’ont pas pu être relancés.
ui-language = Langue ?
ui-language-name = français
ui-which-game = Nouvelle partie, ou suite ?
ui-new-game = nouvelle partie
ui-resume = reprendre
ui-which-title = Quel jeu ?
ui-which-edition = Quelle édition des règles ?
ui-which-scenario = Quel scénario ?
ui-which-opponent = Contre qui ?
ui-which-seat = Quel camp jouez-vous ?
ui-language-now = La langue est le français.
player-captain = l’ordinateur, un capitaine
player-marshal = l’ordinateur, un maréchal
player-recruit = l’ordinateur, un conscrit
player-greedy = l’ordinateur, par habitude
player-random = l’ordinateur, au hasard
player-human = deux personnes à cet écran

## Ce dont les joueurs conviennent, quel que soit le jeu

event-taken-back = { $number ->
    [0] Coups repris : la partie est revenue à son début.
   *[other] Coups repris : la partie est revenue où elle en était après l’action { $number }.
}
reason-line-ends-at-final = « { $action } » ne peut être repris : rien ne peut suivre sur la même ligne.
reason-no-clash = Les chances de batailles entières ne sont pas calculées dans ce jeu.
reason-line-too-long = Une ligne compte au plus { $number } actions.
ended-resigned = { $seat } : abandon.
ended-time = { $seat } : le temps est écoulé.
ended-draw = La nulle est convenue.
ended-aborted = La partie est annulée, sans résultat.

## Chances

ui-odds-exact = Chances exactes
ui-odds-simulated = { $runs } batailles simulées ; à { $margin } points près dans 95 cas sur 100
ui-odds-none = Aucun dé n’est lancé pour cela.
ui-odds-average = en moyenne { $mean }

## The terminal, whatever the game

ui-no-such-place = Aucun lieu, ou plus d’un, ne s’appelle « { $word } ».
ui-no-panel = Il n’y a rien de tel maintenant.
ui-no-cards = Ce jeu n’a pas de cartes.
ui-nothing-remembered = Vous n’avez rien vu qui soit caché maintenant.
ui-hand-of = { $seat } : { $number } { $number ->
    [one] carte
   *[other] cartes
}
ui-help-place = place NOM : ce qui s’y trouve, et ce qui est à côté
ui-help-forces = forces : ce dont vous connaissez la face
ui-help-hand = hand : vos cartes, et combien en ont les autres
ui-help-type = une action en toutes lettres, comme dans la liste ; les abréviations suffisent
ui-help-several = plusieurs : séparez-les par ;
ui-hint = Conseil :
ui-hint-more = hint : le suivant · hint off : plus de conseils
ui-hint-off = hint off : plus de conseils
ui-hints-end = Plus de conseils. Avec « hint on » ils recommencent.
ui-no-hint = Il n’y a pas de conseil pour cette question.
ui-help-hint = hint [on|off] : ce qu’un débutant doit savoir ici
ui-help-odds = odds ACTION : les chances avant de vous engager

## Questions of another seat

reason-not-your-step = Ce n’est pas à vous de répondre maintenant.
reason-no-card-does = Aucune de vos cartes n’y peut rien maintenant.
