import * as z from "zod/v4";
import { type Network, NetworkFailure, type PublishOutcome, type Work } from "../../../core/network.ts";
import { problemsOf } from "../../../platforms/problems.ts";
import { secondsAfter, unavailable } from "../http.ts";
import { rejection } from "../rejection.ts";
import { failure, type InstagramSettings, isMissing, requestJson, VENDOR } from "./client.ts";
import { Created, containersReady, statusOf } from "./containers.ts";
import { type InstagramDraft, readDraft } from "./draft.ts";
import { QUOTA } from "./errors.ts";
import { metricsOf } from "./metrics.ts";
import { posted, resolve } from "./recovery.ts";

/** A container may be unknown for a moment after its creation; after this many times it is gone. */
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

async function commit(settings: InstagramSettings, work: Work): Promise<PublishOutcome> {
  const before = readDraft(work.draft);
  const { post } = before;
  if (!post) throw unavailable(VENDOR, "nothing is prepared");
  await requireQuota(settings, work);
  const draft: InstagramDraft = { ...before, tried: before.tried ?? settings.now().getTime() };
  await work.saveDraft(draft);
  try {
    const form = { creation_id: post.id };
    const call = { path: `/${work.account.externalId}/media_publish`, form, irreversible: true };
    const { id } = await requestJson(settings, work.account, call, Created);
    return await published(settings, work, { ...draft, mediaId: id });
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === "unknown_outcome") throw error;
    return refused(settings, work, { before, draft, error });
  }
}

/** The post is there now; only its address may be missing. */
async function published(
  settings: InstagramSettings,
  work: Work,
  draft: InstagramDraft,
): Promise<PublishOutcome> {
  await work.saveDraft(draft);
  return posted(settings, work, draft).catch((error) => {
    if (!(error instanceof NetworkFailure)) throw error;
    return { state: "publishing", draft, retryAfterSeconds: 5 };
  });
}

type Refused = { before: InstagramDraft; draft: InstagramDraft; error: NetworkFailure };

/** Instagram refused this attempt. The container tells whether an earlier one was published. */
async function refused(settings: InstagramSettings, work: Work, { before, draft, error }: Refused) {
  if (isMissing(error)) return missing(settings, work, { before, error });
  const { post } = before;
  if (post && (error.kind === "content_rejected" || error.kind === "duplicate")) {
    const { code } = await statusOf(settings, work, post.id);
    // Instagram refuses to publish the same container twice.
    if (code === "PUBLISHED") return certain(await resolve(settings, { ...work, draft }));
  }
  // The next attempt asks the container whether it is still usable.
  await work.saveDraft({ ...before, ...(post && { post: { ...post, ready: false } }) });
  throw error;
}

/** After an attempt with an open outcome, no other container replaces this one. */
async function missing(
  settings: InstagramSettings,
  work: Work,
  { before, error }: Omit<Refused, "draft">,
): Promise<never> {
  const missed = before.missed + 1;
  const isGone = missed > MISSED_AT_MOST && before.tried === undefined;
  await work.saveDraft(isGone ? { children: {}, missed: 0 } : { ...before, missed });
  throw unavailable(VENDOR, error.details.source, secondsAfter(settings.now(), 15));
}

/** A container that says it was published cannot be absent. */
function certain(outcome: Awaited<ReturnType<typeof resolve>>): PublishOutcome {
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

/** The account is asked for its quota each time, because accounts differ. */
async function requireQuota(settings: InstagramSettings, { account }: Work): Promise<void> {
  const path = `/${account.externalId}/content_publishing_limit?fields=quota_usage,config`;
  const { data } = await requestJson(settings, account, { path }, Limit);
  const { quota_usage = 0, config } = data[0] ?? {};
  if (quota_usage < (config?.quota_total ?? Number.POSITIVE_INFINITY)) return;
  const source = `Instagram: ${quota_usage} of ${config?.quota_total} posts a day`;
  throw failure(QUOTA, source, secondsAfter(settings.now(), QUOTA.retryAfterSeconds ?? 0));
}
