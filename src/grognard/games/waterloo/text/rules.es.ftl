# Las reglas de Napoléon 1815 contadas de nuevo, numeradas como en el libro, y las decisiones.

ruling-title = Decisión sobre { $rules }

rule-1-0-title = El mapa
rule-1-0 =
    El mapa muestra el sur de Bélgica y el norte de Francia, escenario de la campaña de Waterloo.
    – Ciudades: tres grandes (Bruselas, Gante y Lieja) y muchos pueblos y aldeas. Las unidades están siempre en una ciudad.
    – Caminos: unen las ciudades. Los trazos gruesos son caminos principales; los finos, secundarios. Se va de ciudad en ciudad por ellos.
    – Ríos: no estorban la marcha salvo que la otra orilla esté defendida (5.4), y estrechan una desbandada (7.5).
    – La frontera francobelga y la línea entre la zona británica y la prusiana solo importan en el despliegue (3.1).
    – La pista de turnos cuenta los turnos de campaña, franceses y aliados por turno; las casillas oscuras son turnos de noche. Hay 24 turnos, del 15 al 22 de junio de 1815, tres al día, y uno de cada tres es de noche (decisión W21).

rule-2-0-title = Las unidades
rule-2-0 = Este capítulo dice qué son los bloques y qué puede saberse de ellos.

rule-2-1-title = Nacionalidades
rule-2-1 = Hay 82 bloques, llamados unidades: 38 franceses (azules), 19 británicos (rojos) y 25 prusianos (grises). La Guardia Imperial es francesa; las tropas alemanas y neerlandesas del ejército de Wellington son rojas y cuentan como británicas.

rule-2-2-title = La niebla de la guerra
rule-2-2 = Los bloques están de pie con la cara vuelta hacia su dueño. El enemigo ve cuántos bloques hay en una ciudad y de qué ejército, pero no qué son ni qué fuerza tienen, hasta que una batalla los descubre. Un bloque eliminado fuera de la vista sigue siendo desconocido para el enemigo (decisión W35).

rule-2-3-title = Valor de combate
rule-2-3 = La fuerza de una unidad es su valor de combate, CV. El valor pleno es 4, 3 o 2 (1 para un jefe). Cada unidad empieza con su valor pleno, que se lee en el borde superior del bloque. Con pasos adicionales algunas empiezan con uno más (decisión W44).

rule-2-4-title = Bajas
rule-2-4 = Una unidad que sufre una baja pasa al CV inferior: de 4 a 3, luego a 2, luego a 1. Una unidad con 1 CV que sufre una baja queda eliminada y sale del juego. Las bajas son definitivas.

rule-2-5-title = Clases de unidades
rule-2-5 = Hay cuatro: infantería, caballería, artillería y jefes. Las unidades francesas y británicas son divisiones; las prusianas son brigadas, más o menos tan numerosas como una división británica.

rule-3-0-title = Despliegue inicial
rule-3-0 = Una partida empieza de una de tres maneras: despliegue libre (3.1), despliegue histórico (3.2) o gambito de Napoleón (3.3).

rule-3-1-title = Despliegue libre
rule-3-1 =
    El jugador aliado coloca primero sus unidades en las ciudades que quiera:
    – ninguna en una ciudad francesa;
    – las unidades británicas al oeste de la línea entre las zonas, 5 como máximo por ciudad;
    – las unidades prusianas al este de esa línea, 6 como máximo por ciudad.
    Después el jugador francés coloca las suyas en ciudades francesas, 16 como máximo por ciudad.
    Los jefes no cuentan para estos números (10.0). Empezada la partida, en una ciudad cabe cualquier número de unidades y la línea entre las zonas ya no importa.

rule-3-2-title = Despliegue histórico
rule-3-2 = Cada unidad se coloca con su CV pleno en la ciudad que le da el orden de batalla histórico de su ejército.

rule-3-3-title = El gambito de Napoleón
rule-3-3 = Napoleón pudo haber concentrado su ejército en cualquier punto de la frontera. Los aliados ocupan sus posiciones históricas; los franceses se despliegan libremente según 3.1.

rule-4-0-title = Desarrollo del juego
rule-4-0 = El juego es una serie de turnos de campaña, franceses y aliados alternados; el primero es francés. El jugador a quien le toca es el activo; el otro, el pasivo. Un turno de campaña tiene una fase de movimiento (4.1) y una fase de combate (4.2).

