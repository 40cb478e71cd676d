import { PLANS, upgradeFor } from "../../billing/plans.ts";
import { BRAND_VIDEO, findUsage } from "../../billing/store.ts";
import type { Charge } from "../../billing/store-charge.ts";
import { type AnswerNotes, noteLimits } from "../../core/answer-notes.ts";
import { nextUtcMonth, secondsUntil, utcMonth } from "../../core/calendar.ts";
import type { Ctx } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { newId, newIds } from "../../core/ids.ts";

/** What an upload takes: a slot of its month, and no credits. */
export const uploadCharge = ({ workspaceId, plan, now, random }: Ctx): Charge => ({
  workspaceId,
  runs: [],
  uploads: 1,
  caps: { [BRAND_VIDEO]: PLANS[plan].videoUploads },
  grant: PLANS[plan].monthlyCredits,
  month: utcMonth(now()),
  now: now(),
  newId: () => newId({ now, random }),
  newIds: (count) => newIds({ now, random }, count),
});

/** Refuses before a hundred megabytes are sent in vain; what counts is the statement that takes the slot. */
export async function refuseAboveCap(ctx: Ctx, notes: AnswerNotes): Promise<void> {
  const row = await findUsage(ctx.db, ctx.workspaceId);
  const used = row?.month === utcMonth(ctx.now()) ? (row.used[BRAND_VIDEO] ?? 0) : 0;
  noteCap(ctx, used, notes);
  if (used >= PLANS[ctx.plan].videoUploads) throw capReached(ctx);
}

/** The cap as a limit, for the headers of the answer. */
export function noteCap({ plan, now }: Ctx, used: number, notes: AnswerNotes): void {
  const limit = PLANS[plan].videoUploads;
  const remaining = Math.max(0, limit - used);
  const resetAt = nextUtcMonth(now());
  noteLimits(notes, [{ name: "plan_cap", allowed: true, limit, remaining, resetAt }]);
}

export function capReached({ plan, now }: Ctx): Refusal {
  const cap = PLANS[plan].videoUploads;
  const upgrade = upgradeFor(plan, (terms) => terms.videoUploads > cap);
  const more = upgrade ? ` The ${upgrade} plan has ${PLANS[upgrade].videoUploads}.` : "";
  const message = `All ${cap} brand videos of this month's ${plan} plan are uploaded.${more}`;
  return new Refusal("plan_cap_reached", message, {
    hint: "The count starts again on the first of the next UTC month. Deleting videos does not change it.",
    retryable: true,
    retry_after: secondsUntil(nextUtcMonth(now()), now()),
  });
}
