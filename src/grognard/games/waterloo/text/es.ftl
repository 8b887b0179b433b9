# Napoléon 1815 en español.
# Una frase sobre una pieza empieza por { $unit }: una pieza oculta es «Un bloque francés».

title-waterloo = Napoleón 1815

## Nombres

army-french = el ejército francés
army-british = el ejército británico
army-prussian = el ejército prusiano
team-french = los franceses
team-allied = los aliados
column-left = la izquierda
column-centre = el centro
column-right = la derecha
column-reserve = la reserva
cause-fire = bajo el fuego
cause-march = en marcha forzada
cause-rout = en la desbandada
cause-supply = por falta de víveres
cause-no-retreat = por no tener salida
cause-defeat = con su ejército vencido

## Asientos

seat-french = Franceses
seat-allied = Aliados
seat-british = Británicos
seat-prussian = Prusianos

## Nombres y aspecto

side-french = Franceses
side-british = Británicos
side-prussian = Prusianos
side-french-about = ejército francés
side-british-about = ejército británico
side-prussian-about = ejército prusiano
unknown-piece-french = un bloque francés
unknown-piece-british = un bloque británico
unknown-piece-prussian = un bloque prusiano
unknown-pieces-french = { $n } bloques franceses
unknown-pieces-british = { $n } bloques británicos
unknown-pieces-prussian = { $n } bloques prusianos
kind-infantry = infantería
kind-cavalry = caballería
kind-artillery = artillería
kind-leader = jefe
mark-active = activado
mark-moved = ha movido
mark-disorganised = desorganizado
mark-rode = caballería o jefe: se lo vio mover dos ciudades
mark-forward = avanzado
mark-square = en cuadro
mark-fresh = fresco
mark-acted = ha actuado
mark-tired = cansada: un camino más es una marcha forzada
word-left = izquierda
word-centre = centro
word-right = derecha
word-reserve = reserva
word-squares = a los cuadros
word-french = (franceses)
word-british = (británicos)
word-prussian = (prusianos)
verb-place = Colocar
verb-group = Elegir el grupo de
verb-march = Marchar
verb-activate = Activar
verb-recall = Retirar
verb-deploy = Desplegar
verb-battle = Combatir en
verb-retreat = Retroceder
verb-advance = Avanzar
verb-withdraw = Replegarse
verb-shift = Trasladar
verb-square = Formar el cuadro
verb-line = Dejar el cuadro
verb-fire = Disparar
verb-loss = Sufrir la baja
verb-bring = Traer
verb-regroup = Reagrupar
verb-join = Unirse
verb-eliminate = Eliminar
verb-done = Terminar
verb-done-step = Terminar – { $step }
aside-to-place = Por colocar
track-french = Unidades francesas
track-british = Unidades británicas
track-prussian = Unidades prusianas
track-groups-french = Movimientos de grupo franceses que quedan
track-groups-british = Movimientos de grupo británicos que quedan
track-groups-prussian = Movimientos de grupo prusianos que quedan
track-goal = derrota con
panel-battle = Batalla
panel-battle-turn = turno de batalla
panel-battle-attacker = atacante
panel-battle-defender = defensor
panel-battle-french = Franceses
panel-battle-allied = Aliados
panel-battle-ways = Caminos de la batalla
panel-battle-room = caben { $n } más
panel-battle-full = ya no cabe nadie
panel-battle-cost = salir cuesta { $n } CV
panel-battle-cost-die = marcha forzada: un dado de 1 a { $n } cuesta 1 CV
turn-morning = { $day } de junio de 1815, mañana
turn-afternoon = { $day } de junio de 1815, tarde
turn-night = { $day } de junio de 1815, noche

## La página

