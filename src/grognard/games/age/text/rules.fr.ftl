# Les règles de Age of Napoleon racontées, numérotées comme dans le livret, et les décisions.
# Un texte dont la clé finit par -original est ce que cette édition dit autrement.

ruling-title = Décision sur { $rules }
rule-rulings = Décisions : { $rulings }.

rule-1-0-title = Le jeu
rule-1-0 = Deux joueurs, le Français et la Coalition, se disputent l’Europe de 1805 à 1815.

rule-1-a-title = Les buts
rule-1-a = Le joueur français veut dominer le continent. Le joueur de la Coalition veut abattre Napoléon une fois pour toutes.

rule-1-b-title = Les scénarios
rule-1-b = Il y a 3 scénarios, qui commencent en 1805 (le principal), 1809 et 1813. Tous finissent au plus tard avec l’année 1815.

rule-2-0-title = Le matériel
rule-2-0 = Un plateau, 55 cartes, des corps et des marqueurs, deux aides de jeu portant les tables, un livret de scénarios et 2 dés. Ici les tables se trouvent avec les règles qui s’en servent : les cartes en 8.1 B, les limites en 9.2 B, les marches en 11.1.2 C, les batailles en 12.2 D, l’hiver en 14 B.

rule-2-1-title = Le plateau
rule-2-1 = Le plateau montre l’Europe divisée en secteurs, avec des cases et des pistes à côté.

rule-2-1-a-title = Les secteurs
rule-2-1-a = Chaque secteur porte le nom d’une région et en réunit le plus souvent plusieurs. Les noms imprimés sont presque tous dans la langue du pays ; ici ils sont donnés dans la vôtre, et le nom imprimé est compris aussi.

rule-2-1-b-title = Pays majeurs et mineurs
rule-2-1-b = Les pays majeurs sont la France, la Grande-Bretagne, la Russie, l’Autriche, la Prusse et l’Espagne. Les pays mineurs, d’un secteur chacun, sont la Bavière, le Danemark, les États de l’Église, le Hanovre, la Hollande, l’Italie, Naples, la Poméranie, le Portugal, la Suède, la Suisse, la Westphalie et le Wurtemberg.

rule-2-1-c-title = Les mots de la carte
rule-2-1-c =
    – Adjacents : deux secteurs qui ont une frontière commune.
    – Côtier : un secteur qui a un rivage. Les rives de la mer Noire ne comptent pas, et la Westphalie n’est pas côtière ; elle ne sépare pas la Hollande du Hanovre. Les lacs ne comptent pas.
    – Capitale : le secteur qui porte le drapeau d’un pays majeur.
    – Les montagnes, marais et secteurs stériles sont marqués. Sont stériles toute l’Espagne sauf la Catalogne, la Galicie occidentale, la Galicie orientale, la Transylvanie, la Hongrie, la Prusse orientale, la Pologne, la Suède et toute la Russie.
    – Patrie : un secteur de la nationalité du corps. Toute la France est la patrie des corps français, sauf ceux des alliés mineurs ; la Bavière est celle de Lefebvre, qui peut servir la France, comme de Wrede, qui peut servir l’Autriche.

rule-2-1-d-title = L’étiquette, non la couleur
rule-2-1-d = La nationalité d’un corps allié mineur est le nom inscrit sur son pion, non sa couleur : Louis est sur fond bleu comme les Français, mais il est hollandais et sa patrie est la Hollande.

rule-2-1-e-title = Les cases
rule-2-1-e = La case des prisonniers garde les corps capturés jusqu’à la fin de la prochaine phase de renforts (9.7). La case de bataille reçoit les corps d’une bataille, celle des pertes ses pertes jusqu’à sa fin.

rule-2-1-f-title = Les pistes
rule-2-1-f = Une piste compte les années, une autre les rounds de la campagne.

rule-2-2-title = Les pions
rule-2-2 = Les corps combattent ; les marqueurs tiennent l’année, le round, l’alignement des pays et trois cartes en vigueur.

rule-2-2-1-title = Les corps
rule-2-2-1 = Ce qu’est un corps, ce que dit son pion, et quand on en dispose.

rule-2-2-1-a-title = Ce qu’est un corps
rule-2-2-1-a = Un corps est un grand chef avec son état-major et ses troupes. Toutes les armées n’étaient pas faites ainsi, mais le mot sert pour toutes.

rule-2-2-1-b-title = Les couleurs
rule-2-2-1-b = Blanc : l’Autriche et son allié bavarois. Rouge : la Grande-Bretagne et ses alliés portugais, napolitain, hanovrien et hollandais. Bleu : la France et ses dix alliés mineurs. Noir : la Prusse et son allié saxon. Vert : la Russie et son allié suédois. Jaune : l’Espagne.

rule-2-2-1-c-title = Force pleine, force réduite
rule-2-2-1-c = Chaque corps a une face à force pleine et une face réduite, plus faible. L’usure de marche et la bataille le retournent sur la face réduite.

rule-2-2-1-d-title = Les trois valeurs
rule-2-2-1-d = De gauche à droite : la valeur de bataille (1 à 8) est sa force au combat ; la valeur de mouvement (1 à 4) dit jusqu’où il va ; la valeur de commandement (1 à 8) dit combien de corps, le sien compris, le chef peut mener.

rule-2-2-1-e-title = Disponibilité spéciale
rule-2-2-1-e = Un mot sur un pion est une condition que l’on vérifie chaque fois que le corps doit être déployé. C’est d’ordinaire un pays mineur : on dispose du corps tant que l’on contrôle ce pays et le pays majeur dont il porte la couleur. Wrede sert la Coalition tant qu’elle contrôle l’Autriche et la Bavière.

rule-2-2-1-e-original = Une lettre sur un pion est une condition que l’on vérifie quand le corps doit être déployé, et alors seulement. Elle désigne d’ordinaire un pays mineur : on peut déployer le corps tant que l’on contrôle ce pays et le pays majeur dont il porte la couleur. Wrede sert la Coalition tant qu’elle contrôle l’Autriche et la Bavière. Les corps alliés mineurs déjà sur la carte y restent ; ils la quittent par 6.3, 7.3, 13.1 et 13.2.

rule-2-2-1-f-title = Les alliés mineurs
rule-2-2-1-f = Un corps au nom d’un pays mineur et à la couleur d’un pays majeur ne sert que le joueur qui contrôle les deux. Dès qu’il perd l’un d’eux, le corps quitte la carte. Charles-Jean sert qui contrôle la Russie et la Suède, et s’en va quand l’une des deux est perdue.

rule-2-2-1-g-title = Trop d’alliés mineurs
rule-2-2-1-g = Les alliés mineurs français ou britanniques qui dépassent la limite de 9.2 B quittent aussi la carte, dès que la limite baisse, d’ordinaire en phase de diplomatie ou de reddition. Avec 6 alliés mineurs sur la carte et 11 pays mineurs, la France doit en retirer 1.

rule-2-2-1-h-title = Les corps qui attendent un événement
rule-2-2-1-h =
    – 5 corps autrichiens entrent en réserve quand Radetzky est jouée, 6 prussiens quand Stein est jouée.
    – 4 corps espagnols deviennent disponibles quand l’Espagne s’est insurgée.
    – 9 corps russes le deviennent quand un corps ennemi est entré dans un secteur russe.
    Ce sont dès lors des corps comme les autres.

rule-2-2-1-i-title = La réserve
rule-2-2-1-i = Les corps en jeu qui ne sont pas sur le plateau sont dans la réserve, à côté.

rule-2-2-2-title = L’année et le round
rule-2-2-2 = Un marqueur montre l’année, de 1805 à 1815 ; un autre le round de campagne, de 1 à 6.

rule-2-2-3-title = Les marqueurs d’alignement
rule-2-2-3 = Un marqueur sur chaque pays, sur la capitale d’un pays majeur, montre son alignement (3.3). La France et la Grande-Bretagne n’en ont pas : elles ne changent jamais.

rule-2-2-4-title = Britannia, Stein, Radetzky
rule-2-2-4 = Trois cartes dont l’effet dure ont chacune un marqueur.

rule-2-2-4-a-title = Un rappel
rule-2-2-4-a = Quand Britannia, Stein ou Radetzky a été jouée, son marqueur est mis dans sa case du plateau. Il ne sert à rien d’autre.

rule-2-2-4-b-title = Les armées réformées
rule-2-2-4-b = Les nombres de la Prusse réformée ne valent dans les tables qu’après que Stein a été jouée, ceux de l’Autriche réformée qu’après Radetzky.

rule-2-3-title = Les cartes
rule-2-3 = Un seul paquet de 55 cartes sert aux deux joueurs.

rule-2-3-a-title = Ce que dit une carte
rule-2-3-a = Chaque carte dit dans quelle phase ou quelles phases on la joue, et ce qu’elle fait.

rule-2-3-b-title = Les cartes difficiles
rule-2-3-b = La plupart des cartes s’expliquent d’elles-mêmes ; le livret de scénarios donne des exemples pour les plus ardues. Ici chaque carte peut être lue dès qu’on la voit.

rule-2-3-c-title = Quand on joue une carte
rule-2-3-c = Une carte se joue à tout moment de ses phases, sauf indication contraire, et quelquefois hors de son tour : les Français peuvent jouer Indécision pendant un mouvement de la Coalition. Pour le reste l’ordre de la phase est suivi ; les exceptions principales sont la diplomatie (6.2) et la bataille (12.2).

rule-2-3-c-original = Quelques cartes se jouent hors de leur tour : les Français peuvent jouer Indécision dans un round pendant un mouvement de la Coalition.

rule-2-3-d-title = Qui peut la jouer
rule-2-3-d = Chaque joueur peut jouer toute carte qui ne lui est pas interdite. Quand une carte permet quelque chose à l’un et à l’autre, seul celui qui la joue le fait : si les Français jouent Talleyrand, ils rendent neutre un membre de la Coalition ou font d’un neutre un allié, et la Coalition ne fait rien.

rule-2-3-e-title = La défausse
rule-2-3-e = Aucune carte ne quitte jamais le jeu. Une carte jouée ou jetée va aussitôt, face visible, sur la défausse.

rule-2-3-f-title = Une seule fois
rule-2-3-f = Certaines cartes ne se jouent pour leur événement qu’une fois par partie ; elles le disent.

rule-2-3-g-title = Parcourir la défausse
rule-2-3-g = On ne parcourt la défausse qu’en jouant Napoleonica.

rule-2-3-h-title = La priorité
rule-2-3-h = S’il importe de savoir qui joue une carte le premier, les Français ont la priorité de 1805 à 1810 et la Coalition de 1811 à 1815.

rule-2-4-title = Les aides de jeu
rule-2-4 = Deux cartes portent les diagrammes et les tables. Là où elles manquaient, les nombres sont ici reconstitués d’après les exemples des règles ; la page des sources dit lesquels.

rule-2-5-title = Le livret de scénarios
rule-2-5 = Il contient la mise en place des trois scénarios, des règles facultatives (17.1), un exemple de jeu, des notes sur les cartes et sur la conception.

rule-2-6-title = Les dés
rule-2-6 = Il y a 2 dés à six faces, un par joueur.

rule-2-7-title = Les abréviations
rule-2-7 = BR valeur de bataille, MR valeur de mouvement, SR valeur de commandement (ancienneté), TBM modificateur d’égalité ; CM membre de la Coalition, IC pays insurgé, NC pays neutre, FA allié français, FD domination française.

rule-3-0-title = La situation diplomatique
rule-3-0 = Quels sont les pays, et ce que veut dire leur alignement.

rule-3-1-title = Les pays
rule-3-1 = Il y a 6 pays majeurs et 13 mineurs (2.1 B). Tout pays majeur sauf la Grande-Bretagne a au moins 6 secteurs, tout pays mineur un seul.

rule-3-1-original = Les 6 pays majeurs sont la France, la Grande-Bretagne, la Russie, l’Autriche, la Prusse et l’Espagne ; tous sauf la Grande-Bretagne ont au moins 6 secteurs. Les 13 pays mineurs, d’un secteur chacun, sont la Bavière, le Danemark, les États de l’Église, le Hanovre, la Hollande, l’Italie, Naples, la Poméranie, le Portugal, la Suède, la Suisse, la Westphalie et le Wurtemberg.

