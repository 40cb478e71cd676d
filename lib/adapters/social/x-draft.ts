import * as z from "zod/v4";

const Upload = z.object({
  id: z.string(),
  /** Segments that X has, in order. */
  segments: z.number().int(),
  /** `open` takes segments; `processing` is X's business. */
  state: z.enum(["open", "processing", "ready"]),
  described: z.boolean(),
  /** When X forgets it, in milliseconds. */
  until: z.number(),
});
const Draft = z.object({
  /** By the file's place in the post. */
  media: z.record(z.string(), Upload).default({}),
  /** When posting was begun first and last, in milliseconds; absent while X certainly has nothing. */
  tried: z.object({ first: z.number(), last: z.number() }).optional(),
});

export type Upload = z.infer<typeof Upload>;
export type XDraft = z.infer<typeof Draft>;

/** A draft of another version is no draft; what it uploaded is uploaded again. */
export const readDraft = (draft: unknown): XDraft => Draft.safeParse(draft).data ?? { media: {} };