ui-about = La campaña de Waterloo, junio de 1815, con bloques ocultos. De dos a tres horas.
ui-play-french = Jugar con los franceses contra el ordenador
ui-play-french-about = Derrote a los dos ejércitos aliados antes de que acabe el tiempo.
ui-play-allied = Jugar con los aliados contra el ordenador
ui-play-allied-about = Resista, o aplaste a Napoleón.
ui-seats-three-players = Tres ante una pantalla
ui-seats-three-players-about = Franceses, británicos y prusianos, con un telón.
ui-one-of-handicap = Ventaja
ui-one-of-handicap-about = Para jugadores de fuerza desigual; no está en el reglamento.
ui-one-of-steps = Pasos adicionales
ui-one-of-steps-about = La costumbre de los torneos; no está en el reglamento.
ui-place = Ciudad
ui-led-by = al mando de { $name }
ui-guide-group = Pulse la pila de Beaumont: su grupo recibe órdenes, una de las tres de este turno.
ui-guide-choose = Los bloques de Beaumont se abren al lado. Pulse algunos: Friant, Morand y Guyot son fuertes.
ui-guide-march = Las ciudades iluminadas están al alcance. Pulse Thuin para marchar allí; ↶ deshace lo que hizo un clic.
ui-guide-river = Charleroi está tras un río que el enemigo defiende: cruza la mitad, tres por este camino. Elija bloques en Thuin y pulse Charleroi; la infantería marcha demasiado y arriesga una pérdida.
ui-guide-three = Un ataque necesita tres unidades. Lleve más a Charleroi por Thuin, o desde Philippeville por Laneffe.
ui-guide-odds = Antes de comprometerse abra las probabilidades junto al tablero: allí la batalla se juega una y otra vez.
ui-guide-end = Cuando todos hayan marchado, termine el movimiento con el botón azul. El candado dice que no hay vuelta atrás.
ui-guide-deploy = Pulse un bloque y luego una columna. Cada columna necesita al menos una unidad; la reserva queda oculta. Después termine el despliegue.
ui-guide-retreat = Aquí podría retirar unidades: elija una y luego un camino en el panel. Si se queda, termine las retiradas.
ui-guide-advance = Elija una unidad de una columna y hágala avanzar: solo combate quien estrecha al enemigo.
ui-guide-fire = Elija una unidad y hágala disparar; el candado anuncia dados. El bando con una columna vacía huye en desbandada. Después termine el paso.
ui-aim-british = Franceses: quebrar al ejército británico
ui-aim-prussian = Franceses: quebrar también al prusiano
ui-aim-french = Aliados: quebrar al ejército francés
ui-aim-time = Aliados: o resistir hasta el final
ui-risk = Marcha forzada: un dado por cada una de estas unidades
ui-type-example = p. ej. group beaumont
ui-how-to-choose = Pulse una ciudad iluminada para elegir su grupo, piezas para tomarlas y luego una ciudad iluminada para enviarlas. Lo que no pide lugar es un botón bajo el mapa.
ui-record-town = Ciudades
ui-record-road = Caminos
ui-record-unit = Unidades
ui-record-turn = Turnos
ui-record-scenario = Escenarios

## El terminal

ui-help-town = town CIUDAD: qué hay en una ciudad y adónde llevan sus caminos
ui-help-type = una acción en palabras: march durutte mons; o abreviada: m dur mons
ui-help-several = varias: group mons; march foy, jerome mons — o todos los que puedan: march * mons
ui-help-roads = roads CIUDAD: sus caminos, su clase y cuántas unidades los han usado
ui-help-forces = forces: su orden de batalla
ui-help-seen = seen: lo último que mostraron los bloques enemigos
ui-help-board = board: el campo de batalla
ui-help-odds = odds ACCIÓN | odds battle CIUDAD [UNIDADES]: las probabilidades antes de decidirse; también odds morale UNIDAD
ui-roads = Caminos
ui-main-road = camino principal
ui-minor-road = camino secundario
ui-river = cruza un río
ui-hidden-block = bloque oculto
ui-last-seen = visto por última vez en { $town } en el turno { $turn } con { $cv } CV
ui-seen-eliminated = visto eliminado en el turno { $turn }
ui-army-left = quedan { $units }, vencido con { $limit }
ui-groups-left = { $number ->
    [0] no quedan movimientos de grupo
    [one] queda 1 movimiento de grupo
   *[other] quedan { $number } movimientos de grupo
}
ui-battle = Batalla de { $town }
ui-battle-turn = Turno de batalla { $number }
ui-attacker = atacante
ui-defender = defensor
ui-left = Izquierda
ui-centre = Centro
ui-right = Derecha
ui-reserve = Reserva
ui-group-now = En marcha: el grupo de { $town }.
ui-base = base de suministro
ui-base-of = Base de suministro: mientras los franceses la ocupen, { $army } pierde { $number ->
    [one] una unidad
   *[other] { $number } unidades
} en cada turno francés.
ui-zone = Zona: { $army }
ui-used = uso
ui-there = allí
ui-nothing-seen = Aún no ha visto ningún bloque enemigo al descubierto.
ui-no-battle = No hay ninguna batalla en curso.
ui-no-such-place = «{ $word }» no designa ninguna ciudad, o designa varias.

## Escenarios y opciones

