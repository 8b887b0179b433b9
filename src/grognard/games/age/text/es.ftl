# La era de Napoleón en español.

## Names

title-age = La era de Napoleón
edition-living = Reglas vivas
edition-original = Reglas originales
scenario-1805 = 1805
scenario-1805-about = La Tercera Coalición: los franceses tras el Rin, los austriacos en Baviera, once años por delante.
scenario-1809 = 1809
scenario-1809-about = Austria vuelve a la guerra, y España está sublevada.
scenario-1813 = 1813
scenario-1813-about = Después de Rusia: Prusia se subleva, y a Napoleón le queda poco para cambiar su suerte.
option-one-diplomacy-card = Una sola carta de diplomacia
option-one-diplomacy-card-about = Como mucho una carta de diplomacia por país mayor y año. Solo en las reglas vivas.
option-no-surrender-1815 = Sin rendición sin efecto en 1815
option-no-surrender-1815-about = La carta Sin rendición no tiene efecto en 1815; quien la roba toma otra. Solo en las reglas vivas.
option-napoleon-returns = El regreso de Napoleón
option-napoleon-returns-about = Una vez antes de 1815 los franceses pueden rendir Francia por voluntad propia: todo lo que controlan pasa a neutral, y Napoleón vuelve al año siguiente.
seat-french = Francés
seat-coalition = Coalición
side-french = Los franceses
unknown-piece-french = un cuerpo francés
unknown-pieces-french = { $n } cuerpos franceses
side-coalition = La Coalición
unknown-piece-coalition = un cuerpo de la Coalición
unknown-pieces-coalition = { $n } cuerpos de la Coalición
side-british = Los británicos
unknown-piece-british = un cuerpo británico
unknown-pieces-british = { $n } cuerpos británicos
side-russian = Los rusos
unknown-piece-russian = un cuerpo ruso
unknown-pieces-russian = { $n } cuerpos rusos
side-austrian = Los austriacos
unknown-piece-austrian = un cuerpo austriaco
unknown-pieces-austrian = { $n } cuerpos austriacos
side-prussian = Los prusianos
unknown-piece-prussian = un cuerpo prusiano
unknown-pieces-prussian = { $n } cuerpos prusianos
side-spanish = Los españoles
unknown-piece-spanish = un cuerpo español
unknown-pieces-spanish = { $n } cuerpos españoles
kind-corps = cuerpo
kind-ally = aliado menor
corps-about = combate { $battle }, movimiento { $movement }, mando { $command }
mark-neutral = neutral
mark-member = miembro de la Coalición
mark-insurgent = insurgente
mark-ally = aliado de Francia
mark-dominion = dominio francés
mark-risen = se sublevó contra Francia
mark-detached = separada
mark-occupied-french = ocupado por los franceses
mark-occupied-coalition = ocupado por la Coalición
mark-aimed = hay aquí una carta de diplomacia
mark-reduced = gastado
mark-moved = ha movido
mark-chosen = va con el ejército
mark-engaged = en combate
area-capital = capital
area-detachable = separable
area-mountain = montaña
area-swamp = pantano
area-barren = árida
sea-channel = canal de la Mancha
sea-atlantic = Atlántico
sea-north-sea = mar del Norte
sea-baltic = Báltico
sea-mediterranean = Mediterráneo
sea-all = mar
alignment-neutral = pasa a ser neutral
alignment-member = se une a la Coalición
alignment-insurgent = se subleva contra los franceses
alignment-ally = pasa a ser aliado de Francia
alignment-dominion = pasa a ser un dominio francés
phase-diplomacy = Diplomacia
phase-insurrection = Insurrección
phase-strategy = Estrategia
phase-reinforcement = Refuerzos
phase-campaign = Campaña
phase-surrender = Rendición
phase-winter = Desgaste de invierno
phase-victory = Victoria
turn-diplomacy = { $year }, diplomacia
turn-insurrection = { $year }, insurrección
turn-strategy = { $year }, estrategia
turn-reinforcement = { $year }, refuerzos
turn-campaign = { $year }, campaña
turn-surrender = { $year }, rendición
turn-winter = { $year }, desgaste de invierno
turn-victory = { $year }, victoria
turn-round = { $year }, ronda { $round }
cause-winter = por el invierno
cause-cold-march = en una marcha de invierno
cause-battle = en combate
track-year = Año
track-round = Ronda
track-phase = Fase
track-phase-diplomacy = Diplomacia
track-phase-insurrection = Insurrección
track-phase-strategy = Estrategia
track-phase-reinforcement = Refuerzos
track-phase-campaign = Campaña
track-phase-surrender = Rendición
track-phase-winter = Invierno
track-phase-victory = Victoria
track-round-5 = 5 ❄
track-round-6 = 6 ❄
track-markers = Marcadores
track-levy-french = Franceses desplegados
track-levy-french-allies = Aliados de los franceses desplegados
track-levy-british = Británicos desplegados
track-levy-british-allies = Aliados de los británicos desplegados
track-levy-russian = Rusos desplegados
track-levy-austrian = Austriacos desplegados
track-levy-prussian = Prusianos desplegados
track-levy-spanish = Españoles desplegados
mark-britannia = Britannia
mark-radetzky = reforma de Radetzky
mark-stein = reforma de Stein
mark-spain-rose = España se ha alzado
mark-invaded = Rusia está invadida
mark-ottoman-war = guerra con los otomanos
mark-american-war = guerra con América
mode-countries = Países
mode-alliances = Alianzas
mode-terrain = Terreno
ui-type-example = Escriba una acción, p. ej. march sachsen
ui-reach-cost = Áreas: { $n }
ui-reach-forced = con una marcha forzada
ui-reach-losses = cuerpos perdidos por desgaste, de media: { $n }
ui-reach-battle = batalla
ui-reach-neutral = viola la neutralidad
ui-reach-interception = puede ser interceptado
ui-about = Europa de 1805 a 1815: alianzas que cambian, cuerpos al mando de grandes jefes, 55 cartas. Una velada para 1813, varias para 1805.
ui-play-french = Jugar con los franceses contra el ordenador
ui-play-french-about = Domine el continente, o siga en pie en 1815.
ui-play-coalition = Jugar con la Coalición contra el ordenador
ui-play-coalition-about = Resista más que Napoleón, levante Europa contra él y derríbelo.
ui-map-atlantic = Atlántico
ui-map-channel = Canal de la Mancha
ui-map-north-sea = Mar del Norte
ui-map-baltic = Báltico
ui-map-mediterranean = Mediterráneo
ui-map-black-sea = Mar Negro
ui-map-ice = hielo en invierno
ui-map-strait = estrecho
ui-map-mountain = montaña
ui-map-swamp = pantano
ui-map-barren = árida: inviernos duros
deck-pile = Mazo
deck-discards = Descartes
deck-set-aside = Apartadas
aside-reserve-french = Reserva francesa
aside-reserve-british = Reserva británica
aside-reserve-russian = Reserva rusa
aside-reserve-austrian = Reserva austriaca
aside-reserve-prussian = Reserva prusiana
aside-reserve-spanish = Reserva española
aside-prisoners = Prisioneros
aside-lost = Perdidos para siempre
aside-waiting = Aún no disponibles
aside-out = Fuera del juego
panel-battle = Batalla
panel-battle-attacker = ataca
panel-battle-defender = defiende
panel-battle-strength = fuerza
panel-battle-corps = de los cuerpos
panel-battle-home = en casa
panel-battle-sea = llegados por mar
panel-battle-cards = cartas
panel-battle-losses = bajas por nombrar:
panel-battle-permanent = { $n } para siempre
panel-battle-temporary = { $n } temporales
panel-battle-others = a mano
panel-battle-none = aún nadie combate
panel-battle-gone = no queda nadie

