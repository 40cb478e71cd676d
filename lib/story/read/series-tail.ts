import { capitalize } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** A point that a sentence of its own adds to a series: "1,206 so far in 2026." behind "962 in 2023, 1,040 in 2024 …". */

/** That a value is not the last of its year: it stands with the year, or a bar of half a year would mislead. */
const SO_FAR = [
  "so far|to date|until now|up to now|already",
  "bisher|bis jetzt|bislang|bereits|schon",
  "jusqu[’']ici|à ce jour|pour l[’']instant|pour le moment|déjà",
  "hasta ahora|hasta la fecha|de momento|por ahora|ya",
  "finora|fino a oggi|fin qui|per ora|già",
  "tot nu toe|tot dusver|nu al|al",
  "até agora|até à data|até hoje|para já|já",
].join("|");

const THIS_YEAR = "this year|dieses jahr|in diesem jahr|cette année|este año|quest[’']anno|dit jaar|este ano";

/** Small words of a sentence that tells a value and its year, and nothing else. */
const SMALL = new Set(
  `a an the in it its is was were are has have had been we there rose fell grew went up down to by year last now came that made and of at with about only just
  es er sie war waren sind ist wurden wurde gab gibt kamen stieg fiel auf im jahr jahre letztes vergangenen und haben hat wir etwa rund noch nur
  le la les l en c est ce sont était étaient il y a ont eu avons nous sommes à puis et année dernière passée an on environ seulement
  el los las fue fueron son eran es hubo hay ha han sido subió bajó a se y año pasado hemos tenemos unos solo
  il lo gli i nel nell sono stati state è era erano furono ne siamo abbiamo a e anno scorso circa solo si
  de het er was waren zijn is werden werd zijn er dat steeg daalde naar en jaar vorig afgelopen we hebben ongeveer slechts waren het
  o os as em no foi foram são era eram há houve tem temos subiu desceu para e ano passado cerca apenas`
    .split(/\s+/)
    .filter(Boolean),
);

/** "already" says nothing new beside "this year". */
const DONE = /^(?:already|bereits|schon|déjà|ya|già|nu al|al|já)$/iu;

const YEAR = /(?<![\d.,])(?:19|20)\d{2}(?![\d.,]*\d)/gu;
const VALUE = /(?<![\p{L}\d.,])\d{1,3}(?:[.,]\d{3})+(?!\d)|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?!\d)/gu;
const OPEN = once(() => new Prefiltered(`(?<!\\p{L})(?:${SO_FAR})(?!\\p{L})`, "iu"));
const NOW = once(() => new Prefiltered(`(?<!\\p{L})(?:${THIS_YEAR})(?!\\p{L})`, "iu"));

const LAST = once(
  () =>
    new Prefiltered(
      `^,?\\s(?:(?:and|und|et|y|e|en)\\s)?(?<y>\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?)\\s(?<x>${THIS_YEAR})(?<open>\\s(?:${SO_FAR}))?\\s*[.!]?\\s*$`,
      "iu",
    ),
);

/** "…, 4 in 2025 and 2 this year.": the value that ends a sentence of values; undefined for other ends. */
export function pointOfThisYear(end: string): { x: string; y: string } | undefined {
  const { x, y, open = "" } = LAST().exec(end)?.groups ?? {};
  if (x === undefined || y === undefined) return undefined;
  return { x: capitalize(x.replace(/^in diesem/i, "dieses")) + open.toLowerCase(), y };
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The one year that a text names, or its word for this one; empty where there are two. */
function yearIn(text: string): string {
  const [year, ...others] = new Set(text.match(YEAR) ?? []);
  if (others.length > 0) return "";
  return year ?? capitalize((NOW().exec(text)?.[0] ?? "").replace(/^in diesem/i, "dieses"));
}

/** The year and the value of a sentence that says no more than what `known` words are about; undefined for others. */
export function tailPoint(sentence: string, known: string): { x: string; y: string } | undefined {
  const open = OPEN().exec(sentence)?.[0] ?? "";
  const bare = sentence.replace(open, " ");
  const year = yearIn(bare);
  const [y, ...others] = bare.replace(YEAR, " ").match(VALUE) ?? [];
  if (year === "" || y === undefined || others.length > 0 || /[%£$€?]/u.test(bare)) return undefined;
  const said = new Set(wordsIn(known));
  const isKnown = wordsIn(bare.replace(NOW(), " ")).every((word) => SMALL.has(word) || said.has(word));
  const isOpen = open !== "" && (/^\d/.test(year) || !DONE.test(open));
  return isKnown ? { x: isOpen ? `${year} ${open.toLowerCase()}` : year, y } : undefined;
}
