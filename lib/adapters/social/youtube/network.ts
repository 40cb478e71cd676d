import {
  type Credentials,
  type MediaFile,
  type Network,
  NetworkFailure,
  type PublishOutcome,
  type Removal,
  type Work,
} from "../../../core/network.ts";
import { problemsOf } from "../../../platforms/problems.ts";
import { type HttpDeps, unavailable, unknownOutcome } from "../http.ts";
import { rejection } from "../rejection.ts";
import { failureOf, send, VENDOR } from "./client.ts";
import { readDraft, type YoutubeDraft } from "./draft.ts";
import { metricsOf } from "./metrics.ts";
import { afterwards, publishing, withThumbnail } from "./processing.ts";
import { probe, put, storedAfter, uploaded } from "./upload.ts";

/**
 * An upload session lives for about a week. An older session that is gone proves nothing
 * (functions/docs/vendors/youtube.md).
 */
const SESSION_TELLS_MS = 6 * 86_400_000;

export function youtube(deps: HttpDeps): Network {
  return {
    platform: "youtube",
    prepare: (work) => ready(deps, work),
    poll: (work) => ready(deps, work),
    commit: (work) => commit(deps, work),
    resolve: (work) => resolve(deps, work),
    metrics: (account, externalIds) => metricsOf(deps, account, externalIds),
    remove: (account, externalId) => remove(deps, account, externalId),
  };
}

async function ready(deps: HttpDeps, work: Work) {
  const problem = problemsOf("youtube", work.content)[0];
  if (problem) throw rejection(VENDOR, problem);
  return uploaded(deps, work, filmOf(work));
}

function filmOf({ content: { media } }: Work): MediaFile {
  if (media.kind === "video") return media.file;
  throw rejection(VENDOR, { about: "media", problem: "YouTube takes films only.", fix: "Send a film." });
}

/**
 * Sends the last bytes. YouTube creates the video with the last byte; see functions/docs/vendors/youtube.md.
 */
async function commit(deps: HttpDeps, work: Work): Promise<PublishOutcome> {
  const before = readDraft(work.draft);
  if (before.video) return publishing(await withThumbnail(deps, work, before));
  if (!before.session) throw unavailable(VENDOR, "nothing is prepared");
  const draft: YoutubeDraft = { ...before, tried: before.tried ?? deps.now().getTime() };
  await work.saveDraft(draft);
  try {
    const video = await sendLast(deps, work, draft);
    const next: YoutubeDraft = { ...draft, video };
    await work.saveDraft(next);
    return publishing(await withThumbnail(deps, work, next));
  } catch (error) {
    // Certainly no video this time; what is stored, the session tells.
    if (error instanceof NetworkFailure && error.kind !== "unknown_outcome") await work.saveDraft(before);
    throw error;
  }
}

async function sendLast(deps: HttpDeps, work: Work, draft: YoutubeDraft) {
  const file = filmOf(work);
  const length = file.bytes - draft.stored;
  const part = { file, draft, from: draft.stored, length, irreversible: true };
  const has = storedAfter(deps, await put(deps, work.account, part), true);
  if (has.state === "done") return has.video;
  // Every byte is there, so the video may be about to appear.
  if (has.state === "partial" && has.stored >= file.bytes)
    throw unknownOutcome(VENDOR, "308 after the last byte");
  throw unavailable(VENDOR, has.state === "gone" ? "the session is gone" : "the last bytes were not stored");
}

/** Asks the upload session whether the last byte arrived; see functions/docs/vendors/youtube.md. */
async function resolve(deps: HttpDeps, work: Work) {
  const draft = readDraft(work.draft);
  if (draft.video) return afterwards(deps, work, draft);
  if (!draft.session || draft.tried === undefined) return { state: "absent" as const };
  const file = filmOf(work);
  const has = await probe(deps, work, { file, draft });
  if (has.state === "done") {
    const next: YoutubeDraft = { ...draft, video: has.video };
    await work.saveDraft(next);
    return afterwards(deps, work, next);
  }
  if (has.state === "partial") {
    return { state: has.stored < file.bytes ? ("absent" as const) : ("unknown" as const) };
  }
  if (deps.now().getTime() - draft.session.openedAt > SESSION_TELLS_MS) return { state: "unknown" as const };
  await work.saveDraft({});
  return { state: "absent" as const };
}

/** Takes a video down. It needs the scope that connecting asks for and people may refuse. */
async function remove(deps: HttpDeps, account: Credentials, id: string): Promise<Removal> {
  const path = `/youtube/v3/videos?id=${encodeURIComponent(id)}`;
  const response = await send(deps, account, { method: "DELETE", path });
  if (response.status === 404) return "absent";
  if (response.status === 204 || response.status === 200) return "removed";
  throw failureOf(response, deps.now());
}
