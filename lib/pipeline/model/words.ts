import * as z from "zod/v4";
import { ASSET_TYPES } from "../../asset-types.ts";
import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import type { CopyRequest } from "./request.ts";

/** What the model writes. Links, hashtag signs, figures and quotation marks around people are ours to add. */
export type Words = {
  headline: string;
  supporting: string;
  bullets: string[];
  cta: string;
  post: string;
  hashtags: string[];
  altText: string;
  /** The slides between cover and close, for assets that have slides. */
  slides?: { title: string; body: string }[] | undefined;
  /** What is shown between headline and call to action, for films. */
  scenes?: string[] | undefined;
};

const MAX_POST = 3_000;

const line = (max: number, about: string) => z.string().max(max).describe(about);

const Slide = z.object({
  title: line(64, "a few words, or empty"),
  body: line(190, "one or two sentences, or empty when the title says it all"),
});

/** The shape asked for; longer lines could not be read on the picture. */
export function wordsFor({ assetType, channel, facts }: CopyRequest): z.ZodType<Words> {
  const slides = Math.max(1, Math.min(8, (facts.limits.slides ?? 8) - 2));
  const { most } = CHANNEL_RULES[channel].hashtags;
  const words = z.object({
    headline: line(80, "one quick thought of three to nine words that stands on its own, no full stop").min(
      1,
    ),
    supporting: line(150, "one sentence that adds what the headline leaves open, or empty"),
    bullets: z.array(line(90, "one thought, no full stop")).max(6).describe("points of the picture, or none"),
    cta: line(48, "what the reader shall do, starting with a verb, or empty when there is nothing to do"),
    post: line(MAX_POST, "the text of the post"),
    hashtags: z.array(line(40, "one hashtag")).max(Math.max(1, most)),
    altText: line(300, "the picture for people who cannot see it: what it says, no opinion"),
  });
  const scene = line(52, "a few words that are read in two seconds");
  switch (ASSET_TYPES[assetType].content) {
    case "slides":
      return words.extend({ slides: z.array(Slide).min(1).max(slides) });
    case "scenes":
      return words.extend({ scenes: z.array(scene).min(1).max(4) });
    case "message":
    case "figures":
      return words;
  }
}
