import { wordCount } from "../../copy/text.ts";
import { addQuotation } from "./labelled.ts";
import { lower, pattern } from "./lower.ts";
import { hold, holdWhole, mains, type Notebook, type Stretch } from "./notebook.ts";
import { ORDERED_WORDS, type OrderedWordsForms } from "./ordered-words-forms.ts";
import { quotationIn } from "./quotation.ts";
import { addStatement } from "./statement.ts";

/**
 * An order for words that stand in quotation marks behind it: "We want to publish this testimonial of a customer, to
 * show other hotels: “…”". The words are the piece, and nothing of the order is for readers.
 */

const END = "(?![\\p{L}\\d])";
const word = (words: string) => `(?<!\\p{L})(?:${words})${END}`;

function formsOf({ asks, makes, words, points, topic, readers }: OrderedWordsForms) {
  // What stands between the order and its words names no topic: "a card for our party with the motto “…”".
  const between = `(?:(?!${word(topic)})[^:;.!?]){0,48}?`;
  return {
    first: pattern(`^[^:;?]{0,40}?${word(asks)}${between}${word(words)}`),
    behind: pattern(
      `^(?:[^,.:;!?]{2,20}[,!] )?(?:${points})${END}(?: \\p{L}+){0,3}? (?:${words})${END}.*${word(asks)}`,
    ),
    makes: pattern(word(makes)),
    readers: pattern(word(readers)),
  };
}
const FORMS = new Map(Object.entries(ORDERED_WORDS).map(([code, words]) => [code, formsOf(words)]));

const LONGEST = 220;

/** Whether the words before a quotation only order it. A number in them may be of the thing itself. */
export function ordersWords(lead: string, language: string): boolean {
  const forms = FORMS.get(language);
  if (!forms || lead.length > LONGEST || /\d/.test(lead)) return false;
  const low = lower(lead.trim());
  if (!forms.makes().test(low) || forms.readers().test(low)) return false;
  return forms.first().test(low) || forms.behind().test(low);
}

const MARKED = /["“„«]\s?[^"“”„«»]{12,600}["”“»][.!]?/u;
/** "Für unsere neue Seite „…“.": the page whose picture is ordered, and its title. */
const FOR_PAGE =
  /^\s*(?:for|für|pour|para|per|voor) (?:our|unsere?[nrms]?|notre|nuestr[oa]|(?:la |il )?nostr[oa]|onze|ons|[ao]? ?noss[oa]) (?:(?:new|neue[nr]?|nouvelle?|nouvel|nuev[oa]|nuov[oa]|nieuwe?|nov[oa]) )?(?:(?:web ?)?page|website|site|(?:blog )?(?:post|article)|guide|(?:\p{L}+)?seite|(?:blog)?beitrag|artikel|ratgeber|página|artículo|pagina|articolo|artigo)\s*[:：]?\s*$/iu;
const NEXT_IS_MARKED = /^\s*["“„«]/u;
const LEAST_WORDS = 4;

/** "what Mrs Okafor said about us:", "the words of Mrs Okafor:": where the name begins that stands nowhere else. */
const NAMED =
  /(?:what|was|que|wat|of|from|by|von|de|du|di|da|do|van|d[’'])\s+(?<name>(?:(?:Mrs?|Ms|Dr|Frau|Herrn?|Madame|Monsieur|Mme|M\.|Señora?|Signora?|Mevrouw|Meneer|Dona|Senhora?)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+)*)/u;
function speakerAt(lead: string, rest: string): number | undefined {
  const found = NAMED.exec(lead);
  const name = found?.groups?.name ?? "";
  const last = name.split(" ").at(-1) ?? "";
  return found && !rest.includes(last) ? found.index + found[0].length - name.length : undefined;
}

type ReadRest = (rest: Stretch) => boolean;

/** The words themselves, and who is named behind them in the same sentence. */
function readWords(n: Notebook, place: Stretch, read: ReadRest): boolean {
  const { start, end, piece } = place;
  const text = n.plain.slice(start, end);
  const length = quotationIn(text)?.end ?? MARKED.exec(text)?.[0].length ?? text.length;
  const words = { start, end: start + length, piece };
  if (quotationIn(text.slice(0, length))) addQuotation(n, words);
  else addStatement(n, words);
  if (/[\p{L}\p{N}]{2}/u.test(text.slice(length))) read({ ...place, start: words.end });
  return true;
}

const isOrder = (n: Notebook, lead: string): boolean =>
  ordersWords(lead, n.language) || (FOR_PAGE.test(lead) && mains(n).length === 0);

/** Reads such a sentence; undefined for others. `read` reads what stands behind the words. */
export function readOrderedWords(n: Notebook, place: Stretch, read: ReadRest): boolean | undefined {
  const { start, end } = place;
  const text = n.plain.slice(start, end);
  const marked = MARKED.exec(text);
  // "Could you share what a member wrote to us? “…”"
  if (!marked && !/["“„«]/u.test(text) && NEXT_IS_MARKED.test(n.plain.slice(end)))
    return ordersWords(text, n.language) ? holdWhole(n, place, "instruction") : undefined;
  if (!marked || wordCount(marked[0]) < LEAST_WORDS) return undefined;
  const lead = text.slice(0, marked.index);
  if (!isOrder(n, lead)) return undefined;
  const speaker = speakerAt(lead, n.plain.slice(start + marked.index));
  const from = speaker !== undefined && quotationIn(text.slice(speaker))?.name ? speaker : marked.index;
  if (speaker !== undefined && from !== speaker) return undefined;
  hold(n, start, start + from, "instruction");
  return readWords(n, { ...place, start: start + from }, read);
}