edition-third = Tercera edición
scenario-historical = Despliegue histórico
scenario-historical-about = Los tres ejércitos ocupan sus posiciones de la víspera del 15 de junio de 1815.
scenario-gambit = El gambito de Napoleón
scenario-gambit-about = Los aliados están como en la historia; los franceses se concentran donde quieren tras la frontera.
scenario-free = Despliegue libre
scenario-free-about = Los aliados se despliegan a su gusto en sus zonas y después los franceses en la suya.
option-three-players = Tres jugadores
option-three-players-about = Británicos y prusianos tienen cada uno su asiento y solo hablan durante el despliegue y los turnos de noche aliados.
option-command-control = Control del mando
option-command-control-about = Varios grupos solo atacan juntos una ciudad si un camino une las ciudades de las que parten.
option-handicap-french-1 = Ventaja para los franceses: una unidad
option-handicap-french-1-about = El ejército francés queda vencido con una unidad menos y cada ejército aliado con una más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-french-2 = Ventaja para los franceses: dos unidades
option-handicap-french-2-about = El ejército francés queda vencido con dos unidades menos y cada ejército aliado con dos más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-french-3 = Ventaja para los franceses: tres unidades
option-handicap-french-3-about = El ejército francés queda vencido con tres unidades menos y cada ejército aliado con tres más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-french-4 = Ventaja para los franceses: cuatro unidades
option-handicap-french-4-about = El ejército francés queda vencido con cuatro unidades menos y cada ejército aliado con cuatro más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-french-5 = Ventaja para los franceses: cinco unidades
option-handicap-french-5-about = El ejército francés queda vencido con cinco unidades menos y cada ejército aliado con cinco más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-french-6 = Ventaja para los franceses: seis unidades
option-handicap-french-6-about = El ejército francés queda vencido con seis unidades menos y cada ejército aliado con seis más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-allied-1 = Ventaja para los aliados: una unidad
option-handicap-allied-1-about = Cada ejército aliado queda vencido con una unidad menos y el ejército francés con una más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-allied-2 = Ventaja para los aliados: dos unidades
option-handicap-allied-2-about = Cada ejército aliado queda vencido con dos unidades menos y el ejército francés con dos más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-allied-3 = Ventaja para los aliados: tres unidades
option-handicap-allied-3-about = Cada ejército aliado queda vencido con tres unidades menos y el ejército francés con tres más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-allied-4 = Ventaja para los aliados: cuatro unidades
option-handicap-allied-4-about = Cada ejército aliado queda vencido con cuatro unidades menos y el ejército francés con cuatro más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-allied-5 = Ventaja para los aliados: cinco unidades
option-handicap-allied-5-about = Cada ejército aliado queda vencido con cinco unidades menos y el ejército francés con cinco más. No está en el reglamento: para jugadores de fuerza desigual.
option-handicap-allied-6 = Ventaja para los aliados: seis unidades
option-handicap-allied-6-about = Cada ejército aliado queda vencido con seis unidades menos y el ejército francés con seis más. No está en el reglamento: para jugadores de fuerza desigual.
option-steps-french-4 = Pasos adicionales para los franceses: cuatro
option-steps-french-4-about = Las cuatro unidades francesas más débiles empiezan con un CV más. No está en el reglamento: una costumbre de los torneos.
option-steps-french-8 = Pasos adicionales para los franceses: ocho
option-steps-french-8-about = Las ocho unidades francesas más débiles empiezan con un CV más. No está en el reglamento: una costumbre de los torneos.
option-steps-french-12 = Pasos adicionales para los franceses: doce
option-steps-french-12-about = Las doce unidades francesas más débiles empiezan con un CV más. No está en el reglamento: una costumbre de los torneos.
option-steps-allied-4 = Pasos adicionales para los aliados: cuatro
option-steps-allied-4-about = Las cuatro unidades aliadas más débiles empiezan con un CV más. No está en el reglamento: una costumbre de los torneos.
option-steps-allied-8 = Pasos adicionales para los aliados: ocho
option-steps-allied-8-about = Las ocho unidades aliadas más débiles empiezan con un CV más. No está en el reglamento: una costumbre de los torneos.
option-steps-allied-12 = Pasos adicionales para los aliados: doce
option-steps-allied-12-about = Las doce unidades aliadas más débiles empiezan con un CV más. No está en el reglamento: una costumbre de los torneos.

## Lo ocurrido

