import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import { shareUnit } from "../../../text/shared-unit.ts";
import { inARow } from "../kit/story/clip.ts";
import { areWorthDrawing, type Figured, figureIn } from "../kit/story/figured.ts";
import { leading } from "../kit/story/figures.ts";
import { isTranslated } from "../kit/story/must-show.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { namedRules } from "../kit/story/rules.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

type PlainStat = { before?: string; value: string; label: string };
type SaidWords = { supporting: string; facts?: string[]; stats: PlainStat[] };
type StoryPoint = Story["points"][number];

const MOST = 4;
const MOST_LISTED = 6;

const statOf = ({ before, value, label }: Figured): PlainStat => ({
  // "87 volunteers, 9,300 hours": of two counts the comma parts them.
  ...(before && { before: capitalized(/^\d/u.test(before) ? before : before.replace(/,$/u, "")) }),
  value,
  label,
});

/** Numbers of an invitation, an offer or bad news are details, not what the page is about, unless it tells one after the other. */
export const isAboutNumbers = (story: Story): boolean =>
  !isTranslated(story) &&
  (!isOf(story, "event", "offer", "hiring", "closing", "incident", "greeting", "how_to", "testimonial") ||
    tellsNumbers(story));

/** "The season is over, and the numbers are in": so many sentences that rest on a number are what a page is about. */
const NUMBERS_SAID = 4;
function tellsNumbers({ headline, facts, occasion }: Story): boolean {
  if (IN_NUMBERS.test(headline.text)) return true;
  const said = facts.filter(({ from, kind }) => from === "brief" && SAID.includes(kind));
  const numbers = said.filter(({ quote }) => figureIn(quote) !== undefined).length;
  return OVER.includes(occasion) && numbers >= NUMBERS_SAID && numbers > said.length / 2;
}
const OVER: readonly string[] = ["closing", "event", "greeting"];
const SAID: readonly string[] = ["news", "proof", "figure"];

const hasFigures = ({ figures, rows, series }: Story) =>
  figures.length > 0 || rows.length > 0 || series !== null;

/** Sentences that rest on a number are drawn as numbers, as many as have a place; the others stay words. */
export function withDrawnFigures<T extends SaidWords>(story: Story, said: T): T {
  // A model names the figures that a page is about.
  if (!isAboutNumbers(story) || (isOfModel(story) && hasFigures(story))) return said;
  const given = new Set(said.stats.map(({ value }) => value));
  const isAnnounced = IN_NUMBERS.test(story.headline.text);
  const opening = sentencesOf(said.supporting).flatMap((one) => clausesUnsaid(one, { given, isAnnounced }));
  const behind = (said.facts ?? []).flatMap((fact) => clausesUnsaid(fact, { given, isAnnounced }));
  const all = [...opening, ...behind];
  const halves = sentencesOf(said.supporting).flatMap((sentence) => twoCounts(sentence, given) ?? []);
  const figureOf = (text: string) =>
    figureIn(text) ?? (isAnnounced || halves.includes(text) ? smallCount(text) : undefined);
  const found = all.map((sentence) => (BASIS.test(sentence) ? undefined : figureOf(sentence)));
  const known = found.filter((one) => one !== undefined);
  // The numbers of one list stand together.
  const isListed = halves.length > 0 || behind.length > (said.facts ?? []).length;
  const most = isAnnounced || isListed ? MOST_LISTED : MOST;
  if (said.stats.length === 0 && !areWorthDrawing(known)) return said;
  const drawn = new Set(found.flatMap((one, i) => (one ? [i] : [])).slice(0, most - said.stats.length));
  const left = (from: number, to: number) => all.slice(from, to).filter((_, i) => !drawn.has(from + i));
  // What stands behind the numbers may lean on them: "62% are paid late. The law allows it."
  const before = Math.min(opening.length, ...drawn);
  const facts = left(before, all.length);
  const stats = found.flatMap((one, i) => (one && drawn.has(i) ? [statOf(one)] : []));
  const { facts: _, ...rest } = said;
  return {
    ...rest,
    supporting: inARow(left(0, before)),
    ...(facts.length > 0 && { facts }),
    stats: [...said.stats, ...stats],
  } as T;
}

/** "3 generations of one family": where numbers are announced, one of a single digit is one of them. */
function smallCount(sentence: string): Figured | undefined {
  const { value = "", label = "" } = COUNT.exec(sentence.replace(/\.$/u, ""))?.groups ?? {};
  return value.length === 1 ? { before: "", value, label, isStrong: false } : undefined;
}

