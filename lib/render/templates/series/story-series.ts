import type { Story, TitledLine } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { label } from "../kit/labels.ts";
import { isPriceTag } from "../kit/money.ts";
import { clip, whole } from "../kit/story/clip.ts";
import { datedEntries } from "../kit/story/dated.ts";
import { figureIn, withCurrency } from "../kit/story/figured.ts";
import { kickerOf } from "../kit/story/fit.ts";
import { pricedEntry } from "../kit/story/priced-entry.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { readIn, valuesUnsaid } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { withoutEarlyEnd } from "../kit/story/wanted-last.ts";
import { chronicleOf } from "./chronicle.ts";
import { countedByHeadline, inOneLayout, isCounted, leadingSteps } from "./counted.ts";
import { courseDays, withoutDays } from "./course.ts";
import { coverDay } from "./cover-day.ts";
import { headOf, unsaid } from "./cover-head.ts";
import {
  beforeRemark,
  behindIdeas,
  closingOf,
  type Idea,
  remarkAfter,
  withDetails,
  withNeeds,
} from "./ending.ts";
import { BESIDE_PRICES, sharedPrices, valueApart } from "./entries.ts";
import { enumerated } from "./enumerated.ts";
import { amountApart, givenAmount } from "./given-amount.ts";
import { headAndBody, sumAtEnd } from "./head-and-body.ts";
import { instructed } from "./instructed.ts";
import { besideCover, coverLed, endLed, withLeadDay } from "./led.ts";
import { listed, pricesListed } from "./listed.ts";
import { listedIn } from "./members.ts";
import { withNeeded } from "./needed-slide.ts";
import { partedEntries } from "./parted.ts";
import { pictured } from "./pictured.ts";
import { recapOf } from "./recap.ts";
import { shortened } from "./shortened.ts";
import { sidesListed } from "./sides-listed.ts";
import { spansApart } from "./spans.ts";
import { inTagLists } from "./tag-lists.ts";
import { tagged } from "./tagged.ts";
import { besideClosing, unrepeated } from "./unrepeated.ts";
import { isWantedSlide, wantedClosing } from "./wanted-end.ts";

type SeriesLimits = { headline: number; supporting: number; title: number; body: number };
type Slide = Idea & { facts?: readonly string[] };

const MOST = { slides: 8, stat: 12, tag: 16, day: 16, kicker: 60 };
/** Ideas from which on figures add nothing. */
const ENOUGH = 4;

/** Cover, one idea a picture, and a last one that says what to do. Undefined without an idea besides the headline. */
export function seriesOfStory(written: Story, pictures: Pictures, limits: SeriesLimits) {
  const story = withoutEarlyEnd(instructed(amountApart(pricesListed(listed(unrepeated(written))))));
  const all = [...ideasOf(story), ...figureSlides(story)].slice(0, MOST.slides);
  const ends = endsOf(story, pictures, all, limits);
  const ideas = spansApart(inTagLists(ends.ideas));
  if (ideas.length === 0) return undefined;
  const [photo, ...photos] = pictures.photos ?? [];
  const led = { ...limits, kicker: MOST.kicker };
  const years = ideas.length < MOST.slides ? chronicleOf(story.headline.text, ideas) : undefined;
  const titled = coverOf(story, pictures, ideas, limits);
  const cover = {
    ...coverLed(years ? { ...titled, headline: years.headline } : titled, pictures, led),
    ...(photo && { photo }),
  };
  const numbered = isCounted(story, ideas);
  const asList = (idea: Slide) =>
    (numbered ? undefined : (parted.get(idea) ?? enumerated(idea, story, limits.body) ?? listedIn(idea))) ??
    idea;
  const dated = [...(years ? [years.first] : []), ...datedSlides(ideas)];
  const parted = partedEntries(dated);
  const drawn = dated.map((idea) => slideOf(asList(idea), limits));
  const plain = (i: number): Slide => shortened(headAndBody(ideas[i] as Slide), limits);
  const own = years ? drawn : inOneLayout(drawn, plain, { story, numbered });
  const slides = pictured(besideCover(own, cover, { ...pictures, numbered }), pictures, photos);
  const whole = withRest(story, { cover, slides, numbered }, ends, { ...limits, slides: MOST.slides });
  const ended = besideClosing(endLed(whole, pictures, led), numbered || years !== undefined);
  const closed = withoutDays(withLeadDay(ended.closing, pictures, led), slides, cover.headline);
  const series = { ...ended, closing: closed };
  const steps = numbered || years ? undefined : leadingSteps(story, series.slides);
  return { cover, ...series, numbered, ...(steps && { steps }) };
}