event-turn-begins = Empieza el turno { $turn }.
event-placed = { $unit } toma posición en { $town }.
event-group-chosen = Se mueve en { $town } { $army }; { $left ->
    [0] no quedan movimientos de grupo.
    [one] queda un movimiento de grupo.
   *[other] quedan { $left } movimientos de grupo.
}
event-marched = { $unit } { $forced ->
    [yes] hace una marcha forzada de { $from } a { $to }.
   *[no] marcha de { $from } a { $to }.
}
event-activated = { $unit } da sus órdenes en { $town }.
event-recalled = { $unit } recibe la orden de volver de { $from } a { $to }.
event-march-roll = { $unit } saca { $die } por la marcha forzada a { $town } (necesita { $needed } o más).
event-called-off = { $unit } vuelve de { $from } a { $to }: se suspende el ataque.
event-battle-begins = Se traba batalla en { $town }.
event-deployed = { $unit } ocupa { $column } en { $town }.
event-reveals = { $unit } se descubre en { $town }: { $column }, { $cv } CV.
event-battle-turn = Batalla de { $town }, turno { $number }: combaten { $team }.
event-morale-roll = { $unit } saca { $die } en la prueba de moral en { $town } (necesita { $needed } o más).
event-retreated = { $unit } { $forced ->
    [yes] se retira a marcha forzada de { $from } a { $to }.
   *[no] se retira de { $from } a { $to }.
}
event-advanced = { $unit } avanza desde { $column } en { $town } y traba combate.
event-fell-back = { $unit } { $forced ->
    [yes] pierde el ánimo en { $town } y retrocede hacia { $column }.
   *[no] se repliega en { $town } hacia { $column }.
}
event-shifted = { $unit } se traslada en { $town } hacia { $column }.
event-squared = { $unit } forma el cuadro en { $town }.
event-unsquared = { $unit } deshace el cuadro en { $town }.
event-fired = { $unit } hace fuego ({ $level ->
    [1] fuego simple
    [2] fuego doble
   *[3] fuego triple
}): { $dice }; { $hits ->
    [0] ningún impacto.
    [one] un impacto.
   *[other] { $hits } impactos.
}
event-lost-cv = { $unit } { $cv ->
    [hidden] pierde fuerza { $cause }.
   *[other] pierde fuerza { $cause }; le queda una fuerza de { $cv } CV.
}
event-eliminated = { $unit } desaparece en { $town } { $cause }.
event-routed = Desbandada en { $town }: { $team } huyen.
event-brought = { $unit } llega de { $from } a la reserva en { $to }.
event-regrouped = { $unit } se reagrupa de { $from } a { $to }.
event-battle-won = Victoria en { $town }: { $team } quedan dueños del campo.
event-supply-cut = { $town } está en manos francesas: { $army } pierde { $number ->
    [one] una unidad.
   *[other] { $number } unidades.
}
event-army-beaten = Derrota sin remedio: { $army } queda vencido y abandona la campaña.
event-game-ends = La campaña ha terminado. { $ending }
event-night-falls = Cae la noche sobre la batalla de { $town }: el atacante debe abandonar el campo.

ending-french-win = Los dos ejércitos aliados están vencidos. Victoria francesa.
ending-french-beaten = El ejército francés está vencido. Victoria aliada.
ending-napoleon-lost = Napoleón se ha perdido. Victoria aliada.
ending-time-up = Los franceses no han vencido a tiempo a los dos ejércitos aliados. Victoria aliada.
ending-all-beaten = Los tres ejércitos están vencidos. Tablas.

## Pasos

step-set-up = Despliegue inicial
ask-set-up = Coloque sus unidades en ciudades de su zona y termine.
step-movement = Movimiento
ask-movement = Elija un grupo y haga marchar sus unidades, o termine el movimiento.
step-deployment = Orden de batalla
ask-deployment = Ponga al menos una unidad en cada columna; las demás quedan en reserva.
step-choice-of-battle = Elección de batalla
ask-choice-of-battle = Elija la batalla en la que juega su próximo turno de batalla.
step-retreat = Retiradas
ask-retreat = Retire unidades de la batalla o pase al combate.
step-combat = Combate
ask-combat = Mueva o haga disparar a cada unidad, en el orden que quiera, o termine el combate.
step-losses = Bajas
ask-losses = Elija cuál de sus unidades más fuertes sufre la baja.
step-reinforcements = Refuerzos
ask-reinforcements = Traiga a su reserva unidades de ciudades vecinas o termine el turno de batalla.
step-rout = Desbandada
ask-rout = Su línea está rota: lleve sus piezas a ciudades abiertas.
step-regrouping = Reagrupamiento
ask-regrouping = El campo es suyo: saque unidades, traiga vecinas o quédese.
step-supply = Suministro
ask-supply = Nombre las unidades que su ejército pierde por falta de víveres.

## Lo que se puede escribir

