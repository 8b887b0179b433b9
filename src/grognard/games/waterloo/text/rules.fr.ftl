# Les règles de Napoléon 1815 racontées, numérotées comme dans le livret, et les décisions.

ruling-title = Décision sur { $rules }

rule-1-0-title = La carte
rule-1-0 =
    La carte montre le sud de la Belgique et le nord de la France, théâtre de la campagne de Waterloo.
    – Villes : trois grandes villes (Bruxelles, Gand et Liège) et beaucoup de bourgs et de villages. Les unités se tiennent toujours dans une ville.
    – Routes : elles relient les villes. Un trait large est une route principale, un trait fin une route secondaire. On va de ville en ville par les routes.
    – Cours d’eau : ils ne gênent la marche que si l’autre rive est défendue (5.4), et ils resserrent une déroute (7.5).
    – La frontière franco-belge et la ligne entre les zones britannique et prussienne ne servent qu’au placement (3.1).
    – Le compteur marque les tours de campagne, français et alliés tour à tour ; les cases sombres sont les tours de nuit. Il y a 24 tours, du 15 au 22 juin 1815, trois par jour, un sur trois de nuit (décision W21).

rule-2-0-title = Les unités
rule-2-0 = Ce chapitre dit ce que sont les blocs et ce que l’on peut en savoir.

rule-2-1-title = Les nationalités
rule-2-1 = Il y a 82 blocs, appelés unités : 38 français (bleus), 19 britanniques (rouges) et 25 prussiens (gris). La Garde impériale est française ; les troupes allemandes et néerlandaises de l’armée de Wellington sont rouges et comptent comme britanniques.

rule-2-2-title = Le brouillard de la guerre
rule-2-2 = Les blocs sont debout, la face tournée vers leur maître. L’ennemi voit combien de blocs tiennent une ville et de quelle armée, mais ni leur nature ni leur force, jusqu’à ce qu’une bataille les dévoile. Un bloc éliminé hors de vue reste inconnu de l’ennemi (décision W35).

rule-2-3-title = La valeur de combat
rule-2-3 = La force d’une unité est sa valeur de combat, ou CV. Elle vaut au plus 4, 3 ou 2 (1 pour un chef). Chaque unité commence à sa pleine valeur, lue sur le bord supérieur du bloc. Avec des pas supplémentaires, certaines commencent avec une de plus (décision W44).

rule-2-4-title = Les pas de perte
rule-2-4 = Une unité qui subit une perte passe à la CV inférieure : de 4 à 3, puis à 2, puis à 1. Une unité à 1 CV qui subit une perte est éliminée et quitte le jeu. Les pertes sont définitives.

rule-2-5-title = Les sortes d’unités
rule-2-5 = Il y en a quatre : infanterie, cavalerie, artillerie et chefs. Les unités françaises et britanniques sont des divisions ; les prussiennes sont des brigades, à peu près aussi nombreuses qu’une division britannique.

rule-3-0-title = Le placement initial
rule-3-0 = Une partie commence de l’une de trois façons : placement libre (3.1), placement historique (3.2) ou gambit de Napoléon (3.3).

rule-3-1-title = Placement libre
rule-3-1 =
    Le joueur allié place d’abord ses unités dans les villes de son choix :
    – aucune dans une ville française ;
    – les unités britanniques à l’ouest de la ligne entre les zones, 5 au plus par ville ;
    – les unités prussiennes à l’est de cette ligne, 6 au plus par ville.
    Le joueur français place ensuite les siennes dans des villes françaises, 16 au plus par ville.
    Les chefs ne comptent pas dans ces nombres (10.0). Une fois la partie commencée, une ville reçoit autant d’unités qu’on veut et la ligne entre les zones ne joue plus aucun rôle.

rule-3-2-title = Placement historique
rule-3-2 = Chaque unité est placée à pleine CV dans la ville que lui donne l’ordre de bataille historique de son armée.

rule-3-3-title = Le gambit de Napoléon
rule-3-3 = Napoléon aurait pu masser son armée n’importe où le long de la frontière. Les Alliés prennent leurs positions historiques ; les Français se placent librement selon 3.1.

rule-4-0-title = Déroulement du jeu
rule-4-0 = Le jeu est une suite de tours de campagne, français et alliés en alternance ; le premier est français. Celui dont c’est le tour est le joueur actif, l’autre le joueur passif. Un tour de campagne comprend une phase de mouvement (4.1) et une phase de combat (4.2).

