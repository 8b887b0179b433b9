# Napoléon contre l’Europe en français.

## Names

title-europe = Napoléon contre l’Europe
ui-about = Armées, flottes, ravitaillement et cartes à l’échelle de l’Europe. Les Cent-Jours de 1815 : une soirée.
edition-first = Règles
scenario-1815 = 1815
scenario-1815-about = Les Cent-Jours : Napoléon est de retour, cinq grandes puissances approchent. Gardez une armée debout jusqu’à l’hiver.
option-fog-of-war = Brouillard de guerre
option-fog-of-war-about = De l’ennemi on ne voit que le chef de chaque force et les unités isolées ; la valeur tactique de ses flottes reste cachée.
option-dear-corps = Corps isolés coûteux
option-dear-corps-about = Un corps sans général coûte 2 points d’activation s’il entre dans une zone que son camp ne contrôle pas.
option-cavalry-screen = Rideau de cavalerie
option-cavalry-screen-about = Chaque pas et chaque général de cavalerie du vaincu retire 1 au dé de poursuite.
seat-empire = Empire
seat-coalition = Coalition
side-empire = L’Empire
unknown-piece-empire = une unité de l’Empire
unknown-pieces-empire = { $n } unités de l’Empire
side-coalition = La Coalition
unknown-piece-coalition = une unité de la Coalition
unknown-pieces-coalition = { $n } unités de la Coalition
side-france = La France
unknown-piece-france = une unité française
unknown-pieces-france = { $n } unités françaises
side-england = L’Angleterre
unknown-piece-england = une unité anglaise
unknown-pieces-england = { $n } unités anglaises
side-austria = L’Autriche
unknown-piece-austria = une unité autrichienne
unknown-pieces-austria = { $n } unités autrichiennes
side-russia = La Russie
unknown-piece-russia = une unité russe
unknown-pieces-russia = { $n } unités russes
side-prussia = La Prusse
unknown-piece-prussia = une unité prussienne
unknown-pieces-prussia = { $n } unités prussiennes
side-spain = L’Espagne
unknown-piece-spain = une unité espagnole
unknown-pieces-spain = { $n } unités espagnoles
side-turkey = La Turquie
unknown-piece-turkey = une unité turque
unknown-pieces-turkey = { $n } unités turques
side-minor = Un pays mineur
unknown-piece-minor = une unité d’un pays mineur
unknown-pieces-minor = { $n } unités de pays mineurs
kind-corps = corps
kind-elite = corps d’élite
kind-guard = Garde
kind-cavalry_reserve = réserve de cavalerie
kind-militia = milice
kind-landwehr = Landwehr
kind-royalist = royalistes
kind-revolt = insurgés
kind-feudal = corps féodal
kind-special = unité spéciale
kind-general = général
kind-fleet = flotte
kind-depot = dépôt
kind-army = armée
depot = Dépôt { $number }
piece-of = { $piece } ({ $country })
blockade-of = Blocus : { $port }
mark-reduced = réduite
mark-marked = a déjà agi ce round
mark-unsupplied = non ravitaillée
mark-demoralised = démoralisée
mark-fixed = fixe
mark-inside = dans la forteresse
mark-aboard = à bord d’une flotte
mark-besieged = assiégée
mark-ruined = forteresse détruite
mark-fortress = forteresse
mark-citadel = citadelle
mark-key = zone clef
mark-capital = capitale
mark-port = port
track-round = Round
track-round-5 = 5 ☂
track-round-6 = 6 ❄
track-round-7 = 7 ❄
track-points-empire = PA en réserve, Empire
track-points-coalition = PA en réserve, Coalition
aside-to-place = À placer
aside-reserve = Réserve
aside-next-budget = De retour au prochain budget
aside-foreign-wars = Guerres étrangères
aside-corsairs = Corsaires
deck-pile-empire = Pioche de l’Empire
deck-played-empire = Jouées par l’Empire
deck-removed-empire = Retirées du jeu, Empire
deck-pile-coalition = Pioche de la Coalition
deck-played-coalition = Jouées par la Coalition
deck-removed-coalition = Retirées du jeu, Coalition
turn-label = { $year }, round { $round }
mark-chosen = est du mouvement
mark-siege-1 = assiégée, marqueur +1
mark-siege-2 = assiégée, marqueur +2
mark-siege-3 = assiégée, marqueur +3
mark-blockaded = port bloqué
track-action-points = PA de cette action
track-action-forces = Forces de cet événement
value-points = points d’activation
mode-countries = Pays
mode-control = Contrôle
mode-supply = Ravitaillement
mode-terrain = Terrain
ui-map-bridge = Fleuve avec pont
ui-map-river = Fleuve sans pont
ui-map-pass = Col
ui-map-mountain = Montagne
ui-map-strait = Détroit
ui-map-frontier-major = Frontière d’une puissance
ui-map-frontier-minor = Frontière de mineurs
ui-map-province = Limite de province
ui-map-marsh = Marais
ui-map-poor = Zone pauvre
ui-map-fortress = Forteresse
ui-map-citadel = Citadelle
ui-map-key = Zone clef
ui-map-blockade = Case de blocus
ui-reach-cost = Points de mouvement : { $n }
ui-reach-forced = marche forcée : { $n }
ui-reach-losses = pas perdus par attrition, en moyenne : { $n }
ui-reach-battle = combat
ui-reach-fortress = arrêt devant une forteresse
ui-reach-unsupplied = sans ravitaillement
ui-supply-source = source de ravitaillement
ui-supply-relay = relais
ui-supply-cut = coupée
ui-supply-bar = barre la ligne
panel-battle = Bataille
panel-battle-attacker = attaque
panel-battle-defender = défend
panel-battle-odds = rapport de force
panel-battle-skirmish = escarmouche
panel-battle-minor = bataille mineure
panel-battle-major = bataille majeure
panel-battle-winner = vainqueur : { $side }
panel-battle-steps = pas
panel-battle-morale = moral
panel-battle-lost = pas perdus : { $n }
panel-battle-modifier = aux dés
panel-battle-dice = dés
panel-battle-inflicts = pertes infligées : { $n }
panel-battle-part-odds = rapport de force
panel-battle-part-terrain = terrain
panel-battle-part-leaders = généraux
panel-battle-part-elite = élite
panel-battle-part-cavalry = cavalerie
panel-battle-part-unsupplied = sans ravitaillement
panel-battle-part-interceptor = interception
panel-battle-part-landing = débarquement
panel-battle-part-demoralised = démoralisation
panel-battle-part-cards = cartes
panel-battle-role-chief = commande :
panel-battle-role-lead = mène :
panel-battle-role-lender = aide :
panel-naval = Bataille navale
panel-naval-fort = dés de la forteresse : { $n }
panel-naval-total = total
panel-naval-losses = flottes perdues : { $n }
panel-siege = Siège
panel-siege-marker = marqueur de siège
panel-siege-modifier = au dé
panel-siege-outside = assiège
panel-siege-inside = tient la place
panel-siege-none = Seulement la garnison de la place.
word-a = (a)
word-b = (b)
word-c = (c)
word-d = (d)
cause-battle = au combat
cause-attrition = par attrition
cause-siege = lors d’un siège
cause-stacking = surnombre dans la zone
cause-retreat = pendant la retraite
cause-pursuit = pendant la poursuite
cause-card = par une carte
result-repulsed = assiégeant repoussé
result-stable = situation stable
result-honours = honneurs de la guerre
result-breach = brèche
ending-empire-stands = La France tient, et une de ses armées avec elle : l’Empire l’emporte.
ending-france-conquered = La France est conquise et aucune de ses armées ne tient encore : la Coalition l’emporte.
ending-napoleon-lost = Napoléon a quitté la carte : la Coalition l’emporte.
ending-draw = Aucun camp n’a rempli ses conditions : match nul.

## Questions

