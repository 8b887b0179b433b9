# Napoléon 1815 en français.
# Une phrase sur une pièce commence par { $unit } : une pièce cachée est « Un bloc français ».

title-waterloo = Napoléon 1815

## Noms

army-french = l’armée française
army-british = l’armée britannique
army-prussian = l’armée prussienne
team-french = les Français
team-allied = les Alliés
column-left = la gauche
column-centre = le centre
column-right = la droite
column-reserve = la réserve
cause-fire = sous le feu
cause-march = en marche forcée
cause-rout = dans la déroute
cause-supply = faute de vivres
cause-no-retreat = faute d’issue
cause-defeat = avec son armée vaincue

## Places

seat-french = Français
seat-allied = Alliés
seat-british = Britanniques
seat-prussian = Prussiens

## Noms et aspect

side-french = Français
side-british = Britanniques
side-prussian = Prussiens
side-french-about = armée française
side-british-about = armée britannique
side-prussian-about = armée prussienne
unknown-piece-french = un bloc français
unknown-piece-british = un bloc britannique
unknown-piece-prussian = un bloc prussien
unknown-pieces-french = { $n } blocs français
unknown-pieces-british = { $n } blocs britanniques
unknown-pieces-prussian = { $n } blocs prussiens
kind-infantry = infanterie
kind-cavalry = cavalerie
kind-artillery = artillerie
kind-leader = chef
mark-active = activé
mark-moved = a bougé
mark-disorganised = désorganisé
mark-rode = cavalerie ou chef : vu aller à deux villes
mark-forward = en avant
mark-square = en carré
mark-fresh = frais
mark-acted = a agi
mark-tired = fatiguée : une route de plus est une marche forcée
word-left = gauche
word-centre = centre
word-right = droite
word-reserve = réserve
word-squares = sur les carrés
word-french = (Français)
word-british = (Britanniques)
word-prussian = (Prussiens)
verb-place = Placer
verb-group = Choisir le groupe de
verb-march = Marcher
verb-activate = Activer
verb-recall = Rappeler
verb-deploy = Déployer
verb-battle = Combattre à
verb-retreat = Retraiter
verb-advance = Avancer
verb-withdraw = Se replier
verb-shift = Se déplacer
verb-square = Former le carré
verb-line = Quitter le carré
verb-fire = Tirer
verb-loss = Subir la perte
verb-bring = Faire venir
verb-regroup = Regrouper
verb-join = Rejoindre
verb-eliminate = Éliminer
verb-done = Terminer
verb-done-step = Terminer – { $step }
aside-to-place = À placer
track-french = Unités françaises
track-british = Unités britanniques
track-prussian = Unités prussiennes
track-groups-french = Mouvements de groupe restants, Français
track-groups-british = Mouvements de groupe restants, Britanniques
track-groups-prussian = Mouvements de groupe restants, Prussiens
track-goal = vaincue à
panel-battle = Bataille
panel-battle-turn = tour de bataille
panel-battle-attacker = attaquant
panel-battle-defender = défenseur
panel-battle-french = Français
panel-battle-allied = Alliés
panel-battle-ways = Routes de la bataille
panel-battle-room = place pour { $n } de plus
panel-battle-full = plus de place
panel-battle-cost = partir coûte { $n } CV
panel-battle-cost-die = marche forcée : un dé de 1 à { $n } coûte 1 CV
turn-morning = { $day } juin 1815, matin
turn-afternoon = { $day } juin 1815, après-midi
turn-night = { $day } juin 1815, nuit

## La page

