import { converter, formatHex } from "culori";
import { hexOf } from "./colors.ts";

const toOklch = converter("oklch");

/** What people mean by a name, in the languages of most briefs. The names of CSS mean screens: its brown is a red. */
const MEANT: Readonly<Record<string, string>> = {
  "#7A4B2B": "brown braun brun marron marrón castaño marrone bruin",
  "#FFF6E5": "cream creme crème crema panna cremefarben",
  "#C62828": "red rot rouge rojo rosso rood vermelho",
  "#1F4E9E": "blue blau bleu azul blu blauw",
  "#2F7D4B": "green grün vert verde groen",
  "#F2C230": "yellow gelb jaune amarillo giallo geel amarelo",
  "#E8762D": "orange naranja arancione oranje laranja",
  "#6B3FA0": "purple violet lila violett morado viola paars roxo",
  "#E58FA8": "pink rosa rose roze",
  "#111111": "black schwarz noir negro nero zwart preto",
  "#FFFFFF": "white weiß weiss blanc blanco bianco wit branco",
  "#7A7D82": "grey gray grau gris grigio grijs cinza",
  "#C19A3B": "gold golden or doré dorado oro goud dourado",
  "#B4B8BD": "silver silber argent plateado argento zilver",
  "#1B2A4A": "navy marineblau marine",
  "#137C7C": "teal petrol türkis turquoise turquesa turchese",
  "#7A1F33": "burgundy bordeaux wine weinrot claret oxblood burdeos",
  "#C4623F": "terracotta terrakotta rust copper kupfer cuivre",
  "#D9A520": "mustard senf moutarde mostaza ochre ocker ocre amber",
  "#8FA68A": "sage salbei sauge salvia",
  "#A9DCC3": "mint minze menthe menta",
  "#3A3D40": "charcoal anthracite anthrazit slate graphite graphit",
  "#E0CBA8": "sand sable arena sabbia beige tan taupe oat linen",
  "#FAF7EF": "ivory elfenbein ivoire marfil avorio eggshell bone off-white offwhite",
  "#F6B48F": "peach pfirsich pêche apricot aprikose salmon lachs",
  "#5A3A22": "chocolate schokolade chocolat espresso coffee kaffee mocha walnut nussbaum",
  "#6B7A2E": "olive oliv oliva moss moos",
  "#1E7F5C": "emerald smaragd émeraude esmeralda",
  "#1F4D36": "forestgreen waldgrün tannengrün racinggreen",
  "#7DB7E8": "skyblue himmelblau",
  "#2A7F6F": "seagreen meergrün verdemar",
};
/** Things that stand for their colour where colours are spoken of. Elsewhere they are what is sold. */
const THINGS: Readonly<Record<string, string>> = {
  "#B4684A": "clay ton argile arcilla argilla klei adobe",
  "#9A4A36": "brick ziegel brique ladrillo sienna",
  "#A79F92": "stone stein pierre piedra pietra steen pebble mushroom",
  "#D8CDB8": "oatmeal flax parchment pergament hemp",
  "#F3EFE6": "chalk kreide craie porcelain porzellan pearl perle milk",
  "#B9BDBE": "ash asche cendre fog nebel mist dove",
  "#6E7880": "storm smoke rauch fumée pewter zinc",
  "#16324F": "ink tinte encre tinta midnight",
  "#2A6F8E": "sea ocean meer ozean mer mar mare lagoon",
  "#9CCFC0": "seafoam celadon seladon eucalyptus eukalyptus duckegg",
  "#2C5545": "pine fir kiefer tanne ivy efeu fern farn bottlegreen flaschengrün",
  "#3F4E7A": "denim jeans",
  "#0047AB": "cobalt kobalt ultramarine ultramarin sapphire saphir",
  "#00875F": "jade malachite malachit",
  "#A9C46C": "pistachio pistazie lime limette avocado",
  "#F6E08A": "lemon zitrone citron limón limone butter vanilla vanille",
  "#E2A93B": "honey honig miel saffron safran turmeric kurkuma marigold",
  "#B97A3E": "caramel karamell toffee cinnamon zimt cannelle ginger",
  "#4A2C20": "cocoa kakao cacao chestnut kastanie umber",
  "#8C6A3F": "bronze brass messing laiton",
  "#D9667B": "raspberry himbeere framboise watermelon guava",
  "#A61C3C": "cherry kirsche cerise cranberry ruby rubin",
  "#5B2A4E": "plum pflaume prune aubergine eggplant blackberry brombeere fig feige",
  "#B8A1D9": "lavender lavendel lavande lilac flieder heather",
  "#E9C7C0": "blush shell muschel rosewater",
};
const byName = (table: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(table).flatMap(([hex, names]) => names.split(" ").map((name) => [name, hex] as const)),
  );
