import {
  type Credentials,
  type Network,
  NetworkFailure,
  type PublishOutcome,
  type Removal,
  type Work,
} from "../../../core/network.ts";
import { problemsOf } from "../../../platforms/problems.ts";
import { unknownOutcome } from "../http.ts";
import { rejection } from "../rejection.ts";
import { failureOf, type LinkedinSettings, request, send } from "./client.ts";
import { type LinkedinDraft, readDraft } from "./draft.ts";
import { mediaReady } from "./media.ts";
import { metricsOf } from "./metrics.ts";
import { bodyOf } from "./post.ts";

/** LinkedIn recognises duplicates for about ten minutes; see functions/docs/vendors/linkedin.md. */
const RECOGNISED_MS = 9 * 60_000;
/** An upload that is not ready after this time never gets ready. */
const STALLED_MS = 10 * 60_000;

export function linkedin(settings: LinkedinSettings): Network {
  return {
    platform: "linkedin",
    prepare: (work) => ready(settings, work),
    poll: (work) => ready(settings, work),
    commit: (work) => commit(settings, work),
    resolve: (work) => resolve(settings, work),
    metrics: (account, externalIds) => metricsOf(settings, account, externalIds),
    remove: (account, externalId) => remove(settings, account, externalId),
  };
}

async function ready(settings: LinkedinSettings, work: Work) {
  const problem = problemsOf("linkedin", work.content)[0];
  if (problem) throw rejection("LinkedIn", problem);
  return mediaReady(settings, work);
}

async function commit(settings: LinkedinSettings, work: Work): Promise<PublishOutcome> {
  const before = readDraft(work.draft);
  const body = before.sent?.body ?? bodyOf(work, before);
  const sent = { body, at: before.sent?.at ?? settings.now().getTime(), again: false };
  const draft: LinkedinDraft = { ...before, sent };
  await work.saveDraft(draft);
  try {
    return posted(draft, await create(settings, work, body));
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === "unknown_outcome") throw error;
    const ours = before.sent && error.details.existingId;
    if (ours) return posted(draft, ours);
    await work.saveDraft(withoutStalledMedia(before, error, settings.now().getTime()));
    throw error;
  }
}

/** LinkedIn answers 201 with an empty body and the id in a header. */
async function create(settings: LinkedinSettings, { account }: Work, body: string): Promise<string> {
  const call = { method: "POST", path: "/rest/posts", json: body, irreversible: true } as const;
  const { status, headers } = await request(settings, account, call);
  const urn = headers.get("x-restli-id");
  if (!urn) throw unknownOutcome("LinkedIn", `${status} without an id`);
  return urn;
}

/** Discards media that LinkedIn cannot process, so that the next attempt uploads them again. */
function withoutStalledMedia(draft: LinkedinDraft, { kind }: NetworkFailure, now: number): LinkedinDraft {
  const isStalled = Object.values(draft.files).some(({ sentAt }) => now - sentAt > STALLED_MS);
  return kind === "media_rejected" || (kind === "transient" && isStalled) ? { ...draft, files: {} } : draft;
}

/**
 * Sends the same bytes again, once, while duplicates are recognised. If the first request was published,
 * LinkedIn refuses the second and names the post. Else it publishes the second.
 */
async function resolve(settings: LinkedinSettings, work: Work) {
  const draft = readDraft(work.draft);
  const { sent } = draft;
  if (!sent) return { state: "absent" as const };
  if (sent.again || settings.now().getTime() - sent.at > RECOGNISED_MS) return { state: "unknown" as const };
  await work.saveDraft({ ...draft, sent: { ...sent, again: true } });
  try {
    return posted(draft, await create(settings, work, sent.body));
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    const { existingId } = error.details;
    if (existingId) return posted(draft, existingId);
    if (error.kind === "unknown_outcome" || error.kind === "duplicate") return { state: "unknown" as const };
    await work.saveDraft(draft);
    throw error;
  }
}

/** Removals are idempotent: LinkedIn answers 204 for a post that was removed before, too. */
async function remove(settings: LinkedinSettings, account: Credentials, urn: string): Promise<Removal> {
  const response = await send(settings, account, {
    method: "DELETE",
    path: `/rest/posts/${encodeURIComponent(urn)}`,
    headers: { "x-restli-method": "DELETE" },
  });
  if (response.status === 404) return "absent";
  if (response.status === 204 || response.status === 200) return "removed";
  throw failureOf(response, settings.now());
}

/** A post and its public address. */
const posted = (draft: LinkedinDraft, urn: string): PublishOutcome & { state: "posted" } => ({
  state: "posted",
  draft,
  externalId: urn,
  url: `https://www.linkedin.com/feed/update/${urn}/`,
});
