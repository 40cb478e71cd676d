import { sentences } from "../../copy/sentences.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Piece } from "./notebook.ts";

/** "Make a fat cake in five steps. Melt … Stir … Pour … Let … Hang …": as many sentences as their title announces. */

const COUNTS = [
  "three|drei|trois|tres|tre|drie|três",
  "four|vier|quatre|cuatro|quattro|quatro",
  "five|fünf|cinq|cinco|cinque|vijf",
  "six|sechs|seis|sei|zes",
  "seven|sieben|sept|siete|sette|zeven|sete",
  "eight|acht|huit|ocho|otto|oito",
];
const STEPS = "steps|schritten|étapes|pasos|passi|passaggi|stappen|passos";
const TITLE = new Prefiltered(
  `\\s(?:in|en|em)\\s(?:(?:just|only|nur|seulement|solo|soli|slechts|apenas)\\s)?(?<count>[3-8]|${COUNTS.join("|")})\\s(?:\\p{L}+\\s)?(?:${STEPS})(?:\\s\\p{L}+)?\\s*[.:!]?\\s*$`,
  "iu",
);

/** "Five rules after your operation.", "Le règlement en sept points.": so many sentences are its entries. */
const THINGS =
  "rules|things|tips|points|reasons|facts|mistakes|habits|ideas|regeln|dinge|tipps|punkten?|gründen?|fakten|fehler|règles|choses|conseils|points|raisons|erreurs|reglas|cosas|consejos|puntos|razones|claves|errores|regole|cose|consigli|punti|ragioni|errori|regels|dingen|tips|punten|redenen|fouten|regras|coisas|dicas|pontos|razões|erros";
const HEADING = new Prefiltered(
  `^[^:：.!?\\n]{0,60}?(?<![\\p{L}\\d.,])(?<count>[3-8]|${COUNTS.join("|")})\\s(?:\\p{L}+\\s)?(?:${THINGS})(?!\\p{L})[^:：.!?\\n]{0,80}[.:!]?\\s*$`,
  "iu",
);

/** A slideshow in five steps is what the maker is asked for, whatever stands behind it. */
const OF_WORK =
  /(?<!\p{L})(?:slideshows?|carousels?|videos?|films?|reels?|clips?|posts?|cards?|infographics?|slides?|folien|diaporamas?|carrusel|carrossel|carosello|filmpje)(?!\p{L})/iu;

/** More stands behind the last of them only for a few sentences. */
const MOST_BEHIND = 2;
const LONGEST = 160;

function countIn(title: string, form: RegExp = TITLE): number {
  const said = form.exec(title)?.groups?.count?.toLowerCase() ?? "";
  const at = COUNTS.findIndex((words) => words.split("|").includes(said));
  return at < 0 ? Number(said) : at + 3;
}