rule-4-1-title = Fase de movimiento
rule-4-1 = El jugador activo hace sus movimientos de campaña, hasta el número permitido. Véase 5.0.

rule-4-2-title = Fase de combate
rule-4-2 = Todas las batallas que han provocado los movimientos se libran hasta el final. Véase 6.0.

rule-5-0-title = Movimiento
rule-5-0 = Nadie está obligado a mover, pero los movimientos no hechos no se guardan para más tarde. Las unidades atraviesan libremente las ciudades ocupadas por las suyas. Una unidad que entra en una ciudad con unidades enemigas debe detenerse allí y combatir.

rule-5-1-title = Movimientos de grupo
rule-5-1 =
    Todas las unidades de una misma ciudad forman un grupo. Con un movimiento de grupo el jugador mueve las unidades del grupo que quiera, a una o varias ciudades vecinas unidas por un camino. Desde Bruselas, por ejemplo, se puede ir a Alost, Ninove, Hal, Waterloo, Wavre y Lovaina.
    Los franceses tienen tres movimientos de grupo por turno. Los aliados tienen cuatro: dos para grupos británicos y dos para grupos prusianos. Sacar de una misma ciudad unidades de ambas nacionalidades cuesta un movimiento de cada una, y un ejército no puede ceder al otro el que no use.
    Sacar de una ciudad cualquier pieza, aunque sea un jefe solo, gasta un movimiento de grupo de su ejército, y una pieza mueve una sola vez por turno (decisión W17). Tras el despliegue, en una ciudad cabe cualquier número de unidades.

rule-5-2-title = Alcance del movimiento
rule-5-2 = La infantería y la artillería mueven una ciudad. La caballería y los jefes mueven una o dos: de Bruselas a Waterloo, por ejemplo, y de allí a una ciudad vecina de Waterloo. Un bloque al que se ve mover dos se reconoce como uno de estos (decisión W40).

rule-5-3-title = Límites de los caminos
rule-5-3 = En un turno de campaña un camino principal lleva como máximo 10 unidades y uno secundario 6. Alcanzado ese número, el camino queda cerrado hasta el final del turno. Ambos sentidos cuentan juntos; los jefes no cuentan (decisión W16).

rule-5-4-title = Ríos
rule-5-4 =
    Cuando un camino cruza un río y la ciudad a la que lleva contiene una unidad enemiga, su límite se reduce a la mitad: 5 unidades por un camino principal, 3 por uno secundario. Ejemplo: 10 unidades francesas pueden ir de Laneffe a Charleroi; si una sola unidad prusiana ocupa Charleroi, solo pueden 5, y las demás han de atacar por otros caminos.
    Solo cuenta el último camino de la marcha. Los ríos cruzados antes, por la caballería o en marcha forzada, no importan. Un jefe solo en una ciudad no reduce el camino (decisión W4).

rule-5-5-title = Marchas forzadas
rule-5-5 =
    Una unidad puede marchar una ciudad más de lo que le corresponde: la infantería y la artillería dos ciudades, la caballería tres. Los jefes nunca lo hacen.
    Hechos todos los movimientos, se tira un dado por cada unidad en marcha forzada: con 1-3 llega pero pierde 1 CV; con 4-6 llega intacta. Si en la ciudad de partida había un jefe activado de su ejército, se suma uno: solo pierde con 1-2 (10.1, decisión W2). Una unidad que pierde su último CV queda eliminada.
    – Todos los movimientos preceden al primer dado.
    – Los límites de caminos y ríos valen como siempre.
    – Una unidad puede atacar a marcha forzada, pero nunca entrar así en una batalla como refuerzo.
    – Una unidad puede retirarse a marcha forzada, pero entonces pierde 1 CV con 1-4 y nada con 5-6; los jefes no ayudan (decisión W3).
    – De noche no hay marchas forzadas, salvo por orden de un jefe (10.1).

rule-5-6-title = Turnos de noche
rule-5-6 = De noche se permite todo movimiento ordinario, pero ni ataques ni marchas forzadas. Ninguna unidad entra en una ciudad donde haya enemigos (decisión W22). Un jefe puede ordenar marchas forzadas incluso de noche (10.1).

