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
};
const NAMES = new Map(
  Object.entries(MEANT).flatMap(([hex, names]) => names.split(" ").map((name) => [name, hex] as const)),
);

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

const BETWEEN = /[,;/&+.!?]|\s(?:and|with|or|und|mit|oder|et|avec|ou|y|con|e|o|en|met)\s/iu;

/** Colours that are named by words or codes, in their order: one between two commas or ands. */
export const colorsNamed = (text: string): string[] =>
  text.split(BETWEEN).flatMap((phrase) => colorIn(phrase) ?? []);

const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i;

function colorIn(phrase: string): string | undefined {
  const [code] = CODE.exec(phrase) ?? [];
  if (code) return hexOf(code);
  const words = phrase.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const [named] = words.flatMap((one, i) => namedAt(one, words[i + 1] ?? "") ?? []);
  if (!named) return undefined;
  const changes = [...words, named.before].flatMap((one) =>
    CHANGES.filter(([pattern]) => pattern.test(one)).map(([, change]) => change),
  );
  return changed(named.hex, new Set(changes));
}

type ColorName = { hex: string; before: string };

/** "Forest green" is one name, and "dunkelblau" holds two words. */
function namedAt(first: string, next: string): ColorName | undefined {
  if (CHANGES.some(([pattern]) => pattern.test(first))) return undefined;
  const [, before = "", rest = ""] = /^(dunkel|hell|tief|knall|zart)(.+)$/u.exec(first) ?? [];
  const own = NAMES.get(first + next) ?? NAMES.get(first) ?? NAMES.get(rest);
  if (own) return { hex: own, before };
  const css = (next && hexOf(first + next)) || hexOf(first);
  return css && css.length === 7 ? { hex: css, before: "" } : undefined;
}

function changed(hex: string, changes: ReadonlySet<Change>): string {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  const color = { l, c, h };
  for (const change of changes) Object.assign(color, change(color));
  return changes.size === 0 ? hex : formatHex({ mode: "oklch", ...color }).toUpperCase();
}
