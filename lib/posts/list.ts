import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Flag, paging, several } from "../core/query.ts";
import { Platform, PostStatus } from "../vocab.ts";
import { Post, PostId, toPost } from "./post.ts";
import { findPost, findPosts } from "./store.ts";

const oneOf = <T extends z.ZodEnum>({ options }: T) => `Use one of: ${options.join(", ")}.`;

export const PostsQuery = z.object({
  ...paging("Posts"),
  status: several(PostStatus.options).meta({
    description:
      "Only posts with this status, or one of several: scheduled, publishing, posted, failed or canceled.",
    examples: ["posted", "scheduled,publishing"],
  }),
  platform: z
    .enum(Platform.options, oneOf(Platform))
    .optional()
    .meta({ description: "Only posts on this network.", examples: ["linkedin"] }),
  run_id: z
    .guid("Give the id of a run, a UUID.")
    .optional()
    .meta({ description: "Only posts of this run.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
  campaign_id: z
    .guid("Give the id of a campaign, a UUID.")
    .optional()
    .meta({ description: "Only posts of this campaign." }),
  removed: Flag.optional().meta({
    description: "Only posts that were taken down again (`true`) or only the others (`false`).",
    examples: [false],
  }),
  livemode: Flag.optional().meta({
    description: "Only live posts (`true`) or only test posts (`false`).",
    examples: [true],
  }),
});

export const listPosts = operation({
  id: "list_posts",
  summary: "List the workspace's posts, newest first: scheduled, published and failed ones.",
  effect: "read",
  input: PostsQuery,
  output: z.array(Post),
  async run(ctx, { limit, offset, status, platform, run_id, campaign_id, removed, livemode }) {
    const filter = { status, platform, runId: run_id, campaignId: campaign_id, removed, livemode };
    return (await findPosts(ctx.db, ctx.workspaceId, filter, { limit, offset })).map(toPost);
  },
});

export const getPost = operation({
  id: "get_post",
  summary: "Read a post with its status, address or error.",
  effect: "read",
  refuses: ["not_found"],
  input: PostId,
  output: Post,
  async run(ctx, { post_id }) {
    const row = await findPost(ctx.db, ctx.workspaceId, post_id);
    if (!row) throw noPost();
    return toPost(row);
  },
});

/** Whether a post is a live one of the workspace. */
export const isLivePost = async (
  { db, workspaceId }: Ctx,
  { post_id }: { post_id: string },
): Promise<boolean> => (await findPost(db, workspaceId, post_id))?.livemode === true;

export const noPost = () =>
  new Refusal("not_found", "There is no such post.", {
    hint: "Check the id, and that the key belongs to the post's workspace.",
    retryable: false,
  });
