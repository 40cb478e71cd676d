import { findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { capNote, notAffordable } from "./affordable.ts";
import type { NewRun } from "./store-create.ts";

/** The statement refused; the books say why. Somebody may have given a slot back in between: then another try is worth it. */
export async function whyNot(ctx: Ctx, runs: readonly NewRun[]): Promise<Refusal> {
  const now = ctx.now();
  const wanted = runs.map(({ assetType }) => assetType);
  const left = allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, utcMonth(now));
  const [first = "card"] = wanted;
  ctx.limits.push(capNote(first, ctx.plan, left.used[first], now));
  const refusal = notAffordable(left, wanted, ctx.plan, now);
  return refusal ?? new Refusal("rate_limited", "Too many requests at once. Try again.", { retry_after: 1 });
}
