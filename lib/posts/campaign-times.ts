import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { hasPassed, MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { POSTING } from "../core/refusal-groups.ts";
import { moveTimes } from "../runs/store-campaign.ts";
import { counted } from "../text/counted.ts";
import {
  CampaignId,
  CampaignInFull,
  findOpen,
  findWaiting,
  isLiveCampaign,
  readCampaign,
} from "./campaigns.ts";
import { moveDrop } from "./schedule.ts";

const MAX_TIMES = 30;

export const CampaignPatch = z
  .strictObject({
    scheduled_at: z
      .array(MomentWithOffset)
      .min(1)
      .max(MAX_TIMES)
      .meta({
        description:
          "All times of the campaign, the earliest first, as many as it has: each takes the place of the one before. A time that is over stays as it is.",
        examples: [["2027-03-02T09:00:00+01:00"]],
      }),
  })
  .meta({ examples: [{ scheduled_at: ["2027-01-15T09:00:00Z"] }] });

type Move = { from: Date; to: Date };

export const rescheduleCampaign = operation({
  id: "reschedule_campaign",
  summary: "Give the times of a campaign that are not over another moment; its drops move along.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveCampaign },
  audit: (_ctx, { campaign_id }) => campaign_id,
  refuses: [...POSTING, "not_found", "post_not_scheduled"],
  input: z.object({ ...CampaignId.shape, ...CampaignPatch.shape }),
  output: CampaignInFull,
  recordsEvents: true,
  async run(ctx, { campaign_id: id, scheduled_at }) {
    const { campaign, open, waiting } = await findOpen(ctx, id);
    if (campaign.campaign.canceledAt || open.length + waiting.length === 0) throw nothingWaits();
    const moves = movesOf(ctx, campaign.times, scheduled_at);
    refuseOver(moves, new Set([...open, ...waiting].map(({ scheduledAt }) => scheduledAt?.getTime())));
    if (moves.length > 0) await moveAll(ctx, id, moves);
    return readCampaign(ctx, id);
  },
});

/** The runs first: one that ends meanwhile is drawn into a drop for its new time, or its drop is found here. */
async function moveAll(ctx: Ctx, id: string, moves: readonly Move[]): Promise<void> {
  const targets = new Map(moves.map(({ from, to }) => [from.getTime(), to]));
  const before = await findWaiting(ctx, id);
  await moveTimes(ctx.db, ctx.workspaceId, id, moves);
  const known = new Set(before.map((post) => post.id));
  const since = (await findWaiting(ctx, id)).filter((post) => !known.has(post.id));
  for (const post of [...before, ...since]) {
    const to = targets.get(post.scheduledAt?.getTime() ?? 0);
    if (to) await moveDrop(ctx, post, { scheduledAt: to }, "reschedule_campaign");
  }
}

/** The times that change. Refuses a number of times that the campaign does not have, and moments that have passed. */
function movesOf({ now }: Ctx, times: readonly Date[], wanted: readonly Date[]): Move[] {
  if (times.length === 0) throw nothingWaits();
  if (wanted.length !== times.length) {
    const message = `This campaign has ${counted(times.length, "time")}, so give ${times.length}, the earliest first.`;
    throw invalidField(["body", "scheduled_at"], message);
  }
  const order = wanted.findIndex((at, i) => i > 0 && at <= (wanted[i - 1] ?? at));
  if (order >= 0)
    throw invalidField(["body", "scheduled_at", order], "Give the times in order, each of them once.");
  const moves = times.flatMap((from, i) => {
    const to = wanted[i] ?? from;
    return to.getTime() === from.getTime() ? [] : [{ from, to, i }];
  });
  const past = moves.find(({ to }) => to <= now());
  if (past) throw invalidField(["body", "scheduled_at", past.i], hasPassed({ now }));
  return moves;
}

function refuseOver(moves: readonly Move[], waiting: ReadonlySet<number | undefined>): void {
  const over = moves.find(({ from }) => !waiting.has(from.getTime()));
  if (!over) return;
  const message = `Nothing waits for ${over.from.toISOString()} any more, so leave that time as it is.`;
  throw invalidField(["body", "scheduled_at"], message);
}

const nothingWaits = () =>
  new Refusal("post_not_scheduled", "Nothing of this campaign waits for a time.", {
    hint: "GET /campaigns/{campaign_id} says what became of its runs and posts.",
    retryable: false,
  });