rule-3-2-title = Les secteurs détachables
rule-3-2 = Le Tyrol et la Dalmatie appartiennent à l’Autriche, la Pologne et la Saxe à la Prusse. Par Concessions territoriales les Français peuvent les détacher et en faire des dominations. Un secteur détaché que la Coalition reconquiert revient d’ordinaire à son pays (13.1). Le Tyrol, domination française, se soulève chaque fois que l’Autriche devient membre de la Coalition ou insurgée (7.3 C).

rule-3-3-title = L’alignement
rule-3-3 = Tout pays, sauf la Grande-Bretagne et la France, a l’un de cinq alignements.

rule-3-3-a-title = Qui contrôle un pays
rule-3-3-a =
    – Membre de la Coalition (CM) : contrôlé par la Coalition.
    – Pays insurgé (IC) : contrôlé par la Coalition de façon limitée.
    – Pays neutre (NC) : contrôlé par personne.
    – Allié français (FA) : contrôlé par les Français.
    – Domination française (FD) : contrôlée par les Français.

rule-3-3-b-title = Contrôler n’est pas occuper
rule-3-3-b = Le contrôle est politique. Des corps dans un pays l’occupent ; ils ne le contrôlent pas pour autant.

rule-3-3-c-title = Des pays entiers
rule-3-3-c = Un pays a un seul alignement pour tous ses secteurs, même si des ennemis en tiennent. Seuls les secteurs détachés (3.2) ont le leur.

rule-3-3-1-title = Les membres de la Coalition
rule-3-3-1 = Les pays en guerre aux côtés de la Grande-Bretagne.

rule-3-3-1-a-title = Ce qu’ils donnent
rule-3-3-1-a = Ils donnent à la Coalition des corps et des cartes. Les Français peuvent changer leur alignement par la force ou la diplomatie ; celle-ci n’a pas de prise sur un membre qui fut un jour insurgé.

rule-3-3-1-b-title = Comment ils le deviennent
rule-3-3-1-b = Par Talleyrand, Metternich, Alexandre Ier, Pitt ou L’or anglais, par une insurrection réussie (7.2), ou par conquête (13.1). Quelques pays le sont au début de chaque scénario.

rule-3-3-2-title = Les pays insurgés
rule-3-3-2 = Les pays soulevés contre les Français.

rule-3-3-2-a-title = Ce qu’ils donnent
rule-3-3-2-a = Leurs corps servent la Coalition, mais seulement pour libérer leur pays (9.3) ; ils rapportent moins de cartes que des membres (8.1 C). La diplomatie française n’a plus jamais de prise sur un pays qui fut insurgé. Les Français peuvent seulement en faire une domination : en l’occupant tout entier tant qu’il est insurgé (7.1), ou en le forçant plus tard à se rendre (13.0).

rule-3-3-2-b-title = Comment ils le deviennent
rule-3-3-2-b = Par Insurrection, jouée sur une domination française ou sur un pays neutre occupé par le camp français. Quelques pays le sont au début en 1809 et en 1813.

rule-3-3-3-title = Les pays neutres
rule-3-3-3 = Les pays d’aucun camp.

rule-3-3-3-a-title = Ce qu’ils sont
rule-3-3-3-a = Ils ne donnent à personne ni corps ni cartes. Chacun peut d’ordinaire changer leur alignement par la force ou la diplomatie. Qui viole la neutralité d’un pays le fait passer à l’autre camp (11.5). Un pays neutre resté occupé après sa reddition a ses propres règles (13.2 D, 13.2 E).

rule-3-3-3-b-title = Comment ils le deviennent
rule-3-3-3-b = Par Napoléon Ier, Talleyrand, Metternich, Alexandre Ier, Pitt ou L’or anglais, ou par une reddition (13.2). Quelques pays le sont au début en 1805 et en 1809.

rule-3-3-4-title = Les alliés français
rule-3-3-4 = Les pays en guerre aux côtés de la France.

rule-3-3-4-a-title = Ce qu’ils donnent
rule-3-3-4-a = Ils donnent aux Français des corps et des cartes. La Coalition peut changer leur alignement par la force ou la diplomatie.

rule-3-3-4-b-title = Comment ils le deviennent
rule-3-3-4-b = Par Napoléon Ier, Talleyrand, Metternich, Alexandre Ier ou Coup d’État, ou par conquête (13.1). Quelques pays le sont au début de chaque scénario.

rule-3-3-5-title = Les dominations françaises
rule-3-3-5 = Les pays que la France gouverne.

rule-3-3-5-a-title = Ce qu’elles donnent
rule-3-3-5-a = Elles donnent aux Français des corps et des cartes. La diplomatie de la Coalition n’a pas de prise sur elles ; la force et les insurrections en ont.

rule-3-3-5-b-title = Comment elles le deviennent
rule-3-3-5-b = Par Dynastie napoléonienne, Joseph ou Concessions territoriales, ou partout où les Français écrasent une insurrection (7.1). Quelques pays le sont au début de chaque scénario.

rule-3-3-6-title = La Grande-Bretagne
rule-3-3-6 = La Grande-Bretagne donne à la Coalition des corps et des cartes et en est toujours membre. La diplomatie n’a pas de prise sur elle et, grâce à la Royal Navy, nul ne peut la conquérir.

rule-3-3-7-title = La France
rule-3-3-7 = La France donne au joueur français la plupart de ses corps et de ses cartes et lui appartient toujours. Ni la diplomatie ni les insurrections ne la touchent, mais la Coalition peut la conquérir.

rule-4-0-title = L’organisation militaire
rule-4-0 = Comment les corps forment des armées, et qui les mène.

rule-4-1-title = Corps et armées
rule-4-1 = Tous les corps d’un camp dans un secteur sont une armée.

rule-4-1-a-title = La taille d’un corps
rule-4-1-a = Un corps représente un chef et environ 40000 hommes.

rule-4-1-b-title = Les armées
rule-4-1-b = Les corps amis dans le même secteur, ou qui vont ensemble, sont empilés et forment une armée.

rule-4-1-c-title = Ce que l’ennemi peut voir
rule-4-1-c = Seul son maître peut regarder dans une pile, jusqu’à ce qu’une bataille en montre les corps à l’ennemi.

rule-4-1-d-title = Sans limite que le commandement
rule-4-1-d = Un secteur peut contenir autant de corps que l’on veut. Mais il ne peut en bouger ensemble, ni en être engagé dans une bataille, plus que la valeur de commandement du chef d’armée ; les autres restent sur place ou hors de la bataille.

rule-4-2-title = Les chefs d’armée
rule-4-2 = À tout moment le chef à la plus haute valeur de commandement du secteur mène l’armée et se trouve au sommet de la pile. Entre égaux le joueur choisit.

rule-5-0-title = L’année
rule-5-0 = Un tour est une année de huit phases : diplomatie (6.0), insurrection (7.0), stratégie (8.0), renforts (9.0), campagne (10.0 à 12.0), reddition (13.0), usure d’hiver (14.0) et victoire (15.0). Un scénario commence par la campagne de sa première année.

rule-6-0-title = La phase de diplomatie
rule-6-0 = Les cartes de diplomatie, celles qui changent l’alignement d’un pays, se jouent dans cette phase. Pourparlers de paix n’en est pas (10.3).

rule-6-1-title = L’ordre de jeu
rule-6-1 = Les Français disent qui joue le premier jusqu’en 1810, la Coalition à partir de 1811. Le premier joueur joue toutes ses cartes de diplomatie, puis l’autre toutes les siennes. Qui passe n’en joue aucune dans cette phase.

rule-6-1-original = Les Français disent qui joue le premier jusqu’en 1810, la Coalition à partir de 1811. Puis les joueurs alternent, une carte à la fois ; quand tous deux passent de suite, on ne joue plus de carte dans cette phase.

rule-6-2-title = Les actions diplomatiques
rule-6-2 = Une carte de diplomatie se joue sur un pays. Ce qu’elle fait est dit sur la carte.

rule-6-2-a-title = Les cartes, puis les effets
rule-6-2-a = Toutes les cartes sont jouées avant qu’aucune ne prenne effet.

rule-6-2-b-title = Deux cartes sur un pays
rule-6-2-b = Si les deux joueurs visent le même pays leurs cartes s’annulent. Un joueur ne peut pas viser deux fois le même pays dans l’année.

rule-6-2-c-title = Hors de portée
rule-6-2-c = Les cartes françaises ne touchent jamais la Grande-Bretagne, un pays qui est ou fut insurgé, ni un pays neutre occupé par la Coalition. Celles de la Coalition ne touchent jamais la France, une domination française, ni un pays neutre occupé par les Français.

rule-6-2-d-title = Option : une carte par an
rule-6-2-d = Si les joueurs en conviennent, on ne joue par an qu’une carte de diplomatie sur chaque pays majeur.

rule-6-3-title = Les conséquences
rule-6-3 = Ce que deviennent les corps quand un pays change d’alignement par la diplomatie.

rule-6-3-a-title = Un pays devient neutre
rule-6-3-a = Les marqueurs sont changés. Tous les corps d’un pays devenu neutre quittent le plateau pour la réserve. Les corps étrangers restent dans ses secteurs, mais doivent désormais respecter sa neutralité (11.5).

rule-6-3-b-title = Un pays choisit son camp
rule-6-3-b = Un pays qui cesse d’être neutre peut aussitôt déployer des corps dans sa patrie selon les règles des renforts (9.2, 9.4).

rule-7-0-title = La phase d’insurrection
rule-7-0 = On voit d’abord quelles insurrections ont échoué ou réussi ; puis la Coalition peut en déclencher.

rule-7-1-title = L’échec
rule-7-1 = Un pays insurgé dont tous les secteurs sont occupés par des corps du camp français redevient une domination française. Son marqueur d’insurrection reste en souvenir.

rule-7-2-title = Le succès
rule-7-2 = Un pays insurgé où ne se trouve aucun corps du camp français devient membre de la Coalition. Son marqueur d’insurrection reste.

rule-7-3-title = Nouvelles insurrections
rule-7-3 = Comment un pays se soulève, et ce qui s’ensuit.

rule-7-3-a-title = La carte
rule-7-3-a = Par Insurrection la Coalition soulève une domination française, ou un pays neutre occupé par le camp français (13.2), même un pays dont l’insurrection vient d’échouer.

rule-7-3-b-title = Combien
rule-7-3-b = Autant que la Coalition a de cartes : avec 2 Insurrection et 2 Napoleonica elle pourrait soulever 4 pays dans l’année.

rule-7-3-c-title = Le Tyrol
rule-7-3-c = Le Tyrol, domination française, se soulève de lui-même chaque fois que l’Autriche devient membre de la Coalition ou insurgée. Quand il est rendu à l’Autriche son passé d’insurgé est oublié.

rule-7-3-c-original = Le Tyrol, domination française, se soulève de lui-même chaque fois que l’Autriche devient membre de la Coalition ou insurgée.

rule-7-3-d-title = Le marqueur
rule-7-3-d = Un marqueur d’insurrection remplace celui de domination ou de pays neutre.

rule-7-3-e-title = Les corps au-dehors
rule-7-3-e = Les corps du nouvel insurgé qui sont hors de leur patrie retournent dans la réserve.

rule-7-3-f-title = Plus jamais
rule-7-3-f = Un pays qui s’est soulevé reste sourd à la diplomatie française jusqu’à la fin de la partie. Son marqueur d’insurrection n’est jamais ôté, quoi qu’il devienne.

rule-8-0-title = La phase de stratégie
rule-8-0 = Les deux joueurs reçoivent de nouvelles mains, de 10 cartes au plus.

rule-8-1-title = Les cartes
rule-8-1 = Comment les mains sont jetées, distribuées et jouées.

rule-8-1-a-title = Les vieilles mains
rule-8-1-a = Les deux joueurs jettent d’abord tout ce qu’ils tiennent encore ; rien ne se joue avant. Si un pays majeur s’est rendu depuis la dernière donne, ou s’il reste moins de 20 cartes dans la pile, la défausse y est mêlée.

