# Las reglas de Napoléon contre l’Europe contadas de nuevo, con los números del reglamento, y las decisiones.

ruling-title = Decisión sobre { $rules }
rule-rulings = Decisiones: { $rulings }.

rule-2-1-title = Unidades, depósitos, flotas
rule-2-1 =
    – Las unidades de combate son cuerpos de ejército: un valor de combate, que es también el número de pasos, una moral y un factor de movimiento. Una unidad de 2 pasos tiene un lado reducido de 1.
    – Un cuerpo de élite lleva una o dos estrellas; cada una vale +1 cuando encabeza una batalla (14.5.5). La C señala la caballería.
    – Un movimiento recuadrado señala milicias y Guardia Nacional, que nunca salen de su país. E, V y 2P señalan unidades que esperan un acontecimiento o una anexión. Un punto, las que no se reconstruyen.
    – Las unidades especiales entran por cartas y solo en ejércitos con suministro. Cuentan un paso para mando y desgaste, pero no tienen valor de combate. Se pierden con la última unidad de combate de su ejército, o por una pérdida en una batalla en la que prestaron su bonificación; después se pueden reconstruir.
    – Los depósitos son móviles o fijos y los mueven generales o cartas. No son unidades de combate ni tienen pasos. Un depósito fijo solo se defiende con medio punto y se destruye si es vencido; con amigos puede retirarse y pasa a móvil. Un depósito móvil solo en una zona que toma el enemigo se destruye.
    – Una flota tiene 1 paso, una iniciativa, un factor de movimiento (en un círculo si sus aguas son limitadas) y un valor táctico.

rule-2-2-title = Los generales
rule-2-2 = Un general tiene una iniciativa (1 es la mejor), un mando, un valor táctico de ataque y otro de defensa, y un rango (1 es el más alto). Algunos son de caballería (C); algunos tienen año de entrada o de salida. Sin unidades, un general va en el acto a la reserva y queda allí hasta el próximo presupuesto.

rule-2-3-title = Los marcadores
rule-2-3 = Marcadores de ejército: 2 de Francia, 1 de Austria, Rusia, Prusia, Inglaterra y Turquía; lo que puede un ejército se dice en 4 y 10.1. Los demás indican el control (3.2), la ronda, la falta de suministro (13.1), la desmoralización (14.9.3), asedios y fortalezas en ruinas (15.4, 15.5), acontecimientos en vigor (6.2) y puntos de activación en reserva (9.2).

rule-3-1-title = El mapa
rule-3-1 =
    – Una zona puede tener una capital, una fortaleza (nivel 1) o una ciudadela (nivel 2: Gibraltar, Mantua y Constantinopla), una ciudad, un puerto y el signo de zona clave.
    – Un puerto acoge hasta 3 flotas y tiene una casilla de bloqueo. Las zonas marítimas son para las flotas.
    – Las fronteras son de potencias mayores, de menores, de provincias, o simples; en ellas hay ríos, puentes, puertos de montaña, montañas y estrechos.
    – Bristol es ciudad, Barcelona no es capital. No hay montañas entre Iliria y Albania, Friul y Véneto, Friul e Iliria.

rule-3-2-title = El control
rule-3-2 =
    – Una zona sin ciudad, puerto ni fortaleza es libre para todos mientras no haya enemigo, y nunca lleva marcador. Al principio cada bando controla sus países.
    – Una zona enemiga se gana cuando no queda en ella fuerza enemiga y: se tomó su fortaleza (15.5); o una fuerza con suministro, sin fortaleza activa en contra, ha pagado allí 1 PM o ha ganado allí una batalla, un asedio o un asalto marítimo; o hay allí una fuerza con suministro en la fase de conquistas.
    – En la fase de conquistas se quitan los marcadores enemigos donde hay fuerzas del bando del dueño original.
    – Solo las zonas con línea de suministro cuentan para la conquista y la victoria.
    – Un mar lo controla el bando que es el único con flota en él.
    – Salvo alianzas y paz, nada más cambia el dueño de una zona.

rule-4-title = Vocabulario
rule-4 =
    – Fuerza: en tierra, una unidad de combate sin general, un general con unidades, un ejército, o dos ejércitos de un bando en una zona. En el mar, una escuadra de 1 a 3 flotas.
    – Ejército: un general con marcador de ejército. Puede tener 3 generales subordinados, manda el doble, asedia y cruza ríos mejor, y llama a sus vecinos (9.1). La reserva de caballería solo va con un ejército. Un marcador sin unidades de combate va a la reserva.
    – Paso: lo que pierde una unidad. Una unidad sin pasos va a la reserva.
    – Potencias mayores: Francia, Inglaterra, Austria, Rusia, Prusia, España, Turquía. Las demás son menores.
    – Territorio nacional: lo que una potencia mayor tiene al principio, y lo que anexionó.
    – Jugador activo: el que actúa; el otro es el inactivo.
    – Iniciativa: lo que cuesta activar al general, y cómo intercepta, esquiva y acude. Mando: los pasos que dirige.
    – Superioridad de caballería: más pasos de reserva, unidades especiales y generales de caballería que el enemigo.
    – Terreno difícil: lo que cuesta 2 PM o más al entrar.
    – La milicia nunca sale de su país; fuera, se elimina.
    – Las fracciones se redondean al más próximo, la mitad hacia arriba.
    – Asedio: el único camino a una fortaleza y su zona. Bloqueo: una flota en la casilla de bloqueo de un puerto enemigo.
    – Neutral: en guerra con nadie.
    – Escalada: sube con lo que hace el Imperio y por acontecimientos (19). A partir de 15, los Castigos de ambos bandos se barajan con el mazo y las cartas jugadas en la interfase siguiente.
    – Bloqueo continental: tras 25F está en vigor en una fase de presupuesto si el Imperio, sus aliados forzados o potencias mayores que ha vencido y que son neutrales o están en paz forzada tienen todos los puertos del continente desde San Petersburgo hasta Zara, con Copenhague, pero sin Sicilia. Mientras España combate a Francia, sus puertos y los de Portugal no cuentan si el Imperio controla todas las zonas a ambos lados de los Pirineos.
    – Guerra de Liberación: España la libra desde Dos de Mayo (19C). El Imperio la gana cuando controla Madrid y todos los puertos de la península salvo Gibraltar; España queda entonces en paz forzada y, sin carta, en alianza forzada. Si no, dura hasta el final de la partida.
    – Reforma militar: Austria y Prusia pueden construir sus unidades marcadas E tras 3C, 45C o 46C, o desde el presupuesto que sigue a su segunda derrota.
    – Revueltas nacionales: chuanes, serbios y tiroleses son de la Coalición y cuentan como un menor mientras ella controle la zona donde se alzaron.
    – Niebla de guerra (opción): de una pila enemiga se ve al jefe, o a la unidad si está sola.

rule-5-title = El año
rule-5 = Un turno es un año. En las campañas empieza con una interfase (5.1), salvo el primer año. Su fase de activaciones tiene 6 rondas, o 7 con Campaña de invierno: la ronda 5 es de mal tiempo, la 6 y la 7 de invierno. Después vienen conquista y victoria. 1805 y 1815 empiezan en la ronda 2.

rule-5-1-title = La interfase
rule-5-1 = Desde el segundo año de una campaña, el año empieza con una interfase: declaraciones de guerra; manos (5.1.2); presupuesto (5.1.3); diplomacia; movimientos de las potencias que no están en guerra (5.1.5); redespliegue estratégico (5.1.6). El primer año de un escenario no la tiene, ni 1815.

rule-5-1-1-title = Declaraciones de guerra
rule-5-1-1 = La Coalición y luego el Imperio declaran sus guerras (7.1). Quien no fue atacado aquí no puede ser invadido este año mientras sea neutral.

rule-5-1-2-title = Manos
rule-5-1-2 = Cada bando puede descartar lo que le queda o conservarlo. Después recibe sus cartas permanentes y roba hasta el tamaño de su mano: una carta por cada fila de zonas clave y por algunos eventos (6.3), al menos 6 y como mucho 10. Las cartas conservadas cuentan; quien tiene demasiadas debe descartar.

rule-5-1-3-title = Presupuesto
rule-5-1-3 = Cada potencia mayor recibe sus recursos y los gasta (7.3), en este orden: Turquía, España, Prusia, Austria, Rusia, Inglaterra, Francia. Nada se guarda para el año siguiente.

rule-5-1-4-title = Fase diplomática
rule-5-1-4 = La Coalición y luego el Imperio pueden usar hasta 2 cartas cada uno: ganarse a un país (8.2), establecer un protectorado (Imperio, 8.1.5), acabar una guerra exterior (Coalición, 6.5) o jugar un evento.

rule-5-1-5-title = Movimientos de las potencias neutrales
rule-5-1-5 = Quien dirige una potencia mayor que no está en guerra puede mover sus fuerzas en su país (7.5).

rule-5-1-6-title = Redespliegue estratégico
rule-5-1-6 = Las potencias en guerra pueden mover lejos sus fuerzas terrestres detrás del frente, en el orden del presupuesto (7.6).

rule-5-2-title = Una ronda
rule-5-2 =
    En cada ronda el Imperio hace una acción, luego la Coalición. Un bando puede:
    – gastar una carta por sus puntos de activación (PA), con PA de la reserva si quiere (9.1, 9.2);
    – jugar una carta como acontecimiento (6.4), como máximo una guerra exterior al año;
    – operar con 1 PA sin carta, con PA de la reserva si quiere;
    – guardar los PA sobrantes;
    – pasar.

rule-5-2-1-title = Tras la última ronda
rule-5-2-1 = Cada asedio puede intentarse una vez más, gratis. Luego se comprueba el suministro de todas las fuerzas y se ponen o quitan marcadores. Las fuerzas sitiadas, sin suministro o desmoralizadas hacen una última prueba de desgaste (13.6).

rule-5-3-title = Conquistas
rule-5-3 = Se ponen al día los marcadores de control (3.2) y se ve quién está conquistado (18.2.1). Las fortalezas en ruinas con suministro se rehacen, y la desmoralización acaba para las fuerzas con suministro.

rule-5-4-title = Fase de victoria
rule-5-4 = Se mira si alguien ha ganado (19.1, 19.2, 19.3).

rule-6-1-title = Los mazos
rule-6-1 = Cada bando tiene sus cartas en dos mazos, La Epopeya y después Los Castigos; un escenario puede nombrar otras. Las cartas permanentes no están en el mazo. Cuando se agota, las jugadas y descartadas se barajan de nuevo, salvo los acontecimientos con estrella dorada jugados como tales.

rule-6-2-title = Qué dice una carta
rule-6-2 =
    – Un valor de 0 a 3 PA. Mientras la Coalición cuente cinco potencias mayores, en tiempo de los Castigos, sus cartas valen 1 más, salvo las de combate.
    – Un acontecimiento, y cuándo puede jugarse. Estrella dorada: jugado como acontecimiento, sale del juego. Estrella plateada: el acontecimiento se juega una vez, la carta queda por sus PA.
    – CC: carta de combate (6.6). GE: guerra exterior (6.5). Los puntos de escalada y de victoria cuentan en las campañas.
    – Una carta permanente vuelve a la mano cada año mientras su país esté en el bando y su capital no se haya perdido.

rule-6-3-title = Las manos
rule-6-3 = En la fase de las manos (5.1.2) se conservan o descartan las cartas, pero 24F y 25F siempre se conservan. Un bando tiene una carta por cada uno de estos lugares que poseen sus aliados y el enemigo no controla: París, Burdeos, Lyon, Amberes, la Confederación del Rin, el reino de Baviera (Imperio); Londres, Viena, Praga, Moscú, San Petersburgo, Odesa con Kiev (Coalición); Berlín con Königsberg, Varsovia, Mantua, la península itálica, Gibraltar con Malta, las Dos Sicilias, Constantinopla, la Hansa con Dinamarca, El Cairo, Lisboa, Madrid (cualquiera). Basta el control para Mantua, Gibraltar con Malta y las Dos Sicilias. La Coalición tiene una más en la guerra de Liberación, una menos mientras hay corsarios en el mar. Una mano tiene de 6 a 10 cartas, con las permanentes. En 1815 no hay esta fase: el Imperio empieza con 6 cartas, la Coalición con 8.

rule-6-4-title = Jugar las cartas
rule-6-4 = Una carta sirve una vez: por sus PA (9.1), por su acontecimiento, para interceptar (12.4), para una acción diplomática (8.2), un protectorado (8.1.5) o una alianza forzada (8.1.4), o para poner fin a una guerra exterior (6.5). Lo que dice un acontecimiento vale en el acto y antes que las reglas; entre dos, el último. Como acontecimiento sus PA no se usan salvo que lo diga. Afecta a flotas solo si la carta lo dice. Las fuerzas que un acontecimiento pide y que faltan se construyen y se entregan en el presupuesto siguiente. Una carta jugada va a la pila de jugadas; un acontecimiento con estrella dorada, fuera del juego.

rule-6-5-title = Guerras exteriores
rule-6-5 = El acontecimiento de una carta GE envía las unidades que nombra, a elección de la Coalición, a la casilla de Guerras exteriores. La guerra acaba por un acontecimiento, o cuando la Coalición juega una carta en invierno o en la fase diplomática y un dado más su valor da 5 o más; las unidades vuelven en el próximo presupuesto. 1815 no tiene tales cartas.

rule-6-6-title = Cartas de combate
rule-6-6 = En una batalla terrestre cada bando juega cuantas cartas de combate pueda, cada una una vez. En un combate naval cada bando juega como máximo una carta de efecto naval.

rule-7-1-title = Se declara la guerra
rule-7-1 = La guerra solo se declara aquí, a neutrales. Declararla a una potencia es declararla a todos sus aliados. El atacado se une al otro bando; un menor se hace aliado de Francia o Inglaterra. La primera guerra o alianza de una potencia mayor sube la escalada en 1. Atacar de nuevo a una potencia que uno ha vencido pone en juego los Castigos de inmediato (8.1.3).

rule-7-2-title = La fase de las manos
rule-7-2 = Las manos se forman según 6.3. Por cada potencia enemiga conquistada el año anterior, el vencedor elige primero una carta más en esta mano o 4 recursos para una de sus potencias.

rule-7-3-title = La fase de presupuesto
rule-7-3 = Todas las potencias mayores tienen presupuesto: en guerra, neutrales, en paz forzosa o en alianza forzosa. Primero, para todas, entran o salen los generales con fecha, los heridos vuelven a estar disponibles y las unidades que regresan lo hacen gratis. Luego cada potencia tiene su turno, en el orden de 5.1.3.

rule-7-3-1-title = Recursos
rule-7-3-1 =
    Francia 14, Rusia y Austria 12, Inglaterra 6, Prusia 5 (8 una vez reformada y en guerra), España 4 (6 en la guerra de Liberación), Turquía 4. Cada zona clave propia que el enemigo controla y abastece cuesta 4, salvo Madrid en la guerra de Liberación y Varsovia desde que existe Polonia. Los eventos suman y restan.
    – Las potencias en guerra de un mismo bando pueden darse recursos; ninguna recibe más de 4 al año. España no da nada a Francia antes de que se hayan jugado Bayona y el bloqueo.

rule-7-3-2-title = Gastos
rule-7-3-2 = El Imperio gasta por España y Turquía mientras no están en guerra, la Coalición por las demás. Un paso cuesta 1 para un cuerpo, tres cuartos para milicia, Guardia Nacional y Landwehr, 2 para la reserva de caballería, y medio punto más por estrella; una unidad especial 2 (solo reconstruirla), un marcador de ejército 2, un depósito medio punto, una flota 5. Una unidad se construye entera o con un paso. Las unidades reducidas se completan en las zonas de refuerzo, y dos en cada ejército abastecido. Una potencia construye una flota al año; Inglaterra, cuantas pueda pagar, y tiene gratis una flota o una carta y puede comprar una carta más por 4. Lo que no se gasta se pierde.

