import { Refusal } from "../core/errors.ts";
import { NETWORKS } from "../platforms/networks.ts";
import type { PostRow } from "./store.ts";

/**
 * Refuses to schedule a run that has a post at this account. Asking for the very drop that waits is a repeat
 * and passes; another time, or a post that is out, is something else than what was asked for.
 */
export function refuseOtherThan({ scheduledAt }: { scheduledAt: Date | null }, there: PostRow): void {
  const isThatDrop = there.status === "scheduled" && there.scheduledAt?.getTime() === scheduledAt?.getTime();
  if (isThatDrop) return;
  const { problem, hint } = wayOutOf(there, scheduledAt);
  throw new Refusal("post_not_scheduled", `${problem} Nothing was scheduled.`, { hint, retryable: false });
}

function wayOutOf(
  post: PostRow,
  wanted: Date | null,
): {
  problem: string;
  hint: string;
} {
  const { id, runId, platform, status, scheduledAt, url } = post;
  const { name } = NETWORKS[platform];
  if (status === "scheduled")
    return {
      problem: `This run waits for ${scheduledAt?.toISOString()} on ${name} already, as post ${id}.`,
      hint: `Move it: PATCH /posts/${id} {"scheduled_at":"${wanted?.toISOString()}"} (npx brandrun posts move ${id} --scheduled-at ${wanted?.toISOString()}).`,
    };
  if (status === "publishing")
    return {
      problem: `This run is being published on ${name}, as post ${id}.`,
      hint: `GET /posts/${id} says how far it is (npx brandrun posts show ${id}).`,
    };
  return {
    problem: `This run is ${status} on ${name} already, as post ${id}${url ? ` at ${url}` : ""}; it reaches an account once.`,
    hint: `Schedule another version of it: POST /runs/${runId}/rerender (npx brandrun rerender ${runId} --theme dark). Or take the post down first: DELETE /posts/${id} (npx brandrun posts remove ${id}).`,
  };
}
