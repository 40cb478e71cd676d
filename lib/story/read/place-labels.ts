import { once } from "../../text/once.ts";
import { lower } from "./lower.ts";
import { PLACE_WORDS, type PlaceWords } from "./place-words.ts";

/**
 * Labels that only say where on the picture the words behind them stand, and how large: "Smaller, underneath: …",
 * "Sopra: «…»". What is large or stands above is the headline, and what is small or below is the line under it.
 */

type PlaceKind = "above" | "below" | "elsewhere" | "large" | "small" | "beside" | "words";

const kindsOf = (words: PlaceWords): Map<string, PlaceKind> =>
  new Map(
    (Object.entries(words) as [PlaceKind, string][])
      // A word that is in two lists counts as what it says by itself.
      .reverse()
      .flatMap(([kind, list]) => list.split(" ").map((word): [string, PlaceKind] => [word, kind])),
  );

const KINDS = once(
  () => new Map(Object.entries(PLACE_WORDS).map(([code, words]) => [code, kindsOf(words)] as const)),
);

export type PlaceLabel = {
  part: "title" | "line";
  /** It says both where the words stand and how large. One of these is said of other things too: "Top: £18". */
  isSure: boolean;
};

const MOST_WORDS = 10;

/** The kinds of the words of a label; undefined where one of them is of something else. */
function kindsIn(label: string, language: string): Set<PlaceKind> | undefined {
  const kinds = KINDS().get(language);
  const words = lower(label).match(/[\p{L}\d]+/gu) ?? [];
  const found = words.map((word) => kinds?.get(word));
  return words.length > MOST_WORDS || found.includes(undefined) ? undefined : new Set(found as PlaceKind[]);
}

const has = (kinds: ReadonlySet<PlaceKind>, ...some: PlaceKind[]) => some.some((kind) => kinds.has(kind));

/** "Below that: …": what stands before it can only be words of the picture. */
const UNDER_IT =
  /^\s*(?:and |then )*(?:right |just |directly )?(?:below|under(?:neath)?|beneath) (?:that|this|it|the (?:quote|quotation|headline|title|words))\s*$/iu;

/** "Under it just our name and: …": a name or a logo of ours stands on a picture, and on nothing that is sold. */
const OUR_NAME =
  /(?<!\p{L})(?:our|unser|notre|nuestro|nostro|onze|nosso) (?:name|logo|nom|nombre|nome|naam)(?!\p{L})/iu;

/** "Conclusion underneath: …": nothing that is sold has one. */
const ENDS_IT =
  /(?<!\p{L})(?:conclusion|summary|takeaway|fazit|zusammenfassung|bilan|résumé|conclusión|resumen|conclusione|riassunto|conclusie|samenvatting|slotsom|conclusão|resumo)(?!\p{L})/iu;

/** What a label of such words says; undefined for other labels, and for words that name no place and no size. */
export function placeLabelOf(label: string, language: string): PlaceLabel | undefined {
  const kinds = kindsIn(label, language);
  if (!kinds || has(kinds, "words") || !has(kinds, "above", "below", "elsewhere")) return undefined;
  const part = has(kinds, "below", "small") && !kinds.has("large") ? "line" : "title";
  return {
    part,
    isSure: has(kinds, "large", "small") || [UNDER_IT, OUR_NAME, ENDS_IT].some((is) => is.test(label)),
  };
}

/** Labels of any language whose words are surely of a place: the language of a line is not always known. */
export const surePlaceLabel = (label: string): PlaceLabel | undefined =>
  Object.keys(PLACE_WORDS)
    .map((language) => placeLabelOf(label, language))
    .find((found) => found?.isSure);

/** What stands between the words of a picture: "…" and below it "…". Empty where there are no words. */
export function leadsToWords(
  text: string,
  language: string,
): { part: "title" | "line" | undefined; isPlaced: boolean } | undefined {
  const kinds = kindsIn(text, language);
  if (!kinds) return undefined;
  const isPlaced = has(kinds, "above", "below", "elsewhere", "large", "small");
  if (!isPlaced) return { part: undefined, isPlaced };
  return { part: has(kinds, "below", "small") && !kinds.has("large") ? "line" : "title", isPlaced };
}