## Questions

step-order = Quién juega primero
ask-order = Di quién juega primero en esta fase.
step-diplomacy = Diplomacia
ask-diplomacy = Juega cartas de diplomacia sobre países, o di que has terminado.
step-join = Nuevos aliados
ask-join = { $country } está ahora en tu bando: despliega sus cuerpos, o di que has terminado.
step-insurrection = Insurrección
ask-insurrection = Inicia insurrecciones, o di que has terminado.
step-strategy = Cartas de estrategia
ask-strategy = Juega cartas de estrategia, o di que has terminado.
step-take-britannia = Britannia
ask-take-britannia = Los franceses han descartado Britannia: descarta una carta para tomarla, o pasa.
step-reinforcement = Refuerzos
ask-reinforcement = Despliega cuerpos, recupera ejércitos, juega Veteranos; luego di que has terminado.
step-minor-excess = Demasiados aliados menores
ask-minor-excess = Controlas muy pocos países menores: retira un aliado menor.
step-no-surrender = ¿No rendirse?
ask-no-surrender = { $country } va a rendirse: impídelo con una carta, o pasa.
step-after-surrender = Tras la rendición
ask-after-surrender = { $country } se ha rendido a los franceses: juega { $card }, o pasa.
step-concessions = Concesiones territoriales
ask-concessions = Separa también la otra área de { $country }, o di que has terminado.
step-redeploy = Redespliegue
ask-redeploy = { $country } se ha rendido: lleva tus cuerpos al área amiga más cercana.
step-abdication = Abdicación
ask-abdication = Rinde Francia por voluntad propia, o pasa.
step-winter-army = Invierno
ask-winter-army = Elige el ejército que tira a continuación.
step-winter-cards = Cartas de invierno
ask-winter-cards = El ejército de { $area } va a tirar: juega { $card }, o pasa.
step-winter-losses = Bajas de invierno
ask-winter-losses = Nombra un cuerpo perdido en { $area } (quedan { $number }).
step-claim = Victoria
ask-claim = Reclama ahora una victoria marginal, o sigue por una decisiva.

## Verbs

verb-first = Primero en jugar:
verb-play = Jugar
verb-fetch = Jugar con Napoleonica
verb-pass = Pasar
verb-done = Terminar
verb-deploy = Desplegar
verb-recover = Recuperar
verb-restore = Devolver con Veteranos
verb-discard = Descartar
verb-remove = Retirar
verb-lose = Perder
verb-detach = Separar
verb-redeploy = Redesplegar
verb-claim = Reclamar la victoria
verb-use = Jugar
verb-recall = Jugar con Napoleonica
verb-revive = Devolver con Napoleonica
verb-abdicate = Rendir Francia
verb-winter = Tirar por
word-me = yo
word-other = el otro

## Events

