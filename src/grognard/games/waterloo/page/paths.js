// Geometry from SVG path data: points, tapered ribbons, soft lines.

const NUMBER = /-?\d+(?:\.\d+)?/g;

export const pointsOf = (path) => {
  const numbers = path.match(NUMBER).map(Number);
  const points = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i], numbers[i + 1]]);
  return points;
};

/** @param {number[]} point */
const text = ([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`;
/** @param {number[]} one @param {number[]} other */
const middle = ([a, b], [c, d]) => [(a + c) / 2, (b + d) / 2];

// A soft curve: the points pull it, the middles between them lie on it.
const curve = (points) => {
  let path = `L${text(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    path += `Q${text(points[i])} ${text(middle(points[i], points[i + 1]))}`;
  }
  return `${path}L${text(points[points.length - 1])}`;
};

export const soft = (path) => curve(pointsOf(path)).replace("L", "M");

const lengths = (points) => {
  const at = [0];
  for (let i = 1; i < points.length; i++) {
    at.push(
      at[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
    );
  }
  return at;
};

// A ribbon along the path whose width grows from the source to the mouth.
export const ribbon = (path, [from, to], more = 0) => {
  const points = pointsOf(path);
  const along = lengths(points);
  const whole = along[along.length - 1];
  const left = [];
  const right = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(i - 1, 0)];
    const [bx, by] = points[Math.min(i + 1, points.length - 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = Math.max(0.3, (from + (to - from) * (along[i] / whole) ** 0.8 + more) / 2);
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return `${curve(left).replace("L", "M")}${curve(right)}Z`;
};

// Numbers that look random and are the same every time.
export const chance = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
