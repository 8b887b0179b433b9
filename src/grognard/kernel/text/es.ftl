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
player-greedy = el ordenador
player-random = el ordenador, al azar
player-human = dos personas ante esta pantalla

# The page

ui-page-motto = Juegos de guerra napoleónicos en los que se cumplen todas las reglas.
ui-page-about-waterloo = La campaña de Waterloo, junio de 1815, con bloques ocultos. De dos a tres horas.
ui-page-play-french = Jugar con los franceses contra el ordenador
ui-page-play-french-about = Derrote a los dos ejércitos aliados antes de que acabe el tiempo.
ui-page-play-allied = Jugar con los aliados contra el ordenador
ui-page-play-allied-about = Resista, o aplaste a Napoleón.
ui-page-two-at-screen = Dos ante una pantalla
ui-page-two-at-screen-about = Un telón oculta cada bando al otro.
ui-page-three-at-screen = Tres ante una pantalla
ui-page-three-at-screen-about = Franceses, británicos y prusianos, con un telón.
ui-page-scenario = Escenario
ui-page-options = Reglas opcionales
ui-page-opponent = Rival del ordenador
ui-page-player-greedy = Piensa sus jugadas
ui-page-player-random = Juega al azar, para una primera prueba
ui-page-your-tables = Sus partidas
ui-page-more-tables = Más
ui-page-seen-by = Visto por:
ui-page-all-rules = Todas las reglas
ui-page-rules = Reglas
ui-page-rule = Regla
ui-page-ruling = decisión
ui-page-no-rule = No hay ninguna regla con este número:
ui-page-search = Buscar
ui-page-nothing-fits = Nada coincide.
ui-page-back = Volver
ui-page-to-start = Página de inicio
ui-page-close = Cerrar
ui-page-language = Idioma
ui-page-loading = Un momento …
ui-page-no-answer = El servidor no responde.
ui-page-no-table = Esa mesa no existe.
ui-page-too-late = La mesa ha cambiado entretanto. Mire de nuevo.
ui-page-failed = Eso no ha funcionado.
ui-page-reconnecting = Conexión perdida, reintentando …
ui-page-turn = Turno
ui-page-set-up = Despliegue inicial
ui-page-part-morning = mañana
ui-page-part-afternoon = tarde
ui-page-part-night = noche
ui-page-your-turn = Le toca a usted
ui-page-waiting = se espera al otro bando
ui-page-thinking = el ordenador piensa …
ui-page-sit-down = Ocupar este puesto
ui-page-open-seat = aún queda un puesto libre
ui-page-over = La partida ha terminado
ui-page-board = Mapa
ui-page-battle = Batalla
ui-page-battle-turn = turno de batalla
ui-page-attacker = atacante
ui-page-defender = defensor
ui-page-side-french = Franceses
ui-page-side-allied = Aliados
ui-page-army-french = Franceses
ui-page-army-british = Británicos
ui-page-army-prussian = Prusianos
ui-page-block-french = bloque francés
ui-page-block-british = bloque británico
ui-page-block-prussian = bloque prusiano
ui-page-beaten-at = vencido con
ui-page-groups-left = movimientos de grupo restantes
ui-page-put-aside = Apartar
ui-page-dice = Dados
ui-page-log = Crónica
ui-page-log-empty = Aún no ha pasado nada.
ui-page-skip = Saltar
ui-page-tabs = Partes de la mesa
ui-page-tab-board = Mapa
ui-page-tab-battle = Batalla
ui-page-tab-log = Crónica
ui-page-tab-twin = Texto
ui-page-twin = El mapa en palabras
ui-page-town = Ciudad
ui-page-pieces = Piezas
ui-page-to-place = Por colocar
ui-page-last-seen = Enemigos vistos por última vez
ui-page-seen-eliminated = visto eliminado
ui-page-actions = Acciones
ui-page-all-actions = Todas las acciones
ui-page-choose-all = Todas
ui-page-choose-none = Ninguna
ui-page-undo = Deshacer
ui-page-final = Esto no se puede deshacer.
ui-page-type = Escriba una acción
ui-page-type-example = p. ej. group beaumont
ui-page-do-it = Hacerlo
ui-page-why = ¿Por qué no?
ui-page-allowed = Eso está permitido.
ui-page-resign = Rendirse
ui-page-resign-sure = ¿Rendirse? El otro bando gana en el acto.
ui-page-curtain-pass = Pase la pantalla a
ui-page-curtain-alone = Cuando nadie más vea la pantalla:
ui-page-curtain-ready = Mostrar mi bando
ui-page-victory = Victoria
ui-page-drawn = La partida queda en tablas
ui-page-again = Jugar otra vez
ui-page-journal = Ver el diario
ui-page-check-dice = Comprobar los dados
ui-page-check-dice-how = La huella de la semilla se mostró desde el principio. Guarde el diario y Grognard volverá a tirar cada dado:
ui-page-seed = Semilla
ui-page-commitment = Huella mostrada al principio
ui-page-keys = Teclas
ui-page-keys-on = Teclas activas
ui-page-key-help = Esta lista
ui-page-key-enter = Al botón que confirma (Intro otra vez lo pulsa)
ui-page-key-escape = Cancelar, cerrar
ui-page-key-type = Escribir una acción
ui-page-key-battle = Batalla: mostrar o apartar
ui-page-key-board = Mover y ampliar el mapa
ui-page-how-to-play = Cómo jugar
ui-page-how-to-choose = Pulse una ciudad iluminada para elegir su grupo, piezas para tomarlas y luego una ciudad iluminada para enviarlas. Lo que no pide lugar es un botón bajo el mapa.
ui-page-how-to-why = Todo lo que no se permite se explica con el número de su regla; al pulsar el número se muestra la regla.
ui-page-arm-infantry = infantería
ui-page-arm-cavalry = caballería
ui-page-arm-artillery = artillería
ui-page-arm-leader = jefe
ui-page-mark-active = activado
ui-page-mark-moved = ha movido
ui-page-mark-disorganised = desorganizado
ui-page-mark-forward = avanzado
ui-page-mark-square = en cuadro
ui-page-mark-fresh = fresco
ui-page-mark-acted = ha actuado
ui-page-word-left = izquierda
ui-page-word-centre = centro
ui-page-word-right = derecha
ui-page-word-reserve = reserva
ui-page-word-squares = a los cuadros
ui-page-word-french = (franceses)
ui-page-word-british = (británicos)
ui-page-word-prussian = (prusianos)
ui-page-verb-place = Colocar
ui-page-verb-group = Elegir el grupo de
ui-page-verb-march = Marchar
ui-page-verb-activate = Activar
ui-page-verb-recall = Retirar
ui-page-verb-deploy = Desplegar
ui-page-verb-battle = Combatir en
ui-page-verb-retreat = Retroceder
ui-page-verb-advance = Avanzar
ui-page-verb-withdraw = Replegarse
ui-page-verb-shift = Trasladar
ui-page-verb-square = Formar el cuadro
ui-page-verb-line = Dejar el cuadro
ui-page-verb-fire = Disparar
ui-page-verb-loss = Sufrir la baja
ui-page-verb-bring = Traer
ui-page-verb-regroup = Reagrupar
ui-page-verb-join = Unirse
ui-page-verb-eliminate = Eliminar
ui-page-verb-done = Terminar
