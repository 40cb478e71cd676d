import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { Prefiltered } from "../../../../text/prefilter/prefiltered.ts";
import { writtenDay } from "../../card/dates.ts";
import { isOf } from "./occasions.ts";
import { sentencesOf } from "./sentences.ts";

/** What people are asked to do by a day, and what it is called. */
const ACTS = [
  "(?:pre-?)?(?:book|order|reserve|buy)|register|sign up|enrol|apply|rsvp|reply|let us know|tell us|send|submit|enter|vote|come",
  "(?:vor)?(?:bestell|buch|reservier|anmeld|meld|bewerb|einsend)\\p{L}*|bewirb|gebt|gib|sagt|sag|schick\\p{L}*|kommt?",
  "(?:pré)?(?:réserv|inscri|command|postul|candidat|répond|envoy|confirm)\\p{L}*|venez",
  "reserv\\p{L}*|inscr\\p{L}*|ap[uú]nt\\p{L}*|encarg\\p{L}*|encomend\\p{L}*|pedidos?|pid[ae]n?|pe[çd]\\p{L}*|solicit\\p{L}*|envi\\p{L}*|confirm\\p{L}*",
  "prenot\\p{L}*|iscri\\p{L}*|ordin\\p{L}*|candid\\p{L}*|invi[ai]\\p{L}*|conferm\\p{L}*|venite",
  "boek\\p{L}*|reserveer|reserver\\p{L}*|bestel\\p{L}*|aanmeld\\p{L}*|meld|inschrijv\\p{L}*|schrijf|solliciteer|stuur|geef|kom",
].join("|");
/** "Bookings made before 3 March" are something else than a call: a noun stands right before its day. */
const NOUNS =
  "(?:bookings?|orders|entries|applications|registrations?|replies)(?: (?:are |is )?(?:close[sd]?|due|needed|open|accepted|taken))?";
const BY =
  "(?:by|before|until|till|no later than|bis(?: spätestens)?(?: zum)?|spätestens(?: am| bis(?: zum)?)?|vor dem|avant(?: le)?|jusqu[’']au|antes del?|hasta(?: el)?|entro(?: il)?|prima del|fino al|vóór|voor|uiterlijk|tot(?: en met)?|até(?: a[o]?)?)";
const POLITE = "(?:(?:please|bitte|merci de|por favor|graag|per favore) )?";
const CALL = new Prefiltered(
  `^(?:${POLITE}(?:${ACTS})(?!\\p{L})[^.:;!?\\d]{0,40}?|${NOUNS})\\s${BY}\\s`,
  "iu",
);
/** "Bis 5. Mai anmelden", "Avant le 12 décembre, réservez votre place": the day comes first. */
const DAY_FIRST = new Prefiltered(`^${POLITE}${BY}\\s`, "iu");
const ACT_BEHIND = new Prefiltered(`^,?\\s(?:(?:uns|euch|dich|sich|je|u) )?(?:${ACTS})(?!\\p{L})`, "iu");
/** Letters between the word that leads to a day and the day, and of the whole line. */
const MOST = { before: 6, line: 64 };
const NUMBER = /^\d{1,2}[.)]\s+/u;

/**
 * What to do and by which day, where the brief asks for one such thing: "Book by 22 January with a £50 deposit",
 * "Anmeldung abgeben bis Sonntag, 31. Januar 2027". Empty for several.
 */
export function actBy(story: Story): string {
  const { facts, spoken, language } = story;
  if (spoken !== language || isOf(story, "thanks", "closing")) return "";
  const sentences = facts
    .filter(({ from }) => from === "brief")
    .flatMap(({ quote }) => sentencesOf(quote.replace(NUMBER, "")));
  const found = [...new Set(sentences.flatMap((one) => clauseOf(one.trim()) ?? []))];
  const [line = ""] = found.filter((one) => found.every((other) => one.includes(other)));
  return capitalized(line);
}

function clauseOf(sentence: string): string | undefined {
  const call = CALL.exec(sentence)?.[0].length ?? 0;
  const day = endOfDay(sentence, call || (DAY_FIRST.exec(sentence)?.[0].length ?? 0));
  const behind = ACT_BEHIND.exec(sentence.slice(Math.max(0, day)))?.[0].length ?? 0;
  if (day < 0 || call + behind === 0) return undefined;
  // A condition of a few words stays with it.
  const from = call > 0 ? day : day + behind;
  const end = from + (/^[^,;.!?:–]*/u.exec(sentence.slice(from))?.[0].length ?? 0);
  return end <= MOST.line ? sentence.slice(0, end).trim() : call > 0 ? sentence.slice(0, day) : undefined;
}

/** Where the day ends that begins right there; below zero for none. */
function endOfDay(sentence: string, start: number): number {
  if (start === 0) return -1;
  const rest = sentence.slice(start);
  const day = writtenDay(rest);
  const at = day === "" ? -1 : rest.indexOf(day);
  return at < 0 || at > MOST.before ? -1 : start + at + day.length;
}
