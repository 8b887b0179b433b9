// Soft hill shading, painted once on a canvas from the ridge lines and the rivers. Decoration only.

import { chance, pointsOf } from "./paths.js";

const CELL = 6; // board pixels
const RIDGE = 15; // board pixels over which a ridge falls away
const VALLEY = 24;
const GRAIN = 5;
const BRIGHT = [255, 250, 228, 120];
const DARK = [84, 60, 24, 92];

// Calls visit(index, distance) for the cells around a polyline.
const around = (points, reach, wide, high, visit) => {
  for (let i = 1; i < points.length; i++) {
    const ax = points[i - 1][0];
    const ay = points[i - 1][1];
    const dx = points[i][0] - ax;
    const dy = points[i][1] - ay;
    const whole = dx * dx + dy * dy || 1;
    const x0 = Math.max(0, Math.floor((ax + Math.min(0, dx) - reach) / CELL));
    const x1 = Math.min(wide - 1, Math.ceil((ax + Math.max(0, dx) + reach) / CELL));
    const y0 = Math.max(0, Math.floor((ay + Math.min(0, dy) - reach) / CELL));
    const y1 = Math.min(high - 1, Math.ceil((ay + Math.max(0, dy) + reach) / CELL));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x * CELL - ax;
        const py = y * CELL - ay;
        const t = Math.max(0, Math.min(1, (px * dx + py * dy) / whole));
        visit(y * wide + x, Math.sqrt((px - t * dx) ** 2 + (py - t * dy) ** 2));
      }
    }
  }
};

// Every nth point is enough for the shading.
const thin = (path, n) => pointsOf(path).filter((_, i, all) => i % n === 0 || i === all.length - 1);

const pass = (from, to, lines, length, stride, step, radius) => {
  const scale = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const base = line * stride;
    const last = length - 1;
    let sum = from[base] * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += from[base + i * step];
    for (let i = 0; i < length; i++) {
      to[base + i * step] = sum * scale;
      sum +=
        from[base + Math.min(last, i + radius + 1) * step] -
        from[base + Math.max(0, i - radius) * step];
    }
  }
};

// Two box blurs each way come close to a bell curve.
const blur = (field, wide, high, across, down = across) => {
  const other = new Float32Array(field.length);
  for (let n = 0; n < 2; n++) {
    pass(field, other, high, wide, wide, 1, across);
    pass(other, field, wide, high, 1, wide, down);
  }
  return field;
};

const even = (field) => {
  let sum = 0;
  for (let i = 0; i < field.length; i++) sum += field[i] * field[i];
  const scale = 1 / (Math.sqrt(sum / field.length) || 1);
  for (let i = 0; i < field.length; i++) field[i] *= scale;
  return field;
};

const noise = (random, wide, high, across, down) => {
  const field = new Float32Array(wide * high);
  for (let i = 0; i < field.length; i++) field[i] = random() - 0.5;
  return even(blur(field, wide, high, across, down));
};

// Long ridges run a little north of east.
const tilted = (field, wide, high) => {
  const out = new Float32Array(field.length);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const v = (y + Math.round(x * 0.25)) % high;
      out[y * wide + x] = field[v * wide + x];
    }
  }
  return out;
};

const heights = (board, wide, high) => {
  const random = chance(1815);
  const ridges = new Float32Array(wide * high);
  const upland = new Float32Array(wide * high);
  for (const { path, height } of board.relief) {
    const points = pointsOf(path);
    around(points, 45, wide, high, (i, d) => {
      ridges[i] = Math.max(ridges[i], height * Math.exp(-((d / RIDGE) ** 1.5)));
      if (d < 45) upland[i] = Math.max(upland[i], height);
    });
  }
  blur(upland, wide, high, 14);
  const near = new Float32Array(wide * high).fill(1e3);
  for (const { path, width } of board.rivers) {
    const extra = width[1] > 4.5 ? 0 : 12;
    around(thin(path, 3), 48, wide, high, (i, d) => {
      if (d + extra < near[i]) near[i] = d + extra;
    });
  }
  const hills = [
    [3, 0.9],
    [2, 0.45],
    [7, 0.9],
  ].map(([r, k]) => [noise(random, wide, high, r, r), k]);
  const long = tilted(noise(random, wide, high, 12, 2), wide, high);
  const field = new Float32Array(wide * high);
  for (let i = 0; i < field.length; i++) {
    const rough = 0.2 + 0.9 * Math.min(1, upland[i] * 1.3);
    let z = long[i] * Math.min(1, upland[i] * 2) * 0.9;
    for (const [part, k] of hills) z += part[i] * k;
    const calm = Math.max(0.15, Math.min(1, near[i] / 40));
    field[i] =
      (z * rough + 2.1 * ridges[i]) * calm - 1.5 * rough * Math.exp(-((near[i] / VALLEY) ** 1.2));
  }
  return blur(field, wide, high, 1);
};

// Light from the north-west: what faces it is pale, what turns away is brown.
const shade = (field, wide, high) => {
  const image = new ImageData(wide, high);
  for (let y = 1; y < high - 1; y++) {
    for (let x = 1; x < wide - 1; x++) {
      const i = y * wide + x;
      const slope =
        (field[i + 1] - field[i - 1]) * 0.7 + (field[i + wide] - field[i - wide]) * 0.72;
      const light = Math.tanh(slope * 1.1);
      const [red, green, blue, most] = light > 0 ? BRIGHT : DARK;
      const at = i * 4;
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = Math.abs(light) * most;
    }
  }
  return image;
};

const grain = (context, wide, high) => {
  const random = chance(7);
  const image = context.getImageData(0, 0, wide, high);
  for (let i = 3; i < image.data.length; i += 4) image.data[i] += random() * GRAIN * 2;
  context.putImageData(image, 0, 0);
};

export const paintRelief = (canvas, board) => {
  const [wide, high] = [Math.ceil(board.width / CELL), Math.ceil(board.height / CELL)];
  const small = new OffscreenCanvas(wide, high);
  small.getContext("2d").putImageData(shade(heights(board, wide, high), wide, high), 0, 0);
  canvas.width = board.width / 2;
  canvas.height = board.height / 2;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.imageSmoothingQuality = "high";
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  grain(context, canvas.width, canvas.height);
};