rule-4-1-title = Phase de mouvement
rule-4-1 = Le joueur actif fait ses mouvements de campagne, dans la limite du nombre permis. Voir 5.0.

rule-4-2-title = Phase de combat
rule-4-2 = Toutes les batailles nées des mouvements sont livrées jusqu’au bout. Voir 6.0.

rule-5-0-title = Le mouvement
rule-5-0 = Nul n’est tenu de bouger, mais un mouvement non fait n’est pas gardé pour plus tard. Les unités traversent librement les villes tenues par des amis. Une unité qui entre dans une ville où se trouvent des unités ennemies doit s’y arrêter et combattre.

rule-5-1-title = Mouvement de groupe
rule-5-1 =
    Toutes les unités d’une même ville forment un groupe. Avec un mouvement de groupe, un joueur déplace autant d’unités du groupe qu’il veut, vers une ou plusieurs villes voisines reliées par une route. De Bruxelles, par exemple, on peut gagner Alost, Ninove, Hal, Waterloo, Wavre et Louvain.
    Les Français ont trois mouvements de groupe par tour. Les Alliés en ont quatre : deux pour des groupes britanniques et deux pour des groupes prussiens. Faire partir d’une même ville les deux nationalités coûte un mouvement de chacune, et une armée ne peut céder à l’autre un mouvement inutilisé.
    Faire sortir quoi que ce soit d’une ville, même un chef seul, coûte un mouvement de groupe de son armée, et une pièce ne bouge qu’une fois par tour (décision W17). Après le placement, une ville reçoit autant d’unités qu’on veut.

rule-5-2-title = Potentiels de mouvement
rule-5-2 = L’infanterie et l’artillerie vont à une ville de distance. La cavalerie et les chefs vont à une ou deux villes : de Bruxelles à Waterloo, par exemple, puis à l’une des villes voisines de Waterloo. Un bloc que l’on voit aller à deux villes est reconnu pour l’un d’eux (décision W40).

rule-5-3-title = Limites des routes
rule-5-3 = Pendant un tour de campagne, une route principale porte au plus 10 unités et une route secondaire au plus 6. Ce nombre atteint, la route est fermée jusqu’à la fin du tour. Les deux sens comptent ensemble ; les chefs ne comptent pas (décision W16).

rule-5-4-title = Les cours d’eau
rule-5-4 =
    Quand une route traverse un cours d’eau et mène à une ville qui contient une unité ennemie, sa limite est réduite de moitié : 5 unités par une route principale, 3 par une secondaire. Exemple : 10 unités françaises peuvent aller de Laneffe à Charleroi ; qu’une seule unité prussienne tienne Charleroi, et 5 seulement le peuvent, les autres devant attaquer par d’autres routes.
    Seule compte la dernière route suivie. Les cours d’eau franchis auparavant, par la cavalerie ou en marche forcée, n’importent pas. Un chef seul dans une ville ne réduit pas la route (décision W4).

rule-5-5-title = Marches forcées
rule-5-5 =
    Une unité peut marcher une ville plus loin que son potentiel : l’infanterie et l’artillerie deux villes, la cavalerie trois. Les chefs ne le font jamais.
    Une fois tous les mouvements faits, on jette un dé pour chaque unité en marche forcée : sur 1-3 elle arrive mais perd 1 CV ; sur 4-6 elle arrive intacte. Si un chef activé de son armée se trouvait dans la ville de départ, on ajoute un : elle ne perd que sur 1-2 (10.1, décision W2). Une unité qui perd sa dernière CV est éliminée.
    – Tous les mouvements précèdent le premier dé.
    – Les limites des routes et des cours d’eau valent comme d’ordinaire.
    – Une unité peut attaquer à marche forcée, mais jamais entrer ainsi en renfort dans une bataille.
    – Une unité peut battre en retraite à marche forcée, mais elle perd alors 1 CV sur 1-4 et rien sur 5-6 ; les chefs n’y aident pas (décision W3).
    – Point de marche forcée la nuit, sauf sur l’ordre d’un chef (10.1).

rule-5-6-title = Tours de nuit
rule-5-6 = La nuit, tous les mouvements ordinaires sont permis, mais ni attaque ni marche forcée. Aucune unité n’entre dans une ville où se trouve l’ennemi (décision W22). Un chef peut ordonner des marches forcées même la nuit (10.1).

rule-6-0-title = Les batailles
rule-6-0 = Une bataille se livre par tours de bataille, chaque camp sur trois colonnes avec une réserve derrière elles.

