import type { Story } from "../../../story/schema.ts";
import { breathsOf } from "../../../text/breaths.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { label } from "../kit/labels.ts";
import { actionOf } from "../kit/story/action.ts";
import { askOf } from "../kit/story/ask.ts";
import { clip, inARow, terse, whole } from "../kit/story/clip.ts";
import { datedEntries } from "../kit/story/dated.ts";
import { figureIn } from "../kit/story/figured.ts";
import { kickerOf } from "../kit/story/fit.ts";
import { keptFacts } from "../kit/story/kept-facts.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { readIn, valuesUnsaid } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { headAndBody, sumAtEnd } from "./head-and-body.ts";
import { listed } from "./listed.ts";
import { pictured } from "./pictured.ts";

type SeriesLimits = { headline: number; supporting: number; title: number; body: number };
type Slide = { title: string; body: string; stat?: string; photo?: string };

const MOST = { slides: 8, stat: 12, kicker: 60 };
/** Ideas from which on figures add nothing. */
const ENOUGH = 4;
/** What is read at one glance. */
const GLANCE = 24;

/** Cover, one idea a picture, and a last one that says what to do. Undefined without an idea besides the headline. */
export function seriesOfStory(written: Story, pictures: Pictures, limits: SeriesLimits) {
  const story = listed(written);
  const all = [...ideasOf(story), ...figureSlides(story)].slice(0, MOST.slides);
  const last = remarkAfter(story, all, limits);
  const { ideas, behind } = last ? { ideas: all.slice(0, -1), behind: "" } : behindSteps(story, all, limits);
  if (ideas.length === 0) return undefined;
  const [photo, ...photos] = pictures.photos ?? [];
  const cover = { ...coverOf(story, pictures, ideas, limits), ...(photo && { photo }) };
  const own = datedSlides(ideas).map((idea) => slideOf(idea, limits));
  const slides = pictured(own, pictures, photos);
  const end = closingOf(story, pictures, { last, limits });
  const closing = behind === "" ? end : { ...end, supporting: behind };
  const details = valuesUnsaid(story, readIn({ cover, slides, closing }), limits.supporting);
  const ending = withDetails({ slides, closing }, details, limits);
  return { cover, ...ending, numbered: isCounted(story, ideas) };
}

/** Only steps and numbered tips are counted, where every slide between is one: a remark is no further step. */
function isCounted(story: Story, ideas: readonly Slide[]): boolean {
  const { steps, slides, occasion } = story;
  if (steps.length < 2) return occasion === "how_to";
  return slides.slice(0, ideas.length).every(isStepOf(story));
}

const isStepOf = ({ steps }: Story) => {
  const counted = new Set(steps.flatMap(({ facts }) => facts));
  return ({ facts }: Story["slides"][number]) => facts.some((id) => counted.has(id));
};

/**
 * The pictures of the steps alone, and what is said behind the last step: the last picture says it beside its call
 * to act, where it has room.
 */
function behindSteps(story: Story, all: readonly Slide[], limits: SeriesLimits) {
  const { steps, slides } = story;
  const last = slides.findLastIndex(isStepOf(story));
  const rest = slides.slice(last + 1);
  const behind = inARow(rest.flatMap(({ title, body }) => [ended(title), body]));
  const isMoved =
    steps.length > 1 && last > 0 && all.length === slides.length && behind.length <= limits.supporting;
  return isMoved ? { ideas: all.slice(0, last + 1), behind } : { ideas: all, behind: "" };
}

