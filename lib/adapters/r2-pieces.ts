import type { R2Bucket, R2MultipartUpload, R2UploadedPart } from "@cloudflare/workers-types/latest";
import type { Pieces } from "../core/pieces.ts";

/** What R2 asks of every part but the last: at least this much, and all of one size. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Stores what arrives in an object, holding one part of it at a time. R2 wants to know the length of a stream beforehand,
 * which nobody does here. What breaks off is aborted; if even that is lost, R2 forgets the parts after a week.
 */
export async function takePieces(
  bucket: R2Bucket,
  name: string,
  pieces: Pieces,
  mimeType: string,
): Promise<void> {
  const options = { httpMetadata: { contentType: mimeType } };
  const sent: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | undefined;
  try {
    for await (const { bytes, last } of partsOf(pieces)) {
      if (last && !upload) return void (await bucket.put(name, bytes, options));
      upload ??= await bucket.createMultipartUpload(name, options);
      sent.push(await upload.uploadPart(sent.length + 1, bytes));
    }
    await upload?.complete(sent);
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  }
}

/** Parts of equal size and the rest, all in the same memory: each is only good until the next one is asked for. */
async function* partsOf(pieces: Pieces): AsyncGenerator<{ bytes: Uint8Array; last: boolean }> {
  const part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      if (filled === PART_BYTES) {
        yield { bytes: part, last: false };
        filled = 0;
      }
      const fits = piece.subarray(at, at + PART_BYTES - filled);
      part.set(fits, filled);
      filled += fits.length;
      at += fits.length;
    }
  }
  yield { bytes: part.subarray(0, filled), last: true };
}
