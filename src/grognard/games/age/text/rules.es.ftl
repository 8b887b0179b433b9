# Las reglas de Age of Napoleon contadas de nuevo, numeradas como en el libro, y las decisiones.
# Un texto cuya clave acaba en -original es lo que esa edición dice de otro modo.

ruling-title = Decisión sobre { $rules }
rule-rulings = Decisiones: { $rulings }.

rule-1-0-title = El juego
rule-1-0 = Dos jugadores, el francés y la Coalición, se disputan Europa de 1805 a 1815.

rule-1-a-title = Los objetivos
rule-1-a = El jugador francés quiere dominar el continente. El de la Coalición quiere derribar a Napoleón de una vez por todas.

rule-1-b-title = Los escenarios
rule-1-b = Hay 3 escenarios, que empiezan en 1805 (el principal), 1809 y 1813. Todos terminan a más tardar con el año 1815.

rule-2-0-title = Componentes
rule-2-0 = Un tablero, 55 cartas, cuerpos y marcadores, dos ayudas de juego con las tablas, un libro de escenarios y 2 dados. Aquí las tablas están con las reglas que las usan: las cartas en 8.1 B, los límites en 9.2 B, las marchas en 11.1.2 C, las batallas en 12.2 D, el invierno en 14 B.

rule-2-1-title = El tablero
rule-2-1 = El tablero muestra Europa dividida en áreas, con casillas y registros al lado.

rule-2-1-a-title = Las áreas
rule-2-1-a = Cada área lleva el nombre de una región y suele reunir varias históricas. Los nombres impresos están casi todos en la lengua del país; aquí se dan en la tuya, y el nombre impreso también se entiende.

rule-2-1-b-title = Países mayores y menores
rule-2-1-b = Los países mayores son Francia, Gran Bretaña, Rusia, Austria, Prusia y España. Los menores, de un área cada uno, son Baviera, Dinamarca, los Estados Pontificios, Hannover, Holanda, Italia, Nápoles, Pomerania, Portugal, Suecia, Suiza, Westfalia y Wurtemberg.

rule-2-1-c-title = Términos del mapa
rule-2-1-c =
    – Adyacentes: dos áreas con una frontera común.
    – De costa: un área con orilla al mar. Las del mar Negro no cuentan, y Westfalia no es de costa; no separa Holanda de Hannover. Los lagos no cuentan.
    – Capital: el área con la bandera de un país mayor.
    – Las montañas, los pantanos y las áreas áridas están marcados. Son áridas toda España salvo Cataluña, Galitzia Occidental, Galitzia Oriental, Transilvania, Hungría, Prusia Oriental, Polonia, Suecia y toda Rusia.
    – Patria: un área de la nacionalidad del cuerpo. Toda Francia es patria de los cuerpos franceses, salvo los de aliados menores; Baviera lo es tanto de Lefebvre, que puede servir a Francia, como de Wrede, que puede servir a Austria.

rule-2-1-d-title = La etiqueta, no el color
rule-2-1-d = La nacionalidad de un cuerpo aliado menor es el nombre de su ficha, no su color: Luis es azul como los franceses, pero es holandés y su patria es Holanda.

rule-2-1-e-title = Las cajas
rule-2-1-e = La caja de prisioneros guarda los cuerpos capturados hasta el final de la siguiente fase de refuerzos (9.7). La caja de batalla recibe los cuerpos de una batalla; la de bajas, sus bajas hasta que acaba.

rule-2-1-f-title = Los registros
rule-2-1-f = Un registro cuenta los años, otro las rondas de la campaña.

rule-2-2-title = Las fichas
rule-2-2 = Los cuerpos combaten; los marcadores llevan el año, la ronda, el alineamiento de los países y tres cartas en vigor.

rule-2-2-1-title = Los cuerpos
rule-2-2-1 = Qué es un cuerpo, qué dice su ficha y cuándo se dispone de él.

rule-2-2-1-a-title = Qué es un cuerpo
rule-2-2-1-a = Un cuerpo es un alto mando con su estado mayor y sus tropas. No todos los ejércitos se organizaban así, pero la palabra sirve para todos.

rule-2-2-1-b-title = Los colores
rule-2-2-1-b = Blanco: Austria y su aliado bávaro. Rojo: Gran Bretaña y sus aliados portugués, napolitano, hannoveriano y holandés. Azul: Francia y sus diez aliados menores. Negro: Prusia y su aliado sajón. Verde: Rusia y su aliado sueco. Amarillo: España.

rule-2-2-1-c-title = Fresco y gastado
rule-2-2-1-c = Cada cuerpo tiene un lado fresco y otro gastado, más débil. El desgaste de marcha y la batalla lo giran al lado gastado.

rule-2-2-1-d-title = Los tres valores
rule-2-2-1-d = De izquierda a derecha: el valor de batalla (1 a 8) es su fuerza en combate; el de movimiento (1 a 4) dice hasta dónde va; el de mando (1 a 8) dice cuántos cuerpos, incluido el suyo, puede dirigir el jefe.

rule-2-2-1-e-title = Disponibilidad especial
rule-2-2-1-e = Una palabra en la ficha es una condición que se mira cada vez que el cuerpo va a desplegarse. Suele ser un país menor: se dispone del cuerpo mientras se controle ese menor y el país mayor de su color. Wrede sirve a la Coalición mientras controle Austria y Baviera.

rule-2-2-1-e-original = Una letra en la ficha es una condición que se mira cuando el cuerpo va a desplegarse, y solo entonces. Suele indicar un país menor: el cuerpo puede desplegarse mientras se controle ese menor y el país mayor de su color. Wrede sirve a la Coalición mientras controle Austria y Baviera. Los cuerpos aliados menores que ya están en el mapa se quedan; salen por 6.3, 7.3, 13.1 y 13.2.

rule-2-2-1-f-title = Los aliados menores
rule-2-2-1-f = Un cuerpo con el nombre de un país menor y el color de uno mayor solo sirve al jugador que controla ambos. Cuando pierde uno de ellos, el cuerpo sale del mapa. Carlos Juan sirve a quien controle Rusia y Suecia, y se va cuando se pierde una de las dos.

rule-2-2-1-g-title = Demasiados aliados menores
rule-2-2-1-g = Los aliados menores franceses o británicos que pasan del límite de 9.2 B también salen del mapa, en cuanto baja el límite, por lo general en la fase de diplomacia o de rendición. Con 6 aliados menores en el mapa y 11 países menores, Francia debe retirar 1.

rule-2-2-1-h-title = Cuerpos que esperan un suceso
rule-2-2-1-h =
    – 5 cuerpos austriacos entran en la reserva cuando se juega Radetzky; 6 prusianos, cuando se juega Stein.
    – 4 cuerpos españoles están disponibles cuando España se ha sublevado.
    – 9 cuerpos rusos, cuando un cuerpo enemigo ha entrado en un área rusa.
    Desde entonces son cuerpos como los demás.

rule-2-2-1-i-title = La reserva
rule-2-2-1-i = Los cuerpos en juego que no están en el tablero están en la reserva, a su lado.

rule-2-2-2-title = Año y ronda
rule-2-2-2 = Un marcador muestra el año, de 1805 a 1815; otro, la ronda de campaña, de 1 a 6.

rule-2-2-3-title = Marcadores de alineamiento
rule-2-2-3 = Un marcador en cada país, en la capital si es mayor, muestra su alineamiento (3.3). Francia y Gran Bretaña no lo necesitan: nunca cambian.

rule-2-2-4-title = Britannia, Stein, Radetzky
rule-2-2-4 = Tres cartas de efecto duradero tienen cada una su marcador.

rule-2-2-4-a-title = Un recordatorio
rule-2-2-4-a = Cuando se ha jugado Britannia, Stein o Radetzky, su marcador se pone en su casilla del tablero. No hace nada más.

rule-2-2-4-b-title = Ejércitos reformados
rule-2-2-4-b = Los números de la Prusia reformada solo valen en las tablas después de jugarse Stein; los de la Austria reformada, después de Radetzky.

rule-2-3-title = Las cartas
rule-2-3 = Una sola baraja de 55 cartas sirve a los dos jugadores.

rule-2-3-a-title = Qué dice una carta
rule-2-3-a = Cada carta dice en qué fase o fases se juega y qué hace.

rule-2-3-b-title = Cartas difíciles
rule-2-3-b = La mayoría de las cartas se explican solas; el libro de escenarios da ejemplos de las más complejas. Aquí cada carta puede leerse siempre que se muestra.

rule-2-3-c-title = Cuándo se juega una carta
rule-2-3-c = Una carta se juega en cualquier momento de sus fases salvo que diga otra cosa, y algunas fuera de turno: los franceses pueden jugar Indecisión mientras mueve la Coalición. Por lo demás vale el orden de la fase; las principales excepciones son la diplomacia (6.2) y la batalla (12.2).

rule-2-3-c-original = Algunas cartas se juegan fuera de turno: los franceses pueden jugar Indecisión en una ronda mientras mueve la Coalición.

rule-2-3-d-title = Quién puede jugarla
rule-2-3-d = Cualquiera puede jugar toda carta que no le esté prohibida. Cuando una carta permite algo a ambos jugadores, solo lo hace quien la juega: si los franceses juegan Talleyrand, vuelven neutral a un miembro de la Coalición o aliado a un neutral, y la Coalición no hace nada.

rule-2-3-e-title = Los descartes
rule-2-3-e = Ninguna carta sale nunca del juego. La que se juega o se descarta va en el acto, boca arriba, a los descartes.

rule-2-3-f-title = Solo una vez
rule-2-3-f = Algunas cartas solo se juegan por su suceso una vez por partida; ellas lo dicen.

rule-2-3-g-title = Mirar los descartes
rule-2-3-g = Los descartes solo se miran jugando Napoleonica.

rule-2-3-h-title = Prioridad
rule-2-3-h = Si importa quién juega primero una carta, tienen prioridad los franceses de 1805 a 1810 y la Coalición de 1811 a 1815.

rule-2-4-title = Ayudas de juego
rule-2-4 = Dos tarjetas llevan los gráficos y las tablas. Donde faltaban, los números se han reconstruido aquí a partir de los ejemplos de las reglas; la página de fuentes dice cuáles.

rule-2-5-title = El libro de escenarios
rule-2-5 = Contiene la preparación de los tres escenarios, reglas opcionales (17.1), un ejemplo de juego y notas sobre las cartas y el diseño.

rule-2-6-title = Los dados
rule-2-6 = Hay 2 dados de seis caras, uno por jugador.

rule-2-7-title = Abreviaturas
rule-2-7 = BR valor de batalla, MR valor de movimiento, SR valor de mando (antigüedad), TBM modificador de desempate; CM miembro de la Coalición, IC país insurgente, NC país neutral, FA aliado francés, FD dominio francés.

rule-3-0-title = Situación diplomática
rule-3-0 = Cuáles son los países y qué significa su alineamiento.

rule-3-1-title = Los países
rule-3-1 = Hay 6 países mayores y 13 menores (2.1 B). Todo país mayor salvo Gran Bretaña tiene al menos 6 áreas; todo menor, una sola.

rule-3-1-original = Los 6 países mayores son Francia, Gran Bretaña, Rusia, Austria, Prusia y España; todos salvo Gran Bretaña tienen al menos 6 áreas. Los 13 menores, de un área cada uno, son Baviera, Dinamarca, los Estados Pontificios, Hannover, Holanda, Italia, Nápoles, Pomerania, Portugal, Suecia, Suiza, Westfalia y Wurtemberg.