const ended = (text: string) => (/[.!?…。！？]["”’»」]?$/u.test(text) ? text : `${text}.`);

type Ending = {
  slides: Slide[];
  closing: { headline: string; supporting?: string; cta: string; url: string };
};

/** The hard facts that no picture says stand on the last one, where it has room, else on one of their own. */
function withDetails({ slides, closing }: Ending, details: readonly string[], limits: SeriesLimits): Ending {
  if (details.length === 0) return { slides, closing };
  const line = details.join(SEPARATOR);
  if (!closing.supporting && line.length <= limits.supporting)
    return { slides, closing: { ...closing, supporting: line } };
  return { slides: [...slides.slice(0, MOST.slides - 1), detailSlide(details, limits)], closing };
}

/** Where the supporting line is the only idea, a slide of its own says it. */
function coverOf(story: Story, pictures: Pictures, ideas: readonly Slide[], limits: SeriesLimits) {
  const supporting = story.support?.text ?? "";
  return {
    kicker: whole(kickerOf(story, pictures), MOST.kicker),
    headline: terse(story.headline.text, limits.headline),
    supporting: ideas[0]?.title === supporting ? "" : clip(supporting, limits.supporting),
  };
}

function ideasOf(story: Story): Slide[] {
  const { slides, steps, points, prices, changes, rows, support } = story;
  if (slides.length > 0) return slides.flatMap((slide, i) => (i < slides.length - 1 ? apart(slide) : slide));
  if (steps.length > 1) return steps;
  if (changes.length > 1) return changes.map(({ text }) => ({ title: text, body: "" }));
  if (prices.length > 1) return prices.map(({ name, price }) => ({ title: name, body: price }));
  if (rows.length > 0) return rowSlides(story);
  const said = points.length > 0 ? points : support ? [support] : [];
  return said.map(({ text }) => ({ title: text, body: "" }));
}

/** Two things that share a slide, "Ticket: €1.90 · Pass: €19", have one each. */
function apart(slide: Slide): Slide[] {
  const sentences = [slide.title, ...sentencesOf(slide.body)];
  if (sentences.length > 1 && sentences.every((text) => AMOUNT.test(text)))
    return sentences.map((text) => ({ title: text.replace(/\.$/u, ""), body: "" }));
  const parts = slide.title.split(/\s+·\s+/u);
  const areSaid = parts.every((part) => part.trim().split(/\s+/u).length >= SAID);
  return slide.body === "" && areSaid
    ? parts.map((title) => ({ ...slide, title: capitalized(title) }))
    : [slide];
}
/** A price: where each sentence has one, each is of another thing. */
const AMOUNT = /[€£$] ?\d|\d ?[€£$]/u;
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

/** "Thu 5 March – Pottery": where every idea has its day, the day stands over it. */
function datedSlides(ideas: readonly Slide[]): readonly Slide[] {
  const dated = ideas.map((idea) => datedEntries([idea])[0]);
  if (dated.filter(Boolean).length < ideas.length - 1 || !dated[0]) return ideas;
  return ideas.map((idea, i) => {
    const entry = dated[i];
    if (!entry) return idea;
    const { date, title } = entry;
    const text = capitalized(entry.text);
    return date.length <= MOST.stat
      ? { title, body: text, stat: date }
      : { title: date, body: [title, text].filter(Boolean).join(". ") };
  });
}

/** Figures that no slide shows yet, where there are few slides. */
function figureSlides(story: Story): Slide[] {
  const ideas = ideasOf(story);
  if (ideas.length >= ENOUGH) return [];
  const seen = tokensOf(readIn(ideas).join("\n"));
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

/** A longer title is a sentence, and no name of what costs so much. */
const NAMED = 40;

/** A slide without a title is its own title; one whose title is a figure, or that comes to a sum, shows it large. */
function slideOf({ stat = "", ...said }: Slide, limits: SeriesLimits): Slide {
  if (stat) return { ...shortened(said, limits), stat };
  const slide = headAndBody(said);
  return figured(slide, limits) ?? shortened(slide, limits);
}

function figured({ title, body }: Slide, limits: SeriesLimits): Slide | undefined {
  const gain = GAIN.exec(title)?.groups;
  if (gain?.stat && body === "")
    return { title: clip(gain.rest ?? "", limits.title), body: "", stat: gain.stat };
  const counted = body === "" ? figureIn(title) : undefined;
  if (counted && counted.before === "" && counted.value.length <= MOST.stat)
    return { title: clip(counted.label, limits.title), body: "", stat: counted.value };
  if (isFigure(title) && body !== "" && body.length <= limits.title)
    return { title: body, body: "", stat: title };
  const bare = body.replace(/\.$/, "");
  if (isFigure(bare)) return { title: clip(title, limits.title), body: "", stat: bare };
  const total = title.length > NAMED ? undefined : sumAtEnd(body);
  const isShort = total && total.sum.length <= MOST.stat;
  return isShort
    ? { title: clip(title, limits.title), body: clip(total.rest, limits.body), stat: total.sum }
    : undefined;
}

function shortened({ title, body }: Slide, limits: SeriesLimits): Slide {
  const [head, rest] = inTwo(title || body, title ? body : "", limits);
  return { title: clip(head, limits.title), body: clip(rest, limits.body) };
}

/** A title that is too long ends with a sentence, else where one takes breath; what is left stands under it. */
function inTwo(title: string, body: string, limits: SeriesLimits): [string, string] {
  const most = limits.title;
  const [first = "", ...others] = sentencesOf(title);
  if (title.length <= most) return [title, body];
  if (first.length <= most && others.length > 0)
    return [first.replace(/(?<!\.)\.$/, ""), inARow([...others, body])];
  const [head = "", ...parts] = breathsOf(title, most);
  const [closed, rest] = inClauses(head, parts.join(UNSPACED.test(title) ? "" : " "));
  const under = inARow([/[.!?。！？]$/u.test(rest) || !rest ? rest : `${rest}.`, body]);
  return head !== "" && under.length <= limits.body ? [closed, under] : [title, body];
}

/** "…, and we took the olives to the mill": a clause behind a comma stands by itself, without the sign and its first word. */
function inClauses(head: string, rest: string): [string, string] {
  const clause = AND_CLAUSE.exec(rest)?.groups?.clause;
  return head.endsWith(",") && clause ? [head.slice(0, -1), capitalized(clause)] : [head, rest];
}
const AND_CLAUSE =
  /^(?:and|und|et|y|e|en) (?<clause>(?:we|you|it|they|there|he|she|wir|sie|ihr|es|man|du|nous|vous|on|ils?|elles?|abbiamo|avete|hanno|ha|è|sono|siamo|hemos|han|es|son|está|están|estamos|temos|têm|tem|são|é|estão|wij|je|jullie|ze|hij|het)(?!\p{L}).{12,})$/iu;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Kinds of facts that say how to come, to buy or to take part. */
const PRACTICAL = new Set<string>(["where", "contact", "price", "condition", "link", "promo_code"]);

/** A series between its first picture and its last has one of its own at least. */
const LEAST_SLIDES = 2;
/** Fewer words are the label of an entry. */
const SENTENCE = 5;

/** What is said after the last entry of a list, or how to take part, ends a series that asks for nothing else. */
function remarkAfter({ slides, facts, cta, ...story }: Story, ideas: readonly Slide[], limits: SeriesLimits) {
  const last = slides.at(-1);
  if (!last || slides.length !== ideas.length || slides.length < LEAST_SLIDES) return undefined;
  // An action that the remark tells is done with it.
  if (cta && !(cta.facts.length > 0 && cta.facts.every((id) => last.facts.includes(id)))) return undefined;
  const listed = new Set([
    ...[...story.steps, ...story.rows, ...story.changes, ...story.prices].flatMap((entry) =>
      "facts" in entry ? entry.facts : [entry.fact],
    ),
    ...story.items,
    ...facts.filter(({ kind }) => kind === "step").map(({ id }) => id),
  ]);
  // A few prices that share a slide are a remark.
  const priced = new Set(story.prices.map(({ fact }) => fact));
  const arePrices = (ids: readonly string[]) => ids.length > 1 && ids.every((id) => priced.has(id));
  const isListed = (ids: readonly string[]) => !arePrices(ids) && ids.some((id) => listed.has(id));
  const isAfterList = slides.slice(0, -1).every((slide) => isListed(slide.facts));
  const isSentence = last.title.split(" ").length >= SENTENCE;
  const isPractical = facts.some(
    ({ id, kind }) => last.facts.includes(id) && (PRACTICAL.has(kind) || (kind === "when" && isSentence)),
  );
  const isWithin = last.title.length <= limits.headline && last.body.length <= limits.supporting;
  return !isListed(last.facts) && (isAfterList || isPractical) && isWithin ? last : undefined;
}

type End = { last: Slide | undefined; limits: SeriesLimits };

/**
 * What to do is the last headline, and then no button says it again; without that the last remark, what it was
 * about, or who said it. The address stands under it.
 */
function closingOf(
  story: Story,
  pictures: Pictures,
  { last, limits: { headline: most, supporting } }: End,
): Ending["closing"] {
  const ask = askOf(story);
  if (ask && ask.says.length <= most) return { headline: capitalized(ask.says), cta: "", url: ask.address };
  const { cta, url } = actionOf(story, pictures);
  if (last) {
    const isSaidAlready = story.cta?.url === "" || isSaid(cta, tokensOf(`${last.title} ${last.body}`));
    const action = { cta: isSaidAlready ? "" : cta, url };
    return { headline: last.title, ...(last.body && { supporting: last.body }), ...action };
  }
  if (cta !== "" && cta.length <= most) return { headline: cta, cta: "", url };
  const cover = tokensOf(story.headline.text);
  const isNew = story.about !== "" && story.about.length <= most && !isSaid(story.about, cover);
  const [details = ""] = [keptFacts(story, [], supporting).join(SEPARATOR)];
  return {
    headline: isNew ? story.about : clip(pictures.brand, most),
    ...(details && { supporting: details }),
    ...{ cta, url },
  };
}

/** Hard facts as a slide: what fits at one look is the title, the rest stands under it. */
function detailSlide(
  [first = "", ...others]: readonly string[],
  { title: longest, body }: SeriesLimits,
): Slide {
  const isPair = others.length > 0 && `${first}${SEPARATOR}${others[0]}`.length <= GLANCE;
  const [head, rest] = isPair ? [[first, others[0]], others.slice(1)] : [[first], others];
  return { title: clip(head.join(SEPARATOR), longest), body: clip(rest.join(SEPARATOR), body) };
}
