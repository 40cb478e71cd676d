import { lower, pattern } from "./lower.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { valuesOf } from "./values.ts";

/**
 * "Maybe the address kite.example small in a corner.", "Il nome della scuola in un angolo, c'è già nella pagina": where
 * the name, the logo or the address of the sender stands on a picture.
 */

const SOFT =
  "(?:(?:that[’']s (?:it|all)|das (?:ist|wär[’']?s?) ?alles|c[’']est tout|(?:eso )?es todo|è tutto|dat is alles|é tudo|maybe|perhaps|please|and|also|just|with|plus|vielleicht|bitte|und|dazu|noch|mit|peut-être|et|aussi|avec|quizás?|tal vez|y|también|con|magari|forse|e|anche|misschien|graag|en|ook|met|talvez|também|com)[, ]+)*";
const ARTICLE =
  "(?:the|our|its|d(?:er|ie|as|en|em)|unsere?[nrms]?|les?|la|l[’']|notre|el|nuestr[oa]|il|lo|(?:il |la )?nostr[oa]|de|het|onze?|[oa]|noss[oa])";
const SIGN =
  "(?:(?:web ?|site )?(?:address|adresse|adres|site|website)|url|link|handle|logo|name[ns]?|namen|naam|nom|nombre|nome|dirección|indirizzo|endereço|morada|(?:\\p{L}+-?)?(?:name|logo|naam))";
/** "of the school", "kite.example" */
const OF =
  "(?: (?:(?:of|de|du|des|del|della|dell[’']|do|da|dos|das|van|der|vom|von)(?: |(?<=[’']))(?:(?:the|our|unserer?|onze|de|het|la|el|l[’']|notre|nuestr[oa]|nostr[oa]|noss[oa]) ?)?[\\p{L}-]+|(?:der|des|unserer|unseres) [\\p{L}-]+|[\\p{L}\\d.-]+\\.[\\p{L}]{2,}(?:/[^\\s,;]*)?))?";
const SIZE =
  "(?:,? ?(?:(?:can|could|should|may|might|kann|darf|soll|könnte|peut|pourrait|puede|podría|può|potrebbe|mag|kan|pode|podia) (?:go|be|stand|sit|stehen|être|aller|ir|estar|stare|andare|staan|ficar) ?)?(?:(?:very|ganz|sehr|tout|muy|molto|heel|muito|quite|discreetly|dezent|en|in|em) )?(?:small|tiny|little|klein|winzig|petit|discret|pequeñ[oa]|piccol[oa]|pequen[oa]|discreto)?,?)?";
const CORNER =
  "(?: (?:in|in the|in a|into|dans|en|num|no|nel|em) ?)(?:(?:the|a|one|an?|der|die|einer?|un|une|una|uno|il|een|de|um|o)[ ’'] ?)?(?:(?:top|bottom|upper|lower|left|right|oberen|unteren|linken|rechten)[- ]?){0,3}(?:corner|ecke|coin|esquina|rincón|angolo|angolino|hoek(?:je)?|canto)(?: (?:of|en|a|in) [\\p{L} ]{3,20}|(?: (?:unten|oben|links|rechts|onder|boven|en bas|en haut|à gauche|à droite|abajo|arriba|in basso|in alto|a destra|a sinistra)){1,2})?";
const TAIL =
  "(?:,? (?:small|tiny|klein|petit|pequeñ[oa]|piccol[oa]|pequen[oa]|en petit|in piccolo))?(?:,? (?:please|bitte|svp|merci|por favor|per favore|graag))?";

const WISH = pattern(
  `^\\s*${SOFT}(?:${ARTICLE}(?: |(?<=[’'])))(?:\\p{L}+ )?${SIGN}${OF}${SIZE}${CORNER}${TAIL}(?<why>\\s*[,;:–—-]\\s[^.!?]{3,110})?[\\s.!]*$`,
  "d",
);
const ADDRESS = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/[^\s,;]*[\p{L}\d])?/u;

const LONGEST = 190;

/** Whether a sentence says in which corner the sender stands, and at most why. */
export function isCornerWish(sentence: string): boolean {
  const m = sentence.length <= LONGEST ? WISH().exec(lower(sentence)) : null;
  return m !== null && valuesOf(m.groups?.why ?? "").length === 0 && !/\d/.test(m.groups?.why ?? "");
}

/** Reads such a sentence; an address that stands nowhere else is for readers. Undefined for other sentences. */
export function readCornerWish(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  if (!isCornerWish(text)) return undefined;
  const [address = ""] = ADDRESS.exec(text) ?? [];
  if (address === "" || n.plain.split(address).length > 2) {
    hold(n, start, end, "instruction");
    return false;
  }
  const at = start + text.indexOf(address);
  hold(n, start, at, "instruction");
  hold(n, at + address.length, end, "instruction");
  const place = { start: at, end: at + address.length, piece };
  return addStatement(n, place, { says: saysOf(address, n) }) !== undefined;
}