rule-7-3-3-title = Países menores
rule-7-3-3 = Los menores no tienen recursos. Un bando tiene un paso por cada dos de sus menores con unidades, y el impar no aporta nada; la Confederación, Westfalia y Polonia cuentan además de sus miembros, las revueltas mientras se conserva su zona. Esos pasos construyen o completan unidades de sus menores. Las flotas de los menores no se reconstruyen nunca.

rule-7-3-4-title = Dónde se colocan las unidades nuevas
rule-7-3-4 = Las zonas de refuerzo son la capital y las fortalezas de un país, ni sitiadas ni con enemigos, unidas por tierra, sobre su propio suelo, a su capital. Se respeta el apilamiento (11). La reserva de caballería nueva necesita un ejército en una de esas zonas. Las flotas van a los puertos propios. Así, nada francés aparece en Friul ni nada inglés en Gibraltar o Malta.

rule-7-3-5-title = Ejércitos
rule-7-3-5 = Para un marcador de ejército una potencia necesita un general y 2 de sus pasos en una zona abastecida, donde sea. Un ejército abastecido, en casa o fuera, puede recibir 2 pasos para unidades reducidas, 2 depósitos móviles de su potencia, unidades especiales y hasta 3 subordinados.

rule-7-3-6-title = Generales
rule-7-3-6 = Un general cuyo año ha llegado se une a la reserva. Los generales de la reserva se despliegan gratis, siempre con una unidad de combate: en las zonas de refuerzo, en los ejércitos abastecidos o con un menor en la zona de refuerzo de este.

rule-7-3-7-title = Retiradas
rule-7-3-7 = Un jugador puede retirar del mapa unidades, flotas, generales y depósitos, abastecidos o no. Van a la reserva y no vuelven antes del año siguiente.

rule-7-4-title = Nuevos aliados y cartas
rule-7-4 = Un país que se une a un bando aporta al instante una carta por cada una de sus filas de zonas clave (6.3).

rule-7-5-title = Movimientos de las potencias que no están en guerra
rule-7-5 = Las fuerzas de una potencia mayor neutral, en paz forzosa o en alianza forzosa se mueven una vez, con su factor de movimiento, dentro de su territorio nacional. Sus flotas pueden moverse si acaban en un puerto propio o en un mar que baña uno. El Imperio mueve a España y Turquía, la Coalición a las demás.

rule-7-6-title = Redespliegue estratégico
rule-7-6 = Las fuerzas terrestres abastecidas de las potencias en guerra pueden moverse, en el orden del presupuesto; las flotas no. No se entra en una zona con unidades enemigas, con una fortaleza enemiga no sitiada o con un marcador enemigo, ni donde la fuerza no estaría abastecida. Una fuerza sin general tiene su factor de movimiento, una con general el doble. Quien supera su factor hace al final una prueba de desgaste (13.6), sin los modificadores de invierno y marcha forzada. Nadie intercepta. Se toman, dejan e intercambian unidades como en 12.2.1.

rule-8-1-title = Qué puede ser un país
rule-8-1 = Francia no tiene estatuto. Todo otro país es neutral, aliado, en paz forzada, en alianza forzada, protectorado, o no existe.

rule-8-1-1-title = Neutral
rule-8-1-1 = Una potencia mayor neutral solo se mueve en su casa, en la interfase, y no en la tierra de sus menores; los menores neutrales no tienen unidades en el mapa. Atacado, se une al otro bando. La neutralidad perdida solo vuelve por un evento o una paz forzada. Inglaterra nunca es neutral: tras una paz forzada vuelve a la Coalición.

rule-8-1-2-title = Aliado
rule-8-1-2 = Un aliado está en guerra con el otro bando. Los aliados comparten suministro, escuadras y zonas clave, mandan unidades unos de otros (de una potencia mayor aliada, menos pasos que de la nación del general), y las potencias mayores pueden darse hasta 4 recursos. Una potencia mayor solo sale por una paz forzada; un menor nunca vuelve a ser neutral y, conquistado, es aliado de su conquistador. Un menor puede ser aliado de una potencia neutral. España no envía recursos, ni el Imperio tropas a España, antes de Bayona y el bloqueo. Francia e Inglaterra nunca se alían.

rule-8-1-3-title = Paz forzada
rule-8-1-3 = Una potencia mayor conquistada está en paz forzada. Su conquistador puede cruzar y ocupar su tierra y llevar por ella el suministro, sin usar sus fortalezas como relevos, y convivir con sus unidades; nadie más entra sin declarar la guerra, lo que la hace aliada del conquistador. Después es neutral; el conquistador tiene -1 y su enemigo +2 en diplomacia con ella. Si el vencedor la ataca de nuevo, dobla sus recursos en ese presupuesto, empiezan los Castigos, y el otro bando tiene 3 intentos gratuitos con +2, incluso con potencias en paz o alianza forzada. Vencida por segunda vez por el mismo bando, la paz dura hasta el final.

rule-8-1-4-title = Alianza forzada
rule-8-1-4 = El Imperio puede imponer una alianza, en la fase de conquistas y por una carta de cualquier valor, a una potencia mayor de la Coalición que haya vencido por segunda vez, o una vez tras Tambores de guerra. Dura hasta el final: una neutralidad bajo control francés. El Imperio cruza su tierra y usa sus fortalezas como relevos, no como fuentes; la Coalición solo entra declarando la guerra. Ninguna diplomacia la afecta. Si un evento la rompe, las unidades del Imperio solas en una zona la controlan con su fortaleza; donde están ambas, entran en la fortaleza, van a una zona adyacente que la Coalición no controle, o combaten al instante como defensoras.

rule-8-1-5-title = Protectorados
rule-8-1-5 = Un protectorado es un menor atado al Imperio: la Coalición no puede tratar con él, salvo evento. El Imperio lo hace de un menor aliado con una carta de valor 2 o más, en la fase diplomática o como acción, o por un evento: Dinamarca, Egipto, Nápoles, Portugal, Suecia o Sajonia, cada uno por 1 punto de victoria y 1 de escalada. Italia y Suiza lo son desde 1805; Polonia, la Confederación y Westfalia siguen 8.3. Conquistado por la Coalición deja de serlo; reconquistado es aliado y puede ser protegido de nuevo.

rule-8-2-title = Acciones diplomáticas
rule-8-2 = Una acción diplomática intenta atraer a un país al propio bando.

rule-8-2-1-title = Potencias mayores
rule-8-2-1 = Una potencia mayor neutral puede ser tratada en la fase diplomática, una al año por bando. Las aliadas del enemigo, en paz o alianza forzada no.

rule-8-2-2-title = Menores
rule-8-2-2 = En la fase diplomática y en las rondas: menores neutrales; aliados de Francia en los Castigos; antes, aliados de Francia sin un paso de combate de su bando en su suelo. Nunca aliados de la Coalición, protectorados ni sus miembros.

rule-8-2-3-title = Resolución
rule-8-2-3 =
    Se juega una carta de valor al menos 3 para una potencia mayor, 2 para un menor con unidades, 1 para uno sin ellas. Un dado, más la bonificación de la tabla, más lo que añada un evento; +2 si el enemigo venció antes a esa potencia, -1 si lo hizo uno mismo, Tilsit incluido. Con 6 o más se une como aliado de Francia o Inglaterra.
    – Un menor que entra así en guerra, o con su potencia, se despliega al instante en cualquier lugar de su tierra, salvo unidades marcadas E, V o 2P; una potencia mayor tiene lo que hay en el mapa. Ambos aportan cartas (7.4).
    – Cuando un aliado de Francia se pasa, sus unidades apiladas con otras del Imperio fuera de casa van a la zona de la Coalición más cercana dentro de su movimiento, o se destruyen; en casa ambos bandos pierden paso por paso. Sus fortalezas van con él, salvo donde una unidad del Imperio está sola.

rule-8-3-title = Nuevos Estados
rule-8-3 = El Imperio puede formar nuevos Estados con provincias y menores que tiene; dan puntos, cartas y unidades.

rule-8-3-1-title = La Confederación del Rin
rule-8-3-1 = Con al menos 6 de los menores marcados R aliados y Austria y Prusia vencidas, Erfurt (20F) la funda: 2 puntos de victoria, 2 de escalada, un cuerpo, una carta al año. Su capital es Erfurt; no se puede tratar con sus miembros. Cuenta además de sus miembros para los pasos de menores. Desaparece cuando todos están conquistados o con la Coalición.

rule-8-3-2-title = Westfalia
rule-8-3-2 = De Cléveris, Berg, Hesse, Hannover y Magdeburgo al menos 4 deben ser aliados o franceses, y Nápoles aliada. Tras Erfurt (20F) y Bayona (24F), en los Castigos, Europa napoleónica (45F) la funda: un cuerpo, Jerónimo y 1 punto de victoria. Su capital es Kassel; es un protectorado y acaba como la Confederación.

rule-8-3-3-title = El reino de Baviera
rule-8-3-3 = Baviera aliada, con el Tirol tomado a Austria por una paz, es un reino: una carta al año salvo que la Coalición controle Múnich o Innsbruck. Tirol (18C) levanta entonces a los tiroleses: la provincia es un menor aliado de Austria, abastecido por Innsbruck; las tropas del Imperio allí combaten al instante. Retomada con Innsbruck vuelve a ser bávara.

rule-8-3-4-title = Italia crece
rule-8-3-4 = El reino de Italia existe desde 1805, con Milán por capital. Si recibe Venecia de una Austria vencida, puede formarse un segundo cuerpo italiano.

rule-8-3-5-title = Polonia
rule-8-3-5 = Polonia nace de María Walewska (22F), si Varsovia aún se tiene en la fase de conquistas, o al tomar Mazovia en una paz. Es un protectorado, Varsovia su capital; 2 de escalada, y 1 punto de victoria cuando tiene una segunda provincia polaca. Por la carta su cuerpo y Poniatowski llegan gratis a Varsovia en el siguiente presupuesto, si no van a la reserva; el segundo cuerpo exige dos provincias además de Mazovia. Si cae Varsovia, Polonia sigue luchando, pero no se forma ningún paso polaco; solo cae con Francia, y nadie más tiene sus unidades.

rule-9-1-title = La activación
rule-9-1 =
    – Los PA de la acción se gastan fuerza a fuerza, sin anunciar nada antes. Una fuerza acaba sus movimientos, batallas y asedios antes de la siguiente, salvo en campaña mayor (12.6).
    – Una fuerza cuesta la iniciativa de su jefe, una flota 1. Una unidad sin general cuesta 1, o 2 si hace marcha forzada o inicia una batalla; puede salir de cualquier fuerza. Con la opción Cuerpos caros cuesta también 2 al entrar en una zona que su bando no controla.
    – Dos ejércitos juntos tienen la iniciativa de su jefe más 1, como máximo 3, y cuestan lo mismo; entonces pueden intercambiar unidades antes de moverse.
    – Un general subordinado puede activarse aparte de su ejército.
    – Un ejército activado puede llamar, sin PA y dentro de su mando, a fuerzas de zonas adyacentes: ni ejércitos ni partes de ellos, y no a través de un río sin puente, un puerto de montaña o una montaña. Su movimiento baja entonces en 1.
    – Una batalla perdida acaba la activación.

rule-9-2-title = PA en reserva
rule-9-2 = Los PA de una carta o de una operación que no se usan van a la reserva. Después pueden sumarse a cualquier acción que dé PA, no a acontecimientos que activan sin ellos, como una campaña mayor. Al final del año se pierden.

rule-10-1-title = El mando
rule-10-1 = Un general manda tantos pasos como su valor; los depósitos no cuentan. De potencias mayores aliadas puede mandar la mitad, redondeada hacia abajo; de menores, cuantos quepan. Los pasos sobrantes se eliminan en el acto. Con un marcador de ejército manda el doble, entre ellos 2 pasos de reserva de caballería, y 3 generales subordinados de su país, o de una potencia mayor aliada mientras haya en el ejército un paso de ella.

rule-10-2-title = La jerarquía
rule-10-2 =
    – Un general nunca manda a otro de mejor rango; las unidades sin general están por debajo de todos. Vale tras todo movimiento, esquiva, interceptación, contramarcha y retirada.
    – Un general inferior que lleva pasos a uno superior va a la reserva, salvo que este mande un ejército que lo acoja. Un superior puede entregar sus pasos al ejército de un inferior y va él mismo a la reserva.
    – Entre potencias aliadas manda el que tiene ejército, luego el que tiene más puntos de combate, luego por potencia: Inglaterra o Francia, Austria, Rusia, Prusia, Suecia, España, Turquía.

rule-10-3-title = Cambio de generales
rule-10-3 = Un jefe deja su puesto solo si su fuerza es absorbida, unida o destruida, o por un acontecimiento; no se le puede dejar sin unidades. Un subordinado puede ir a la reserva mientras su ejército está activo. Si un acontecimiento quita a un jefe, le sucede el general presente de mejor rango; si no hay, puede elegirse uno de la reserva.

rule-11-title = Apilamiento
rule-11 = Al acabar una ronda solo puede haber una fuerza de un bando en una zona; las unidades sobrantes se eliminan, los generales van a la reserva. Los dos bandos nunca acaban una ronda en la misma zona, salvo que uno esté sitiado en una fortaleza.

rule-12-1-title = Las marchas
rule-12-1 =
    Una fuerza va tan lejos como su unidad más lenta, 1 menos en las rondas 5 a 7, de zona en zona por una frontera común; un vértice no basta. Costes:
    – zona clara: 1; pantano: 2;
    – puente: 0 más; río sin puente, puerto de montaña o estrecho: 1 más; montaña: 2 más.
    No puede gastar más de lo que tiene.
    – Los países neutrales están cerrados. Un estrecho está cerrado mientras haya allí una escuadra enemiga en el mar; el interior de Dinamarca está siempre abierto.
    – Una fuerza se detiene ante una fuerza enemiga o una fortaleza enemiga activa no sitiada; sigue si la fuerza es expulsada y la fortaleza queda cubierta (15.1).
    – De Alejandreta a Acre hace falta todo el movimiento.
    – España y Portugal están cerrados a los demás, salvo por las cartas Bloqueo continental y Encerrona de Bayona, hasta Dos de Mayo o los Castigos; en 1815 están abiertos.

rule-12-2-title = Unir fuerzas
rule-12-2 = Cómo una fuerza absorbe a otra y qué es de los generales.

rule-12-2-1-title = Tomar y dejar unidades
rule-12-2-1 =
    – En camino una fuerza puede dejar unidades y tomar otras, toda o parte de una fuerza, según mando y rango. Un general inferior cuya fuerza se absorbe entera va a la reserva, salvo que lo acoja un ejército.
    – Un ejército puede tomar unidades de otro si su general tiene mejor rango y el otro conserva un paso. Dos ejércitos no se unen en marcha, salvo tras una batalla de campaña mayor.
    – Una fuerza puede unirse a un ejército y moverse de nuevo con él si se pagan PA por los dos; si no, las unidades se mueven una vez por ronda.
    – Una fuerza que encuentra amigos a los que no puede absorber debe seguir.

rule-12-2-2-title = Quién da, quién toma
rule-12-2-2 =
    – Un superior activo puede tomar pasos de un inferior inactivo, que va a la reserva si no le quedan, pero no del jefe de un ejército. También puede dejarle pasos; si los deja todos a un ejército, va a la reserva.
    – Un inferior activo nunca toma pasos de un superior. Puede dejarle algunos o todos, y entonces va a la reserva, salvo que el superior tenga un ejército.
    – Un ejército nunca tiene más de tres subordinados: el dueño elige quién va a la reserva.

