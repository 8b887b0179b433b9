// Where a force that is about to go can get: what each place costs, what is met on the way, and the way.

import { html } from "./html.js";
import { titleOf } from "./route.js";
import { gameModule, journey, over, view } from "./store.js";

/** @import * as T from "./types.d.ts" */

const signOf = (risk) => gameModule.value.risks?.[risk] ?? "!";

/** @param {import("./board_live.js").Gathered} spot @param {T.Stop} stop */
const drawStop = ({ key, place, pieces }, stop) => {
  const { cost, forced, losses, risks } = stop;
  const signs = risks.map(signOf).join("");
  const wide = 22 + signs.length * 11 + (losses > 0 ? 30 : 0);
  const { x, y, h } = place.stack ?? { ...place, h: 2 * (place.r ?? 0) };
  const foot = pieces.length ? h / 2 : 0; // names stand above the stacks
  return html`<g key=${key} class=${`stop ${forced ? "is-forced" : ""}`} data-stop=${key} data-cost=${cost} transform=${`translate(${x} ${y + foot})`}>
    <title>${titleOf(stop)}</title>
    <g class="badge-size"><g transform=${`translate(0 ${foot ? 5 : 0})`}>
      <rect x=${-wide / 2} y="-10" width=${wide} height="20" rx="10" />
      <text y="5"><tspan class="stop-cost">${cost}${"+".repeat(forced)}</tspan>${losses > 0 && html`<tspan class="stop-losses" dx="4">−${losses}</tspan>`}${signs && html`<tspan class="stop-risk" dx="3">${signs}</tspan>`}</text>
    </g></g>
  </g>`;
};

// The way to the place that is pointed at.
const Way = ({ places, stops }) => {
  const goal = journey.value ?? over.value;
  const way = stops[goal]?.way;
  if (!way?.length || !view.value.route) return null;
  const points = [view.value.route.place, ...way].map((key) => `${places[key].x},${places[key].y}`);
  return html`<path class="stop-way" data-way=${goal} d=${`M${points.join("L")}`} />`;
};

/** @param {{places: Record<string, T.Place>, spots: import("./board_live.js").Gathered[], stops: Record<string, T.Stop>}} props */
export const Stops = ({ places, spots, stops = {} }) => html`<g class="stops">
  <${Way} places=${places} stops=${stops} />${spots.filter(({ key }) => stops[key]).map((spot) => drawStop(spot, stops[spot.key]))}
</g>`;
