import type { Ctx } from "../../core/context.ts";
import { sha256 } from "../../core/ids.ts";
import type { ImageModel } from "../../core/image-model.ts";
import type { MascotArtist } from "../../vocab.ts";
import type { Identity } from "./identity.ts";
import { finished, mayPaint, order, painterOf, type Raw, type Unpainted, USED_UP } from "./painter.ts";
import { mascotPng } from "./picture.ts";
import { candidatePrompts, drawingSeed, type Wanted } from "./prompts.ts";

/** A candidate's picture. `mark` is the same for the same picture, to be kept with the looks that were shown. */
export type Sketch = {
  identity: Identity;
  bytes: Uint8Array<ArrayBuffer>;
  drawnBy: MascotArtist;
  /** Why it is not the image model's, where one was asked. */
  drawnNote: string;
  mark?: string;
};

type Draft = { identities: readonly Identity[]; wanted: Wanted; shown: readonly string[] };

/** Draws the candidates, by the image model where there is one; those that it fails to draw are drawn from parts. */
export async function sketches(ctx: Ctx, { identities, wanted, shown }: Draft): Promise<Sketch[]> {
  const model = await painterOf(ctx);
  const raws = model ? await ordered(ctx, model, { identities, wanted, shown }) : [];
  const known = new Set(shown);
  const drawn: Sketch[] = [];
  for (const [nth, identity] of identities.entries()) {
    const raw = raws[nth];
    const painted = model && raw && (await unlessShown(identity, await finished(ctx, model, raw), known));
    const isPainted = painted && "bytes" in painted;
    drawn.push(isPainted ? painted : await fromParts(ctx, identity, painted?.note ?? ""));
  }
  return drawn;
}

/** All at once: each of them takes its time. */
async function ordered(ctx: Ctx, model: ImageModel, { identities, wanted }: Draft): Promise<Raw[]> {
  if (!(await mayPaint(ctx))) return identities.map(() => USED_UP);
  const prompts = candidatePrompts(wanted, identities);
  return Promise.all(
    identities.map((identity, nth) =>
      order(ctx, model, { prompt: prompts[nth] ?? "", seed: drawingSeed(identity) }),
    ),
  );
}

const SHOWN_BEFORE: Unpainted = { note: "The image model drew what was shown before.", retryable: true };

async function unlessShown(
  identity: Identity,
  painted: { bytes: Uint8Array<ArrayBuffer> } | Unpainted,
  known: Set<string>,
): Promise<Sketch | Unpainted> {
  if ("note" in painted) return painted;
  const mark = (await sha256(painted.bytes)).slice(0, 20);
  if (known.has(mark)) return SHOWN_BEFORE;
  known.add(mark);
  return { identity, bytes: painted.bytes, drawnBy: "model", drawnNote: "", mark };
}

async function fromParts(ctx: Ctx, identity: Identity, note: string): Promise<Sketch> {
  const bytes = await mascotPng(ctx, identity, "neutral");
  return { identity, bytes, drawnBy: "parts", drawnNote: note && `${note} This one is drawn from parts.` };
}