/** What ends a series, and the ideas before that: what its author wants last has the last picture for itself. */
function endsOf(story: Story, pictures: Pictures, all: readonly Slide[], limits: SeriesLimits): Ends {
  const last = remarkAfter(story, all, limits);
  if (last && isWantedSlide(last, story))
    return { closing: wantedClosing(last, story, pictures), isWanted: true, ideas: all.slice(0, -1) };
  const recap = recapOf(story, pictures, all, limits.headline);
  if (recap) return { closing: recap, ideas: all };
  const { ideas, ...moved } = last ? beforeRemark(story, all, limits) : behindIdeas(story, all, limits);
  const closing = closingOf(story, pictures, { last, ...moved, limits });
  return { closing, isOpen: true, ideas };
}

/** `isOpen` where what one needs may stand under it, `isWanted` where nothing else may. */
type Ends = {
  closing: ReturnType<typeof closingOf>;
  isOpen?: true;
  isWanted?: true;
  ideas: readonly Slide[];
};

type Pages = { cover: object; slides: Slide[]; numbered: boolean | undefined };

/** The pictures with what else one needs, on the last one where it has room and may. */
function withRest(story: Story, shown: Pages, { closing, isOpen, isWanted }: Ends, limits: RestLimits) {
  const { cover, slides } = shown;
  const ending = isWanted ? { ...limits, supporting: 0 } : limits;
  const own = isOpen ? withNeeds(closing, story, limits.supporting, slides) : closing;
  const ended = isWanted ? { slides, closing } : withNeeded(story, { ...shown, closing: own }, limits);
  const details = valuesUnsaid(story, readIn({ cover, ...ended }), limits.supporting);
  return withDetails(ended, details, ending);
}
type RestLimits = SeriesLimits & { slides: number };

/** Where the supporting line is the only idea, a slide of its own says it. */
function coverOf(story: Story, pictures: Pictures, ideas: readonly Slide[], limits: SeriesLimits) {
  const { kicker: day, headline, rest } = headOf(story.headline.text, limits.headline);
  const supporting = ideas[0]?.title === story.support?.text ? rest : (story.support?.text ?? rest);
  const kicker = whole(kickerOf(story, pictures), MOST.kicker);
  return {
    kicker: day || unsaid(kicker, story.headline.text, pictures.brand),
    headline,
    supporting: clip(
      supporting === "" && courseDays(ideas).length === 0 ? coverDay(story) : supporting,
      limits.supporting,
    ),
  };
}

function ideasOf(story: Story): Slide[] {
  const { slides, steps, points, prices, changes, rows, support } = story;
  if (slides.length > 0) return slidesApart(story);
  if (steps.length > 1) return steps;
  if (changes.length > 1) return changes.map(({ text }) => ({ title: text, body: "" }));
  if (prices.length > 1) return prices.map(({ name, price }) => ({ title: name, body: price }));
  if (rows.length > 0) return rowSlides(story);
  const said = points.length > 0 ? points : support ? [support] : [];
  return said.map(({ text }) => ({ title: text, body: "" }));
}

