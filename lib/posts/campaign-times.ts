import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { hasPassed, MomentWithOffset } from "../core/moment.ts";
import { operation } from "../core/operation.ts";
import { POSTING } from "../core/refusal-groups.ts";
import { lateDaysOf } from "../runs/past-by-then.ts";
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
import { moveDrop } from "./move-drop.ts";
import { noteAt } from "./note-of-time.ts";

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

const Rescheduled = CampaignInFull.extend({
  warnings: z
    .array(z.string())
    .describe(
      "Days of the brief that are over at one of the times. The drops and runs of that time have them too.",
    ),
}).meta({ title: "RescheduledCampaign" });

/** `late` are the warnings of the time that was, and of the one that is to be. */
type Move = { from: Date; to: Date; late: { before: string[]; after: string[] } };

export const rescheduleCampaign = operation({
  id: "reschedule_campaign",
  summary: "Give the times of a campaign that are not over another moment; its drops move along.",
  effect: "write",
  testKey: { readOnlyWhen: isLiveCampaign },
  audit: (_ctx, { campaign_id }) => campaign_id,
  refuses: [...POSTING, "not_found", "post_not_scheduled"],
  input: z.object({ ...CampaignId.shape, ...CampaignPatch.shape }),
  output: Rescheduled,
  recordsEvents: true,
  async run(ctx, { campaign_id: id, scheduled_at }) {
    const { campaign, open, waiting } = await findOpen(ctx, id);
    if (campaign.campaign.canceledAt || open.length + waiting.length === 0) throw nothingWaits();
    const { brief, createdAt: sent } = campaign.campaign;
    const lateDays = await lateDaysOf(brief, sent);
    const moves = movesOf(ctx, campaign.times, scheduled_at).map(({ from, to }) => ({
      ...{ from, to },
      late: { before: lateDays(from), after: lateDays(to) },
    }));
    refuseOver(moves, new Set([...open, ...waiting].map(({ scheduledAt }) => scheduledAt?.getTime())));
    if (moves.length > 0) await moveAll(ctx, id, moves, { brief, sent });
    const warnings = [...new Set(scheduled_at.flatMap(lateDays))];
    return { ...(await readCampaign(ctx, id)), warnings };
  },
});

/** The runs first: one that ends meanwhile is drawn into a drop for its new time, or its drop is found here. */
async function moveAll(
  ctx: Ctx,
  id: string,
  moves: readonly Move[],
  about: { brief: string; sent: Date },
): Promise<void> {
  const targets = new Map(moves.map(({ from, to }) => [from.getTime(), to]));
  const before = await findWaiting(ctx, id);
  await moveTimes(ctx.db, ctx.workspaceId, id, moves);
  const known = new Set(before.map((post) => post.id));
  const since = (await findWaiting(ctx, id)).filter((post) => !known.has(post.id));
  for (const post of [...before, ...since]) {
    const to = targets.get(post.scheduledAt?.getTime() ?? 0);
    const change = to && { scheduledAt: to, note: await noteAt(post, to, about) };
    if (change) await moveDrop(ctx, post, change, "reschedule_campaign");
  }
}

/** The times that change. Refuses a number of times that the campaign does not have, and moments that have passed. */
function movesOf({ now }: Ctx, times: readonly Date[], wanted: readonly Date[]): Pick<Move, "from" | "to">[] {
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

function refuseOver(moves: readonly Pick<Move, "from">[], waiting: ReadonlySet<number | undefined>): void {
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