rule-3-2-title = Áreas separables
rule-3-2 = El Tirol y Dalmacia pertenecen a Austria; Polonia y Sajonia, a Prusia. Con Concesiones territoriales los franceses pueden separarlas y hacerlas dominios. Un área separada que la Coalición reconquista suele volver a su país (13.1). El Tirol, si es dominio francés, se subleva siempre que Austria pasa a ser miembro de la Coalición o insurgente (7.3 C).

rule-3-3-title = Alineamiento
rule-3-3 = Todo país, salvo Gran Bretaña y Francia, tiene uno de cinco alineamientos.

rule-3-3-a-title = Quién controla un país
rule-3-3-a =
    – Miembro de la Coalición (CM): lo controla la Coalición.
    – País insurgente (IC): lo controla la Coalición de forma limitada.
    – País neutral (NC): no lo controla nadie.
    – Aliado francés (FA): lo controlan los franceses.
    – Dominio francés (FD): lo controlan los franceses.

rule-3-3-b-title = Controlar no es ocupar
rule-3-3-b = El control es político. Los cuerpos que están en un país lo ocupan; no por ello lo controlan.

rule-3-3-c-title = Países enteros
rule-3-3-c = Un país tiene un solo alineamiento para todas sus áreas, aunque haya enemigos en algunas. Solo las áreas separadas (3.2) tienen el suyo propio.

rule-3-3-1-title = Miembros de la Coalición
rule-3-3-1 = Los países en guerra junto a Gran Bretaña.

rule-3-3-1-a-title = Qué aportan
rule-3-3-1-a = Dan a la Coalición cuerpos y cartas. Los franceses pueden cambiar su alineamiento por la fuerza o la diplomacia; esta no sirve con un miembro que alguna vez fue insurgente.

rule-3-3-1-b-title = Cómo llegan a serlo
rule-3-3-1-b = Por Talleyrand, Metternich, Alejandro I, Pitt u Oro inglés, por una insurrección con éxito (7.2) o por conquista (13.1). Algunos países lo son al empezar cada escenario.

rule-3-3-2-title = Países insurgentes
rule-3-3-2 = Los países sublevados contra los franceses.

rule-3-3-2-a-title = Qué aportan
rule-3-3-2-a = Sus cuerpos sirven a la Coalición, pero solo para liberar su país (9.3); dan menos cartas que los miembros (8.1 C). La diplomacia francesa no vuelve a servir con un país que fue insurgente. Los franceses solo pueden hacerlo dominio: ocupándolo entero mientras es insurgente (7.1) o forzándolo a rendirse después (13.0).

rule-3-3-2-b-title = Cómo llegan a serlo
rule-3-3-2-b = Por Insurrección, jugada sobre un dominio francés o sobre un país neutral ocupado por el bando francés. Algunos lo son al empezar en 1809 y 1813.

rule-3-3-3-title = Países neutrales
rule-3-3-3 = Los países de ningún bando.

rule-3-3-3-a-title = Qué son
rule-3-3-3-a = No dan a nadie cuerpos ni cartas. Cualquiera puede por lo general cambiar su alineamiento por la fuerza o la diplomacia. Quien viola la neutralidad de un país lo hace pasar al otro bando (11.5). Un país neutral que sigue ocupado tras rendirse tiene reglas propias (13.2 D, 13.2 E).

rule-3-3-3-b-title = Cómo llegan a serlo
rule-3-3-3-b = Por Napoleón I, Talleyrand, Metternich, Alejandro I, Pitt u Oro inglés, o por una rendición (13.2). Algunos lo son al empezar en 1805 y 1809.

rule-3-3-4-title = Aliados franceses
rule-3-3-4 = Los países en guerra junto a Francia.

rule-3-3-4-a-title = Qué aportan
rule-3-3-4-a = Dan a los franceses cuerpos y cartas. La Coalición puede cambiar su alineamiento por la fuerza o la diplomacia.

rule-3-3-4-b-title = Cómo llegan a serlo
rule-3-3-4-b = Por Napoleón I, Talleyrand, Metternich, Alejandro I o Golpe de Estado, o por conquista (13.1). Algunos lo son al empezar cada escenario.

rule-3-3-5-title = Dominios franceses
rule-3-3-5 = Los países que Francia gobierna.

rule-3-3-5-a-title = Qué aportan
rule-3-3-5-a = Dan a los franceses cuerpos y cartas. La diplomacia de la Coalición no sirve con ellos; la fuerza y las insurrecciones, sí.

rule-3-3-5-b-title = Cómo llegan a serlo
rule-3-3-5-b = Por Dinastía napoleónica, José o Concesiones territoriales, o allí donde los franceses aplastan una insurrección (7.1). Algunos lo son al empezar cada escenario.

rule-3-3-6-title = Gran Bretaña
rule-3-3-6 = Gran Bretaña da a la Coalición cuerpos y cartas y es siempre miembro de ella. La diplomacia no la toca y, gracias a la Royal Navy, nadie puede conquistarla.

rule-3-3-7-title = Francia
rule-3-3-7 = Francia da al jugador francés la mayoría de sus cuerpos y cartas y es siempre suya. Ni la diplomacia ni las insurrecciones la tocan, pero la Coalición puede conquistarla.

rule-4-0-title = Organización militar
rule-4-0 = Cómo forman ejércitos los cuerpos y quién los dirige.

rule-4-1-title = Cuerpos y ejércitos
rule-4-1 = Todos los cuerpos de un bando en un área son un ejército.

rule-4-1-a-title = El tamaño de un cuerpo
rule-4-1-a = Un cuerpo representa a un jefe y unos 40000 hombres.

rule-4-1-b-title = Los ejércitos
rule-4-1-b = Los cuerpos amigos en la misma área, o que se mueven juntos, se apilan y forman un ejército.

rule-4-1-c-title = Qué puede ver el enemigo
rule-4-1-c = Solo su dueño puede mirar una pila, hasta que una batalla muestra sus cuerpos al enemigo.

rule-4-1-d-title = Sin más límite que el mando
rule-4-1-d = En un área puede haber cualquier número de cuerpos. Pero no pueden moverse juntos ni entrar en batalla más que el valor de mando del jefe del ejército; los demás se quedan o no combaten.

rule-4-2-title = Jefes de ejército
rule-4-2 = En todo momento dirige el ejército el jefe con el mayor valor de mando del área, y está encima de la pila. Entre iguales elige su dueño.

rule-5-0-title = El año
rule-5-0 = Un turno es un año de ocho fases: diplomacia (6.0), insurrección (7.0), estrategia (8.0), refuerzos (9.0), campaña (10.0 a 12.0), rendición (13.0), desgaste de invierno (14.0) y victoria (15.0). Un escenario empieza con la campaña de su primer año.

rule-6-0-title = Fase de diplomacia
rule-6-0 = Las cartas de diplomacia, las que cambian el alineamiento de un país, se juegan en esta fase. Conversaciones de paz no es una de ellas (10.3).

rule-6-1-title = Orden de juego
rule-6-1 = Los franceses dicen quién juega primero hasta 1810; la Coalición, desde 1811. El primer jugador juega todas sus cartas de diplomacia; luego, el otro todas las suyas. Quien pasa no juega ninguna en esta fase.

rule-6-1-original = Los franceses dicen quién juega primero hasta 1810; la Coalición, desde 1811. Luego los jugadores se turnan, una carta cada vez; cuando ambos pasan seguidos no se juegan más cartas en esta fase.

rule-6-2-title = Acciones diplomáticas
rule-6-2 = Una carta de diplomacia se juega sobre un país. Lo que hace lo dice la carta.

rule-6-2-a-title = Primero las cartas, luego los efectos
rule-6-2-a = Todas las cartas se juegan antes de que ninguna tenga efecto.

rule-6-2-b-title = Dos cartas sobre un país
rule-6-2-b = Si los dos jugadores eligen el mismo país sus cartas se anulan. Un jugador no puede elegir dos veces el mismo país en el año.

rule-6-2-c-title = Países inmunes
rule-6-2-c = Las cartas francesas nunca afectan a Gran Bretaña, a los países que son o fueron insurgentes ni a los neutrales ocupados por la Coalición. Las de la Coalición nunca afectan a Francia, a los dominios franceses ni a los neutrales ocupados por los franceses.

rule-6-2-d-title = Opción: una carta al año
rule-6-2-d = Si los jugadores lo acuerdan, se juega al año como mucho una carta de diplomacia sobre cada país mayor.

rule-6-3-title = Consecuencias
rule-6-3 = Qué pasa con los cuerpos cuando un país cambia de alineamiento por la diplomacia.

rule-6-3-a-title = Un país pasa a neutral
rule-6-3-a = Se cambian los marcadores. Todos los cuerpos de un país que pasa a neutral dejan el tablero y van a la reserva. Los extranjeros se quedan en sus áreas, pero desde ahora deben respetar su neutralidad (11.5).

rule-6-3-b-title = Un país toma partido
rule-6-3-b = Un país que deja de ser neutral puede desplegar en el acto cuerpos propios según las reglas de refuerzo (9.2, 9.4).

rule-7-0-title = Fase de insurrección
rule-7-0 = Primero se ve qué insurrecciones han fracasado o triunfado; luego la Coalición puede iniciar otras.

rule-7-1-title = Fracaso
rule-7-1 = Un país insurgente cuyas áreas están todas ocupadas por cuerpos del bando francés vuelve a ser dominio francés. Su marcador de insurrección queda como recuerdo.

rule-7-2-title = Éxito
rule-7-2 = Un país insurgente sin ningún cuerpo del bando francés pasa a ser miembro de la Coalición. Su marcador de insurrección queda.

rule-7-3-title = Nuevas insurrecciones
rule-7-3 = Cómo se subleva un país y qué se sigue de ello.

rule-7-3-a-title = La carta
rule-7-3-a = Con Insurrección la Coalición subleva un dominio francés, o un país neutral ocupado por el bando francés (13.2), incluso uno cuya insurrección acaba de fracasar.

rule-7-3-b-title = Cuántas
rule-7-3-b = Tantas como cartas tenga la Coalición: con 2 Insurrección y 2 Napoleonica podría sublevar 4 países en un año.

rule-7-3-c-title = El Tirol
rule-7-3-c = El Tirol, si es dominio francés, se subleva solo siempre que Austria pasa a ser miembro de la Coalición o insurgente. Cuando vuelve a Austria se olvida su pasado insurgente.

rule-7-3-c-original = El Tirol, si es dominio francés, se subleva solo siempre que Austria pasa a ser miembro de la Coalición o insurgente.

rule-7-3-d-title = El marcador
rule-7-3-d = Un marcador de insurrección sustituye al de dominio o de país neutral.

rule-7-3-e-title = Cuerpos fuera
rule-7-3-e = Los cuerpos del nuevo insurgente que están fuera de su patria vuelven a la reserva.

rule-7-3-f-title = Nunca más
rule-7-3-f = Un país que se ha sublevado es sordo a la diplomacia francesa el resto de la partida. Su marcador de insurrección no se retira nunca, sea lo que sea después.

rule-8-0-title = Fase de estrategia
rule-8-0 = Los dos jugadores reciben manos nuevas, de 10 cartas como mucho.

rule-8-1-title = Las cartas
rule-8-1 = Cómo se descartan, se reparten y se juegan las manos.

