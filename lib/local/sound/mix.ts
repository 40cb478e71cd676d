import { beatOf, lengthOf, type Mood, SAMPLE_RATE } from "./moods.ts";
import type { Note } from "./score.ts";
import { RELEASE, SOUNDS } from "./voices.ts";

/** Loud enough to be heard under a film, quiet enough for its clicks and a voice over it. */
const PEAK = 0.42;
/** An echo of plucked voices, three eighths later, on the other side. */
const ECHO = { beats: 1.5, level: 0.32 };

type Stereo = [Float32Array, Float32Array];

/** Plays the notes of a mood. @returns left and right, each as long as its bed, no louder than a quiet bed may be. */
export function mix(mood: Mood, notes: readonly Note[]): Stereo {
  const sides: Stereo = [new Float32Array(lengthOf(mood)), new Float32Array(lengthOf(mood))];
  for (const note of notes) play(sides, note);
  for (const note of notes.filter(({ voice }) => voice === "pluck")) play(sides, echoOf(mood, note));
  return level(sides);
}

const echoOf = (mood: Mood, note: Note): Note => ({
  ...note,
  at: note.at + Math.round(ECHO.beats * beatOf(mood)),
  level: note.level * ECHO.level,
  pan: -note.pan,
});

function play([left, right]: Stereo, { voice, at, length, pitch, level: loud, pan }: Note): void {
  const sound = SOUNDS[voice];
  const seconds = length / SAMPLE_RATE;
  const end = Math.min(left.length, at + length + Math.round(RELEASE[voice] * SAMPLE_RATE));
  // Equal power on the way from left to right.
  const angle = ((pan + 1) * Math.PI) / 4;
  const [onLeft, onRight] = [Math.cos(angle) * loud, Math.sin(angle) * loud];
  for (let i = at; i < end; i++) {
    const value = sound((i - at) / SAMPLE_RATE, pitch, seconds);
    left[i] = (left[i] ?? 0) + value * onLeft;
    right[i] = (right[i] ?? 0) + value * onRight;
  }
}

/** Soft peaks, one loudness, and silence at the very end. */
function level(sides: Stereo): Stereo {
  const [{ length }] = sides;
  for (const side of sides) for (let i = 0; i < length; i++) side[i] = Math.tanh(1.2 * (side[i] ?? 0));
  const peak = sides.flatMap((side) => side.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  const gain = PEAK / Math.max(...peak);
  const fade = 0.25 * SAMPLE_RATE;
  for (const side of sides) {
    for (let i = 0; i < length; i++) side[i] = (side[i] ?? 0) * gain * Math.min(1, (length - i) / fade);
  }
  return sides;
}
