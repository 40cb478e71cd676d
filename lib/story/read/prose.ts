import { hasVerb } from "../../copy/grammar.ts";
import { isThanksToReaders } from "../addressee/reader-thanks.ts";
import { pastOpening } from "./announced-opening.ts";
import { asianTopic } from "./asian-frames.ts";
import { isReasonOfBan } from "./ban-reasons.ts";
import { readWishedBrackets } from "./bracketed-wish.ts";
import { goesOnTelling, goesOnWishing, joined, type Read, readClause, SILENCE } from "./clause-kinds.ts";
import { isOnlyPlan, segments, spliced } from "./clauses.ts";
import { CONNECTED, pastConnective } from "./connectives.ts";
import { beforeChannels, isEmptyOrder, pastLabel, pastSpeaker, whyAside } from "./edges.ts";
import { readEmphasised, readSeenFirst } from "./emphasised.ts";
import { pastForWhom } from "./for-whom-about.ts";
import type { Frame } from "./frame.ts";
import { foreignFrame, frameOf } from "./frames.ts";
import { jobLabel } from "./job-labels.ts";
import {
  addQuotation,
  leadOfQuotation,
  readGivenPart,
  readGivenText,
  readLabelled,
  readTitledOrder,
  readTitleOfOrder,
} from "./labelled.ts";
import { readLedOrder } from "./led-orders.ts";
import { lookWish } from "./look-wishes.ts";
import { readMainPoint } from "./main-point.ts";
import { isNamedEntry } from "./named-entry.ts";
import { namesThing } from "./naming-clauses.ts";
import { hold, holdWhole, type Notebook, type Piece, type Stretch, wish } from "./notebook.ts";
import { readOpeningOrder } from "./opening-order.ts";
import { orderTail } from "./order-tails.ts";
import { readPageAddress } from "./page-address.ts";
import { orderBeforeColon } from "./passed-on.ts";
import { readPlacedTopic } from "./placed-topics.ts";
import { arePriceRows, priceListIn } from "./price-list.ts";
import { isReportedSpeech, quotationIn } from "./quotation.ts";
import { givesQuotation } from "./quoted-by.ts";
import { senderIn } from "./quoted-remarks.ts";
import { readManner } from "./read-manner.ts";
import { readPriceList } from "./read-price-list.ts";
import { readWordBan } from "./read-word-ban.ts";
import { isRestOfRemark, isWholeRemark, tailAt } from "./remark-tail.ts";
import { readBeforeRequest } from "./request-tails.ts";
import { isSigned } from "./signed-name.ts";
import { readSocialAct } from "./social-acts.ts";
import { addStatement, endOfStatement } from "./statement.ts";
import { addresseeOf, isStatement } from "./statement-addressee.ts";
import { isInternal } from "./talk.ts";
import { thanksForMilestone, thanksReaders } from "./thanks.ts";
import { readClauses, readOrderedParts, readPassedOn } from "./that-clauses.ts";
import { addTopic, addTopicInside, readQuestionOrNothing, rememberTopic, sayTopic } from "./topic-heading.ts";
import { isTopicClause, speaksAlone } from "./topics.ts";
import { readTurned } from "./turned-topics.ts";
import { valuesOf } from "./values.ts";
import { tellsHowToPay } from "./visit-forms.ts";
import { isOfOrder, whyHeld } from "./why-held.ts";
import { whyTail } from "./why-made.ts";
import { readShown, readWishedEnd, wishedEnd } from "./wished-end.ts";
import { namesCourse, tagsIn } from "./wishes.ts";

/** Where the reader is: `near` when a statement for readers stands before in the same paragraph. */
export type Context = { near: boolean; notes: boolean; terse: boolean };