/** The words tell that this is done, and not what to do. */
const TELLS =
  /^(?:we|i|our|wir|ich|unsere?|nous|on|je|j[’']|nos|notre|nosotr[oa]s|hemos|noi|abbiamo|wij|ik|onze|nós|temos)(?!\p{L})|(?<!\d)(?:19|20)\d{2}(?!\d)|\?\s*$/iu;

const isTitle = (text: string) => countIn(text) > 0 && !OF_WORK.test(text);

/** So many of these sentences are steps. */
function areSteps(sentences: readonly string[], count: number): boolean {
  const steps = sentences.slice(0, count);
  const isWhole = steps.length === count && sentences.length <= count + MOST_BEHIND;
  return isWhole && steps.every((step) => step.length <= LONGEST && !TELLS.test(step.trim()));
}

/** The sentence is the title of steps that stand behind it on its line: an order to readers, whatever its verb. */
export function announcesSteps(sentence: string, plain: string): boolean {
  const text = sentence.trim();
  const [behind = ""] = plain.slice(plain.indexOf(text) + text.length).split(/\n\s*\n/);
  return isTitle(text) && areSteps(sentences(behind.replace(/\s+/g, " ").trim()), countIn(text));
}

/** Fewer sentences of a paragraph are no list. */
const LEAST_ENTRIES = 3;

/** "Five things that keep your tank happy." over a paragraph of several sentences or lines, of which this is one. */
export function isAmongAnnounced(sentence: string, plain: string): boolean {
  const text = sentence.trim();
  const [title = ""] = sentences(plain.trim().split("\n")[0] ?? "");
  if (countIn(title, HEADING) === 0 || OF_WORK.test(title) || title.includes(text)) return false;
  const paragraph = plain.split(/\n\s*\n/).find((one) => one.includes(text)) ?? "";
  return paragraph.split("\n").flatMap((line) => sentences(line.trim())).length >= LEAST_ENTRIES;
}

/** What stands behind a title that announces entries: sentences of one paragraph, each of them an entry. */
type Announced = {
  form: RegExp;
  shape: "step" | "bullet";
  isEach: (said: readonly string[], count: number) => boolean;
};
const ANNOUNCED: readonly Announced[] = [
  { form: TITLE, shape: "step", isEach: areSteps },
  { form: HEADING, shape: "bullet", isEach: areEntries },
];

/** Nothing else stands behind them, and each is understood by itself. */
function areEntries(said: readonly string[], count: number): boolean {
  const entries = said.slice(0, count);
  const isWhole = said.length === count || CLOSES.test(said[count - 1] ?? "");
  return (
    isWhole &&
    entries.length === count &&
    entries.every((text) => text.length <= LONGEST && !POINTS_BACK.test(text.trim()))
  );
}
/** "Or the relief valve is dripping." is the last of several. */
const CLOSES = /^\s*(?:or|oder|ou(?: bien)?|o(?: bien)?|oppure|of|ou então)\s+/iu;
const POINTS_BACK =
  /^(?:it|they|this|that|these|then|so|but|and|both|er|es|sie|dies\p{L}*|das|dann|aber|und|il|elle|ils|elles|cela|ça|mais|et|puis|pero|y|luego|eso|ma|e|poi|questo|hij|zij|het is|dat|dit|maar|en|dan|ele|ela|isso|mas|depois)(?!\p{L})|\?\s*$/iu;

/** Turns the sentences of one paragraph behind such a title into steps or entries of a list. */
export function withAnnouncedSteps(pieces: readonly Piece[], plain: string): Piece[] {
  if (pieces.some(({ shape }) => shape === "step" || shape === "bullet")) return [...pieces];
  const textOf = ({ start, end }: Piece) => plain.slice(start, end);
  for (const { form, shape, isEach } of ANNOUNCED) {
    const at = pieces.findIndex((piece) => piece.shape === "sentence" && countIn(textOf(piece), form) > 0);
    const title = pieces[at];
    if (!title || OF_WORK.test(textOf(title))) continue;
    const count = countIn(textOf(title), form);
    const behind = pieces.slice(at + 1);
    const other = behind.findIndex((piece) => piece.shape !== "sentence");
    const said = other < 0 ? behind : behind.slice(0, other);
    if (!isEach(said.map(textOf), count)) continue;
    const entries = new Set(said.slice(0, count));
    const block = said[0]?.block ?? title.block;
    const startOf = (piece: Piece) => piece.start + (CLOSES.exec(textOf(piece))?.[0].length ?? 0);
    return pieces.map((piece) =>
      entries.has(piece) ? { ...piece, start: startOf(piece), block, shape, key: "" } : piece,
    );
  }
  return [...pieces];
}

/** "Steps: soak the stone. Hold the blade …": the label is for the maker. Its length; 0 without one. */
const LABEL =
  /^\s*(?:(?:the|die|les|los|i|de|os) )?(?:steps|schritte|étapes|pasos|passi|passaggi|stappen|passos)\s?[:：]\s+(?=\p{L})/iu;
export const stepsLabel = (text: string): number => LABEL.exec(text)?.[0].length ?? 0;
