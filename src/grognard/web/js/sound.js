// A soft bell when it is one's turn: off until it is wanted.

import { signal } from "../vendor/signals.mjs";

const KEPT = "grognard-sound";

export const sound = signal(localStorage.getItem(KEPT) === "on");

export const flipSound = () => {
  sound.value = !sound.value;
  localStorage.setItem(KEPT, sound.value ? "on" : "off");
  ring();
};

const tone = (context, pitch, start) => {
  const voice = context.createOscillator();
  const loudness = context.createGain();
  const from = context.currentTime + start;
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.15, from + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.9);
  voice.connect(loudness).connect(context.destination);
  voice.start(from);
  voice.stop(from + 1);
};

export const ring = () => {
  if (!sound.value || !globalThis.AudioContext) return;
  const context = new AudioContext();
  tone(context, 659, 0);
  tone(context, 880, 0.18);
  setTimeout(() => context.close(), 1500);
};