ui-about = La campagne de Waterloo, juin 1815, avec des blocs cachés. Deux à trois heures.
ui-play-french = Jouer les Français contre l’ordinateur
ui-play-french-about = Battez les deux armées alliées avant la fin du temps.
ui-play-allied = Jouer les Alliés contre l’ordinateur
ui-play-allied-about = Tenez bon, ou écrasez Napoléon.
ui-seats-three-players = Trois au même écran
ui-seats-three-players-about = Français, Britanniques et Prussiens, avec un rideau.
ui-one-of-handicap = Handicap
ui-one-of-handicap-about = Pour des joueurs de force inégale ; hors du livret.
ui-one-of-steps = Pas supplémentaires
ui-one-of-steps-about = L’usage des tournois ; hors du livret.
ui-place = Ville
ui-led-by = menée par { $name }
ui-guide-group = Cliquez sur la pile de Beaumont : son groupe reçoit des ordres, l’un des trois de ce tour.
ui-guide-choose = Les blocs de Beaumont s’étalent à côté. Cliquez-en quelques-uns : Friant, Morand et Guyot sont forts.
ui-guide-march = Les villes éclairées sont à portée. Cliquez sur Thuin pour y marcher ; ↶ reprend ce qu’un clic a fait.
ui-guide-river = Charleroi est derrière une rivière que l’ennemi défend : moitié moins la franchissent, trois par cette route. Choisissez des blocs à Thuin et cliquez sur Charleroi ; l’infanterie marche trop loin et risque une perte.
ui-guide-three = Une attaque demande trois unités. Amenez-en d’autres à Charleroi par Thuin, ou de Philippeville par Laneffe.
ui-guide-odds = Avant de vous engager, ouvrez les chances à côté de la carte : la bataille y est jouée encore et encore.
ui-guide-end = Quand tous ont marché, terminez le mouvement par le bouton bleu. Le cadenas dit que c’est sans retour.
ui-guide-deploy = Cliquez sur un bloc, puis sur une colonne. Chaque colonne demande une unité au moins ; la réserve reste cachée. Puis terminez le déploiement.
ui-guide-retreat = Ici vous pourriez retirer des unités : choisissez-en une, puis une route dans le panneau. Pour rester, terminez les retraites.
ui-guide-advance = Choisissez une unité d’une colonne et faites-la avancer : seuls ceux qui serrent l’ennemi combattent.
ui-guide-fire = Choisissez une unité et faites-la tirer ; le cadenas annonce des dés. Le camp dont une colonne est vide est en déroute. Puis terminez l’étape.
ui-aim-british = Français : briser l’armée britannique
ui-aim-prussian = Français : briser aussi l’armée prussienne
ui-aim-french = Alliés : briser l’armée française
ui-aim-time = Alliés : ou tenir jusqu’à la fin
ui-risk = Marche forcée : un dé pour chacune de ces unités
ui-type-example = p. ex. group beaumont
ui-how-to-choose = Cliquez une ville éclairée pour choisir son groupe, des pièces pour les prendre, puis une ville éclairée pour les y envoyer. Ce qui ne demande pas de lieu est un bouton sous la carte.
ui-record-town = Villes
ui-record-road = Routes
ui-record-unit = Unités
ui-record-turn = Tours
ui-record-scenario = Scénarios

## Le terminal

ui-help-town = town VILLE : ce qui se trouve dans une ville et où mènent ses routes
ui-help-type = une action en mots : march durutte mons ; en abrégé : m dur mons
ui-help-several = plusieurs : group mons; march foy, jerome mons — ou tous ceux qui peuvent : march * mons
ui-help-roads = roads VILLE : ses routes, leur nature et combien d’unités les ont prises
ui-help-forces = forces : votre ordre de bataille
ui-help-seen = seen : ce que les blocs ennemis ont montré en dernier
ui-help-board = board : le champ de bataille
ui-help-odds = odds ACTION | odds battle VILLE [UNITÉS] : les chances avant de se décider ; aussi odds morale UNITÉ
ui-roads = Routes
ui-main-road = route principale
ui-minor-road = route secondaire
ui-river = traverse un cours d’eau
ui-hidden-block = bloc caché
ui-last-seen = vu pour la dernière fois à { $town } au tour { $turn } avec { $cv } CV
ui-seen-eliminated = vu éliminé au tour { $turn }
ui-army-left = reste { $units }, vaincue à { $limit }
ui-groups-left = { $number ->
    [0] plus de mouvement de groupe
    [one] encore { $number } mouvement de groupe
   *[other] encore { $number } mouvements de groupe
}
ui-battle = Bataille à { $town }
ui-battle-turn = Tour de bataille { $number }
ui-attacker = attaquant
ui-defender = défenseur
ui-left = Gauche
ui-centre = Centre
ui-right = Droite
ui-reserve = Réserve
ui-group-now = En marche : le groupe posté à { $town }.
ui-base = base d’approvisionnement
ui-base-of = Base d’approvisionnement : tant que les Français la tiennent, { $army } perd { $number ->
    [one] une unité
   *[other] { $number } unités
} à chaque tour français.
ui-zone = Zone : { $army }
ui-used = usage
ui-there = sur place
ui-nothing-seen = Vous n’avez encore vu aucun bloc ennemi à découvert.
ui-no-battle = Aucune bataille n’est en cours.
ui-no-such-place = « { $word } » ne désigne aucune ville, ou en désigne plusieurs.

## Scénarios et options