rule-12-3-title = Marcha forzada
rule-12-3 = Antes de moverse una fuerza puede pedir de 1 a 3 PM más. Hace entonces una prueba de desgaste (13.6), se usen o no: antes de su primera batalla, o al final de su movimiento y antes de dar un paso a una fortaleza. Absorber unidades más lentas quita la diferencia de lo que queda.

rule-12-4-title = La interceptación
rule-12-4 =
    Cuando una fuerza entra en una zona, una fuerza enemiga con general de una zona adyacente, no desmoralizada, puede intentar interceptarla: un intento por zona. Juega una carta que valga al menos la iniciativa del general y tira un dado:
    – superioridad de caballería: +1;
    – iniciativa menor que la del general en movimiento: +1;
    – terreno difícil en su camino: -1.
    Con 5 o más hace una prueba de desgaste, entra y combate. La fuerza en movimiento es la atacante; el interceptor tiene +1 en la batalla y no puede esquivar. Puede dejar unidades atrás. Los amigos inactivos de la fuerza en movimiento solo se unen por contramarcha, y retroceden con ella si pierde.

rule-12-5-title = La esquiva
rule-12-5 =
    Una fuerza con general que es atacada puede intentar esquivar, tras cualquier interceptación. Un dado:
    – superioridad de caballería: +1;
    – iniciativa menor que la del general en movimiento: +1;
    – terreno difícil en el camino del atacante: +1.
    Con 5 o más va a una zona adyacente, no aquella de donde vino el atacante, sin enemigos ni fortaleza enemiga activa no sitiada; el control enemigo no importa. Si no, hay batalla. A una fortaleza propia de la zona, o si está desmoralizada, una fuerza esquiva sin dado y aun sin general. La fuerza en movimiento puede seguir y atacarla de nuevo.

rule-12-6-title = Campañas mayores
rule-12-6 =
    – La carta activa varias fuerzas sea cual sea su iniciativa. Se mueven una tras otra y luego pueden combatir juntas si coinciden en una zona: cada una hace su prueba de desgaste, y se hacen una sola según las reglas de apilamiento. Tras una victoria sigue con el menor resto de movimiento. También pueden acabarse una a una.
    – Un defensor que rechazó o falló la esquiva no puede intentarla otra vez antes de la batalla.
    – Líneas interiores (15C, 1F): cuando ha entrado el primer atacante y antes de la primera batalla, un defensor de defensa táctica 2 o 3 puede combatir a sus atacantes por separado, en el orden que ellos elijan.

rule-13-1-title = Cuándo se comprueba el suministro
rule-13-1 = Cuando se activa una fuerza, en una batalla para los dos bandos, en un intento de asedio, y al final de la fase de activaciones. Las unidades sin suministro llevan un marcador hasta la próxima comprobación, aun de un año a otro.

rule-13-2-title = Las fuentes
rule-13-2 = La capital del país, una fortaleza del territorio nacional, o la capital-fortaleza de un aliado menor. Las unidades de los menores usan las fuentes de su potencia mayor. Una fortaleza sitiada no es fuente.

rule-13-3-title = La línea de suministro
rule-13-3 =
    – Una cadena de relevos va de la fuerza a una fuente: fortalezas activas del bando, o depósitos fijos de la potencia (para un menor: de su potencia mayor). En tierra dos relevos distan como máximo 2 PM; la cadena no tiene límite.
    – Por mar va de puerto en puerto a cualquier distancia, cada uno con fortaleza activa o depósito fijo, ni sitiado ni bloqueado, por mares que el enemigo no tenga en exclusiva.
    – No pasa por unidades enemigas no sitiadas, fortalezas enemigas activas no sitiadas, zonas bajo control enemigo, la zona por la que un enemigo vino a la batalla, ni una montaña. Las zonas libres están abiertas, aun en país enemigo. Un estrecho está cerrado si el enemigo controla su mar.
    – Cada potencia mayor necesita su línea; en una fuerza mixta cuenta la de su jefe. Una fortaleza sitiada no es relevo, pero alimenta a su guarnición si le llega una línea por mar. Alejandreta y Acre están unidas.

rule-13-4-title = Los depósitos
rule-13-4 = Solo un depósito fijo es relevo. Durante una activación un depósito puede fijarse o hacerse móvil en cualquier momento de un movimiento. Un depósito de la potencia del jefe, en la zona de una prueba de desgaste, puede gastarse por -2; uno por fuerza y activación.

rule-13-5-title = Sin suministro
rule-13-5 = Una fuerza sin suministro hace una prueba de desgaste antes de su primera batalla o al final de su activación, tiene -3 en combate, no puede jugar ciertas cartas de combate, puede abrir un asedio pero no intentarlo, y no se reagrupa. Si se unen unidades con y sin suministro, cada una conserva su estado hasta la próxima comprobación y solo las segundas hacen la prueba; en combate la fuerza cuenta como sin suministro si al menos la mitad de sus pasos lo está.

rule-13-6-title = El desgaste
rule-13-6 = Cuándo se hace una prueba, y cómo.

rule-13-6-1-title = Cuándo se hace una prueba
rule-13-6-1 =
    – Por una fuerza activada sin suministro o en marcha forzada: antes de su primera batalla, o al final de la activación, y antes de dar un paso a una fortaleza. Una sola prueba por las dos causas. Un asedio no es una batalla.
    – Por una fuerza que intercepta o contramarcha, en el acto.
    – Tras la última ronda, por las fuerzas sin suministro, sitiadas o desmoralizadas.

rule-13-6-2-title = La prueba
rule-13-6-2 =
    Solo cuentan los pasos activados que están en la zona de la prueba, también las unidades especiales; no los dejados atrás ni los hallados allí. Dos ejércitos hacen pruebas separadas. La columna depende de los pasos (1, 2-3, 4-5, 6-8, 9-11, 12-14, 15 o más) y la fila de un dado con:
    · +1 por punto de marcha forzada pedido, o necesario para una contramarcha; +1 por montaña cruzada; +1 por pantano en zona pobre; +1 por nivel de asedio sufrido; +2 por dos ejércitos; +2 en invierno; +2 por zona pobre atravesada; +3 sin suministro;
    · -2 si todos son franceses (-1 tras Conscripción), -1 si lo es la mayoría, que sufre entonces la primera pérdida; -1 si todos son rusos; -2 si todo el camino fue en casa; -2 por un depósito.
    Una fuerza desmoralizada se desplaza 3 columnas a la derecha. El resultado son pasos perdidos; una estrella añade uno con un dado de 4 a 6.
    – 0: 0 / 0 / 0 / 0 / 0 / * / 1
    – 1: 0 / 0 / 0 / 0 / 0 / 1 / 1
    – 2: 0 / 0 / 0 / 0 / * / 1 / 1*
    – 3: 0 / 0 / 0 / * / 1 / 1* / 1*
    – 4: 0 / 0 / * / * / 1 / 1* / 2
    – 5: 0 / 0 / * / 1 / 1* / 2 / 2
    – 6: 0 / * / 1 / 1 / 1* / 2 / 2*
    – 7: 0 / 1 / 1* / 1* / 2 / 2* / 3
    – 8: 0 / 1 / 1* / 2 / 2* / 3 / 3*

rule-14-title = La batalla
rule-14 = Hay batalla donde se encuentran dos fuerzas enemigas y la inactiva no esquivó. El jugador activo es el atacante. En una campaña mayor pueden atacar juntas varias fuerzas (12.6). Por orden: contramarchas, proporción, tamaño, moral, cabeza de asalto y unidades especiales (primero el atacante), modificadores, dados, heridas, pérdidas, desmoralización, persecución, retirada. Las cartas de combate entran cuando ellas dicen.

rule-14-1-title = Contramarchas
rule-14-1 = Los generales de zonas adyacentes pueden marchar al cañón con toda o parte de su fuerza, primero todos los del jugador activo, luego los del otro; un subordinado puede venir sin su ejército, y una fuerza que falló una interceptación puede aún intentarlo. No por montañas sin puerto ni estrechos, ni desmoralizada, ni hacia un depósito solo. Cada una tira un dado, más el valor táctico (ataque o defensa) de su general, o de un general de ejército del bando en la zona de batalla; -1 en terreno difícil. Con 5 o más hace una prueba de desgaste y se une, hasta donde permita el apilamiento; luego el bando forma una fuerza y lo sobrante se elimina.

rule-14-2-title = La proporción de fuerzas
rule-14-2 = Los valores de combate del atacante se dividen por los del defensor y se redondean a la proporción entera más próxima, la mitad hacia arriba: 9 contra 6 es 2 a 1, 6 contra 8 es 1 a 1. Unidades especiales y depósitos no cuentan, salvo depósitos fijos solos. A 5 a 1 el más débil es destruido y sus generales van a la reserva.

rule-14-3-title = El tamaño
rule-14-3 = Suma los valores de combate de los dos bandos: escaramuza hasta 7; batalla mayor desde 22 si el más débil tiene al menos 10; batalla menor en los demás casos.

rule-14-4-title = La moral
rule-14-4 = La moral de una fuerza es la de la mayoría de sus pasos; si empatan elige su jugador, y al menos la mitad de sus pérdidas recae entonces en unidades de esa moral. Dos ejércitos tienen una moral y hacen una prueba. Una potencia cuya capital controla el enemigo tiene 1 menos; Rusia solo si se pierden Moscú y San Petersburgo, España nunca en la guerra de Liberación.

rule-14-5-title = Modificadores
rule-14-5 = Cada bando suma lo que le ayuda y le estorba (14.5.1 a 14.5.7), y: +1 al interceptor, -3 a un desembarco, -1 si está desmoralizado.

rule-14-5-1-title = Proporción
rule-14-5-1 = El atacante: 1 a 4: -3; 1 a 3: -2; 1 a 2: -1; 1 a 1: 0; 2 a 1: +1; 3 a 1: +2; 4 a 1: +3.

rule-14-5-2-title = La caballería
rule-14-5-2 = El bando con más pasos de reserva, unidades especiales y generales de caballería tiene +1. Cuentan todas las fichas con C, empeñadas o no.

rule-14-5-3-title = El terreno
rule-14-5-3 = Pantano: -1 al atacante. Contra quien cruzó: puerto de montaña -1, montaña -2, puente -1, río sin puente -2 (un ejército -1), estrecho -2. Ciudad y fortaleza no dan nada.

rule-14-5-4-title = El suministro
rule-14-5-4 = Los dos bandos comprueban su suministro en la zona de batalla; la línea del atacante pasa por la zona de donde vino. Una fuerza sin suministro tiene -3.

rule-14-5-5-title = Cabeza de asalto y unidades especiales
rule-14-5-5 = Cada bando puede poner en cabeza un cuerpo de élite: +1 por estrella, y sufre la primera pérdida. Puede empeñar unidades especiales por su bonificación; sufren las siguientes pérdidas. De dos ejércitos puede darlas cualquiera.

rule-14-5-6-title = Los generales
rule-14-5-6 = El jefe suma su valor táctico de ataque o de defensa. En un ejército puede sumar además el suyo un subordinado, que arriesga una herida (14.7); con dos ejércitos puede ser de cualquiera, pero no un jefe de ejército.

rule-14-5-7-title = Cartas de combate
rule-14-5-7 = Cada uno juega cuantas quiera; en cada etapa el atacante muestra antes las suyas. Una carta con estrella anulada sale igualmente del juego.

rule-14-6-title = Los dados
rule-14-6 =
    Los dos tiran dos dados y suman sus modificadores; la tabla dice lo que pierde el enemigo en escaramuza / batalla menor / batalla mayor. Gana el resultado más alto. Si empatan, gana el único que lleve +; si no, pierde el atacante. C: una de las pérdidas es de caballería si se puede. Una fuerza activa victoriosa sigue con el movimiento que le queda; vencida, se detiene. Por debajo de 0 y por encima de 16 se lee 0 y 16.
    – 0: 0 / 0 / 0
    – 1: 0 / 0 / 1
    – 2: 0 / 0 / 1
    – 3: 0 / 0 / 1+
    – 4: 0 / 0+ / 2
    – 5: 0 / 1 / 2
    – 6: 0 / 1 / 2+
    – 7: 0 / 1+ / 3
    – 8: 0+ / 1+ / 3
    – 9: 0+ / 2 / 3+
    – 10: 1 / 2 / 4
    – 11: 1 / 2+ / 4+
    – 12: 1 / 3 / 5
    – 13: 1+ / 3 / 5+C
    – 14: 1+ / 3+ / 6C
    – 15: 2 / 4C / 6+C
    – 16: 2+ / 4+C / 7C

rule-14-7-title = Heridas
rule-14-7 = Un subordinado que prestó su valor tira un dado: con 6 deja el mapa hasta el próximo presupuesto y no se le sustituye. Nadie más cae herido, salvo por cartas.

rule-14-8-title = Las pérdidas
rule-14-8 = Cada uno reparte sus pérdidas a su gusto, pero primero una en la cabeza de asalto, luego una en cada unidad especial empeñada, y al menos la mitad en unidades de moral no inferior a la de la fuerza; la cabeza cuenta para ello, las especiales no. Los depósitos no absorben nada. Nadie causa más pérdidas que pasos de combate tiene.

rule-14-9-title = La desmoralización
rule-14-9 = La prueba, la persecución, qué puede una fuerza desmoralizada, y cómo se recupera.

rule-14-9-1-title = La prueba
rule-14-9-1 = Tras toda batalla salvo una escaramuza la fuerza vencida tira un dado y queda desmoralizada si supera su moral. La moral sube con el valor táctico que usó su jefe, baja en 1 por cada paso perdido más que el vencedor, incluidas las pérdidas de cruzar un río o montaña en retirada, y cambia por cartas. Dos ejércitos hacen una prueba.

rule-14-9-2-title = La persecución
rule-14-9-2 = Si la fuerza vencida queda desmoralizada el vencedor tira un dado, más el valor táctico de su jefe, +1 por paso de reserva de caballería y por general de caballería; con la opción Pantalla de caballería -1 por cada uno de los del enemigo. Cada punto por encima de 6 es una pérdida más, paso o depósito, a gusto del vencido.

rule-14-9-3-title = Una fuerza desmoralizada
rule-14-9-3 = Esquiva sin dado, tiene -1 en combate, y no hace marcha forzada, ni intercepta, ni contramarcha. Quien se le une queda también desmoralizado; pero dos ejércitos juntos se tratan aparte, y combaten como desmoralizados solo si el desmoralizado tiene más pasos. Desmoralizada otra vez, se destruye. Tras la última ronda hace una prueba de desgaste y el marcador se va, salvo sin suministro.

rule-14-9-4-title = Reagruparse
rule-14-9-4 = Un general activado puede intentar reagrupar una fuerza desmoralizada con suministro por 2 PM cada intento: un dado no mayor que su moral más el mejor de sus valores tácticos. Después una prueba de desgaste se hace sin la penalización. Dos ejércitos lo intentan aparte. Una fuerza desmoralizada que gana una batalla se reagrupa. Si no, dura hasta el final de la fase de activaciones.

rule-14-10-title = La retirada
rule-14-10 =
    – Un atacante vencido, y un interceptor vencido, vuelve a la zona de donde vino.
    – Un defensor vencido nunca va adonde vino un atacante. Por orden: 1. una zona adyacente propia o libre sin enemigos; 2. su fortaleza en la zona, no sitiada; 3. una zona adyacente de control enemigo sin unidades ni fortaleza enemigas, que sigue bajo ese control; 4. una zona adyacente con enemigos a los que superaría 5 a 1: se destruyen.
    – Si no, la fuerza se destruye y sus generales van a la reserva.
    – Retirarse por un río sin puente o una montaña cuesta un paso o un depósito más.

rule-15-1-title = Las fortalezas
rule-15-1 = Todas son de nivel 1, salvo Mantua, Constantinopla y Gibraltar, de nivel 2. Una fortaleza acoge una fuerza. Una fuerza que entra en la zona de una fortaleza enemiga activa debe detenerse, salvo que deje dos veces su nivel en pasos para cubrirla; estos la sitian, sin intento en esta ronda. Los enemigos presentes se quedan y combaten, entran sin dado, o intentan esquivar; una parte puede entrar mientras el resto esquiva, y los que fallan solo entran en retirada.

