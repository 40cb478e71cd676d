import { type Network, NetworkFailure, type Outcome, type Work } from "../../core/network.ts";
import { problemsOf } from "../../platforms/problems.ts";
import { lost } from "./http.ts";
import { type LinkedinSettings, tell } from "./linkedin-calls.ts";
import { type LinkedinDraft, readDraft } from "./linkedin-draft.ts";
import { mediaReady } from "./linkedin-media.ts";
import { metricsOf } from "./linkedin-metrics.ts";
import { bodyOf } from "./linkedin-post.ts";
import { rejection } from "./refuse.ts";

/** linkedin.md, Idempotency: duplicates are recognised for about ten minutes. */
const RECOGNISED_MS = 9 * 60_000;
/** An upload that is not ready by then never will be. */
const STUCK_MS = 10 * 60_000;

export function linkedin(settings: LinkedinSettings): Network {
  return {
    platform: "linkedin",
    prepare: (work) => ready(settings, work),
    poll: (work) => ready(settings, work),
    commit: (work) => commit(settings, work),
    resolve: (work) => resolve(settings, work),
    metrics: (account, externalIds) => metricsOf(settings, account, externalIds),
  };
}

async function ready(settings: LinkedinSettings, work: Work) {
  const problem = problemsOf("linkedin", work.content)[0];
  if (problem) throw rejection("LinkedIn", problem);
  return mediaReady(settings, work);
}

async function commit(settings: LinkedinSettings, work: Work): Promise<Outcome> {
  const before = readDraft(work.draft);
  const body = before.sent?.body ?? bodyOf(work, before);
  const sent = { body, at: before.sent?.at ?? settings.now().getTime(), again: false };
  const draft: LinkedinDraft = { ...before, sent };
  await work.keep(draft);
  try {
    return posted(draft, await create(settings, work, body));
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === "unknown_outcome") throw error;
    const ours = before.sent && error.circumstances.existingId;
    if (ours) return posted(draft, ours);
    await work.keep(withoutStuckMedia(before, error, settings.now().getTime()));
    throw error;
  }
}

/** linkedin.md, Create post: 201, an empty body, and the id in a header. */
async function create(settings: LinkedinSettings, { account }: Work, body: string): Promise<string> {
  const call = { method: "POST", path: "/rest/posts", json: body, irreversible: true } as const;
  const { status, headers } = await tell(settings, account, call);
  const urn = headers.get("x-restli-id");
  if (!urn) throw lost("LinkedIn", `${status} without an id`);
  return urn;
}

/** Media that LinkedIn does not get ready, or cannot, is uploaded again by the next attempt. */
function withoutStuckMedia(draft: LinkedinDraft, { kind }: NetworkFailure, now: number): LinkedinDraft {
  const isStuck = Object.values(draft.files).some(({ sentAt }) => now - sentAt > STUCK_MS);
  return kind === "media_rejected" || (kind === "transient" && isStuck) ? { ...draft, files: {} } : draft;
}

/**
 * linkedin.md, Idempotency: the same bytes again. If the first were published, LinkedIn refuses them and names the post; if
 * not, they are published now. Once, and only while duplicates are recognised.
 */
async function resolve(settings: LinkedinSettings, work: Work) {
  const draft = readDraft(work.draft);
  const { sent } = draft;
  if (!sent) return { state: "absent" as const };
  if (sent.again || settings.now().getTime() - sent.at > RECOGNISED_MS) return { state: "unknown" as const };
  await work.keep({ ...draft, sent: { ...sent, again: true } });
  try {
    return posted(draft, await create(settings, work, sent.body));
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    const { existingId } = error.circumstances;
    if (existingId) return posted(draft, existingId);
    if (error.kind === "unknown_outcome" || error.kind === "duplicate") return { state: "unknown" as const };
    await work.keep(draft);
    throw error;
  }
}

/** linkedin.md, Create post: the public address. */
const posted = (draft: LinkedinDraft, urn: string): Outcome & { state: "posted" } => ({
  state: "posted",
  draft,
  externalId: urn,
  url: `https://www.linkedin.com/feed/update/${urn}/`,
});