/** Prices that share a slide have one each, where they are the list, and not a line beside another one. */
function slidesApart(story: Story): Slide[] {
  const { slides } = story;
  const isList = slides.length <= BESIDE_PRICES + 1;
  const entries = (slide: TitledLine) => (isList ? sharedPrices(slide.facts, story) : undefined);
  // What the headline counts stays so many.
  const isCounting = countedByHeadline(story) > 0;
  const each = (slide: TitledLine) => (isCounting ? [slide] : valueApart(slide));
  const listed = slides.flatMap(
    (slide): Slide[] => one(sidesListed(slide, story)) ?? entries(slide) ?? each(slide),
  );
  const all: readonly Slide[] = listed.length > MOST.slides ? slides : listed;
  return all.flatMap((slide, i) => (i < all.length - 1 ? apart(slide) : [slide]));
}

const one = (slide: Slide | undefined): Slide[] | undefined => slide && [slide];

/** Two things that share a slide, "Ticket: €1.90 · Pass: €19", have one each. */
function apart(slide: Slide): Slide[] {
  const sentences = [slide.title, ...sentencesOf(slide.body)].flatMap((text) => text.split(/\s+·\s+/u));
  if (sentences.length > 1 && sentences.every((text) => AMOUNT.test(text)))
    return sentences.map((text) => ({ title: text.replace(/\.$/u, ""), body: "" }));
  const parts = slide.title.split(/\s+·\s+/u);
  const areSaid = parts.every((part) => part.trim().split(/\s+/u).length >= SAID);
  return slide.body === "" && areSaid
    ? parts.map((title) => ({ ...slide, title: capitalized(title) }))
    : [slide];
}
/** A price: where each sentence has one, each is of another thing. */
const AMOUNT = /[€£$₹] ?\d|\d ?(?:[€£$円]|euros?(?!\p{L}))/iu;
/** Words without which a part is only the label or the value of another. */
const SAID = 3;

/** A comparison as words: what it was, or has, on the one side and on the other. */
function rowSlides({ rows, columns, spoken }: Story): Slide[] {
  const [one, other] = columns ?? [label("before", spoken), label("now", spoken)];
  return rows.map(({ label: topic, first, second }) => {
    const [before, after] = [`${one}: ${first}`, `${other}: ${second}`];
    return topic ? { title: topic, body: `${before} · ${after}` } : { title: before, body: after };
  });
}

/** "Thu 5 March – Pottery": where several ideas have their day, the day stands over each. */
function datedSlides(ideas: readonly Slide[]): readonly Slide[] {
  const dated = ideas.map((idea) => datedEntries([idea])[0]);
  const count = dated.filter(Boolean).length;
  if (count < LEAST_DATED || (count < ideas.length - 1 && !areDays(dated))) return ideas;
  return ideas.map((idea, i) => {
    const entry = dated[i];
    if (!entry) return idea;
    const { date, title, text } = dayAndName(entry);
    return date.length <= MOST.day
      ? { title, body: text, stat: date }
      : { title: date, body: [title, text].filter(Boolean).join(". ") };
  });
}
const LEAST_DATED = 2;

type Dated = ReturnType<typeof datedEntries>[number];

/** Days with their month, one after the other, are a programme beside other slides; a year or an hour may be a part of any text. */
const areDays = (dated: readonly (Dated | undefined)[]) => {
  const days = dated.filter((entry) => entry !== undefined);
  return days.length > LEAST_DATED && days.every(({ date }) => /\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(date));
};

/** "Two Chairs, by the Mezzaluna company": the name is the title, and the rest stands under it. */
function dayAndName({ date, title, text }: Dated): Dated {
  const [, name = "", rest = ""] =
    /^(["“„«][^"”“»]{3,60}["”“»]|[^,;"“„«]{3,40})[,;]\s+(?![^()]*\))(\S.*)$/u.exec(title) ?? [];
  if (text !== "" || name === "") return { date, title, text: capitalized(text) };
  return { date, title: name, text: capitalized(rest) };
}