usage-place = place UNIDAD CIUDAD: colocar una unidad en una ciudad de su zona
usage-group = group CIUDAD [EJÉRCITO]: elegir las unidades de una ciudad que van a mover
usage-march = march UNIDAD CIUDAD: mover una unidad del grupo elegido por un camino
usage-activate = activate JEFE: un jefe ordena marchas forzadas desde su ciudad
usage-recall = recall UNIDAD: hacer volver una unidad de un ataque que no reúne tres unidades
usage-deploy = deploy UNIDAD left|centre|right: poner una unidad en la columna izquierda, central o derecha
usage-battle = battle CIUDAD: jugar su turno de batalla en esta batalla
usage-retreat = retreat UNIDAD CIUDAD: dejar la batalla por una ciudad vecina, o seguir más allá
usage-advance = advance UNIDAD: trabar combate con la columna enemiga de enfrente
usage-withdraw = withdraw UNIDAD: dejar el combate hacia su columna o la reserva
usage-shift = shift UNIDAD left|centre|right|reserve: reubicar, o entrar desde la reserva en una columna trabada
usage-square = square UNIDAD: la infantería forma el cuadro
usage-line = line UNIDAD: la infantería deshace el cuadro
usage-fire = fire UNIDAD [squares]: disparar al enemigo, o a sus cuadros
usage-loss = loss UNIDAD: esta unidad sufre la baja
usage-bring = bring UNIDAD: traer a su reserva una unidad de una ciudad vecina
usage-regroup = regroup UNIDAD CIUDAD: tras la victoria, sacar una unidad de la ciudad
usage-join = join UNIDAD: tras la victoria, traer una unidad vecina
usage-eliminate = eliminate UNIDAD: nombrar una unidad perdida por falta de víveres
usage-done = done: terminar este paso

## Negativas