step-set-up = Mise en place
ask-set-up = { $what ->
    [army] Placez une armée
    [general] Placez un général
    [fleet] Placez une flotte
    [depot] Placez un dépôt
   *[unit] Placez une unité
} (d’habitude : { $place }), ou prenez le placement habituel pour tout le reste.
step-action = Action du round
ask-action = Jouez une carte pour ses points d’activation ou son évènement, opérez avec 1 point, ou passez.
step-activate = Quelle force
ask-activate = Activez une force ou des flottes, ou dites que c’est fini : les points restants vont en réserve.
step-answer = Une carte en réponse
ask-answer = Jouez une carte de ce moment, ou passez.
step-choose = L’effet de la carte
ask-choose = Choisissez à quoi la carte s’applique, ou dites que c’est fini.
step-forced-march = Marche forcée
ask-forced-march = Demandez de 0 à 3 points de mouvement de plus ; chacun ajoute 1 au test d’attrition.
step-replacements = Remplacements
ask-replacements = Rétablissez ou levez jusqu’à 2 pas dans cette armée, ou dites que c’est fini.
step-muster = Qui part
ask-muster = Choisissez les unités qui partent, puis faites-les partir.
step-call = Les voisins
ask-call = Appelez à l’armée des forces des zones adjacentes, ou dites que c’est fini. Cela coûte 1 point de mouvement en tout.
step-move = Marche
ask-move = Entrez dans une zone, agissez sur place, ou arrêtez.
step-intercept = Interception
ask-intercept = Une force ennemie arrive près des vôtres : interceptez-la avec un général et une carte, ou passez.
step-defend = Rester ou partir
ask-defend = On vous attaque : restez, entrez dans la forteresse, ou tentez d’esquiver vers une autre zone.
step-feed = Un dépôt pour le test
ask-feed = Dépensez un dépôt de cette zone pour retirer 2 au dé d’attrition, ou endurez.
step-attrition-losses = Attrition
ask-attrition-losses = Nommez l’unité qui perd un pas.
step-consolidate = Trop de monde ici
ask-consolidate = Il y a ici plus qu’un chef n’en peut commander : nommez ce qui est retiré.
step-appoint = Un nouveau chef
ask-appoint = Prenez un général de la réserve pour mener cette force, ou dites que c’est fini.
step-campaign-battles = Batailles de la campagne
ask-campaign-battles = Choisissez la prochaine bataille.
step-interior-lines = Lignes intérieures
ask-interior-lines = Nommez la zone où vous combattez les attaquants un par un, ou passez.
step-engage = Combattre ou attendre
ask-engage = Combattez maintenant, ou attendez d’autres forces de la campagne.
step-fight-next = Les batailles en attente
ask-fight-next = Nommez la zone de la prochaine bataille, ou la force qui combat ensuite.
step-counter-march = Contremarche
ask-counter-march = Faites marcher au canon un général voisin de la bataille, ou dites que c’est fini.
step-morale-choice = Moral
ask-morale-choice = Deux valeurs de moral sont à égalité dans votre force : choisissez.
step-leads = Ordre de bataille
ask-leads = Désignez la tête d’assaut, les unités spéciales et un subordonné qui prête sa valeur ; puis dites que vous êtes prêt.
step-losses = Pertes
ask-losses = Nommez l’unité qui perd un pas dans cette bataille.
step-retreat = Retraite
ask-retreat = Votre force est vaincue : dites où elle se replie.
step-retreat-losses = Perdus à la traversée
ask-retreat-losses = Nommez l’unité ou le dépôt perdu dans la retraite.
step-pursuit-losses = Poursuite
ask-pursuit-losses = Nommez l’unité ou le dépôt perdu dans la poursuite.
step-bring-depots = Dépôts
ask-bring-depots = Dites quels dépôts fixes vous suivent, ou que c’est fini.
step-crowded = Trop de monde dans la bataille
ask-crowded = Retirez ce qui ne peut combattre ensemble.
step-last-siege = Dernier siège
ask-last-siege = Tentez un dernier assaut contre la forteresse, ou renoncez.
step-repulsed = Repoussé
ask-repulsed = L’assaut a échoué : nommez l’unité assiégeante qui perd un pas.
step-lifted = Siège levé
ask-lifted = Il reste trop peu de monde pour le siège : dites où va la force.
step-rebuild = La forteresse prise
ask-rebuild = Donnez un pas ou un dépôt pour réactiver la forteresse, ou dites que c’est fini.
step-squadron = Une escadre se forme
ask-squadron = Dites quelles autres flottes partent aussi, un point chacune, puis partez.
step-sail = Une escadre navigue
ask-sail = Naviguez vers le lieu suivant, attaquez, embarquez ou débarquez des troupes, laissez des flottes, ou arrêtez-vous.
step-sea-intercept = Interception en mer
ask-sea-intercept = Une escadre ennemie passe : dites laquelle de vos escadres tente de l’intercepter, ou passez.
step-sends = Le blocus prend la mer
ask-sends = Dites quelles flottes quittent leur blocus pour combattre, puis partez.
step-sea-evade = Attaqués en mer
ask-sea-evade = Tentez d’esquiver, ou restez et combattez.
step-refuge = Esquive réussie
ask-refuge = Dites où va votre escadre.
step-sally = Un blocus commence
ask-sally = Sortez avec toutes les flottes du port pour combattre, ou restez au port.
step-withdraw = Combat naval indécis
ask-withdraw = Retirez-vous en vaincu, sans perte, ou restez pour un autre tour de feu.
step-fleet-losses = Flottes perdues
ask-fleet-losses = Dites quelle flotte est perdue, les vides d’abord.
step-sea-retreat = Une escadre vaincue
ask-sea-retreat = Dites où votre escadre se replie.
step-follow = Les vaincus sont au port
ask-follow = Suivez-les dans leur case de blocus et arrêtez-vous là, ou restez.
step-who-lands = Un débarquement
ask-who-lands = Dites quelles troupes débarquent, puis partez.
step-flight = Un port perdu
ask-flight = Vos flottes gagnent le port le plus proche : dites où elles vont d’abord.
step-home-port = Retour de la case Corsaires
ask-home-port = Dites dans quel port national mouille la flotte.

## Verbs

verb-usual = Placement habituel
verb-place = Placer
verb-done = Fini
verb-pass = Passer
verb-spend = Jouer pour ses PA
verb-event = Jouer l’évènement
verb-operate = Opérer avec 1 PA
verb-activate = Activer
verb-use = Jouer
verb-choose = Choisir
verb-at = À
verb-force = Marche forcée :
verb-restore = Rétablir
verb-raise = Lever
verb-with = Emmener
verb-without = Laisser de côté
verb-go = Partir
verb-call = Appeler
verb-enter = Entrer :
verb-take = Absorber
verb-leave = Laisser
verb-control = Prendre le contrôle
verb-besiege = Tenter le siège
verb-rally = Rallier
verb-fix = Fixer
verb-free = Rendre mobile
verb-dismiss = Démettre
verb-rebuild = Réactiver avec
verb-stop = S’arrêter
verb-sortie = Sortie
verb-intercept = Intercepter avec
verb-stand = Rester
verb-shelter = Dans la forteresse :
verb-evade = Esquiver vers
verb-elude = Faire échapper l’armée démoralisée vers
verb-shift = Donner à l’autre armée
verb-fight = Combattre :
verb-wait = Attendre
verb-feed = Dépenser
verb-endure = Ne rien dépenser
verb-remove = Retirer
verb-appoint = Nommer
verb-lines = Lignes intérieures :
verb-join = Marcher au canon :
verb-morale = Moral
verb-lead = En tête d’assaut :
verb-engage = Engager
verb-lend = Prêter la valeur de
verb-ready = Prêt
verb-lose = Perdre un pas :
verb-retreat = Se replier :
verb-bring = Emmener
verb-sail = Faire voile :
verb-attack = Attaquer :
verb-load = Embarquer
verb-unload = Débarquer
verb-land = Assaut maritime :
verb-drop = Laisser
verb-withdraw = Se retirer
verb-stay = Rester
verb-corsairs = Case Corsaires :
verb-sally = Sortir combattre
verb-chase = Intercepter depuis
verb-slip = Esquiver

## Events

