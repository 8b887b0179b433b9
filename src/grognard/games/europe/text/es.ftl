# Napoléon contre l’Europe en español.

## Names

title-europe = Napoleón contra Europa
ui-about = Ejércitos, flotas, abastecimiento y cartas en el mapa de toda Europa. Los Cien Días de 1815: una tarde.
edition-first = Reglas
scenario-1815 = 1815
scenario-1815-about = Los Cien Días: Napoleón ha vuelto y cinco grandes potencias se acercan. Mantén un ejército en pie hasta el invierno.
option-fog-of-war = Niebla de guerra
option-fog-of-war-about = Del enemigo solo se ve quién manda cada fuerza y las unidades aisladas; el valor táctico de sus flotas queda oculto.
option-dear-corps = Cuerpos caros
option-dear-corps-about = Un cuerpo sin general cuesta 2 puntos de activación si entra en una zona que su bando no controla.
option-cavalry-screen = Pantalla de caballería
option-cavalry-screen-about = Cada paso y cada general de caballería del vencido resta 1 al dado de persecución.
seat-empire = Imperio
seat-coalition = Coalición
side-empire = El Imperio
unknown-piece-empire = una unidad del Imperio
unknown-pieces-empire = { $n } unidades del Imperio
side-coalition = La Coalición
unknown-piece-coalition = una unidad de la Coalición
unknown-pieces-coalition = { $n } unidades de la Coalición
side-france = Francia
unknown-piece-france = una unidad francesa
unknown-pieces-france = { $n } unidades francesas
side-england = Inglaterra
unknown-piece-england = una unidad inglesa
unknown-pieces-england = { $n } unidades inglesas
side-austria = Austria
unknown-piece-austria = una unidad austriaca
unknown-pieces-austria = { $n } unidades austriacas
side-russia = Rusia
unknown-piece-russia = una unidad rusa
unknown-pieces-russia = { $n } unidades rusas
side-prussia = Prusia
unknown-piece-prussia = una unidad prusiana
unknown-pieces-prussia = { $n } unidades prusianas
side-spain = España
unknown-piece-spain = una unidad española
unknown-pieces-spain = { $n } unidades españolas
side-turkey = Turquía
unknown-piece-turkey = una unidad turca
unknown-pieces-turkey = { $n } unidades turcas
side-minor = Un país menor
unknown-piece-minor = una unidad de un país menor
unknown-pieces-minor = { $n } unidades de países menores
kind-corps = cuerpo
kind-elite = cuerpo de élite
kind-guard = Guardia
kind-cavalry_reserve = reserva de caballería
kind-militia = milicia
kind-landwehr = Landwehr
kind-royalist = realistas
kind-revolt = sublevados
kind-feudal = cuerpo feudal
kind-special = unidad especial
kind-general = general
kind-fleet = flota
kind-depot = depósito
kind-army = ejército
depot = Depósito { $number }
piece-of = { $piece } ({ $country })
blockade-of = Bloqueo de { $port }
mark-reduced = reducida
mark-marked = ya actuó en esta ronda
mark-unsupplied = sin suministro
mark-demoralised = desmoralizada
mark-fixed = fijo
mark-inside = dentro de la fortaleza
mark-aboard = a bordo de una flota
mark-besieged = sitiada
mark-ruined = fortaleza en ruinas
mark-fortress = fortaleza
mark-citadel = ciudadela
mark-key = zona clave
mark-capital = capital
mark-port = puerto
track-round = Ronda
track-round-5 = 5 ☂
track-round-6 = 6 ❄
track-round-7 = 7 ❄
track-points-empire = Puntos guardados, Imperio
track-points-coalition = Puntos guardados, Coalición
aside-to-place = Por colocar
aside-reserve = Reserva
aside-next-budget = De vuelta en el próximo presupuesto
aside-foreign-wars = Guerras exteriores
aside-corsairs = Corsarios
deck-pile-empire = Mazo del Imperio
deck-played-empire = Jugadas por el Imperio
deck-removed-empire = Fuera de juego, Imperio
deck-pile-coalition = Mazo de la Coalición
deck-played-coalition = Jugadas por la Coalición
deck-removed-coalition = Fuera de juego, Coalición
turn-label = { $year }, ronda { $round }
mark-chosen = va con la fuerza
mark-siege-1 = asediada, marcador +1
mark-siege-2 = asediada, marcador +2
mark-siege-3 = asediada, marcador +3
mark-blockaded = puerto bloqueado
track-action-points = Puntos de esta acción
track-action-forces = Fuerzas de este evento
value-points = puntos de activación
mode-countries = Países
mode-control = Control
mode-supply = Abastecimiento
mode-terrain = Terreno
ui-map-bridge = Río con puente
ui-map-river = Río sin puente
ui-map-pass = Puerto de montaña
ui-map-mountain = Montaña
ui-map-strait = Estrecho
ui-map-frontier-major = Frontera de una potencia
ui-map-frontier-minor = Frontera de menores
ui-map-province = Límite de provincia
ui-map-marsh = Pantano
ui-map-poor = Zona pobre
ui-map-fortress = Fortaleza
ui-map-citadel = Ciudadela
ui-map-key = Zona clave
ui-map-blockade = Casilla de bloqueo
ui-reach-cost = Puntos de movimiento: { $n }
ui-reach-forced = marcha forzada: { $n }
ui-reach-losses = pasos perdidos por desgaste, de media: { $n }
ui-reach-battle = batalla
ui-reach-fortress = detenida por una fortaleza
ui-reach-unsupplied = sin suministro
ui-supply-source = fuente de suministro
ui-supply-relay = relevo
ui-supply-cut = cortada
ui-supply-bar = corta la línea
panel-battle = Batalla
panel-battle-attacker = ataca
panel-battle-defender = defiende
panel-battle-odds = proporción
panel-battle-skirmish = escaramuza
panel-battle-minor = batalla menor
panel-battle-major = batalla mayor
panel-battle-winner = gana: { $side }
panel-battle-steps = pasos
panel-battle-morale = moral
panel-battle-lost = pasos perdidos: { $n }
panel-battle-modifier = a los dados
panel-battle-dice = dados
panel-battle-inflicts = pérdidas causadas: { $n }
panel-battle-part-odds = proporción
panel-battle-part-terrain = terreno
panel-battle-part-leaders = generales
panel-battle-part-elite = élite
panel-battle-part-cavalry = caballería
panel-battle-part-unsupplied = sin suministro
panel-battle-part-interceptor = interceptación
panel-battle-part-landing = desembarco
panel-battle-part-demoralised = desmoralización
panel-battle-part-cards = cartas
panel-battle-role-chief = manda:
panel-battle-role-lead = encabeza:
panel-battle-role-lender = ayuda:
panel-naval = Batalla naval
panel-naval-fort = dados de la fortaleza: { $n }
panel-naval-total = total
panel-naval-losses = flotas perdidas: { $n }
panel-siege = Asedio
panel-siege-marker = marcador de asedio
panel-siege-modifier = al dado
panel-siege-outside = asedia
panel-siege-inside = resiste
panel-siege-none = Solo la guarnición de la plaza.
word-a = (a)
word-b = (b)
word-c = (c)
word-d = (d)
cause-battle = en combate
cause-attrition = por desgaste
cause-siege = en un asedio
cause-stacking = demasiadas en un lugar
cause-retreat = en la retirada
cause-pursuit = en la persecución
cause-card = por una carta
result-repulsed = rechazado
result-stable = sin cambios
result-honours = honores de guerra
result-breach = brecha
ending-empire-stands = Francia resiste, y uno de sus ejércitos con ella: gana el Imperio.
ending-france-conquered = Francia está conquistada y ninguno de sus ejércitos sigue en pie: gana la Coalición.
ending-napoleon-lost = Napoleón ha abandonado el mapa: gana la Coalición.
ending-draw = Ningún bando ha cumplido sus condiciones: empate.

## Questions

