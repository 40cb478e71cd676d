import { hasVerb } from "../../copy/grammar.ts";
import { hasSpaces } from "../../copy/language.ts";
import { smart } from "../../copy/polish.ts";
import { sentences } from "../../copy/sentences.ts";
import { hasWords, stop, unstop, urls, wholeWord, withoutEmoji, wordCount } from "../../copy/text.ts";
import type { Guidelines } from "../../copy/types.ts";
import { colonOf } from "../../text/colon.ts";
import { mustTell } from "../guard/must-tell.ts";
import type { FactKind } from "../kinds.ts";
import { withoutAnnouncement } from "../read/announcing-words.ts";
import { withoutFillers } from "../read/fillers.ts";
import type { Doubt, Reading } from "../schema.ts";
import { isBareLink } from "./bare-link.ts";
import type { Block } from "./block.ts";
import { codeBlock, leadsToCode, leadsToList } from "./code-leads.ts";
import { type Group, groupsOf, isOwnQuotation, isSignature, listedFacts } from "./groups.ts";
import { leans } from "./leaning.ts";
import { forbiddenWords, isLeftOut, withoutWords } from "./leave-out.ts";
import { listsOf } from "./lists.ts";
import { saidOnce } from "./said-once.ts";
import { typeset } from "./typeset.ts";
import { warnsOrForbids } from "./warnings.ts";
import { withWebsite } from "./website.ts";
import type { Wishes } from "./wishes.ts";

const MUST: ReadonlySet<FactKind> = new Set(["price", "when", "where", "promo_code", "condition", "contact"]);
export const isMust = (kinds: ReadonlySet<FactKind>): boolean => [...kinds].some((k) => MUST.has(k));

type Style = {
  guidelines: Guidelines;
  language: string;
  forbidden: string[];
  /** The brief holds a quotation. */
  quotes: boolean;
  /** The author wants no exclamation marks. */
  calm: boolean;
  /** Address of the brand's site, when the brief has no address of its own. */
  website: string;
  /** Facts that lead to source code: "Install it with". */
  leads: ReadonlySet<string>;
  listLeads: ReadonlySet<string>;
  /** The fact that the brief begins with. */
  first: string;
  /** Facts that the guard misses in a post, and those of the occasion's own date and offer. */
  needed: ReadonlySet<string>;
};

/** The brand's own spelling of words. */
const inBrandSpelling = (text: string, { guidelines }: Style) =>
  Object.entries(guidelines.replace).reduce(
    (out, [from, to]) => out.replace(wholeWord(from), () => to),
    text,
  );

