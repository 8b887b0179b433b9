# Les règles de Napoléon contre l’Europe redites, numérotées comme dans le livret, et les décisions.

ruling-title = Décision sur { $rules }
rule-rulings = Décisions : { $rulings }.

rule-2-1-title = Unités, dépôts, flottes
rule-2-1 =
    – Les unités de combat sont des corps : une valeur de combat, qui est aussi le nombre de pas, un moral et un mouvement. Une unité de 2 pas a un côté réduit de 1.
    – Un corps d’élite porte une ou deux étoiles ; chacune vaut +1 quand il mène une bataille (14.5.5). C signale la cavalerie.
    – Un mouvement encadré désigne milices et Gardes nationales, qui ne sortent jamais de leur pays. E, V et 2P désignent les unités qui attendent un évènement ou une annexion. Un point désigne celles qu’on ne reconstruit pas.
    – Les unités spéciales arrivent par des cartes, et seulement dans des armées ravitaillées. Elles comptent un pas pour le commandement et l’attrition, mais n’ont pas de valeur de combat. Elles disparaissent avec la dernière unité de combat de l’armée, ou par une perte dans une bataille où leur bonus a servi ; on peut alors les reconstruire.
    – Un dépôt, mobile ou fixe, est déplacé par un général ou une carte. Ce n’est pas une unité de combat et il n’a pas de pas. Un dépôt fixe seul se défend avec un demi-point et disparaît s’il est battu ; avec des amis il peut se replier et devient mobile. Un dépôt mobile seul dans une zone que l’ennemi prend est détruit.
    – Une flotte compte 1 pas, une initiative, un mouvement (cerclé si ses eaux sont limitées) et une valeur tactique.

rule-2-2-title = Les généraux
rule-2-2 = Un général a une initiative (1 est la meilleure), un commandement, une valeur tactique en attaque et une en défense, et un rang (1 est le plus haut). Certains sont de cavalerie (C), certains ont une année d’entrée ou de sortie. Sans unité, un général part aussitôt en réserve et y reste jusqu’au prochain budget.

rule-2-3-title = Les marqueurs
rule-2-3 = Marqueurs Armée : 2 pour la France, 1 pour l’Autriche, la Russie, la Prusse, l’Angleterre et la Turquie ; ce que peut une armée se lit en 4 et 10.1. Les autres indiquent le contrôle (3.2), le round, le manque de ravitaillement (13.1), la démoralisation (14.9.3), les sièges et forteresses détruites (15.4, 15.5), les évènements en cours (6.2) et les PA en réserve (9.2).

rule-3-1-title = La carte
rule-3-1 =
    – Une zone peut avoir une capitale, une forteresse (niveau 1) ou une citadelle (niveau 2 : Gibraltar, Mantoue et Constantinople), une ville, un port et le signe d’une zone clef.
    – Un port abrite jusqu’à 3 flottes et possède une case de blocus. Les zones maritimes sont pour les flottes.
    – Les frontières sont celles des puissances majeures, des mineures, des provinces, ou simples ; fleuves, ponts, cols, montagnes et détroits s’y trouvent.
    – Bristol est une ville, Barcelone n’est pas une capitale. Pas de montagne entre l’Illyrie et l’Albanie, le Frioul et la Vénétie, le Frioul et l’Illyrie.

rule-3-2-title = Le contrôle
rule-3-2 =
    – Une zone sans ville, port ni forteresse est libre pour tous tant qu’aucun ennemi n’y est, et ne reçoit jamais de marqueur. Au départ chaque camp contrôle ses pays.
    – Une zone ennemie est gagnée quand aucune force ennemie n’y reste et que : sa forteresse a été prise (15.5) ; ou une force ravitaillée, sans forteresse active contre elle, y a payé 1 PM ou y a gagné une bataille, un siège ou un assaut maritime ; ou une force ravitaillée y est à la phase de conquêtes.
    – À la phase de conquêtes les marqueurs ennemis partent là où sont des forces du camp d’origine.
    – Seules les zones avec une ligne de ravitaillement comptent pour la conquête et la victoire.
    – Une mer est contrôlée par le camp qui y a seul une flotte.
    – Hors alliances et paix, rien d’autre ne change le propriétaire d’une zone.

rule-4-title = Le vocabulaire
rule-4 =
    – Force : sur terre, une unité de combat sans général, un général avec ses unités, une armée, ou deux armées d’un camp dans une zone. Sur mer, une escadre de 1 à 3 flottes.
    – Armée : un général et un marqueur Armée. Elle peut avoir 3 généraux subordonnés, commande le double, assiège et passe les fleuves mieux, et appelle ses voisins (9.1). La réserve de cavalerie ne va qu’avec une armée. Un marqueur sans unité de combat part en réserve.
    – Pas : ce que perd une unité. Une unité sans pas part en réserve.
    – Puissances majeures : France, Angleterre, Autriche, Russie, Prusse, Espagne, Turquie. Les autres sont mineures.
    – Territoire national : ce qu’une puissance majeure possède au départ, et ce qu’elle a annexé.
    – Joueur actif : celui qui agit ; l’autre est inactif.
    – Initiative : le coût d’activation du général, et son aptitude à intercepter, esquiver et accourir. Commandement : les pas qu’il mène.
    – Supériorité de cavalerie : plus de pas de réserve, d’unités spéciales et de généraux de cavalerie que l’ennemi.
    – Terrain difficile : ce qui coûte 2 PM ou plus à l’entrée.
    – Une milice ne quitte pas son pays ; dehors, elle est éliminée.
    – Les fractions s’arrondissent au plus proche, la demie vers le haut.
    – Siège : la seule voie vers une forteresse et sa zone. Blocus : une flotte dans la case de blocus d’un port ennemi.
    – Neutre : en guerre avec personne.
    – Escalade : elle monte par les actes de l’Empire et par les évènements (19). À partir de 15, les Châtiments des deux camps sont mélangés à la pioche et aux cartes jouées lors de l’interphase suivante.
    – Blocus continental : après 25F, il est en place lors d’une phase de budget si l’Empire, ses alliés forcés ou des puissances majeures qu’il a vaincues et qui sont neutres ou en paix forcée tiennent tous les ports du continent de Saint-Pétersbourg à Zara, Copenhague compris, la Sicile non. Tant que l’Espagne combat la France, ses ports et ceux du Portugal ne comptent pas si l’Empire contrôle toutes les zones des deux côtés des Pyrénées.
    – Guerre de Libération : l’Espagne la mène à partir de Dos de Mayo (19C). L’Empire la gagne quand il contrôle Madrid et tous les ports de la péninsule sauf Gibraltar ; l’Espagne est alors en paix forcée puis, sans carte, en alliance forcée. Sinon elle dure jusqu’à la fin du jeu.
    – Réforme militaire : l’Autriche et la Prusse peuvent construire leurs unités marquées E après 3C, 45C ou 46C, ou dès le budget qui suit leur seconde défaite.
    – Révoltes nationales : Chouans, Serbes et Tyroliens sont de la Coalition et comptent comme un mineur tant qu’elle contrôle la zone où ils sont apparus.
    – Brouillard de guerre (option) : d’une pile ennemie on voit le chef, ou l’unité si elle est seule.

rule-5-title = L’année
rule-5 = Un tour est une année. Dans les campagnes, il commence par une interphase (5.1), sauf la première année. Sa phase d’activations compte 6 rounds, ou 7 avec Campagne d’hiver : le round 5 est de mauvais temps, les rounds 6 et 7 d’hiver. Viennent ensuite conquête et victoire. 1805 et 1815 commencent au round 2.

rule-5-1-title = L’interphase
rule-5-1 = À partir de la deuxième année d’une campagne, l’année commence par une interphase : déclarations de guerre ; mains de cartes (5.1.2) ; budget (5.1.3) ; diplomatie ; mouvements des puissances qui ne sont pas en guerre (5.1.5) ; redéploiement stratégique (5.1.6). La première année d’un scénario n’en a pas, ni 1815.

rule-5-1-1-title = Déclarations de guerre
rule-5-1-1 = La Coalition, puis l’Empire, déclarent leurs guerres (7.1). Qui n’a pas été attaqué ici ne peut être envahi cette année tant qu’il est neutre.

rule-5-1-2-title = Mains de cartes
rule-5-1-2 = Chaque camp peut défausser ce qui lui reste en main ou le garder. Il reçoit ensuite ses cartes permanentes et pioche jusqu’à la taille de sa main : une carte par ligne de zones clefs et pour certains évènements (6.3), au moins 6 et au plus 10. Les cartes gardées comptent ; qui en a trop doit en défausser.

rule-5-1-3-title = Budget
rule-5-1-3 = Chaque puissance majeure reçoit ses ressources et les dépense (7.3), dans cet ordre : Turquie, Espagne, Prusse, Autriche, Russie, Angleterre, France. Rien ne se garde pour l’année suivante.

rule-5-1-4-title = Phase diplomatique
rule-5-1-4 = La Coalition, puis l’Empire, peuvent utiliser jusqu’à 2 cartes chacun : rallier un pays (8.2), établir un protectorat (Empire, 8.1.5), finir une guerre étrangère (Coalition, 6.5) ou jouer un évènement.

rule-5-1-5-title = Mouvements des puissances neutres
rule-5-1-5 = Qui gère une puissance majeure qui n’est pas en guerre peut déplacer ses forces chez elle (7.5).

rule-5-1-6-title = Redéploiement stratégique
rule-5-1-6 = Les puissances en guerre peuvent déplacer leurs forces terrestres loin derrière le front, dans l’ordre du budget (7.6).

rule-5-2-title = Un round
rule-5-2 =
    À chaque round l’Empire fait une action, puis la Coalition. Un camp peut :
    – jouer une carte pour ses PA, avec des PA de réserve s’il veut (9.1, 9.2) ;
    – jouer une carte en évènement (6.4), au plus une guerre étrangère par an ;
    – opérer avec 1 PA sans carte, avec des PA de réserve s’il veut ;
    – garder les PA qui restent ;
    – passer.

rule-5-2-1-title = Après le dernier round
rule-5-2-1 = Chaque siège peut être tenté une fois de plus, gratuitement. Puis le ravitaillement de toutes les forces est vérifié, les marqueurs mis ou ôtés. Les forces assiégées, non ravitaillées ou démoralisées font un dernier test d’attrition (13.6).

rule-5-3-title = Les conquêtes
rule-5-3 = Les marqueurs de contrôle sont mis à jour (3.2), puis on voit qui est conquis (18.2.1). Les forteresses détruites et ravitaillées se relèvent, et la démoralisation cesse pour les forces ravitaillées.

rule-5-4-title = Phase de victoire
rule-5-4 = On regarde si quelqu’un a gagné (19.1, 19.2, 19.3).

rule-6-1-title = Les paquets
rule-6-1 = Chaque camp a ses cartes en deux pioches, L’Épopée puis Les Châtiments ; un scénario peut en nommer d’autres. Les cartes permanentes n’en font pas partie. Quand la pioche est vide, les cartes jouées et défaussées sont mélangées, sauf les évènements à étoile d’or joués comme tels.

rule-6-2-title = Ce que dit une carte
rule-6-2 =
    – Une valeur de 0 à 3 PA. Tant que la Coalition compte cinq puissances majeures, pendant les Châtiments, ses cartes valent 1 de plus, sauf les cartes de combat.
    – Un évènement, et quand il se joue. Étoile d’or : joué en évènement, il quitte le jeu. Étoile d’argent : l’évènement se joue une fois, la carte reste pour ses PA.
    – CC : une carte de combat (6.6). GE : une guerre étrangère (6.5). Les points d’escalade et de victoire servent dans les campagnes.
    – Une carte permanente revient en main chaque année tant que son pays est du bon côté et sa capitale tenue.

rule-6-3-title = Les mains
rule-6-3 = Dans la phase des mains (5.1.2), on garde ou défausse ses cartes, mais 24F et 25F se gardent toujours. Un camp a une carte pour chacun de ces lieux que possèdent ses alliés et que l’ennemi ne contrôle pas : Paris, Bordeaux, Lyon, Anvers, la Confédération du Rhin, le royaume de Bavière (Empire) ; Londres, Vienne, Prague, Moscou, Saint-Pétersbourg, Odessa avec Kiev (Coalition) ; Berlin avec Kœnigsberg, Varsovie, Mantoue, la péninsule italienne, Gibraltar avec Malte, les Deux-Siciles, Constantinople, la Hanse avec le Danemark, Le Caire, Lisbonne, Madrid (l’un ou l’autre). Le seul contrôle suffit pour Mantoue, Gibraltar avec Malte et les Deux-Siciles. La Coalition en a une de plus dans la guerre de Libération, une de moins tant que des corsaires sont en mer. Une main a de 6 à 10 cartes, permanentes comprises. 1815 n’a pas cette phase : l’Empire commence avec 6 cartes, la Coalition avec 8.

rule-6-4-title = Jouer les cartes
rule-6-4 = Une carte sert une fois : pour ses PA (9.1), pour son évènement, pour intercepter (12.4), pour une action diplomatique (8.2), un protectorat (8.1.5) ou une alliance forcée (8.1.4), ou pour mettre fin à une guerre étrangère (6.5). L’effet d’un évènement est immédiat et passe avant les règles ; entre deux évènements, le dernier. En évènement ses PA ne servent pas, sauf mention. Les flottes ne sont visées que si la carte le dit. Les forces qu’un évènement demande et qui manquent sont construites puis cédées au budget suivant. Une carte jouée va sur la pile des cartes jouées, un évènement à étoile d’or hors du jeu.

rule-6-5-title = Guerres étrangères
rule-6-5 = L’évènement d’une carte GE envoie les unités qu’il nomme, au choix de la Coalition, dans la case Guerres étrangères. La guerre finit par un évènement, ou quand la Coalition joue une carte en hiver ou à la phase diplomatique et que le dé plus sa valeur donne 5 ou plus ; les unités reviennent au budget suivant. 1815 n’a pas de telle carte.

rule-6-6-title = Cartes de combat
rule-6-6 = Dans une bataille terrestre chaque camp joue autant de cartes de combat qu’il peut, chacune une fois. Dans un combat naval chaque camp joue au plus une carte à effet naval.

rule-7-1-title = La guerre est déclarée
rule-7-1 = On ne déclare la guerre qu’ici, à des neutres. La déclarer à une puissance, c’est la déclarer à tous ses alliés. L’attaqué rejoint l’autre camp ; un mineur devient allié de la France ou de l’Angleterre. La première guerre ou alliance d’une puissance majeure élève l’escalade de 1. Attaquer de nouveau une puissance que l’on a vaincue met aussitôt en jeu les Châtiments (8.1.3).

rule-7-2-title = La phase des mains
rule-7-2 = Les mains se constituent selon 6.3. Pour chaque puissance adverse conquise l’année précédente, le vainqueur choisit d’abord une carte de plus dans cette main ou 4 ressources pour l’une de ses puissances.

rule-7-3-title = La phase de budget
rule-7-3 = Toutes les puissances majeures ont un budget : en guerre, neutres, en paix forcée ou en alliance forcée. D’abord, pour toutes, les généraux datés entrent ou sortent, les blessés redeviennent disponibles et les unités qui reviennent le font gratuitement. Puis chaque puissance a son tour, dans l’ordre de 5.1.3.

rule-7-3-1-title = Ressources
rule-7-3-1 =
    France 14, Russie et Autriche 12, Angleterre 6, Prusse 5 (8 une fois réformée et en guerre), Espagne 4 (6 dans la guerre de Libération), Turquie 4. Chaque zone clef nationale que l’ennemi contrôle et ravitaille coûte 4, sauf Madrid dans la guerre de Libération et Varsovie dès que la Pologne existe. Les évènements ajoutent et retranchent.
    – Les puissances en guerre d’un même camp peuvent se donner des ressources ; aucune n’en reçoit plus de 4 par an. L’Espagne ne donne rien à la France avant que Bayonne et le blocus aient été joués.

rule-7-3-2-title = Dépenses
rule-7-3-2 = L’Empire dépense pour l’Espagne et la Turquie tant qu’elles ne sont pas en guerre, la Coalition pour les autres. Un pas coûte 1 pour un corps, trois quarts pour la milice, la Garde nationale et la Landwehr, 2 pour la réserve de cavalerie, et un demi-point de plus par étoile ; une unité spéciale 2 (reconstruction seulement), un marqueur d’armée 2, un dépôt un demi-point, une flotte 5. Une unité se construit entière ou à un pas. Les unités réduites sont complétées sur les zones de renforts, et deux dans chaque armée ravitaillée. Une puissance construit une flotte par an ; l’Angleterre autant qu’elle peut en payer, et elle a une flotte ou une carte gratuite et peut acheter une carte de plus pour 4. Ce qui n’est pas dépensé est perdu.