rule-8-1-b-title = Combien de cartes
rule-8-1-b =
    Chaque joueur tire des cartes pour les pays qu’il contrôle, 10 au plus en tout :
    – France 4, Grande-Bretagne 4, Russie 3, Espagne 2 ;
    – Autriche 1 et Prusse 1, chacune 2 une fois réformée (Radetzky, Stein) ;
    – 1 par groupe de 4 pays mineurs et secteurs détachés.
    La Grande-Bretagne, la Russie, 4 membres mineurs et l’Espagne insurgée donnent à la Coalition 4 + 3 + 1 + 1 = 9 cartes.

rule-8-1-c-title = Les insurgés rapportent moins
rule-8-1-c = Un pays majeur insurgé rapporte à la Coalition 1 carte de moins qu’un membre ; les pays mineurs insurgés n’en rapportent pas.

rule-8-1-d-title = Quand les jouer
rule-8-1-d = Une carte se joue dans n’importe laquelle des phases qu’elle nomme.

rule-8-1-e-title = Qui joue le premier
rule-8-1-e = Les Français disent qui joue le premier ses cartes de stratégie jusqu’en 1810, la Coalition à partir de 1811.

rule-8-1-e-original = Si tous deux veulent jouer une carte en même temps, les Français passent les premiers jusqu’en 1810, la Coalition à partir de 1811. Nul ne choisit un autre ordre.

rule-8-1-f-title = Les nouvelles cartes
rule-8-1-f = Les cartes de stratégie que l’on vient de tirer peuvent être jouées aussitôt.

rule-8-1-g-title = Britannia
rule-8-1-g = Chaque fois que les Français jettent Britannia, la Coalition peut jeter une de ses cartes et prendre Britannia en main. Si les Français la jettent avec leur vieille main en phase de stratégie, cela ne sert à rien : elle ne pourrait être jouée dans cette phase.

rule-8-1-g-original = Chaque fois que les Français jettent Britannia, la Coalition peut jeter une de ses cartes et prendre Britannia en main. Une fois que la Coalition l’a jouée, son marqueur est sur le plateau et la Royal Navy aide la Coalition jusqu’à la fin (9.5, 11.2, 13.2) ; on ne la joue plus.

rule-9-0-title = La phase de renforts
rule-9-0 = Les joueurs choisissent des corps dans la réserve et les déploient sur le plateau.

rule-9-1-title = L’ordre de jeu
rule-9-1 = Les Français disent qui se renforce le premier jusqu’en 1810, la Coalition à partir de 1811.

rule-9-2-title = Les renforts
rule-9-2 = Quels pays donnent des corps, et combien.

rule-9-2-a-title = Qui les donne
rule-9-2-a = Les pays que le joueur contrôle ; pour la Coalition aussi les pays majeurs insurgés.

rule-9-2-b-title = Les deux limites
rule-9-2-b =
    La mobilisation est le plus de corps d’un pays à la fois sur la carte ; le déploiement, le plus qu’il déploie dans l’année, dans la limite de sa mobilisation (mobilisation / déploiement) :
    – France 10 / 5, Grande-Bretagne 4 / 2, Russie 12 / 4, Espagne 4 / 2 ;
    – Autriche 8 / 3, réformée 10 / 4 ; Prusse 6 / 3, réformée 8 / 4 ;
    – alliés mineurs français : les pays mineurs et secteurs détachés que la France contrôle, divisés par 2 / par 3, arrondis vers le bas ;
    – alliés mineurs britanniques : les pays mineurs et secteurs détachés membres de la Coalition, divisés par 2 / par 3, arrondis vers le haut.

rule-9-2-c-title = Les alliés mineurs
rule-9-2-c = Wrede, Sachsen-Weimar et Charles-Jean comptent dans les limites de l’Autriche, de la Prusse et de la Russie. Les alliés mineurs français et britanniques ont leurs propres limites.

rule-9-2-d-title = Un exemple
rule-9-2-d = La France a 5 corps nationaux et 1 allié mineur sur la carte et contrôle 12 pays mineurs. Elle peut déployer jusqu’à 5 corps nationaux de plus et jusqu’à 4 alliés mineurs de plus (12 / 3).

rule-9-2-e-title = De la réserve, à force pleine
rule-9-2-e = Les renforts ne viennent que de la réserve et toujours à force pleine, même s’ils étaient réduits en quittant la carte.

rule-9-3-title = Les corps insurgés
rule-9-3 = Les corps d’un pays insurgé ne combattent que pour leur sol.

rule-9-3-a-title = Près de chez eux
rule-9-3-a = Ils n’attaquent jamais hors de leur pays et ne s’en éloignent jamais de plus de 1 secteur, même en retraite. Les secteurs détachables comptent toujours comme patrie : en 1813 les Prussiens insurgés peuvent attaquer dans la Saxe détachée. Par interception ils peuvent entrer dans un secteur voisin de leur pays, même comme attaquants de la bataille qui s’ensuit.

rule-9-3-a-original = Ils n’attaquent jamais hors de leur pays et ne s’en éloignent jamais de plus de 1 secteur, même en retraite.

rule-9-3-b-title = Retraite trop loin
rule-9-3-b = S’ils ne pouvaient battre en retraite qu’à plus de 1 secteur de leur pays, ils vont dans la case des prisonniers.

rule-9-4-title = Le déploiement
rule-9-4 =
    Les renforts sont déployés dans des secteurs de leur patrie libres d’ennemis, avec une armée ou seuls ; faute d’un tel secteur ils ne le sont pas. (Après une violation de neutralité ils peuvent paraître parmi les ennemis, 11.5.) Puis le chef de chaque armée est déterminé de nouveau (4.2). Il faut à Bagration un secteur russe libre d’ennemis ; à Charles-Jean la Suède libre d’ennemis, la Russie et la Suède étant de son camp.
    Exception : les corps nationaux français peuvent aussi être déployés dans un secteur insurgé libre d’ennemis et voisin d’un secteur français libre d’ennemis.

rule-9-5-title = Par mer
rule-9-5 = Une fois Britannia jouée, la Coalition peut déployer chaque année un corps dans un secteur côtier qu’elle contrôle et libre d’ennemis.

rule-9-6-title = Le rétablissement
rule-9-6 = Un joueur peut jeter des cartes pour remettre ses corps réduits à force pleine : une carte par armée, quel que soit le nombre de ses corps réduits.

rule-9-7-title = Les prisonniers
rule-9-7 = À la fin de la phase tous les corps de la case des prisonniers retournent dans la réserve.

rule-9-8-title = Pas d’échange
rule-9-8 = On ne peut pas échanger à son gré des corps du plateau contre des corps de la réserve.

rule-10-0-title = La campagne
rule-10-0 = Dans la phase de campagne les armées se déplacent et combattent.

rule-10-1-title = L’ordre de jeu
rule-10-1 = Les Français disent qui bouge le premier jusqu’en 1810, la Coalition à partir de 1811. Le même joueur bouge alors le premier dans tous les rounds de la campagne.

rule-10-2-title = Six rounds
rule-10-2 = Une campagne a 6 rounds de deux mois chacun ; la première d’un scénario peut commencer plus tard. Les rounds 5 et 6 sont l’hiver.

rule-10-3-title = Pourparlers de paix
rule-10-3 = Jouée au début d’un round, elle arrête toute opération dans ce round et le suivant, mais jamais au-delà de l’année : jouée au round 6, elle ne touche pas la campagne suivante.

rule-10-3-original = Jouée au début d’un round, elle écourte la campagne de ce round, ou de ce round et du suivant, comme le dit celui qui la joue, mais jamais au-delà de l’année : jouée au round 6, elle ne touche pas la campagne suivante.

rule-10-4-title = Quartiers d’hiver
rule-10-4 = Jouée au début d’un round d’hiver, avant tout mouvement, elle arrête toute opération dans un ou deux rounds d’hiver : au début du round 5 dans celui-ci ou dans les deux, au début du round 6 dans celui-ci.

rule-10-4-original = Jouée au début d’un round d’hiver, elle annule le second ou les deux rounds d’hiver : les deux au début du round 5, le second au début du round 6.

rule-11-0-title = Le mouvement
rule-11-0 = Comment les armées bougent dans un round, ce qu’il en coûte, et comment l’ennemi peut répondre.

rule-11-a-title = Nul n’est tenu de bouger
rule-11-a = Déplacer une armée n’est jamais obligatoire.

rule-11-b-title = Une armée par round
rule-11-b = Un joueur déplace 1 armée par round. Avec Campagne majeure, jouée avant d’avoir bougé dans ce round, il en déplace jusqu’à 3 différentes, et chacun de leurs mouvements compte pour 11 G.

rule-11-b-original = Un joueur déplace 1 armée par round. Avec Campagne majeure il en déplace jusqu’à 3 ; aucun corps ne bouge plus d’une fois.

rule-11-c-title = Armées entières et parties
rule-11-c = Il peut déplacer l’armée entière ou détacher des corps en une nouvelle armée et la déplacer. Elle n’a jamais plus de corps que la valeur de commandement de son chef ; les autres restent au départ.

rule-11-d-title = Prendre et laisser des corps
rule-11-d = En chemin une armée peut prendre et laisser des corps amis, tant qu’elle garde le même chef, dont la valeur de mouvement vaut pour tout le mouvement. Elle ne peut emmener un corps de commandement plus élevé, mais peut entrer dans un secteur où il s’en trouve.

rule-11-e-title = Les réactions
rule-11-e = L’autre joueur peut déplacer des armées en réponse : pour se retirer avant la bataille (11.3) ou pour intercepter (11.4).

rule-11-f-title = Par terre et par mer
rule-11-f = Les armées vont par terre entre secteurs adjacents (11.1) ou par mer entre secteurs côtiers (11.2).

rule-11-g-title = Ce que coûte un mouvement
rule-11-g = Tout mouvement et toute interception d’un joueur, sauf le premier de la phase de campagne, dans quelque round que ce soit, coûte une carte : il en joue une avec lui ou en jette une et la montre. Les retraits et les retraites ne coûtent rien.

rule-11-h-title = Payer une campagne majeure
rule-11-h = Outre la carte Campagne majeure elle-même, on jette une carte pour chaque armée déplacée.

rule-11-i-title = Quand s’arrêter
rule-11-i = Une armée s’arrête quand sa capacité de mouvement est épuisée (11.1) ou quand elle entre dans un secteur tenu par l’ennemi.

rule-11-j-title = Quand on livre bataille
rule-11-j = Une bataille se livre aussitôt. Dans une campagne majeure toutes les batailles viennent après tous les mouvements, retraits et interceptions.

rule-11-k-title = Plusieurs armées contre une
rule-11-k = Dans une campagne majeure plusieurs armées peuvent en attaquer une. Ensemble elles n’engagent pas plus de corps que la plus haute valeur de commandement parmi elles : trois armées françaises de 4 corps, dont une menée par Napoléon (8), en engagent au plus 8.

rule-11-1-title = Le mouvement par terre
rule-11-1 = Jusqu’où va une armée par terre.

rule-11-1-a-title = De secteur en secteur
rule-11-1-a = Toute armée peut aller par terre, entre secteurs adjacents.

rule-11-1-b-title = La capacité de mouvement
rule-11-1-b =
    Une armée peut entrer de suite dans autant de secteurs que la valeur de mouvement de son chef, modifiée ainsi :
    – -1 en hiver ;
    – -1 pour engager bataille, même si l’ennemi se retire, mais non s’il intercepte ;
    – -1 si Boue est jouée sur elle ;
    – +1 avec Marche forcée.
    Tout s’additionne.

rule-11-1-b-original = Une armée peut entrer de suite dans autant de secteurs que la valeur de mouvement de son chef, -1 en hiver, et -1 si elle engage bataille, même si l’ennemi se retire, mais non s’il intercepte. Les cartes Boue et Marche forcée la changent comme elles le disent.

