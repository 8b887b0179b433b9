# Lo que dice toda interfaz, sea cual sea el juego.

## Asientos

seat-french = Franceses
seat-allied = Aliados
seat-british = Británicos
seat-prussian = Prusianos
seat-onlooker = Espectador

## La partida

ui-prompt = { $seat }
ui-ask = ¿Órdenes? (? para ayuda)
ui-actions = Puede:
ui-action-count = { $number ->
    [one] 1 acción posible.
   *[other] { $number } acciones posibles.
}
ui-more-actions = … y { $number } más; escriba parte de una acción para ver las que encajan.
ui-no-actions = No hay nada que hacer.
ui-only-choice = Solo hay una opción: { $action }
ui-press-enter = Pulse Intro para seguir.
ui-turn = Turno { $turn } de { $turns }
ui-turn-header = Turno { $turn }: { $date }, { $part }; juegan: { $seat }
ui-night = Turno de noche
ui-set-up = Despliegue inicial
ui-your-move = Le toca a usted.
ui-their-move = Juegan: { $seat }.
ui-thinking = { $seat }: pensando …
ui-happened = Lo ocurrido:
ui-since = Desde su última jugada:
ui-you-play = Usted juega: { $seat }; su adversario: { $opponent }.
ui-hot-seat = Todos los asientos juegan en esta pantalla.
ui-level = Adversario: { $level }
ui-curtain = Pase la pantalla al otro asiento: { $seat }.
ui-curtain-ready = { $seat }: pulse Intro cuando nadie más vea la pantalla.

## Órdenes

ui-help = Ayuda
ui-undo = Deshacer
ui-save = Guardar
ui-quit = Salir
ui-why = ¿Por qué no?
ui-map = Mapa
ui-log = Registro
ui-rules = Reglas
ui-commands = Órdenes
ui-help-help = help: esta lista
ui-help-actions = list [PALABRAS]: lo que puede hacer ahora
ui-help-undo = undo: retirar su última acción
ui-help-save = save [ARCHIVO]: guardar la partida
ui-help-quit = quit: parar; una partida guardada puede reanudarse
ui-help-why = why ACCIÓN: qué regla prohíbe una acción
ui-help-map = map: el mapa
ui-help-town = town CIUDAD: qué hay en una ciudad y adónde llevan sus caminos
ui-help-log = log: lo ocurrido
ui-help-rule = rule NÚMERO: el texto de una regla o de una decisión
ui-help-language = language en|fr|es: cambiar de idioma
ui-unknown-command = No conozco «{ $word }». Escriba ? para ayuda.
ui-did-you-mean = ¿Quiso decir «{ $word }»?
ui-ambiguous = «{ $word }» encaja con varias acciones:
ui-refused = No se permite: { $reason }
ui-allowed = Eso está permitido.
ui-rule = regla { $rule }
ui-ruling = decisión { $rule }
ui-no-rule = No hay ninguna regla «{ $rule }».
ui-undone = Retirado: { $action }
ui-nothing-to-undo = No hay nada que deshacer.
ui-cannot-undo = Desde entonces se han tirado dados, se ha revelado algo o ha decidido otro asiento: ya no se puede deshacer.
ui-rolls-dice = tira dados y no se puede deshacer
ui-saved = Partida guardada en { $file }.
ui-not-saved = No se pudo guardar la partida en { $file }: { $problem }
ui-resumed = Partida reanudada desde { $file } tras { $number } { $number ->
    [one] acción
   *[other] acciones
}.
ui-cannot-read = { $file } no puede leerse como partida: { $problem }
ui-quit-unsaved = La partida no está guardada. ¿Salir de todos modos? (s/n)
ui-goodbye = Hasta la próxima batalla.

## El mapa

ui-town = Ciudad
ui-towns = Ciudades
ui-roads = Caminos
ui-main-road = camino principal
ui-minor-road = camino secundario
ui-river = cruza un río
ui-unit = Unidad
ui-units = { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}
ui-blocks = { $number ->
    [one] 1 bloque
   *[other] { $number } bloques
}
ui-empty = nadie
ui-strength = Fuerza
ui-arm = Arma
ui-hidden-block = bloque oculto
ui-last-seen = visto por última vez en { $town } en el turno { $turn } con { $cv } CV
ui-seen-eliminated = visto eliminado en el turno { $turn }
ui-moved = ha movido
ui-disorganised = desorganizado
ui-rode = caballería o jefe: se lo vio mover dos ciudades
ui-active = activado
ui-army = Ejército
ui-army-left = quedan { $units }, vencido con { $limit }
ui-groups-left = { $number ->
    [0] no quedan movimientos de grupo
    [one] queda 1 movimiento de grupo
   *[other] quedan { $number } movimientos de grupo
}
ui-losses = { $number ->
    [0] sin bajas
    [one] 1 baja
   *[other] { $number } bajas
}

