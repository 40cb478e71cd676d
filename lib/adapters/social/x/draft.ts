import * as z from "zod/v4";

const XMediaDraft = z.object({
  id: z.string(),
  /** The number of segments X has, in order. */
  segments: z.number().int(),
  /** `open` takes segments; `processing`: X works on the file. */
  state: z.enum(["open", "processing", "ready"]),
  described: z.boolean(),
  /** When X deletes it, in milliseconds. */
  until: z.number(),
});
const Draft = z.object({
  /** By the file's place in the post. */
  media: z.record(z.string(), XMediaDraft).default({}),
  /** The first and the last time posting was tried, in milliseconds. Absent while X certainly has nothing. */
  tried: z.object({ first: z.number(), last: z.number() }).optional(),
});

export type XMediaDraft = z.infer<typeof XMediaDraft>;
export type XDraft = z.infer<typeof Draft>;

/** Reads a draft. One of another version is discarded, and its media are uploaded again. */
export const readDraft = (draft: unknown): XDraft => Draft.safeParse(draft).data ?? { media: {} };
