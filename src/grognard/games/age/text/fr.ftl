# L’Âge de Napoléon en français.

## Names

title-age = L’Âge de Napoléon
edition-living = Règles vivantes
edition-original = Règles d’origine
scenario-1805 = 1805
scenario-1805-about = La Troisième Coalition : les Français derrière le Rhin, les Autrichiens en Bavière, onze ans à jouer.
scenario-1809 = 1809
scenario-1809-about = L’Autriche reprend les armes, et l’Espagne est soulevée.
scenario-1813 = 1813
scenario-1813-about = Après la Russie : la Prusse se soulève, et Napoléon a peu de temps pour renverser le sort.
option-one-diplomacy-card = Une seule carte de diplomatie
option-one-diplomacy-card-about = Au plus une carte de diplomatie par pays majeur et par an. Règles vivantes seulement.
option-no-surrender-1815 = Pas de reddition sans effet en 1815
option-no-surrender-1815-about = La carte Pas de reddition est sans effet en 1815 ; qui la tire en tire une autre. Règles vivantes seulement.
option-napoleon-returns = Le retour de Napoléon
option-napoleon-returns-about = Une fois avant 1815 les Français peuvent rendre la France de leur gré : tout ce qu’ils commandent devient neutre, et Napoléon revient l’année suivante.
seat-french = Français
seat-coalition = Coalition
side-french = Les Français
unknown-piece-french = un corps français
unknown-pieces-french = { $n } corps français
side-coalition = La Coalition
unknown-piece-coalition = un corps de la Coalition
unknown-pieces-coalition = { $n } corps de la Coalition
side-british = Les Britanniques
unknown-piece-british = un corps britannique
unknown-pieces-british = { $n } corps britanniques
side-russian = Les Russes
unknown-piece-russian = un corps russe
unknown-pieces-russian = { $n } corps russes
side-austrian = Les Autrichiens
unknown-piece-austrian = un corps autrichien
unknown-pieces-austrian = { $n } corps autrichiens
side-prussian = Les Prussiens
unknown-piece-prussian = un corps prussien
unknown-pieces-prussian = { $n } corps prussiens
side-spanish = Les Espagnols
unknown-piece-spanish = un corps espagnol
unknown-pieces-spanish = { $n } corps espagnols
kind-corps = corps
kind-ally = allié mineur
corps-about = combat { $battle }, mouvement { $movement }, commandement { $command }
mark-neutral = neutre
mark-member = membre de la Coalition
mark-insurgent = insurgé
mark-ally = allié de la France
mark-dominion = domination française
mark-risen = s’est soulevé contre la France
mark-detached = détaché
mark-occupied-french = occupé par les Français
mark-occupied-coalition = occupé par la Coalition
mark-aimed = une carte de diplomatie est posée ici
mark-reduced = à force réduite
mark-moved = a bougé
mark-chosen = est de la marche
mark-engaged = engagé
area-capital = capitale
area-detachable = détachable
area-mountain = montagne
area-swamp = marais
area-barren = stérile
sea-channel = Manche
sea-atlantic = Atlantique
sea-north-sea = mer du Nord
sea-baltic = Baltique
sea-mediterranean = Méditerranée
sea-all = mer
alignment-neutral = devient neutre
alignment-member = rejoint la Coalition
alignment-insurgent = se soulève contre les Français
alignment-ally = devient allié de la France
alignment-dominion = devient une domination française
phase-diplomacy = Diplomatie
phase-insurrection = Insurrection
phase-strategy = Stratégie
phase-reinforcement = Renforts
phase-campaign = Campagne
phase-surrender = Reddition
phase-winter = Usure d’hiver
phase-victory = Victoire
turn-diplomacy = { $year }, diplomatie
turn-insurrection = { $year }, insurrection
turn-strategy = { $year }, stratégie
turn-reinforcement = { $year }, renforts
turn-campaign = { $year }, campagne
turn-surrender = { $year }, reddition
turn-winter = { $year }, usure d’hiver
turn-victory = { $year }, victoire
turn-round = { $year }, round { $round }
cause-winter = par l’hiver
cause-cold-march = dans une marche d’hiver
cause-battle = au combat
track-year = Année
track-round = Round
track-phase = Phase
track-phase-diplomacy = Diplomatie
track-phase-insurrection = Insurrection
track-phase-strategy = Stratégie
track-phase-reinforcement = Renforts
track-phase-campaign = Campagne
track-phase-surrender = Reddition
track-phase-winter = Hiver
track-phase-victory = Victoire
track-round-5 = 5 ❄
track-round-6 = 6 ❄
track-markers = Marqueurs
track-levy-french = Français déployés
track-levy-french-allies = Alliés des Français déployés
track-levy-british = Britanniques déployés
track-levy-british-allies = Alliés des Britanniques déployés
track-levy-russian = Russes déployés
track-levy-austrian = Autrichiens déployés
track-levy-prussian = Prussiens déployés
track-levy-spanish = Espagnols déployés
mark-britannia = Britannia
mark-radetzky = réforme de Radetzky
mark-stein = réforme de Stein
mark-spain-rose = l’Espagne s’est soulevée
mark-invaded = la Russie est envahie
mark-ottoman-war = guerre contre les Ottomans
mark-american-war = guerre avec l’Amérique
mode-countries = Pays
mode-alliances = Alliances
mode-terrain = Terrain
ui-type-example = Tapez une action, p. ex. march sachsen
ui-reach-cost = Zones : { $n }
ui-reach-forced = avec une marche forcée
ui-reach-losses = corps perdus par attrition, en moyenne : { $n }
ui-reach-battle = bataille
ui-reach-neutral = viole la neutralité
ui-reach-interception = peut être intercepté
ui-about = L’Europe de 1805 à 1815 : des alliances qui tournent, des corps sous de grands chefs, 55 cartes. Une soirée pour 1813, plusieurs pour 1805.
ui-play-french = Jouer les Français contre l’ordinateur
ui-play-french-about = Dominez le continent, ou soyez encore debout en 1815.
ui-play-coalition = Jouer la Coalition contre l’ordinateur
ui-play-coalition-about = Durez plus que Napoléon, soulevez l’Europe contre lui et abattez-le.
ui-map-atlantic = Atlantique
ui-map-channel = Manche
ui-map-north-sea = Mer du Nord
ui-map-baltic = Baltique
ui-map-mediterranean = Méditerranée
ui-map-black-sea = Mer Noire
ui-map-ice = glace en hiver
ui-map-strait = détroit
ui-map-mountain = montagne
ui-map-swamp = marais
ui-map-barren = stérile : hivers rudes
deck-pile = Pioche
deck-discards = Défausse
deck-set-aside = Mises de côté
aside-reserve-french = Réserve française
aside-reserve-british = Réserve britannique
aside-reserve-russian = Réserve russe
aside-reserve-austrian = Réserve autrichienne
aside-reserve-prussian = Réserve prussienne
aside-reserve-spanish = Réserve espagnole
aside-prisoners = Prisonniers
aside-lost = Perdus à jamais
aside-waiting = Pas encore disponibles
aside-out = Hors du jeu
panel-battle = Bataille
panel-battle-attacker = attaque
panel-battle-defender = défend
panel-battle-strength = force
panel-battle-corps = par les corps
panel-battle-home = chez soi
panel-battle-sea = venus de la mer
panel-battle-cards = cartes
panel-battle-losses = pertes à désigner :
panel-battle-permanent = { $n } à jamais
panel-battle-temporary = { $n } pour un temps
panel-battle-others = sur place
panel-battle-none = aucun engagé encore
panel-battle-gone = plus personne

