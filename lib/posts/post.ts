import * as z from "zod/v4";
import { feeOf } from "../platforms/fees.ts";
import { Platform, PostError, PostStatus } from "../vocab.ts";
import type { PostRow } from "./store.ts";

const Moment = z.iso.datetime();

/** What the platform charges for it, to whoever owns the app it is posted with. */
const Fee = z.object({ amount: z.string(), currency: z.literal("USD"), reason: z.string() });

export const Post = z.object({
  id: z.guid(),
  run_id: z.guid(),
  platform: Platform,
  status: PostStatus,
  external_post_id: z.string().nullable(),
  url: z.url().nullable(),
  posted_at: Moment.nullable(),
  scheduled_at: Moment.nullable(),
  account_id: z.guid().nullable(),
  text: z.string(),
  /** Why it failed. */
  error: PostError.nullable(),
  /** What else to know: what it is waiting for, or why nobody can tell yet how it ended. */
  note: z.string().nullable(),
  estimated_fee: Fee.nullable(),
  livemode: z.boolean(),
  created_at: Moment,
  updated_at: Moment,
});
export type Post = z.infer<typeof Post>;

export const PostId = z.object({ post_id: z.guid("Give the id of a post, a UUID.") });

/** The only bridge from a row to the wire. Where it can be seen shows only once it is posted. */
export function toPost(row: PostRow): Post {
  const posted = row.status === "posted";
  return {
    id: row.id,
    run_id: row.runId,
    platform: row.platform,
    status: row.status,
    external_post_id: posted ? row.externalPostId : null,
    url: posted ? row.url : null,
    posted_at: posted ? (row.postedAt?.toISOString() ?? null) : null,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    account_id: row.accountId,
    text: row.text,
    error: row.status === "failed" ? row.error : null,
    note: row.note,
    estimated_fee: row.livemode ? feeOf(row.platform, row.text) : null,
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
