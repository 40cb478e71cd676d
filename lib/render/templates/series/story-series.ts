import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { label } from "../kit/labels.ts";
import { actionOf } from "../kit/story/action.ts";
import { clip, terse, whole } from "../kit/story/clip.ts";
import { kickerOf } from "../kit/story/fit.ts";
import { readIn, valuesUnsaid } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

type SeriesLimits = { headline: number; supporting: number; title: number; body: number };
type Slide = { title: string; body: string; stat?: string; photo?: string };

const MOST = { slides: 8, stat: 12, kicker: 60 };
/** Ideas from which on figures add nothing. */
const ENOUGH = 4;
/** What is read at one glance. */
const GLANCE = 24;

/** Cover, one idea a picture, and a last one that says what to do. Undefined without an idea besides the headline. */
export function seriesOfStory(story: Story, pictures: Pictures, limits: SeriesLimits) {
  const all = [...ideasOf(story), ...figureSlides(story)].slice(0, MOST.slides);
  const remark = remarkAfterSteps(story, all, limits.headline);
  const ideas = remark ? all.slice(0, -1) : all;
  if (ideas.length === 0) return undefined;
  const cover = coverOf(story, pictures, ideas, limits);
  const slides = withScreens(
    ideas.map((idea) => slideOf(idea, limits)),
    pictures.asked,
  );
  const closing = {
    ...closingOf(story, pictures.brand, limits.headline),
    ...(remark && { headline: remark }),
  };
  const details = valuesUnsaid(story, readIn({ cover, slides, closing }), limits.title + limits.body);
  // The hard facts that no picture says stand together on one of their own, before the last.
  const facts = details.length > 0 ? [detailSlide(details, limits)] : [];
  return { cover, slides: [...slides.slice(0, MOST.slides - facts.length), ...facts], closing };
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
  if (slides.length > 0) return slides;
  if (steps.length > 1) return steps;
  if (changes.length > 1) return changes.map(({ text }) => ({ title: text, body: "" }));
  if (prices.length > 1) return prices.map(({ name, price }) => ({ title: name, body: price }));
  if (rows.length > 0) return rowSlides(story);
  const said = points.length > 0 ? points : support ? [support] : [];
  return said.map(({ text }) => ({ title: text, body: "" }));
}

/** A comparison as words: what it was, or has, on the one side and on the other. */
function rowSlides({ rows, columns, spoken }: Story): Slide[] {
  const [one, other] = columns ?? [label("before", spoken), label("now", spoken)];
  return rows.map(({ label: topic, first, second }) => {
    const [before, after] = [`${one}: ${first}`, `${other}: ${second}`];
    return topic ? { title: topic, body: `${before} · ${after}` } : { title: before, body: after };
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

/** A slide without a title is its own title; one whose title is a figure shows it large. */
function slideOf({ title, body, stat = "" }: Slide, limits: SeriesLimits): Slide {
  const isFigure =
    !stat && body !== "" && title.length <= MOST.stat && /^\D{0,3}\d[\d.,\s%×xkKmM+€$£]*\D{0,3}$/.test(title);
  if (isFigure && body.length <= limits.title) return { title: body, body: "", stat: title };
  const [head, rest] = title ? [title, body] : [body, ""];
  return {
    title: clip(head, limits.title),
    body: clip(rest, limits.body),
    ...(stat && { stat }),
  };
}

/** Screens that were asked for are shown with the first ideas. */
const withScreens = (slides: readonly Slide[], asked: readonly string[]): Slide[] =>
  slides.map((slide, i) => ({ ...slide, ...(asked[i] && !slide.stat && { photo: asked[i] }) }));

/** What is said after the last step is no step: it ends the series, where nothing else has to. */
function remarkAfterSteps({ slides, facts, cta }: Story, ideas: readonly Slide[], most: number): string {
  const last = slides.at(-1);
  const isStep = (ids: readonly string[]) =>
    facts.some(({ id, kind }) => kind === "step" && ids.includes(id));
  if (cta || !last || slides.length !== ideas.length || isStep(last.facts)) return "";
  const before = slides.slice(0, -1);
  const text = last.body === "" ? last.title : "";
  return before.length > 1 && before.every((slide) => isStep(slide.facts)) && text.length <= most ? text : "";
}

/** What to do is the last headline, and then no button says it again; else what it was about, or who said it. */
function closingOf(story: Story, brand: string, most: number) {
  const { cta, url } = actionOf(story);
  if (cta !== "" && cta.length <= most) return { headline: cta, cta: "", url };
  const cover = tokensOf(story.headline.text);
  const isNew = story.about !== "" && story.about.length <= most && !isSaid(story.about, cover);
  return { headline: isNew ? story.about : clip(brand, most), cta, url };
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