rule-6-1-title = L’attaque
rule-6-1 =
    Il y a bataille là où le joueur actif mène trois unités ou plus dans une ville qui contient des unités ennemies. On n’attaque pas avec moins de trois ; les chefs ne comptent pas (décision W4). Si une attaque ne peut réunir trois unités, elles sont rappelées à leur point de départ et leur mouvement est perdu ; si les pertes de la marche forcée en laissent moins de trois, l’attaque est décommandée de même (décision W25). À trois joueurs, les Prussiens peuvent compléter une attaque commencée par les Britanniques (décision W38).
    Si le défenseur n’a qu’une ou deux unités, elles sont aussitôt en déroute (7.5, décision W8).
    Les batailles sont menées à leur terme en une série de tours de bataille avant le tour de campagne suivant. Le joueur actif est l’attaquant, l’autre le défenseur.

rule-6-2-title = Déploiement
rule-6-2 =
    Le défenseur range d’abord ses unités, face cachée, en trois colonnes : gauche, centre et droite. Chaque colonne doit avoir au moins une unité qui ne soit pas un chef (décision W4) ; il n’y a pas de maximum, et autant d’unités qu’on veut restent en réserve derrière les colonnes.
    L’attaquant fait ensuite de même ; dès qu’il a commencé, le défenseur ne change plus rien. Quatre défenseurs, par exemple, se rangent un à gauche, un à droite et deux au centre, et cinq attaquants un dans chaque colonne avec deux en réserve.
    Puis les deux camps dévoilent leurs colonnes. Les unités en réserve restent cachées jusqu’à ce qu’elles entrent dans une colonne.
    Toutes les batailles sont ouvertes avant le premier tour de bataille (décision W27).

rule-6-3-title = Les tours de bataille
rule-6-3 =
    L’attaquant joue le premier tour de bataille, puis les camps alternent. Un tour de bataille a quatre phases, dans cet ordre :
    1. moral (8.6)
    2. retraites (7.0)
    3. combat (8.0)
    4. renforts (9.0)
    Dans son tour, l’attaquant ne peut rester l’arme au pied, et après 20 tours de bataille de chaque camp la nuit met fin à la bataille (décisions W18 et W32).

rule-6-4-title = Batailles simultanées
rule-6-4 = Plusieurs batailles se livrent en même temps. Le joueur dont c’est le tour achève les quatre phases dans une bataille de son choix avant de passer à une autre (décision W27).

rule-7-0-title = Les retraites
rule-7-0 = Retirer des unités d’une bataille est une retraite. Elle a lieu avant qu’aucune autre unité bouge ou tire dans ce tour de bataille. Les unités peuvent partir d’où qu’elles soient, mais celles qui sont engagées subissent les pertes d’une déroute (7.5).

rule-7-1-title = Où battre en retraite
rule-7-1 = L’attaquant ne se retire que vers des villes tenues par des amis ou d’où ses unités sont venues à cette bataille, au début ou en renfort (décision W37). Le défenseur se retire vers toute autre ville, mais non vers celles d’où l’attaquant est venu (décision W9), et jamais dans une ville, ni à travers une ville, où se trouvent des unités ennemies. Nul ne se retire là où se livre une autre bataille.

rule-7-2-title = Limites des routes en retraite
rule-7-2 = À chaque tour de bataille, un joueur peut retirer deux unités par route principale et une par route secondaire. Les cours d’eau n’y changent rien. La limite vaut pour les routes qui quittent la bataille ; chaque ville où l’on passe ensuite doit être ouverte elle aussi (décision W30).

rule-7-3-title = La vitesse
rule-7-3 = L’infanterie et l’artillerie se retirent d’une ville ; la cavalerie et les chefs peuvent pousser jusqu’à une seconde (décision W3). Une unité peut aller une ville plus loin à marche forcée, en ôtant un au dé : elle perd 1 CV sur 1-4 (5.5).

rule-7-4-title = La désorganisation
rule-7-4 = Les unités qui ont battu en retraite sont désorganisées et couchées face cachée. Elles ne peuvent renforcer aucune bataille. Elles se rallient à la fin du tour de campagne.