edition-third = Troisième édition
scenario-historical = Placement historique
scenario-historical-about = Les trois armées occupent leurs positions de la veille du 15 juin 1815.
scenario-gambit = Le gambit de Napoléon
scenario-gambit-about = Les Alliés sont placés comme dans l’histoire ; les Français se massent où ils veulent derrière la frontière.
scenario-free = Placement libre
scenario-free-about = Les Alliés se placent à leur gré dans leurs zones, puis les Français dans la leur.
option-three-players = Trois joueurs
option-three-players-about = Britanniques et Prussiens ont chacun leur siège et ne se parlent qu’au placement et pendant les tours de nuit alliés.
option-command-control = Maîtrise du commandement
option-command-control-about = Des groupes n’attaquent ensemble une ville que si une route relie leurs villes de départ.
option-handicap-french-1 = Handicap en faveur des Français : une unité
option-handicap-french-1-about = L’armée française est vaincue à une unité de moins, chaque armée alliée à une de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-french-2 = Handicap en faveur des Français : deux unités
option-handicap-french-2-about = L’armée française est vaincue à deux unités de moins, chaque armée alliée à deux de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-french-3 = Handicap en faveur des Français : trois unités
option-handicap-french-3-about = L’armée française est vaincue à trois unités de moins, chaque armée alliée à trois de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-french-4 = Handicap en faveur des Français : quatre unités
option-handicap-french-4-about = L’armée française est vaincue à quatre unités de moins, chaque armée alliée à quatre de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-french-5 = Handicap en faveur des Français : cinq unités
option-handicap-french-5-about = L’armée française est vaincue à cinq unités de moins, chaque armée alliée à cinq de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-french-6 = Handicap en faveur des Français : six unités
option-handicap-french-6-about = L’armée française est vaincue à six unités de moins, chaque armée alliée à six de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-allied-1 = Handicap en faveur des Alliés : une unité
option-handicap-allied-1-about = Chaque armée alliée est vaincue à une unité de moins, l’armée française à une de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-allied-2 = Handicap en faveur des Alliés : deux unités
option-handicap-allied-2-about = Chaque armée alliée est vaincue à deux unités de moins, l’armée française à deux de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-allied-3 = Handicap en faveur des Alliés : trois unités
option-handicap-allied-3-about = Chaque armée alliée est vaincue à trois unités de moins, l’armée française à trois de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-allied-4 = Handicap en faveur des Alliés : quatre unités
option-handicap-allied-4-about = Chaque armée alliée est vaincue à quatre unités de moins, l’armée française à quatre de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-allied-5 = Handicap en faveur des Alliés : cinq unités
option-handicap-allied-5-about = Chaque armée alliée est vaincue à cinq unités de moins, l’armée française à cinq de plus. Hors du livret : pour des joueurs de force inégale.
option-handicap-allied-6 = Handicap en faveur des Alliés : six unités
option-handicap-allied-6-about = Chaque armée alliée est vaincue à six unités de moins, l’armée française à six de plus. Hors du livret : pour des joueurs de force inégale.
option-steps-french-4 = Pas supplémentaires pour les Français : quatre
option-steps-french-4-about = Les quatre unités françaises les plus faibles commencent avec une CV de plus. Hors du livret : un usage des tournois.
option-steps-french-8 = Pas supplémentaires pour les Français : huit
option-steps-french-8-about = Les huit unités françaises les plus faibles commencent avec une CV de plus. Hors du livret : un usage des tournois.
option-steps-french-12 = Pas supplémentaires pour les Français : douze
option-steps-french-12-about = Les douze unités françaises les plus faibles commencent avec une CV de plus. Hors du livret : un usage des tournois.
option-steps-allied-4 = Pas supplémentaires pour les Alliés : quatre
option-steps-allied-4-about = Les quatre unités alliées les plus faibles commencent avec une CV de plus. Hors du livret : un usage des tournois.
option-steps-allied-8 = Pas supplémentaires pour les Alliés : huit
option-steps-allied-8-about = Les huit unités alliées les plus faibles commencent avec une CV de plus. Hors du livret : un usage des tournois.
option-steps-allied-12 = Pas supplémentaires pour les Alliés : douze
option-steps-allied-12-about = Les douze unités alliées les plus faibles commencent avec une CV de plus. Hors du livret : un usage des tournois.

## Ce qui s’est passé

