import * as z from "zod/v4";

const Part = z.object({ url: z.string(), first: z.number(), last: z.number(), etag: z.string().optional() });
const Upload = z.object({
  urn: z.string(),
  /** `open`: parts are missing; `closing`: finalize may have been heard; `sent`: LinkedIn's business. */
  state: z.enum(["open", "closing", "sent", "ready"]),
  uploadToken: z.string().default(""),
  parts: z.array(Part).default([]),
  /** When it was sent whole, in milliseconds. */
  sentAt: z.number().default(0),
});
const Draft = z.object({
  /** By the file's place in the post. */
  files: z.record(z.string(), Upload).default({}),
  /** The token may not ask for the state of media. */
  unreadable: z.boolean().default(false),
  /** The request whose outcome is open: to the byte, because only that is recognised as a duplicate. */
  sent: z.object({ body: z.string(), at: z.number(), again: z.boolean() }).optional(),
});

export type Upload = z.infer<typeof Upload>;
export type LinkedinDraft = z.infer<typeof Draft>;

/** A draft of another version is no draft; what it uploaded is uploaded again. */
export const readDraft = (draft: unknown): LinkedinDraft =>
  Draft.safeParse(draft).data ?? { files: {}, unreadable: false };
