// Pieces dragged within the battle; whatever can be dropped can be clicked as well.

import { choosePieces } from "/js/play.js";
import { chosen } from "/js/store.js";

// Who is dragged is chosen, with all who were chosen together with it.
export const dragged = (key, event) => {
  event.dataTransfer.setData("text/plain", key);
  event.dataTransfer.effectAllowed = "move";
  if (!chosen.value.has(key)) choosePieces([key]);
};

/** @param {() => void} drop */
export const dropping = (drop) => ({
  onDragOver: (event) => event.preventDefault(),
  onDrop: (event) => {
    event.preventDefault();
    drop();
  },
});