rule-11-1-c-title = Une bataille non voulue
rule-11-1-c = Il n’y a pas de -1 quand la bataille vient d’une interception, ou de corps déployés après une violation de neutralité : l’armée en mouvement ne l’a pas voulue.

rule-11-1-d-title = Le mouvement non employé
rule-11-1-d = Ce qu’une armée n’emploie pas de sa capacité est perdu.

rule-11-1-1-title = Deux passages
rule-11-1-1 = La Suède touche par terre la Lituanie en hiver, et le Danemark par le détroit.

rule-11-1-1-a-title = Sur la glace
rule-11-1-1-a = Dans les rounds d’hiver les armées peuvent aller par terre entre la Suède et la Lituanie. La Baltique compte comme un secteur en chemin, le pas coûte donc 2 ; outre le -1 de l’hiver il y a usure de marche (11.1.2).

rule-11-1-1-a-original = Dans les rounds d’hiver les armées peuvent aller par terre entre la Suède et la Lituanie, comme entre deux secteurs adjacents.

rule-11-1-1-b-title = Le détroit
rule-11-1-1-b = Le camp français ne peut aller par terre entre la Suède et le Danemark que si ni l’une ni l’autre n’est membre de la Coalition ; la Coalition le peut toujours.

rule-11-1-2-title = L’usure de marche
rule-11-1-2 = Les marches dures usent les armées.

rule-11-1-2-a-title = Les causes
rule-11-1-2-a =
    – Un mouvement de 4 secteurs, ou de 3 ou plus et une attaque ;
    – un mouvement avec Marche forcée ;
    – un mouvement, une interception, un retrait ou une retraite dans ou par une montagne ou un marais ;
    – un mouvement, une interception, un retrait ou une retraite dans un round d’hiver.
    L’armée peut subir des pertes, et tous ses corps sont réduits à la fin du mouvement, avant toute bataille. Marche forcée employée pour intercepter ou se retirer n’est pas une cause.

rule-11-1-2-a-original =
    – Un mouvement de 4 secteurs, ou de 3 ou plus et une attaque ;
    – un mouvement avec Marche forcée ;
    – un mouvement, une interception, un retrait ou une retraite dans une montagne ou un marais ;
    – un mouvement, une interception, un retrait ou une retraite dans un round d’hiver.
    L’armée peut subir des pertes, et tous ses corps sont réduits à la fin du mouvement.

rule-11-1-2-b-title = Corps laissés et pris
rule-11-1-2-b = Un corps laissé en chemin après une cause est réduit aussi et compte pour le jet. Un corps pris en chemin qui n’en rencontre plus est épargné.

rule-11-1-2-c-title = Le jet
rule-11-1-2-c =
    On jette un dé par cause et le plus bas compte : avec 3 et 6, le 3. Pertes selon le nombre de corps, pour les dés 1, 2, 3 (aucune de 4 à 6) :
    – 1 à 2 corps : 1, 0, 0 ;
    – 3 à 4 corps : 1, 1, 0 ;
    – 5 à 6 corps : 2, 1, 1 ;
    – 7 à 8 corps : 2, 2, 1 ;
    – 9 ou plus : 3, 2, 2.

rule-11-1-2-d-title = Ce que deviennent les pertes
rule-11-1-2-d = Dans les rounds d’hiver elles sont définitives, et même Vétérans ne ramène pas ces corps. Le reste du temps elles sont provisoires : les corps vont dans la case des prisonniers.

rule-11-1-2-d-original = Dans les rounds d’hiver elles sont définitives, mais Vétérans peut ramener un corps. Le reste du temps elles sont provisoires : les corps vont dans la case des prisonniers.

rule-11-1-2-e-title = Les corps réduits d’abord
rule-11-1-2-e = Les corps déjà réduits au début du mouvement sont perdus d’abord. Un exemple : Blücher et 3 corps font 4 secteurs à marche forcée et attaquent : deux dés, 2 et 6. Le 2 compte, 1 corps est perdu, et les deux autres sont réduits avant la bataille.

rule-11-2-title = Le mouvement par mer
rule-11-2 = Un corps à la fois, et pour la Coalition seulement.

rule-11-2-a-title = La Royal Navy
rule-11-2-a = Une fois Britannia jouée (et non seulement jetée), la Coalition peut déplacer un corps de toute nationalité d’un secteur côtier à un autre, hors mer Noire. L’ennemi peut s’y trouver, mais un corps qui attaque à la fin d’un mouvement par mer a -2 dans la bataille (12.2 B).

rule-11-2-b-title = Pas les Français
rule-11-2-b = Les Français ne vont jamais par mer.

rule-11-2-c-title = La Baltique en hiver
rule-11-2-c = Dans les rounds d’hiver aucun mouvement par mer ne peut quitter, gagner ni traverser la Baltique, les rivages du Danemark à la Livonie. Du Danemark on peut encore aller vers une côte qui n’est pas baltique.

rule-11-3-title = Le retrait
rule-11-3 = Comment une armée cède le terrain avant la bataille.

rule-11-3-a-title = Qui peut se retirer
rule-11-3-a = Quand une armée ennemie entre dans leur secteur, une partie ou la totalité des corps peut se retirer dans un secteur adjacent libre d’ennemis, autre que celui d’où vient l’attaquant, si la valeur de mouvement de leur chef est au moins celle du chef attaquant.

rule-11-3-b-title = Ce que l’on compare
rule-11-3-b = Si l’armée attaquante a déjà rencontré une cause d’usure dans ce mouvement, on compare la valeur de mouvement réduite de son chef.

rule-11-3-b-original = Ce sont les valeurs de mouvement que l’on compare, non ce qui reste des capacités.

rule-11-3-c-title = Par mer
rule-11-3-c = Une fois Britannia jouée, un corps de la Coalition par round peut se retirer par mer, dans un secteur libre d’ennemis.

rule-11-3-d-title = Qui reste a accepté
rule-11-3-d = La bataille une fois acceptée, plus de retrait. Dans une campagne majeure le défenseur ne peut attendre de voir combien d’armées viennent avant de décider.

rule-11-3-e-title = Ce que fait alors l’attaquant
rule-11-3-e = Si des corps restent, l’armée attaquante s’arrête et les combat. Si tous sont partis et qu’il lui reste du mouvement, elle peut s’arrêter, les suivre ou aller ailleurs.

rule-11-3-f-title = Encore et encore
rule-11-3-f = Les corps poursuivis peuvent se retirer encore, autant que le permet leur capacité : avec un chef de mouvement 3, trois fois par round, deux en hiver.

rule-11-3-g-title = L’usure
rule-11-3-g = Se retirer dans une montagne ou un marais, ou en hiver, cause l’usure de marche (11.1.2).

rule-11-4-title = L’interception
rule-11-4 = Comment une armée arrête un ennemi en mouvement et le force à combattre.

rule-11-4-a-title = Qui peut intercepter
rule-11-4-a = Quand une armée entre dans un secteur adjacent à une armée ennemie, celle-ci peut y envoyer n’importe lesquels de ses corps et la forcer à s’arrêter et à combattre, si la valeur de mouvement de son chef est au moins celle du chef en mouvement. L’intercepteur paie une carte (11 G).

rule-11-4-a-original = Quand une armée entre dans un secteur sans autre armée de son camp, adjacent à une armée ennemie, celle-ci peut y envoyer n’importe lesquels de ses corps et la forcer à s’arrêter et à combattre, si la valeur de mouvement du chef qui intercepte est au moins celle du chef en mouvement. L’intercepteur paie une carte (11 G).

rule-11-4-b-title = Quelle valeur
rule-11-4-b = La valeur comparée est celle du chef de l’armée du secteur d’où part l’interception, même si un autre est envoyé : si Koutouzov (3) et Bagration (4) sont ensemble et que Bagration part, le 3 de Koutouzov compte.

rule-11-4-c-title = Une armée usée
rule-11-4-c = Si l’armée en mouvement a rencontré une cause d’usure avant d’entrer dans le secteur, on compare la valeur réduite de son chef ; et si elle est interceptée, son usure est réglée avant la bataille.

rule-11-4-d-title = Attaquer ou défendre
rule-11-4-d = Le joueur qui intercepte dit s’il attaque ou défend dans la bataille.

rule-11-4-e-title = Secourir un ami
rule-11-4-e = Qui intercepte dans un secteur où une armée amie va être attaquée est défenseur.

rule-11-4-f-title = Plusieurs intercepteurs
rule-11-4-f = Toutes les armées bien placées peuvent intercepter la même armée dans le même secteur ; on paie une carte pour chacune.

rule-11-4-f-original = Toutes les armées bien placées peuvent intercepter la même armée dans le même secteur ; on paie une carte pour chacune, et toutes attaquent ou toutes défendent.

rule-11-4-g-title = La contre-interception
rule-11-4-g = L’intercepteur peut être intercepté à son tour par une armée amie de celle qui bouge, si elle est bien placée ; c’est toujours le premier intercepteur qui dit qui attaque. Une armée française (mouvement 3) va de Prusse orientale en Lituanie ; des Russes (4) l’interceptent de Livonie ; une autre armée française (4) en Pologne peut venir à l’aide, mais la Coalition dit qui attaque.

rule-11-4-h-title = Pas d’issue
rule-11-4-h = Une armée interceptée ne peut pas se retirer de la bataille.

rule-11-4-i-title = L’usure
rule-11-4-i = Intercepter dans une montagne ou un marais, ou en hiver, cause l’usure de marche. On la tire avant la bataille mais après avoir vérifié l’interception : on compare les valeurs d’avant.

rule-11-4-i-original = Intercepter dans une montagne ou un marais, ou en hiver, cause l’usure de marche (11.1.2).

rule-11-5-title = La violation de neutralité
rule-11-5 = Ce qui offense un pays neutre, et ce qu’il fait alors.

rule-11-5-a-title = Quand elle a lieu
rule-11-5-a = Dès qu’une armée laisse des corps dans un pays neutre, y finit un mouvement, une interception, un retrait ou une retraite, ou entre dans la capitale d’un pays majeur neutre.

rule-11-5-a-original = Dès qu’une armée laisse des corps dans un pays neutre, y finit son mouvement, ou entre dans la capitale d’un pays majeur neutre.

rule-11-5-b-title = Les pays neutres occupés
rule-11-5-b = Dans un pays neutre occupé (13.2 D) l’occupant ne viole rien ; l’autre camp, si. Si la France occupe la Prusse neutre, Napoléon peut battre en retraite de Minsk en Pologne ; mais si Koutouzov entre en Pologne il viole sa neutralité et la Prusse devient alliée des Français.

rule-11-5-b-original = Dans un pays neutre occupé (13.2 D) personne ne viole rien.

rule-11-5-c-title = Il rejoint l’autre camp
rule-11-5-c = Le pays rejoint aussitôt le camp opposé au violateur, comme allié français ou membre de la Coalition, et peut déployer des corps chez lui selon les règles des renforts (9.2, 9.4).

rule-11-5-d-title = Parmi les envahisseurs
rule-11-5-d = Ils peuvent être déployés dans tous ses secteurs, même là où se trouve l’ennemi ; une bataille s’ensuit aussitôt.

rule-12-0-title = La bataille
rule-12-0 = Quand les armées combattent, comment, et ce qu’il en advient.

rule-12-a-title = Quand il y a bataille
rule-12-a = Il y a bataille quand une armée entre dans un secteur que l’ennemi tient et ne quitte pas tout entier. Une armée à qui il ne reste pas de mouvement pour engager bataille ne peut y entrer.

rule-12-b-title = Après tout le reste
rule-12-b = Elle se livre quand tous les mouvements, interceptions et retraits sont faits et l’usure de marche réglée.

rule-12-1-title = La préparation
rule-12-1 = Quels corps combattent, et combien d’entre eux.

rule-12-1-a-title = La case de bataille
rule-12-1-a = Tous les corps du secteur sont mis dans la case de bataille.

rule-12-1-b-title = Combien peuvent combattre
rule-12-1-b = Chaque camp engage au plus autant de corps que la valeur de commandement de son chef d’armée dans le secteur.

rule-12-1-c-title = Les nommer
rule-12-1-c = Qui en a davantage nomme ceux qu’il engage, l’attaquant d’abord.

