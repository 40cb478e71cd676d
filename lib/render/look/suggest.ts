import { toLch } from "../color.ts";
import { brandColors, seedOf } from "../palette.ts";
import { type Look, type LookId, lookNamed, SIGNAL } from "./looks.ts";

/** What is known of a brand that named no look. `voice` are words such as "playful"; `logoAspect` is width to height. */
export type LookHints = {
  id: string;
  palette: Record<string, string>;
  voice?: readonly string[] | undefined;
  logoAspect?: number | undefined;
};

/** Words of a voice, and the direction that sounds like them. */
const VOICES: readonly [LookId, RegExp][] = [
  ["poster", /bold|loud|brave|daring|energetic|provocative|confident|urgent|mutig|laut|audac|atrevid/i],
  ["gallery", /elegant|refined|luxur|premium|calm|poetic|sophisticat|timeless|minimal|edel|élégan|raffin/i],
  [
    "masthead",
    /editorial|journal|thoughtful|factual|serious|sober|expert|educat|informed|literary|sachlich/i,
  ],
  ["column", /trust|reliab|profession|corporate|practical|solid|formal|respons|seriös|zuverl|fiable/i],
  ["blueprint", /techn|precise|engineer|nerd|scientific|analytic|data|exact|hacker|developer|präzis/i],
  ["bubble", /play|fun|friend|warm|cheer|young|cute|family|kind|humor|witty|verspielt|freund|ludique/i],
];

/**
 * A direction for a brand that named none, from voice, palette and logo. Among directions that suit it equally
 * the brand's id decides. A brand of which nothing is known has the house's.
 */
export function suggestLook(hints: LookHints): Look {
  const { id, palette, voice = [], logoAspect } = hints;
  if (Object.keys(palette).length === 0 && voice.length === 0 && logoAspect === undefined) return SIGNAL;
  const [best = "signal"] = ranked(hints);
  return lookNamed(best, id) ?? SIGNAL;
}

/** Another direction than the given one, for another version of a picture: the `nth` of those that suit best, from 1. */
export function otherLook(hints: LookHints, than: Look, nth: number): Look {
  const others = ranked(hints).filter((look) => look !== than.id);
  return lookNamed(others[(nth - 1) % others.length] ?? "signal", hints.id) ?? SIGNAL;
}

/** All directions, the one that suits a brand best first. */
function ranked({ id, palette, voice = [], logoAspect }: LookHints): LookId[] {
  const grades = new Map<LookId, number>();
  for (const [look, by] of [...byVoice(voice), ...byColor(palette), ...byLogo(logoAspect)])
    grades.set(look, (grades.get(look) ?? 0) + by);
  const gradeOf = (look: LookId) => (grades.get(look) ?? 0) + turnOf(id, look);
  return CANDIDATES.toSorted((a, b) => gradeOf(b) - gradeOf(a));
}

/** A share that brings variety among brands that are much alike. */
const turnOf = (id: string, look: LookId) => (seedOf(`${id} ${look}`) % 97) / 80;

const byVoice = (voice: readonly string[]): [LookId, number][] =>
  voice.flatMap((word) =>
    VOICES.filter(([, sounds]) => sounds.test(word)).map(([look]): [LookId, number] => [look, 2]),
  );

/** A long wordmark is signed under a picture or on a column better than among words. */
const byLogo = (aspect = 1): [LookId, number][] =>
  aspect >= 2.6
    ? [
        ["column", 0.6],
        ["gallery", 0.6],
      ]
    : [];

const CANDIDATES: readonly LookId[] = [
  "signal",
  "poster",
  "gallery",
  "masthead",
  "column",
  "blueprint",
  "bubble",
];

/** What colours say: pastels are soft, strong ones loud, greys sober, bright ones on black technical. */
function byColor(palette: Record<string, string>): [LookId, number][] {
  const { primary, background } = brandColors(palette, "");
  const { l, c } = toLch(primary);
  const isNight = background !== undefined && toLch(background).l < 0.35;
  if (c < 0.03)
    return [
      ["masthead", 1],
      ["gallery", 1],
      ["blueprint", 0.4],
    ];
  if (isNight)
    return [
      ["blueprint", 1],
      ["poster", 0.8],
    ];
  if (l > 0.8)
    return [
      ["bubble", 1],
      ["gallery", 0.6],
    ];
  if (c > 0.19)
    return [
      ["poster", 1],
      ["signal", 0.6],
      ["bubble", 0.5],
    ];
  return l < 0.45
    ? [
        ["column", 1],
        ["gallery", 0.8],
        ["masthead", 0.6],
      ]
    : [
        ["signal", 0.6],
        ["column", 0.6],
      ];
}
