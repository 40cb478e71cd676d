import { once, rememberedIn } from "../../text/once.ts";
import { VALUE_NAMES } from "../../text/value-names.ts";
import { pictureOrder } from "../picture-wishes/orders.ts";
import { firstOfOrder } from "./first-then.ts";
import { groupsOf, lower, pattern } from "./lower.ts";
import { numberWishedIn } from "./number-wished.ts";
import { pointsBack } from "./pointed-value.ts";
import { ASIAN, SEEN_FIRST } from "./seen-first-forms.ts";
import { sizeWishIn } from "./size-wish.ts";
import { standsOut, wordsOfClause } from "./stands-out.ts";
import { wishedLargeIn } from "./wished-large.ts";

/** What an author wants to be seen first or largest. The words name it; they are for the maker, whatever stands beside them. */

/** Parts of a text, as those who order one call them. */
const PARTS = `(?:${VALUE_NAMES}|contrast|comparison|names?|headlines?|years?|words?|lines?|sentences?|findings?|website|link|question|message|warning|news|announcement|namen?|satz|zeile|überschrift|frage|botschaft|warnung|nachricht|nom|phrase|cifras?|nombre|frase|nome|naam|zin|namn(?:et)?|rubrik(?:en)?|nazw[aęy])`;
const PART = pattern(`(?<!\\p{L})${PARTS}(?!\\p{L})|\\d|[“"„«]`);

const SOFT =
  "(?:(?:please|pls|and|but|also|just|then|so|oh and|bitte|und|aber|s[’']il (?:vous|te) plaît|et|por favor|y|pero|per favore|e|graag|en|mas|if possible|si possible|si es posible|se possibile|se possível|wenn möglich|liefst|och|gärna|i|proszę)[, ]+)*";
const POLITE =
  ",?(?: (?:please|pls|thanks|bitte|danke|s[’']il (?:vous|te) plaît|svp|merci|por favor|gracias|per favore|grazie|graag|alsjeblieft|obrigad[oa]|tack|proszę))*";

/** What an author says beside it: why, and what comes after it. */
const BESIDE =
  "(?:\\s*[,;:–—-]+\\s*(?:(?:and|und|et|y|e|en) )?(?:not|the|that|this|because|everything|then|text|small|otherwise|so|we|it|my|our|most|some|many|people|everybody|everyone|customers?|clients|parents|members|guests|kunden|gäste|viele|tout le monde|todos|todo el mundo|tutti|molti|iedereen|klanten|toda a gente|muitos|unsere?|meine?|mes|nos|mis|nuestr[oa]s|i miei|mijn|onze|der|die|das|den|nicht|dann|alles|weil|sonst|le|la|les|on|nous|pas|mas|mais|pero|ma|maar|aber|but|ensuite|parce|el|lo|los|que|porque|no|luego|il|non|poi|perché|de|het|niet|dan|want|o|os|as|não|depois|c[’']est|l[’'])(?!\\p{L})[^.!?]{2,90}| (?:and|und|et|y|e|en) (?:(?:the )?(?:biggest|largest|first|boldest)|am größten|zuerst|en premier|en grand|primero|en grande|per prim[oa]|in grande|het grootst|primeiro|em grande|the rest|end on|que se [^.!?]{2,40}|de rest|der rest|le reste|el resto|il resto|o resto|(?:de|het|een) [^.!?]{2,60} mag(?:en)?|dan)[^.!?]{0,80})?(?: (?:because|since|as|weil|da|parce qu(?:e |['’])|car|porque|perché|omdat|want) [^.!?]{2,90})?";

const PATTERNS = once(() => {
  const found = new Map<string, (() => RegExp)[]>();
  for (const [code, { large, placed, what, readers, articles, forms }] of Object.entries(SEEN_FIRST)) {
    const notReaders = `(?!(?:${readers})(?!\\p{L}))`;
    const part = `(?<what>(?:(?:${articles}) ?)?(?:${notReaders}[\\p{L}\\d’'-]+ ){0,2}?${PARTS})`;
    const [thing, value] = [what, part].map((source) =>
      source.replace("(?<what>", `(?<what>${notReaders}`),
    ) as [string, string];
    const sources = [...forms(thing, `${large}|${placed}`, value), ...standsOut(code, thing, value)];
    found.set(
      code,
      sources.map((source) =>
        pattern(`^\\s*${SOFT}(?:${source})${POLITE}(?:${BESIDE})${POLITE}\\s*[.!?]*\\s*$`, "d"),
      ),
    );
  }
  for (const [code, source] of Object.entries(ASIAN))
    found.set(code, [pattern(`^\\s*(?:${source})[。！\\s]*$`, "d")]);
  return found;
});

