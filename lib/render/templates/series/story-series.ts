import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { label } from "../kit/labels.ts";
import { clip, terse, whole } from "../kit/story/clip.ts";
import { actionOf, kickerOf } from "../kit/story/fit.ts";
import { lineOfDetails, readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

type SeriesLimits = { headline: number; supporting: number; title: number; body: number };
type Slide = { title: string; body: string; stat?: string; photo?: string };

const MOST = { slides: 8, stat: 12, kicker: 60 };
/** Ideas from which on figures add nothing. */
const ENOUGH = 4;

/** Cover, one idea a picture, and a last one that says what to do. Undefined without an idea besides the headline. */
export function seriesOfStory(story: Story, pictures: Pictures, limits: SeriesLimits) {
  const ideas = [...ideasOf(story), ...figureSlides(story)].slice(0, MOST.slides);
  if (ideas.length === 0) return undefined;
  const cover = {
    kicker: whole(kickerOf(story, pictures), MOST.kicker),
    headline: terse(story.headline.text, limits.headline),
    supporting: clip(story.support?.text ?? "", limits.supporting),
  };
  const slides = withScreens(
    ideas.map((idea) => slideOf(idea, limits)),
    pictures.asked,
  );
  const action = actionOf(story);
  const closing = { headline: closingOf(story, limits.headline), ...action };
  const details = lineOfDetails(story, readIn({ cover, slides, closing }), limits.title + limits.body);
  // The hard facts that no picture says stand together on one of their own, before the last.
  const facts = details ? [detailSlide(details, limits)] : [];
  return { cover, slides: [...slides.slice(0, MOST.slides - facts.length), ...facts], closing };
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

const closingOf = ({ cta, headline, about }: Story, most: number): string =>
  [cta?.label ?? "", about, headline.text].find((text) => text !== "" && text.length <= most) ??
  terse(headline.text, most);

/** A line of facts as a slide; a long one begins in the title and goes on under it. */
function detailSlide(details: string, { title, body }: SeriesLimits): Slide {
  if (details.length <= title) return { title: details, body: "" };
  const [first = "", ...rest] = details.split(" · ");
  return { title: clip(first, title), body: clip(rest.join(" · "), body) };
}
