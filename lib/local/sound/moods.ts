/** AAC codes 1,024 samples at a time. A beat is a whole number of them, so that a film can begin on any beat. */
const FRAME = 1_024;
export const SAMPLE_RATE = 48_000;
export const BEATS = 4;

export type Voice = "pad" | "pluck" | "bass" | "kick" | "shaker";

/** What makes a bed sound as it does. Chords are MIDI notes from the bass up; beats and eighths count within a bar. */
export type Mood = {
  /** Coded frames of a beat: lib/render/film/beds.ts counts on them. */
  frames: number;
  bars: number;
  chords: readonly (readonly [number, number, number, number])[];
  last: readonly [number, number, number, number];
  /** Which of a chord's upper notes is plucked on each eighth. */
  figure: readonly (number | undefined)[];
  levels: Record<Voice, number>;
  /** Beats on which the kick sounds, and eighths on which the bass and the shaker do. */
  kicks: readonly number[];
  bass: readonly number[];
  shakes: readonly number[];
};

const REST = undefined;

/** Four moods. The last bar of each is the one in which its last chord fades. */
export const MOODS: Record<"calm" | "bright" | "drive" | "warm", Mood> = {
  /** 88 beats a minute: wide chords in F, few notes, no drum. */
  calm: {
    frames: 32,
    bars: 24,
    chords: [
      [41, 60, 64, 69],
      [40, 59, 62, 67],
      [38, 57, 60, 65],
      [43, 59, 62, 67],
    ],
    last: [41, 60, 65, 69],
    figure: [2, REST, REST, 1, REST, 0, REST, REST],
    levels: { pad: 0.24, pluck: 0.24, bass: 0.34, kick: 0, shaker: 0 },
    kicks: [],
    bass: [0],
    shakes: [],
  },
  /** 117 beats a minute: C, A minor, F and G, plucked throughout. */
  bright: {
    frames: 24,
    bars: 32,
    chords: [
      [48, 64, 67, 71],
      [45, 60, 64, 67],
      [41, 60, 64, 69],
      [43, 59, 62, 69],
    ],
    last: [48, 64, 67, 72],
    figure: [0, 1, 2, 1, 2, 0, 1, REST],
    levels: { pad: 0.15, pluck: 0.3, bass: 0.5, kick: 0.55, shaker: 0.12 },
    kicks: [0, 2],
    bass: [0, 5],
    shakes: [1, 3, 5, 7],
  },
  /** 128 beats a minute: E minor, a drum on every beat and a bass on every eighth. */
  drive: {
    frames: 22,
    bars: 34,
    chords: [
      [40, 59, 64, 67],
      [36, 60, 64, 67],
      [43, 59, 62, 67],
      [38, 57, 62, 66],
    ],
    last: [40, 59, 64, 71],
    figure: [0, 2, 1, 2, 0, 2, 1, 2],
    levels: { pad: 0.1, pluck: 0.2, bass: 0.42, kick: 0.72, shaker: 0.16 },
    kicks: [0, 1, 2, 3],
    bass: [1, 2, 3, 5, 6, 7],
    shakes: [1, 3, 5, 7],
  },
  /** 100 beats a minute: major sevenths in D, a bass that walks, a soft drum. */
  warm: {
    frames: 28,
    bars: 28,
    chords: [
      [38, 57, 61, 66],
      [47, 57, 62, 66],
      [43, 59, 62, 66],
      [45, 57, 61, 64],
    ],
    last: [38, 57, 62, 66],
    figure: [0, REST, 1, REST, 2, 1, REST, 0],
    levels: { pad: 0.2, pluck: 0.26, bass: 0.44, kick: 0.34, shaker: 0.06 },
    kicks: [0, 2],
    bass: [0, 3, 6],
    shakes: [2, 6],
  },
};

export const beatOf = ({ frames }: Mood): number => frames * FRAME;
/** Samples of a whole bed. */
export const lengthOf = (mood: Mood): number => mood.bars * BEATS * beatOf(mood);
