import { type MediaFile, type Network, NetworkFailure, type Outcome, type Work } from "../../core/network.ts";
import { problemsOf } from "../../platforms/problems.ts";
import { lost, unavailable, type Wire } from "./http.ts";
import { rejection } from "./refuse.ts";
import { afterwards, publishing, withThumbnail } from "./youtube-afterwards.ts";
import { VENDOR } from "./youtube-calls.ts";
import { readDraft, type YoutubeDraft } from "./youtube-draft.ts";
import { metricsOf } from "./youtube-metrics.ts";
import { probe, put, storedAfter, uploaded } from "./youtube-upload.ts";

/** youtube.md, Resumable upload 1: a session lives for about a week; after that its end says nothing. */
const SESSION_TELLS_MS = 6 * 86_400_000;

export function youtube(wire: Wire): Network {
  return {
    platform: "youtube",
    prepare: (work) => ready(wire, work),
    poll: (work) => ready(wire, work),
    commit: (work) => commit(wire, work),
    resolve: (work) => resolve(wire, work),
    metrics: (account, externalIds) => metricsOf(wire, account, externalIds),
  };
}

async function ready(wire: Wire, work: Work) {
  const problem = problemsOf("youtube", work.content)[0];
  if (problem) throw rejection(VENDOR, problem);
  return uploaded(wire, work, filmOf(work));
}

function filmOf({ content: { media } }: Work): MediaFile {
  if (media.kind === "video") return media.file;
  throw rejection(VENDOR, { about: "media", problem: "YouTube takes films only.", fix: "Send a film." });
}

/** youtube.md, Resumable upload: the video comes into being with its last byte. */
async function commit(wire: Wire, work: Work): Promise<Outcome> {
  const before = readDraft(work.draft);
  if (before.video) return publishing(await withThumbnail(wire, work, before));
  if (!before.session) throw unavailable(VENDOR, "nothing is prepared");
  const draft: YoutubeDraft = { ...before, tried: before.tried ?? wire.now().getTime() };
  await work.keep(draft);
  try {
    const video = await sendLast(wire, work, draft);
    const next: YoutubeDraft = { ...draft, video };
    await work.keep(next);
    return publishing(await withThumbnail(wire, work, next));
  } catch (error) {
    // Certainly no video this time; what is stored, the session tells.
    if (error instanceof NetworkFailure && error.kind !== "unknown_outcome") await work.keep(before);
    throw error;
  }
}

async function sendLast(wire: Wire, work: Work, draft: YoutubeDraft) {
  const file = filmOf(work);
  const length = file.bytes - draft.stored;
  const part = { file, draft, from: draft.stored, length, irreversible: true };
  const has = storedAfter(wire, await put(wire, work.account, part), true);
  if (has.state === "done") return has.video;
  // Every byte is there, so the video may be about to appear.
  if (has.state === "partial" && has.stored >= file.bytes) throw lost(VENDOR, "308 after the last byte");
  throw unavailable(VENDOR, has.state === "gone" ? "the session is gone" : "the last bytes were not stored");
}

/** youtube.md, Resumable upload 3: the session tells whether the last byte arrived. */
async function resolve(wire: Wire, work: Work) {
  const draft = readDraft(work.draft);
  if (draft.video) return afterwards(wire, work, draft);
  if (!draft.session || draft.tried === undefined) return { state: "absent" as const };
  const file = filmOf(work);
  const has = await probe(wire, work, { file, draft });
  if (has.state === "done") {
    const next: YoutubeDraft = { ...draft, video: has.video };
    await work.keep(next);
    return afterwards(wire, work, next);
  }
  if (has.state === "partial") {
    return { state: has.stored < file.bytes ? ("absent" as const) : ("unknown" as const) };
  }
  if (wire.now().getTime() - draft.session.openedAt > SESSION_TELLS_MS) return { state: "unknown" as const };
  await work.keep({});
  return { state: "absent" as const };
}
