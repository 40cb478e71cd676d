import { hasSpaces } from "../../copy/language.ts";
import { overlap } from "../../copy/similarity.ts";
import { capitalize, hasWords, size, stop, unstop, wordCount } from "../../copy/text.ts";
import { EMAIL_ADDRESS } from "../../text/email-address.ts";
import { areOpened, opensLaterStep, opensStep } from "../../text/order-words.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { needsAddress } from "../../text/tied-address.ts";
import { withSlideLines } from "../read/slide-lines.ts";
import type { Action, Line, TitledLine } from "../schema.ts";
import { standsApart } from "./apart.ts";
import type { Block, Headline } from "./block.ts";
import { endsWithColon } from "./empty-lead-ins.ts";
import { leans } from "./leaning.ts";
import type { Material } from "./material.ts";
import { ownRestOf } from "./support.ts";

/** Characters of one slide, and of the line on the cover. Frames of a film are seen for seconds. */
const ROOM = { carousel: { slide: 200, cover: 190 }, slideshow: { slide: 105, cover: 105 } };
/** More sentences are no one idea. */
const MOST_SENTENCES = 3;
/** Fewer lines are prose. */
const LINES = 3;
/** Sentences of fewer words belong to the one before them. */
const SMALL = 5;
const SMALL_LETTERS = 10;
const SHORT = 60;

const roomOf = ({ options: { assetType } }: Material) =>
  assetType === "slideshow" ? ROOM.slideshow : ROOM.carousel;

export const cardOf = (b: Block): string => b.pieces[0]?.card ?? "";

/** The line of the brief in which a block begins. */
function lineOf({ at }: Block, { options: { brief = "" } }: Material): number {
  return at > brief.length ? at : withSlideLines(brief).slice(0, at).split("\n").length;
}

/** The author says what stands on which picture. */
const areNumbered = ({ options: { brief = "" } }: Material): boolean => withSlideLines(brief) !== brief;

/** The brief is written in lines, each a thought of its own. */
function isInLines(m: Material): boolean {
  const lines = m.blocks.filter(({ kind }) => kind === "sentence").map((b) => lineOf(b, m));
  return new Set(lines).size >= LINES || m.blocks.some(({ kind }) => kind === "list");
}

/** "5 receipts that people forget": each of so many has its slide, however short. */
const countIn = ({ text }: Headline): number =>
  Number(/^([2-8])\s\p{L}/u.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);

const LONGEST_ASK = 90;
const ADDRESS = new Prefiltered(String.raw`${EMAIL_ADDRESS}|\+?\d[\d\s()/-]{6,}\d`);

/** The close of a series shows the sentence that ends with the address of the action. */
function isAsk(b: Block, cta: Action | null): boolean {
  const address = cta?.url || ADDRESS.exec(cta?.label ?? "")?.[0];
  // "Il test si fa su linguaviva.example": without its address the sentence is torn, and no picture would show it.
  if (!address || needsAddress(cardOf(b))) return false;
  const at = cardOf(b).indexOf(address);
  // A longer one does not stand on the last picture, and has one of its own.
  return at >= 0 && at <= LONGEST_ASK && /^\/?[\s.!)]*$/.test(cardOf(b).slice(at + address.length));
}

/** "Questions?" before the sentence with the address is of the action, and stands with it on the last picture. */
function leadsToAsk(b: Block, cta: Action | null, m: Material): boolean {
  const facts = b.pieces.flatMap((piece) => piece.facts);
  const next = m.blocks[m.blocks.indexOf(b) + 1];
  const isOfAction = facts.length > 0 && facts.every((id) => cta?.facts.includes(id));
  return isOfAction && /[?？]$/u.test(cardOf(b)) && next !== undefined && isAsk(next, cta);
}

const isOn = (b: Block, lines: readonly string[]) =>
  lines.some((line) => hasWords(line, unstop(cardOf(b))) || overlap(line, cardOf(b)) >= 0.85);

/** "Raining hard?" belongs to what is said after it on its line. */
function isAnswered(b: Block, m: Material): boolean {
  const next = m.blocks[m.blocks.indexOf(b) + 1];
  return /[?？]$/u.test(cardOf(b)) && next !== undefined && lineOf(next, m) === lineOf(b, m);
}

/** The sentences that slides are made of, in the author's order. */
function sentencesFor(h: Headline, cover: Line | null, cta: Action | null, m: Material): Block[] {
  const lines = [h.text, ...(cover ? [cover.text] : [])];
  return m.blocks.filter(
    (b) =>
      b.kind === "sentence" &&
      b.parts.length < 4 &&
      (standsApart(b, h, null, m.language) || isAnswered(b, m)) &&
      !isAsk(b, cta) &&
      !leadsToAsk(b, cta, m) &&
      !isOn(b, lines),
  );
}

