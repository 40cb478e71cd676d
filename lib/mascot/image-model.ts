import { imageModelFor } from "../access/model.ts";
import type { Ctx } from "../core/context.ts";
import type { ImageModel, PictureOrder } from "../core/image-model.ts";
import { type FailureReason, ModelFailure } from "../core/model.ts";
import { BadImage } from "../uploads/images/limits.ts";
import { cleanFigure } from "./clean-figure.ts";

const SIDE = 1_024;
/**
 * How many drawings a workspace may request from the image model. The operator of the service pays for each.
 */
const ALLOWANCE = { size: 20, refillPerMinute: 1 / 30 };

/** Why there is no picture, in a sentence for the customer, and whether asking again may help. */
export type ModelRefusal = { note: string; retryable: boolean; retryAfterSeconds?: number | undefined };

/** The image model, for requests that may use it: test keys never call a model. */
export const imageModelOf = async (ctx: Ctx): Promise<ImageModel | undefined> =>
  ctx.mode === "live" ? imageModelFor(ctx, ctx.workspaceId) : undefined;

/**
 * Takes one drawing off the workspace's allowance. Without Redis the rest is unknown, so the drawing is
 * refused.
 */
export async function reserveDrawing({ rateLimiter, workspaceId }: Ctx): Promise<boolean> {
  const bucket = { name: `image-model:${workspaceId}`, ...ALLOWANCE, take: true };
  const answer = await rateLimiter.read({ workspaceId: null, daily: null, bucket }).catch(() => undefined);
  return answer?.burst.allowed ?? false;
}

export const ALLOWANCE_USED: ModelRefusal = {
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
  daily_budget: "The image model's budget of this day is used up.",
  budget: "The image model's budget is used up.",
  opted_out: "The workspace has opted out of models.",
};
const PERMANENT: readonly FailureReason[] = ["refused", "not_configured", "opted_out"];

/** A vendor's response that has not been checked yet. */
export type RawDrawing = { bytes: Uint8Array<ArrayBuffer>; mimeType: string | undefined } | ModelRefusal;

/** Requests one drawing; several requests may run in parallel. */
export async function requestDrawing(
  ctx: Ctx,
  model: ImageModel,
  wanted: Pick<PictureOrder, "prompt" | "seed" | "reference">,
): Promise<RawDrawing> {
  try {
    return await model.draw({ ...wanted, side: SIDE });
  } catch (error) {
    return toModelRefusal(ctx, model, error);
  }
}

/** The picture as a mascot's. One at a time: decoding is what takes an isolate's memory. */
export async function cleanDrawing(
  ctx: Ctx,
  model: ImageModel,
  raw: RawDrawing,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | ModelRefusal> {
  if ("note" in raw) return raw;
  try {
    // The bytes decide, because vendors sometimes declare another type than they send.
    return { bytes: await cleanFigure({ bytes: raw.bytes }) };
  } catch (error) {
    if (!(error instanceof BadImage)) throw error;
    return toModelRefusal(ctx, model, new ModelFailure("malformed", `${error.kind}: ${error.message}`));
  }
}

function toModelRefusal({ log, requestId }: Ctx, { name }: ImageModel, error: unknown): ModelRefusal {
  const failure = error instanceof ModelFailure ? error : new ModelFailure("unavailable", String(error));
  const { reason, message, retryAfterSeconds } = failure;
  log("image_model_failed", { request_id: requestId, model: name, reason, message });
  return { note: NOTES[reason], retryable: !PERMANENT.includes(reason), retryAfterSeconds };
}
