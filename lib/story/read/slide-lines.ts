import { remembered } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { monthOf } from "../values/calendar-words.ts";

/**
 * "Slide 1: … Slide 2: …", "Folien: 1. … 2. …": what stands on each picture of a series, in one paragraph or in lines.
 * The numbers are the order of the pictures and no part of their words.
 */

const ONE =
  "slide|folie|diapo(?:sitiv[aoe])?|dia|page|seite|bild|página|pagina|picture|image|imagen|immagine|imagem|beeld|afbeelding|lámina|scheda|card|karte|kaart";
const ALL =
  "slides|folien|diapos|diapositives|diapositivas|diapositive|dia['’]s|pages|seiten|bilder|páginas|pagine|pictures|images|imágenes|immagini|imagens|beelden|cards|karten";
const ASIDE = "(?:\\s?\\([^()\\n]{2,24}\\))?";
/** "Slide 2:", "Folie 3 (Preise) –". */
const LABEL = new Prefiltered(
  `(?<![\\p{L}\\d])(?:${ONE})\\s?(?<count>\\d{1,2})${ASIDE}\\s?(?:[:：.)]|[–—-](?=\\s))[^\\S\\n]*(?=\\S)`,
  "giu",
);
/** "Slides:" before the number 1. */
const LIST = new Prefiltered(`(?<![\\p{L}\\d])(?:${ALL})\\s?[:：]\\s*(?=1\\s?[.):]\\s)`, "iu");
const NUMBER = /(?<=^|\s)(?<count>\d{1,2})\s?[.):]\s+(?=\S)/gu;
/** "Cover:" behind the number of the first one. */
const COVER =
  /^(?:cover|title|headline|titel(?:folie|bild|seite)?|deckblatt|couverture|titre|portada|título|copertina|titolo|omslag|voorkant|capa)\s?[:：–-]\s*(?=\S)/iu;
const FIRST = "Slide 1:";
/** Where to turn is said as it is, and no entry of a list. */
const ADDRESS = /\S@\S|\p{L}\.\p{L}{2,}|\d[\d\s/()-]{6,}\d/u;
/** Fewer pictures are no series. */
const LEAST = 3;
/** Words from which on a picture says something, and is no topic alone: "Slide 3: prices". */
const SAID = 4;

type SlideLabel = { start: number; end: number };
const labelOf = ({ 0: { length }, index }: RegExpMatchArray): SlideLabel => ({
  start: index ?? 0,
  end: (index ?? 0) + length,
});

/** Those that count 1, 2, 3. */
function counted(found: Iterable<RegExpMatchArray>): SlideLabel[] {
  const labels: SlideLabel[] = [];
  for (const match of found)
    if (Number(match.groups?.count) === labels.length + 1) labels.push(labelOf(match));
  return labels.length >= LEAST ? labels : [];
}

/** "2. Dezember" is a day, and "from 2. …" goes on. */
const opensPicture = (text: string, { index = 0, 0: { length } }: RegExpMatchArray) => {
  const [next] = /^\p{L}+/u.exec(text.slice(index + length)) ?? [];
  return monthOf(next) === undefined && /(?:[.!?:：;,)"”’]\s+|\n\s*)$/u.test(text.slice(0, index));
};

function labelsIn(text: string): SlideLabel[] {
  const named = counted(text.matchAll(LABEL));
  const list = named.length > 0 ? null : LIST.exec(text);
  if (!list) return named;
  const from = list.index + list[0].length;
  const behind = [...text.matchAll(NUMBER)].filter((m) => m.index >= from && opensPicture(text, m));
  const [first, ...more] = counted(behind);
  return first ? [{ start: list.index, end: first.end }, ...more] : [];
}

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Most of them are said, and not only named. */
function areSaid(text: string, labels: readonly SlideLabel[]): boolean {
  const said = labels.filter(({ end }, i) => words(text.slice(end, labels[i + 1]?.start)) >= SAID);
  return said.length * 2 > labels.length;
}

/** What is done one after the other keeps its numbers. */
const STEPS = /(?<!\p{L})(?:steps?|schritte?n?|étapes?|pasos?|passi|passaggi|stappen|passos?)(?!\p{L})/iu;

/** A line of its own for each picture, without its number; the text stays as long as it was. */
function inLines(text: string): string {
  const labels = labelsIn(text);
  if (STEPS.test(text) || !areSaid(text, labels)) return text;
  return labels.reduceRight((given, { start, end }, i) => {
    const cover = i === 0 ? (COVER.exec(given.slice(end))?.[0].length ?? 0) : 0;
    const length = end + cover - start;
    const before = given.slice(0, start).replace(/\s$/u, "\n");
    const behind = given.slice(end + cover);
    const [line = ""] = behind.split("\n", 1);
    const mark = ADDRESS.test(line) ? "" : "- ";
    const label = i === 0 ? FIRST.padEnd(length) : mark.padStart(length);
    // The cover has one sentence; what else its line says stands behind it.
    const own = i === 0 ? behind.replace(/(?<=^[^.!?\n]{8,120}[.!?]) /u, "\n") : behind;
    return before + label + own;
  }, text);
}

/** The words of a brief with a line for each picture that it numbers. Offsets stay. */
export const withSlideLines = remembered((text: string) => (/[1１]/u.test(text) ? inLines(text) : text), 20);