event-year-begins = Comienza el año { NUMBER($year, useGrouping: 0) }.
event-phase-begins = Fase: { $phase }.
event-order-chosen = { $side }: juegan primero.
event-played = { $side }: se juega { $card }.
event-aimed = { $side }: { $card } queda sobre { $country }.
event-fetched = { $side }: Napoleonica devuelve { $card } al juego.
event-discarded = { $side ->
    [none] Se descarta { $card }.
   *[other] { $side }: se descarta { $card }.
}
event-dealt = { $side }: { $number ->
    [one] una carta
   *[other] { $number } cartas
} que robar.
event-drew = { $side }: { $card ->
    [hidden] se roba una carta
   *[other] se roba { $card }
}.
event-reshuffled = Se barajan todas las cartas: { $number } en el mazo.
event-aligned = { $country } { $alignment }.
event-cancelled = Las cartas sobre { $country } se anulan.
event-to-reserve = { $corps } vuelve a la reserva.
event-deployed = { $corps } se despliega en { $area }.
event-recovered = { $side }: el ejército de { $area } se recupera.
event-restored = { $corps } está de vuelta en la reserva.
event-prisoners-return = { $number ->
    [one] Un prisionero vuelve
   *[other] { $number } prisioneros vuelven
} a la reserva.
event-passed = { $side }: no se juega nada.
event-must-surrender = { $country } va a rendirse.
event-stood-firm = { $country } no se rinde este año.
event-surrendered = { $country } se rinde. { $side }: victoria.
event-redeployed = { $corps } se redespliega en { $area }.
event-captured = { $corps } cae prisionero en { $area }.
event-winter-rolled = Invierno en { $area }, { $side }: { $dice }, modificado { $result }.
event-winter-cost = { $area }: { $losses ->
    [0] sin bajas
    [one] un cuerpo perdido
   *[other] { $losses } cuerpos perdidos
}.
event-lost = { $corps } se pierde para siempre { $cause }{ $area ->
    [none] {""}
   *[other] {" "}({ $area })
}.
event-game-ends = La partida ha terminado. { $ending }
event-released = { $corps } está disponible desde ahora.
event-took-britannia = La Coalición descarta { $card } y toma Britannia.
event-shown = { $side }: { $card } se muestra, se descarta y se reemplaza.
event-abdicated = Francia se rinde por voluntad propia. Napoleón parte al exilio.
event-returned = { $corps } vuelve del exilio a { $area }.
event-reattached = { $country } vuelve a su país.
event-occupation-ends = { $country } ya no está ocupado.
ending-french-decisive = Europa obedece: victoria decisiva francesa.
ending-french-marginal = Victoria marginal francesa.
ending-french-moral = Pasó 1815 y Francia sigue en pie: victoria moral francesa.
ending-coalition-marginal = A Francia solo le queda Francia: victoria marginal de la Coalición.
ending-france-surrenders = Francia se rinde: victoria decisiva de la Coalición.
ending-napoleon-lost = Napoleón se pierde para siempre: victoria decisiva de la Coalición.

## Objections

reason-game-over = La partida ha terminado.
reason-no-such = No existe tal acción.
reason-not-now = Eso no se pregunta ahora.
reason-not-held = No tienes { $card } en la mano.
reason-no-napoleonica = No tienes Napoleonica en la mano.
reason-not-in-discards = { $card } no está entre los descartes.
reason-wrong-card = { $card } no puede jugarse ahora.
reason-not-your-card = { $card } la juega el otro jugador.
reason-played-once = { $card } se juega una sola vez por partida.
reason-no-effect-1815 = No rendirse no tiene efecto en 1815.
reason-beyond-diplomacy = { $country } queda fuera del alcance de tu diplomacia.
reason-rose-once = { $country } se sublevó contra los franceses y ya no los escucha.
reason-occupied = { $country } está ocupado por el enemigo.
reason-wrong-target = { $card } no tiene efecto sobre { $country }.
reason-aimed-twice = Ya has jugado una carta sobre { $country }.
reason-one-card-a-year = Ya se jugó una carta sobre { $country } este año.
reason-cannot-rise = { $country } no es ni un dominio ni un país mayor neutral ocupado por los franceses.
reason-not-in-reserve = { $corps } no está en la reserva.
reason-not-commanded = No controlas el país de { $corps }.
reason-no-support = { $corps } necesita que ambos países estén en tu bando.
reason-mobilized = Ya hay en el mapa tantos cuerpos como se permite.
reason-deployed-out = Ya se han desplegado este año tantos cuerpos como se permite.
reason-not-home = { $corps } no puede desplegarse en { $area }.
reason-enemy-there = Hay enemigos en { $area }.
reason-one-by-sea-a-year = Solo un cuerpo al año se despliega por mar.
reason-not-of-country = { $corps } no es un cuerpo de este país.
reason-not-reduced = Ninguno de tus cuerpos en { $area } está gastado.
reason-not-lost = { $corps } no puede devolverse.
reason-after-deployment = { $card } se juega antes del primer despliegue.
reason-not-there = { $corps } no está ahí.
reason-not-in-excess = { $corps } no es uno de esos aliados menores.
reason-not-nearest = { $area } no es el refugio más cercano de { $corps }.
reason-must-redeploy = Un cuerpo aún tiene salida.
reason-not-detachable = { $country } no sirve para eso.
reason-not-surrendered = { $country } no acaba de rendirse a los franceses.
reason-no-army = No tienes un ejército de tres cuerpos en { $area }.
reason-has-wintered = El ejército de { $area } ya ha tirado.
reason-in-effect = { $card } ya está en vigor.
reason-no-country = { $country } no representa ningún país: nombra una capital, un país menor o un área separada.
reason-no-action = Di qué quieres hacer.
reason-unknown-verb = «{ $word }» no es una acción.{ $near ->
    [none] {""}
   *[other] {" "}¿Quería decir «{ $near }»?
}
reason-unknown-corps = Ningún cuerpo se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Quería decir «{ $near }»?
}
reason-unknown-area = Ningún área se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Quería decir «{ $near }»?
}
reason-unknown-country = Ningún país se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Quería decir «{ $near }»?
}
reason-unknown-card = Ninguna carta se llama «{ $word }».{ $near ->
    [none] {""}
   *[other] {" "}¿Quería decir «{ $near }»?
}
reason-unknown-who = Di «me» u «other», no «{ $word }».
reason-unknown-word = «{ $word }» no significa nada aquí.
reason-too-many-words = «{ $word }» se dice a solas.