/** "Based on 212 agencies": what the numbers rest on stands under them, and is none of them. */
const BASIS =
  /^(?:based on|(?:a )?surveys? of|source|basis|grundlage|auf (?:der )?basis|umfrage|quelle|d[’']après|sur la base|enquête|source|datos de|según|basado|encuesta|fuente|dati (?:di|su)|in base|sondaggio|fonte|gegevens|op basis|bron|onderzoek|dados de|com base|inquérito)(?!\p{L})/iu;

/** So many clauses that each rest on a number are a list of numbers, whether or not one of them stands there. */
const LISTED = 3;

const AND = "(?:(?:and|und|et|y|e|en)\\s+)?";
const BEFORE_NUMBER = new RegExp(`,\\s+${AND}(?=[£$€₹]?\\d)`, "u");
const BEFORE_CLAUSE = new RegExp(`,\\s+${AND}(?=\\p{L}|[£$€₹]?\\d)`, "u");
/** "the average wait is": a subject and its verb, which need nothing of the clause before them. */
const SUBJECT_IS =
  /^(?:the|our|der|die|das|unsere?r?|le|la|les|l[’']|notre|nos|el|los|las|nuestr[oa]s?|il|lo|i|gli|de|het|onze|os?|as?|noss[oa]s?)[ ’'].* (?:is|are|was|were|ist|sind|war|waren|beträgt|betrug|est|sont|était|es|son|era|è|sono|bedraagt|zijn|é|são)$/iu;

/** "5,000 parcels went out, 61 volunteers packed them, and 12 shops collected": the clauses whose number does not stand there. */
function clausesUnsaid(sentence: string, known: GivenValues): string[] {
  const said = sentence.replace(/[.!。]$/u, "");
  return (
    twoCounts(sentence, known.given) ??
    withTail(said, known) ??
    unsaidOf(said.split(BEFORE_NUMBER), known) ??
    unsaidOf(said.split(BEFORE_CLAUSE), known) ?? [sentence]
  );
}

/** "38 staircases, 21 kitchens and two apprentices, who passed in June": a count in words ends announced numbers, and stays words. */
function withTail(said: string, known: GivenValues): string[] | undefined {
  const numbered = said.split(BEFORE_NUMBER);
  const [, last = "", tail = ""] = TAIL.exec(numbered.at(-1) ?? "") ?? [];
  const clauses =
    known.isAnnounced && tail !== "" ? unsaidOf([...numbered.slice(0, -1), last], known) : undefined;
  return clauses && [...clauses, capitalized(tail)];
}
const IN_WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|drie|vijf|zes|zeven|negen|tien|dois|duas|três|quatro|sete|oito|dez";
const TAIL = new RegExp(`^(.{4,}?),?\\s(?:and|und|et|y|e|en)\\s((?:${IN_WORDS})(?!\\p{L}).*)$`, "u");

/** Values that stand there, and whether the headline announces numbers. */
type GivenValues = { given: ReadonlySet<string>; isAnnounced: boolean };

const COUNTED = "\\d[\\d.,\\s]*\\s\\p{L}{3,}(?:\\s\\p{L}{4,})?";
/** "87 volunteers, 9,300 hours": two numbers, each with what it counts, and neither is of the other. */
const TWO_COUNTS = new RegExp(`^(${COUNTED}),\\s(${COUNTED})$`, "u");
const OF_FIRST =
  /^\d[\d.,\s]*\s(?:from|with|davon|aus|mit|dont|avec|de|con|com|delle?|degli|van|met|into|under|over|aged?)(?!\p{L})/iu;

function twoCounts(sentence: string, given: ReadonlySet<string>): string[] | undefined {
  const [, first = "", second = ""] = TWO_COUNTS.exec(sentence.replace(/\.$/u, "")) ?? [];
  const values = [first, second].map((clause) => (figureIn(clause) ?? smallCount(clause))?.value);
  if (first === "" || OF_FIRST.test(second) || values.includes(undefined)) return undefined;
  return [first, second].filter((_, i) => !given.has(values[i] ?? ""));
}

function unsaidOf(clauses: readonly string[], { given, isAnnounced }: GivenValues): string[] | undefined {
  const figures = clauses.map((clause) => figureIn(clause));
  const isTorn = figures.some(
    (figure) => !figure || (figure.before !== "" && !SUBJECT_IS.test(figure.before)),
  );
  const isCounted = clauses.length >= LISTED && (isAnnounced || figures.some((figure) => figure?.isStrong));
  if (
    clauses.length < 2 ||
    isTorn ||
    shareUnit(clauses) ||
    !(isCounted || figures.some((one) => one && given.has(one.value)))
  )
    return undefined;
  return clauses.filter((_, i) => !given.has(figures[i]?.value ?? ""));
}

/** Numbers as the brief tells them: what its author says first weighs most. A model orders its own. */
export function inOrderOfBrief(story: Story, stats: readonly PlainStat[]): PlainStat[] {
  if (isOfModel(story)) return [...stats];
  const own = story.facts.filter(({ from }) => from === "brief");
  const placeOf = ({ value, label }: PlainStat): number => {
    const placesOf = (text: string) =>
      own.flatMap(({ quote, span }) => (quote.includes(text) ? span.start + quote.indexOf(text) : []));
    // "4" stands in "14 workshops" as well: its words tell which number it is.
    const whole = placesOf(`${value} ${label}`);
    return Math.min(Number.MAX_SAFE_INTEGER, ...(whole.length > 0 ? whole : placesOf(value)));
  };
  const wanted = wantedOf(story, stats);
  return stats.toSorted((one, other) =>
    one === wanted ? -1 : other === wanted ? 1 : placeOf(one) - placeOf(other),
  );
}

/** The number that the author wants largest; undefined where the wish names none of them, or several. */
export function wantedOf(story: Story, stats: readonly PlainStat[]): PlainStat | undefined {
  const wishes = story.wishes.filter(({ rule }) => rule === "emphasis");
  const found = stats.filter(({ value, label }) =>
    wishes.some((wish) => isSaid(wish.value, tokensOf(`${value} ${label}`))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The number of the headline or a change leads the others, what was reached of one measure stated twice, the largest of sums of money, else the first. */
export function heroFirst(stats: readonly PlainStat[], headline: string, wanted?: PlainStat): PlainStat[] {
  // Under a heading that announces numbers the first is the one that its author leads with.
  if (IN_NUMBERS.test(headline)) return [...stats];
  const hero = wanted ?? leading(stats, headline) ?? measuredTwice(stats) ?? largestSum(stats) ?? stats[0];
  return hero ? [hero, ...stats.filter((stat) => stat !== hero)] : [];
}

/** "Verbrauch vorher 31.200 kWh", "Verbrauch 2025/26: 6.900 kWh": of two values of one measure the second is what was reached. */
function measuredTwice(stats: readonly PlainStat[]): PlainStat | undefined {
  const measureOf = ({ before = "", value, label }: PlainStat) => {
    const [unit = ""] = `${value} ${label}`.replace(/^[\d.,\s]+/u, "").split(/\s/u);
    const [name = ""] = before.split(/\s/u);
    return name.length < NAMED || unit === "" ? "" : `${name} ${unit}`.toLowerCase();
  };
  const measures = stats.map(measureOf);
  return stats.find((_, i) => measures[i] !== "" && measures.indexOf(measures[i] ?? "") < i);
}
/** A shorter word is an article. */
const NAMED = 4;

const SUM = /^([£$€₹]) ?(\d{1,3}(?:[.,]\d{3})*|\d+)$/;

function largestSum(stats: readonly PlainStat[]): PlainStat | undefined {
  const sums = stats.map(({ value }) => SUM.exec(value));
  if (sums.some((sum) => !sum || sum[1] !== sums[0]?.[1])) return undefined;
  const amounts = sums.map((sum) => Number((sum?.[2] ?? "").replace(/[.,]/g, "")));
  return stats[amounts.indexOf(Math.max(...amounts))];
}

/** "48 hours of rest", "3 ingredients": points that are a number and what it counts. One of something is an anecdote. */
const COUNT = /^(?!1 )(?<value>\d+(?:[.,]\d+)?) (?<label>\p{L}.{1,34})$/u;

/** "Goals: 31 for, 9 against": of two values behind one label neither is the number of the line. */
const SEVERAL = /^[^:：\d]{2,40}\s?[:：]\s+\d[^,;]*[,;]\s+\d/u;

type TiledPoint = { figure?: PlainStat; rest?: StoryPoint };

/** Points that rest on numbers, as many as have a place, and the others. Empty where few of them do. */
export function figurePoints(story: Story): TiledPoint[] {
  const { points } = story;
  if (!isAboutNumbers(story) || points.some(({ text }) => SEVERAL.test(text))) return [];
  // Rules of one list stay together, whether or not a number leads them.
  if (namedRules(points)) return [];
  const counts = points.map(({ text }) => COUNT.exec(text)?.groups);
  const areCounts = counts.every((groups) => groups && !/^(?:19|20)\d{2}$/.test(groups.value ?? ""));
  if (areCounts && points.length > 1 && points.length <= MOST)
    return counts.map((groups) => ({ figure: { value: groups?.value ?? "", label: groups?.label ?? "" } }));
  const found = points.map(({ text }) => figureIn(text));
  const known = found.filter((one) => one !== undefined);
  const isMost = known.length > 1 && known.length <= MOST && known.length >= points.length / 2;
  return isMost ? points.map((point, i) => (found[i] ? { figure: statOf(found[i]) } : { rest: point })) : [];
}
