import { capitalized } from "../../../text/capitalized.ts";

type When = { date: string; time: string; place: string };
/** What a sentence says besides its day, and the hour and the place that it named. */
type WhenApart = { name: string; time: string; place: string };

/** A word that leads to a day or to an hour. */
const TO_DAY = /^(?:(?:on|am|le|el|il|op|em|den|this)\s)?$/iu;
const TO_HOUR =
  /^(?:(?:from|at|alle ore|between|von|ab|um|zwischen|de|dès|à|das|às|van|om|dalle|alle|desde)\s)?$/iu;
/** After a day, German, Dutch and Swedish put the verb before who does it. */
const TURNED = /^(?<verb>\p{Ll}{2,20}) (?<who>wir|ich|we|vi) (?<what>\p{L}.+)$/u;
const STRAIGHT = /^(?:we|our|the|you|nous|on|notre|nos|les|abrimos|nuestr[oa]|apriamo|il nostro)\s\p{L}/u;
const AT_PLACE =
  /,?\s(?:(?:in|im|an|am|at|bei|beim|auf|on|à|au|aux|en|a|em|no|na|op|på)\s)?(?:(?:der|dem|den|the|la|le|el|de|het)\s)?$/iu;

/**
 * "On Sunday 13 June, 10am to 5pm, we open our doors at 8 Mill Lane" is the statement "We open our doors" beside the day,
 * the hour and the place. Undefined where a sentence does not begin with its day or goes on otherwise.
 */
export function whenApart(sentence: string, { date, time, place }: When): WhenApart | undefined {
  const behindDay = behind(sentence, date, TO_DAY);
  const afterHour = behindDay === undefined || time === "" ? undefined : behind(behindDay, time, TO_HOUR);
  const said = statementIn((afterHour ?? behindDay ?? "").replace(/[.!]$/u, ""));
  if (!said) return undefined;
  const where = place !== "" && said.endsWith(place) ? said.slice(0, -place.length) : undefined;
  const name = where === undefined ? said : where.replace(AT_PLACE, "");
  return { name, time: afterHour === undefined ? "" : time, place: where === undefined ? "" : place };
}

/** What stands behind a value that a text begins with, after no more than a word that leads to it. */
function behind(text: string, value: string, leads: RegExp): string | undefined {
  const at = value === "" ? -1 : text.indexOf(value);
  if (at < 0 || !leads.test(text.slice(0, at))) return undefined;
  return text.slice(at + value.length).replace(/^,?\s+/u, "");
}

function statementIn(text: string): string | undefined {
  const { verb, who, what } = TURNED.exec(text)?.groups ?? {};
  if (verb && who && what) return capitalized(`${who} ${verb} ${what}`);
  return STRAIGHT.test(text) ? capitalized(text) : undefined;
}

/** A verb behind the day that leads to what there is: "aura lieu la visite" is no name. */
const TAKES_PLACE =
  /^(?:there|takes?|is|are|will|findet|finden|ist|sind|gibt|öffnet|lädt|laden|beginnt|startet|aura|auront|est|sont|a lieu|se|tendrá|habrá|hay|es|será|si|c['’]è|ci|sarà|è|is|zijn|er|gaat|vindt|houden|begint|haverá|há|terá|é|será|realiza-se)(?!\p{L})/iu;
/** A name of fewer letters says too little. */
const LEAST = 8;

/**
 * "Sunday 10 January, 11 am: tour of the mill" and "Domenica 10 gennaio alle ore 11 visita al frantoio" as a name with its
 * hour. In German a noun has to follow, as the verb stands second.
 */
export function nameBehindDay(
  headline: string,
  { date, time }: Omit<When, "place">,
  language: string,
): WhenApart | undefined {
  const behindDay = behind(headline, capitalizedAs(headline, date), TO_DAY);
  const afterHour =
    behindDay === undefined || time === "" ? undefined : behind(behindDay.replace(YEAR, ""), time, TO_HOUR);
  const name = (afterHour ?? "").replace(/^[,:–—-]?\s*/u, "");
  const isNoun = language === "de" ? /^\p{Lu}/u.test(name) : !TAKES_PLACE.test(name);
  const isName =
    name.length >= LEAST && /^\p{L}/u.test(name) && isNoun && !statementIn(name) && !TURNED.test(name);
  return isName ? { name: capitalized(name), time, place: "" } : undefined;
}

const YEAR = /^,?\s*(?:de\s)?20\d{2},?\s+/u;
/** A headline may begin with the day that stands in small letters elsewhere. */
const capitalizedAs = (headline: string, date: string) =>
  headline.startsWith(capitalized(date)) ? capitalized(date) : date;