rule-7-5-title = Les déroutes
rule-7-5 =
    Un camp est en déroute quand une de ses colonnes a perdu toutes ses unités, par le feu, la retraite ou le retrait. Il doit aussitôt faire sortir toutes ses pièces de la bataille. Avant de partir, les unités en colonne perdent :
    – artillerie : 2 CV
    – infanterie : 1 CV
    – cavalerie : 1 CV, seulement si de la cavalerie ennemie l’a engagée
    – chefs : rien
    Les unités en réserve partent sans perte, mais qui vide une colonne de son plein gré paie avec les autres (décision W7).
    Dans une déroute une route principale porte 10 unités et une secondaire 6, mais 5 et 3 si elle traverse un cours d’eau. Une unité qui ne peut s’échapper, pour quelque raison que ce soit, est éliminée.

rule-7-6-title = Le regroupement
rule-7-6 =
    À la fin d’une bataille, le vainqueur peut aussitôt faire sortir tout ou partie de ses unités de la ville, comme en retraite, ou faire venir des unités des villes voisines. Deux unités passent par route principale et une par route secondaire (décision W10), les deux sens ensemble et sans marche forcée (décision W31). Les unités regroupées sont désorganisées (7.4).
    Exemple de retraite : un défenseur de huit unités dispose d’une route principale et d’une secondaire. À chaque tour de bataille trois unités peuvent partir, deux par la principale et une par la secondaire. Il lui faut au moins trois tours de bataille, et une unité doit rester dans chaque colonne jusqu’au bout ; les trois dernières sont en déroute et en paient toutes le prix, et mieux vaut que ce soit de la cavalerie.

rule-8-0-title = Le combat
rule-8-0 = Dans un tour de bataille, chaque unité peut bouger ou tirer, jamais les deux. Le choix se fait unité par unité, et le joueur les fait bouger et tirer dans l’ordre qu’il veut, afin que l’une profite de ce que l’autre a fait.

rule-8-1-title = Mouvements tactiques
rule-8-1 =
    Il y a trois mouvements tactiques.
    – L’engagement : une unité libre va au contact, de sa colonne contre la colonne ennemie d’en face, ou de la réserve dans une colonne amie déjà engagée. On n’engage pas latéralement, comme d’une gauche libre vers un centre engagé. L’artillerie n’engage jamais.
    – Le retrait : une unité engagée refait à l’envers le chemin d’un engagement, par exemple de la droite ennemie à sa propre gauche. Les unités engagées dans leur propre colonne se retirent en réserve. Une unité ne se retire et n’engage jamais dans le même tour de bataille (décision W11).
    – Le redéploiement : une unité libre va vers une position libre, entre réserve et colonne ou d’une colonne à la voisine, jamais d’une aile à l’autre d’un coup (décision W42). Seul le redéploiement est latéral.
    Une colonne est engagée quand des unités d’un camp ont avancé sur celles de l’autre. Une unité qui a avancé tient toujours sa propre colonne (décision W26).

rule-8-2-title = Mouvements de la cavalerie
rule-8-2 =
    L’infanterie et l’artillerie font un mouvement tactique par tour de bataille, la cavalerie un ou deux : elle peut par exemple passer de la réserve à la droite, puis engager la gauche ennemie.
    Exemples : l’unité A avance de sa gauche et engage la droite ennemie. L’unité B se retire de la gauche ennemie vers sa propre droite. L’unité C, au centre, peut se redéployer à droite, à gauche ou en réserve ; engagée, elle ne pourrait que se retirer en réserve ; seule au centre, elle viderait la colonne en bougeant et causerait une déroute.

rule-8-3-title = Le tir
rule-8-3 =
    Une unité qui a bougé dans ce tour de bataille ne tire pas. Les unités en réserve ne tirent pas et ne sont pas visées. Toute autre unité peut tirer une fois par tour de bataille, dans l’ordre voulu.
    On jette un dé par CV de l’unité qui tire. Le tir simple (TS) touche sur 6, le tir double (TD) sur 5-6, le tir triple (TT) sur 4-6.
    – Infanterie : TS.
    – Cavalerie : TD ; TT la première fois qu’elle tire après avoir engagé ou été engagée, pour le choc.
    – Artillerie à longue portée : TS sur la colonne ennemie d’en face, mais non quand des amis ont engagé cette colonne.
    – Artillerie à courte portée : engagée, elle ne tire que sur ceux qui l’engagent, en TD à son premier tour de bataille après avoir été engagée, en TS ensuite jusqu’à ce que la colonne soit libre.
    L’infanterie et la cavalerie ne tirent que sur l’ennemi avec lequel elles sont engagées. Quitter l’engagement rend le choc pour le suivant (décision W12).