step-set-up = Despliegue
ask-set-up = { $what ->
    [army] Coloca un ejército
    [general] Coloca un general
    [fleet] Coloca una flota
    [depot] Coloca un depósito
   *[unit] Coloca una unidad
} (lo habitual: { $place }), o toma el despliegue habitual para todo lo que queda.
step-action = Acción de la ronda
ask-action = Gasta una carta por sus puntos de activación, juega su acontecimiento, opera con 1 punto, o pasa.
step-activate = Qué fuerza
ask-activate = Activa una fuerza o unas flotas, o di que has terminado: los puntos sobrantes van a la reserva.
step-answer = Una carta en respuesta
ask-answer = Juega una carta de este momento, o pasa.
step-choose = El efecto de la carta
ask-choose = Elige a qué se aplica la carta, o di que has terminado.
step-forced-march = Marcha forzada
ask-forced-march = Pide de 0 a 3 puntos de movimiento más; cada uno suma 1 a la prueba de desgaste.
step-replacements = Reemplazos
ask-replacements = Restablece o recluta hasta 2 pasos en este ejército, o di que has terminado.
step-muster = Quién va
ask-muster = Elige las unidades que van, y ponlas en marcha.
step-call = Los vecinos
ask-call = Llama al ejército fuerzas de zonas adyacentes, o di que has terminado. Cuesta 1 punto de movimiento en total.
step-move = Marcha
ask-move = Entra en una zona, actúa donde estás, o detente.
step-intercept = Interceptación
ask-intercept = Una fuerza enemiga llega junto a las tuyas: intercéptala con un general y una carta, o pasa.
step-defend = Quedarse o irse
ask-defend = Te atacan: quédate, entra en la fortaleza, o intenta esquivar a otra zona.
step-feed = Un depósito para la prueba
ask-feed = Gasta un depósito de esta zona para restar 2 al dado de desgaste, o aguanta.
step-attrition-losses = Desgaste
ask-attrition-losses = Nombra la unidad que pierde un paso.
step-consolidate = Demasiados aquí
ask-consolidate = Hay aquí más de lo que un jefe puede mandar: nombra lo que se retira.
step-appoint = Un nuevo jefe
ask-appoint = Toma un general de la reserva para mandar esta fuerza, o di que has terminado.
step-campaign-battles = Batallas de la campaña
ask-campaign-battles = Elige la próxima batalla.
step-interior-lines = Líneas interiores
ask-interior-lines = Nombra la zona cuyos atacantes combates uno a uno, o pasa.
step-engage = Combatir o esperar
ask-engage = Combate ahora, o espera a otras fuerzas de la campaña.
step-fight-next = Las batallas que esperan
ask-fight-next = Nombra la zona de la próxima batalla, o la fuerza que combate después.
step-counter-march = Contramarcha
ask-counter-march = Haz marchar al cañón a un general vecino de la batalla, o di que has terminado.
step-morale-choice = Moral
ask-morale-choice = Dos valores de moral empatan en tu fuerza: elige uno.
step-leads = Orden de batalla
ask-leads = Nombra el cuerpo en cabeza, las unidades especiales y un subordinado que preste su valor; luego di que estás listo.
step-losses = Pérdidas
ask-losses = Nombra la unidad que pierde un paso en esta batalla.
step-retreat = Retirada
ask-retreat = Tu fuerza está vencida: di adónde se retira.
step-retreat-losses = Perdidos al cruzar
ask-retreat-losses = Nombra la unidad o el depósito que se pierde en la retirada.
step-pursuit-losses = Persecución
ask-pursuit-losses = Nombra la unidad o el depósito que se pierde en la persecución.
step-bring-depots = Depósitos
ask-bring-depots = Di qué depósitos fijos te siguen, o que has terminado.
step-crowded = Demasiados en la batalla
ask-crowded = Retira lo que no puede combatir junto.
step-last-siege = Último asedio
ask-last-siege = Haz un último intento contra la fortaleza, o déjalo.
step-repulsed = Rechazado
ask-repulsed = El asalto ha fracasado: nombra la unidad sitiadora que pierde un paso.
step-lifted = Sitio levantado
ask-lifted = Quedan demasiado pocos para el sitio: di adónde van.
step-rebuild = La fortaleza tomada
ask-rebuild = Da un paso o un depósito para reactivar la fortaleza, o di que has terminado.
step-squadron = Se forma una escuadra
ask-squadron = Di qué otras flotas van también, un punto cada una, y ponlas en marcha.
step-sail = Una escuadra navega
ask-sail = Navega al lugar siguiente, ataca, embarca o desembarca tropas, deja flotas, o detente.
step-sea-intercept = Interceptación en el mar
ask-sea-intercept = Pasa una escuadra enemiga: di cuál de tus escuadras intenta interceptarla, o pasa.
step-sends = El bloqueo se hace a la mar
ask-sends = Di qué flotas dejan su bloqueo para combatir, y ponlas en marcha.
step-sea-evade = Atacados en el mar
ask-sea-evade = Intenta escabullirte, o quédate y combate.
step-refuge = Evasión lograda
ask-refuge = Di adónde va tu escuadra.
step-sally = Empieza un bloqueo
ask-sally = Sal a combatir con todas las flotas del puerto, o quédate en él.
step-withdraw = Combate naval indeciso
ask-withdraw = Retírate como vencido, sin pérdidas, o quédate para otro asalto.
step-fleet-losses = Flotas perdidas
ask-fleet-losses = Di qué flota se pierde, primero las vacías.
step-sea-retreat = Una escuadra vencida
ask-sea-retreat = Di adónde se repliega tu escuadra.
step-follow = Los vencidos están en el puerto
ask-follow = Síguelos a su casilla de bloqueo y detente allí, o quédate.
step-who-lands = Un desembarco
ask-who-lands = Di qué tropas bajan a tierra, y ponlas en marcha.
step-flight = Un puerto perdido
ask-flight = Tus flotas van al puerto más próximo: di adónde navegan ahora.
step-home-port = De vuelta de la casilla de Corsarios
ask-home-port = Di en qué puerto nacional queda la flota.

## Verbs

verb-usual = Despliegue habitual
verb-place = Colocar
verb-done = Listo
verb-pass = Pasar
verb-spend = Gastar por puntos
verb-event = Jugar el acontecimiento
verb-operate = Operar con 1 punto
verb-activate = Activar
verb-use = Jugar
verb-choose = Elegir
verb-at = En
verb-force = Marcha forzada:
verb-restore = Restablecer
verb-raise = Reclutar
verb-with = Llevar
verb-without = Dejar fuera
verb-go = Partir
verb-call = Llamar
verb-enter = Entrar en
verb-take = Absorber
verb-leave = Dejar
verb-control = Tomar el control
verb-besiege = Intentar el asedio
verb-rally = Reagrupar
verb-fix = Fijar
verb-free = Hacer móvil
verb-dismiss = Relevar
verb-rebuild = Reactivar con
verb-stop = Detenerse
verb-sortie = Salida
verb-intercept = Interceptar con
verb-stand = Quedarse
verb-shelter = A la fortaleza:
verb-evade = Esquivar a
verb-elude = Escabullir el ejército desmoralizado a
verb-shift = Pasar al otro ejército
verb-fight = Combatir en
verb-wait = Esperar
verb-feed = Gastar
verb-endure = No gastar nada
verb-remove = Retirar
verb-appoint = Nombrar
verb-lines = Líneas interiores en
verb-join = Marchar al cañón:
verb-morale = Moral
verb-lead = En cabeza:
verb-engage = Empeñar
verb-lend = Prestar el valor de
verb-ready = Preparado
verb-lose = Perder un paso:
verb-retreat = Retirarse a
verb-bring = Llevarse
verb-sail = Navegar a
verb-attack = Atacar en
verb-load = Embarcar
verb-unload = Desembarcar
verb-land = Asaltar desde el mar
verb-drop = Dejar atrás
verb-withdraw = Retirarse
verb-stay = Quedarse
verb-corsairs = A la casilla de Corsarios:
verb-sally = Salir a combatir
verb-chase = Interceptar desde
verb-slip = Escabullirse

## Events

