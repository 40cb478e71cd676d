import { Prefiltered } from "./prefilter/prefiltered.ts";

const MINUTES =
  "\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?[\\s-]*(?:min(?:ute|uto|uut|uti|uten|utos|utes)?s?\\b\\.?|分)";

/** "8 minute read", "Lesezeit: 8 Minuten", "5 min de lecture": how long a text takes to read. */
const READING_TIME = new Prefiltered(
  [
    `${MINUTES}[\\s-]*(?:long\\s|of\\s)?(?:read(?:ing)?(?![\\p{L}])(?!\\s(?:aloud|to|out|together|groups?|sessions?))|lesezeit|de lectur[ae]|di lettura|de leitura|leestijd|lezen(?!\\p{L})|で読)`,
    `(?:reading time|time to read|lesezeit|(?:temps|durée) de lecture|tiempo de lectura|tempo di lettura|tempo de leitura|leestijd)[:\\s]+(?:ca\\.?\\s|about\\s|etwa\\s|environ\\s|unos\\s|circa\\s)?${MINUTES}`,
    `(?<!\\p{L})(?:lectura|lettura|leitura):\\s${MINUTES}`,
  ].join("|"),
  "iu",
);

/** Where a text tells how long it takes to read. No figure is worth less: it is of the page and not of what it says. */
export function readingTimeIn(text: string): { start: number; end: number } | undefined {
  const found = READING_TIME.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Whether a value of a text is its reading time. */
export function isReadingTime(value: string, text: string): boolean {
  const time = readingTimeIn(text);
  return time !== undefined && text.slice(time.start, time.end).includes(value);
}