rule-12-1-d-title = Le chef hors du combat
rule-12-1-d = La valeur de commandement du chef d’armée compte même si son propre corps n’est pas engagé.

rule-12-1-e-title = Moins que permis
rule-12-1-e = Un joueur peut engager moins de corps qu’il n’est permis. Les autres sont mis de côté et n’ont pas à être montrés. L’attaquant nomme les siens d’abord.

rule-12-1-f-title = Lignes intérieures
rule-12-1-f = Bien que marquée comme carte de bataille, elle se joue en campagne, quand deux armées ou plus d’une campagne majeure en attaquent une : le défenseur les combat en batailles séparées jusqu’à ce qu’il soit battu. Brouillard de guerre ne l’annule pas.

rule-12-2-title = La résolution
rule-12-2 = Comment une bataille se décide.

rule-12-2-a-title = La force
rule-12-2-a = La force d’un camp est la somme des valeurs de bataille de ses corps engagés.

rule-12-2-b-title = Les modificateurs
rule-12-2-b = +1 pour chaque corps qui combat dans sa patrie ; -2 pour chaque corps qui combat à la fin d’un mouvement par mer.

rule-12-2-b-original = +1 pour chaque corps qui combat dans sa patrie ; -2 pour attaquer à la fin d’un mouvement par mer.

rule-12-2-c-title = Les cartes de bataille
rule-12-2-c = On joue des cartes qui ne touchent que cette bataille : l’attaquant toutes les siennes d’abord, Brouillard de guerre compris, puis le défenseur. Nul ne joue deux cartes de même titre dans une bataille.

rule-12-2-c-original = On joue les cartes qui touchent la bataille, l’attaquant d’abord. Nul ne joue deux cartes de même titre dans une bataille.

rule-12-2-d-title = Les dés
rule-12-2-d =
    Chaque camp jette un dé ; sa force et le dé donnent les pertes qu’il inflige (dés 1 à 6 ; puis le modificateur d’égalité) :
    – jusqu’à 5 : 0, 0, 0, 0, 1, 1 ; +0
    – 6 à 11 : 0, 0, 0, 1, 1, 1 ; +1
    – 12 à 17 : 0, 0, 1, 1, 1, 2 ; +2
    – 18 à 23 : 0, 1, 1, 1, 2, 2 ; +3
    – 24 à 29 : 1, 1, 1, 2, 2, 3 ; +4
    – 30 à 35 : 1, 1, 2, 2, 3, 3 ; +5
    – 36 et plus : 1, 2, 2, 3, 3, 4 ; +6

rule-12-2-e-title = Mort d’un héros
rule-12-2-e = Comme Poursuite, elle se joue juste après que la bataille est décidée, non avant les dés. Brouillard de guerre ne l’annule pas.

rule-12-2-f-title = La nationalité par la couleur
rule-12-2-f = Pour les cartes qui dépendent de la nationalité, comme Grande batterie, tous les corps rouges sont britanniques, tous les bleus français, et ainsi de suite.

rule-12-2-g-title = Le vainqueur
rule-12-2-g = Qui inflige le plus de pertes gagne. À égalité, tous deux rejettent un dé et ajoutent le modificateur d’égalité de leur force : le plus haut gagne ; si c’est encore égal, ils rejettent. Forces 18 et 12, dés 4 et 4 : 1 perte chacun, égalité ; on la tranche avec +3 et +2.

rule-12-2-g-original = Qui inflige le plus de pertes gagne. À égalité, tous deux rejettent un dé et ajoutent le modificateur d’égalité de leur force : le plus haut gagne ; si c’est encore égal, le défenseur gagne. Forces 18 et 12, dés 4 et 4 : 1 perte chacun, égalité ; on la tranche avec +3 et +2.

rule-12-2-h-title = Une victoire nette
rule-12-2-h = Si la bataille est gagnée sans jet d’égalité, le perdant subit 1 perte de plus. Dans l’exemple, si les Français avaient tiré 6 pour 2 pertes, ils gagneraient aussitôt et la Coalition en perdrait 3.

rule-12-3-title = Les résultats
rule-12-3 = Les pertes, puis la retraite du vaincu, puis ce que peut faire le vainqueur.

rule-12-3-1-title = Les pertes
rule-12-3-1 = Quels corps sont perdus, et pour combien de temps.

rule-12-3-1-a-title = Définitives et provisoires
rule-12-3-1-a = La moitié des pertes d’un camp sont définitives, pour toute la partie, les autres provisoires. D’un nombre impair la dernière est définitive pour qui a perdu la bataille ou l’a gagnée après une égalité, et provisoire pour qui a gagné sans égalité. Une perte unique est cette dernière.

rule-12-3-1-a-original = La moitié des pertes d’un camp sont définitives, pour toute la partie, les autres provisoires. D’un nombre impair la dernière est définitive pour qui a perdu la bataille ou l’a gagnée sans jet d’égalité, et provisoire pour qui l’a gagnée après un tel jet. Dans l’exemple de 12.2 H les Français perdent 1 corps à jamais ; des 3 de la Coalition 2 le sont à jamais et 1 est fait prisonnier.

rule-12-3-1-b-title = Qui choisit
rule-12-3-1-b = Chaque joueur choisit ses pertes ; avec Mort d’un héros on choisit une perte définitive de l’ennemi.

rule-12-3-1-c-title = Où ils vont
rule-12-3-1-c = Les pertes provisoires du perdant vont dans la case des prisonniers, celles du vainqueur dans la réserve. Tous les corps engagés qui survivent sont réduits ; ceux qui l’étaient déjà ne souffrent pas davantage, et les non engagés restent tels quels.

rule-12-3-1-c-original = Les pertes provisoires du perdant vont dans la case des prisonniers, celles du vainqueur dans la réserve. Les corps survivants des deux camps sont réduits.

rule-12-3-1-d-title = Tous deux anéantis
rule-12-3-1-d = Dans une petite bataille tous les corps des deux camps peuvent être perdus. C’est permis.

rule-12-3-1-e-title = Le vainqueur anéanti
rule-12-3-1-e = Si le vainqueur perd tous ses corps et non le vaincu, le résultat demeure.

rule-12-3-1-f-title = Pas plus qu’il n’y en a
rule-12-3-1-f = Un camp ne perd jamais plus de corps qu’il n’en a : avec 2 corps et 3 pertes, 2 sont perdus.

rule-12-3-2-title = La retraite
rule-12-3-2 = Où va une armée battue.

rule-12-3-2-a-title = Où
rule-12-3-2-a = Tous les corps survivants du perdant, engagés ou non, battent en retraite dans un secteur adjacent libre d’ennemis, de préférence vers la capitale de la majorité d’entre eux (entre égaux le perdant choisit). L’usure de marche est tirée s’il y a lieu (11.1.2).

rule-12-3-2-b-title = Le défenseur
rule-12-3-2-b = Un défenseur battu ne peut pas battre en retraite dans le secteur d’où vient l’attaquant.

rule-12-3-2-c-title = L’attaquant
rule-12-3-2-c = Un attaquant ou un intercepteur battu doit revenir au secteur d’où il est parti.

rule-12-3-2-c-original = Un attaquant ou un intercepteur battu doit revenir à l’un des secteurs d’où ses armées sont entrées dans la bataille.

rule-12-3-2-d-title = Par mer
rule-12-3-2-d = Une fois Britannia jouée, un corps de la Coalition peut battre en retraite par mer, vers un secteur côtier de sa patrie que la Coalition contrôle et libre d’ennemis ; faute d’un tel secteur il ne le peut pas. Un corps suédois ne pourrait gagner ainsi que la Suède.

rule-12-3-2-d-original = Un corps de la Coalition au plus peut battre en retraite par mer, aux mêmes conditions que pour un mouvement par mer (11.2).

rule-12-3-2-e-title = Les prisonniers
rule-12-3-2-e = Les corps qui ne peuvent battre en retraite ainsi vont dans la case des prisonniers, de même que des insurgés qui iraient à plus de 1 secteur de leur pays. Le perdant peut toujours y mettre tous ses survivants plutôt que de violer un pays neutre en s’y retirant.

rule-12-3-2-e-original = Les corps qui ne peuvent battre en retraite ainsi vont dans la case des prisonniers, de même que des insurgés qui iraient à plus de 1 secteur de leur pays.

rule-12-3-3-title = La victoire
rule-12-3-3 = Le vainqueur reste maître du terrain.

rule-12-3-3-a-title = Le repos
rule-12-3-3-a = Les corps survivants du vainqueur, engagés ou non, restent. En jetant une carte (sans la jouer) il peut les remettre tous à force pleine.

rule-12-3-3-b-title = Poursuite
rule-12-3-3-b = Il ne le peut pas s’il joue Poursuite.

rule-12-3-3-c-title = Entre deux batailles
rule-12-3-3-c = Les troupes ne sont pas rétablies entre les batailles successives de Lignes intérieures.

rule-13-0-title = La phase de reddition
rule-13-0 = Les pays que l’ennemi occupe se rendent.

rule-13-a-title = L’ordre
rule-13-a = Les pays sont examinés dans cet ordre : tous les mineurs, Espagne, Prusse, Autriche, Russie, France.

rule-13-b-title = Qui ne se rend pas
rule-13-b = Pas de reddition empêche la reddition d’un pays. Les pays insurgés ne se rendent jamais dans cette phase.

rule-13-b-original = La carte Pas de reddition empêche la reddition d’un pays.

rule-13-c-title = Option : 1815
rule-13-c = Si les joueurs en conviennent, Pas de reddition est sans effet en 1815 ; qui la tire alors la jette aussitôt et tire une autre carte.

rule-13-1-title = Les pays mineurs
rule-13-1 = Un pays mineur occupé change de camp.

rule-13-1-a-title = Ce qu’il devient
rule-13-1-a = Un pays mineur rejoint le camp dont les corps l’occupent. Aux Français il devient allié, ou domination s’il fut jamais insurgé ; à la Coalition, membre. Un secteur détaché qui se rend à la Coalition revient à son pays si celui-ci en est membre ; sinon il reste détaché, sous contrôle de la Coalition.

rule-13-1-a-original = Un pays mineur rejoint le camp dont les corps l’occupent, comme allié français ou membre de la Coalition ; un pays que les Français occupent devient une domination s’il est insurgé ou le fut jamais. Un secteur détaché qui se rend à la Coalition revient à son pays si celui-ci en est membre ; sinon il reste détaché, sous contrôle de la Coalition.

rule-13-1-b-title = Ses corps
rule-13-1-b = Tous les corps du pays qui se rend retournent dans la réserve.

rule-13-2-title = Les pays majeurs
rule-13-2 = Un pays majeur occupé quitte la guerre.

rule-13-2-a-title = Quand
rule-13-2-a = Il doit se rendre si au moins 1 corps ennemi est dans sa capitale et qu’en outre soit les corps ennemis dans ses secteurs sont plus nombreux que les corps amis, soit il n’y reste aucun de ses propres corps.

rule-13-2-b-title = Il devient neutre
rule-13-2-b = Il devient neutre, et tous ses corps vont dans la réserve.

rule-13-2-c-title = Les corps étrangers
rule-13-2-c = Les corps étrangers ses alliés qui sont dans ses secteurs vont dans la case des prisonniers s’ils sont entourés par des secteurs occupés par l’ennemi ou par la mer. Sinon ils sont mis aussitôt dans le plus proche secteur libre d’ennemis et contrôlé par leur camp. Une fois Britannia jouée, un corps de la Coalition dans un secteur côtier peut aussi s’y rendre par mer.

rule-13-2-d-title = Pays neutre occupé
rule-13-2-d = Tant que le vainqueur garde au moins 1 corps dans la capitale d’un pays majeur qu’il a fait se rendre, celui-ci est un pays neutre occupé, et sa neutralité ne lie pas ses forces.

rule-13-2-d-original = Tant que le vainqueur garde au moins 1 corps dans la capitale d’un pays majeur qu’il a fait se rendre, celui-ci est un pays neutre occupé, et la règle de violation (11.5) y est suspendue.