reason-not-now = Eso no puede hacerse en este paso ({ $step }). Vea la lista de lo que puede hacer.
reason-not-yours = Eso no está aquí a sus órdenes. Elija una pieza o un grupo suyo.
reason-no-such = Esa pieza no está en juego. Elija una que esté en el mapa.
reason-already-placed = { $unit } ya está en su puesto. Elija una unidad que aún espere.
reason-wrong-zone = { $town } no está en la zona permitida a esta unidad ({ $unit }). Elija una ciudad de la zona de su ejército.
reason-town-full = { $town } tiene ya todas las unidades que permite el despliegue. Elija otra ciudad.
reason-not-all-placed = Le quedan unidades por colocar. Colóquelas todas antes.
reason-no-groups-left = A este ejército no le quedan movimientos de grupo en este turno.
reason-nobody-there = En { $town } no hay nadie de ese ejército que pueda mover todavía. Elija otra ciudad.
reason-group-first = Elija antes un grupo: diga en qué ciudad están las unidades que quiere mover.
reason-group-moving = El grupo situado en { $town } ya está en movimiento. Haga marchar sus unidades; no hace falta otro movimiento de grupo.
reason-not-in-group = { $unit } no pertenece al grupo elegido. Elija antes el grupo de su ciudad; una pieza mueve una vez por turno.
reason-no-road = Ningún camino lleva directamente a { $town } desde donde está { $unit }. Avance ciudad por ciudad.
reason-too-far = { $unit } ha marchado todo lo que puede y debe detenerse aquí.
reason-leader-no-forced = { $unit } es un jefe y nunca hace marchas forzadas. Debe detenerse aquí.
reason-night-no-forced = De noche solo hacen marchas forzadas las unidades que parten de la ciudad de su jefe activado. { $unit } debe detenerse aquí.
reason-night-no-attack = De noche no se ataca. { $unit } no puede entrar en { $town }, que ocupa el enemigo.
reason-road-full = El camino a { $town } ha llevado ya todas las unidades que puede en este turno. Tome otro camino.
reason-river-full = El camino a { $town } cruza un río defendido y la mitad de su capacidad está agotada. Ataque también por otro camino.
reason-must-stop = { $unit } ha encontrado al enemigo y debe detenerse a combatir.
reason-too-few-to-attack = Para atacar hacen falta al menos tres unidades, y ya no pueden llegar bastantes a { $town }.
reason-attack-under-strength = Su ataque contra { $place } tiene menos de tres unidades. Lleve más o haga volver a las que envió.
reason-command = Varios grupos solo atacan juntos { $town } desde ciudades unidas por un camino.
reason-not-a-leader = { $unit } no es un jefe. Solo un jefe puede activarse.
reason-leader-moved = { $unit } ya ha movido en este turno. Un jefe da sus órdenes antes de mover.
reason-orders-too-late = {$unit} ya no puede mandar: unidades suyas ya han salido de su ciudad. Un jefe da primero sus órdenes.
reason-leader-active = { $unit } ya ha dado sus órdenes.
reason-not-under-strength = { $unit } no está en un ataque falto de unidades. Solo de un ataque así se puede volver.
reason-in-column = { $unit } ya está en una columna. Elija una unidad en reserva.
reason-column-empty = Cada una de sus tres columnas necesita una unidad que no sea un jefe. Llene antes las columnas vacías.
reason-not-in-battle = { $unit } no está en esta batalla. Elija una pieza que esté en ella.
reason-no-such-battle = No se combate en { $town }.
reason-battle-played = Ya ha jugado su turno en la batalla de { $town }. Elija otra batalla.
reason-enemy-there = El enemigo está en { $town }. Retírese a otra ciudad.
reason-battle-there = Se combate en { $town }. Nadie puede ir allí ahora.
reason-attacker-retreat = El atacante solo se retira a ciudades que ocupa o de las que vino, y { $town } no es ninguna de ellas.
reason-defender-retreat = El atacante vino de { $town }, así que está cerrada al defensor. Retírese a otra ciudad.
reason-retreat-road-full = Un camino principal deja pasar dos unidades y uno secundario una. El camino de { $unit } está lleno; tome otro o espere.
reason-rout-road-full = El camino a { $town } está atestado de fugitivos. Tome otro camino.
reason-retreat-too-far = { $unit } se ha retirado todo lo que puede y debe detenerse aquí.
reason-must-leave = Un bando en desbandada debe marcharse. Algunas de sus piezas aún pueden escapar.
reason-has-acted = { $unit } ha hecho todo lo que podía en este turno de batalla: una unidad mueve o dispara, nunca ambas cosas.
reason-artillery-no-engage = { $unit } es artillería y nunca va a trabar combate.
reason-already-engaged = { $unit } está en combate trabado. Solo puede combatir o replegarse.
reason-not-in-column = { $unit } está en reserva. Llévelo antes a una columna.
reason-withdrew-already = { $unit } se ha replegado en este turno de batalla y no puede trabar combate en el mismo turno.
reason-engaged-already = { $unit } ha trabado combate en este turno de batalla y no puede replegarse en el mismo turno.
reason-not-engaged = { $unit } no está en combate trabado. Puede reubicarse, pero no tiene de qué replegarse.
reason-not-lateral = { $unit } solo puede pasar a la columna contigua. Vaya por el centro.
reason-column-engaged = Esa columna está trabada y nadie entra en combate de lado. Venga desde la reserva.
reason-same-place = { $unit } ya está allí.
reason-only-infantry = { $unit } no es infantería. Solo la infantería forma el cuadro.
reason-in-square = { $unit } está en cuadro y debe deshacerlo antes.
reason-not-in-square = { $unit } no está en cuadro.
reason-reserve-no-fire = { $unit } está en reserva y no puede disparar.
reason-no-target = { $unit } no tiene combate trabado con nadie. Solo la artillería dispara de lejos; avance antes.
reason-no-squares = Ningún enemigo frente a { $unit } está en cuadro. Dispare sin nombrar los cuadros.
reason-only-squares = Todos los enemigos frente a { $unit } están en cuadro. Dispare a los cuadros.
reason-friends-in-the-way = Unidades propias se han adelantado entre { $unit } y el enemigo. No puede disparar de lejos.
reason-leader-no-fire = { $unit } es un jefe y no tiene fuego.
reason-leader-alone = { $unit } es un jefe y solo avanza para unirse a unidades de su bando ya adelantadas.
reason-attacker-duty = El atacante no puede quedarse de brazos cruzados. Trabe combate, dispare o mantenga una unidad trabada.
reason-must-bring = El atacante no ha hecho nada en este turno de batalla. Debe traer un refuerzo.
reason-not-strongest = { $unit } no es la más fuerte de las unidades alcanzadas. Elija una de las más fuertes.
reason-not-targeted = { $unit } no fue blanco del fuego. Elija una de las que lo fueron.
reason-is-disorganised = { $unit } está en desorden hasta el final del turno de campaña.
reason-not-adjacent = { $unit } no está en una ciudad vecina a la batalla. Elija una vecina.
reason-busy = { $unit } ya participa en una batalla. Elija otra unidad.
reason-reinforce-road-full = Un camino principal trae dos unidades por turno de batalla y uno secundario una. El camino de { $unit } está lleno.
reason-regroup-no-forced = Nadie se reagrupa a marcha forzada. { $unit } debe detenerse aquí.
reason-regroup-road-full = En un reagrupamiento un camino principal deja pasar dos unidades, contando ambos sentidos juntos, y uno secundario una. El camino de { $unit } está lleno.
reason-spare-leader = { $unit } es un jefe y solo se pierde cuando no queda nadie más de su ejército. Nombre otra unidad.
reason-must-starve = Las bajas por falta de víveres deben sufrirse. Nombre una unidad.
reason-must-take-loss = La baja debe sufrirse. Elija una de las unidades más fuertes alcanzadas.
reason-game-over = La partida ha terminado.
reason-no-action = No ha dicho nada. Escriba una acción, por ejemplo: group mons
reason-unknown-verb = { $near ->
    [none] «{ $word }» no es una acción. Escriba ? para ver las que hay.
   *[other] «{ $word }» no es una acción. ¿Quiso decir «{ $near }»?
}
reason-unknown-unit = { $near ->
    [none] { $word ->
        [none] ¿Qué unidad? Nómbrela después de la acción.
       *[other] No hay ninguna unidad «{ $word }».
    }
   *[other] No hay ninguna unidad «{ $word }». ¿Quiso decir «{ $near }»?
}
reason-unknown-town = { $near ->
    [none] { $word ->
        [none] ¿Qué ciudad? Nómbrela al final.
       *[other] No hay ninguna ciudad «{ $word }».
    }
   *[other] No hay ninguna ciudad «{ $word }». ¿Quiso decir «{ $near }»?
}
reason-unknown-column = { $near ->
    [none] { $word ->
        [none] ¿Adónde? Diga left, centre, right, o reserve donde sea posible.
       *[other] No hay ninguna columna «{ $word }». Diga left, centre, right, o reserve donde sea posible.
    }
   *[other] No hay ninguna columna «{ $word }». ¿Quiso decir «{ $near }»?
}
reason-unknown-word = { $near ->
    [none] «{ $word }» no tiene sentido aquí. Quítelo.
   *[other] «{ $word }» no tiene sentido aquí. ¿Quiso decir «{ $near }»?
}
reason-too-many-words = «{ $word }» va sola. Quite las palabras que siguen.

