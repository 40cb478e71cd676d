import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import { matchesIn } from "../values/matches.ts";

/** Words that remarks to a maker or among colleagues nearly always have, in the languages of the examples. */

/** Requests, duties and thoughts that are not settled. */
export const ASKS = new Prefiltered(
  /(?<!\p{L})(?:please|pls|plz|thanks|cheers|rather|prefer\p{L}*|ideally|maybe|perhaps|should|must|needs? to|has to|have to|ought|bitte|danke|lieber|gerne?|vielleicht|soll(?:te|ten|en)?|muss|müssen|merci|svp|s[’']il (?:te|vous)|plutôt|peut-être|doit|doivent|devrai\p{L}*|il faut|por favor|gracias|quizás?|mejor|debe\p{L}*|hay que|per favore|grazie|forse|meglio|dev(?:e|ono)|dovrebbe\p{L}*|bisogna|graag|liefst|misschien|moet(?:en)?|mag|obrigad[oa]|talvez|melhor|t[eê]m (?:de|que))(?!\p{L})|[?？]/iu,
);

/** How something is to look, wherever it stands. */
export const LOOKS = new Prefiltered(
  /(?<!\p{L})(?:big(?:ger|gest)?|large\p{L}*|bold\p{L}*|simple|plain|calm|tone|style|mood|colou?r\p{L}*|design\p{L}*|draft|version|fonts?|blocks?|groß\p{L}*|schlicht\p{L}*|ruhig\p{L}*|farb\p{L}*|stil|gros(?:se)?s?|grande?s?|sobre|couleurs?|ton|estilo|color(?:es)?|sencill\p{L}*|sobri\p{L}*|colori?|stile|semplic\p{L}*|groot\p{L}*|rustig\p{L}*|kleur\p{L}*|stijl|simples|cor(?:es)?)(?!\p{L})/iu,
);

const BEGINS = "(?<=^|[,;:–—]\\s|(?<!\\p{L})(?:and|und|et|y|e|en|so|then|dann|puis|luego|poi|dan|depois)\\s)";
/** An order begins with what is to be done, or with what there is to be none of. */
export const ORDERS = new Prefiltered(
  `${BEGINS}(?:mention|say|show|leave|put|use|add|keep|make|write|include|skip|lead|start|end|open|close|finish|focus|stick|give|let|go|don[’']?t|do not|no|not|never|nothing|nobody|only|just|erwähn\\p{L}*|zeig\\p{L}*|nenn\\p{L}*|schreib\\p{L}*|mach\\p{L}*|lass\\p{L}*|nimm|nehmt|kein\\p{L}*|nicht|nichts|nie|nur|mett\\p{L}*|montr\\p{L}*|dites|dire|écri\\p{L}*|évit\\p{L}*|ne|pas|rien|sans|seulement|pon\\p{L}*|mostr\\p{L}*|mencion\\p{L}*|escrib\\p{L}*|evit\\p{L}*|nada|nadie|nunca|sin|solo|sólo|mett\\p{L}*|scriv\\p{L}*|niente|nessun\\p{L}*|non|mai|senza|zet|toon|noem|schrijf|maak|geen|niet|niets|nooit|zonder|alleen|põe|ponha\\p{L}*|escrev\\p{L}*|não|sem|só)(?!\\p{L})`,
  "iu",
);

/** Whether a sentence has any word of an order, of a look or of a part of a post. Statements of what there is have none. */
export function hasOrderSign(sentence: string, language: string): boolean {
  const low = sentence.toLowerCase();
  return (
    [ASKS, LOOKS, ORDERS].some((sign) => sign.test(sentence)) ||
    matchesIn(MAKER_WORDS, low).length > 0 ||
    namesPartOfPost(low, language)
  );
}

export const PLEASE =
  "please|pls|plz|bitte|merci|svp|s[’']il (?:te|vous) plaît|por favor|porfa|per favore|per piacere|graag|alsjeblieft|alstublieft|a\\.?u\\.?b\\.?";
/** "Two separate blocks please.", "Bitte alles in der Sie-Form.": a request that begins or ends with its please. */
const REQUEST = new Prefiltered(`^\\s*(?:${PLEASE})(?!\\p{L})|(?<!\\p{L})(?:${PLEASE})\\s*[.!]*\\s*$`, "iu");
/** "Two separate blocks please.": a thing and nothing that it does. English. */
const NAMES_THING =
  /^\s*(?:one|two|three|four|five|six|an?|the|all|each|both|no|only|just|big|large|small|bold|plain|simple|separate)(?: [\p{L}-]+){1,4},? (?:please|pls|plz)\s*[.!]*\s*$/iu;
const DOES = /(?<!\p{L})(?:is|are|was|were|will|can|must|should|have|has|do|does)(?!\p{L})/iu;

/** Whether a sentence asks politely for something, and it orders nothing of a reader: "Bring a torch please." Verbs are known in English only. */
export function isRequest(sentence: string, language: string): boolean {
  if (!REQUEST.test(sentence) || language !== "en") return REQUEST.test(sentence);
  if (NAMES_THING.test(sentence) && !DOES.test(sentence)) return true;
  return !isImperative(sentence) && !hasVerb(sentence);
}