event-year-begins = El año { NUMBER($year, useGrouping: 0) }.
event-round-begins = Ronda { $number }.
event-spent-card = { $side }: { $card } se gasta por { $number ->
    [one] un punto de activación
   *[other] { $number } puntos de activación
}.
event-event-played = { $side }: { $card }, como acontecimiento.
event-operated = { $side }: una operación de un punto, sin carta.
event-passed = { $side }: ninguna acción en esta ronda.
event-points-kept = { $side }: { $number ->
    [one] un punto de activación
   *[other] { $number } puntos de activación
} en reserva.
event-drew = { $side }: { $card ->
    [hidden] se roba una carta
   *[other] se roba { $card }
}.
event-activated = { $piece } se activa en { $place } por { $number ->
    [0] nada
    [one] un punto
   *[other] { $number } puntos
}.
event-card-used = { $side }: se juega { $card }.
event-game-ends = La partida ha terminado. { $ending }
event-placed = { $piece } se coloca en { $place }.
event-hand-shown = { $side }: se ve { $card } en la mano.
event-discarded = { $side }: se descarta { $card }.
event-card-rolled = { $card }: { $die } para { $piece }.
event-forced = { $piece } { $number ->
    [0] no hace marcha forzada
    [one] pide un punto de marcha forzada
   *[other] pide { $number } puntos de marcha forzada
}.
event-entered = { $piece } entra en { $place }{ $number ->
    [hidden] {""}
    [0] {""}
    [one] {" "}(queda un punto de movimiento)
   *[other] {" "}(quedan { $number } puntos de movimiento)
}.
event-left-behind = { $piece } se queda en { $place }.
event-taken-along = { $piece } se incorpora en { $place }.
event-controlled = { $place } queda controlada. Dueño: { $side }.
event-depot-fixed = { $place }: un depósito queda fijo.
event-depot-freed = { $place }: un depósito pasa a móvil.
event-to-reserve = { $piece } va a la reserva.
event-dissolved = { $piece } se disuelve.
event-called = { $piece } se une al ejército desde { $place }.
event-restored = { $piece } recibe reemplazos.
event-depot-lost = { $place }: se destruye un depósito.
event-intercepted = { $piece } intercepta en { $place }: { $die }.
event-interception-failed = { $piece } no logra interceptar en { $place }: { $die }.
event-evaded = { $piece } esquiva a { $place }{ $die ->
    [none] {""}
   *[other] : { $die }
}.
event-evasion-failed = { $piece } no logra esquivar en { $place }: { $die }.
event-sheltered = { $piece } entra en la fortaleza: { $place }.
event-stood = { $side }: la fuerza de { $place } se queda.
event-rallied = { $piece } reagrupa su fuerza: { $die }.
event-rally-failed = { $piece } no logra reagrupar su fuerza: { $die }.
event-removed = { $piece } se retira de { $place }.
event-waited = { $piece } espera la batalla en { $place }.
event-appointed = { $piece } toma el mando en { $place }.
event-out-of-supply = { $side }: la fuerza de { $place } está sin suministro.
event-in-supply = { $side }: la fuerza de { $place } vuelve a tener suministro.
event-attrition-rolled = { $side }: desgaste en { $place }, { $die }; { $number ->
    [0] no se pierde ningún paso
    [one] se pierde un paso
   *[other] se pierden { $number } pasos
}.
event-step-lost = { $piece } pierde un paso { $cause } ({ $place }).
event-fed = { $place }: se gasta un depósito en la prueba.
event-battle-begins = Batalla en { $place }. Ataca: { $side }.
event-counter-marched = { $piece } marcha al cañón en { $place }: { $die }.
event-counter-march-failed = { $piece } no llega a la batalla en { $place }: { $die }.
event-morale-chosen = { $side }: la moral de la fuerza es { $number }.
event-led = { $piece } va en cabeza.
event-engaged = { $piece } entra en combate.
event-lent = { $piece } presta su valor táctico.
event-battle-rolled = { $side }: { $dice }, con los modificadores { $total }; el enemigo pierde { $losses }.
event-battle-won = { $place }: victoria. Vencedor: { $side }.
event-wounded = { $piece } cae herido: { $die }.
event-unhurt = { $piece } sale ileso: { $die }.
event-morale-rolled = { $side }: prueba de desmoralización, { $die ->
    [none] perdida sin dado
   *[other] { $die } contra { $number }
}.
event-demoralised = { $side }: la fuerza vencida en { $place } queda desmoralizada.
event-pursued = { $side }: persecución, { $die }; { $number ->
    [0] ninguna pérdida
    [one] una pérdida más
   *[other] { $number } pérdidas más
}.
event-fell-back = { $side }: la fuerza se retira a { $place }.
event-force-destroyed = { $side }: la fuerza de { $place } queda destruida.
event-chief-falls = { $piece } pierde el mando.
event-siege-begins = { $place }, sitiada. Sitiador: { $side }.
event-siege-rolled = Asedio de { $place }: { $die }, con los modificadores { $number }; { $result }.
event-fort-taken = Fortaleza tomada: { $place }. Vencedor: { $side }.
event-siege-lifted = Se levanta el sitio de { $place }.
event-fort-rebuilt = Fortaleza reactivada: { $place }. Dueño: { $side }.
event-garrison-goes = { $piece } sale de la fortaleza: { $result }.
event-sailed = { $piece } y lo que navega con ella: { $place }{ $number ->
    [hidden] {""}
   *[other] {" "}(quedan { $number })
}.
event-fleet-left = { $piece } se queda atrás: { $place }.
event-loaded = { $piece } embarca: { $fleet }.
event-put-ashore = { $piece } desembarca: { $place }.
event-cargo-lost = { $piece } se pierde: { $place }.
event-chased = { $side } intercepta desde { $place }: { $die }.
event-chase-failed = { $side } no logra interceptar desde { $place }: { $die }.
event-slipped = { $side } se escabulle en { $place }: { $die }.
event-slip-failed = { $side } no se escapa en { $place }: { $die }.
event-naval-battle-begins = { $side } da combate naval: { $place }.
event-naval-rolled = { $side } hace fuego: { $dice }, en total { $total }.
event-naval-tied = El combate naval queda indeciso: { $place }.
event-naval-won = { $side } gana el combate naval por { $number }: { $place }.
event-fleet-lost = { $piece } se pierde: { $place }.
event-fleets-fell-back = La escuadra se repliega ({ $side }): { $place }.
event-sallied = { $side } sale del puerto: { $place }.
event-stayed-in-port = { $side } se queda en el puerto: { $place } bloqueado.
event-withdrew = { $side } se retira: { $place }.
event-landing-begins = { $side } lanza un asalto marítimo: { $place }.
event-landing-failed = El asalto marítimo ha fracasado ({ $side }): { $place }.
event-landing-won = { $side } ha tomado { $place } por mar.
event-to-corsairs = { $piece } va a la casilla de Corsarios.
event-from-corsairs = { $piece } vuelve de la casilla de Corsarios: { $place }.
event-port-given-up = Las flotas dejan el puerto perdido ({ $side }): { $place }.
event-came-in-sight = { $piece } queda a la vista: { $place }.
event-stationed = { $piece } comienza en { $place }.
event-usual-placement = { $side }: despliegue habitual.

## Objections