rule-7-3-3-title = Pays mineurs
rule-7-3-3 = Les mineurs n’ont pas de ressources. Un camp a un pas pour deux de ses mineurs disposant d’unités, un mineur de plus n’apportant rien ; la Confédération, la Westphalie et la Pologne comptent en plus de leurs membres, les révoltes tant que leur zone est tenue. Ces pas construisent ou complètent des unités de ses mineurs. Les flottes des mineurs ne sont jamais reconstruites.

rule-7-3-4-title = Placement des nouvelles unités
rule-7-3-4 = Les zones de renforts sont la capitale et les forteresses d’un pays, ni assiégées ni occupées par l’ennemi, reliées par terre, sur son propre sol, à sa capitale. L’empilement est respecté (11). La réserve de cavalerie nouvelle demande une armée placée sur une telle zone. Les flottes vont dans les ports nationaux. Rien de français n’apparaît donc en Frioul, rien d’anglais à Gibraltar ou à Malte.

rule-7-3-5-title = Armées
rule-7-3-5 = Pour un marqueur d’armée, une puissance doit avoir un général et 2 de ses pas dans une zone ravitaillée, où que ce soit. Une armée ravitaillée, chez elle ou au loin, peut recevoir 2 pas pour des unités réduites, 2 dépôts mobiles de sa puissance, des unités spéciales et jusqu’à 3 subordonnés.

rule-7-3-6-title = Généraux
rule-7-3-6 = Un général dont l’année est venue rejoint la réserve. Les généraux de la réserve se déploient gratuitement, toujours avec une unité de combat : sur les zones de renforts, dans les armées ravitaillées, ou avec un mineur sur la zone de renforts de celui-ci.

rule-7-3-7-title = Retraits
rule-7-3-7 = Un joueur peut retirer de la carte des unités, des flottes, des généraux et des dépôts, ravitaillés ou non. Ils vont dans la réserve et ne reviennent pas avant l’année suivante.

rule-7-4-title = Nouveaux alliés et cartes
rule-7-4 = Un pays qui rejoint un camp apporte aussitôt une carte pour chacune de ses lignes de zones clefs (6.3).

rule-7-5-title = Mouvements des puissances hors de la guerre
rule-7-5 = Les forces d’une puissance majeure neutre, en paix forcée ou en alliance forcée se déplacent une fois, de leur facteur de mouvement, dans son territoire national. Ses flottes peuvent se déplacer si elles finissent dans un port national ou dans une mer qui en borde un. L’Empire déplace l’Espagne et la Turquie, la Coalition les autres.

rule-7-6-title = Redéploiement stratégique
rule-7-6 = Les forces terrestres ravitaillées des puissances en guerre peuvent se déplacer, dans l’ordre du budget ; pas les flottes. On n’entre ni dans une zone où se trouvent des unités ennemies, une forteresse ennemie non assiégée ou un marqueur ennemi, ni là où la force ne serait pas ravitaillée. Une force sans général a son facteur de mouvement, une force avec général le double. Qui dépasse son facteur fait à la fin un test d’attrition (13.6), sans les modificateurs d’hiver et de marche forcée. Nul n’intercepte. On emmène, laisse et échange des unités comme en 12.2.1.

rule-8-1-title = Ce que peut être un pays
rule-8-1 = La France n’a pas de statut. Tout autre pays est neutre, allié, en paix forcée, en alliance forcée, protectorat, ou absent.

rule-8-1-1-title = Neutre
rule-8-1-1 = Une puissance majeure neutre ne bouge que chez elle, pendant l’interphase, et pas chez ses mineurs ; les mineurs neutres n’ont pas d’unités sur la carte. Attaqué, un neutre rejoint l’autre camp. La neutralité perdue ne revient que par un évènement ou une paix forcée. L’Angleterre n’est jamais neutre : après une paix forcée, elle rejoint la Coalition.

rule-8-1-2-title = Allié
rule-8-1-2 = Un allié est en guerre contre l’autre camp. Les alliés partagent ravitaillement, escadres et zones clefs, commandent les unités l’un de l’autre (d’une puissance majeure alliée moins de pas que de la nation du général), et les puissances majeures peuvent se donner jusqu’à 4 ressources. Une puissance majeure ne sort que par une paix forcée ; un mineur ne redevient jamais neutre et, conquis, devient l’allié du conquérant. Un mineur peut être allié d’une puissance neutre. L’Espagne n’envoie pas de ressources, ni l’Empire de troupes en Espagne, avant Bayonne et le blocus. La France et l’Angleterre ne s’allient jamais.

rule-8-1-3-title = Paix forcée
rule-8-1-3 = Une puissance majeure conquise est en paix forcée. Le conquérant peut traverser et occuper son sol, y faire passer son ravitaillement sans user de ses forteresses comme relais, et côtoyer ses unités ; nul autre n’entre sans déclarer la guerre, ce qui en fait l’alliée du conquérant. Ensuite elle est neutre ; le conquérant a -1 et son adversaire +2 en diplomatie avec elle. Si le vainqueur l’attaque de nouveau, elle double ses ressources à ce budget, les Châtiments commencent, et l’autre camp a 3 tentatives gratuites avec +2, même sur des puissances en paix ou alliance forcée. Vaincue une seconde fois par le même camp, la paix dure jusqu’à la fin du jeu.

rule-8-1-4-title = Alliance forcée
rule-8-1-4 = L’Empire peut imposer une alliance, lors de la phase de conquêtes et contre une carte de n’importe quelle valeur, à une puissance majeure coalisée qu’il a vaincue une seconde fois, ou une fois après Tambours de guerre. Elle dure jusqu’à la fin du jeu : une neutralité sous contrôle français. L’Empire traverse son sol et use de ses forteresses comme relais, pas comme sources ; la Coalition n’y entre qu’en déclarant la guerre. Aucune diplomatie n’y fait. Si un évènement la brise, les unités de l’Empire seules dans une zone la contrôlent avec sa forteresse ; là où les deux se côtoient, elles entrent dans la forteresse, gagnent une zone adjacente que la Coalition ne contrôle pas, ou se battent aussitôt en défense.

rule-8-1-5-title = Protectorats
rule-8-1-5 = Un protectorat est un mineur attaché à l’Empire : la Coalition ne peut le courtiser, sauf évènement. L’Empire en fait un d’un mineur allié avec une carte de valeur 2 ou plus, en phase diplomatique ou pour son action, ou par un évènement : Danemark, Égypte, Naples, Portugal, Suède ou Saxe, chacun pour 1 point de victoire et 1 d’escalade. L’Italie et la Suisse le sont dès 1805 ; la Pologne, la Confédération et la Westphalie suivent 8.3. Conquis par la Coalition, il perd ce statut ; reconquis, il est allié et peut être protégé de nouveau.

rule-8-2-title = Actions diplomatiques
rule-8-2 = Une action diplomatique tente d’amener un pays dans son camp.

rule-8-2-1-title = Puissances majeures
rule-8-2-1 = Une puissance majeure neutre peut être courtisée en phase diplomatique, une seule par an et par camp. Celles qui sont alliées à l’adversaire, en paix ou en alliance forcée ne le peuvent pas.

rule-8-2-2-title = Mineurs
rule-8-2-2 = En phase diplomatique et pendant les rounds : les mineurs neutres ; les alliés de la France pendant les Châtiments ; avant eux, les alliés de la France sans un pas de combat de leur camp sur leur sol. Jamais les alliés de la Coalition, les protectorats ni leurs membres.

rule-8-2-3-title = Résolution
rule-8-2-3 =
    On joue une carte d’une valeur d’au moins 3 pour une puissance majeure, 2 pour un mineur doté d’unités, 1 pour un mineur sans unités. Un dé, plus le bonus de la table, plus ce qu’ajoute un évènement ; +2 si l’adversaire a déjà vaincu cette puissance, -1 si on l’a vaincue soi-même, Tilsit compris. Sur 6 ou plus, le pays devient allié de la France ou de l’Angleterre.
    – Un mineur qui entre ainsi en guerre, ou avec sa puissance, est déployé aussitôt où l’on veut sur son sol, sauf les unités marquées E, V ou 2P ; une puissance majeure a ce qui est sur la carte. Les deux apportent des cartes (7.4).
    – Quand un allié de la France passe à l’ennemi, ses unités empilées avec d’autres de l’Empire hors de chez lui gagnent la zone coalisée la plus proche à portée de mouvement, ou sont détruites ; chez lui, chaque camp perd un pas pour un pas. Ses forteresses le suivent, sauf là où une unité de l’Empire est seule.

rule-8-3-title = Nouveaux États
rule-8-3 = L’Empire peut former de nouveaux États avec des provinces et mineurs qu’il tient ; ils apportent points, cartes et unités.

rule-8-3-1-title = La Confédération du Rhin
rule-8-3-1 = Avec au moins 6 des mineurs marqués R alliés, l’Autriche et la Prusse vaincues, Erfurt (20F) la fonde : 2 points de victoire, 2 d’escalade, un corps, une carte par an. Sa capitale est Erfurt ; ses membres ne peuvent être courtisés. Elle compte en plus de ses membres pour les pas des mineurs. Elle disparaît quand tous sont conquis ou passés à la Coalition.

rule-8-3-2-title = La Westphalie
rule-8-3-2 = De Clèves, Berg, Hesse, Hanovre et Magdebourg, 4 au moins doivent être alliés ou français, et Naples alliée. Après Erfurt (20F) et Bayonne (24F), pendant les Châtiments, Europe napoléonienne (45F) la fonde : un corps, Jérôme et 1 point de victoire. Sa capitale est Kassel ; c’est un protectorat qui disparaît comme la Confédération.

rule-8-3-3-title = Le royaume de Bavière
rule-8-3-3 = La Bavière alliée, avec le Tyrol pris à l’Autriche par une paix, est un royaume : une carte par an, sauf si la Coalition contrôle Munich ou Innsbruck. Tyrol (18C) soulève alors les Tyroliens : la province est un mineur allié de l’Autriche, ravitaillé par Innsbruck ; les troupes de l’Empire présentes se battent aussitôt. Reprise avec Innsbruck, elle redevient bavaroise.

rule-8-3-4-title = L’Italie s’agrandit
rule-8-3-4 = Le royaume d’Italie existe dès 1805, avec Milan pour capitale. S’il reçoit la Vénétie d’une Autriche vaincue, un second corps italien peut être construit.

rule-8-3-5-title = La Pologne
rule-8-3-5 = La Pologne naît de Marie Walewska (22F), si Varsovie est encore tenue lors de la phase de conquêtes, ou de la prise de la Mazovie dans une paix. C’est un protectorat, Varsovie sa capitale ; 2 d’escalade, et 1 point de victoire dès qu’elle a une seconde province polonaise. Par la carte, son corps et Poniatowski arrivent gratuitement à Varsovie au budget suivant, sinon ils rejoignent la réserve ; le second corps exige deux provinces outre la Mazovie. Si Varsovie tombe, la Pologne lutte encore, mais aucun pas polonais n’est construit ; elle ne tombe qu’avec la France, et nul autre n’a ses unités.

rule-9-1-title = L’activation
rule-9-1 =
    – Les PA de l’action se dépensent force après force, sans rien annoncer d’avance. Une force achève mouvements, batailles et sièges avant la suivante, sauf en campagne majeure (12.6).
    – Une force coûte l’initiative de son chef, une flotte 1. Une unité sans général coûte 1, ou 2 si elle fait une marche forcée ou engage une bataille ; on peut la tirer de toute force. Avec l’option Corps isolés coûteux elle coûte aussi 2 en entrant dans une zone que son camp ne contrôle pas.
    – Deux armées ensemble ont l’initiative du général en chef plus 1, 3 au plus, et coûtent autant ; elles peuvent alors s’échanger des unités avant de partir.
    – Un subordonné peut être activé à part de son armée.
    – Une armée activée peut appeler, sans PA et dans la limite de son commandement, des forces des zones adjacentes : ni armée ni partie d’armée, et pas à travers un fleuve sans pont, un col ou une montagne. Son mouvement baisse alors de 1.
    – Une bataille perdue met fin à l’activation.

rule-9-2-title = PA en réserve
rule-9-2 = Les PA d’une carte ou d’une opération qui n’ont pas servi vont en réserve. Plus tard ils s’ajoutent à toute action qui donne des PA, mais pas aux évènements qui activent sans PA, comme une campagne majeure. À la fin de l’année ils sont perdus.

rule-10-1-title = Le commandement
rule-10-1 = Un général commande autant de pas que sa valeur ; les dépôts ne comptent pas. Des puissances majeures alliées, il en commande la moitié, arrondie en dessous ; des mineurs, autant qu’il veut dans cette limite. Les pas en trop sont aussitôt éliminés. Avec un marqueur Armée il commande le double, dont 2 pas de réserve de cavalerie, et 3 généraux subordonnés de son pays, ou d’une puissance majeure alliée tant qu’un de ses pas est dans l’armée.

rule-10-2-title = La hiérarchie
rule-10-2 =
    – Un général n’en commande jamais un de meilleur rang ; les unités sans général sont au-dessous de tous. Cela vaut après tout mouvement, esquive, interception, contremarche et retraite.
    – Un général de rang inférieur qui apporte des pas à un supérieur part en réserve, sauf si celui-ci mène une armée qui l’accueille. Un supérieur peut remettre ses pas à l’armée d’un inférieur et part lui-même en réserve.
    – Entre puissances alliées commande celui qui a une armée, puis celui qui a le plus de points de combat, puis selon la puissance : Angleterre ou France, Autriche, Russie, Prusse, Suède, Espagne, Turquie.

rule-10-3-title = Changer de général
rule-10-3 = Un chef ne quitte son poste que si sa force est absorbée, réunie ou détruite, ou par un évènement ; on ne peut le laisser sans unité. Un subordonné peut être renvoyé en réserve pendant l’activation de son armée. Si un évènement retire un chef, le général présent de meilleur rang lui succède ; à défaut, on peut en choisir un dans la réserve.

rule-11-title = L’empilement
rule-11 = À la fin d’un round une zone ne contient qu’une force d’un même camp ; les unités en trop sont éliminées, les généraux vont en réserve. Les deux camps ne finissent jamais un round dans la même zone, sauf si l’un est assiégé dans une forteresse.

rule-12-1-title = Les marches
rule-12-1 =
    Une force va aussi loin que son unité la plus lente, 1 de moins aux rounds 5 à 7, de zone en zone par une frontière commune ; un sommet ne suffit pas. Coûts :
    – zone claire : 1 ; marais : 2 ;
    – pont : 0 de plus ; fleuve sans pont, col ou détroit : 1 de plus ; montagne : 2 de plus.
    Elle ne dépense pas plus qu’elle n’a.
    – Les pays neutres sont fermés. Un détroit est fermé tant qu’une escadre ennemie y est en mer ; celui du Danemark est toujours ouvert.
    – Une force s’arrête devant une force ennemie ou une forteresse ennemie active non assiégée ; elle repart si la force est chassée et la forteresse couverte (15.1).
    – D’Alexandrette à Acre il faut tout le mouvement.
    – L’Espagne et le Portugal sont fermés aux autres, hors les cartes Blocus continental et Piège de Bayonne, jusqu’à Dos de Mayo ou aux Châtiments ; en 1815 ils sont ouverts.

rule-12-2-title = Réunir des forces
rule-12-2 = Comment une force en absorbe une autre, et ce que deviennent les généraux.

rule-12-2-1-title = Prendre et laisser des unités
rule-12-2-1 =
    – En route une force peut laisser des unités et en prendre, tout ou partie d’une force, selon commandement et rang. Un général inférieur dont toute la force est absorbée part en réserve, sauf si une armée l’accueille.
    – Une armée peut prendre des unités d’une autre si son général est de meilleur rang et que l’autre garde un pas. Deux armées ne se réunissent pas en marche, sauf après une bataille de campagne majeure.
    – Une force peut rejoindre une armée et repartir avec elle si les PA sont payés pour les deux ; sinon les unités ne bougent qu’une fois par round.
    – Une force qui rencontre des amis qu’elle ne peut absorber doit continuer.

rule-12-2-2-title = Qui donne, qui prend
rule-12-2-2 =
    – Un supérieur actif peut prendre des pas à un inférieur inactif, qui part en réserve s’il n’en a plus, mais pas au chef d’une armée. Il peut aussi lui en laisser ; s’il les laisse tous à une armée, il part en réserve.
    – Un inférieur actif ne prend jamais de pas à un supérieur. Il peut lui en laisser, et part alors en réserve, sauf si le supérieur a une armée.
    – Une armée n’a jamais plus de trois subordonnés : le joueur choisit qui part en réserve.