rule-13-2-e-title = Diplomatie et insurrection
rule-13-2-e = Les cartes de diplomatie de l’autre joueur n’ont pas de prise sur un pays neutre occupé. Mais si les Français ou leurs alliés l’occupent, Insurrection peut le soulever.

rule-13-2-f-title = L’abdication
rule-13-2-f = Avec l’option 17.1 les Français peuvent rendre la France de leur gré, sans que les conditions soient réunies.

rule-14-0-title = L’usure d’hiver
rule-14-0 = Les grandes armées perdent des corps en hiver.

rule-14-a-title = Quelles armées
rule-14-a = Toute armée de 3 corps ou plus est soumise à l’usure d’hiver, où qu’elle soit.

rule-14-b-title = Le jet
rule-14-b =
    Son maître jette un dé pour elle et ajoute : +2 avec Dépôt, +2 dans un secteur ami, +1 dans une capitale, +1 dans un secteur neutre ; -2 si l’ennemi joue Terre brûlée, -2 pour les Français ou leurs alliés dans un secteur insurgé, -2 dans un secteur stérile. Pertes selon le nombre de corps, pour un résultat de 0 ou moins, 1, 2, 3, 4, 5, 6 ou plus :
    – 3 à 4 corps : 1, 1, 1, 0, 0, 0, 0 ;
    – 5 à 6 corps : 2, 1, 1, 1, 0, 0, 0 ;
    – 7 à 8 corps : 2, 2, 2, 2, 1, 1, 0 ;
    – 9 ou plus : 3, 3, 3, 2, 2, 1, 0.

rule-14-b-original =
    Son maître jette un dé pour elle et ajoute : +2 avec Dépôt, +2 dans un secteur ami, +1 dans une capitale ; -2 si l’ennemi joue Terre brûlée, -2 pour les Français ou leurs alliés dans un secteur insurgé, -2 dans un secteur stérile. Pertes selon le nombre de corps, pour un résultat de 0 ou moins, 1, 2, 3, 4, 5, 6 ou plus :
    – 3 à 4 corps : 1, 1, 1, 0, 0, 0, 0 ;
    – 5 à 6 corps : 2, 1, 1, 1, 0, 0, 0 ;
    – 7 à 8 corps : 2, 2, 2, 2, 1, 1, 0 ;
    – 9 ou plus : 3, 3, 3, 2, 2, 1, 0.

rule-14-c-title = Des pertes définitives
rule-14-c = Toutes ces pertes sont définitives ; le joueur choisit les corps. Pour un résultat inférieur à 0 les pertes croissent de la différence. Napoléon et 8 corps à Moscou tirent 4, +1 pour la capitale, -2 stérile : 3, donc 2 corps perdus. Dans un autre secteur russe avec un 1 le résultat est -1, et 3 sont perdus.

rule-14-d-title = Les secteurs amis
rule-14-d = Ami veut dire du même camp : des corps russes en Bohême ont +2 tant que la Russie et l’Autriche sont toutes deux membres. Napoleonica peut reprendre Dépôt ou Terre brûlée à peine jouée, pour la rejouer.

rule-14-d-original = Ami veut dire du même camp : des corps russes en Bohême sont dans un secteur ami tant que la Russie et l’Autriche sont toutes deux membres.

rule-15-0-title = La phase de victoire
rule-15-0 = Les Français contrôlent leurs alliés et leurs dominations, la Coalition ses membres et les pays insurgés ; un contrôle limité suffit ici.

rule-15-1-title = La victoire française
rule-15-1 = Ce que les Français doivent obtenir.

rule-15-1-a-title = Marginale
rule-15-1-a = À partir de 1811 : tous les pays adjacents à la France sont contrôlés par les Français, et de l’Autriche et de la Russie l’une est contrôlée ou occupée par le camp français, l’autre neutre ou contrôlée par les Français.

rule-15-1-a-original = À partir de 1811 : tous les pays adjacents à la France sont contrôlés par les Français, et de l’Autriche et de la Russie l’une est contrôlée ou occupée par le camp français, l’autre neutre, contrôlée ou occupée par le camp français.

rule-15-1-b-title = Décisive
rule-15-1-b = Tous les pays adjacents à la France sont contrôlés par les Français ; la Russie, l’Autriche et la Prusse sont chacune contrôlées ou occupées par le camp français ; et tout autre pays sauf la Grande-Bretagne est neutre ou contrôlé par les Français.

rule-15-2-title = La victoire de la Coalition
rule-15-2 = Ce que la Coalition doit obtenir.

rule-15-2-a-title = Marginale
rule-15-2-a = Les Français ne contrôlent plus rien que la France.

rule-15-2-b-title = Décisive
rule-15-2-b = La France se rend, ou le corps de Napoléon est perdu à jamais.

rule-15-3-title = La fin de la partie
rule-15-3 = Qui peut y mettre fin, et ce qui arrive après 1815.

rule-15-3-a-title = Prendre ou laisser
rule-15-3-a = Qui remplit les conditions d’une victoire marginale dans cette phase peut finir la partie ainsi, ou continuer pour une victoire décisive. Si la chance tourne il ne peut plus la réclamer, à moins de les remplir de nouveau.

rule-15-3-b-title = Après 1815
rule-15-3-b = Si personne n’a gagné à la fin de 1815 les Français remportent une victoire morale ; en tournoi elle compte comme une victoire française.

rule-15-3-b-original = Si personne n’a gagné à la fin de 1815 les Français remportent une victoire morale.

rule-17-1-title = Option : le retour de Napoléon
rule-17-1 = Si les joueurs en conviennent, les Français peuvent une fois, dans une phase de reddition avant 1815, rendre la France de leur gré (13.2 F). La partie ne finit pas ainsi : tous les corps du camp français vont dans la réserve et tout allié et toute domination devient neutre ; cette année-là la Coalition ne gagne pas de victoire marginale. Dans la phase de renforts suivante Napoléon, même s’il était prisonnier, revient dans sa capitale, si l’ennemi n’y est pas, et les Français déploient comme d’ordinaire. Jusqu’à la fin de cette année la France est un terrain neutre pour l’hiver (14 B). Une France qui doit se rendre (13.2 A) n’a pas ce choix.

## Décisions