rule-6-0-title = Las batallas
rule-6-0 = Las batallas se libran por turnos de batalla, cada bando en tres columnas con una reserva detrás.

rule-6-1-title = El ataque
rule-6-1 =
    Hay batalla donde el jugador activo lleva tres unidades o más a una ciudad con unidades enemigas. Nadie ataca con menos de tres; los jefes no cuentan (decisión W4). Si un ataque no puede reunir tres unidades, estas vuelven a donde partieron y su movimiento queda gastado; si las bajas de la marcha forzada dejan menos de tres, el ataque se suspende del mismo modo (decisión W25). Con tres jugadores, los prusianos pueden completar un ataque que empezaron los británicos (decisión W38).
    Si el defensor solo tiene una o dos unidades, se desbandan en el acto (7.5, decisión W8).
    Las batallas se libran hasta el final en una serie de turnos de batalla antes del siguiente turno de campaña. El jugador activo es el atacante; el otro, el defensor.

rule-6-2-title = Orden de batalla
rule-6-2 =
    El defensor ordena primero sus unidades, con la cara oculta, en tres columnas: izquierda, centro y derecha. Cada columna necesita al menos una unidad que no sea un jefe (decisión W4); no hay máximo, y cualquier número de unidades puede quedar en reserva detrás de las columnas.
    Después el atacante hace lo mismo; en cuanto ha empezado, el defensor ya no cambia nada. Cuatro defensores, por ejemplo, pueden formar uno a la izquierda, uno a la derecha y dos en el centro, y cinco atacantes uno en cada columna con dos en reserva.
    Entonces ambos bandos descubren sus columnas. Las unidades en reserva siguen ocultas hasta que entran en una columna.
    Todas las batallas se abren antes del primer turno de batalla (decisión W27).

rule-6-3-title = Turnos de batalla
rule-6-3 =
    El atacante juega el primer turno de batalla y después los bandos se alternan. Un turno de batalla tiene cuatro fases, en este orden:
    1. moral (8.6)
    2. retiradas (7.0)
    3. combate (8.0)
    4. refuerzos (9.0)
    En su turno el atacante no puede quedarse de brazos cruzados, y tras 20 turnos de batalla de cada bando la noche acaba con la batalla (decisiones W18 y W32).

rule-6-4-title = Varias batallas a la vez
rule-6-4 = Varias batallas se libran al mismo tiempo. El jugador a quien le toca termina las cuatro fases en una batalla, la que quiera, antes de pasar a otra (decisión W27).

rule-7-0-title = Retiradas
rule-7-0 = Sacar unidades de una batalla es una retirada. Ocurre antes de que cualquier otra unidad mueva o dispare en ese turno de batalla. Las unidades pueden retirarse desde donde estén, pero las que están en combate trabado sufren las bajas de una desbandada (7.5).

rule-7-1-title = Adónde retirarse
rule-7-1 = El atacante solo se retira a ciudades ocupadas por los suyos o de las que vinieron sus unidades a esta batalla, al principio o como refuerzos (decisión W37). El defensor se retira a cualquier otra ciudad, pero no a las de las que vino el atacante (decisión W9), y nunca a una ciudad con unidades enemigas ni a través de ella. Nadie se retira a donde se libra otra batalla.

rule-7-2-title = Límites de los caminos en retirada
rule-7-2 = En cada turno de batalla un jugador puede retirar dos unidades por cada camino principal y una por cada secundario. Los ríos no importan. El límite vale para los caminos que salen de la batalla; cada ciudad por la que se siga después debe estar abierta también (decisión W30).

rule-7-3-title = Velocidad
rule-7-3 = La infantería y la artillería se retiran una ciudad; la caballería y los jefes pueden seguir hasta una segunda (decisión W3). Una unidad puede ir una ciudad más allá a marcha forzada, restando uno al dado: pierde 1 CV con 1-4 (5.5).

rule-7-4-title = Desorganización
rule-7-4 = Las unidades que se han retirado están desorganizadas y se tumban boca abajo. No pueden reforzar ninguna batalla. Se rehacen al final del turno de campaña.

