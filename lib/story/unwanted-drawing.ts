import { own } from "../text/own.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";

/** What a note does not want to be seen: "No computers in the picture please", "ohne Klinikbilder", "niente computer". */
const DENIES: Record<string, string> = {
  en: "no|not|don[’']?t|do not|never|without|avoid|nothing (?:with|like)|leave out|skip",
  de: "kein\\p{L}*|nicht|ohne|bloß nicht|niemals|auf keinen fall",
  fr: "pas d(?:e|es|u)(?!\\p{L})|pas d[’']|pas|sans|aucune?|évite\\p{L}*",
  es: "no|sin|nada de|ning[uú]n\\p{L}*|evit\\p{L}*",
  it: "niente|non|senza|nessun\\p{L}*|evit\\p{L}*|no",
  nl: "geen|niet|zonder|liever niet",
  pt: "não|sem|nada de|nenhum\\p{L}*|evit\\p{L}*",
};

/** Words of a note on what is to be seen, and of a request: a fact for readers that denies something has neither. */
const SEEN: Record<string, string> = {
  en: "please|pls|pictures?|images?|photos?|footage|screenshots?|draw\\p{L}*|illustrat\\p{L}*|icons?|seen?|show\\p{L}*|rather|preferably",
  de: "bitte|bild\\p{L}*|\\p{L}+bild(?:er)?|foto\\p{L}*|zeichn\\p{L}*|symbol\\p{L}*|zeig\\p{L}*|sehen|zu sehen|gezeigt|lieber",
  fr: "svp|s[’']il (?:vous|te) plaît|merci|images?|photos?|visuel\\p{L}*|dessin\\p{L}*|voi[rte]\\p{L}*|montr\\p{L}*|mett(?:ez|re)|surtout|plutôt",
  es: "por favor|imagen|imágenes|fotos?|dibuj\\p{L}*|ilustra\\p{L}*|vea\\p{L}*|ver|m[ou]e?str\\p{L}*|salga\\p{L}*|saqu\\p{L}*|pong\\p{L}*|mejor",
  it: "per favore|immagin\\p{L}*|foto\\p{L}*|disegn\\p{L}*|illustra\\p{L}*|ved\\p{L}*|mostr\\p{L}*|mett(?:ete|ere)|meglio",
  nl: "graag|alsjeblieft|a\\.?u\\.?b|afbeelding\\p{L}*|beeld\\p{L}*|foto\\p{L}*|teken\\p{L}*|zien|toon\\p{L}*|liever",
  pt: "por favor|imagem|imagens|fotos?|desenh\\p{L}*|ilustra\\p{L}*|ver|veja\\p{L}*|apare\\p{L}*|mostr\\p{L}*|ponh\\p{L}*|preferência",
};

/** A ban on words is none on what is seen: "Don’t mention the bad batch". */
const SAID =
  /(?<!\p{L})(?:mention\p{L}*|say(?:ing)?|talk\p{L}*|writ\p{L}*|name|promise|erwähn\p{L}*|nenn\p{L}*|\p{L}*schreib\p{L}*|sag(?:en|t)|parl(?:er|ez|ons|are)|dire|dites|mentionn\p{L}*|mencion\p{L}*|habl\p{L}*|dig(?:a|as|an|ais|am)|nomin\p{L}*|noem\p{L}*|zeg(?:gen|t)?|fal(?:ar|e|em)|diz(?:er|em))(?!\p{L})/iu;

const word = (source: string) => new Prefiltered(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

/** What the sentences of a brief do not want to be seen, as clauses without the words that deny. */
export function unwantedDrawing({ language }: { language: string }, brief: string): string[] {
  const [denies, seen] = [own(DENIES, language), own(SEEN, language)];
  if (!denies || !seen) return [];
  return brief
    .split(/(?<=[.;!?])\s+|\n+/u)
    .filter((sentence) => word(seen).test(sentence) && !SAID.test(sentence))
    .flatMap((sentence) => sentence.split(word(denies)).slice(1))
    .map((clause) => clause.trim());
}
