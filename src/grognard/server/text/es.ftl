# Lo que dice el servidor cuando debe decir que no.

server-not-found = Aquí no hay nada.
server-no-table = Esa mesa no existe.
server-not-your-seat = Ese puesto no es el suyo.
server-not-your-turn = No le toca a usted.
server-old-version = La mesa ha cambiado desde entonces; mírela de nuevo.
server-over = La partida ha terminado.
server-cannot-undo = Se han tirado dados, se ha revelado algo o ha decidido otro bando: ya no se puede deshacer.
server-seat-taken = Ese puesto ya está ocupado.
server-no-own-seat = Ocupe usted al menos un puesto.
server-not-a-player = «{ $word }» no es «me», ni «open», ni un jugador del ordenador.
server-refused = Eso no está permitido.
server-resigned = { $seat }: se rinde.
server-journal-secret = El diario está abierto a todos cuando termina la partida; antes, solo a quien ocupa todos los puestos.
server-too-much = Demasiadas peticiones. Espere un momento.
server-too-many-tables = Demasiadas mesas nuevas. Espere un rato.
server-cross-site = Esta petición no viene de una página de este sitio.
server-wrong-host = Este servidor no se conoce por ese nombre.
server-not-json = Las peticiones que cambian algo son JSON.
server-too-large = La petición es demasiado grande.
server-malformed = La petición no tiene la forma debida.
server-wrong-method = Eso no se puede hacer aquí.
server-damaged = Esta mesa no se puede reconstruir.
server-not-kept = El servidor no pudo guardar esto; no ha ocurrido. Inténtelo de nuevo.
server-failed = Algo ha fallado en el servidor.
server-player-failed = El jugador del ordenador ({ $seat }) ha fallado; otro ha decidido en su lugar.
server-player-lost = El jugador del ordenador ({ $seat }) no puede seguir. Puede rendirse o intentarlo más tarde.
