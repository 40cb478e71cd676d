import type { Ctx } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import type { MascotPose } from "../../vocab.ts";
import { referenceFrom } from "./figure.ts";
import { finished, mayPaint, order, painterOf, type Unpainted, USED_UP } from "./painter.ts";
import { drawingSeed, posePrompt } from "./prompts.ts";
import type { PictureView } from "./store.ts";

const RETRY_SECONDS = 30;

/**
 * A mascot that an image model drew, in another pose: the model is shown the one that was kept.
 * @throws Refusal when it cannot be drawn now; nothing has been stored then.
 */
export async function poseByModel(
  ctx: Ctx,
  { identity, image }: PictureView,
  { pose, note }: { pose: MascotPose; note: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const model = await painterOf(ctx);
  if (!model) throw ctx.mode === "test" ? notInTest() : notSetUp();
  const kept = await ctx.files.read(image.key);
  if (!kept) throw notDrawn({ note: "The picture of the mascot cannot be read.", retryable: true });
  if (!(await mayPaint(ctx))) throw notDrawn(USED_UP);
  const reference = await referenceFrom({ ...image, bytes: kept }, model.referenceSide);
  const wanted = { prompt: posePrompt(pose, note), seed: drawingSeed(identity, pose), reference };
  const drawn = await finished(ctx, model, await order(ctx, model, wanted));
  if ("note" in drawn) throw notDrawn(drawn);
  return drawn.bytes;
}

const notDrawn = ({ note, retryable, retryAfterSeconds = RETRY_SECONDS }: Unpainted) =>
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
    retry_after: RETRY_SECONDS,
  });

const notInTest = () =>
  new Refusal("mascot_not_ready", "This mascot was drawn by an image model, which test keys do not call.", {
    hint: "Ask for the pose with a live key.",
    param: "pose",
    retryable: false,
  });