rule-12-3-title = Marche forcée
rule-12-3 = Avant de partir une force peut demander de 1 à 3 PM de plus. Elle fait alors un test d’attrition (13.6), qu’ils aient servi ou non : avant sa première bataille, ou à la fin du mouvement et avant de donner un pas à une forteresse. Absorber des unités plus lentes retire la différence de ce qui reste.

rule-12-4-title = L’interception
rule-12-4 =
    Quand une force entre dans une zone, une force ennemie avec général d’une zone adjacente, non démoralisée, peut tenter de l’intercepter : un essai par zone pénétrée. Elle joue une carte valant au moins l’initiative du général et lance un dé :
    – supériorité de cavalerie : +1 ;
    – initiative inférieure à celle du général en mouvement : +1 ;
    – terrain difficile sur son chemin : -1.
    Sur 5 ou plus elle fait un test d’attrition, entre et combat. La force en mouvement est l’attaquant ; l’intercepteur a +1 dans la bataille et ne peut esquiver. Il peut laisser des unités derrière lui. Les amis inactifs de la force en mouvement ne s’y joignent que par une contremarche, et reculent avec elle si elle perd.

rule-12-5-title = L’esquive
rule-12-5 =
    Une force avec général qu’on attaque peut tenter d’esquiver, après toute interception. Un dé :
    – supériorité de cavalerie : +1 ;
    – initiative inférieure à celle du général en mouvement : +1 ;
    – terrain difficile sur le chemin de l’attaquant : +1.
    Sur 5 ou plus elle gagne une zone adjacente, autre que celle d’où vient l’attaquant, sans ennemi ni forteresse ennemie active non assiégée ; le contrôle ennemi n’importe pas. Sinon, bataille. Dans sa forteresse de la zone, ou démoralisée, une force esquive sans dé et même sans général. La force en mouvement peut repartir et l’attaquer encore.

rule-12-6-title = Campagnes majeures
rule-12-6 =
    – La carte active plusieurs forces quelle que soit leur initiative. Elles se déplacent l’une après l’autre, puis peuvent combattre ensemble dans une même zone : chacune fait son test d’attrition, puis elles n’en forment qu’une selon les règles d’empilement. Victorieuse, elle continue avec le plus petit reste de mouvement. On peut aussi les achever une par une.
    – Un défenseur qui a refusé ou manqué l’esquive ne peut plus la tenter avant la bataille.
    – Lignes intérieures (15C, 1F) : après l’entrée du premier attaquant et avant la première bataille, un défenseur ayant 2 ou 3 en tactique de défense peut combattre ses attaquants séparément, dans l’ordre choisi par eux.

rule-13-1-title = Quand vérifier le ravitaillement
rule-13-1 = Quand une force est activée, dans une bataille pour les deux camps, à une tentative de siège, et à la fin de la phase d’activations. Les unités non ravitaillées gardent un marqueur jusqu’à la vérification suivante, même d’une année à l’autre.

rule-13-2-title = Les sources
rule-13-2 = La capitale du pays, une forteresse du territoire national, ou la capitale-forteresse d’un allié mineur. Les unités des mineurs usent des sources de leur puissance majeure. Une forteresse assiégée n’est pas une source.

rule-13-3-title = La ligne de ravitaillement
rule-13-3 =
    – Une chaîne de relais mène de la force à une source : forteresses actives du camp, ou dépôts fixes de la puissance (pour un mineur : de sa puissance majeure). Sur terre deux relais sont à 2 PM au plus ; la chaîne n’a pas de limite.
    – Par mer elle va de port en port à toute distance, chacun avec une forteresse active ou un dépôt fixe, ni assiégé ni sous blocus, par des mers que l’ennemi ne tient pas seul.
    – Elle ne passe pas par des unités ennemies non assiégées, des forteresses ennemies actives non assiégées, des zones sous contrôle ennemi, la zone d’où un ennemi est venu à la bataille, ni une montagne. Les zones libres sont ouvertes, même chez l’ennemi. Un détroit est fermé si l’ennemi contrôle sa mer.
    – Chaque puissance majeure a sa propre ligne ; pour une force mixte compte celle du chef. Une forteresse assiégée n’est pas un relais, mais nourrit sa garnison si une ligne maritime l’atteint. Alexandrette et Acre sont reliées.

rule-13-4-title = Les dépôts
rule-13-4 = Seul un dépôt fixe est un relais. Pendant une activation un dépôt devient fixe ou mobile à tout moment d’un déplacement. Un dépôt de la puissance du chef, dans la zone d’un test d’attrition, peut être dépensé pour -2 ; un seul par force et par activation.

rule-13-5-title = Sans ravitaillement
rule-13-5 = Une force non ravitaillée fait un test d’attrition avant sa première bataille ou à la fin de son activation, a -3 au combat, ne joue pas certaines cartes de combat, peut ouvrir un siège mais pas le tenter, et ne se rallie pas. Si des unités ravitaillées et d’autres non se réunissent, chacune garde son état jusqu’à la vérification suivante et seules les secondes font le test ; au combat la force compte comme non ravitaillée si la moitié au moins de ses pas l’est.

rule-13-6-title = L’attrition
rule-13-6 = Quand faire un test, et comment.

rule-13-6-1-title = Quand faire un test
rule-13-6-1 =
    – Pour une force activée sans ravitaillement ou en marche forcée : avant sa première bataille, ou à la fin de l’activation, et avant de donner un pas à une forteresse. Un seul test pour les deux causes. Un siège n’est pas une bataille.
    – Pour une force qui intercepte ou contremarche, aussitôt.
    – Après le dernier round, pour les forces non ravitaillées, assiégées ou démoralisées.

rule-13-6-2-title = Le test
rule-13-6-2 =
    Ne comptent que les pas activés présents dans la zone du test, unités spéciales comprises ; ni ceux laissés en route, ni ceux trouvés là. Deux armées font chacune leur test. La colonne dépend des pas (1, 2-3, 4-5, 6-8, 9-11, 12-14, 15 ou plus), la ligne d’un dé avec :
    · +1 par point de marche forcée demandé, ou nécessaire à une contremarche ; +1 pour une montagne franchie ; +1 pour un marais en zone pauvre ; +1 par niveau de siège subi ; +2 pour deux armées ; +2 en hiver ; +2 pour une zone pauvre traversée ; +3 sans ravitaillement ;
    · -2 si tous sont français (-1 après Conscription), -1 si la plupart le sont, et la première perte est alors française ; -1 si tous sont russes ; -2 si tout le trajet est au pays ; -2 pour un dépôt.
    Une force démoralisée se décale de 3 colonnes à droite. Le résultat est en pas perdus, une étoile en ajoute un sur un dé de 4 à 6.
    – 0 : 0 / 0 / 0 / 0 / 0 / * / 1
    – 1 : 0 / 0 / 0 / 0 / 0 / 1 / 1
    – 2 : 0 / 0 / 0 / 0 / * / 1 / 1*
    – 3 : 0 / 0 / 0 / * / 1 / 1* / 1*
    – 4 : 0 / 0 / * / * / 1 / 1* / 2
    – 5 : 0 / 0 / * / 1 / 1* / 2 / 2
    – 6 : 0 / * / 1 / 1 / 1* / 2 / 2*
    – 7 : 0 / 1 / 1* / 1* / 2 / 2* / 3
    – 8 : 0 / 1 / 1* / 2 / 2* / 3 / 3*

rule-14-title = La bataille
rule-14 = Il y a bataille quand deux forces ennemies se trouvent et que l’inactive n’a pas esquivé. Le joueur actif est l’attaquant. En campagne majeure plusieurs forces peuvent attaquer ensemble (12.6). Dans l’ordre : contremarches, rapport de forces, amplitude, moral, tête d’assaut et unités spéciales (l’attaquant d’abord), modificateurs, dés, blessures, pertes, démoralisation, poursuite, retraite. Les cartes de combat viennent au moment qu’elles disent.

rule-14-1-title = Contremarches
rule-14-1 = Les généraux des zones adjacentes peuvent marcher au canon avec tout ou partie de leur force, d’abord tous ceux du joueur actif, puis les autres ; un subordonné peut venir sans son armée, et une force qui a manqué une interception peut encore essayer. Pas à travers une montagne sans col ou un détroit, ni démoralisé, ni vers un dépôt seul. Chacun lance un dé, plus la valeur tactique (attaque ou défense) de son général, ou d’un général d’armée du camp dans la zone de bataille ; -1 en terrain difficile. Sur 5 ou plus il fait un test d’attrition et rejoint, dans la limite de l’empilement ; puis le camp ne forme qu’une force et le surplus est éliminé.

rule-14-2-title = Le rapport de forces
rule-14-2 = Les valeurs de combat de l’attaquant sont divisées par celles du défenseur et arrondies au rapport entier le plus proche, la demie vers le haut : 9 contre 6 fait 2 contre 1, 6 contre 8 fait 1 contre 1. Unités spéciales et dépôts ne comptent pas, sauf des dépôts fixes seuls. À 5 contre 1 le plus faible est détruit et ses généraux vont en réserve.

rule-14-3-title = L’amplitude
rule-14-3 = Additionnez les valeurs de combat des deux camps : escarmouche jusqu’à 7 ; bataille majeure dès 22 si le plus faible a au moins 10 ; bataille mineure sinon.

rule-14-4-title = Le moral
rule-14-4 = Le moral d’une force est celui de la majorité de ses pas ; à égalité son joueur choisit, et la moitié au moins de ses pertes revient alors aux unités de ce moral. Deux armées ont un seul moral et font un seul test. Une puissance dont l’ennemi contrôle la capitale a 1 de moins ; la Russie seulement si Moscou et Saint-Pétersbourg sont perdues, l’Espagne jamais en guerre de Libération.

rule-14-5-title = Modificateurs
rule-14-5 = Chaque camp additionne ce qui l’aide et le gêne (14.5.1 à 14.5.7), et : +1 pour un intercepteur, -3 pour un débarquement, -1 si démoralisé.

rule-14-5-1-title = Rapport de forces
rule-14-5-1 = L’attaquant : 1 contre 4 : -3 ; 1 contre 3 : -2 ; 1 contre 2 : -1 ; 1 contre 1 : 0 ; 2 contre 1 : +1 ; 3 contre 1 : +2 ; 4 contre 1 : +3.

rule-14-5-2-title = La cavalerie
rule-14-5-2 = Le camp qui a le plus de pas de réserve, d’unités spéciales et de généraux de cavalerie a +1. Tous les pions marqués C comptent, engagés ou non.

rule-14-5-3-title = Le terrain
rule-14-5-3 = Marais : -1 à l’attaquant. Contre celui qui a franchi : col -1, montagne -2, pont -1, fleuve sans pont -2 (une armée -1), détroit -2. Ville et forteresse ne donnent rien.

rule-14-5-4-title = Le ravitaillement
rule-14-5-4 = Les deux camps vérifient leur ravitaillement dans la zone de bataille ; la ligne de l’attaquant passe par la zone d’où il vient. Une force non ravitaillée a -3.

rule-14-5-5-title = Tête d’assaut et unités spéciales
rule-14-5-5 = Chaque camp peut mettre un corps d’élite en tête d’assaut : +1 par étoile, et il prend la première perte. Il peut engager des unités spéciales pour leur bonus ; elles prennent les pertes suivantes. Avec deux armées, l’une ou l’autre peut les fournir.

rule-14-5-6-title = Les généraux
rule-14-5-6 = Le chef ajoute sa valeur tactique d’attaque ou de défense. Dans une armée un subordonné peut ajouter la sienne et risque une blessure (14.7) ; avec deux armées il vient de l’une ou de l’autre, mais n’est pas un chef d’armée.

rule-14-5-7-title = Cartes de combat
rule-14-5-7 = Chacun en joue autant qu’il veut ; à chaque étape l’attaquant montre les siennes d’abord. Une carte à étoile annulée quitte quand même le jeu.

rule-14-6-title = Les dés
rule-14-6 =
    Chacun lance deux dés et ajoute ses modificateurs ; la table dit ce que perd l’ennemi en escarmouche / bataille mineure / bataille majeure. Le résultat le plus haut gagne. À égalité, le seul qui a un + gagne ; sinon l’attaquant perd. C : une des pertes est de cavalerie si possible. Une force active victorieuse continue avec ce qui lui reste de mouvement ; battue, elle s’arrête. En dessous de 0 et au-dessus de 16 on lit 0 et 16.
    – 0 : 0 / 0 / 0
    – 1 : 0 / 0 / 1
    – 2 : 0 / 0 / 1
    – 3 : 0 / 0 / 1+
    – 4 : 0 / 0+ / 2
    – 5 : 0 / 1 / 2
    – 6 : 0 / 1 / 2+
    – 7 : 0 / 1+ / 3
    – 8 : 0+ / 1+ / 3
    – 9 : 0+ / 2 / 3+
    – 10 : 1 / 2 / 4
    – 11 : 1 / 2+ / 4+
    – 12 : 1 / 3 / 5
    – 13 : 1+ / 3 / 5+C
    – 14 : 1+ / 3+ / 6C
    – 15 : 2 / 4C / 6+C
    – 16 : 2+ / 4+C / 7C

rule-14-7-title = Blessures
rule-14-7 = Un subordonné qui a prêté sa valeur lance un dé : sur 6 il quitte la carte jusqu’au prochain budget et n’est pas remplacé. Personne d’autre n’est blessé, cartes mises à part.

rule-14-8-title = Les pertes
rule-14-8 = Chacun répartit ses pertes à son gré, mais d’abord une sur la tête d’assaut, puis une sur chaque unité spéciale engagée, et la moitié au moins sur des unités d’un moral au moins égal à celui de la force ; la tête d’assaut compte pour cela, les unités spéciales non. Les dépôts n’absorbent rien. Nul n’inflige plus de pertes qu’il n’a de pas de combat.

rule-14-9-title = La démoralisation
rule-14-9 = Le test, la poursuite, ce que peut une force démoralisée, et comment elle se remet.

rule-14-9-1-title = Le test
rule-14-9-1 = Après toute bataille, hors escarmouche, la force vaincue lance un dé et est démoralisée s’il dépasse son moral. Le moral monte de la valeur tactique employée par son chef, baisse de 1 par pas perdu de plus que le vainqueur, pertes de traversée d’un fleuve ou d’une montagne en retraite comprises, et change par des cartes. Deux armées font un seul test.

rule-14-9-2-title = La poursuite
rule-14-9-2 = Si la force vaincue est démoralisée, le vainqueur lance un dé, plus la valeur tactique de son chef, +1 par pas de réserve de cavalerie et par général de cavalerie ; avec l’option Rideau de cavalerie -1 pour chacun de ceux de l’ennemi. Chaque point au-dessus de 6 est une perte de plus, pas ou dépôt, au gré du vaincu.

rule-14-9-3-title = Une force démoralisée
rule-14-9-3 = Elle esquive sans dé, a -1 au combat, et ne fait ni marche forcée, ni interception, ni contremarche. Qui la rejoint est démoralisé aussi ; mais deux armées réunies sont traitées à part, et ne combattent en démoralisées que si celle qui l’est a le plus de pas. Démoralisée encore une fois, elle est détruite. Après le dernier round elle fait un test d’attrition et le marqueur part, sauf sans ravitaillement.

rule-14-9-4-title = Le ralliement
rule-14-9-4 = Un général activé peut tenter de rallier une force démoralisée et ravitaillée pour 2 PM par essai : un dé d’au plus son moral augmenté de la meilleure de ses valeurs tactiques. Un test d’attrition se fait ensuite sans la pénalité. Deux armées essaient à part. Une force démoralisée qui gagne une bataille est ralliée. Sinon cela dure jusqu’à la fin de la phase d’activations.

rule-14-10-title = La retraite
rule-14-10 =
    – Un attaquant battu, comme un intercepteur battu, revient dans la zone d’où il vient.
    – Un défenseur battu ne va jamais là d’où vient un attaquant. Dans l’ordre : 1. une zone adjacente amie ou libre sans ennemi ; 2. sa forteresse de la zone, non assiégée ; 3. une zone adjacente sous contrôle ennemi sans unité ni forteresse ennemie, qui reste sous ce contrôle ; 4. une zone adjacente avec des ennemis qu’il dominerait à 5 contre 1 : ils sont détruits.
    – Sinon la force est détruite et ses généraux vont en réserve.
    – Se replier à travers un fleuve sans pont ou une montagne coûte un pas ou un dépôt de plus.