rule-8-1-a-title = Manos viejas
rule-8-1-a = Los dos jugadores descartan primero todo lo que aún tienen; nada se juega antes. Si un país mayor se ha rendido desde el último reparto, o quedan menos de 20 cartas en el mazo, los descartes se barajan con él.

rule-8-1-b-title = Cuántas cartas
rule-8-1-b =
    Cada jugador roba cartas por los países que controla, 10 en total como mucho:
    – Francia 4, Gran Bretaña 4, Rusia 3, España 2;
    – Austria 1 y Prusia 1, cada una 2 una vez reformada (Radetzky, Stein);
    – 1 por cada 4 países menores y áreas separadas.
    Gran Bretaña, Rusia, 4 miembros menores y España insurgente dan a la Coalición 4 + 3 + 1 + 1 = 9 cartas.

rule-8-1-c-title = Los insurgentes dan menos
rule-8-1-c = Un país mayor insurgente da a la Coalición 1 carta menos que como miembro; los menores insurgentes no dan ninguna.

rule-8-1-d-title = Cuándo jugarlas
rule-8-1-d = Una carta se juega en cualquiera de las fases que nombra.

rule-8-1-e-title = Quién juega primero
rule-8-1-e = Los franceses dicen quién juega primero cartas de estrategia hasta 1810; la Coalición, desde 1811.

rule-8-1-e-original = Si ambos quieren jugar una carta a la vez, van primero los franceses hasta 1810 y la Coalición desde 1811. Nadie elige otro orden.

rule-8-1-f-title = Cartas nuevas
rule-8-1-f = Las cartas de estrategia recién robadas pueden jugarse en el acto.

rule-8-1-g-title = Britannia
rule-8-1-g = Siempre que los franceses descartan Britannia, la Coalición puede descartar una de sus cartas y tomar Britannia en su mano. Si los franceses la tiran con la mano vieja en una fase de estrategia, no sirve de nada: no podría jugarse en esa fase.

rule-8-1-g-original = Siempre que los franceses descartan Britannia, la Coalición puede descartar una de sus cartas y tomar Britannia en su mano. Una vez que la Coalición la ha jugado, su marcador está en el tablero y la Royal Navy ayuda a la Coalición el resto de la partida (9.5, 11.2, 13.2); no se juega más.

rule-9-0-title = Fase de refuerzos
rule-9-0 = Los jugadores eligen cuerpos de la reserva y los despliegan en el tablero.

rule-9-1-title = Orden de juego
rule-9-1 = Los franceses dicen quién se refuerza primero hasta 1810; la Coalición, desde 1811.

rule-9-2-title = Refuerzos
rule-9-2 = Qué países dan cuerpos y cuántos.

rule-9-2-a-title = Quién los da
rule-9-2-a = Los países que controla el jugador; para la Coalición, también los países mayores insurgentes.

rule-9-2-b-title = Los dos límites
rule-9-2-b =
    La movilización es el máximo de cuerpos de un país a la vez en el mapa; el despliegue, el máximo que despliega en un año sin pasar de su movilización (movilización / despliegue):
    – Francia 10 / 5, Gran Bretaña 4 / 2, Rusia 12 / 4, España 4 / 2;
    – Austria 8 / 3, reformada 10 / 4; Prusia 6 / 3, reformada 8 / 4;
    – aliados menores franceses: los países menores y áreas separadas que controla Francia, divididos entre 2 / entre 3, redondeando hacia abajo;
    – aliados menores británicos: los países menores y áreas separadas miembros de la Coalición, divididos entre 2 / entre 3, redondeando hacia arriba.

rule-9-2-c-title = Aliados menores
rule-9-2-c = Wrede, Sachsen-Weimar y Carlos Juan cuentan en los límites de Austria, Prusia y Rusia. Los aliados menores franceses y británicos tienen límites propios.

rule-9-2-d-title = Un ejemplo
rule-9-2-d = Francia tiene 5 cuerpos propios y 1 aliado menor en el mapa y controla 12 países menores. Puede desplegar hasta 5 cuerpos propios más y hasta 4 aliados menores más (12 / 3).

rule-9-2-e-title = De la reserva, frescos
rule-9-2-e = Los refuerzos solo vienen de la reserva y siempre por su lado fresco, aunque salieran gastados del mapa.

rule-9-3-title = Cuerpos insurgentes
rule-9-3 = Los cuerpos de un país insurgente solo luchan por su suelo.

rule-9-3-a-title = Cerca de casa
rule-9-3-a = Nunca atacan fuera de su país ni se alejan de él más de 1 área, ni en retirada. Las áreas separables siguen siendo patria: en 1813 los prusianos insurgentes pueden atacar en la Sajonia separada. Por intercepción pueden entrar en un área vecina a su país, incluso como atacantes de la batalla que sigue.

rule-9-3-a-original = Nunca atacan fuera de su país ni se alejan de él más de 1 área, ni en retirada.

rule-9-3-b-title = Retirada demasiado lejos
rule-9-3-b = Si solo pudieran retirarse a más de 1 área de su país, van a la caja de prisioneros.

rule-9-4-title = Despliegue
rule-9-4 =
    Los refuerzos se despliegan en áreas de su patria libres de enemigos, con un ejército o solos; sin tal área no se despliegan. (Tras una violación de la neutralidad pueden aparecer entre enemigos, 11.5.) Luego se determina de nuevo el jefe de cada ejército (4.2). Bagration necesita un área rusa libre de enemigos; Carlos Juan, Suecia libre de enemigos, con Rusia y Suecia en su bando.
    Excepción: los cuerpos propios franceses pueden desplegarse también en un área insurgente libre de enemigos y vecina a un área francesa libre de enemigos.

rule-9-5-title = Por mar
rule-9-5 = Una vez jugada Britannia, la Coalición puede desplegar cada año un cuerpo en un área de costa que controle y esté libre de enemigos.

rule-9-6-title = Recuperación
rule-9-6 = Un jugador puede descartar cartas para girar sus cuerpos gastados al lado fresco: una carta por ejército, sean cuantos sean sus cuerpos gastados.

rule-9-7-title = Prisioneros
rule-9-7 = Al final de la fase todos los cuerpos de la caja de prisioneros vuelven a la reserva.

rule-9-8-title = Sin cambios libres
rule-9-8 = No se pueden cambiar a voluntad cuerpos del tablero por cuerpos de la reserva.

rule-10-0-title = La campaña
rule-10-0 = En la fase de campaña los ejércitos mueven y combaten.

rule-10-1-title = Orden de juego
rule-10-1 = Los franceses dicen quién mueve primero hasta 1810; la Coalición, desde 1811. El mismo jugador mueve primero en todas las rondas de la campaña.

rule-10-2-title = Seis rondas
rule-10-2 = Una campaña tiene 6 rondas de dos meses; la primera de un escenario puede empezar más tarde. Las rondas 5 y 6 son invierno.

rule-10-3-title = Conversaciones de paz
rule-10-3 = Jugada al inicio de una ronda, detiene toda operación en esa ronda y la siguiente, pero nunca más allá del año: jugada en la ronda 6, no afecta a la campaña siguiente.

rule-10-3-original = Jugada al inicio de una ronda, acorta la campaña en esa ronda, o en esa y la siguiente, como diga quien la juega, pero nunca más allá del año: jugada en la ronda 6, no afecta a la campaña siguiente.

rule-10-4-title = Cuarteles de invierno
rule-10-4 = Jugada al inicio de una ronda de invierno, antes de todo movimiento, detiene toda operación en una o las dos rondas de invierno: al inicio de la 5 en esa o en las dos; al inicio de la 6, en esa.

rule-10-4-original = Jugada al inicio de una ronda de invierno, anula la segunda o las dos rondas de invierno: las dos al inicio de la 5, la segunda al inicio de la 6.

rule-11-0-title = Movimiento
rule-11-0 = Cómo mueven los ejércitos en una ronda, qué cuesta y cómo puede responder el enemigo.

rule-11-a-title = Nadie está obligado
rule-11-a = Mover un ejército nunca es obligatorio.

rule-11-b-title = Un ejército por ronda
rule-11-b = Un jugador mueve 1 ejército por ronda. Con Campaña mayor, jugada antes de haber movido en esa ronda, mueve hasta 3 distintos, y cada uno de sus movimientos cuenta para 11 G.

rule-11-b-original = Un jugador mueve 1 ejército por ronda. Con Campaña mayor mueve hasta 3; ningún cuerpo mueve más de una vez.

rule-11-c-title = Ejércitos enteros y partes
rule-11-c = Puede mover el ejército entero o separar cuerpos en uno nuevo y mover este. Nunca lleva más cuerpos que el valor de mando de su jefe; los demás se quedan donde empieza el movimiento.

rule-11-d-title = Tomar y dejar cuerpos
rule-11-d = Por el camino un ejército puede tomar y dejar cuerpos amigos, mientras conserve el mismo jefe, cuyo valor de movimiento vale para todo el movimiento. No puede llevarse un cuerpo de mayor mando, pero puede entrar en un área donde lo haya.

rule-11-e-title = Reacciones
rule-11-e = El otro jugador puede mover ejércitos en respuesta: para huir antes de la batalla (11.3) o para interceptar (11.4).

rule-11-f-title = Por tierra y por mar
rule-11-f = Los ejércitos van por tierra entre áreas adyacentes (11.1) o por mar entre áreas de costa (11.2).

rule-11-g-title = Qué cuesta mover
rule-11-g = Todo movimiento y toda intercepción de un jugador, salvo el primero de la fase de campaña, en la ronda que sea, cuesta una carta: juega una con él o descarta una y la muestra. Las huidas y las retiradas son gratis.

rule-11-h-title = Pagar una campaña mayor
rule-11-h = Además de la propia Campaña mayor, se descarta una carta por cada ejército que mueve.

rule-11-i-title = Cuándo parar
rule-11-i = Un ejército se detiene cuando agota su capacidad de movimiento (11.1) o cuando entra en un área que tiene el enemigo.

rule-11-j-title = Cuándo se combate
rule-11-j = Una batalla se libra en el acto. En una campaña mayor todas las batallas van después de todos los movimientos, huidas e intercepciones.

rule-11-k-title = Varios ejércitos contra uno
rule-11-k = En una campaña mayor varios ejércitos pueden atacar a uno. Juntos no empeñan más cuerpos que el mayor valor de mando entre ellos: tres ejércitos franceses de 4 cuerpos, uno al mando de Napoleón (8), empeñan como mucho 8.

rule-11-1-title = Movimiento por tierra
rule-11-1 = Hasta dónde va un ejército por tierra.

rule-11-1-a-title = De área en área
rule-11-1-a = Todo ejército puede ir por tierra, entre áreas adyacentes.

rule-11-1-b-title = La capacidad de movimiento
rule-11-1-b =
    Un ejército puede entrar seguidas en tantas áreas como el valor de movimiento de su jefe, modificado así:
    – -1 en invierno;
    – -1 por entablar batalla, aunque el enemigo huya, pero no si intercepta;
    – -1 si se juega Barro sobre él;
    – +1 con Marcha forzada.
    Todo se suma.

rule-11-1-b-original = Un ejército puede entrar seguidas en tantas áreas como el valor de movimiento de su jefe, -1 en invierno, y -1 si entabla batalla, aunque el enemigo huya, pero no si intercepta. Las cartas Barro y Marcha forzada la cambian como dicen.

