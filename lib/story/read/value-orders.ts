import { VALUE_NAMES } from "../../text/value-names.ts";
import { lower, pattern } from "./lower.ts";

/** "Please also mention the phone number: call Ana on …": an order to name a value, with the words for readers behind it. */

const VERBS = [
  "mention|include|add|state|put(?: in)?|(?:do not|don['’]?t) forget",
  "nenn(?:e|t|en sie)?|erwähn(?:e|t|en sie)?|nimm|nehmt|nehmen sie|schreib(?:e|t|en sie)?|gib|gebt|zeig(?:e|t|en sie)?|setz(?:e|t|en)?",
  "mentionne[rz]?|indique[rz]?|ajoute[rz]?|mets|mettez|mettre|donne[rz]?|n['’]oublie[zr]? pas",
  "menciona(?:d|r)?|mencione[n]?|incluy[ea][n]?|pon(?:ed|gan|ga|er)?|añade|añadid|indica(?:d|r)?",
  "menziona(?:te|re)?|indica(?:te|re)?|aggiung(?:i|ete|ere)|mett(?:i|ete|ere)",
  "noem|vermeld|zet|geef|voeg|vergeet",
  "mencion[ae]m?|inclu(?:i|a)m?|põe|pôr|ponha[m]?|coloque[m]?|indi(?:ca|que)m?",
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

/** Ways to reach a brand. */
export const REACHED =
  "(?:web|mail|e-mail|internet|mobile|phone|contact|telephone|handy|telefon|telefoon|home)?[ -]?(?:site|seite|page|address|adresse|adres|numbers?|nummer)(?: web| internet)?|web|e-?mail|mail|link|enlace|lien|url|homepage|página(?: web)?|pagina(?: web)?|sito(?: web)?|dirección|indirizzo|endereço|telefono|telefone|teléfono|téléphone|telefon|phone|num[eé]ro|número";
const OUR = `(?:${ARTICLE}(?:nostr[oa] |noss[oa] )?)?`;
/** Where it is to stand and how large. */
const PLACE =
  "(?:nice and |quite |very |ganz |tout |muy |bem |heel )?(?:small|little|tiny|in small (?:print|type|letters)|(?:at|along|on) the (?:very )?(?:bottom|end|foot)|underneath|below|beneath|in the corner|klein(?:er)?|unten|darunter|dazu|drunter|in der ecke|am (?:ende|rand)|en (?:tout )?petit|en bas|(?:en |au-)?dessous|à la fin|(?:en )?pequeñ[oa]|abajo|debajo|al final|(?:in )?piccol[oa]|in (?:basso|fondo)|sotto|onderaan|eronder|erbij|onderin|(?:em )?pequen[oa]|(?:em |por )baixo|embaixo|no fim)(?!\\p{L})";
const JOINED =
  "[ ,]+(?:(?:and|und|et|y|e|en|auch|too|bitte|please|goes|should go|kommt|soll|va|komt|vai)[ ,]+)?";
const SMALL =
  "(?:(?:quite |very |ganz |tout |muy |bem |heel )?(?:small|little|tiny|in small (?:print|type|letters)|klein(?:er)?|en petit|(?:en )?pequeñ[oa]|(?:in )?piccol[oa]|(?:em )?pequen[oa]))(?!\\p{L})";
const POLITELY = `(?:${SOFT})*`;
export const VALUE =
  "[\\d+(][\\d /().-]{5,22}\\d|[\\w.+-]+@[\\w.-]+\\.\\p{L}+|(?:https?:|www\\.)?[\\w/-]+\\.[\\w./-]+[\\w/]";
/**
 * "Our number small underneath: …", "Unten klein die Telefonnummer: …", "Put our number 020 … at the bottom.": the place
 * tells that a maker is meant.
 */
const PLACED = [
  `${POLITELY}(?:(?:${VERBS}|stick|show|have) ${POLITELY})?${OUR}(?:${REACHED})(?:${JOINED}${PLACE}){1,3}\\s*[:：–-]\\s+(?<value>\\S.*)`,
  `${POLITELY}${OUR}(?:${VALUE_NAMES})(?:${JOINED}${PLACE}){0,1}${JOINED}${SMALL}(?:${JOINED}${PLACE}){0,2}\\s*[:：–-]\\s+(?<small>(?!.*(?:large|big|gro[ßosn]|grand|medium|mittel|médi|medi))\\S.*)`,
  `${POLITELY}(?:${VERBS}|stick|show|have)[ ,]+${POLITELY}${OUR}(?:${VALUE_NAMES})(?:${JOINED}${PLACE}){1,3}\\s*[:：–-]\\s+(?<named>\\S.*)`,
  `${POLITELY}(?:${PLACE}${JOINED}){1,3}${OUR}(?:${REACHED})\\s*[:：–-]?\\s+(?<last>${VALUE})[.!]?`,
  `${POLITELY}(?:${VERBS}|stick|show|have) ${POLITELY}${OUR}(?:${REACHED}),?\\s+(?<inside>${VALUE})(?:${JOINED}${PLACE}){1,3}[.!]?`,
].map((form) => pattern(`^\\s*${form}\\s*$`, "ds"));

/** Where the value stands in such a sentence; undefined for other sentences. */
export function placedValue(sentence: string): { at: number; end: number } | undefined {
  const low = lower(sentence);
  for (const form of PLACED) {
    const found = Object.values(form().exec(low)?.indices?.groups ?? {}).find(Boolean);
    if (found) return { at: found[0], end: found[1] };
  }
  return undefined;
}