event-year-begins = L’année { NUMBER($year, useGrouping: 0) }.
event-round-begins = Round { $number }.
event-spent-card = { $side } : { $card } est jouée pour { $number ->
    [one] { $number } point d’activation
   *[other] { $number } points d’activation
}.
event-event-played = { $side } : { $card }, en évènement.
event-operated = { $side } : une opération d’un point, sans carte.
event-passed = { $side } : aucune action ce round.
event-points-kept = { $side } : { $number ->
    [one] { $number } point d’activation
   *[other] { $number } points d’activation
} en réserve.
event-drew = { $side } : { $card ->
    [hidden] une carte est piochée
   *[other] { $card } est piochée
}.
event-activated = Activation : { $piece } ({ $place }), { $number ->
    [0] sans dépense
    [one] { $number } PA
   *[other] { $number } PA
}.
event-card-used = { $side } : { $card } est jouée.
event-game-ends = La partie est finie. { $ending }
event-placed = Placement : { $piece }, { $place }.
event-hand-shown = { $side } : { $card } est vue dans la main.
event-discarded = { $side } : { $card } est défaussée.
event-card-rolled = { $card } : { $die } pour { $piece }.
event-forced = { $piece } : { $number ->
    [0] pas de marche forcée
    [one] marche forcée de { $number } point
   *[other] marche forcée de { $number } points
}.
event-entered = { $piece } entre : { $place }{ $number ->
    [hidden] {""}
    [0] {""}
   *[other] {" "}(reste { $number } PM)
}.
event-left-behind = { $piece } reste : { $place }.
event-taken-along = { $piece } est emmené : { $place }.
event-controlled = { $place } change de mains. Contrôle : { $side }.
event-depot-fixed = { $place } : un dépôt devient fixe.
event-depot-freed = { $place } : un dépôt devient mobile.
event-to-reserve = { $piece } va dans la réserve.
event-dissolved = { $piece } est dissoute.
event-called = { $piece } rejoint l’armée depuis { $place }.
event-restored = { $piece } reçoit des remplacements.
event-depot-lost = { $place } : un dépôt est détruit.
event-intercepted = { $piece } intercepte : { $place }, dé { $die }.
event-interception-failed = { $piece } manque l’interception : { $place }, dé { $die }.
event-evaded = { $piece } esquive vers { $place }{ $die ->
    [none] {""}
   *[other]  : { $die }
}.
event-evasion-failed = { $piece } ne parvient pas à esquiver ({ $place }) : { $die }.
event-sheltered = { $piece } entre dans la forteresse : { $place }.
event-stood = { $side } : la force reste sur place ({ $place }).
event-rallied = { $piece } rallie sa force : { $die }.
event-rally-failed = { $piece } ne parvient pas à rallier sa force : { $die }.
event-removed = { $piece } est retiré : { $place }.
event-waited = { $piece } attend la bataille ({ $place }).
event-appointed = { $piece } prend le commandement ({ $place }).
event-out-of-supply = { $side } : la force n’est plus ravitaillée ({ $place }).
event-in-supply = { $side } : la force est de nouveau ravitaillée ({ $place }).
event-attrition-rolled = { $side } : attrition, { $place }, dé { $die } ; { $number ->
    [0] aucun pas perdu
    [one] { $number } pas perdu
   *[other] { $number } pas perdus
}.
event-step-lost = { $piece } perd un pas, { $cause } ({ $place }).
event-fed = { $place } : un dépôt est dépensé pour le test.
event-battle-begins = Bataille : { $place }. Attaquant : { $side }.
event-counter-marched = { $piece } marche au canon ({ $place }) : { $die }.
event-counter-march-failed = { $piece } ne rejoint pas la bataille ({ $place }) : { $die }.
event-morale-chosen = { $side } : le moral de la force est de { $number }.
event-led = { $piece } prend la tête d’assaut.
event-engaged = { $piece } est engagée.
event-lent = { $piece } prête sa valeur tactique.
event-battle-rolled = { $side } : { $dice }, avec les modificateurs { $total } ; pertes infligées : { $losses }.
event-battle-won = { $place } : victoire. Vainqueur : { $side }.
event-wounded = { $piece } est blessé : { $die }.
event-unhurt = { $piece } est indemne : { $die }.
event-morale-rolled = { $side } : test de démoralisation, { $die ->
    [none] perdu sans dé
   *[other] { $die } contre { $number }
}.
event-demoralised = { $side } : la force battue est démoralisée ({ $place }).
event-pursued = { $side } : poursuite, { $die } ; { $number ->
    [0] aucune perte
    [one] { $number } perte de plus
   *[other] { $number } pertes de plus
}.
event-fell-back = { $side } : la force se replie ({ $place }).
event-force-destroyed = { $side } : la force est détruite ({ $place }).
event-chief-falls = { $piece } perd son commandement.
event-siege-begins = Siège : { $place }. Assiégeant : { $side }.
event-siege-rolled = Siège, { $place } : { $die }, avec les modificateurs { $number } ; { $result }.
event-fort-taken = Forteresse prise : { $place }. Vainqueur : { $side }.
event-siege-lifted = Siège levé : { $place }.
event-fort-rebuilt = Forteresse réactivée : { $place }. Contrôle : { $side }.
event-garrison-goes = { $piece } quitte la forteresse : { $result }.
event-sailed = { $piece } et ce qui l’accompagne : { $place }{ $number ->
    [hidden] {""}
   *[other] {" "}(reste { $number })
}.
event-fleet-left = { $piece } reste en arrière : { $place }.
event-loaded = { $piece } embarque : { $fleet }.
event-put-ashore = { $piece } débarque : { $place }.
event-cargo-lost = { $piece } est perdu : { $place }.
event-chased = { $side } intercepte depuis { $place } : { $die }.
event-chase-failed = { $side } manque son interception depuis { $place } : { $die }.
event-slipped = { $side } esquive, { $place } : { $die }.
event-slip-failed = { $side } n’échappe pas, { $place } : { $die }.
event-naval-battle-begins = { $side } livre un combat naval : { $place }.
event-naval-rolled = { $side } fait feu : { $dice }, en tout { $total }.
event-naval-tied = Le combat naval est indécis : { $place }.
event-naval-won = { $side } gagne le combat naval de { $number } : { $place }.
event-fleet-lost = { $piece } est perdue : { $place }.
event-fleets-fell-back = L’escadre se replie ({ $side }) : { $place }.
event-sallied = { $side } sort du port : { $place }.
event-stayed-in-port = { $side } reste au port : { $place } sous blocus.
event-withdrew = { $side } se retire : { $place }.
event-landing-begins = { $side } lance un assaut maritime : { $place }.
event-landing-failed = L’assaut maritime a échoué ({ $side }) : { $place }.
event-landing-won = { $side } a pris { $place } par la mer.
event-to-corsairs = { $piece } va dans la case Corsaires.
event-from-corsairs = { $piece } revient de la case Corsaires : { $place }.
event-port-given-up = Les flottes quittent le port perdu ({ $side }) : { $place }.
event-came-in-sight = { $piece } est en vue : { $place }.
event-stationed = { $piece } commence : { $place }.
event-usual-placement = { $side } : placement habituel.

## Objections