## Campaign: questions

step-round-cards = Inicio de la ronda
ask-round-cards = Juega Conversaciones de paz o Cuarteles de invierno antes de que nadie mueva, o pasa.
step-how-long = Cuánto tiempo
ask-how-long = Di cuántas rondas se saltan.
step-moves = Movimientos
ask-moves = Mueve un ejército, o di que has terminado.
step-muster = Qué cuerpos van
ask-muster = Elige los cuerpos de { $area } que van, y paga el movimiento si hay que pagarlo.
step-announced = Se anuncia un movimiento
ask-announced = { $corps } sale de { $area }: responde con Indecisión o Barro, o pasa.
step-move = Marcha
ask-move = { $corps } está en { $area } y puede entrar en { $left } áreas más: sigue, deja o toma cuerpos, o detente.
step-withdrawal = Huida
ask-withdrawal = El enemigo entra en { $area }: retírate antes de la batalla, o resiste.
step-react = Intercepción
ask-react = Un ejército ha llegado a { $area }: intercéptalo, o déjalo ir.
step-stance = Atacar o defender
ask-stance = Di si atacas o defiendes en { $area }.
step-attrition-losses = Bajas de la marcha
ask-attrition-losses = Nombra un cuerpo perdido en la marcha (quedan { $losses }).
step-battles = Batallas
ask-battles = Elige la próxima batalla.
step-interior-lines = Líneas interiores
ask-interior-lines = Varios ejércitos atacan { $area }: juega Líneas interiores para combatirlos uno a uno, o pasa.
step-meet = El próximo rival
ask-meet = Elige el ejército que combates a continuación en { $area }.
step-engage = Quién combate
ask-engage = Elige los cuerpos que combaten en { $area }, como mucho { $most }, y di que estás listo.
step-battle-cards = Cartas de batalla
ask-battle-cards = Juega cartas para la batalla de { $area }, o pasa.
step-hero = Muerte de un héroe
ask-hero = Juega Muerte de un héroe en { $area }, o pasa.
step-hero-falls = Cae un héroe
ask-hero-falls = Nombra el cuerpo enemigo que se pierde para siempre en { $area }.
step-losses = Bajas
ask-losses = Nombra tus bajas en { $area }: { $permanent ->
    [0] {""}
   *[other] { $permanent } para siempre
}{ $temporary ->
    [0] {""}
   *[other] { $permanent ->
        [0] {""}
       *[other] {", luego "}
    }{ $temporary } temporales
}.
step-pursuit = Persecución
ask-pursuit = Has vencido en { $area }: juega Persecución, o pasa.
step-retreat = Retirada
ask-retreat = Tu ejército es derrotado en { $area }: di adónde se retira.
step-refresh = Descanso del vencedor
ask-refresh = Descarta una carta para recuperar tus cuerpos en { $area }, o pasa.

## Campaign: verbs

verb-march = Marchar desde
verb-sail = Navegar
verb-with = Llevar
verb-without = Dejar
verb-go = Ir
verb-pay = Pagar con
verb-meet = Combatir
verb-cancel = Renunciar
verb-enter = Entrar en
verb-drop = Dejar atrás
verb-take = Recoger
verb-stop = Detenerse
verb-withdraw = Retirarse a
verb-intercept = Interceptar desde
verb-stance = Elegir
verb-fight = Combatir en
verb-engage = Empeñar
verb-spare = Reservar
verb-ready = Listo
verb-skip = Saltar rondas
verb-refresh = Descansar con
verb-retreat = Retirarse a
verb-yield = Entregar a la caja de prisioneros
verb-lead = Dar el mando a
word-attack = atacar
word-defend = defender
word-one = una
word-two = dos
stance-attack = ataca
stance-defend = defiende
box-prisoners = a la caja de prisioneros
box-reserve = a la reserva

## Campaign: events

event-round-begins = Ronda { $number }{ $winter ->
    [yes] , en invierno
   *[no] {""}
}.
event-round-skipped = Se salta la ronda { $number }.
event-march-announced = { $side }: { $corps } sale de { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } cuerpos)
}.
event-march-halted = { $corps } no sale de { $area }.
event-entered = { $corps } entra en { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } cuerpos)
}.
event-left-behind = { $corps } se queda en { $area }.
event-picked-up = { $corps } se une al ejército en { $area }.
event-landed = { $corps } desembarca en { $area }.
event-withdrew = { $corps } se retira a { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } cuerpos)
}.
event-stood = { $side }: el ejército de { $area } resiste.
event-intercepted = { $corps } intercepta en { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } cuerpos)
}.
event-chose-stance = { $side } en { $area }: { $stance }.
event-wore-down = { $side }: desgaste de marcha en { $area }, { $dice }; { $losses ->
    [0] sin bajas
    [one] un cuerpo perdido
   *[other] { $losses } cuerpos perdidos
}.
event-worn-out = { $side }: { $number ->
    [one] un cuerpo gastado
   *[other] { $number } cuerpos gastados
} por la marcha a { $area }.
event-neutrality-violated = { $side }: neutralidad violada ({ $country }).
event-battle-begins = { $side }: ataque en { $area }, empieza la batalla.
event-engaged = { $corps } combate en { $area }.
event-held-back = { $side }: { $number ->
    [one] un cuerpo queda
   *[other] { $number } cuerpos quedan
} en reserva.
event-battle-rolled = { $side }: fuerza { $strength }, dado { $dice }; bajas infligidas: { $losses }.
event-battle-counted = { $side }: fuerza { $strength }, el arte de la guerra cuenta como { $number }; bajas infligidas: { $losses }.
event-tie-broken = Empate: franceses { $french }, Coalición { $coalition }.
event-battle-won = { $side }: victoria en { $area }.
event-battle-ends = { $area }: la batalla ha terminado.
event-taken = { $corps } va { $box } ({ $area }).
event-fell-back = { $corps } retrocede a { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } cuerpos)
}.
event-refreshed = { $side }: el ejército de { $area } descansa y se recupera.
event-split-up = { $side }: los atacantes de { $area } se combaten uno a uno.
event-next-army = El ejército de { $corps } es el siguiente en { $area }.
event-leader-chosen = { $corps } manda en { $area }.