rule-15-2-title = Sitiar
rule-15-2 = Un asedio pide dos veces el nivel en pasos y ninguna unidad enemiga fuera; se pone un marcador 0. Un intento pide suministro y cuesta 1 PM; es gratis una vez tras una batalla ganada en la zona, y una vez tras la última ronda. Una fortaleza sitiada no recibe refuerzos, ni por mar.

rule-15-3-title = Fin del asedio
rule-15-3 = Con pocos pasos el asedio se levanta y los sitiadores van a una zona adyacente como en una retirada, con suministro si pueden. Una fuerza de socorro combate sin la guarnición; el asedio acaba solo si el sitiador debe retirarse o es demasiado débil, y entonces la guarnición se une a sus amigos. En una ronda posterior el sitiador puede irse adonde quiera sin cubrir; la guarnición no puede interceptarlo.

rule-15-4-title = El intento
rule-15-4 =
    Un dado, más el valor táctico del sitiador menos el del sitiado (0 sin general), +1 por un ejército, -2 contra una ciudadela, más el marcador, más las cartas:
    – 0 a 1: rechazado, el sitiador pierde un paso;
    – 2 a 5: estable, nada ocurre;
    – 6 a 7: honores de guerra, la fortaleza se toma y su guarnición vuelve en el próximo presupuesto;
    – 8 a 9: brecha, se toma y su guarnición se destruye.
    Cada fracaso sube el marcador en 1, hasta 3. Empieza de nuevo tras levantarse un asedio, y pasa a los amigos que toman el relevo.

rule-15-5-title = Una fortaleza tomada
rule-15-5 = Queda en ruinas, y el vencedor controla la zona. Puede dar un paso o un depósito para reactivarla: entonces es en el acto un relevo. Al final del año una ruina con suministro vuelve a ser fortaleza entera de su dueño.

rule-16-title = El tiempo
rule-16 = Ninguno en las rondas 1 a 4 ni al final del año. En la ronda 5 (mal tiempo) y en las rondas 6 y 7 (invierno) el movimiento terrestre baja en 1. En invierno nada navega entre los hielos del Báltico, no hay asaltos marítimos, y las pruebas de desgaste tienen +2.

rule-17-1-title = Flotas en acción
rule-17-1 = Una flota cuesta 1 PA; una escuadra, pues, tantos como flotas vayan; no tienen que ir todas. Algunos acontecimientos activan flotas.

rule-17-2-title = La navegación
rule-17-2 = Cómo se mueven las escuadras, se encuentran, bloquean y transportan.

rule-17-2-1-title = Los movimientos
rule-17-2-1 =
    – 1 PM: entrar o salir de un puerto propio; pasar a un mar adyacente; entrar en una casilla de bloqueo enemiga; de la casilla, entrar en el puerto enemigo; desembarcar tropas allí. Salir de una casilla, o pasar por la propia, es gratis. Un puerto enemigo pide pues 2 PM, un asalto marítimo 3.
    – Una escuadra puede dejar flotas en camino, pero no recogerlas.
    – Cuando se toma un puerto, sus flotas van en el acto al puerto propio más próximo dentro de su movimiento, a elegir entre iguales, y pueden ser interceptadas; una escuadra de bloqueo las combate primero. Las supervivientes pueden entrar en un puerto propio bloqueado, aun vencidas.

rule-17-2-2-title = Apilamiento naval
rule-17-2-2 = Una escuadra tiene como máximo 3 flotas, y cada bando como máximo una escuadra en el mar por zona marítima; puertos y casillas no cuentan. Lo que sobre tras un movimiento se elimina.

rule-17-2-2-b-title = Bósforo y Gibraltar
rule-17-2-2-b = El reglamento imprime dos veces el número 17.2.2; este es el segundo. Mientras Turquía sea neutral todos pasan el Bósforo, si no, solo el bando que controla Constantinopla. Gibraltar no detiene a nadie.

rule-17-2-3-title = Aguas limitadas
rule-17-2-3 = En invierno nada se mueve al norte del límite de los hielos. Solo una flota rusa puede estar fuera del mar Negro, del Estrecho y del Báltico. Las flotas suecas y danesas se quedan en el Báltico y su estrecho. Las turcas y napolitanas no pasan Gibraltar.

rule-17-2-4-title = Interceptación naval
rule-17-2-4 = Cuando una escuadra entra en un mar, la escuadra enemiga en el mar y luego las que bloquean pueden intentar interceptar: un dado más la mejor iniciativa de la escuadra, 6 o más. Si una lo logra las demás pueden intentarlo, pero combaten 3 flotas como máximo. Las flotas en puerto no pueden. Si ninguna lo logra, la escuadra sigue o ataca.

rule-17-2-5-title = Esquiva naval
rule-17-2-5 = Una escuadra en el mar atacada puede esquivar con la misma tirada, tras las interceptaciones: a un puerto propio de ese mar, o a un mar adyacente del que no vino el atacante, donde puede ser interceptada. No en casilla ni en puerto.

rule-17-2-6-title = El bloqueo
rule-17-2-6 = Una escuadra que entra en la casilla de un puerto enemigo (1 PM) puede ser combatida allí en el acto por las flotas del puerto, sin ayuda de fortaleza; relevar un bloqueo en curso no da combate. Vencida va al mar, victoriosa bloquea. Bajo bloqueo, las flotas que salen son siempre interceptadas, y no pasa suministro por mar. Los bloqueadores pueden interceptar en el mar; si no queda ninguno el bloqueo acaba. También se puede atacar el propio puerto (17.3.3).

rule-17-2-7-title = El transporte
rule-17-2-7 = Una flota lleva 2 pasos, un depósito, un general y un marcador de ejército. Las tropas embarcan y desembarcan gratis en puertos propios, durante el movimiento, y deben estar en puerto al acabar la ronda, o se pierden; no marchan en esa ronda. En combate se pierden antes las flotas sin tropas, las otras con su carga. Desembarcar sin oposición en un puerto enemigo es un asalto logrado.

rule-17-2-8-title = El asalto marítimo
rule-17-2-8 = Contra un puerto que el enemigo tiene con una fuerza o una fortaleza, nunca en invierno, con 2 pasos como máximo. Antes hay que destruir las flotas enemigas presentes; una fortaleza sin flotas combate a la escuadra con sus dados hasta que uno gane. Luego las tropas desembarcan y combaten con -3, siempre con suministro; vencidas, se destruyen. Pueden hacer dos intentos de asedio. Si la zona no se toma al final de la activación se destruyen; una escuadra hace un asalto por activación. Una escuadra rechazada vuelve a la casilla o al mar. Tras el éxito las flotas pueden seguir por 1 PM.

rule-17-2-9-title = Los corsarios
rule-17-2-9 = Con el acontecimiento Corsarios la mano coaligada es menor salvo que una de sus flotas esté en la casilla de Corsarios. Va allí desde el mapa por 1 PA, y vuelve a un puerto nacional en una ronda posterior por 1 más.

rule-17-3-title = El combate naval
rule-17-3 = El combate, la retirada, los puertos, los almirantes.

rule-17-3-1-title = El combate
rule-17-3-1 =
    Cada bando tira un dado por flota y suma su valor táctico; una fortaleza en un puerto añade un dado por nivel a quien la tiene. Gana el total más alto. El vencido, según la diferencia:
    – 1 a 3: se retira;
    – 4 a 7: pierde 1 flota, el resto se retira;
    – 8 a 11: pierde 2 flotas, el resto se retira;
    – 12 o más: es destruido.
    Elige el dueño. En un puerto con fortaleza se anula la primera pérdida del defensor, pero no con 12 o más. Si empatan, el inactivo puede retirarse como vencido, si no el activo, si no siguen. Un vencedor activo puede continuar.

rule-17-3-2-title = Retirada naval
rule-17-3-2 = A un puerto propio del mar; o el inactivo, a un mar adyacente del que no vino el enemigo; el activo, adonde vino. El vencedor puede seguir gratis para bloquear el puerto. Una derrota, una retirada a puerto y un bloqueo acaban la activación. Vencida en puerto, una flota se queda en él, bloqueada.

rule-17-3-3-title = Combate en un puerto
rule-17-3-3 = Las flotas en puerto no esquivan, pero tienen los dados de la fortaleza, uno por nivel, y pierden una flota menos. Dura un solo asalto; un puerto se ataca una vez por ronda. Un atacante vencido se retira, o vuelve a la casilla si ya bloqueaba. Un defensor vencido queda en puerto; el vencedor queda en la casilla o continúa.

rule-17-3-4-title = Los almirantes
rule-17-3-4 = Solo Nelson puede caer, por su carta.

rule-18-title = La fase de conquistas
rule-18 = Las conquistas solo ocurren aquí: menores por la Coalición, menores por el Imperio, mayores por la Coalición, mayores por el Imperio.

rule-18-1-title = Menores
rule-18-1 = Un menor está conquistado si el enemigo controla, con suministro, su capital y todas sus fortalezas; el conquistador es quien tomó la capital. Con unidades pasa a ser su aliado; sin ellas, su aliado o parte de su tierra. Sus unidades van a la reserva, sus flotas fuera del juego, incluso de la casilla de guerras exteriores, donde otra debe sustituirlas. Las fortalezas arruinadas se rehacen. Nápoles cae con su capital; Sicilia es entonces un menor de la Coalición y, conquistada, vuelve a Nápoles. Polonia solo cae con Francia.

rule-18-2-1-title = Conquista de una potencia mayor
rule-18-2-1 = Está conquistada si el enemigo controla todas sus zonas clave, cada una con línea de suministro; o todas menos una, si ha perdido su capital y no tiene en su territorio un ejército propio sin desmoralizar. En 1815 esto se pregunta de Francia, cuyas zonas clave son París, Burdeos y Lyon. Inglaterra cae solo con Londres; España en la guerra de Liberación solo con Madrid y todos los puertos de la península menos Gibraltar. Tambores de guerra (27C) permite seguir luchando; Tilsit (26F) hace la paz sin conquista.

rule-18-2-2-title = Condiciones de paz
rule-18-2-2 = El vencedor y sus aliados pueden anexionar 3 provincias del vencido (4 tras Tambores de guerra), cada una para quien quiera en su bando; cada una debe tocar tierra del bando. Las provincias con zona clave quedan a salvo, pero Mazovia hace Polonia. Un menor aún aliado del vencido puede valer por una provincia: pasa a aliado o se anexiona; el no elegido queda con el vencido. Si no queda ninguna, 4 recursos del próximo presupuesto por cada una que falte. Vencida por Francia, sus puertos participan en el bloqueo continental. El vencedor tiene una carta más en las próximas manos, o 4 recursos.

rule-18-2-3-title = Tras la paz
rule-18-2-3 = Las unidades del vencedor pueden quedarse o ir a la fortaleza más cercana fuera, sin prueba; los antiguos aliados del vencido deben ir a la suya. Los vencidos vuelven a sus zonas clave y puertos. Se retiran marcadores y se rehacen las fortalezas. Mientras dure, ninguno puede atacar al otro. Al final de cada año posterior se tira un dado: con 5 o más termina, con +2 por cada año desde el segundo. El vencedor debe entonces salir o perder sus unidades.

rule-19-1-title = Veinte puntos
rule-19-1 = El Imperio gana con 20 puntos de victoria. Suben y bajan con conquistas, protectorados, Estados, eventos y el bloqueo.

rule-19-2-title = Ningún punto
rule-19-2 = La Coalición gana cuando el Imperio tiene 0 puntos.

rule-19-3-title = Al final
rule-19-3 = Si no, la Coalición gana si controla todas las zonas clave de Francia, incluso antes del final. El Imperio gana si las controla todas y Mantua y ha jugado Europa napoleónica (45F). Si no, ambos pierden.

rule-20-title = Los escenarios
rule-20 = Cada escenario dice quién está en guerra, las cartas, el despliegue y con qué se gana. Una zona o unidad que deja abierta la elige el dueño.

rule-20-1-title = 1815, los Cien Días
rule-20-1 =
    – De la ronda 2 a la fase de conquistas de 1815; el Imperio actúa primero. La Coalición se despliega antes que el Imperio. Francia tiene a Nápoles por única aliada; Inglaterra, Rusia, Prusia, Austria y España son la Coalición. Piamonte, Génova y Toscana son austriacas, Flandes inglesa.
    – El Imperio juega con las cartas 1F, 2F, 3F, 6F, 8F, 13F, 19F, 27F, 28F, 29F, 31F, 32F, 43F, 47F, 50F y empieza con 6; la Coalición con 1C, 4C, 5C, 11C, 12C, 14C, 15C, 16C, 25C, 28C, 29C, 30C, 31C, 32C, 35C, 39C, 42C, 43C, 54C y empieza con 8.
    – Los realistas tienen siempre suministro en Poitou y Bretaña, fuera desde un puerto controlado con un depósito inglés.
    – En toda ronda salvo en invierno, un ejército francés activado puede recibir 2 pasos de reemplazos.
    – La Coalición gana si Francia está conquistada y no le queda ejército sin desmoralizar, o si Napoleón sale del juego. El Imperio gana si Francia no está conquistada y tiene tal ejército. Lo demás es empate.

## Rulings

rule-20-2-title = La gran campaña
rule-20-2 = De la ronda 2 de 1805 a la fase de victoria de 1814; empieza Francia. Victoria 5, escalada 0, 7 cartas cada uno con las permanentes; los Castigos esperan. Austria debe sitiar Mantua con Carlos y Ulm con otro general; hasta entonces la Coalición no hace otra cosa, salvo que una fuerza del Imperio haya entrado en Austria. Columna de marcha (6F) no se juega contra Mack en su primera activación.

rule-20-3-title = La campaña de 1809
rule-20-3 = De la ronda 1 de 1809, solo de la Coalición, a la fase de victoria de 1814. Victoria 15; los Castigos, el bloqueo y la guerra de Liberación están en vigor. Prusia está en paz forzada hasta el final de 1810, luego en alianza forzada; Rusia y Turquía son neutrales.

