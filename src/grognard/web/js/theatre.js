// What of a large board is looked at first: where the sides stand close to each other.

const NEAR = 2; // links between places of different seats
const MARGIN = 120; // pixels of the board around it

/** @param {{a: string, b: string}[]} links @returns {Map<string, string[]>} */
const neighboursIn = (links) => {
  const found = new Map();
  const join = (a, b) => found.set(a, [...(found.get(a) ?? []), b]);
  for (const { a, b } of links) {
    join(a, b);
    join(b, a);
  }
  return found;
};

/** The places that can be reached from one. @returns {Set<string>} */
const around = (place, neighbours) => {
  const reached = new Set([place]);
  for (let step = 0; step < NEAR; step += 1)
    for (const here of [...reached]) for (const there of neighbours.get(here) ?? []) reached.add(there);
  return reached;
};

/** Who has pieces at each place. @returns {[string, Set<string>][]} */
const seatsAt = (view) =>
  Object.entries(view?.places ?? {})
    .map(([key, { pieces = [] }]) => /** @type {[string, Set<string>]} */ ([key, new Set(pieces.map(({ seat }) => seat).filter(Boolean))]))
    .filter(([, seats]) => seats.size);

/** Left, top, right and bottom of the front; null where the sides are nowhere close. */
export const theatreOf = (board, view) => {
  const neighbours = neighboursIn(board.links ?? []);
  const held = new Map(seatsAt(view).filter(([key]) => board.places?.[key]));
  const others = (key) => [...around(key, neighbours)].some((there) => [...(held.get(there) ?? [])].some((seat) => !held.get(key).has(seat)));
  const front = [...held.keys()].filter(others).map((key) => board.places[key]);
  if (front.length < 2) return null;
  const xs = front.map(({ x }) => x);
  const ys = front.map(({ y }) => y);
  return [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN];
};
