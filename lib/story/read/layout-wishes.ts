import { once } from "../../text/once.ts";
import { LAYOUT_WORDS, type LayoutWords } from "./layout-words.ts";
import { lower, pattern } from "./lower.ts";
import { valuesOf } from "./values.ts";

/** What a sentence orders of the layout: "Hochkant!", "Side by side, please.", "Nothing else on it.". */
export type LayoutWish =
  | "upright"
  | "wide"
  | "square"
  | "beside"
  | "sides"
  | "not_all"
  | "one_each"
  | "then_together"
  | "at_once"
  | "steps"
  | "nothing_else"
  | "only_parts";

const SHAPES: ReadonlySet<LayoutWish> = new Set(["upright", "wide", "square"]);

/** "…, it is for the screens in the hall": why, without a number. */
const WHY = "(?:[,;:–—-] ?[^.!?\\d]{3,80})?";
/** Space around it is how one thing alone looks: "con mucho aire alrededor". */
const AIR =
  "(?:[, ]+(?:and |und |et |y |e |en )?(?:with |mit |avec |con |met |com )?(?:lots of|plenty of|much|viel|beaucoup d(?:e |['’])|mucho|molto|veel|muito) ?(?:(?:empty |white |weiß)?(?:space|air|room|raum|platz|luft|rand|blanc|vide|air|espace|aire|espacio|spazio|aria|ruimte|lucht|wit|espaço|ar))(?: (?:around|drumherum|rundherum|darum|autour|alrededor|intorno|eromheen|rondom|à volta|em volta))?(?: (?:it|them))?)?";
/** Whatever the language, a mark of politeness or of exclamation, or a word of the layout itself, makes it an order. */
const POLITE_MARK =
  /[!?]|(?<!\p{L})(?:please|pls|bitte|plaît|svp|merci|favor|favore|piacere|graag|alsjeblieft|alstublieft|aub|format|formato|formaat|\p{L}*format|hochkant)(?!\p{L})/iu;

function testsOf(w: LayoutWords): [LayoutWish, () => RegExp][] {
  const soft = `(?:(?:${w.polite})(?!\\p{L})[ ,]*)*`;
  const whole = (source: string, tail = WHY) =>
    pattern(`^\\s*${soft}(?:${source})(?:[ ,]+(?:${w.polite}))*${tail}(?:[ ,]+(?:${w.polite}))*[\\s.!:]*$`);
  const side = (one: string, other: string) =>
    `[^.!?]{0,60}?(?<!\\p{L})(?:${one})(?!\\p{L})[^.!?]{0,40}?(?<!\\p{L}|(?:not|nicht|pas|no|non|niet|não) )(?:${other})`;
  const parts = `(?:${w.part})(?:, (?:${w.part}))*(?: (?:${w.and}) (?:${w.part}))?`;
  return [
    ["upright", whole(w.upright)],
    ["wide", whole(w.wide)],
    ["square", whole(w.square)],
    ["beside", whole(w.beside)],
    ["not_all", whole(w.notAll)],
    ["then_together", whole(`${w.each},? ${w.together}`, "")],
    ["one_each", whole(w.each, "")],
    ["steps", pattern(`^\\s*(?:${STEPS_LEAD})[^.!?]*?(?:${w.steps})`)],
    ["nothing_else", whole(w.nothingElse, "")],
    ["only_parts", whole(`(?:${w.only}) ${parts}${AIR}(?:[,;–—-]* (?:${w.nothingElse}))?`, "")],
    [
      "sides",
      pattern(
        `^\\s*${soft}${SPLIT}(?:${side(...w.sides)}|${side(w.sides[1], w.sides[0])})[^.!?]{0,40}[.!]*$`,
      ),
    ],
  ];
}

/** What things are like as well: "Nebeneinander am Fenster", "square". */
const POLITELY: ReadonlySet<LayoutWish> = new Set(["upright", "wide", "square", "beside"]);
/** Who would like something to be seen. */
const STEPS_LEAD =
  "(?:(?:please|bitte|merci de|por favor,?|per favore,?|graag) (?:show|zeig\\p{L}*|montr\\p{L}*|mostr\\p{L}*|muestr\\p{L}*|laat)|(?:we|i)(?:['’]d| would) like|wir (?:hätten gern|möchten|wünschen)|(?:on|nous) (?:voudrait|voudrions|aimerait|aimerions)|(?:nos|me) gustaría|queremos que|querríamos|vorremmo|ci piacerebbe|(?:we|wij) (?:willen|zouden) graag|gostávamos|gostaríamos|queríamos)(?!\\p{L})";
/** "Split the picture, …", "Bild teilen: …": what is placed on the left and on the right is the picture's. */
const SPLIT =
  "(?:(?:split|divide) (?:the |it|this)[^.!?,:]{0,30}[,:] ?|(?:das )?bild (?:bitte )?(?:zwei)?teilen[,:] ?|(?:(?:show|put|place|zeigt?|stellt?|mett(?:ez|re)|mettete|pon(?:ed|er)|zet|ponham) )|image (?:coupée|partagée|divisée) en deux[,:] ?|(?:la )?imagen (?:dividida|partida) en dos[,:] ?|immagine divisa (?:in due|a metà)[,:] ?|beeld in tweeën[,:] ?|imagem dividida (?:ao meio|em duas)[,:] ?)";

const TESTS = once(
  () => new Map(Object.entries(LAYOUT_WORDS).map(([code, words]) => [code, testsOf(words)])),
);

const LONGEST = 150;

/** "One person at a time": only with a part of a piece it is about one. */
const MEDIUM =
  /(?<!\p{L})(?:pictures?|slides?|frames?|images?|pages?|scenes?|bild|folie|seite|diapo|vue|imagen|diapositiva|immagine|beeld|foto|dia|imagem|screens?|schirm|bildschirm|écran|pantalla|schermata|scherm|tela|ecrã|lâmina)(?!\p{L})/iu;

/** What a sentence orders of the layout, and where that ends; undefined for other sentences. */
export function layoutWishIn(
  sentence: string,
  language: string,
): { kind: LayoutWish; end: number } | undefined {
  const tests = TESTS().get(language);
  if (!tests || sentence.length > LONGEST) return undefined;
  const low = lower(sentence);
  for (const [kind, test] of tests) {
    const end = test().exec(low)?.[0].length ?? 0;
    if (end > 0 && isOrder(kind, sentence.slice(0, end))) return { kind, end };
  }
  return undefined;
}

function isOrder(kind: LayoutWish, words: string): boolean {
  if (POLITELY.has(kind) && !POLITE_MARK.test(words)) return false;
  if (kind === "one_each") return MEDIUM.test(words);
  // "9:16" is a shape and no value of readers.
  return SHAPES.has(kind) || kind === "then_together" || valuesOf(words).length === 0;
}
