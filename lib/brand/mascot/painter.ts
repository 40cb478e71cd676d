import { imageModelFor } from "../../access/model.ts";
import type { Ctx } from "../../core/context.ts";
import type { ImageModel, PictureOrder } from "../../core/image-model.ts";
import { type FailureReason, ModelFailure } from "../../core/model.ts";
import { BadPicture } from "../images/limits.ts";
import { figureFrom } from "./figure.ts";

const SIDE = 1_024;
/** Requests that a workspace may make the image model draw for: each picture is paid for by whoever runs the service. */
const ALLOWANCE = { size: 20, refillPerMinute: 1 / 30 };

/** Why there is no picture, in a sentence for the customer, and whether asking again may help. */
export type Unpainted = { note: string; retryable: boolean; retryAfterSeconds?: number | undefined };

/** The image model, for requests that may use it: test keys never call a model. */
export const painterOf = async (ctx: Ctx): Promise<ImageModel | undefined> =>
  ctx.mode === "live" ? imageModelFor(ctx, ctx.workspaceId) : undefined;

/** Takes one request off what the workspace may have drawn. Nobody knows how much is left without Redis, so then none is. */
export async function mayPaint({ meter, workspaceId }: Ctx): Promise<boolean> {
  const bucket = { name: `image-model:${workspaceId}`, ...ALLOWANCE, take: true };
  const answer = await meter.read({ workspaceId: null, daily: null, bucket }).catch(() => undefined);
  return answer?.burst.allowed ?? false;
}

export const USED_UP: Unpainted = {
  note: "The image model has drawn a lot for this workspace; there will be more of it in half an hour.",
  retryable: true,
  retryAfterSeconds: 1_800,
};

const NOTES: Record<FailureReason, string> = {
  refused: "The image model refused to draw this.",
  timeout: "The image model took too long.",
  rate_limited: "The image model is busy.",
  unavailable: "The image model cannot be reached.",
  malformed: "The image model gave no usable picture.",
  not_configured: "The image model is not set up as it should be.",
  budget: "The image model's budget is used up.",
  opted_out: "The workspace has opted out of models.",
};
const FOR_GOOD: readonly FailureReason[] = ["refused", "not_configured", "opted_out"];

/** What a vendor sent, still to be looked at. */
export type Raw = { bytes: Uint8Array<ArrayBuffer>; mimeType: string | undefined } | Unpainted;

/** Has one picture drawn; several may be under way at once. */
export async function order(
  ctx: Ctx,
  model: ImageModel,
  wanted: Pick<PictureOrder, "prompt" | "seed" | "reference">,
): Promise<Raw> {
  try {
    return await model.draw({ ...wanted, side: SIDE });
  } catch (error) {
    return unpainted(ctx, model, error);
  }
}

/** The picture as a mascot's. One at a time: decoding is what takes an isolate's memory. */
export async function finished(
  ctx: Ctx,
  model: ImageModel,
  raw: Raw,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | Unpainted> {
  if ("note" in raw) return raw;
  try {
    // What vendors declare is now and then not what they send; the bytes themselves decide.
    return { bytes: await figureFrom({ bytes: raw.bytes }) };
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    return unpainted(ctx, model, new ModelFailure("malformed", `${error.kind}: ${error.message}`));
  }
}

function unpainted({ log, requestId }: Ctx, { name }: ImageModel, error: unknown): Unpainted {
  const failure = error instanceof ModelFailure ? error : new ModelFailure("unavailable", String(error));
  const { reason, message, retryAfterSeconds } = failure;
  log("image_model_failed", { request_id: requestId, model: name, reason, message });
  return { note: NOTES[reason], retryable: !FOR_GOOD.includes(reason), retryAfterSeconds };
}
