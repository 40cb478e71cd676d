import { isCalendarWord } from "./calendar.ts";
import type { FoundQuotation } from "./found-quotation.ts";

const GIVES =
  /^[^"“„«]*(?<!\p{L})(?:quotes?|quotation|testimonial|review|happy|agreed|permission|zitat|einverstanden|zugestimmt|citation|témoignage|d[’']accord|cita|testimonio|de acuerdo|citazione|testimonianza|d[’']accordo|citaat|akkoord|toestemming|citação|autorizou)(?!\p{L})[^"“„«]*[:：]\s*["“„«]/iu;
/** "Use this quote from Moira, she's happy for us to share it: “…”": commas before the words part no sentence. */
export const givesQuotation = (sentence: string): boolean =>
  GIVES.test(sentence) && /["”“»]\W*$/u.test(sentence);

/** "Moira, Broughty Ferry": a first name and a town, and nothing else. */
const FIRST_NAMED =
  /^[-–—~]?\s*(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?),\s*(?<town>\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,3})\.?$/u;
export function firstNamed(said: string, found: FoundQuotation): FoundQuotation | undefined {
  const { name = "", town = "" } = FIRST_NAMED.exec(said)?.groups ?? {};
  const isSpeaker = name !== "" && !isCalendarWord(name) && (found.name === "" || found.name === name);
  return isSpeaker ? { ...found, name, role: "", company: town } : undefined;
}