event-turn-begins = Le tour { $turn } commence.
event-placed = { $unit } prend position à { $town }.
event-group-chosen = Ordres pour { $army } à { $town } ; { $left ->
    [0] plus aucun mouvement de groupe.
    [one] encore { $left } mouvement de groupe.
   *[other] encore { $left } mouvements de groupe.
}
event-marched = { $unit } { $forced ->
    [yes] quitte { $from } pour { $to } à marche forcée.
   *[no] quitte { $from } pour { $to }.
}
event-activated = { $unit } donne ses ordres à { $town }.
event-recalled = { $unit } renonce à { $from } et regagne { $to }.
event-march-roll = { $unit } tire { $die } pour la marche forcée vers { $town } (il faut { $needed } ou plus).
event-called-off = { $unit } quitte { $from } et regagne { $to } : l’attaque est décommandée.
event-battle-begins = La bataille s’engage à { $town }.
event-deployed = { $unit } rejoint { $column } à { $town }.
event-reveals = { $unit } paraît à { $town } : { $column }, { $cv } CV.
event-battle-turn = Bataille à { $town }, tour { $number } : { $team } ont la main.
event-morale-roll = { $unit } tire { $die } pour son moral à { $town } (il faut { $needed } ou plus).
event-retreated = { $unit } { $forced ->
    [yes] bat en retraite à marche forcée : { $from } → { $to }.
   *[no] bat en retraite : { $from } → { $to }.
}
event-advanced = { $unit } s’élance depuis { $column } à { $town } et engage l’ennemi.
event-fell-back = { $unit } { $forced ->
    [yes] perd courage à { $town } et recule vers { $column }.
   *[no] se retire à { $town } vers { $column }.
}
event-shifted = { $unit } se porte vers { $column } à { $town }.
event-squared = { $unit } forme le carré à { $town }.
event-unsquared = { $unit } quitte le carré à { $town }.
event-fired = { $unit } fait feu ({ $level ->
    [1] tir simple
    [2] tir double
   *[3] tir triple
}) : { $dice } ; { $hits ->
    [0] aucun coup au but.
    [one] { $hits } coup au but.
   *[other] { $hits } coups au but.
}
event-lost-cv = { $unit } { $cv ->
    [hidden] perd des hommes { $cause }.
   *[other] perd des hommes { $cause } ; reste { $cv } CV.
}
event-eliminated = { $unit } disparaît à { $town } { $cause }.
event-routed = Déroute à { $town } : { $team } se débandent.
event-brought = { $unit } quitte { $from } et arrive en réserve à { $to }.
event-regrouped = { $unit } se regroupe : { $from } → { $to }.
event-battle-won = Victoire à { $town } : { $team } sont maîtres du terrain.
event-supply-cut = { $town } est aux mains des Français : { $army } perd { $number ->
    [one] { $number } unité.
   *[other] { $number } unités.
}
event-army-beaten = Défaite sans retour : { $army } est vaincue et quitte la campagne.
event-game-ends = La campagne est terminée. { $ending }
event-night-falls = La nuit tombe sur la bataille à { $town } : l’attaquant doit quitter le terrain.

ending-french-win = Les deux armées alliées sont vaincues. Victoire française.
ending-french-beaten = L’armée française est vaincue. Victoire alliée.
ending-napoleon-lost = Napoléon est perdu. Victoire alliée.
ending-time-up = Les Français n’ont pas vaincu à temps les deux armées alliées. Victoire alliée.
ending-all-beaten = Les trois armées sont vaincues. Match nul.

## Étapes

step-set-up = Placement initial
ask-set-up = Placez vos unités dans les villes de votre zone, puis terminez.
step-movement = Mouvement
ask-movement = Choisissez un groupe et faites marcher ses unités, ou terminez vos mouvements.
step-deployment = Déploiement
ask-deployment = Mettez au moins une unité dans chaque colonne ; les autres restent en réserve.
step-choice-of-battle = Choix de la bataille
ask-choice-of-battle = Choisissez la bataille où vous jouez votre prochain tour de bataille.
step-retreat = Retraites
ask-retreat = Retirez des unités de la bataille, ou passez au combat.
step-combat = Combat
ask-combat = Faites bouger ou tirer chaque unité, dans l’ordre voulu, ou terminez le combat.
step-losses = Pertes
ask-losses = Choisissez laquelle de vos unités les plus fortes subit la perte.
step-reinforcements = Renforts
ask-reinforcements = Appelez en réserve des unités des villes voisines, ou terminez le tour de bataille.
step-rout = Déroute
ask-rout = Votre ligne est rompue : menez vos pièces vers des villes ouvertes.
step-regrouping = Regroupement
ask-regrouping = Le terrain est à vous : faites sortir des unités, appelez des voisines, ou restez.
step-supply = Approvisionnement
ask-supply = Désignez les unités que votre armée perd faute de vivres.

## Ce que l’on peut taper