reason-game-over = La partida ha terminado.
reason-no-such = No existe tal acción.
reason-not-now = Eso no se pregunta ahora.
reason-not-held = No tienes { $card } en la mano.
reason-not-your-card = { $card } es una carta del otro bando.
reason-wrong-moment = { $card } no se juega en este momento.
reason-needs-missing = No se cumplen las condiciones de { $card }.
reason-played-once = El acontecimiento de { $card } se juega una sola vez por partida.
reason-too-few-points = No hay bastantes puntos de activación.
reason-not-yours = Eso no es tuyo.
reason-no-force = Ahí no puede activarse ninguna fuerza.
reason-already-marked = { $piece } ya ha actuado en esta ronda.
reason-no-forces-left = Esta acción no activa más fuerzas.
reason-no-such-option = { $card } no ofrece esa opción.
reason-wrong-force = La carta no se aplica a esa fuerza.
reason-beyond-command = El jefe no puede mandar más pasos.
reason-allies-beyond-half = Las unidades de una potencia mayor aliada no pasan de la mitad del mando.
reason-too-much-cavalry = Un ejército tiene como máximo 2 pasos de reserva de caballería.
reason-too-many-generals = Un ejército tiene como máximo 3 generales subordinados.
reason-too-many-armies = En una zona caben como máximo dos ejércitos de un bando.
reason-needs-army = { $piece } solo puede estar con un ejército.
reason-no-general = Más de una unidad exige un general.
reason-left-alone = Un general conserva al menos una unidad de combate.
reason-outranked = La jerarquía lo impide.
reason-stacked = Las fuerzas reunidas no formarían una sola.
reason-fixed-depot = Un depósito fijo se queda donde está hasta que un general lo libera.
reason-not-adjacent = { $zone } no es adyacente.
reason-too-far = No hay bastantes puntos de movimiento.
reason-neutral-land = { $zone } es terreno neutral.
reason-strait-closed = Una escuadra enemiga en el mar cierra el estrecho.
reason-must-stop = La fuerza debe detenerse aquí: un enemigo, o una fortaleza sin cubrir.
reason-besieged = La fuerza está sitiada: puede hacer una salida o quedarse.
reason-leaves-home = La milicia no sale de su país.
reason-iberia-closed = La península ibérica está cerrada a esta fuerza.
reason-nothing-to-control = Aquí no hay nada que controlar.
reason-not-supplied = La fuerza está sin suministro.
reason-not-there = { $piece } no está ahí.
reason-no-depot = Ese depósito no está aquí.
reason-not-demoralised = La fuerza no está desmoralizada.
reason-demoralised-force = Una fuerza desmoralizada no puede hacerlo.
reason-enemy-near = No con un enemigo en la zona.
reason-no-candidate = { $piece } no puede reaccionar.
reason-card-too-low = { $card } vale menos que la iniciativa del general.
reason-not-evading-there = No se puede esquivar a { $zone }.
reason-no-shelter = Ninguna fortaleza propia los acoge aquí.
reason-french-first = La primera pérdida recae en una unidad francesa.
reason-came-that-way = El atacante vino de { $zone }.
reason-not-marching = { $piece } no puede acudir a esta batalla.
reason-mountain-between = Los separa una montaña sin puerto, o un estrecho.
reason-has-tried = { $piece } ya lo ha intentado.
reason-not-elite = { $piece } no tiene estrella.
reason-not-subordinate = { $piece } no es aquí subordinado de un ejército.
reason-lead-first = El cuerpo en cabeza sufre la primera pérdida.
reason-engaged-first = Después van las unidades especiales empeñadas.
reason-cavalry-first = Una de las pérdidas recae en la caballería.
reason-steady-first = La mitad de las pérdidas recae en unidades de moral al menos igual a la de la fuerza.
reason-no-retreat-there = La fuerza no puede retirarse a { $zone }.
reason-nearer-first = Antes está una retirada mejor.
reason-not-tied = Esa moral no es una de las que empatan.
reason-not-besieged = Solo una fuerza sitiada, con el enemigo ante sus muros, puede hacer una salida.
reason-not-together = Esa flota no está con la escuadra.
reason-iced = El hielo cierra este mar en invierno.
reason-bosphorus-closed = El Bósforo solo está abierto al bando que tiene Constantinopla.
reason-foreign-waters = Esa flota no puede dejar sus aguas, o ya hay otra flota rusa fuera.
reason-port-closed = Ese puerto te está cerrado.
reason-port-blockaded = El puerto está bloqueado: combate antes a la escuadra de la casilla.
reason-too-many-fleets = No más de tres flotas juntas.
reason-no-sea-way = Una escuadra no puede ir allí desde aquí.
reason-no-squadron = No hay escuadra para eso.
reason-attacked-already = Ya has atacado ese puerto en esta ronda.
reason-no-room-aboard = Una flota lleva dos pasos, un depósito, un general y un marcador de ejército.
reason-nothing-aboard = No hay tropas para eso a bordo.
reason-laden = Esa flota lleva tropas.
reason-no-winter-landing = No hay asaltos marítimos en invierno.
reason-landed-already = No se permite otro asalto marítimo en esta activación.
reason-fleets-in-port = Antes hay que hundir las flotas enemigas del puerto.
reason-too-few-to-besiege = Desembarcan muy pocos para sitiar la fortaleza.
reason-too-many-to-land = Solo dos pasos pueden hacer un asalto marítimo.
reason-not-corsairs = Solo una flota libre de la Coalición va a la casilla de Corsarios.
reason-must-sail-on = La escuadra no puede quedarse aquí y puede seguir.
reason-no-transport = Ya está a bordo, o este suceso no transporta tropas.
reason-sea-first = La escuadra en el mar intenta primero, una vez.
reason-no-refuge = La escuadra no puede ir allí.
reason-last-fleet = No se puede dejar la última flota de una escuadra.
reason-too-far-by-sea = La escuadra no tiene bastantes puntos de movimiento para eso.
reason-not-asked-for = El escenario no pide esta ficha aquí.
reason-not-to-be-had = Esta ficha ya tiene su sitio o no está en juego.
reason-wrong-zone = El escenario no permite colocarla ahí.
reason-too-little-command = El escenario pide un general con otro mando.
reason-no-action = Di qué quieres hacer.
reason-unknown-verb = «{ $word }» no es una acción.{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}
reason-unknown-piece = Ninguna ficha se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}
reason-unknown-place = Ningún lugar se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}
reason-unknown-zone = Ninguna zona se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}
reason-unknown-card = Ninguna carta se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir «{ $near }»?
}
reason-unknown-option = Una opción es a, b, c o d, no «{ $word }».
reason-unknown-points = Una marcha forzada es de 0 a 3 puntos, no «{ $word }».
reason-unknown-morale = «{ $word }» no es una moral.
reason-unknown-word = «{ $word }» no significa nada aquí.
reason-too-many-words = «{ $word }» se dice a solas.

## Sources

ui-record-zone = Zonas
ui-record-province = Provincias
ui-record-border = Fronteras
ui-record-sea = Mares
ui-record-sea-link = Pasos de mar
ui-record-country = Países
ui-record-unit = Unidades
ui-record-special = Unidades especiales
ui-record-general = Generales
ui-record-fleet = Flotas
ui-record-depots = Depósitos
ui-record-army = Ejércitos
ui-record-card = Cartas
ui-record-scenario = Escenarios
ui-record-status = Países al inicio
ui-record-control = Control al inicio
ui-record-placed = Fichas al inicio
ui-record-moored = Flotas al inicio
ui-record-attrition-row = Tabla de desgaste
ui-record-battle-row = Tabla de batalla
ui-record-siege-row = Tabla de asedio
ui-record-terrain = Coste de las fronteras
ui-record-figures = Otros números
record-row = con { $row }
record-movement = Movimiento
record-command = Mando
record-actions = Puntos de activación
record-reactions = Interceptación, esquiva, contramarcha
record-supply = Suministro
record-attrition = Desgaste
record-battle = Batalla
record-siege = Asedios
record-naval = El mar
record-rounds = Rondas
terrain-plain = frontera simple
terrain-bridge = puente
terrain-river = río sin puente
terrain-pass = puerto de montaña
terrain-mountain = montaña
terrain-strait = estrecho
terrain-desert = camino del desierto

## Cards

