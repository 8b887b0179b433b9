// What slides over the table takes the focus, keeps it, and gives it back when it goes.

import { useEffect, useRef } from "../vendor/hooks.mjs";

const STOPS = "a[href], button:not(:disabled), input, select, [tabindex='0']";

// Tab goes round within the drawer.
const round = (box) => (event) => {
  if (event.key !== "Tab") return;
  const stops = [...box.querySelectorAll(STOPS)].filter((stop) => stop.offsetParent);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
};

export const useDrawer = (shown) => {
  const box = useRef(null);
  useEffect(() => {
    if (!shown || !box.current) return undefined;
    const drawer = box.current;
    const before = /** @type {HTMLElement} */ (document.activeElement);
    const press = round(drawer);
    drawer.addEventListener("keydown", press);
    const search = drawer.querySelector("input[type='search']");
    (search ?? drawer.querySelector(STOPS))?.focus();
    return () => {
      drawer.removeEventListener("keydown", press);
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [shown]);
  return box;
};