## Questions

step-order = Qui joue le premier
ask-order = Dites qui joue le premier dans cette phase.
step-diplomacy = Diplomatie
ask-diplomacy = Jouez des cartes de diplomatie sur des pays, ou dites que vous avez fini.
step-join = Nouveaux alliés
ask-join = { $country } est maintenant de votre camp : déployez ses corps, ou dites que vous avez fini.
step-insurrection = Insurrection
ask-insurrection = Déclenchez des insurrections, ou dites que vous avez fini.
step-strategy = Cartes de stratégie
ask-strategy = Jouez des cartes de stratégie, ou dites que vous avez fini.
step-take-britannia = Britannia
ask-take-britannia = Les Français ont jeté Britannia : jetez une carte pour la prendre, ou passez.
step-reinforcement = Renforts
ask-reinforcement = Déployez des corps, rétablissez des armées, jouez Vétérans ; puis dites que vous avez fini.
step-minor-excess = Trop d’alliés mineurs
ask-minor-excess = Vous commandez trop peu de pays mineurs : retirez un allié mineur.
step-no-surrender = Pas de reddition ?
ask-no-surrender = { $country } va se rendre : empêchez-le par une carte, ou passez.
step-after-surrender = Après la reddition
ask-after-surrender = { $country } s’est rendu aux Français : jouez { $card }, ou passez.
step-concessions = Concessions territoriales
ask-concessions = Détachez aussi l’autre secteur de { $country }, ou dites que vous avez fini.
step-redeploy = Redéploiement
ask-redeploy = { $country } s’est rendu : ramenez vos corps dans le secteur ami le plus proche.
step-abdication = Abdication
ask-abdication = Rendez la France de votre gré, ou passez.
step-winter-army = Hiver
ask-winter-army = Choisissez l’armée qui tire ensuite.
step-winter-cards = Cartes d’hiver
ask-winter-cards = L’armée de { $area } va tirer : jouez { $card }, ou passez.
step-winter-losses = Pertes d’hiver
ask-winter-losses = Nommez un corps perdu dans { $area } (encore { $number }).
step-claim = Victoire
ask-claim = Réclamez maintenant une victoire marginale, ou continuez pour une victoire décisive.

## Verbs

verb-first = Premier à jouer :
verb-play = Jouer
verb-fetch = Jouer par Napoleonica
verb-pass = Passer
verb-done = Fini
verb-deploy = Déployer
verb-recover = Rétablir
verb-restore = Rappeler par Vétérans
verb-discard = Jeter
verb-remove = Retirer
verb-lose = Perdre
verb-detach = Détacher
verb-redeploy = Redéployer
verb-claim = Réclamer la victoire
verb-use = Jouer
verb-recall = Jouer par Napoleonica
verb-revive = Rappeler par Napoleonica
verb-abdicate = Rendre la France
verb-winter = Tirer pour
word-me = moi
word-other = l’autre

## Events