rule-7-5-title = Desbandadas
rule-7-5 =
    Un bando se desbanda cuando una de sus columnas se queda sin unidades, por el fuego, por retirada o por repliegue. Debe sacar en el acto todas sus piezas de la batalla. Antes de irse, las unidades en columna pierden:
    – artillería: 2 CV
    – infantería: 1 CV
    – caballería: 1 CV, solo si tiene combate trabado con caballería enemiga
    – jefes: nada
    Las unidades en reserva se van sin bajas, pero quien vacía una columna por voluntad propia paga con las demás (decisión W7).
    En una desbandada un camino principal lleva 10 unidades y uno secundario 6, pero 5 y 3 si cruza un río. Una unidad que no puede escapar, por la razón que sea, queda eliminada.

rule-7-6-title = Reagrupamiento
rule-7-6 =
    Al final de una batalla el vencedor puede sacar en el acto todas o algunas de sus unidades de la ciudad, como en una retirada, o traer unidades de ciudades vecinas. Dos unidades pasan por cada camino principal y una por cada secundario (decisión W10), contando ambos sentidos juntos y sin marchas forzadas (decisión W31). Las unidades que se reagrupan quedan desorganizadas (7.4).
    Ejemplo de retirada: un defensor con ocho unidades dispone de un camino principal y uno secundario. En cada turno de batalla pueden irse tres, dos por el principal y una por el secundario. Necesita al menos tres turnos de batalla, y ha de quedar una unidad en cada columna hasta el final; las tres últimas se desbandan y todas lo pagan, y conviene que sean de caballería.

rule-8-0-title = Combate
rule-8-0 = En un turno de batalla cada unidad puede mover o disparar, nunca ambas cosas. Se decide unidad por unidad, y el jugador las hace mover y disparar en el orden que quiera, para que una aproveche lo que otra ha hecho.

rule-8-1-title = Movimientos tácticos
rule-8-1 =
    Hay tres movimientos tácticos.
    – Trabar combate: una unidad libre va al encuentro del enemigo, de su columna contra la columna enemiga de enfrente, o de la reserva a una columna propia ya trabada. Nadie traba combate de lado, como de una izquierda libre a un centro trabado. La artillería nunca lo hace.
    – Replegarse: una unidad trabada deshace el camino con que se traba combate, por ejemplo de la derecha enemiga a su propia izquierda. Las trabadas en su propia columna se repliegan a la reserva. Una unidad nunca se repliega y traba combate en el mismo turno de batalla (decisión W11).
    – Reubicarse: una unidad libre va a un lugar libre, entre reserva y columna o de una columna a la contigua, nunca de un ala a otra de una vez (decisión W42). Solo así se mueve de lado.
    Una columna está trabada cuando unidades de un bando han avanzado sobre las del otro. Una unidad que ha avanzado sigue sosteniendo su propia columna (decisión W26).

rule-8-2-title = Movimientos de la caballería
rule-8-2 =
    La infantería y la artillería hacen un movimiento táctico por turno de batalla; la caballería, uno o dos: puede, por ejemplo, pasar de la reserva a la derecha y de allí trabar combate con la izquierda enemiga.
    Ejemplos: la unidad A avanza desde su izquierda y traba combate con la derecha enemiga. La unidad B se repliega de la izquierda enemiga a su propia derecha. La unidad C, en el centro, puede reubicarse a la derecha, a la izquierda o en la reserva; trabada, solo podría replegarse a la reserva; sola en el centro, al moverse dejaría vacía la columna y causaría una desbandada.

rule-8-3-title = Fuego
rule-8-3 =
    Una unidad que ha movido en este turno de batalla no dispara. Las unidades en reserva ni disparan ni son blanco. Cualquier otra puede disparar una vez por turno de batalla, en el orden que se quiera.
    Se tira un dado por cada CV de la unidad que dispara. El fuego simple acierta con 6, el doble con 5-6, el triple con 4-6.
    – Infantería: fuego simple.
    – Caballería: fuego doble; triple la primera vez que dispara tras trabar combate o ser trabada, por el choque.
    – Artillería de lejos: fuego simple contra la columna enemiga de enfrente, pero no cuando los suyos han trabado combate con esa columna.
    – Artillería de cerca: trabada, solo dispara contra los que la atacan, doble en su primer turno de batalla después de ser trabada y simple después, hasta que la columna quede libre.
    La infantería y la caballería solo disparan a los enemigos con los que están trabadas. Dejar el combate devuelve el choque para el siguiente (decisión W12).

