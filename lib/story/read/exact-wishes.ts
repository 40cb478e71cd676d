import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { SPECIFIC_WORDS } from "../review/specific-words.ts";
import { hold, holdWhole, mains, type Notebook, type Stretch } from "./notebook.ts";

/**
 * Wishes that say exactly how a part of the piece is to be, and nothing to readers: "Two columns please.", "Price in
 * red.", "Readable at the size of a stamp: polling day is …". They are held wherever they stand.
 */

const PART =
  "prices?|dates?|times?|titles?|headline|names?|logo|numbers?|text|heading|preise?|datum|uhrzeit|titel|überschrift|namen?|zahl(?:en)?|schrift|prix|titre|nom|chiffres?|texte|precios?|fecha|título|nombre|números?|texto|prezz[oi]|data|titolo|nome|numer[oi]|testo|prij[sz](?:en)?|titel|naam|cijfers?|tekst|preços?|cor";
const ARTICLE = "(?:the|our|der|die|das|den|les?|la|el|los|las|il|lo|i|gli|de|het|os?|as?) ";
const IN = "in(?: (?:het|a|der farbe))?|en|a|em|auf|de color";
const POLITE = "please|pls|bitte|s[’']il (?:vous|te) plaît|svp|merci|por favor|per favore|graag|alsjeblieft";
const ASKED = `(?:,? (?:${POLITE}))?`;
const COLUMNS =
  "(?:two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|duas|três) (?:columns|spalten|colonnes|columnas|colonne|kolommen|colunas)|(?:zwei|drei)spaltig";
const LEGIBLE = "readable|legible|(?:gut |noch )?lesbar|lisible|legible|leggibile|leesbaar|legível";
/** How small it is, or how far away. */
const SMALL =
  "size|stamp|thumbnail|distance|across the (?:street|room|road|hall)|far away|\\p{L}*größe|entfernung|von weitem|taille|timbre|de loin|tamaño|sello|de lejos|grande come|francobollo|da lontano|\\p{L}*formaat|postzegel|veraf|afstand|tamanho|selo|de longe|ao longe";
const ASKED_FIRST = `(?:(?:${POLITE}),? )?(?:in |en |em |auf |su )?`;

const OF_ANY = once(
  () =>
    new Prefiltered(
      `^\\W*(?:${ASKED_FIRST}(?:${COLUMNS})${ASKED}|(?:(?:still|even|noch|auch|même|anche|ook) )?(?:(?:${LEGIBLE})(?!\\p{L})[^.!?:\\d]{0,24}(?:${SMALL})(?!\\p{L})[^.!?:\\d]{0,16}|(?:auf|in|bei) (?:${SMALL}) (?:noch )?lesbar))\\W*$`,
      "iu",
    ),
);
const COLORED = once(
  () =>
    new Map(
      Object.entries(SPECIFIC_WORDS).map(([code, { colors }]) => [
        code,
        new Prefiltered(
          `^\\W*(?:${ARTICLE})?(?:${PART})(?: (?:${POLITE}))? (?:${IN}) (?:${colors})${ASKED}\\W*$`,
          "iu",
        ),
      ]),
    ),
);

const PLACES =
  "left|right|top|bottom|corner|middle|cent(?:re|er)|links|rechts|oben|unten|ecke|mitte|gauche|droite|haut|bas|coin|izquierda|derecha|arriba|abajo|esquina|centro|sinistra|destra|alto|basso|angolo|boven(?:aan)?|onder(?:aan)?|hoek|midden|esquerda|direita|cima|baixo|canto";
/** "The date on the left, please": a part of the piece and its place, by a courtesy no news of it. */
const PLACED = once(
  () =>
    new Prefiltered(
      `^(?=.*(?<!\\p{L})(?:${POLITE})(?!\\p{L}))\\W*(?:(?:${POLITE}),? )?(?:${ARTICLE})?(?:big |gro(?:ß|ss)e[rn]? )?(?:${PART})(?!\\p{L})[^.!?:\\d]{1,30}(?:${PLACES})(?!\\p{L})[^!?:\\d]{0,20}$`,
      "iu",
    ),
);

/** "Der Preis in Rot.": a part of the piece and its colour. */
export const isColoredPart = (text: string, language: string): boolean =>
  COLORED().get(language)?.test(text) === true;

export const isExactWish = (text: string, language: string): boolean =>
  OF_ANY().test(text) || PLACED().test(text) || isColoredPart(text, language);

const HEAD = /^\s*(?<head>[^.!?:\n]{4,60})\s?[:：]\s+(?=\S)/u;

/** Reads such a wish: a whole sentence, or what opens a brief before a colon; undefined for other sentences. */
export function readExactWish(
  n: Notebook,
  place: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const text = n.plain.slice(place.start, place.end);
  if (isExactWish(text, n.language)) return holdWhole(n, place, "instruction");
  const [all = "", head = ""] = HEAD.exec(text) ?? [];
  if (head === "" || mains(n).length > 0 || !isExactWish(head, n.language)) return undefined;
  const start = place.start + all.length;
  hold(n, place.start, start, "instruction");
  return read({ ...place, start });
}