rule-11-1-c-title = Una batalla no buscada
rule-11-1-c = No hay -1 cuando la batalla viene de una intercepción o de cuerpos desplegados tras una violación de la neutralidad: el ejército que mueve no la buscó.

rule-11-1-d-title = Movimiento sin usar
rule-11-1-d = Lo que un ejército no usa de su capacidad se pierde.

rule-11-1-1-title = Dos pasos
rule-11-1-1 = Suecia toca por tierra Lituania en invierno, y Dinamarca por el estrecho.

rule-11-1-1-a-title = Sobre el hielo
rule-11-1-1-a = En las rondas de invierno los ejércitos pueden ir por tierra entre Suecia y Lituania. El Báltico cuenta como un área en el camino, así que el paso cuesta 2; además del -1 del invierno hay desgaste de marcha (11.1.2).

rule-11-1-1-a-original = En las rondas de invierno los ejércitos pueden ir por tierra entre Suecia y Lituania, como entre dos áreas adyacentes.

rule-11-1-1-b-title = El estrecho
rule-11-1-1-b = El bando francés solo puede ir por tierra entre Suecia y Dinamarca mientras ninguna sea miembro de la Coalición; la Coalición puede siempre.

rule-11-1-2-title = Desgaste de marcha
rule-11-1-2 = Las marchas duras desgastan los ejércitos.

rule-11-1-2-a-title = Las causas
rule-11-1-2-a =
    – Un movimiento de 4 áreas, o de 3 o más y un ataque;
    – un movimiento con Marcha forzada;
    – un movimiento, intercepción, huida o retirada a o por montaña o pantano;
    – un movimiento, intercepción, huida o retirada en una ronda de invierno.
    El ejército puede sufrir bajas, y todos sus cuerpos quedan gastados al final del movimiento, antes de toda batalla. Marcha forzada usada para interceptar o huir no es una causa.

rule-11-1-2-a-original =
    – Un movimiento de 4 áreas, o de 3 o más y un ataque;
    – un movimiento con Marcha forzada;
    – un movimiento, intercepción, huida o retirada a montaña o pantano;
    – un movimiento, intercepción, huida o retirada en una ronda de invierno.
    El ejército puede sufrir bajas, y todos sus cuerpos quedan gastados al final del movimiento.

rule-11-1-2-b-title = Cuerpos dejados y tomados
rule-11-1-2-b = Un cuerpo dejado por el camino tras una causa queda gastado también y cuenta para la tirada. Uno tomado que ya no encuentra ninguna se libra de ambas cosas.

rule-11-1-2-c-title = La tirada
rule-11-1-2-c =
    Se tira un dado por causa y cuenta el menor: con 3 y 6, el 3. Bajas según el número de cuerpos, para los dados 1, 2, 3 (ninguna de 4 a 6):
    – 1 a 2 cuerpos: 1, 0, 0;
    – 3 a 4 cuerpos: 1, 1, 0;
    – 5 a 6 cuerpos: 2, 1, 1;
    – 7 a 8 cuerpos: 2, 2, 1;
    – 9 o más: 3, 2, 2.

rule-11-1-2-d-title = Qué pasa con las bajas
rule-11-1-2-d = En las rondas de invierno son permanentes, y ni Veteranos devuelve esos cuerpos. El resto del tiempo son temporales: los cuerpos van a la caja de prisioneros.

rule-11-1-2-d-original = En las rondas de invierno son permanentes, aunque Veteranos puede devolver un cuerpo. El resto del tiempo son temporales: los cuerpos van a la caja de prisioneros.

rule-11-1-2-e-title = Primero los gastados
rule-11-1-2-e = Los cuerpos ya gastados al empezar el movimiento se pierden primero. Un ejemplo: Blücher con 3 cuerpos avanza 4 áreas a marcha forzada y ataca: dos dados, 2 y 6. Cuenta el 2, se pierde 1 cuerpo y los otros dos quedan gastados antes de la batalla.

rule-11-2-title = Movimiento por mar
rule-11-2 = Un cuerpo cada vez, y solo para la Coalición.

rule-11-2-a-title = La Royal Navy
rule-11-2-a = Una vez jugada Britannia (no solo descartada), la Coalición puede mover un cuerpo de cualquier nacionalidad de un área de costa a otra, salvo el mar Negro. Puede haber enemigos, pero un cuerpo que ataca al final de un movimiento por mar tiene -2 en la batalla (12.2 B).

rule-11-2-b-title = Los franceses no
rule-11-2-b = Los franceses nunca van por mar.

rule-11-2-c-title = El Báltico en invierno
rule-11-2-c = En las rondas de invierno ningún movimiento por mar puede salir del Báltico, entrar en él ni cruzarlo, es decir, las costas de Dinamarca a Livonia. De Dinamarca aún se puede ir a una costa no báltica.

rule-11-3-title = Huida
rule-11-3 = Cómo cede terreno un ejército antes de la batalla.

rule-11-3-a-title = Quién puede huir
rule-11-3-a = Cuando un ejército enemigo entra en su área, parte o todos los cuerpos pueden huir a un área adyacente libre de enemigos, distinta de aquella de donde viene el atacante, si el valor de movimiento de su jefe es al menos el del jefe atacante.

rule-11-3-b-title = Qué se compara
rule-11-3-b = Si el ejército atacante ya ha encontrado una causa de desgaste en este movimiento, se compara el valor de movimiento gastado de su jefe.

rule-11-3-b-original = Lo que se compara son los valores de movimiento, no lo que queda de las capacidades.

rule-11-3-c-title = Por mar
rule-11-3-c = Una vez jugada Britannia, un cuerpo de la Coalición por ronda puede huir por mar, a un área libre de enemigos.

rule-11-3-d-title = Quien se queda acepta
rule-11-3-d = Aceptada la batalla, ya no hay huida. En una campaña mayor el defensor no puede esperar a ver cuántos ejércitos vienen antes de decidir.

rule-11-3-e-title = Qué hace entonces el atacante
rule-11-3-e = Si se quedan cuerpos, el ejército atacante se detiene y los combate. Si todos se han ido y le queda movimiento, puede parar, seguirlos o ir a otra parte.

rule-11-3-f-title = Una y otra vez
rule-11-3-f = Los cuerpos perseguidos pueden huir otra vez, tanto como permita su capacidad: con un jefe de movimiento 3, tres veces por ronda, dos en invierno.

rule-11-3-g-title = Desgaste
rule-11-3-g = Huir a montaña o pantano, o en invierno, causa desgaste de marcha (11.1.2).

rule-11-4-title = Intercepción
rule-11-4 = Cómo un ejército detiene a un enemigo que mueve y lo obliga a combatir.

rule-11-4-a-title = Quién puede interceptar
rule-11-4-a = Cuando un ejército entra en un área adyacente a un ejército enemigo, este puede mover allí cualesquiera de sus cuerpos y obligarlo a parar y combatir, si el valor de movimiento de su jefe es al menos el del jefe que mueve. El interceptor paga una carta (11 G).

rule-11-4-a-original = Cuando un ejército entra en un área sin otro ejército de su bando, adyacente a un ejército enemigo, este puede mover allí cualesquiera de sus cuerpos y obligarlo a parar y combatir, si el valor de movimiento del jefe que intercepta es al menos el del jefe que mueve. El interceptor paga una carta (11 G).

rule-11-4-b-title = Qué valor
rule-11-4-b = El valor que se compara es el del jefe del ejército del área de donde sale la intercepción, aunque se envíe a otro: si Kutúzov (3) y Bagration (4) están juntos y va Bagration, cuenta el 3 de Kutúzov.

rule-11-4-c-title = Un ejército gastado
rule-11-4-c = Si el ejército que mueve encontró una causa de desgaste antes de entrar en el área, se compara el valor gastado de su jefe; y si es interceptado, su desgaste se resuelve antes de la batalla.

rule-11-4-d-title = Atacar o defender
rule-11-4-d = El jugador que intercepta dice si ataca o defiende en la batalla.

rule-11-4-e-title = Ayudar a un amigo
rule-11-4-e = Quien intercepta en un área donde un ejército amigo va a ser atacado es defensor.

rule-11-4-f-title = Varios interceptores
rule-11-4-f = Todos los ejércitos en posición pueden interceptar al mismo ejército en la misma área; se paga una carta por cada uno.

rule-11-4-f-original = Todos los ejércitos en posición pueden interceptar al mismo ejército en la misma área; se paga una carta por cada uno, y todos atacan o todos defienden.

rule-11-4-g-title = Contraintercepción
rule-11-4-g = El interceptor puede ser interceptado a su vez por un amigo del ejército que mueve, si está en posición; sigue siendo el primer interceptor quien dice quién ataca. Un ejército francés (movimiento 3) va de Prusia Oriental a Lituania; los rusos (4) lo interceptan desde Livonia; otro ejército francés (4) en Polonia puede acudir, pero la Coalición dice quién ataca.

rule-11-4-h-title = Sin salida
rule-11-4-h = Un ejército interceptado no puede huir de la batalla.

rule-11-4-i-title = Desgaste
rule-11-4-i = Interceptar en montaña o pantano, o en invierno, causa desgaste de marcha. Se tira antes de la batalla pero después de comprobar la intercepción: se comparan los valores de antes.

rule-11-4-i-original = Interceptar en montaña o pantano, o en invierno, causa desgaste de marcha (11.1.2).

rule-11-5-title = Violación de la neutralidad
rule-11-5 = Qué ofende a un país neutral y qué hace entonces.

rule-11-5-a-title = Cuándo ocurre
rule-11-5-a = En cuanto un ejército deja cuerpos en un país neutral, termina en él un movimiento, una intercepción, una huida o una retirada, o entra en la capital de un país mayor neutral.

rule-11-5-a-original = En cuanto un ejército deja cuerpos en un país neutral, termina en él su movimiento o entra en la capital de un país mayor neutral.

rule-11-5-b-title = Países neutrales ocupados
rule-11-5-b = En un país neutral ocupado (13.2 D) su ocupante no viola nada; el otro bando, sí. Si Francia ocupa la Prusia neutral, Napoleón puede retirarse de Minsk a Polonia; pero si Kutúzov entra en Polonia la viola y Prusia pasa a ser aliada francesa.

rule-11-5-b-original = En un país neutral ocupado (13.2 D) nadie viola nada.

rule-11-5-c-title = Se une al otro bando
rule-11-5-c = El país se une en el acto al bando contrario al violador, como aliado francés o miembro de la Coalición, y puede desplegar cuerpos propios según las reglas de refuerzo (9.2, 9.4).

rule-11-5-d-title = Entre los invasores
rule-11-5-d = Pueden desplegarse en cualquiera de sus áreas, incluso donde hay enemigos; entonces sigue en el acto una batalla.

rule-12-0-title = La batalla
rule-12-0 = Cuándo combaten los ejércitos, cómo y qué resulta.

rule-12-a-title = Cuándo hay batalla
rule-12-a = Hay batalla cuando un ejército entra en un área que el enemigo tiene y no abandona del todo. Un ejército sin movimiento para entablar batalla no puede entrar.

rule-12-b-title = Después de todo lo demás
rule-12-b = Se libra cuando todos los movimientos, intercepciones y huidas están hechos y el desgaste de marcha resuelto.

rule-12-1-title = Preparación
rule-12-1 = Qué cuerpos combaten y cuántos de ellos.

