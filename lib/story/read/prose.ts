import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { joined, type Read, readClause, SILENCE } from "./clause-kinds.ts";
import { AND_THAT, isOnlyPlan, mainClause, segments, spliced, topicAndClause } from "./clauses.ts";
import { beforeChannels, isForm, isHeadingWord, pastLabel, pastSpeaker } from "./edges.ts";
import { readEmphasised } from "./emphasised.ts";
import { audienceOf } from "./evidence.ts";
import { asianTopic, type Frame, foreignFrame, frameOf } from "./frames.ts";
import { readGivenText, readLabelled } from "./labelled.ts";
import { addFact, hold, type Notebook, type Piece, wish } from "./notebook.ts";
import { asksToShow } from "./picture-notes.ts";
import { type PriceList, priceListIn } from "./price-list.ts";
import { quotationIn } from "./quotation.ts";
import { remarkTail } from "./remark-tail.ts";
import { saysOf } from "./says.ts";
import { readSeenFirst } from "./seen-first.ts";
import { addStatement } from "./statement.ts";
import { isInjection, isInternal, isTask } from "./talk.ts";
import { thanksReaders } from "./thanks.ts";
import { announcingTitle, datedTopic, presentedIn, speaksAlone } from "./topics.ts";
import { valuesOf } from "./values.ts";
import { type Asked, endWish, tagsIn } from "./wishes.ts";

/** Where the reader is: `near` when a statement for readers stands before in the same paragraph. */
export type Context = { near: boolean; notes: boolean; terse: boolean };
type Stretch = { start: number; end: number; piece: Piece };

/** Whom journalists may call; readers may not. */
const isPressContact = (n: Notebook, s: string) =>
  /^\s*(?:press |media )?contact\s*:/i.test(s) &&
  /\b(?:news|press|media) release\b|\bembargo|for immediate release/i.test(n.plain);

/** "#launch" as the first line: the name of a chat channel. */
const CHAT_CHANNEL = /^\s*#\p{Ll}[\p{Ll}\d-]*\s*$/u;

/** Why the whole sentence is not for readers; undefined when parts of it may be. */
function whyHeld(n: Notebook, whole: string, { notes }: Context): "instruction" | "internal" | undefined {
  if (isInjection(whole) || asksToShow(whole)) return "instruction";
  return isTask(whole, n.colleagues, notes) || isPressContact(n, whole) ? "internal" : undefined;
}

