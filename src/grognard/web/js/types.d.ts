// What the server says (docs/table.md), for the type checker alone.

// --- a view of any game ---

// Without a key it is unknown: its side and its marks are all that is shown.
export interface Piece {
  side: string;
  key?: string;
  kind?: string;
  strength?: number;
  full?: number;
  marks?: string[];
  stack?: number;
  level?: number;
  seat?: string;
  [own: string]: any;
}

export interface PlaceView {
  pieces: Piece[];
  side?: string;
  marks?: string[];
  [own: string]: any;
}

export interface Memory {
  key: string;
  side: string;
  kind: string;
  place: string | null;
  turn: number;
  strength: number;
}

export interface Track {
  key: string;
  value: number;
  goal?: number;
  of?: number;
  side?: string;
  cells?: string[];
  marks?: string[];
}

// The rest of it is the game's own.
export interface Panel {
  key: string;
  place?: string;
  [own: string]: any;
}

export interface Card {
  key: string;
}

export interface View {
  game: string;
  edition: string;
  seat: string | null;
  seats: string[];
  options: string[];
  turn: { number: number; label: { key: string; [param: string]: string | number } } | null;
  step: { key: string; rule: string; seat: string; [about: string]: any } | null;
  places: Record<string, PlaceView>;
  links: Record<string, number>;
  aside: { key: string; pieces: Piece[] }[];
  memories: Memory[];
  hand?: Card[];
  hands?: Record<string, { count: number; known: string[] }>;
  decks?: { key: string; count: number; cards?: string[] }[];
  calendar?: { number: number; side?: string; night?: boolean; label: any }[];
  tracks: Track[];
  panels: Panel[];
  route?: { place: string; reach?: Record<string, Stop>; first?: string[] } | null;
  countries?: Record<string, { status: string; side?: string; patron?: string; capital?: string }>;
  outcome: { winners: string[]; rule: string; key: string } | null;
}

export interface Side {
  key: string;
  team: number;
  colour: string;
  ink: string;
  pattern: string;
  sign: string;
}

export interface Sign {
  key: string;
  sign: string;
}

export interface PieceInfo {
  name: string;
  short: string;
  side: string;
  kind: string;
  strength: number;
  group: string;
  about: string;
}

export interface PlaceInfo {
  name: string;
  kind: string;
  about: string;
  neighbours: string[];
}

export interface CardInfo {
  name: string;
  text: string;
  when: string[];
  values: Record<string, number>;
}

// What `/play/<game>/index.js` may export; docs/table.md says what each is for.
export interface GameModule {
  Printed?: any;
  covers?: string[];
  drawPiece?: (piece: Piece, info: PieceInfo | undefined, extra: Extra) => any;
  drawDefs?: () => any;
  totals?: boolean;
  panels?: Record<string, any>;
  panes?: Record<string, any>;
  aimed?: string[];
  signs?: Record<string, string>;
  modes?: { key: string; on: string }[];
  Held?: any;
  drawMark?: (mark: string) => any;
  toggles?: string[];
  single?: string[]; // verbs that are said of one piece at a time
  named?: string[]; // of those, what a click on a stack does not say of its first piece
  aims?: (view: View) => { key: string; side: string; text: string; done: number; of: number }[];
  finals?: string[]; // verbs that always end undo
  turnName?: (turn: number) => string | null; // in the log
  risky?: (action: Legal) => boolean;
  risks?: Record<string, string>; // signs of what may be met on a way
  pictures?: boolean;
  theatre?: boolean;
  css?: string[];
  guide?: any;
}

// How a piece lies: `covered` where another lies over all but its left edge, `memory` where it was
// seen once and is now hidden.
export interface Extra {
  covered: boolean;
  memory: boolean;
}

// A place that a force can go to: what that takes, and how it is said.
export interface Stop {
  cost: number;
  forced: number;
  losses: number;
  risks: string[];
  way: string[]; // the places on the way, the last is the goal
  line?: string[]; // actions that lead there
  more?: boolean; // or only begin it
}

export interface Legal {
  text: string;
  rule: string;
  verb?: string;
  pieces: string[];
  places: string[];
  cards?: string[];
  final?: boolean;
}

export interface Line {
  key: string;
  rule: string;
  text: string;
  pieces: string[];
  places: string[];
}

export interface Entry {
  n: number;
  turn: number;
  seat: string;
  lines: Line[];
  dice: number[];
  back?: number;
}

// One or several entries that tell the same: `n` is the last of them, `first` the first.
export interface Moment extends Entry {
  first: number;
  times: number;
}

export interface Seat {
  seat: string;
  name: string;
  who: "you" | "computer" | "open" | "somebody";
  player: string | null;
  person?: string | null;
}

export interface Table {
  table: string;
  game: string;
  title: string;
  scenario: string;
  options: string[];
  edition: string;
  commitment: string;
  seed: string | null;
  seats: Seat[];
  as: string | null;
  yours: string[];
  version: number;
  over: boolean;
  thinking: { player: string; percent: number | null } | null;
  notice: string | null;
  outcome: { winners: string[]; rule: string; text: string } | null;
  asked: string | null;
  step: { key: string; rule: string; name: string; ask: string } | null;
  window: boolean;
  standing: { pass: string; place?: string } | null;
  view: View;
  legal: Legal[];
  declined?: { number: number; seat: string; kind: string; by: string } | null;
  can_undo: boolean;
  log: Entry[];
  pace: string;
  paused: boolean;
  clock: Clock | null;
  may: string[];
  offers: Offer[];
  rooms: { room: string; last: number; write: boolean }[];
  next: string | null;
  ended: string | null;
}

