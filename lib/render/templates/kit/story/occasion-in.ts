import { BEGINNINGS } from "../../../../text/beginnings.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { NAMED_DAYS } from "../../../../text/named-days.ts";
import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { isWeekday } from "../../../../text/weekdays.ts";
import { writtenDay } from "../../card/dates.ts";

/** A sentence that ends with when and where something takes place: its name, and what stands behind it. */
export type OccasionParts = { name: string; time: string; place: string };

const HOUR = "\\d{1,2}(?:\\s?[.:h]\\s?\\d{2})?\\s?(?:a\\.?m\\.?|p\\.?m\\.?|Uhr|uur|h)?";
const ZONE = "(?:\\s(?:CES?T|MES?Z|GMT|BST|UTC|E[SD]?T|P[SD]?T|C[SD]T))?";
/** "Doors 7.30 pm", "partida às 18h30": what begins then stands with its hour. */
const STARTS = `(?:${BEGINNINGS}[:,]?\\s+(?:(?:at|um|à|a las|alle|om|às)\\s+)?)`;
const TIME = new RegExp(
  `^(?<starts>${STARTS})?(?:at|from|um|von|ab|à|de|des|dès|a las|desde las|alle|dalle|om|van|vanaf|às|das)?\\s*(?<hour>(?:ore\\s)?${HOUR}(?:\\s?(?:-|–|to|until|bis|à|a|al|a las|alle|tot|às)\\s?${HOUR})?${ZONE})(?![\\d\\p{L}])`,
  "iu",
);
/** A bare number is no time. */
const isTime = (text: string) => /[.:h]|am|pm|uhr|uur|^ore\s/i.test(text);
const PLACE =
  /^(?:at (?:the )?|in (?:the |der |den |de |het )?|on (?:the )?|im |am |auf dem |auf der |bei der |beim |bei |à l['’]|à la |au |aux |dans (?:le |la |l['’])?|chez |en (?:el |la )?|nel |nella |alla |al |presso |op (?:de |het )?|no |na |em )(.+)$/u;
/** Words that lead to a date; the end of "switch-on" is none. */
const LEADS =
  /(?:[\s,;:–—-]|(?<![\p{L}-])(?:on|this|next|am|vom|den|le|les|du|des|el|los|il|op|em|no|a|dias?)(?!\p{L}))+$/iu;
/** The verb that led to the date: "Our next supper club is". */
const HELD =
  /\s(?:is|are|will be|takes? place|will take place|happens?|is held|starts?|begins?|beginnt|startet|commence|empieza|comienza|findet|finden|ist|sind|est|sont|a lieu|aura lieu|es|será|tiene lugar|è|sarà|inizia|comincia|begint|começa)$/iu;
const YEAR = /^,?\s*(?:de\s)?(?:19|20)\d{2}(?!\d)/;
const LONGEST = { place: 80, words: 9 };

const straight = (text: string) => text.replace(/[’‘]/g, "'");
const trimmed = (text: string) => text.replace(/^[\s,;:·–—-]+|[\s,;:·.–—-]+$/gu, "");

/**
 * The parts of a sentence that ends with the date, or has nothing else: "Spring concert on Saturday 18 April at
 * 8.30 pm at St Clement's". Undefined where anything else stands behind the date.
 */
export function occasionIn(text: string, date: string): OccasionParts | undefined {
  const at = date === "" ? -1 : straight(text).indexOf(straight(date));
  const name = at < 0 ? "" : text.slice(0, at).replace(LEADS, "").replace(HELD, "").trim();
  // "Launch on 10 December: Night Mode": what a colon leads to is the thing, and no place.
  if (at >= 0 && /^[^\p{L}]*[:：]\s/u.test(text.slice(at + date.length).replace(YEAR, ""))) return undefined;
  const behind = trimmed((at < 0 ? text : text.slice(at + date.length)).replace(YEAR, ""));
  if (at < 0 && !TIME.test(behind)) return undefined;
  const said = TIME.exec(behind);
  const time = timeOf(said);
  const rest = trimmed(time ? behind.slice(said?.[0].length) : behind);
  const place = placeIn(rest);
  return place === undefined ? undefined : { name, time, place };
}

function timeOf(said: RegExpExecArray | null): string {
  const { starts = "", hour = "" } = said?.groups ?? {};
  return isTime(hour) || starts !== "" ? capitalized(`${starts}${hour}`.trim()).replace(/^Ore/u, "ore") : "";
}

/** A kind of house or square, or a street with its number, which is where something is and nothing else. */
const VENUE = new Prefiltered(
  /(?<!\p{L})(?:church|chapel|hall|library|school|museum|theatre|theater|caf[eé]|hotel|park|gardens?|kirche|kapelle|bücherei|bibliothek|schule|buchhandlung|église|chapelle|salle|place|mairie|médiathèque|bibliothèque|librairie|théâtre|iglesia|capilla|biblioteca|escuela|plaza|teatro|sala|chiesa|piazza|libreria|scuola|museo|kerk|zaal|bibliotheek|theater|wijkcentrum|dorpshuis|igreja|capela|livraria|largo|praça|escola|museu)(?!\p{L})|(?:kirche|saal|halle|platz|museum|plein|kerk|huis)(?!\p{L})/iu,
);

/** The place that a sentence is which follows a day and an hour: "Iglesia de San Pablo". Empty for any other. */
export function venueIn(sentence: string): string {
  const said = trimmed(sentence);
  const named = PLACE.test(uncapitalized(said)) ? uncapitalized(said) : said;
  return VENUE.test(said) && !/\d[.:h]\d{2}/u.test(said) ? (placeIn(named) ?? "") : "";
}

const uncapitalized = (text: string) => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** Another sentence, or what for: "…, to remember people we miss". */
const GOES_ON =
  /[.!?:](?=\s)|,\s(?:to|for|with|where|when|and|so|as|we|you|which|who|um|wo|mit|für|damit|pour|avec|où|para|con|donde|per|dove|voor|met|waar|onde|com)(?!\p{L})/u;

/** "or Christmas Eve, 7am till noon", "und Sonntag, 14 bis 17 Uhr": more days, and no place. */
const AND_MORE = /^(?:or|and|then|oder|und|sowie|dann|ou|puis|et|y|o|u|e|poi|of|dan)\s/u;
function beginsWithDay(text: string): boolean {
  const [first = ""] = /^[\p{L}-]+/u.exec(text) ?? [];
  return isWeekday(first) || BEGINS_WITH_NAMED_DAY.test(text);
}
const BEGINS_WITH_NAMED_DAY = new Prefiltered(`^${NAMED_DAYS}(?!\\p{L})`, "iu");

/** The place that a rest names; empty for no rest, undefined for anything else. */
function placeIn(rest: string): string | undefined {
  if (rest === "") return "";
  if (AND_MORE.test(rest) || beginsWithDay(rest)) return undefined;
  const [, named = ""] = PLACE.exec(rest) ?? [];
  const place = capitalized(
    named ||
      (/^\p{Lu}|^\p{Ll}+(?: (?:de|del|della|delle|dei|di|du|des|da|do|of|the|van|la|le|las|los)){0,2} \p{Lu}/u.test(
        rest,
      )
        ? rest
        : ""),
  );
  const isShort = place.length <= LONGEST.place && place.split(/\s+/).length <= LONGEST.words;
  // "del lunes 11 de enero al viernes 5 de febrero": the end of several days is no place.
  const isPlace = place !== "" && isShort && !GOES_ON.test(place) && writtenDay(place) === "";
  return isPlace ? place : undefined;
}
