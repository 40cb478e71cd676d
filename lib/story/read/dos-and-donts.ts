import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";

/** What readers should do, as the label beside what they should not: "Do: …" over "Don't: …". */
const DO =
  /(?:^|\n|[.!?]\s+)[^\S\n]*(?:[-*•✓✔✅]\s*)?(?:do|dos|do['’]s|please do|yes|richtig|ja|so geht['’]s|à faire|oui|sí|se puede|sì|da fare|wel doen|wel|sim|pode)\s?[:：]/iu;

/** Parts and looks of a post, which only its maker uses. */
const OF_POST =
  /(?<!\p{L})(?:emojis?|hashtags?|photos?|pictures?|fonts?|logos?|colou?rs?|brand|words?|tone|captions?|posts?|headlines?|slides?|jargon|slang|capitals|fotos?|bilder?|farben?|schrift|wörter|überschrift|photos|couleurs?|mots?|titres?|colores?|palabras?|titulares?|colori?|parole?|titol[oi]|kleuren?|woorden|cores?|palavras?|títulos?)(?!\p{L})/iu;

/** "Do: unplug it. Don't: cover it.": two sides of one list, and both are for readers where nothing of a post is named. */
export const isDontOfList = (value: string, plain: string): boolean =>
  DO.test(plain) && !OF_POST.test(value) && matchesIn(MAKER_WORDS, value.toLowerCase()).length === 0;