event-year-begins = L’année { NUMBER($year, useGrouping: 0) } commence.
event-phase-begins = Phase : { $phase }.
event-order-chosen = { $side } : à jouer en premier.
event-played = { $side } : { $card } est jouée.
event-aimed = { $side } : { $card } est posée sur { $country }.
event-fetched = { $side } : Napoleonica remet { $card } en jeu.
event-discarded = { $side ->
    [none] { $card } est jetée.
   *[other] { $side } : { $card } est jetée.
}
event-dealt = { $side } : { $number ->
    [one] une carte
   *[other] { $number } cartes
} à tirer.
event-drew = { $side } : { $card ->
    [hidden] une carte est tirée
   *[other] { $card } est tirée
}.
event-reshuffled = Toutes les cartes sont mélangées : { $number } dans la pioche.
event-aligned = { $country } { $alignment }.
event-cancelled = Les cartes sur { $country } s’annulent.
event-to-reserve = { $corps } retourne dans la réserve.
event-deployed = { $corps } est déployé dans { $area }.
event-recovered = { $side } : l’armée de { $area } se rétablit.
event-restored = { $corps } est de retour dans la réserve.
event-prisoners-return = { $number ->
    [one] Un prisonnier retourne
   *[other] { $number } prisonniers retournent
} dans la réserve.
event-passed = { $side } : rien n’est joué.
event-must-surrender = { $country } va se rendre.
event-stood-firm = { $country } ne se rend pas cette année.
event-surrendered = { $country } se rend. { $side } : victoire.
event-redeployed = { $corps } se redéploie dans { $area }.
event-captured = { $corps } est fait prisonnier dans { $area }.
event-winter-rolled = Hiver dans { $area }, { $side } : { $dice }, modifié { $result }.
event-winter-cost = { $area } : { $losses ->
    [0] aucune perte
    [one] un corps perdu
   *[other] { $losses } corps perdus
}.
event-lost = { $corps } est perdu à jamais { $cause }{ $area ->
    [none] {""}
   *[other] {" "}({ $area })
}.
event-game-ends = La partie est finie. { $ending }
event-released = { $corps } est disponible désormais.
event-took-britannia = La Coalition jette { $card } et prend Britannia.
event-shown = { $side } : { $card } est montrée, jetée et remplacée.
event-abdicated = La France se rend de son gré. Napoléon part en exil.
event-returned = { $corps } revient d’exil dans { $area }.
event-reattached = { $country } appartient de nouveau à son pays.
event-occupation-ends = { $country } n’est plus occupé.
ending-french-decisive = L’Europe obéit : victoire décisive des Français.
ending-french-marginal = Victoire marginale des Français.
ending-french-moral = 1815 est passé et la France est debout : victoire morale des Français.
ending-coalition-marginal = Il ne reste à la France que la France : victoire marginale de la Coalition.
ending-france-surrenders = La France se rend : victoire décisive de la Coalition.
ending-napoleon-lost = Napoléon est perdu à jamais : victoire décisive de la Coalition.

## Objections

reason-game-over = La partie est finie.
reason-no-such = Cette action n’existe pas.
reason-not-now = Ce n’est pas la question.
reason-not-held = Vous n’avez pas { $card } en main.
reason-no-napoleonica = Vous n’avez pas Napoleonica en main.
reason-not-in-discards = { $card } n’est pas dans la défausse.
reason-wrong-card = { $card } ne peut être jouée maintenant.
reason-not-your-card = { $card } se joue par l’autre joueur.
reason-played-once = { $card } ne se joue qu’une fois par partie.
reason-no-effect-1815 = Pas de reddition est sans effet en 1815.
reason-beyond-diplomacy = { $country } est hors de portée de votre diplomatie.
reason-rose-once = { $country } s’est soulevé contre les Français et ne les écoute plus.
reason-occupied = { $country } est occupé par l’ennemi.
reason-wrong-target = { $card } est sans effet sur { $country }.
reason-aimed-twice = Vous avez déjà joué une carte sur { $country }.
reason-one-card-a-year = Une carte a été jouée sur { $country } cette année.
reason-cannot-rise = { $country } n’est ni une domination ni un pays majeur neutre occupé par les Français.
reason-not-in-reserve = { $corps } n’est pas dans la réserve.
reason-not-commanded = Vous ne commandez pas le pays de { $corps }.
reason-no-support = { $corps } demande que ses deux pays soient de votre camp.
reason-mobilized = Il y a déjà autant de corps que permis sur la carte.
reason-deployed-out = On a déjà déployé autant de corps que permis cette année.
reason-not-home = { $corps } ne peut être déployé dans { $area }.
reason-enemy-there = Il y a des ennemis dans { $area }.
reason-one-by-sea-a-year = Un seul corps par an est déployé par mer.
reason-not-of-country = { $corps } n’est pas un corps de ce pays.
reason-not-reduced = Aucun de vos corps dans { $area } n’est à force réduite.
reason-not-lost = { $corps } ne peut être rappelé.
reason-after-deployment = { $card } se joue avant le premier déploiement.
reason-not-there = { $corps } n’est pas là.
reason-not-in-excess = { $corps } n’est pas l’un de ces alliés mineurs.
reason-not-nearest = { $area } n’est pas le refuge le plus proche de { $corps }.
reason-must-redeploy = Un corps a encore une issue.
reason-not-detachable = { $country } ne s’y prête pas.
reason-not-surrendered = { $country } ne vient pas de se rendre aux Français.
reason-no-army = Vous n’avez pas d’armée de trois corps dans { $area }.
reason-has-wintered = L’armée de { $area } a déjà tiré.
reason-in-effect = { $card } est déjà en vigueur.
reason-no-country = { $country } ne représente aucun pays : nommez une capitale, un pays mineur ou un secteur détaché.
reason-no-action = Dites ce que vous voulez faire.
reason-unknown-verb = « { $word } » n’est pas une action.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-corps = Aucun corps ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-area = Aucun secteur ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-country = Aucun pays ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-card = Aucune carte ne s’appelle « { $word } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
}
reason-unknown-who = Dites « me » ou « other », pas « { $word } ».
reason-unknown-word = « { $word } » ne veut rien dire ici.
reason-too-many-words = « { $word } » se dit seul.

## Campaign: questions

