import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { surelyFor } from "../addressee/addressee.ts";
import { stepsLabel } from "./announced-steps.ts";
import {
  type Aimed,
  aimedIn,
  isAudienceNote,
  isOnlyForWhom,
  mayNameAudience,
  namesForm,
} from "./audience-notes.ts";
import { segments } from "./clauses.ts";
import { sentencesOf } from "./line-parts.ts";
import { lower, pattern } from "./lower.ts";
import { hold, holdWhole, mains, type Notebook, type Stretch, wish } from "./notebook.ts";
import { isOffered } from "./offered-words.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { isCourtesy } from "./talk.ts";
import { isGuide } from "./topic-heading.ts";
import { wholeWish } from "./wishes.ts";

/** Reads for whom a piece is: nothing of it is published, and the topic of the same order heads. */

type ReadStretch = (rest: Stretch) => boolean;

/** "It must reassure", "something quiet": what a maker is to do. */
const ORDERS = new Prefiltered(
  /^\s*(?:please|pls|keep|make|something|nothing|it (?:should|must|has to|needs to)|bitte|es (?:soll|muss|darf)|etwas|nicht zu|(?:il|elle|ça|cela) (?:faut|doit|devrait)|quelque chose|rien|pas trop|(?:tiene|debe|hay|ha de) |que (?:sea|quede|no)|algo|nada|deve|(?:che )?sia|qualcosa|niente|graag|het (?:moet|mag)|iets|niets|niet te|tem de|não muito)(?!\p{L})|(?<!\p{L})(?:please|bitte|s['’]il (?:vous|te) plaît|svp|por favor|per favore|graag|alsjeblieft)[\s.!]*$/iu,
);
const ordersMaker = (tail: string, language: string): boolean =>
  !/\d/.test(tail) && (ORDERS.test(tail) || surelyFor(tail, language) === "maker");

/** "…, so they see what became of their help": what those whom it is for are to learn from it. */
const TO_LEARN =
  /(?<!\p{L})(?:so (?:that )?(?:they|people|everyone)|damit (?:sie|alle|man)|pour qu['’](?:ils|elles|on)|para que|affinché|così|zodat (?:ze|zij))\s(?:\p{L}+\s){0,3}?(?:see|know|understand|realise|sehen|wissen|verstehen|voient|sachent|comprennent|vean|sepan|entiendan|vedano|sappiano|capiscano|vedono|sanno|capiscono|zien|weten|begrijpen|vejam|saibam|percebam)(?!\p{L})/iu;

/** Between for whom it is and what follows from it for its maker. */
const JOINT = pattern(
  "\\s*[:;]\\s+|\\s[–—-]\\s|,\\s*(?:so|also|daher|deshalb|darum|donc|alors|así que|por eso|por lo que|quindi|perciò|dus|então|por isso|portanto)\\s+",
);

/**
 * Nothing but the order of a piece stands right before, and it names no topic that "it" could mean. "Spotting a rip"
 * could not: advice has no audience of its own, as a course has.
 */
function isBehindOrder({ plain, heldBack, topics, subject, language }: Notebook, start: number): boolean {
  const last = heldBack.findLast(({ span }) => span.end <= start);
  const guide = subject && isGuide(subject.says) ? subject : undefined;
  const end = Math.max(last?.span.end ?? 0, guide?.end ?? 0);
  return (
    last?.why === "instruction" &&
    (guide !== undefined || (topics.length === 0 && !subject)) &&
    !/[\p{L}\d]/u.test(plain.slice(end, start)) &&
    namesForm(guide ? plain.slice(guide.piece.start, guide.start) : last.quote, language)
  );
}

/** Those whom it is for above all; what only some are admitted to is for them alone. */
const MAINLY =
  /(?<!\p{L})(?:mainly|mostly|really|vor allem|hauptsächlich|surtout|avant tout|principalement|sobre todo|principalmente|soprattutto|vooral|met name|sobretudo)(?!\p{L})/iu;

/** Right behind a wish for the picture: "Could you make the dates big? It's mainly for the parents." */
function isBehindWish({ plain, wishes, heldBack }: Notebook, start: number): boolean {
  const notes = [...wishes, ...heldBack.filter(({ why }) => why === "instruction")];
  return notes.some(({ span }) => span.end <= start && !/[\p{L}\d\n]/u.test(plain.slice(span.end, start)));
}

/** Nothing but wishes stands behind: "Bedoeld voor bestuurders, geen technici. Graag zonder vakjargon." */
function isBeforeWishes({ plain, judge, language }: Notebook, end: number): boolean {
  const behind = sentencesOf(plain.slice(end).trim());
  const isWish = (s: string) => wholeWish(s, language) !== undefined || isCourtesy(s);
  const areWishes = (s: string) => segments(s).every((part) => isWish(s.slice(part.start, part.end)));
  return behind.length > 0 && behind.every((s) => areWishes(s) || judge.doubtedFor(s) === "maker");
}

/** What stands around tells that "it" is the piece. */
function isOfPiece(n: Notebook, { start, end }: Stretch, text: string): boolean {
  if (isBehindOrder(n, start)) return true;
  if (isOnlyForWhom(text, n.language))
    return (
      !n.judge.isSurelyForReaders(text) &&
      (isBeforeWishes(n, end) || (isBehindWish(n, start) && MAINLY.test(text))) &&
      !isOffered(n.plain)
    );
  const isDoubted = n.judge.doubtedFor(text) === "maker";
  const isOrdered = n.heldBack.some(
    ({ why, quote }) => why === "instruction" && namesForm(quote, n.language),
  );
  return isDoubted || isOrdered;
}

/** What follows for the maker from those whom it is for. */
function holdOrder(n: Notebook, start: number, end: number) {
  const asked = wholeWish(n.plain.slice(start, end), n.language);
  if (asked) wish(n, asked, start, end);
  else hold(n, start, end, "instruction");
}

const LONGEST = 400;

/** "The readers are housing managers, who can ask us for a survey at …": what they can do is for them. English. */
const WHO_CAN =
  /^\s*(?:(?:the|our) )?(?:readers|target (?:audience|group)) (?:are|is) (?<who>[^,.:;!?\d]{3,60}), who (?=(?:can|could|may|get|pay|have to|need to)\s)/iu;

/** Reads whom the piece is for and what they can do as a statement of them; undefined for other sentences. */
function readWhoCan(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const found = WHO_CAN.exec(n.plain.slice(start, end));
  const { who } = found?.groups ?? {};
  if (!found || !who) return undefined;
  const from = start + found[0].lastIndexOf(who);
  const acts = n.plain.slice(start + found[0].length, end);
  hold(n, start, from, "instruction");
  const says = saysOf(capitalize(`${who} ${acts}`), n);
  return addStatement(n, { start: from, end, piece }, { says }) !== undefined;
}

/** A sentence about the piece, with the order that follows from it. */
function readNote(n: Notebook, { start, end, piece }: Stretch, read: ReadStretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  if (text.length > LONGEST) return undefined;
  const learn = TO_LEARN.exec(text);
  const whom = text.slice(0, learn?.index).replace(/[,\s]+$/u, "");
  if (learn && mayNameAudience(whom, n.language)) return holdWhole(n, { start, end, piece }, "instruction");
  const joint = JOINT().exec(lower(text));
  const said = text.slice(0, joint?.index);
  const tail = joint ? text.slice(joint.index + joint[0].length) : "";
  const isOrdered = tail !== "" && ordersMaker(tail, n.language);
  const mayBe = mayNameAudience(said, n.language);
  const isNote =
    isAudienceNote(said, n.language) ||
    (mayBe && (isOrdered || (tail === "" && isOfPiece(n, { start, end, piece }, text))));
  if (!isNote) return undefined;
  const from = end - tail.length;
  hold(n, start, from, "instruction");
  if (tail !== "" && !isOrdered) return read({ start: from, end, piece });
  holdOrder(n, from, end);
  return false;
}

const PAST_MARK = /^\s*(?:[,:;.!]|[–—-]\s)?\s*/u;

/** The order before those whom it is for, and what stands behind them. */
function readAimed(n: Notebook, { start, end, piece }: Stretch, aimed: Aimed, read: ReadStretch): boolean {
  const at = start + aimed.start;
  const mark = PAST_MARK.exec(n.plain.slice(start + aimed.end, end))?.[0].length ?? 0;
  const behind = start + aimed.end + mark;
  hold(n, aimed.hasTopic ? at : start, behind, "instruction");
  const isSaid = aimed.hasTopic && read({ start, end: at, piece });
  const hasMore = /\p{L}/u.test(n.plain.slice(behind, end));
  return (hasMore && read({ start: behind, end, piece })) || isSaid;
}

/** Reads such a sentence; undefined for others. `read` reads the parts of it that are not about the piece. */
export function readAudience(n: Notebook, place: Stretch, read: ReadStretch): boolean | undefined {
  const note = readWhoCan(n, place) ?? readNote(n, place, read);
  if (note !== undefined || mains(n).length > 0 || n.title || n.subject) return note;
  const text = n.plain.slice(place.start, place.end);
  const aimed = aimedIn(text, n.language);
  // Steps have no other heading than those who are to follow them: "A short video for … . Steps: …".
  if (aimed?.hasTopic === false && stepsLabel(n.plain.slice(place.end).trimStart()) > 0) return undefined;
  const isOfThing = aimed?.hasTopic === true && isOffered(text.slice(0, aimed.start));
  return aimed && !isOfThing ? readAimed(n, place, aimed, read) : undefined;
}
