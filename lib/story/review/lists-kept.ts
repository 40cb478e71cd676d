import { hasVerb } from "../../copy/grammar.ts";
import { type Key, keyOf } from "../../copy/keys.ts";
import { wordCount } from "../../copy/text.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import type { HeldBack } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";

/**
 * "In the box: two brushes, three tubes of paint, a pad of paper …", held back as an instruction: a label with a list
 * behind it may be what readers buy, whatever its words look like.
 */

const LABELLED = /^\s*(?<label>[^:：.!?,\n]{2,40}?)\s?[:：]\s+(?<behind>\S.*)$/su;
const LABEL_ALONE = /[:：]\s*$/u;
const MOST_WORDS = 10;
/** Labels of what the post says. The others of a form are for the maker. */
const STATED: ReadonlySet<Key | undefined> = new Set<Key>(["what", "feature", "benefit", "offer", "proof"]);
const LIST = /,[^,.!?]+(?:,|\s(?:and|und|et|y|e|en)\s)/u;
/** "Order I'd like: …", "So bitte: …": words of the one who asks. */
const ASKS =
  /(?<!\p{L})(?:i|we|you|please|want|like|ich|wir|bitte|je|nous|vous|yo|queremos|quiero|io|vorrei|ik|we|wij|graag|eu|por favor|per favore|not?|don['’]?t|nicht|kein\p{L}*|pas|sin|senza|geen|niet|não|sem|style|look|order|stil|stijl|estilo|stile)(?!\p{L})/iu;

const isLong = (words: string): boolean => wordCount(words) > MOST_WORDS;

/** A list behind a label that no list of keys has, with nothing in the label that is of the maker's work. */
function holdsList({ quote }: HeldBack): boolean {
  const { label = "", behind = "" } = LABELLED.exec(quote)?.groups ?? {};
  const isOwn = keyOf(label) === undefined && !ASKS.test(label) && !hasVerb(label);
  return isOwn && matchesIn(MAKER_WORDS, label).length === 0 && isLong(behind) && LIST.test(behind);
}

/** A label of what the post says, held by itself, and the words right behind it. */
function isBehindLabel(held: HeldBack, all: readonly HeldBack[]): boolean {
  if (!isLong(held.quote)) return false;
  const label = all.find(({ span }) => span.end <= held.span.start && held.span.start - span.end <= 1);
  const isLabel = label !== undefined && LABEL_ALONE.test(label.quote);
  return isLabel && STATED.has(keyOf(label.quote.replace(LABEL_ALONE, "").trim()));
}

/** Such lists, by the words held back. */
export const listsKept = (all: readonly HeldBack[]): string[] =>
  all
    .filter((held) => held.why === "instruction" && (holdsList(held) || isBehindLabel(held, all)))
    .map(({ quote }) => quote);
