// What the server says (docs/table.md), for the type checker alone.

export interface Block {
  army: string;
  unit?: string;
  arm?: string;
  cv?: number;
  full?: number;
  active?: boolean;
  moved?: boolean;
  disorganised?: boolean;
  rode?: boolean;
  forward?: boolean;
  square?: boolean;
  fresh?: boolean;
  acted?: boolean;
}

export interface Battle {
  town: string;
  attacker: string;
  turns: number;
  sides: Record<string, Record<string, Block[]>>;
}

export interface Memory {
  unit: string;
  turn: number;
  town?: string;
  cv?: number;
}

export interface Army {
  units: number;
  beaten_at: number;
  groups_left: number;
}

export interface View {
  seat: string | null;
  turn: { number: number; side: string; date: string; part: string; night: boolean } | null;
  step: { key: string; rule: string; seat: string; town?: string } | null;
  armies: Record<string, Army>;
  towns: Record<string, Block[]>;
  to_place: Block[];
  roads: Record<string, number>;
  battles: Battle[];
  last_seen: Memory[];
}

export interface Legal {
  text: string;
  rule: string;
  pieces: string[];
  places: string[];
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
  view: View;
  legal: Legal[];
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
}

export interface Pieces {
  units: Record<string, { name: string; short: string; army: string; arm: string; cv: number; corps: string }>;
  towns: Record<string, { name: string }>;
}

export interface Notice {
  kind: "refused" | "good" | "news";
  text: string;
  rule?: string;
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

export interface Town {
  x: number;
  y: number;
  r: number;
  stack: Box;
}

export interface Geometry {
  game: string;
  version: string;
  width: number;
  height: number;
  towns: Record<string, Town>;
  roads: { a: string; b: string; path: string }[];
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
  losses: { army: string; pieces: number; pieces_left: number; strength: number; strength_left: number }[];
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