rule-15-1-title = Les forteresses
rule-15-1 = Toutes sont de niveau 1, sauf Mantoue, Constantinople et Gibraltar, de niveau 2. Une forteresse abrite une force. Une force qui entre dans la zone d’une forteresse ennemie active doit s’arrêter, sauf si elle laisse en couverture deux fois son niveau en pas ; ceux-ci l’assiègent, sans tentative ce round. Les ennemis présents restent et combattent, entrent sans dé, ou tentent d’esquiver ; une partie peut entrer pendant que le reste esquive, et ceux qui échouent n’entrent plus qu’en retraite.

rule-15-2-title = Assiéger
rule-15-2 = Un siège demande deux fois le niveau en pas et aucune unité ennemie dehors ; on pose un marqueur 0. Une tentative demande le ravitaillement et coûte 1 PM ; elle est gratuite une fois après une bataille gagnée dans la zone, et une fois après le dernier round. Une forteresse assiégée ne reçoit pas de renforts, même par mer.

rule-15-3-title = Levée du siège
rule-15-3 = Avec trop peu de pas le siège est levé et les assiégeants gagnent une zone adjacente comme en retraite, ravitaillée si possible. Une force de secours combat sans la garnison ; le siège ne finit que si l’assiégeant doit se replier ou est trop faible, et la garnison rejoint alors ses amis. À un round suivant l’assiégeant peut partir où il veut sans couvrir ; la garnison ne peut l’intercepter.

rule-15-4-title = La tentative
rule-15-4 =
    Un dé, plus la valeur tactique de l’assiégeant moins celle de l’assiégé (0 sans général), +1 pour une armée, -2 contre une citadelle, plus le marqueur, plus les cartes :
    – 0 à 1 : repoussé, l’assiégeant perd un pas ;
    – 2 à 5 : stable, rien ne se passe ;
    – 6 à 7 : honneurs de la guerre, la forteresse est prise et sa garnison revient au prochain budget ;
    – 8 à 9 : brèche, elle est prise et sa garnison détruite.
    Chaque échec monte le marqueur de 1, jusqu’à 3. Il repart de rien après la levée d’un siège, et passe aux amis qui reprennent le siège.

rule-15-5-title = Une forteresse prise
rule-15-5 = Elle est détruite, et le vainqueur contrôle la zone. Il peut donner un pas ou un dépôt pour la réactiver : c’est aussitôt un relais. À la fin de l’année une ruine ravitaillée redevient une forteresse entière de son occupant.

rule-16-title = La météo
rule-16 = Aucune aux rounds 1 à 4 ni en fin d’année. Au round 5 (mauvais temps) et aux rounds 6 et 7 (hiver) le mouvement terrestre baisse de 1. En hiver rien ne navigue dans les glaces de la Baltique, il n’y a pas d’assaut maritime, et les tests d’attrition ont +2.

rule-17-1-title = Activer des flottes
rule-17-1 = Une flotte coûte 1 PA, donc une escadre autant que de flottes qui partent ; toutes n’y sont pas obligées. Certains évènements activent des flottes.

rule-17-2-title = La navigation
rule-17-2 = Comment les escadres se déplacent, se rencontrent, bloquent et transportent.

rule-17-2-1-title = Les déplacements
rule-17-2-1 =
    – 1 PM : entrer dans un port ami ou en sortir ; passer dans une mer adjacente ; entrer dans une case de blocus ennemie ; de la case, entrer dans le port ennemi ; y débarquer. Sortir d’une case, ou passer par la sienne, est gratuit. Un port ennemi demande donc 2 PM, un assaut maritime 3.
    – Une escadre peut laisser des flottes en route, pas en prendre.
    – Quand un port est pris, ses flottes gagnent aussitôt le port ami le plus proche dans leur rayon, au choix à distance égale, et peuvent être interceptées ; une escadre de blocus les combat d’abord. Les survivantes peuvent entrer dans un port ami sous blocus, même battues.

rule-17-2-2-title = Empilement naval
rule-17-2-2 = Une escadre compte au plus 3 flottes, et chaque camp a au plus une escadre en mer par zone maritime ; ports et cases de blocus ne comptent pas. Le surplus après un mouvement est éliminé.

rule-17-2-2-b-title = Bosphore et Gibraltar
rule-17-2-2-b = Le livret imprime deux fois le numéro 17.2.2 ; voici le second. Tant que la Turquie est neutre tous passent le Bosphore, sinon seulement le camp qui contrôle Constantinople. Gibraltar n’arrête personne.

rule-17-2-3-title = Eaux limitées
rule-17-2-3 = En hiver rien ne bouge au nord de la limite des glaces. Une seule flotte russe peut être hors de la mer Noire, du Détroit et de la Baltique. Flottes suédoises et danoises restent en Baltique et dans le Détroit. Flottes turques et napolitaines ne passent pas Gibraltar.

rule-17-2-4-title = Interception navale
rule-17-2-4 = Quand une escadre entre dans une mer, l’escadre ennemie en mer puis celles en blocus peuvent tenter d’intercepter : un dé plus la meilleure initiative de l’escadre, 6 ou plus. Si l’une réussit les autres essaient encore, mais 3 flottes au plus combattent. Les flottes au port ne peuvent pas. Si aucune ne réussit, l’escadre continue ou attaque.

rule-17-2-5-title = Esquive navale
rule-17-2-5 = Une escadre en mer attaquée peut esquiver sur le même jet, après les interceptions : vers un port ami de cette mer, ou vers une mer adjacente d’où l’attaquant ne vient pas, où elle peut être interceptée. Pas dans une case ou un port.

rule-17-2-6-title = Le blocus
rule-17-2-6 = Une escadre qui entre dans la case d’un port ennemi (1 PM) peut y être combattue aussitôt par les flottes du port, sans l’aide d’une forteresse ; relever un blocus en place n’entraîne pas de combat. Battue elle va en mer, victorieuse elle bloque. Sous blocus, les flottes qui sortent sont toujours interceptées, et rien n’est ravitaillé par mer. Une escadre de blocus peut intercepter en mer ; si la case se vide le blocus cesse. On peut aussi attaquer le port même (17.3.3).

rule-17-2-7-title = Le transport
rule-17-2-7 = Une flotte porte 2 pas, un dépôt, un général et un marqueur Armée. Les troupes embarquent et débarquent gratuitement dans les ports amis, pendant le mouvement, et doivent être au port à la fin du round, sinon elles sont perdues ; elles ne marchent pas ce round. Au combat les flottes sans troupes sont perdues d’abord, les autres avec leur charge. Débarquer sans opposition dans un port ennemi est un assaut réussi.

rule-17-2-8-title = L’assaut maritime
rule-17-2-8 = Contre un port que l’ennemi tient avec une force ou une forteresse, jamais en hiver, avec 2 pas au plus. Les flottes ennemies présentes doivent d’abord être détruites ; une forteresse sans flotte combat l’escadre avec ses dés jusqu’à un vainqueur. Puis les troupes débarquent et combattent à -3, toujours ravitaillées ; battues, elles sont détruites. Elles ont droit à deux tentatives de siège. Si la zone n’est pas prise à la fin de l’activation elles sont détruites ; une escadre ne mène qu’un assaut par activation. Une escadre repoussée revient dans la case ou en mer. Après un succès les flottes peuvent repartir pour 1 PM.

rule-17-2-9-title = Les corsaires
rule-17-2-9 = Avec l’évènement Corsaires la main coalisée est réduite, sauf si une de ses flottes est dans la case Corsaires. Elle y va depuis la carte pour 1 PA, et revient dans un port national à un round suivant pour 1 autre.

rule-17-3-title = Le combat naval
rule-17-3 = Le combat, la retraite, les ports, les amiraux.

rule-17-3-1-title = Le combat
rule-17-3-1 =
    Chaque camp lance un dé par flotte et ajoute sa valeur tactique ; une forteresse dans un port ajoute un dé par niveau à qui la tient. Le total le plus haut gagne. Le vaincu, selon l’écart :
    – 1 à 3 : se replie ;
    – 4 à 7 : perd 1 flotte, le reste se replie ;
    – 8 à 11 : perd 2 flottes, le reste se replie ;
    – 12 ou plus : est détruit.
    Le propriétaire choisit. Dans un port avec forteresse la première perte du défenseur est annulée, mais pas à 12 ou plus. À égalité l’inactif peut se retirer en vaincu, sinon l’actif, sinon on continue. Un vainqueur actif peut poursuivre sa route.

rule-17-3-2-title = Retraite navale
rule-17-3-2 = Dans un port ami de la mer ; ou, pour l’inactif, dans une mer adjacente d’où l’ennemi ne vient pas ; pour l’actif, là d’où il vient. Le vainqueur peut suivre gratuitement pour bloquer le port. Défaite, repli au port et blocus mettent fin à l’activation. Battue au port, une flotte y reste, sous blocus.

rule-17-3-3-title = Combat dans un port
rule-17-3-3 = Les flottes au port n’esquivent pas, mais ont les dés de la forteresse, un par niveau, et perdent une flotte de moins. Un seul échange ; un port n’est attaqué qu’une fois par round. Un attaquant battu se replie, ou revient dans la case s’il bloquait déjà. Un défenseur battu reste au port ; le vainqueur reste dans la case ou continue.

rule-17-3-4-title = Les amiraux
rule-17-3-4 = Seul Nelson peut tomber, par sa carte.

rule-18-title = La phase de conquêtes
rule-18 = Les conquêtes n’ont lieu qu’ici : mineurs par la Coalition, mineurs par l’Empire, puissances majeures par la Coalition, puissances majeures par l’Empire.

rule-18-1-title = Mineurs
rule-18-1 = Un mineur est conquis si l’ennemi contrôle, en ravitaillement, sa capitale et toutes ses forteresses ; le conquérant est celui qui a pris la capitale. Doté d’unités, il devient son allié ; sinon, son allié ou une part de son territoire. Ses unités vont dans la réserve, ses flottes hors du jeu, même de la case des guerres étrangères, où une autre doit les remplacer. Les forteresses détruites sont relevées. Naples tombe avec sa capitale ; la Sicile est alors un mineur de la Coalition et, conquise, revient à Naples. La Pologne ne tombe qu’avec la France.

rule-18-2-1-title = Conquérir une puissance majeure
rule-18-2-1 = Elle est conquise si l’ennemi contrôle toutes ses zones clefs, chacune avec une ligne de ravitaillement ; ou toutes sauf une, si elle a perdu sa capitale et n’a plus sur son territoire d’armée à elle non démoralisée. En 1815 la question se pose pour la France, dont les zones clefs sont Paris, Bordeaux et Lyon. L’Angleterre tombe avec la seule Londres ; l’Espagne en guerre de Libération seulement avec Madrid et tous les ports de la péninsule sauf Gibraltar. Tambours de guerre (27C) permet de poursuivre la lutte ; Tilsit (26F) fait la paix sans conquête.

rule-18-2-2-title = Conditions de paix
rule-18-2-2 = Le vainqueur et ses alliés peuvent annexer 3 provinces du vaincu (4 après Tambours de guerre), chacune pour qui il veut dans son camp ; chacune doit toucher un territoire du camp. Les provinces à zone clef sont épargnées, mais la Mazovie fait la Pologne. Un mineur encore allié du vaincu peut tenir lieu de province : il devient allié ou est annexé ; non choisi, il reste au vaincu. S’il n’en reste plus, 4 ressources du prochain budget pour chacune qui manque. Vaincue par la France, ses ports participent au blocus continental. Le vainqueur a une carte de plus aux prochaines mains, ou 4 ressources.

rule-18-2-3-title = Après la paix
rule-18-2-3 = Les unités du vainqueur peuvent rester ou gagner la forteresse la plus proche au-dehors, sans test ; les anciens alliés du vaincu doivent gagner la leur. Les vaincus rentrent dans leurs zones clefs et leurs ports. Les marqueurs sont retirés et les forteresses relevées. Tant qu’elle dure, aucun des deux ne peut attaquer l’autre. À la fin de chaque année suivante, on lance un dé : sur 5 ou plus elle prend fin, avec +2 par année à partir de la deuxième. Le vainqueur doit alors évacuer ou perdre ses unités.

rule-19-1-title = Vingt points
rule-19-1 = L’Empire gagne avec 20 points de victoire. Ils montent et baissent avec les conquêtes, les protectorats, les États, les évènements et le blocus.

rule-19-2-title = Aucun point
rule-19-2 = La Coalition gagne quand l’Empire a 0 point.

rule-19-3-title = À la fin
rule-19-3 = Sinon la Coalition gagne si elle contrôle toutes les zones clefs de la France, même avant la fin. L’Empire gagne s’il les contrôle toutes, ainsi que Mantoue, et a joué Europe napoléonienne (45F). Sinon, les deux perdent.

rule-20-title = Les scénarios
rule-20 = Chaque scénario dit qui est en guerre, les cartes, la mise en place et ce qui fait gagner. Une zone ou une unité qu’il laisse ouverte est au choix du propriétaire.

rule-20-1-title = 1815, les Cent-Jours
rule-20-1 =
    – Du round 2 à la phase de conquêtes de 1815 ; l’Empire agit d’abord. La Coalition se place avant l’Empire. La France n’a que Naples pour alliée ; l’Angleterre, la Russie, la Prusse, l’Autriche et l’Espagne forment la Coalition. Piémont, Gênes et Toscane sont à l’Autriche, les Flandres à l’Angleterre.
    – L’Empire joue avec les cartes 1F, 2F, 3F, 6F, 8F, 13F, 19F, 27F, 28F, 29F, 31F, 32F, 43F, 47F, 50F et commence avec 6 ; la Coalition avec 1C, 4C, 5C, 11C, 12C, 14C, 15C, 16C, 25C, 28C, 29C, 30C, 31C, 32C, 35C, 39C, 42C, 43C, 54C et commence avec 8.
    – Les royalistes sont toujours ravitaillés en Poitou et en Bretagne, ailleurs depuis un port contrôlé avec un dépôt anglais.
    – À chaque round hors hiver, une armée française activée peut recevoir 2 pas de remplacements.
    – La Coalition gagne si la France est conquise et n’a plus d’armée non démoralisée, ou si Napoléon quitte le jeu. L’Empire gagne si la France n’est pas conquise et a une telle armée. Sinon, match nul.

## Rulings

rule-20-2-title = La grande campagne
rule-20-2 = Du round 2 de 1805 à la phase de victoire de 1814 ; la France commence. Victoire 5, escalade 0, 7 cartes chacun avec les permanentes ; les Châtiments attendent. L’Autriche doit assiéger Mantoue avec Charles et Ulm avec un autre général ; d’ici là, la Coalition ne fait rien d’autre, à moins qu’une force de l’Empire ne soit entrée en Autriche. Colonne de marche (6F) ne se joue pas sur Mack à sa première activation.

rule-20-3-title = La campagne de 1809
rule-20-3 = Du round 1 de 1809, réservé à la Coalition, à la phase de victoire de 1814. Victoire 15 ; les Châtiments, le blocus et la guerre de Libération sont en vigueur. La Prusse est en paix forcée jusqu’à la fin de 1810, puis en alliance forcée ; la Russie et la Turquie sont neutres.