rule-8-4-title = Bajas en combate
rule-8-4 = Cada impacto cuesta 1 CV a una unidad enemiga. Recae en la de mayor CV entre las que son blanco; entre iguales elige su dueño. Varios impactos se sufren uno a uno. Una unidad con 1 CV que es alcanzada queda eliminada. Un jefe solo es alcanzado cuando no queda ninguna unidad entre las que son blanco (decisión W15).

rule-8-5-title = Cuadros
rule-8-5 =
    La infantería en columna, y solo ella, puede formar el cuadro contra la caballería. Formarlo o deshacerlo es el movimiento táctico de la unidad: no mueve ni dispara además. Puede hacerse en combate trabado. Una unidad en cuadro no hace otro movimiento que deshacerlo; una retirada también lo deshace (decisión W28).
    – La caballería trabada con un cuadro tiene fuego simple, sin choque.
    – La infantería trabada con un cuadro tiene fuego doble.
    – La infantería en cuadro tiene fuego simple.
    – La artillería tiene fuego doble contra un cuadro, a cualquier distancia (decisión W13).
    El blanco: cuando de los enemigos trabados unos están en cuadro y otros no, cada unidad que dispara dice a cuáles apunta, y las bajas recaen en las más fuertes de esas. Un jefe cuenta con las que no están en cuadro (decisión W29).

rule-8-6-title = Moral
rule-8-6 = Es la primera fase del turno de batalla. Cada unidad trabada del jugador que solo tiene 1 CV tira un dado. Con 1-3 le falta el ánimo: debe replegarse, y en este turno de batalla no vuelve a mover ni dispara, pero puede retirarse (decisión W41). Con 4-6 aguanta y puede mover o disparar (decisión W1). Un jefe de su ejército en la misma columna suma uno al dado (10.2). Un cuadro que falla se deshace, y si la columna queda vacía el bando se desbanda (decisión W14). Los jefes no hacen la prueba.

rule-9-0-title = Refuerzos
rule-9-0 = En la última fase de su turno de batalla un jugador puede traer unidades de ciudades vecinas. Van a su reserva y pueden usarse desde su siguiente turno de batalla. Los refuerzos nunca vienen a marcha forzada, y las unidades desorganizadas no vienen (decisión W19).

rule-9-1-title = Límites de los refuerzos
rule-9-1 = En un turno de batalla cada camino principal trae una o dos unidades y cada secundario una. Los ríos no importan, y los jefes no cuentan.

rule-9-2-title = La ventaja del vencedor
rule-9-2 = Las unidades que se retiraron de una batalla no pueden reforzar otra. Las que ganaron una batalla pueden, dentro de los límites habituales, reforzar una batalla en una ciudad vecina en el mismo turno de campaña. Véase también 7.6.

rule-10-0-title = Los jefes
rule-10-0 = Hay tres jefes: Napoleón, Wellington y Blücher. Ayudan a su ejército en la marcha y en la batalla: Wellington solo a los británicos, Blücher solo a los prusianos. Un jefe tiene 1 CV y cualquier baja lo elimina. Si se pierde Napoleón, los franceses quedan vencidos en el acto (decisión W6). Los jefes no cuentan para los límites del despliegue y de los caminos, ni entre los atacantes y defensores (decisión W4).

rule-10-1-title = Los jefes y las marchas forzadas
rule-10-1 = Se activa a un jefe tumbando su bloque boca arriba, antes de que él o una unidad suya salga de la ciudad (decisión W24). Las unidades de su ejército que salen de su ciudad a marcha forzada suman uno al dado y solo pierden 1 CV con 1-2. De noche puede ordenar marchas forzadas desde su ciudad; entonces pierden con 1-3, sin ventaja (decisión W2). Dadas sus órdenes, puede mover una o dos ciudades como siempre.

rule-10-2-title = Los jefes en la batalla
rule-10-2 = Un jefe puede formar en una batalla y hace uno o dos movimientos tácticos como la caballería. No tiene fuego. Las unidades de su ejército en la misma columna suman uno al dado de su prueba de moral (8.6): solo fallan con 1-2; las de un aliado no reciben nada de él (decisión W43). Avanza únicamente para unirse a unidades de su bando ya adelantadas, y vuelve a su columna si se queda allí solo (decisión W29).