/** Reads one sentence or list item: wishes and talk are taken out, the stretches between them are statements. */
export function readProse(n: Notebook, place: Stretch, context: Context): boolean {
  readWishedBrackets(n, place);
  const whole = n.plain.slice(place.start, place.end);
  const aside = whyAside(n, place.start, whole);
  if (aside) return holdWhole(n, place, aside);
  const given =
    readManner(n, place, (rest) => readSegments(n, rest, context)) ??
    readGivenQuotation(n, place) ??
    readLedOrder(n, place, (rest) => readProse(n, rest, context)) ??
    readOpeningOrder(n, place, (rest) => readProse(n, rest, context)) ??
    readPageAddress(n, place) ??
    readBeforeRequest(n, place, (rest) => readProse(n, rest, context)) ??
    readGivenText(n, place) ??
    readTitledOrder(n, place) ??
    readGivenPart(n, place, (rest) => readProse(n, rest, context)) ??
    readTurned(n, place) ??
    readSocialAct(n, place, (rest) => readProse(n, rest, context)) ??
    readMainPoint(n, place) ??
    readSeenFirst(n, place, (rest) => readProse(n, rest, context));
  if (given !== undefined) return given;
  if (thanksReaders(n, place.start, whole) || thanksForMilestone(n, place))
    return addStatement(n, place) !== undefined;
  const tags = tagsIn(whole);
  for (const tag of tags)
    wish(n, { rule: "hashtag", value: tag.value }, place.start + tag.start, place.start + tag.end);
  if (tags.length > 0 && !/[\p{L}\p{N}]/u.test(whole.replace(/#[\p{L}\p{N}_]+/gu, ""))) return false;
  if (readWordBan(n, place)) return false;
  const why = whyHeld(n, place, context.notes);
  if (why) return holdWhole(n, place, why);
  const start = pastLabel(n, { ...place, start: pastSpeaker(n, place) });
  if (isEmptyOrder(n.plain.slice(start, place.end), n.language))
    return holdWhole(n, { ...place, start }, "instruction");
  const behind = { ...place, start };
  return (
    readPassedOn(n, behind) ??
    readPlacedTopic(n, behind) ??
    readLabelled(n, place, start) ??
    readSegments(n, { ...behind, end: beforeChannels(n, behind) }, context)
  );
}

/** Takes wishes and courtesies out of a sentence; the stretches between them are read as statements. */
function readSegments(n: Notebook, { start, end, piece }: Stretch, context: Context): boolean {
  const text = n.plain.slice(start, end);
  // "Please be fair to both sides, people notice.": the reason is of the wish.
  const look = segments(text).length > 1 ? lookWish(text, n.language) : undefined;
  if (look) {
    wish(n, { rule: "tone", value: look }, start, end);
    return false;
  }
  // "Thanks, all of you.", "Cash or card, both work.": the comma parts nothing from what follows.
  if (isThanksToReaders(text) || tellsHowToPay(text)) return readStatement(n, { start, end, piece }, context);
  const reads = partsOf(n, { start, end, piece }, text);
  if (segments(text).some((s) => SILENCE.test(text.slice(s.start, s.end)))) {
    return holdWhole(n, { start, end, piece }, "internal");
  }
  const isRemark = reads.length > 1 && isWholeRemark(text, start, n);
  return reads
    .map((read, i) => {
      if (isReasonOfBan(n.plain.slice(read.start, read.end), read, reads[i - 1]))
        return readPart(n, { ...read, kind: "talk" }, piece, context);
      const part = i > 0 ? pastConnective(n, goesOnWishing(n.plain, read, reads[i - 1])) : read;
      return readPart(n, isRemark && part.kind === "run" ? { ...part, kind: "talk" } : part, piece, context);
    })
    .some(Boolean);
}

/** The parts of a sentence between its wishes and courtesies; a wish for the end takes the rest of it. */
function partsOf(n: Notebook, { start, end, piece }: Stretch, text: string): Read[] {
  const reads: Read[] = [];
  for (const s of segments(text)) {
    const part = text.slice(s.start, s.end);
    const tail =
      namesCourse(text) || goesOnTelling(part, reads.at(-1))
        ? undefined
        : wishedEnd(part, text.slice(s.start), n.language);
    if (tail) {
      readWishedEnd(n, { start: start + s.start, end, piece }, tail);
      break;
    }
    const around = { before: text.slice(0, s.start), next: text.slice(s.end) };
    const read = readClause(part, reads.at(-1), n.language, around);
    joined(n.plain, reads, { ...read, start: start + s.start, end: start + s.end });
  }
  const last = reads.at(-1);
  if (last?.kind === "run" && last.end > end - 3) last.end = end;
  return reads;
}

function readPart(n: Notebook, read: Read, piece: Piece, context: Context): boolean {
  const { start, end, kind, asked } = read;
  if (kind === "run") return readRun(n, { start, end, piece }, context, 0);
  if (asked) wish(n, asked, start, end);
  else hold(n, start, end, isOfOrder(n.plain.slice(start, end), n.language) ? "instruction" : "internal");
  return asked?.rule === "emphasis" && readEmphasised(n, { start, end, piece }, asked.value);
}

/** Reads a stretch without wishes: past what leads to it, it is a clause, a topic or content. */
function readRun(n: Notebook, stretch: Stretch, context: Context, depth: number): boolean {
  const text = n.plain.slice(stretch.start, stretch.end);
  if (readWordBan(n, stretch)) return false;
  const titled = readTitleOfOrder(n, stretch);
  if (titled !== undefined) return readPastMarks(n, { ...stretch, start: titled });
  const quotation = quotationIn(text);
  if (quotation) return readQuotation(n, stretch, quotation);
  if (isReportedSpeech(text) && n.drafts.length > 0) return addStatement(n, stretch) !== undefined;
  const shown = readShown(n, stretch);
  if (shown !== undefined) return shown;
  const start = stretch.start + (orderBeforeColon(text, n.language) || jobLabel(text));
  if (start === stretch.start) return readFramed(n, stretch, context, depth);
  hold(n, stretch.start, start, "instruction");
  return readRun(n, { ...stretch, start }, { ...context, near: true }, depth + 1);
}

function readFramed(n: Notebook, { start, end, piece }: Stretch, context: Context, depth: number): boolean {
  const text = n.plain.slice(start, end);
  const lead = CONNECTED.exec(text)?.[0].length ?? 0;
  const mayOrder = depth < 3 && !isStatement(n, start, text) && !isNamedEntry(n, piece, text);
  const own = mayOrder && (frameOf(text, n.language) ?? foreignFrame(text, n.language));
  const frame = own || (mayOrder && frameOf(text.slice(lead), n.language));
  if (!frame) return readParts(n, { start, end, piece }, context);
  const at = start + (own ? 0 : lead) + frame.at;
  if (frame.topic) addTopicInside(n, frame.topic, at - frame.at, piece);
  hold(n, start, at, "instruction");
  const slides = /(\d{1,2}) slides?\b/i.exec(n.plain.slice(start, at))?.[1];
  if (slides) wish(n, { rule: "slides", value: slides }, start, at);
  addTopic(n, asianTopic(text));
  const stretch = { start: at, end, piece };
  return readBehind(n, { rest: frame.rest, stretch, context: { ...context, near: true }, depth: depth + 1 });
}

type Behind = { rest: Frame["rest"]; stretch: Stretch; context: Context; depth: number };

/** What stands behind a frame. Who asks and who is to read it are no part of that. */
function readBehind(n: Notebook, behind: Behind): boolean {
  const { start, end, piece } = behind.stretch;
  const past = pastForWhom(n.plain.slice(start, end), n.plain.slice(0, start));
  if (past === undefined) return readWanted(n, behind);
  hold(n, start, start + past, "instruction");
  return readWanted(n, { ...behind, rest: "topic", stretch: { start: start + past, end, piece } });
}

function readWanted(n: Notebook, { rest, stretch, context, depth }: Behind): boolean {
  const text = n.plain.slice(stretch.start, stretch.end);
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const named = rest === "clause" ? undefined : readQuestionOrNothing(n, stretch);
  if (named !== undefined) return named;
  if (rest === "nothing" && (/\?\s*$/.test(text) || isOnlyPlan(text)))
    return holdWhole(n, stretch, "instruction");
  if (isRestOfRemark(text, n)) {
    if (rest === "topic") rememberTopic(n, stretch.start, stretch.end, stretch.piece);
    return holdWhole(n, stretch, "instruction");
  }
  if (rest === "clause") return readClauses(n, stretch);
  return (
    readOrderedParts(n, stretch) ??
    (rest === "topic" ? readTopic(n, pastOpening(n, stretch), context) : readRun(n, stretch, context, depth))
  );
}

const TOPIC_END = /[,;:.!?]\s|\s[-–—]\s/;
/** A topic alone names what the brief is about; one with values or a clause behind it is a statement. */
function readTopic(n: Notebook, { start, end: close, piece }: Stretch, context: Context): boolean {
  const whole = n.plain.slice(start, close);
  const end = start + (whyTail(whole) || orderTail(whole.replace(/[\s.!]+$/u, "")) || whole.length);
  hold(n, end, close, "internal");
  const text = n.plain.slice(start, end);
  const stop = TOPIC_END.exec(text)?.index ?? text.length;
  const [head, more] = [text.slice(0, stop), text.slice(stop)];
  const isClause = n.english && isTopicClause(head);
  if (!isClause) addTopic(n, head);
  const isSaid = speaksAlone(text, n.plain.slice(end)) || valuesOf(text).length > 0;
  if (!isSaid && !isClause && !/\p{L}/u.test(more)) {
    rememberTopic(n, start, start + stop, piece);
    hold(n, start, end, "instruction");
    return false;
  }
  const isHead = valuesOf(head).length === 0 && /^\s*[:–—-]|^,\s/.test(more) && /\p{L}/u.test(more);
  if (isHead && !isClause && /^\s*[–—-]/.test(more)) {
    hold(n, start, start + stop, "instruction");
    return readRun(n, { start: start + stop, end, piece }, { ...context, near: true }, 2);
  }
  if (isInternal(text, n.language)) return holdWhole(n, { start, end, piece }, "internal");
  return sayTopic(n, { start, end, piece });
}

function readGivenQuotation(n: Notebook, place: Stretch): boolean | undefined {
  const text = n.plain.slice(place.start, place.end);
  const found = givesQuotation(text) ? quotationIn(text) : undefined;
  return found && readQuotation(n, place, found);
}

type Found = NonNullable<ReturnType<typeof quotationIn>>;
function readQuotation(n: Notebook, { start, end, piece }: Stretch, found: Found): boolean {
  const before = n.plain.slice(start, start + found.lead);
  const sender = Object.values(senderIn(before)).filter(Boolean).join(", ");
  const lead = sender ? 0 : leadOfQuotation(before);
  hold(n, start, start + lead, "instruction");
  addQuotation(n, { start: start + lead, end: start + found.end, piece }, sender);
  return readPastMarks(n, { start: start + found.end, end, piece });
}

function readPastMarks(n: Notebook, rest: Stretch): true {
  if (/[\p{L}\p{N}]{2}/u.test(n.plain.slice(rest.start, rest.end)))
    readRun(n, rest, { near: true, notes: false, terse: false }, 1);
  return true;
}

function readParts(n: Notebook, { start, end, piece }: Stretch, context: Context): boolean {
  const text = n.plain.slice(start, end);
  const parts = spliced(text, n.english);
  if (parts.length === 1) return readStatement(n, { start, end, piece }, context);
  const places = parts.map((p) => ({ start: start + p.start, end: start + p.end, piece }));
  return places.map((place) => readRun(n, place, { ...context, near: true }, 2)).some(Boolean);
}

function readStatement(n: Notebook, place: Stretch, context: Context): boolean {
  const text = n.plain.slice(place.start, place.end);
  const prices = priceListIn(text);
  if (prices && !arePriceRows(text, n.plain)) return readPriceList(n, place, prices);
  if (/^[^:\d]{3,80}$/.test(text) && /\bvs\.?\s/i.test(text) && !(n.english && hasVerb(text)))
    addTopic(n, text);
  const said = text.slice(0, endOfStatement(text, n.language));
  const tail = tailAt(text, said, n, n.plain.slice(place.end));
  if (tail === 0) return holdWhole(n, place, "instruction");
  if (tail !== undefined) {
    hold(n, place.start + tail, place.end, "instruction");
    return readStatement(n, { ...place, end: place.start + tail }, context);
  }
  if (namesThing(n, place.start, text)) return addStatement(n, place) !== undefined;
  const to = addresseeOf(n, place, said, { ...context, near: context.near || context.terse });
  if (isSigned(n, place, to === "unclear")) return holdWhole(n, place, "internal");
  return to === "readers" ? addStatement(n, place) !== undefined : holdWhole(n, place, to);
}
