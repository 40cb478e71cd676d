import * as z from "zod/v4";
import { Channel } from "../../vocab.ts";
import { Fact, HeldBack, Reading, Story, Wish } from "../schema.ts";
import { coerced } from "./coerce.ts";

/**
 * What a model is asked for: the schema of the story without what is found by us. Every field is required,
 * as strict JSON modes demand; `coerced` accepts whatever comes instead.
 */
const READ = Reading.omit({
  columns: true,
  items: true,
  emoji: true,
  breaks: true,
  closing: true,
  footnotes: true,
  lines: true,
  title: true,
}).extend({
  facts: z.array(Fact.omit({ from: true, span: true })),
  wishes: z.array(Wish.omit({ span: true })),
  heldBack: z.array(HeldBack.omit({ span: true })),
  columns: z.array(z.string()).describe("The names of the two sides that rows compare; else empty."),
});

const words = Story.pick({
  kicker: true,
  headline: true,
  support: true,
  points: true,
  slides: true,
  scenes: true,
  cta: true,
  hashtags: true,
  altText: true,
});
export const POSTS = z.object(
  Object.fromEntries(Channel.options.map((channel) => [channel, z.string()])) as Record<Channel, z.ZodString>,
);
const WRITTEN = words.extend({
  posts: POSTS,
  wanted: z.array(z.string()).describe("Ids of templates on offer, best first."),
});

export const ReadAnswer = coerced(READ, ["facts"]);
export const WrittenAnswer = coerced(WRITTEN, ["headline", "posts"]);
export const StoryAnswer = coerced(READ.extend(WRITTEN.shape), ["headline", "posts"]);

export type ReadAnswer = z.infer<typeof READ>;
export type WrittenAnswer = z.infer<typeof WRITTEN>;
