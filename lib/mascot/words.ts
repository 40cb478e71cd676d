import type { Hex } from "../render/color.ts";
import type { MascotStyle } from "../vocab.ts";

/** Words that lead to a style; the first one in the text decides. */
export const STYLE_WORDS: Record<MascotStyle, string> = {
  "voxel-bot": "robot bot android droid machine cyborg tech gadget drone automaton computer",
  sprouts:
    "plant flower cactus tree leaf sprout garden seed seedling palm tulip succulent grass bush herb bonsai shrub",
  clay: "clay dough plasticine handmade putty pottery cosy cozy squishy",
  moods: "emoji smiley face emoticon",
  critters:
    "monster critter creature alien animal cat dog bear rabbit bunny fox mouse dragon dinosaur ghost blob bug snail devil fish shark frog bird owl",
};

/** Part to variants, separated by spaces; an empty text leaves the part out. */
export type PartMeaning = Partial<Record<MascotStyle, Record<string, string>>>;

/**
 * Words for a part of a figure. A word selects the parts of that kind in the current style, if it has any.
 */
export const PART_WORDS: readonly [words: string, meaning: PartMeaning][] = [
  ["hat crown king queen prince princess royal cap", { critters: { top: "crown bobble" } }],
  [
    "antenna antennas antennae alien bug snail radio",
    {
      critters: { top: "antenna antennae bobble" },
      clay: { top: "antenna" },
      "voxel-bot": { top: "antenna twin dish" },
    },
  ],
  [
    "horn horns horned devil dragon viking bull goat unicorn",
    { critters: { top: "horns hornsIn hornsSmall spike" }, clay: { top: "horns hornsSmall" } },
  ],
  ["cat fox", { critters: { top: "earsPointy", mouth: "catMouth" }, clay: { top: "ears", mouth: "cat" } }],
  ["ears bear mouse animal", { critters: { top: "earsRound earsPointy earsDroop" }, clay: { top: "ears" } }],
  ["dog rabbit bunny puppy", { critters: { top: "earsDroop" }, clay: { top: "ears" } }],
  [
    "spike spikes spiky dinosaur dino hedgehog punk",
    { critters: { top: "spikes spike" }, clay: { top: "spikes crest" } },
  ],
  ["fin fish shark whale", { critters: { top: "fin" }, "voxel-bot": { top: "fin" } }],
  ["hair hairy tuft curl curly", { critters: { top: "spikes" }, clay: { top: "tuft curl swirl" } }],
  ["ghost", { critters: { body: "bell", top: "", pattern: "" }, clay: { body: "bell", top: "" } }],
  ["siren police ambulance alarm", { "voxel-bot": { top: "siren lightbar" } }],
  [
    "round chubby ball plump fat",
    {
      critters: { body: "round dome squat blob" },
      clay: { body: "boulder squat pear egg" },
      sprouts: { pot: "round bowl" },
      moods: { face: "circle blob" },
    },
  ],
  [
    "tall thin slim long",
    {
      critters: { body: "tower chimney lean tilt" },
      clay: { body: "column lean" },
      sprouts: { plant: "tall palm" },
      moods: { face: "tall" },
    },
  ],
  [
    "square boxy block cube",
    {
      critters: { body: "block wedge wedgeInv steps" },
      clay: { body: "cube loaf" },
      sprouts: { pot: "taper cylinder tub" },
      moods: { face: "softSquare squircle" },
    },
  ],
  ["cactus desert", { sprouts: { plant: "cactus succulent" } }],
  ["flower blossom bloom", { sprouts: { plant: "flower tulip buds" } }],
  ["tulip", { sprouts: { plant: "tulip" } }],
  ["palm tropical island", { sprouts: { plant: "palm" } }],
  ["tree bush bonsai shrub", { sprouts: { plant: "bush ball" } }],
  ["seedling seed leaf", { sprouts: { plant: "seedling sprout" }, critters: { top: "sprout" } }],
  ["grass herb", { sprouts: { plant: "grass" } }],
  ["succulent", { sprouts: { plant: "succulent" } }],
  ["heart love loving kind caring", { "voxel-bot": { chest: "heart" }, moods: { cheeks: "blush" } }],
  ["cyclops", { critters: { eyes: "mono" }, clay: { eyes: "mono" }, "voxel-bot": { eyes: "cyclops" } }],
  ["visor goggles", { "voxel-bot": { eyes: "visor" } }],
  ["googly", { clay: { eyes: "googly" }, critters: { eyes: "round" } }],
  [
    "dots dotted spots spotted speckled",
    {
      critters: { pattern: "dots speckles dotRow" },
      clay: { pattern: "pellets freckles" },
      sprouts: { pattern: "dots speckles" },
    },
  ],
  ["stripes striped stripy", { critters: { pattern: "stripes bars" }, sprouts: { pattern: "stripes" } }],
  ["belly tummy", { critters: { pattern: "belly" } }],
  ["buttons", { clay: { pattern: "buttons" }, "voxel-bot": { chest: "buttons" } }],
  ["plain simple minimal", { critters: { pattern: "" }, clay: { pattern: "" }, sprouts: { pattern: "" } }],
  [
    "cute sweet shy blushing",
    {
      critters: { cheeks: "blush blushBig", eyes: "bigPupils round" },
      sprouts: { cheeks: "blush blushBig" },
      clay: { eyes: "big googly" },
      moods: { cheeks: "blush", eyes: "bigPupils sparkle" },
    },
  ],
  ["freckles freckled", { critters: { cheeks: "freckles" }, sprouts: { cheeks: "freckles" } }],
  [
    "tooth teeth vampire beaver",
    { critters: { mouth: "tooth" }, sprouts: { mouth: "tooth" }, clay: { mouth: "toothy" } },
  ],
];

export const EYE_COUNTS: readonly [RegExp, PartMeaning][] = [
  [
    /\b(?:one|single|1)[ -]eyed?\b/i,
    { critters: { eyes: "mono" }, clay: { eyes: "mono" }, "voxel-bot": { eyes: "cyclops" } },
  ],
  [/\b(?:three|3)[ -]eye[ds]?\b/i, { critters: { eyes: "trio" }, clay: { eyes: "trio" } }],
  [/\b(?:four|4)[ -]eye[ds]?\b/i, { critters: { eyes: "four" } }],
];

export const COLOR_WORDS: Record<string, Hex> = {
  red: "#e5484d",
  orange: "#f28c38",
  yellow: "#f7c948",
  gold: "#e0b040",
  golden: "#e0b040",
  lime: "#a3d545",
  green: "#4cb86b",
  mint: "#84dcb6",
  teal: "#2fa8a0",
  turquoise: "#3cc8c0",
  cyan: "#46c5e0",
  blue: "#4f8ff0",
  navy: "#3f5fae",
  purple: "#9a6ce8",
  violet: "#8f6cf0",
  lilac: "#c3a6f2",
  pink: "#f283b6",
  magenta: "#e0559f",
  coral: "#f58570",
  brown: "#a9765a",
  beige: "#e3cfae",
  white: "#eef0f4",
  grey: "#a7b0bc",
  gray: "#a7b0bc",
  silver: "#c2c9d2",
  black: "#5a6270",
};