rule-11-0-title = Suministro
rule-11-0 =
    Los ejércitos aliados dependen de tres bases: Bruselas (británicos, 1 unidad), Gante (británicos, 1 unidad) y Lieja (prusianos, 2 unidades).
    Al final de cada turno de campaña francés, después de todas las batallas, el ejército cuya base ocupa al menos una unidad francesa pierde el número de unidades indicado. El jugador aliado las nombra; un jefe solo puede ser nombrado cuando no queda nadie más de su ejército (decisión W20). Si los franceses ocupan Lieja y Bruselas, se eliminan una unidad británica y dos prusianas al final de cada turno francés.
    Las bajas duran mientras haya una unidad francesa en la base; un jefe solo no la ocupa (decisión W34). Cesan cuando la base se abandona o se recupera. Los franceses no tienen problemas de suministro.

rule-12-0-title = La victoria
rule-12-0 =
    El ejército francés está vencido con 19 unidades o menos, el británico con 9 o menos, el prusiano con 12 o menos. Aquí los jefes cuentan (decisión W5). Jugadores de fuerza desigual pueden acordar una ventaja (decisión W39).
    Los ejércitos se cuentan solo cuando han acabado todas las batallas del turno de campaña, después de las bajas de suministro (decisión W36). Todas las unidades que le quedan a un ejército vencido se eliminan.

rule-12-1-title = Victoria francesa
rule-12-1 = Los franceses solo ganan si los dos ejércitos aliados están vencidos antes de que acabe el juego. No basta con vencer a uno.

rule-12-2-title = Victoria aliada
rule-12-2 = Los aliados ganan si el ejército francés está vencido, si Napoleón es eliminado o si los franceses no han ganado al final del último turno.

rule-12-3-title = Tablas
rule-12-3 = Si tras las batallas de un turno los tres ejércitos están vencidos, la partida queda en tablas.

rule-13-0-title = Reglas optativas
rule-13-0 = Estas reglas se usan solo si los jugadores lo acuerdan antes de la partida.

rule-13-1-title = Tres jugadores
rule-13-1 = Dos jugadores mandan a los aliados, uno a los británicos y otro a los prusianos, cada uno con sus fuerzas según las reglas habituales. Solo pueden hablarse durante el despliegue y en los turnos de noche aliados (decisión W23). Cada uno ve los bloques del otro, y el asiento británico actúa antes que el prusiano (decisión W33); los prusianos pueden completar un ataque británico (decisión W38).

rule-13-2-title = Control del mando
rule-13-2 = Como los cuerpos separados apenas podían atacar juntos, dos grupos solo atacan la misma ciudad si las ciudades de las que vienen son vecinas y las une un camino (decisión W37). Grupos aliados en Waterloo y Ligny no pueden atacar juntos Quatre Bras: uno puede atacar y el otro venir como refuerzo. Grupos en Waterloo y Nivelles sí pueden, porque un camino une esas dos ciudades.

## Decisiones

