# Lo que dice toda interfaz, sea cual sea el juego.

## Asientos

seat-onlooker = Espectador

## La partida

ui-prompt = { $seat }
ui-ask = ¿Órdenes? (? para ayuda)
ui-actions = Puede:
ui-action-count = { $number ->
    [one] 1 acción posible.
   *[other] { $number } acciones posibles.
}
ui-press-enter = Pulse Intro para seguir.
ui-turn = Turno { $turn } de { $turns }
ui-turn-begins = Empieza el turno { $turn }.
ui-set-up = Despliegue inicial
ui-thinking = { $seat }: pensando …
ui-since = Desde su última jugada:
ui-you-play = Usted juega: { $seat }; su adversario: { $opponent }.
ui-hot-seat = Todos los asientos juegan en esta pantalla.
ui-curtain = Pase la pantalla al otro asiento: { $seat }.
ui-curtain-ready = { $seat }: pulse Intro cuando nadie más vea la pantalla.

## Órdenes

ui-undo = Deshacer
ui-commands = Órdenes
ui-help-help = help: esta lista
ui-help-actions = list [PALABRAS]: lo que puede hacer ahora
ui-help-undo = undo [all]: retirar su última acción, o todas las que se pueda
ui-help-save = save [ARCHIVO]: guardar la partida
ui-help-quit = quit: parar; una partida guardada puede reanudarse
ui-help-why = why ACCIÓN: qué regla prohíbe una acción
ui-help-map = map: el mapa
ui-help-log = log: lo ocurrido
ui-help-rule = rule NÚMERO: el texto de una regla o de una decisión
ui-help-language = language en|fr|es: cambiar de idioma
ui-unknown-command = No conozco «{ $word }». Escriba ? para ayuda.
ui-did-you-mean = ¿Quiso decir «{ $word }»?
ui-ambiguous = «{ $word }» encaja con varias acciones:
ui-refused = No se permite: { $reason }
ui-allowed = Eso está permitido.
ui-rule = regla { $rule }
ui-no-rule = No hay ninguna regla «{ $rule }».
ui-undone = Retirado: { $action }
ui-nothing-to-undo = No hay nada que deshacer.
ui-cannot-undo = Desde entonces se han tirado dados, se ha revelado algo o ha decidido otro asiento: ya no se puede deshacer.
ui-saved = Partida guardada en { $file }.
ui-resumed = Partida reanudada desde { $file } tras { $number } { $number ->
    [one] acción
   *[other] acciones
}.
ui-goodbye = Hasta la próxima batalla.

## El mapa

ui-empty = nadie

## El final

ui-over = La partida ha terminado.
ui-winner = Victoria: { $seat }
ui-draw = La partida queda en tablas.
ui-seed = Los dados salieron de la semilla { $seed }.

# Terminal

ui-list-them = Intro las muestra; parte de un nombre reduce la lista.
ui-not-your-turn = Ya no es su turno; esto no se ha intentado: { $text }
ui-nothing-fits = Nada de lo que puede hacer ahora encaja con «{ $word }».
ui-no-such-number = Elija un número del 1 al { $number }.
ui-file-taken = { $file } existe y no es esta partida. Elija otro nombre.
ui-file-name = «{ $file }» no puede ser el nombre de un archivo.
ui-read-rule = Escriba «rule { $rule }» para leerla.
ui-come-back = La partida está guardada en { $file }. Para continuarla: grognard play --resume
ui-not-kept = La partida no pudo guardarse al salir. La última copia buena es { $file }.
ui-seats = Bandos
ui-scenarios = Escenarios
ui-options = Opciones
ui-versions = motor { $engine }, datos { $data }
ui-compiled = las reglas están compiladas
ui-plain = las reglas funcionan en Python; «grognard compile» las acelera
ui-no-rulebook = Aquí no hay reglamento de este juego.
ui-warning = Aviso: { $text }
ui-no-data = { $title } no tiene archivos de datos: no hay nada que comprobar.
ui-data-sound = Los datos de { $title } son correctos (versión { $version }).
ui-source-stated = { $number } registros constan en las reglas (S)
ui-source-found = { $number } registros proceden de fuentes públicas (W)
ui-source-reconstructed = { $number } registros están reconstruidos y pueden diferir del juego impreso (R)
ui-verified = Verificado: { $actions } acciones; { $dice } dados lanzados de nuevo, todos como están escritos.
ui-taken-as-written = { $dice } dados se tomaron como están escritos: ninguna semilla los explica.
ui-seed-untried = La semilla coincide con lo publicado, pero ningún dado salió de ella: no prueba nada de esta partida.
ui-seed-fits = La semilla concuerda con lo publicado al principio.
ui-seed-unknown = La semilla no está publicada: los dados no han podido tirarse de nuevo.
ui-language = ¿Idioma?
ui-language-name = español
ui-which-game = ¿Partida nueva, o continuar?
ui-new-game = partida nueva
ui-resume = continuar
ui-which-title = ¿Qué juego?
ui-which-edition = ¿Qué edición de las reglas?
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
reason-line-ends-at-final = «{ $action }» no se puede retirar: nada puede seguir en la misma línea.
reason-no-clash = En este juego no se calculan las probabilidades de batallas enteras.
reason-line-too-long = Una línea tiene como máximo { $number } acciones.
ended-resigned = { $seat }: abandono.
ended-time = { $seat }: se ha agotado el tiempo.
ended-draw = Se acuerdan tablas.
ended-aborted = La partida se anula, sin resultado.

## Probabilidades

ui-odds-exact = Probabilidades exactas
ui-odds-simulated = { $runs } batallas simuladas; con un margen de { $margin } puntos en 95 de 100 casos
ui-odds-none = Para eso no se tira ningún dado.
ui-odds-average = de media { $mean }

## The terminal, whatever the game

ui-no-such-place = Ningún lugar, o más de uno, se llama «{ $word }».
ui-no-panel = No hay nada de eso ahora.
ui-no-cards = Este juego no tiene cartas.
ui-nothing-remembered = No has visto nada que ahora esté oculto.
ui-hand-of = { $seat }: { $number } { $number ->
    [one] carta
   *[other] cartas
}
ui-help-place = place NOMBRE: qué hay allí y qué está al lado
ui-help-forces = forces: aquello cuya cara conoces
ui-help-hand = hand: tus cartas y cuántas tienen los demás
ui-help-type = una acción en palabras, como en la lista; bastan abreviaturas
ui-help-several = varias: sepáralas con ;
ui-hint = Consejo:
ui-hint-more = hint: el siguiente · hint off: no más consejos
ui-hint-off = hint off: no más consejos
ui-hints-end = No más consejos. Con «hint on» empiezan de nuevo.
ui-no-hint = No hay consejo para esta pregunta.
ui-help-hint = hint [on|off]: lo que un principiante debe saber aquí
ui-help-odds = odds ACCIÓN: las probabilidades antes de comprometerte

## Questions of another seat

reason-not-your-step = Ahora no se le pregunta a usted.
reason-no-card-does = Ninguna de sus cartas sirve ahora para eso.
