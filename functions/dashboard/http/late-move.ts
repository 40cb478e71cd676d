import type { Ctx } from "../../../lib/core/context.ts";
import { getPost } from "../../../lib/posts/list.ts";
import { daysPassed } from "../../../lib/runs/past-by-then.ts";
import { getRun } from "../../../lib/runs/read.ts";

type DropMove = { post_id: string; scheduled_at?: Date | undefined };

/** The day of the brief, in its own words, that a drop is moved past. Where it stood past one already, that was meant. */
export async function dayMovedPast(
  ctx: Ctx,
  { post_id, scheduled_at: to }: DropMove,
): Promise<string | undefined> {
  const { run_id, scheduled_at: from, status } = await getPost(ctx, { post_id });
  if (!to || !from || status !== "scheduled") return undefined;
  const run = await getRun(ctx, { run_id, wait: 0, view: "full" });
  if (!("brief" in run) || !run.brief) return undefined;
  const passedBy = await daysPassed(run.brief, new Date(run.created_at));
  return passedBy(new Date(from)).length > 0 ? undefined : passedBy(to)[0];
}