## Campaign: objections

reason-no-corps-here = No tienes cuerpos en { $area }.
reason-all-moved = Todos los cuerpos de ahí ya han movido en esta ronda.
reason-in-battle = Antes hay que librar ahí una batalla.
reason-cannot-pay = No tienes carta con que pagarlo.
reason-not-chosen = { $corps } no va con el ejército.
reason-chosen-already = { $corps } ya va con el ejército.
reason-not-here = { $corps } no está aquí.
reason-has-moved = { $corps } ya ha movido en esta ronda.
reason-too-many = El jefe no manda más cuerpos.
reason-nobody-chosen = Elige al menos un cuerpo.
reason-must-pay = Esto se paga con una carta.
reason-need-not-pay = Esto es gratis.
reason-no-allowance = El jefe no puede avanzar ni un área.
reason-not-adjacent = { $area } no es adyacente, o el paso está cerrado.
reason-too-far = { $area } está demasiado lejos para este movimiento.
reason-cannot-fight-there = No queda movimiento para combatir en { $area }.
reason-insurgents-stay = Los cuerpos insurgentes no se alejan de su patria ni atacan fuera de ella.
reason-outranks = { $corps } manda más que el jefe.
reason-leader-stays = El jefe se queda con su ejército.
reason-too-slow = Tu jefe es demasiado lento para retirarse.
reason-enemy-held = Hay enemigos en { $area }.
reason-attacker-came = El atacante viene de { $area }.
reason-withdrawn-enough = Estos cuerpos no pueden retirarse más en esta ronda.
reason-one-by-sea = Solo un cuerpo por ronda va por mar.
reason-no-sea = No tienes flota.
reason-not-coastal = Se navega de costa a costa.
reason-ice = El Báltico está cerrado en invierno.
reason-no-more-moves = No puedes mover más ejércitos en esta ronda.
reason-not-equal = { $corps } no es igual al jefe.
reason-has-avoided = Estos cuerpos acaban de evitar a este ejército.
reason-no-step-yet = El ejército aún no ha avanzado.
reason-no-battle = No hay batalla en { $area }.
reason-engaged-already = { $corps } ya combate.
reason-not-engaged = { $corps } no combate.
reason-at-least-one = Al menos un cuerpo debe combatir.
reason-played-twice = { $card } ya se ha jugado en esta batalla.
reason-reduced-first = Primero se pierden los cuerpos que empezaron gastados.
reason-no-retreat = El ejército no puede retirarse a { $area }.
reason-must-retreat = El ejército tiene por dónde retirarse.
reason-no-sea-retreat = Con Britannia un cuerpo de un ejército batido puede irse por mar, a una costa que le esté abierta.
reason-defends-abroad = { $corps } solo defiende fuera de su país.
reason-not-an-army = { $corps } no manda ninguno de los ejércitos atacantes.
reason-skips-less = No pueden saltarse tantas rondas.
reason-not-worn = { $corps } no sufrió en esta marcha.
reason-too-slow-to-intercept = Tu jefe es demasiado lento para interceptar.
reason-twice-in-a-chain = Este ejército ya ha interceptado.
reason-no-room = Demasiados ejércitos en movimiento.
reason-not-next-to = { $area } no linda con tu ejército.
reason-cannot-reach = { $area } no linda con el ejército que se mueve.
reason-no-ice = El Báltico solo se cruza sobre el hielo en las rondas de invierno.
reason-strait-closed = El estrecho está cerrado para los franceses mientras Dinamarca o Suecia sea miembro de la Coalición.
reason-french-never-sail = Los franceses nunca se mueven por mar.
reason-among-enemies = No se deja ningún cuerpo entre enemigos.
reason-unknown-stance = Di «attack» o «defend», no «{ $word }».
reason-unknown-rounds = Di «one» o «two», no «{ $word }».

## Sources

ui-record-area = Áreas
ui-record-link = Fronteras
ui-record-country = Países
ui-record-corps = Cuerpos
ui-record-card = Cartas
ui-record-scenario = Escenarios
ui-record-placed = Cuerpos al inicio
ui-record-battle-row = Tabla de batalla
ui-record-march-row = Tabla de desgaste de marcha
ui-record-winter-row = Tabla de desgaste de invierno
ui-record-figures = Otros números
record-row = desde { $low }
record-hand = Manos y mazo
record-minor-allies = Aliados menores
record-campaign = Campaña y años
record-battle = Modificadores en batalla
record-winter = Modificadores de invierno

## Cards

