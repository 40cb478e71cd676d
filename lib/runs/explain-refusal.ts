import { findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { type AnswerNotes, noteLimits } from "../core/answer-notes.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { capNote, findUnaffordable } from "./affordable.ts";
import { findOverspent } from "./agent-limit.ts";
import type { NewRun } from "./store-create.ts";

/** Why the statement refused, by the counters. When a slot came back in between, another try is worth it. */
export async function explainRefusal(
  ctx: Ctx,
  runs: readonly NewRun[],
  notes: AnswerNotes,
): Promise<Refusal> {
  const now = ctx.now();
  const left = allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, utcMonth(now));
  const first = runs[0]?.assetType ?? "card";
  noteLimits(notes, [capNote(first, ctx.plan, left.used[first], now)]);
  const refusal = findUnaffordable(left, runs, ctx.plan, now) ?? (await findOverspent(ctx, runs));
  return refusal ?? new Refusal("rate_limited", "Too many requests at once. Try again.", { retry_after: 1 });
}
