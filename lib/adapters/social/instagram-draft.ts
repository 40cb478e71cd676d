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
  /** When publishing `post` was begun, first, in milliseconds; absent while Instagram certainly has not published. */
  tried: z.number().optional(),
  /** How often Instagram did not know `post`: it may be slow to know what it made. */
  missed: z.number().default(0),
  mediaId: z.string().optional(),
});

export type Container = z.infer<typeof Container>;
export type InstagramDraft = z.infer<typeof Draft>;

/** A draft of another version is no draft; its containers were never visible. */
export const readDraft = (draft: unknown): InstagramDraft =>
  Draft.safeParse(draft).data ?? { children: {}, missed: 0 };