card-1f-text = A elegir. (a) Contra una campaña mayor enemiga: una fuerza tuya cuyo jefe tenga defensa táctica 2 o 3 combate a sus atacantes uno a uno. (b) Tu acción: la fuerza de Napoleón se activa gratis, con hasta 3 puntos de marcha forzada sin prueba por ello. Permanente mientras París sea tuya; Malet la elimina.
card-2f-text = Tu acción: una campaña mayor. Hasta 3 fuerzas terrestres se mueven sin puntos, sea cual sea su iniciativa; las que coinciden en una zona combaten juntas.
card-3f-text = Cuando una fuerza coaligada anuncia que esquiva a otra zona: -3 a su dado. No contra una fuerza desmoralizada.
card-4f-text = Presupuesto de Francia: la caballería de la Guardia se une a un ejército francés con suministro.
card-5f-text = Tu acción: nombra una fuerza con general; primero haz marchar a tu gusto una fuerza coaligada a 2 zonas como máximo de ella, hasta su factor de movimiento y sin contacto; luego tu fuerza se activa gratis.
card-6f-text = Cuando la Coalición activa una fuerza con general: su movimiento baja en 2 (mínimo 1) y no hace marcha forzada.
card-7f-text = A elegir. (a) Persecución tras tu victoria: +2 al dado. (b) Asedio, por una fuerza con suministro, de una fortaleza de nivel 1 vacía: un resultado estable pasa a honores de guerra.
card-8f-text = Batalla: +1 a tu tirada si tu fuerza tiene suministro.
card-9f-text = Guerra exterior, si Rusia es neutral o enemiga: 2 pasos de cuerpos rusos van a la casilla de Guerras exteriores hasta que acabe.
card-10f-text = A elegir. (a) Tu acción: los bloqueos de los puertos de un mar son arrastrados al puerto enemigo más próximo; luego una escuadra tuya de allí puede zarpar gratis, sin interceptación en ese mar. (b) Combate naval fuera de puerto, tras los totales: nadie pierde flotas, el vencido se retira.
card-11f-text = Guerra exterior, si Egipto es aliado de Francia o Persia está en curso: Inglaterra aparta una flota y un cuerpo hasta que acabe. Escalada +1.
card-12f-text = Fase diplomática: una acción diplomática con +2, sobre una potencia mayor neutral o un menor admisible.
card-13f-text = Antes del dado de contramarcha de una fuerza tuya: +2. Si acude, su prueba de desgaste tiene -1.
card-14f-text = Tu acción: una carta al azar de la mano coaligada (no permanente) vuelve barajada a su mazo, y gastas sus puntos de activación.
card-15f-text = Tu acción, no en invierno: una escuadra de un puerto del Canal zarpa gratis; cada flota lleva 4 pasos, y hasta 6 pueden desembarcar en un puerto inglés del Canal si no hay allí flota enemiga en el mar.
card-16f-text = Tu acción: todas tus flotas zarpan gratis, escuadra a escuadra, con tropas y un asalto marítimo; +1 a tus esquivas en el mar.
card-17f-text = A elegir. (a) Fase diplomática: una acción diplomática sobre Turquía con +2. (b) Presupuesto: la Turquía aliada recibe 4 recursos más.
card-18f-text = Presupuesto de Francia: 4 recursos más de inmediato.
card-19f-text = Tras la prueba de desmoralización de una fuerza coaligada vencida: su jefe sale del juego si falló, o va a la reserva si la superó. Blücher, Wellington y Carlos solo van a la reserva.
card-20f-text = Si Austria y Prusia han sido vencidas y 6 menores marcados R son tuyos: se funda la Confederación del Rin. Escalada +2, victoria +2.
card-21f-text = Presupuesto de Francia: 6 recursos para unidades terrestres francesas y dos cuerpos nuevos en la reserva. Desde ahora una fuerza solo francesa tiene -1 en vez de -2 al desgaste. Una vez por partida.
card-22f-text = En guerra con el dueño de Mazovia y con Varsovia tuya: si aún lo es en la fase de conquistas, se funda Polonia. Escalada +2.
card-23f-text = Presupuesto de la España aliada. A elegir: (a) 4 de sus recursos pasan a Francia, o (b) se construye gratis una flota española.
card-24f-text = Si España es aliada o Madrid tuya: la península ibérica se abre a 6 pasos tuyos (12 con Bloqueo continental), y hasta tres fortalezas junto a los Pirineos pasan a ti. Escalada +1, victoria +2. Nunca se descarta.
card-25f-text = Se proclama el bloqueo: victoria +1 en cada presupuesto en que todos sus puertos estén cerrados. Abre Portugal a 6 pasos tuyos (12 con la Encerrona de Bayona). Escalada +3. Nunca se descarta.
card-26f-text = Fase de conquistas: una potencia mayor enemiga que no sea Inglaterra, vencida este año y sin una zona clave o su ejército, acepta la paz forzada por una provincia. Ni puntos ni carta.
card-27f-text = Antes de la prueba de desmoralización de una fuerza tuya vencida y de mayoría francesa: +2 a su moral.
card-28f-text = Batalla de un ejército tuyo con suministro: +1 a su tirada, +2 en batalla mayor. La anulan Aguacero o Contrapendiente.
card-29f-text = Batalla en la que atacas con la Guardia francesa en la fuerza: +1 a tu tirada.
card-30f-text = Batalla en la que atacas, si existe Polonia o hay polacos contigo: ignora la penalización de un puerto de montaña o un puente; si no hay, +1 a tu tirada.
card-31f-text = Antes de la persecución de tu fuerza desmoralizada: -3 al dado.
card-32f-text = Batalla con reserva de caballería francesa: +1 a tu tirada, +2 con superioridad de caballería. La anula Cuadros.
card-33f-text = Si Austria ha sido vencida y no está en guerra: su paz no acaba este año, y -2 a la diplomacia enemiga sobre ella hasta el fin del año próximo.
card-34f-text = Guerra exterior: Inglaterra tiene 4 recursos menos en el próximo presupuesto y aparta una flota hasta que acabe.
card-35f-text = Duradero: la mano coaligada tiene una carta menos salvo que una flota suya esté en la casilla de Corsarios.
card-36f-text = Batalla. Un ejército tuyo con suministro que ataca por un río no sufre penalización ni la pérdida de la retirada; o, si defiendes y el enemigo vino por un río, +1 a tu tirada.
card-37f-text = Guerra de Liberación. A elegir. (a) Tu acción: una fuerza con general en Iberia se activa gratis, +1 a sus asedios, y una milicia española cercana pierde un paso. (b) Se anula Guerrilla o Partisanos.
card-38f-text = En un año posterior a la Boda austriaca, con París tuya: victoria +1.
card-39f-text = Tu acción, rondas 1 a 5: en su próxima acción la Coalición no activa fuerzas terrestres; hasta 4 unidades reducidas de tus ejércitos con suministro (2 por ejército) se completan; la Coalición roba una carta.
card-40f-text = Con un aliado forzado: toma hasta dos de sus cuerpos; te sirven como los de un menor hasta que acabe la alianza.
card-41f-text = Presupuesto de Francia: 4 recursos más, pero ningún punto por el bloqueo continental en este presupuesto.
card-42f-text = Presupuesto de Francia: hasta 6 pasos de cuerpos franceses ordinarios se construyen o completan gratis en casa.
card-43f-text = Con 4 pasos enemigos en Francia: la Guardia Nacional III y IV (también I y II si están en la reserva) aparece en París o en fortalezas, cada ejército francés en casa restablece hasta dos unidades y, como acción tuya, una fuerza en Francia se activa gratis.
card-44f-text = A elegir. (a) Presupuesto: coloca gratis hasta 2 depósitos franceses. (b) Tu acción: mueve sin general hasta 3 depósitos móviles franceses, 3 puntos cada uno, gíralos a tu gusto y gasta 1 punto de activación.
card-45f-text = En los Castigos, tras Erfurt y Bayona, con Nápoles y 4 provincias westfalianas: se funda Westfalia. Victoria +1.
card-46f-text = Presupuesto de Francia: la Joven Guardia aparece completa en París o en un ejército francés con suministro.
card-47f-text = Batalla al mando de Napoleón. A elegir. (a) Tras las dos tiradas: vuelve a tirar tus dos dados y quédate el segundo resultado. (b) Si has perdido: tu fuerza supera su prueba de desmoralización.
card-48f-text = Cuando la Coalición intenta el asedio de una fortaleza tuya: -3 al dado, y si es rechazada pierde dos pasos.
card-49f-text = Si Holanda es aliada y Ámsterdam no está perdida: Holanda pasa a protectorado y su cuerpo queda completo. Victoria +1.
card-50f-text = Tu acción: un ejército francés, o una fuerza francesa con general, se activa gratis. Las interceptaciones y contramarchas contra ella tienen -2, y una batalla ganada le da 2 puntos de movimiento.
card-51f-text = Tras una batalla ganada, no escaramuza: roba una carta, dos si fue mayor.
card-52f-text = A elegir. (a) Tu fuerza vencida se retira sin la pérdida del cruce, y el control enemigo no la desvía. (b) Una fuerza con general esquiva por un río: lo logra.
card-53f-text = A elegir. (a) Fase diplomática: una acción diplomática sobre un menor con +1. (b) Contra la diplomacia enemiga: -2 al dado. (c) Contra Scharnhorst o Schönbrunn: con 1 o 2 la potencia sigue como está.
card-54f-text = Si existe Polonia y Varsovia no está perdida: el segundo cuerpo polaco entra en la reserva, y hasta 4 pasos polacos se reconstruyen gratis en Polonia.
card-55f-text = Tu acción, con Napoleón y un paso enemigo en Francia: su fuerza se activa dos veces gratis; dentro de Francia sin prueba de marcha forzada.
card-1c-text = Tu acción: todas las flotas inglesas y de menores aliados zarpan gratis, escuadra a escuadra, con tropas; una puede hacer un asalto marítimo. Permanente mientras Londres sea tuya.
card-2c-text = Con 10 pasos enemigos en Rusia: aparecen allí dos milicias, Chichagov y dos cuerpos, y una fuerza rusa se activa gratis. Permite Tierra quemada. Una vez por partida; permanente mientras Moscú sea tuya.
card-3c-text = A elegir. (a) En guerra con Turquía: hasta 3 cuerpos austriacos desplegados gratis. (b) Austria recibe 6 recursos. (c) Reforma de Austria y de Prusia, cada una si ha sido vencida. Una vez por partida; permanente mientras Austria y Viena sean tuyas.
card-4c-text = Tras los dados, en lugar de la prueba de herida del subordinado enemigo que prestó su valor: con 5 o 6 sale del juego, con 3 o 4 va a la reserva.
card-5c-text = Batalla de una fuerza con suministro y al menos 2 pasos ingleses: +1 a tu tirada.
card-6c-text = Si España es neutral o francesa y una flota tuya está en sus rutas: Inglaterra gana 4 recursos, España pierde 2.
card-7c-text = Fase diplomática: una acción diplomática con +2 sobre cualquier potencia neutral, aunque la carta valga 1.
card-8c-text = Si Turquía no está contigo y Belgrado está libre del Imperio: los serbios se alzan allí. La Turquía neutral pierde 2 recursos en cada presupuesto.
card-9c-text = Guerra de Liberación, tu acción: hasta tres fuerzas enemigas en Iberia lejos de sus fortalezas pierden un paso con 4 o más (un ejército con 5); luego se quitan hasta dos marcadores franceses de allí.
card-10c-text = Combate naval con Nelson: vuelve a tirar todos los dados de su escuadra. Luego un dado, +1 por flota enemiga hundida: con 5 o más, Nelson y esta carta salen del juego.
card-11c-text = Con rusos en la fuerza, a elegir: (a) tu persecución, +2 al dado; (b) tu fuerza desmoralizada, -2 a la persecución enemiga.
card-12c-text = Una fuerza tuya vencida, al nombrar su retirada o antes de la persecución: ninguna pérdida por río o montaña, y -3 al dado de persecución.
card-13c-text = Presupuesto de Rusia: los Caballeros de la Guardia se unen a un ejército ruso con suministro.
card-14c-text = Tu acción: una campaña mayor. Hasta 3 fuerzas terrestres se mueven sin puntos, sea cual sea su iniciativa; las que coinciden en una zona combaten juntas.
card-15c-text = Contra una campaña mayor enemiga: una fuerza tuya cuyo jefe tenga defensa táctica 2 o 3 combate a sus atacantes uno a uno.
card-16c-text = Tu acción en la ronda 6: este año tiene una ronda 7, en invierno, para los dos bandos.
card-17c-text = Fase diplomática: una acción diplomática con +1 sobre un menor neutral con puerto. Si es Dinamarca, su flota sale del juego en todo caso. Escalada +1.
card-18c-text = Si existe el Reino de Baviera: los tiroleses se alzan y combaten en el acto al enemigo presente. Escalada +1.
card-19c-text = Tras Bayona o el bloqueo, o en los Castigos: España se une a ti en la guerra de Liberación con cuatro milicias; acaban los límites ibéricos; roba una carta. Escalada +2.
card-20c-text = Presupuesto: roba en el acto dos cartas. Escalada +1.
card-21c-text = Presupuesto: una o dos de tus potencias mayores distintas de Inglaterra reciben 6 recursos en total.
card-22c-text = Si el cuerpo realista no está en el mapa: se alza en Poitou o Bretaña donde no haya enemigo. Allí siempre tiene suministro; fuera, desde un puerto con un depósito inglés.
card-23c-text = Tu acción, no en invierno: una escuadra tuya zarpa gratis con tropas y puede desembarcar hasta 4 pasos, con -1 en vez de -3 en la batalla.
card-24c-text = Presupuesto de Inglaterra: 6 recursos más de inmediato. Escalada +1.
card-25c-text = Tu acción: mira la mano enemiga; se descarta de ella una carta al azar (ni permanente, ni Bayona, ni el bloqueo); luego gasta 1 punto de activación.
card-26c-text = Batalla de una fuerza con suministro y mayoría rusa: +1 a tu tirada.
card-27c-text = Fase de conquistas: una potencia que debe rendirse sigue luchando este año; una derrota posterior le cuesta 4 provincias y quizá una alianza forzada. Escalada +1.
card-28c-text = Tu acción: la fuerza de Blücher, o sin él una fuerza prusiana con general, se activa gratis, con hasta 3 puntos de marcha forzada sin prueba por ello.
card-29c-text = Batalla: el enemigo no tiene la bonificación de superioridad de caballería, y se anula Coraceros.
card-30c-text = Tu acción: una campaña mayor de hasta 3 fuerzas, al menos dos de potencias mayores distintas. Las líneas interiores solo la contrarrestan donde manda el propio Napoleón.
card-31c-text = Con ingleses en la fuerza, a elegir: (a) tras tu victoria, no escaramuza, -1 a la moral enemiga; (b) +1 a un intento de asedio; (c) combate naval en un puerto enemigo, +2 a tu total.
card-32c-text = Antes del dado de contramarcha de una fuerza tuya: +3, y sin prueba de desgaste si acude.
card-33c-text = Presupuesto de Inglaterra: la caballería de Uxbridge se une a un ejército inglés con suministro.
card-34c-text = Presupuesto de Inglaterra: la Legión Alemana del Rey se une a un ejército inglés con suministro.
card-35c-text = En batalla sobre un subordinado francés, o como acción sobre un general francés que no mande un ejército (nunca Napoleón, Davout, Eugenio ni Poniatowski): con 6 sale del juego, con 4 o 5 va a la reserva.
card-36c-text = Mientras Napoleón esté fuera de Francia: la carta Genio de Napoleón sale del juego.
card-37c-text = Batalla contra Napoleón: su valor táctico baja en 1 para la tirada.
card-38c-text = Desde 1810, si Suecia no es un protectorado: el Bernadotte francés se va; Suecia, ganada con +3 si hace falta, despliega a Bernadotte y su cuerpo.
card-39c-text = Batalla: se anulan Artillería a caballo y Gran batería; si no se juega ninguna y el enemigo ataca, -1 a su tirada.
card-40c-text = Tras Santa Rusia, como acción o cuando una fuerza enemiga se activa en Rusia: hasta 4 zonas rusas sin enemigos quedan arrasadas este año. Cuentan como pobres, no son relevos y suman 1 a la próxima prueba de desgaste.
card-41c-text = Presupuesto: un general coaligado fuera de juego vuelve a su reserva y puede desplegarse en el acto.
card-42c-text = Batalla en la que defiendes con Wellington o mayoría inglesa: +1 a tu tirada, y se anula Gran batería.
card-43c-text = Batalla en la que defiendes una zona con ciudad o fortaleza: +1 a tu tirada.
card-44c-text = Si Lisboa es tuya con ingleses: el resto de la partida el enemigo tiene -2 en ataques por tierra y asedios allí mientras la tengas.
card-45c-text = Si Prusia ha sido vencida: se reforma; aliada forzada, se une a ti; neutral, con 3 o más; en paz forzada ordinaria, +2 a su fin.
card-46c-text = Presupuesto: Austria y Prusia, cada una si ha sido vencida, se reforman; luego se construyen gratis hasta 4 pasos de Landwehr.
card-47c-text = Si Austria ha sido vencida: aliada forzada, se une a ti; neutral, con 3 o más; en paz forzada ordinaria, +2 a su fin.
card-48c-text = Presupuesto: hasta tres de tus potencias mayores distintas de Inglaterra reciben 8 recursos en total, 4 como máximo cada una.
card-49c-text = Guerra de Liberación, presupuesto de España: hasta 4 pasos españoles se construyen o completan gratis en ciudades y fortalezas españolas sin enemigos.
card-50c-text = Tu acción, a elegir: (a) se retira un depósito enemigo fuera de Francia con menos de 4 pasos junto a él; (b) se quitan hasta dos marcadores enemigos en tus países sin unidades ni fortaleza. Luego gasta 1 punto de activación.
card-51c-text = Una acción diplomática con +3 sobre un menor aliado de Francia, incluso de la Confederación o Westfalia, pero no un protectorado propio.
card-52c-text = Duradero: tu mano ya no se limita a 10 cartas.
card-53c-text = Tu acción en invierno: toda fuerza enemiga de 4 pasos o más en Rusia fuera de sus ciudades, o en zona pobre de Prusia o Austria, hace una prueba de desgaste con el +2 del invierno y sin depósito.
card-54c-text = Tu acción, en 1815 o con pasos tuyos en Francia: hasta tres fuerzas de tres potencias distintas se activan gratis, una tras otra; no combaten juntas.
card-55c-text = Fase de conquistas, con París tuya: la moral francesa baja en 1 mientras la tengas, y la próxima mano enemiga tiene una carta menos.

