import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "Please mention Ada Moss who has run the desk since 1996": behind the order the name is left with half a sentence. */

const NAME = "(?<name>\\p{Lu}[\\p{L}'’-]+(?: (?:de|da|di|del|du|van|von|of))*(?: \\p{Lu}[\\p{L}'’-]+)+),? ";
/** The verb follows its pronoun in these languages; German and Dutch have it last. */
const FORMS: Record<string, RegExp> = {
  en: new Prefiltered(`^\\s*${NAME}who (?=(?:has|have|had|is|are|was|were|will)(?!\\p{L}))`, "u"),
  fr: new Prefiltered(`^\\s*${NAME}qui (?=(?:a|ont|est|sont|était|avait)(?!\\p{L}))`, "u"),
  es: new Prefiltered(`^\\s*${NAME}que (?=(?:ha|han|es|son|tiene|lleva|era)(?!\\p{L}))`, "u"),
  it: new Prefiltered(`^\\s*${NAME}che (?=(?:ha|hanno|è|sono|era)(?!\\p{L}))`, "u"),
  pt: new Prefiltered(`^\\s*${NAME}que (?=(?:tem|têm|é|são|está|era)(?!\\p{L}))`, "u"),
};

/** Verbs of a main clause behind it: "Ada Moss who has run the desk is leaving" is whole. */
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|a|ont|est|sont|ha|han|es|son|tiene|lleva|hanno|è|sono|tem|têm|é|são|está)(?!\p{L})/giu;

/** "Margaret Ives, who is 79, slept in the clubhouse": the main clause goes on behind it. */
const BETWEEN_COMMAS = /^[^,]+, (?:who|qui|que|che) [^,]+,\s\p{Ll}/u;

/** The same as a sentence of its own; other words as they are. */
export function withoutTornRelative(text: string, language: string): string {
  const form = own(FORMS, language);
  const name = form?.exec(text)?.groups?.name;
  const isTorn = name !== undefined && (text.match(FINITE) ?? []).length === 1 && !BETWEEN_COMMAS.test(text);
  return form && isTorn ? text.replace(form, `${name} `) : text;
}