rule-12-1-a-title = La caja de batalla
rule-12-1-a = Todos los cuerpos del área se ponen en la caja de batalla.

rule-12-1-b-title = Cuántos pueden combatir
rule-12-1-b = Cada bando empeña como mucho tantos cuerpos como el valor de mando de su jefe de ejército en el área.

rule-12-1-c-title = Nombrarlos
rule-12-1-c = Quien tiene más nombra los que empeña, el atacante primero.

rule-12-1-d-title = El jefe que no combate
rule-12-1-d = El valor de mando del jefe cuenta aunque su propio cuerpo no se empeñe.

rule-12-1-e-title = Menos de los permitidos
rule-12-1-e = Un jugador puede empeñar menos cuerpos de los permitidos. Los otros se apartan y no hay que mostrarlos. El atacante nombra los suyos primero.

rule-12-1-f-title = Líneas interiores
rule-12-1-f = Aunque marcada como carta de batalla, se juega en la campaña, cuando dos o más ejércitos de una campaña mayor atacan a uno: el defensor los combate en batallas separadas hasta ser vencido. Niebla de guerra no la anula.

rule-12-2-title = Resolución
rule-12-2 = Cómo se decide una batalla.

rule-12-2-a-title = La fuerza
rule-12-2-a = La fuerza de un bando es la suma de los valores de batalla de sus cuerpos empeñados.

rule-12-2-b-title = Modificadores
rule-12-2-b = +1 por cada cuerpo que combate en su patria; -2 por cada cuerpo que combate al final de un movimiento por mar.

rule-12-2-b-original = +1 por cada cuerpo que combate en su patria; -2 por atacar al final de un movimiento por mar.

rule-12-2-c-title = Cartas de batalla
rule-12-2-c = Se juegan cartas que solo afectan a esta batalla: el atacante todas las suyas primero, incluida Niebla de guerra, luego el defensor. Nadie juega dos cartas iguales en una batalla.

rule-12-2-c-original = Se juegan las cartas que afectan a la batalla, el atacante primero. Nadie juega dos cartas iguales en una batalla.

rule-12-2-d-title = Los dados
rule-12-2-d =
    Cada bando tira un dado; su fuerza y el dado dan las bajas que causa (dados 1 a 6; luego el modificador de desempate):
    – hasta 5: 0, 0, 0, 0, 1, 1; +0
    – 6 a 11: 0, 0, 0, 1, 1, 1; +1
    – 12 a 17: 0, 0, 1, 1, 1, 2; +2
    – 18 a 23: 0, 1, 1, 1, 2, 2; +3
    – 24 a 29: 1, 1, 1, 2, 2, 3; +4
    – 30 a 35: 1, 1, 2, 2, 3, 3; +5
    – 36 y más: 1, 2, 2, 3, 3, 4; +6

rule-12-2-e-title = Muerte de un héroe
rule-12-2-e = Como Persecución, se juega justo después de decidirse la batalla, no antes de los dados. Niebla de guerra no la anula.

rule-12-2-f-title = La nacionalidad por el color
rule-12-2-f = Para las cartas que dependen de la nacionalidad, como Gran batería, todos los cuerpos rojos son británicos, todos los azules franceses, y así.

rule-12-2-g-title = El vencedor
rule-12-2-g = Quien causa más bajas gana. Si son iguales, ambos tiran otra vez y suman el modificador de desempate de su fuerza: gana el mayor; si también empatan, tiran de nuevo. Fuerzas 18 y 12, dados 4 y 4: 1 baja cada uno, empate; se desempata con +3 y +2.

rule-12-2-g-original = Quien causa más bajas gana. Si son iguales, ambos tiran otra vez y suman el modificador de desempate de su fuerza: gana el mayor; si también empatan, gana el defensor. Fuerzas 18 y 12, dados 4 y 4: 1 baja cada uno, empate; se desempata con +3 y +2.

rule-12-2-h-title = Una victoria clara
rule-12-2-h = Si la batalla se gana sin desempate, el perdedor sufre 1 baja más. En el ejemplo, si los franceses hubieran sacado 6 para 2 bajas, ganarían en el acto y la Coalición perdería 3.

rule-12-3-title = Resultados
rule-12-3 = Las bajas, luego la retirada del vencido, luego lo que puede hacer el vencedor.

rule-12-3-1-title = Bajas
rule-12-3-1 = Qué cuerpos se pierden y por cuánto tiempo.

rule-12-3-1-a-title = Permanentes y temporales
rule-12-3-1-a = La mitad de las bajas de un bando son permanentes, para toda la partida, las otras temporales. De un número impar la última es permanente para quien perdió la batalla o la ganó tras un empate, y temporal para quien ganó sin él. Una sola baja es esa última.

rule-12-3-1-a-original = La mitad de las bajas de un bando son permanentes, para toda la partida, las otras temporales. De un número impar la última es permanente para quien perdió la batalla o la ganó sin desempate, y temporal para quien ganó tras él. En el ejemplo de 12.2 H los franceses pierden 1 cuerpo para siempre; de los 3 de la Coalición 2 se pierden para siempre y 1 cae prisionero.

rule-12-3-1-b-title = Quién elige
rule-12-3-1-b = Cada jugador elige sus bajas; con Muerte de un héroe se elige una baja permanente del enemigo.

rule-12-3-1-c-title = Adónde van
rule-12-3-1-c = Las bajas temporales del perdedor van a la caja de prisioneros; las del vencedor, a la reserva. Todos los cuerpos empeñados que sobreviven quedan gastados; los que ya lo estaban no sufren más, y los no empeñados siguen como están.

rule-12-3-1-c-original = Las bajas temporales del perdedor van a la caja de prisioneros; las del vencedor, a la reserva. Los cuerpos supervivientes de ambos bandos quedan gastados.

rule-12-3-1-d-title = Ambos aniquilados
rule-12-3-1-d = En una batalla pequeña pueden perderse todos los cuerpos de ambos bandos. Está permitido.

rule-12-3-1-e-title = El vencedor aniquilado
rule-12-3-1-e = Si el vencedor pierde todos sus cuerpos y el vencido no, el resultado no cambia.

rule-12-3-1-f-title = No más de los que hay
rule-12-3-1-f = Un bando nunca pierde más cuerpos de los que tiene: con 2 cuerpos y 3 bajas, se pierden 2.

rule-12-3-2-title = Retirada
rule-12-3-2 = Adónde va un ejército vencido.

rule-12-3-2-a-title = Adónde
rule-12-3-2-a = Todos los cuerpos supervivientes del perdedor, empeñados o no, se retiran a un área adyacente libre de enemigos, con preferencia hacia la capital de la mayoría de ellos (entre iguales elige el perdedor). Se tira el desgaste de marcha si procede (11.1.2).

rule-12-3-2-b-title = El defensor
rule-12-3-2-b = Un defensor vencido no puede retirarse al área de donde vino el atacante.

rule-12-3-2-c-title = El atacante
rule-12-3-2-c = Un atacante o interceptor vencido debe volver al área de donde salió.

rule-12-3-2-c-original = Un atacante o interceptor vencido debe volver a una de las áreas desde las que sus ejércitos entraron en la batalla.

rule-12-3-2-d-title = Por mar
rule-12-3-2-d = Una vez jugada Britannia, un cuerpo de la Coalición puede retirarse por mar, a un área de costa de su patria que controle la Coalición y esté libre de enemigos; sin ella no puede. Un cuerpo sueco solo podría llegar así a Suecia.

rule-12-3-2-d-original = Un cuerpo de la Coalición como mucho puede retirarse por mar, con las mismas condiciones que para mover por mar (11.2).

rule-12-3-2-e-title = Prisioneros
rule-12-3-2-e = Los cuerpos que no pueden retirarse así van a la caja de prisioneros, igual que los insurgentes que irían a más de 1 área de su país. El perdedor puede siempre poner allí a todos sus supervivientes antes que violar un país neutral al retirarse a él.

rule-12-3-2-e-original = Los cuerpos que no pueden retirarse así van a la caja de prisioneros, igual que los insurgentes que irían a más de 1 área de su país.

rule-12-3-3-title = Victoria
rule-12-3-3 = El vencedor queda dueño del terreno.

rule-12-3-3-a-title = Descanso
rule-12-3-3-a = Los cuerpos supervivientes del vencedor, empeñados o no, se quedan. Descartando una carta (sin jugarla) puede girarlos todos al lado fresco.

rule-12-3-3-b-title = Persecución
rule-12-3-3-b = No puede hacerlo si juega Persecución.

rule-12-3-3-c-title = Entre batallas
rule-12-3-3-c = Las tropas no se recuperan entre las batallas sucesivas de Líneas interiores.

rule-13-0-title = Fase de rendición
rule-13-0 = Los países que ocupa el enemigo se rinden.

rule-13-a-title = El orden
rule-13-a = Los países se examinan en este orden: todos los menores, España, Prusia, Austria, Rusia, Francia.

rule-13-b-title = Quién no se rinde
rule-13-b = Sin rendición impide la rendición de un país. Los países insurgentes nunca se rinden en esta fase.

rule-13-b-original = La carta Sin rendición impide la rendición de un país.

rule-13-c-title = Opción: 1815
rule-13-c = Si los jugadores lo acuerdan, Sin rendición no tiene efecto en 1815; quien la roba entonces la descarta en el acto y roba otra carta.

rule-13-1-title = Países menores
rule-13-1 = Un país menor ocupado cambia de bando.

rule-13-1-a-title = En qué se convierte
rule-13-1-a = Un país menor se une al bando cuyos cuerpos lo ocupan. Para los franceses pasa a aliado, o a dominio si alguna vez fue insurgente; para la Coalición, a miembro. Un área separada que se rinde a la Coalición vuelve a su país si este es miembro; si no, sigue separada bajo control de la Coalición.

rule-13-1-a-original = Un país menor se une al bando cuyos cuerpos lo ocupan, como aliado francés o miembro de la Coalición; uno que ocupan los franceses pasa a dominio si es insurgente o lo fue alguna vez. Un área separada que se rinde a la Coalición vuelve a su país si este es miembro; si no, sigue separada bajo control de la Coalición.

rule-13-1-b-title = Sus cuerpos
rule-13-1-b = Todos los cuerpos del país que se rinde vuelven a la reserva.

rule-13-2-title = Países mayores
rule-13-2 = Un país mayor ocupado deja la guerra.

rule-13-2-a-title = Cuándo
rule-13-2-a = Debe rendirse si hay al menos 1 cuerpo enemigo en su capital y, además, o bien los cuerpos enemigos en sus áreas superan a los amigos, o bien no le queda ningún cuerpo propio en ellas.

rule-13-2-b-title = Pasa a ser neutral
rule-13-2-b = Pasa a ser neutral y todos sus cuerpos van a la reserva.

rule-13-2-c-title = Cuerpos extranjeros
rule-13-2-c = Los cuerpos extranjeros que eran sus aliados y están en sus áreas van a la caja de prisioneros si están rodeados por áreas ocupadas por el enemigo o por el mar. Si no, se ponen en el acto en el área más cercana libre de enemigos y controlada por su bando. Una vez jugada Britannia, un cuerpo de la Coalición en un área de costa puede ir también por mar a un área así.

rule-13-2-d-title = País neutral ocupado
rule-13-2-d = Mientras el vencedor mantenga al menos 1 cuerpo en la capital de un país mayor al que hizo rendirse, este es un país neutral ocupado y su neutralidad no obliga a sus fuerzas.