const COLORS = byName(MEANT);
const OF_THINGS = byName(THINGS);

type Change = (color: { l: number; c: number; h: number }) => { l?: number; c?: number; h?: number };

/** A hue between two, nearer to the first. */
const towards = (from: number, to: number) => from + (((to - from + 540) % 360) - 180) / 5;

const word = (words: string) => new RegExp(`^(?:${words})(?:e[rsnm]?|as?|os?|s)?$`);

/** Words beside a name that change its colour, in front of it or behind it. */
const CHANGES: readonly (readonly [RegExp, Change])[] = [
  [word("dark|deep|midnight|rich|dunkl?|dunkel|tief|foncé|oscur|scur|donker"), ({ l }) => ({ l: l * 0.7 })],
  [
    word("light|pale|pastel|hell|blass|clair|clar|chiar|licht"),
    ({ l, c }) => ({ l: l + (1 - l) * 0.55, c: c * 0.65 }),
  ],
  [
    word("soft|muted|dusty|faded|zart|gedeckt|doux|suav"),
    ({ l, c }) => ({ l: l + (1 - l) * 0.2, c: c * 0.6 }),
  ],
  [
    word("bright|vivid|bold|neon|leuchtend|kräftig|knall|vif|viv"),
    ({ l, c }) => ({ l: l + 0.04, c: c * 1.25 }),
  ],
  [word("warm|chaud|cálid|cald"), ({ c, h }) => (c > 0.02 ? { h: towards(h, 60) } : {})],
  [word("cool|cold|icy|kühl|kalt|froid|frí"), ({ c, h }) => (c > 0.02 ? { h: towards(h, 250) } : {})],
];

const BETWEEN = /[,;/&+.!?]|\s(?:and|with|or|on|und|mit|oder|auf|et|avec|ou|sur|y|con|e|o|en|met)\s/iu;

/** Colours that are named by words or codes, in their order: one between two commas or ands. */
export const colorsNamed = (text: string): string[] =>
  text.split(BETWEEN).flatMap((phrase) => colorIn(phrase) ?? []);

/** The same where colours are not what is spoken of: "Our logo is a stone." names none. */
export const plainColorsNamed = (text: string): string[] =>
  text.split(BETWEEN).flatMap((phrase) => colorIn(phrase, NO_THINGS) ?? []);

const ARTICLES = /^(?:an?|the|some|our|my|lots? of|our own|die|der|das|ein|eine|le|la|les|un|une)\s+/iu;
/** What a colour is for, behind its name: "a lime accent", "white backgrounds". */
const USE = /\s+(?:accents?|highlights?|touches|details|backgrounds?|text|lettering|buttons?|akzente?n?)$/iu;
const MEASURE = /^(?:an? )?(?:bit|touch|hint|splash|pop|dash) of\s+/iu;
const MOST_OF_NAME = 3;