rule-8-4-title = Les pertes au combat
rule-8-4 = Chaque coup au but coûte 1 CV à une unité ennemie. Il frappe celle dont la CV est la plus haute parmi les unités visées ; entre égales, leur maître choisit. Plusieurs coups sont subis un par un. Une unité à 1 CV qui est touchée est éliminée. Un chef n’est touché que s’il ne reste aucune unité parmi celles que l’on vise (décision W15).

rule-8-5-title = Les carrés
rule-8-5 =
    L’infanterie en colonne, et elle seule, peut former le carré contre la cavalerie. Le former ou le quitter est le mouvement tactique de l’unité : elle ne fait ni autre mouvement ni tir. Cela peut se faire pendant un engagement. Une unité en carré ne fait d’autre mouvement que le quitter ; une retraite le défait aussi (décision W28).
    – La cavalerie qui engage un carré a un TS, sans choc.
    – L’infanterie qui engage un carré a un TD.
    – L’infanterie en carré a un TS.
    – L’artillerie a un TD sur un carré, à toute portée (décision W13).
    La cible : quand parmi les ennemis engagés les uns sont en carré et les autres non, chaque unité qui tire dit qui elle vise, et les pertes frappent les plus fortes de celles-là. Un chef compte avec les unités hors carré (décision W29).

rule-8-6-title = Le moral au combat
rule-8-6 = C’est la première phase du tour de bataille. Chaque unité engagée du joueur qui n’a plus que 1 CV jette un dé. Sur 1-3 le cœur lui manque : elle doit se retirer, et dans ce tour de bataille elle ne bouge plus ni ne tire, mais elle peut battre en retraite (décision W41). Sur 4-6 elle tient et peut bouger ou tirer (décision W1). Un chef de son armée dans la même colonne ajoute un au dé (10.2). Un carré qui échoue se défait, et si la colonne se vide le camp est en déroute (décision W14). Les chefs ne testent pas.

rule-9-0-title = Les renforts
rule-9-0 = Dans la dernière phase de son tour de bataille, un joueur peut appeler des unités des villes voisines. Elles entrent dans sa réserve et servent dès son prochain tour de bataille. Les renforts ne viennent jamais à marche forcée, et les unités désorganisées ne viennent pas (décision W19).

rule-9-1-title = Limites des renforts
rule-9-1 = En un tour de bataille, chaque route principale amène une ou deux unités et chaque route secondaire une seule. Les cours d’eau n’y changent rien, et les chefs ne comptent pas.

rule-9-2-title = L’avantage du vainqueur
rule-9-2 = Les unités qui ont quitté une bataille en retraite ne peuvent en renforcer une autre. Celles qui ont gagné une bataille peuvent, dans les limites ordinaires, renforcer une bataille dans une ville voisine pendant le même tour de campagne. Voir aussi 7.6.

rule-10-0-title = Les chefs
rule-10-0 = Il y a trois chefs : Napoléon, Wellington et Blücher. Ils aident leur armée en marche et au combat : Wellington les seuls Britanniques, Blücher les seuls Prussiens. Un chef a 1 CV et la moindre perte l’élimine. Si Napoléon est perdu, les Français sont aussitôt vaincus (décision W6). Les chefs ne comptent ni dans les limites du placement et des routes, ni parmi les attaquants et les défenseurs (décision W4).

rule-10-1-title = Les chefs et les marches forcées
rule-10-1 = On active un chef en couchant son bloc face visible, avant que lui ou une de ses unités quitte la ville (décision W24). Les unités de son armée qui partent de sa ville à marche forcée ajoutent un au dé et ne perdent 1 CV que sur 1-2. La nuit, il peut ordonner des marches forcées depuis sa ville ; elles perdent alors sur 1-3, sans bonus (décision W2). Ses ordres donnés, il peut aller à une ou deux villes comme d’ordinaire.

rule-10-2-title = Les chefs au combat
rule-10-2 = Un chef peut être déployé dans une bataille et fait un ou deux mouvements tactiques comme la cavalerie. Il n’a pas de puissance de feu. Les unités de son armée dans la même colonne ajoutent un au dé de leur test de moral (8.6) : elles n’échouent que sur 1-2 ; celles d’un allié n’en ont rien (décision W43). Il n’avance que pour rejoindre des unités de son camp déjà en avant, et revient dans sa colonne s’il y reste seul (décision W29).