rule-13-2-d-original = Mientras el vencedor mantenga al menos 1 cuerpo en la capital de un país mayor al que hizo rendirse, este es un país neutral ocupado y la regla de violación (11.5) se suspende allí.

rule-13-2-e-title = Diplomacia e insurrección
rule-13-2-e = Las cartas de diplomacia del otro jugador no sirven con un país neutral ocupado. Pero si lo ocupan los franceses o sus aliados, Insurrección puede sublevarlo.

rule-13-2-f-title = Abdicación
rule-13-2-f = Con la opción 17.1 los franceses pueden rendir Francia por voluntad propia, aunque no se den las condiciones.

rule-14-0-title = Desgaste de invierno
rule-14-0 = Los ejércitos grandes pierden cuerpos en invierno.

rule-14-a-title = Qué ejércitos
rule-14-a = Todo ejército de 3 o más cuerpos está sujeto al desgaste de invierno, esté donde esté.

rule-14-b-title = La tirada
rule-14-b =
    Su dueño tira un dado por él y suma: +2 con Depósito, +2 en un área amiga, +1 en una capital, +1 en un área neutral; -2 si el enemigo juega Tierra quemada, -2 para los franceses o sus aliados en un área insurgente, -2 en un área árida. Bajas según el número de cuerpos, para un resultado de 0 o menos, 1, 2, 3, 4, 5, 6 o más:
    – 3 a 4 cuerpos: 1, 1, 1, 0, 0, 0, 0;
    – 5 a 6 cuerpos: 2, 1, 1, 1, 0, 0, 0;
    – 7 a 8 cuerpos: 2, 2, 2, 2, 1, 1, 0;
    – 9 o más: 3, 3, 3, 2, 2, 1, 0.

rule-14-b-original =
    Su dueño tira un dado por él y suma: +2 con Depósito, +2 en un área amiga, +1 en una capital; -2 si el enemigo juega Tierra quemada, -2 para los franceses o sus aliados en un área insurgente, -2 en un área árida. Bajas según el número de cuerpos, para un resultado de 0 o menos, 1, 2, 3, 4, 5, 6 o más:
    – 3 a 4 cuerpos: 1, 1, 1, 0, 0, 0, 0;
    – 5 a 6 cuerpos: 2, 1, 1, 1, 0, 0, 0;
    – 7 a 8 cuerpos: 2, 2, 2, 2, 1, 1, 0;
    – 9 o más: 3, 3, 3, 2, 2, 1, 0.

rule-14-c-title = Bajas permanentes
rule-14-c = Todas estas bajas son permanentes; el dueño elige los cuerpos. Con un resultado inferior a 0 las bajas aumentan en la diferencia. Napoleón con 8 cuerpos en Moscú saca 4, +1 por la capital, -2 árida: 3, así que se pierden 2 cuerpos. En otra área rusa con un 1 el resultado es -1 y se pierden 3.

rule-14-d-title = Áreas amigas
rule-14-d = Amiga significa del mismo bando: los cuerpos rusos en Bohemia tienen +2 mientras Rusia y Austria sean miembros. Napoleonica puede recuperar el Depósito o la Tierra quemada recién jugados para jugarlos otra vez.

rule-14-d-original = Amiga significa del mismo bando: los cuerpos rusos en Bohemia están en un área amiga mientras Rusia y Austria sean miembros.

rule-15-0-title = Fase de victoria
rule-15-0 = Los franceses controlan a sus aliados y dominios; la Coalición, a sus miembros y a los países insurgentes; aquí basta el control limitado.

rule-15-1-title = Victoria francesa
rule-15-1 = Lo que deben lograr los franceses.

rule-15-1-a-title = Marginal
rule-15-1-a = Desde 1811: todos los países adyacentes a Francia están bajo control francés, y de Austria y Rusia una está bajo control francés u ocupada por el bando francés, y la otra es neutral o está bajo control francés.

rule-15-1-a-original = Desde 1811: todos los países adyacentes a Francia están bajo control francés, y de Austria y Rusia una está bajo control francés u ocupada por el bando francés, y la otra es neutral, está bajo control francés o está ocupada por el bando francés.

rule-15-1-b-title = Decisiva
rule-15-1-b = Todos los países adyacentes a Francia están bajo control francés; Rusia, Austria y Prusia están cada una bajo control francés u ocupadas por el bando francés; y todo otro país salvo Gran Bretaña es neutral o está bajo control francés.

rule-15-2-title = Victoria de la Coalición
rule-15-2 = Lo que debe lograr la Coalición.

rule-15-2-a-title = Marginal
rule-15-2-a = Los franceses no controlan nada más que Francia.

rule-15-2-b-title = Decisiva
rule-15-2-b = Francia se rinde, o el cuerpo de Napoleón se pierde para siempre.

rule-15-3-title = Fin de la partida
rule-15-3 = Quién puede terminarla y qué pasa después de 1815.

rule-15-3-a-title = Tomarla o dejarla
rule-15-3-a = Quien cumple las condiciones de una victoria marginal en esta fase puede terminar así la partida o seguir por una decisiva. Si cambia su suerte no puede reclamarla después, salvo que las cumpla de nuevo.

rule-15-3-b-title = Después de 1815
rule-15-3-b = Si nadie ha ganado al final de 1815 los franceses logran una victoria moral; en torneo cuenta como victoria francesa.

rule-15-3-b-original = Si nadie ha ganado al final de 1815 los franceses logran una victoria moral.

rule-17-1-title = Opción: el regreso de Napoleón
rule-17-1 = Si los jugadores lo acuerdan, los franceses pueden una vez, en una fase de rendición antes de 1815, rendir Francia por voluntad propia (13.2 F). Esto no termina la partida: todos los cuerpos del bando francés van a la reserva y todo aliado y dominio pasa a neutral; ese año la Coalición no logra victoria marginal. En la siguiente fase de refuerzos Napoleón, aunque fuera prisionero, vuelve a su capital, si no hay allí enemigos, y los franceses despliegan como siempre. Hasta el final de ese año Francia es terreno neutral para el invierno (14 B). Una Francia que ha de rendirse (13.2 A) no tiene esa elección.

## Decisiones

