import { Refusal } from "../core/errors.ts";
import type { FailureKind, NetworkFailure } from "../core/network.ts";
import { NETWORKS } from "../platforms/networks.ts";
import type { PostStatus } from "../vocab.ts";
import type { PostRow } from "./store.ts";

const INSTEAD: Record<Exclude<PostStatus, "posted">, string> = {
  scheduled: "POST /posts/{post_id}/cancel cancels a drop before it is published.",
  publishing: "Wait until it is posted: GET /posts/{post_id} says where it stands.",
  failed: "It is not known to be on the network. If it may be there all the same, look at the account.",
  canceled: "It was never published.",
};

/** Only a published post can be taken down, and only where the network's API can. */
export function refuseUnremovable({ status, platform, url }: PostRow): void {
  if (status !== "posted") {
    const message = `This post is ${status}, so there is nothing to take down.`;
    throw new Refusal("post_not_removable", message, {
      hint: INSTEAD[status],
      retryable: status === "publishing",
    });
  }
  const { name, removal } = NETWORKS[platform];
  if (removal.byApi) return;
  throw new Refusal("post_not_removable", `${name} lets no program take posts down; a person has to.`, {
    hint: byHand(removal.byHand, url),
    retryable: false,
  });
}

const byHand = (how: string, url: string | null) => (url ? `${how} It is at ${url}` : how);

export const notRemovable = ({ platform, url }: PostRow): Refusal =>
  new Refusal(
    "post_not_removable",
    `This service cannot take this post down from ${NETWORKS[platform].name}.`,
    {
      hint: byHand(NETWORKS[platform].removal.byHand, url),
      retryable: false,
    },
  );

const RETRY_SECONDS = 30;

/** Kinds whose words are about publishing, not about taking down. */
const OF_PUBLISHING: ReadonlySet<FailureKind> = new Set([
  "content_rejected",
  "media_rejected",
  "duplicate",
  "unknown_outcome",
]);
const ENDED: ReadonlySet<FailureKind> = new Set(["auth_expired", "auth_revoked"]);
const PASSES: ReadonlySet<FailureKind> = new Set([
  "transient",
  "unknown_outcome",
  "rate_limited",
  "quota_exhausted",
]);

/** What a network said to a removal, as an answer: who can do something about it, and how it is done by hand. */
export function networkRefusal(failure: NetworkFailure, { platform, url }: PostRow, now: Date): Refusal {
  const { kind, details } = failure;
  const { name, removal } = NETWORKS[platform];
  const message = OF_PUBLISHING.has(kind) ? `${name} did not take the post down.` : failure.message;
  const hand = byHand(removal.byHand, url);
  if (PASSES.has(kind)) {
    const seconds = details.retryAt ? Math.ceil((details.retryAt.getTime() - now.getTime()) / 1000) : 0;
    return new Refusal("dependency_down", message, {
      hint: `Ask again later, or do it by hand: ${hand}`,
      retryable: true,
      retry_after: seconds > 0 ? seconds : RETRY_SECONDS,
    });
  }
  const fix = OF_PUBLISHING.has(kind) ? "" : `${details.fix} `;
  const code = ENDED.has(kind) ? "channel_not_connected" : "post_not_removable";
  return new Refusal(code, message, { hint: `${fix}Or do it by hand: ${hand}`.trim(), retryable: false });
}
