import { VALUE_NAMES } from "../../text/value-names.ts";
import { lower, pattern } from "./lower.ts";

/** "Please also mention the phone number: call Ana on …": an order to name a value, with the words for readers behind it. */

const VERBS = [
  "mention|include|add|state|put in|(?:do not|don['’]?t) forget",
  "nenn(?:e|t|en sie)?|erwähn(?:e|t|en sie)?|nimm|nehmt|nehmen sie|schreib(?:e|t|en sie)?|gib|gebt|zeig(?:e|t|en sie)?",
  "mentionne[rz]?|indique[rz]?|ajoute[rz]?|mets|mettez|donne[rz]?|n['’]oublie[zr]? pas",
  "menciona(?:d|r)?|mencione[n]?|incluy[ea][n]?|pon(?:ed|gan|ga)?|añade|añadid|indica(?:d|r)?",
  "menziona(?:te|re)?|indica(?:te|re)?|aggiung(?:i|ete|ere)|mett(?:i|ete|ere)",
  "noem|vermeld|zet|geef|voeg|vergeet",
  "mencion[ae]m?|inclu(?:i|a)m?|põe|ponha[m]?|coloque[m]?|indi(?:ca|que)m?",
].join("|");
const SOFT =
  "(?:please|pls|and|also|then|just|too|bitte|und|auch|dazu|noch|merci de|aussi|également|et|por favor|también|y|per favore|anche|e|graag|alsjeblieft|alstublieft|ook|en|também)[, ]+";
const ARTICLE =
  "(?:the|our|his|her|der|die|das|den|unsere?n?|le|la|les|l['’]|notre|el|los|las|nuestr[oa]|il|lo|il nostro|de|het|onze?|ons|o|a|os|as) ?";

const ORDER = pattern(
  `^\\s*(?:${SOFT})*(?:${VERBS}) (?:${SOFT})*(?:${ARTICLE})?(?:${VALUE_NAMES})(?:,? (?:as well|too|please|auch|bitte|aussi|también|anche|ook|graag|também))?\\s*[:：–-]\\s+`,
);

/** How long such an order is, before the words for readers; 0 without one. */
export const valueOrder = (sentence: string): number => ORDER().exec(lower(sentence))?.[0].length ?? 0;
