import { toLch } from "../color.ts";
import { brandColors } from "../palette.ts";

/** What a brand can be like, as far as type and composition can say it. */
export type Trait =
  | "loud"
  | "refined"
  | "sober"
  | "dependable"
  | "technical"
  | "playful"
  | "natural"
  | "modern";
export type Traits = Partial<Readonly<Record<Trait, number>>>;

/** What is known of a brand. `voice` are words such as "playful", `about` what it says of itself and of what it sells. */
export type BrandHints = {
  id: string;
  palette: Record<string, string>;
  voice?: readonly string[] | undefined;
  about?: readonly string[] | undefined;
  /** Width to height. */
  logoAspect?: number | undefined;
};

type TraitWords = readonly [Trait, RegExp];

/** Beginnings of words for how a brand sounds, in the languages that briefs come in. */
const VOICES: readonly TraitWords[] = [
  [
    "loud",
    /\b(?:bold|loud|brave|daring|energetic|provocative|confident|urgent|punchy|edgy|rebel)|mutig|laut|frech|audac|atrevid|potent|ousad|gedurfd|力強|大胆/iu,
  ],
  [
    "refined",
    /elegan|refined|luxur|premium|sophisticat|timeless|restrain|poetic|exclusiv|edel|élégan|raffin|sofisticad|verfijnd|上品|優雅/iu,
  ],
  [
    "sober",
    /editorial|journal|thoughtful|factual|serious|sober|expert|educat|informed|literary|neutral|sachlich|nüchtern|sérieux|seri[oa]|zakelijk|誠実/iu,
  ],
  [
    "dependable",
    /trust|reliab|profession|corporate|practical|solid|formal|respons|reassur|honest|seriös|zuverl|ehrlich|fiable|rassur|confia|betrouwba|affidabil|安心|信頼/iu,
  ],
  [
    "technical",
    /techni|precis|engineer|nerd|scientif|analytic|\bdata|exact|hacker|developer|\bdry\b|präzis|précis|técnic|tecnic|技術|精密/iu,
  ],
  [
    "playful",
    /play|\bfun|cheer|young|cute|humou?r|witty|quirky|silly|verspielt|lustig|fröhlich|ludique|drôle|divertid|giocos|speels|楽し|可愛/iu,
  ],
  [
    "natural",
    /calm|gentle|warm|natural|kind\b|friend|famil|mindful|honest|rustic|cosy|cozy|homely|ruhig|herzlich|freund|doux|chaleur|cálid|tranquil|cald[oa]|rustig|静|穏|温/iu,
  ],
  [
    "modern",
    /modern|clean|fresh|minimal|simple|sleek|innovat|direct|frisch|klar|moderne|fresco|strak|新し/iu,
  ],
];