reason-game-over = La partie est finie.
reason-no-such = Cette action n’existe pas.
reason-not-now = Ce n’est pas la question.
reason-not-held = Vous n’avez pas { $card } en main.
reason-not-your-card = { $card } est une carte de l’autre camp.
reason-wrong-moment = { $card } ne se joue pas à ce moment.
reason-needs-missing = Les conditions de { $card } ne sont pas remplies.
reason-played-once = L’évènement de { $card } ne se joue qu’une fois par partie.
reason-too-few-points = Il n’y a pas assez de points d’activation.
reason-not-yours = Ce n’est pas à vous.
reason-no-force = Aucune force ne peut y être activée.
reason-already-marked = { $piece } a déjà agi ce round.
reason-no-forces-left = Cette action n’active plus d’autre force.
reason-no-such-option = { $card } ne donne pas ce choix.
reason-wrong-force = La carte ne s’applique pas à cette force.
reason-beyond-command = Le chef ne peut commander plus de pas.
reason-allies-beyond-half = Les unités d’une puissance majeure alliée ne dépassent pas la moitié du commandement.
reason-too-much-cavalry = Une armée compte au plus 2 pas de réserve de cavalerie.
reason-too-many-generals = Une armée compte au plus 3 généraux subordonnés.
reason-too-many-armies = Une zone contient au plus deux armées d’un même camp.
reason-needs-army = { $piece } ne reste qu’avec une armée.
reason-no-general = Plus d’une unité exige un général.
reason-left-alone = Un général garde au moins une unité de combat.
reason-outranked = La hiérarchie l’interdit.
reason-stacked = Les forces réunies n’en feraient pas une seule.
reason-fixed-depot = Un dépôt fixe reste en place tant qu’un général ne le rend pas mobile.
reason-not-adjacent = { $zone } n’est pas adjacente.
reason-too-far = Il n’y a pas assez de points de mouvement.
reason-neutral-land = { $zone } est en pays neutre.
reason-strait-closed = Une escadre ennemie en mer ferme le détroit.
reason-must-stop = La force doit s’arrêter ici : un ennemi, ou une forteresse qui n’est pas couverte.
reason-besieged = La force est assiégée : elle peut faire une sortie ou rester.
reason-leaves-home = La milice ne quitte pas son pays.
reason-iberia-closed = La péninsule ibérique est fermée à cette force.
reason-nothing-to-control = Il n’y a rien à contrôler ici.
reason-not-supplied = La force n’est pas ravitaillée.
reason-not-there = { $piece } n’est pas là.
reason-no-depot = Ce dépôt n’est pas ici.
reason-not-demoralised = La force n’est pas démoralisée.
reason-demoralised-force = Une force démoralisée ne le peut pas.
reason-enemy-near = Pas avec un ennemi dans la zone.
reason-no-candidate = { $piece } ne peut pas réagir.
reason-card-too-low = { $card } vaut moins que l’initiative du général.
reason-not-evading-there = On ne peut esquiver vers { $zone }.
reason-no-shelter = Aucune forteresse amie ne les abrite ici.
reason-french-first = La première perte revient à une unité française.
reason-came-that-way = L’attaquant est venu de { $zone }.
reason-not-marching = { $piece } ne peut pas rejoindre cette bataille.
reason-mountain-between = Une montagne sans col, ou un détroit, les sépare.
reason-has-tried = { $piece } a déjà essayé.
reason-not-elite = { $piece } n’a pas d’étoile.
reason-not-subordinate = { $piece } n’est pas ici subordonné d’une armée.
reason-lead-first = Le corps en tête d’assaut prend la première perte.
reason-engaged-first = Les unités spéciales engagées viennent ensuite.
reason-cavalry-first = Une des pertes revient à la cavalerie.
reason-steady-first = La moitié des pertes revient à des unités d’un moral au moins égal à celui de la force.
reason-no-retreat-there = La force ne peut pas se replier vers { $zone }.
reason-nearer-first = Une meilleure retraite passe avant.
reason-not-tied = Ce moral n’est pas de ceux à égalité.
reason-not-besieged = Seule une force assiégée, l’ennemi devant ses murs, peut tenter une sortie.
reason-not-together = Cette flotte n’est pas avec l’escadre.
reason-iced = La glace ferme cette mer en hiver.
reason-bosphorus-closed = Le Bosphore n’est ouvert qu’au camp qui tient Constantinople.
reason-foreign-waters = Cette flotte ne peut quitter ses eaux, ou une autre flotte russe est déjà au loin.
reason-port-closed = Ce port vous est fermé.
reason-port-blockaded = Le port est sous blocus : combattez d’abord l’escadre de la case.
reason-too-many-fleets = Pas plus de trois flottes ensemble.
reason-no-sea-way = Une escadre ne peut aller là d’ici.
reason-no-squadron = Il n’y a pas d’escadre pour cela.
reason-attacked-already = Vous avez déjà attaqué ce port dans ce round.
reason-no-room-aboard = Une flotte porte deux pas, un dépôt, un général et un marqueur d’armée.
reason-nothing-aboard = Il n’y a pas de troupes pour cela à bord.
reason-laden = Cette flotte porte des troupes.
reason-no-winter-landing = Pas d’assaut maritime en hiver.
reason-landed-already = Pas d’autre assaut maritime dans cette activation.
reason-fleets-in-port = Il faut d’abord couler les flottes ennemies du port.
reason-too-few-to-besiege = Trop peu débarquent pour assiéger la forteresse.
reason-too-many-to-land = Deux pas seulement font un assaut maritime.
reason-not-corsairs = Seule une flotte coalisée libre va dans la case Corsaires.
reason-must-sail-on = L’escadre ne peut rester ici et peut continuer.
reason-no-transport = C’est déjà à bord, ou cet événement ne transporte pas de troupes.
reason-sea-first = L’escadre en mer tente d’abord, une fois.
reason-no-refuge = L’escadre ne peut aller là.
reason-last-fleet = La dernière flotte d’une escadre ne peut être laissée.
reason-too-far-by-sea = L’escadre n’a pas assez de points de mouvement pour cela.
reason-not-asked-for = Le scénario ne demande pas ce pion ici.
reason-not-to-be-had = Ce pion est déjà placé, ou hors du jeu.
reason-wrong-zone = Le scénario ne permet pas de le placer là.
reason-too-little-command = Le scénario demande un général d’un autre commandement.
reason-no-action = Dites ce que vous voulez faire.
reason-unknown-verb = « { $word } » n’est pas une action.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-piece = Aucun pion ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-place = Aucun lieu ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-zone = Aucune zone ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-card = Aucune carte ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-option = Un choix est a, b, c ou d, pas « { $word } ».
reason-unknown-points = Une marche forcée compte de 0 à 3 points, pas « { $word } ».
reason-unknown-morale = « { $word } » n’est pas un moral.
reason-unknown-word = « { $word } » ne veut rien dire ici.
reason-too-many-words = « { $word } » se dit seul.

## Sources

ui-record-zone = Zones
ui-record-province = Provinces
ui-record-border = Frontières
ui-record-sea = Mers
ui-record-sea-link = Passages en mer
ui-record-country = Pays
ui-record-unit = Unités
ui-record-special = Unités spéciales
ui-record-general = Généraux
ui-record-fleet = Flottes
ui-record-depots = Dépôts
ui-record-army = Armées
ui-record-card = Cartes
ui-record-scenario = Scénarios
ui-record-status = Pays au départ
ui-record-control = Contrôle au départ
ui-record-placed = Pions au départ
ui-record-moored = Flottes au départ
ui-record-attrition-row = Table d’attrition
ui-record-battle-row = Table de bataille
ui-record-siege-row = Table de siège
ui-record-terrain = Coût des frontières
ui-record-figures = Autres nombres
record-row = sur { $row }
record-movement = Mouvement
record-command = Commandement
record-actions = Points d’activation
record-reactions = Interception, esquive, contremarche
record-supply = Ravitaillement
record-attrition = Attrition
record-battle = Bataille
record-siege = Sièges
record-naval = La mer
record-rounds = Rounds
terrain-plain = frontière simple
terrain-bridge = pont
terrain-river = fleuve sans pont
terrain-pass = col
terrain-mountain = montagne
terrain-strait = détroit
terrain-desert = route du désert

## Cards

