import type { Owner } from "../../core/owner.ts";
import type { Ports } from "../../core/ports.ts";
import type { Output } from "../../render/engine.ts";
import { sha256 } from "../../text/sha256.ts";
import { redraw, within } from "./redraw.ts";
import { type RenderCopy, readRenderCopy } from "./render-copy.ts";
import { findImageByKey, type ImageRow } from "./store.ts";

/** The largest picture that an answer to an agent holds. */
export const MAX_PREVIEW_BYTES = 60 * 1024;

type Form = { side: number; output: Extract<Output, "png" | "jpeg">; mimeType: string };

const form = (output: Form["output"], side: number): Form => ({ output, side, mimeType: `image/${output}` });

/** The first that is small enough counts. PNG keeps the transparency of drawings; photographs need JPEG. */
const FORMS = [
  form("png", 640),
  form("jpeg", 640),
  form("jpeg", 512),
  form("jpeg", 384),
  form("jpeg", 256),
] as const;

type Stored = Pick<ImageRow, "key" | "bytes">;

/** The name of an image's preview. Undefined for a file that is small enough itself. */
export const previewKeyOf = ({ key, bytes }: Stored): string | undefined =>
  bytes <= MAX_PREVIEW_BYTES ? undefined : previewBeside(key);

/** The name that the preview of a file has, if there is one. */
export const previewBeside = (key: string): string => key.replace(/[^/]*$/, "preview");

/** Stores the preview of an image, unless its file is small enough itself. */
export async function storePreview(files: Ports["files"], image: Stored, copy: RenderCopy): Promise<void> {
  const name = previewKeyOf(image);
  const drawn = name === undefined ? undefined : await drawPreview(copy);
  if (name === undefined || !drawn) return;
  const { bytes, mimeType } = drawn;
  await files.put(name, bytes, { mimeType, sha256: await sha256(bytes) });
}

async function drawPreview({ bytes, ...size }: RenderCopy) {
  for (const { output, side, mimeType } of FORMS) {
    const drawn = await redraw({ bytes, ...size, orientation: 1 }, within(size, side), output);
    if (drawn.length <= MAX_PREVIEW_BYTES) return { bytes: drawn, mimeType };
  }
  return undefined;
}

/** Makes the preview of an image that was stored without one. An image that is deleted meanwhile keeps none. */
export async function makePreview(
  { db, files }: Pick<Ports, "db" | "files">,
  reader: Owner,
  key: string,
): Promise<void> {
  const image = await findImageByKey(db, reader, key);
  const copy = image && (await readRenderCopy({ files }, image));
  if (!copy) return;
  await storePreview(files, image, copy);
  if (!(await findImageByKey(db, reader, key))) await files.tombstone([previewBeside(key)]);
}
