import * as z from "zod/v4";
import { feeOf } from "../platforms/fees.ts";
import { Platform, PostError, PostStatus } from "../vocab.ts";
import type { PostRow } from "./store.ts";

const Moment = z.iso.datetime();

/** The network's fee for a post, paid by the owner of the app. */
const Fee = z.object({
  amount: z.string().describe("A decimal number, for example 0.015."),
  currency: z.literal("USD").describe("US dollars."),
  reason: z.string().describe("What is charged for."),
});

export const Post = z
  .object({
    id: z.guid().describe("The id of the post."),
    run_id: z.guid().describe("The run that is published."),
    campaign_id: z.guid().nullable().describe("The campaign that its run belongs to."),
    platform: Platform.describe("The network."),
    status: PostStatus.describe("Where the post stands."),
    external_post_id: z.string().nullable().describe("The post's id on the network, once it is posted."),
    url: z.url().nullable().describe("Where the post can be seen, once it is posted."),
    posted_at: Moment.nullable().describe("When it was posted."),
    removed_at: Moment.nullable().describe(
      "When it was taken down from the network again; its status stays posted. Null while it is up.",
    ),
    scheduled_at: Moment.nullable().describe("The time of a drop; null for a post that goes out at once."),
    account_id: z
      .guid()
      .nullable()
      .describe("The connected account; null for test posts and drops without an account yet."),
    text: z.string().describe("The text that is published with the assets."),
    error: PostError.nullable().describe("Why it failed and what to do about it."),
    note: z
      .string()
      .nullable()
      .describe("What else to know: what the post waits for, or a limit of what was published."),
    estimated_fee: Fee.nullable().describe(
      "What the network charges the owner of the app; null where it charges nothing.",
    ),
    livemode: z.boolean().describe("False for posts of test keys, which are not published."),
    created_at: Moment.describe("When the post was created."),
    updated_at: Moment.describe("When the post last changed."),
  })
  .meta({ title: "Post" });
export type Post = z.infer<typeof Post>;

export const PostId = z.object({
  post_id: z
    .guid("Give the id of a post, a UUID.")
    .meta({ description: "The id of a post.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
});

/** A post without a text is often a mistake: finished content has none unless it was given one. */
function noteOf({ note, text, status }: PostRow): string | null {
  if (text.trim() !== "") return note;
  const wayOut =
    status === "scheduled" ? "PATCH /posts/{post_id} gives it one" : "a rerender takes one as copy.post";
  return [note, `The post has no text, because its run has none: ${wayOut}.`].filter(Boolean).join(" ");
}

/** Turns a row into the post on the wire. Its address is shown only once it is posted. */
export function toPost(row: PostRow): Post {
  const posted = row.status === "posted";
  return {
    id: row.id,
    run_id: row.runId,
    campaign_id: row.campaignId,
    platform: row.platform,
    status: row.status,
    external_post_id: posted ? row.externalPostId : null,
    url: posted ? row.url : null,
    posted_at: posted ? (row.postedAt?.toISOString() ?? null) : null,
    removed_at: row.removedAt?.toISOString() ?? null,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    account_id: row.accountId,
    text: row.text,
    error: row.status === "failed" ? row.error : null,
    note: noteOf(row),
    estimated_fee: row.livemode ? feeOf(row.platform, row.text) : null,
    livemode: row.livemode,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
