import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/**
 * German and Dutch clauses behind "dass" and "dat" as sentences of their own: the verb goes back to its second place.
 * "die Rosinen drei Tage in Rum lagen" becomes "die Rosinen lagen drei Tage in Rum".
 */

/** "Das Freibad" is no pronoun with a noun behind it. */
const PRONOUN = "wir|ihr|sie|es|er|man|ich|du|(?:das|alle)(?!\\s\\p{Lu})|dies|alles|jeder|niemand|nichts";
const DETERMINER =
  "der|die|das|den|ein|eine|unser|unsere|euer|eure|ihr|ihre|sein|seine|mein|meine|dein|deine|jeder|jede|jedes|alle|kein|keine|dieser|diese|dieses|viele|beide|\\d+";
const GERMAN = new Prefiltered(
  `^\\s*(?<subject>(?:${PRONOUN})|(?:(?:${DETERMINER})\\s)?(?:\\p{Ll}+e[nrsm]?\\s)?\\p{Lu}[\\p{L}-]+)\\s(?:(?<middle>[^,;:]+?)\\s)?(?<verb>\\p{Ll}{2,16})[.!\\s]*$`,
  "u",
);
/** "anfangen": "wir fangen am Montag an". */
const SEPARABLE =
  /^(?!antwort|angel|einig)(?<prefix>ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|statt|teil|vor|weg|weiter|zurück|zusammen)(?<stem>\p{Ll}{4,})$/u;

const DUTCH_DETERMINER =
  "de|het|een|onze|ons|je|jouw|jullie|uw|mijn|zijn|haar|hun|alle|geen|deze|die|dit|elke|iedere|veel|\\d+";
const DUTCH_PRONOUN = "we|wij|jullie|ze|zij|het|hij|je|jij|u|men|iedereen|niemand|alles|er";
const FINITE =
  "kan|kunt|kunnen|moet|moeten|mag|mogen|wil|wilt|willen|zal|zult|zullen|wordt|worden|is|zijn|was|waren|heeft|hebt|heb|hebben|gaat|gaan|hoeft|hoeven";
const DUTCH = new Prefiltered(
  `^\\s*(?<subject>(?:${DUTCH_PRONOUN})(?=\\s)|(?:(?:${DUTCH_DETERMINER})\\s)?(?:(?:volledige|complete|uitgebreide|nieuwe|grote|kleine|hele|oude|eerste|laatste|andere)\\s)?\\p{L}[\\p{L}-]+)\\s(?:(?<middle>[^,;:]+?)\\s)?(?:(?<finite>${FINITE})\\s(?<last>\\p{Ll}{3,16})|(?<verb>\\p{Ll}{2,16}))[.!\\s]*$`,
  "iu",
);

/** "opengaan": "we gaan weer open". */
const DUTCH_SEPARABLE =
  /^(?<prefix>open|op|aan|af|uit|in|mee|door|weg|terug|samen|plaats|los|vast)(?<stem>gaan|komen|bieden|nemen|geven|maken|stellen|vinden|doen|zetten|starten|breiden)$/u;

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

function germanMain(clause: string): string | undefined {
  const { subject, middle, verb = "" } = GERMAN.exec(clause)?.groups ?? {};
  if (!subject) return undefined;
  const { prefix, stem } = SEPARABLE.exec(verb)?.groups ?? {};
  return joined(subject, stem ?? verb, middle, prefix);
}

function dutchMain(clause: string): string | undefined {
  const { subject, middle, finite, last, verb } = DUTCH.exec(clause)?.groups ?? {};
  const { prefix, stem } = DUTCH_SEPARABLE.exec(verb ?? "")?.groups ?? {};
  return subject ? joined(subject, finite ?? stem ?? verb, middle, last ?? prefix) : undefined;
}

/** "am besten mit Foto", "zonder afspraak": a few words behind the clause that have no verb. */
const WITHOUT_VERB =
  /^(?:am (?:besten|liebsten)|gerne?|auch|mit|ohne|und zwar|kostenlos|gratis|jederzeit|bei|liefst|het liefst|graag|ook|met|zonder|bij voorkeur|altijd)(?:\s[\p{L}\d-]+){0,4}$/u;

/** "die Rosinen in Rum lagen, es also nichts für Kinder ist": each part has its verb at its end. */
function turnedClause(text: string, language: string): string | undefined {
  if (language !== "de" && language !== "nl") return undefined;
  const turn = language === "de" ? germanMain : dutchMain;
  const [, whole = "", bracket = ""] = /^(.*?)(\s\([^()]*\))?[.!?\s]*$/su.exec(text) ?? [];
  const parts = whole.split(/,\s(?:und\s|en\s)?/u);
  const turned = parts.map((part, i) => (i > 0 && WITHOUT_VERB.test(part) ? part : turn(part)));
  return turned.every((part) => part !== undefined) ? `${turned.join(", ")}${bracket}` : undefined;
}

/** The clause as a sentence; as it stands where its verb has its place, or is not found. */
export const mainClause = (text: string, language: string): string => turnedClause(text, language) ?? text;
