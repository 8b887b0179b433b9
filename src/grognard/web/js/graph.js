// The chance of winning over the steps of a game, with its error; each step can be gone to.

import { useEffect, useRef, useState } from "../vendor/hooks.mjs";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { past, seatName } from "./store.js";
import { l, percent, showMoment, swing, swingWithError, turnMark, turnName, withError } from "./study.js";

const HIGH = 230;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 12, 12, 26];
const APART = 16; // px between two numbers of turns
const LETTER = 7; // px

const within = (n, least, most) => Math.min(most, Math.max(least, n));

// Where steps and chances lie; step 0 is the beginning of the game.
const axes = (wide, steps) => ({
  x: (step) => LEFT + ((wide - LEFT - RIGHT) * step) / Math.max(1, steps),
  y: (chance) => TOP + (HIGH - TOP - BOTTOM) * (1 - within(chance, 0, 1)),
  step: (x) => within(Math.round(((x - LEFT) / (wide - LEFT - RIGHT)) * steps), 0, steps),
});

const fixed = (n) => n.toFixed(1);

// --- the picture -----------------------------------------------------------------------------

const Grid = ({ wide, at }) => html`<g class="grid">
  ${[0, 0.25, 0.5, 0.75, 1].map(
    (chance) => html`<path class=${chance === 0.5 ? "half" : ""} d=${`M${LEFT},${fixed(at.y(chance))}H${wide - RIGHT}`} />
      <text x=${LEFT - 6} y=${fixed(at.y(chance) + 4)} text-anchor="end">${percent(chance)}</text>`,
  )}
</g>`;

// The first step of every turn.
const starts = (steps) => steps.map(({ turn }, n) => [turn, n]).filter(([turn], n) => turn !== steps[n - 1]?.turn);

const Turns = ({ steps, at }) => {
  let free = 0;
  return html`<g class="turns">
    ${starts(steps).map(([turn, n]) => {
      const x = at.x(n);
      const mark = `${turnMark(turn) || "·"}`;
      const half = Math.max(APART, mark.length * LETTER) / 2;
      const middle = Math.max(x, half);
      const told = middle - half >= free;
      if (told) free = middle + half;
      return html`<path d=${`M${fixed(x)},${TOP}V${HIGH - BOTTOM}`} />
        ${told && html`<text x=${fixed(middle)} y=${HIGH - BOTTOM + 16} text-anchor="middle">${mark}</text>`}`;
    })}
  </g>`;
};

const band = (points, at) => {
  const edge = (sign) => points.map(({ value, error }, n) => `${fixed(at.x(n))},${fixed(at.y(value + sign * 2 * error))}`);
  return [...edge(1), ...edge(-1).reverse()].join(" ");
};

const bar = ({ value, error }, x, at) => {
  const [low, high] = [-2, 2].map((k) => fixed(at.y(value + k * error)));
  return `M${fixed(x)},${low}V${high}M${fixed(x - 3)},${low}h6M${fixed(x - 3)},${high}h6`;
};

// At the start of every turn and at the end; between them the band says as much.
const Bars = ({ points, steps, at }) =>
  [...starts(steps).map(([, n]) => n), points.length - 1].map(
    (n) => html`<path class="error" d=${bar(points[n], at.x(n), at)} />
      <circle class="dot" cx=${fixed(at.x(n))} cy=${fixed(at.y(points[n].value))} r="2.6" />`,
  );

const SHAPES = {
  decision: (x, y) => `M${fixed(x)},${fixed(y - 7)}l7,7l-7,7l-7,-7z`,
  luck: (x, y) => `M${fixed(x - 5.5)},${fixed(y - 5.5)}h11v11h-11z`,
};

const Points = ({ analysis, points, at }) =>
  analysis.turning_points.map(
    ({ step, cause }) => html`<path class=${`point ${cause}`} d=${SHAPES[cause](at.x(step + 1), at.y(points[step + 1].value))} />`,
  );

const described = ({ first, last, steps, turning_points: turns }) =>
  t("graph-desc", { first: percent(first.value), last: percent(last.value), n: steps.length, points: turns.length });