/** A question stands on the slide of its answer. */
const withAnswer = (sentences: readonly Block[], at: number, m: Material): Block[] =>
  sentences.slice(at, at + 2).filter((_b, i, [asked]) => i === 0 || (asked && isAnswered(asked, m)));

/** Sentences that make one slide together: those of a line, and in prose a short one with the one before it. */
export function slideGroups(h: Headline, cover: Line | null, cta: Action | null, m: Material): Block[][] {
  const isLined = isInLines(m);
  const groups: Block[][] = [];
  const sentences = sentencesFor(h, cover, cta, m);
  const isCounted = sentences.length >= countIn(h);
  for (const [i, b] of sentences.entries()) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext = last !== undefined && m.blocks.indexOf(b) === m.blocks.indexOf(last) + 1;
    const belongs =
      isNext &&
      !isApart(b, m) &&
      !areSides(b, group) &&
      !isBehindStep(b, last, m) &&
      (isLined ? lineOf(b, m) === lineOf(last, m) : isSmall(b, m) && !isCounted);
    const whole = [...(group ?? []), ...withAnswer(sentences, i, m)];
    const used = whole.reduce((sum, x) => sum + size(cardOf(x)) + 1, -1);
    if (group && belongs && whole.length <= MOST_SENTENCES && used <= roomOf(m).slide) group.push(b);
    else groups.push([b]);
  }
  return groups;
}