card-napoleon-i = Napoleón I
card-napoleon-i-text = Francés, fase de diplomacia: un país da un paso hacia Francia: un miembro de la Coalición pasa a neutral, o un neutral a aliado de Francia.
card-talleyrand = Talleyrand
card-talleyrand-text = Cualquier jugador, fase de diplomacia: un país da un paso hacia su bando.
card-metternich = Metternich
card-metternich-text = Cualquier jugador, fase de diplomacia: Austria da un paso hacia su bando.
card-alexander-i = Alejandro I
card-alexander-i-text = Cualquier jugador, fase de diplomacia: Rusia da un paso hacia su bando.
card-pitt = Pitt
card-pitt-text = Coalición, fase de diplomacia: un país se aleja un paso de Francia: un aliado pasa a neutral, o un neutral se une a la Coalición.
card-english-gold = Oro inglés
card-english-gold-text = Coalición, fase de diplomacia: un país se aleja un paso de Francia, como con Pitt.
card-coup-d-etat = Golpe de Estado
card-coup-d-etat-text = Francés, fase de diplomacia: un país menor neutral pasa a ser aliado de Francia.
card-continental-system = Bloqueo continental
card-continental-system-text = Coalición, fase de diplomacia: un aliado de Francia con costa pasa a neutral.
card-insurrection = Insurrección
card-insurrection-text = Coalición, fase de insurrección: un dominio francés, o un país mayor neutral ocupado por los franceses, se subleva.
card-joseph = José
card-joseph-text = Francés: España, si nunca se sublevó, pasa a dominio mientras sea aliada, o neutral bajo ocupación francesa; también justo tras rendirse a los franceses.
card-napoleonic-dynasty = Dinastía napoleónica
card-napoleonic-dynasty-text = Cualquier jugador: un país que acaba de rendirse a los franceses pasa a dominio.
card-territorial-concessions = Concesiones territoriales
card-territorial-concessions-text = Francés, justo tras la rendición de Austria o Prusia: una o las dos de sus áreas separables sin cuerpos de la Coalición pasan a ser dominios.
card-no-surrender = Sin rendición
card-no-surrender-text = Cualquier jugador: un país que debería rendirse ahora no lo hace este año.
card-britannia = Britannia
card-britannia-text = Coalición, una vez por partida: desde ahora un cuerpo cada vez puede desplegarse, moverse, retirarse o retroceder por mar.
card-stein = Stein
card-stein-text = Una vez por partida: seis cuerpos prusianos más entran en la reserva y Prusia cuenta como reformada.
card-radetzky = Radetzky
card-radetzky-text = Una vez por partida: cinco cuerpos austriacos más entran en la reserva y Austria cuenta como reformada.
card-russo-ottoman-war = Guerra ruso-turca
card-russo-ottoman-war-text = En la fase de estrategia, o antes del primer despliegue: Rusia despliega la mitad de cuerpos este año.
card-war-with-america = Guerra con América
card-war-with-america-text = En la fase de estrategia, o antes del primer despliegue: no se despliegan cuerpos británicos propios este año.
card-napoleonica = Napoleonica
card-napoleonica-text = Cuando puedas jugar una carta: mira los descartes y juega uno que pudieras jugar ahora.
card-veterans = Veteranos
card-veterans-text = Refuerzos: uno de tus cuerpos perdidos para siempre vuelve a la reserva.
card-major-campaign = Campaña mayor
card-major-campaign-text = Al comienzo de tu mitad de ronda: hasta tres ejércitos mueven, cada uno pagado; las batallas van después de todos los movimientos.
card-forced-march = Marcha forzada
card-forced-march-text = Con un movimiento: un área más y una causa de desgaste. Con una intercepción o una retirada: el valor de movimiento de tu jefe cuenta uno más. Paga el movimiento.
card-indecision = Indecisión
card-indecision-text = Cuando el enemigo ha anunciado y pagado un movimiento: no se realiza.
card-mud = Barro
card-mud-text = Cuando el enemigo ha anunciado y pagado un movimiento: avanza un área menos.
card-peace-talks = Conversaciones de paz
card-peace-talks-text = Antes de todo movimiento de una ronda: nada ocurre en esta ronda ni en la siguiente, nunca más allá del año.
card-winter-quarters = Cuarteles de invierno
card-winter-quarters-text = Antes de todo movimiento de una ronda de invierno: no se juegan las rondas de invierno que quedan.
card-manoeuvre = Maniobra sobre la retaguardia
card-manoeuvre-text = Con un movimiento: el ejército puede atravesar un área enemiga sin batalla. Paga el movimiento.
card-interior-lines = Líneas interiores
card-interior-lines-text = Cuando dos o más ejércitos de una campaña mayor atacan a uno tuyo: combátelos uno tras otro, en tu orden.
card-fog-of-war = Niebla de guerra
card-fog-of-war-text = Batalla: las demás cartas de batalla enemigas no tienen efecto. No afecta a Líneas interiores, Persecución ni Muerte de un héroe.
card-art-of-war = Arte de la guerra
card-art-of-war-text = Batalla: tu dado vale el valor de mando de tu jefe de ejército, como mucho 6.
card-cavalry-charges = Cargas de caballería
card-cavalry-charges-text = Batalla: tres puntos más de fuerza.
card-grand-battery = Gran batería
card-grand-battery-text = Batalla: tres puntos más de fuerza si hay un cuerpo francés (azul) empeñado, si no dos.
card-pursuit = Persecución
card-pursuit-text = Tras una batalla ganada: el perdedor entrega un cuerpo empeñado más a la caja de prisioneros. Entonces no puedes recuperar.
card-death-of-a-hero = Muerte de un héroe
card-death-of-a-hero-text = Tras los dados: tú eliges uno de los cuerpos enemigos perdidos para siempre.
card-depot = Depósito
card-depot-text = Invierno: dos más en el dado de desgaste de uno de tus ejércitos.
card-scorched-earth = Tierra quemada
card-scorched-earth-text = Invierno: dos menos en el dado de desgaste de un ejército enemigo.

## Probabilidades

