import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { ownerOf } from "../core/owner.ts";
import type { MascotPose } from "../vocab.ts";
import { answeredWith, drawDraft, unlessChanged } from "./draft.ts";
import { mascotPng } from "./mascot-image.ts";
import { poseByModel } from "./pose-by-model.ts";
import { type Mascot, type MascotState, statusOf, toMascot, toMascotState } from "./record.ts";
import { addPose, keepMascot, type MascotImage, type MascotRow } from "./store.ts";
import { deleteLater, imageDeletionsFor, withImages } from "./with-images.ts";

/** Takes a candidate into use and deletes the others. Choosing the mascot in use again ends the draft. */
export async function keep(ctx: Ctx, before: MascotState, candidateId: string): Promise<Mascot> {
  const { mascot, poses, candidates } = before;
  const status = statusOf(before);
  if (!mascot || status === "none") throw notStarted();
  const wanted = candidateId.toLowerCase();
  if (status === "ready" && wanted !== mascot.keptId) throw notDrafting();
  const kept = [...poses, ...candidates].filter(({ mascotId }) => mascotId === wanted);
  if (kept.length === 0) throw noCandidate();
  const now = ctx.now();
  const left: MascotRow = { ...mascot, keptId: wanted, version: mascot.version + 1, updatedAt: now };
  const record = toMascot({ mascot: left, poses: kept, candidates: [] }, ctx.settings.publicUrl);
  const deletions = imageDeletionsFor(
    ctx,
    [...poses, ...candidates].filter((picture) => !kept.includes(picture)),
  );
  const effects = {
    messages: deletions.map(({ message }) => message),
    now,
    answer: answeredWith(ctx, record, 200),
  };
  const order = { mascotId: wanted, expected: mascot.version, ...effects };
  await unlessChanged(keepMascot(ctx.db, ownerOf(ctx), order));
  deleteLater(ctx, deletions);
  return record;
}

/** Four others; what the note says outweighs the description. */
export async function retry(ctx: Ctx, before: MascotState, note: string): Promise<Mascot> {
  const { mascot } = before;
  const status = statusOf(before);
  if (!mascot || status === "none") throw notStarted();
  if (status === "ready") throw notDrafting();
  const { description, style } = mascot;
  return drawDraft(ctx, before, { description, style, note: note || mascot.note }, 200);
}

/** The mascot in use in another pose; one that it has is not drawn again. */
export async function pose(
  ctx: Ctx,
  before: MascotState,
  { pose: wanted, note }: { pose: MascotPose; note: string },
): Promise<Mascot> {
  const { mascot, poses } = before;
  const status = statusOf(before);
  const [first] = poses;
  if (status === "none") throw notStarted();
  if (status === "drafting" || !mascot || !first) throw notReady();
  const known = poses.some((picture) => picture.pose === wanted);
  if (known) return toMascot(before, ctx.settings.publicUrl);
  const drawing =
    first.drawnBy === "model"
      ? await poseByModel(ctx, first, { pose: wanted, note })
      : await mascotPng(ctx, first.identity, wanted);
  return withImages(ctx, [drawing], async ([image]) => {
    if (!image) throw new Error("The pose was not stored.");
    const now = ctx.now();
    const id = newId(ctx, now);
    const row = { ...first, id, pose: wanted, note, imageId: image.id, image, drawnNote: "", createdAt: now };
    return savePose(ctx, before, mascot, row);
  });
}

async function savePose(
  ctx: Ctx,
  before: MascotState,
  mascot: MascotRow,
  picture: MascotImage,
): Promise<Mascot> {
  const now = ctx.now();
  const { poses } = toMascotState({ mascot, pictures: [...before.poses, picture] });
  const record = toMascot(
    { ...before, mascot: { ...mascot, updatedAt: now }, poses },
    ctx.settings.publicUrl,
  );
  await unlessChanged(addPose(ctx.db, picture, { now, answer: answeredWith(ctx, record, 200) }));
  return record;
}

const notStarted = () =>
  new Refusal("mascot_not_started", "There is no mascot and no draft of one.", {
    hint: "POST /mascot with a description first.",
    retryable: false,
  });

const notReady = () =>
  new Refusal("mascot_not_ready", "A pose needs a mascot that has been kept.", {
    hint: "POST /mascot/step with action keep and the candidate_id of the one you like.",
    param: "action",
    retryable: false,
  });

const notDrafting = () =>
  new Refusal("mascot_not_drafting", "The mascot has been kept; there are no candidates to choose from.", {
    hint: "POST /mascot with a description begins a new draft. The mascot in use stays until you keep another.",
    param: "action",
    retryable: false,
  });

const noCandidate = () =>
  new Refusal("not_found", "There is no such candidate in the present draft.", {
    hint: "GET /mascot lists the candidates. Those of earlier drafts are gone.",
    param: "candidate_id",
    retryable: false,
  });