ruling-w1 = La prueba de moral se supera con 4, 5 o 6; el «4-5» de la regla es una errata. Con un jefe en la misma columna solo falla con 1-2. Los jefes no hacen la prueba.
ruling-w2 = Una marcha forzada en la fase de movimiento cuesta 1 CV con 1-3, o con 1-2 si en la ciudad de partida había un jefe activado. De noche solo hacen marchas forzadas las unidades que salen de la ciudad de un jefe activado, y pierden con 1-3. Una unidad reducida a menos de 1 CV queda eliminada.
ruling-w3 = Una marcha forzada en retirada cuesta 1 CV con 1-4, y los jefes no dan ventaja. Los jefes nunca hacen marchas forzadas; un jefe en retirada puede ir dos ciudades.
ruling-w4 = Los jefes no cuentan entre las tres unidades que atacan ni entre las que defienden, y no sostienen solos una columna. Un jefe solo en una ciudad no reduce la capacidad de un camino que cruza un río.
ruling-w5 = Los jefes cuentan en los efectivos de un ejército: 19, 9 y 12 son la mitad de 38, 19 y 25.
ruling-w6 = Si Napoleón es eliminado, la partida acaba en el acto con victoria aliada. Cualquier otra derrota se juzga después de la última batalla del turno de campaña; si entonces los tres ejércitos están vencidos, la partida queda en tablas.
ruling-w7 = Cuando una columna se queda sin unidades, todas las piezas de ese bando dejan la batalla. Las unidades en columna pagan el desgaste: artillería 2, infantería 1, caballería 1 solo donde hay caballería enemiga trabada con su columna. Las unidades en reserva se van sin bajas. La unidad que vacía su columna por voluntad propia, al retirarse o al ir a la reserva, paga también: en el ejemplo de 7.6 sufren las tres últimas.
ruling-w8 = Uno o dos defensores se desbandan en el acto. Pagan el desgaste de una desbandada (la caballería solo si el atacante trajo caballería) y se retiran, y el atacante ocupa la ciudad.
ruling-w9 = Las ciudades de las que vinieron los atacantes, al principio o como refuerzos, están cerradas a la retirada del defensor, igual que toda ciudad con unidades enemigas o con una batalla.
ruling-w10 = El reagrupamiento usa los límites de las retiradas: dos unidades por un camino principal, una por uno secundario.
ruling-w11 = La caballería y los jefes pueden hacer dos movimientos tácticos, pero nunca replegarse y trabar combate en el mismo turno de batalla.
ruling-w12 = La infantería y la caballería solo disparan a los enemigos con los que están trabadas. El choque (fuego triple) corresponde al primer fuego de una unidad de caballería tras trabar combate o ser trabada; dejar el combate se lo devuelve.
ruling-w13 = La artillería que dispara a un cuadro tiene fuego doble a cualquier distancia.
ruling-w14 = Una unidad en cuadro que falla su prueba de moral deshace el cuadro y se repliega. Si así queda vacía la columna, el bando se desbanda.
ruling-w15 = Los impactos recaen uno a uno en la unidad más fuerte de las que son blanco; entre iguales elige su dueño. Un jefe solo es alcanzado cuando es la única pieza que queda de ellas.
ruling-w16 = La capacidad de un camino se cuenta para ambos sentidos juntos en cada turno de campaña. Los jefes no ocupan sitio.
ruling-w17 = Sacar cualquier pieza de una ciudad, aunque sea un jefe solo, gasta un movimiento de grupo de su ejército. Una pieza mueve una vez por turno.
ruling-w18 = Sin punto muerto: en su turno de batalla el atacante debe tener una unidad trabada, o disparar, o traer refuerzos, o retirarse; si no hace otra cosa debe trabar combate. Tras 20 turnos de batalla de cada bando cae la noche y el atacante debe irse.
ruling-w19 = Los refuerzos vienen solo de ciudades vecinas, nunca a marcha forzada y nunca desorganizados. Las unidades victoriosas pueden reforzar una batalla vecina en el mismo turno de campaña.
ruling-w20 = El jugador aliado nombra las unidades perdidas por falta de víveres. Un jefe solo puede ser nombrado cuando no queda otra unidad de ese ejército.
ruling-w21 = Hay 24 turnos de campaña, del 15 al 22 de junio de 1815, estrictamente franceses y aliados por turno, tres al día; uno de cada tres es de noche.
ruling-w22 = De noche ninguna unidad entra en una ciudad con unidades enemigas.
ruling-w23 = Tres asientos: francés, británico y prusiano. Los dos asientos aliados solo intercambian mensajes durante el despliegue y en los turnos de noche aliados.
ruling-w24 = Un jefe da sus órdenes (se activa) antes de moverse y antes de que salga de su ciudad ninguna unidad suya: 10.1 ayuda a las unidades que están donde él, y las que ya salieron no lo oyeron.
ruling-w25 = Las unidades de un ataque que no puede reunir tres pueden volver a donde empezó su movimiento, que queda gastado. El movimiento no puede terminar mientras subsista un ataque así. Si los dados de marcha forzada dejan menos de tres atacantes, el ataque se suspende y vuelven del mismo modo. Los caminos que tomaron conservan su cuenta: 5.3 cuenta las unidades que recorren un camino, y ellos lo recorrieron.
ruling-w26 = Una unidad que ha avanzado sobre la columna enemiga sigue sosteniendo su propia columna.
ruling-w27 = Todas las batallas se abren, con las desbandadas inmediatas y los órdenes de batalla, antes del primer turno de batalla. En cada ronda, el bando al que tocan los turnos de batalla elige su orden.
ruling-w28 = Una unidad en cuadro no hace otro movimiento táctico que deshacerlo. Una retirada lo deshace.
ruling-w29 = Un jefe avanza solo para unirse a unidades de su bando ya adelantadas; si se queda solo delante, vuelve en el acto a su columna. Como blanco, un jefe cuenta con las unidades que no están en cuadro.
ruling-w30 = Los límites de las retiradas (dos unidades y una; en desbandada diez y seis, a través de un río cinco y tres) valen para los caminos que salen de la batalla. Cada ciudad en la que se entra debe estar abierta según 7.1. Los dados de las marchas forzadas en retirada se tiran al final de la fase de retiradas o de la desbandada.
ruling-w31 = En un mismo reagrupamiento unas piezas pueden irse y otras venir, compartiendo los mismos límites de los caminos. No hay marchas forzadas. Las piezas desorganizadas ni vienen ni se van.
ruling-w32 = Cuando cae la noche sobre una batalla, el atacante se va como en una desbandada, pero solo sus unidades trabadas pagan el desgaste.
ruling-w33 = Con tres jugadores, el asiento británico actúa antes que el prusiano en cada fase, y los asientos aliados ven los bloques del otro. Cada uno forma sus unidades. Si una baja puede recaer en iguales de ambos, elige el asiento de la primera. El asiento británico elige el orden de las batallas si combaten piezas británicas. Mirar no es hablar: 2.2 oculta un bloque solo al adversario, y dos aliados se sientan al mismo lado del tablero.
ruling-w34 = Solo las unidades ocupan una base de suministro; un jefe solo no la ocupa.
ruling-w35 = Un bloque eliminado fuera de la vista del enemigo le sigue siendo desconocido.
ruling-w36 = Las bajas de suministro preceden al recuento de los ejércitos. Los ejércitos se cuentan al final de cada turno de campaña.
ruling-w37 = Los atacantes «vienen» de la ciudad en que empezó su movimiento, como dice 7.1, y de la última ciudad antes de la batalla, donde empezó el ataque mismo. Ambas están abiertas a su retirada y cerradas a la del defensor; una ciudad intermedia, ni lo uno ni lo otro. Según 13.2, dos grupos pueden atacar juntos si una ciudad de la que viene uno es también del otro, o si la une un camino a una de estas.
ruling-w38 = Con tres jugadores, los británicos pueden terminar su movimiento con un ataque de menos de tres unidades si unidades prusianas aún pueden completarlo hasta tres. Si los prusianos no lo hacen, el ataque se anula.
ruling-w39 = La ventaja es un añadido nuestro para jugadores de fuerza desigual y no procede del reglamento. Si la acuerdan, los ejércitos del bando al que ayuda quedan vencidos con entre 1 y 6 unidades menos de las que dicen las reglas, y los del otro bando con otras tantas más.
ruling-w40 = Un bloque que mueve dos ciudades sin marcha forzada solo puede ser caballería o un jefe, y el enemigo puede recordarlo. No distingue entre sí los bloques de un ejército en una ciudad, salvo los desorganizados de los demás, así que se recuerda cuántos de ellos, al menos, son caballería o jefes. Cuando unos bloques se separan, solo se conserva lo que sigue siendo seguro de los que se van y de los que se quedan. Una batalla en la ciudad borra lo que allí se recordaba.
ruling-w41 = Una unidad que falla su prueba de moral hace el repliegue forzado, y en ese turno de batalla no dispara ni hace otro movimiento táctico, ni siquiera la caballería con sus dos movimientos: 8.6 los deja a las unidades de buena moral. Aún puede retirarse de la batalla.
ruling-w42 = Al reubicarse se va a la columna contigua o a la reserva, nunca de la izquierda a la derecha de una vez: los ejemplos de 8.1 solo nombran columnas contiguas. La caballería y los jefes llegan a la otra ala con sus dos movimientos, las demás unidades en dos turnos de batalla.
ruling-w43 = La ventaja de moral de un jefe solo ayuda a las unidades de su ejército. Ellas son las unidades amigas de 10.2, pues según 10.0 Blücher solo manda prusianos y Wellington solo británicos.
ruling-w44 = Los pasos adicionales son una costumbre de los torneos y no proceden del reglamento. Si los jugadores los acuerdan, 4, 8 o 12 unidades de un bando empiezan con un CV más de lo que dice el orden de batalla: primero las más débiles y, entre iguales, las nombradas antes. Ninguna unidad tiene más de 4 CV y un jefe nunca recibe uno. Nada más cambia.
