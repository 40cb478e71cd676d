import type { Ctx } from "../../../lib/core/context.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { reviewRun } from "../../../lib/runs/review.ts";
import { RunId } from "../../../lib/runs/run.ts";

/** Closes a version that another one replaces. One that was decided about in the meantime stays so. */
export async function closed(ctx: Ctx, id: string, note: string): Promise<void> {
  const named = RunId.safeParse({ run_id: id });
  if (!named.success) return;
  await reviewRun(ctx, { ...named.data, verdict: "rejected", note }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
