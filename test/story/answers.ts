import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../../lib/copy/types.ts";
import type { Story } from "../../lib/story/schema.ts";
import type { Channel } from "../../lib/vocab.ts";
import { storyOf } from "./stories.ts";

/** What a language model answered before stories: words without facts. */
export type Answer = {
  headline: string;
  supporting: string;
  bullets: string[];
  cta: string;
  post: string;
  hashtags: string[];
  altText: string;
  slides?: { title: string; body: string }[];
  scenes?: string[];
};

/** A messy brief with a good answer to it, and careless ones with their fault. */
export type Answered = {
  id: string;
  about: string;
  language: string;
  channel: Channel;
  brief: string;
  brand: Brand;
  good: Answer;
  careless: { fault: string; answer: Answer }[];
};

/** Twelve messy briefs with recorded answers. */
export const ANSWERED: Answered[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures/answers.json"), "utf8"),
);

const lineOf = (text: string) => ({ text, facts: [] });

/** The words of an answer as a story, whose facts are the sentences of the brief. */
export const storyFrom = ({ brief, language, channel }: Answered, answer: Answer): Story =>
  storyOf(brief, {
    language,
    by: "model",
    headline: lineOf(answer.headline),
    support: answer.supporting ? lineOf(answer.supporting) : null,
    points: answer.bullets.map(lineOf),
    slides: (answer.slides ?? []).map((slide) => ({ ...slide, facts: [] })),
    scenes: (answer.scenes ?? []).map(lineOf),
    cta: answer.cta ? { label: answer.cta, url: "", facts: [] } : null,
    posts: { [channel]: answer.post },
    hashtags: answer.hashtags,
    altText: answer.altText,
  });