usage-place = place UNITÉ VILLE : poser une unité dans une ville de sa zone
usage-group = group VILLE [ARMÉE] : choisir les unités d’une ville qui vont bouger
usage-march = march UNITÉ VILLE : mener une unité du groupe choisi le long d’une route
usage-activate = activate CHEF : un chef commande les marches forcées depuis sa ville
usage-recall = recall UNITÉ : rappeler une unité d’une attaque qui ne réunit pas trois unités
usage-deploy = deploy UNITÉ left|centre|right : ranger une unité dans la colonne de gauche, du centre ou de droite
usage-battle = battle VILLE : jouer votre tour de bataille dans cette bataille
usage-retreat = retreat UNITÉ VILLE : quitter la bataille pour une ville voisine, ou poursuivre au-delà
usage-advance = advance UNITÉ : engager la colonne ennemie d’en face
usage-withdraw = withdraw UNITÉ : quitter l’engagement vers votre colonne ou la réserve
usage-shift = shift UNITÉ left|centre|right|reserve : redéployer, ou entrer depuis la réserve dans une colonne engagée
usage-square = square UNITÉ : l’infanterie forme le carré
usage-line = line UNITÉ : l’infanterie quitte le carré
usage-fire = fire UNITÉ [squares] : tirer sur l’ennemi, ou sur ses carrés
usage-loss = loss UNITÉ : cette unité subit la perte
usage-bring = bring UNITÉ : appeler en réserve une unité d’une ville voisine
usage-regroup = regroup UNITÉ VILLE : après la victoire, faire sortir une unité de la ville
usage-join = join UNITÉ : après la victoire, faire venir une unité voisine
usage-eliminate = eliminate UNITÉ : désigner une unité perdue faute de vivres
usage-done = done : terminer cette étape

## Refus

