import { isCommand, withoutUrls } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { isOpenLetter, isSalutation } from "../../text/open-letters.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { asksForPiece } from "../read/asked-topic.ts";
import { withoutCode } from "../read/code-blocks.ts";
import { lower } from "../read/lower.ts";
import { isCourtesy } from "../read/talk.ts";
import type { Reading } from "../schema.ts";
import { THANKS_WORDS } from "../thanks-words.ts";
import { SHORT_DAY_WORD, WEEKDAY_WORD } from "../values/calendar-words.ts";
import { isGreeting, isHeader, isSignature, isStamped, isTimetable } from "./colleagues.ts";
import { signsIn } from "./talk-signs.ts";

/** A brief with so many signs is a message or notes, and nothing in it is for readers by default. */
const ROUGH_FROM = 2;
/** From here on a person reads the post, whatever is found in it: words alone cannot tell what is for readers. */
const VERY_ROUGH_FROM = 2;
const SMALL_LETTERS = "lines that begin with small letters";

/** One of these is enough. */
const SURE: ReadonlySet<string> = new Set([
  "a chat",
  "mail headers",
  "a greeting to a colleague",
  "capitals only",
  SMALL_LETTERS,
  "an internal note",
  "a greeting to a team",
  "a correction",
  "dictation",
]);

/** Sounds between dictated words, in several languages. */
const HESITATES = /(?<!\p{L})(?:erm|uh+m?|hmm+|eh+m?|äh+m?|öh+m?|euh+)(?!\p{L})/gu;
/** "um" and "er" are words of other languages. */
const HESITATES_ENGLISH = /(?<!\p{L})(?:um+|erm?|uh+m?|hmm+)(?!\p{L})/gu;
/** A first line, or a word before a colon, that says for whom the text is. */
const INTERNAL =
  /^[^\w\n]*(?:internal|intern|interne|interno|confidential|vertraulich|confidentiel|confidencial|staff only|memo|for internal use|do not publish)(?!\p{L})|(?<!\p{L})(?:internal (?:memo|note|only|use)|for comms|not for publication|nota de voz|voice (?:note|memo)|sprachnachricht|note vocale|nota vocale)(?!\p{L})/imu;

