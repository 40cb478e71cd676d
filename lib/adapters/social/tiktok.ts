import { type Network, NetworkFailure, type Outcome, type Readiness, type Work } from "../../core/network.ts";
import { problemsOf } from "../../platforms/problems.ts";
import { unavailable } from "./http.ts";
import { rejection } from "./refuse.ts";
import { type TiktokSettings, VENDOR } from "./tiktok-calls.ts";
import { creatorOf } from "./tiktok-creator.ts";
import { readDraft, sayRefusal, type TiktokDraft } from "./tiktok-draft.ts";
import { metricsOf } from "./tiktok-metrics.ts";
import { address, postPhotos } from "./tiktok-photos.ts";
import { publishing, resolve } from "./tiktok-recovery.ts";
import { sendLast, uploaded } from "./tiktok-video.ts";

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
  await work.keep(draft);
  return { state: "ready", draft };
}

async function commit(settings: TiktokSettings, work: Work): Promise<Outcome> {
  const before = readDraft(work.draft);
  const tried = before.tried ?? settings.now().getTime();
  const draft: TiktokDraft = { ...before, tried };
  await work.keep(draft);
  if (before.accepted) return publishing(draft);
  try {
    const publishId = await send(settings, work, draft);
    const next: TiktokDraft = { ...draft, ...(publishId && { publishId }), accepted: true };
    await work.keep(next);
    return publishing(next);
  } catch (error) {
    if (error instanceof NetworkFailure && error.kind !== "unknown_outcome") {
      // Nothing of it is published; for pictures, what the account allows is asked for again.
      await work.keep(before.upload ? before : {});
    }
    throw error;
  }
}

/** The call that cannot be taken back: a film's last chunk, or all that is said of pictures. */
async function send(settings: TiktokSettings, work: Work, draft: TiktokDraft): Promise<string | undefined> {
  const { media } = work.content;
  if (media.kind === "video") {
    await sendLast({ settings, work, file: media.file }, draft);
    return draft.publishId;
  }
  if (media.kind !== "images" || !draft.creator) throw unavailable(VENDOR, "nothing is prepared");
  return postPhotos(settings, work, { files: media.files, creator: draft.creator });
}