/** Words of size, and of standing out. */
const SIZES = new Map(
  Object.entries(SEEN_FIRST).map(([code, { large }]) => [
    code,
    pattern(`(?<!\\p{L})(?:${large}|${wordsOfClause(code)})(?!\\p{L})`),
  ]),
);
const isLarge = (low: string, language: string) => SIZES.get(language)?.().test(low) ?? true;

/** "The arrival time is the thing we are proud of, so that should lead": the thing may have any name. */
const PROUD = pattern(
  "(?<!\\p{L})(?:proud|stolz|fiert(?:é|és)|fiers?|orgullos?\\p{L}*|enorgullece|orgoglio\\p{L}*|trots|orgulh\\p{L}*)(?!\\p{L})",
);

/** "Que se vea de un vistazo": how it is to be read, and no thing. */
const AT_A_GLANCE = pattern(
  "^(?:at (?:a|first|one) glance|auf (?:einen|den ersten) blick|d[’']un coup d[’']œil|de un (?:solo )?vistazo|a colpo d[’']occhio|al volo|in één oogopslag|num relance)(?!\\p{L})",
);

/** "Ein Tipp pro Bild, Schrift bitte groß": how large all words are set. */
const OF_TYPE = pattern(
  "(?:^|[,\\s])(?:schrift(?:größe)?|type|lettering|letters|fonts?|écriture|caractères|letras?|caratteri|lettertype)$",
);

/** Longer sentences tell something besides. */
const LONGEST = 160;

const namesPart = (what: string) => PART().test(lower(what));

const ARTICLES = new Map(
  Object.entries(SEEN_FIRST).map(([code, { articles }]) => [
    code,
    pattern(`^(?:${articles})(?:\\s+|(?<=[’']))(?=\\S)`),
  ]),
);

/** The thing without its article: "salary", not "the salary". */
const bare = (what: string, language: string) =>
  what.slice(ARTICLES.get(language)?.().exec(lower(what))?.[0].length ?? 0);

/** "not too playful, the beer", "it elegant and let the name": only what stands last is the thing. */
const JOINED = pattern(
  "(?:,(?:\\s(?:and|und|et|y|e|en))?|\\s(?:and|und|et|y|e|en)(?: (?:let|have|make|put|keep|give|that|que|che|dat|dass))?)\\s+(?=\\S)",
);
/** "the Friday deadline wants to be seen" */
const DUTY = /\s(?:wants?|needs?|ought|has|have|should|must|can|could)$/iu;
function lastThing(what: string, language: string): string {
  const [first = "", ...others] = what.split(JOINED());
  const last = others.at(-1) ?? "";
  const isThing = ARTICLES.get(language)?.().test(lower(last)) === true;
  const isFirst = ARTICLES.get(language)?.().test(lower(first)) === true;
  const isLast = isThing && !isFirst && !namesPart(first) && !/["“”„«»]/.test(what);
  return isLast ? last.replace(DUTY, "") : what;
}

/** What a sentence asks to be seen first or largest, in its words; undefined where it asks for nothing of the kind. */
export const seenFirstIn = rememberedIn((sentence, language): string | undefined => {
  if (sentence.length > LONGEST || pictureOrder(sentence, language) === "surely") return undefined;
  const sized = sizeWishIn(sentence, language);
  const number = sized && pointsBack(sized, language) ? undefined : numberWishedIn(sentence, language);
  if (number ?? sized) return number ?? sized;
  const large = wishedLargeIn(sentence, language) ?? firstOfOrder(sentence);
  return large ? bare(large, language) : wishedFirstIn(sentence, language);
});

function wishedFirstIn(sentence: string, language: string): string | undefined {
  const low = lower(sentence);
  for (const form of PATTERNS().get(language) ?? []) {
    const m = form().exec(low);
    if (!m) continue;
    const { what, that } = groupsOf(m, sentence);
    const found = lastThing((what ?? that ?? m[0]).trim(), language);
    if (AT_A_GLANCE().test(lower(found)) || OF_TYPE().test(lower(found))) continue;
    if (found && (isLarge(low, language) || namesPart(found) || PROUD().test(low)))
      return bare(found, language).replace(/^«\s*([^«»]+?)\s*»$/u, "$1");
  }
  return undefined;
}

/** "The biggest thing", "the hero": only an author who orders a picture says so. */
const LARGEST = pattern(
  "(?<!\\p{L})(?:(?:biggest|largest|boldest|most prominent) (?:thing|element|part|item|word|line|text|number|piece)|hero|größte element|élément principal|protagonista)(?!\\p{L})",
);

/** The same of a clause, whose sentence may go on about something else: it names a part of a text, or the largest thing. */
export function clauseSeenFirst(clause: string, language: string): string | undefined {
  const what = seenFirstIn(clause, language);
  return what && (namesPart(what) || LARGEST().test(lower(clause))) ? what : undefined;
}
