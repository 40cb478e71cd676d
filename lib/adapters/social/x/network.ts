import * as z from "zod/v4";
import { type Network, NetworkFailure, type PublishOutcome, type Work } from "../../../core/network.ts";
import { problemsOf } from "../../../platforms/problems.ts";
import type { HttpDeps } from "../http.ts";
import { rejection } from "../rejection.ts";
import { requestJson } from "./client.ts";
import { readDraft, type XDraft } from "./draft.ts";
import { mediaIds, mediaReady } from "./media.ts";
import { metricsOf } from "./metrics.ts";
import { remove } from "./remove.ts";
import { findPost } from "./timeline.ts";

/** X may show a post late, so before this time not finding it proves nothing. */
const SETTLE_SECONDS = 60;

const Created = z.object({ data: z.object({ id: z.string() }) });

export function x(deps: HttpDeps): Network {
  return {
    platform: "x",
    prepare: (work) => ready(deps, work),
    poll: (work) => ready(deps, work),
    commit: (work) => commit(deps, work),
    resolve: (work) => resolve(deps, work),
    metrics: (account, externalIds) => metricsOf(deps, account, externalIds),
    remove: (account, externalId) => remove(deps, account, externalId),
  };
}

async function ready(deps: HttpDeps, work: Work) {
  const problem = problemsOf("x", work.content)[0];
  if (problem) throw rejection("X", problem);
  return mediaReady(deps, work);
}

async function commit(deps: HttpDeps, work: Work): Promise<PublishOutcome> {
  const before = readDraft(work.draft);
  const now = deps.now().getTime();
  const draft: XDraft = { ...before, tried: { first: before.tried?.first ?? now, last: now } };
  await work.saveDraft(draft);
  try {
    const { data } = await create(deps, work, draft);
    return posted(work, draft, data.id);
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === "unknown_outcome") throw error;
    return refused(deps, work, { before, error });
  }
}

/** X refuses unknown properties, so the body holds only what is needed. */
function create(deps: HttpDeps, { account, content }: Work, draft: XDraft) {
  const ids = mediaIds(draft);
  const json = {
    ...(content.text && { text: content.text.normalize("NFC") }),
    ...(ids.length > 0 && { media: { media_ids: ids } }),
  };
  return requestJson(deps, account, { method: "POST", path: "/2/tweets", json, irreversible: true }, Created);
}

/** X refused this attempt; an earlier one may have been published. */
async function refused(
  deps: HttpDeps,
  work: Work,
  { before, error }: { before: XDraft; error: NetworkFailure },
): Promise<PublishOutcome> {
  if (error.kind === "duplicate" && before.tried) {
    const id = await findPost(deps, work, before.tried.first);
    if (id) return posted(work, before, id);
    throw new NetworkFailure("unknown_outcome", "X has this text already, maybe from our own attempt.", {
      ...error.details,
      fix: "We look for it on the platform before anything is sent again.",
    });
  }
  // Uploads expire after a day; a post that waited longer uploads again.
  const isMediaGone = error.kind === "media_rejected" && /ids? (?:are|is) invalid/i.test(error.message);
  await work.saveDraft(isMediaGone ? { ...before, media: {} } : before);
  if (!isMediaGone) throw error;
  throw new NetworkFailure("transient", "X has dropped the uploaded media.", {
    ...error.details,
    fix: "Nothing to do: it is uploaded again.",
  });
}

async function resolve(deps: HttpDeps, work: Work) {
  const draft = readDraft(work.draft);
  if (!draft.tried) return { state: "absent" as const };
  const id = await findPost(deps, work, draft.tried.first);
  if (id) return posted(work, draft, id);
  const isSettled = deps.now().getTime() - draft.tried.last >= SETTLE_SECONDS * 1000;
  return { state: id === null && isSettled ? ("absent" as const) : ("unknown" as const) };
}

/** A post and its address. */
function posted({ account }: Work, draft: XDraft, externalId: string): PublishOutcome & { state: "posted" } {
  const user = account.handle.replace(/^@/, "") || "i";
  return { state: "posted", draft, externalId, url: `https://x.com/${user}/status/${externalId}` };
}