ruling-r01 = Algunas cartas llevan impresos dos números. María Walewska es 22F, Tilsit 26F, Dos de Mayo 19C, Tambores de guerra 27C, Scharnhorst 45C.
ruling-r02 = 27F es Soldados del Año II y 22C Chuanes: estos títulos encajan en todas las listas de cartas.
ruling-r03 = En 1809 también se retira la carta 21C: la lista impresa nombra dos veces la 24, la primera donde corresponde la 21.
ruling-r04 = En 1815 las cartas permanentes 1F y 1C se dan primero y cuentan en las manos de 6 y 8.
ruling-r05 = Desgracia (19F) es una carta del Imperio: sigue a la prueba de moral enemiga.
ruling-r07 = Columna de marcha (6F) resta 2 al movimiento de una fuerza enemiga activada y le prohíbe la marcha forzada.
ruling-r10 = Una diferencia naval de 12 o más destruye al vencido; el «más de 12» de la hoja de ayuda es un desliz.
ruling-r11 = Una fortaleza da un dado a su puerto, una ciudadela dos.
ruling-r13 = Francia tiene 8 cuerpos de élite, los que exigen los despliegues y el ejemplo de juego.
ruling-r14 = Rusia tiene un noveno cuerpo ordinario, sin número, el cuerpo de Moldavia.
ruling-r15 = La Guardia rusa tiene una estrella y moral 5.
ruling-r16 = La caballería de la Guardia da +2 a Francia, los Caballeros de la Guardia +1 a Rusia.
ruling-r17 = La milicia española tiene 1 paso, moral 1 y movimiento 2, y entra por un acontecimiento.
ruling-r18 = Las cartas 24F y 25F dejan entrar 6 pasos del Imperio en la península, las dos juntas 12.
ruling-r22 = 2C y 3C tienen estrella plateada: sus acontecimientos ocurren una vez por partida.
ruling-r23 = En 1815 Prusia controla el Palatinado, Renania y Luxemburgo, pues un cuerpo coaligado empieza solo en Maguncia. Como las tierras que 20.1 quita a Francia, no son entonces territorio nacional de nadie y cuentan desde el principio para la Coalición.
ruling-r24 = «Un cuerpo» en el despliegue francés de 1815 es ordinario o de élite, a gusto de su jugador.
ruling-r26 = Herida (4C) sustituye a la prueba de herida habitual.
ruling-r27 = Una interceptación no añade nada por sí misma a su prueba de desgaste.
ruling-r28 = A 1 a 5 o peor se destruye el atacante, como el defensor a 5 a 1.
ruling-r32 = Los menores de 1815 están con la potencia que dirige su cuerpo en el despliegue, si no, como en la historia.
ruling-r33 = Al año puede empezar una guerra exterior. Las unidades que faltan se construyen y entregan en el próximo presupuesto.
ruling-r34 = Un acontecimiento que activa gratis no toma PA de la reserva salvo que su texto dé PA.
ruling-r35 = En 1815 las cartas de la Coalición valen 1 más: cuenta cinco potencias mayores.
ruling-r37 = Tras la última ronda vienen primero los asedios, luego el suministro y el desgaste.
ruling-r38 = Temporal (10F) y Cohetes Congreve (31C) sirven también en combates navales.
ruling-r41 = Con una de 24F y 25F hasta 6 pasos pueden cruzar España hacia Portugal; las dos abren además España, a 12.
ruling-r42 = Suecia es neutral en 1815.
ruling-r101 = Toda la acción del Imperio va antes que la de la Coalición. Dentro de una acción las fuerzas se nombran, pagan y acaban una a una; solo se anuncia una campaña mayor.
ruling-r102 = Los PA vienen de una carta, de operar sin ella, o de un acontecimiento que los dé; la reserva se suma en cualquier momento de la acción, nunca sola. Lo que sobra va a la reserva, sin tope, vaciada tras la última ronda.
ruling-r103 = Una carta, o el punto sin carta, puede servir solo para llenar la reserva. Pasar no da nada.
ruling-r104 = Los PA sobrantes de una carta jugada para interceptar se pierden, y la reserva nunca paga una interceptación.
ruling-r105 = El punto extra de las cartas coaligadas cuenta también al interceptar, salvo en cartas de combate.
ruling-r106 = Por orden: pagar, cartas en respuesta, marcha forzada, suministro, reunión, primer PM. Desde que pudo haber cartas en respuesta los PA están gastados, aunque la fuerza se quede.
ruling-r107 = Las reglas opcionales solo valen si se eligen: niebla de guerra, cuerpos caros, pantalla de caballería, frontera prusiana en 1805, Granaderos con 3C.
ruling-r108 = «Una vez por ronda» cuenta activaciones y transporte naval. Las unidades se marcan al acabar su activación o al dejarlas; reacciones y retiradas ni marcan ni las impide la marca.
ruling-r109 = Una unidad marcada que está en un ejército cuando se activa vuelve a moverse con él; la que se encuentra en camino no puede llevarse.
ruling-r110 = Un subordinado activado aparte paga su propia iniciativa y toma unidades sin marcar del ejército hasta su mando, al menos una de combate, y depósitos; ni el marcador, ni reserva de caballería, ni unidades especiales. El ejército conserva su jefe y una unidad de combate. Si acaba en su zona vuelve a él.
ruling-r111 = Un cuerpo sacado de una fuerza es una unidad de combate sin depósito; ni reserva de caballería ni unidad especial; su general conserva otra unidad de combate.
ruling-r112 = Un cuerpo aislado paga su segundo PA al anunciar marcha forzada, o al entrar donde hay una unidad de combate enemiga no sitiada o un depósito fijo solo, aunque el enemigo esquive; una vez. Ser interceptado no cuesta, y un asedio no es una batalla. Activado por un acontecimiento no paga nada.
ruling-r113 = Un cuerpo aislado puede moverse, forzar la marcha, atacar, tomar el control, cubrir o sitiar una fortaleza de nivel 1 con sus 2 pasos, entrar en una fortaleza, esquivar si está desmoralizado, y unirse a otros. No puede interceptar, contramarchar, esquivar con dado, reagruparse, tomar o dejar unidades, manejar depósitos ni llamar: eso exige un general.
ruling-r114 = Uno de dos ejércitos de una zona puede activarse solo, con la iniciativa de su general, y se va. Solo los dos juntos pueden intercambiar unidades.
ruling-r115 = El jefe de dos ejércitos es el de mejor rango de una potencia; de potencias distintas, el de más puntos de combate, luego el orden de 10.2. Se decide de nuevo en cada activación y batalla.
ruling-r116 = Los vecinos de un ejército se llaman todos a la vez, tras anunciar la marcha forzada y antes del primer PM; cuantos quepan en el mando doblado, por 1 PM en total. Ni unidades marcadas o sitiadas, ni ejércitos o partes, ni generales de mejor rango que el del ejército, ni por río sin puente, puerto de montaña, montaña, estrecho o país neutral. Nadie los intercepta. Un sitiador que viene puede levantar su asedio. Su suministro se comprueba como el de toda fuerza activada.
ruling-r117 = Los pasos llamados cuentan en la prueba de desgaste del ejército, con su propio camino.
ruling-r118 = La mitad del mando para potencias mayores aliadas es la de lo que el general dirige en esta fuerza: del doble en un ejército.
ruling-r119 = Un ejército tiene como máximo 2 pasos de reserva de caballería; dos ejércitos, 2 cada uno.
ruling-r120 = Nadie puede incumplir por su voluntad mando o apilamiento. Si lo hace una retirada, una esquiva o la pérdida de un general, el dueño retira en el acto pasos a su elección, y los generales sobrantes van a la reserva.
ruling-r121 = El apilamiento se comprueba al final de la acción de cada bando para los dos, y en el acto tras toda esquiva, interceptación, contramarcha, retirada y desembarco. Una guarnición sitiada es una fuerza aparte.
ruling-r122 = Solo una unidad de combate puede estar sin general; una segunda exige un general o se elimina al comprobar el apilamiento.
ruling-r123 = Todo lo de un bando en una zona, salvo una guarnición sitiada, es una fuerza bajo un jefe. Si hay un ejército todo le pertenece; si hay dos el dueño dice a cuál, al llegar. Quien es dejado por uno de dos pertenece al otro.
ruling-r124 = Todo general puede dejar parte de sus unidades donde parte, como en camino.
ruling-r125 = Un inferior activo que se une a un superior queda de subordinado en un ejército con sitio, si no va a la reserva. Un superior activo que se une al ejército de un inferior va a la reserva tras entregar sus pasos; si se une a un inferior sin ejército, toma el mando.
ruling-r126 = Los rangos de potencias distintas nunca se comparan: decide el marcador de ejército, luego los puntos de combate, luego el orden de 10.2. Un ejército nunca toma unidades del ejército de otra potencia.
ruling-r127 = Un ejército puede tomar unidades de otro de su potencia si su jefe tiene mejor rango y deja al menos un paso de combate; un general sin ejército no toma nada de uno.
ruling-r128 = Un inferior que solo deja parte de sus pasos a un superior sigue con el resto; va a la reserva solo si acaba allí o lo ha dejado todo.
ruling-r129 = Un subordinado puede ir a la reserva en cualquier momento de la activación de su ejército; no se releva a ningún otro general.
ruling-r130 = Donde puede elegirse un general de la reserva, no vale el que fue enviado allí este año.
ruling-r131 = Cuando un acontecimiento quita a un jefe le sucede el general presente de mejor rango, en un ejército un subordinado; si no hay, el dueño puede poner uno de la reserva; si no, el marcador de ejército va a la reserva y queda una sola unidad de combate.
ruling-r132 = Un marcador de ejército sin unidades de combate o sin general va en el acto a la reserva; sus unidades especiales se eliminan, sus depósitos quedan, sus generales van a la reserva.
ruling-r133 = La unidad de combate más lenta fija el movimiento; depósitos, generales y unidades especiales nunca frenan.
ruling-r134 = Dejar atrás unidades lentas nunca sube el movimiento de una activación; absorber una más lenta baja el tope y conserva lo gastado.
ruling-r135 = El tiempo, una llamada y Columna de marcha nunca bajan el movimiento de 0 (Columna de marcha no de 1). No hay avance mínimo de una zona.
ruling-r136 = De 0 a 3 puntos de marcha forzada se piden una vez, antes del primer PM; una fuerza desmoralizada no pide ninguno, aunque luego se reagrupe.
ruling-r137 = De Alejandreta a Acre hace falta todo el movimiento base, tiempo incluido, sin gastar nada antes; pueden seguir puntos de marcha forzada. Nadie intercepta, esquiva, contramarcha ni se retira por ahí.
ruling-r138 = Lo que cierra una frontera a las marchas la cierra a interceptaciones, esquivas, contramarchas y retiradas.
ruling-r139 = Una fuerza detenida ante un enemigo o una fortaleza sigue con sus PM restantes si el enemigo esquivó o fue vencido y la fortaleza está cubierta o tomada; si no, solo puede intentar asedios y quedarse.
ruling-r140 = Cubrir una fortaleza no cuesta PM: al menos dos veces su nivel en pasos queda como fuerza legal (los 4 de una ciudadela exigen un general), con marcador de asedio 0. Quedan marcados y no intentan nada en esta ronda, pero pueden tras la última.
ruling-r141 = Para dos veces el nivel solo cuentan pasos de combate, no unidades especiales ni depósitos.
ruling-r142 = Una fortaleza sitiada por el propio bando no detiene a nadie. Se pueden intercambiar unidades con los sitiadores; el marcador queda mientras haya pasos bastantes.
ruling-r143 = Una fuerza demasiado débil para sitiar no puede acabar ante una fortaleza activa con unidades de combate enemigas dentro: vuelve en el acto adonde vino, o según la lista de 14.10 si allí hay enemigos. Ante una vacía puede quedarse; no es un asedio.
ruling-r144 = Un marcador de control cuesta 1 PM: una fuerza con suministro en su última comprobación, ninguna unidad enemiga ni fortaleza enemiga activa, una zona con ciudad, puerto o fortaleza en ruinas. Gratis para quien gana allí una batalla, asedio o asalto marítimo, también el defensor. Recuperar una zona propia cuesta lo mismo.
ruling-r145 = Entrar, esquivar o retirarse nunca cambia el control. En la fase de conquistas una fuerza con suministro sola en una zona pone gratis su marcador, y los marcadores enemigos se van donde está el bando del dueño original.
ruling-r146 = Las zonas libres nunca se controlan ni se marcan; solo están cerradas mientras hay unidades enemigas.
ruling-r147 = Se absorben sin PM, cuantas veces se quiera, unidades de una fuerza propia inactiva de la zona recién entrada o de partida; sin marcar, no sitiadas, según mando y rango.
ruling-r148 = Lo que se deja debe ser una fuerza legal: una unidad de combate, un general con unidades, o unidades entregadas a un general presente. Reserva de caballería y unidades especiales van solo a otro ejército; los depósitos se dejan donde sea.
ruling-r149 = Solo se entra donde hay amigos que no se pueden absorber si queda un PM para seguir. Si una carta detiene allí la fuerza, lo sobrante se elimina.
ruling-r150 = Un ejército puede acabar con otro, dos como máximo; no van más lejos en esta activación. Unirse en camino solo se permite tras una batalla de campaña mayor.
ruling-r151 = Milicias y Guardia Nacional no pueden marchar fuera del territorio nacional; si una esquiva o retirada las saca, se eliminan en el acto.
ruling-r152 = Un general gira los depósitos de su zona en cualquier momento de su activación, en los dos sentidos, cuantos quiera y gratis; un depósito fijo no necesita suministro.
ruling-r153 = Una unidad de combate enemiga que entra destruye los depósitos móviles solos, sin batalla ni parada; uno fijo solo hay que combatirlo. Los depósitos nunca se capturan. Donde el enemigo pone su marcador los móviles solos se destruyen.
ruling-r154 = Depósitos fijos solos valen medio punto cada uno para la proporción. Nadie contramarcha, no causan pérdidas ni hacen prueba de moral; vencidos se destruyen, y si ganan el atacante se retira.
ruling-r155 = Toda zona en que entra la fuerza terrestre activa puede interceptarse; no su zona de partida, ni desembarcos, esquivas, retiradas, contramarchas, llamadas o movimientos por una carta enemiga.
ruling-r156 = Un jefe puede intentarlo con su fuerza, también un ejército, si no está desmoralizada ni sitiada y el camino no cuesta más que su movimiento base, tiempo incluido. Un subordinado solo no puede. Ni un tercer ejército donde hay dos de su bando (11).
ruling-r157 = Un intento por zona entrada, por una fuerza con una carta; la misma puede intentarlo de nuevo en la siguiente con otra.
ruling-r158 = El interceptor nombra juntos general, unidades y carta; luego cartas en respuesta, dado, desgaste de los que van, y entran. Si nadie sobrevive, ha fallado.
ruling-r159 = La marcha forzada de quien se mueve cuenta entera en su prueba, hecha tras entrar el interceptor y antes de la batalla; los PM sin gastar quedan si gana.
ruling-r160 = Contra una fuerza sin general no hay bonificación por iniciativa.
ruling-r161 = La superioridad de caballería de un intento compara la caballería de las unidades que van, o de toda la fuerza que esquiva, con toda la fuerza en movimiento.
ruling-r162 = Terreno difícil es una entrada de 2 PM o más por la frontera realmente cruzada: por el interceptor, por el atacante (para la esquiva), por la fuerza en contramarcha.
ruling-r163 = Los amigos del interceptor presentes forman una fuerza con él antes de la batalla; nadie de ellos esquiva, y el +1 vale para todos.
ruling-r164 = Los amigos inactivos de quien se mueve se unen solo por una contramarcha de 0 PM. Si no, esperan; si pierde retroceden con él, con la sola pérdida del cruce; si gana se quedan.
ruling-r165 = Un sitiador que intercepta levanta su asedio salvo que quede atrás dos veces el nivel como fuerza legal.
ruling-r166 = Un interceptor victorioso se queda y controla la zona si tiene suministro; vencido, vuelve adonde vino, o según la lista de 14.10 si está cerrado.
ruling-r167 = Se puede interceptar en la zona de una fortaleza enemiga activa; R143 dice si el interceptor puede quedarse.
ruling-r168 = Entrar en la zona de una fuerza enemiga es atacarla, salvo que todos los enemigos estén sitiados.
ruling-r169 = Tras las interceptaciones el defensor se queda, envía todo o parte a una fortaleza propia activa no sitiada, y puede esquivar con dado con el resto; una vez por entrada, a la vista.
ruling-r170 = El destino de una esquiva se anuncia antes de cartas y dado; sin zona legal no hay intento.
ruling-r171 = Solo se esquiva a una zona adyacente por frontera abierta, dentro del movimiento base, de la que no vino ningún atacante de esta acción, sin unidades ni fortaleza activa enemigas, salvo sitiadas.
ruling-r172 = Esquivar no cuesta PM, prueba ni pérdida. Los depósitos móviles van detrás, los fijos pueden hacerse móviles y seguir.
ruling-r173 = Dos ejércitos esquivan con un dado del jefe a una zona; uno desmoralizado puede irse solo, y el otro decide de nuevo.
ruling-r174 = Quien esquiva junto a amigos forma en el acto una fuerza con ellos; lo sobrante se elimina.
ruling-r175 = Las esquivas no tienen límite: quien se mueve puede seguir mientras le queden PM, y cada entrada puede interceptarse y esquivarse.
ruling-r176 = Los sitiadores atacados desde fuera pueden esquivar; el asedio se levanta.
ruling-r177 = Una fuerza desmoralizada sin zona legal ni fortaleza debe combatir.
ruling-r178 = En una campaña mayor la esquiva se decide al entrar la primera fuerza; rechazada o fallada, no hay más en esa zona hasta acabar la batalla, fortaleza incluida.
ruling-r179 = Las batallas de una campaña mayor pueden librarse antes de todos los movimientos, fuerza a fuerza; una fuerza interceptada combate en el acto, y una que ha combatido puede unirse a otra batalla.
ruling-r180 = Las líneas interiores se preguntan una vez, justo antes de la primera batalla que inicia el bando activo (no cuentan interceptaciones), si un atacante está con un defensor de defensa táctica 2 o 3; se nombra la zona, y la respuesta vale solo para ella.
ruling-r181 = En combates separados el atacante elige el orden; cada fuerza está sola, y las que esperan en la zona no contramarchan. Si el defensor se va o muere las que esperan tienen la zona; solo se retira si es vencido.
ruling-r182 = Las fuerzas que combaten juntas hacen cada una su prueba, luego forman una, luego libran una batalla. Después cuenta el menor resto de movimiento; lo sobrante solo puede dejarse como fuerza legal.
ruling-r183 = Una fuerza conjunta vencida va unida a una de sus zonas de entrada no cerradas, a elección.
ruling-r184 = Una fuerza conjunta tiene la penalización de cruce de su parte con más puntos de combate, si empatan la peor, con ejército solo si esa parte lo tiene; su suministro puede pasar por cualquiera de sus zonas de entrada.
ruling-r185 = Como máximo combaten juntos dos ejércitos y lo que mandan; una tercera fuerza que no cabe no debe entrar.
ruling-r186 = Cada unidad conserva su estado de suministro hasta la próxima comprobación. En batalla la fuerza se comprueba entera por la potencia de su jefe; dos ejércitos de potencias distintas aparte, y decide la mitad de los pasos.
ruling-r187 = De una fuerza mixta la parte con suministro solo prueba por marcha forzada, la otra con +3 (y marcha forzada): dos pruebas, cada una con sus pasos.
ruling-r188 = La comprobación de una batalla se hace con los modificadores, tras interceptaciones y contramarchas, y fija los marcadores de los dos bandos. La prueba de desgaste anterior usó el estado al activarse.
ruling-r189 = Interceptores y contramarchas prueban según su marcador; no hay nueva comprobación.
ruling-r190 = Una fuerza cortada en marcha sigue con suministro hasta la próxima comprobación y no prueba por ello en esta activación.
ruling-r191 = Una fuente debe estar controlada, sin unidades enemigas y no sitiada; una fortaleza, activa. La capital-fortaleza de un menor del bando sirve a todas sus potencias mayores; las plazas de otra potencia mayor son relevos, nunca fuentes.
ruling-r192 = Una fuerza que está sobre un relevo o fuente se halla a distancia 0.
ruling-r193 = El suministro se mide de la fuerza hacia el relevo por el coste de las zonas en que se entra, como máximo 2 por salto. El control o una fortaleza enemigos en la zona de partida no importan; toda otra zona debe estar abierta.
ruling-r194 = Países neutrales y en paz forzada están cerrados al suministro.
ruling-r195 = Por mar el suministro va entre puertos que sean fortaleza activa, depósito fijo o fuente, ni sitiados ni bloqueados, por cuantos mares no tengan en exclusiva escuadras enemigas. El hielo no lo detiene.
ruling-r196 = Un estrecho está cerrado al suministro si solo el enemigo tiene allí una escuadra en el mar.
ruling-r197 = En batalla la línea del atacante empieza por su zona de entrada; un desembarco tiene siempre suministro. Ninguna línea pasa por zonas por las que vinieron enemigos de esta batalla, también en contramarcha. Un defensor en su fortaleza activa o fuente vive de ella si el resto de la cadena aguanta.
ruling-r198 = Las unidades sitiadas tienen suministro solo por mar, por su puerto sin bloqueo. Una fortaleza sitiada no alimenta a nadie más.
ruling-r199 = Los depósitos de una fortaleza se destruyen con una brecha y vuelven tras los honores; nunca cambian de bando.
ruling-r200 = Al final del año se comprueban todas las fuerzas tras los últimos asedios; luego vienen las pruebas.
ruling-r201 = Una fuerza activa hace una prueba por activación sean cuales sean las causas, antes de su primera batalla o si no al final. Las reacciones tienen su prueba cada vez. Así, una fuerza que solo una batalla halla sin suministro no la hace después; la activada sin suministro la hace aunque un asedio halle su línea, sin el +3.
ruling-r202 = La prueba antes de una batalla viene tras la esquiva fallada o rechazada, o la entrada del interceptor, y antes de las contramarchas. Si la fuerza muere no hay batalla.
ruling-r203 = Cuentan los pasos de combate y unidades especiales que se movieron con la fuerza y están en la zona de la prueba; no los dejados ni los absorbidos allí.
ruling-r204 = El dueño elige entre los pasos de combate probados, el primero francés si se usó la bonificación de mayoría; nunca unidades especiales ni depósitos.
ruling-r205 = Puede gastarse un depósito, fijo o móvil, de la potencia del jefe en la zona, anunciado antes del dado.
ruling-r206 = La bonificación de casa exige que todas las zonas en que entra hasta la prueba, sin la de partida, sean del país de la potencia del jefe, o del menor si todos lo son; al final del año, la zona misma.
ruling-r207 = Zona pobre, pantano y montaña cuentan una vez cada uno por prueba, por zonas entradas y fronteras cruzadas, sin la de partida; el pantano solo si la zona es además pobre.
ruling-r208 = La nacionalidad se cuenta en los pasos de combate probados; mayoría es más de la mitad.
ruling-r209 = Las filas acaban en 0 y 8, las columnas en 15 o más. Una estrella es un dado más: con 4 a 6 otra pérdida.
ruling-r210 = De dos ejércitos cada uno prueba aparte, con +2; las demás unidades son de uno de ellos.
ruling-r211 = Al final del año cada fuerza hace una sola prueba aunque haya varias causas; se suman todos los modificadores, sin el invierno. El Imperio primero, en el orden del dueño.
ruling-r212 = Una fuerza desmoralizada se desplaza 3 columnas salvo que se reagrupara antes en la activación.
ruling-r213 = El bando activo nombra y tira todas sus contramarchas una a una, luego el otro; cada fuerza o subordinado una vez por batalla. No acuden fuerzas sitiadas ni las que esperan otra batalla de la campaña; sí las que fallaron una interceptación. Un tercer ejército no acude donde hay dos (11).
ruling-r214 = Cualquiera de los bandos puede usar el valor de su general de ejército en la zona de batalla.
ruling-r215 = Un sitiador puede contramarchar, levantando su asedio si quedan pocos; una unidad marcada también.
ruling-r216 = Tras su último éxito cada bando forma una fuerza: generales por rango, pasos sobrantes eliminados antes de la proporción.
ruling-r217 = La fuerza mayor se divide por la menor y se redondea, la mitad hacia arriba; cuatro y medio o más es 5 a 1.
ruling-r218 = A 5 a 1 no hay dados, ni pérdidas del fuerte, ni heridas, ni prueba, ni cartas salvo las de después de la batalla. Es una batalla ganada.
ruling-r219 = Un total de 22 o más con el más débil por debajo de 10 es una batalla menor.
ruling-r220 = Los pasos cuentan por su moral tras la pérdida de la capital. Quien elige entre iguales, primero el atacante, da la mitad de sus pérdidas, redondeada hacia arriba, a unidades de exactamente esa moral.
ruling-r221 = El 1 por la capital perdida no pide suministro del enemigo, y la moral nunca baja de 0.
ruling-r222 = El atacante sufre el pantano y la frontera cruzada; un interceptor la que cruzó él mismo; las contramarchas no aportan ninguna; salidas y desembarcos no tienen frontera. Con marcador de ejército un río vale -1 en vez de -2.
ruling-r223 = Puede encabezar una unidad de élite por bando, también reserva de caballería con estrella. Las especiales vienen solo de un ejército presente. Se declaran antes de las cartas, primero el atacante.
ruling-r224 = Un general que vino en contramarcha y quedó de subordinado puede prestar su valor. Si Defección lo retira su valor se pierde y nadie lo sustituye.
ruling-r225 = En cada etapa el atacante juega todas las cartas que quiera, luego el defensor, una vez. Las cartas que anulan otras valen sea cual sea el orden.
ruling-r226 = El vencedor se decide antes del tope de 14.8. Si solo sobrevive el vencido tiene la zona, pero ha perdido: ni PM ni asedio gratis.
ruling-r227 = El tope de pérdidas son los pasos de combate al tirar los dados, sin unidades especiales; no obliga en persecución ni retirada.
ruling-r228 = El bando atacante sufre primero sus pérdidas, los dos según los dados tirados: cabeza, especiales, una de caballería de reserva por una C (puede ser la cabeza o una especial empeñada; las no empeñadas nunca se pierden), luego a voluntad, la mitad en unidades de moral al menos igual. Lo imposible se ignora.
ruling-r229 = Las pérdidas que exceden los pasos restantes se ignoran; unidades especiales, marcador de ejército y generales van a la reserva.
ruling-r230 = Las heridas vienen tras los dados y antes de las pérdidas. Un general de caballería herido ya no cuenta en la persecución.
ruling-r231 = El vencido nombra su retirada antes de la prueba; las pérdidas del cruce se sufren y cuentan en la diferencia; se mueve tras la persecución.
ruling-r232 = Un valor de 0 o menos falla sin dado. La diferencia nunca baja de 0. El valor del jefe es el que usó, 0 sin general.
ruling-r233 = En la persecución cuenta el valor de ataque del jefe aunque defendiera, con los pasos de reserva de caballería supervivientes y todos los generales de caballería presentes; no las unidades especiales.
ruling-r234 = Las pérdidas de la persecución son pasos o depósitos, uno cada uno, a voluntad; las especiales solo mueren con la última unidad de combate.
ruling-r235 = Una fuerza desmoralizada que falla otra prueba se destruye antes de toda persecución. Una escaramuza no da prueba.
ruling-r236 = Quien se mezcla con una fuerza desmoralizada, aun con parte, lo queda, salvo dos ejércitos; estos lo sufren juntos solo si el desmoralizado tiene más pasos.
ruling-r237 = Una fuerza desmoralizada puede activarse, moverse con su factor base, atacar, sitiar y reagruparse.
ruling-r238 = Reagruparse cuesta 2 PM por intento, cuantos alcancen, en cualquier momento de la activación sin enemigo en la zona, salvo una guarnición sitiada; cada ejército aparte.
ruling-r239 = Una fuerza desmoralizada que gana se reagrupa en el acto, también a 5 a 1.
ruling-r240 = La desmoralización acaba tras examinar las conquistas, para las fuerzas con suministro; durante ello el ejército aún cuenta como desmoralizado.
ruling-r241 = Un atacante vencido vuelve sea cual sea el control de la zona; solo la cierran unidades enemigas no sitiadas: caso 4 de 14.10, si no se destruye. Un desembarco se destruye, una salida vuelve dentro.
ruling-r242 = Un defensor vencido va entero a una zona, de la primera prioridad que la tenga; se excluyen todas las zonas de entrada de los atacantes. En la fortaleza queda sitiado si el vencedor tiene pasos bastantes.
ruling-r243 = Para abrirse paso, lo que queda debe redondear a 5 a 1 contra todos los enemigos de la zona, sin fortaleza activa no sitiada; se destruyen, sin prueba.
ruling-r244 = Una fuerza puede retirarse junto a amigos y forma una con ellos. Una retirada no cuesta PM ni sufre interceptación ni prueba de desgaste.
ruling-r245 = Los depósitos móviles se retiran con la fuerza; los fijos se hacen móviles y siguen si el dueño quiere; los demás se destruyen.
ruling-r246 = Una fuerza activa victoriosa controla gratis la zona, tiene un intento de asedio gratis y sigue con sus PM. Vencida, su activación acaba, pero los PA restantes pueden activar a otras.
ruling-r247 = Los generales nunca son capturados. Los de una fuerza destruida van a la reserva hasta el próximo presupuesto.
ruling-r248 = En una activación hay tantos intentos como PM, y uno gratis por batalla ganada allí; el suministro se comprueba antes de cada uno. Todo fracaso, también ser rechazado, sube el marcador.
ruling-r249 = Tras la última ronda cada asedio tiene un intento gratis de sitiadores con suministro, también los que cubrían; primero el Imperio. Se puede renunciar.
ruling-r250 = Un asedio compara el valor de ataque del jefe sitiador con el de defensa del general de mejor rango dentro; los subordinados no suman, un ejército +1 una vez.
ruling-r251 = Ser rechazado cuesta un paso a elección del sitiador (dos con Plazas fuertes). Por debajo de dos veces el nivel el asedio se levanta y va a una zona adyacente según la lista de 14.10, con suministro si la hay, con la pérdida de una retirada por un río o una montaña, que no asumen amigos de allí; sin ninguna se destruye.
ruling-r252 = Un sitiador puede irse en cualquier activación suya; el marcador se va, y empieza en 0 si vuelve.
ruling-r253 = Una fuerza sitiada puede hacer una salida, como atacante sin coste ni frontera, que el sitiador puede esquivar, o zarpar de un puerto sin bloqueo. No marcha, ni intercepta, contramarcha, esquiva, llama ni controla, y no se absorbe.
ruling-r254 = Una salida perdida vuelve dentro; asedio y marcador quedan mientras el sitiador tenga pasos bastantes. Ganada, el sitiador se retira, el asedio se levanta, y la fuerza puede usar su movimiento.
ruling-r255 = En una batalla de socorro los sitiados no combaten, ni cuentan, ni se pierden. Si se gana forman una fuerza con sus amigos.
ruling-r256 = Una batalla se libra solo entre fuerzas de fuera; una fortaleza nunca le añade fuerza.
ruling-r257 = Una fortaleza tomada queda en ruinas, su zona controlada gratis, sus flotas se van. Un depósito la reactiva en el acto; un paso en el acto si la fuerza sigue, tras la prueba de desgaste si acaba allí. Después puede hacerlo una fuerza presente en una activación.
ruling-r258 = Una fortaleza reactivada tiene su nivel impreso y es en el acto relevo, fuente solo en casa; en ruinas no detiene a nadie.
ruling-r259 = En la fase de conquistas toda fortaleza en ruinas con suministro para su dueño vuelve a ser activa.
ruling-r260 = Tras los honores unidades, generales y depósitos esperan fuera del mapa y vuelven gratis en el próximo presupuesto; en 1815 nunca.
ruling-r261 = Una fortaleza acoge cualquier fuerza legal, una sola.
ruling-r262 = El mal tiempo y el invierno frenan solo a las fuerzas terrestres, en las rondas 5 a 7; +2 de desgaste en las rondas 6 y 7. Las flotas conservan su movimiento.
ruling-r263 = En las rondas 6 y 7 ninguna flota entra, sale ni se mueve en mares helados, sus puertos y casillas, ni esquiva o se retira allí. Los bloqueos en curso quedan.
ruling-r264 = En invierno no hay asaltos marítimos, ni desembarcos sin oposición; el transporte entre puertos propios sigue.
ruling-r265 = Las flotas activadas juntas están juntas y navegan como la más lenta; pueden dejar flotas, no recoger. Pueden acabar con amigos si el total es 3 como máximo, si no, no paran allí.
ruling-r266 = Una flota se activa una vez por ronda.
ruling-r267 = Cada bando tiene como máximo una escuadra de 3 en el mar por mar, 3 flotas en un puerto y 3 en una casilla. Los dos pueden estar en el mar en el mismo mar.
ruling-r268 = Costes: puerto propio 1 salir, 1 entrar, su casilla 0; de mar a mar 1; casilla enemiga 1; puerto enemigo desde la casilla 1; desembarcar 1; salir de una casilla 0. Atacar a los bloqueadores ante un puerto propio cuesta 0 por la casilla.
ruling-r269 = Los puertos neutrales y sus casillas están cerrados, y los de potencias en paz forzada.
ruling-r270 = Intenta primero la escuadra en el mar, luego los bloqueadores de ese mar en el orden de su dueño. Si alguno lo logra la escuadra en el mar participa aunque fallara; 3 flotas en total, y un bloqueador puede enviar una parte. No hace falta carta. Las retiradas no se interceptan.
ruling-r271 = Salir de un puerto bloqueado es combatir a toda la escuadra de bloqueo en la casilla. Ganado, esta va al mar y la otra sigue; perdido, vuelta a puerto y fin de la activación.
ruling-r272 = La esquiva se pregunta al declararse un ataque en el mar: a un puerto propio de ese mar, sin bloqueo y con sitio, o a un mar adyacente que no sea el de entrada, ni helado, ni lleno.
ruling-r273 = Una escuadra interceptada al esquivar combate allí. El atacante puede seguir con los PM que le queden.
ruling-r274 = Al entrar en una casilla enemiga las flotas del puerto combaten todas o ninguna. Si un amigo ya bloquea no hay combate; el total es 3 como máximo.
ruling-r275 = Los bloqueadores que interceptan acaban en el mar; el bloqueo se levanta si no queda ninguno.
ruling-r276 = Totales iguales: en el mar o en una casilla el inactivo, luego el activo, puede retirarse como vencido sin pérdida, si no otro asalto. En un puerto con flotas hay un solo asalto, y el empate devuelve al atacante a la casilla y acaba su activación. Contra una fortaleza sola se repite.
ruling-r277 = El dueño elige las flotas perdidas, vacías antes que cargadas; la carga se hunde con su flota.
ruling-r278 = Una escuadra vencida va a un puerto propio de ese mar sin bloqueo y con sitio; o, inactiva, a un mar adyacente distinto del de entrada; activa, al mar de donde vino; desde la casilla de un puerto enemigo, al mar de ese puerto. Se excluyen lugares helados o llenos; sin ninguno se destruye. Vencida en puerto se queda en él.
ruling-r279 = Un vencedor inactivo se queda. Uno activo sigue, salvo que tome el bloqueo gratis del puerto al que huyó el vencido: entonces se detiene.
ruling-r280 = Un puerto se ataca desde su casilla por 1 PM, una vez por ronda y bando.
ruling-r281 = Se embarca sin PM en todo puerto propio donde la escuadra empieza o entra: unidades sin marcar, un general con al menos una de ellas, y lo que queda debe ser legal. Las especiales cuentan un paso. La carga se reparte flota a flota. Los sitiados pueden embarcar.
ruling-r282 = Se desembarca en un puerto propio sin PM, formando una fuerza con los amigos, y marcado; en un puerto sitiado, dentro de la fortaleza.
ruling-r283 = Las flotas cargadas vencidas conservan su carga. La que no esté en puerto al final de la acción se pierde, los generales van a la reserva. Una escuadra rechazada a puerto desembarca allí su carga.
ruling-r284 = Un asalto por orden: la casilla; el combate del puerto, o la fortaleza si no hay flotas; desembarcar por 1 PM; el enemigo de fuera se queda, esquiva o entra; la batalla con -3, donde los dos pueden contramarchar; dos asedios sin PM.
ruling-r285 = Flotas enemigas vencidas en el puerto pero no hundidas impiden desembarcar en esta activación.
ruling-r286 = Dos pasos no pueden sitiar una ciudadela: el desembarco solo es legal si un acontecimiento desembarca 4 o más o ya sitian amigos.
ruling-r287 = Un asalto que falla en el mar vuelve a la casilla o al mar y sigue navegando; si falla en tierra, la fuerza se destruye. Un asalto por activación de escuadra.
ruling-r288 = Tras el éxito el control es gratis; la fuerza queda, marcada. Las flotas pueden quedar en puerto o pagar 1 para llegar al mar.
ruling-r289 = Desembarcar en un puerto enemigo sin unidad, fortaleza ni flota se logra: 2 pasos como máximo, no en invierno, 3 PM en total.
ruling-r290 = Cuando se pierde un puerto sus flotas se van en el acto, antes de que el captor siga: al puerto propio más próximo en PM. Los bloqueadores combaten primero, otros pueden interceptar; tras una derrota las supervivientes siguen. Ninguno al alcance, o hielo: destruidas.
ruling-r291 = Mientras ningún jugador controle Constantinopla, también en paz o alianza forzada de Turquía, todos pasan el Bósforo. Un asedio de Constantinopla no cambia quién pasa el Bósforo. La regla vale para todo movimiento naval, también retiradas, y para el suministro por mar.
ruling-r292 = Una segunda flota rusa no puede entrar en otros mares que el Negro, el Estrecho y el Báltico, ni en retirada.
ruling-r293 = Una flota va a la casilla de Corsarios desde cualquier lugar del mapa salvo bloqueada, y vuelve a un puerto nacional con sitio; ni lo uno ni lo otro en el hielo (R263). Puede ir cualquier flota, pues la casilla no es un mar (17.2.3).
ruling-r294 = 1815 tiene las rondas 2 a 6 (7 con Campaña de invierno), el final de las activaciones, conquistas y victoria. No hay manos, presupuesto, diplomacia ni redespliegue: lo que volvería en el próximo presupuesto nunca vuelve.
ruling-r295 = Reemplazos: una vez por ejército y ronda, en las rondas 2 a 5, tras la comprobación, si tiene suministro. 2 pasos de unidades francesas se completan o vuelven reducidos de la reserva, también caballería y Guardia, no especiales; dentro del mando, y cuentan en las pruebas de esta activación.
ruling-r296 = Si se activan los dos ejércitos de un grupo, cada uno recibe 2 pasos.
ruling-r297 = Napoleón está fuera de juego en cuanto deja el mapa por cualquier motivo; la Coalición gana en el acto. Ningún presupuesto lo traería de vuelta.
ruling-r298 = Un ejército sin desmoralizar es un marcador de ejército francés, en cualquier lugar del mapa, sin desmoralización, al examinar las conquistas.
ruling-r299 = Francia está conquistada si la Coalición controla con suministro París, Burdeos y Lyon; o París y una de las otras, sin ejército francés sin desmoralizar en Francia. Amberes no cuenta: lo que el despliegue da a otras potencias ya no es territorio nacional, tampoco para la milicia ni el desgaste.
ruling-r300 = Para estas zonas basta la línea de una sola potencia coaligada.
ruling-r301 = Los realistas tienen suministro en Poitou y Bretaña para comprobaciones, batallas y asedios; fuera, solo desde un puerto controlado con un depósito inglés fijo. Pueden unirse a fuerzas inglesas como un menor.
ruling-r302 = La victoria se juzga en este orden: Napoleón, la condición de la Coalición, la del Imperio, si no empate.
ruling-r303 = Los generales en reserva solo sirven donde 10.3 o una carta sustituye a un jefe.
ruling-r304 = Nadie queda en la casilla de un puerto propio: quien ha vencido al bloqueo sigue, y acaba en el puerto, o en el mar si está lleno. Una escuadra cuyo bando toma el puerto que bloquea, o gana su país, entra en él.
ruling-r305 = Una escuadra vencida en el mar donde empezó su activación se repliega a un puerto propio abierto de este o a cualquier mar contiguo.
ruling-r306 = Las tropas desembarcan flota por flota. Un marcador de ejército viaja con su general en una misma flota; la caballería de reserva y las unidades especiales viajan con el marcador. La milicia no embarca.
ruling-r310 = En la niebla de guerra todos ven al comandante de cada fuerza, la unidad aislada, los marcadores de ejército con sus generales, los depósitos fijos y cuanto está fuera del mapa; las pérdidas y los reemplazos nombran su unidad. Lo que combate se ve, y se conoce mientras su pila no se divida. Las flotas están boca abajo. No se dice ni el tamaño de una pila.
ruling-r311 = En el despliegue, un tipo («un cuerpo», «un general», «una flota») es cualquier ficha de ese tipo y potencia en la reserva; una provincia o varias zonas, cualquiera de ellas, y un ejército está en una sola. La última unidad de una línea va con su general si él no tiene otra. Una flota inglesa comienza en el mar, en un puerto de su bando o bloqueando un puerto enemigo.
ruling-r31 = Un general se va en el presupuesto de su año, y otro de la reserva puede tomar su mando enseguida.
ruling-r415 = Se calcula el tamaño de ambas manos, los dos eligen sus descartes en secreto y luego ambos reciben sus cartas permanentes y roban.
ruling-r416 = Los descartes de esta fase quedan boca abajo: solo se conoce su número. Todos los demás son públicos.
ruling-r417 = Se suman todas las filas, con las cartas permanentes, después los eventos duraderos; luego valen los límites de 6 y 10; al final, lo que un evento quita a la mano siguiente.
ruling-r418 = Quien conserva demasiadas descarta hasta el tamaño de la mano, pero nunca 24F, 25F ni una carta permanente.
ruling-r419 = Una fila cuenta si todas sus zonas son de aliados no forzosos del bando y el enemigo no controla ninguna con abastecimiento. Para Mantua, para Gibraltar y Malta, para las Dos Sicilias basta el control de todas las zonas, y quita la carta al dueño. Para la Confederación basta que el enemigo no controle Erfurt.
ruling-r420 = Las filas de varios países necesitan todas sus zonas en un solo bando.
ruling-r421 = Varsovia cuenta para el Imperio cuando existe Polonia, Berlín y Königsberg solo si Prusia es aliada no forzosa.
ruling-r422 = En la guerra de Liberación Madrid cuenta para el Imperio si la controla y José, Eugenio o Jerónimo está allí con 2 pasos; para la Coalición si el Imperio no la controla.
ruling-r423 = Una carta permanente viene a la mano en cada fase en que su potencia está en guerra en el bando y su capital no es del enemigo; si no, se pone aparte, incluso desde la mano. Entretanto nada cambia.
ruling-r425 = Cuando hay que robar y el mazo está vacío, se barajan las cartas jugadas y descartadas; si no las hay, no se roba.
ruling-r427 = La elección entre una carta y 4 recursos se hace por cada potencia vencida al principio de la fase. Los recursos valen para el presupuesto del año y no son un regalo entre aliados.
ruling-r432 = Lo que no pudo enviarse a una guerra exterior se debe: la potencia lo construye primero en su próximo presupuesto y lo entrega.
ruling-r438 = Toda potencia mayor tiene presupuesto; quien dirige una que no está en guerra gasta por ella.
ruling-r439 = La base, doblada si el vencedor ha atacado de nuevo, menos 4 por zona clave en manos enemigas, con lo que los eventos añaden o quitan; nunca menos de 0.
ruling-r440 = Los valores mayores de Prusia y España se comprueban al principio de la fase; Prusia está en guerra cuando está en un bando.
ruling-r441 = Un regalo se hace en el turno de quien recibe, en puntos enteros, aunque quien da juegue después. Lo recibido no se pasa a otro.
ruling-r442 = Los costes son cuartos de punto exactos. Pasado su turno, una potencia ya no compra nada; lo que le queda aún puede darse a los aliados que juegan después, y se pierde con la fase.
ruling-r443 = Al principio de la fase los generales con fecha entran o salen; los heridos, las guarniciones salidas con honores, las unidades de guerras exteriores acabadas y las de eventos llegan gratis.
ruling-r444 = Dentro de un turno todo puede hacerse en cualquier orden. Lo retirado no vuelve este año.
ruling-r445 = Una zona de refuerzo está en manos de su bando, y ni estrechos ni suelo aliado la unen a la capital. Moscú y San Petersburgo son ambas capitales. No hace falta que esté abastecida; una fortaleza en ruinas no lo es.
ruling-r446 = Lo que no podría estar junto no se compra: dos unidades necesitan un general que pueda mandarlas.
ruling-r447 = Se completa sin límite en las zonas de refuerzo; en otras partes dos pasos al año en cada ejército abastecido, pague quien pague. Las demás fuerzas no reciben nada.
ruling-r448 = La reserva de caballería nueva solo se une a un ejército en una zona de refuerzo, 2 pasos por ejército.
ruling-r449 = Una unidad especial perdida se reconstruye por 2 en un ejército abastecido de su potencia, dentro de su mando.
ruling-r450 = El general de mayor rango presente manda el nuevo ejército. Un marcador perdido este año puede comprarse en el próximo presupuesto. Donde hay un ejército todo le pertenece (R123): un segundo se forma en otra parte y se le une.
ruling-r451 = Una flota se coloca en un puerto propio con sitio, conservado y unido a la capital; un bloqueo no lo impide. España no construye ninguna desde que empieza su guerra de Liberación.
ruling-r452 = Inglaterra elige la flota o la carta gratis en su turno y compra una carta como mucho; las cartas se roban enseguida. En paz forzosa no tiene ni una ni otra.
ruling-r453 = Depósitos: cualquiera de las caras en una zona de refuerzo, dos móviles en un ejército abastecido de la potencia. Un comandante puede ser reemplazado; no está disponible antes del año siguiente.
ruling-r454 = Se cuentan los menores aliados y protectorados que tienen una unidad en el juego, perdida o no. Un paso cuesta uno, tenga las estrellas que tenga. Se emplean en los turnos de Francia e Inglaterra.
ruling-r455 = La zona de refuerzo de un menor es su capital o una fortaleza suya; sus unidades en ejércitos abastecidos pueden completarse allí.
ruling-r456 = Solo se retiran piezas de potencias y menores en guerra en el propio bando; nadie retira las de una potencia que solo dirige.
ruling-r457 = Quien dirige una potencia no está obligado a gastar sus recursos; se proponen los gastos habituales.
ruling-r469 = En el orden del presupuesto cada fuerza se mueve una vez, sin tiempo, prueba ni marcha forzada; puede absorber otras. Las flotas navegan como en 17.2 y no son interceptadas.
ruling-r470 = Los menores del Imperio se mueven en el turno de Francia, los menores y revueltas de la Coalición en el de Inglaterra, las fuerzas mixtas en el de su comandante. Ninguna unidad se mueve dos veces.
ruling-r471 = Con un general una fuerza tiene el doble de su factor más bajo; si se supera ese factor, hace la prueba antes de que se mueva la fuerza siguiente, con todos los modificadores salvo invierno y marcha forzada. Puede gastarse un depósito.
ruling-r472 = Las fuerzas sitiadas, sin abastecimiento o desmoralizadas se quedan. Se puede entrar en una ciudad que siempre fue del enemigo si no hay allí unidad, flota, depósito ni fortaleza activa suyos: de su control solo cierran el paso los marcadores. Estrechos según 12.1; sin barcos; valen los límites de la península ibérica. Un sitiador puede irse, y el sitio se levanta.
ruling-r08 = Cada uno de los seis menores da 1 punto de victoria y 1 de escalada al ser protegido.
ruling-r09 = El segundo cuerpo polaco exige dos provincias además de Mazovia.
ruling-r19 = Gibraltar y Stralsund no cuentan en el bloqueo continental.
ruling-r21 = Tilsit exige una batalla ganada este año contra la potencia, y una zona clave tomada, o ningún ejército propio en el mapa sin desmoralizar; se toma una provincia. No vale para España en su guerra de Liberación.
ruling-r29 = Hesse cuenta como una para Westfalia.
ruling-r36 = Poniatowski va a la reserva cuando una paz crea Polonia.
ruling-r40 = No se descarta carta por la protección de los nuevos Estados.
ruling-r401 = Cada bando hace cuantas declaraciones quiera, una a una, cada una resuelta antes de la siguiente, sin carta.
ruling-r402 = Objetivos: neutrales, potencias atadas al otro bando por paz o alianza forzada, y sus menores.
ruling-r403 = Declarar la guerra al menor de una potencia neutral es declararla a la potencia y a todos sus aliados.
ruling-r404 = Es el bando entero el que declara la guerra.
ruling-r405 = Una potencia atacada entra al instante con sus menores; sus unidades quedan donde están y no se roba antes de la fase de manos.
ruling-r406 = Un menor atacado se hace aliado de Francia o Inglaterra y se despliega.
ruling-r407 = Todas sus unidades disponibles se colocan completas en sus zonas sin enemigos, una fuerza por zona, las flotas en sus puertos; lo que no cabe va a la reserva.
ruling-r408 = El punto de escalada se marca una vez por partida para cada potencia; las que empiezan en un bando ya están contadas.
ruling-r409 = Solo una declaración del vencedor a una potencia vencida que vuelve a ser neutral tiene estos efectos.
ruling-r410 = En este orden: se une al enemigo, empiezan los Castigos, sus recursos base se doblan en este presupuesto, se hacen los intentos.
ruling-r411 = Los intentos se hacen al instante, sin cartas, uno por objetivo; se pueden declinar y no se roba.
ruling-r412 = Quien ataca a una potencia atada al enemigo la hace su aliada ordinaria; la atadura acaba para siempre.
ruling-r413 = La prohibición vale también para los menores de esa potencia.
ruling-r414 = Un país que entra en guerra más tarde en el año puede ser invadido al instante.
ruling-r424 = Cada fila que aporta y el enemigo no controla roba una carta; una capital con carta permanente aporta esa carta. No hay límite de 10.
ruling-r426 = Con 15, los Castigos empiezan en la siguiente interfase: mazo, cartas jugadas y Castigos forman un mazo; las manos quedan.
ruling-r429 = La Gran Coalición se cuenta en cada uso de una carta; su bonificación vale para todo uso.
ruling-r434 = Las unidades se toman del mapa, no de fortalezas sitiadas; generales y ejércitos nunca van.
ruling-r435 = La Coalición lo intenta con cualquier carta, como una de las dos, o como su acción en invierno; un intento por carta.
ruling-r436 = Las unidades vuelven en el siguiente presupuesto tal como estaban.
ruling-r437 = Por la flota de un menor conquistado en la casilla parte otra inglesa o aliada, o se debe.
ruling-r458 = Cada carta se resuelve antes de la siguiente; una robada por un éxito puede ser la segunda.
ruling-r459 = Un intento con una potencia por bando y año, eventos incluidos.
ruling-r460 = En las rondas un bando puede hacerlo si no lo hizo en la misma ni en la anterior; es su acción.
ruling-r461 = Un paso del propio menor también lo protege. Los menores de potencias neutrales o atadas, las tierras anexionadas y las revueltas no son objetivos.
ruling-r462 = Ambos modificadores valen si ambos bandos la vencieron. Ningún resultado es automático; la carta se gasta siempre.
ruling-r463 = Un menor ya en guerra conserva sus unidades; lo eliminado espera en la reserva de su nuevo bando.
ruling-r464 = En su tierra ambos pierden el menor de los dos números de pasos; los supervivientes del mayor conservan la zona.
ruling-r465 = Fuera, una unidad sola en su zona queda y cambia de bando, salvo en un país en paz con sus nuevos enemigos; los generales solos van a la reserva. Los españoles de fuera hacen lo mismo cuando España se alza (19C).
ruling-r466 = Una flota sola en un puerto de su país queda; si no, va al puerto más cercano de su nuevo bando o se retira. Las del Imperio dejan sus puertos igual, como toda flota cuyo puerto quita a su bando una guarnición, una revuelta o las condiciones de una paz.
ruling-r467 = Una potencia que se une deja sus unidades donde están; sus menores se unen y se despliegan.
ruling-r468 = La Coalición no debe controlar la capital del menor; se pueden proteger varios al año.
ruling-r473 = En paz forzada una potencia se lleva como neutral y no da cartas; sus menores dejan la guerra y el mapa con ella, y se despliegan de nuevo con ella.
ruling-r474 = La primera tirada es al final del año tras la conquista; una paz permanente no tiene ninguna.
ruling-r475 = El conquistador tiene el siguiente redespliegue para salir, con los caminos y las líneas de la paz; nadie más entra entonces. Lo que quede al acabar se destruye.
ruling-r476 = Las derrotas se cuentan por bando; Tilsit es una, nunca una conquista para puntos o cartas.
ruling-r477 = No tras Tilsit; la carta se descarta a la vista en la misma fase.
ruling-r478 = En una tercera conquista se ofrece de nuevo la elección; ninguna carta rompe la alianza impuesta entonces.
ruling-r479 = Sus unidades las mueve y forma quien la lleva, conviven con el Imperio y nunca combaten. No da cartas a nadie.
ruling-r480 = Las unidades de la Coalición solo entran tras una declaración de guerra.
ruling-r481 = Vale también para una paz forzada. La batalla se libra incluso fuera de una ronda.
ruling-r482 = Cuentan aliados y protectorados, no tierras anexionadas; los aliados posteriores se unen. Sin miembros se pierde un punto y su cuerpo se retira; las provincias que una paz le dio pasan a Francia.
ruling-r483 = Cuentan las provincias anexionadas por Francia; los miembros conservan sus unidades.
ruling-r484 = Si Baviera deja el Imperio el reino acaba; el Tirol sigue bávaro.
ruling-r485 = La revuelta acaba cuando el Imperio controla Innsbruck en una fase de conquistas; el Tirol va a Baviera si es aliada, si no a Francia.
ruling-r486 = El cuerpo va a la reserva al instante.
ruling-r487 = Primero se comprueban las rendiciones, luego la carta hace Polonia de Mazovia, luego las condiciones: Mazovia no cuesta ninguna.
ruling-r488 = La escalada se marca una vez, al crearse, el punto una vez.
ruling-r489 = Ningún paso polaco se forma ni completa mientras la Coalición controle Varsovia.
ruling-r490 = Ninguna zona pasa de un aliado a un nuevo Estado fuera de condiciones de paz y eventos.
ruling-r491 = Las revueltas son menores de la Coalición; acaban cuando el Imperio controla su zona de origen y no les queda unidad. Si su potencia deja la guerra, las tiene otra de la Coalición hasta que vuelva.
ruling-r492 = Primera conquista de Austria, Prusia, Turquía 1 cada una; Rusia 3 e Inglaterra 4 cada vez; un protectorado 1, perdido -1; París perdido -1; el bloqueo 1 por presupuesto; la guerra de Liberación ganada 3; los eventos según digan.
ruling-r493 = El punto de París se pierde en una fase de conquistas en que se pierde de nuevo.
ruling-r494 = Un protectorado restablecido puntúa de nuevo.
ruling-r495 = Los puntos se marcan al instante; los marcadores paran en 0 y 20, la escalada en 15.
ruling-r496 = El bloqueo se comprueba al final de la fase de presupuesto, puerto por puerto, según su controlador.
ruling-r497 = Los puertos de una potencia vencida cumplen; no hay punto antes de 25F.
ruling-r498 = Palermo y las islas nunca cuentan.
ruling-r499 = Cada año de guerra de Liberación: 1 de escalada, en los Castigos -1 punto, o -2 si Napoleón u otros dos generales franceses de iniciativa 1 estuvieron en la península en las rondas.
ruling-r500 = Ganada, da 3 puntos y ninguna pérdida anual; España queda en paz forzada y, sin carta, en alianza forzada.
ruling-r501 = En ella España está en la Coalición; sus flotas siguen siendo suyas y perder solo Madrid no importa.
ruling-r502 = Una reforma se hace al instante por una carta, o en el presupuesto tras una segunda derrota; una vez por potencia.
ruling-r503 = Antes de las cartas ninguna fuerza de otro país entra en España o Portugal; las flotas sí.
ruling-r504 = Orden: fortalezas, control, menores, mayores, condiciones, alianzas, fortalezas de nuevo, recolocación, desmoralización, fines de paz, puntos, victoria.
ruling-r505 = Primero se quitan marcadores bajo una fuerza del bando dueño; luego toda fuerza con suministro sola en zona enemiga sin fortaleza activa la toma.
ruling-r506 = El conquistador es la potencia cuyas unidades tomaron la capital; cada plaza necesita una línea de abastecimiento suya. De una potencia mayor, cada zona clave necesita una de la potencia que la ocupa.
ruling-r507 = Para la Coalición pasa a ser aliado de la potencia conquistadora, para el Imperio siempre de Francia (8.1.2); las fuerzas extranjeras quedan.
ruling-r508 = Un menor conquistado en la misma fase ya no pertenece al vencido.
ruling-r509 = Si el Imperio controla Palermo, Sicilia sigue a Nápoles.
ruling-r510 = Solo las fuerzas con marcador de ejército son ejércitos. Rusia debe haber perdido ambas capitales.
ruling-r511 = Francia no hace paz forzada: cae Polonia, nada se anexiona, decide la victoria.
ruling-r512 = Una conquista de la Coalición no puntúa ni permite alianza forzada.
ruling-r513 = Tambores de guerra se ofrece una vez por rendición, antes de las condiciones; la potencia sigue su guerra.
ruling-r514 = Una provincia tras otra, las recién tomadas cuentan como contiguas; todo miembro puede recibir, se pueden tomar menos. Gibraltar, Malta e Irlanda nunca.
ruling-r515 = Los recursos solo se pagan si no queda elección legal.
ruling-r516 = El jugador del bando vencedor elige por todos.
ruling-r517 = Fuerza por fuerza, con menos puntos de movimiento, empates libres; vale el apilamiento, lo que no cabe va a la siguiente.
ruling-r518 = Los antiguos aliados van a una fortaleza de su bando, primero de su país a igual distancia; sin camino por tierra, al puerto fortificado más cercano.
ruling-r519 = Las unidades del vencido fuera van a sus zonas clave, luego a otras fortalezas suyas. Después su gestor puede repartir de nuevo lo que ha vuelto, cada pieza una vez, entre zonas clave y fortalezas, cambiar sus generales y colocar en otros de sus puertos las flotas que han vuelto.
ruling-r520 = Se retiran los marcadores del vencedor en tierra no anexionada y los del vencido en todas partes.
ruling-r521 = Las unidades del vencido vuelven; las guerras exteriores siguen.
ruling-r522 = Las anexiones no cambian los recursos del vencido.
ruling-r523 = Solo se decide en la fase de victoria.
ruling-r524 = Si la Coalición tiene todas las claves francesas antes de 1814, gana en esa fase de victoria.
ruling-r525 = Orden: 20 puntos, 0 puntos, objetivo de la Coalición, del Imperio; si no, tablas.
ruling-r526 = Hasta poner ambos sitios la Coalición puede pasar, o activar a Carlos hacia Mantua y a otros generales austriacos hacia Ulm, cada paso más cerca. No gasta carta ni punto solo para llenar la reserva mientras uno de ellos pueda partir. Las reacciones son libres. Si se pierde a Carlos el deber cesa.
ruling-r527 = Las potencias que no están en guerra se colocan primero, por sus gestores; después el bando que juega segundo y luego el otro. En 1805 Francia coloca tres generales de la reserva y un depósito móvil con las tropas que quiera; por lo común Soult con la Grande Armée, Ney con el ejército de Italia, Bernadotte en Hannover y el depósito con Napoleón.
ruling-r528 = Prusia no tira por el fin de la paz y pasa a aliada forzada al final de 1810 sin carta. Austria, Prusia y Rusia cuentan como vencidas una vez.
ruling-r529 = El bloqueo se comprueba por primera vez en el presupuesto de 1810.
ruling-r530 = La opción del ejército prusiano solo obliga a Prusia cuando está en guerra y mientras ninguna fuerza enemiga haya entrado en su territorio. El ejército va a lo largo de la frontera, en su suelo o en el de sus aliados menores; detrás de la frontera va allí a donde quiera. No intercepta ni contramarcha hacia otras tierras, ni se embarca.
ruling-r533 = Escalada: conquistas del Imperio 1, Rusia 2, Inglaterra 3; primera guerra de una potencia 1; un protectorado 1; Polonia 2; los eventos según digan; la guerra de Liberación 1 al año. Nunca baja.
ruling-r535 = Un protectorado recuperado es aliado y puede ser protegido de nuevo.
ruling-r537 = Las batallas de la interfase se libran al instante, con contramarchas y cartas, sin marcha forzada; el vencido se retira.
ruling-r538 = Mientras Inglaterra está en paz forzada, un menor que se une a la Coalición se hace aliado de Austria, Rusia, Prusia, España o Turquía, la primera en guerra.
ruling-r541 = El general de un menor puede ser subordinado en un ejército de su bando como el de una potencia mayor aliada: mientras haya en él un paso de su país. 10.1 no habla de él; 10.2 cuenta a los suecos entre los generales de una fuerza mixta.
ruling-r542 = En el presupuesto 3C se juega en el turno de Austria, se elija lo que se elija: es la carta de Austria. Prusia, cuyo turno ya ha pasado, construye las unidades de su reforma en el presupuesto siguiente.
ruling-r543 = 21C y 48C se juegan en el turno de la primera potencia que recibe; las demás partes son para potencias cuyo turno está por llegar, pues lo que una potencia no gasta en su turno se pierde.
ruling-r544 = En el Tirol (18C) atacan los insurrectos: las tropas del Imperio pueden evadirse, cosa que solo puede un defensor.
ruling-r545 = En la niebla de guerra, una fuerza enemiga de la que algo permanece oculto basta siempre para una carta que pide pasos enemigos: nadie debe saber por sus cartas lo fuerte que es.
ruling-r546 = Los pasos de potencias mayores aliadas se cuentan juntos, en cada ejército por separado. Si por bajas o por una unión son tantos como los de la nación del general, el propietario elimina pasos de ellos en el siguiente control de apilamiento (R121). 10.1 lo dice de todo paso que exceda lo que un general puede mandar.
ruling-r547 = La iniciativa más alta de dos ejércitos juntos cuenta también cuando se mueven, esquivan o interceptan; interceptar con ambos exige una carta de ese valor.
ruling-r550 = En la niebla de guerra se pregunta a un bando si intercepta, contramarcha, da caza, se escabulle, desembarca, reparte o completa tropas, reconstruye una fortaleza o responde con una carta siempre que lo que todos saben lo permitiría; si unas tropas ocultas pueden de verdad solo lo sabe su dueño, que quizá no pueda sino decir que no. De las tropas ocultas que son llamadas o dejadas atrás el enemigo no oye nada; quién va con un general lo oye cuando la fuerza ha partido.
ruling-r551 = Los puertos de una potencia en paz forzada y de sus menores están cerrados a ambos bandos (R269): las flotas que estén allí cuando se hace la paz van al puerto más cercano de su bando, como en R466, o se pierden. Las escuadras que los bloquean salen a la mar.
ruling-r552 = Para la opción de los cuerpos caros, una zona de paso libre cuenta como controlada por el bando del país al que pertenece.
ruling-r20 = 45C y 47C liberan a un aliado forzado, o a una potencia en paz hasta el fin de la partida; en una paz forzada ordinaria solo suman 2 a su próxima tirada.
ruling-r430 = En el presupuesto se juegan cuantas cartas se quiera, cada una en el turno de la potencia a la que atañe; si no atañe a ninguna, en el de cualquier potencia del bando en guerra.
ruling-r431 = Una carta de reacción o de combate no es una acción ni una de las dos cartas de diplomacia. Se pregunta por ella cuando los hechos públicos la permitirían, nunca por lo que esconde una mano.
ruling-r536 = Antes de 24F y 25F juntas, España es aliada plena pero no da recursos, ninguna unidad terrestre del Imperio entra en ella y las suyas quedan en la península; R41 dice cuántas pueden cruzar.
