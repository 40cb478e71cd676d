import { sentences } from "../../copy/sentences.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { judgeOf } from "../addressee/addressee.ts";
import { kindsNamed } from "../kinds-named.ts";
import { lower } from "../read/lower.ts";
import { prohibitionIn } from "../read/prohibitions.ts";
import { unsaidClause } from "../read/unsaid-clauses.ts";
import type { Span, Story } from "../schema.ts";
import { oneLine, quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";
import { mayBeSaid } from "./said-anyway.ts";

/** What authors write before something that must not come out, for small letters. */
const BANS = [
  "(?<!(?:we|they|i|who|shops|people) )(?:do not|don[’']?t) (?:mention|say|name|write|publish|announce|print|include|advertise|tweet|post this)",
  "dont (?:show|name|post|put|tell|list)",
  "not (?:yet )?approved|do not use ?[:/]|not for (?:publication|print|the public)|must not (?:appear|come out)",
  "nicht (?:schreiben|erwähnen|nennen|sagen|verwenden|veröffentlichen|posten)|nicht freigegeben",
  "ne (?:pas|rien) (?:dire|mentionner|publier|écrire|citer)|à ne pas (?:dire|publier)",
  "no (?:pongas|digas|menciones|publiques|escribas|mencionar|poner|publicar)",
  "non (?:scrivere|dire|menzionare|pubblicare|mettere|citare)",
  "niet (?:noemen|zeggen|vermelden|plaatsen|schrijven)",
  "não (?:mencionar|mencione|dizer|diga|publicar|publique|escrever|citar|colocar)",
].join("|");
const SPACED = new Prefiltered(`(?<![\\p{L}])(?:${BANS})(?![\\p{L}])[^.!?\\n]{0,60}`, "gu");
const UNSPACED = /(?:書か|載せ|触れ|言わ|出さ)ないで|不要(?:写|提|说|外传|发)|别(?:写|提|说)|勿外传/gu;

type Forbidding = Pick<Published, "story" | "brief" | "places">;

const leakOf = (quote: string): Leak => ({
  where: "brief",
  quote,
  says: `the brief forbids something, ${quoted(quote)}: see that the post keeps to it`,
});

/** Sentences that forbid to say something, with what that is and where they stand. */
function unsaidIn({
  story,
  brief,
}: Omit<Forbidding, "places">): (Span & { quote: string; clause: string })[] {
  const judge = judgeOf(brief, story.language);
  let at = 0;
  return brief
    .split("\n")
    .flatMap(sentences)
    .flatMap((quote) => {
      const start = brief.indexOf(quote, at);
      at = start + quote.length;
      const clause = unsaidClause(quote, story.language, judge);
      return clause === undefined ? [] : [{ start, end: at, quote, clause }];
    });
}

const ASKS_WHERE = /^(?:où|dónde|dove|dov['’]|wo|waar|onde)(?!\p{L})/iu;

/** "Don't give the place" beside "at the mill": the ban names a kind of fact that the brief tells. */
function tellsBanned(clause: string, { facts }: Pick<Story, "facts">): boolean {
  const kinds = [...kindsNamed(clause), ...(ASKS_WHERE.test(clause) ? ["where"] : [])];
  return facts.some(({ from, kind }) => from === "brief" && kinds.includes(kind));
}

/**
 * Bans of the brief that need a person. A wish is compared with every slot. A clause is kept to where none of its words
 * is published; of any other ban only a person knows whether the words keep to it.
 */
export function openBans({ story, brief, places }: Forbidding): Leak[] {
  const text = lower(brief);
  // Words that can be said of things are for readers where they speak of nothing that a post has.
  const isForReaders = (quote: string) => prohibitionIn(quote, story.language) === "readers";
  const unsaid = unsaidIn({ story, brief });
  const held = (at: number) =>
    unsaid.some(({ start, end }) => start <= at && at < end) ||
    story.wishes.some(({ span, rule }) => rule !== "tone" && span.start <= at && at < span.end);
  const texts = places.map((place) => place.text);
  return [
    ...unsaid
      .filter(({ clause }) => mayBeSaid(clause, texts) || tellsBanned(clause, story))
      .map(({ quote }) => leakOf(oneLine(quote))),
    ...[...text.matchAll(SPACED), ...text.matchAll(UNSPACED)]
      .filter(({ index, 0: words }) => !held(index) && !isForReaders(words))
      .map((found) => leakOf(oneLine(brief.slice(found.index, found.index + found[0].length)))),
  ];
}

/** Rows of a table that became neither a series nor a comparison nor a price list. */
export function unreadTable({ story, brief }: { story: Story; brief: string }): Leak[] {
  const rows = brief.split("\n").filter((line) => line.trim().split("\t").length > 2);
  const isRead = story.series !== null || story.rows.length > 0 || story.prices.length > 0;
  const [first] = rows;
  if (rows.length < 2 || first === undefined || isRead) return [];
  const quote = oneLine(first);
  return [
    {
      where: "brief",
      quote,
      says: `the brief holds a table, ${quoted(quote)}, which cannot be told in sentences`,
    },
  ];
}
