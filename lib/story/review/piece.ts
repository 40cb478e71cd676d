import type { Channel } from "../../vocab.ts";
import type { Story } from "../schema.ts";

/** One slot, its words, and the facts that it names. */
export type Place = { where: string; text: string; facts?: readonly string[] };

/** A finished piece as a reader meets it, whoever wrote it. Empty strings and lists stand for unused slots. */
export type Piece = {
  places: Place[];
  headline: string;
  support: string;
  /** The post as it is published; empty where a picture goes out alone. */
  post: string;
  /** The words of each slide after the cover. */
  pages: string[][];
  action: { label: string; url: string };
  language: string;
};

/** What a reader of one channel sees of a story. */
export function pieceOfStory(story: Story, channel: Channel): Piece {
  const { headline, support, cta } = story;
  return {
    places: [...pictureOf(story), { where: `posts.${channel}`, text: postOf(story, channel) }].filter(
      ({ text }) => text.trim() !== "",
    ),
    headline: headline.text,
    support: support?.text ?? "",
    post: postOf(story, channel),
    pages: story.slides.map(({ title, body }) => [title, body]),
    action: { label: cta?.label ?? "", url: cta?.url ?? "" },
    language: story.spoken,
  };
}

/** The words that were written for a channel; empty where nothing was. */
export const postOf = ({ posts }: Story, channel: Channel): string => posts[channel]?.trim() ?? "";

/** Every slot of pictures and films, in reading order, named as the story names it. */
function pictureOf(story: Story): Place[] {
  const {
    kicker,
    headline,
    support,
    points,
    figures,
    slides,
    scenes,
    rows,
    quotation,
    prices,
    changes,
    cta,
  } = story;
  return [
    { where: "kicker", text: kicker?.text ?? "", facts: kicker?.facts ?? [] },
    { where: "headline", ...headline },
    { where: "support", text: support?.text ?? "", facts: support?.facts ?? [] },
    ...numbered("points", points, ({ text }) => text),
    ...numbered("figures", figures, ({ value, label }) => `${value} ${label}`),
    ...numbered("rows", rows, ({ label, first, second }) => `${label}: ${first}, ${second}`),
    ...numbered("prices", prices, ({ name, price }) => `${name} ${price}`),
    ...numbered("changes", changes, ({ text }) => text),
    ...numbered("slides", slides, ({ title, body }) => `${title}\n${body}`),
    ...numbered("scenes", scenes, ({ text }) => text),
    { where: "quotation", text: quotation?.text ?? "", facts: quotation ? [quotation.fact] : [] },
    { where: "cta", text: cta?.label ?? "", facts: cta?.facts ?? [] },
  ];
}

type Based = { facts: readonly string[] } | { fact: string };

const numbered = <T extends Based>(slot: string, list: readonly T[], text: (item: T) => string): Place[] =>
  list.map((item, i) => ({
    where: `${slot}.${i}`,
    text: text(item),
    facts: "facts" in item ? item.facts : [item.fact],
  }));