card-1f-text = Au choix. (a) Contre une campagne majeure adverse : une de vos forces dont le chef a 2 ou 3 en tactique de défense combat ses attaquants un par un. (b) Votre action : la force de Napoléon est activée gratuitement, avec jusqu’à 3 points de marche forcée sans test pour cela. Permanente tant que Paris est à vous ; Malet la retire.
card-2f-text = Votre action : une campagne majeure. Jusqu’à 3 forces terrestres se déplacent sans PA, quelle que soit leur initiative ; celles qui se retrouvent dans une zone combattent ensemble.
card-3f-text = Quand une force coalisée annonce une esquive vers une autre zone : -3 à son dé. Sans effet sur une force démoralisée.
card-4f-text = Budget de la France : la cavalerie de la Garde rejoint une armée française ravitaillée.
card-5f-text = Votre action : nommez une force menée par un général ; faites d’abord marcher à votre gré une force coalisée à 2 zones au plus d’elle, dans la limite de son mouvement et sans contact ; puis votre force est activée gratuitement.
card-6f-text = Quand la Coalition active une force menée par un général : son mouvement baisse de 2 (minimum 1) et elle ne fait pas de marche forcée.
card-7f-text = Au choix. (a) Poursuite après votre victoire : +2 au dé. (b) Siège, par une force ravitaillée, d’une forteresse de niveau 1 vide : un résultat stable devient honneurs de la guerre.
card-8f-text = Bataille : +1 à votre jet si votre force est ravitaillée.
card-9f-text = Guerre étrangère, si la Russie est neutre ou ennemie : 2 pas de corps russes vont dans la case Guerres étrangères jusqu’à sa fin.
card-10f-text = Au choix. (a) Votre action : les blocus des ports d’une mer sont chassés vers le port ennemi le plus proche ; puis une de vos escadres peut y appareiller gratuitement, sans interception dans cette mer. (b) Combat naval hors d’un port, après les totaux : aucune flotte n’est perdue, le vaincu se replie.
card-11f-text = Guerre étrangère, si l’Égypte est alliée de la France ou si Perse est en cours : l’Angleterre éloigne une flotte et un corps jusqu’à sa fin. Escalade +1.
card-12f-text = Phase diplomatique : une action diplomatique à +2, sur une puissance majeure neutre ou un mineur éligible.
card-13f-text = Avant le dé de contremarche d’une de vos forces : +2. Si elle arrive, son test d’attrition a -1.
card-14f-text = Votre action : une carte tirée au hasard dans la main coalisée (pas une permanente) est remélangée à sa pioche, et vous dépensez ses PA.
card-15f-text = Votre action, hors hiver : une escadre d’un port de la Manche appareille gratuitement ; chaque flotte porte 4 pas, et 6 au plus peuvent débarquer dans un port anglais de la Manche si aucune flotte ennemie n’y est en mer.
card-16f-text = Votre action : toutes vos flottes appareillent gratuitement, escadre par escadre, avec des troupes et un assaut maritime ; +1 à vos esquives en mer.
card-17f-text = Au choix. (a) Phase diplomatique : une action diplomatique sur la Turquie à +2. (b) Budget : la Turquie alliée reçoit 4 ressources de plus.
card-18f-text = Budget de la France : 4 ressources de plus, tout de suite.
card-19f-text = Après le test de démoralisation d’une force coalisée battue : son chef quitte le jeu si elle a échoué, va en réserve si elle a réussi. Blücher, Wellington et Charles vont seulement en réserve.
card-20f-text = Si l’Autriche et la Prusse ont été vaincues et que 6 mineurs marqués R sont à vous : la Confédération du Rhin est fondée. Escalade +2, victoire +2.
card-21f-text = Budget de la France : 6 ressources pour des unités terrestres françaises, et deux nouveaux corps en réserve. Désormais une force toute française a -1 au lieu de -2 à l’attrition. Une fois par partie.
card-22f-text = En guerre avec le propriétaire de la Mazovie quand vous tenez Varsovie : si c’est encore vrai à la phase de conquêtes, la Pologne est fondée. Escalade +2.
card-23f-text = Budget de l’Espagne alliée. Au choix : (a) 4 de ses ressources passent à la France, ou (b) une flotte espagnole est construite gratuitement.
card-24f-text = Si l’Espagne est alliée ou Madrid à vous : la péninsule ibérique s’ouvre à 6 de vos pas (12 avec Blocus continental), et jusqu’à trois forteresses proches des Pyrénées passent à vous. Escalade +1, victoire +2. Ne se défausse jamais.
card-25f-text = Le blocus est proclamé : victoire +1 à chaque budget où tous ses ports sont fermés. Il ouvre le Portugal à 6 de vos pas (12 avec Piège de Bayonne). Escalade +3. Ne se défausse jamais.
card-26f-text = Phase de conquêtes : une puissance majeure ennemie autre que l’Angleterre, battue cette année et privée d’une zone clef ou de son armée, subit la paix forcée pour une province. Ni points, ni carte.
card-27f-text = Avant le test de démoralisation d’une de vos forces battues, en majorité française : +2 à son moral.
card-28f-text = Bataille d’une de vos armées ravitaillées : +1 à son jet, +2 en bataille majeure. Annulée par Pluie d’orage ou Contre-pente.
card-29f-text = Bataille où vous attaquez avec la Garde française dans la force : +1 à votre jet.
card-30f-text = Bataille où vous attaquez, si la Pologne existe ou si des Polonais sont avec vous : ignorez le malus d’un col ou d’un pont ; à défaut, +1 à votre jet.
card-31f-text = Avant la poursuite de votre force démoralisée : -3 au dé.
card-32f-text = Bataille avec la réserve de cavalerie française : +1 à votre jet, +2 avec la supériorité de cavalerie. Annulée par Carrés.
card-33f-text = Si l’Autriche a été vaincue et n’est pas en guerre : pas de fin de sa paix cette année, et -2 à la diplomatie ennemie sur elle jusqu’à la fin de l’an prochain.
card-34f-text = Guerre étrangère : l’Angleterre a 4 ressources de moins au prochain budget et éloigne une flotte jusqu’à sa fin.
card-35f-text = Durable : la main coalisée compte une carte de moins, sauf si une de ses flottes est dans la case Corsaires.
card-36f-text = Bataille. Votre armée ravitaillée qui attaque par un fleuve n’a ni malus ni perte de retraite pour lui ; ou, si vous défendez contre un ennemi venu par un fleuve, +1 à votre jet.
card-37f-text = Guerre de Libération. Au choix. (a) Votre action : une force avec général dans la péninsule est activée gratuitement, +1 à ses sièges, et une milice espagnole voisine perd un pas. (b) Guérilla ou Partisans est annulée.
card-38f-text = Une année après le Mariage autrichien, avec Paris à vous : victoire +1.
card-39f-text = Votre action, rounds 1 à 5 : à sa prochaine action la Coalition n’active aucune force terrestre ; jusqu’à 4 unités réduites de vos armées ravitaillées (2 par armée) sont rétablies ; la Coalition pioche une carte.
card-40f-text = Avec un allié forcé : prenez-lui jusqu’à deux corps ; ils vous servent comme ceux d’un mineur jusqu’à la fin de l’alliance.
card-41f-text = Budget de la France : 4 ressources de plus, mais pas de point pour le blocus continental dans ce budget.
card-42f-text = Budget de la France : jusqu’à 6 pas de corps français ordinaires sont construits ou complétés gratuitement au pays.
card-43f-text = Avec 4 pas ennemis en France : les Gardes nationales III et IV (I et II aussi si elles sont en réserve) arrivent à Paris ou dans des forteresses, chaque armée française au pays rétablit jusqu’à deux unités et, si c’est votre action, une force en France est activée gratuitement.
card-44f-text = Au choix. (a) Budget : placez jusqu’à 2 dépôts français gratuitement. (b) Votre action : déplacez sans général jusqu’à 3 dépôts mobiles français de 3 PM chacun, retournez-les à votre gré, puis dépensez 1 PA.
card-45f-text = Pendant les Châtiments, après Erfurt et Bayonne, avec Naples et 4 provinces westphaliennes : la Westphalie est fondée. Victoire +1.
card-46f-text = Budget de la France : la Jeune Garde arrive à pleine force à Paris ou dans une armée française ravitaillée.
card-47f-text = Bataille menée par Napoléon. Au choix. (a) Après les deux jets : relancez vos deux dés et gardez le second résultat. (b) Si vous avez perdu : votre force réussit son test de démoralisation.
card-48f-text = Quand la Coalition tente le siège de votre forteresse : -3 au dé, et être repoussée lui coûte deux pas.
card-49f-text = Si la Hollande est alliée et Amsterdam non perdue : la Hollande devient un protectorat et son corps est au complet. Victoire +1.
card-50f-text = Votre action : une armée française, ou une force française avec général, est activée gratuitement. Interceptions et contremarches contre elle ont -2, et une bataille gagnée lui rend 2 PM.
card-51f-text = Après une bataille gagnée, hors escarmouche : piochez une carte, deux après une bataille majeure.
card-52f-text = Au choix. (a) Votre force battue se replie sans perte de traversée, et le contrôle ennemi ne l’écarte pas. (b) Une force avec général esquive par un fleuve : c’est réussi.
card-53f-text = Au choix. (a) Phase diplomatique : une action diplomatique sur un mineur à +1. (b) Contre la diplomatie ennemie : -2 au dé. (c) Contre Scharnhorst ou Schönbrunn : sur 1 ou 2 la puissance ne change pas de statut.
card-54f-text = Si la Pologne existe et que Varsovie n’est pas perdue : le second corps polonais entre en réserve, et jusqu’à 4 pas polonais sont reconstruits gratuitement en Pologne.
card-55f-text = Votre action, avec Napoléon et un pas ennemi en France : sa force est activée deux fois gratuitement ; en France, sans test de marche forcée.
card-1c-text = Votre action : toutes les flottes anglaises et des mineurs alliés appareillent gratuitement, escadre par escadre, avec des troupes ; l’une peut mener un assaut maritime. Permanente tant que Londres est à vous.
card-2c-text = Avec 10 pas ennemis en Russie : deux milices, Tchigatchov et deux corps y arrivent, et une force russe est activée gratuitement. Permet Terre brûlée. Une fois par partie ; permanente tant que Moscou est à vous.
card-3c-text = Au choix. (a) En guerre contre la Turquie : jusqu’à 3 corps autrichiens déployés gratuitement. (b) L’Autriche reçoit 6 ressources. (c) Réforme de l’Autriche et de la Prusse, chacune si elle a été vaincue. Une fois par partie ; permanente tant que l’Autriche et Vienne sont à vous.
card-4c-text = Après les dés, à la place du test de blessure du subordonné ennemi qui a prêté sa valeur : sur 5 ou 6 il quitte le jeu, sur 3 ou 4 il va en réserve.
card-5c-text = Bataille d’une force ravitaillée avec au moins 2 pas anglais : +1 à votre jet.
card-6c-text = Si l’Espagne est neutre ou française et qu’une de vos flottes est sur ses routes : l’Angleterre gagne 4 ressources, l’Espagne en perd 2.
card-7c-text = Phase diplomatique : une action diplomatique à +2 sur une puissance neutre quelconque, bien que la carte vaille 1.
card-8c-text = Si la Turquie n’est pas avec vous et que Belgrade est libre de l’Empire : les Serbes s’y lèvent. La Turquie neutre perd 2 ressources à chaque budget.
card-9c-text = Guerre de Libération, votre action : jusqu’à trois forces ennemies de la péninsule hors de leurs forteresses perdent un pas sur 4 ou plus (une armée sur 5) ; puis jusqu’à deux marqueurs français y sont retirés.
card-10c-text = Combat naval avec Nelson : relancez tous les dés de son escadre. Puis un dé, +1 par flotte ennemie détruite : sur 5 ou plus, Nelson et cette carte quittent le jeu.
card-11c-text = Avec des Russes dans la force, au choix : (a) votre poursuite, +2 au dé ; (b) votre force démoralisée, -2 à la poursuite ennemie.
card-12c-text = Votre force battue, quand elle nomme sa retraite ou avant la poursuite : aucune perte de fleuve ou de montagne, et -3 au dé de poursuite.
card-13c-text = Budget de la Russie : les Chevaliers-Gardes rejoignent une armée russe ravitaillée.
card-14c-text = Votre action : une campagne majeure. Jusqu’à 3 forces terrestres se déplacent sans PA, quelle que soit leur initiative ; celles qui se retrouvent dans une zone combattent ensemble.
card-15c-text = Contre une campagne majeure adverse : une de vos forces dont le chef a 2 ou 3 en tactique de défense combat ses attaquants un par un.
card-16c-text = Votre action au round 6 : l’année compte un round 7, en hiver, pour les deux camps.
card-17c-text = Phase diplomatique : une action diplomatique à +1 sur un mineur neutre avec un port. Si c’est le Danemark, sa flotte quitte le jeu de toute façon. Escalade +1.
card-18c-text = Si le Royaume de Bavière existe : les Tyroliens se lèvent et combattent aussitôt l’ennemi présent. Escalade +1.
card-19c-text = Après Bayonne ou le blocus, ou pendant les Châtiments : l’Espagne vous rejoint en guerre de Libération avec quatre milices ; les limites ibériques tombent ; piochez une carte. Escalade +2.
card-20c-text = Budget : piochez aussitôt deux cartes. Escalade +1.
card-21c-text = Budget : une ou deux de vos puissances majeures autres que l’Angleterre reçoivent 6 ressources en tout.
card-22c-text = Si le corps royaliste n’est pas sur la carte : il se lève en Poitou ou en Bretagne, là où n’est aucun ennemi. Toujours ravitaillé là ; ailleurs, depuis un port avec un dépôt anglais.
card-23c-text = Votre action, hors hiver : une de vos escadres appareille gratuitement avec des troupes et peut débarquer jusqu’à 4 pas, à -1 au lieu de -3 dans la bataille.
card-24c-text = Budget de l’Angleterre : 6 ressources de plus, tout de suite. Escalade +1.
card-25c-text = Votre action : regardez la main ennemie ; une de ses cartes tirée au hasard (ni permanente, ni Bayonne, ni le blocus) est défaussée ; puis dépensez 1 PA.
card-26c-text = Bataille d’une force ravitaillée en majorité russe : +1 à votre jet.
card-27c-text = Phase de conquêtes : une puissance qui doit se rendre continue la lutte cette année ; une défaite ultérieure lui coûte 4 provinces et peut-être une alliance forcée. Escalade +1.
card-28c-text = Votre action : la force de Blücher, ou sans lui une force prussienne avec général, est activée gratuitement, avec jusqu’à 3 points de marche forcée sans test pour cela.
card-29c-text = Bataille : l’ennemi n’a pas le bonus de supériorité de cavalerie, et Cuirassiers est annulée.
card-30c-text = Votre action : une campagne majeure de 3 forces au plus, dont deux au moins de puissances majeures différentes. Les lignes intérieures n’y répondent que là où Napoléon commande lui-même.
card-31c-text = Avec des Anglais dans la force, au choix : (a) après votre victoire, hors escarmouche, -1 au moral ennemi ; (b) +1 à une tentative de siège ; (c) combat naval dans un port ennemi, +2 à votre total.
card-32c-text = Avant le dé de contremarche d’une de vos forces : +3, et pas de test d’attrition si elle arrive.
card-33c-text = Budget de l’Angleterre : la cavalerie d’Uxbridge rejoint une armée anglaise ravitaillée.
card-34c-text = Budget de l’Angleterre : la Légion allemande du Roi rejoint une armée anglaise ravitaillée.
card-35c-text = En bataille sur un subordonné français, ou comme action sur un général français qui ne commande pas d’armée (jamais Napoléon, Davout, Eugène ni Poniatowski) : sur 6 il quitte le jeu, sur 4 ou 5 il va en réserve.
card-36c-text = Quand Napoléon est hors de France : la carte Génie Napoléon quitte le jeu.
card-37c-text = Bataille contre Napoléon : sa valeur tactique baisse de 1 pour le jet.
card-38c-text = Dès 1810, si la Suède n’est pas un protectorat : le Bernadotte français s’en va ; la Suède, au besoin gagnée à +3, déploie Bernadotte et son corps.
card-39c-text = Bataille : Artillerie à cheval et Grande batterie sont annulées ; si aucune n’est jouée et que l’ennemi attaque, -1 à son jet.
card-40c-text = Après Sainte Russie, comme action ou quand une force ennemie est activée en Russie : jusqu’à 4 zones russes sans ennemi sont dévastées cette année. Elles comptent comme pauvres, ne sont pas des relais et ajoutent 1 au prochain test d’attrition.
card-41c-text = Budget : un général coalisé sorti du jeu rejoint sa réserve et peut être déployé aussitôt.
card-42c-text = Bataille où vous défendez sous Wellington ou en majorité anglais : +1 à votre jet, et Grande batterie est annulée.
card-43c-text = Bataille où vous défendez une zone avec ville ou forteresse : +1 à votre jet.
card-44c-text = Si Lisbonne est à vous avec des Anglais : jusqu’à la fin du jeu l’ennemi y a -2 en attaque terrestre et en siège tant que vous la tenez.
card-45c-text = Si la Prusse a été vaincue : elle se réforme ; alliée forcée, elle vous rejoint, neutre, sur 3 ou plus ; en paix forcée ordinaire, +2 à sa fin.
card-46c-text = Budget : l’Autriche et la Prusse, chacune si elle a été vaincue, se réforment ; puis jusqu’à 4 pas de Landwehr sont construits gratuitement.
card-47c-text = Si l’Autriche a été vaincue : alliée forcée, elle vous rejoint, neutre, sur 3 ou plus ; en paix forcée ordinaire, +2 à sa fin.
card-48c-text = Budget : jusqu’à trois de vos puissances majeures autres que l’Angleterre reçoivent 8 ressources en tout, 4 au plus chacune.
card-49c-text = Guerre de Libération, budget de l’Espagne : jusqu’à 4 pas espagnols sont construits ou complétés gratuitement dans des villes et forteresses espagnoles sans ennemi.
card-50c-text = Votre action, au choix : (a) un dépôt ennemi hors de France, avec moins de 4 pas autour de lui, est retiré ; (b) jusqu’à deux marqueurs ennemis chez vous, sans unité ni forteresse, sont retirés. Puis dépensez 1 PA.
card-51c-text = Une action diplomatique à +3 sur un mineur allié à la France, même de la Confédération ou de Westphalie, mais pas un protectorat à part entière.
card-52c-text = Durable : votre main n’est plus limitée à 10 cartes.
card-53c-text = Votre action en hiver : toute force ennemie de 4 pas ou plus en Russie hors de ses villes, ou en zone pauvre de Prusse ou d’Autriche, fait un test d’attrition avec le +2 de l’hiver et sans dépôt.
card-54c-text = Votre action, en 1815 ou avec des pas à vous en France : jusqu’à trois forces de trois puissances différentes sont activées gratuitement, l’une après l’autre ; elles ne combattent pas ensemble.
card-55c-text = Phase de conquêtes, avec Paris à vous : le moral français baisse de 1 tant que vous la tenez, et la prochaine main ennemie a une carte de moins.

