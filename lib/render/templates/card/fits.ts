import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { whole } from "../kit/story/clip.ts";
import { fitWithoutDay } from "../kit/story/day-apart.ts";
import { figuresUnsaid } from "../kit/story/figures-unsaid.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf, isPlainNews, markOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { inDayOrder } from "../kit/story/opening-hours.ts";
import { photosFor } from "../kit/story/photos.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

/** Characters of a text that are set as paragraphs. */
const TEXT = 800;
/** Characters that are read at a glance over points, where the post says the rest. */
const BESIDE_POINTS = 90;
const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { bullets: 6, bullet: 160, value: 24, label: 120 };

/** A list or a figure beside the message. Without either a card is an announcement. */
export function fits(story: Story, pictures: Pictures) {
  const points = inDayOrder(story.points).map(({ text }) => text);
  const limits = { supporting: TEXT, ...(points.length > 1 && { glance: BESIDE_POINTS }) };
  const words = { ...wordsOf(story, pictures, limits), ...photosFor(pictures, KINDS) };
  const said = [words.headline, words.supporting, ...points];
  const listed = isOfModel(story) ? [...figuresUnsaid(story, said), ...points] : points;
  const bullets = listed.filter((text) => whole(text, MOST.bullet));
  if (bullets.length > 1) {
    const score = isPlainNews(story) ? 0.56 : 0.63;
    const data = {
      ...words,
      bullets: bullets.slice(0, MOST.bullets),
      mark: markOf(story),
      ...(isListFirst(story) && { opens: "points" as const }),
    };
    return fitWithoutDay(data, story, (said) => fitWithDetails(story, score, said));
  }
  const stat = figureOf(story);
  return stat && fitWithoutDay({ ...words, stat }, story, (said) => fitWithDetails(story, 0.5, said));
}

/** The author wrote the list before the text that stands with it. */
function isListFirst({ points, support, facts }: Story): boolean {
  const at = (ids: readonly string[] = []) =>
    Math.min(
      ...facts.filter(({ id, from }) => from === "brief" && ids.includes(id)).map(({ span }) => span.start),
    );
  return at(points[0]?.facts) < at(support?.facts);
}

/** Elsewhere a figure is a benefit or a price, and not what the picture is about. */
const ABOUT_FIGURES = ["stat", "milestone", "launch", "release", "update", "content", "testimonial"] as const;

function figureOf({ occasion, figures, headline }: Story) {
  if (!isOf({ occasion }, ...ABOUT_FIGURES)) return undefined;
  const seen = tokensOf(headline.text);
  const figure = figures.find(
    ({ value, label }) => whole(value, MOST.value) && label.length <= MOST.label && !isSaid(value, seen),
  );
  return figure && { value: figure.value, label: figure.label };
}