/** The phrase is the name of a colour and nothing else, such as "a deep sea green" or "bottle green". */
function isColor(phrase: string): boolean {
  const bare = phrase.trim().replace(MEASURE, "").replace(ARTICLES, "").replace(USE, "");
  const words = bare.toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? "";
  const unknown = words.filter((one) => !isChange(one) && colorIn(one) === undefined).length;
  const most = colorIn(last, NO_THINGS) ? 1 : 0;
  return words.length <= MOST_OF_NAME && colorIn(last) !== undefined && unknown <= most;
}

/** Colours that follow a word such as "colours": those of the list that begins there. */
export function colorsBehind(text: string): string[] {
  const phrases = text.replace(/^\s*(?:[:,–-]|are|is|in|of|like)?\s*/iu, "").split(BETWEEN);
  const end = phrases.findIndex((phrase) => !isColor(phrase));
  return phrases.slice(0, end < 0 ? undefined : end).flatMap((phrase) => colorIn(phrase) ?? []);
}

const USES =
  /^(?:we (?:use|like|love|wear|work with|stick to)|think|mostly|mainly|it(?:['’]s| is) (?:all|mostly)|everything is)\s+/iu;

/** "Deep sea green and warm clay." says nothing but colours. Things alone may be what is sold. */
export function isListOfColors(sentence: string): boolean {
  const phrases = sentence
    .trim()
    .replace(/[.!]+$/, "")
    .replace(USES, "")
    .split(BETWEEN);
  const isSaid = (phrase: string) =>
    phrase
      .toLowerCase()
      .split(/\s+/)
      .some((one) => COLORS.has(one));
  return phrases.length > 1 && phrases.every(isColor) && phrases.some(isSaid);
}

/** One colour as a person types it: a code, a notation of CSS, or a name. Undefined for what is none, or several. */
export function colorTyped(text: string): string | undefined {
  const code = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim())?.[1];
  if (code) return hexOf(`#${code}`);
  const [named, ...others] = colorsNamed(text);
  return named && others.length === 0 ? named : hexOf(text);
}

const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i;

const NO_THINGS: ReadonlyMap<string, string> = new Map();

function colorIn(phrase: string, things: ReadonlyMap<string, string> = OF_THINGS): string | undefined {
  const [code] = CODE.exec(phrase) ?? [];
  if (code) return hexOf(code);
  const words = phrase.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const first = (named: (one: string, next: string) => ColorName | undefined) =>
    words.flatMap((one, i) => (isChange(one) ? [] : (named(one, words[i + 1] ?? "") ?? [])))[0];
  const thing = (one: string) => things.get(one);
  // "Brick red" is a red: what only reminds of a colour counts where no colour is named.
  const named = first(namedAt) ?? first((one) => plainName(thing(one) ?? screenColor(one)));
  if (!named) return undefined;
  const changes = [...words, named.before].flatMap((one) =>
    CHANGES.filter(([pattern]) => pattern.test(one)).map(([, change]) => change),
  );
  return changed(named.hex, new Set(changes));
}

type ColorName = { hex: string; before: string };

const plainName = (hex: string | undefined): ColorName | undefined => (hex ? { hex, before: "" } : undefined);
const isChange = (word: string) => CHANGES.some(([pattern]) => pattern.test(word));

/** "Forest green" is one name, and "dunkelblau" holds two words. */
function namedAt(first: string, next: string): ColorName | undefined {
  const [, before = "", rest = ""] = /^(dunkel|hell|tief|knall|zart)(.+)$/u.exec(first) ?? [];
  const both = COLORS.get(first + next) ?? (next ? screenColor(first + next) : undefined);
  const own = both ?? COLORS.get(first) ?? COLORS.get(rest);
  return own ? { hex: own, before } : undefined;
}

/** What a name of CSS means. */
function screenColor(name: string): string | undefined {
  const hex = hexOf(name);
  return hex?.length === 7 ? hex : undefined;
}

function changed(hex: string, changes: ReadonlySet<Change>): string {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  const color = { l, c, h };
  for (const change of changes) Object.assign(color, change(color));
  return changes.size === 0 ? hex : formatHex({ mode: "oklch", ...color }).toUpperCase();
}
