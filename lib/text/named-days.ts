import { Prefiltered } from "./prefilter/prefiltered.ts";
/** Days that have a name in place of a date, as the source of a pattern. */
export const NAMED_DAYS =
  "(?:(?:christmas|xmas) (?:eve|day)|nye|boxing day|new year[’']?s (?:eve|day)|good friday|easter \\p{L}+|bank holidays?|heiligabend|(?:(?:1\\.|erster?)(?: und (?:2\\.|zweiter?))?|2\\.|zweiter?) weihnachtstag|silvester|neujahr|karfreitag|karsamstag|gründonnerstag|(?:oster|pfingst)(?:sonntag|montag)|ostern|pfingsten|feiertage?|noël|(?:la )?saint-sylvestre|réveillon|jour de l[’']an|pâques|nochebuena|nochevieja|navidad|año nuevo|festivos|vigilia|natale|capodanno|santo stefano|pasqua|kerstavond|(?:eerste(?: en tweede)?|tweede) kerstdag|oudjaarsdag|nieuwjaarsdag|consoada|dia de natal|véspera de (?:natal|ano novo)|natal|réveillon|feriados?|weekdays|weekends?|werktags|wochenende)";
const NAMED_DAY = new Prefiltered(
  `(?<!\\p{L})${NAMED_DAYS}(?!\\p{L})|大晦日|元日|元旦|祝日|平日|クリスマスイブ`,
  "iu",
);

/** "Christmas Eve, 7 am to 1 pm" */
export const namesDay = (text: string): boolean => NAMED_DAY.test(text);

const BEHIND = new Prefiltered(`(?:${NAMED_DAY.source})\\s*[,:–-]\\s*$`, "iu");

/** Where the named day begins that stands before these hours, and without which they would be those of any day. */
export const startOfNamedDay = (text: string, start: number): number =>
  BEHIND.exec(text.slice(0, start))?.index ?? start;
