import * as z from "zod/v4";
import { type Network, NetworkFailure, type Outcome, type Work } from "../../core/network.ts";
import { problemsOf } from "../../platforms/problems.ts";
import { secondsAfter, unavailable } from "./http.ts";
import { ask, failure, type InstagramSettings, isMissing, VENDOR } from "./instagram-calls.ts";
import { Created, containersReady, statusOf } from "./instagram-containers.ts";
import { type InstagramDraft, readDraft } from "./instagram-draft.ts";
import { QUOTA } from "./instagram-meanings.ts";
import { metricsOf } from "./instagram-metrics.ts";
import { posted, resolve } from "./instagram-recovery.ts";
import { rejection } from "./refuse.ts";

/** instagram.md, Error shape: a container that is not known may be known in a moment; after that it is gone. */
const MISSED_AT_MOST = 2;

export function instagram(settings: InstagramSettings): Network {
  return {
    platform: "instagram",
    prepare: (work) => ready(settings, work),
    poll: (work) => ready(settings, work),
    commit: (work) => commit(settings, work),
    resolve: (work) => resolve(settings, work),
    metrics: (account, externalIds) => metricsOf(settings, account, externalIds),
  };
}

async function ready(settings: InstagramSettings, work: Work) {
  const problem = problemsOf("instagram", work.content)[0];
  if (problem) throw rejection(VENDOR, problem);
  return containersReady(settings, work);
}

async function commit(settings: InstagramSettings, work: Work): Promise<Outcome> {
  const before = readDraft(work.draft);
  const { post } = before;
  if (!post) throw unavailable(VENDOR, "nothing is prepared");
  await requireQuota(settings, work);
  const draft: InstagramDraft = { ...before, tried: before.tried ?? settings.now().getTime() };
  await work.keep(draft);
  try {
    // instagram.md, Publishing 3
    const form = { creation_id: post.id };
    const call = { path: `/${work.account.externalId}/media_publish`, form, irreversible: true };
    const { id } = await ask(settings, work.account, call, Created);
    return await published(settings, work, { ...draft, mediaId: id });
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === "unknown_outcome") throw error;
    return refused(settings, work, { before, draft, error });
  }
}

/** From here on the post is there; only its address may still be missing. */
async function published(settings: InstagramSettings, work: Work, draft: InstagramDraft): Promise<Outcome> {
  await work.keep(draft);
  return posted(settings, work, draft).catch((error) => {
    if (!(error instanceof NetworkFailure)) throw error;
    return { state: "publishing", draft, retryAfterSeconds: 5 };
  });
}

type Refused = { before: InstagramDraft; draft: InstagramDraft; error: NetworkFailure };

/** Instagram has not published this time; an earlier attempt may have, which the container tells. */
async function refused(settings: InstagramSettings, work: Work, { before, draft, error }: Refused) {
  if (isMissing(error)) return missing(settings, work, { before, error });
  const { post } = before;
  if (post && (error.kind === "content_rejected" || error.kind === "duplicate")) {
    const { code } = await statusOf(settings, work, post.id);
    // instagram.md, Idempotency: a second publish of the same container is refused.
    if (code === "PUBLISHED") return certain(await resolve(settings, { ...work, draft }));
  }
  // Asked again, the container says whether it is still good.
  await work.keep({ ...before, ...(post && { post: { ...post, ready: false } }) });
  throw error;
}

/** After an attempt whose outcome was open, no other container takes the place of this one. */
async function missing(
  settings: InstagramSettings,
  work: Work,
  { before, error }: Omit<Refused, "draft">,
): Promise<never> {
  const missed = before.missed + 1;
  const isGone = missed > MISSED_AT_MOST && before.tried === undefined;
  await work.keep(isGone ? { children: {}, missed: 0 } : { ...before, missed });
  throw unavailable(VENDOR, error.circumstances.source, secondsAfter(settings.now(), 15));
}

/** A container that says it was published cannot be absent. */
function certain(outcome: Awaited<ReturnType<typeof resolve>>): Outcome {
  if (outcome.state === "posted" || outcome.state === "publishing") return outcome;
  throw new NetworkFailure("unknown_outcome", "Instagram has published the post and does not show it.", {
    source: "Instagram: published container without a post",
    fix: "Look at the account on Instagram.",
  });
}

const Limit = z.object({
  data: z
    .array(
      z.object({
        quota_usage: z.number().optional(),
        config: z.object({ quota_total: z.number().optional() }).optional(),
      }),
    )
    .default([]),
});

/** instagram.md, Publishing, Quota: sources differ on how much it is, so the account is asked each time. */
async function requireQuota(settings: InstagramSettings, { account }: Work): Promise<void> {
  const path = `/${account.externalId}/content_publishing_limit?fields=quota_usage,config`;
  const { data } = await ask(settings, account, { path }, Limit);
  const { quota_usage = 0, config } = data[0] ?? {};
  if (quota_usage < (config?.quota_total ?? Number.POSITIVE_INFINITY)) return;
  const source = `Instagram: ${quota_usage} of ${config?.quota_total} posts a day`;
  throw failure(QUOTA, source, secondsAfter(settings.now(), QUOTA.retrySeconds ?? 0));
}
