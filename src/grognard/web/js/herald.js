// Notices of the browser itself, for whoever asked for them: only while the page is out of sight.

import { signal } from "../vendor/signals.mjs";

const KEPT = "grognard-herald";

export const canCall = () => "Notification" in globalThis;

const allowed = () => canCall() && Notification.permission === "granted";

export const calling = signal(localStorage.getItem(KEPT) === "on" && allowed());
export const denied = signal(false);

// The browser asks the person here, and nowhere else.
export const flipCalling = async () => {
  const on = !calling.value && (await Notification.requestPermission()) === "granted";
  denied.value = !on && !calling.value;
  calling.value = on;
  localStorage.setItem(KEPT, on ? "on" : "off");
};

export const call = (text, place) => {
  if (!calling.value || !document.hidden) return;
  try {
    const shown = new Notification("Grognard", { body: text, icon: "/img/icon.svg", tag: place });
    shown.onclick = () => {
      focus();
      location.hash = place;
      shown.close();
    };
  } catch {
    calling.value = false; // some telephones show none from a page
  }
};