ruling-a1 = Les cartes de stratégie peuvent être jouées dans la phase où elles sont tirées, dans l’ordre de 8.1 E. Nul n’y est forcé : une carte qu’il faudrait jouer aussitôt ne pourrait jamais attendre une meilleure année.
ruling-a2 = Quand les Français jettent Britannia la Coalition peut jeter une carte pour la prendre. Elle ne peut alors être jouée qu’en phase de stratégie.
ruling-a3 = Le mouvement non employé n’est perdu que pour ce mouvement ; « pour le reste du jeu » est une erreur.
ruling-a4 = La moitié des pertes, arrondie vers le bas, est définitive et autant sont provisoires ; seule la perte impaire dépend de qui a gagné et comment.
ruling-a5 = Les pertes provisoires du perdant vont dans la case des prisonniers, celles du vainqueur dans la réserve.
ruling-a6 = Les pertes ne dépassent jamais le nombre des corps engagés.
ruling-a7 = Une retraite va dans un secteur adjacent libre d’ennemis, vers la capitale de la nationalité la plus nombreuse par le moins de secteurs ; attaquants et intercepteurs reviennent d’où ils sont venus.
ruling-a8 = Les événements qui rendent des corps disponibles sont des déclencheurs : une fois survenus, ils valent jusqu’à la fin de la partie.
ruling-a9 = Les rives de la mer Noire ne sont pas côtières, ni la Westphalie.
ruling-a10 = Les cartes des deux joueurs sur un même pays s’annulent, et toutes deux sont dépensées.
ruling-a11 = Vétérans ramène en réserve un corps perdu définitivement, mais jamais un corps perdu par l’usure de marche en hiver.
ruling-a12 = Les textes dont on dispose ne donnent de l’option Le retour de Napoléon que le nom ; elle se joue comme le dit ici 17.1, qui est notre reconstitution.
ruling-a13 = L’ennemi voit d’une pile son secteur, son camp, le nombre de ses corps, et le chef au sommet avec sa face ; les autres, quand ils sont engagés dans une bataille. Le chef est sur la pile et sa hauteur se voit.
ruling-a14 = La réserve, les prisonniers et les corps perdus sont publics : ils sont sur le plateau et la table.
ruling-a15 = Les corps laissés hors d’une bataille ne sont pas montrés ; seuls le sont les engagés, et le chef dont la valeur de commandement sert.
ruling-a16 = Les deux joueurs voient chaque carte au moment où elle gagne la défausse ; on ne parcourt pas la défausse elle-même.
ruling-a17 = Napoleonica peut reprendre toute carte, sauf Napoleonica, que son maître pourrait jouer à ce moment, et elle est jouée aussitôt ; sinon on reprendrait des cartes sans fin.
ruling-a18 = Napoleonica peut servir dans une bataille, mais non pour une carte dont son maître y a déjà joué le titre.
ruling-a19 = Une carte qui ne nomme aucun des joueurs peut être jouée par l’un comme par l’autre.
ruling-a20 = Quand tous deux peuvent jouer une carte au même moment, le joueur qui a la priorité, Français jusqu’en 1810 et Coalition à partir de 1811, est consulté le premier, puis l’autre ; le moment est passé quand tous deux passent.
ruling-a21 = Une carte qui ne se joue qu’une fois, retirée plus tard, ne peut qu’être jetée ou servir à payer.
ruling-a22 = La limite de 10 lie la donne. Rien d’autre dans la partie n’ajoute de carte à une main : Britannia est prise contre une autre carte.
ruling-a23 = Quand le chef est perdu, laissé ou parti, la plus haute valeur de commandement qui reste mène aussitôt. Entre égaux le joueur choisit, et peut choisir de nouveau chaque fois que la pile change.
ruling-a24 = Wrede, Sachsen-Weimar et Charles-Jean servent l’un ou l’autre joueur, celui qui contrôle leurs deux pays. Lefebvre et Wrede peuvent servir en même temps.
ruling-a25 = Poniatowski et Reynier ne servent que tant que la Pologne ou la Saxe est détachée et française, car leur étiquette nomme un pays mineur ; Sachsen-Weimar tant que la Prusse et la Saxe, rattachée ou détachée, sont du même camp.
ruling-a26 = Le joueur choisit aussitôt les alliés mineurs retirés pour la limite ; ils vont dans la réserve.
ruling-a27 = Bernadotte et Charles-Jean sont deux pions, bien qu’ils fussent un seul homme.
ruling-a28 = Les pays mineurs insurgés ne donnent pas de corps et ne comptent pas comme pays mineurs ; 8.1 C et 9.2 A ne nomment que les majeurs.
ruling-a29 = La Russie est envahie quand un corps d’un camp qui ne la contrôle pas entre dans un secteur russe, même si elle est neutre.
ruling-a30 = Si l’événement survient quand le pays est neutre ou hostile, ses corps entrent quand même en réserve et servent qui le contrôlera.
ruling-a31 = Un secteur détaché reste patrie pour le +1 en bataille et pour la distance où vont les insurgés. Dans les règles vivantes ils peuvent y attaquer ; dans les règles d’origine non, quel que soit le camp qui le commande, car c’est un autre pays et seul le texte vivant en fait une exception. Pour le déploiement il n’est patrie que tant qu’il est du camp du corps.
ruling-a32 = Un secteur est occupé par le camp qui y a des corps ; il est contrôlé par le seul alignement de son pays.
ruling-a33 = Les effets sont appliqués après que les deux ont joué. Une cible est jugée d’après son alignement au début de la phase, pour que des cartes sur un pays puissent s’annuler.
ruling-a34 = Tous les alignements changent à la fois ; puis le Tyrol se soulève, des corps sont retirés et de nouveaux déployés, ceux du joueur qui a la priorité d’abord.
ruling-a35 = L’option d’une carte par pays majeur et par an compte les deux joueurs ensemble : la première carte empêche la seconde.
ruling-a36 = Un pays neutre est occupé en ce sens si c’est un pays mineur où se trouve un corps ennemi, ou un pays majeur selon 13.2 D.
ruling-a37 = Les corps d’un pays devenu neutre sont retirés de partout sur la carte, avec ses alliés mineurs ; les prisonniers restent dans leur case jusqu’à 9.7.
ruling-a38 = Les corps étrangers dans un pays devenu neutre peuvent rester ou partir librement. Y finir un mouvement ou y laisser des corps le viole ; rester, non, et le pays ne se rend pas à eux.
ruling-a39 = Ces déploiements sont facultatifs et comptent dans les limites de l’année ; un texte qui les dit obligatoires se trompe.
ruling-a40 = Tous ses secteurs sont occupés quand chaque secteur qui lui appartient alors contient un corps du camp français. Ses propres corps sur la carte retournent alors en réserve.
ruling-a41 = Échecs et succès sont réglés pour tous les pays insurgés à la fois, puis les cartes Insurrection sont jouées une à une.
ruling-a42 = Insurrection se joue dans la phase d’insurrection ; « phase diplomatique » est une erreur, car elle peut suivre un échec constaté en 7.1.
ruling-a43 = Les corps du nouvel insurgé qui sont dans leur patrie y restent et changent de camp, sauf si un corps du camp français est dans le secteur : ils vont alors en réserve, car il n’y a pas de bataille hors des campagnes. De même les alliés mineurs dont on ne peut plus disposer.
ruling-a44 = Le Tyrol se soulève aussitôt, dans toute phase, dès qu’il est domination française et que l’Autriche devient membre de la Coalition ou insurgée.
ruling-a45 = Quand le soulèvement du Tyrol réussit il rejoint l’Autriche si elle est membre de la Coalition ; sinon il devient membre détaché.
ruling-a46 = Tous deux jettent tout, puis la pile est mêlée s’il y a lieu, puis tous deux tirent, puis on joue des cartes.
ruling-a47 = La pile ne peut s’épuiser : il y a au moins 20 cartes avant une donne de 20 au plus.
ruling-a48 = Une reddition arrêtée par Pas de reddition n’impose pas de mêler ; une reddition changée en domination, si, car le pays s’est rendu.
ruling-a49 = Les cartes mises de côté par un scénario rejoignent la pile au premier mélange : elles ne sont pas jetées, et aucune carte n’est jamais hors du jeu.
ruling-a50 = Britannia prise hors d’une phase de stratégie n’est pas jetée en 8.1 A et peut être jouée dans cette prochaine phase ; la carte donnée pour elle va à la défausse. Sinon la règle ne servirait jamais.
ruling-a51 = Les Français jettent leur vieille main d’abord. Si Britannia s’y trouve la Coalition peut la prendre avant de jeter la sienne, et la garde.
ruling-a52 = Le premier joueur fait toute sa part, Vétérans, déploiement et rétablissement dans n’importe quel ordre ; puis le second ; puis les prisonniers reviennent (9.7).
ruling-a53 = Les prisonniers ne peuvent être déployés la même année : ils gagnent la réserve à la fin de la phase.
ruling-a54 = Chaque prisonnier retourne dans sa propre réserve, sans rançon ni carte.
ruling-a55 = Un joueur ne peut ôter un corps de la carte à son gré, sauf en choisissant la case des prisonniers là où une règle l’offre.
ruling-a56 = Un corps qui était réduit revient de la réserve à force pleine.
ruling-a57 = L’exception française vaut pour les corps nationaux français, dans un secteur insurgé sans ennemis voisin d’un secteur français sans ennemis.
ruling-a58 = Aucun corps n’est déployé dans un secteur de sa patrie si le pays est neutre ou hostile.
ruling-a59 = Par mer un corps par an, de toute nationalité en réserve et dans les limites, va dans un secteur côtier sans ennemis d’un membre ou d’un pays insurgé ; les corps insurgés seulement chez eux.
ruling-a60 = Pour le rétablissement une armée est l’ensemble des corps du joueur dans un secteur.
ruling-a61 = Quand une limite de mobilisation tombe sous le nombre de corps sur la carte rien n’est retiré, sauf les alliés mineurs par 2.2.1 G dans les règles vivantes ; rien n’est déployé tant qu’on n’est pas en dessous.
ruling-a62 = L’ordre est choisi au début de chaque phase de campagne, la première année d’un scénario comprise.
ruling-a63 = Pourparlers de paix et Quartiers d’hiver se jouent au début d’un round, avant tout mouvement. Le joueur qui bouge le premier est consulté le premier, et une telle carte suffit.
ruling-a64 = Rien n’arrive dans un round sauté ; le mouvement gratuit n’en est pas perdu.
ruling-a65 = Campagne majeure se joue au début de la moitié de round du joueur, avant qu’il bouge ; ses armées sont nommées une à une, non d’avance.
ruling-a66 = Les trois armées peuvent venir d’une même pile, comme forces détachées sans corps commun. Tous les corps d’un camp qui finissent dans un secteur sont une armée.
ruling-a67 = Le premier mouvement ou la première interception de l’année est gratuit même dans une campagne majeure ; la carte elle-même ne paie aucun mouvement.
ruling-a68 = Marche forcée et Manœuvre sur les derrières paient le mouvement ou l’interception avec lequel on les joue.
ruling-a69 = Sans carte pas de mouvement ni d’interception après le gratuit. Retraits et retraites ne coûtent rien ; « non permis » dans le texte d’origine est une erreur pour « non exigé ».
ruling-a70 = Le mouvement d’une force détachée et un mouvement par mer sont des mouvements comme les autres.
ruling-a71 = Indécision et Boue se jouent après qu’un mouvement est annoncé et payé, avant son premier pas ; non contre des interceptions.
ruling-a72 = On prend et laisse des corps après chaque pas : jamais plus que la valeur de commandement du chef, jamais un corps de valeur plus haute, jamais un corps qui a bougé dans ce round.
ruling-a73 = Une armée va aussi loin que la valeur de mouvement de son chef sur sa face actuelle ; les valeurs des autres corps n’importent pas.
ruling-a74 = Une armée dont la capacité est inférieure à 1 ne peut bouger, et une attaque demande qu’il reste un secteur après le -1 de la bataille.
ruling-a75 = Le -1 de la bataille n’est compté qu’une fois par mouvement, dès l’entrée dans un secteur tenu par l’ennemi, quel que soit le nombre de poursuites : les secteurs entrés plus 1 ne doivent pas dépasser la capacité.
ruling-a76 = De Suède en Lituanie le passage coûte 2 secteurs de capacité. On peut aussi le franchir par interception, retrait ou retraite en hiver, et il n’y a qu’une cause d’usure : l’hiver.
ruling-a77 = Le détroit peut aussi être franchi par interception, retrait et retraite, à la même condition.
ruling-a78 = Il y a au plus quatre causes : longue marche (4 secteurs, ou 3 et une attaque), Marche forcée, montagne ou marais (une fois), et hiver. Blücher jette deux dés dans l’exemple.
ruling-a79 = Seule l’entrée dans une montagne ou un marais compte, non la sortie.
ruling-a80 = Les corps comptés dans la table sont ceux qui ont partagé au moins une cause, y compris ceux qu’on a laissés ; eux seuls sont perdus et réduits.
ruling-a81 = Les corps réduits au départ sont perdus d’abord ; pour le reste le joueur choisit, et le chef peut en être.
ruling-a82 = Si tous les corps sont perdus il n’y a pas de bataille et le mouvement est fini.
ruling-a83 = Vétérans ramène en réserve un corps perdu définitivement, et ce peut être un corps perdu par l’usure de marche en hiver.
ruling-a84 = Par mer un corps bouge par round, seul, pour tout son mouvement ; il ne fait aucun pas à terre.
ruling-a85 = Il va de tout secteur côtier à tout autre, y compris neutre (violation) ou tenu par l’ennemi. On ne trace pas de route et rien ne l’arrête en mer. L’Angleterre est un secteur côtier ami comme les autres.
ruling-a86 = En hiver rien ne navigue vers la Baltique, hors d’elle ni en elle. Le Danemark est ouvert sur la mer du Nord dans les deux sens ; la Suède est fermée, car l’exception ne nomme que le Danemark.
ruling-a87 = Un mouvement par mer en hiver est une cause d’usure de marche.
ruling-a88 = Les Français n’entrent jamais en Angleterre.
ruling-a89 = Quand on entre dans un secteur tenu par l’ennemi : d’abord le retrait, puis les interceptions de l’autre camp, puis celles du camp qui bouge, tour à tour jusqu’à ce que tous deux passent, puis la bataille. Un retrait évite la bataille, une interception l’accepte.
ruling-a90 = Des corps quelconques peuvent se retirer, tous dans un même secteur, pas plus que la valeur de commandement du chef qui part ; la valeur de mouvement comparée est celle du chef de toute la pile.
ruling-a91 = On peut se retirer dans un pays neutre ; c’est une violation.
ruling-a92 = Les retraits se comptent pour chaque corps : autant par round que la valeur de mouvement du chef qui se retire, -1 en hiver. Ils n’entament pas le mouvement du corps dans sa propre moitié de round.
ruling-a93 = Quand plusieurs armées d’une campagne majeure entrent dans un secteur, le choix est offert à la première ; qui reste a accepté et ne peut plus partir dans ce round.
ruling-a94 = Les armées dont la bataille reste à livrer ne se retirent pas, n’interceptent pas, ne bougent pas et ne sont pas emmenées : elles ont accepté le combat.
ruling-a95 = Seuls les mouvements et les interceptions peuvent être interceptés, non les retraits ni les retraites.
ruling-a96 = Des corps qui viennent de se retirer n’interceptent pas pendant le même mouvement ennemi : ils ont évité cette armée.
ruling-a97 = L’interception est offerte chaque fois que l’armée en mouvement entre dans un secteur, avant qu’elle continue. On ne jette pas de dé : une interception permise réussit toujours.
ruling-a98 = Peuvent intercepter autant de corps que la valeur de commandement du chef envoyé ; ils forment une armée.
ruling-a99 = Chaque nouvel intercepteur se compare au chef de l’armée ennemie entrée la dernière. Chacun est payé, et aucune armée ne paraît deux fois dans une chaîne.
ruling-a100 = S’il y a plusieurs intercepteurs le premier dit, une fois pour toutes et la chaîne finie, si son camp attaque ou défend.
ruling-a101 = Quand des intercepteurs rejoignent un ami attaqué, lui et eux tous défendent.
ruling-a102 = Un mouvement par mer peut être intercepté où il aborde, comme un mouvement par terre.
ruling-a103 = L’usure d’une armée interceptée est tirée là où elle se trouve, avec les causes rencontrées jusque-là, avant la bataille.
ruling-a104 = Les corps insurgés interceptent dans leur patrie ou un secteur au-delà ; au-delà ils sont dans le cas de la note de 9.3 et peuvent même attaquer.
ruling-a105 = Les corps insurgés n’interceptent un secteur au-delà de leur patrie qu’en défenseurs ; là où ils attaqueraient, seulement dans leur patrie.
ruling-a106 = Traverser un pays neutre est libre, sauf par la capitale d’un pays majeur.
ruling-a107 = Si une armée est interceptée dans un pays neutre c’est l’intercepteur qui le viole, car il est venu de son gré.
ruling-a108 = Le pays violé déploie aussitôt, avant que l’armée continue ; son nouveau maître choisit corps et secteurs.
ruling-a109 = L’armée qui a violé attaque ; les nouveaux corps ne peuvent se retirer, et il n’y a pas de -1 pour la bataille.
ruling-a110 = Si des corps sont déployés là où est l’armée en mouvement, son mouvement y finit et la bataille s’ensuit.
ruling-a111 = Le camp qui n’occupe pas un pays neutre occupé le viole par les mêmes actes que tout autre ; le pays rejoint alors l’occupant.
ruling-a112 = Un pays mineur violé qui n’a pas de corps à déployer change seulement d’alignement ; il peut se rendre la même année.
ruling-a113 = Le joueur qui bouge choisit l’ordre des batailles d’une campagne majeure.
ruling-a114 = Avec plusieurs armées dans un secteur la limite est la plus haute valeur de commandement parmi tous les corps du camp.
ruling-a115 = Chaque camp doit engager au moins un corps.
ruling-a116 = Art de la guerre emploie la valeur de commandement du chef d’armée, engagé ou non.
ruling-a117 = Une force inférieure à 1 prend la première ligne de la table, au-delà de 36 la dernière.
ruling-a118 = Les alliés mineurs ont le +1 de la patrie dans le pays de leur étiquette.
ruling-a119 = L’attaquant joue toutes ses cartes de bataille, puis le défenseur toutes les siennes ; il n’y a pas de second tour, et chacun joue au plus un Brouillard de guerre.
ruling-a120 = Si tous deux jouent Brouillard de guerre chacun annule toutes les autres cartes de l’autre ; les Brouillards ne s’annulent pas entre eux.
ruling-a121 = Aucune perte de part et d’autre est une égalité comme une autre.
ruling-a122 = Art de la guerre ne remplace pas le dé d’égalité, qui n’est pas jeté sur la table.
ruling-a123 = La perte supplémentaire ne s’ajoute qu’après une victoire sans jet d’égalité, et avant de partager les pertes, comme dans l’exemple des 3.
ruling-a124 = Le perdant nomme ses pertes d’abord, les définitives avant les provisoires. Mort d’un héros se joue juste avant que l’ennemi nomme le reste.
ruling-a125 = Si tous deux peuvent jouer Mort d’un héros l’attaquant est consulté le premier. Elle se joue après les dés, et Brouillard de guerre ne l’annule pas.
ruling-a126 = Les corps engagés qui survivent passent à la face réduite ; ceux qui n’étaient pas engagés restent tels quels. « Tous » dans le texte d’origine veut dire ceux qui ont combattu.
ruling-a127 = Un corps perdu à jamais va dans une case que tous voient ; seul Vétérans le ramène.
ruling-a128 = Un vainqueur anéanti reste le vainqueur : le perdant bat en retraite et le secteur reste vide.
ruling-a129 = Des voisins permis il faut prendre ceux qui sont le plus près de la capitale ; entre égaux le perdant choisit ; si aucun n’en est plus près, tout voisin permis convient. Tous les corps vont ensemble.
ruling-a130 = Les alliés mineurs se retirent vers leur patrie ; les Britanniques, insulaires, vers le plus proche secteur côtier de la Coalition quand il n’y a pas de voie de terre.
ruling-a131 = Un défenseur attaqué de plusieurs secteurs ne peut se retirer dans aucun, ni dans ceux d’où sont venus des intercepteurs.
ruling-a132 = Un attaquant vient du dernier secteur avant celui de la bataille ; les corps pris en chemin le suivent. Dans les règles vivantes chaque armée revient au sien, dans celles d’origine toutes celles venues par terre vont ensemble à l’un d’eux. Une marche interceptée qui doit se défendre n’attaque pas : elle se retire comme qui se trouvait là.
ruling-a133 = Si ce secteur est maintenant tenu par l’ennemi les corps vont dans la case des prisonniers. S’il est neutre ils y vont aussi, mais dans les règles vivantes le perdant choisit.
ruling-a134 = Un corps battu après un mouvement par mer ne bat en retraite que par mer, ou va dans la case des prisonniers.
ruling-a135 = Faute de secteur de retraite permis, tous les survivants, engagés ou non, vont dans la case des prisonniers.
ruling-a136 = L’usure d’une retraite est tirée aussitôt ; en hiver elle est définitive. Le commandement ne limite pas les retraites.
ruling-a137 = Une carte rétablit tous les corps survivants du vainqueur dans le secteur, engagés ou non, juste après la retraite.
ruling-a138 = Avec Lignes intérieures les armées attaquantes combattent séparément dans l’ordre choisi par le défenseur, chacune selon son propre commandement, jusqu’à ce qu’il soit battu. Le défenseur garde ses pertes et ses faces réduites ; on joue de nouveau des cartes à chaque bataille.
ruling-a139 = Un attaquant battu parmi plusieurs bat en retraite aussitôt, et la bataille suivante commence.
ruling-a140 = Les pays mineurs sont examinés par ordre alphabétique ; chacun est réglé, cartes comprises, avant le suivant.
ruling-a141 = Pas de reddition est offerte au camp qui perd le pays, puis à l’autre, aussi pour la France et les pays mineurs.
ruling-a142 = Un pays mineur est occupé si un corps ennemi s’y trouve ; alors aucun de son camp n’y est.
ruling-a143 = Les pays mineurs neutres ne se rendent pas : seuls les pays ennemis le font.
ruling-a144 = Un secteur détaché compte comme pays mineur. Il ne rejoint son pays que si celui-ci est alors membre de la Coalition, non plus tard.
ruling-a145 = Un secteur détaché repris par les Français devient allié, ou domination s’il fut insurgé.
ruling-a146 = On compte tous les corps ennemis dans tous les secteurs du pays contre tous les corps de son camp qui y sont ; ou bien il n’y reste aucun corps de sa propre nationalité.
ruling-a147 = Ses corps vont en réserve de partout sur la carte ; les prisonniers restent dans leur case jusqu’à 9.7.
ruling-a148 = Entouré veut dire que tout secteur adjacent est occupé par l’ennemi. Sinon les corps vont dans le secteur ami le plus proche en secteurs ; entre égaux le joueur choisit, et il n’y a pas d’usure.
ruling-a149 = Avec Britannia un seul corps en tout va par mer, d’un secteur côtier au plus proche secteur côtier ami.
ruling-a150 = L’occupation finit quand le dernier corps quitte la capitale, même un instant ; les corps qui restent sont alors comme en 6.3 A.
ruling-a151 = Un pays majeur allié ou domination des Français que la Coalition prend devient neutre comme tout autre.
ruling-a152 = Juste après une reddition viennent d’abord Joseph, puis Concessions territoriales, puis Dynastie napoléonienne ; les deux dernières peuvent suivre toutes deux une même reddition.
ruling-a153 = Le joueur qui a la priorité tire pour ses secteurs dans son ordre, puis l’autre. Avant chaque jet le maître peut jouer Dépôt, puis l’ennemi Terre brûlée.
ruling-a154 = Les secteurs des membres et des pays insurgés sont amis de la Coalition. Un secteur d’un pays contrôlé par son camp est ami même si ses propres corps n’y sont plus.
ruling-a155 = Un secteur ami donne +2 ; le +1 de l’exemple est une erreur, et la liste l’emporte.
ruling-a156 = Comptent les corps présents quand on jette le dé, réduits ou non. On ne jette pas pour moins de 3 corps, même par choix.
ruling-a157 = Un résultat inférieur à 0 prend les pertes de 0 et autant de plus qu’il est inférieur à 0, jamais plus que les corps présents.
ruling-a158 = La Coalition gagne de façon décisive aussitôt, dans toute phase, quand la France se rend ou que Napoléon est perdu à jamais : rien ne peut l’effacer.
ruling-a159 = Les pays adjacents à la France sont la Hollande, l’Italie, la Suisse, l’Espagne, la Westphalie et le Wurtemberg, quel que soit leur état.
ruling-a160 = Occupé par les Français veut dire neutre et occupé au sens de 13.2 D.
ruling-a161 = On vérifie d’abord la victoire décisive française, puis chaque victoire marginale, que son maître peut décliner ; en 1815 une victoire marginale est prise.
ruling-a162 = Si personne n’a gagné à la fin de 1815 la victoire morale est inscrite comme une victoire française.
ruling-a163 = Avec l’option, Pas de reddition tirée dans la donne de 1815 est montrée, jetée et remplacée ; tenue d’avant, elle est sans effet.
ruling-a164 = On compare des valeurs, non des capacités : l’hiver et Boue ne comptent pas. Seule Marche forcée (+1) les change, et dans les règles vivantes la face réduite.
ruling-a165 = On n’intercepte pas par mer, seulement entre secteurs adjacents par terre ; le détroit et le passage d’hiver comptent quand ils sont ouverts.
ruling-a166 = Un retrait par mer demande la même comparaison de valeurs. Il va d’un secteur côtier à tout secteur côtier libre d’ennemis, un neutre étant une violation, et épuise le mouvement par mer de la Coalition dans ce round.
ruling-a167 = Les corps insurgés dans une armée mêlée ne lient qu’eux-mêmes : on les laisse avant qu’elle attaque au-dehors ou aille à deux secteurs de leur patrie ; dans une bataille au-dehors ils ne font que défendre.
ruling-a168 = Les limites des corps insurgés valent tant que leur pays est insurgé ; corps d’un membre, ils sont libres.
ruling-a169 = Tous les corps d’un camp s’empilent, vont et combattent ensemble sous tout chef de ce camp, quelles que soient leurs nations.
ruling-a170 = L’occupant peut user de diplomatie sur le pays neutre qu’il occupe, à moins que celui-ci n’ait été insurgé et qu’il ne soit français.
ruling-a171 = Les cartes de la Coalition ont prise sur un ancien insurgé devenu allié français ou neutre : l’immunité est contre les Français.
ruling-a172 = L’ordre de jeu est choisi de nouveau dans chaque phase dont la règle le dit.
ruling-a173 = Une armée peut être rétablie une fois après chacune de ses batailles d’une campagne majeure, sauf entre celles de Lignes intérieures.
ruling-a174 = Une retraite dans un pays neutre le viole comme la fin d’un mouvement ; si un autre secteur permis existe il faut le prendre. Par mer il y en a toujours un autre.
ruling-a175 = Si le plus proche secteur de retraite est neutre, et qu’aucun autre n’est aussi proche, le perdant le prend, ce qui le viole, ou met tous ses survivants dans la case des prisonniers.
ruling-a176 = Les corps d’un pays mineur qui se rend vont en réserve de partout, même des grandes armées.
ruling-a177 = Il ne reste ni allié français ni domination ; des corps ennemis en France n’importent pas.
ruling-a178 = Une victoire décisive française est possible toute année ; seule la marginale a une date.
ruling-a179 = Une armée qui finit son mouvement avec un ami de commandement plus élevé ne fait plus qu’une armée avec lui ; dans une bataille là, sa valeur compte.
ruling-a180 = Si plusieurs réactions sont possibles à un moment le joueur qui réagit choisit leur ordre ; chacune est réglée, paiement, usure et violation compris, avant la suivante.
ruling-a181 = Ce que l’armée rencontre dans le secteur même de son attaque compte aussi : le texte dit « pendant son mouvement », alors que 11.4 C dit « avant d’entrer dans le secteur ». Trois secteurs et une attaque ne comptent pas encore : il n’y a pas d’attaque avant qu’on sache que quelqu’un reste.
ruling-a182 = Boue et Marche forcée comptent chacune une fois dans un mouvement : l’armée est sous la Boue ou ne l’est pas. Les modificateurs qui s’ajoutent sont ceux, différents, de la liste.
ruling-a183 = Qui a bougé dans cette moitié du round ne contre-intercepte pas. Une interception est aussi un mouvement de corps, et aucun corps ne bouge deux fois ; dans la moitié de l’ennemi il peut réagir quoi qu’il ait fait dans la sienne.
ruling-a184 = Qu’aucun ami ne soit dans le secteur n’est demandé qu’à l’armée dont le mouvement est intercepté. Aux intercepteurs on répond dans le même secteur, même s’ils y ont rejoint un ami.
ruling-a185 = Tant que la Saxe appartient à la Prusse, Sachsen-Weimar se déploie avec les corps d’une Prusse qui rejoint un camp : sa patrie est alors un de ses secteurs. Wrede et Charles John se déploient quand la Bavière ou la Suède rejoint un camp, non avec l’Autriche ou la Russie.
ruling-a186 = Un pays mineur qui fut insurgé auparavant devient aussi une domination s’il se rend aux Français : 13.1 ne parle que des pays insurgés, mais 3.3.2 le dit de ceux qui le furent.
ruling-a187 = Un corps laissé dans un pays neutre, sur lequel le pays violé déploie aussitôt des corps, combat avec l’armée qui vient de le laisser et revient avec elle : tous deux sont venus du même secteur.
