// Rolls every die of a finished game again, in the browser: nobody need trust the server.

const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const counter = (n) => {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(n));
  return message.buffer;
};

// Six-sided dice from HMAC-SHA-256(seed, 0), (seed, 1), …; 252 to 255 would favour the low faces.
async function* rolled(seed) {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(seed), kind, false, ["sign"]);
  for (let n = 0; ; n += 1) {
    const pool = new Uint8Array(await crypto.subtle.sign("HMAC", key, counter(n)));
    for (const byte of pool) if (byte < 252) yield (byte % 6) + 1;
  }
}

const header = (journal, name) => journal.match(new RegExp(`^${name}: (.*)$`, "m"))?.[1] ?? "";

// The dice written in a journal that its seed rolled: those of a fork's given actions are another's.
const written = (journal) => {
  const given = Number(header(journal, "given") || 0);
  return [...journal.matchAll(/^(\d+) \S+ \|[^|\n]*(?:\|([ \d]+))?$/gm)]
    .filter(([, n]) => Number(n) > given)
    .flatMap(([, , dice]) => (dice ?? "").trim().split(/\s+/).filter(Boolean).map(Number));
};

// {fits: whether the seed has the hash shown at the start, dice: how many, wrong: the first that differs}
export const checkDice = async (journal, commitment) => {
  const seed = header(journal, "seed");
  const fits = hex(await crypto.subtle.digest("SHA-256", bytes(seed))) === commitment;
  const dice = written(journal);
  const source = rolled(seed);
  let wrong = 0;
  for (let n = 0; n < dice.length && !wrong; n += 1)
    if ((await source.next()).value !== dice[n]) wrong = n + 1;
  return { fits, dice: dice.length, wrong };
};

export const canCheck = () => Boolean(globalThis.crypto?.subtle); // not over plain http from afar
