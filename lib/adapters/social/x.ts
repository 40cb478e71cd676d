import * as z from "zod/v4";
import { type Network, NetworkFailure, type Outcome, type Work } from "../../core/network.ts";
import { problemsOf } from "../../platforms/problems.ts";
import type { Wire } from "./http.ts";
import { rejection } from "./refuse.ts";
import { ask } from "./x-calls.ts";
import { readDraft, type XDraft } from "./x-draft.ts";
import { mediaIds, mediaReady } from "./x-media.ts";
import { metricsOf } from "./x-metrics.ts";
import { findPost } from "./x-timeline.ts";

/** X may take a while to show a post to its own author; before that, not finding it says nothing. */
const SETTLE_SECONDS = 60;

const Created = z.object({ data: z.object({ id: z.string() }) });

export function x(wire: Wire): Network {
  return {
    platform: "x",
    prepare: (work) => ready(wire, work),
    poll: (work) => ready(wire, work),
    commit: (work) => commit(wire, work),
    resolve: (work) => resolve(wire, work),
    metrics: (account, externalIds) => metricsOf(wire, account, externalIds),
  };
}

async function ready(wire: Wire, work: Work) {
  const problem = problemsOf("x", work.content)[0];
  if (problem) throw rejection("X", problem);
  return mediaReady(wire, work);
}

async function commit(wire: Wire, work: Work): Promise<Outcome> {
  const before = readDraft(work.draft);
  const now = wire.now().getTime();
  const draft: XDraft = { ...before, tried: { first: before.tried?.first ?? now, last: now } };
  await work.keep(draft);
  try {
    const { data } = await create(wire, work, draft);
    return posted(work, draft, data.id);
  } catch (error) {
    if (!(error instanceof NetworkFailure) || error.kind === "unknown_outcome") throw error;
    return refused(wire, work, { before, error });
  }
}

/** x.md, Create: unknown properties are refused, so nothing is sent that is not needed. */
function create(wire: Wire, { account, content }: Work, draft: XDraft) {
  const ids = mediaIds(draft);
  const json = {
    ...(content.text && { text: content.text.normalize("NFC") }),
    ...(ids.length > 0 && { media: { media_ids: ids } }),
  };
  return ask(wire, account, { method: "POST", path: "/2/tweets", json, irreversible: true }, Created);
}

/** X has certainly not published this time; an earlier attempt may have. */
async function refused(
  wire: Wire,
  work: Work,
  { before, error }: { before: XDraft; error: NetworkFailure },
): Promise<Outcome> {
  if (error.kind === "duplicate" && before.tried) {
    const id = await findPost(wire, work, before.tried.first);
    if (id) return posted(work, before, id);
    throw new NetworkFailure("unknown_outcome", "X has this text already, maybe from our own attempt.", {
      ...error.circumstances,
      fix: "We look for it on the platform before anything is sent again.",
    });
  }
  // x.md, Media upload: uploads end after a day; a post that waited longer uploads again.
  const isMediaGone = error.kind === "media_rejected" && /ids? (?:are|is) invalid/i.test(error.message);
  await work.keep(isMediaGone ? { ...before, media: {} } : before);
  if (!isMediaGone) throw error;
  throw new NetworkFailure("transient", "X has dropped the uploaded media.", {
    ...error.circumstances,
    fix: "Nothing to do: it is uploaded again.",
  });
}

async function resolve(wire: Wire, work: Work) {
  const draft = readDraft(work.draft);
  if (!draft.tried) return { state: "absent" as const };
  const id = await findPost(wire, work, draft.tried.first);
  if (id) return posted(work, draft, id);
  const isSettled = wire.now().getTime() - draft.tried.last >= SETTLE_SECONDS * 1000;
  return { state: id === null && isSettled ? ("absent" as const) : ("unknown" as const) };
}

/** x.md, Create: the address of a post. */
function posted({ account }: Work, draft: XDraft, externalId: string): Outcome & { state: "posted" } {
  const user = account.handle.replace(/^@/, "") || "i";
  return { state: "posted", draft, externalId, url: `https://x.com/${user}/status/${externalId}` };
}