## La batalla

ui-battle = Batalla de { $town }
ui-battles = Batallas
ui-battle-turn = Turno de batalla { $number }
ui-attacker = atacante
ui-defender = defensor
ui-column = Columna
ui-left = Izquierda
ui-centre = Centro
ui-right = Derecha
ui-reserve = Reserva
ui-engaged = trabado
ui-forward = avanzado
ui-square = en cuadro
ui-fresh = fresco
ui-acted = ya actuó
ui-dice = Dados
ui-rolled = Dados: { $dice }
ui-hits = { $number ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $number } impactos
}

## El final

ui-over = La partida ha terminado.
ui-winner = Victoria: { $seat }
ui-draw = La partida queda en tablas.
ui-resigned = { $seat }: abandono.
ui-seed = Los dados salieron de la semilla { $seed }.

# Terminal

ui-date = { $day } de junio de 1815, { $part }
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
ui-list-them = Intro las muestra; parte de un nombre reduce la lista.
ui-not-your-turn = Ya no es su turno; esto no se ha intentado: { $text }
ui-nothing-fits = Nada de lo que puede hacer ahora encaja con «{ $word }».
ui-no-such-number = Elija un número del 1 al { $number }.
ui-no-such-town = «{ $word }» no designa ninguna ciudad, o designa varias.
ui-file-taken = { $file } existe y no es esta partida. Elija otro nombre.
ui-file-name = «{ $file }» no puede ser el nombre de un archivo.
ui-read-rule = Escriba «rule { $rule }» para leerla.
ui-come-back = La partida está guardada en { $file }. Para continuarla: grognard play --resume
ui-not-kept = La partida no pudo guardarse al salir. La última copia buena es { $file }.
ui-help-type = una acción en palabras: march durutte mons; o abreviada: m dur mons
ui-help-several = varias: group mons; march foy, jerome mons — o todos los que puedan: march * mons
ui-help-roads = roads CIUDAD: sus caminos, su clase y cuántas unidades los han usado
ui-help-forces = forces: su orden de batalla
ui-help-seen = seen: lo último que mostraron los bloques enemigos
ui-help-board = board: el campo de batalla
ui-seats = Bandos
ui-scenarios = Escenarios
ui-options = Opciones
ui-versions = motor { $engine }, datos { $data }
ui-compiled = las reglas están compiladas
ui-plain = las reglas funcionan en Python; «grognard compile» las acelera
ui-no-rulebook = Aquí no hay reglamento de este juego.
ui-warning = Aviso: { $text }
ui-data-sound = Los datos de { $title } son correctos (versión { $version }).
ui-source-stated = { $number } registros constan en las reglas (S)
ui-source-found = { $number } registros proceden de fuentes públicas (W)
ui-source-reconstructed = { $number } registros están reconstruidos y pueden diferir del juego impreso (R)
ui-verified = Verificado: { $actions } acciones y { $dice } dados, todos como están escritos.
ui-seed-fits = La semilla concuerda con lo publicado al principio.
ui-seed-unknown = La semilla no está publicada: los dados no han podido tirarse de nuevo.
ui-language = ¿Idioma?
ui-language-name = español
ui-which-game = ¿Partida nueva, o continuar?
ui-new-game = partida nueva
ui-resume = continuar
ui-which-scenario = ¿Qué escenario?
ui-which-opponent = ¿Contra quién?
ui-which-seat = ¿Qué bando juega usted?
ui-language-now = El idioma es el español.
player-captain = el ordenador, un capitán
player-marshal = el ordenador, un mariscal
player-recruit = el ordenador, un recluta
player-greedy = el ordenador, por costumbre
player-random = el ordenador, al azar
player-human = dos personas ante esta pantalla

## Lo que acuerdan los jugadores, sea cual sea el juego

event-taken-back = { $number ->
    [0] Jugadas retiradas: la partida vuelve a su comienzo.
   *[other] Jugadas retiradas: la partida vuelve a como estaba tras la acción { $number }.
}
ended-resigned = { $seat }: abandono.
ended-time = { $seat }: se ha agotado el tiempo.
ended-draw = Se acuerdan tablas.
ended-aborted = La partida se anula, sin resultado.

## Probabilidades

ui-odds = Probabilidades
ui-odds-exact = Probabilidades exactas
ui-odds-simulated = { $runs } batallas simuladas; con un margen de { $margin } puntos en 95 de 100 casos
ui-odds-none = Para eso no se tira ningún dado.
ui-odds-average = de media { $mean }
ui-odds-lines = Lo que cuenta
ui-help-odds = odds ACCIÓN | odds battle CIUDAD [UNIDADES]: las probabilidades antes de decidirse; también odds morale UNIDAD
