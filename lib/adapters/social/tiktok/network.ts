import {
  type Network,
  NetworkFailure,
  type PublishOutcome,
  type Readiness,
  type Work,
} from "../../../core/network.ts";
import { problemsOf } from "../../../platforms/problems.ts";
import { unavailable } from "../http.ts";
import { rejection } from "../rejection.ts";
import { type TiktokSettings, VENDOR } from "./client.ts";
import { creatorOf } from "./creator.ts";
import { readDraft, sayRefusal, type TiktokDraft } from "./draft.ts";
import { metricsOf } from "./metrics.ts";
import { address, postPhotos } from "./photos.ts";
import { publishing, resolve } from "./recovery.ts";
import { sendLast, uploaded } from "./video.ts";

export function tiktok(settings: TiktokSettings): Network {
  return {
    platform: "tiktok",
    prepare: (work) => ready(settings, work),
    poll: (work) => ready(settings, work),
    commit: (work) => commit(settings, work),
    resolve: (work) => resolve(settings, work),
    metrics: (account, externalIds) => metricsOf(settings, account, externalIds),
  };
}

async function ready(settings: TiktokSettings, work: Work): Promise<Readiness> {
  const problem = problemsOf("tiktok", work.content)[0];
  if (problem) throw rejection(VENDOR, problem);
  const { refusal } = readDraft(work.draft);
  if (refusal) return sayRefusal(work, refusal);
  const { media } = work.content;
  if (media.kind === "video") return uploaded({ settings, work, file: media.file });
  if (media.kind === "images") media.files.forEach(address);
  const draft: TiktokDraft = { creator: await creatorOf(settings, work), accepted: false };
  await work.saveDraft(draft);
  return { state: "ready", draft };
}

async function commit(settings: TiktokSettings, work: Work): Promise<PublishOutcome> {
  const before = readDraft(work.draft);
  const tried = before.tried ?? settings.now().getTime();
  const draft: TiktokDraft = { ...before, tried };
  await work.saveDraft(draft);
  if (before.accepted) return publishing(draft);
  try {
    const publishId = await send(settings, work, draft);
    const next: TiktokDraft = { ...draft, ...(publishId && { publishId }), accepted: true };
    await work.saveDraft(next);
    return publishing(next);
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind !== "unknown_outcome") {
      // Nothing is published; for pictures, the creator's rights are asked for again.
      await work.saveDraft(before.upload ? before : {});
    }
    throw error;
  }
}

/** The irreversible call: a film's last chunk, or the whole post of pictures. */
async function send(settings: TiktokSettings, work: Work, draft: TiktokDraft): Promise<string | undefined> {
  const { media } = work.content;
  if (media.kind === "video") {
    await sendLast({ settings, work, file: media.file }, draft);
    return draft.publishId;
  }
  if (media.kind !== "images" || !draft.creator) throw unavailable(VENDOR, "nothing is prepared");
  return postPhotos(settings, work, { files: media.files, creator: draft.creator });
}
