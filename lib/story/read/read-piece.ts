import { keyOf } from "../../copy/keys.ts";
import { releaseLine } from "../../copy/release-notes.ts";
import { capitalize } from "../../copy/text.ts";
import { BLOCK_HEADING } from "../block-heading.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { isAboutLine } from "../preferences-block.ts";
import { matchesIn } from "../values/matches.ts";
import { readAnnouncedArticle } from "./announced-article.ts";
import { stepsLabel } from "./announced-steps.ts";
import { readAnswered } from "./answers.ts";
import { readAskedOfUs } from "./asked-of-us.ts";
import { opensAsOrder } from "./asked-topic.ts";
import { changeLabel, listsChanges } from "./changes.ts";
import { readCode } from "./code-blocks.ts";
import { contentOrder } from "./content-orders.ts";
import { listsContents } from "./contents-labels.ts";
import { isForm, isPartName } from "./edges.ts";
import { readGivenLine } from "./emphasised.ts";
import { withoutEntryRemark } from "./entry-remarks.ts";
import { frameOf } from "./frames.ts";
import { readHandedOver } from "./handed-over.ts";
import { readHeadedList } from "./headed-lists.ts";
import { readLastPicture } from "./last-picture.ts";
import { closeParts, readQuotedLast } from "./last-words.ts";
import { readLaunchOrder } from "./launch-orders.ts";
import { layoutWishIn } from "./layout-wishes.ts";
import { numberLead, stepLead } from "./line-parts.ts";
import { readNamedTurn } from "./named-turns.ts";
import { hold, holdWhole, mains, type Notebook, type Piece, type Stretch } from "./notebook.ts";
import { countedLead } from "./numbered-sentences.ts";
import { saysWhyAsked } from "./order-tails.ts";
import { readOrderedWords } from "./ordered-words.ts";
import { readPlacedValue } from "./page-address.ts";
import { agreedAt, permissionTail } from "./permissions.ts";
import { placeLabelOf } from "./place-labels.ts";
import { readPrescribed } from "./prescribed.ts";
import { type Context, readProse } from "./prose.ts";
import { approvedAt } from "./quote-approval.ts";
import { readQuotedLines } from "./quoted-lines.ts";
import { readAskedTopic } from "./read-asked-topic.ts";
import { readAudience } from "./read-audience.ts";
import { readMakerNote } from "./read-maker-note.ts";
import { readPair, whole } from "./read-pair.ts";
import { readBelowName, readPart } from "./read-part.ts";
import { readRelativeBan } from "./read-relative-ban.ts";
import { readBigOne, readReleaseOrder } from "./release-order.ts";
import { isCredited, lengthWithoutCredit, underLabel } from "./release-page.ts";
import { readReminder } from "./reminder-orders.ts";
import { saysOf } from "./says.ts";
import { isSlideOrder } from "./slide-order.ts";
import { addStatement } from "./statement.ts";
import { withTitleEnded } from "./step-bodies.ts";
import { readRow } from "./table.ts";
import { isCourtesy, isInjection, isInternal } from "./talk.ts";
import { readTextLead } from "./text-leads.ts";
import { readThanksPiece } from "./thanks-piece.ts";
import { wordedLead } from "./worded-steps.ts";
import { readWordsOf } from "./words-of-person.ts";

/** "1. Step one: open the lid": the author's number a second time. */
const AGAIN =
  /^(?:step|schritt|étape|paso|passo|stap|tip)\s+(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|vier|fünf|un|deux|trois|quatre|uno|dos|tres|cuatro|due|tre|quattro)\s*[.):–—-]\s+/iu;

/** "Slide ideas:", "Key facts:": what the writer is to use. */
const HEADS_NOTES =
  /^(?:brief|info|(?:(?:slide|post|card|video|carousel|content|copy|key|main|talking|some|the|our)s? )*(?:ideas?|points?|messages?|facts?|details?|notes?|content|copy|structure|outline|bullets?|text))$/i;

