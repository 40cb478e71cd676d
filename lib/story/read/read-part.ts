import { type Key, keyOf } from "../../copy/keys.ts";
import { capitalize } from "../../copy/text.ts";
import { refersBack } from "../refers-back.ts";
import { valuesIn } from "../values/values.ts";
import { readEmphasised } from "./emphasised.ts";
import { firstThen } from "./first-then.ts";
import { closeParts, markClosing, markFootnote } from "./last-words.ts";
import { sentencesOf } from "./line-parts.ts";
import { lower } from "./lower.ts";
import { meantValue } from "./meant-value.ts";
import { hold, type Notebook, type Stretch, wish } from "./notebook.ts";
import { areWords, describesPicture, statesSomething } from "./part-contents.ts";
import { hasStart, namesParts, orderLead, type PartLabel, partLabelIn, withoutAnd } from "./part-labels.ts";
import { asGiven, ON_PICTURE } from "./prescribed.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { readWishedEnd, wordsOfEnd } from "./wished-end.ts";

/** Reads what stands behind the name of a part: the label is for the maker, the words go where the part stands. */

type LabelledPart = { label: PartLabel; content: Stretch; text: string; isLine: boolean };
type ReadRest = (rest: Stretch) => boolean;

const MARKED = /^\s*["“„«「]\s?(?<words>[^"“”„«»」]{3,300}?)\s?["”“»」](?<rest>[\s.!]*)$/u;
const OWN_LABEL = /^[\s•*–-]*(?<label>\p{Lu}[\p{L}\d’'()/ -]{1,40}?)\s?[:：]/u;
const FEWEST_LINES = 3;
const FEWEST_WORDS = 3;

/** The words themselves, without marks around them. */
function bareOf({ content, text }: LabelledPart): Stretch {
  const words = MARKED.exec(text)?.groups?.words;
  if (!words) return content;
  const start = content.start + text.indexOf(words);
  return { ...content, start, end: start + words.length };
}

/** What a form says to its maker; the other lines of a form tell of the thing. */
const OF_MAKER: ReadonlySet<Key | undefined> = new Set<Key>([
  "headline",
  "meta",
  "cta",
  "tone",
  "audience",
  "goal",
]);
/** "Material: oak. Finish: oiled with linseed oil.": lines that tell of a thing. */
function isOfForm({ plain, language }: Notebook): boolean {
  const isOther = (line: string) => {
    const label = OWN_LABEL.exec(line)?.groups?.label ?? "";
    return label !== "" && !OF_MAKER.has(keyOf(label)) && !partLabelIn(line, language);
  };
  return plain.split(/\n|(?<=[\p{L}\d]{2}[.!?])\s+/u).filter(isOther).length >= FEWEST_LINES;
}

const ADDRESS = /\d[\d\s()/-]{5,}\d|\S@\S|\p{L}\.\p{L}{2}/u;

const SERIES =
  /(?<!\p{L})(?:carousel|swipe-through|slideshow|karussell|diashow|bilder(?:folge|serie|reihe)|carrousel|diaporama|carrusel|carosello|carrossel|diavoorstelling)(?!\p{L})/iu;
/** "Capa: Coado sem mistério" behind the order of a carousel, where "Cover: £6" is a price. */
const isCoverOfSeries = (n: Notebook, { start }: Stretch, text: string): boolean =>
  SERIES.test(n.plain.slice(0, start)) &&
  valuesIn(text, n.language).length === 0 &&
  /\p{L}\s+\p{L}/u.test(text);

/** Whether a name that is said of other things too names a part here. */
function isLikely(n: Notebook, { label, content, text, isLine }: LabelledPart): boolean {
  if (label.part === "title" || label.part === "line")
    return (
      MARKED.test(text) ||
      namesParts(n.plain.slice(content.end), n.language) ||
      (label.part === "title" && isCoverOfSeries(n, content, text))
    );
  if (label.part === "action") return /^\s*\p{L}/u.test(text) && ADDRESS.test(text);
  if (label.part === "source" || label.part === "note")
    return !isOfForm(n) && (isLine || !/\p{L}/u.test(n.plain.slice(content.end)));
  const isSaid = /^\W*\p{L}/u.test(text) && text.trim().split(/\s+/).length >= FEWEST_WORDS;
  return isSaid && !isOfForm(n) && !hasStart(n.plain, n.language);
}

/** Words in quotation marks stay as they are given. */
const saysOfPart = (n: Notebook, { start, end }: Stretch): string => {
  const words = n.plain.slice(start, end);
  return /["“„«「]\s?$/u.test(n.plain.slice(0, start)) ? asGiven(words) : saysOf(withoutAnd(words), n);
};
const addWords = (n: Notebook, place: Stretch): boolean =>
  addStatement(n, place, { says: saysOfPart(n, place) }) !== undefined;

function readTitle(n: Notebook, it: LabelledPart): boolean {
  const place = bareOf(it);
  const isGiven = it.label === ON_PICTURE;
  const says = isGiven ? asGiven(n.plain.slice(place.start, place.end)) : saysOfPart(n, place);
  // Of two ideas for a headline the first is taken.
  if (n.title && !MARKED.test(it.text)) {
    hold(n, it.content.start, it.content.end, "instruction");
    return false;
  }
  const title = addStatement(n, place, { says });
  n.title ??= title;
  return title !== undefined;
}

/** "End with: see you on Monday": nothing else stands behind one sentence that is ordered so. */
const ORDERED = /\s(?:with|on|mit|par|avec|sur|con|met|com)$/u;
const isEndOfAll = ({ plain }: Notebook, { label, content, text }: LabelledPart): boolean =>
  (ORDERED.test(label.name) &&
    sentencesOf(plain.slice(content.start).split("\n", 1)[0] ?? "").length === 1) ||
  // Words in quotation marks have their end in them, whatever stands behind them.
  (label.part === "closing" && WHOLE_MARKED.test(text));
const WHOLE_MARKED = /^\s*["“„«][^"“”„«»]{8,}[”“»"]\s*[.]?\s*$/u;

function readClosing(n: Notebook, it: LabelledPart): boolean {
  const { content, text } = it;
  markClosing(n, content.start);
  if (WHOLE_MARKED.test(text)) closeParts(n, content.end);
  const led = wordsOfEnd(text, n.language);
  if (!led) {
    const place = bareOf(it);
    if (isEndOfAll(n, it))
      wish(
        n,
        { rule: "end_with", value: n.plain.slice(place.start, place.end).trim() },
        place.start,
        place.end,
      );
    return addWords(n, place);
  }
  readWishedEnd(n, content, led);
  return true;
}

function readNote(n: Notebook, it: LabelledPart): boolean {
  const { label } = it;
  const place = bareOf(it);
  const text = n.plain.slice(place.start, place.end);
  markFootnote(n, place, label.part === "note" && it.isLine);
  if (label.part === "note") return addWords(n, place);
  return (
    addStatement(n, place, {
      says: saysOf(`${capitalize(label.name)}${n.language === "fr" ? " :" : ":"} ${text}`, n),
    }) !== undefined
  );
}

/** "What should jump out is “new oil”, then Sunday's tasting": the second stands elsewhere, and no order is for readers. */
function readFirstThen(n: Notebook, it: LabelledPart, first: string, second: string): boolean {
  const { content } = it;
  const at = (words: string) => content.start + n.plain.slice(content.start, content.end).indexOf(words);
  const place = { ...content, start: at(first), end: at(first) + first.length };
  const rest = { ...content, start: place.end };
  hold(n, rest.start, rest.end, "instruction");
  const words = MARKED.exec(first)?.groups?.words;
  const isRepeated = lower(n.plain).split(lower(words ?? first)).length > 2;
  if (words && !isRepeated && !n.title) return readTitle(n, { ...it, content: place, text: first });
  wish(n, { rule: "emphasis", value: meantValue(words ?? first, n.plain) }, place.start, place.end);
  return readEmphasised(n, { ...content, start: at(second) }, second);
}

/** "Main thing to stand out: Bring a head torch.": a sentence is the headline. "The date" is found among the facts. */
function readOut(n: Notebook, it: LabelledPart): boolean {
  const { content, text } = it;
  const both = firstThen(text);
  if (both) return readFirstThen(n, it, both.first, both.second);
  const isBehind = refersBack(text.trim(), n.language);
  if (!n.title && !isBehind && statesSomething(text, n.language)) return readTitle(n, it);
  const words = text.trim().replace(/[.!]$/u, "");
  const value = meantValue(words, n.plain);
  wish(n, { rule: "emphasis", value }, content.start, content.end);
  return isBehind ? addWords(n, content) : readEmphasised(n, content, value);
}

function readAction(n: Notebook, it: LabelledPart): boolean {
  const { label, content, text } = it;
  if (label.isSure)
    wish(n, { rule: "action", value: text.trim().replace(/[.]$/u, "") }, content.start, content.end);
  const isStated = !label.isSure || valuesIn(text, n.language).length > 0;
  return isStated && addWords(n, bareOf(it));
}

const READERS: Record<PartLabel["part"], (n: Notebook, it: LabelledPart) => boolean> = {
  title: readTitle,
  line: (n, it) => {
    const place = bareOf(it);
    wish(n, { rule: "must_say", value: n.plain.slice(place.start, place.end) }, place.start, place.end);
    return addWords(n, place);
  },
  closing: readClosing,
  source: readNote,
  note: readNote,
  action: readAction,
  out: readOut,
  content: () => false,
};

/** Reads a sentence that begins with the name of a part, or has it in its last clause; undefined for others. */
export function readPart(n: Notebook, place: Stretch, read: ReadRest): boolean | undefined {
  const sentence = n.plain.slice(place.start, place.end);
  const label = partLabelIn(sentence, n.language);
  if (!label) return readInOrder(n, place, sentence, read);
  // Among lines of a list it is none of them.
  const { piece } = place;
  const own = piece.shape === "bullet" ? { ...piece, shape: "sentence" as const } : piece;
  const content = { ...place, start: place.start + label.from, piece: own };
  const isLine = label.start === 0 && /(?:^|\n)\s*$/.test(n.plain.slice(0, place.start));
  const it = { label, content, text: sentence.slice(label.from), isLine };
  if (it.text.trim() === "") return readName(n, it, place);
  // "Cover: photo of the tree." is for the maker, and "Cover: £6 on the door." is not.
  const isLabel = label.isSure || isLikely(n, it) || describesPicture(it.text);
  if (label.part === "content" || !isLabel) return undefined;
  if (label.start > 0) read({ ...place, end: place.start + label.start });
  closeParts(n, place.start + label.start);
  hold(n, place.start + label.start, content.start, "instruction");
  if (label.part !== "out" && !areWords(it.text, n.language)) {
    hold(n, content.start, content.end, "instruction");
    return false;
  }
  return READERS[label.part](n, it);
}

/** "Closing line:" over the line that it means. Of another thing, "Finish:", it is no name of a part. */
function readName(n: Notebook, { label }: LabelledPart, place: Stretch): boolean | undefined {
  if (!label.isSure && label.part !== "content") return undefined;
  hold(n, place.start, place.end, "instruction");
  n.named = label;
  return false;
}

/** Longer lines are a text, and no words of one part. */
const LONGEST_NAMED = 160;

/** Reads the line below the name of a part; undefined where no name stands above. */
export function readBelowName(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const label = n.named;
  n.named = undefined;
  const text = n.plain.slice(start, end);
  const isOne = piece.shape === "sentence" && text.length <= LONGEST_NAMED && areWords(text, n.language);
  if (!label || label.part === "content" || !isOne || partLabelIn(text, n.language)) return undefined;
  return READERS[label.part](n, { label, content: { start, end, piece }, text, isLine: true });
}

/** "Underneath it should say: … And then: …": the label of another part stands before. */
const isBehindLabel = ({ heldBack }: Notebook, start: number): boolean =>
  heldBack.some(
    ({ span, quote, why }) => why === "instruction" && span.end <= start && /[:：]\s*$/u.test(quote),
  );

/** "Then the signs: deeper, darker water.": the order of the slides is for the maker. */
function readInOrder(n: Notebook, place: Stretch, sentence: string, read: ReadRest): boolean | undefined {
  const lead = orderLead(sentence, n.language);
  if (lead === 0) return undefined;
  const isPart = n.parts.length > 0 || namesParts(n.plain, n.language) || isBehindLabel(n, place.start);
  if (!isPart) return undefined;
  hold(n, place.start, place.start + lead, "instruction");
  return read({ ...place, start: place.start + lead });
}
