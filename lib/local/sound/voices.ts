import { SAMPLE_RATE, type Voice } from "./moods.ts";

/** A sound: its value, about -1 to 1, at a time in seconds, for a pitch in hertz and a length. */
type Sound = (seconds: number, pitch: number, length: number) => number;

const wave = (pitch: number, seconds: number) => Math.sin(2 * Math.PI * pitch * seconds);

/** Up in the first seconds, down after the last ones. */
function swell(seconds: number, length: number, rise: number, fall: number): number {
  const after = Math.max(0, seconds - length);
  return Math.min(1, seconds / rise) * Math.max(0, 1 - after / fall) ** 2;
}

/** Three voices a little out of tune, which beat slowly against each other. */
const pad: Sound = (seconds, pitch, length) => {
  const detuned = [0.997, 1, 1.0035].map(
    (by) => wave(pitch * by, seconds) + 0.22 * wave(2 * pitch * by, seconds),
  );
  return (detuned.reduce((sum, value) => sum + value, 0) / 3) * swell(seconds, length, 0.35, 0.5);
};

/** A struck bar: overtones fade faster than the tone itself. */
const pluck: Sound = (seconds, pitch) =>
  (wave(pitch, seconds) * Math.exp(-5 * seconds) +
    0.4 * wave(2 * pitch, seconds) * Math.exp(-9 * seconds) +
    0.18 * wave(4.02 * pitch, seconds) * Math.exp(-16 * seconds)) *
  Math.min(1, seconds / 0.003);

const bass: Sound = (seconds, pitch, length) =>
  Math.tanh(1.6 * wave(pitch, seconds) + 0.3 * wave(2 * pitch, seconds)) *
  swell(seconds, length, 0.012, 0.16) *
  Math.exp(-0.9 * seconds);

/** A tone that falls, as a drum's does. The phase is the integral of the falling pitch. */
const kick: Sound = (seconds, pitch) => {
  const phase = pitch * seconds + (90 / 34) * (1 - Math.exp(-34 * seconds));
  return Math.sin(2 * Math.PI * phase) * Math.exp(-13 * seconds) * Math.min(1, seconds / 0.002);
};

/** Noise without its low part: the difference of neighbouring values of a small hash. */
const shaker: Sound = (seconds) => {
  const i = Math.round(seconds * SAMPLE_RATE);
  return (noise(i) - noise(i - 1)) * Math.exp(-38 * seconds) * Math.min(1, seconds / 0.006);
};

function noise(i: number): number {
  const mixed = Math.imul(i ^ (i >>> 7), 0x9e3779b1);
  return (((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296) * 2 - 1;
}

/** What each voice sounds like. */
export const SOUNDS: Record<Voice, Sound> = { pad, pluck, bass, kick, shaker };

/** Seconds after a note's end in which it can still be heard. */
export const RELEASE: Record<Voice, number> = { pad: 0.5, pluck: 0.4, bass: 0.16, kick: 0.2, shaker: 0 };
