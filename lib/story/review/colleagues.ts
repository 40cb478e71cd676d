import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { leadsToTime } from "../read/calendar.ts";
import { pattern } from "../read/lower.ts";
import { GREETINGS, MAIL_HEADS, SIGN_OFFS } from "./colleague-words.ts";

const NAME = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}";
const NAMES = `${NAME}(?:(?:,? (?:and|und|et|y|e|en|&) |, ?| ?/ ?| )${NAME}){0,4}`;
const WORKS =
  "to (?:decide|check|confirm|do|write|send|ask|call|ring|sort|chase|approve|sign|post|update)|writes (?:the|a|it|up|\\p{L}+ posts?)|owns (?:the|this|it)|is (?:back|off(?! (?:to \\p{Lu}|on (?:maternity|paternity|parental)))|out|away|on (?:holiday|leave))|has the (?:list|file|photos|pictures|logo|text|copy|draft|details|numbers|figures|brief|link|login|spreadsheet|doc|final|wording|quote|info)s?(?![\\p{L}])|thinks (?:we|it|that|this)|reckons|wanted (?:a|to)|is (?:worried|nervous)";

/** "[14:02] Nia:", "mo 07:41 …", "Sam (10:32):": who said a line of a chat; "Salidas 7:15 y 9:40" are hours. */
const STAMP =
  /^\s*(?:\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? )?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?[\s,–-]+(\p{L}[\p{L}’'-]{1,20})\s*:|(\p{L}[\p{L}’'-]{1,20})\s*[[(]?\d{1,2}:\d{2}(?: ?[ap]m)?[\])]?:?(?:\s|$)(?!\s*(?:,|[–-]|&|and|to|und|bis|et|à|y|a|e|en|tot|às)\s*\d))/u;
const GREETED = new Prefiltered(`^\\s*(?:${either(GREETINGS)}),? (${NAMES})\\s*(?:[,!:.–]|$)`, "u");
const SIGNED = new Prefiltered(
  `(?:^|[.!?,\\s])(?:${either(SIGN_OFFS)})[,!.]*[\\s–-]+(${NAMES})\\s*[.!]?\\s*$`,
  "u",
);
const SIGN_OFF_ALONE = new Prefiltered(`^\\s*(?:${either(SIGN_OFFS)})\\s*[,!.]?\\s*$`, "u");
const NAME_ALONE = new Prefiltered(`^\\s*(${NAMES})\\s*$`, "u");
/** "Pressing Day is back" */
const OCCASION =
  /^(?:Day|Night|Fair|Market|Festival|Week|Weekend|Season|Sale|Club|Caf[eé]|Fest|Tour|Show|School)$/;
/** "How to check a sum" */
const ASKING =
  /^(?:How|What|When|Where|Which|Who|Why|Whether|Ready|Time|Want|Need|Free|Easy|Happy|Welcome|Nothing|Something|Anything|Everything|Nobody|Everybody|None|Much|Little|Lots|Plenty|More|Less|Things|Work|Steps|Ways|Places|It|This|That|These|They|We|She|He|Learn|Come|Try|Remember|Love|Hope|Aim|Plan|Dare|Choose|Prepare|Get)$/;
const TASKED = new Prefiltered(
  `(?<![\\p{L}])(?<!\\p{Lu}{2,4} \\p{Lu}\\p{Ll}{1,12} )(${NAME}) (?:${WORKS})(?![\\p{L}])`,
  "gu",
);
/** "Undertow is out on 3 December.", "All-Nighter is back!", "Plum jam is back in the shop. It …": the first line names what comes out. */
const RELEASED =
  /^\s*\p{Lu}[^.!?]{0,40}\sis (?:out (?:now|today|on|in|from)(?!\p{L})|back(?:[^.!?\n]{0,80}!|[^.!?\n]{0,80}\. It(?!\p{L})))/u;
const ASKED = new Prefiltered(
  `(?:[Aa]sk|[Cc]heck w(?:/|ith)) (?:(?:Dr|Mrs?|Ms)\\.? )?(${NAME})(?!\\p{L}|,? (?:at|in|by|behind|from) (?:the|our|reception)|,? on \\+?\\d)`,
  "gu",
);
const PRESENT = new Prefiltered(`\\((${NAME}(?:, ${NAME})+(?:,? (?:and|&|und|et|y|e) ${NAME})?)\\)`, "u");
const MEETING =
  /weekly|daily|monthly|meeting|mtg|notes|stand-?up|sync|call|minutes|catch-?up|jour fixe|besprechung|réunion|reunión/i;
