import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { rowOfNewPost } from "./new-post.ts";
import { Post, toPost } from "./post.ts";
import { findAtTarget } from "./store.ts";
import type { NewPost } from "./store-place.ts";

const { run_id, platform, account_id, text, note, scheduled_at, estimated_fee, livemode } = Post.shape;

/** What a post would be, without placing it. */
export const PostDryRun = z
  .object({
    dry_run: z.literal(true).describe("Always true: nothing was placed or published."),
    accepted: z
      .literal(true)
      .describe("Always true: a request that is not accepted answers with its refusal."),
    ...{ run_id, platform, account_id, text, note, scheduled_at, estimated_fee, livemode },
    existing_post_id: z
      .guid()
      .nullable()
      .describe("The post that the run has there already, and that the call would answer; else null."),
  })
  .meta({ title: "PostDryRun" });

export async function dryRunOf(ctx: Ctx, post: NewPost): Promise<z.infer<typeof PostDryRun>> {
  const there = await findAtTarget(ctx.db, ctx.workspaceId, post.runId, post.target ?? "");
  const shown = toPost(rowOfNewPost(post));
  return {
    dry_run: true,
    accepted: true,
    run_id: shown.run_id,
    platform: shown.platform,
    account_id: shown.account_id,
    text: shown.text,
    note: shown.note,
    scheduled_at: shown.scheduled_at,
    estimated_fee: shown.estimated_fee,
    livemode: shown.livemode,
    existing_post_id: there?.id ?? null,
  };
}

/** The field that asks for it. */
export const DryPost = z
  .boolean()
  .optional()
  .meta({ description: "Answers what would be posted, and places nothing.", examples: [true] });
