import * as z from "zod/v4";

const Part = z.object({ url: z.string(), first: z.number(), last: z.number(), etag: z.string().optional() });
const LinkedinFileDraft = z.object({
  urn: z.string(),
  /** `open`: parts are missing; `closing`: finalize may have arrived; `sent`: LinkedIn processes it. */
  state: z.enum(["open", "closing", "sent", "ready"]),
  uploadToken: z.string().default(""),
  parts: z.array(Part).default([]),
  /** When the whole file was sent, in milliseconds. */
  sentAt: z.number().default(0),
});
const Draft = z.object({
  /** By the file's place in the post. */
  files: z.record(z.string(), LinkedinFileDraft).default({}),
  /** True when the token may not read the state of media. */
  unreadable: z.boolean().default(false),
  /**
   * The request with an open outcome, byte for byte: LinkedIn recognises only the same bytes as a duplicate.
   */
  sent: z.object({ body: z.string(), at: z.number(), again: z.boolean() }).optional(),
});

export type LinkedinFileDraft = z.infer<typeof LinkedinFileDraft>;
export type LinkedinDraft = z.infer<typeof Draft>;

/** Reads a draft. One of another version is discarded, and its media are uploaded again. */
export const readDraft = (draft: unknown): LinkedinDraft =>
  Draft.safeParse(draft).data ?? { files: {}, unreadable: false };