rule-11-0-title = L’approvisionnement
rule-11-0 =
    Les armées alliées dépendent de trois bases : Bruxelles (Britanniques, 1 unité), Gand (Britanniques, 1 unité) et Liège (Prussiens, 2 unités).
    À la fin de chaque tour de campagne français, après toutes les batailles, l’armée dont une base est occupée par au moins une unité française perd le nombre d’unités indiqué. Le joueur allié les désigne ; un chef ne peut l’être que s’il ne reste personne d’autre de son armée (décision W20). Si les Français tiennent Liège et Bruxelles, une unité britannique et deux unités prussiennes sont éliminées à la fin de chaque tour français.
    Les pertes durent tant qu’une unité française est dans la base ; un chef seul ne l’occupe pas (décision W34). Elles cessent quand la base est quittée ou reprise. Les Français n’ont pas de souci de vivres.

rule-12-0-title = La victoire
rule-12-0 =
    L’armée française est vaincue à 19 unités ou moins, la britannique à 9 ou moins, la prussienne à 12 ou moins. Les chefs comptent ici (décision W5). Des joueurs de force inégale peuvent convenir d’un handicap (décision W39).
    On ne compte les armées qu’une fois finies toutes les batailles du tour de campagne, après les pertes d’approvisionnement (décision W36). Toutes les unités qui restent à une armée vaincue sont éliminées.

rule-12-1-title = Victoire française
rule-12-1 = Les Français ne gagnent que si les deux armées alliées sont vaincues avant la fin du jeu. En vaincre une ne suffit pas.

rule-12-2-title = Victoire alliée
rule-12-2 = Les Alliés gagnent si l’armée française est vaincue, si Napoléon est éliminé, ou si les Français n’ont pas gagné à la fin du dernier tour.

rule-12-3-title = Match nul
rule-12-3 = Si, après les batailles d’un tour, les trois armées sont vaincues, la partie est nulle.

rule-13-0-title = Règles optionnelles
rule-13-0 = Ces règles ne se jouent que si les joueurs en conviennent avant la partie.

rule-13-1-title = Partie à trois joueurs
rule-13-1 = Deux joueurs commandent les Alliés, l’un les Britanniques, l’autre les Prussiens, chacun maître de ses forces selon les règles ordinaires. Ils ne se parlent qu’au placement et pendant les tours de nuit alliés (décision W23). Chacun voit les blocs de l’autre, et le siège britannique agit avant le prussien (décision W33) ; les Prussiens peuvent compléter une attaque britannique (décision W38).

rule-13-2-title = Maîtrise du commandement
rule-13-2 = Des corps séparés ne pouvaient guère attaquer ensemble : deux groupes n’attaquent une même ville que si les villes d’où ils viennent sont voisines, reliées par une route (décision W37). Des groupes alliés à Waterloo et à Ligny ne peuvent attaquer ensemble Quatre-Bras : l’un attaque, l’autre vient en renfort. Des groupes à Waterloo et à Nivelles le peuvent, car une route relie ces deux villes.

## Décisions

