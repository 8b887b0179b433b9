# Ce que dit le serveur quand il doit dire non.

server-not-found = Il n’y a rien ici.
server-no-table = Cette table n’existe pas.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-old-version = La table a changé depuis ; regardez-la de nouveau.
server-over = La partie est terminée.
server-cannot-undo = Des dés ont été lancés, quelque chose a été révélé ou un autre camp a décidé depuis : on ne peut plus revenir en arrière.
server-seat-taken = Cette place est déjà prise.
server-no-own-seat = Prenez au moins une place vous-même.
server-not-a-player = « { $word } » n’est ni « me », ni « open », ni un joueur de l’ordinateur.
server-refused = Ce n’est pas permis.
server-resigned = { $seat } : abandon.
server-journal-secret = Le journal est ouvert à tous quand la partie est terminée, avant cela seulement à qui tient toutes les places.
server-too-much = Trop de demandes. Attendez un instant.
server-too-many-tables = Trop de nouvelles tables. Attendez un peu.
server-cross-site = Cette demande ne vient pas d’une page de ce site.
server-wrong-host = Ce serveur ne porte pas ce nom.
server-not-json = Les demandes qui changent quelque chose sont en JSON.
server-too-large = La demande est trop grande.
server-malformed = La demande n’a pas la bonne forme.
server-wrong-method = Cela ne peut pas se faire ici.
server-damaged = Cette table ne peut pas être reconstruite.
server-not-kept = Le serveur n’a pas pu conserver ceci ; cela n’a pas eu lieu. Essayez encore.
server-failed = Une erreur s’est produite dans le serveur.
server-player-failed = Le joueur de l’ordinateur ({ $seat }) a échoué ; un autre a décidé à sa place.
server-player-lost = Le joueur de l’ordinateur ({ $seat }) ne peut pas continuer. Vous pouvez abandonner, ou réessayer plus tard.
