import { isSalutation } from "../../text/open-letters.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { leadsToTime } from "./calendar.ts";
import { isForColleagues, minutesTitle } from "./inside.ts";

/** One line of the brief with its bounds. */
export type TextLine = Span & { text: string };

const HEADER =
  /^\s*(from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|gesendet|datum|de|à|objet|envoyé|para|asunto|fecha|enviado|da|oggetto|inviato|assunto|van|aan|onderwerp|verzonden|件名|差出人|宛先|日時|发件人|收件人|主题|日期)\s*[:：]\s*\S/iu;
const PERSONS =
  /^\s*(?:from|to|cc|bcc|von|an|de|à|para|da|van|aan|差出人|宛先|发件人|收件人)\s*[:：]\s*(.+)$/iu;
const THREAD =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original)\b|(?:on|am|le|el|il|em|op)\b.{3,90}(?:wrote|schrieb\b.{0,40}|a écrit|escribió|ha scritto|escreveu|schreef\b.{0,40})\s*:\s*$)/iu;
const REPLY =
  /^\s*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|件名)\s*[:：]\s*(?:re|aw|fwd?|wg|tr|rv|sv)\s*:/iu;
const GREETING =
  /^\s*(?:hi|hiya|hello|hey|dear|morning|good (?:morning|afternoon|evening)|hallo|moin|servus|liebe[rs]?|guten (?:morgen|tag)|bonjour|salut|coucou|cher|chère|hola|buenos días|buenas|ciao|salve|buongiorno|olá|oi|bom dia|hoi|beste|dag)(?:[ ,]+(?<who>[\p{L}'’-]+(?:(?: and | & | und | et | y | e | en |[ ,/]+)[\p{L}'’-]+){0,4}))?\s*[,!.:–-]*\s*$/iu;
const CROWD =
  /^(?:all|both|team|everyone|everybody|there|folks|guys|again|alle|zusammen|leute|tous|toutes|equipo|todos|tutti|pessoal|allemaal|you|and|und|et|y|e|en|marketing|comms|people|friends)$/i;
