import type { Fact, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { actBy } from "../kit/story/act-by.ts";
import { actionOf } from "../kit/story/action.ts";
import { askOf, questionOf } from "../kit/story/ask.ts";
import { besideSteps } from "../kit/story/beside-steps.ts";
import { clip, inARow } from "../kit/story/clip.ts";
import { keptFacts } from "../kit/story/kept-facts.ts";
import { isDayAlone } from "../kit/story/labelled-day.ts";
import { tellsAll } from "../kit/story/needed-facts.ts";
import { underThing } from "../kit/story/nounless.ts";
import { pricedEntry } from "../kit/story/priced-entry.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { isEntryOf } from "./counted.ts";
import { BESIDE_PRICES } from "./entries.ts";
import { dayIn, placeIn } from "./lone-values.ts";
import { ofItsOwn } from "./own-remark.ts";
import { inTwoClauses } from "./two-clauses.ts";
import { isWantedSlide } from "./wanted-end.ts";

type EndLimits = { headline: number; supporting: number };
type DetailLimits = EndLimits & { title: number; body: number; slides: number };
/** What one slide shows. */
export type Idea = {
  title: string;
  body: string;
  stat?: string;
  photo?: string;
  tag?: string;
  lines?: string[];
};
/** What the last picture of a series says. */
type Closing = { headline: string; supporting?: string; cta: string; url: string };

/** Kinds of facts that say how to come, to buy or to take part. */
const PRACTICAL = new Set<string>(["where", "contact", "price", "condition", "link", "promo_code"]);

/** A series between its first picture and its last has one of its own at least. */
const LEAST_SLIDES = 2;
/** Fewer words are the label of an entry. */
const SENTENCE = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What is said after the last entry of a list, or how to take part, ends a series that asks for nothing else. */
export function remarkAfter(
  story: Story,
  ideas: readonly Idea[],
  limits: EndLimits,
): Story["slides"][number] | undefined {
  const { slides, cta } = story;
  const last = slides.at(-1);
  if (!last || ideas.at(-1)?.title !== last.title || ideas.length < LEAST_SLIDES) return undefined;
  if (isWantedSlide(last, story)) return last;
  // An action that the remark tells is done with it.
  if (cta && !(cta.facts.length > 0 && cta.facts.every((id) => last.facts.includes(id)))) return undefined;
  const isListed = listedIn(story);
  const isAfterList = slides.slice(0, -1).every((slide) => isListed(slide.facts));
  const isEnding = !isListed(last.facts) && (isAfterList || isPractical(last, story));
  const said = inTwoClauses(last, limits.headline);
  const isWithin = said.title.length <= limits.headline && said.body.length <= limits.supporting;
  return isEnding && isWithin ? said : undefined;
}

/** Whether facts are of an entry of some list. */
function listedIn({ steps, rows, changes, prices, items, facts, slides }: Story) {
  const listed = new Set([
    ...[...steps, ...rows, ...changes, ...prices].flatMap((entry) =>
      "facts" in entry ? entry.facts : [entry.fact],
    ),
    ...items,
    ...facts.filter(({ kind }) => kind === "step").map(({ id }) => id),
  ]);
  // A few prices that share a slide are a remark, unless they are what the series is about.
  const priced = new Set(prices.map(({ fact }) => fact));
  const isAside = slides.length > BESIDE_PRICES + 1;
  const arePrices = (ids: readonly string[]) =>
    isAside && ids.length > 1 && ids.every((id) => priced.has(id));
  return (ids: readonly string[]) => !arePrices(ids) && ids.some((id) => listed.has(id));
}

/** Whether a slide says how, when or where to take part. */
function isPractical({ title, body, facts: ids }: Story["slides"][number], { facts }: Story): boolean {
  const said = `${title} ${body}`.trim();
  const isSentence = said.split(" ").length >= SENTENCE || UNSPACED.test(said);
  const says = ({ kind }: Fact) => PRACTICAL.has(kind) || (kind === "when" && isSentence);
  return facts.some((fact) => ids.includes(fact.id) && says(fact));
}

/** What a reader needs to come or to buy, and what is said behind the last entry, stand on the last picture. */
export function behindIdeas(story: Story, all: readonly Idea[], limits: EndLimits) {
  const { slides } = story;
  const last = slides.findLastIndex(isEntryOf(story));
  const others = last > 0 && all.length === slides.length ? slides.slice(last + 1) : remarkBehind(story, all);
  // Under a call to write or to ring, what it is not about would be read as its reason.
  const other = story.cta === null ? -1 : others.findLastIndex((slide) => !isPractical(slide, story));
  const rest = others.slice(other + 1);
  const behind = inARow(rest.flatMap(inOneRow));
  const isMoved = rest.length > 0 && behind.length <= limits.supporting;
  const remark = rest.length === 1 ? rest[0] : undefined;
  return isMoved
    ? { ideas: all.slice(0, all.length - rest.length), behind, remark }
    : { ideas: all, behind: "" };
}

/** What stands between the last entry of a list and the remark that ends the series is read under that. */
export function beforeRemark(story: Story, all: readonly Idea[], limits: EndLimits) {
  const ideas = all.slice(0, -1);
  const end = story.slides.findLastIndex(isEntryOf(story)) + 1;
  const between = ideas.slice(end);
  const behind = inARow([...between.flatMap(inOneRow), all.at(-1)?.body ?? ""]);
  const isMoved =
    end >= LEAST_SLIDES &&
    all.length === story.slides.length &&
    between.length > 0 &&
    behind.length <= limits.supporting;
  return isMoved ? { ideas: ideas.slice(0, end), behind } : { ideas, behind: "" };
}

/** "Price" over "Unchanged" is "Price: unchanged." in a row; other titles are sentences before their text. */
function inOneRow({ title, body }: Idea): string[] {
  const isLabel = body !== "" && title.split(/\s+/u).length < LABEL && !/[.!?…。！？]$/u.test(title);
  return isLabel ? [`${title}: ${body.charAt(0).toLowerCase()}${body.slice(1)}`] : [stopped(title), body];
}
/** A label has fewer words. */
const LABEL = 3;

/** The practical remark behind the ideas of a series that has an action, where enough ideas are left. */
function remarkBehind(story: Story, all: readonly Idea[]): Story["slides"] {
  const last = story.slides.at(-1);
  const isBehind = last !== undefined && all.at(-1)?.title === last.title && all.length > LEAST_SLIDES;
  const isMoved =
    isBehind &&
    story.cta !== null &&
    isPractical(last, story) &&
    !listedIn(story)(last.facts) &&
    !isOfEntry(last);
  return isMoved ? [last] : [];
}

/** A price that is read large has its own picture. */
const isOfEntry = (slide: Idea) => pricedEntry(slide) !== undefined || /^[€£$₹]?\s?\d/u.test(slide.title);

/** `remark`: the only idea that is moved there. */
type End = { last: Idea | undefined; behind: string; remark?: Idea | undefined; limits: EndLimits };

/**
 * What to do is the last headline, and then no button says it again; without that the last remark, what it was
 * about, or who said it. The address stands under it.
 */
export function closingOf(story: Story, pictures: Pictures, { last, behind, remark, limits }: End): Closing {
  const closing = underThing(lastWords(story, pictures, last, limits), story, limits);
  return (
    (remark && ofItsOwn(story, closing, remark, limits)) ??
    (behind === "" ? closing : { ...closing, supporting: behind })
  );
}

function lastWords(
  story: Story,
  pictures: Pictures,
  last: Idea | undefined,
  { headline: most }: EndLimits,
): Closing {
  const ask = askOf(story);
  if (ask) {
    const headline = inARow([questionOf(story), capitalized(ask.says)]);
    if (headline.length <= most) return { headline, cta: capitalized(ask.verb), url: ask.address };
  }
  const { cta, url } = actionOf(story, pictures);
  if (last) return remarkWith({ cta, url }, last, story);
  // "Book by 22 January" before what only says where.
  const act = [actBy(story), cta].find((one) => one !== "" && one.length <= most);
  if (act) return { headline: act, cta: isSaid(cta, tokensOf(act)) ? "" : cta, url };
  const own = namesItself(story, most) ? capitalized(story.about) : clip(pictures.brand, most);
  return { headline: own, cta, url };
}

/** A remark that names no day of its own leaves room for the one by which to act. */
function remarkWith(
  { cta, url }: Pick<Closing, "cta" | "url">,
  { title, body }: Idea,
  story: Story,
): Closing {
  const said = `${title} ${body}`;
  const isSaidAlready = story.cta?.url === "" || isSaid(cta, tokensOf(said));
  const supporting = body || (writtenDay(title) === "" ? actBy(story) : "");
  return { headline: title, ...(supporting && { supporting }), cta: isSaidAlready ? "" : cta, url };
}

/** What it is about is new behind the first picture; what one comes to is named again over its day and place. */
function namesItself({ about, headline, when, spoken, language, occasion }: Story, most: number): boolean {
  // What has ended is not announced again with its day.
  const isEvent = when !== null && spoken === language && occasion !== "closing";
  return about !== "" && about.length <= most && (isEvent || !isSaid(about, tokensOf(headline.text)));
}

/** The last picture with the day, the place and the price that one needs to act, where it says nothing else. */
export function withNeeds(
  closing: Closing,
  story: Story,
  most: number,
  slides: readonly Idea[] = [],
): Closing {
  const { headline, cta, url, supporting: said = "" } = closing;
  const day = dayAndPlace(story, headline, most);
  // "Where: Lime Avenue 4." says a part of the line of the day and the place.
  if (said !== "" && !bare(day).includes(bare(said.replace(LABEL_OF_PLACE, "")))) return closing;
  const room = most - (day === "" ? 0 : day.length + SEPARATOR.length);
  // The line of the cover is read once, and so is a sentence of its headline; one of a picture between only beside an action.
  const cover = bare(story.support?.text ?? "");
  const between = story.cta ? [] : slides.flatMap(saidOn);
  const pictures = [story.headline.text, ...between].map(bare);
  const { value = "", before = "", ends = "" } = story.offer ?? {};
  // The price of an offer with its last day is what one takes along.
  const isOffer = (one: string) =>
    [before, ends].every((part) => part !== "" && one.includes(part)) && one.includes(value);
  const isRead = (one: string) =>
    (bare(one) === cover && !isOffer(one)) ||
    pictures.some((text) => isSentence(one) && text.includes(bare(one)));
  const lists = slides
    .filter(({ lines }) => lines)
    .map(({ title, lines = [] }) => [title, ...lines].join("\n"));
  // Beside "Order by 14 December" the day of the sale would be of nothing, and so is that on which something ended.
  const hasDay = writtenDay(headline) !== "" || story.occasion === "closing";
  const isElsewhere = (one: string) =>
    lists.some((list) => isSaid(one, tokensOf(list))) || (hasDay && isDayAlone(one));
  const kept = keptFacts(besideSteps(story), [headline, cta, url, day], room).filter(
    (one) => !MONTH.test(one) && !isRead(one) && !isElsewhere(one),
  );
  const supporting = [day, ...kept].filter(Boolean).join(SEPARATOR);
  // A part of what one needs would be read as all of it.
  const isWhole = tellsAll(story, [headline, cta, url, supporting]);
  return supporting === "" || !isWhole ? closing : { ...closing, supporting };
}

/** What a slide says, as a sentence and as the line of its label: "November: 206 skeins have been sold so far". */
const saidOn = ({ title, body }: Idea): string[] => [
  inARow([title, body]),
  ...(body === "" ? [] : [`${title}: ${body}`]),
];

const bare = (text: string) => text.replace(/(?<!\.)[.。]$/u, "").toLowerCase();
const isSentence = (text: string) => text.trim().split(/\s+/u).length >= SENTENCE;
const LABEL_OF_PLACE = /^\p{L}+\s?[:：]\s+/u;

/** The day, the hours and the place of the news as far as the headline does not say them, without the sentence that tells them on the first picture. */
function dayAndPlace(story: Story, headline: string, most: number): string {
  if (story.spoken !== story.language) return "";
  const { date, time, place } = story.when ?? { date: dayIn(story), time: "", place: placeIn(story) };
  if (!date || !place) return "";
  const seen = tokensOf(headline);
  const parts = [capitalized(date), time, capitalized(place)].filter(
    (part) => part !== "" && !isSaid(part, seen),
  );
  // Another day stands there: this one would be read as a part of it.
  const own = writtenDay(headline);
  if (own !== "" && !isSaid(own, tokensOf(date))) return "";
  const said = parts.join(SEPARATOR);
  return said.length <= most ? said : "";
}

/** What is read at one glance. */
const GLANCE = 24;

type Ending = { slides: Idea[]; closing: Closing };

/** The hard facts that no picture says stand on the last one, where it has room, else on one of their own. */
export function withDetails(
  { slides, closing }: Ending,
  said: readonly string[],
  limits: DetailLimits,
): Ending {
  const details = said.filter((detail) => !MONTH.test(detail));
  if (details.length === 0) return { slides, closing };
  const before = closing.supporting ?? "";
  const isProse = /[.!?。！？]$/u.test(before);
  const line = [before, details.join(SEPARATOR)].filter(Boolean).join(isProse ? " " : SEPARATOR);
  if (line.length <= limits.supporting) return { slides, closing: { ...closing, supporting: line } };
  return { slides: [...slides.slice(0, limits.slides - 1), detailSlide(details, limits)], closing };
}

/** "August 2027" is no day to come, and alone says nothing. */
const MONTH = /^\p{L}{3,12}\.? (?:19|20)\d{2}$/u;

/** Hard facts as a slide: what fits at one look is the title, the rest stands under it. */
function detailSlide(
  [first = "", ...others]: readonly string[],
  { title: longest, body }: DetailLimits,
): Idea {
  const isPair = others.length > 0 && `${first}${SEPARATOR}${others[0]}`.length <= GLANCE;
  const [head, rest] = isPair ? [[first, others[0]], others.slice(1)] : [[first], others];
  return { title: clip(head.join(SEPARATOR), longest), body: clip(rest.join(SEPARATOR), body) };
}