roll-battle-rolled = batalla (cuerpos que pierde el enemigo)
roll-winter-rolled = invierno (dado)
roll-wore-down = desgaste de marcha (dado más bajo)
ui-help-odds = odds ACCIÓN | odds battle ZONA [CUERPOS]: las probabilidades antes de comprometerte
odds-title-battle = { $side }: ataque, la batalla de { $area }
odds-title-march = Desgaste de marcha en { $area }
odds-title-winter = El invierno en { $area }
odds-title-entry = El ejército entra en { $area }
odds-title-withdraw = Retirada antes del combate a { $area }
odds-title-intercept = Interceptación desde { $area }
odds-line-corps = { $corps } combate con { $rating }
odds-line-home = { $corps } combate en casa ({ $effect })
odds-line-from-sea = { $corps } acaba de llegar por mar ({ $effect })
odds-line-card-cavalry = { $side }: Cargas de caballería ({ $effect })
odds-line-card-cavalry-covered = { $side }: Cargas de caballería, cubiertas por la Niebla de guerra
odds-line-card-battery = { $side }: Gran batería ({ $effect })
odds-line-card-battery-covered = { $side }: Gran batería, cubierta por la Niebla de guerra
odds-line-card-fog = { $side }: la Niebla de guerra cubre las demás cartas de batalla del enemigo
odds-line-card-art = { $side }: Arte de la guerra, { $corps } cuenta { $die } en vez de un dado
odds-line-card-art-covered = { $side }: Arte de la guerra, cubierto por la Niebla de guerra
odds-line-row = { $side }: fuerza { $strength }; bajas infligidas de 1 a 6: { $losses }
odds-line-tie-break = { $side }: { $effect } si las bajas son iguales
odds-line-no-more-cards = Nadie juega otra carta
odds-line-cause-long = Marcha de cuatro zonas, o de tres y un ataque: un dado
odds-line-cause-forced = Marcha forzada: un dado
odds-line-cause-rough = Montañas o pantano: un dado
odds-line-cause-cold = Invierno: un dado
odds-line-march-table = { $number ->
    [one] Un cuerpo las compartió
   *[other] { $number } cuerpos las compartieron
}; cuenta el dado más bajo, y los que quedan se reducen
odds-line-mover = { $corps }, en marcha, tiene movimiento { $rating }
odds-line-mover-worn = { $corps } encontró una causa de desgaste y se compara por su cara reducida ({ $effect })
odds-line-mover-forced = Marcha forzada: { $corps } es más rápido en uno ({ $effect })
odds-line-withdraw-yes = { $corps } ({ $rating }) puede retirarse de { $area }: hace falta al menos { $needed }
odds-line-withdraw-forced = { $corps } ({ $rating }) solo puede retirarse de { $area } con Marcha forzada: hace falta { $needed }
odds-line-withdraw-no = { $corps } ({ $rating }) no puede retirarse de { $area }: hace falta { $needed }
odds-line-intercept-yes = { $corps } ({ $rating }) puede interceptar desde { $area }: hace falta al menos { $needed }
odds-line-intercept-forced = { $corps } ({ $rating }) solo puede interceptar desde { $area } con Marcha forzada: hace falta { $needed }
odds-line-intercept-no = { $corps } ({ $rating }) no puede interceptar desde { $area }: hace falta { $needed }
odds-line-army = Un ejército de { $number } cuerpos
odds-line-winter-depot = Depósito ({ $effect })
odds-line-winter-scorched = Tierra quemada ({ $effect })
odds-line-winter-friendly = En zona amiga ({ $effect })
odds-line-winter-capital = En una capital ({ $effect })
odds-line-winter-neutral = En un país neutral ({ $effect })
odds-line-winter-insurgent = En un país insurgente ({ $effect })
odds-line-winter-barren = En una zona árida ({ $effect })
odds-line-winter-die = { $total ->
    [0] El dado cuenta tal como cae
   *[other] { $effect } al dado en total
}
odds-line-under-way = La batalla tal como está
odds-line-chosen = Los cuerpos nombrados atacan como están, sin desgaste por el camino
odds-line-strongest-in-reach = Ataca como está el ejército más fuerte al alcance por tierra; nadie se retira ni intercepta
odds-line-beliefs = Los cuerpos y cartas ocultos se reparten de nuevo en cada prueba, hasta donde puedes saber
odds-line-policy = Ambos bandos juegan por reglas sencillas, cartas de batalla incluidas
odds-measure-result = Resultado
odds-measure-tie = Bajas iguales: decide el desempate
odds-measure-attacker_dead = Cuerpos atacantes perdidos para siempre
odds-measure-attacker_away = Cuerpos atacantes a prisioneros o reserva
odds-measure-defender_dead = Cuerpos defensores perdidos para siempre
odds-measure-defender_away = Cuerpos defensores a prisioneros o reserva
odds-measure-losses = Cuerpos perdidos
odds-measure-interceptors = Ejércitos que pueden interceptar
odds-measure-withdraws = El enemigo del lugar puede retirarse
odds-measure-possible = Posible
odds-value-result-0 = gana el atacante
odds-value-result-1 = gana el defensor
odds-value-tie-0 = no
odds-value-tie-1 = sí
odds-value-withdraws-0 = no
odds-value-withdraws-1 = sí
odds-value-possible-0 = no
odds-value-possible-1 = sí

## Terminal

ui-help-place = place ZONA: una zona y sus vecinas
ui-help-country = country NOMBRE: un país con todas sus zonas
ui-help-boxes = boxes: las reservas, los prisioneros, los perdidos
ui-help-board = board: la batalla en curso
ui-your-hand = Tu mano: { $cards }
ui-picked = Elegidos: { $corps }
ui-attacker = atacante
ui-defender = defensor
ui-engaged = empeñados
ui-strength = fuerza
ui-battle-cards = cartas
ui-die = dado
ui-losses-due = bajas por nombrar
ui-due = { $permanent } para siempre, { $temporary } a una caja
ui-battle-in = La batalla en { $area }

