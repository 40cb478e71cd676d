import { capitalize, unstop } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "Notice to all residents of Oak Street:", "Avis aux habitants": to whom it speaks, and not of what. */

/** What such a line is called, the word before those whom it is for, and words before their name. */
type AddressWords = { kind: string; to: string; all: string };

const WORDS: readonly AddressWords[] = [
  {
    kind: "(?:(?:important|public|official) )?(?:notice|notification|information|info|reminder|message|announcement)",
    to: "to|for",
    all: "all|our|the",
  },
  {
    kind: "(?:wichtige[rs]? |öffentliche )?(?:mitteilung|hinweis|information|bekanntmachung|info|nachricht)",
    to: "an|für",
    all: "alle|unsere|die",
  },
  {
    kind: "(?:avis|information|info|message)(?: importante?)?",
    to: "aux|à|pour",
    all: "tous|toutes|les|la|nos",
  },
  {
    kind: "(?:aviso|comunicado|información)(?: importante)?",
    to: "al?|para",
    all: "tod[oa]s|l[oa]s|nuestr[oa]s",
  },
  {
    kind: "(?:avviso|comunicazione)(?: importante)?",
    to: "a|ai|agli|alle|per",
    all: "tutt[ie]|i|gli|le|nostr[ie]",
  },
  { kind: "(?:bericht|mededeling|informatie)", to: "aan|voor", all: "alle|onze|de" },
  { kind: "(?:aviso|comunicado|informação)(?: importante)?", to: "aos?|às?|para", all: "os|as|tod[oa]s" },
];

/** "of Oak Street 4 to 12", "in der Lindenstraße": where they live, are or go. */
const WHERE =
  "(?:,? (?:of|at|in|on|from|der|des|im|am|an|von|du|des|de|del|della|dello|dei|di|da|do|das|dos|van|aan|op|te)(?: |(?=[’']))[^.!?:]{2,60}| d[’'][^.!?:]{2,60})";

const FORMS = WORDS.map(
  ({ kind, to, all }) =>
    new Prefiltered(
      `^(?:${kind} (?:${to})|an alle|aan alle) (?:(?:${all}) )*(?<whom>\\p{L}+(?: \\p{L}+)?${WHERE}?)[:：.]?$`,
      "iu",
    ),
);

const whomIn = (text: string): string | undefined =>
  FORMS.map((form) => form.exec(text.trim())?.groups?.whom).find(Boolean);

/** Whether a line only says whom it addresses. */
export const isAddressed = (text: string): boolean => whomIn(text) !== undefined;

/** Those whom it addresses, as a line above the headline: all of it where that is short. */
export function addressLine(text: string, most: number): string {
  const whole = unstop(text.trim()).replace(/[:：]$/u, "");
  return whole.length <= most ? whole : capitalize(whomIn(whole) ?? whole);
}
