import type { MascotStyle } from "../vocab.ts";

/** A component of a style that an identity chooses. The first two of a style make the silhouette. */
export type StylePart = {
  name: string;
  variants: readonly string[];
  /** How many of a hundred mascots have it. */
  share: number;
};

/** Faces a pose can make. */
export type Mood = "neutral" | "happy" | "wow" | "wink" | "sleepy" | "sad" | "thinking";
type Face = Partial<Record<Exclude<Mood, "neutral">, string>>;

export type StyleDefinition = {
  parts: readonly StylePart[];
  /** Side of the style's own square, and the height of the figure's feet in it. */
  side: number;
  ground: number;
  /** What the figure's own picture does not bring along. */
  shadow: boolean;
  /**
   * Eyes by mood, for each group of eyes of the same number: a one-eyed mascot stays one-eyed in every mood.
   */
  eyes: readonly { of: readonly string[]; as: Face }[];
  mouth: Face;
};

const always = (name: string, variants: string): StylePart => ({
  name,
  variants: variants.split(" "),
  share: 100,
});
const often = (name: string, share: number, variants: string): StylePart => ({
  ...always(name, variants),
  share,
});
const group = (of: string, as: Face = {}) => ({ of: of.split(" "), as });

/**
 * The parts of each style. Every name must exist in the style, because the library ignores unknown names
 * silently.
 */
export const STYLES: Record<MascotStyle, StyleDefinition> = {
  critters: {
    parts: [
      always("body", "bell blob block chimney dome lean peak round squat steps tilt tower wedge wedgeInv"),
      always(
        "top",
        "antenna antennae bobble crown earsDroop earsPointy earsRound fin horns hornsIn hornsSmall nub spike spikes sprout",
      ),
      often("pattern", 70, "bar bars belly chevron dotRow dots ring speckles spot stripes"),
      often("cheeks", 45, "blush blushBig freckles"),
      always("eyes", "round dots bigPupils"),
      always("mouth", "smile tinySmile catMouth tooth"),
    ],
    side: 100,
    ground: 100,
    shadow: true,
    eyes: [
      group("round dots bigPupils", {
        happy: "happy",
        wow: "wide",
        wink: "wink",
        sleepy: "sleepy",
        sad: "inward",
        thinking: "sideeye",
      }),
      group("mono", { sleepy: "monoSleepy" }),
      group("trio"),
      group("four"),
    ],
    mouth: { happy: "laugh", wow: "open", wink: "smirk", sleepy: "line", sad: "sad", thinking: "slant" },
  },
  sprouts: {
    parts: [
      always("pot", "bag bowl cylinder rim round taper tub"),
      always("plant", "ball buds bush cactus flower grass palm seedling sprout succulent tall tulip"),
      often("pattern", 60, "band chevron dots ring speckles stripes"),
      often("cheeks", 60, "blush blushBig freckles"),
      always("eyes", "round dots bigPupils"),
      always("mouth", "smile tinySmile catMouth tooth"),
    ],
    side: 100,
    ground: 100,
    shadow: true,
    eyes: [
      group("round dots bigPupils", {
        happy: "happy",
        wow: "wide",
        wink: "wink",
        sleepy: "sleepy",
        sad: "closedLine",
        thinking: "sideeye",
      }),
    ],
    mouth: { happy: "grin", wow: "ooh", wink: "tongue", sleepy: "line", sad: "frown", thinking: "wavy" },
  },
  clay: {
    parts: [
      always("body", "bell blob boulder column cube egg lean loaf pear slug squat stack"),
      always("top", "antenna crest curl ears horns hornsSmall loop nub peak pellet spikes swirl tuft"),
      often("pattern", 70, "buttons checker coil freckles patch pellets prints spiral stitches zig"),
      always("eyes", "even big googly"),
      always("mouth", "smile cat toothy uu"),
    ],
    side: 100,
    ground: 94,
    shadow: false,
    eyes: [
      group("even big googly", {
        happy: "happy",
        wow: "pinprick",
        wink: "wink",
        sleepy: "down",
        sad: "inward",
        thinking: "up",
      }),
      group("mono"),
      group("trio"),
    ],
    mouth: { happy: "laugh", wow: "o", wink: "smirk", sleepy: "line", sad: "frown", thinking: "wavy" },
  },
  "voxel-bot": {
    parts: [
      always("top", "antenna dish fin lightbar siren studs twin"),
      always("chest", "buttons dial heart screen slot vents"),
      always("eyes", "round square"),
      always("mouth", "smile grill"),
    ],
    side: 128,
    ground: 122,
    shadow: true,
    eyes: [
      group("round square", { happy: "happy", wow: "square", wink: "plus", sleepy: "sleepy", sad: "sleepy" }),
      group("cyclops"),
      group("visor"),
    ],
    mouth: {
      happy: "smile",
      wow: "speaker",
      wink: "smile",
      sleepy: "line",
      sad: "zigzag",
      thinking: "line",
    },
  },
  moods: {
    parts: [
      always("face", "bean blob circle hexagon pebble softSquare squircle tall wide"),
      often("cheeks", 60, "blush"),
      always("eyes", "pupils bigPupils small sparkle tallPupils"),
      always("mouth", "smile smileOpen cat"),
    ],
    side: 100,
    ground: 97,
    shadow: true,
    eyes: [
      group("pupils bigPupils small sparkle tallPupils", {
        happy: "happy",
        wow: "bigPupils",
        wink: "wink",
        sleepy: "sleepy",
        sad: "lookDown",
        thinking: "lookUp",
      }),
    ],
    mouth: { happy: "laugh", wow: "gasp", wink: "smirk", sleepy: "line", sad: "frown", thinking: "wavy" },
  },
};