ruling-r01 = Certaines cartes ont deux numéros imprimés. Marie Walewska est 22F, Tilsit 26F, Dos de Mayo 19C, Tambours de guerre 27C, Scharnhorst 45C.
ruling-r02 = 27F est Soldats de l’An II et 22C Chouans : ces titres s’accordent avec toutes les listes de cartes.
ruling-r03 = En 1809 la carte 21C est retirée elle aussi : la liste imprimée nomme deux fois la 24, la première là où il faut lire 21.
ruling-r04 = En 1815 les cartes permanentes 1F et 1C sont données d’abord et comptent dans les mains de 6 et 8.
ruling-r05 = Disgrâce (19F) est une carte de l’Empire : elle suit le test de moral adverse.
ruling-r07 = Colonne de marche (6F) retire 2 au mouvement d’une force ennemie activée et lui interdit la marche forcée.
ruling-r10 = Un écart naval de 12 ou plus détruit le vaincu ; le « plus de 12 » de l’aide de jeu est une coquille.
ruling-r11 = Une forteresse donne un dé à son port, une citadelle deux.
ruling-r13 = La France a 8 corps d’élite, le nombre qu’exigent les mises en place et l’exemple de partie.
ruling-r14 = La Russie a un neuvième corps ordinaire, sans numéro, le corps de Moldavie.
ruling-r15 = La Garde russe a une étoile et un moral de 5.
ruling-r16 = La cavalerie de la Garde donne +2 à la France, les Chevaliers-Gardes +1 à la Russie.
ruling-r17 = La milice espagnole a 1 pas, un moral de 1, un mouvement de 2, et arrive par un évènement.
ruling-r18 = Les cartes 24F et 25F laissent entrer 6 pas de l’Empire dans la péninsule, les deux ensemble 12.
ruling-r22 = 2C et 3C ont une étoile d’argent : leurs évènements n’ont lieu qu’une fois par partie.
ruling-r23 = En 1815, la Prusse contrôle le Palatinat, la Rhénanie et le Luxembourg, car un corps coalisé commence seul à Mayence. Comme les terres que 20.1 enlève à la France, ils ne sont alors le territoire national de personne et comptent dès le début pour la Coalition.
ruling-r24 = « Un corps » dans la mise en place française de 1815 est ordinaire ou d’élite, au choix du joueur.
ruling-r26 = Blessure (4C) remplace le test de blessure habituel.
ruling-r27 = Une interception n’ajoute rien par elle-même à son test d’attrition.
ruling-r28 = À 1 contre 5 ou pire l’attaquant est détruit, comme le défenseur à 5 contre 1.
ruling-r32 = Les mineurs de 1815 sont avec la puissance qui mène leur corps à la mise en place, sinon comme dans l’histoire.
ruling-r33 = Une seule guerre étrangère commence par an. Les unités manquantes sont construites et données au budget suivant.
ruling-r34 = Un évènement qui active gratuitement ne prend pas de PA en réserve, sauf si son texte donne des PA.
ruling-r35 = En 1815 les cartes de la Coalition valent 1 de plus : elle compte cinq puissances majeures.
ruling-r37 = Après le dernier round viennent d’abord les sièges, puis le ravitaillement et l’attrition.
ruling-r38 = Gros temps (10F) et Fusées Congreve (31C) servent aussi dans les combats navals.
ruling-r41 = Avec l’une de 24F et 25F jusqu’à 6 pas peuvent traverser l’Espagne vers le Portugal ; les deux ouvrent aussi l’Espagne, à 12.
ruling-r42 = La Suède est neutre en 1815.
ruling-r101 = Toute l’action de l’Empire précède celle de la Coalition. Dans une action les forces sont nommées, payées et achevées une à une ; seule une campagne majeure s’annonce.
ruling-r102 = Les PA viennent d’une carte, de l’opération sans carte, ou d’un évènement qui en donne ; la réserve s’y ajoute à tout moment de l’action, jamais seule. Le reste va en réserve, sans plafond, vidée après le dernier round.
ruling-r103 = Une carte, ou le point sans carte, peut ne servir qu’à remplir la réserve. Passer ne donne rien.
ruling-r104 = Les PA en trop d’une carte jouée pour intercepter sont perdus, et la réserve ne paie jamais une interception.
ruling-r105 = Le point de plus des cartes coalisées compte aussi pour intercepter, sauf sur les cartes de combat.
ruling-r106 = Dans l’ordre : payer, cartes en réponse, marche forcée, ravitaillement, rassemblement, premier PM. Dès que des cartes ont pu répondre les PA sont dépensés, même si la force reste.
ruling-r107 = Les règles optionnelles ne valent que si on les choisit : brouillard de guerre, corps isolés coûteux, rideau de cavalerie, frontière prussienne en 1805, Grenadiers avec 3C.
ruling-r108 = « Une fois par round » compte activations et transport naval. Les unités sont marquées à la fin de leur activation ou quand on les laisse ; réactions et retraites ne marquent pas et ne sont pas interdites par la marque.
ruling-r109 = Une unité marquée qui est dans une armée quand on l’active repart avec elle ; celle qu’on rencontre en route ne peut être emmenée.
ruling-r110 = Un subordonné activé à part paie sa propre initiative et prend des unités non marquées de l’armée dans la limite de son commandement, au moins une unité de combat, et des dépôts ; ni le marqueur, ni réserve de cavalerie, ni unités spéciales. L’armée garde son chef et une unité de combat. S’il finit dans sa zone il la rejoint.
ruling-r111 = Un corps tiré d’une force est une unité de combat sans dépôt ; ni réserve de cavalerie ni unité spéciale ; son général garde une autre unité de combat.
ruling-r112 = Un corps isolé paie son second PA en annonçant une marche forcée, ou en entrant chez une unité de combat ennemie non assiégée ou un dépôt fixe seul, même si l’ennemi esquive ; une fois. Être intercepté ne coûte rien, un siège n’est pas une bataille. Activé par un évènement il ne paie rien.
ruling-r113 = Un corps isolé peut se déplacer, forcer la marche, attaquer, prendre le contrôle, couvrir ou assiéger une forteresse de niveau 1 avec ses 2 pas, entrer dans une forteresse, esquiver s’il est démoralisé, et rejoindre d’autres. Il ne peut ni intercepter, ni contremarcher, ni esquiver au dé, ni se rallier, ni prendre ou laisser des unités, ni manier des dépôts, ni appeler : cela exige un général.
ruling-r114 = Une des deux armées d’une zone peut être activée seule, à l’initiative de son général, et s’en va. Seules les deux ensemble peuvent s’échanger des unités.
ruling-r115 = Le chef de deux armées est le mieux classé d’une même puissance ; de puissances différentes, celui qui a le plus de points de combat, puis l’ordre de 10.2. C’est revu à chaque activation et bataille.
ruling-r116 = Les voisins d’une armée sont appelés ensemble, après l’annonce de la marche forcée et avant le premier PM ; autant que le commandement doublé permet, pour 1 PM en tout. Ni unités marquées ou assiégées, ni armées ou parties d’armée, ni généraux mieux classés que celui de l’armée, ni à travers fleuve sans pont, col, montagne, détroit ou pays neutre. Personne ne les intercepte. Un assiégeant qui vient peut lever son siège. Leur ravitaillement est vérifié comme pour toute force activée.
ruling-r117 = Les pas appelés comptent dans le test d’attrition de l’armée, avec leur propre trajet.
ruling-r118 = La moitié du commandement pour les puissances majeures alliées est celle de ce que le général mène dans cette force : du double dans une armée.
ruling-r119 = Une armée compte au plus 2 pas de réserve de cavalerie ; deux armées, 2 chacune.
ruling-r120 = Nul ne peut enfreindre de lui-même commandement ou empilement. Si une retraite, une esquive ou la perte d’un général le fait, le propriétaire retire aussitôt les pas de son choix, et les généraux en trop vont en réserve.
ruling-r121 = L’empilement se vérifie à la fin de l’action de chaque camp pour les deux, et aussitôt après toute esquive, interception, contremarche, retraite et débarquement. Une garnison assiégée est une force à part.
ruling-r122 = Une seule unité de combat peut rester sans général ; une seconde en exige un ou est éliminée au contrôle d’empilement.
ruling-r123 = Tout ce qu’un camp a dans une zone, garnison assiégée à part, est une force sous un chef. S’il y a une armée tout lui appartient ; s’il y en a deux le propriétaire dit à laquelle, à l’arrivée. Qui est laissé par l’une de deux appartient à l’autre.
ruling-r124 = Tout général peut laisser une partie de ses unités à son départ, comme en route.
ruling-r125 = Un inférieur actif qui rejoint un supérieur reste subordonné d’une armée où il y a place, sinon part en réserve. Un supérieur actif qui rejoint l’armée d’un inférieur part en réserve après avoir remis ses pas ; s’il rejoint un inférieur sans armée, il prend le commandement.
ruling-r126 = Les rangs de puissances différentes ne se comparent jamais : le marqueur Armée, puis les points de combat, puis l’ordre de 10.2 décident. Une armée ne prend jamais d’unités dans l’armée d’une autre puissance.
ruling-r127 = Une armée peut prendre des unités d’une autre armée de sa puissance si son chef est mieux classé et y laisse au moins un pas de combat ; un général sans armée n’y prend rien.
ruling-r128 = Un inférieur qui ne laisse qu’une partie de ses pas à un supérieur continue avec le reste ; il ne part en réserve que s’il finit là ou a tout laissé.
ruling-r129 = Un subordonné peut être envoyé en réserve à tout moment de l’activation de son armée ; nul autre général ne peut être démis.
ruling-r130 = Quand un général peut être pris dans la réserve, celui qui y est allé cette année ne peut l’être.
ruling-r131 = Quand un évènement retire un chef, le général présent le mieux classé lui succède, dans une armée un subordonné ; à défaut le propriétaire peut en placer un de la réserve ; sinon le marqueur Armée part en réserve et une seule unité de combat reste.
ruling-r132 = Un marqueur Armée sans unité de combat ou sans général part aussitôt en réserve ; ses unités spéciales sont éliminées, ses dépôts restent, ses généraux vont en réserve.
ruling-r133 = L’unité de combat la plus lente fixe le mouvement ; dépôts, généraux et unités spéciales ne ralentissent jamais.
ruling-r134 = Laisser des unités lentes n’augmente jamais le mouvement d’une activation ; en absorber une plus lente abaisse le plafond et garde ce qui est dépensé.
ruling-r135 = Météo, appel et Colonne de marche ne font jamais descendre le mouvement sous 0 (Colonne de marche pas sous 1). Il n’y a pas de pas minimum d’une zone.
ruling-r136 = De 0 à 3 points de marche forcée se demandent une fois, avant le premier PM ; une force démoralisée n’en demande pas, même ralliée ensuite.
ruling-r137 = D’Alexandrette à Acre il faut tout le mouvement de base, météo comprise, sans rien dépenser avant ; des points de marche forcée peuvent suivre. Ni interception, ni esquive, ni contremarche, ni retraite par là.
ruling-r138 = Ce qui ferme une frontière aux marches la ferme aux interceptions, esquives, contremarches et retraites.
ruling-r139 = Une force arrêtée devant un ennemi ou une forteresse repart avec ses PM restants si l’ennemi a esquivé ou est battu et la forteresse couverte ou prise ; sinon elle ne peut que tenter des sièges et rester.
ruling-r140 = Couvrir une forteresse ne coûte pas de PM : au moins deux fois son niveau en pas reste comme force légale (les 4 d’une citadelle exigent un général), avec un marqueur de siège 0. Ils sont marqués et ne tentent rien ce round, mais le peuvent après le dernier.
ruling-r141 = Pour deux fois le niveau seuls comptent les pas de combat, ni unités spéciales ni dépôts.
ruling-r142 = Une forteresse assiégée par son camp n’arrête personne. On peut échanger des unités avec les assiégeants ; le marqueur reste tant qu’il y a assez de pas.
ruling-r143 = Une force trop faible pour assiéger ne peut finir devant une forteresse active qui abrite des unités de combat : elle revient aussitôt d’où elle vient, ou selon la liste de 14.10 si des ennemis s’y trouvent. Devant une forteresse vide elle peut rester ; ce n’est pas un siège.
ruling-r144 = Un marqueur de contrôle coûte 1 PM : une force ravitaillée à sa dernière vérification, aucune unité ennemie, aucune forteresse ennemie active, une zone avec ville, port ou forteresse détruite. Gratuit pour le vainqueur d’une bataille, d’un siège ou d’un assaut maritime, défenseur compris. Reprendre sa zone coûte autant.
ruling-r145 = Entrer, esquiver ou se replier ne change jamais le contrôle. À la phase de conquêtes une force ravitaillée seule dans une zone pose son marqueur gratuitement, et les marqueurs ennemis partent là où est le camp d’origine.
ruling-r146 = Les zones libres ne sont jamais contrôlées ni marquées ; elles ne sont fermées que si des unités ennemies y sont.
ruling-r147 = On absorbe sans PM, autant de fois qu’on veut, des unités d’une force amie inactive de la zone où l’on entre ou d’où l’on part ; non marquées, non assiégées, selon commandement et rang.
ruling-r148 = Ce qu’on laisse doit être une force légale : une unité de combat, un général avec des unités, ou des unités remises à un général présent. Réserve de cavalerie et unités spéciales ne vont qu’à une autre armée ; les dépôts se laissent partout.
ruling-r149 = On n’entre chez des amis qu’on ne peut absorber qu’avec un PM pour repartir. Si une carte y arrête la force, le surplus est éliminé.
ruling-r150 = Une armée peut finir avec une autre, deux au plus ; elles ne vont pas plus loin dans cette activation. Se réunir en cours de route n’est permis qu’après une bataille de campagne majeure.
ruling-r151 = Milices et Gardes nationales ne peuvent sortir du territoire national en marchant ; si une esquive ou une retraite les en sort, elles sont aussitôt éliminées.
ruling-r152 = Un général retourne les dépôts de sa zone à tout moment de son activation, dans les deux sens, sans limite ni coût ; un dépôt fixe n’a pas à être ravitaillé.
ruling-r153 = Une unité de combat ennemie qui entre détruit les dépôts mobiles seuls, sans bataille ni arrêt ; un dépôt fixe seul doit être combattu. Un dépôt n’est jamais capturé. Là où l’ennemi pose son marqueur les dépôts mobiles seuls sont détruits.
ruling-r154 = Des dépôts fixes seuls valent un demi-point chacun pour le rapport. Pas de contremarche, ils n’infligent pas de pertes et ne font pas de test de moral ; battus ils sont détruits, vainqueurs l’attaquant se replie.
ruling-r155 = Toute zone où entre la force terrestre active peut donner lieu à interception ; ni sa zone de départ, ni débarquements, esquives, retraites, contremarches, appels ou mouvements par une carte ennemie.
ruling-r156 = Un chef peut essayer avec sa force, armée comprise, si elle n’est ni démoralisée ni assiégée et que le chemin ne coûte pas plus que son mouvement de base, météo comprise. Un subordonné ne le peut seul. Ni une troisième armée où il y en a deux de son camp (11).
ruling-r157 = Un essai par zone pénétrée, par une force avec une carte ; la même peut réessayer à la zone suivante avec une autre.
ruling-r158 = L’intercepteur nomme ensemble général, unités et carte ; puis cartes en réponse, dé, attrition de ceux qui partent, et ils entrent. Si nul ne survit, c’est manqué.
ruling-r159 = La marche forcée de la force en mouvement compte en entier dans son test, fait après l’entrée de l’intercepteur et avant la bataille ; les PM non dépensés restent si elle gagne.
ruling-r160 = Contre une force sans général il n’y a pas de bonus d’initiative.
ruling-r161 = La supériorité de cavalerie d’un essai compare la cavalerie des unités qui partent, ou de toute la force qui esquive, à toute la force en mouvement.
ruling-r162 = Terrain difficile : une entrée de 2 PM ou plus par la frontière réellement franchie, par l’intercepteur, par l’attaquant (pour l’esquive), par la force en contremarche.
ruling-r163 = Les amis de l’intercepteur présents ne font qu’une force avec lui avant la bataille ; nul n’y esquive, et le +1 vaut pour tous.
ruling-r164 = Les amis inactifs de la force en mouvement ne se joignent que par une contremarche de 0 PM. Sinon ils attendent ; si elle perd ils reculent avec elle, avec la seule perte de traversée ; si elle gagne ils restent.
ruling-r165 = Un assiégeant qui intercepte lève son siège, sauf si deux fois le niveau reste comme force légale.
ruling-r166 = Un intercepteur victorieux reste et contrôle la zone s’il est ravitaillé ; battu, il revient d’où il vient, ou selon la liste de 14.10 si c’est fermé.
ruling-r167 = On peut intercepter dans la zone d’une forteresse ennemie active ; R143 dit si l’intercepteur peut y rester.
ruling-r168 = Entrer dans la zone d’une force ennemie, c’est l’attaquer, sauf si tous les ennemis y sont assiégés.
ruling-r169 = Après les interceptions le défenseur reste, envoie tout ou partie dans sa forteresse active non assiégée, et peut esquiver au dé avec le reste ; une fois par entrée, à découvert.
ruling-r170 = La destination d’une esquive s’annonce avant cartes et dé ; sans zone permise, pas d’essai.
ruling-r171 = On n’esquive que vers une zone adjacente par une frontière ouverte, dans le mouvement de base, d’où ne vient aucun attaquant de cette action, sans unité ni forteresse active ennemies, assiégées à part.
ruling-r172 = Esquiver ne coûte ni PM, ni test, ni perte. Les dépôts mobiles suivent, les fixes peuvent devenir mobiles et suivre.
ruling-r173 = Deux armées esquivent avec un dé du chef vers une zone ; une armée démoralisée peut partir seule, et l’autre décide à nouveau.
ruling-r174 = Qui esquive chez des amis ne fait aussitôt qu’une force avec eux ; le surplus est éliminé.
ruling-r175 = Les esquives n’ont pas de limite : la force en mouvement peut suivre tant qu’elle a des PM, et chaque entrée peut être interceptée et esquivée.
ruling-r176 = Des assiégeants attaqués du dehors peuvent esquiver ; le siège est levé.
ruling-r177 = Une force démoralisée sans zone permise ni forteresse doit combattre.
ruling-r178 = En campagne majeure l’esquive se décide à l’entrée de la première force ; refusée ou manquée, il n’y en a plus dans cette zone avant la fin de la bataille, forteresse comprise.
ruling-r179 = Les batailles d’une campagne majeure peuvent se livrer avant tous les mouvements, force par force ; une force interceptée combat aussitôt, et une force qui a combattu peut rejoindre une bataille suivante.
ruling-r180 = Les lignes intérieures se demandent une fois, juste avant la première bataille que le camp actif engage (interceptions à part), si un attaquant est chez un défenseur de tactique 2 ou 3 ; la zone est nommée, la réponse ne vaut que pour elle.
ruling-r181 = Dans des combats séparés l’attaquant choisit l’ordre ; chaque force est seule, et celles qui attendent dans la zone ne contremarchent pas. Si le défenseur part ou meurt celles qui attendent tiennent la zone ; il ne se replie que battu.
ruling-r182 = Les forces qui combattent ensemble font chacune leur test, puis n’en forment qu’une, puis livrent une bataille. Ensuite le plus petit reste de mouvement compte ; le surplus ne peut être laissé que comme force légale.
ruling-r183 = Une force réunie battue va, d’un bloc, dans une de ses zones d’entrée non fermées, au choix.
ruling-r184 = Une force réunie a le malus de traversée de sa partie la plus forte en points de combat, à égalité le pire, avec une armée seulement si cette partie en a une ; son ravitaillement passe par l’une de ses zones d’entrée.
ruling-r185 = Au plus deux armées et ce qu’elles commandent combattent ensemble ; une troisième force qui ne tient nulle part n’entre pas.
ruling-r186 = Chaque unité garde son état de ravitaillement jusqu’à la vérification suivante. En bataille la force est vérifiée d’un bloc, selon la puissance de son chef ; deux armées de puissances différentes à part, et la moitié des pas décide.
ruling-r187 = D’une force mixte la part ravitaillée ne teste que pour la marche forcée, l’autre avec +3 (et la marche forcée) : deux tests, chacun avec ses pas.
ruling-r188 = La vérification d’une bataille se fait avec les modificateurs, après interceptions et contremarches, et fixe les marqueurs des deux camps. Le test d’attrition précédent employait l’état à l’activation.
ruling-r189 = Intercepteurs et contremarches testent selon leur marqueur ; pas de nouvelle vérification.
ruling-r190 = Une force coupée en marche reste ravitaillée jusqu’à la vérification suivante et ne teste pas pour cela dans cette activation.
ruling-r191 = Une source doit être contrôlée, sans unité ennemie, non assiégée ; une forteresse doit être active. La capitale-forteresse d’un mineur du camp sert toutes ses puissances majeures ; les places d’une autre puissance majeure sont des relais, jamais des sources.
ruling-r192 = Une force qui est sur un relais ou une source en est à distance 0.
ruling-r193 = Le ravitaillement se mesure de la force vers le relais, selon le coût des zones où l’on entre, 2 au plus par bond. Contrôle ou forteresse ennemis dans la zone de départ n’importent pas ; toute autre zone doit être ouverte.
ruling-r194 = Pays neutres et pays en paix forcée sont fermés au ravitaillement.
ruling-r195 = Par mer le ravitaillement va d’un port à l’autre, chacun avec forteresse active, dépôt fixe ou source, ni assiégé ni sous blocus, par autant de mers qu’on veut que l’ennemi ne tient pas seul. La glace ne l’arrête pas.
ruling-r196 = Un détroit est fermé au ravitaillement si l’ennemi seul y a une escadre en mer.
ruling-r197 = En bataille la ligne de l’attaquant commence par sa zone d’entrée ; un débarquement est toujours ravitaillé. Aucune ligne ne passe par les zones d’où vinrent des ennemis de cette bataille, contremarches comprises. Un défenseur sur sa forteresse active ou sa source en vit si le reste de la chaîne tient.
ruling-r198 = Des unités assiégées ne sont ravitaillées que par mer, par leur port sans blocus. Une forteresse assiégée ne nourrit personne d’autre.
ruling-r199 = Les dépôts d’une forteresse sont détruits par une brèche et reviennent après les honneurs ; ils ne changent jamais de camp.
ruling-r200 = En fin d’année toutes les forces sont vérifiées après les derniers sièges ; puis viennent les tests.
ruling-r201 = Une force active fait un test par activation quelles que soient les causes, avant sa première bataille ou sinon à la fin. Les réactions ont leur test à chaque fois. Une force que seule une bataille trouve non ravitaillée n’en fait donc pas après elle ; une force activée non ravitaillée le fait même si un siège a retrouvé sa ligne, sans le +3.
ruling-r202 = Le test avant une bataille vient après l’esquive manquée ou refusée, ou l’entrée de l’intercepteur, et avant les contremarches. Si la force disparaît il n’y a pas de bataille.
ruling-r203 = Comptent les pas de combat et unités spéciales venus avec la force et présents dans la zone du test ; ni ceux laissés, ni ceux absorbés là.
ruling-r204 = Le propriétaire choisit parmi les pas de combat testés, le premier français si le bonus de majorité a servi ; jamais unités spéciales ni dépôts.
ruling-r205 = Un dépôt, fixe ou mobile, de la puissance du chef et dans la zone peut être dépensé, annoncé avant le dé.
ruling-r206 = Le bonus du territoire exige que toutes les zones traversées jusqu’au test, sans celle de départ, soient au pays de la puissance du chef, ou du mineur si tous en sont ; en fin d’année, la zone même.
ruling-r207 = Zone pauvre, marais et montagne comptent une fois chacun par test, pour les zones où l’on entre et frontières franchies, départ exclu ; le marais seulement si la zone est aussi pauvre.
ruling-r208 = La nationalité se compte sur les pas de combat testés ; la majorité est plus de la moitié.
ruling-r209 = Les lignes s’arrêtent à 0 et 8, les colonnes à 15 ou plus. Une étoile est un dé de plus : sur 4 à 6 une perte de plus.
ruling-r210 = De deux armées chacune teste à part, avec +2 ; les autres unités sont de l’une ou de l’autre.
ruling-r211 = En fin d’année chaque force fait un seul test malgré plusieurs causes ; tous les modificateurs s’ajoutent, sans l’hiver. L’Empire d’abord, dans l’ordre du propriétaire.
ruling-r212 = Une force démoralisée se décale de 3 colonnes, sauf si elle s’est ralliée plus tôt dans l’activation.
ruling-r213 = Le camp actif nomme et joue toutes ses contremarches une à une, puis l’autre ; chaque force ou subordonné une fois par bataille. Les forces assiégées et celles qui attendent une autre bataille de la campagne ne viennent pas ; celles qui ont manqué une interception le peuvent. Une troisième armée ne vient pas où il y en a deux (11).
ruling-r214 = Chaque camp peut employer la valeur de son général d’armée présent dans la zone de bataille.
ruling-r215 = Un assiégeant peut contremarcher, en levant son siège s’il reste trop peu de monde ; une unité marquée aussi.
ruling-r216 = Après sa dernière réussite chaque camp ne forme qu’une force : généraux selon le rang, pas en trop éliminés avant le rapport de forces.
ruling-r217 = La plus grande force est divisée par la plus petite et arrondie, la demie vers le haut ; quatre et demi ou plus fait 5 contre 1.
ruling-r218 = À 5 contre 1 il n’y a ni dés, ni pertes du plus fort, ni blessures, ni test, ni cartes sauf celles d’après la bataille. C’est une bataille gagnée.
ruling-r219 = Un total de 22 ou plus avec un plus faible sous 10 est une bataille mineure.
ruling-r220 = Les pas comptent selon leur moral après la perte de la capitale. Qui choisit à égalité, l’attaquant d’abord, donne la moitié de ses pertes, arrondie au-dessus, à des unités d’exactement ce moral.
ruling-r221 = Le 1 d’une capitale perdue ne demande pas de ravitaillement ennemi, et le moral ne descend jamais sous 0.
ruling-r222 = L’attaquant subit le marais et la frontière franchie ; un intercepteur la frontière qu’il a franchie ; les contremarches n’en apportent pas ; sorties et débarquements n’ont pas de frontière. Avec un marqueur Armée un fleuve vaut -1 au lieu de -2.
ruling-r223 = Une unité d’élite par camp peut mener, réserve de cavalerie à étoile comprise. Les unités spéciales ne viennent que d’une armée présente. On les déclare avant les cartes, l’attaquant d’abord.
ruling-r224 = Un général venu en contremarche et devenu subordonné peut prêter sa valeur. Si Défection retire le prêteur sa valeur est perdue et nul ne le remplace.
ruling-r225 = À chaque étape l’attaquant joue toutes les cartes qu’il veut, puis le défenseur, une fois. Les cartes qui en annulent d’autres agissent quel que soit l’ordre.
ruling-r226 = Le vainqueur est fixé avant le plafond de 14.8. Si seul le vaincu survit il tient la zone, mais il a perdu : ni PM, ni siège gratuit.
ruling-r227 = Le plafond des pertes est le nombre de pas de combat au moment des dés, sans unités spéciales ; il ne lie ni poursuite ni retraite.
ruling-r228 = Le camp de l’attaquant prend ses pertes d’abord, les deux selon les dés jetés : tête d’assaut, unités spéciales, une perte de réserve de cavalerie pour un C (la tête ou une unité spéciale engagée peut l’être ; celles qui ne le sont pas ne subissent jamais de perte), puis à volonté, la moitié sur des unités d’un moral au moins égal. Ce qui est impossible est ignoré.
ruling-r229 = Les pertes au-delà des pas restants sont ignorées ; unités spéciales, marqueur Armée et généraux vont en réserve.
ruling-r230 = Les blessures viennent après les dés et avant les pertes. Un général de cavalerie blessé ne compte plus dans la poursuite.
ruling-r231 = Le vaincu nomme sa retraite avant le test ; les pertes de traversée sont prises et comptées dans la différence ; il part après la poursuite.
ruling-r232 = Une valeur de 0 ou moins échoue sans dé. La différence n’est jamais sous 0. La valeur du chef est celle employée, 0 sans général.
ruling-r233 = Dans la poursuite compte la valeur d’attaque du chef même s’il défendait, avec les pas de réserve de cavalerie survivants et tous les généraux de cavalerie présents ; pas les unités spéciales.
ruling-r234 = Les pertes de poursuite sont des pas ou des dépôts, un chacun, à volonté ; les unités spéciales ne meurent qu’avec la dernière unité de combat.
ruling-r235 = Une force démoralisée qui manque un nouveau test est détruite avant toute poursuite. Une escarmouche n’entraîne pas de test.
ruling-r236 = Qui se mêle à une force démoralisée, même à une partie, l’est aussi, deux armées exceptées ; celles-ci n’en pâtissent ensemble que si l’armée démoralisée a le plus de pas.
ruling-r237 = Une force démoralisée peut être activée, se déplacer de son mouvement de base, attaquer, assiéger et se rallier.
ruling-r238 = Un ralliement coûte 2 PM par essai, autant que possible, à tout moment de l’activation sans ennemi dans la zone, hors garnison assiégée ; chaque armée à part.
ruling-r239 = Une force démoralisée qui gagne est ralliée aussitôt, même à 5 contre 1.
ruling-r240 = La démoralisation cesse après l’examen des conquêtes, pour les forces ravitaillées ; pendant celui-ci l’armée compte encore comme démoralisée.
ruling-r241 = Un attaquant battu revient quel que soit le contrôle de la zone ; seules des unités ennemies non assiégées la ferment : cas 4 de 14.10, sinon il est détruit. Un débarquement est détruit, une sortie rentre.
ruling-r242 = Un défenseur battu va d’un bloc dans une zone, de la première priorité possible ; toutes les zones d’entrée des attaquants sont interdites. Dans la forteresse il est assiégé si le vainqueur a assez de pas.
ruling-r243 = Pour percer, ce qui reste doit faire 5 contre 1 arrondi contre tous les ennemis de la zone, sans forteresse active non assiégée ; ils sont détruits, sans test.
ruling-r244 = On peut se replier chez des amis et ne faire qu’une force avec eux. Une retraite ne coûte pas de PM, ne subit ni interception ni test d’attrition.
ruling-r245 = Les dépôts mobiles se replient avec la force ; les fixes deviennent mobiles et suivent si le propriétaire veut ; les autres sont détruits.
ruling-r246 = Une force active victorieuse contrôle la zone gratuitement, a une tentative de siège gratuite et continue avec ses PM. Battue, son activation est finie, mais les PA restants peuvent en activer d’autres.
ruling-r247 = Un général n’est jamais capturé. Ceux d’une force détruite vont en réserve jusqu’au prochain budget.
ruling-r248 = Dans une activation il y a autant de tentatives que de PM, et une gratuite par bataille gagnée sur place ; le ravitaillement est vérifié avant chacune. Tout échec, même repoussé, monte le marqueur.
ruling-r249 = Après le dernier round chaque siège a une tentative gratuite par des assiégeants ravitaillés, couverture comprise ; l’Empire d’abord. On peut y renoncer.
ruling-r250 = Un siège compare la valeur d’attaque du chef assiégeant à la valeur de défense du général le mieux classé à l’intérieur ; les subordonnés n’ajoutent rien, une armée +1 une fois.
ruling-r251 = Être repoussé coûte un pas au choix de l’assiégeant (deux avec Places fortes). Sous deux fois le niveau le siège est levé et il va dans une zone adjacente selon la liste de 14.10, ravitaillée si possible, avec la perte d’une retraite par un fleuve ou une montagne, que des amis sur place ne prennent pas ; sans zone il est détruit.
ruling-r252 = Un assiégeant peut partir à toute activation ; le marqueur part, et repart de 0 s’il revient.
ruling-r253 = Une force assiégée peut tenter une sortie, en attaquant sans coût ni frontière, que l’assiégeant peut esquiver, ou partir par mer d’un port sans blocus. Elle ne marche pas, n’intercepte, ne contremarche, n’esquive, n’appelle ni ne contrôle, et n’est pas absorbée.
ruling-r254 = Une sortie perdue rentre ; siège et marqueur restent tant que l’assiégeant a assez de pas. Gagnée, l’assiégeant se replie, le siège est levé, et la force peut user de ses PM.
ruling-r255 = Dans une bataille de secours les assiégés ne combattent pas, ne comptent pas, ne sont pas perdus. Si elle est gagnée ils ne font qu’une force avec leurs amis.
ruling-r256 = Une bataille ne se livre qu’entre forces du dehors ; une forteresse n’y ajoute jamais de force.
ruling-r257 = Une forteresse prise est détruite, sa zone contrôlée gratuitement, ses flottes partent. Un dépôt la réactive aussitôt ; un pas aussitôt si la force continue, après le test d’attrition si elle finit là. Plus tard une force présente peut le faire dans une activation.
ruling-r258 = Une forteresse réactivée a son niveau imprimé et est aussitôt un relais, une source seulement au pays ; détruite, elle n’arrête personne.
ruling-r259 = À la phase de conquêtes toute forteresse détruite reliée au ravitaillement de son occupant redevient active.
ruling-r260 = Après les honneurs unités, généraux et dépôts attendent hors de la carte et reviennent gratuitement au prochain budget ; en 1815 jamais.
ruling-r261 = Une forteresse abrite toute force légale, une seule.
ruling-r262 = Mauvais temps et hiver ne ralentissent que les forces terrestres, aux rounds 5 à 7 ; +2 d’attrition aux rounds 6 et 7. Les flottes gardent leur mouvement.
ruling-r263 = Aux rounds 6 et 7 aucune flotte n’entre, ne sort ni ne bouge dans les mers de glace, leurs ports et cases, ni n’y esquive ou s’y replie. Les blocus en place restent.
ruling-r264 = En hiver pas d’assaut maritime, même sans opposition ; le transport entre ports amis continue.
ruling-r265 = Des flottes activées ensemble sont ensemble et vont à l’allure de la plus lente ; elles peuvent en laisser, pas en prendre. Elles finissent chez des amis si le total est de 3 au plus, sinon ne s’y arrêtent pas.
ruling-r266 = Une flotte est activée une fois par round.
ruling-r267 = Chaque camp a au plus une escadre de 3 en mer par mer, 3 flottes par port et 3 par case. Les deux camps peuvent être en mer dans la même mer.
ruling-r268 = Coûts : port ami 1 pour sortir, 1 pour entrer, sa case 0 ; de mer à mer 1 ; case ennemie 1 ; port ennemi depuis la case 1 ; débarquer 1 ; sortir d’une case 0. Attaquer des bloqueurs devant son port coûte 0 pour la case.
ruling-r269 = Les ports neutres et leurs cases sont fermés, comme ceux des puissances en paix forcée.
ruling-r270 = L’escadre en mer essaie d’abord, puis les bloqueurs de cette mer dans l’ordre du propriétaire. Si l’un réussit l’escadre en mer participe même après un échec ; 3 flottes en tout, et un bloqueur peut n’en envoyer qu’une partie. Aucune carte n’est requise. Les retraites ne sont pas interceptées.
ruling-r271 = Sortir d’un port bloqué, c’est combattre toute l’escadre de blocus dans la case. Gagné, elle va en mer et l’escadre continue ; perdu, retour au port et fin de l’activation.
ruling-r272 = L’esquive se demande à la déclaration d’une attaque en mer : vers un port ami de cette mer, sans blocus et avec de la place, ou une mer adjacente qui n’est ni celle d’entrée, ni gelée, ni pleine.
ruling-r273 = Une escadre interceptée pendant l’esquive combat sur place. L’attaquant peut suivre avec ses PM restants.
ruling-r274 = À l’entrée d’une case ennemie les flottes du port combattent toutes ou aucune. Si un ami bloque déjà il n’y a pas de combat ; le total est de 3 au plus.
ruling-r275 = Les bloqueurs qui interceptent finissent en mer ; le blocus est levé si aucun ne reste.
ruling-r276 = Totaux égaux : en mer ou dans une case l’inactif, puis l’actif, peut se retirer en vaincu sans perte, sinon nouvel échange. Dans un port avec flottes un seul échange, et l’égalité renvoie l’attaquant dans la case et finit son activation. Contre une forteresse seule on relance.
ruling-r277 = Le propriétaire choisit les flottes perdues, les vides avant les chargées ; la charge coule avec sa flotte.
ruling-r278 = Une escadre battue va dans un port ami de cette mer, sans blocus et avec de la place ; ou, inactive, dans une mer adjacente autre que celle d’entrée ; active, dans la mer d’où elle vient ; de la case d’un port ennemi, dans la mer de ce port. Lieux gelés ou pleins sont exclus ; sans lieu elle est détruite. Battue au port elle y reste.
ruling-r279 = Un vainqueur inactif reste. Un actif continue, sauf s’il prend le blocus gratuit du port où fuit le vaincu : alors il s’arrête.
ruling-r280 = Un port s’attaque depuis sa case pour 1 PM, une fois par round et par camp.
ruling-r281 = On embarque sans PM dans tout port ami où l’escadre commence ou entre : unités non marquées, un général avec au moins l’une d’elles, et ce qui reste doit être légal. Une unité spéciale compte un pas. La charge est répartie flotte par flotte. Des assiégés peuvent embarquer.
ruling-r282 = On débarque dans un port ami sans PM, en ne faisant qu’une force avec les amis, et marqué ; dans un port assiégé, à l’intérieur de la forteresse.
ruling-r283 = Des flottes chargées battues gardent leur charge. Ce qui n’est pas au port à la fin de l’action est perdu, les généraux vont en réserve. Une escadre refoulée au port y débarque sa charge.
ruling-r284 = Un assaut dans l’ordre : la case ; le combat du port, ou la forteresse s’il n’y a pas de flottes ; débarquer pour 1 PM ; l’ennemi dehors reste, esquive ou entre ; la bataille à -3, où chacun peut contremarcher ; deux sièges sans PM.
ruling-r285 = Des flottes ennemies battues au port mais non détruites empêchent de débarquer dans cette activation.
ruling-r286 = Deux pas ne peuvent assiéger une citadelle : le débarquement n’est permis que si un évènement en débarque 4 ou plus, ou si des amis assiègent déjà.
ruling-r287 = Un assaut manqué en mer revient dans la case ou en mer et l’escadre continue ; manqué à terre, la force est détruite. Un assaut par activation d’escadre.
ruling-r288 = Après un succès le contrôle est gratuit ; la force reste, marquée. Les flottes restent au port ou paient 1 pour gagner la mer.
ruling-r289 = Débarquer dans un port ennemi sans unité, forteresse ni flotte réussit : 2 pas au plus, hors hiver, 3 PM en tout.
ruling-r290 = Quand un port est perdu ses flottes partent aussitôt, avant que le vainqueur continue : le port ami le plus proche en PM. Les bloqueurs combattent d’abord, d’autres peuvent intercepter ; après une défaite les survivantes continuent. Aucun à portée, ou la glace : détruites.
ruling-r291 = Tant qu’aucun joueur ne contrôle Constantinople, aussi en paix ou alliance forcée de la Turquie, tous passent le Bosphore. Un siège de Constantinople ne change pas qui passe le Bosphore. La règle vaut pour tout mouvement naval, retraites comprises, et pour le ravitaillement par mer.
ruling-r292 = Une seconde flotte russe ne peut entrer dans d’autres mers que la mer Noire, le Détroit et la Baltique, même en retraite.
ruling-r293 = Une flotte gagne la case Corsaires de partout sur la carte, sauf sous blocus, et revient dans un port national qui a de la place ; ni l’un ni l’autre dans les glaces (R263). Toute flotte le peut, car la case n’est pas une mer (17.2.3).
ruling-r294 = 1815 compte les rounds 2 à 6 (7 avec Campagne d’hiver), la fin des activations, conquêtes et victoire. Ni mains, ni budget, ni diplomatie, ni redéploiement : ce qui reviendrait au prochain budget ne revient jamais.
ruling-r295 = Remplacements : une fois par armée et par round, aux rounds 2 à 5, après la vérification, si elle est ravitaillée. 2 pas d’unités françaises sont rétablis ou reviennent réduits de la réserve, cavalerie et Garde comprises, sans unités spéciales ; dans la limite du commandement, et ils comptent dans les tests de cette activation.
ruling-r296 = Si les deux armées d’un groupe sont activées, chacune reçoit 2 pas.
ruling-r297 = Napoléon est retiré du jeu dès qu’il quitte la carte pour une raison quelconque ; la Coalition gagne aussitôt. Aucun budget ne le ramènerait.
ruling-r298 = Une armée non démoralisée est un marqueur Armée français, n’importe où sur la carte, sans démoralisation, à l’examen des conquêtes.
ruling-r299 = La France est conquise si Paris, Bordeaux et Lyon sont contrôlées et ravitaillées par la Coalition ; ou Paris et une des autres, sans armée française non démoralisée en France. Anvers ne compte pas : ce que la mise en place donne à d’autres puissances n’est plus territoire national, ni pour la milice ni pour l’attrition.
ruling-r300 = Pour ces zones la ligne d’une seule puissance coalisée suffit.
ruling-r301 = Les royalistes sont ravitaillés en Poitou et en Bretagne pour vérifications, batailles et sièges ; ailleurs, seulement d’un port contrôlé avec un dépôt anglais fixe. Ils peuvent rejoindre des forces anglaises comme un mineur.
ruling-r302 = La victoire se juge dans cet ordre : Napoléon, la condition de la Coalition, celle de l’Empire, sinon match nul.
ruling-r303 = Les généraux en réserve ne servent que là où 10.3 ou une carte remplace un chef.
ruling-r304 = Personne ne mouille dans la case d’un port ami : qui a battu le blocus continue, et finit dans le port, ou en mer s’il est plein. Une escadre dont le camp prend le port qu’elle bloque, ou gagne son pays, y entre.
ruling-r305 = Une escadre vaincue dans la mer où son activation a commencé se replie dans un port ami ouvert de celle-ci ou dans une mer voisine quelconque.
ruling-r306 = Les troupes débarquent flotte par flotte. Un marqueur d’armée voyage avec son général dans une même flotte ; la cavalerie de réserve et les unités spéciales voyagent avec le marqueur. La milice n’embarque pas.
ruling-r310 = Dans le brouillard de guerre chacun voit le commandant de chaque force, l’unité seule, les marqueurs d’armée et leurs généraux, les dépôts fixes et tout ce qui est hors de la carte ; pertes et remplacements nomment leur unité. Ce qui combat est vu, et reste connu tant que sa pile ne se divise pas. Les flottes sont face cachée. La taille d’une pile n’est pas dite.
ruling-r311 = Au placement, un genre (« un corps », « un général », « une flotte ») est n’importe quel pion de ce genre et de cette puissance dans la réserve ; une province ou plusieurs zones, n’importe laquelle d’entre elles, une armée étant dans une seule. La dernière unité d’une ligne rejoint son général s’il n’en a pas d’autre. Une flotte anglaise commence en mer, dans un port de son camp ou en blocus d’un port ennemi.
ruling-r31 = Un général part lors du budget de son année, et un autre de la réserve peut aussitôt prendre son commandement.
ruling-r415 = On calcule la taille des deux mains, les deux camps choisissent leurs défausses en secret, puis tous deux reçoivent leurs cartes permanentes et piochent.
ruling-r416 = Les défausses de cette phase sont face cachée : seul leur nombre est connu. Toutes les autres sont ouvertes.
ruling-r417 = On additionne toutes les lignes, cartes permanentes comprises, puis les évènements durables ; puis valent les limites de 6 et 10 ; enfin vient ce qu’un évènement retire à la main suivante.
ruling-r418 = Qui en garde trop défausse jusqu’à la taille de sa main, mais jamais 24F, 25F ni une carte permanente.
ruling-r419 = Une ligne compte si toutes ses zones appartiennent à des alliés non forcés du camp et que l’ennemi n’en contrôle aucune avec ravitaillement. Pour Mantoue, pour Gibraltar et Malte, pour les Deux-Siciles, le contrôle de toutes les zones suffit et prive le propriétaire de la carte. Pour la Confédération, il suffit que l’ennemi ne contrôle pas Erfurt.
ruling-r420 = Les lignes de plusieurs pays demandent toutes leurs zones dans un seul camp.
ruling-r421 = Varsovie compte pour l’Empire quand la Pologne existe, Berlin et Kœnigsberg seulement si la Prusse est une alliée non forcée.
ruling-r422 = Dans la guerre de Libération, Madrid compte pour l’Empire s’il la contrôle et que Joseph, Eugène ou Jérôme s’y trouve avec 2 pas ; pour la Coalition si l’Empire ne la contrôle pas.
ruling-r423 = Une carte permanente vient en main à chaque phase où sa puissance est en guerre dans le camp et sa capitale n’est pas à l’ennemi ; sinon elle est mise de côté, même de la main. Entre-temps rien ne change.
ruling-r425 = Quand il faut piocher et que la pioche est vide, on mélange les cartes jouées et défaussées ; s’il n’y en a pas, on ne pioche pas.
ruling-r427 = Le choix entre une carte et 4 ressources se fait pour chaque puissance vaincue au début de la phase. Les ressources valent pour le budget de l’année et ne sont pas un don entre alliés.
ruling-r432 = Ce qui n’a pu être envoyé à une guerre étrangère est dû : la puissance le construit d’abord à son prochain budget et le donne.
ruling-r438 = Toute puissance majeure a un budget ; qui gère une puissance hors de la guerre dépense pour elle.
ruling-r439 = La base, doublée si le vainqueur a attaqué de nouveau, moins 4 par zone clef aux mains de l’ennemi, avec ce que les évènements ajoutent ou retirent ; jamais moins de 0.
ruling-r440 = Les valeurs supérieures de la Prusse et de l’Espagne se vérifient au début de la phase ; la Prusse est en guerre quand elle est d’un camp.
ruling-r441 = Un don se fait au tour de qui reçoit, en points entiers, même par une puissance qui joue plus tard. Ce qui a été reçu ne se transmet pas.
ruling-r442 = Les coûts sont des quarts de point exacts. Son tour passé, une puissance n’achète plus rien ; ce qui lui reste peut encore être donné aux alliés qui jouent après elle, puis est perdu avec la phase.
ruling-r443 = Au début de la phase, les généraux datés entrent ou sortent ; les blessés, les garnisons sorties avec les honneurs, les unités des guerres étrangères finies et celles des évènements arrivent gratuitement.
ruling-r444 = Dans un tour, tout se fait dans l’ordre voulu. Ce qui est retiré ne revient pas cette année.
ruling-r445 = Une zone de renforts est tenue par son camp, et ni détroit ni sol allié ne la relient à la capitale. Moscou et Saint-Pétersbourg sont toutes deux capitales. Elle n’a pas à être ravitaillée ; une forteresse ruinée n’en est pas une.
ruling-r446 = Ce qui ne pourrait tenir ensemble ne s’achète pas : deux unités demandent un général qui puisse les commander.
ruling-r447 = On complète sans limite sur les zones de renforts ; ailleurs deux pas par an dans chaque armée ravitaillée, qui que ce soit qui paie. Les autres forces n’ont rien.
ruling-r448 = La réserve de cavalerie nouvelle ne rejoint qu’une armée sur une zone de renforts, 2 pas par armée.
ruling-r449 = Une unité spéciale perdue se reconstruit pour 2 dans une armée ravitaillée de sa puissance, dans les limites du commandement.
ruling-r450 = Le général le plus élevé présent commande la nouvelle armée. Un marqueur perdu cette année peut être racheté au prochain budget. Où se trouve une armée, tout lui appartient (R123) : une seconde se forme ailleurs et la rejoint.
ruling-r451 = Une flotte se place dans un port national qui a de la place, tenu et relié à la capitale ; un blocus ne l’interdit pas. L’Espagne n’en construit plus dès que sa guerre de Libération a commencé.
ruling-r452 = L’Angleterre choisit la flotte ou la carte gratuite à son tour et achète une carte au plus ; les cartes se piochent aussitôt. En paix forcée elle n’a ni l’une ni l’autre.
ruling-r453 = Dépôts : l’une ou l’autre face sur une zone de renforts, deux mobiles dans une armée ravitaillée de la puissance. Un commandant peut être remplacé ; il n’est pas disponible avant l’année suivante.
ruling-r454 = On compte les mineurs alliés et les protectorats qui ont une unité dans le jeu, perdue ou non. Un pas en coûte un, quelles que soient ses étoiles. On les emploie aux tours de la France et de l’Angleterre.
ruling-r455 = La zone de renforts d’un mineur est sa capitale ou une forteresse à lui ; ses unités dans des armées ravitaillées peuvent y être complétées.
ruling-r456 = On ne retire que des pions de puissances et de mineurs en guerre dans son camp ; nul ne retire ceux d’une puissance qu’il ne fait que gérer.
ruling-r457 = Qui gère une puissance n’est pas tenu de dépenser ses ressources ; les dépenses habituelles sont proposées.
ruling-r469 = Dans l’ordre du budget, chaque force se déplace une fois, sans météo, test ni marche forcée ; elle peut en absorber d’autres. Les flottes naviguent comme en 17.2 et ne sont pas interceptées.
ruling-r470 = Les mineurs de l’Empire se déplacent au tour de la France, les mineurs et révoltes de la Coalition à celui de l’Angleterre, les forces mixtes à celui de leur commandant. Aucune unité ne se déplace deux fois.
ruling-r471 = Avec un général, une force a deux fois son facteur le plus bas ; si ce facteur est dépassé, elle est testée avant que la force suivante se déplace, avec tous les modificateurs sauf l’hiver et la marche forcée. Un dépôt peut être dépensé.
ruling-r472 = Les forces assiégées, non ravitaillées ou démoralisées restent. Une ville qui fut toujours à l’adversaire peut être traversée s’il n’y a ni unité, ni flotte, ni dépôt, ni forteresse active : de son contrôle, seuls les marqueurs barrent la route. Détroits selon 12.1 ; pas de navires ; les limites de la péninsule ibérique valent. Un assiégeant peut partir, et le siège est levé.
ruling-r08 = Chacun des six mineurs apporte 1 point de victoire et 1 d’escalade quand il est protégé.
ruling-r09 = Le second corps polonais exige deux provinces outre la Mazovie.
ruling-r19 = Gibraltar et Stralsund ne comptent pas dans le blocus continental.
ruling-r21 = Tilsit exige une bataille gagnée cette année contre la puissance, et une zone clef tenue, ou plus d’armée à elle sur la carte qui ne soit démoralisée ; une province est prise. L’Espagne en guerre de Libération n’y est pas soumise.
ruling-r29 = La Hesse compte pour une dans la Westphalie.
ruling-r36 = Poniatowski rejoint la réserve quand une paix crée la Pologne.
ruling-r40 = Aucune carte n’est défaussée pour la protection des nouveaux États.
ruling-r401 = Chaque camp fait autant de déclarations qu’il veut, une à une, chacune réglée avant la suivante, sans carte.
ruling-r402 = Cibles : neutres, puissances liées à l’autre camp par une paix ou alliance forcée, et leurs mineurs.
ruling-r403 = Déclarer la guerre au mineur d’une puissance neutre, c’est la déclarer à la puissance et à tous ses alliés.
ruling-r404 = C’est le camp entier qui déclare la guerre.
ruling-r405 = Une puissance attaquée entre aussitôt avec ses mineurs ; ses unités restent où elles sont, et l’on ne pioche pas avant la phase des mains.
ruling-r406 = Un mineur attaqué devient allié de la France ou de l’Angleterre et se déploie.
ruling-r407 = Toutes ses unités disponibles sont placées au complet dans ses zones sans ennemis, une force par zone, les flottes dans ses ports ; ce qui ne trouve pas de place va en réserve.
ruling-r408 = Le point d’escalade est marqué une fois par partie pour chaque puissance ; celles qui sont dans un camp au départ sont déjà comptées.
ruling-r409 = Seule une déclaration du vainqueur à une puissance vaincue redevenue neutre a ces effets.
ruling-r410 = Dans cet ordre : elle rejoint l’ennemi, les Châtiments commencent, ses ressources de base doublent à ce budget, les tentatives ont lieu.
ruling-r411 = Les tentatives ont lieu aussitôt, sans carte, une par cible ; on peut y renoncer, et l’on ne pioche pas.
ruling-r412 = Qui attaque une puissance liée à l’ennemi en fait son alliée ordinaire ; le lien cesse pour toujours.
ruling-r413 = L’interdiction vaut aussi pour les mineurs de cette puissance.
ruling-r414 = Un pays qui entre en guerre plus tard dans l’année peut être envahi aussitôt.
ruling-r424 = Chaque ligne apportée que l’ennemi ne contrôle pas fait piocher une carte ; une capitale à carte permanente apporte cette carte. Pas de limite de 10.
ruling-r426 = À 15, les Châtiments commencent à l’interphase suivante : pioche, cartes jouées et Châtiments forment une seule pioche ; les mains restent.
ruling-r429 = La Grande Coalition se compte à chaque usage d’une carte ; son bonus vaut pour tout usage.
ruling-r434 = Les unités sont prises sur la carte, hors des forteresses assiégées ; généraux et armées ne partent jamais.
ruling-r435 = La Coalition essaie avec n’importe quelle carte, comme une de ses deux, ou pour son action en hiver ; un essai par carte.
ruling-r436 = Les unités reviennent au budget suivant, telles qu’elles étaient.
ruling-r437 = Pour la flotte d’un mineur conquis dans la case, une autre flotte anglaise ou alliée part, ou est due.
ruling-r458 = Chaque carte est réglée avant la suivante ; une carte piochée par un succès peut être la seconde.
ruling-r459 = Une tentative sur une puissance par camp et par an, évènements compris.
ruling-r460 = Pendant les rounds, un camp le peut s’il ne l’a fait ni dans ce round ni dans le précédent ; c’est son action.
ruling-r461 = Un pas du mineur lui-même le protège aussi. Les mineurs de puissances neutres ou liées, les terres annexées et les révoltes ne sont pas des cibles.
ruling-r462 = Les deux modificateurs s’appliquent si les deux camps l’ont vaincue. Aucun résultat n’est automatique ; la carte est dépensée dans tous les cas.
ruling-r463 = Un mineur déjà en guerre garde ses unités telles quelles ; ce qui est éliminé attend dans la réserve de son nouveau camp.
ruling-r464 = Sur son sol, chacun perd le plus petit des deux nombres de pas ; les survivants du plus fort gardent la zone.
ruling-r465 = Au-dehors, une unité seule dans sa zone reste et change de camp, sauf dans un pays en paix avec ses nouveaux ennemis ; les généraux restés seuls vont en réserve. Les Espagnols au-dehors font de même quand l’Espagne se soulève (19C).
ruling-r466 = Une flotte seule dans un port de son pays reste ; sinon elle gagne le port le plus proche de son nouveau camp, ou est retirée. Les flottes de l’Empire quittent ses ports de même, comme toute flotte dont le port est ôté à son camp par une garnison, une révolte ou les conditions d’une paix.
ruling-r467 = Une puissance qui entre en guerre garde ses unités en place ; ses mineurs entrent et se déploient.
ruling-r468 = La Coalition ne doit pas contrôler la capitale du mineur ; on peut en protéger plusieurs par an.
ruling-r473 = En paix forcée, une puissance est gérée comme neutre et ne donne pas de carte ; ses mineurs quittent la guerre et la carte avec elle, et se redéploient avec elle.
ruling-r474 = Le premier jet a lieu à la fin de l’année suivant la conquête ; une paix permanente n’en a pas.
ruling-r475 = Le conquérant a le prochain redéploiement pour partir, par les routes et les lignes de la paix ; personne d’autre n’entre alors. Ce qui reste à sa fin est détruit.
ruling-r476 = Les défaites se comptent par camp ; Tilsit en est une, jamais une conquête pour les points ou les cartes.
ruling-r477 = Pas après Tilsit ; la carte est défaussée ouvertement dans la même phase.
ruling-r478 = À une troisième conquête, le choix est offert de nouveau ; aucune carte ne rompt l’alliance alors imposée.
ruling-r479 = Ses unités sont déplacées et construites par son gérant, côtoient l’Empire et ne se battent jamais. Elle ne donne de carte à personne.
ruling-r480 = Les unités de la Coalition n’entrent qu’après une déclaration de guerre.
ruling-r481 = Cela vaut aussi pour une paix forcée. La bataille a lieu même hors d’un round.
ruling-r482 = Alliés et protectorats comptent, pas les terres annexées ; les alliés plus tardifs s’y joignent. Sans membre, un point est perdu et son corps retiré ; les provinces qu’une paix lui a données reviennent à la France.
ruling-r483 = Les provinces annexées par la France comptent ; les membres gardent leurs unités.
ruling-r484 = Si la Bavière quitte l’Empire, le royaume cesse ; le Tyrol reste bavarois.
ruling-r485 = La révolte cesse quand l’Empire contrôle Innsbruck lors d’une phase de conquêtes ; le Tyrol va à la Bavière alliée, sinon à la France.
ruling-r486 = Le corps rejoint aussitôt la réserve.
ruling-r487 = On vérifie d’abord les redditions, puis la carte fait la Pologne de la Mazovie, puis viennent les conditions : la Mazovie n’en coûte aucune.
ruling-r488 = L’escalade est marquée une fois, à la création, le point une fois.
ruling-r489 = Aucun pas polonais n’est construit ni complété tant que la Coalition contrôle Varsovie.
ruling-r490 = Aucune zone ne passe d’un allié à un nouvel État hors conditions de paix et évènements.
ruling-r491 = Les révoltes sont des mineurs de la Coalition ; elles cessent quand l’Empire contrôle leur zone d’origine et qu’il ne leur reste aucune unité. Si leur puissance quitte la guerre, une autre de la Coalition les a, jusqu’à son retour.
ruling-r492 = Première conquête de l’Autriche, de la Prusse, de la Turquie 1 chacune ; Russie 3 et Angleterre 4 chaque fois ; un protectorat 1, perdu -1 ; Paris perdu -1 ; le blocus 1 par budget ; la guerre de Libération gagnée 3 ; les évènements comme ils le disent.
ruling-r493 = Le point de Paris se perd lors d’une phase de conquêtes où Paris vient d’être perdu.
ruling-r494 = Un protectorat rétabli rapporte de nouveau.
ruling-r495 = Les points sont marqués aussitôt ; les marqueurs s’arrêtent à 0 et 20, l’escalade à 15.
ruling-r496 = Le blocus se vérifie à la fin de la phase de budget, port par port, selon qui le contrôle.
ruling-r497 = Les ports d’une puissance vaincue satisfont au test ; aucun point avant 25F.
ruling-r498 = Palerme et les îles ne comptent jamais.
ruling-r499 = Chaque année de guerre de Libération : 1 d’escalade, pendant les Châtiments -1 point, ou -2 si Napoléon ou deux autres généraux français d’initiative 1 étaient dans la péninsule pendant les rounds.
ruling-r500 = Gagnée, elle rapporte 3 points et pas de perte annuelle ; l’Espagne est en paix forcée puis, sans carte, en alliance forcée.
ruling-r501 = L’Espagne y est dans la Coalition ; ses flottes restent siennes, et la perte de la seule Madrid n’importe pas.
ruling-r502 = Une réforme se fait aussitôt par une carte, ou au budget qui suit une seconde défaite ; une fois par puissance.
ruling-r503 = Avant les cartes, aucune force d’un autre pays n’entre en Espagne ou au Portugal ; les flottes le peuvent.
ruling-r504 = Ordre : forteresses, contrôle, mineurs, puissances majeures, conditions, alliances, forteresses encore, redéploiement, démoralisation, fins de paix, points, victoire.
ruling-r505 = D’abord partent les marqueurs sous une force du camp propriétaire ; puis toute force ravitaillée seule dans une zone ennemie sans forteresse active la prend.
ruling-r506 = Le conquérant est la puissance dont les unités ont pris la capitale ; chaque place doit avoir une ligne de ravitaillement à lui. D’une puissance majeure, chaque zone clef doit en avoir une de la puissance qui la tient.
ruling-r507 = Pour la Coalition, il devient l’allié de la puissance conquérante, pour l’Empire toujours celui de la France (8.1.2) ; les forces étrangères y restent.
ruling-r508 = Un mineur conquis dans la même phase n’appartient plus au vaincu.
ruling-r509 = Si l’Empire contrôle Palerme, la Sicile suit Naples.
ruling-r510 = Seules les forces avec marqueur armée sont des armées. La Russie doit avoir perdu ses deux capitales.
ruling-r511 = La France ne fait pas de paix forcée : la Pologne tombe, rien n’est annexé, la victoire décide.
ruling-r512 = Une conquête de la Coalition ne rapporte rien et ne permet pas d’alliance forcée.
ruling-r513 = Tambours de guerre est proposée une fois par reddition, avant les conditions ; la puissance poursuit sa guerre.
ruling-r514 = Une province après l’autre, celles qui viennent d’être prises comptent comme contiguës ; tout membre peut recevoir, on peut en prendre moins. Gibraltar, Malte et l’Irlande jamais.
ruling-r515 = Les ressources ne sont dues que s’il ne reste aucun choix légal.
ruling-r516 = Le joueur du camp vainqueur choisit pour tous.
ruling-r517 = Force par force, au moins de points de mouvement, égalités au choix ; l’empilement vaut, ce qui n’a pas de place va à la suivante.
ruling-r518 = Les anciens alliés vont dans une forteresse de leur camp, de leur pays d’abord à distance égale ; sans chemin par terre, dans le port fortifié le plus proche.
ruling-r519 = Les unités du vaincu au-dehors vont dans ses zones clefs, puis dans ses autres forteresses. Son gérant peut ensuite répartir à nouveau ce qui est rentré, chaque pièce une fois, entre zones clefs et forteresses, changer ses généraux et placer dans d’autres de ses ports les flottes rentrées.
ruling-r520 = Les marqueurs du vainqueur sur les terres non annexées et ceux du vaincu partout sont retirés.
ruling-r521 = Les unités du vaincu rentrent ; les guerres étrangères continuent.
ruling-r522 = Les annexions ne changent pas les ressources du vaincu.
ruling-r523 = Cela ne se décide qu’en phase de victoire.
ruling-r524 = Si la Coalition tient toutes les clefs françaises avant 1814, elle gagne à cette phase de victoire.
ruling-r525 = Ordre : 20 points, 0 point, but de la Coalition, but de l’Empire ; sinon, partie nulle.
ruling-r526 = Tant que les deux sièges ne sont pas posés, la Coalition peut passer, ou activer Charles vers Mantoue et d’autres généraux autrichiens vers Ulm, chaque pas plus près. Elle ne dépense ni carte ni point pour remplir seulement la réserve tant que l’un d’eux pourrait partir. Les réactions sont libres. Si Charles est perdu, le devoir cesse.
ruling-r527 = Les puissances qui ne sont pas en guerre sont placées d’abord, par leurs gérants ; puis le camp qui joue en second, puis l’autre. En 1805 la France place trois généraux de la réserve et un dépôt mobile avec les troupes de son choix ; d’ordinaire Soult à la Grande Armée, Ney à l’armée d’Italie, Bernadotte à Hanovre, et le dépôt avec Napoléon.
ruling-r528 = La Prusse n’a pas de jet de fin de paix et devient alliée forcée à la fin de 1810 sans carte. L’Autriche, la Prusse et la Russie comptent comme vaincues une fois.
ruling-r529 = Le blocus est vérifié pour la première fois au budget de 1810.
ruling-r530 = L’option de l’armée prussienne ne lie la Prusse que lorsqu’elle est en guerre, et tant qu’aucune force ennemie n’est entrée chez elle. L’armée longe la frontière, sur son sol ou celui de ses alliés mineurs ; en arrière de la frontière, elle y va où elle veut. Elle n’intercepte ni ne contremarche vers d’autres terres, et n’embarque pas.
ruling-r533 = Escalade : conquêtes de l’Empire 1, Russie 2, Angleterre 3 ; première guerre d’une puissance 1 ; un protectorat 1 ; la Pologne 2 ; les évènements comme ils le disent ; la guerre de Libération 1 par an. Elle ne baisse jamais.
ruling-r535 = Un protectorat repris est un allié et peut être protégé de nouveau.
ruling-r537 = Les batailles de l’interphase ont lieu aussitôt, avec contremarches et cartes, sans marche forcée ; le vaincu se replie.
ruling-r538 = Tant que l’Angleterre est en paix forcée, un mineur qui rejoint la Coalition devient l’allié de l’Autriche, de la Russie, de la Prusse, de l’Espagne ou de la Turquie, la première en guerre.
ruling-r541 = Le général d’un mineur peut être subordonné dans une armée de son camp comme celui d’une puissance majeure alliée : tant qu’un pas de son pays s’y trouve. 10.1 ne parle pas de lui ; 10.2 range des Suédois parmi les généraux d’une force mixte.
ruling-r542 = En phase de budget, 3C se joue au tour de l’Autriche, quel que soit le choix : c’est la carte de l’Autriche. La Prusse, dont le tour est alors passé, construit les unités de sa réforme au budget suivant.
ruling-r543 = 21C et 48C se jouent au tour de la première puissance qui reçoit ; les autres parts vont à des puissances dont le tour est encore à venir, car ce qu’une puissance ne dépense pas à son tour est perdu.
ruling-r544 = Au Tyrol (18C), les insurgés attaquent : les troupes de l’Empire peuvent esquiver, ce que seul un défenseur peut faire.
ruling-r545 = Dans le brouillard de guerre, une force ennemie dont quelque chose reste caché suffit toujours à une carte qui demande des pas ennemis : nul ne doit apprendre par ses cartes combien elle est forte.
ruling-r546 = Les pas des puissances majeures alliées sont comptés ensemble, dans chaque armée à part. Si des pertes ou une réunion les laissent aussi nombreux que ceux de la nation du général, le propriétaire en élimine au prochain contrôle de l’empilement (R121). 10.1 le dit de tout pas au-delà de ce qu’un général peut commander.
ruling-r547 = L’initiative plus élevée de deux armées ensemble compte aussi quand elles se déplacent, esquivent ou interceptent ; intercepter avec les deux demande une carte de cette valeur.
ruling-r550 = Dans le brouillard de guerre, on demande à un camp s’il intercepte, contre-marche, donne la chasse, s’échappe, débarque, répartit ou complète ses troupes, relève une forteresse ou répond par une carte dès que ce que chacun sait le permettrait ; si des troupes cachées le peuvent vraiment, seul leur propriétaire le sait, et il peut n’avoir qu’à refuser. L’adversaire n’apprend rien des troupes cachées qui sont appelées ou laissées ; qui part avec un général, il l’apprend quand la force est partie.
ruling-r551 = Les ports d’une puissance en paix forcée et de ses mineurs sont fermés aux deux camps (R269) : les flottes qui y mouillent quand la paix est faite gagnent le port le plus proche de leur camp, comme en R466, ou sont perdues. Les escadres qui les bloquent prennent la mer.
ruling-r552 = Pour l’option des corps isolés coûteux, une zone de libre passage compte comme contrôlée par le camp du pays auquel elle appartient.
ruling-r20 = 45C et 47C libèrent un allié forcé, ou une puissance en paix jusqu’à la fin du jeu ; dans une paix forcée ordinaire, elles n’ajoutent que 2 à son prochain jet.
ruling-r430 = Au budget, on joue autant de cartes qu’on veut, chacune au tour de la puissance qu’elle concerne ; si elle n’en concerne aucune, au tour d’une puissance du camp en guerre.
ruling-r431 = Une carte de réaction ou de combat n’est ni une action ni l’une des deux cartes de diplomatie. On la demande dès que les faits publics la permettraient, jamais d’après ce que cache une main.
ruling-r536 = Avant 24F et 25F toutes deux, l’Espagne est un allié entier mais ne donne pas de ressources, aucune unité terrestre de l’Empire n’y entre et les siennes restent dans la péninsule ; R41 dit combien peuvent traverser.