odds-title-battle = La bataille de { $place } : attaquant { $side }
odds-title-battle-course = La bataille de { $place } jusqu’à son terme : attaquant { $side }
odds-title-attrition = Test d’attrition : { $place }
odds-title-interception = { $piece } intercepte : { $place }
odds-title-evasion = { $piece } esquive vers { $place }
odds-title-counter-march = { $piece } marche au canon : { $place }
odds-title-rally = { $piece } rallie sa force
odds-title-chase = { $side } : interception en mer depuis { $place }
odds-title-slip = { $side } : esquive, { $place }
odds-title-wound = { $piece } est-il blessé ?
odds-title-siege = Le siège de { $place } : un essai, { $side }
odds-title-naval = Le combat naval de { $place } : { $side } se présente
odds-title-morale = Test de démoralisation après la bataille de { $place } : { $side }
odds-title-pursuit = Poursuite après la bataille de { $place } : { $side }
odds-title-card = { $card } : le sort de { $piece }
odds-line-force = { $side } : { $number ->
    [one] un pas
   *[other] { $number } pas
}
odds-line-part-odds = { $side } : rapport de forces ({ $effect })
odds-line-part-terrain = { $side } : terrain et frontière ({ $effect })
odds-line-part-leaders = { $side } : le commandant et qui prête sa valeur ({ $effect })
odds-line-part-elite = { $side } : l’élite en tête, les unités spéciales ({ $effect })
odds-line-part-cavalry = { $side } : supériorité de cavalerie ({ $effect })
odds-line-part-unsupplied = { $side } : non ravitaillé ({ $effect })
odds-line-part-interceptor = { $side } : venu par interception ({ $effect })
odds-line-part-landing = { $side } : débarque ({ $effect })
odds-line-part-demoralised = { $side } : démoralisé ({ $effect })
odds-line-part-cards = { $side } : cartes ({ $effect })
odds-line-lender = { $piece } prête sa valeur : sur un 6 il est blessé
odds-line-no-more = Personne ne mène, ne prête sa valeur ni ne joue de carte au-delà de ce qui est déclaré
odds-line-attrition-steps = { $number ->
    [one] Un pas est testé
   *[other] { $number } pas sont testés
}
odds-line-attrition-forced = Marche forcée ({ $effect })
odds-line-attrition-mountain = Par une montagne ({ $effect })
odds-line-attrition-marsh = Marais en pays pauvre ({ $effect })
odds-line-attrition-poor = Pays pauvre ({ $effect })
odds-line-attrition-armies = Deux armées ensemble ({ $effect })
odds-line-attrition-winter = Hiver ({ $effect })
odds-line-attrition-siege = Assiégé : le marqueur de siège ({ $effect })
odds-line-attrition-unsupplied = Non ravitaillé ({ $effect })
odds-line-attrition-depot = Un dépôt est dépensé ({ $effect })
odds-line-attrition-home = Sur le territoire national ({ $effect })
odds-line-attrition-cards = Cartes ({ $effect })
odds-line-attrition-nation = La nation marche bien ({ $effect })
odds-line-reaction-cavalry = Supériorité de cavalerie ({ $effect })
odds-line-reaction-initiative = Meilleure initiative ({ $effect })
odds-line-reaction-cards = Cartes ({ $effect })
odds-line-reaction-ground = Terrain difficile ({ $effect })
odds-line-evasion-ground = L’ennemi est venu par un terrain difficile ({ $effect })
odds-line-counter-march-general = La valeur tactique du général ({ $effect })
odds-line-sea-initiative = La meilleure initiative de l’escadre ({ $effect })
odds-line-needs = Le dé doit atteindre { $number } avec tout ce qui s’ajoute
odds-line-morale-force = Moral de la force ({ $effect })
odds-line-morale-general = La valeur tactique de son général ({ $effect })
odds-line-morale-losses = Elle a perdu plus que l’ennemi ({ $effect })
odds-line-morale-cards = Cartes ({ $effect })
odds-line-pursuit-general = La valeur du commandant en attaque ({ $effect })
odds-line-pursuit-cards = Cartes ({ $effect })
odds-line-pursuit-cavalry = Réserve de cavalerie et généraux de cavalerie ({ $effect })
odds-line-siege-general = Le général assiégeant ({ $effect })
odds-line-siege-governor = Un général dans la place ({ $effect })
odds-line-siege-army = Une armée assiège ({ $effect })
odds-line-siege-marker = Le marqueur de siège ({ $effect })
odds-line-siege-citadel = Citadelle ({ $effect })
odds-line-siege-cards = Cartes ({ $effect })
odds-line-naval-fleet = { $piece } ({ $effect })
odds-line-naval-cards = { $side } : cartes ({ $effect })
odds-line-naval-fort = { $number ->
    [one] La forteresse du port tire avec un dé
   *[other] La forteresse du port tire avec { $number } dés
}
odds-line-under-way = La bataille telle qu’elle est
odds-line-attacks = { $piece } attaque dans son état, sans attrition en chemin
odds-line-beliefs = Ce que vous ne pouvez savoir est redistribué à chaque essai
odds-line-policy = Les deux camps jouent à l’instinct, cartes et réactions comprises
odds-measure-result = Issue
odds-measure-attacker_losses = Pas perdus par l’attaquant
odds-measure-defender_losses = Pas perdus par le défenseur
odds-measure-broken = La force battue
odds-measure-losses = Pas perdus
odds-measure-success = Succès
odds-measure-wounded = Blessé
odds-measure-siege = Résultat
odds-measure-sea_result = Issue
odds-measure-attacker_fleets = Flottes perdues par qui se présente
odds-measure-defender_fleets = Flottes perdues par qui était là
odds-measure-fate = Ce qu’il devient
odds-value-result-0 = l’attaquant gagne
odds-value-result-1 = le défenseur gagne
odds-value-result-2 = pas de bataille : le défenseur est parti
odds-value-broken-0 = tient
odds-value-broken-1 = est démoralisée
odds-value-broken-2 = est détruite
odds-value-success-0 = non
odds-value-success-1 = oui
odds-value-wounded-0 = non
odds-value-wounded-1 = oui
odds-value-siege-0 = repoussé : l’assiégeant perd un pas
odds-value-siege-1 = sans changement
odds-value-siege-2 = honneurs de la guerre
odds-value-siege-3 = brèche
odds-value-sea_result-0 = qui se présente gagne
odds-value-sea_result-1 = qui était là gagne
odds-value-sea_result-2 = égalité
odds-value-fate-0 = reste
odds-value-fate-1 = à la réserve
odds-value-fate-2 = hors du jeu