/** Words for what a brand does. Compounds hold them in their middle. */
const TRADES: readonly TraitWords[] = [
  [
    "technical",
    /software|\bapps?\b|\bapi\b|developer|database|\bcloud|\blogs?\b|engineer|machin|maschin|robot|sensor|electronic|elektronik|logiciel|fräs|dreh(?:teil|erei)|\bcnc\b|laborator|ソフト|機械/iu,
  ],
  [
    "natural",
    /organic|\bbio|\bfarm|garden|garten|jard[ií]n|jardin|giardin|\btea\b|\btee\b|coffee|kaffee|caf[eé]|baker|bäcker|boulang|panader|bread|\bbrot|honey|honig|flor(?:ist|al)|flower|blumen|handmade|ceramic|keramik|\bwool|herb|yoga|茶|花|パン|農/iu,
  ],
  [
    "refined",
    /jewel|schmuck|bijou|joyer|watch(?:es|mak)|uhren|perfum|parfum|skincare|cosmet|kosmet|\bspa\b|boutique|hotel|hôtel|wedding|hochzeit|mariage|fashion|couture|gallery|galerie|\bwines?\b|\bwein|\bvins?\b|宝石|旅館/iu,
  ],
  [
    "playful",
    /\bkids?\b|child|kinder|enfant|niñ|bambin|\btoys?\b|spielzeug|jouet|\bpets?\b|\bdogs?\b|\bcats?\b|haustier|ice cream|\beis(?:diele|café)|gelat|cand(?:y|ies)|cupcake|\bgames?\b|party|子ども|玩具/iu,
  ],
  [
    "loud",
    /sport|\bgym\b|fitness|nightclub|festival|concert|konzert|\bmusic|\brac(?:e|ing)|burger|street ?food|charging|boxing|skate|音楽/iu,
  ],
  [
    "sober",
    /\blaw|legal|rechts|anwalt|avocat|abogad|\btax|steuer|accountan|buchhalt|\bnews|magazin|research|forschung|consult|berat(?:ung|er)|universit|museum|publish|verlag|library|bibliothe|法律|出版/iu,
  ],
  [
    "dependable",
    /\bbank|insur|versicher|assuranc|clinic|klinik|clínic|dent|zahn|doctor|medical|praxis|pharmac|apothe|estate agent|real estate|immobil|construct|builder|bauunter|plumb|heating|heizung|logisti|transport|cooperative|genossenschaft|\benergy|council|gemeinde|stadtwerk|医|建設|銀行/iu,
  ],
  [
    "modern",
    /studio|agency|agentur|agence|design|startup|marketing|media\b|mobility|mobilität|architec|architek|デザイン|建築/iu,
  ],
];

const WEIGHTS = { voice: 1.6, trade: 1.1, color: 0.8 };
/** Mentions of one trait in what a brand says count once and a half at most. */
const MOST_TRADE = 1.5;

/** What a brand is like, from its voice, its trade and its colours; the squares add up to 1. Empty where nothing is known. */
export function traitsOf({ palette, voice = [], about = [] }: BrandHints): Traits {
  const traits = new Map<Trait, number>();
  const add = (trait: Trait, by: number) => traits.set(trait, (traits.get(trait) ?? 0) + by);
  for (const word of voice)
    for (const [trait, sounds] of VOICES) if (sounds.test(word)) add(trait, WEIGHTS.voice);
  for (const [trait, does] of TRADES) {
    const mentions = about.filter((text) => does.test(text)).length;
    if (mentions > 0) add(trait, WEIGHTS.trade * Math.min(MOST_TRADE, 0.75 + 0.25 * mentions));
  }
  for (const [trait, by] of byColor(palette)) add(trait, WEIGHTS.color * by);
  const length = Math.hypot(...traits.values());
  // Many words for one trait do not make it stronger than a brand's own turn of it.
  return Object.fromEntries([...traits].map(([trait, by]) => [trait, by / length]));
}

/** How well a brand's traits are met by some. */
export const affinity = (traits: Traits, met: Traits): number =>
  Object.entries(met).reduce((sum, [trait, by]) => sum + by * (traits[trait as Trait] ?? 0), 0);

/** What colours say: pastels are soft, strong ones loud, greys sober, bright ones on black technical. */
function byColor(palette: Record<string, string>): [Trait, number][] {
  if (Object.keys(palette).length === 0) return [];
  const { primary, background } = brandColors(palette, "");
  const { l, c } = toLch(primary);
  if (c < 0.03)
    return l < 0.3
      ? [
          ["refined", 0.8],
          ["sober", 0.8],
        ]
      : [["sober", 1]];
  if (background !== undefined && toLch(background).l < 0.35)
    return [
      ["technical", 0.8],
      ["loud", 0.8],
    ];
  if (l > 0.8)
    return c > 0.12
      ? [["playful", 1]]
      : [
          ["natural", 0.8],
          ["refined", 0.6],
        ];
  if (c > 0.19)
    return [
      ["loud", 0.8],
      ["playful", 0.5],
    ];
  return l < 0.45
    ? [
        ["dependable", 0.8],
        ["refined", 0.6],
      ]
    : [
        ["modern", 0.8],
        ["natural", 0.4],
      ];
}
