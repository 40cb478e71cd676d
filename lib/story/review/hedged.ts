import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { isSettled } from "../preferences-block.ts";
import type { Span, Story } from "../schema.ts";
import { MONTH_WORD } from "../values/calendar-words.ts";
import { matchesIn } from "../values/matches.ts";
import type { ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { sentenceOf } from "./dated-brief.ts";

/** Words by which an author is not sure of what is said, by language. "About 30 minutes" is sure enough. */
const HEDGES: Record<string, string> = {
  en: "probably|presumably|maybe|perhaps|possibly|supposedly|apparently|i (?:think|guess|believe|suppose|assume|reckon)|we (?:guess|assume|suppose)|if i remember|as far as i (?:know|remember)|afaik|iirc|not (?:quite |really |entirely )?sure|might be",
  de: "wahrscheinlich|vermutlich|vielleicht|möglicherweise|eventuell|evtl\\.?|(?<!(?:sich|euch|dich|uns|mich|zum|ihr) )wohl|angeblich|anscheinend|ich (?:glaube|denke|schätze)|(?:glaube?|denke|schätze) ich|soweit ich weiß|nicht (?:ganz )?sicher",
  fr: "probablement|sans doute|peut-être|apparemment|je (?:crois|pense|suppose)|il me semble|sauf erreur|pas (?:sûr|certain)e?",
  es: "probablemente|seguramente|quizás?|tal vez|a lo mejor|posiblemente|supuestamente|creo|me parece|supongo|no estoy segur[oa]|si no me equivoco",
  it: "probabilmente|forse|presumibilmente|apparentemente|credo|penso|suppongo|mi sembra|mi pare|non sono sicur[oa]|se non sbaglio",
  pt: "provavelmente|talvez|possivelmente|supostamente|aparentemente|se calhar|(?:eu )?acho(?: que)?|creio|suponho|não tenho (?:a )?certeza|salvo erro",
  nl: "waarschijnlijk|vermoedelijk|misschien|wellicht|mogelijk|blijkbaar|ik (?:denk|geloof|gok)|(?:denk|geloof|gok) ik|volgens mij|niet (?:helemaal )?zeker",
};
/** The author's own doubt: readers get "about 40", and never "40, I think". */
const OWN_DOUBTS: Record<string, string> = {
  en: "i (?:think|guess|believe|suppose|assume|reckon)|if i remember|as far as i (?:know|remember)|afaik|iirc|(?<=\\S )not (?:quite |really |entirely )?sure",
  de: "ich (?:glaube|denke|schätze)|(?:glaube?|denke|schätze) ich|soweit ich weiß|(?<=\\S )nicht (?:ganz )?sicher|weiß (?:ich )?(?:es )?nicht",
  fr: "je (?:crois|pense|suppose)|il me semble|sauf erreur|pas (?:sûr|certain)e?",
  es: "creo|me parece|supongo|no estoy segur[oa]|si no me equivoco",
  it: "credo|penso|suppongo|mi sembra|mi pare|non sono sicur[oa]|se non sbaglio",
  pt: "(?:eu )?acho|creio|suponho|não tenho (?:a )?certeza|salvo erro",
  nl: "ik (?:denk|geloof|gok)|(?:denk|geloof|gok) ik|volgens mij|niet (?:helemaal )?zeker",
};
const UNSPACED: Record<string, RegExp> = {
  ja: /たぶん|多分|おそらく|恐らく|かもしれ(?:ない|ません)|と思(?:う|います)|(?:の)?はず(?:です|だ)/u,
  zh: /可能|也许|也許|大概是|或许|或許|恐怕|我(?:觉得|覺得|想|猜)|应该是|應該是/u,
};
/** A question mark of the author's own: "30 euros (?)". */
const OPEN = /\(\?+\)|（？+）/u;

/** "Around 12-ish": no hour that readers can come at. */
const ISH =
  /(?<!\p{L})(?:at|around|about|from|by|until|til|till) (?:1?\d|2[0-4])(?:[:.]\d{2})?(?: ?[ap]m)?[ -]?ish(?!\p{L})/iu;
const LARGE = /\d{3}/;

/** "12 or 15 euros": the author does not know which. "12 or 15 euros with lunch" are two prices. */
const EITHER =
  /(?<![\d.,])\d+(?:[.,]\d+)?\s(?:or|oder|ou|o|of)\s\d+(?:[.,]\d+)?\s?(?:[€£$₹]|euros?|pounds?|dollars?|francs?|franken|eur|chf)(?![\p{L}\d])(?!\s(?:with|for|mit|für|avec|pour|con|para|per|com|met|voor)\s)/iu;
/** "…, Anna knows": another person has the answer. */
const KNOWS =
  /(?:^|,\s)(?!(?:Everyone|Everybody|Nobody|Who|Jeder|Niemand|Wer|God)\s)\p{Lu}\p{Ll}+ (?:knows|weiß (?:das|es|mehr)|(?:le )?sait|(?:lo )?sabe|lo sa|weet (?:het|dat))$/u;

/** Values that readers come, pay or plan by. */
const RELIED: ReadonlySet<ValueKind> = new Set<ValueKind>([
  "money",
  "percent",
  "date",
  "weekday",
  "time",
  "phone",
  "promo_code",
]);

/** How long, how much and how many: enough to be asked about where the author doubts it. */
const MEASURED: ReadonlySet<ValueKind> = new Set<ValueKind>(["duration", "measure", "factor"]);
const COUNTED: ReadonlySet<ValueKind> = new Set<ValueKind>([...MEASURED, "number"]);

/** "Maybe you know the feeling", "probably the best bread": what is not sure there is no value. */
const OF_ELSE: Record<string, string> = {
  en: "you|your|everyone|nobody|(?:the|our|your|its) (?:best|most|only|\\p{L}+est)",
  de: "du|ihr|sie|kenn\\p{L}*|hast|habt|haben sie|seid|wollt|möchtet|(?:der|die|das) \\p{L}+ste",
  fr: "vous|tu|l[ea]s? (?:plus|meilleure?s?)",
  es: "tú|usted|conoces|(?:el|la|los|las) (?:mejor|más)",
  it: "tu|voi|conosc\\p{L}+|(?:il|la|i|le) (?:miglior\\p{L}?|più)",
  pt: "você|tu|conhece|[oa]s? (?:melhor|mais)",
  nl: "je|jij|u|jullie|ken|(?:de|het) \\p{L}+ste",
};

/** Marks between clauses; neither those of "am 4. Dezember" nor of "18:00". "Mühlgasse 12." ends one. */
const CLAUSES = once(
  () =>
    new Prefiltered(
      `(?<!(?<!\\d)\\d{1,2})[.:?](?=\\s|$)|(?<=\\p{L}{5,} \\d{1,2})\\.(?=\\s+\\p{Lu})(?!\\s+(?:${MONTH_WORD()})(?!\\p{L}))|[;!。：；\\n]|…|\\s[–—-]\\s`,
      "iu",
    ),
);
/** A comma apart from those in numbers. */
const COMMA = /,(?=\s)|、|，/u;
/** "…, probably": so few words say of what stands beside them that it is not sure. */
const TAIL_WORDS = 4;

/** In the words of any language: that of a short brief is easily mistaken. */
const anyHedge = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}-])(?:${Object.values(HEDGES).join("|")})(?![\\p{L}-])(?! (?:${Object.values(OF_ELSE).join("|")})(?!\\p{L}))`,
      "iu",
    ),
);

const ownDoubt = once(
  () => new Prefiltered(`(?<![\\p{L}-])(?:${Object.values(OWN_DOUBTS).join("|")})(?![\\p{L}-])`, "iu"),
);

const isUnsure = (words: string, language: string): boolean =>
  OPEN.test(words) ||
  KNOWS.test(words.trim()) ||
  anyHedge().test(words) ||
  (own(UNSPACED, language)?.test(words) ?? false);

const holds = (words: string, language: string, kinds: ReadonlySet<ValueKind>): boolean =>
  valuesIn(words, language).some(({ kind, weak }) => !weak && kinds.has(kind));

const isRelied = (words: string, language: string): boolean =>
  holds(words, language, RELIED) || (ownDoubt().test(words) && holds(words, language, COUNTED));

/** The clauses of a sentence; a doubt between commas belongs to both of its neighbours. */
function clausesOf(sentence: string, language: string): string[] {
  return sentence.split(CLAUSES()).flatMap((clause) => {
    const parts = clause.split(COMMA);
    const isTail = (part: string | undefined) =>
      part !== undefined && part.trim().split(/\s+/).length <= TAIL_WORDS && isUnsure(part, language);
    return parts.map((part, i) =>
      [isTail(parts[i - 1]) ? parts[i - 1] : "", part, isTail(parts[i + 1]) ? parts[i + 1] : ""]
        .filter(Boolean)
        .join(","),
    );
  });
}

const hedgedIn = (sentence: string, language: string): string[] =>
  clausesOf(sentence, language)
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        (isUnsure(clause, language) && isRelied(clause, language)) || ISH.test(clause) || EITHER.test(clause),
    );

/** A doubt of the author's own that took a sentence off the post, with what readers would have learned. */
const heldWithDoubt = ({ heldBack }: Pick<Story, "heldBack">, language: string): string[] =>
  heldBack
    .map(({ quote }) => quote.replace(/[.!]+\s*$/u, "").trim())
    .filter((quote) => ownDoubt().test(quote) && matchesIn(MAKER_WORDS, quote).length === 0)
    .filter(
      (quote) => [RELIED, MEASURED].some((kinds) => holds(quote, language, kinds)) || LARGE.test(quote),
    );

/** Clauses of the brief whose value its author is not sure of and has not confirmed since, each once. */
export function hedgedValues(
  { facts, heldBack, language, quotation }: Pick<Story, "facts" | "heldBack" | "language" | "quotation">,
  brief: string,
): string[] {
  const [base = "en"] = language.split("-");
  const published = facts.filter(({ from, kind }) => from === "brief" && kind !== "quotation");
  const found = published.flatMap((fact) => hedgedIn(sentenceOf(fact, brief), base));
  // A quotation may hold an opinion.
  const isQuoted = (clause: string) => quotation?.text.includes(clause) ?? false;
  const all = new Set([...found, ...heldWithDoubt({ heldBack }, base)]);
  return [...all].filter((clause) => !isSettled(brief, clause) && !isQuoted(clause));
}

/** The same with where each stands in the brief. */
export const hedgedSpans = (
  reading: Parameters<typeof hedgedValues>[0],
  brief: string,
): { quote: string; span: Span }[] =>
  hedgedValues(reading, brief).map((quote) => {
    const start = Math.max(0, brief.indexOf(quote));
    return { quote, span: { start, end: start + quote.length } };
  });
