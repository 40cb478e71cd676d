import { capitalize, stop } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, holdWhole, type Notebook, type Stretch } from "./notebook.ts";
import type { PartLabel } from "./part-labels.ts";
import { addStatement } from "./statement.ts";
import { valuesOf } from "./values.ts";

/** Words that an author prescribes: readers see them letter for letter, with every word they begin with. */
export const asGiven = (words: string): string => stop(capitalize(words.replace(/\s+/gu, " ").trim()));

/** What such an order is made of beside its place. */
const WORDS = [
  "please pls and just only put write print set use show it there should must says? be read this these exactly itself the exact text words? wording line sentence slogan",
  "bitte und nur genau schreibt setzt verwende[nt]? verwenden nehmt soll sollte muss steht stehen selbst der das diese[nrs]? worte satz spruch",
  "svp s[’']il vous plaît merci de et mettez écrivez utilisez exactement seulement juste le ces? cette texte mots phrase",
  "por favor y pon poned usad usen exactamente solo sólo debe poner decir el estas? este texto palabras frase",
  "per favore e mettete usate esattamente deve esserci scritto il queste questo testo parole frase scritta",
  "graag en zet gebruik precies alleen moet staan komt de het deze tekst woorden zin",
  "ponham usem exatamente só deve dizer o estas? este texto palavras frase",
]
  .join(" ")
  .replaceAll(" ", "|");
const PLACE = [
  "(?:on|for|in|across|over) (?:the|our|its|this) (?:[\\p{L}-]+ )?(?:picture|image|photo|card|graphic|visual|poster|tile|artwork|banner)",
  "(?:auf (?:de[mr]|das|die|unser\\p{L}*)|aufs|ins|im|für (?:das|die)) \\p{L}*(?:bild|foto|karte|kachel|grafik|plakat)",
  "(?:sur|dans|pour) (?:l[’']|la |le |notre )(?:image|visuel|carte|photo|affiche|vignette)",
  "(?:en|sobre|para) (?:la|el|nuestra) (?:imagen|foto|tarjeta|cartel)",
  "(?:(?:sul|nel|per )l[’']|(?:su|ne)l(?:la)? )(?:immagine|foto|card|scheda|locandina)",
  "(?:op|in|voor) (?:de|het|onze|ons) (?:afbeelding|foto|kaart|plaatje|beeld|poster)",
  "(?:na|no|para a|para o) (?:imagem|foto|cartão|cartaz)",
].join("|");
const LEAD = `^\\s*(?:(?:${WORDS})[ ,]+){0,6}(?:${PLACE})(?:,? (?:${WORDS})(?!\\p{L})){0,6}\\s*`;
const MARKED = new Prefiltered(
  `${LEAD}[:：,]?\\s*["“„«]\\s?(?<words>[^"“”„«»]{3,200}?)\\s?["”“»](?<rest>[\\s.,;!]*)`,
  "iu",
);
const SEEN = new Prefiltered(`${LEAD}[:：]\\s*(?<seen>[^"“„«]+)$`, "iu");
const LABEL = new Prefiltered(`${LEAD}[:：]\\s*$`, "iu");

const PICTURE =
  "slide|picture|card|frame|screen|scene|page|folie|bild|karte|seite|szene|kachel|diapo(?:sitive)?|image|vue|carte|diapositiva|imagen|página|tarjeta|immagine|scheda|pagina|dia|beeld|plaatje|kaart|imagem|cartão|diapositivo";
/** "Then a slide: “It is the bran.”": what stands on a picture between the first and the last. */
const NEXT = new Prefiltered(
  `^\\s*(?:(?:and|then|next|und|dann|danach|et|puis|ensuite|y|luego|después|e|poi|en|dan|daarna|depois)[ ,]+)*(?:another(?: one)?|one more|noch eine|une autre|la suivante|otra|un[’']?altra|nog een|outra|(?:(?:an?|another|one(?: more)?|the next|(?:noch )?eine?|(?:die|das) nächste|une?(?: autre)?|una?|otra|un[’']?altra|(?:nog )?een|de volgende|uma?|outra) )?(?:${PICTURE}))\\s*[:：]\\s*["“„«]\\s?(?<words>[^"“”„«»]{3,200}?)\\s?["”“»](?<rest>[\\s.,;!]*)$`,
  "iu",
);

export const ON_PICTURE: PartLabel = { part: "title", name: "", start: 0, from: 0, isSure: true };

/**
 * "On the picture: “And not one word”": the words are the headline. "Text on the picture:" stands over the line that
 * does. Undefined for other sentences.
 */
export function readPrescribed(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const text = n.plain.slice(start, end);
  if (LABEL.test(text)) {
    n.named = ON_PICTURE;
    return holdWhole(n, { start, end, piece }, "instruction");
  }
  // "On the picture: our oven with its door open" tells what is to be seen.
  const seen = SEEN.exec(text)?.groups?.seen ?? "";
  if (/^\p{Ll}/u.test(seen) && valuesOf(seen).length === 0)
    return holdWhole(n, { start, end, piece }, "instruction");
  const next = NEXT.exec(text);
  const found = next ?? MARKED.exec(text);
  const words = found?.groups?.words ?? "";
  if (!found || words === "") return undefined;
  const from = start + found[0].lastIndexOf(words);
  const behind = { start: start + found[0].length, end, piece };
  hold(n, start, from, "instruction");
  const said = addStatement(n, { start: from, end: from + words.length, piece }, { says: asGiven(words) });
  if (!next) n.title ??= said;
  if (/[\p{L}\p{N}]/u.test(n.plain.slice(behind.start, end))) read(behind);
  return said !== undefined;
}