odds-title-battle = La batalla de { $place }: atacante { $side }
odds-title-battle-course = La batalla de { $place } hasta el final: atacante { $side }
odds-title-attrition = Prueba de desgaste: { $place }
odds-title-interception = { $piece } intercepta: { $place }
odds-title-evasion = { $piece } elude hacia { $place }
odds-title-counter-march = { $piece } marcha al cañón: { $place }
odds-title-rally = { $piece } reúne a su fuerza
odds-title-chase = { $side }: intercepción en el mar desde { $place }
odds-title-slip = { $side }: evasión, { $place }
odds-title-wound = ¿Cae herido { $piece }?
odds-title-siege = El sitio de { $place }: un intento, { $side }
odds-title-naval = El combate naval de { $place }: se presenta { $side }
odds-title-morale = Prueba de desmoralización tras la batalla de { $place }: { $side }
odds-title-pursuit = Persecución tras la batalla de { $place }: { $side }
odds-title-card = { $card }: la suerte de { $piece }
odds-line-force = { $side }: { $number ->
    [one] un paso
   *[other] { $number } pasos
}
odds-line-part-odds = { $side }: proporción de fuerzas ({ $effect })
odds-line-part-terrain = { $side }: terreno y frontera ({ $effect })
odds-line-part-leaders = { $side }: el comandante y quien presta su valor ({ $effect })
odds-line-part-elite = { $side }: la élite en cabeza, unidades especiales ({ $effect })
odds-line-part-cavalry = { $side }: más caballería ({ $effect })
odds-line-part-unsupplied = { $side }: sin suministro ({ $effect })
odds-line-part-interceptor = { $side }: vino por intercepción ({ $effect })
odds-line-part-landing = { $side }: desembarca ({ $effect })
odds-line-part-demoralised = { $side }: desmoralizado ({ $effect })
odds-line-part-cards = { $side }: cartas ({ $effect })
odds-line-lender = { $piece } presta su valor: con un 6 cae herido
odds-line-no-more = Nadie encabeza, presta su valor ni juega cartas más allá de lo declarado
odds-line-attrition-steps = { $number ->
    [one] Se prueba un paso
   *[other] Se prueban { $number } pasos
}
odds-line-attrition-forced = Marcha forzada ({ $effect })
odds-line-attrition-mountain = Por una montaña ({ $effect })
odds-line-attrition-marsh = Pantano en tierra pobre ({ $effect })
odds-line-attrition-poor = Tierra pobre ({ $effect })
odds-line-attrition-armies = Dos ejércitos juntos ({ $effect })
odds-line-attrition-winter = Invierno ({ $effect })
odds-line-attrition-siege = Sitiado: el marcador de sitio ({ $effect })
odds-line-attrition-unsupplied = Sin suministro ({ $effect })
odds-line-attrition-depot = Se gasta un depósito ({ $effect })
odds-line-attrition-home = En territorio nacional ({ $effect })
odds-line-attrition-cards = Cartas ({ $effect })
odds-line-attrition-nation = La nación marcha bien ({ $effect })
odds-line-reaction-cavalry = Más caballería ({ $effect })
odds-line-reaction-initiative = Mejor iniciativa ({ $effect })
odds-line-reaction-cards = Cartas ({ $effect })
odds-line-reaction-ground = Terreno difícil ({ $effect })
odds-line-evasion-ground = El enemigo vino por terreno difícil ({ $effect })
odds-line-counter-march-general = El valor táctico del general ({ $effect })
odds-line-sea-initiative = La mejor iniciativa de la escuadra ({ $effect })
odds-line-needs = El dado debe llegar a { $number } con todo lo que se añade
odds-line-morale-force = Moral de la fuerza ({ $effect })
odds-line-morale-general = El valor táctico de su general ({ $effect })
odds-line-morale-losses = Perdió más que el enemigo ({ $effect })
odds-line-morale-cards = Cartas ({ $effect })
odds-line-pursuit-general = El valor del comandante en ataque ({ $effect })
odds-line-pursuit-cards = Cartas ({ $effect })
odds-line-pursuit-cavalry = Reserva de caballería y generales de caballería ({ $effect })
odds-line-siege-general = El general sitiador ({ $effect })
odds-line-siege-governor = Un general en la plaza ({ $effect })
odds-line-siege-army = Sitia un ejército ({ $effect })
odds-line-siege-marker = El marcador de sitio ({ $effect })
odds-line-siege-citadel = Ciudadela ({ $effect })
odds-line-siege-cards = Cartas ({ $effect })
odds-line-naval-fleet = { $piece } ({ $effect })
odds-line-naval-cards = { $side }: cartas ({ $effect })
odds-line-naval-fort = { $number ->
    [one] La fortaleza del puerto dispara con un dado
   *[other] La fortaleza del puerto dispara con { $number } dados
}
odds-line-under-way = La batalla tal como está
odds-line-attacks = { $piece } ataca como está, sin desgaste por el camino
odds-line-beliefs = Lo que usted no puede saber se reparte de nuevo en cada ensayo
odds-line-policy = Ambos bandos juegan por instinto, con cartas y reacciones
odds-measure-result = Desenlace
odds-measure-attacker_losses = Pasos que pierde el atacante
odds-measure-defender_losses = Pasos que pierde el defensor
odds-measure-broken = La fuerza vencida
odds-measure-losses = Pasos perdidos
odds-measure-success = Éxito
odds-measure-wounded = Herido
odds-measure-siege = Resultado
odds-measure-sea_result = Desenlace
odds-measure-attacker_fleets = Flotas que pierde quien se presenta
odds-measure-defender_fleets = Flotas que pierde quien estaba allí
odds-measure-fate = Qué es de él
odds-value-result-0 = gana el atacante
odds-value-result-1 = gana el defensor
odds-value-result-2 = no hay batalla: el defensor se ha ido
odds-value-broken-0 = resiste
odds-value-broken-1 = queda desmoralizada
odds-value-broken-2 = es destruida
odds-value-success-0 = no
odds-value-success-1 = sí
odds-value-wounded-0 = no
odds-value-wounded-1 = sí
odds-value-siege-0 = rechazado: el sitiador pierde un paso
odds-value-siege-1 = sin cambios
odds-value-siege-2 = honores de guerra
odds-value-siege-3 = brecha
odds-value-sea_result-0 = gana quien se presenta
odds-value-sea_result-1 = gana quien estaba allí
odds-value-sea_result-2 = empate
odds-value-fate-0 = se queda
odds-value-fate-1 = a la reserva
odds-value-fate-2 = fuera del juego