## Órdenes del estado mayor

order-end = ninguna marcha más
order-march-all = { $army }: todos de { $from } a { $to }
order-march-guarded = { $army }: de { $from } a { $to }, dejando una guardia
order-march-half = { $army }: la mitad de los de { $from } a { $to }
order-ride = { $army }: la caballería va de { $from } a { $to }
order-forced = { $army }: marcha forzada de { $from } a { $to }
order-gather = todos los que puedan se reúnen en { $to }
order-deployment = { $heavy ->
    [0] esfuerzo a la izquierda del atacante
    [1] esfuerzo en el centro
    [2] esfuerzo a la derecha del atacante
   *[other] línea pareja
}, { $share ->
    [2] reserva grande
    [8] reserva pequeña
   *[other] un cuarto en reserva
}
order-withdrawal-0 = resistir y combatir
order-withdrawal-1 = retirar a los que están libres
order-withdrawal-2 = abandonar el campo
order-posture = de la izquierda a la derecha del atacante: { $left }, { $centre }, { $right }; { $fed ->
    [yes] la reserva entra en combate
   *[no] la reserva se guarda
}
order-stance-stand = resistir
order-stance-attack = atacar
order-stance-pull-back = replegarse
order-support-0 = ningún refuerzo
order-support-1 = refuerzos de quienes sobran
order-support-2 = todos los refuerzos posibles
order-regrouping-0 = quedarse en el campo
order-regrouping-1 = llamar a los vecinos
order-scatter = salvar lo que se pueda
order-placing-history = colocarse como en la historia
order-placing-about = concentrarse en torno a { $town }
order-placing-parted = colocarse en tres cuerpos, el mayor en { $town }
order-plain = lo que manda la costumbre
order-other = orden { $number }

## Rolls

roll-fired = fuego
roll-march-roll = marcha forzada
roll-morale-roll = moral

## Probabilidades