reason-no-battle-there = Aucune bataille ne se livre à { $zone }, et aucune n’y commencerait.

lesson-set-up = Prenez le placement habituel : Napoléon et la Grande Armée entre Paris et la Belgique, le reste de l’armée aux frontières. Dans une prochaine partie, vous pourrez placer vous-même les pièces libres.
lesson-aim = Vous êtes Napoléon, à l’été 1815. Vous gagnez si, à la fin de l’année, la France n’est pas conquise et qu’une au moins de vos armées est en bon ordre. Si vous-même êtes perdu, tout est perdu. Frappez Blücher puis Wellington, l’un après l’autre, avant que n’arrivent Autrichiens et Russes. Dépensez une carte pour ses points d’activation ; gardez celles qui servent en bataille.
lesson-event = Une carte peut être jouée pour son événement plutôt que pour ses points. La Campagne majeure met trois forces en marche à la fois ; le Génie de Napoléon épargne le test à sa marche forcée. Lisez vos cartes avant chaque round.
lesson-rain = Le temps se gâte : chaque force a désormais un point de mouvement de moins. Veillez à ce que Paris, Lyon et Bordeaux ne restent pas sans troupes.
lesson-winter = Le dernier round. Les marches forcées usent une armée bien plus vite, et il ne vient plus de remplacements. Gardez vos armées ravitaillées, loin des mauvaises batailles : il leur suffit de tenir.
lesson-activate = Activez la force que vous voulez mouvoir. Choisissez Napoléon : son initiative est de 1, il coûte donc un point, et la Grande Armée va avec lui. Un corps sans général coûte aussi un point, et un second s’il attaque.
lesson-price = Ce que vous ne dépensez pas va à votre réserve et n’est perdu qu’à la fin de l’année. Mais une seconde armée près de l’ennemi vaut souvent mieux que des points économisés.
lesson-fleet = Une flotte s’active pour un point. Vos trois escadres sont bloquées par les Anglais. Devant Toulon il n’y en a qu’une : sortez-y si vous voulez voir un combat. Elle peut porter deux pas, et un corps débarqué sur les arrières coupe une ligne de ravitaillement.
lesson-forced-march = Jusqu’à trois points de plus, mais chacun ajoute 1 au dé d’un test d’attrition. L’ennemi est à Namur, tout près : n’en demandez aucun. Les chances disent ce qu’une marche forcée peut coûter.
lesson-replacements = Cette année, chaque armée française que vous activez reçoit deux pas si elle est ravitaillée : complétez des corps réduits, ou relevez-en un qui était perdu. Activez donc vos armées, même pour peu de chemin.
lesson-muster = Tous ceux qui peuvent partir sont déjà choisis. Laissez quelqu’un là où il faut tenir une forteresse ou une zone clef ; un dépôt qui suit nourrit l’armée lors de son prochain test.
lesson-call = Une armée peut appeler les forces voisines, pour un point de mouvement en tout. Davout pourrait venir de Paris, mais il faudrait alors qu’un autre le garde.
lesson-move = Marchez zone par zone. Entrer dans une zone où se trouve l’ennemi, c’est l’attaquer : demandez d’abord les chances d’entrer à Namur. Vous avez autant de pas que Blücher, mais le meilleur général et la Garde.
lesson-siege = Namur a une forteresse. Une forteresse ennemie active vous arrête ; qui a gagné une bataille devant elle peut tenter aussitôt de la prendre, puis de nouveau pour un point de mouvement chaque fois. Plus un siège dure, plus il devient facile.
lesson-supply = Une force est nourrie par une ligne qui va de place en place, à deux points de mouvement au plus l’une de l’autre, jusqu’en France. Les ennemis, leurs forteresses et leurs villes la coupent. Montrez les lignes avant de marcher loin : sans ravitaillement on combat à -3 et l’on fond.
lesson-control = Une ville ne change de mains que si une force ravitaillée s’y arrête et paie un point. Le contrôle prolonge votre ravitaillement et coupe celui de l’ennemi.
lesson-rally = Une force démoralisée n’attaque ni ne force sa marche, et disparaît si elle l’est une seconde fois. Pour deux points, ravitaillée, son général peut la rallier.
lesson-intercept = Un ennemi passe près d’un de vos généraux. Pour une carte qui vaut au moins son initiative, il peut fondre sur lui : 5 ou plus au dé. Faites-le là où vous êtes le plus fort.
lesson-defend = Vous êtes attaqué. Tenez si les chances sont bonnes ; une force faible esquive vers la zone voisine, ou s’abrite derrière les murs et y retient l’ennemi.
lesson-engage = Dans une campagne majeure, plusieurs forces peuvent se réunir avant de combattre. Attendez les autres, à moins de gagner seul.
lesson-counter-march = Les généraux voisins d’une bataille peuvent marcher au canon : un dé et une valeur tactique, 5 ou plus. Ceux qui arrivent comptent dès le début, même dans le rapport de forces.
lesson-leads = Un corps d’élite en tête ajoute ses étoiles à vos dés, et les unités spéciales, comme la cavalerie de la Garde, aussi. Mais les premières pertes sont pour eux.
lesson-lends = Un subordonné de l’armée peut prêter sa valeur tactique. Sur un 6 il est blessé et perdu pour l’année : prenez Ney ou Jérôme selon que vous attaquez ou défendez.
lesson-answer = Une fenêtre pour des cartes : jouez-en une qui convient, ou passez. L’attaquant montre les siennes le premier. Gardez-les pour les batailles qui comptent.
lesson-losses = La moitié des pertes tombe sur des unités du moral de la force ou mieux ; le reste, sur les plus faibles. Perdre un second pas, c’est perdre le corps.
lesson-retreat = Les vaincus s’en vont : l’attaquant d’où il vient, le défenseur en terrain ami sans ennemis. Pensez au ravitaillement là-bas, et à Paris derrière.
lesson-pursuit = L’ennemi poursuit avec sa cavalerie. On peut abandonner des dépôts plutôt que des hommes.
lesson-feed = Un dépôt dépensé maintenant abaisse de 2 le dé du test. Faites-le pour une grande armée ; une petite force perd peu de toute façon.
lesson-attrition = La marche vous a coûté des hommes. Une armée française paie d’abord en pas français. Marchez moins vite quand vous le pouvez.
lesson-rebuild = La forteresse est en ruine. Un pas ou un dépôt la rend aussitôt active, pour vous. Cela ne vaut la peine que là où l’ennemi doit passer.
lesson-sail = Du port, passez dans sa case de blocus, puis en mer ; les escadres anglaises peuvent vous intercepter sur un 6, initiative comprise. Au combat, chaque flotte lance un dé et ajoute sa valeur tactique.
lesson-landing = Des troupes embarquées dans un port peuvent descendre dans un autre des vôtres, ou débarquer devant un port ennemi : cet assaut se livre à -3.
lesson-sally = L’ennemi vient bloquer votre port. Si vous êtes le plus fort, sortez ; sinon restez sous les canons de la forteresse.
lesson-last-siege = L’année est finie, et chaque siège a droit à un dernier essai gratuit.