step-round-cards = Début du round
ask-round-cards = Jouez Pourparlers de paix ou Quartiers d’hiver avant tout mouvement, ou passez.
step-how-long = Combien de temps
ask-how-long = Dites combien de rounds sont sautés.
step-moves = Mouvements
ask-moves = Déplacez une armée, ou dites que vous avez fini.
step-muster = Quels corps partent
ask-muster = Choisissez les corps de { $area } qui partent, et payez le mouvement s’il le faut.
step-announced = Un mouvement est annoncé
ask-announced = { $corps } quitte { $area } : répondez par Indécision ou Boue, ou passez.
step-move = Marche
ask-move = { $corps } est dans { $area } et peut encore entrer dans { $left } secteurs : avancez, laissez ou prenez des corps, ou arrêtez-vous.
step-withdrawal = Retrait
ask-withdrawal = L’ennemi entre dans { $area } : retirez-vous avant la bataille, ou tenez bon.
step-react = Interception
ask-react = Une armée est arrivée dans { $area } : interceptez-la, ou laissez-la aller.
step-stance = Attaquer ou défendre
ask-stance = Dites si vous attaquez ou défendez dans { $area }.
step-attrition-losses = Pertes de marche
ask-attrition-losses = Nommez un corps perdu en marche (encore { $losses }).
step-battles = Batailles
ask-battles = Choisissez la prochaine bataille.
step-interior-lines = Lignes intérieures
ask-interior-lines = Plusieurs armées attaquent { $area } : jouez Lignes intérieures pour les combattre une à une, ou passez.
step-meet = Le prochain adversaire
ask-meet = Choisissez l’armée que vous combattez ensuite dans { $area }.
step-engage = Qui combat
ask-engage = Choisissez les corps qui combattent dans { $area }, au plus { $most }, puis dites que vous êtes prêt.
step-battle-cards = Cartes de bataille
ask-battle-cards = Jouez des cartes pour la bataille de { $area }, ou passez.
step-hero = Mort d’un héros
ask-hero = Jouez Mort d’un héros dans { $area }, ou passez.
step-hero-falls = Un héros tombe
ask-hero-falls = Nommez le corps ennemi perdu à jamais dans { $area }.
step-losses = Pertes
ask-losses = Nommez vos pertes dans { $area } : { $permanent ->
    [0] {""}
   *[other] { $permanent } à jamais
}{ $temporary ->
    [0] {""}
   *[other] { $permanent ->
        [0] {""}
       *[other] {", puis "}
    }{ $temporary } pour un temps
}.
step-pursuit = Poursuite
ask-pursuit = Vous avez gagné dans { $area } : jouez Poursuite, ou passez.
step-retreat = Retraite
ask-retreat = Votre armée est battue dans { $area } : dites où elle se retire.
step-refresh = Repos du vainqueur
ask-refresh = Jetez une carte pour rétablir vos corps dans { $area }, ou passez.

## Campaign: verbs

verb-march = Partir de
verb-sail = Embarquer
verb-with = Emmener
verb-without = Laisser
verb-go = Partir
verb-pay = Payer avec
verb-meet = Combattre
verb-cancel = Renoncer
verb-enter = Entrer dans
verb-drop = Laisser en route
verb-take = Prendre
verb-stop = S’arrêter
verb-withdraw = Se retirer vers
verb-intercept = Intercepter depuis
verb-stance = Choisir de
verb-fight = Combattre dans
verb-engage = Engager
verb-spare = Garder en retrait
verb-ready = Prêt
verb-skip = Sauter des rounds
verb-refresh = Rétablir avec
verb-retreat = Retraiter vers
verb-yield = Livrer aux prisonniers
verb-lead = Donner le commandement à
word-attack = attaquer
word-defend = défendre
word-one = un
word-two = deux
stance-attack = attaque
stance-defend = défend
box-prisoners = dans la case des prisonniers
box-reserve = dans la réserve

## Campaign: events