ruling-w1 = Le test de moral est réussi sur 4, 5 ou 6 ; le « 4-5 » de la règle est une coquille. Avec un chef dans la même colonne, il n’échoue que sur 1-2. Les chefs ne testent pas.
ruling-w2 = Une marche forcée dans la phase de mouvement coûte 1 CV sur 1-3, ou sur 1-2 si un chef activé se trouvait dans la ville de départ. La nuit, seules les unités qui quittent la ville d’un chef activé font une marche forcée, et elles perdent sur 1-3. Une unité réduite à moins de 1 CV est éliminée.
ruling-w3 = Une marche forcée en retraite coûte 1 CV sur 1-4, et les chefs n’y donnent pas de bonus. Un chef ne fait jamais de marche forcée ; en retraite il peut aller à deux villes.
ruling-w4 = Les chefs ne comptent ni parmi les trois unités qui attaquent ni parmi celles qui défendent, et ne tiennent pas seuls une colonne. Un chef seul dans une ville ne réduit pas la capacité d’une route à travers un cours d’eau.
ruling-w5 = Les chefs comptent dans l’effectif d’une armée : 19, 9 et 12 sont la moitié de 38, 19 et 25.
ruling-w6 = Si Napoléon est éliminé, la partie finit aussitôt par une victoire alliée. Toute autre défaite est jugée après la dernière bataille du tour de campagne ; si les trois armées sont alors vaincues, la partie est nulle.
ruling-w7 = Quand une colonne n’a plus d’unité, toutes les pièces de ce camp quittent la bataille. Les unités en colonne paient l’attrition : artillerie 2, infanterie 1, cavalerie 1 seulement si de la cavalerie ennemie est engagée avec sa colonne. Les unités en réserve partent sans perte. L’unité qui vide sa colonne de son plein gré, par une retraite ou en allant en réserve, paie aussi : dans l’exemple de 7.6 les trois dernières souffrent toutes.
ruling-w8 = Un ou deux défenseurs sont aussitôt en déroute. Ils paient l’attrition d’une déroute (la cavalerie seulement si l’attaquant a amené de la cavalerie) et se retirent, et l’attaquant tient la ville.
ruling-w9 = Les villes d’où sont venus les attaquants, au début ou en renfort, sont fermées à la retraite du défenseur, comme toute ville où se trouvent des unités ennemies ou une bataille.
ruling-w10 = Le regroupement suit les limites des retraites : deux unités par route principale, une par route secondaire.
ruling-w11 = La cavalerie et les chefs peuvent faire deux mouvements tactiques, mais jamais un retrait et un engagement dans le même tour de bataille.
ruling-w12 = L’infanterie et la cavalerie ne tirent que sur l’ennemi avec lequel elles sont engagées. Le choc (tir triple) vaut pour le premier tir d’une unité de cavalerie après qu’elle a engagé ou été engagée ; quitter l’engagement le lui rend.
ruling-w13 = L’artillerie qui tire sur un carré a un tir double à toute portée.
ruling-w14 = Une unité en carré qui échoue à son test de moral quitte le carré et se retire. Si la colonne se vide, le camp est en déroute.
ruling-w15 = Les coups frappent un par un la plus forte unité visée ; entre égales, leur maître choisit. Un chef n’est touché que s’il est la seule pièce qui reste parmi celles que l’on vise.
ruling-w16 = La capacité d’une route se compte pour les deux sens ensemble à chaque tour de campagne. Les chefs n’y prennent pas de place.
ruling-w17 = Faire sortir d’une ville une pièce quelconque, même un chef seul, coûte un mouvement de groupe de son armée. Une pièce bouge une fois par tour.
ruling-w18 = Pas d’impasse : dans son tour de bataille, l’attaquant doit avoir une unité engagée, ou tirer, ou appeler des renforts, ou se retirer ; s’il ne fait rien d’autre il doit engager. Après 20 tours de bataille de chaque camp la nuit tombe et l’attaquant doit partir.
ruling-w19 = Les renforts ne viennent que des villes voisines, jamais à marche forcée, jamais désorganisés. Des unités victorieuses peuvent renforcer une bataille voisine pendant le même tour de campagne.
ruling-w20 = Le joueur allié désigne les unités perdues faute de vivres. Un chef ne peut l’être que s’il ne reste aucune autre unité de cette armée.
ruling-w21 = Il y a 24 tours de campagne, du 15 au 22 juin 1815, strictement français puis alliés, trois par jour ; un sur trois est de nuit.
ruling-w22 = La nuit, aucune unité n’entre dans une ville où se trouvent des unités ennemies.
ruling-w23 = Trois sièges : français, britannique et prussien. Les deux sièges alliés n’échangent de messages qu’au placement et pendant les tours de nuit alliés.
ruling-w24 = Un chef donne ses ordres (est activé) avant de se déplacer et avant qu’aucune de ses unités ne quitte sa ville : 10.1 aide les unités qui se trouvent au même endroit, et celles qui sont parties ne l’ont pas entendu.
ruling-w25 = Les unités d’une attaque qui ne peut en réunir trois peuvent être rappelées là où leur mouvement a commencé, et leur mouvement est perdu. Le mouvement ne peut finir tant qu’une telle attaque subsiste. Si les dés de marche forcée laissent moins de trois attaquants, l’attaque est décommandée et ils reviennent de même. Les routes qu’ils ont prises gardent leur compte : 5.3 compte les unités qui empruntent une route, et ils l’ont empruntée.
ruling-w26 = Une unité avancée sur la colonne ennemie tient toujours sa propre colonne.
ruling-w27 = Toutes les batailles sont ouvertes, avec les déroutes immédiates et les déploiements, avant le premier tour de bataille. À chaque ronde, le camp dont ce sont les tours de bataille en choisit l’ordre.
ruling-w28 = Une unité en carré ne fait d’autre mouvement tactique que le quitter. Une retraite le défait.
ruling-w29 = Un chef n’avance que pour rejoindre des unités de son camp déjà avancées ; resté seul en avant, il revient aussitôt dans sa colonne. Comme cible, un chef compte avec les unités hors carré.
ruling-w30 = Les limites des retraites (deux unités et une ; en déroute dix et six, à travers un cours d’eau cinq et trois) valent pour les routes qui quittent la bataille. Chaque ville traversée doit être ouverte selon 7.1. Les dés des marches forcées en retraite sont jetés à la fin de la phase de retraite ou de la déroute.
ruling-w31 = Dans un même regroupement des pièces peuvent partir et d’autres venir, en partageant les mêmes limites des routes. Point de marche forcée. Les pièces désorganisées ne viennent ni ne partent.
ruling-w32 = Quand la nuit tombe sur une bataille, l’attaquant part comme en déroute, mais seules ses unités engagées paient l’attrition.
ruling-w33 = À trois joueurs, le siège britannique agit avant le prussien dans chaque phase, et les sièges alliés voient les blocs l’un de l’autre. Chacun déploie ses unités. Si une perte peut frapper des égales des deux, le siège de la première choisit. Le siège britannique choisit l’ordre des batailles si des pièces britanniques combattent. Voir n’est pas parler : 2.2 ne cache un bloc qu’à l’adversaire, et deux alliés sont assis du même côté de la carte.
ruling-w34 = Seules des unités occupent une base d’approvisionnement ; un chef seul ne l’occupe pas.
ruling-w35 = Un bloc éliminé hors de la vue de l’ennemi lui reste inconnu.
ruling-w36 = Les pertes d’approvisionnement précèdent le compte des armées. On compte les armées à la fin de chaque tour de campagne.
ruling-w37 = Les attaquants « viennent » de la ville où leur mouvement a commencé, comme le dit 7.1, et de la dernière ville avant la bataille, où l’attaque elle-même a commencé. L’une et l’autre sont ouvertes à leur retraite et fermées à celle du défenseur ; une ville entre les deux n’est ni l’un ni l’autre. Selon 13.2, deux groupes peuvent attaquer ensemble si une ville d’où vient l’un est aussi une de celles de l’autre, ou si une route l’y relie.
ruling-w38 = À trois joueurs, les Britanniques peuvent finir leurs mouvements avec une attaque de moins de trois unités si des unités prussiennes peuvent encore la porter à trois. Si les Prussiens ne le font pas, l’attaque est annulée.
ruling-w39 = Le handicap est un ajout de notre part pour des joueurs de force inégale et ne vient pas du livret. S’ils en conviennent, les armées du camp qu’il aide sont vaincues à un nombre d’unités inférieur de 1 à 6 à celui de la règle, celles de l’autre camp à un nombre d’autant supérieur.
ruling-w40 = Un bloc qui va à deux villes sans marche forcée ne peut être que de la cavalerie ou un chef, et l’ennemi peut s’en souvenir. Il ne distingue pas entre eux les blocs d’une armée dans une ville, sauf les désorganisés des autres ; on retient donc combien d’entre eux, au moins, sont de la cavalerie ou des chefs. Quand des blocs se séparent, on ne garde que ce qui reste certain de ceux qui partent et de ceux qui restent. Une bataille dans la ville efface ce qui y était retenu.
ruling-w41 = Une unité qui échoue à son test de moral fait le retrait forcé, et dans ce tour de bataille ne tire pas et ne fait pas d’autre mouvement tactique, pas même la cavalerie avec ses deux mouvements : 8.6 les réserve aux unités de bon moral. Elle peut encore battre en retraite.
ruling-w42 = Un redéploiement mène à la colonne voisine ou en réserve, jamais de la gauche à la droite d’un coup : les exemples de 8.1 ne nomment que des colonnes voisines. La cavalerie et les chefs gagnent l’autre aile par leurs deux mouvements, les autres unités en deux tours de bataille.
ruling-w43 = Le bonus au moral d’un chef n’aide que les unités de son armée. Ce sont elles les unités amies de 10.2, puisque selon 10.0 Blücher ne commande que des Prussiens et Wellington que des Britanniques.
ruling-w44 = Les pas supplémentaires sont un usage des tournois et ne viennent pas du livret. Si les joueurs en conviennent, 4, 8 ou 12 unités d’un camp commencent avec une CV de plus que ne dit l’ordre de bataille : les plus faibles d’abord, à égalité les premières nommées. Aucune unité n’a plus de 4 CV et un chef n’en reçoit jamais. Rien d’autre ne change.