# Orders of the computer players.
order-march-all = todos los que puedan ser conducidos de { $from } a { $to }
order-march-one = un cuerpo de { $from } a { $to }
order-march-guarded = de { $from } a { $to }, dejando una guardia
order-march-others = de { $from } a { $to }, sin el primer comandante
order-deployment = los refuerzos donde más falta hacen
order-massing = los refuerzos reunidos en { $area }
## La primera partida

lesson-aim = Eres Napoleón en el otoño de 1805. Una gran potencia se rinde al final del año si ocupas su capital y tienes en sus zonas más cuerpos de los que le quedan allí. Este año tu objetivo es Austria: Mack está solo en Baviera, y detrás de él está Viena.
lesson-first = Quedan cuatro rondas este año, las dos últimas en invierno. Juega primero: golpea antes de que Mack reciba refuerzos.
lesson-round-cards = Las conversaciones de paz y, en invierno, los cuarteles de invierno detienen los movimientos de una ronda. Tú quieres hacer campaña: pasa y guarda esa carta para un mal año.
lesson-moves = Ahora puede moverse uno de tus ejércitos. Elige el de Napoleón en Lorena: nadie manda más cuerpos y pocos jefes son tan rápidos.
lesson-payment = Tu primer movimiento o interceptación del año es gratis; los demás cuestan una carta de la mano. Con Campaña mayor se mueven hasta tres ejércitos, y después combaten.
lesson-muster = Ya están elegidos todos los que pueden ir, hasta el mando del jefe. Deja a alguien atrás solo donde haya que guardar una zona. Después, que partan.
lesson-move = Avanza zona por zona: Wurtemberg y luego Baviera. Cada zona gasta un punto del movimiento del jefe. Antes de entrar mira las probabilidades: dicen quién podría retirarse o interceptar y qué puede costar la marcha.
lesson-attack = Entrar en una zona con enemigos es atacarlos, y cuesta un punto más. Un enemigo más lento no puede escapar.
lesson-attrition = Una marcha larga o forzada, el terreno difícil y el invierno tiran un dado cada uno; cuenta el más bajo, y los que quedan se reducen. Hasta tres zonas, o dos y un ataque, sin nada de eso, el paso es seguro.
lesson-attrition-losses = Primero caen los cuerpos que ya estaban reducidos. Entre los demás, entrega al jefe más débil.
lesson-announced = El enemigo ha anunciado un movimiento. Barro lo frena una zona, Indecisión lo detiene. Gástalas contra un movimiento que te dañe; si no, pasa.
lesson-react = Un ejército enemigo ha llegado junto a uno tuyo. Puedes interceptarlo si tu jefe es al menos igual de rápido; cuesta una carta, como un movimiento. Pide las probabilidades: no hay dado, solo se comparan los valores.
lesson-stance = Quien intercepta dice quién ataca. El defensor gana los empates en las reglas originales y puede estar en casa; ataca si prefieres llevar la iniciativa.
lesson-withdrawal = Te atacan. Si tu jefe es tan rápido como el del atacante, puedes retirarte a una zona vecina sin enemigos. A un ejército pequeño le conviene irse.
lesson-engage = Los cuerpos empeñados combaten y pueden perderse; tantos como mande tu mejor jefe. Los demás están a salvo hasta la retirada. Lo normal es empeñar todo lo posible.
lesson-battle-cards = Compara las fuerzas y pide las probabilidades. Cargas de caballería y Gran batería suman fuerza, Arte de la guerra sustituye tu dado, Niebla de guerra cubre las cartas enemigas. Guárdalas donde ganarías de todos modos.
lesson-losses = Cerca de la mitad de las bajas son definitivas; las otras van a una caja y pueden volver. Nombra tus cuerpos más débiles y nunca a Napoleón: con él se pierde la partida.
lesson-pursuit = Persecución captura un cuerpo más del enemigo vencido, pero entonces los tuyos no se recuperan.
lesson-refresh = Todos los que combatieron están reducidos. Por una carta, los cuerpos del vencedor en la zona vuelven a estar completos: merece la pena si combaten otra vez este año.
lesson-retreat = Un ejército vencido vuelve por donde vino, el defensor a una zona vecina; sin salida, cae prisionero.
lesson-no-surrender = Sin rendición mantiene a un país en guerra un año. Juégala por los tuyos, o deja caer a los del enemigo.
lesson-after-surrender = Una gran potencia se ha rendido ante ti: ahora es neutral, y una carta puede atarla a ti. Deja un cuerpo en su capital y seguirá ocupada.
lesson-winter = Al final del año todo ejército de tres cuerpos o más tira por el invierno. Dos cuerpos están a salvo en cualquier parte; ayudan la tierra amiga, una capital y Depósito, y dañan la tierra árida o insurgente.
lesson-winter-losses = Las bajas del invierno son definitivas. El año que viene divide tus ejércitos antes del invierno.
lesson-diplomacy = Un nuevo año. Una carta de diplomacia acerca un país a ti o lo aleja del enemigo; si los dos apuntan al mismo, se anulan. Piensa primero en los vecinos de Francia: los necesitas todos para ganar.
lesson-insurrection = La Coalición puede sublevar un país contra ti. Mira cuáles podrían alzarse y dónde pueden tus cuerpos sofocarlo.
lesson-strategy = Juega ahora las cartas que valen todo el año; guarda las de batallas y marchas, y algunas para pagar movimientos.
lesson-reinforcement = Despliega nuevos cuerpos en su país, tantos como permita la tabla a cada uno. Pon jefes de mando alto donde deba formarse un ejército.
lesson-recover = Una carta repone los cuerpos reducidos de una zona antes de la campaña.