ruling-a1 = Las cartas de estrategia pueden jugarse en la fase en que se roban, en el orden de 8.1 E. Nadie está obligado: una carta que hubiera que jugar en el acto nunca podría guardarse.
ruling-a2 = Cuando los franceses descartan Britannia la Coalición puede descartar una carta para tomarla. Entonces solo puede jugarse en una fase de estrategia.
ruling-a3 = El movimiento sin usar se pierde solo para ese movimiento; «para el resto del juego» es una errata.
ruling-a4 = La mitad de las bajas, redondeada hacia abajo, es permanente y otras tantas temporales; solo la impar depende de quién ganó y cómo.
ruling-a5 = Las bajas temporales del perdedor van a la caja de prisioneros; las del vencedor, a la reserva.
ruling-a6 = Las bajas nunca superan a los cuerpos empeñados.
ruling-a7 = Una retirada va a un área adyacente libre de enemigos, hacia la capital de la nacionalidad más numerosa por el menor número de áreas; atacantes e interceptores vuelven de donde vinieron.
ruling-a8 = Los sucesos que hacen disponibles cuerpos son disparadores: una vez ocurridos valen el resto de la partida.
ruling-a9 = Las orillas del mar Negro no son de costa, ni lo es Westfalia.
ruling-a10 = Las cartas de ambos jugadores sobre el mismo país se anulan, y ambas quedan gastadas.
ruling-a11 = Veteranos devuelve a la reserva un cuerpo perdido para siempre, pero nunca uno perdido por desgaste de marcha en invierno.
ruling-a12 = Los textos disponibles solo dan el nombre de la opción El regreso de Napoleón; se juega como dice aquí 17.1, que es nuestra reconstrucción.
ruling-a13 = El enemigo ve de una pila su área, su bando, el número de cuerpos y el jefe de encima con su lado; los demás los ve cuando combaten. El jefe está sobre la pila y su altura se ve.
ruling-a14 = La reserva, los prisioneros y los cuerpos perdidos son públicos: están sobre el tablero y la mesa.
ruling-a15 = Los cuerpos que no entran en una batalla no se muestran; solo los empeñados y el jefe cuyo valor de mando se usa.
ruling-a16 = Los dos jugadores ven cada carta cuando va a los descartes; los descartes mismos no se miran.
ruling-a17 = Napoleonica puede recuperar cualquier carta, salvo Napoleonica, que su dueño pudiera jugar en ese momento, y se juega en el acto; si no, se recuperarían cartas sin fin.
ruling-a18 = Napoleonica puede usarse en una batalla, pero no para una carta cuyo título su dueño ya jugó allí.
ruling-a19 = Una carta que no nombra a ningún jugador puede jugarla cualquiera.
ruling-a20 = Cuando ambos pueden jugar una carta en el mismo momento, se pregunta primero al que tiene prioridad, francés hasta 1810 y Coalición desde 1811, luego al otro; el momento acaba cuando ambos pasan.
ruling-a21 = Una carta que solo se juega una vez, robada de nuevo después, solo puede descartarse o servir de pago.
ruling-a22 = El límite de 10 obliga en el reparto. Nada más en la partida añade una carta a la mano: Britannia se toma a cambio de otra.
ruling-a23 = Cuando el jefe se pierde, se queda atrás o se va, dirige en el acto el mayor mando que queda. Entre iguales elige el dueño, y puede elegir de nuevo siempre que cambie la pila.
ruling-a24 = Wrede, Sachsen-Weimar y Carlos Juan sirven a cualquiera de los dos, al que controle sus dos países. Lefebvre y Wrede pueden servir a la vez.
ruling-a25 = Poniatowski y Reynier solo sirven mientras Polonia o Sajonia está separada y es francesa, pues su etiqueta nombra un país menor; Sachsen-Weimar, mientras Prusia y Sajonia, unida o separada, están en un mismo bando.
ruling-a26 = El dueño elige en el acto los aliados menores que se retiran por el límite; van a la reserva.
ruling-a27 = Bernadotte y Carlos Juan son dos fichas, aunque fueron un solo hombre.
ruling-a28 = Los países menores insurgentes no dan cuerpos ni cuentan como países menores; 8.1 C y 9.2 A solo nombran a los mayores.
ruling-a29 = Rusia está invadida cuando un cuerpo de un bando que no la controla entra en un área rusa, aunque Rusia sea neutral.
ruling-a30 = Si el suceso ocurre cuando el país es neutral u hostil, sus cuerpos entran igualmente en la reserva y sirven a quien lo controle después.
ruling-a31 = Un área separada sigue siendo patria para el +1 en batalla y para la distancia a que van los insurgentes. En las reglas vivas pueden atacar en ella; en las originales no, sea quien sea quien la controle, pues es otro país y solo el texto vivo hace con ella una excepción. Para desplegar es patria solo mientras esté en el bando del cuerpo.
ruling-a32 = Un área está ocupada por el bando que tiene cuerpos en ella; la controla solo el alineamiento de su país.
ruling-a33 = Los efectos se aplican después de que ambos hayan jugado. Un objetivo se juzga por su alineamiento al empezar la fase, para que dos cartas sobre un país puedan anularse.
ruling-a34 = Todos los alineamientos cambian a la vez; luego se subleva el Tirol, se retiran cuerpos y se despliegan otros, primero los del jugador con prioridad.
ruling-a35 = La opción de una carta por país mayor y año cuenta a ambos jugadores juntos: la primera impide la segunda.
ruling-a36 = Un país neutral está ocupado en este sentido si es menor y hay en él un cuerpo enemigo, o mayor según 13.2 D.
ruling-a37 = Los cuerpos de un país que pasa a neutral se retiran de todo el mapa, con sus aliados menores; los prisioneros siguen en su caja hasta 9.7.
ruling-a38 = Los cuerpos extranjeros en un país que pasa a neutral pueden quedarse o irse libremente. Terminar allí un movimiento o dejar cuerpos lo viola; quedarse no, y el país no se les rinde.
ruling-a39 = Estos despliegues son voluntarios y cuentan en los límites del año; un texto que los da por obligatorios se equivoca.
ruling-a40 = Todas sus áreas están ocupadas cuando en cada una que le pertenece entonces hay un cuerpo del bando francés. Sus propios cuerpos en el mapa vuelven entonces a la reserva.
ruling-a41 = Fracasos y éxitos se resuelven para todos los países insurgentes a la vez; luego se juegan las cartas Insurrección una a una.
ruling-a42 = Insurrección se juega en la fase de insurrección; «fase diplomática» es una errata, pues puede seguir a un fracaso visto en 7.1.
ruling-a43 = Los cuerpos del nuevo insurgente que están en su patria se quedan y cambian de bando, salvo que haya en el área un cuerpo del bando francés: entonces van a la reserva, pues no hay batalla fuera de las campañas. Igual los aliados menores de los que ya no se dispone.
ruling-a44 = El Tirol se subleva en el acto, en cualquier fase, cuando es dominio francés y Austria pasa a ser miembro de la Coalición o insurgente.
ruling-a45 = Cuando triunfa la sublevación del Tirol vuelve a Austria si esta es miembro de la Coalición; si no, pasa a ser miembro separado.
ruling-a46 = Ambos descartan todo, luego se baraja si procede, luego ambos roban y luego se juegan cartas.
ruling-a47 = El mazo no puede agotarse: hay al menos 20 cartas antes de un reparto de 20 como mucho.
ruling-a48 = Una rendición parada con Sin rendición no obliga a barajar; una convertida en dominio sí, pues el país se rindió.
ruling-a49 = Las cartas apartadas por un escenario entran en el mazo al primer barajado: no están descartadas, y ninguna carta está nunca fuera del juego.
ruling-a50 = Britannia tomada fuera de una fase de estrategia no se descarta en 8.1 A y puede jugarse en esa fase siguiente; la carta dada por ella va a los descartes. Si no, la regla nunca serviría.
ruling-a51 = Los franceses descartan primero su mano vieja. Si está en ella Britannia la Coalición puede tomarla antes de descartar la suya, y la conserva.
ruling-a52 = El primer jugador hace toda su parte, Veteranos, despliegue y recuperación en cualquier orden; luego el segundo; luego vuelven los prisioneros (9.7).
ruling-a53 = Los prisioneros no pueden desplegarse el mismo año: llegan a la reserva al final de la fase.
ruling-a54 = Cada prisionero vuelve a su propia reserva, sin rescate ni carta.
ruling-a55 = Un jugador no puede quitar un cuerpo del mapa a voluntad, salvo eligiendo la caja de prisioneros donde una regla lo ofrece.
ruling-a56 = Un cuerpo que estaba gastado vuelve de la reserva por su lado fresco.
ruling-a57 = La excepción francesa vale para los cuerpos propios franceses, en un área insurgente sin enemigos vecina a un área francesa sin enemigos.
ruling-a58 = Ningún cuerpo se despliega en un área de su patria si el país es neutral u hostil.
ruling-a59 = Por mar un cuerpo al año, de cualquier nacionalidad en reserva y dentro de los límites, va a un área de costa sin enemigos de un miembro o país insurgente; los insurgentes, solo a su patria.
ruling-a60 = Para la recuperación un ejército son todos los cuerpos del jugador en un área.
ruling-a61 = Cuando un límite de movilización baja de los cuerpos en el mapa no se retira nada, salvo aliados menores por 2.2.1 G en las reglas vivas; no se despliega nada hasta estar por debajo.
ruling-a62 = El orden se elige al empezar cada fase de campaña, incluido el primer año de un escenario.
ruling-a63 = Conversaciones de paz y Cuarteles de invierno se juegan al empezar una ronda, antes de todo movimiento. Se pregunta primero al que mueve primero, y basta una carta así.
ruling-a64 = En una ronda saltada no pasa nada; el movimiento gratis no se pierde por ello.
ruling-a65 = Campaña mayor se juega al empezar la mitad de ronda del jugador, antes de que mueva; sus ejércitos se nombran uno a uno, no de antemano.
ruling-a66 = Los tres ejércitos pueden salir de una misma pila, como fuerzas separadas sin cuerpos en común. Todos los cuerpos de un bando que terminan en un área son un ejército.
ruling-a67 = El primer movimiento o intercepción del año es gratis incluso en una campaña mayor; la carta misma no paga ningún movimiento.
ruling-a68 = Marcha forzada y Maniobra sobre la retaguardia pagan el movimiento o la intercepción con que se juegan.
ruling-a69 = Sin carta no hay movimiento ni intercepción después del gratuito. Huidas y retiradas no cuestan nada; «no se permite» en el texto original es errata por «no se exige».
ruling-a70 = El movimiento de una fuerza separada y el movimiento por mar son movimientos como los demás.
ruling-a71 = Indecisión y Barro se juegan después de anunciarse y pagarse un movimiento, antes de su primer paso; no contra intercepciones.
ruling-a72 = Se toman y dejan cuerpos tras cada paso: nunca más que el mando del jefe, nunca uno de mayor mando, nunca uno que ya movió en esta ronda.
ruling-a73 = Un ejército va tan lejos como el valor de movimiento de su jefe en su lado actual; los valores de los demás no importan.
ruling-a74 = Un ejército con capacidad inferior a 1 no puede mover, y un ataque necesita que quede un área tras el -1 por la batalla.
ruling-a75 = El -1 por batalla se cuenta una vez por movimiento, desde que se entra en un área enemiga, haya las persecuciones que haya: las áreas entradas más 1 no deben pasar de la capacidad.
ruling-a76 = De Suecia a Lituania el paso cuesta 2 áreas de capacidad. También puede cruzarse por intercepción, huida o retirada en invierno, y hay una sola causa de desgaste: el invierno.
ruling-a77 = El estrecho puede cruzarse también por intercepción, huida y retirada, con la misma condición.
ruling-a78 = Hay como mucho cuatro causas: marcha larga (4 áreas, o 3 y un ataque), Marcha forzada, montaña o pantano (una vez) e invierno. Blücher tira dos dados en el ejemplo.
ruling-a79 = Solo cuenta entrar en una montaña o pantano, no salir.
ruling-a80 = Los cuerpos que cuentan en la tabla son los que compartieron al menos una causa, incluidos los dejados; solo ellos se pierden y se gastan.
ruling-a81 = Los cuerpos gastados al principio se pierden primero; del resto elige el dueño, y el jefe puede ser uno.
ruling-a82 = Si se pierden todos los cuerpos no hay batalla y el movimiento acaba.
ruling-a83 = Veteranos devuelve a la reserva un cuerpo perdido para siempre, y puede ser uno perdido por desgaste de marcha en invierno.
ruling-a84 = Por mar mueve un cuerpo por ronda, solo, durante todo su movimiento; no da ningún paso por tierra.
ruling-a85 = Va de cualquier área de costa a cualquier otra, incluidas las neutrales (violación) y las enemigas. No se traza ruta y nada lo detiene en el mar. Inglaterra es un área de costa amiga como las demás.
ruling-a86 = En invierno nada navega hacia el Báltico, desde él ni dentro de él. Dinamarca está abierta al mar del Norte en ambos sentidos; Suecia está cerrada, pues la excepción solo nombra Dinamarca.
ruling-a87 = Un movimiento por mar en invierno es una causa de desgaste de marcha.
ruling-a88 = Los franceses nunca entran en Inglaterra.
ruling-a89 = Cuando se entra en un área enemiga: primero la huida, luego las intercepciones del otro bando, luego las del que mueve, por turno hasta que ambos pasen, y luego la batalla. Una huida evita la batalla; una intercepción la acepta.
ruling-a90 = Puede huir cualquier número de cuerpos, todos a una misma área, no más que el mando del jefe que se va; el valor de movimiento que se compara es el del jefe de toda la pila.
ruling-a91 = Se puede huir a un país neutral; es una violación.
ruling-a92 = Las huidas se cuentan por cuerpo: tantas por ronda como el valor de movimiento del jefe que huye, -1 en invierno. No gastan el movimiento del cuerpo en su propia mitad de ronda.
ruling-a93 = Cuando varios ejércitos de una campaña mayor entran en un área, se ofrece la elección con el primero; quien se queda ha aceptado y ya no puede irse en esta ronda.
ruling-a94 = Los ejércitos con una batalla pendiente no huyen, ni interceptan, ni mueven, ni son tomados: han aceptado el combate.
ruling-a95 = Solo pueden interceptarse movimientos e intercepciones, no huidas ni retiradas.
ruling-a96 = Los cuerpos que acaban de huir no interceptan durante el mismo movimiento enemigo: evitaron a ese ejército.
ruling-a97 = La intercepción se ofrece cada vez que el ejército que mueve entra en un área, antes de que siga. No se tira dado: una intercepción legal siempre tiene éxito.
ruling-a98 = Pueden interceptar tantos cuerpos como el mando del jefe enviado; forman un ejército.
ruling-a99 = Cada nuevo interceptor se compara con el jefe del ejército enemigo que entró el último. Cada uno se paga, y ningún ejército aparece dos veces en una cadena.
ruling-a100 = Con varios interceptores el primero dice, de una vez y terminada la cadena, si su bando ataca o defiende.
ruling-a101 = Cuando los interceptores se unen a un amigo atacado, él y todos ellos defienden.
ruling-a102 = Un movimiento por mar puede interceptarse donde desembarca, como uno por tierra.
ruling-a103 = El desgaste de un ejército interceptado se tira donde está, con las causas encontradas hasta entonces, antes de la batalla.
ruling-a104 = Los cuerpos insurgentes interceptan en su patria o un área más allá; más allá están en el caso de la nota de 9.3 y pueden incluso atacar.
ruling-a105 = Los cuerpos insurgentes solo interceptan un área más allá de su patria como defensores; donde atacarían, solo en su patria.
ruling-a106 = Atravesar un país neutral es libre, salvo por la capital de uno mayor.
ruling-a107 = Si un ejército es interceptado en un país neutral, lo viola el interceptor, pues vino por su voluntad.
ruling-a108 = El país violado despliega en el acto, antes de que el ejército siga; su nuevo dueño elige cuerpos y áreas.
ruling-a109 = Ataca el ejército que violó; los nuevos cuerpos no pueden huir, y no hay -1 por la batalla.
ruling-a110 = Si se despliegan cuerpos donde está el ejército que mueve, su movimiento acaba allí y sigue la batalla.
ruling-a111 = El bando que no ocupa un país neutral ocupado lo viola con los mismos actos que cualquier otro; el país se une entonces al ocupante.
ruling-a112 = Un país menor violado sin cuerpos que desplegar solo cambia de alineamiento; puede rendirse el mismo año.
ruling-a113 = El jugador que mueve elige el orden de las batallas de una campaña mayor.
ruling-a114 = Con varios ejércitos en un área el límite es el mayor mando entre todos los cuerpos del bando allí.
ruling-a115 = Cada bando debe empeñar al menos un cuerpo.
ruling-a116 = Arte de la guerra usa el mando del jefe de ejército, esté empeñado o no.
ruling-a117 = Una fuerza inferior a 1 usa la primera fila de la tabla; por encima de 36, la última.
ruling-a118 = Los aliados menores tienen el +1 de la patria en el país de su etiqueta.
ruling-a119 = El atacante juega todas sus cartas de batalla; luego el defensor, todas las suyas; no hay segundo turno, y cada uno juega como mucho una Niebla de guerra.
ruling-a120 = Si ambos juegan Niebla de guerra cada una anula todas las demás cartas del otro; las Nieblas no se anulan entre sí.
ruling-a121 = Ninguna baja por ambas partes es un empate como cualquier otro.
ruling-a122 = Arte de la guerra no sustituye al dado de desempate, que no se tira en la tabla.
ruling-a123 = La baja adicional solo se suma tras una victoria sin desempate, y antes de partir las bajas, como en el ejemplo de las 3.
ruling-a124 = El perdedor nombra sus bajas primero, las permanentes antes que las temporales. Muerte de un héroe se juega justo antes de que el enemigo nombre el resto.
ruling-a125 = Si ambos pueden jugar Muerte de un héroe se pregunta primero al atacante. Se juega tras los dados, y Niebla de guerra no la anula.
ruling-a126 = Los cuerpos empeñados que sobreviven pasan al lado gastado; los que no se empeñaron siguen como están. «Todos» en el texto original significa los que combatieron.
ruling-a127 = Un cuerpo perdido para siempre va a una caja que todos ven; solo Veteranos lo devuelve.
ruling-a128 = Un vencedor aniquilado sigue siendo el vencedor: el perdedor se retira y el área queda vacía.
ruling-a129 = De las vecinas permitidas hay que tomar las más cercanas a la capital; entre iguales elige el perdedor; si ninguna está más cerca, vale cualquiera permitida. Todos los cuerpos van juntos.
ruling-a130 = Los aliados menores se retiran hacia su patria; los británicos, por ser isleños, hacia el área de costa de la Coalición más cercana cuando no hay camino por tierra.
ruling-a131 = Un defensor atacado desde varias áreas no puede retirarse a ninguna de ellas, ni a aquellas de donde vinieron interceptores.
ruling-a132 = Un atacante vino de la última área antes de la de batalla; los cuerpos tomados por el camino van con él. En las reglas vivas cada ejército vuelve a la suya; en las originales, todos los que vinieron por tierra juntos a una de ellas. Una marcha interceptada que ha de defenderse no ataca: se retira como quien ya estaba allí.
ruling-a133 = Si esa área tiene ahora enemigos, los cuerpos van a la caja de prisioneros. Si es neutral también, pero en las reglas vivas elige el perdedor.
ruling-a134 = Un cuerpo vencido tras un movimiento por mar solo se retira por mar, o va a la caja de prisioneros.
ruling-a135 = Sin área de retirada permitida todos los supervivientes, empeñados o no, van a la caja de prisioneros.
ruling-a136 = El desgaste en una retirada se tira en el acto; en invierno es permanente. El mando no limita las retiradas.
ruling-a137 = Una carta recupera todos los cuerpos supervivientes del vencedor en el área, empeñados o no, justo tras la retirada.
ruling-a138 = Con Líneas interiores los ejércitos atacantes combaten por separado en el orden que elige el defensor, cada uno con su propio mando, hasta que este es vencido. El defensor conserva sus bajas y lados gastados; en cada batalla se juegan cartas de nuevo.
ruling-a139 = Un atacante vencido entre varios se retira en el acto, y sigue la batalla siguiente.
ruling-a140 = Los países menores se examinan por orden alfabético; cada uno se resuelve, cartas incluidas, antes del siguiente.
ruling-a141 = Sin rendición se ofrece al bando que pierde el país y luego al otro, también para Francia y los países menores.
ruling-a142 = Un país menor está ocupado si hay en él un cuerpo enemigo; entonces no hay ninguno de su bando.
ruling-a143 = Los países menores neutrales no se rinden: solo los enemigos.
ruling-a144 = Un área separada cuenta como país menor. Solo vuelve a su país si este es miembro de la Coalición en ese momento, no después.
ruling-a145 = Un área separada retomada por los franceses pasa a aliada, o a dominio si fue insurgente.
ruling-a146 = Se cuentan todos los cuerpos enemigos en todas las áreas del país contra todos los de su bando allí; o bien no queda en ellas ninguno de su propia nacionalidad.
ruling-a147 = Sus cuerpos van a la reserva desde cualquier parte del mapa; los prisioneros siguen en su caja hasta 9.7.
ruling-a148 = Rodeado significa que toda área adyacente está ocupada por enemigos. Si no, los cuerpos van al área amiga más cercana en áreas; entre iguales elige el dueño, y no hay desgaste.
ruling-a149 = Con Britannia un solo cuerpo en total va por mar, de un área de costa al área de costa amiga más cercana.
ruling-a150 = La ocupación acaba cuando el último cuerpo deja la capital, aunque sea un momento; los cuerpos que quedan están entonces como en 6.3 A.
ruling-a151 = Un país mayor aliado o dominio francés que toma la Coalición pasa a neutral como cualquier otro.
ruling-a152 = Justo tras una rendición van primero José, luego Concesiones territoriales, luego Dinastía napoleónica; las dos últimas pueden seguir ambas a una misma rendición.
ruling-a153 = El jugador con prioridad tira por sus áreas en su orden; luego, el otro. Antes de cada tirada el dueño puede jugar Depósito; luego el enemigo, Tierra quemada.
ruling-a154 = Las áreas de miembros y países insurgentes son amigas de la Coalición. Un área de un país controlado por el propio bando es amiga aunque ya no estén sus cuerpos.
ruling-a155 = Un área amiga da +2; el +1 del ejemplo es una errata, y prevalece la lista.
ruling-a156 = Cuentan los cuerpos presentes al tirar, gastados o no. No se tira por menos de 3 cuerpos, ni por elección.
ruling-a157 = Un resultado inferior a 0 toma las bajas de 0 y tantas más como baje de 0, nunca más que los cuerpos que hay.
ruling-a158 = La Coalición gana de forma decisiva en el acto, en cualquier fase, cuando Francia se rinde o Napoleón se pierde para siempre: nada puede deshacerlo.
ruling-a159 = Los países adyacentes a Francia son Holanda, Italia, Suiza, España, Westfalia y Wurtemberg, sea cual sea su estado.
ruling-a160 = Ocupado por los franceses significa neutral y ocupado en el sentido de 13.2 D.
ruling-a161 = Se comprueba primero la victoria decisiva francesa, luego cada marginal, que su dueño puede rehusar; en 1815 una victoria marginal se toma.
ruling-a162 = Si nadie ha ganado al final de 1815 la victoria moral se anota como victoria francesa.
ruling-a163 = Con la opción, Sin rendición robada en el reparto de 1815 se muestra, se descarta y se sustituye; la que se tenía de antes no tiene efecto.
ruling-a164 = Se comparan valores, no capacidades: el invierno y Barro no cuentan. Solo los cambia Marcha forzada (+1) y, en las reglas vivas, el lado gastado.
ruling-a165 = Nadie intercepta por mar, solo entre áreas adyacentes por tierra; el estrecho y el paso de invierno cuentan cuando están abiertos.
ruling-a166 = Una huida por mar exige la misma comparación de valores. Va de un área de costa a cualquier área de costa libre de enemigos, siendo violación si es neutral, y gasta el movimiento por mar de la Coalición en esa ronda.
ruling-a167 = Los cuerpos insurgentes en un ejército mixto solo se obligan a sí mismos: se dejan antes de que ataque fuera o vaya a dos áreas de su patria; en una batalla fuera solo defienden.
ruling-a168 = Los límites de los cuerpos insurgentes valen mientras su país es insurgente; como cuerpos de un miembro son libres.
ruling-a169 = Todos los cuerpos de un bando se apilan, mueven y combaten juntos bajo cualquier jefe de ese bando, sea cual sea su nación.
ruling-a170 = El ocupante puede usar la diplomacia con el país neutral que ocupa, salvo que este fuera insurgente y él sea francés.
ruling-a171 = Las cartas de la Coalición sirven con un antiguo insurgente que ahora es aliado francés o neutral: la inmunidad es contra los franceses.
ruling-a172 = El orden de juego se elige de nuevo en cada fase cuya regla lo dice.
ruling-a173 = Un ejército puede recuperarse una vez tras cada una de sus batallas en una campaña mayor, salvo entre las de Líneas interiores.
ruling-a174 = Una retirada a un país neutral lo viola como el final de un movimiento; si existe otra área permitida, hay que tomarla. Por mar siempre hay otra.
ruling-a175 = Si el área de retirada más cercana es neutral, y ninguna otra está tan cerca, el perdedor la toma, lo que la viola, o pone a todos sus supervivientes en la caja de prisioneros.
ruling-a176 = Los cuerpos de un país menor que se rinde van a la reserva desde cualquier parte, incluso de los grandes ejércitos.
ruling-a177 = No queda ningún aliado francés ni dominio; los cuerpos enemigos en Francia no importan.
ruling-a178 = Una victoria decisiva francesa es posible cualquier año; solo la marginal tiene fecha.
ruling-a179 = Un ejército que termina su movimiento con un amigo de mayor mando forma un solo ejército con él; en una batalla allí cuenta su valor.
ruling-a180 = Si caben varias reacciones en un momento el jugador que reacciona elige su orden; cada una se resuelve, con pago, desgaste y violación, antes de la siguiente.
ruling-a181 = Cuenta también lo que el ejército encuentra en la misma área de su ataque: el texto dice «durante su movimiento», mientras que 11.4 C dice «antes de entrar en el área». Tres áreas y un ataque no cuentan todavía: no hay ataque hasta saber que alguien se queda.
ruling-a182 = Barro y Marcha forzada cuentan cada una una vez en un movimiento: el ejército está bajo el Barro o no lo está. Los modificadores que se suman son los distintos de la lista.
ruling-a183 = Quien ha movido en esta mitad de la ronda no contraintercepta. Una intercepción es también un movimiento de cuerpos, y ningún cuerpo mueve dos veces; en la mitad del enemigo puede reaccionar haga lo que haya hecho en la suya.
ruling-a184 = Que no haya un amigo en el área se pide solo al ejército cuyo movimiento se intercepta. A los interceptores se les responde en la misma área, aunque se hayan unido allí a un amigo.
ruling-a185 = Mientras Sajonia pertenece a Prusia, Sachsen-Weimar se despliega con los cuerpos de una Prusia que entra en un bando: su patria es entonces una de sus áreas. Wrede y Charles John se despliegan cuando entra Baviera o Suecia, no con Austria o Rusia.
ruling-a186 = Un país menor que antes fue insurgente pasa también a ser dominio si se rinde a los franceses: 13.1 habla solo de países insurgentes, pero 3.3.2 lo dice de los que lo fueron.
ruling-a187 = Un cuerpo dejado en un país neutral, sobre el que el país violado despliega enseguida cuerpos, combate con el ejército que acaba de dejarlo y vuelve con él: ambos vinieron de la misma zona.
