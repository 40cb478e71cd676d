import { own } from "../../../text/own.ts";
import { once } from "../../once.ts";
import { allMatches } from "../matches.ts";
import { type Figure, key } from "./figure.ts";

const SMALL: Record<string, number> = Object.fromEntries([
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((w, i) => [w, i]),
  ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((w, i) => [w, (i + 2) * 10]),
]);
const SCALE: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };

/** Words that say a number in passing; they back a claim up but are none themselves. */
const WEAK: Record<string, string> = {
  "n:1": "first once single primer première premier erste ersten erster primo prima einmal",
  "n:2":
    "second secondly both pair couple zweite zweiten deuxième segundo secondo deux zwei dos due twee dois två dwa",
  "n:3": "third thrice dritte troisième tercero terzo trois drei tres tre drie três",
  "n:4": "fourth quarter vierte quatrième cuarto quarto quatre vier cuatro quattro quatro fyra",
  "n:5": "fifth fünfte cinq fünf cinco cinque vijf fem",
  "n:6": "sixth sechs seis sei zes",
  "n:7": "seventh sept sieben siete sette zeven sete sju",
  "n:8": "eighth huit acht ocho otto oito åtta",
  "n:9": "ninth neuf neun nueve nove negen nio",
  "n:10": "tenth dix zehn diez dieci tien dez tio",
  "n:12": "twelfth douze zwölf doce dodici twaalf doze tolv",
  "n:15": "quinze fünfzehn quince quindici vijftien",
  "n:20": "vingt zwanzig veinte venti twintig vinte tjugo",
  "n:30": "trente dreißig treinta trenta dertig trinta",
  "n:100": "cent hundert cien ciento cento honderd cem hundra",
  "n:1000": "mille tausend mil duizend tusen",
};

const weakWords = once(
  () =>
    new Map(
      Object.entries(WEAK).flatMap(([reading, list]) => list.split(" ").map((w) => [w, reading] as const)),
    ),
);

const CARDINAL = [...Object.keys(SMALL), ...Object.keys(SCALE)].join("|");
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:an?|half an?)[ -])?(?:${CARDINAL})(?:(?:[ -]| and )(?:${CARDINAL}))*(?![\\p{L}])`,
  "giu",
);
/** Amounts without a number, by their size, in the languages we read. */
const VAGUE_SIZE: Record<string, string> = {
  dozens: "~dozens",
  hundreds: "~hundreds",
  hunderte: "~hundreds",
  centaines: "~hundreds",
  cientos: "~hundreds",
  centinaia: "~hundreds",
  thousands: "~:1",
  tausende: "~:1",
  zehntausende: "~:1",
  milliers: "~:1",
  miles: "~:1",
  migliaia: "~:1",
  duizenden: "~:1",
  millions: "~:2",
  millionen: "~:2",
  millones: "~:2",
  milioni: "~:2",
  miljoenen: "~:2",
  billions: "~:3",
  milliarden: "~:3",
};
const VAGUE = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(VAGUE_SIZE).join("|")})(?!\\p{L})(?! (?:per|an) )`,
  "giu",
);
/** Spanish thousands are English miles. */
const isDistance = (m: RegExpMatchArray, text: string) =>
  /^miles$/i.test(m[0]) && !/^ de /i.test(text.slice((m.index ?? 0) + 5));
const TIMES =
  /(?<!\p{L})(?:twice (?:as|the)|doubl(?:e[sd]?|ing)(?= (?:your|our|the|their|its|in)\b)|tripl(?:e[sd]?|ing)(?= (?:your|our|the|their|its|in)\b))/giu;
const HALF =
  /(?<!\p{L})(?:half[- ]price|half off|(?:in|by) half|half (?:the|of|our|your)|halv(?:e[sd]?|ing))(?!\p{L})/giu;

/** A quick look, so that most sentences are done with. */
const MAY_HOLD =
  /one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|dred|ousan|llion|dozen|tausend|hundert|millier|centai|centin|cientos|miles|miglia|duizend|milioni|millon|miljoen|milliard|hal[fv]|twice|doub|tripl|zero/i;

function value(run: string): number {
  let total = 0;
  let current = 0;
  for (const word of run.toLowerCase().split(/[ -]/)) {
    const scale = own(SCALE, word);
    if (scale === undefined) current += own(SMALL, word) ?? 0;
    else if (scale <= 100) current = Math.max(1, current) * scale;
    else {
      total += Math.max(1, current) * scale;
      current = 0;
    }
  }
  return total + current;
}

const found = (m: RegExpMatchArray, readings: string[]): Figure => ({
  text: m[0],
  at: m.index ?? 0,
  readings,
});
const isScaleOnly = (run: string) => /^(?:hundred|thousand|million|billion|dozen)$/i.test(run);

/** Size of a vague amount: "thousands" and 4,200 share the power of a thousand they lie in. */
export const magnitude = (n: number): string => `~:${n < 1 ? 0 : Math.floor(Math.log10(n) / 3 + 1e-9)}`;

/** Numbers written as words: "two million", "a dozen", "twice as", "thousands". English is claimed, other languages only support. */
export function readNumberWords(text: string): Figure[] {
  if (!MAY_HOLD.test(text)) return [];
  const runs = allMatches(RUN, text).flatMap((m) => {
    // A scale on its own belongs to the digits before it, which have taken it already.
    if (isScaleOnly(m[0])) return [];
    const n = value(m[0].replace(/^(?:an?|half an?)[ -]/i, ""));
    const figure = found(m, [key("n", /^half/i.test(m[0]) ? n / 2 : n)]);
    return [n <= 1 ? { ...figure, weak: true } : figure];
  });
  return [
    ...runs,
    ...allMatches(VAGUE, text)
      .filter((m) => !isDistance(m, text))
      .map((m) => found(m, [own(VAGUE_SIZE, m[0].toLowerCase()) ?? "~"])),
    ...allMatches(TIMES, text).map((m) => found(m, [/^tripl/i.test(m[0]) ? "x:3" : "x:2"])),
    ...allMatches(HALF, text).map((m) => found(m, ["%:50", "n:0.5"])),
  ];
}

const FRACTIONS: [RegExp, string[]][] = [
  [/(?<!\p{L})(?:half|halb|halbe|moitié|mitad|metà|helft)(?!\p{L})/iu, ["%:50", "n:0.5"]],
  [/(?<!\p{L})(?:doubl(?:e|ed|es|ing)|twice)(?!\p{L})/iu, ["x:2", "n:2"]],
  [/(?<!\p{L})tripl(?:e|ed|es|ing)(?!\p{L})/iu, ["x:3", "n:3"]],
];

const MAY_BE_FRACTION = /hal[bf]|moiti|mitad|metà|helft|doubl|twice|tripl/i;

/** Numbers that are only mentioned, in any language we know: they may back a claim up. */
export function readWeakNumbers(text: string): string[] {
  const spoken = (text.toLowerCase().match(/[a-zß-öø-ÿā-ž]{3,}/g) ?? []).flatMap(
    (word) => weakWords().get(word) ?? [],
  );
  if (!MAY_BE_FRACTION.test(text)) return spoken;
  return [...spoken, ...FRACTIONS.flatMap(([re, readings]) => (re.test(text) ? readings : []))];
}