odds-title-fire = { $unit } dispara
odds-title-march = { $unit } en marcha forzada
odds-title-retreat = { $unit } en retirada forzada
odds-title-morale = { $unit } prueba su moral
odds-title-dice = { $number ->
    [one] Se tira un dado
   *[other] Se tiran { $number } dados
}
odds-title-battle = La batalla de { $town }: atacan { $side }
odds-line-cv = { $unit } tiene { $cv } CV: un dado por cada uno
odds-line-fire-infantry = Infantería: fuego simple
odds-line-fire-cavalry = Caballería: fuego doble
odds-line-fire-artillery = Artillería: fuego simple
odds-line-fresh-cavalry = Choque: primer fuego desde que hay contacto (+{ $effect })
odds-line-fresh-artillery = Corto alcance: primer turno de batalla desde que hay contacto (+{ $effect })
odds-line-at-squares-infantry = Infantería contra un cuadro (+{ $effect })
odds-line-at-squares-cavalry = Caballería contra un cuadro, sin choque ({ $effect })
odds-line-at-squares-artillery = Artillería contra un cuadro (+{ $effect })
odds-line-in-square = Ella misma está en cuadro ({ $effect })
odds-line-hits-on = { $level ->
    [1] Acierta con un 6
   *[other] Acierta con { $least } a 6
}
odds-line-march-die = { $unit } ({ $cv } CV) pierde 1 CV con 1 a { $upto }
odds-line-march-orders = { $unit } marcha a las órdenes de un jefe activado (+{ $effect } al dado)
odds-line-march-night = { $unit } marcha de noche: las órdenes lo permiten, pero no ayudan más
odds-line-march-retreat = { $unit } está en retirada ({ $effect } al dado)
odds-line-morale-die = { $unit } resiste con { $least } a 6
odds-line-morale-leader = Un jefe está en la columna de { $unit } (+{ $effect } al dado)
odds-line-under-way = La batalla tal como está
odds-line-chosen = Atacan las unidades nombradas, a marcha forzada si hace falta
odds-line-some-arrive = Atacan { $number } de las { $all } unidades nombradas: no pueden llegar más
odds-line-all-in-reach = Atacan todos los que pueden llegar con una marcha normal
odds-line-beliefs = Los bloques ocultos se reparten de nuevo en cada ensayo, según lo que usted puede saber
odds-line-policy = Ambos bandos juegan por instinto, refuerzos incluidos
odds-measure-hits = Impactos
odds-measure-cv = CV perdidos
odds-measure-units = Unidades perdidas
odds-measure-rout = La columna queda vacía: desbandada
odds-measure-off = Ataques anulados
odds-measure-fails = Unidades que retroceden
odds-measure-result = Resultado
odds-measure-attacker_cv = CV perdidos por el atacante
odds-measure-attacker_units = Unidades perdidas por el atacante
odds-measure-defender_cv = CV perdidos por el defensor
odds-measure-defender_units = Unidades perdidas por el defensor
odds-value-rout-0 = no
odds-value-rout-1 = sí
odds-value-result-0 = gana el atacante: desbandada del defensor
odds-value-result-1 = el defensor resiste: desbandada del atacante
odds-value-result-2 = cae la noche: el atacante se retira
odds-value-result-3 = no hay batalla
odds-value-result-4 = sin decidir

## La primera partida

lesson-aim = Eres los franceses al alba del 15 de junio de 1815. Tienes enfrente dos ejércitos, cada uno casi tu igual: vence a uno antes de que se unan. Una base en tus manos deja sin víveres a su ejército.
lesson-groups = Tienes tres movimientos de grupo por turno. Todas las unidades de una ciudad son un grupo; pueden separarse. Pulsa una ciudad, elige quién va y pulsa adónde.
lesson-roads = Un camino principal lleva diez unidades por turno, uno secundario seis. Manda la masa por los principales y no cruces tus columnas.
lesson-attack = Tres unidades o más atacan una ciudad enemiga; uno o dos defensores huyen en el acto. Mira las probabilidades de la batalla antes de acabar tu movimiento.
lesson-forced = Una ciudad más de lo normal es una marcha forzada: un dado puede costarle un punto de fuerza.
lesson-leaders = Un jefe activado antes de que nadie salga de su ciudad hace más seguras las marchas forzadas, y en batalla sostiene su columna.
lesson-deployment = Cada columna necesita una unidad. Concentra donde quieras romper y guarda detrás caballería y reserva: la reserva queda oculta.
lesson-retreat = Antes de cualquier fuego puedes sacar unidades de la batalla. Las que están trabadas lo pagan como en una derrota.
lesson-combat = Cada unidad dispara o se mueve. Toda la línea enemiga cede cuando una de sus columnas queda vacía: elige una y golpéala con todo.
lesson-fire = Un dado por punto de fuerza; la caballería golpea más en su primer fuego tras trabarse, los cañones a corta distancia.
lesson-losses = Los más fuertes reciben los impactos; entre iguales eliges tú. Reserva a los que aún deben disparar.
lesson-reinforcements = Unidades de ciudades vecinas pueden acudir a la batalla al final de tu turno de batalla.
lesson-rout = Tu línea está rota: lleva tus piezas a ciudades libres, las mejores primero. Los caminos llevan pocas, y quien no tiene salida se pierde.
lesson-regrouping = El campo es tuyo. Trae a un vecino o saca a alguien; quien se reagrupa queda desorganizado.
lesson-supply = Se ha perdido una base y su ejército pasa hambre: entrega las unidades que menos valgan.