reason-no-battle-there = No se libra ninguna batalla en { $zone }, ni empezaría allí ninguna.

lesson-set-up = Tome la colocación habitual: Napoleón y la Grande Armée entre París y Bélgica, el resto del ejército en las fronteras. En otra partida podrá colocar usted mismo las piezas libres.
lesson-aim = Usted es Napoleón en el verano de 1815. Gana si al final del año Francia no ha sido conquistada y al menos uno de sus ejércitos sigue en buen orden. Si usted mismo se pierde, todo está perdido. Golpee a Blücher y a Wellington uno tras otro, antes de que lleguen austríacos y rusos. Gaste ahora una carta por sus puntos de activación; guarde las que sirven en batalla.
lesson-event = Una carta puede jugarse por su acontecimiento en vez de por sus puntos. La Campaña mayor pone en marcha tres fuerzas a la vez; el Genio de Napoleón ahorra la prueba a su marcha forzada. Lea sus cartas antes de cada ronda.
lesson-rain = El tiempo empeora: desde ahora cada fuerza tiene un punto de movimiento menos. Procure que París, Lyon y Burdeos no queden sin tropas.
lesson-winter = La última ronda. Las marchas forzadas desgastan a un ejército mucho más deprisa, y ya no llegan reemplazos. Mantenga sus ejércitos abastecidos y lejos de malas batallas: les basta con resistir.
lesson-activate = Active la fuerza que quiera mover. Elija a Napoleón: su iniciativa es 1, así que cuesta un punto, y la Grande Armée va con él. Un cuerpo sin general también cuesta un punto, y otro más si ataca.
lesson-price = Lo que no gaste va a su reserva y sólo se pierde al final del año. Pero un segundo ejército cerca del enemigo suele valer más que los puntos ahorrados.
lesson-fleet = Una flota se activa por un punto. Sus tres escuadras están bloqueadas por los ingleses. Ante Tolón hay una sola: salga allí si quiere ver un combate. Puede llevar dos pasos, y un cuerpo desembarcado a la espalda corta una línea de suministro.
lesson-forced-march = Hasta tres puntos más, pero cada uno añade 1 al dado de una prueba de desgaste. El enemigo está en Namur, al lado: no pida ninguno. Las probabilidades dicen lo que puede costar una marcha forzada.
lesson-replacements = Este año cada ejército francés que active recibe dos pasos si está abastecido: complete cuerpos reducidos o levante uno que se perdió. Active, pues, sus ejércitos aunque apenas se muevan.
lesson-muster = Todos los que pueden ir ya están elegidos. Deje a alguien donde haya que guardar una fortaleza o una zona clave; un depósito que acompaña alimenta al ejército en su próxima prueba.
lesson-call = Un ejército puede llamar a las fuerzas vecinas, por un punto de movimiento en total. Davout podría venir de París, pero entonces otro tendría que guardarlo.
lesson-move = Marche zona por zona. Entrar en una zona con enemigos es atacarlos: pida antes las probabilidades de entrar en Namur. Tiene tantos pasos como Blücher, pero el mejor general y la Guardia.
lesson-siege = Namur tiene una fortaleza. Una fortaleza enemiga activa le detiene; quien ha ganado una batalla ante ella puede intentar tomarla en el acto, y luego otra vez por un punto de movimiento. Cuanto más dura un sitio, más fácil resulta.
lesson-supply = Una fuerza se alimenta por una línea de plaza en plaza, a dos puntos de movimiento como mucho una de otra, hasta Francia. Los enemigos, sus fortalezas y sus ciudades la cortan. Muestre las líneas antes de marchar lejos: sin suministro se combate con -3 y se pierde gente.
lesson-control = Una ciudad sólo cambia de manos si una fuerza abastecida se detiene y paga un punto. El control prolonga su suministro y corta el del enemigo.
lesson-rally = Una fuerza desmoralizada no ataca ni fuerza la marcha, y queda destruida si se desmoraliza otra vez. Por dos puntos, abastecida, su general puede reunirla.
lesson-intercept = Un enemigo pasa junto a uno de sus generales. Por una carta que valga al menos su iniciativa puede caer sobre él: 5 o más en el dado. Hágalo donde sea más fuerte.
lesson-defend = Le atacan. Resista si la proporción es buena; una fuerza débil elude a la zona vecina, o se mete tras los muros y allí entretiene al enemigo.
lesson-engage = En una campaña mayor varias fuerzas pueden reunirse antes de combatir. Espere a las demás, a no ser que gane sola.
lesson-counter-march = Los generales vecinos a una batalla pueden marchar al cañón: un dado y un valor táctico, 5 o más. Quien llega cuenta desde el principio, también en la proporción de fuerzas.
lesson-leads = Un cuerpo de élite en cabeza añade sus estrellas a sus dados, y también las unidades especiales, como la caballería de la Guardia. Pero las primeras pérdidas son suyas.
lesson-lends = Un subordinado del ejército puede prestar su valor táctico. Con un 6 cae herido y se pierde para el año: tome a Ney o a Jerónimo según ataque o defienda.
lesson-answer = Una ventana para cartas: juegue una que convenga, o pase. El atacante muestra las suyas primero. Guárdelas para las batallas que importan.
lesson-losses = La mitad de las pérdidas cae en unidades de la moral de la fuerza o mejores; el resto, en las más débiles. Perder el segundo paso es perder el cuerpo.
lesson-retreat = Los vencidos se retiran: el atacante por donde vino, el defensor a terreno amigo sin enemigos. Piense en el suministro de allí, y en París a la espalda.
lesson-pursuit = El enemigo persigue con su caballería. Pueden abandonarse depósitos en lugar de hombres.
lesson-feed = Un depósito gastado ahora baja en 2 el dado de la prueba. Hágalo por un ejército grande; una fuerza pequeña pierde poco de todos modos.
lesson-attrition = La marcha le ha costado hombres. Un ejército francés paga primero con pasos franceses. Marche más despacio cuando pueda.
lesson-rebuild = La fortaleza está en ruinas. Un paso o un depósito la deja activa al momento, para usted. Sólo merece la pena donde el enemigo tenga que pasar.
lesson-sail = Del puerto se pasa a su casilla de bloqueo y luego al mar; las escuadras inglesas pueden interceptarle con un 6, iniciativa incluida. En combate cada flota tira un dado y suma su valor táctico.
lesson-landing = Las tropas embarcadas en un puerto pueden bajar en otro suyo, o desembarcar ante uno enemigo: ese asalto se libra con -3.
lesson-sally = El enemigo viene a bloquear su puerto. Si es usted más fuerte, salga; si no, quédese bajo los cañones de la fortaleza.
lesson-last-siege = El año ha terminado, y cada sitio tiene un último intento gratuito.