const HEADER = pattern(`^\\s*(?:${MAIL_HEADS})\\s*[:：]\\s*\\S`);
const PRESS = /embargo|(?:news|press) release|pressemitteilung|communiqué de presse|nota de prensa/i;
const CONTACT = /^\s*(?:(?:press|media) )?(?:contact|kontakt|contacto)\b[^:]*:/i;
/** Those who are greeted by no name: colleagues, and readers. */
const CROWD = new Prefiltered(
  /^(?:all|both|team|everyone|everybody|there|folks|guys|zusammen|alle|tous|equipo|todos|tutti|you|dr|mr|mrs|ms|guests|customers|friends|neighbou?rs|members|parents|families|gäste|kund(?:innen|en)|mitglieder|freund(?:innen|e)|nachbar(?:innen|n)|eltern|familien|client(?:e|i)?s?|amis|voisins|adhérents|amig[ao]s|vecin[ao]s|soci[ao]?s|amici|vicini|genitori|ospiti|gasten|klanten|vrienden|buren|leden|ouders|vizinh[ao]s|sóci[ao]s|pais|familles|famil(?:ias|ie)|famílias|gemeinde|leute|\p{L}+(?:schaft|innen|leute|freunde|gäste)|patienten|leser|pilger|lecteurs|patients|clientèle|voyageurs|lectores|pacientes|clientela|viajeros|lettori|pazienti|lezers|pati[eë]nten|reizigers|leitores|readers|passengers|players|singers|riders|walkers|growers|makers)$/iu,
);

/** In small letters, with a capital, or in capitals. */
function either(words: string): string {
  return words
    .split("|")
    .flatMap((word) => [word, word.replace(/^./u, (c) => c.toUpperCase()), word.toUpperCase()])
    .join("|");
}

export const isHeader = (line: string): boolean => HEADER().test(line.toLowerCase());
export const isStamped = (line: string): boolean => {
  const m = STAMP.exec(line);
  return m !== null && !leadsToTime(m[1] ?? m[2] ?? "");
};
const TIMED = /^\s*\[?\d{1,2}[:.]\d{2}(?!\d)/u;
const FEWEST_TIMED = 3;
/** "10.00 Doors open", "15.00 Draw: one free course": most rows of a timetable name what is then, and no one who speaks. */
export function isTimetable(lines: readonly string[]): boolean {
  const timed = lines.filter((line) => TIMED.test(line));
  return timed.length >= FEWEST_TIMED && timed.filter(isStamped).length * 2 < timed.length;
}
export const isGreeting = (line: string): boolean => GREETED.test(line);
export const isSignature = (line: string): boolean => SIGNED.test(line) || SIGN_OFF_ALONE.test(line);
export const isPress = (brief: string): boolean => PRESS.test(brief);
export const isContact = (line: string): boolean => CONTACT.test(line);

const capitals = (text: string) => text.replace(/\S+@\S+/g, " ").match(/\p{Lu}[\p{L}’'-]+/gu) ?? [];

type BriefForm = { isMail: boolean; isTimetable: boolean };

function inLine(line: string, before: string | undefined, kind: BriefForm): string[] {
  const stamp = kind.isTimetable ? null : STAMP.exec(line);
  const isFirst = before === undefined;
  return [
    ...[stamp?.[1], stamp?.[2]].flatMap((name) => (name && !leadsToTime(name) ? name : [])),
    ...capitals(GREETED.exec(line)?.[1] ?? ""),
    ...capitals(isFirst ? "" : (SIGNED.exec(line)?.[1] ?? "")),
    ...(!isFirst && SIGN_OFF_ALONE.test(before) ? capitals(NAME_ALONE.exec(line)?.[1] ?? "") : []),
    ...[...(isFirst && RELEASED.test(line) ? [] : line.matchAll(TASKED)), ...line.matchAll(ASKED)]
      .map((m) => m[1] ?? "")
      .filter((name) => !OCCASION.test(name) && !ASKING.test(name)),
    ...(kind.isMail && /^\s*(?:from|to|cc|von|an|de|à|para|da|van|aan)\s*:/i.test(line)
      ? capitals(line.replace(/^[^:]*:/, ""))
      : []),
  ];
}

/** What others say of a person between quotation marks: “Ana has the gift of …”. */
const SAID = /[“"„«][^“”"„«»\n]{8,600}[”"“»]/gu;

/** People who write the brief or are asked to do something in it. Readers do not know them. */
export function colleaguesIn(brief: string): Set<string> {
  const lines = brief.replace(SAID, " ").split("\n");
  const kind = { isMail: lines.filter(isHeader).length >= 2, isTimetable: isTimetable(lines) };
  const found = lines.flatMap((line, i) => inLine(line, lines[i - 1], kind));
  const [title = ""] = lines;
  const present = MEETING.test(title) ? capitals(PRESENT.exec(title)?.[1] ?? "") : [];
  const press = isPress(brief)
    ? lines.filter(isContact).flatMap((line) => capitals(line.replace(/^[^:]*:/, "")))
    : [];
  return new Set([...found, ...present, ...press].filter((name) => name.length > 1 && !CROWD.test(name)));
}