/** Reads one sentence or list item: wishes and talk are taken out, the stretches between them are statements. */
export function readProse(n: Notebook, place: Stretch, context: Context): boolean {
  const whole = n.plain.slice(place.start, place.end);
  if (CHAT_CHANNEL.test(whole) && n.plain.slice(0, place.start).trim() === "") {
    hold(n, place.start, place.end, "internal");
    return false;
  }
  const given = readGivenText(n, place) ?? readSeenFirst(n, place);
  if (given !== undefined) return given;
  if (thanksReaders(n, place.start, whole)) return addStatement(n, place) !== undefined;
  const tags = tagsIn(whole);
  for (const tag of tags)
    wish(n, { rule: "hashtag", value: tag.value }, place.start + tag.start, place.start + tag.end);
  if (tags.length > 0 && !/[\p{L}\p{N}]/u.test(whole.replace(/#[\p{L}\p{N}_]+/gu, ""))) return false;
  const why = whyHeld(n, whole, context);
  if (why) {
    hold(n, place.start, place.end, why);
    return false;
  }
  const start = pastLabel(n, { ...place, start: pastSpeaker(n, place) });
  if (isHeadingWord(n.plain.slice(start, place.end)) || isForm(n.plain.slice(start, place.end))) {
    hold(n, start, place.end, "instruction");
    return false;
  }
  const behind = { ...place, start };
  return (
    readLabelled(n, place, start) ?? readSegments(n, { ...behind, end: beforeChannels(n, behind) }, context)
  );
}

/** Takes wishes and courtesies out of a sentence; the stretches between them are read as statements. */
function readSegments(n: Notebook, { start, end, piece }: Stretch, context: Context): boolean {
  const text = n.plain.slice(start, end);
  const reads: Read[] = [];
  for (const s of segments(text)) {
    const part = text.slice(s.start, s.end);
    const tail = endWish(part, text.slice(s.start));
    if (tail) {
      readTail(n, { start: start + s.start, end, piece }, tail);
      break;
    }
    joined(n.plain, reads, { ...readClause(part, reads.at(-1)), start: start + s.start, end: start + s.end });
  }
  const last = reads.at(-1);
  if (last?.kind === "run" && last.end > end - 3) last.end = end;
  if (segments(text).some((s) => SILENCE.test(text.slice(s.start, s.end)))) {
    hold(n, start, end, "internal");
    return false;
  }
  return reads
    .map((read, i) => readPart(n, i > 0 ? pastConnective(n, read) : read, piece, context))
    .some(Boolean);
}

/** "No sales please, just a warm thank you": the connective belongs to the wish before. */
function pastConnective(n: Notebook, read: Read): Read {
  const lead =
    read.kind === "run" ? (CONNECTED.exec(n.plain.slice(read.start, read.end))?.[0].length ?? 0) : 0;
  if (lead > 0) hold(n, read.start, read.start + lead, "instruction");
  return { ...read, start: read.start + lead };
}

function readPart(n: Notebook, read: Read, piece: Piece, context: Context): boolean {
  const { start, end, kind, asked } = read;
  if (kind === "run") return readRun(n, { start, end, piece }, context, 0);
  if (asked) wish(n, asked, start, end);
  else hold(n, start, end, "internal");
  return asked?.rule === "emphasis" && readEmphasised(n, { start, end, piece }, asked.value);
}

/** A wish whose words go on to the end of the sentence. */
function readTail(n: Notebook, { start, end, piece }: Stretch, tail: Asked & { at: number }) {
  wish(n, tail, start, end);
  hold(n, start, start + tail.at, "instruction");
  readWished(n, { start: start + tail.at, end, piece }, tail.rule);
}

/** Words to begin or end with are content when they hold a value or a verb. A wanted action always is. */
function readWished(n: Notebook, place: Stretch, rule: string) {
  const text = n.plain.slice(place.start, place.end);
  const isContent = valuesOf(text).length > 0 || rule === "action" || hasVerb(text) || isImperative(text);
  if (isContent) addStatement(n, place);
  else hold(n, place.start, place.end, "instruction");
}

const CONNECTED = /^(?:\s|[,.;:–—-])*(?:(?:but|and|just|also|oh|please|pls|so|then|or)\s+)*/i;
/** Reads a stretch without wishes: past its frame, it is a clause, a topic or content. */
function readRun(n: Notebook, { start, end, piece }: Stretch, context: Context, depth: number): boolean {
  const text = n.plain.slice(start, end);
  const quotation = quotationIn(text);
  if (quotation) return readQuotation(n, { start, end, piece }, quotation);
  const presented = presentedIn(text);
  if (presented) {
    hold(n, start, start + presented.start, "instruction");
    hold(n, start + presented.end, end, "instruction");
    return (
      addStatement(n, { start: start + presented.start, end: start + presented.end, piece }) !== undefined
    );
  }
  const lead = CONNECTED.exec(text)?.[0].length ?? 0;
  const mayOrder = depth < 3 && !isStatement(n, start, text);
  const own = mayOrder ? (frameOf(text, n.language) ?? foreignFrame(text, n.language)) : undefined;
  const frame = own ?? (mayOrder ? frameOf(text.slice(lead), n.language) : undefined);
  if (!frame) return readParts(n, { start, end, piece }, context);
  const at = start + (own ? 0 : lead) + frame.at;
  if (frame.end !== undefined) addTopic(n, n.plain.slice(start + frame.end, at));
  hold(n, start, at, "instruction");
  const slides = /(\d{1,2}) slides?\b/i.exec(n.plain.slice(start, at))?.[1];
  if (slides) wish(n, { rule: "slides", value: slides }, start, at);
  addTopic(n, asianTopic(text));
  return readBehind(n, frame.rest, { start: at, end, piece }, { ...context, near: true }, depth + 1);
}

/** "Sample cards with all three cost £3": words of an order in a sentence that is clearly for readers. */
const isStatement = (n: Notebook, start: number, text: string): boolean =>
  /[.!?\n]\s*$/.test(n.plain.slice(0, start)) && n.judge.isSurelyForReaders(text);

/** What stands behind a frame. */
function readBehind(
  n: Notebook,
  rest: Frame["rest"],
  stretch: Stretch,
  context: Context,
  depth: number,
): boolean {
  const text = n.plain.slice(stretch.start, stretch.end);
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  if (rest === "nothing" && (/\?\s*$/.test(text) || isOnlyPlan(text))) {
    hold(n, stretch.start, stretch.end, "instruction");
    return false;
  }
  if (rest === "topic") return readTopic(n, stretch, context);
  if (rest === "clause") return readClauses(n, stretch);
  return readRun(n, stretch, context, depth);
}

/** A clause behind "that" is a statement by grammar; several are joined by "and that". */
function readClauses(n: Notebook, { start, end, piece }: Stretch): boolean {
  const text = n.plain.slice(start, end);
  let at = 0;
  for (const m of text.matchAll(AND_THAT)) {
    addClause(n, { start: start + at, end: start + m.index, piece });
    hold(n, start + m.index, start + m.index + m[0].length, "instruction");
    at = m.index + m[0].length;
  }
  addClause(n, { start: start + at, end, piece });
  return true;
}

function addClause(n: Notebook, place: Stretch) {
  const text = n.plain.slice(place.start, place.end);
  if (isInternal(text, n.language)) return hold(n, place.start, place.end, "internal");
  const says = saysOf(mainClause(text.replace(/\?+\s*$/, ""), n.language), n);
  addStatement(n, place, { says });
}

const TOPIC_END = /[,;:.!?]\s|\s[-–—]\s/;
function addTopic(n: Notebook, topic: string) {
  const t = topic
    .replace(/\s(?:machen|erstellen|schreiben|posten|verfassen|maken|schrijven)\b.*$/iu, "")
    .replace(/^[\s,.:;]+|[\s,.:;!?–-]+$/g, "");
  if (t && /\p{L}/u.test(t)) n.topics.push(t);
}

/** A topic alone names what the brief is about; one with values or a clause behind it is a statement. */
function readTopic(n: Notebook, { start, end, piece }: Stretch, context: Context): boolean {
  const text = n.plain.slice(start, end);
  const stop = TOPIC_END.exec(text)?.index ?? text.length;
  const head = text.slice(0, stop);
  const more = text.slice(stop);
  const isClause = n.english && hasVerb(head);
  if (!isClause) addTopic(n, head);
  const isSaid = speaksAlone(text, n.plain.slice(end)) || valuesOf(text).length > 0;
  if (!isSaid && !isClause && !/\p{L}/u.test(more)) {
    hold(n, start, end, "instruction");
    return false;
  }
  const isHead = valuesOf(head).length === 0 && /^\s*[:–—-]|^,\s/.test(more) && /\p{L}/u.test(more);
  if (isHead && !isClause && /^\s*[–—-]/.test(more)) {
    hold(n, start, start + stop, "instruction");
    return readRun(n, { start: start + stop, end, piece }, { ...context, near: true }, 2);
  }
  const asks = isInternal(text, n.language);
  if (asks) hold(n, start, end, "internal");
  else addStatement(n, { start, end, piece }, withTopic(n, text));
  return !asks;
}

function withTopic(n: Notebook, text: string): { says?: string } {
  const titled = announcingTitle(text);
  if (titled !== text) return { says: saysOf(titled, n) };
  const said = topicAndClause(text) ?? (n.english ? datedTopic(text) : undefined);
  return said ? { says: saysOf(said, n) } : {};
}

type Found = NonNullable<ReturnType<typeof quotationIn>>;

function readQuotation(n: Notebook, { start, end, piece }: Stretch, found: Found): boolean {
  if (found.lead > 0) hold(n, start, start + found.lead, "instruction");
  const from = start + found.lead;
  addFact(n, {
    kind: "quotation",
    says: saysOf(n.plain.slice(from, start + found.end), n),
    start: from,
    end: start + found.end,
    main: true,
    piece,
    text: n.plain.slice(from, start + found.end),
  });
  const rest = { start: start + found.end, end, piece };
  if (/[\p{L}\p{N}]{2}/u.test(n.plain.slice(rest.start, rest.end)))
    readRun(n, rest, { near: true, notes: false, terse: false }, 1);
  return true;
}

function readParts(n: Notebook, { start, end, piece }: Stretch, context: Context): boolean {
  const text = n.plain.slice(start, end);
  const parts = spliced(text, n.english);
  if (parts.length === 1) return readStatement(n, { start, end, piece }, context);
  return parts
    .map((p) =>
      readRun(n, { start: start + p.start, end: start + p.end, piece }, { ...context, near: true }, 2),
    )
    .some(Boolean);
}

/** "Our prices: puncture repair £14, gear tune £22": the heading is a statement, each price a line of a list. */
function readPriceList(n: Notebook, { start, end, piece }: Stretch, { items, head }: PriceList): boolean {
  if (head > 0) addStatement(n, { start, end: start + head, piece });
  for (const item of items)
    addStatement(
      n,
      { start: start + item.start, end: start + item.end, piece: { ...piece, shape: "bullet" } },
      { kind: "price" },
    );
  return end > start;
}

/** "Design 31", "Film & TV 58 %": one row of a table, whatever its first word may ask elsewhere. */
const LABEL_VALUE = /^\s*\p{Lu}[\p{L}&+'’./ -]{1,40}\s\d[\d.,]*(?:\s?(?:%|€|£|\p{L}{1,8}))?\s*$/u;

function readStatement(n: Notebook, place: Stretch, context: Context): boolean {
  const text = n.plain.slice(place.start, place.end);
  const prices = priceListIn(text);
  if (prices) return readPriceList(n, place, prices);
  if (/^[^:\d]{3,80}$/.test(text) && /\bvs\.?\s/i.test(text) && !(n.english && hasVerb(text)))
    addTopic(n, text);
  const tail = n.judge.doubtedFor(text) ? remarkTail(text, n.language) : undefined;
  if (tail !== undefined) {
    hold(n, place.start + tail, place.end, "instruction");
    return readStatement(n, { ...place, end: place.start + tail }, context);
  }
  const isRow = place.piece.shape === "bullet" && LABEL_VALUE.test(text);
  const to = isRow ? "readers" : audienceOf(text, n, context.near || context.terse, context.notes);
  if (to !== "readers") {
    hold(n, place.start, place.end, to);
    return false;
  }
  return addStatement(n, place) !== undefined;
}