const ONE_EACH = new Prefiltered(
  /(?<!\p{L})(?:one|a) (?:slide|picture|card|page|frame) (?:each|per|for (?:each|every))|(?:je|pro|jede[rmns]?) (?:[^,.:]{0,20} )?(?:eine |eigene )?(?:folie|seite|karte|slide|kachel)(?!\p{L})|une (?:diapo|image|page|slide) (?:par|chacun|pour chaque)|una (?:diapositiva|slide|imagen|página) (?:por|cada|para cada)|una (?:slide|diapositiva|scheda|pagina) (?:per|ciascun)|een (?:slide|dia|kaart|pagina) per|uma? (?:slide|imagem|página) (?:por|para cada)/iu,
);
const ENDS_LABEL = /[:：]\s*["“„«]?\s*$/u;
/** "One slide each", "Then a slide: “It is the bran.”": its author gives the sentence a slide of its own. */
const isApart = ({ at }: Block, { reading: { heldBack } }: Material): boolean =>
  heldBack.some(
    ({ why, quote, span }) =>
      why === "instruction" &&
      (ONE_EACH.test(quote) || (ENDS_LABEL.test(quote) && span.end <= at && at - span.end <= 2)),
  );

/** "Before: …" and "After: …" are an idea each, however short, and so are "1921: …" and "1988: …". */
const LABELLED = /^(?:\p{Lu}[^:：.!?]{1,23}|(?:1\d|20)\d{2})\s?[:：]\s/u;
/** "Evictions prevented: 207.": a figure under its label is no figure of the label before it. */
const VALUED = /^\p{Lu}[^:：.!?]{1,60}\s?[:：]\s[^.!?]*\d/u;
/** "Moka pots – try 400 microns": so are the entries of a list with dashes. */
const DASHED = /^\p{Lu}[^:：.!?–—]{1,31}\s[–—]\s/u;
const areSides = (b: Block, group: readonly Block[] = []): boolean =>
  [LABELLED, VALUED, DASHED].some(
    (labelled) => labelled.test(cardOf(b)) && group.some((one) => labelled.test(cardOf(one))),
  );

/** What leans on the sentence before it stands under it. */
const isSmall = (b: Block, m: Material) =>
  !isStepOfOrder(cardOf(b), m) &&
  ((leans(cardOf(b), m.language) && !GAIN.test(cardOf(b)) && !isNextStep(cardOf(b))) ||
    (hasSpaces(m.language) ? wordCount(cardOf(b)) < SMALL : size(cardOf(b)) < SMALL_LETTERS));
/** "Then photograph receipts over £20, because …": a word of order opens an idea of its own. */
const ORDER =
  /^(?:and|then|next|und|dann|danach|et|puis|ensuite|y|luego|después|e|poi|dopo|en|dan|daarna|depois)\s/iu;
const STEP_WORDS = 7;
const isNextStep = (text: string) => ORDER.test(text) && wordCount(text) >= STEP_WORDS;
/** "Then the frame is washed" among steps that such words open is one of them. */
const LEAST_STEP = 4;
const isStepOfOrder = (text: string, { blocks }: Material) =>
  opensStep(text) && wordCount(text) >= LEAST_STEP && areOpened(blocks.map((b) => ({ title: cardOf(b) })));
/** "A loaf is £4.20." in the paragraph behind the steps is said of none of them. */
const isBehindStep = (b: Block, last: Block, m: Material): boolean =>
  isStepOfOrder(cardOf(last), m) && m.reading.breaks.some((start) => last.at < start && start <= b.at);
/** "Then we lift out …" promises nothing on a cover: it is the second step of what the slides tell. */
const isLaterStep = (b: Block) => opensLaterStep(cardOf(b));

/** "It uses 62% less energy than …" is shown as its figure, without the words that lean. */
const GAIN = /^(?:it|this|that|er|sie|es|il|elle)\s+\p{L}+\s+\d[\d.,]*\s?[%×]\s+\p{L}.{6,}$/iu;

/**
 * The line under the headline of a cover: the rest of its own sentence or of its own line, or a short sentence that
 * leads to what follows. An idea of the series stays on its own slide.
 */
export function coverLineOf(h: Headline, cta: Action | null, m: Material): Line | null {
  const own = ownRestOf(h, cta, m);
  if (own || areNumbered(m)) return own ?? null;
  const groups = slideGroups(h, null, cta, m);
  const [first, ...others] = groups;
  const lists = m.blocks.filter(({ kind }) => kind === "list").flatMap(({ pieces }) => pieces).length;
  if (!first || others.length + lists === 0 || (m.wishes.slides ?? 0) > others.length + lists + 2)
    return null;
  return leadsTo(first, h, m) && others.length + lists > 1 ? lineOfGroup(first, m) : null;
}

function leadsTo(group: readonly Block[], h: Headline, m: Material): boolean {
  const [first, ...more] = group;
  if (!first || isApart(first, m)) return false;
  const isAfter = h.block !== undefined && m.blocks.indexOf(first) === m.blocks.indexOf(h.block) + 1;
  if (!isAfter) return false;
  // The first idea of prose has a slide of its own, unless it needs the headline to be understood.
  if (!isInLines(m)) return more.length === 0 && leans(cardOf(first), m.language) && !isLaterStep(first);
  const isSameLine = h.block !== undefined && lineOf(first, m) === lineOf(h.block, m);
  const isLead = more.length === 0 && size(cardOf(first)) <= SHORT && !/:\s/.test(cardOf(first));
  return isSameLine || isLead;
}

function lineOfGroup(group: readonly Block[], m: Material): Line | null {
  const said = group.map((b) => stop(capitalize(cardOf(b)))).join(" ");
  const last = group.at(-1);
  // "What has changed:" leads to the slides behind it, and does not end with a full stop.
  const text = last && endsWithColon(last, m) ? unstop(said) : said;
  const facts = group.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.facts));
  return size(text) <= roomOf(m).cover ? { text, facts: [...new Set(facts)] } : null;
}

/** Of a list, or with a text already; or a remark behind the steps of a series, which is none of them. */
type Short = TitledLine & { isListed: boolean; isBehind?: boolean };

/** So many slides at most: remarks behind steps share one first, then the shortest sentences that stand beside each other, and nothing is lost. */
export function withinRoom<T extends Short>(slides: readonly T[], room: number): T[] {
  if (slides.length <= room) return [...slides];
  const pairs = slides.slice(1).map((second, i) => {
    const first = slides[i] as T;
    const isBehind = first.isBehind === true && second.isBehind === true;
    const isOpen = isBehind || (!first.isListed && !second.isListed);
    const length = [first, second].reduce((sum, { title, body }) => sum + size(title) + size(body), 0);
    return { i, isBehind, length: isOpen ? length : Number.POSITIVE_INFINITY };
  });
  const [{ i = -1 } = {}] = pairs
    .filter((pair) => pair.length <= ROOM.carousel.slide)
    .toSorted((a, b) => Number(b.isBehind) - Number(a.isBehind) || a.length - b.length);
  const [first, second] = [slides[i], slides[i + 1]];
  if (!first || !second) return [...slides];
  const facts = [...new Set([...first.facts, ...second.facts])];
  const body = [first.body, stop(second.title), second.body].filter(Boolean).join(" ");
  const both = { ...first, body, facts, isListed: true };
  return withinRoom([...slides.slice(0, i), both, ...slides.slice(i + 2)], room);
}
