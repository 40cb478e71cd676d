import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { Flag, paging } from "../core/query.ts";
import { POSTING } from "../core/refusal-groups.ts";
import { channelOf } from "../platforms/networks.ts";
import { cancelRuns } from "../runs/cancel.ts";
import { isTerminal } from "../runs/read.ts";
import {
  type CampaignView,
  findCampaign,
  findCampaignRuns,
  findCampaigns,
  setCanceled,
} from "../runs/store-campaign.ts";
import { RunSummary, type SummaryRow, toSummary } from "../runs/summary.ts";
import type { Channel } from "../vocab.ts";
import { cancelDrop, refuseChannel } from "./cancel-retry.ts";
import { Post, toPost } from "./post.ts";
import { findPostsOfCampaign, type PostRow } from "./store.ts";

const Moment = z.iso.datetime();

const HEAD = {
  id: z.guid().describe("The id of the campaign."),
  name: z.string().describe("The name that was given."),
  brief: z.string().describe("The brief of all its runs."),
  status: z
    .enum(["running", "completed", "canceled"])
    .describe(
      "running: runs are made, or posts wait for their time; completed: nothing is left to do; canceled: nothing more is made or published.",
    ),
  counts: z
    .object({
      queued: z.int().describe("Runs that wait."),
      running: z.int().describe("Runs that are being made."),
      succeeded: z.int().describe("Runs that have succeeded."),
      failed: z.int().describe("Runs that failed or were canceled."),
    })
    .describe("How many runs are in which state."),
  scheduled_at: z.array(Moment).describe("Its times, the earliest first; empty when nothing is published."),
  livemode: z.boolean().describe("False for campaigns of test keys."),
  created_at: Moment.describe("When it was started."),
  canceled_at: Moment.nullable().describe("When it was canceled."),
};

const CampaignHead = z.object(HEAD).meta({ title: "CampaignHead" });
export const CampaignInFull = z
  .object({
    ...HEAD,
    runs: z.array(RunSummary).describe("Its runs as summaries; GET /runs/{run_id} has the rest."),
    posts: z.array(Post).describe("Its posts and drops. A run gets its drop when it succeeds."),
  })
  .meta({ title: "CampaignInFull" });

export const CampaignId = z.object({
  campaign_id: z
    .guid("Give the id of a campaign, a UUID.")
    .meta({ description: "The id of a campaign.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
});
export const CampaignsQuery = z.object({
  ...paging("Campaigns"),
  livemode: Flag.optional().meta({
    description: "true: only campaigns of live keys; false: only campaigns of test keys.",
    examples: [true],
  }),
});

export const listCampaigns = operation({
  id: "list_campaigns",
  summary: "List the workspace's campaigns, newest first.",
  effect: "read",
  input: CampaignsQuery,
  output: z.array(CampaignHead),
  async run(ctx, { limit, offset, livemode }) {
    const rows = await findCampaigns(ctx.db, ctx.workspaceId, { livemode }, { limit, offset });
    return rows.map(toHead);
  },
});

export const getCampaign = operation({
  id: "get_campaign",
  summary: "Read a campaign with its runs and posts.",
  effect: "read",
  refuses: ["not_found"],
  input: CampaignId,
  output: CampaignInFull,
  run: (ctx, { campaign_id }) => readCampaign(ctx, campaign_id),
});

export const cancelCampaign = operation({
  id: "cancel_campaign",
  summary: "Cancel what a campaign has not finished: its open runs, and the drops that wait.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveCampaign },
  audit: (_ctx, { campaign_id }) => campaign_id,
  refuses: [...POSTING, "not_found", "campaign_not_cancelable"],
  input: CampaignId,
  output: CampaignInFull,
  recordsEvents: true,
  async run(ctx, { campaign_id: id }) {
    const { campaign, open, waiting } = await findOpen(ctx, id);
    if (campaign.campaign.canceledAt || open.length + waiting.length === 0) throw notCancelable();
    await setCanceled(ctx.db, ctx.workspaceId, id, ctx.now());
    // A run makes its drop in the statement that ends it, so no drop appears after this.
    await cancelRuns(
      ctx,
      open.map((run) => run.id),
    );
    for (const post of await findWaiting(ctx, id)) await cancelDrop(ctx, post, "cancel_campaign");
    return readCampaign(ctx, id);
  },
});

/** A campaign with its open runs and the drops that wait, when this key may use all of their channels. */
export async function findOpen(
  ctx: Ctx,
  id: string,
): Promise<{ campaign: CampaignView; open: SummaryRow[]; waiting: PostRow[] }> {
  const campaign = await findCampaign(ctx.db, ctx.workspaceId, id);
  if (!campaign) throw noCampaign();
  const [rows, waiting] = await Promise.all([
    findCampaignRuns(ctx.db, ctx.workspaceId, id),
    findWaiting(ctx, id),
  ]);
  const open = rows.filter((run) => !isTerminal(run));
  const channels = new Set<Channel>([
    ...open.map(({ channel }) => channel),
    ...waiting.map(({ platform }) => channelOf(platform)),
  ]);
  for (const channel of channels) refuseChannel(ctx, channel);
  return { campaign, open, waiting };
}

export const findWaiting = async ({ db, workspaceId }: Ctx, id: string): Promise<PostRow[]> =>
  (await findPostsOfCampaign(db, workspaceId, id)).filter(({ status }) => status === "scheduled");

/** Whether a campaign is a live one of the workspace. */
export async function isLiveCampaign(
  { db, workspaceId }: Ctx,
  { campaign_id }: { campaign_id: string },
): Promise<boolean> {
  return (await findCampaign(db, workspaceId, campaign_id))?.campaign.livemode === true;
}

/** A campaign with its runs and posts. */
export async function readCampaign(ctx: Ctx, id: string): Promise<z.infer<typeof CampaignInFull>> {
  const [campaign, runs, posts] = await Promise.all([
    findCampaign(ctx.db, ctx.workspaceId, id),
    findCampaignRuns(ctx.db, ctx.workspaceId, id),
    findPostsOfCampaign(ctx.db, ctx.workspaceId, id),
  ]);
  if (!campaign) throw noCampaign();
  const { publicUrl } = ctx.settings;
  return {
    ...toHead(campaign),
    runs: runs.map((run) => toSummary(run, publicUrl)),
    posts: posts.map(toPost),
  };
}

function toHead({ campaign, times, isPosting, ...counts }: CampaignView): z.infer<typeof CampaignHead> {
  const isOver = counts.queued + counts.running === 0 && !isPosting;
  return {
    id: campaign.id,
    name: campaign.name,
    brief: campaign.brief,
    status: campaign.canceledAt ? "canceled" : isOver ? "completed" : "running",
    counts,
    scheduled_at: times.map((at) => at.toISOString()),
    livemode: campaign.livemode,
    created_at: campaign.createdAt.toISOString(),
    canceled_at: campaign.canceledAt?.toISOString() ?? null,
  };
}

const noCampaign = () =>
  new Refusal("not_found", "There is no such campaign.", {
    hint: "Check the id, and that the key belongs to the campaign's workspace.",
    retryable: false,
  });

const notCancelable = () =>
  new Refusal("campaign_not_cancelable", "Nothing of this campaign is left to cancel.", {
    hint: "GET /campaigns/{campaign_id} says what became of its runs and posts.",
    retryable: false,
  });
