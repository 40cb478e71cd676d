import { pattern } from "./lower.ts";

/** "Order of slides: what, when, price": what stands on which picture is for the maker, whatever it names. */
const PICTURES =
  "(?:slides?|pages?|pictures?|images?|scenes?|frames?|cards?|folien|seiten|bilder|szenen|karten|diapos?|diapositives?|vues|scènes|diapositivas?|imágenes|escenas|páginas|diapositive|immagini|scene|pagine|dia['’]?s|beelden|scènes|pagina['’]?s|imagens|cenas|lâminas)";
const ORDER =
  "(?:(?:running )?order|sequence|structure|reihenfolge|abfolge|aufbau|ordre|enchaînement|orden|secuencia|ordine|sequenza|volgorde|opbouw|ordem|sequência)";
const OF =
  "(?:of|for|der|für die|des|de|de las|de los|delle|dei|van de|voor de|dos|das)(?: (?:the|our|die|les|las|los|le|de|os|as))?";
const SLIDE_ORDER = pattern(
  `^\\s*(?:(?:please|bitte|the|die|l[’']|el|la|il|de|a|o) ?)?(?:${ORDER} ${OF} ${PICTURES}|${PICTURES} ${ORDER})(?: (?:please|bitte|svp|por favor|per favore|graag))?\\s?[:：]`,
);

/** Whether a sentence gives the order of the pictures. */
export const isSlideOrder = (sentence: string): boolean => SLIDE_ORDER().test(sentence.toLowerCase());
