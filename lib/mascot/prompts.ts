import { seedOf } from "../render/palette.ts";
import type { MascotPose, MascotStyle } from "../vocab.ts";
import { fingerprint, type Identity } from "./identity.ts";

/** The style of each mascot as a phrase of an image prompt. */
const STYLE_PROMPTS: Record<MascotStyle, string> = {
  critters: "Flat vector shapes with clean outlines and few colours.",
  sprouts: "Flat vector shapes with clean outlines; it is a potted plant with a face.",
  clay: "It looks as if it were made of soft modelling clay.",
  "voxel-bot": "It is built of small cubes, seen slightly from above.",
  moods: "A plain flat shape that is all face, like an emoji.",
};

const BUILDS = [
  "small and round",
  "tall and slim",
  "sturdy, with short legs",
  "soft as a pebble",
  "compact, with a large head",
  "long-limbed and light",
  "pear-shaped",
  "broad-shouldered and square",
];
const TEMPERS = "cheerful curious calm bold gentle clever playful dreamy proud warm alert".split(" ");
const MARKS = [
  "a marking on its belly",
  "one odd tuft on its head",
  "spots on its back",
  "a stripe across its body",
  "rosy cheeks",
  "freckles",
  "a lighter face",
  "darker hands and feet",
  "large round eyes",
];

const ONE_FIGURE =
  "One single character, whole, upright, seen from the front, in the middle of a square picture, with a small margin all around. Simple shapes that can be told apart at the size of a thumbnail. No letters, no words, no logos, no frame.";

/** What the four of a draft have in common. A note came later than the description and outweighs it. */
export type PromptInput = { brand: string; description: string; note: string };

/** The prompts of the candidates: what the user wrote, completed by what each new identity determines. */
export function candidatePrompts(wanted: PromptInput, identities: readonly Identity[]): string[] {
  const [first] = identities;
  // Builds go round, so that the four differ; everything else is left to chance.
  const from = first ? drawingSeed(first) >>> 9 : 0;
  return identities.map((identity, nth) => promptFor(wanted, identity, BUILDS[(from + nth) % BUILDS.length]));
}

function promptFor({ brand, description, note }: PromptInput, identity: Identity, build = ""): string {
  const seed = drawingSeed(identity);
  const temper = TEMPERS[seed % TEMPERS.length];
  const mark = MARKS[(seed >>> 5) % MARKS.length];
  const [main, second] = [...new Set(Object.values(identity.colors))];
  return [
    `The mascot of ${plain(brand)}: ${plain(description)}.`,
    note && `Above all: ${plain(note)}.`,
    `Where that leaves it open: ${build}, ${temper}, with ${mark}; mostly ${main}${second ? `, some ${second}` : ""}.`,
    STYLE_PROMPTS[identity.style],
    ONE_FIGURE,
  ]
    .filter(Boolean)
    .join(" ");
}

const POSES: Record<MascotPose, string> = {
  neutral: "standing calmly with a slight smile",
  happy: "very happy, laughing with closed eyes",
  wow: "amazed, with wide eyes and an open mouth",
  wink: "winking with one eye and smiling",
  sleepy: "sleepy, with heavy eyelids, yawning",
  sad: "sad, with drooping eyes and mouth, leaning a little",
  waving: "waving hello with one raised hand, smiling",
  celebrating: "jumping for joy with both arms up and confetti around",
  thinking: "thinking, looking up, a hand at its chin",
  announcing: "announcing news through a megaphone",
};

export function posePrompt(pose: MascotPose, note: string): string {
  return [
    "Draw the same character as in the picture. Its shape, proportions, colours, markings, face and manner of drawing stay exactly as they are; only pose and expression change.",
    `It is ${POSES[pose]}.`,
    note && `Also: ${plain(note)}.`,
    ONE_FIGURE,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A number of its own for every identity, as large as vendors take it. */
export const drawingSeed = (identity: Identity, pose = ""): number =>
  seedOf(`${fingerprint(identity)}${pose}`) & 0x7fffffff;

/** On one line, and without the full stop that follows here. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim().replace(/[.!]$/, "");
