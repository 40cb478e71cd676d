import { type Key, keyOf } from "../../copy/keys.ts";
import { releaseLine } from "../../copy/release-notes.ts";
import { BLOCK_HEADING, isAboutLine } from "../preferences-block.ts";
import type { FactKind } from "../schema.ts";
import { readAnswered } from "./answers.ts";
import { changeLabel } from "./changes.ts";
import { readCode } from "./code-blocks.ts";
import { isForm, isPartName } from "./edges.ts";
import { KIND_OF_EVENT } from "./event-words.ts";
import { numberLead, stepLead } from "./line-parts.ts";
import { hold, type Notebook, type Piece, wish } from "./notebook.ts";
import { type Context, readProse } from "./prose.ts";
import { isCredited, lengthWithoutCredit, underLabel } from "./release-page.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { readRow } from "./table.ts";
import { isCourtesy, isInjection, isInternal } from "./talk.ts";
import { tagsIn, wholeWish } from "./wishes.ts";
import { wordedLead } from "./worded-steps.ts";

/** "1. Step one: open the lid": the author's number a second time. */
const AGAIN =
  /^(?:step|schritt|étape|paso|passo|stap|tip)\s+(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|un|deux|trois|quatre|uno|dos|tres|cuatro|due|tre|quattro)\s*[.):–—-]\s+/iu;

/** Keys whose value is a statement, by the kind of fact it is. */
const STATED: Partial<Record<Key, FactKind>> = {
  what: "news",
  message: "news",
  headline: "news",
  benefit: "benefit",
  feature: "benefit",
  offer: "news",
  price: "price",
  code: "promo_code",
  when: "when",
  deadline: "condition",
  where: "where",
  link: "link",
  proof: "proof",
  role: "who",
  people: "who",
  client: "who",
  problem: "news",
  context: "news",
  pay: "price",
};
/** Keys that name what it is about, and keys for the writer. */
const NAMES_TOPIC = new Set<Key>(["subject", "event", "version"]);
const FOR_WRITER = new Set<Key>(["audience", "goal", "meta"]);
/** A key that a reader needs to understand the value: "Price: €129". */
const KEEPS_KEY = new Set<Key>([
  "price",
  "when",
  "deadline",
  "where",
  "code",
  "people",
  "role",
  "pay",
  "proof",
  "client",
  "problem",
  "offer",
]);

const whole = (piece: Piece) => ({ start: piece.start, end: piece.end, piece });

type Pair = { key: Key; word: string; piece: Piece; start: number; end: number; value: string };