/** Figures that no slide shows yet, where there are few slides. */
function figureSlides(story: Story): Slide[] {
  const ideas = ideasOf(story);
  if (ideas.length >= ENOUGH) return [];
  const seen = tokensOf(readIn([...ideas, story.headline.text]).join("\n"));
  return story.figures
    .filter(({ value, label }) => value.length <= MOST.stat && label !== "" && !isSaid(value, seen))
    .map(({ value, label }) => ({ title: label, body: "", stat: value }));
}

/** A price or a figure that is short enough to be the picture. */
const isFigure = (text: string) =>
  text.length <= MOST.stat && /^\D{0,3}\d[\d.,\s%×xkKmM+€$£]*\D{0,3}$/.test(text);

/** "It uses 62% less energy than …": the figure is the picture. */
const GAIN =
  /^(?:(?:it|this|that|we|they|er|sie|es|das|wir|il|elle|nous|on)\s+\p{L}+\s+)?(?<stat>\d[\d.,]*\s?[%×])\s+(?<rest>\p{L}.{6,})$/iu;

/** "Plazas: 16": what is counted, and its number. A number that begins with 0 is called. */
const COUNTED = /^(\p{L}[^:：\d]{2,30})\s?[:：]\s+([1-9][\d.,]*(?:\s?[%€£$])?)$/u;

/** "Overtime paid at the wrong rate, 17%": what is counted, and its share. */
const SHARED = /^(\p{L}[^\d]{2,110}),\s(\d[\d.,]*\s?%)$/u;

/** A longer title is a sentence, and no name of what costs so much. */
const NAMED = 40;

/** A slide without a title is its own title; one whose title is a figure, or that comes to a sum, shows it large. */
function slideOf({ stat = "", facts: _, ...said }: Slide, limits: SeriesLimits): Slide {
  if (said.lines) return { ...said, ...(stat && { stat }) };
  if (stat) return { ...shortened(said, limits), stat };
  const kind = tagged(said);
  if (kind) return { ...shortened(kind, limits), tag: kind.tag };
  const entry = pricedEntry(said);
  if (entry) return { ...shortened(entry, limits), stat: entry.stat };
  const given = said.body === "" ? givenAmount(said.title) : undefined;
  if (given) return { ...shortened(given, limits), stat: given.stat };
  const slide = headAndBody(said);
  return figured(slide, limits) ?? shortened(slide, limits);
}

function figured(slide: Slide, limits: SeriesLimits): Slide | undefined {
  const { title, body } = slide;
  if (body === "") return figuredTitle(title, limits);
  if (isFigure(title) && body.length <= limits.title) return { title: body, body: "", stat: title };
  const bare = body.replace(/\.$/, "");
  if (isFigure(bare) || (isPriceTag(bare) && bare.length <= MOST.tag))
    return { title: clip(title, limits.title), body: "", stat: capitalized(bare) };
  const total = title.length > NAMED ? undefined : sumAtEnd(body);
  const isShort = total && total.sum.length <= MOST.stat;
  return isShort
    ? { title: clip(title, limits.title), body: clip(total.rest, limits.body), stat: total.sum }
    : undefined;
}

/** A title that rests on its figure, without a text under it. */
function figuredTitle(title: string, limits: SeriesLimits): Slide | undefined {
  const gain = GAIN.exec(title)?.groups;
  if (gain?.stat) return { title: clip(gain.rest ?? "", limits.title), body: "", stat: gain.stat };
  const found = figureIn(title);
  const counted = found && withCurrency(found);
  if (counted && counted.before === "" && counted.value.length <= MOST.stat)
    return { title: clip(counted.label, limits.title), body: "", stat: counted.value };
  const [, name = "", count = ""] = SHARED.exec(title) ?? COUNTED.exec(title) ?? [];
  return isFigure(count) ? { title: clip(name, limits.title), body: "", stat: count } : undefined;
}