export interface Clock {
  running: string | null;
  left: Record<string, number>;
  up: boolean;
  now: number;
}

export interface Offer {
  number: number;
  seat: string;
  kind: string;
  detail: string;
  agreed: string[];
  waits: string[];
}

export interface Brief {
  table: string;
  game: string;
  title: string;
  scenario: string;
  yours: string[];
  your_turn: boolean;
  over: boolean;
  updated: number;
}

export interface Game {
  game: string;
  title: string;
  scenarios: { key: string; name: string; about: string }[];
  options: { key: string; rule: string; name: string; about: string }[];
  seats: Record<string, string[]>;
  names: Record<string, string>;
  players: string[];
  styles: string[];
  thinkers: string[];
  seconds: [number, number];
  board: string;
  page?: string;
  windows: string[];
  editions: { key: string; name: string }[];
  lesson: Lesson | null;
}

export interface Lesson {
  scenario: string;
  seat: string;
  opponent: string;
  hints: { key: string; step: string; turn: number; rule: string; text: string }[];
}

export interface Pieces {
  sides: Side[];
  teams: Record<string, number>; // of seats
  kinds: Sign[];
  marks: Sign[];
  pieces: Record<string, PieceInfo>;
  places: Record<string, PlaceInfo>;
  cards: Record<string, CardInfo>;
}

export interface Notice {
  kind: "refused" | "good" | "news";
  text: string;
  rule?: string;
  fit?: string[]; // what of a line would be allowed
}

export interface Pointed {
  places: string[];
  pieces: string[];
}

export interface Rule {
  number: string;
  title: string;
  text: string;
  ruling: boolean;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

// With an area it is clicked, lit and hatched as one, without as a point.
export interface Place {
  x: number;
  y: number;
  r?: number;
  area?: string;
  kind?: string;
  label?: false | { x: number; y: number; size: number; bold?: boolean; anchor?: string; lines?: number };
  stack?: Box;
  marks?: { x: number; y: number; dx?: number; dy?: number };
  [own: string]: any;
}

export interface Link {
  a: string;
  b: string;
  path?: string;
  kind?: string;
  [own: string]: any;
}

// `piece` is the width of a piece on it; the rest is for the game's own module.
export interface Geometry {
  game: string;
  version: string;
  width: number;
  height: number;
  piece?: number;
  places: Record<string, Place>;
  links: Link[];
  [own: string]: any;
}

export interface Me {
  name: string | null;
  guest: boolean;
  bot: boolean;
  unread: number;
  language: string | null;
  mail: string | null;
  mail_confirmed: boolean;
  webhook: string | null;
  can_mail: boolean;
}

export interface Said {
  number: number;
  seat: string | null;
  name: string | null;
  text: string;
  at: number;
  yours: boolean;
  muted: boolean;
}

export interface Measure {
  key: string;
  text: string;
  mean: number;
  values: { value: number; text: string; fraction: string; chance: number; low: number; high: number }[];
}

export interface Odds {
  key: string;
  rule: string;
  title: string;
  exact: boolean;
  runs: number;
  margin: number;
  lines: { key: string; rule: string; text: string; effect: number | null }[];
  measures: Measure[];
}

export interface Chance {
  value: number;
  error: number;
}

export interface Step {
  first: number;
  last: number;
  turn: number;
  seat: string;
  side: number;
  dice: number[];
  before: Chance;
  outlook: Chance;
  decision: Chance;
  luck: Chance;
  after: Chance;
  told: string[];
}

export interface Belief {
  turn: number;
  side: number;
  right: number;
  places: { place: string; name: string; pieces: number; mean: number; spread: number; truth: number }[];
}

export interface Analysis {
  sides: string[][];
  iterations: number;
  first: Chance;
  last: Chance;
  steps: Step[];
  history: { title: string; paragraphs: { heading: string; text: string }[]; hands: { seat: string; cards: string[] }[] }[];
  turns: { turn: number; date: string; start: Chance; decisions: Record<string, Chance>; luck: Chance }[];
  accounts: { seats: string[]; decisions: Chance; luck_of_own_dice: Chance; luck_of_enemy_dice: Chance }[];
  outlook: Chance;
  turning_points: { step: number; cause: string; swing: Chance; turn: number; seat: string; told: string[] }[];
  faces: { side: number; counts: number[]; expected: number }[];
  rolls: { side: number; kind: string; dice: number; hits: number; expected: number; spread: number }[];
  better: {
    action: number;
    turn: number;
    seat: string;
    order: string;
    begins: string[];
    played: string[];
    gain: Chance;
  }[];
  beliefs: Belief[];
  losses: { key: string; pieces: number; pieces_left: number; strength: number; strength_left: number }[];
}

export interface Study {
  table: string;
  language: string;
  state: "working" | "done" | "failed";
  percent: number;
  lines: number;
  sought: boolean;
  analysis: Analysis | null;
  wrong?: string;
}