reason-not-now = Ce n’est pas possible à cette étape ({ $step }). Voyez la liste de ce que vous pouvez faire.
reason-not-yours = Ce n’est pas à vous d’en disposer ici. Choisissez une pièce ou un groupe à vous.
reason-no-such = Cette pièce n’est pas en jeu. Choisissez-en une qui soit sur la carte.
reason-already-placed = { $unit } est déjà en place. Choisissez une unité qui attend encore.
reason-wrong-zone = { $town } n’est pas dans la zone permise à cette unité ({ $unit }). Choisissez une ville de la zone de son armée.
reason-town-full = { $town } contient autant d’unités que le placement le permet. Choisissez une autre ville.
reason-not-all-placed = Il vous reste des unités à placer. Placez-les toutes d’abord.
reason-no-groups-left = Cette armée n’a plus de mouvement de groupe ce tour-ci.
reason-nobody-there = Personne de cette armée ne peut encore bouger à { $town }. Choisissez une autre ville.
reason-group-first = Choisissez d’abord un groupe : dites dans quelle ville sont les unités à bouger.
reason-group-moving = Le groupe posté à { $town } est déjà en mouvement. Faites marcher ses unités ; il ne faut pas d’autre mouvement de groupe.
reason-not-in-group = { $unit } n’est pas du groupe choisi. Choisissez d’abord le groupe de sa ville ; une pièce ne bouge qu’une fois par tour.
reason-no-road = Aucune route ne mène droit à { $town } depuis la position de l’unité ({ $unit }). Avancez ville par ville.
reason-too-far = { $unit } a marché aussi loin que possible et doit s’arrêter ici.
reason-leader-no-forced = { $unit } est un chef et ne fait jamais de marche forcée. Il doit s’arrêter ici.
reason-night-no-forced = La nuit, seules les unités parties de la ville de leur chef activé marchent à marche forcée. { $unit } doit s’arrêter ici.
reason-night-no-attack = On n’attaque pas la nuit. { $unit } ne peut entrer à { $town }, que tient l’ennemi.
reason-road-full = La route vers { $town } a porté toutes les unités qu’elle peut ce tour-ci. Prenez-en une autre.
reason-river-full = La route vers { $town } traverse un cours d’eau défendu, et la moitié de sa capacité est épuisée. Attaquez aussi par une autre route.
reason-must-stop = { $unit } a rencontré l’ennemi et doit s’arrêter pour combattre.
reason-too-few-to-attack = Il faut au moins trois unités pour attaquer, et trop peu peuvent encore atteindre { $town }.
reason-attack-under-strength = Votre attaque contre { $place } compte moins de trois unités. Amenez-en d’autres ou rappelez celles qui y sont.
reason-command = Des groupes n’attaquent ensemble { $town } que depuis des villes reliées par une route.
reason-not-a-leader = { $unit } n’est pas un chef. Seul un chef peut être activé.
reason-leader-moved = { $unit } a déjà bougé ce tour-ci. Un chef donne ses ordres avant de bouger.
reason-orders-too-late = {$unit} ne peut plus commander : des unités à lui ont déjà quitté sa ville. Un chef donne d’abord ses ordres.
reason-leader-active = { $unit } a déjà donné ses ordres.
reason-not-under-strength = { $unit } n’est pas d’une attaque en manque d’unités. On ne rappelle que d’une telle attaque.
reason-in-column = { $unit } est déjà dans une colonne. Choisissez une unité en réserve.
reason-column-empty = Il faut dans chacune de vos trois colonnes une unité qui ne soit pas un chef. Garnissez d’abord les colonnes vides.
reason-not-in-battle = { $unit } n’est pas dans cette bataille. Choisissez une pièce qui s’y trouve.
reason-no-such-battle = On ne se bat pas à { $town }.
reason-battle-played = Vous avez déjà joué votre tour dans la bataille à { $town }. Choisissez une autre bataille.
reason-enemy-there = L’ennemi est à { $town }. Retirez-vous vers une autre ville.
reason-battle-there = On se bat à { $town }. Nul ne peut s’y rendre maintenant.
reason-attacker-retreat = L’attaquant ne se retire que vers les villes qu’il tient ou d’où il est venu, et { $town } n’en est pas.
reason-defender-retreat = L’attaquant est venu de ce côté : { $town } est fermée au défenseur. Retirez-vous vers une autre ville.
reason-retreat-road-full = Une route principale laisse passer deux unités, une secondaire une seule. La route est pleine ({ $unit }) ; prenez-en une autre ou attendez.
reason-rout-road-full = La route vers { $town } est encombrée de fuyards. Prenez-en une autre.
reason-retreat-too-far = { $unit } a reculé aussi loin que possible et doit s’arrêter ici.
reason-must-leave = Une armée en déroute doit partir. Certaines de vos pièces peuvent encore s’échapper.
reason-has-acted = { $unit } a fait tout ce qu’il pouvait dans ce tour de bataille : une unité bouge ou tire, jamais les deux.
reason-artillery-no-engage = { $unit } est de l’artillerie et ne va jamais engager l’ennemi.
reason-already-engaged = { $unit } est engagé. Il ne peut que combattre ou se retirer.
reason-not-in-column = { $unit } est en réserve. Placez-le d’abord dans une colonne.
reason-withdrew-already = { $unit } s’est retiré dans ce tour de bataille et ne peut engager dans le même tour.
reason-engaged-already = { $unit } a engagé dans ce tour de bataille et ne peut se retirer dans le même tour.
reason-not-engaged = { $unit } n’est pas engagé. Il peut se redéployer, mais n’a rien à quitter.
reason-not-lateral = { $unit } ne peut se redéployer que vers la colonne voisine. Passez par le centre.
reason-column-engaged = Cette colonne est engagée, et l’on n’engage pas latéralement. Venez de la réserve.
reason-same-place = { $unit } y est déjà.
reason-only-infantry = { $unit } n’est pas de l’infanterie. Seule l’infanterie forme le carré.
reason-in-square = { $unit } est en carré et doit d’abord le quitter.
reason-not-in-square = { $unit } n’est pas en carré.
reason-reserve-no-fire = { $unit } est en réserve et ne peut tirer.
reason-no-target = { $unit } n’a engagé personne. Seule l’artillerie tire de loin ; avancez d’abord.
reason-no-squares = Aucun ennemi en face n’est en carré ({ $unit }). Tirez sans nommer les carrés.
reason-only-squares = Tous les ennemis en face sont en carré ({ $unit }). Tirez sur les carrés.
reason-friends-in-the-way = Des amis ont avancé devant cette batterie ({ $unit }). Elle ne peut tirer de loin.
reason-leader-no-fire = { $unit } est un chef et n’a pas de puissance de feu.
reason-leader-alone = { $unit } est un chef et n’avance que pour rejoindre des unités de son camp déjà en avant.
reason-attacker-duty = L’attaquant ne peut rester l’arme au pied. Engagez, tirez, ou gardez une unité engagée.
reason-must-bring = L’attaquant n’a rien fait de ce tour de bataille. Il doit appeler un renfort.
reason-not-strongest = { $unit } n’est pas la plus forte des unités visées. Choisissez l’une des plus fortes.
reason-not-targeted = { $unit } n’était pas visé. Choisissez une des unités visées.
reason-is-disorganised = { $unit } est désorganisé jusqu’à la fin du tour de campagne.
reason-not-adjacent = { $unit } n’est pas dans une ville voisine de la bataille. Choisissez une unité voisine.
reason-busy = { $unit } participe déjà à une bataille. Choisissez une autre unité.
reason-reinforce-road-full = Une route principale amène deux unités par tour de bataille, une secondaire une seule. La route est pleine ({ $unit }).
reason-regroup-no-forced = On ne se regroupe pas à marche forcée. { $unit } doit s’arrêter ici.
reason-regroup-road-full = Dans un regroupement, une route principale laisse passer deux unités, dans les deux sens ensemble, une secondaire une seule. La route est pleine ({ $unit }).
reason-spare-leader = { $unit } est un chef : il n’est perdu que s’il ne reste personne d’autre de son armée. Désignez une autre unité.
reason-must-starve = Les pertes faute de vivres doivent être subies. Désignez une unité.
reason-must-take-loss = La perte doit être subie. Choisissez l’une des plus fortes unités visées.
reason-game-over = La partie est terminée.
reason-no-action = Vous n’avez rien dit. Tapez une action, par exemple : group mons
reason-unknown-verb = { $near ->
    [none] « { $word } » n’est pas une action. Tapez ? pour voir celles qui existent.
   *[other] « { $word } » n’est pas une action. Vouliez-vous dire « { $near } » ?
}
reason-unknown-unit = { $near ->
    [none] { $word ->
        [none] Quelle unité ? Nommez-la après l’action.
       *[other] Il n’y a pas d’unité « { $word } ».
    }
   *[other] Il n’y a pas d’unité « { $word } ». Vouliez-vous dire « { $near } » ?
}
reason-unknown-town = { $near ->
    [none] { $word ->
        [none] Quelle ville ? Nommez-la à la fin.
       *[other] Il n’y a pas de ville « { $word } ».
    }
   *[other] Il n’y a pas de ville « { $word } ». Vouliez-vous dire « { $near } » ?
}
reason-unknown-column = { $near ->
    [none] { $word ->
        [none] Vers où ? Dites left, centre, right, ou reserve là où c’est possible.
       *[other] Il n’y a pas de colonne « { $word } ». Dites left, centre, right, ou reserve là où c’est possible.
    }
   *[other] Il n’y a pas de colonne « { $word } ». Vouliez-vous dire « { $near } » ?
}
reason-unknown-word = { $near ->
    [none] « { $word } » n’a pas de sens ici. Supprimez-le.
   *[other] « { $word } » n’a pas de sens ici. Vouliez-vous dire « { $near } » ?
}
reason-too-many-words = « { $word } » se suffit. Supprimez les mots qui suivent.