event-round-begins = Round { $number }{ $winter ->
    [yes] , en hiver
   *[no] {""}
}.
event-round-skipped = Le round { $number } est sauté.
event-march-announced = { $side } : { $corps } quitte { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-march-halted = { $corps } ne quitte pas { $area }.
event-entered = { $corps } entre dans { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-left-behind = { $corps } reste dans { $area }.
event-picked-up = { $corps } rejoint l’armée dans { $area }.
event-landed = { $corps } débarque dans { $area }.
event-withdrew = { $corps } se retire vers { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-stood = { $side } : l’armée de { $area } tient bon.
event-intercepted = { $corps } intercepte dans { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-chose-stance = { $side } dans { $area } : { $stance }.
event-wore-down = { $side } : usure de marche dans { $area }, { $dice } ; { $losses ->
    [0] aucune perte
    [one] un corps perdu
   *[other] { $losses } corps perdus
}.
event-worn-out = { $side } : { $number ->
    [one] un corps réduit
   *[other] { $number } corps réduits
} par la marche vers { $area }.
event-neutrality-violated = { $side } : neutralité violée ({ $country }).
event-battle-begins = { $side } : attaque dans { $area }, la bataille commence.
event-engaged = { $corps } combat dans { $area }.
event-held-back = { $side } : { $number ->
    [one] un corps reste
   *[other] { $number } corps restent
} en retrait.
event-battle-rolled = { $side } : force { $strength }, dé { $dice } ; pertes infligées : { $losses }.
event-battle-counted = { $side } : force { $strength }, l’art de la guerre compte pour { $number } ; pertes infligées : { $losses }.
event-tie-broken = Égalité : Français { $french }, Coalition { $coalition }.
event-battle-won = { $side } : victoire dans { $area }.
event-battle-ends = { $area } : la bataille est finie.
event-taken = { $corps } va { $box } ({ $area }).
event-fell-back = { $corps } se replie vers { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-refreshed = { $side } : l’armée de { $area } se repose et se rétablit.
event-split-up = { $side } : les attaquants de { $area } sont combattus un à un.
event-next-army = L’armée de { $corps } est la suivante dans { $area }.
event-leader-chosen = { $corps } commande dans { $area }.

## Campaign: objections

reason-no-corps-here = Vous n’avez aucun corps dans { $area }.
reason-all-moved = Tous les corps y ont déjà bougé dans ce round.
reason-in-battle = Il y a d’abord une bataille à livrer là.
reason-cannot-pay = Vous n’avez pas de carte pour le payer.
reason-not-chosen = { $corps } n’est pas de la marche.
reason-chosen-already = { $corps } est déjà de la marche.
reason-not-here = { $corps } n’est pas ici.
reason-has-moved = { $corps } a déjà bougé dans ce round.
reason-too-many = Le chef ne commande pas plus de corps.
reason-nobody-chosen = Choisissez au moins un corps.
reason-must-pay = Cela se paie d’une carte.
reason-need-not-pay = C’est gratuit.
reason-no-allowance = Le chef ne peut avancer d’aucun secteur.
reason-not-adjacent = { $area } n’est pas adjacent, ou le chemin est fermé.
reason-too-far = { $area } est trop loin pour ce mouvement.
reason-cannot-fight-there = Il ne reste pas assez de mouvement pour combattre dans { $area }.
reason-insurgents-stay = Les corps insurgés restent près de chez eux et n’attaquent pas au-dehors.
reason-outranks = { $corps } commande plus que le chef.
reason-leader-stays = Le chef reste avec son armée.
reason-too-slow = Votre chef est trop lent pour se retirer.
reason-enemy-held = Il y a des ennemis dans { $area }.
reason-attacker-came = L’attaquant vient de { $area }.
reason-withdrawn-enough = Ces corps ne peuvent plus se retirer dans ce round.
reason-one-by-sea = Un seul corps par round va par mer.
reason-no-sea = Vous n’avez pas de flotte.
reason-not-coastal = On navigue de côte à côte.
reason-ice = La Baltique est fermée en hiver.
reason-no-more-moves = Vous ne pouvez plus déplacer d’armée dans ce round.
reason-not-equal = { $corps } n’est pas l’égal du chef.
reason-has-avoided = Ces corps viennent d’éviter cette armée.
reason-no-step-yet = L’armée n’a pas encore avancé.
reason-no-battle = Il n’y a pas de bataille dans { $area }.
reason-engaged-already = { $corps } combat déjà.
reason-not-engaged = { $corps } ne combat pas.
reason-at-least-one = Un corps au moins doit combattre.
reason-played-twice = { $card } a déjà été jouée dans cette bataille.
reason-reduced-first = Les corps réduits au départ sont perdus d’abord.
reason-no-retreat = L’armée ne peut pas se replier vers { $area }.
reason-must-retreat = L’armée a une voie de retraite.
reason-no-sea-retreat = Avec Britannia un corps d’une armée battue peut partir par mer, vers une côte qui lui est ouverte.
reason-defends-abroad = { $corps } ne fait que défendre hors de son pays.
reason-not-an-army = { $corps } ne commande aucune des armées attaquantes.
reason-skips-less = On ne peut pas sauter autant de rounds.
reason-not-worn = { $corps } n’a pas souffert de cette marche.
reason-too-slow-to-intercept = Votre chef est trop lent pour intercepter.
reason-twice-in-a-chain = Cette armée a déjà intercepté.
reason-no-room = Trop d’armées sont en mouvement.
reason-not-next-to = { $area } n’est pas voisin de votre armée.
reason-cannot-reach = { $area } n’est pas voisin de l’armée qui bouge.
reason-no-ice = La Baltique ne se passe sur la glace que dans les rounds d’hiver.
reason-strait-closed = Le détroit est fermé aux Français tant que le Danemark ou la Suède est membre de la coalition.
reason-french-never-sail = Les Français ne se déplacent jamais par mer.
reason-among-enemies = On ne laisse aucun corps au milieu des ennemis.
reason-unknown-stance = Dites « attack » ou « defend », pas « { $word } ».
reason-unknown-rounds = Dites « one » ou « two », pas « { $word } ».

## Sources

ui-record-area = Secteurs
ui-record-link = Frontières
ui-record-country = Pays
ui-record-corps = Corps d’armée
ui-record-card = Cartes
ui-record-scenario = Scénarios
ui-record-placed = Corps au départ
ui-record-battle-row = Table de bataille
ui-record-march-row = Table d’usure de marche
ui-record-winter-row = Table d’usure d’hiver
ui-record-figures = Autres nombres
record-row = à partir de { $low }
record-hand = Mains et pile
record-minor-allies = Alliés mineurs
record-campaign = Campagne et années
record-battle = Modificateurs en bataille
record-winter = Modificateurs d’hiver

## Cards

card-napoleon-i = Napoléon Ier
card-napoleon-i-text = Français, phase de diplomatie : un pays fait un pas vers la France : un membre de la Coalition devient neutre, ou un neutre devient allié de la France.
card-talleyrand = Talleyrand
card-talleyrand-text = L’un ou l’autre joueur, phase de diplomatie : un pays fait un pas vers son camp.
card-metternich = Metternich
card-metternich-text = L’un ou l’autre joueur, phase de diplomatie : l’Autriche fait un pas vers son camp.
card-alexander-i = Alexandre Ier
card-alexander-i-text = L’un ou l’autre joueur, phase de diplomatie : la Russie fait un pas vers son camp.
card-pitt = Pitt
card-pitt-text = Coalition, phase de diplomatie : un pays s’éloigne d’un pas de la France : un allié devient neutre, ou un neutre rejoint la Coalition.
card-english-gold = L’or anglais
card-english-gold-text = Coalition, phase de diplomatie : un pays s’éloigne d’un pas de la France, comme avec Pitt.
card-coup-d-etat = Coup d’État
card-coup-d-etat-text = Français, phase de diplomatie : un pays mineur neutre devient allié de la France.
card-continental-system = Blocus continental
card-continental-system-text = Coalition, phase de diplomatie : un allié de la France qui a une côte devient neutre.
card-insurrection = Insurrection
card-insurrection-text = Coalition, phase d’insurrection : une domination française, ou un pays majeur neutre occupé par les Français, se soulève.
card-joseph = Joseph
card-joseph-text = Français : l’Espagne, si elle ne s’est jamais soulevée, devient une domination tant qu’elle est alliée, ou neutre sous occupation française ; aussi juste après sa reddition aux Français.
card-napoleonic-dynasty = Dynastie napoléonienne
card-napoleonic-dynasty-text = L’un ou l’autre joueur : un pays qui vient de se rendre aux Français devient une domination.
card-territorial-concessions = Concessions territoriales
card-territorial-concessions-text = Français, juste après la reddition de l’Autriche ou de la Prusse : un ou deux de ses secteurs détachables sans corps de la Coalition deviennent des dominations.
card-no-surrender = Pas de reddition
card-no-surrender-text = L’un ou l’autre joueur : un pays qui devrait se rendre maintenant ne se rend pas cette année.
card-britannia = Britannia
card-britannia-text = Coalition, une fois par partie : désormais un corps à la fois peut être déployé, déplacé, retiré ou battre en retraite par mer.
card-stein = Stein
card-stein-text = Une fois par partie : six corps prussiens de plus entrent en réserve, et la Prusse compte comme réformée.
card-radetzky = Radetzky
card-radetzky-text = Une fois par partie : cinq corps autrichiens de plus entrent en réserve, et l’Autriche compte comme réformée.
card-russo-ottoman-war = Guerre russo-turque
card-russo-ottoman-war-text = En phase de stratégie, ou avant le premier déploiement : la Russie déploie moitié moins de corps cette année.
card-war-with-america = Guerre avec l’Amérique
card-war-with-america-text = En phase de stratégie, ou avant le premier déploiement : aucun corps britannique n’est déployé cette année.
card-napoleonica = Napoleonica
card-napoleonica-text = Quand vous pouvez jouer une carte : parcourez la défausse et jouez-en une que vous pourriez jouer maintenant.
card-veterans = Vétérans
card-veterans-text = Renforts : un de vos corps perdus définitivement revient en réserve.
card-major-campaign = Campagne majeure
card-major-campaign-text = Au début de votre moitié de round : jusqu’à trois armées bougent, chacune payée ; les batailles viennent après tous les mouvements.
card-forced-march = Marche forcée
card-forced-march-text = Avec un mouvement : un secteur de plus et une cause d’usure. Avec une interception ou un retrait : la valeur de mouvement de votre chef compte un de plus. Elle paie le mouvement.
card-indecision = Indécision
card-indecision-text = Quand l’ennemi a annoncé et payé un mouvement : il n’a pas lieu.
card-mud = Boue
card-mud-text = Quand l’ennemi a annoncé et payé un mouvement : il fait un secteur de moins.
card-peace-talks = Pourparlers de paix
card-peace-talks-text = Avant tout mouvement d’un round : rien ne se passe dans ce round et le suivant, jamais au-delà de l’année.
card-winter-quarters = Quartiers d’hiver
card-winter-quarters-text = Avant tout mouvement d’un round d’hiver : les rounds d’hiver restants ne sont pas joués.
card-manoeuvre = Manœuvre sur les derrières
card-manoeuvre-text = Avec un mouvement : l’armée peut traverser un secteur tenu par l’ennemi sans bataille. Elle paie le mouvement.
card-interior-lines = Lignes intérieures
card-interior-lines-text = Quand deux armées ou plus d’une campagne majeure attaquent une des vôtres : combattez-les l’une après l’autre, dans votre ordre.
card-fog-of-war = Brouillard de guerre
card-fog-of-war-text = Bataille : les autres cartes de bataille ennemies sont sans effet. Ne touche ni Lignes intérieures, ni Poursuite, ni Mort d’un héros.
card-art-of-war = Art de la guerre
card-art-of-war-text = Bataille : votre dé vaut la valeur de commandement de votre chef d’armée, 6 au plus.
card-cavalry-charges = Charges de cavalerie
card-cavalry-charges-text = Bataille : trois points de force de plus.
card-grand-battery = Grande batterie
card-grand-battery-text = Bataille : trois points de force de plus si un corps français (bleu) est engagé, sinon deux.
card-pursuit = Poursuite
card-pursuit-text = Après une bataille gagnée : le perdant donne un corps engagé de plus à la case des prisonniers. Vous ne pouvez alors pas récupérer.
card-death-of-a-hero = Mort d’un héros
card-death-of-a-hero-text = Après les dés : vous désignez un des corps ennemis perdus définitivement.
card-depot = Dépôt
card-depot-text = Hiver : deux de plus au dé d’usure d’une de vos armées.
card-scorched-earth = Terre brûlée
card-scorched-earth-text = Hiver : deux de moins au dé d’usure d’une armée ennemie.

## Chances

roll-battle-rolled = bataille (corps perdus par l’ennemi)
roll-winter-rolled = hiver (dé)
roll-wore-down = attrition de marche (dé le plus bas)
ui-help-odds = odds ACTION | odds battle ZONE [CORPS] : les chances avant de vous engager
odds-title-battle = { $side } : attaque, la bataille de { $area }
odds-title-march = Attrition de marche en { $area }
odds-title-winter = L’hiver en { $area }
odds-title-entry = L’armée entre en { $area }
odds-title-withdraw = Retraite avant combat vers { $area }
odds-title-intercept = Interception depuis { $area }
odds-line-corps = { $corps } combat avec { $rating }
odds-line-home = { $corps } combat chez lui ({ $effect })
odds-line-from-sea = { $corps } vient de débarquer ({ $effect })
odds-line-card-cavalry = { $side } : Charges de cavalerie ({ $effect })
odds-line-card-cavalry-covered = { $side } : Charges de cavalerie, couvertes par le Brouillard de guerre
odds-line-card-battery = { $side } : Grande batterie ({ $effect })
odds-line-card-battery-covered = { $side } : Grande batterie, couverte par le Brouillard de guerre
odds-line-card-fog = { $side } : le Brouillard de guerre couvre les autres cartes de bataille de l’ennemi
odds-line-card-art = { $side } : Art de la guerre, { $corps } compte { $die } au lieu d’un dé
odds-line-card-art-covered = { $side } : Art de la guerre, couvert par le Brouillard de guerre
odds-line-row = { $side } : force { $strength } ; pertes infligées de 1 à 6 : { $losses }
odds-line-tie-break = { $side } : { $effect } si les pertes sont égales
odds-line-no-more-cards = Personne ne joue d’autre carte
odds-line-cause-long = Marche de quatre zones, ou de trois et une attaque : un dé
odds-line-cause-forced = Marche forcée : un dé
odds-line-cause-rough = Montagnes ou marais : un dé
odds-line-cause-cold = Hiver : un dé
odds-line-march-table = { $number ->
    [one] Un corps y a pris part
   *[other] { $number } corps y ont pris part
} ; le dé le plus bas compte, et ceux qui restent sont réduits
odds-line-mover = { $corps }, en marche, a un mouvement de { $rating }
odds-line-mover-worn = { $corps } a rencontré une cause d’attrition et compte pour sa face réduite ({ $effect })
odds-line-mover-forced = Marche forcée : { $corps } est plus rapide d’un point ({ $effect })
odds-line-withdraw-yes = { $corps } ({ $rating }) peut se retirer de { $area } : il faut au moins { $needed }
odds-line-withdraw-forced = { $corps } ({ $rating }) ne peut se retirer de { $area } qu’avec Marche forcée : il faut { $needed }
odds-line-withdraw-no = { $corps } ({ $rating }) ne peut pas se retirer de { $area } : il faut { $needed }
odds-line-intercept-yes = { $corps } ({ $rating }) peut intercepter depuis { $area } : il faut au moins { $needed }
odds-line-intercept-forced = { $corps } ({ $rating }) ne peut intercepter depuis { $area } qu’avec Marche forcée : il faut { $needed }
odds-line-intercept-no = { $corps } ({ $rating }) ne peut pas intercepter depuis { $area } : il faut { $needed }
odds-line-army = Une armée de { $number } corps
odds-line-winter-depot = Dépôt ({ $effect })
odds-line-winter-scorched = Terre brûlée ({ $effect })
odds-line-winter-friendly = En zone amie ({ $effect })
odds-line-winter-capital = Dans une capitale ({ $effect })
odds-line-winter-neutral = En pays neutre ({ $effect })
odds-line-winter-insurgent = En pays insurgé ({ $effect })
odds-line-winter-barren = En zone aride ({ $effect })
odds-line-winter-die = { $total ->
    [0] Le dé compte tel quel
   *[other] { $effect } au dé en tout
}
odds-line-under-way = La bataille telle qu’elle est
odds-line-chosen = Les corps nommés attaquent tels quels, sans attrition en route
odds-line-strongest-in-reach = La plus forte armée à portée par terre attaque telle quelle ; personne ne se retire ni n’intercepte
odds-line-beliefs = Corps et cartes cachés sont redistribués à chaque essai, dans la mesure où vous les ignorez
odds-line-policy = Les deux camps jouent d’instinct, cartes de bataille comprises
odds-measure-result = Issue
odds-measure-tie = Pertes égales : le départage décide
odds-measure-attacker_dead = Corps attaquants perdus pour de bon
odds-measure-attacker_away = Corps attaquants aux prisonniers ou à la réserve
odds-measure-defender_dead = Corps défenseurs perdus pour de bon
odds-measure-defender_away = Corps défenseurs aux prisonniers ou à la réserve
odds-measure-losses = Corps perdus
odds-measure-interceptors = Armées qui peuvent intercepter
odds-measure-withdraws = L’ennemi sur place peut se retirer
odds-measure-possible = Possible
odds-value-result-0 = l’attaquant gagne
odds-value-result-1 = le défenseur gagne
odds-value-tie-0 = non
odds-value-tie-1 = oui
odds-value-withdraws-0 = non
odds-value-withdraws-1 = oui
odds-value-possible-0 = non
odds-value-possible-1 = oui

## Terminal

ui-help-place = place ZONE : une zone et ses voisines
ui-help-country = country NOM : un pays avec toutes ses zones
ui-help-boxes = boxes : les réserves, les prisonniers, les perdus
ui-help-board = board : la bataille en cours
ui-your-hand = Votre main : { $cards }
ui-picked = Choisis : { $corps }
ui-attacker = attaquant
ui-defender = défenseur
ui-engaged = engagés
ui-strength = force
ui-battle-cards = cartes
ui-die = dé
ui-losses-due = pertes à nommer
ui-due = { $permanent } pour de bon, { $temporary } vers une case
ui-battle-in = La bataille en { $area }

# Orders of the computer players.
order-march-all = tous ceux qui peuvent être conduits de { $from } à { $to }
order-march-one = un corps de { $from } à { $to }
order-march-guarded = de { $from } à { $to }, en laissant une garde
order-march-others = de { $from } à { $to }, sans le premier commandant
order-deployment = les renforts là où ils sont le plus utiles
order-massing = les renforts rassemblés en { $area }
## La première partie

lesson-aim = Vous êtes Napoléon, à l’automne 1805. Une grande puissance se rend à la fin de l’année si vous tenez sa capitale et que vous avez dans ses zones plus de corps qu’il ne lui en reste. Votre but est l’Autriche : Mack est seul en Bavière, et Vienne est derrière lui.
lesson-first = Il reste quatre rounds cette année, les deux derniers en hiver. Jouez le premier : frappez avant que Mack ne soit renforcé.
lesson-round-cards = Les pourparlers de paix, et en hiver les quartiers d’hiver, arrêtent les mouvements d’un round. Vous voulez faire campagne : passez, et gardez une telle carte pour une mauvaise année.
lesson-moves = Une de vos armées peut bouger maintenant. Choisissez celle de Napoléon en Lorraine : nul ne commande plus de corps, et peu de chefs sont aussi rapides.
lesson-payment = Votre premier mouvement ou votre première interception de l’année est gratuit ; les autres coûtent une carte de la main. Avec Campagne majeure, jusqu’à trois armées bougent, puis combattent.
lesson-muster = Tous ceux qui peuvent partir sont déjà choisis, jusqu’au commandement du chef. Ne laissez quelqu’un que là où il faut tenir une zone. Puis faites-les partir.
lesson-move = Avancez zone par zone : le Wurtemberg, puis la Bavière. Chaque zone prend un point du mouvement du chef. Avant d’entrer, regardez les chances : elles disent qui pourrait se retirer ou intercepter, et ce que la marche peut coûter.
lesson-attack = Entrer dans une zone ennemie, c’est attaquer, et cela coûte un point de plus. Un ennemi plus lent ne peut pas s’échapper.
lesson-attrition = Une marche longue ou forcée, un terrain difficile et l’hiver lancent chacun un dé ; le plus bas compte, et ceux qui restent sont réduits. Jusqu’à trois zones, ou deux et une attaque, sans rien de tout cela, l’allure est sûre.
lesson-attrition-losses = Les corps déjà réduits partent d’abord. Parmi les autres, sacrifiez le chef le plus faible.
lesson-announced = L’ennemi a annoncé un mouvement. Boue le ralentit d’une zone, Indécision l’arrête. Dépensez-les contre un mouvement qui vous ferait mal, sinon passez.
lesson-react = Une armée ennemie est arrivée à côté d’une des vôtres. Vous pouvez l’intercepter si votre chef est au moins aussi rapide ; cela coûte une carte comme un mouvement. Demandez les chances : aucun dé, seules les valeurs comptent.
lesson-stance = L’intercepteur dit qui attaque. Le défenseur gagne les égalités dans les règles originales et peut être chez lui ; attaquez si vous préférez mener le jeu.
lesson-withdrawal = On vous attaque. Si votre chef est aussi rapide que celui de l’attaquant, vous pouvez vous retirer dans une zone voisine sans ennemis. Une petite armée a raison de partir.
lesson-engage = Les corps engagés combattent et peuvent être perdus ; autant que votre meilleur chef en commande. Les autres sont à l’abri jusqu’à la retraite. D’ordinaire, engagez tout ce que vous pouvez.
lesson-battle-cards = Comparez les forces et demandez les chances. Charges de cavalerie et Grande batterie ajoutent de la force, Art de la guerre remplace votre dé, Brouillard de guerre couvre les cartes ennemies. Gardez-les si vous gagnez de toute façon.
lesson-losses = Environ la moitié des pertes sont définitives ; les autres vont dans une case et peuvent revenir. Nommez vos corps les plus faibles, et jamais Napoléon : avec lui, la partie est perdue.
lesson-pursuit = Poursuite prend encore un corps à l’ennemi battu, mais alors les vôtres ne se remettent pas.
lesson-refresh = Tous ceux qui ont combattu sont maintenant réduits. Pour une carte, les corps du vainqueur dans la zone sont remis à neuf : cela vaut la peine s’ils combattent encore cette année.
lesson-retreat = Une armée battue retourne par où elle est venue, le défenseur vers une zone voisine ; sans issue, elle est prisonnière.
lesson-no-surrender = Pas de reddition garde un pays en guerre un an de plus. Jouez-la pour les vôtres, ou laissez tomber ceux de l’ennemi.
lesson-after-surrender = Une grande puissance s’est rendue à vous : elle est neutre, et une carte peut l’attacher à vous. Gardez un corps dans sa capitale, et elle reste occupée.
lesson-winter = À la fin de l’année, toute armée d’au moins trois corps lance un dé pour l’hiver. Deux corps sont à l’abri partout ; terre amie, capitale et Dépôt aident, terre aride ou insurgée nuit.
lesson-winter-losses = Les pertes de l’hiver sont définitives. L’an prochain, divisez vos armées avant l’hiver.
lesson-diplomacy = Une nouvelle année. Une carte de diplomatie rapproche un pays de vous ou l’éloigne de l’ennemi ; si les deux visent le même, elles s’annulent. Pensez d’abord aux voisins de la France : il vous les faut tous pour gagner.
lesson-insurrection = La Coalition peut soulever un pays contre vous. Regardez lesquels pourraient se soulever, et où vos corps peuvent y mettre fin.
lesson-strategy = Jouez maintenant les cartes qui valent pour l’année ; gardez celles des batailles et des marches, et quelques-unes pour payer les mouvements.
lesson-reinforcement = Déployez de nouveaux corps chez eux, autant que le tableau le permet à chaque pays. Placez les chefs de grand commandement où une armée doit se former.
lesson-recover = Une carte remet à neuf les corps réduits d’une zone avant la campagne.