/** A heading that only names a part of the brief is for the writer; one with words of its own is a statement. */
function readHeading(n: Notebook, whole: Piece, context: Context): boolean {
  const piece = { ...whole, start: pastForm(n, whole) };
  const text = n.plain.slice(piece.start, piece.end).replace(/^[\s#*]+|[\s:：*]+$/g, "");
  const isOfPlace =
    placeLabelOf(text, n.language) !== undefined || layoutWishIn(text, n.language) !== undefined;
  if (
    keyOf(text) !== undefined ||
    changeLabel(text) ||
    HEADS_NOTES.test(text) ||
    isPartName(text) ||
    isOfPlace
  ) {
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
  const counted = stepLead(text) || wordedLead(text) || numberLead(text) || countedLead(text, n.plain);
  const lead = counted + (AGAIN.exec(text.slice(counted))?.[0].length ?? 0);
  const start = piece.start + lead;
  if (isInjection(text)) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  const says = saysOf(withTitleEnded(n.plain.slice(start, piece.end)), n);
  const main = addStatement(n, { start, end: piece.end, piece }, { kind: "step", says });
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
const isOfBlock = (text: string) => text.trim() === BLOCK_HEADING || isAboutLine(text) || isSlideOrder(text);

const NAMED_SHAPES: ReadonlySet<Piece["shape"]> = new Set(["sentence", "bullet", "heading"]);

/** A sentence before a colon may look like the label of a form: "Please make an overview: what goes where?" */
const OPENING_SHAPES: ReadonlySet<Piece["shape"]> = new Set(["sentence", "pair"]);
/** "Message: Who has the drill? One look is enough." gives words for readers. */
const mayOpen = ({ shape, key }: Piece): boolean =>
  OPENING_SHAPES.has(shape) && keyOf(key) !== "message" && keyOf(key) !== "headline";

/** A line or a sentence that says which part it is. A line of a form has its own reader. */
function readNamedPart(n: Notebook, piece: Piece, context: Context): boolean | undefined {
  const below = readBelowName(n, whole(piece));
  if (below !== undefined) return below;
  if (piece.key !== "") closeParts(n, piece.start);
  const isSource = keyOf(piece.key) === "author";
  if (!(NAMED_SHAPES.has(piece.shape) && piece.key === "") && !isSource) return undefined;
  return readPart(n, whole(piece), (rest) => readProse(n, rest, { ...context, near: true }));
}

/** "Something about the Smiths' kitchen, they're fine with being named.": an order without who allowed it. */
function pastPermission(n: Notebook, piece: Piece): Piece {
  const text = n.plain.slice(piece.start, piece.end);
  const isOfWords = n.drafts.some(({ kind }) => kind === "quotation");
  const approved = approvedAt(text) || (isOfWords ? agreedAt(text) : 0);
  if (approved > 0) {
    hold(n, piece.start + approved, piece.end, "internal");
    return { ...piece, end: piece.start + approved };
  }
  const at = piece.shape === "sentence" && mains(n).length === 0 ? permissionTail(text, n.language) : 0;
  const order = text.slice(0, at);
  const isOrder = opensAsOrder(order, n.language) || frameOf(order, n.language) !== undefined;
  if (at === 0 || !isOrder) return piece;
  hold(n, piece.start + at, piece.end, "instruction");
  return { ...piece, end: piece.start + at };
}

/** "Could you do our Christmas hours? People ring all day asking.": why it is asked for, right behind the order. */
const isWhyAsked = (n: Notebook, { start, end, shape }: Piece): boolean =>
  shape === "sentence" &&
  n.subject !== undefined &&
  mains(n).length === 0 &&
  saysWhyAsked(n.plain.slice(start, end), n.language);

/** Part of a sentence, read as a sentence of its own. */
const readSentence = (n: Notebook, rest: Stretch, context: Context): boolean =>
  readAskedTopic(n, rest, (more) => readProse(n, more, { ...context, near: true })) ??
  readProse(n, rest, { ...context, near: true });

/** Reads one piece of the brief; true when it told readers something. */
export function readPiece(n: Notebook, whole: Piece, context: Context): boolean {
  if (isWhyAsked(n, whole)) return holdWhole(n, { ...whole, piece: whole }, "instruction");
  return readWhole(n, pastPermission(n, whole), context);
}

/** "Steps: soak the stone.": the first step stands behind the label, an order to readers whatever its verb. */
function readLabelledStep(n: Notebook, piece: Piece): boolean | undefined {
  const text = n.plain.slice(piece.start, piece.end);
  const label = piece.shape === "sentence" || piece.shape === "pair" ? stepsLabel(text) : 0;
  const isOfWork =
    isInjection(text) || isInternal(text, n.language) || matchesIn(MAKER_WORDS, text).length > 0;
  if (label === 0 || isOfWork) return undefined;
  const start = piece.start + label;
  hold(n, piece.start, start, "instruction");
  const says = saysOf(capitalize(n.plain.slice(start, piece.end).trim()), n);
  return addStatement(n, { start, end: piece.end, piece }, { says }) !== undefined;
}

/** An order that opens the brief and names nothing: "Graag een vacature voor op Instagram en in de etalage." */
function readBareOrder(n: Notebook, piece: Piece): false | undefined {
  const isFirst = mayOpen(piece) && !/\p{L}/u.test(n.plain.slice(0, piece.start));
  const order = isFirst ? contentOrder(n.plain.slice(piece.start, piece.end), n.language, false) : undefined;
  return order?.rest === "nothing" ? holdWhole(n, whole(piece), "instruction") : undefined;
}

/** "In the box: wool, needles, a pattern": readers learn what they get. */
const readContents = (n: Notebook, piece: Piece): boolean | undefined =>
  mayOpen(piece) && listsContents(n.plain.slice(piece.start, piece.end))
    ? addStatement(n, whole(piece)) !== undefined
    : undefined;

/** "Added: maps. Fixed: search." in running text. */
const readChangeInText = (n: Notebook, piece: Piece): true | undefined =>
  (piece.shape === "sentence" || piece.shape === "pair") && listsChanges(n.plain) && readChange(n, piece)
    ? true
    : undefined;

const readEntry = (n: Notebook, piece: Piece, context: Context): boolean =>
  readChange(n, piece) || (piece.key ? readPair(n, piece, context) : readProse(n, whole(piece), context));

function readWhole(n: Notebook, piece: Piece, context: Context): boolean {
  if (isOfBlock(n.plain.slice(piece.start, piece.end))) {
    hold(n, piece.start, piece.end, "instruction");
    return false;
  }
  const listed =
    readChangeInText(n, piece) ??
    readContents(n, piece) ??
    readHeadedList(n, piece) ??
    (piece.shape === "sentence" ? readRelativeBan(n, whole(piece)) : undefined) ??
    readPrescribed(n, whole(piece), (rest) => readProse(n, rest, { ...context, near: true }));
  if (listed !== undefined) return listed;
  const asked = mayOpen(piece)
    ? (readPlacedValue(n, whole(piece)) ??
      readLastPicture(n, whole(piece)) ??
      readQuotedLast(n, whole(piece)) ??
      readNamedTurn(n, whole(piece)) ??
      readLaunchOrder(n, whole(piece)) ??
      readTextLead(n, whole(piece)) ??
      readWordsOf(n, whole(piece)) ??
      readQuotedLines(n, whole(piece)) ??
      readMakerNote(n, whole(piece)) ??
      readGivenLine(n, whole(piece)) ??
      readOrderedWords(n, whole(piece), (rest) => readProse(n, rest, { ...context, near: true })) ??
      readHandedOver(n, whole(piece)) ??
      readThanksPiece(n, whole(piece), (rest) => readProse(n, rest, { ...context, near: true })) ??
      readAudience(n, whole(piece), (rest) => readSentence(n, rest, context)) ??
      readAskedOfUs(n, whole(piece)) ??
      readAnnouncedArticle(n, whole(piece)) ??
      readReminder(n, whole(piece), (rest) => readProse(n, rest, { ...context, near: true })) ??
      readBareOrder(n, piece) ??
      readReleaseOrder(n, whole(piece)) ??
      readBigOne(n, whole(piece)) ??
      readAskedTopic(n, whole(piece), (rest) => readProse(n, rest, { ...context, near: true })))
    : undefined;
  if (asked !== undefined) return asked;
  const answered = readLabelledStep(n, piece) ?? readNamedPart(n, piece, context) ?? readAnswered(n, piece);
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
      return readEntry(n, withoutEntryRemark(n, piece, context.notes), { ...context, near: true });
    case "pair":
      return readPair(n, piece, context);
    default:
      return readProse(n, whole(piece), context);
  }
}
