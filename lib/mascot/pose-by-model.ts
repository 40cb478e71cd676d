import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { RETRIES } from "../core/retries.ts";
import type { MascotPose } from "../vocab.ts";
import { referenceImage } from "./clean-figure.ts";
import {
  ALLOWANCE_USED,
  cleanDrawing,
  imageModelOf,
  type ModelRefusal,
  requestDrawing,
  reserveDrawing,
} from "./image-model.ts";
import { drawingSeed, posePrompt } from "./prompts.ts";
import type { MascotImage } from "./store.ts";

/**
 * Draws a mascot of the image model in another pose: the model gets the mascot in use as its reference.
 * @throws Refusal when it cannot be drawn now; nothing has been stored then.
 */
export async function poseByModel(
  ctx: Ctx,
  { identity, image }: MascotImage,
  { pose, note }: { pose: MascotPose; note: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const model = await imageModelOf(ctx);
  if (!model) throw notSetUp();
  const kept = await ctx.files.read(image.key);
  if (!kept) throw notDrawn({ note: "The picture of the mascot cannot be read.", retryable: true });
  if (!(await reserveDrawing(ctx))) throw notDrawn(ALLOWANCE_USED);
  const reference = await referenceImage({ ...image, bytes: kept }, model.referenceSide);
  const wanted = { prompt: posePrompt(pose, note), seed: drawingSeed(identity, pose), reference };
  const drawn = await cleanDrawing(ctx, model, await requestDrawing(ctx, model, wanted));
  if ("note" in drawn) throw notDrawn(drawn);
  return drawn.bytes;
}

const notDrawn = ({ note, retryable, retryAfterSeconds = RETRIES.callers.retryAfterSeconds }: ModelRefusal) =>
  new Refusal("dependency_down", `${note} The pose was not drawn, and nothing was stored.`, {
    hint: retryable
      ? "Send the same request again later. Parts cannot stand in: this mascot was drawn by the image model."
      : "Ask for the pose with another note or without one, or for another pose.",
    param: "pose",
    retryable,
    retry_after: Math.max(1, Math.ceil(retryAfterSeconds)),
  });

const notSetUp = () =>
  new Refusal("dependency_down", "This mascot was drawn by an image model, and none is set up here now.", {
    hint: "Whoever operates this service sets IMAGE_MODEL_PROVIDER. POST /mascot begins a new draft, drawn from parts.",
    param: "pose",
    retryable: false,
    retry_after: RETRIES.callers.retryAfterSeconds,
  });