const Picture = ({ analysis, points, wide, now, go }) => {
  const { steps } = analysis;
  const at = axes(wide, steps.length);
  const click = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    go(at.step(((event.clientX - box.left) * wide) / box.width));
  };
  const title = l("graph-of", { seats: analysis.sides[0].map(seatName).join(", ") });
  const line = points.map(({ value }, n) => `${fixed(at.x(n))},${fixed(at.y(value))}`).join(" ");
  return html`<svg
    class="graph"
    viewBox=${`0 0 ${wide} ${HIGH}`}
    height=${HIGH}
    role="img"
    aria-labelledby="graph-title graph-desc"
    onClick=${click}
  >
    <title id="graph-title">${title}</title>
    <desc id="graph-desc">${described(analysis)}</desc>
    <${Grid} wide=${wide} at=${at} />
    <${Turns} steps=${steps} at=${at} />
    <polygon class="band" points=${band(points, at)} />
    <polyline class="line" points=${line} />
    <${Bars} points=${points} steps=${steps} at=${at} />
    <${Points} analysis=${analysis} points=${points} at=${at} />
    <path class="cursor" d=${`M${fixed(at.x(now))},${TOP}V${HIGH - BOTTOM}`} />
    <circle class="cursor" cx=${fixed(at.x(now))} cy=${fixed(at.y(points[now].value))} r="5" />
  </svg>`;
};

// --- one step of it --------------------------------------------------------------------------

export const stepTitle = (step) => `${turnName(step.turn)} · ${seatName(step.seat)}`;

const spoken = (analysis, now) => {
  if (!now) return `${t("replay-beginning")} ${withError(analysis.first)}`;
  const step = analysis.steps[now - 1];
  return `${stepTitle(step)} – ${withError(step.after)}. ${step.told.join(" ")}`;
};

const Share = ({ name, chance }) => html`<span class="share">${name} <b>${swingWithError(chance)}</b></span>`;

const Told = ({ analysis, now, go }) => {
  const step = analysis.steps[now - 1];
  const button = html`<button class="to-moment" onClick=${() => go(now)}>${t("replay-here")}</button>`;
  if (!step)
    return html`<div class="step-told">
      <p><b>${t("replay-beginning")}</b> ${withError(analysis.first)}</p>
      ${button}
    </div>`;
  return html`<div class=${`step-told seat-${step.seat}`}>
    <p><b>${stepTitle(step)}</b> – ${withError(step.after)}</p>
    <p class="shares">
      <${Share} name=${l("decisions")} chance=${step.decision} />
      ${step.dice.length > 0 && html`<${Share} name=${l("luck")} chance=${step.luck} />`}
      ${Boolean(step.outlook.value) && html`<span class="share">${l("outlook")} ${swing(step.outlook.value)}</span>`}
    </p>
    <p>${step.told.join(" ")}</p>
    ${button}
  </div>`;
};

// The step that an action of the journal belongs to; 0 is the beginning.
const stepOf = (steps, n) => {
  const found = steps.findIndex(({ last }) => last >= n);
  return n ? (found < 0 ? steps.length : found + 1) : 0;
};

/** @returns {[box: { current: any }, wide: number]} */
const useWidth = () => {
  const box = useRef(null);
  const [wide, measure] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => measure(Math.round(contentRect.width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, wide];
};

export const Graph = ({ analysis }) => {
  const [box, wide] = useWidth();
  const { steps } = analysis;
  const [now, turn] = useState(steps.length);
  const n = past.value?.n;
  useEffect(() => turn(n === undefined ? steps.length : stepOf(steps, n)), [n, steps.length]);
  const points = [analysis.first, ...steps.map(({ after }) => after)];
  const go = (step) => {
    turn(step);
    showMoment(step ? steps[step - 1].last : 0);
  };
  const shown = Math.min(now, steps.length);
  return html`<figure class="chances" ref=${box}>
    <figcaption><b>${l("graph-of", { seats: analysis.sides[0].map(seatName).join(", ") })}</b></figcaption>
    ${wide > 0 && html`<${Picture} analysis=${analysis} points=${points} wide=${wide} now=${shown} go=${go} />`}
    <input
      type="range"
      class="step-slider"
      min="0"
      max=${steps.length}
      value=${shown}
      aria-label=${t("graph-step")}
      aria-valuetext=${spoken(analysis, shown)}
      onInput=${(event) => turn(Number(event.target.value))}
      onPointerUp=${(event) => go(Number(event.target.value))}
      onKeyDown=${(event) => event.key === "Enter" && go(shown)}
    />
    <p class="legend quiet">
      <span><svg viewBox="0 0 16 16" aria-hidden="true"><path class="point decision" d=${SHAPES.decision(8, 8)} /></svg> ${t("point-decision")}</span>
      <span><svg viewBox="0 0 16 16" aria-hidden="true"><path class="point luck" d=${SHAPES.luck(8, 8)} /></svg> ${t("point-luck")}</span>
      <span>${t("graph-how")}</span>
    </p>
    <${Told} analysis=${analysis} now=${shown} go=${go} />
  </figure>`;
};
