import { capitalized } from "../../../../text/capitalized.ts";
import { EMAIL_ADDRESS } from "../../../../text/email-address.ts";
import { inARow } from "./clip.ts";
import { sentencesOf } from "./sentences.ts";

/** What a sign-off holds. */
const MOST = 90;
const CONTACT = new RegExp(
  `${EMAIL_ADDRESS}|(?<![\\d.,:])\\+?\\d(?:[\\s()/-]{0,2}\\d){6,14}(?!\\d|[.,:]\\d)`,
  "u",
);
/** A year, a day or a span of years is no number to call. */
const NO_NUMBER = /^\d{4}\s?[-–/]\s?\d{2,4}|^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|^\d{4}-\d{2}-\d{2}/u;

/**
 * A text without its one sentence that tells how to reach the sender, and that sentence: "Bookings by phone only, 020
 * 5550 0142". A picture ends with it in place of an address that the author has not named.
 */
export function contactApart(text: string): { rest: string; contact: string } {
  const all = sentencesOf(text);
  const found = all.filter((sentence) => isReached(sentence));
  const [sentence = ""] = found;
  if (found.length !== 1) return { rest: text, contact: "" };
  const { said, more } = parted(sentence.replace(/[.!]$/u, ""));
  if (said.length > MOST) return { rest: text, contact: "" };
  const rest = all.flatMap((one) => (one === sentence ? (more === "" ? [] : [more]) : [one]));
  return { rest: inARow(rest), contact: capitalized(said) };
}

function isReached(sentence: string): boolean {
  const found = CONTACT.exec(sentence)?.[0] ?? "";
  return found !== "" && !NO_NUMBER.test(found);
}

/** "call 020 5550 0142 only, we take no messages": what follows is a sentence of its own. */
function parted(sentence: string): { said: string; more: string } {
  const { index = 0, 0: found = "" } = CONTACT.exec(sentence) ?? {};
  const after = sentence.slice(index + found.length);
  const at = after.search(
    /[,;]\s(?:we|i|please|no|wir|bitte|keine?|nous|pas de|merci|no|non|niet|geen|não)\s/iu,
  );
  if (at < 0) return { said: sentence, more: "" };
  const end = index + found.length + at;
  return { said: sentence.slice(0, end), more: `${capitalized(sentence.slice(end + 1).trim())}.` };
}
