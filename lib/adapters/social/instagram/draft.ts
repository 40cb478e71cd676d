import * as z from "zod/v4";

const Container = z.object({
  id: z.string(),
  /** When it was made, in milliseconds: a container lives for a day. */
  madeAt: z.number(),
  ready: z.boolean(),
});
const Draft = z.object({
  /** The pictures of a carousel, by their place in the post. */
  children: z.record(z.string(), Container).default({}),
  /** What is published: the picture, the reel, or the carousel around its children. */
  post: Container.optional(),
  /**
   * The first time publishing `post` was tried, in milliseconds. Absent while Instagram certainly has not
   * published.
   */
  tried: z.number().optional(),
  /** How often Instagram did not know `post`; it may know a new container late. */
  missed: z.number().default(0),
  mediaId: z.string().optional(),
});

export type Container = z.infer<typeof Container>;
export type InstagramDraft = z.infer<typeof Draft>;

/** Reads a draft. One of another version is discarded, because its containers were never visible. */
export const readDraft = (draft: unknown): InstagramDraft =>
  Draft.safeParse(draft).data ?? { children: {}, missed: 0 };