ui-help-province = province NOMBRE: sus zonas y quién está en ellas
ui-help-supply = supply: de dónde parten las líneas de suministro y quién está cortado
ui-help-board = board: la batalla en curso
ui-help-odds = odds ACCIÓN | odds battle ZONA [GENERAL]: las probabilidades antes de comprometerse
ui-your-hand = Su mano: { $cards }
ui-at-sea = En el mar y ante los puertos
ui-sources = se alimenta desde { $places }
ui-cut-off = { $place }: cortado por { $by }
ui-more-forces = Hay más en otras partes: escriba forces.

roll-battle-rolled = batalla
roll-naval-rolled = combate naval
roll-pursued = persecución
roll-intercepted = intercepción
roll-interception-failed = intercepción fallida
roll-evaded = evasión
roll-evasion-failed = evasión fallida
roll-counter-marched = marcha al cañón
roll-counter-march-failed = marcha al cañón fallida
roll-chased = intercepción en el mar
roll-chase-failed = intercepción en el mar fallida
roll-slipped = evasión en el mar
roll-slip-failed = evasión en el mar fallida
roll-attrition-rolled = desgaste (bajo es bueno)
roll-morale-rolled = prueba de desmoralización (bajo es bueno)
roll-rallied = reunión (bajo es bueno)
roll-rally-failed = reunión fallida (bajo es bueno)
roll-wounded = herida (bajo es bueno)
roll-unhurt = sin herida (bajo es bueno)
