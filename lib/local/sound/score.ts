import { BEATS, beatOf, type Mood, type Voice } from "./moods.ts";

/** `at` and `length` are samples, `pitch` is hertz, `pan` ranges from -1 (left) to 1. */
export type Note = { voice: Voice; at: number; length: number; pitch: number; level: number; pan: number };

const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);
/** Of every second eighth: quieter than those on the beat. */
const OFF_BEAT = 0.68;

/**
 * The whole track of a mood: its notes and their times. It ends on the last chord, so that a film of any length can
 * use its end.
 */
export function score(mood: Mood): Note[] {
  const notes: Note[] = [];
  for (let bar = 0; bar < mood.bars - 1; bar++) notes.push(...barOf(mood, bar));
  return [...notes, ...ending(mood, (mood.bars - 1) * BEATS * beatOf(mood))];
}

function barOf(mood: Mood, bar: number): Note[] {
  const beat = beatOf(mood);
  const start = bar * BEATS * beat;
  const [root, ...upper] = mood.chords[bar % mood.chords.length] ?? mood.last;
  const { levels, bass } = mood;
  return [
    ...upper.map((midi, i): Note => pad(mood, start, BEATS * beat, { midi, i })),
    ...bass.map((eighth, i): Note => {
      const length = Math.round((((bass[i + 1] ?? 2 * BEATS) - eighth) / 2) * beat * 0.9);
      const level = levels.bass * (i === 0 ? 1 : 0.8);
      return { voice: "bass", at: start + (eighth * beat) / 2, length, pitch: hertz(root), level, pan: 0 };
    }),
    ...plucks(mood, start, upper),
    ...mood.kicks.map((one) => drum(mood, "kick", start + one * beat)),
    ...mood.shakes.map((eighth) => drum(mood, "shaker", start + (eighth * beat) / 2)),
  ];
}

const pad = (
  { levels }: Mood,
  at: number,
  length: number,
  { midi, i }: { midi: number; i: number },
): Note => ({
  voice: "pad",
  at,
  length,
  pitch: hertz(midi),
  level: levels.pad,
  pan: (i - 1) * 0.6,
});

function plucks(mood: Mood, start: number, upper: readonly number[]): Note[] {
  const beat = beatOf(mood);
  return mood.figure.flatMap((step, i): Note[] => {
    const midi = step === undefined ? undefined : upper[step];
    if (midi === undefined) return [];
    const level = mood.levels.pluck * (i % 2 === 0 ? 1 : OFF_BEAT);
    const at = start + (i * beat) / 2;
    return [{ voice: "pluck", at, length: beat, pitch: hertz(midi + 12), level, pan: i % 2 ? 0.35 : -0.35 }];
  });
}

const drum = (mood: Mood, voice: "kick" | "shaker", at: number): Note => ({
  voice,
  at,
  length: beatOf(mood) / 2,
  pitch: 52,
  level: mood.levels[voice],
  pan: voice === "shaker" ? 0.2 : 0,
});

function ending(mood: Mood, at: number): Note[] {
  const beat = beatOf(mood);
  const [root, ...upper] = mood.last;
  return [
    drum(mood, "kick", at),
    { voice: "bass", at, length: 2.5 * beat, pitch: hertz(root), level: mood.levels.bass, pan: 0 },
    ...upper.map((midi, i) => ({ ...pad(mood, at, 2 * beat, { midi, i }), level: mood.levels.pad * 1.2 })),
    ...upper.map((midi, i): Note => {
      const pitch = hertz(midi + 12);
      const level = mood.levels.pluck;
      return { voice: "pluck", at: at + i * 1_200, length: 2.5 * beat, pitch, level, pan: (i - 1) * 0.3 };
    }),
  ];
}
