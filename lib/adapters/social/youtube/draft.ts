import * as z from "zod/v4";
import { NetworkFailure, type Work } from "../../../core/network.ts";

/** Why a platform would not keep what it had accepted: said by the next `prepare`, which starts afresh after that. */
const Refusal = z.object({
  kind: z.enum(["media_rejected", "content_rejected", "duplicate"]),
  message: z.string(),
  source: z.string(),
  fix: z.string(),
});
const Draft = z.object({
  /** Where the film goes, byte after byte; good for about a week. */
  session: z.object({ uri: z.string(), openedAt: z.number() }).optional(),
  /** Bytes that YouTube has said it has. */
  stored: z.number().default(0),
  /** When the last bytes were sent first, in milliseconds; absent while YouTube certainly has no video. */
  tried: z.number().optional(),
  video: z.object({ id: z.string(), isPrivate: z.boolean(), at: z.number() }).optional(),
  thumbnail: z.enum(["set", "failed"]).optional(),
  refusal: Refusal.optional(),
});

export type YoutubeDraft = z.infer<typeof Draft>;
export type Refusal = z.infer<typeof Refusal>;

/** A draft of another version is no draft; its session ends by itself, and no video exists. */
export const readDraft = (draft: unknown): YoutubeDraft => Draft.safeParse(draft).data ?? { stored: 0 };

export async function sayRefusal(
  { saveDraft: keep }: Work,
  { kind, message, source, fix }: Refusal,
): Promise<never> {
  await keep({});
  throw new NetworkFailure(kind, message, { source, fix });
}