function readWishKey(n: Notebook, p: Pair): boolean {
  const { start, end } = p.piece;
  const value = p.value.trim().replace(/^["“'‘]|["”'’.]$/g, "");
  if (p.key === "tone") wish(n, { rule: "tone", value }, start, end);
  else if (p.key === "slides") wish(n, { rule: "slides", value: /\d+/.exec(value)?.[0] ?? "" }, start, end);
  else if (p.key === "avoid") readAvoid(n, p);
  else if (p.key === "must") wish(n, { rule: "must_say", value }, start, end);
  else if (p.key === "cta") wish(n, { rule: "action", value }, start, end);
  else if (p.key === "hashtags")
    for (const tag of hashtags(value)) wish(n, { rule: "hashtag", value: tag }, start, end);
  else return false;
  return true;
}

const hashtags = (value: string) =>
  tagsIn(value).length > 0 ? tagsIn(value).map((t) => t.value) : value.split(/[\s,]+/).filter(Boolean);

function readAvoid(n: Notebook, p: Pair) {
  for (const item of p.value.split(/\s*[,;]\s*/).filter(Boolean)) {
    const asked = wholeWish(`don't mention ${item}`, n.language) ?? {
      rule: "leave_out_words" as const,
      value: item,
    };
    wish(n, asked, p.piece.start, p.piece.end);
  }
}

/** "Key: value", when the key is one that briefs have. */
function readPair(n: Notebook, piece: Piece, context: Context): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const colon = text.search(/[:：=]/);
  const start = piece.start + colon + 1;
  const key = keyOf(piece.key);
  const value = n.plain.slice(start, piece.end);
  if (!key || !value.trim()) return readProse(n, whole(piece), context);
  if (isTally(piece.key, value)) return addStatement(n, whole(piece)) !== undefined;
  const pair: Pair = { key, word: piece.key, piece, start, end: piece.end, value };
  if (isInjection(text)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  if (readWishKey(n, pair)) {
    if (key === "cta" && /\d|\.\p{L}{2}/u.test(value)) addStatement(n, { start, end: piece.end, piece });
    return key === "cta";
  }
  if (NAMES_TOPIC.has(key)) return readNamed(n, pair, context);
  if (isForWriter(n, pair)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  // "For: children from 8": a line of a form that readers need.
  if (key === "audience") return readProse(n, whole(piece), { ...context, near: true });
  return readStated(n, pair, context);
}

/** "Goals: 31 for, 9 against.", "Points: 31.": what was counted, and no aim or point of a post. */
function isTally(word: string, value: string): boolean {
  const isSeveral = /,\s+\d/u.test(value) || (TALLIED.test(word) && !/\p{L}/u.test(value));
  return isSeveral && MAY_TALLY.has(keyOf(word)) && COUNTED.test(value);
}
const COUNTED = /^\s*\d[\d.,]*(?:\s[\p{L}’'-]+){0,4}(?:,\s+\d[\d.,]*(?:\s[\p{L}’'-]+){0,4})*\s*[.]?\s*$/u;
const TALLIED = /^(?:goals|points|results|numbers)$/i;
const MAY_TALLY: ReadonlySet<Key | undefined> = new Set<Key>([
  "goal",
  "message",
  "proof",
  "feature",
  "benefit",
  "meta",
]);

/** For whom and to what end the post is made, or whose it is. */
function isForWriter(n: Notebook, { key, piece, value }: Pair): boolean {
  const isOwnName = value.trim().toLowerCase() === n.brand.name.trim().toLowerCase();
  return (FOR_WRITER.has(key) && !isOfForm(n, piece)) || (key === "client" && isOwnName);
}

const FOR_WHOM = /^(?:for|for whom|who|für|pour|pour qui|para|per|voor|対象)$/i;
const FORM_KEYS: ReadonlySet<Key | undefined> = new Set<Key>(["when", "where", "price"]);
/** "For: children from 8" among day, place and price is for readers; "Target audience" never is. */
const isOfForm = (n: Notebook, { key, block }: Piece) =>
  FOR_WHOM.test(key) &&
  n.drafts.some(({ piece }) => piece.block === block && FORM_KEYS.has(keyOf(piece.key)));

function readNamed(n: Notebook, p: Pair, context: Context): boolean {
  if (p.key !== "version") n.topics.unshift(p.value.trim());
  const isTopic = p.value.trim().split(/\s+/).length <= 8;
  if (p.key === "subject" ? !isTopic : KIND_OF_EVENT.test(p.piece.key))
    return readProse(n, whole(p.piece), context);
  hold(n, p.piece.start, p.key === "subject" ? p.piece.end : p.start, "instruction");
  if (p.key === "subject") return false;
  return addStatement(n, { start: p.start, end: p.end, piece: p.piece }) !== undefined;
}

const QUOTED = /^\s*["“„«]([^"“”„«»]{4,140})["”“»][.]?\s*$/u;

/** Longer words are a text, and no headline. */
const LONGEST_TITLE = 16;
const isTitle = (value: string) => value.trim().split(/\s+/).length <= LONGEST_TITLE;

/** "Headline: “Autumn is served”": the words of the headline. In quotation marks it is no quotation of a person. */
function readTitle(n: Notebook, { start, end, piece, value }: Pair): boolean {
  const says = saysOf(QUOTED.exec(value)?.[1] ?? value, n);
  const title = addStatement(n, { start, end, piece }, { says });
  n.title ??= title;
  return title !== undefined;
}

function readStated(n: Notebook, p: Pair, context: Context): boolean {
  const kind = STATED[p.key];
  if (!kind || isInternal(p.value, n.language))
    return readProse(n, { ...p, piece: p.piece }, { ...context, near: true });
  if (!KEEPS_KEY.has(p.key)) {
    hold(n, p.piece.start, p.start, "instruction");
    if (p.key === "headline" && isTitle(p.value)) return readTitle(n, p);
    return readProse(n, { start: p.start, end: p.end, piece: p.piece }, { ...context, near: true });
  }
  const says = saysOf(n.plain.slice(p.piece.start, p.piece.end), n);
  return (
    addStatement(n, { start: p.piece.start, end: p.piece.end, piece: p.piece }, { kind, says }) !== undefined
  );
}

/** "Slide ideas:", "Key facts:": what the writer is to use. */
const HEADS_NOTES =
  /^(?:brief|info|(?:(?:slide|post|card|video|carousel|content|copy|key|main|talking|some|the|our)s? )*(?:ideas?|points?|messages?|facts?|details?|notes?|content|copy|structure|outline|bullets?|text))$/i;

/** A heading that only names a part of the brief is for the writer; one with words of its own is a statement. */
function readHeading(n: Notebook, whole: Piece, context: Context): boolean {
  const piece = { ...whole, start: pastForm(n, whole) };
  const text = n.plain.slice(piece.start, piece.end).replace(/^[\s#*]+|[\s:：*]+$/g, "");
  if (keyOf(text) !== undefined || changeLabel(text) || HEADS_NOTES.test(text) || isPartName(text)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  // "Five objects, one slide each:" names the objects.
  const [name = text, ...asides] = text.split(/,\s+/);
  n.topics.push(asides.length > 0 && asides.every(isCourtesy) ? name : text);
  const { start, end } = piece;
  return readProse(n, { start, end, piece }, { ...context, terse: true });
}

/** "Season trailer. Five shows:" says first what is to be made. Answers where the heading itself begins. */
function pastForm(n: Notebook, { start, end }: Piece): number {
  const [first = ""] = /^[^.!?:]{4,60}\.\s+/.exec(n.plain.slice(start, end)) ?? [];
  if (first === "" || !isForm(first)) return start;
  hold(n, start, start + first.length, "instruction");
  return start + first.length;
}

function readStep(n: Notebook, piece: Piece): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const counted = stepLead(text) || wordedLead(text) || numberLead(text);
  const lead = counted + (AGAIN.exec(text.slice(counted))?.[0].length ?? 0);
  const start = piece.start + lead;
  if (isInjection(text)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  const main = addStatement(n, { start, end: piece.end, piece }, { kind: "step" });
  if (main) main.start = piece.start;
  return main !== undefined;
}

const LABEL = /^\s*(?<label>\p{L}[\p{L} ]{2,18}?)\s*[:–—-]\s+/u;

/** "Added: dark mode", or a bullet under "Fixed": one entry of a changelog, which keeps its label. */
function readChange(n: Notebook, piece: Piece): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const own = changeLabel(LABEL.exec(text)?.groups?.label ?? "");
  const isChange = own !== undefined || changeLabel(piece.under) !== undefined || isCredited(text);
  const isOfWork = isInjection(text) || isInternal(text, n.language);
  return isChange && !isOfWork && addChange(n, withoutCredit(n, piece, text), own !== undefined);
}

/** The change alone: who made it and where it was discussed is held back. */
function withoutCredit(n: Notebook, piece: Piece, text: string): Piece {
  const end = piece.start + lengthWithoutCredit(text);
  hold(n, end, piece.end, "internal");
  return { ...piece, end };
}

function addChange(n: Notebook, piece: Piece, own: boolean): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const line = releaseLine(text);
  if (!line) {
    hold(n, piece.start, piece.end, "internal");
    return true;
  }
  const bare = own && !line.fix && !line.breaking ? text : line.text;
  const says = saysOf(own && bare === text ? text : underLabel(piece.under, { ...line, text: bare }), n);
  return addStatement(n, whole(piece), { kind: "change", says }) !== undefined;
}

/** The heading of the answers to our questions, and answers that only explain. */
const isOfBlock = (text: string) => text.trim() === BLOCK_HEADING || isAboutLine(text);

/** Reads one piece of the brief; true when it told readers something. */
export function readPiece(n: Notebook, piece: Piece, context: Context): boolean {
  if (isOfBlock(n.plain.slice(piece.start, piece.end))) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  const answered = readAnswered(n, piece);
  if (answered !== undefined) return answered;
  switch (piece.shape) {
    case "mail":
      hold(n, piece.start, piece.end, "internal");
      return false;
    case "code":
      return readCode(n, piece);
    case "heading":
      return readHeading(n, piece, context);
    case "row":
      return readRow(n, piece);
    case "step":
      return readStep(n, piece);
    case "bullet":
      if (readChange(n, piece)) return true;
      return piece.key
        ? readPair(n, piece, { ...context, near: true })
        : readProse(n, whole(piece), { ...context, near: true });
    case "pair":
      return readPair(n, piece, context);
    default:
      return readProse(n, whole(piece), context);
  }
}
