import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { hoursIn } from "../kit/hours.ts";
import { inARow, whole } from "../kit/story/clip.ts";
import { fitWithoutDay } from "../kit/story/day-apart.ts";
import { figuresUnsaid } from "../kit/story/figures-unsaid.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isListFirst } from "../kit/story/list-first.ts";
import { isOf, isPlainNews, markOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { inDayOrder } from "../kit/story/opening-hours.ts";
import { photosFor } from "../kit/story/photos.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { departuresApart, saidOfBoth } from "../kit/story/sides.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

/** Characters of a text that are set as paragraphs. */
const TEXT = 800;
/** Characters that are read at a glance over points, where the post says the rest; two or three points leave room for more. */
const BESIDE_POINTS = { few: 180, many: 90 };
const FEW = 3;
const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { bullets: 10, bullet: 160, value: 24, label: 120 };

/** A list or a figure beside the message. Without either a card is an announcement. */
export function fits(story: Story, pictures: Pictures) {
  const listed = inDayOrder(story.points).map(({ text }) => text);
  const limits = {
    supporting: TEXT,
    ...(listed.length > 1 && { glance: BESIDE_POINTS[listed.length > FEW ? "many" : "few"] }),
  };
  const { points, said: message } = withSides(listed, wordsOf(story, pictures, limits));
  const words = { ...message, ...photosFor(pictures, KINDS) };
  const said = [words.headline, words.supporting, ...points];
  const all = isOfModel(story) ? [...figuresUnsaid(story, said), ...points] : points;
  const bullets = all.filter((text) => whole(text, MOST.bullet));
  // Lines of a list that stand elsewhere than the others would be of something else.
  if (points.length > MOST.bullets) return undefined;
  if (bullets.length > 1) {
    const score = scoreOf(story, points);
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

/** Days with their hours, and times of two ways, are looked up in a table. */
const SCORE = { list: 0.63, news: 0.56, times: 0.9 };

const scoreOf = (story: Story, points: readonly string[]): number =>
  (hoursIn(points) ?? departuresApart(points)) ? SCORE.times : SCORE[isPlainNews(story) ? "news" : "list"];

/** Sentences about the two things that the headline compares are points, where there are no others; beside the times of two directions each other line is a remark. */
function withSides<W extends { headline: string; supporting: string }>(points: string[], words: W) {
  const times = departuresApart([...points, ...sentencesOf(words.supporting)]);
  if (times) {
    const supporting = inARow(times.others.map((text) => text.replace(/(?<![.!?])$/u, ".")));
    return { points: times.points, said: { ...words, supporting } };
  }
  const both = points.length === 0 ? saidOfBoth(words.supporting, words.headline) : undefined;
  return both ? { points: both.points, said: { ...words, supporting: both.rest } } : { points, said: words };
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
