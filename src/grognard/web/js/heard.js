// What a screen reader says: what happened, and what is now to be done.

import { told } from "./moments.js";
import { heard, myTurn, table } from "./store.js";

const SPOKEN = 6; // moments told at once

export const announce = (happened = []) => {
  const { step } = table.value;
  const task = myTurn.value && step ? [`${step.name}. ${step.ask}`] : [];
  heard.value = [...happened.slice(-SPOKEN).map(told), ...task].join(" ");
};
