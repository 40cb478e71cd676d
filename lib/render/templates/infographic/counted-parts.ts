import type { Series, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { amountOf } from "../kit/amount.ts";
import { inARow } from "../kit/story/clip.ts";
import { UNIT } from "../kit/story/figured.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { tokensOf } from "../kit/story/tokens.ts";
import { isAboutNumbers } from "./stats-of.ts";

/** A total in its parts, and the story without the sentence that tells them. */
export type CountedParts = { series: Series; rest: Story };
type PartsSaid = { head: string; points: Series["points"] };

const LEAST = 3;
const MOST = { points: 6, label: 40, title: 60 };

/** "Of these", "By type:": what follows are the parts of a number that stands before it. */
const OF_TOTAL =
  /^(?:of (?:these|those|them|which)|davon|darunter|von diesen|dont|parmi (?:eux|elles)|de (?:ellos|ellas|estos|estas|los cuales|las cuales)|di (?:cui|questi|queste)|waarvan|daarvan|(?:dos|das) quais|dest[ea]s)(?!\p{L})/iu;
const BY_KIND = /^(?:by|nach|par|por|per|naar)\s\p{L}[\p{L}\s-]{1,28}$/iu;
const HEAD = new RegExp(
  `^(?:(?<of>${OF_TOTAL.source.slice(1)}),?\\s+|(?<name>[^:：.!?]{2,60})\\s?[:：]\\s+)`,
  "iu",
);

const BETWEEN = /[,;](?!\d)\s+(?:(?:and|und|et|y|e|ed|en)\s+)?|\s+(?:and|und|et|y|e|ed|en)\s+(?=\d)/u;
const PART = /^(?<y>\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d+)\s+(?<x>\p{L}[^\d:;%]{1,39})$/u;
const MEASURED = new RegExp(`^${UNIT}(?!\\p{L})`, "iu");

/** A count that long has its thousands apart: "1,905". */
const YEAR = /^(?:19|20)\d{2}$/u;

/** "Of these 1,905 in court, 1,020 at police stations, 487 in prisons": counts of one kind, each with what it counts. */
function partsIn(sentence: string): PartsSaid | undefined {
  const said = sentence.trim().replace(/[.。]$/u, "");
  const found = HEAD.exec(said);
  const parts = said.slice(found?.[0].length ?? 0).split(BETWEEN);
  if (parts.length < LEAST || parts.length > MOST.points) return undefined;
  const points = parts.flatMap((part) => {
    const { x = "", y = "" } = PART.exec(part.trim())?.groups ?? {};
    const isCount = x !== "" && x.length <= MOST.label && !MEASURED.test(x) && !YEAR.test(y);
    return isCount ? { x: capitalized(x), y: amountOf(y) } : [];
  });
  const isWhole = points.length === parts.length && points.every(({ y }) => y > 0);
  return isWhole ? { head: (found?.groups?.of ?? found?.groups?.name ?? "").trim(), points } : undefined;
}

/** Whether counts are the parts of a total: their words say so, or they add up to another number of the story. */
function areOfTotal({ head, points }: PartsSaid, others: readonly string[]): boolean {
  if (OF_TOTAL.test(head) || BY_KIND.test(head)) return true;
  const sum = points.reduce((all, { y }) => all + y, 0);
  return tokensOf([head, ...others].join("\n")).numbers.has(`${sum}`);
}

const bare = (text: string) =>
  text
    .replace(/[’‘]/gu, "'")
    .replace(/[.。\s]+$/u, "")
    .toLowerCase();

type StoryFact = Story["facts"][number];

/** A story without one sentence; a head that is a number of its own stays in its place. */
function without(story: Story, fact: StoryFact, head: string): Story | undefined {
  const isSame = (text: string) => bare(text) === bare(fact.quote);
  const left = /\d/u.test(head) ? [`${head}.`] : [];
  const sentences = sentencesOf(story.support?.text ?? "");
  const text = inARow(sentences.flatMap((one) => (isSame(one) ? left : one)));
  const points = story.points.filter((point) => !isSame(point.text));
  const isThere = sentences.some(isSame) || (points.length < story.points.length && left.length === 0);
  if (!isThere || story.headline.facts.includes(fact.id)) return undefined;
  const isWithin = ({ span, from }: StoryFact) =>
    from === fact.from && span.start >= fact.span.start && span.end <= fact.span.end;
  const gone = new Set(story.facts.filter(isWithin).map(({ id }) => id));
  const facts = story.facts.flatMap((one) =>
    gone.has(one.id) ? (one === fact && left.length > 0 ? { ...one, quote: head, says: head } : []) : one,
  );
  const figures = story.figures.filter(({ fact: id, value }) => !gone.has(id) || head.includes(value));
  return { ...story, support: story.support && { ...story.support, text }, points, facts, figures };
}

/** The parts that a story tells of a total; undefined where it draws another series, or tells none. */
export function countedParts(story: Story): CountedParts | undefined {
  if (story.series || !isAboutNumbers(story)) return undefined;
  const own = story.facts.filter(({ from }) => from === "brief");
  for (const fact of own) {
    const said = partsIn(fact.quote);
    const others = [story.headline.text, ...own.filter((one) => one !== fact).map(({ quote }) => quote)];
    if (!said || !areOfTotal(said, others)) continue;
    const rest = without(story, fact, said.head);
    const label = /\d/u.test(said.head) || said.head.length > MOST.title ? "" : capitalized(said.head);
    if (rest) return { rest, series: { label, unit: "", points: said.points, facts: [fact.id] } };
  }
  return undefined;
}