/** "Note to Tom: …", "Hello, this is Mori from Kamiori": said to a person. */
const ADDRESSED =
  /(?:^|[.!?]\s+)(?:quick |small |a )?(?:note|message|memo|reminder|heads[- ]up|question) (?:to|for) (?!(?:the |our )?designer)(?:self|\p{Lu}\p{L}+|(?:the |our )?(?:team|writer|editor|agency))\s*[:,–-]|^[^\w\n]*(?:hello|hi|hey)[,! ]+(?:this is|here is|it['’]s) (?!to )\p{Lu}/imu;

/** A line that greets those who make the post, by what they are or without a word for them. */
const GREETS =
  /^[^\w\n]*(?:dear|hi|hello|hey|good (?:morning|afternoon)|hallo|hej|liebes?|bonjour|salut|hola|ciao|buongiorno|beste|olá|oi|bom dia|guten (?:tag|morgen))(?<team> (?:all|both|everyone|everybody|there|team|folks|guys|colleagues|kolleg\p{L}*|tous|équipe|equipo|a tutti|allemaal|pessoal|equipe|zusammen|agentur|agency|leute))?\s*[,!.]*\s*$/imu;
/** "UPDATE 2:", "ignore that": what stands before is no longer so. */
const CORRECTS =
  /^[^\w\n]*(?:update|edit|correction|corrected|korrektur|nachtrag|correctif|corrección|correzione|correctie)\s*\d*\s*:|(?<!\p{L})(?:(?<!(?:or|and|to) )ignore (?:it|that|this|the (?:old|other|first|previous))|that one is wrong|is wrong, |scratch that|no wait|oh no,? wait|stattdessen doch|rest as above|double-booked)(?!\p{L})/imu;

const SENTENCE = /(?<=[.!?])\s+|\n+/;
/** A mark, the label of an entry, "new: query history you can search", or a day: "vr 25 december: gesloten". */
const isItem = (line: string) =>
  /^[^\S\n]*(?:[-–—*•·]|\d{1,2}[.)])|^[^\S\n]*\p{Ll}{3,12}(?:: | [\d.,]+\s*$)/u.test(line) ||
  DAY_ROW().test(line);
const DAY_ROW = once(
  () => new Prefiltered(`^\\s*(?:${WEEKDAY_WORD()}|${SHORT_DAY_WORD()})\\.? \\d[^:]{0,40}: `, "u"),
);

/** Lines of a whole list need no full stops, and no capitals; a message has sentences, and asks. */
const FEWEST_LINES = 4;
const isListing = (lines: readonly string[]): boolean =>
  lines.length >= FEWEST_LINES && lines.every((line) => !/[.!?…]\s+\p{L}|[.?…]\s*$|\?/u.test(line));

/** "hi! winter tips: - keep it …": who writes a list of tips in small letters writes the words around it so as well. */
function isListInSmall(lines: readonly string[]): boolean {
  const items = lines.filter(isItem);
  const isSmall = (line: string) => /^[^\p{L}\d]*\p{Ll}/u.test(line) && !/[?!]/u.test(line);
  return items.length >= FEWEST_LINES && items.every(isSmall) && items.length * 2 > lines.length;
}

/** Half of the sentences, two at least, begin with a small letter. Items of a list may. */
function beginsSmall(written: readonly string[]): boolean {
  const lines = written.filter((line) => line.trim() !== "");
  if (isListing(lines) || isListInSmall(lines)) return false;
  const sentences = lines.filter((line) => !isItem(line)).flatMap((line) => line.split(SENTENCE));
  // An address, a command, or a name that is written small, begins no sentence of talk.
  const spoken = sentences.filter(
    (sentence) =>
      /^[^`]*\p{L}/u.test(withoutUrls(sentence)) && !sentence.startsWith("`") && !isCommand(sentence.trim()),
  );
  const small = spoken.filter((sentence) => /^[^\p{L}\p{N}]*\p{Ll}(?!\d)/u.test(sentence));
  return small.length >= 2 && small.length * 2 >= spoken.length;
}

/** "!!" is joy; "??", "?!" and rows of marks are of a chat. */
const isLoud = (brief: string): boolean => /\?[!?]|!\?|!{3}/.test(brief);

function shouts(brief: string): boolean {
  const big = brief.match(/\p{Lu}/gu)?.length ?? 0;
  const small = brief.match(/\p{Ll}/gu)?.length ?? 0;
  return big > 30 && big > small;
}

/** "Inès moves to Nantes. … Merci Inès !": readers know who is thanked. */
const TO_NAMED =
  /(?:^|[.!?]\s+)(?:thank you|thanks|danke|merci|gracias|grazie|bedankt|obrigad[oa]),? (?<name>\p{Lu}[\p{L}’'-]+) ?!\s*$/iu;
function thanksTold(line: string): boolean {
  const { index = 0, groups } = TO_NAMED.exec(line) ?? {};
  return groups?.name !== undefined && line.slice(0, index).includes(groups.name);
}

/** "Thank you, Coldbrook!" above other lines opens a post. */
const isSigned = (lines: readonly string[]): boolean =>
  lines.some((line, i) => (i > 0 || lines.length === 1) && isSignature(line) && !thanksTold(line));

const FIRST_LINES = 3;
const TO_OR_SUBJECT =
  /^\s*(?:to|subject|an|betreff|à|pour|objet|para|asunto|assunto|a|per|oggetto|aan|voor|onderwerp)\s?:\s*\S/iu;
/** "Para: quien haga el vídeo", "Asunto: …" above a letter: for whom and about what, without who sent it and when. */
function letterHead(brief: string): string {
  const head: string[] = [];
  for (const line of brief.trimStart().split("\n").slice(0, FIRST_LINES)) {
    if (!TO_OR_SUBJECT.test(line)) break;
    head.push(line);
  }
  return head.length > 1 ? head.join("\n") : "";
}

/** "Subject: Re: the fair"; "Subject: three checks before you sign" alone only says what it is about. */
const ANSWERED =
  /^[^\S\n]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp)\s*:\s*(?:re|aw|fwd?|wg|tr|rv|sv|r|i|enc)\s*:/im;

/** What makes a brief a message or notes, in a few words each. */
export function roughSigns(whole: string, language: string): string[] {
  const head = letterHead(whole);
  const brief = head === "" ? whole : whole.trimStart().slice(head.length);
  const lines = brief.split("\n").filter((line) => line.trim() !== "");
  const count = (test: (line: string) => boolean) => lines.filter(test).length;
  const said = [...new Set(signsIn(brief, language, false).map(({ words }) => `“${words}”`))];
  const greeting = GREETS.exec(brief);
  const signs: [string, boolean][] = [
    ["a chat", count(isStamped) >= 2 && !isTimetable(lines)],
    ["mail headers", count(isHeader) >= 2 || ANSWERED.test(brief)],
    ["an answer to a mail", /^[^\S\n]*>/m.test(brief)],
    [
      "a greeting to a colleague",
      head !== "" ||
        count((line) => isGreeting(line) && !isSalutation(line)) > 0 ||
        // A letter to the readers ends as one.
        (isSigned(lines) && !isOpenLetter(brief)) ||
        (greeting !== null && !greeting.groups?.team),
    ],
    ["open tasks", /\bTODO\b|\[ \]/.test(brief)],
    [SMALL_LETTERS, beginsSmall(withoutCode(brief).split("\n"))],
    ["capitals only", shouts(brief)],
    ["double marks", isLoud(brief)],
    [
      "an aside in capitals",
      !shouts(brief) && /(?<![\p{L}])(?:NOT|DON['’]?T|URGENT|ONLY|NEVER)(?![\p{L}])/u.test(brief),
    ],
    ["an internal note", INTERNAL.test(brief) || ADDRESSED.test(brief)],
    ["a greeting to a team", greeting?.groups?.team !== undefined],
    ["a correction", CORRECTS.test(brief)],
    ["dictation", (lower(brief).match(language === "en" ? HESITATES_ENGLISH : HESITATES)?.length ?? 0) >= 2],
    [said[0] ?? "", said.length > 0],
    [said[1] ?? "", said.length > 1],
  ];
  return signs.flatMap(([name, holds]) => (holds ? [name] : []));
}

/** "Hello, …, regards, Sneha": a letter that holds nothing but its news was written with care. */
export const isOnlyLetter = (signs: readonly string[], holdsTalk: boolean): boolean =>
  !holdsTalk && signs.every((sign) => sign === "a greeting to a colleague");

/** What readers act on: who gives it means it for them. */
const ACTED_ON: ReadonlySet<string> = new Set(["when", "price", "link", "contact", "promo_code"]);

/**
 * "planned maintenance: sat 5 dec … no action needed.": small letters alone, of which everything is for readers, are a
 * way to write. German has none without its capitals.
 */
export const isOnlySmall = (
  signs: readonly string[],
  { heldBack, wishes, facts, language }: Pick<Reading, "heldBack" | "wishes" | "facts" | "language">,
): boolean =>
  signs.every((sign) => sign === SMALL_LETTERS) &&
  heldBack.length === 0 &&
  wishes.length === 0 &&
  language !== "de" &&
  facts.some(({ from, kind }) => from === "brief" && ACTED_ON.has(kind));

/**
 * Whether a brief is so much of a message that a person has to read what was made of it. Sure signs count twice, and
 * so does a sign beside words that the reader took for talk among colleagues.
 */
export const isVeryRough = (signs: readonly string[], holdsTalk = false): boolean =>
  !isOnlyLetter(signs, holdsTalk) &&
  signs.length + signs.filter((sign) => SURE.has(sign)).length + (holdsTalk && signs.length > 0 ? 1 : 0) >=
    VERY_ROUGH_FROM;

/** "Merci ! Yann" behind everything else. */
const SIGNED_THANKS = new Prefiltered(`^(?:${THANKS_WORDS})[\\s!,.–-]*(?:\\p{Lu}[\\p{L}’-]+\\s?){0,2}$`, "u");
const endsLetter = (quote: string, end: number, brief: string): boolean =>
  SIGNED_THANKS.test(quote.trim().replace(/^\p{Lu}/u, (first) => first.toLowerCase())) &&
  !/[\p{L}\d]/u.test(brief.slice(end));

/** What was held back as talk, without what a letter begins and ends with: "Hello", "Regards", a name below. */
export function talkIn(
  brief: string,
  { heldBack, language }: Pick<Reading, "heldBack" | "language">,
): Reading["heldBack"] {
  const ended = brief.split("\n").find((line) => line.trim() && isSignature(line));
  const end = ended === undefined ? brief.length : brief.lastIndexOf(ended);
  const isFrame = (quote: string, start: number) =>
    start >= end || (start <= 3 && /^\p{L}+(?: \p{L}+)?[,!.]?$/u.test(quote.trim()));
  // "S'il vous plaît", "I'd like a carousel": an order is for the maker, and no talk.
  const isOrder = (quote: string) => isCourtesy(quote) || asksForPiece(quote.trim(), language);
  const head = letterHead(brief);
  const isHead = (quote: string) => head !== "" && head.includes(quote.trim());
  return heldBack.filter(
    ({ why, quote, span }) =>
      why === "internal" &&
      !isFrame(quote, span.start) &&
      !endsLetter(quote, span.end, brief) &&
      !isHead(quote) &&
      !isOrder(quote),
  );
}

/** Whether a brief is a message or notes rather than a text. */
export const isRough = (signs: readonly string[]): boolean =>
  signs.length >= ROUGH_FROM || signs.some((sign) => SURE.has(sign));