## Ordres de l’état-major

order-end = plus aucune marche
order-march-all = { $army } : tous de { $from } à { $to }
order-march-guarded = { $army } : de { $from } à { $to }, en laissant une garde
order-march-half = { $army } : la moitié de ceux de { $from } vers { $to }
order-ride = { $army } : la cavalerie va de { $from } à { $to }
order-forced = { $army } : marche forcée de { $from } à { $to }
order-gather = tous ceux qui le peuvent se rassemblent à { $to }
order-deployment = { $heavy ->
    [0] effort à la gauche de l’attaquant
    [1] effort au centre
    [2] effort à la droite de l’attaquant
   *[other] ligne égale
}, { $share ->
    [2] forte réserve
    [8] faible réserve
   *[other] un quart en réserve
}
order-withdrawal-0 = tenir et combattre
order-withdrawal-1 = retirer ceux qui sont libres
order-withdrawal-2 = quitter le champ de bataille
order-posture = de la gauche à la droite de l’attaquant : { $left }, { $centre }, { $right } ; { $fed ->
    [yes] la réserve est engagée
   *[no] la réserve est gardée
}
order-stance-stand = tenir
order-stance-attack = attaquer
order-stance-pull-back = reculer
order-support-0 = aucun renfort
order-support-1 = des renforts parmi ceux dont on peut se passer
order-support-2 = tous les renforts possibles
order-regrouping-0 = rester sur le terrain
order-regrouping-1 = appeler les voisins
order-scatter = sauver ce qui peut l’être
order-placing-history = se placer comme dans l’histoire
order-placing-about = se masser autour de { $town }
order-placing-parted = se placer en trois corps, le plus grand à { $town }
order-plain = ce que veut l’usage
order-other = ordre { $number }

## Rolls

roll-fired = feu
roll-march-roll = marche forcée
roll-morale-roll = moral

## Chances

