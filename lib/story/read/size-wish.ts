import { once } from "../../text/once.ts";
import { lower, pattern } from "./lower.ts";
import { SIZE_WORDS, type SizeWords } from "./size-words.ts";

/**
 * "Can you make the phone number really big?", "« Merci » en gros au début", "(graag op het eerste plaatje)": sentences
 * that have no words but those of a thing, its size and its place.
 */

/** A word of such a sentence: a letter for what it is. */
type WordKind =
  | "thing"
  | "line"
  | "most"
  | "size"
  | "slide"
  | "place"
  | "that"
  | "order"
  | "beside"
  | "words";
type SizeToken = { kinds: ReadonlySet<WordKind>; start: number; end: number };

const QUOTED = /["“„«「]\s?([^"“”„«»」]{2,90}?)\s?["”“»」]/u;
/** Stands for words in quotation marks. */
const MARK = "\u25c6";

const KINDS: readonly (readonly [WordKind, (words: SizeWords) => string])[] = [
  ["thing", ({ thing }) => thing],
  ["line", ({ line }) => line],
  ["most", ({ most }) => most],
  ["size", ({ size }) => size],
  ["slide", ({ slide }) => slide],
  ["place", ({ first, last }) => `${first}|${last}`],
  ["that", ({ that }) => that],
  ["order", ({ order }) => order],
  ["beside", ({ beside }) => beside],
];

const PATTERNS = once(
  () =>
    new Map(
      Object.entries(SIZE_WORDS).map(([language, words]) => [
        language,
        KINDS.map(
          ([kind, source]) => [kind, pattern(`^(?:${source(words)})(?![a-z\\u00df-\\u02af\\d])`)] as const,
        ),
      ]),
    ),
);

/** The words of a sentence with what each may be; undefined where one of them is of something else. */
function tokensOf(low: string, language: string): SizeToken[] | undefined {
  const patterns = PATTERNS().get(language);
  if (!patterns) return undefined;
  const tokens: SizeToken[] = [];
  for (const { 0: word, index } of low.matchAll(/[\p{L}\d%]+|\u25c6+/gu)) {
    const rest = low.slice(index).replace(/[’'"“”]/gu, " ");
    const found: WordKind[] = word.startsWith(MARK)
      ? ["words"]
      : patterns.flatMap(([kind, is]) => (is().test(rest) ? [kind] : []));
    if (found.length === 0) return undefined;
    tokens.push({ kinds: new Set(found), start: index, end: index + word.length });
  }
  return tokens;
}

const MOST_WORDS = 22;
const has = (tokens: readonly SizeToken[], ...kinds: WordKind[]) =>
  tokens.some((token) => kinds.some((kind) => token.kinds.has(kind)));

/** Words that say where on the piece: a slide that is the first or the last. */
const isPlaced = (tokens: readonly SizeToken[]) => has(tokens, "slide") && has(tokens, "place");

/** The sentence with one sign in place of each letter of a quotation. */
function marked(sentence: string): string {
  const [quote = ""] = QUOTED.exec(sentence) ?? [];
  return quote === "" ? sentence : sentence.replace(quote, MARK.repeat(quote.length));
}

/** "La frase grande: «…»", "«Grazie» in grande all'inizio": the words themselves are what is wanted. */
function wordsWished(tokens: readonly SizeToken[], sentence: string): string | undefined {
  const isWish = has(tokens, "size", "most") || has(tokens, "place");
  const named = tokens.filter(({ kinds }) => kinds.has("thing") && !kinds.has("line"));
  const quote = QUOTED.exec(sentence)?.[0];
  return isWish && named.length === 0 && tokens.length > 1 ? quote : undefined;
}

/** The only thing that such a sentence names, with the word that points to it. */
function thingWished(tokens: readonly SizeToken[], sentence: string): string | undefined {
  const at = tokens.findIndex(({ kinds }) => kinds.has("thing"));
  const last = tokens.findLastIndex(({ kinds }) => kinds.has("thing"));
  const [first, end] = [tokens[at], tokens[last]];
  // "Phone number" and "número de teléfono" are one thing, and "dates, prices" are two.
  const isOne =
    last - at < 2 || (last - at === 2 && /\sd[eio]\s/u.test(sentence.slice(first?.start, end?.end)));
  if (!first || !end || !isOne) return undefined;
  const isLarge = has(tokens, "size", "most");
  if (!isLarge && !isPlaced(tokens)) return undefined;
  const before = tokens[at - 1];
  const pointing = before?.kinds.has("that") ? before : undefined;
  const isOrder = has(tokens, "order", "most") || isPlaced(tokens);
  return isOrder ? sentence.slice(pointing?.start ?? first.start, end.end) : undefined;
}

/**
 * What an author gives as the reason behind a wish: ", danach fragen alle", " because people come on the wrong day". It
 * has no figure, which would be news.
 */
const REASON = pattern(
  "(?:\\s*[,;:–—]\\s*|\\s-\\s|\\s(?=(?:because|since|as|weil|denn|damit|parce que?|puisque|porque|ya que|perch[eé]|dato che|omdat|want|zodat|já que)(?!\\p{L})))[^\\d.!?]{6,100}[.!]?$",
);

/** "… large and one under the other": how they stand is no other thing that is wanted large. */
const ARRANGED = pattern(
  "\\s+(?:and|und|et|y|e|en)\\s+(?:one (?:under|below) (?:the|each) other|(?:under|below) each other|in a (?:list|column)|as a list|(?:well |nice and |really )?(?:clear(?:ly)?|legible|readable|easy to read|bold)|untereinander|(?:gut |schön )?(?:lesbar|deutlich)|onder elkaar|(?:goed )?(?:leesbaar|duidelijk)|l['’]une? sous l['’]autre|les un(?:e)?s sous les autres|(?:bien )?lisibles?|un[oa]s? debajo de(?:l)? otr[oa]s?|(?:bien )?(?:legibles?|clar[oa]s?)|un[oa] sotto l['’]altr[oa]|(?:ben )?(?:leggibil[ei]|chiar[eio])|um(?:a)?s? por baixo d[ao]s? outr[ao]s?|(?:bem )?(?:legíve(?:l|is)|clar[oa]s?))(?!\\p{L})",
);

/** "… large and the price small": what is wanted smaller than that. */
const AND_SMALL = pattern(
  "[,;]?\\s+(?:and|but|with|und|aber|mit|et|mais|avec|y|pero|con|e|ma|en|maar|met|mas|com)?\\s*(?:the|our|d(?:er|ie|as|en)|les?|la|l['’]|el|los|las|il|lo|i|gli|de|het|os?|as?)\\s+\\p{L}+\\s+(?:(?:very|much|a bit|ganz|etwas|eher|plutôt|en|bien|más|più|in|em|wat|heel)\\s+)?(?:small(?:er)?|tiny|klein(?:er)?|petite?s?|plus petite?s?|pequeñ[oa]s?|piccol[oaie]|pequen[oa]s?)(?: (?:letters|type|underneath|darunter|dessous|debajo|sotto|eronder))?(?=[\\s.!]*$)",
);

/** What a sentence of such words wants large or in its place, in its words; undefined for all others. */
export const sizeWishIn = (sentence: string, language: string): string | undefined =>
  sizeWishAlone(sentence, language) ??
  (QUOTED.test(sentence)
    ? undefined
    : sizeWishAlone(
        sentence.replace(REASON(), "").replace(ARRANGED(), "").replace(AND_SMALL(), ""),
        language,
      ));

function sizeWishAlone(sentence: string, language: string): string | undefined {
  const low = lower(marked(sentence));
  const tokens = low.length > 160 ? undefined : tokensOf(low, language);
  if (!tokens || tokens.length < 2 || tokens.length > MOST_WORDS) return undefined;
  return has(tokens, "words") ? wordsWished(tokens, sentence) : thingWished(tokens, sentence);
}

/** "Big, please", "graag meteen op het eerste plaatje": what stands before the brackets is meant. */
export function isWishOfBrackets(inside: string, language: string): boolean {
  const tokens = tokensOf(lower(inside), language);
  if (!tokens || tokens.length === 0 || tokens.length > MOST_WORDS || has(tokens, "thing", "line"))
    return false;
  return has(tokens, "size", "most") || isPlaced(tokens) || (has(tokens, "order") && has(tokens, "place"));
}

const PLACED = once(
  () =>
    new Map(
      Object.entries(SIZE_WORDS).map(([language, { slide, first, last }]) => {
        const near = (which: string) =>
          pattern(
            `(?<!\\p{L})(?:(?:${which})(?!\\p{L})[^.!?]{0,12}?(?<!\\p{L})(?:${slide})|(?:${slide})(?!\\p{L}) (?:${which}))(?!\\p{L})`,
          );
        return [language, { first: near(first), last: near(last) }];
      }),
    ),
);

const LARGE = once(
  () =>
    new Map(
      Object.entries(SIZE_WORDS).map(([language, { size, most }]) => [
        language,
        pattern(`(?<!\\p{L})(?:${size}|${most})(?!\\p{L})`),
      ]),
    ),
);

/** "On the first slide, please": where it is wanted, and not how large. */
export const isOnlyPlaced = (quote: string, language: string): boolean =>
  slideWished(quote, language) !== undefined && !LARGE().get(language)?.().test(lower(quote));

const LINES = once(
  () =>
    new Map(
      Object.entries(SIZE_WORDS).map(([language, { line }]) => [
        language,
        pattern(`(?<!\\p{L})(?:${line})(?!\\p{L})`, "g"),
      ]),
    ),
);

/** "The roof line" is the line about the roof. */
export function withoutLineWords(words: string, language: string): string {
  const lines = LINES().get(language)?.();
  const left = lines ? lower(words).replace(lines, " ") : words;
  return /\p{L}{4}/u.test(left) && !QUOTED.test(words) ? left : words;
}

/** Which picture of a series a wish names. */
export function slideWished(quote: string, language: string): "first" | "last" | undefined {
  const low = lower(quote);
  const { first, last } = PLACED().get(language) ?? {};
  if (last?.().test(low)) return "last";
  return first?.().test(low) ? "first" : undefined;
}