ui-help-province = province NOM : ses zones et qui s’y trouve
ui-help-supply = supply : d’où partent les lignes de ravitaillement, et qui est coupé
ui-help-board = board : la bataille en cours
ui-help-odds = odds ACTION | odds battle ZONE [GÉNÉRAL] : les chances avant de s’engager
ui-your-hand = Votre main : { $cards }
ui-at-sea = En mer et devant les ports
ui-sources = nourri depuis { $places }
ui-cut-off = { $place } : coupé par { $by }
ui-more-forces = D’autres se trouvent ailleurs : tapez forces.

roll-battle-rolled = bataille
roll-naval-rolled = combat naval
roll-pursued = poursuite
roll-intercepted = interception
roll-interception-failed = interception manquée
roll-evaded = esquive
roll-evasion-failed = esquive manquée
roll-counter-marched = marche au canon
roll-counter-march-failed = marche au canon manquée
roll-chased = interception en mer
roll-chase-failed = interception en mer manquée
roll-slipped = esquive en mer
roll-slip-failed = esquive en mer manquée
roll-attrition-rolled = attrition (petit dé favorable)
roll-morale-rolled = test de démoralisation (petit dé favorable)
roll-rallied = ralliement (petit dé favorable)
roll-rally-failed = ralliement manqué (petit dé favorable)
roll-wounded = blessure (petit dé favorable)
roll-unhurt = pas de blessure (petit dé favorable)
