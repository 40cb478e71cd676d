import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor } from "../addressee/addressee.ts";
import { valuesOf } from "./values.ts";

/** What stands behind the name of a part: words for readers, or what the maker is to put there. */

/** "a photo of the shop", "our logo", "something about winter": what is to be seen or said there. */
const DESCRIBED = new Prefiltered(
  /^\s*(?:(?:an?|the|our|my|just|only|ein(?:e|en)?|das|die|der|unser\p{L}*|nur|une?|la|le|les|notre|nos|una?|el|los|nuestr\p{L}+|il|lo|i|nostr\p{L}+|een|de|het|onze?|uma?|os?|as?|noss[oa]s?)\s)*(?:(?:big|nice|large|group|team|close[- ]?up|großes?|schönes?|grande|belle)\s)*(?:photos?|pictures?|images?|shots?|selfie|logos?|icons?|drawings?|illustrations?|maps?|qr[- ]?codes?|screenshots?|something|foto\p{L}*|bild|bilder|etwas|irgendwas|zeichnung|karte von|dessins?|plan de|quelque chose|imagen|imágenes|dibujo|mapa|algo|immagin[ei]|disegno|mappa|qualcosa|afbeelding|plaatje|tekening|iets|imagem|imagens|desenho|contact details|website|web address|kontaktdaten|coordonnées|datos de contacto|contatti|contactgegevens|contactos)(?!\p{L})/iu,
);
const MARKED = /^\s*["“„«「]/u;
const FEW_WORDS = 4;

export const describesPicture = (text: string): boolean =>
  DESCRIBED.test(text) && valuesOf(text).length === 0;

/** Words that readers see as they stand. */
export function areWords(text: string, language: string): boolean {
  if (MARKED.test(text)) return true;
  if (describesPicture(text)) return false;
  if (certainlyFor(text.trim(), language) !== undefined) return false;
  const isSentence = /^\s*\p{Lu}|[.!?]\s*$/u.test(text) || text.trim().split(/\s+/).length >= FEW_WORDS;
  return isSentence || valuesOf(text).length > 0 || hasVerb(text) || isImperative(text);
}

const LONGEST = 12;
/** "the price", "unser Datum": the name of what stands elsewhere. */
const NAMES =
  /^\s*(?:the|that|our|this|der|die|das|den|unser\p{L}*|les?|la|l[’']|notre|nos|el|l[ao]s|nuestr\p{L}+|il|lo|i|gli|nostr\p{L}+|de|het|onze?|os?|as?|noss[oa]s?)(?!\p{L})/iu;

/** "Bring a head torch.": a sentence of its own that may stand as the headline; "the price" only names a fact. */
export function statesSomething(text: string, language: string): boolean {
  if (MARKED.test(text)) return true;
  if (NAMES.test(text) || text.trim().split(/\s+/).length > LONGEST) return false;
  if (language === "en") return isImperative(text.trim()) || (hasVerb(text) && /^\s*\p{Lu}/u.test(text));
  return /^\s*\p{Lu}[^\d]*\s\S+\s\S+/u.test(text) && /[.!?]\s*$/u.test(text);
}