odds-title-fire = { $unit } tire
odds-title-march = { $unit } en marche forcée
odds-title-retreat = { $unit } en retraite forcée
odds-title-morale = { $unit } teste son moral
odds-title-dice = { $number ->
    [one] Un dé est lancé
   *[other] { $number } dés sont lancés
}
odds-title-battle = La bataille de { $town } : attaquants, { $side }
odds-line-cv = { $unit } a { $cv } CV : un dé par CV
odds-line-fire-infantry = Infanterie : tir simple
odds-line-fire-cavalry = Cavalerie : tir double
odds-line-fire-artillery = Artillerie : tir simple
odds-line-fresh-cavalry = Choc : premier tir depuis l’engagement (+{ $effect })
odds-line-fresh-artillery = Courte portée : premier tour de bataille depuis l’engagement (+{ $effect })
odds-line-at-squares-infantry = Infanterie contre un carré (+{ $effect })
odds-line-at-squares-cavalry = Cavalerie contre un carré, sans choc ({ $effect })
odds-line-at-squares-artillery = Artillerie contre un carré (+{ $effect })
odds-line-in-square = Elle est elle-même en carré ({ $effect })
odds-line-hits-on = { $level ->
    [1] Touche sur 6
   *[other] Touche de { $least } à 6
}
odds-line-march-die = { $unit } ({ $cv } CV) perd 1 CV de 1 à { $upto }
odds-line-march-orders = { $unit } marche aux ordres d’un chef activé (+{ $effect } au dé)
odds-line-march-night = { $unit } marche de nuit : les ordres le permettent, sans plus d’effet
odds-line-march-retreat = { $unit } bat en retraite ({ $effect } au dé)
odds-line-morale-die = { $unit } tient de { $least } à 6
odds-line-morale-leader = Un chef se tient dans la colonne de { $unit } (+{ $effect } au dé)
odds-line-under-way = La bataille telle qu’elle est
odds-line-chosen = Les unités nommées attaquent, à marche forcée s’il le faut
odds-line-some-arrive = { $number } des { $all } unités nommées attaquent : pas plus ne peuvent arriver
odds-line-all-in-reach = Attaquent tous ceux qui peuvent arriver par une marche normale
odds-line-beliefs = Les blocs cachés sont redistribués à chaque essai, selon ce que vous pouvez savoir
odds-line-policy = Les deux camps jouent par instinct, renforts compris
odds-measure-hits = Touches
odds-measure-cv = CV perdus
odds-measure-units = Unités perdues
odds-measure-rout = La colonne est vide : déroute
odds-measure-off = Attaques annulées
odds-measure-fails = Unités qui reculent
odds-measure-result = Issue
odds-measure-attacker_cv = CV perdus par l’attaquant
odds-measure-attacker_units = Unités perdues par l’attaquant
odds-measure-defender_cv = CV perdus par le défenseur
odds-measure-defender_units = Unités perdues par le défenseur
odds-value-rout-0 = non
odds-value-rout-1 = oui
odds-value-result-0 = l’attaquant l’emporte : déroute du défenseur
odds-value-result-1 = le défenseur tient : déroute de l’attaquant
odds-value-result-2 = la nuit tombe : l’attaquant se retire
odds-value-result-3 = il n’y a pas de bataille
odds-value-result-4 = indécis

## La première partie

lesson-aim = Vous êtes les Français, à l’aube du 15 juin 1815. Deux armées vous font face, chacune presque votre égale : battez-en une avant leur jonction. Une base que vous tenez affame son armée.
lesson-groups = Vous avez trois mouvements de groupe par tour. Toutes les unités d’une ville forment un groupe ; elles peuvent se séparer. Cliquez une ville, choisissez qui part, cliquez où.
lesson-roads = Une route principale porte dix unités par tour, une secondaire six. Envoyez la masse par les grandes routes, sans croiser vos colonnes.
lesson-attack = Trois unités ou plus attaquent une ville tenue par l’ennemi ; un ou deux défenseurs sont mis en déroute aussitôt. Regardez les chances de la bataille avant de finir votre mouvement.
lesson-forced = Une ville de plus que d’habitude est une marche forcée : un dé peut coûter un point de force.
lesson-leaders = Un chef activé avant que quiconque ne quitte sa ville rend les marches forcées plus sûres, et raffermit sa colonne en bataille.
lesson-deployment = Chaque colonne a besoin d’une unité. Massez où vous voulez percer, gardez cavalerie et réserve derrière : la réserve reste cachée.
lesson-retreat = Avant tout feu, vous pouvez retirer des unités de la bataille. Celles qui sont engagées le paient comme dans une déroute.
lesson-combat = Chaque unité tire ou bouge. Toute la ligne ennemie cède quand une de ses colonnes est vide : choisissez-en une et frappez-la avec tout.
lesson-fire = Un dé par point de force ; la cavalerie frappe le plus fort à son premier feu, les canons à courte portée.
lesson-losses = Les plus forts prennent les coups ; entre égaux, vous choisissez. Épargnez ceux qui doivent encore tirer.
lesson-reinforcements = Des unités des villes voisines peuvent rejoindre la bataille à la fin de votre tour de bataille.
lesson-rout = Votre ligne est rompue : menez vos pièces vers des villes libres, les meilleures d’abord. Les routes en portent peu, et qui n’a pas d’issue est perdu.
lesson-regrouping = Le champ est à vous. Faites venir un voisin ou sortir quelqu’un ; qui se regroupe est désorganisé.
lesson-supply = Une base est perdue et son armée a faim : sacrifiez les unités qui valent le moins.
