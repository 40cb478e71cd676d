import type { Ctx } from "../core/context.ts";
import type { ImageModel } from "../core/image-model.ts";
import { sha256 } from "../text/sha256.ts";
import type { MascotArtist } from "../vocab.ts";
import type { Identity } from "./identity.ts";
import {
  ALLOWANCE_USED,
  cleanDrawing,
  imageModelOf,
  type ModelRefusal,
  type RawDrawing,
  requestDrawing,
  reserveDrawing,
} from "./image-model.ts";
import { mascotPng } from "./mascot-image.ts";
import { candidatePrompts, drawingSeed, type PromptInput } from "./prompts.ts";

/** A candidate's picture. `fingerprint` identifies the picture and is stored with the looks already shown. */
export type CandidateImage = {
  identity: Identity;
  bytes: Uint8Array<ArrayBuffer>;
  drawnBy: MascotArtist;
  /** Why the image model did not draw it, when a model was requested. */
  drawnNote: string;
  fingerprint?: string;
};

type CandidateRequest = { identities: readonly Identity[]; wanted: PromptInput; shown: readonly string[] };

/** Draws the candidates, by the image model where there is one. What it fails to draw is drawn from parts. */
export async function drawCandidates(
  ctx: Ctx,
  { identities, wanted, shown }: CandidateRequest,
): Promise<CandidateImage[]> {
  const model = await imageModelOf(ctx);
  const raws = model ? await requestDrawings(ctx, model, { identities, wanted, shown }) : [];
  const known = new Set(shown);
  const drawn: CandidateImage[] = [];
  for (const [nth, identity] of identities.entries()) {
    const raw = raws[nth];
    const drawing = model && raw && (await rejectShown(identity, await cleanDrawing(ctx, model, raw), known));
    const isDrawn = drawing && "bytes" in drawing;
    drawn.push(isDrawn ? drawing : await drawFromParts(ctx, identity, drawing?.note ?? ""));
  }
  return drawn;
}

/** Requests all drawings in parallel, because each takes seconds. */
async function requestDrawings(
  ctx: Ctx,
  model: ImageModel,
  { identities, wanted }: CandidateRequest,
): Promise<RawDrawing[]> {
  if (!(await reserveDrawing(ctx))) return identities.map(() => ALLOWANCE_USED);
  const prompts = candidatePrompts(wanted, identities);
  return Promise.all(
    identities.map((identity, nth) =>
      requestDrawing(ctx, model, { prompt: prompts[nth] ?? "", seed: drawingSeed(identity) }),
    ),
  );
}

const SHOWN_BEFORE: ModelRefusal = { note: "The image model drew what was shown before.", retryable: true };

async function rejectShown(
  identity: Identity,
  drawing: { bytes: Uint8Array<ArrayBuffer> } | ModelRefusal,
  known: Set<string>,
): Promise<CandidateImage | ModelRefusal> {
  if ("note" in drawing) return drawing;
  const fingerprint = (await sha256(drawing.bytes)).slice(0, 20);
  if (known.has(fingerprint)) return SHOWN_BEFORE;
  known.add(fingerprint);
  return { identity, bytes: drawing.bytes, drawnBy: "model", drawnNote: "", fingerprint };
}

async function drawFromParts(ctx: Ctx, identity: Identity, note: string): Promise<CandidateImage> {
  const bytes = await mascotPng(ctx, identity, "neutral");
  return { identity, bytes, drawnBy: "parts", drawnNote: note && `${note} This one is drawn from parts.` };
}
