import { Prefiltered } from "./prefilter/prefiltered.ts";
/** A colour as a text names it: its hue, how light or dark it is meant, and whether the word also names something else. */
export type NamedColor = { hex: string; tone: -1 | 0 | 1; isAmbiguous: boolean };

/** Stems in English, German, French, Spanish, Italian, Dutch and Portuguese; endings follow them. */
const NAMES: Readonly<Record<string, string>> = {
  "#c62828": "red rot rouge roj ross vermelh rood rod",
  "#1f5fae": "blue blau bleu azul blu blauw",
  "#2f8a4b": "green grün vert verd groen",
  "#f2c230": "yellow gelb jaune amarill giall geel gel amarel",
  "#e8762d": "orange naranja arancion oranje laranj",
  "#7a4b2b": "brown braun brun marron marrón bruin castanh",
  "#6b3fa0": "purple lila violett viola morad paars rox lilla",
  "#e58fa8": "pink roze rosado",
  "#1c1c1c": "black schwarz noir negr ner zwart pret",
  "#ffffff": "white weiß weiss blanc blanche blanc bianc wit branc",
  "#80868c": "grey gray grau gris grigi grijs grijz cinzent cinza",
  "#c9a227": "gold golden dor dorad dorat goud gouden dourad",
  "#b4b8bd": "silver silbern argent argenté platead argentat zilver",
  "#137c7c": "turquoise türkis turquesa turchese petrol teal",
  "#e3d3b4": "beige crème creme cream",
  "#6b7a2e": "olivgrün olijfgroen",
  "#1b2a4a": "navy marineblau marineblauw",
};
/** Flowers and fruit, which name people, dishes and colours alike. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  "#e58fa8": "rose rosa",
  "#6b3fa0": "violet violeta violette",
};
const ENDING = "(?:e[nrsm]?|a|as|o|os|i|h?e|s|x)?";
const LIGHT = "light|pale|hell|clair|claire|clar|clara|claro|chiar|chiara|chiaro|licht|pâle|pálid";
const DARK = "dark|deep|dunkel|foncé|foncée|oscur|oscura|oscuro|scur|scura|scuro|escur|escura|escuro|donker";
/** "Brick red": a thing whose colour is meant. */
const BRICK = /(?<!\p{L})(?:brick|ziegel|brique|ladrillo|mattone|baksteen|tijolo)/iu;

const patternOf = (stems: string) =>
  new Prefiltered(
    `(?<![\\p{L}-])(?:(?:${LIGHT}|${DARK})[ -]?)?(?:ziegel|steen)?(?:${stems.split(" ").join("|")})${ENDING}(?![\\p{L}-])`,
    "iu",
  );

const TABLE = [
  ...Object.entries(NAMES).map(([hex, stems]) => ({ hex, pattern: patternOf(stems), isAmbiguous: false })),
  ...Object.entries(AMBIGUOUS).map(([hex, stems]) => ({ hex, pattern: patternOf(stems), isAmbiguous: true })),
];
const IS_LIGHT = new Prefiltered(`(?<!\\p{L})(?:${LIGHT})`, "iu");
const IS_DARK = new Prefiltered(`(?<!\\p{L})(?:${DARK})`, "iu");

/** The colours that a few words name, each with its place among them. */
export function colorsNamed(text: string): (NamedColor & { at: number; end: number })[] {
  const found = TABLE.flatMap(({ hex, pattern, isAmbiguous }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 10), match.index + match[0].length + 8);
    const tone = IS_LIGHT.test(around) ? (1 as const) : IS_DARK.test(around) ? (-1 as const) : (0 as const);
    const isBrick = hex === "#c62828" && BRICK.test(around);
    const own = isBrick ? "#9a4a36" : hex;
    return [{ hex: own, tone, isAmbiguous, at: match.index, end: match.index + match[0].length }];
  });
  return found.toSorted((a, b) => a.at - b.at);
}
