/** AAC codes 1,024 samples at a time. A beat is a whole number of them, so that a film can begin on any beat. */
const FRAME = 1_024;
export const SAMPLE_RATE = 48_000;
/** About 117 beats a minute. */
export const BEAT = 24 * FRAME;
const BEATS = 4;
/** The last bar is the one in which the last chord fades. */
const BARS = 32;
export const LENGTH = BARS * BEATS * BEAT;

export type Voice = "pad" | "pluck" | "bass" | "kick" | "shaker";
/** `at` and `length` are samples, `pitch` is hertz, `pan` ranges from -1 (left) to 1. */
export type Note = { voice: Voice; at: number; length: number; pitch: number; level: number; pan: number };

/** Chords as MIDI notes, from the bass up: C, A minor, F and G, each with a colour of its own. */
const CHORDS = [
  [48, 64, 67, 71],
  [45, 60, 64, 67],
  [41, 60, 64, 69],
  [43, 59, 62, 69],
] as const;
const LAST = [48, 64, 67, 72] as const;
/** Order in which the upper notes of a chord are plucked, an eighth each; the last of each half rests. */
const FIGURE = [0, 1, 2, 1, 2, 0, 1, undefined] as const;

const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/**
 * The whole track: its notes and their times. It ends on the last chord, so that a film of any length can
 * use its end.
 */
export function score(): Note[] {
  const notes: Note[] = [];
  for (let bar = 0; bar < BARS - 1; bar++) notes.push(...barOf(bar));
  return [...notes, ...ending((BARS - 1) * BEATS * BEAT)];
}

function barOf(bar: number): Note[] {
  const start = bar * BEATS * BEAT;
  const chord = CHORDS[bar % CHORDS.length] ?? LAST;
  const [root, ...upper] = chord;
  return [
    ...upper.map((midi, i): Note => pad(start, BEATS * BEAT, midi, i)),
    { voice: "bass", at: start, length: 1.5 * BEAT, pitch: hertz(root), level: 0.5, pan: 0 },
    { voice: "bass", at: start + 2.5 * BEAT, length: BEAT, pitch: hertz(root), level: 0.4, pan: 0 },
    ...plucks(start, upper),
    ...beats(start),
  ];
}

const pad = (at: number, length: number, midi: number, i: number): Note => ({
  voice: "pad",
  at,
  length,
  pitch: hertz(midi),
  level: 0.15,
  pan: (i - 1) * 0.6,
});

function plucks(start: number, upper: readonly number[]): Note[] {
  return FIGURE.flatMap((step, i): Note[] => {
    const midi = step === undefined ? undefined : upper[step];
    if (midi === undefined) return [];
    const at = start + (i * BEAT) / 2;
    const level = i % 2 === 0 ? 0.3 : 0.2;
    return [{ voice: "pluck", at, length: BEAT, pitch: hertz(midi + 12), level, pan: i % 2 ? 0.35 : -0.35 }];
  });
}

function beats(start: number): Note[] {
  return Array.from({ length: BEATS }, (_, beat) => start + beat * BEAT).flatMap((at, beat): Note[] => [
    ...(beat % 2 === 0 ? [drum("kick", at, 0.55)] : []),
    drum("shaker", at + BEAT / 2, 0.12),
  ]);
}

const drum = (voice: Voice, at: number, level: number): Note => ({
  voice,
  at,
  length: BEAT / 2,
  pitch: 52,
  level,
  pan: voice === "shaker" ? 0.2 : 0,
});

function ending(at: number): Note[] {
  const [root, ...upper] = LAST;
  return [
    drum("kick", at, 0.5),
    { voice: "bass", at, length: 2.5 * BEAT, pitch: hertz(root), level: 0.5, pan: 0 },
    ...upper.map((midi, i) => ({ ...pad(at, 2 * BEAT, midi, i), level: 0.18 })),
    ...upper.map((midi, i): Note => {
      const pitch = hertz(midi + 12);
      return {
        voice: "pluck",
        at: at + i * 1_200,
        length: 2.5 * BEAT,
        pitch,
        level: 0.3,
        pan: (i - 1) * 0.3,
      };
    }),
  ];
}