const SIGN_OFF = new Prefiltered(
  /^\s*(?:(?:many )?thanks(?: (?:so much|a lot|again|in advance|both|all|everyone))?|thank you(?: (?:so much|very much|in advance))?|thx|ty|ta|cheers|(?:with )?best(?: wishes| regards)?|(?:with )?(?:(?:very )?(?:kind|warm)(?:est)? )?(?:regards|wishes)|with (?:many |best )?thanks|yours(?: (?:sincerely|faithfully|truly|ever))?|sincerely|br|vielen dank|danke(?: (?:dir|euch|schön|im voraus))?|(?:viele|liebe|beste|herzliche|schöne) grüße|(?:mit freundlichen|freundliche) grüßen?|lg|vg|mfg|gruß|merci(?: (?:d['’]avance|beaucoup))?|(?:bien )?cordialement|bien à (?:vous|toi)|bonne journée|(?:muchas )?gracias|(?:un )?saludos?|grazie(?: mille)?|(?:cordiali )?saluti|(?:muito )?obrigad[oa]|abraços?|(?:alvast )?bedankt|dank je(?: wel)?|(?:met vriendelijke )?groet(?:en|jes)?|よろしくお願い(?:し|いたし|致し)ます|ありがとうございます|谢谢|多谢)\s*[,!.。、–-]*\s*(?<who>(?:\p{Lu}[\p{L}'’.-]*\s?){0,3})\s*[.!]?\s*$/iu,
);
const DELIMITER = /^\s*(?:-- ?|__+|sent from my \w+.*|von meinem \w+ gesendet.*|envoyé de mon \w+.*)\s*$/i;
const NOTES =
  /^[^\w\n]*(?:(?:mtg|meeting|call|stand-?up|team|weekly|planning)\s+(?:notes|minutes|recap|summary)|minutes\b|notes from|protokoll\b|besprechung\b|compte[- ]rendu|réunion\b|notas de (?:la )?reunión|acta\b|verbale\b|riunione\b|ata da|notulen|議事録|会议纪要)/iu;
const ATTENDEES =
  /(?:\b(?:attendees|attending|present|participants|who was there|anwesend|teilnehmer|dabei|présents|asistentes|presenti|presentes|aanwezig)\s*:|\((?:attendees|attending|present|participants|anwesend|teilnehmer|dabei|présents|asistentes|presenti|presentes|aanwezig)\s)\s*([^)\n]{2,120})/iu;

const names = (s: string) =>
  (s.replace(/<[^>]*>|\S+@\S+/g, " ").match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).filter((w) => !CROWD.test(w));

export type Mail = {
  internal: Set<number>;
  colleagues: string[];
  notes: boolean;
  /** A name that readers know, such as the brand's own town: "Thank you, Sheffield." is for them. */
  isKnown: (name: string) => boolean;
};

const isBlank = (line: TextLine | undefined) => !line || line.text.trim() === "";

/** Two or more header lines in a row, one of which names a person. */
function headerRun(lines: TextLine[], from: number): number {
  let end = from;
  while (end < lines.length && HEADER.test(lines[end]?.text ?? "")) end++;
  const run = lines.slice(from, end);
  return run.length >= 2 && run.some((l) => PERSONS.test(l.text)) ? end : from;
}

function greeted(line: TextLine, mail: Mail): boolean {
  const who = GREETING.exec(line.text)?.groups;
  if (!who) return false;
  const addressed = (who.who ?? "").split(/[\s,/&]+/).filter(Boolean);
  const known = addressed.every((w) => CROWD.test(w) || /^\p{Lu}/u.test(w));
  const closed =
    /[,:–-]\s*$/.test(line.text) || addressed.length === 0 || addressed.some((w) => CROWD.test(w));
  if (!known || !closed) return false;
  mail.colleagues.push(...names(who.who ?? ""));
  return true;
}

const isSignature = (line: TextLine | undefined) =>
  line !== undefined && !isBlank(line) && line.text.trim().length < 45 && !/[.!?]\s*$/.test(line.text);

/** A closing word with up to four lines of signature. */
function signed(lines: TextLine[], at: number, mail: Mail): number {
  const off = SIGN_OFF.exec(lines[at]?.text ?? "");
  const who = off?.groups?.who ?? "";
  if (!off || /(?:^|\s)\p{Ll}/u.test(who) || (who !== "" && mail.isKnown(who.trim()))) return at;
  let end = at + 1;
  while (end < at + 5 && isSignature(lines[end])) end++;
  mail.colleagues.push(...names(who), ...(end > at + 1 ? names(lines[at + 1]?.text ?? "") : []));
  return end;
}

/** The title of minutes, with who was there. */
function isMinutes(text: string, mail: Mail): boolean {
  const present = NOTES.test(text) ? names(ATTENDEES.exec(text)?.[1] ?? "") : minutesTitle(text);
  if (!present) return false;
  mail.notes = true;
  mail.colleagues.push(...present);
  return true;
}

/** "Dear team at the studio,", "Madame la graphiste,", "Chicas:": a few words that open a letter, with the letter below. */
const OPENS_LETTER =
  /^\s*(?:[\p{L}’'.-]+ ){0,5}[\p{L}’'.-]+,\s*$|^\s*(?:chic[oa]s|ragazz[ie]|team|equip[oea]|équipe|leute|gente|mädels|jongens|meiden|pessoal|malta|guys|folks)\s?:\s*$/iu;
const opensLetter = (lines: readonly TextLine[], at: number): boolean =>
  OPENS_LETTER.test(lines[at]?.text ?? "") && lines.slice(at + 1).some((line) => !isBlank(line));

type Step = { end: number; rest: boolean };

const isQuoted = (text: string): boolean => /^\s*>/.test(text) || REPLY.test(text);

/** How far the mail part that begins here goes; `rest` when everything below belongs to it. */
function mailPart(lines: TextLine[], at: number, seen: boolean, mail: Mail): Step {
  const text = lines[at]?.text ?? "";
  if (text.trim() === "") return { end: at, rest: false };
  const header = headerRun(lines, at);
  if (header > at) {
    for (const l of lines.slice(at, header)) mail.colleagues.push(...names(PERSONS.exec(l.text)?.[1] ?? ""));
    return { end: header, rest: seen };
  }
  const one = { end: at + 1, rest: false };
  if (THREAD.test(text) || DELIMITER.test(text)) return { end: at + 1, rest: seen };
  if (isForColleagues(text) || isMinutes(text, mail)) return one;
  if (isQuoted(text) || isSalutation(text) || greeted(lines[at] as TextLine, mail)) return one;
  return { end: signed(lines, at, mail), rest: false };
}

const partAt = (lines: TextLine[], at: number, seen: boolean, mail: Mail): Step =>
  !seen && opensLetter(lines, at) ? { end: at + 1, rest: false } : mailPart(lines, at, seen, mail);

/** The lines of a brief that are mail and minutes rather than message, and the colleagues they name. */
export function readMail(lines: TextLine[], isKnown: Mail["isKnown"] = () => false): Mail {
  const mail: Mail = { internal: new Set(), colleagues: [], notes: false, isKnown };
  let seen = false;
  for (let at = 0; at < lines.length; ) {
    const { end, rest } = partAt(lines, at, seen, mail);
    const stop = rest ? lines.length : end;
    for (let i = at; i < stop; i++) mail.internal.add(i);
    if (end === at && !isBlank(lines[at])) seen = true;
    at = Math.max(at + 1, stop);
  }
  for (const line of lines) mail.colleagues.push(...names(ATTENDEES.exec(line.text)?.[1] ?? ""));
  return mail;
}

const STAMP =
  /^\s*(?:\[\d{1,2}[:./][^\]\n]{2,24}\]\s*|\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]m)?\s*[-–]\s*)(\p{L}[\p{L} .'’-]{1,29}):\s|^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?)\s*[,(]?\s*\[?\d{1,2}:\d{2}\s?(?:[ap]m)?[\])]?\s*(?:$|:\s*)/iu;

const BARE_STAMP = /^\s*(\p{L}{2,14})\s+\d{1,2}:\d{2}\s+(?=\S)/u;
/** "mo 07:41 need a post": lines of a chat, when two of them or more begin so. */
export const isChat = (lines: TextLine[]): boolean =>
  lines.filter(({ text }) => nameIn(text) !== undefined).length >= 2;

const nameIn = (text: string): string | undefined => {
  const name = BARE_STAMP.exec(text)?.[1];
  return name !== undefined && !leadsToTime(name) ? name : undefined;
};

/** "[10:32] Sam: …": the stamp of a chat, with who wrote. */
export function chatStamp(text: string, chat: boolean): { length: number; name: string } | undefined {
  const bare = chat && nameIn(text) !== undefined ? BARE_STAMP.exec(text) : null;
  if (bare) return { length: bare[0].length, name: bare[1] ?? "" };
  const m = STAMP.exec(text);
  const name = (m?.[1] ?? m?.[2] ?? "").trim();
  return m && (m[1] || /^\p{Lu}/u.test(name)) && !leadsToTime(name)
    ? { length: m[0].length, name }
    : undefined;
}

/** "Doors 18:30" over "Concert 19:00": lines of a name and a time that follow each other; under a stamp its message stands. */
export function timetableLines(lines: readonly TextLine[]): ReadonlySet<number> {
  const isTimed = ({ text }: TextLine) => STAMP.exec(text)?.[0].length === text.length;
  const timed = lines.map(isTimed);
  return new Set(
    lines.flatMap(({ start }, i) => (timed[i] && (timed[i - 1] || timed[i + 1]) ? [start] : [])),
  );
}

type Stamps = { chat: boolean; timed: ReadonlySet<number> };

/** The stamp of a line, unless the line is one of a timetable. */
export const stampIn = ({ chat, timed }: Stamps, { start, text }: TextLine) =>
  timed.has(start) ? undefined : chatStamp(text, chat);