/** "“I fell off it,” she told us.": beside such a sentence, one in marks is said by the same person. */
const SAID = /^["“„«][^"“”„«»]{3,}["”“»],?\s\p{L}/u;

/** A title or a line that is wanted as it stands: its quotation marks are the author's, for the writer. */
const unquoted = (text: string, { quotes }: Style) =>
  quotes ? text : text.replace(/^[“"„«]\s?([^“”"„«»]{6,})\s?[”"»“]([.!?]?)$/u, "$1$2");

/** Hashtags behind a sentence stand at the end of the post. */
const TAGS = /(?<=\S)(?:\s+#[\p{L}\p{N}_]+)+(?=[.!]?$)/u;

function published(given: string, style: Style): string {
  const text = unquoted(given.trim(), style).replace(TAGS, "");
  const spelled = withoutWords(inBrandSpelling(typeset(text, style.language), style), style.forbidden);
  const said = withWebsite(spelled, style.website, style.language);
  return style.calm ? said.replace(/!+/g, ".").replace(/！+/g, "。") : said;
}

const ENDS = /[.!?…。！？؟।][\s"”“’»」』)]*$/u;

/** Beside its neighbours a sentence keeps the author's "It"; alone it says what "It" is. */
function wordsOf({ head }: Group, language: string): string {
  const quote = head.quote.replace(/\s+/g, " ").trim();
  const tail = unstop(head.says).split(" ").slice(2).join(" ");
  const isBare = withoutAnnouncement(quote) === quote && withoutFillers(quote, language) === quote;
  const isSame = isBare && tail.length > 12 && unstop(smart(quote)).endsWith(tail);
  return isSame && leans(quote, language) && /^\p{Lu}/u.test(quote) ? quote : head.says;
}

const COMMA = /,\s|、/g;
const commasIn = (text: string) => text.match(COMMA)?.length ?? 0;

/** Commas at which a fact of the sentence begins or ends. */
function cutsOf({ head, facts }: Group, card: string): number[] {
  if (commasIn(head.quote) !== commasIn(card)) return [];
  const cuts = facts.flatMap(({ span }) => {
    const before = head.quote.slice(0, Math.max(0, span.start - head.span.start));
    const upTo = head.quote.slice(0, span.end - head.span.start);
    const isAtEnd = /^,\s|^、/.test(head.quote.slice(upTo.length));
    return [
      /(?:,\s*|、)$/.test(before) ? commasIn(before.padEnd(before.length + 1)) : 0,
      isAtEnd ? commasIn(upTo) + 1 : 0,
    ];
  });
  return [...new Set(cuts)].filter((n) => n > 0).sort((a, b) => b - a);
}

/** What costs nothing is a price too. */
const FREE =
  /(?<![\p{L}-])(?:free|no (?:extra |additional )?(?:charge|cost|fee)s?|gratis|kostenlos\p{L}*|umsonst|gratuite?s?|gratuit[oa]s?|grátis)(?![\p{L}-])|無料|免费|مجان|חינם/iu;

/** First words of a sentence that limits an offer. */
const RESTRICTS =
  /^(?:not (?:valid|available|on|for)|(?:this |that |it |the \p{L}+ )?(?:doesn[’']t|does not) apply|excludes|excluding|except|only|limited to|(?:uk|us|eu) only|gilt nicht|nicht (?:auf|für)|nur|ausgenommen|pas (?:sur|pour)|sauf|hors|uniquement|excepto|solo|sólo|escluso|non valido|alleen|geldt niet|exceto|apenas)(?!\p{L})|(?<!\p{L})only(?:[.!]?$|;)/iu;

const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/** The facts that a sentence of their group tells; all of them when it is the only one. */
function factsIn(sentence: string, { facts, head }: Group, isOnly: boolean) {
  if (isOnly) return facts;
  const inside = facts.filter((f) => f !== head && flat(sentence).includes(flat(f.quote).trim()));
  return inside.length ? inside : [head];
}

/** The sentences of a group; mostly it is one. */
function sentenceBlocks(group: Group, style: Style): Block[] {
  if (group.head.kind === "snippet") return [codeBlock(group)];
  const words = sentences(published(wordsOf(group, style.language), style));
  const alone = sentences(published(group.head.says, style));
  const isOnly = words.length === 1;
  return words.flatMap((text, i) => {
    const card = isOnly ? alone.join(" ") : (alone[i] ?? text);
    const facts = factsIn(text, group, isOnly);
    return text && card ? [sentenceBlock({ ...group, facts }, text, card, style)] : [];
  });
}

function sentenceBlock(group: Group, text: string, card: string, style: Style): Block {
  const tells = new Set(group.facts.map((f) => f.kind));
  if (RESTRICTS.test(text)) tells.add("condition");
  const leads = [style.leads, style.listLeads].some((s) => s.has(group.head.id)) && !/[?!？！]$/u.test(text);
  // Behind the news such a sentence says nothing without its code.
  if (style.leads.has(group.head.id) && group.head.id !== style.first) tells.add("snippet");
  return {
    kind: tells.has("link") && isBareLink(text) ? "link" : "sentence",
    pieces: [
      {
        text: leads ? `${unstop(text)}${colonOf(style.language)}` : stop(text),
        card,
        facts: [...new Set([group.head.id, ...group.facts.map((f) => f.id)])],
      },
    ],
    tells,
    must:
      isMust(tells) ||
      FREE.test(text) ||
      warnsOrForbids(text, style.language) ||
      group.facts.some((f) => style.needed.has(f.id)),
    leans: leans(text, style.language),
    cuts: cutsOf(group, card),
    parts: [],
    at: group.head.span.start,
  };
}

const MAX_PART = 7;
/** A few words without a verb that the author began with a small letter: part of a list with commas. */
function isPart({ head }: Group, { language, emoji }: Reading): boolean {
  const quote = unstop(head.quote);
  // An emoji opens a line of its own.
  if (emoji.some(({ fact, leads }) => leads && fact === head.id)) return false;
  if (!hasSpaces(language) || wordCount(quote) > MAX_PART || urls(quote).length) return false;
  return (
    /^[\p{Ll}\d£$€]/u.test(quote) &&
    !ENDS.test(head.quote.slice(0, -1)) &&
    !(language === "en" && hasVerb(quote))
  );
}

/** "25. bis 27. Dezember: geschlossen", "average cost per meal $2.84" below another such line. */
function isOwnLine(before: Group, after: Group, lines: Reading["lines"]): boolean {
  const begins = ({ head }: Group) => lines.some(({ start }) => start === head.span.start);
  const isNumbered = /^[\d£$€¥₹]/u.test(after.head.quote);
  return begins(after) && (isNumbered || (/\d/u.test(after.head.quote) && begins(before)));
}

const MAX_GAP = 6;
const goesOn = (before: Group | undefined, after: Group, { breaks, lines, title }: Reading) =>
  before !== undefined &&
  // A headline that the author gave has ended, wherever its sentence has its full stop.
  (title === "" || before.head.id !== title) &&
  !breaks.some((at) => at >= before.head.span.end && at <= after.head.span.start) &&
  !isOwnLine(before, after, lines) &&
  after.head.span.start - before.head.span.end <= MAX_GAP &&
  !urls(before.head.quote).length &&
  !ENDS.test(withoutEmoji(before.head.quote));

/** Sentences, with the parts of one list with commas together. */
function runsOf(groups: Group[], reading: Reading): Group[][] {
  const runs: Group[][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    if (run && isPart(group, reading) && goesOn(run.at(-1), group, reading)) run.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** A part begins as the author began it: with a small letter, unless it is the first. */
const partOf = (b: Block, isLater: boolean) => {
  const text = unstop(b.pieces[0]?.text ?? "");
  return isLater ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

/** A name and its parts, or a sentence that goes on. */
export function listed([head = "", ...tail]: readonly string[], language: string): string {
  const isName = wordCount(head) <= 6 && !head.includes(":") && !(language === "en" && hasVerb(head));
  return [head, tail.join(", ")].filter(Boolean).join(isName && tail.length > 1 ? ": " : ", ");
}

/** "New workbenches: three sizes, made of ash, from 890 euros." */
function joined(blocks: Block[], language: string): Block {
  const [first, ...rest] = blocks;
  if (!first || !rest.length) return first as Block;
  const bare = blocks.map((b, i) => partOf(b, i > 0));
  const text = stop(listed(bare, language));
  const tells = new Set(blocks.flatMap((b) => [...b.tells]));
  return {
    ...first,
    pieces: [{ text, card: unstop(text), facts: blocks.flatMap((b) => b.pieces.flatMap((p) => p.facts)) }],
    tells,
    must: isMust(tells),
    parts: bare,
  };
}

const textOf = (b: Block) => b.pieces.map((p) => p.text).join("\n");

/** A sentence with a word that the brand does not use is left out. It is asked about where it is missed. */
function withoutBanned(blocks: Block[], { banned }: Guidelines): { blocks: Block[]; doubts: Doubt[] } {
  const wordIn = (b: Block) => banned.find((w) => hasWords(textOf(b), w));
  const missed = blocks.filter((b, i) => wordIn(b) && (i === 0 || b.must));
  const kept = blocks.filter((b) => !wordIn(b));
  const doubts = missed.map((b) => ({
    slot: "post",
    says: `The brand does not use “${wordIn(b)}”. How should this be said: ${textOf(b)}`,
    span: null,
  }));
  return { blocks: kept.length ? kept : blocks, doubts };
}

/** What the brief says, block by block in its order, in the brand's spelling, without what a wish leaves out. */
export function blocksOf(
  reading: Reading,
  { guidelines, wishes, website }: { guidelines: Guidelines; wishes: Wishes; website: string },
): { blocks: Block[]; doubts: Doubt[] } {
  const style: Style = {
    guidelines,
    language: reading.language,
    website: reading.facts.some(({ kind, from }) => kind === "link" && from === "brief") ? "" : website,
    forbidden: forbiddenWords(reading, wishes),
    quotes: reading.quotation !== null || reading.facts.some(({ quote }) => SAID.test(quote)),
    calm: reading.wishes.some(({ value }) =>
      /exclamation|ausrufezeichen|exclamaci|exclamaç|esclamativ|uitroeptek/i.test(value),
    ),
    leads: leadsToCode(reading),
    listLeads: leadsToList(reading, listedFacts(reading)),
    first: reading.facts[0]?.id ?? "",
    needed: new Set([
      ...mustTell(reading).map((f) => f.id),
      ...(reading.when?.facts ?? []),
      ...(reading.offer?.facts ?? []),
    ]),
  };
  const listed = listedFacts(reading);
  const groups = groupsOf(reading.facts).filter((g) => !isLeftOut(g, wishes));
  const prose = groups.filter(
    (g) =>
      !g.facts.some((f) => listed.has(f.id)) &&
      !isOwnQuotation(g, reading) &&
      !isSignature(g.head.says, reading),
  );
  const prosaic = runsOf(prose, reading).flatMap((run) => {
    const made = run.flatMap((g) => sentenceBlocks(g, style));
    return run.length > 1 && made.length ? [joined(made, reading.language)] : made;
  });
  const lists = listsOf(reading, (text) => published(text, style));
  const all = saidOnce([...prosaic, ...lists].sort((a, b) => a.at - b.at));
  return withoutBanned(all, guidelines);
}
