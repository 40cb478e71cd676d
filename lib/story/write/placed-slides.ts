import { sentences } from "../../copy/sentences.ts";
import { capitalize, size, stop, unstop } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { namesValue, type ValueName } from "../../text/value-names.ts";
import type { FactKind } from "../kinds.ts";
import type { Reading, TitledLine } from "../schema.ts";

/** "Pay and hours on the first or second slide, please.": what an author wants among the first slides of a series. */

/** The places of a language, the first one first, and what it calls a slide. */
type PlaceWords = { places: readonly string[]; last: string; slide: string };
const WORDS: Record<string, PlaceWords> = {
  en: {
    places: ["first|1st", "second|2nd", "third|3rd"],
    last: "last|final|closing",
    slide: "slides?|cards?|pictures?|pages?|images?",
  },
  de: {
    places: ["erste[nrs]?", "zweite[nrs]?", "dritte[nrs]?"],
    last: "(?:aller)?letzte[nrsm]?",
    slide: "folien?|slides?|karten?|bild(?:er)?|seiten?",
  },
  fr: {
    places: ["premi(?:er|ère)s?", "deuxième|seconde?", "troisième"],
    last: "dernière",
    slide: "diapos?|diapositives?|slides?|images?|pages?|vues?|cartes?",
  },
  es: {
    places: ["primer[ao]?s?", "segund[ao]", "tercer[ao]?"],
    last: "última",
    slide: "diapositivas?|diapos?|slides?|imagen|imágenes|páginas?|tarjetas?",
  },
  it: {
    places: ["prim[aoie]", "second[ao]", "terz[ao]"],
    last: "ultim(?:issim)?a",
    slide: "slides?|immagin[ei]|diapositiv[ae]|pagin[ae]|sched[ae]",
  },
  nl: {
    places: ["eerste", "tweede", "derde"],
    last: "(?:aller)?laatste",
    slide: "slides?|dia[’']?s?|plaatjes?|afbeelding(?:en)?|kaart(?:en)?|pagina[’']?s?",
  },
  pt: {
    places: ["primeir[ao]s?", "segund[ao]", "terceir[ao]"],
    last: "últim[ao]",
    slide: "slides?|imagem|imagens|páginas?|cartão|cartões",
  },
};
const OR =
  "(?:\\s*(?:/|,|or|and|oder|und|ou|et|o|u|y|e|of|en)\\s*(?:the |der |die |das |la |le |el |il |de |het |a |o )?)";

const PATTERNS = new Map(
  Object.entries(WORDS).map(([language, { places, last, slide }]) => {
    const any = `(?:${places.join("|")})`;
    const order = `^(?<what>.{3,90}?)[\\s,:]+(?:\\p{L}{1,6}\\s+){0,2}?(?<places>(?<!\\p{L})${any}(?:${OR}${any})?)\\s(?:${slide})(?!\\p{L})`;
    return [
      language,
      {
        order: new Prefiltered(order, "iu"),
        last: new Prefiltered(`^(?<what>[^.!?:]{3,90}?)[\\s'’](?:${last})\\s(?:${slide})(?!\\p{L})`, "iu"),
        places: places.map((place) => new Prefiltered(`(?<!\\p{L})(?:${place})(?!\\p{L})`, "iu")),
      },
    ];
  }),
);

type PlacedWish = { things: string[]; last: number };
const AND = /\s*(?:,|&|(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L}))\s*/iu;

/** What such an order names, and the last place where it may stand; undefined for others. */
function placedBy(order: string, language: string): PlacedWish | undefined {
  const patterns = PATTERNS.get(language);
  const { what = "", places = "" } = patterns?.order.exec(order.trim())?.groups ?? {};
  if (!patterns || what === "") return undefined;
  const last = patterns.places.findLastIndex((place) => place.test(places));
  return last < 1 ? undefined : { things: what.split(AND).filter(Boolean), last };
}

const KINDS: readonly (readonly [ValueName, FactKind])[] = [
  ["pay", "price"],
  ["price", "price"],
  ["place", "where"],
  ["date", "when"],
];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The slide that tells a thing: in its words, else by a fact of that kind. */
function tells(thing: string, slides: readonly TitledLine[], { facts }: Reading): TitledLine | undefined {
  const wanted = wordsOf(thing);
  const said = (one: TitledLine) => new Set(wordsOf(`${one.title} ${one.body}`));
  const kinds = KINDS.flatMap(([name, kind]) => (namesValue(thing, name) ? [kind] : []));
  const ids = new Set(facts.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id));
  return (
    slides.find((one) => wanted.some((word) => said(one).has(word))) ??
    slides.find((one) => one.facts.some((id) => ids.has(id)))
  );
}

const MOST = 170;
const lineOf = ({ title, body }: TitledLine) => [stop(capitalize(title)), body].filter(Boolean).join(" ");

/** So many slides at most: those that are left share the last one. */
function within(slides: readonly TitledLine[], room: number): TitledLine[] {
  const [kept, left] = [slides.slice(0, room), slides.slice(room)];
  const last = kept.at(-1);
  if (!last || left.length === 0) return kept;
  const body = [last.body, ...left.map(lineOf)].filter(Boolean).join(" ");
  if (size(last.title) + size(body) > MOST) return [...slides];
  const facts = [...new Set([last, ...left].flatMap((one) => one.facts))];
  return [...kept.slice(0, -1), { title: unstop(last.title), body, facts }];
}

/** The slides behind a cover, with what the author wants among the first of them in its place. */
export function inWantedPlaces(slides: readonly TitledLine[], reading: Reading): TitledLine[] {
  const orders = reading.heldBack.filter(({ why }) => why === "instruction");
  return orders.reduce<TitledLine[]>(
    (given, { quote }) => {
      const placed = placedBy(quote, reading.language);
      const named = new Set(placed?.things.map((thing) => tells(thing, given, reading)));
      const wanted = given.filter((one) => named.has(one));
      if (!placed || wanted.length === 0) return given;
      const first = within(wanted, placed.last);
      return [...first, ...given.filter((one) => !wanted.includes(one))];
    },
    [...slides],
  );
}

const LABEL = /^(?<label>[^:：]{3,24})\s?[:：]\s+(?<said>\S.*)$/u;
const labelOf = ({ title }: TitledLine): string => LABEL.exec(title)?.groups?.label?.toLowerCase() ?? "";

/** "Please put “Removed” on the very last slide by itself": the slides under that label as one, at the end, and the facts that end the series. */
export function endedByLabel(slides: readonly TitledLine[], { heldBack, closing, language }: Reading) {
  const orders = heldBack.flatMap(({ why, quote }) =>
    why === "instruction" ? (PATTERNS.get(language)?.last.exec(quote.trim())?.groups?.what ?? []) : [],
  );
  const named = new Set(orders.flatMap(wordsOf));
  const wanted = slides.filter((one) => named.has(labelOf(one)));
  const [first, ...more] = wanted;
  if (!first || wanted.length === slides.length) return { slides: [...slides], closing };
  const said = wanted.map(({ title }) => LABEL.exec(title)?.groups?.said ?? title);
  const [head = "", ...others] = more.length > 0 ? [] : sentences(first.title);
  const last =
    more.length > 0
      ? { title: capitalize(labelOf(first)), body: said.map((one) => stop(capitalize(one))).join(" ") }
      : { title: unstop(head), body: others.length > 0 ? stop(others.join(" ")) : first.body };
  const facts = wanted.flatMap((one) => one.facts);
  return {
    slides: [...slides.filter((one) => !wanted.includes(one)), { ...last, facts }],
    closing: [...closing, ...facts],
  };
}
