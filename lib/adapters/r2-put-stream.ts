import type { R2Bucket, R2MultipartUpload, R2UploadedPart } from "@cloudflare/workers-types/latest";
import type { ByteStream } from "../core/byte-stream.ts";
import { asking } from "./storage-error.ts";

/** R2 requires parts of at least this size, all equal but the last. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Stores a stream in an object, with one part in memory at a time. R2 wants a stream's length beforehand,
 * which is unknown here. A broken upload is aborted; R2 deletes parts of an unaborted one after a week.
 */
export async function putStream(
  bucket: R2Bucket,
  name: string,
  pieces: ByteStream,
  mimeType: string,
): Promise<void> {
  const options = { httpMetadata: { contentType: mimeType } };
  const sent: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | undefined;
  try {
    for await (const { bytes, last } of partsOf(pieces)) {
      if (last && !upload) return void (await asking(bucket.put(name, bytes, options)));
      upload ??= await asking(bucket.createMultipartUpload(name, options));
      sent.push(await asking(upload.uploadPart(sent.length + 1, bytes)));
    }
    if (upload) await asking(upload.complete(sent));
  } catch (error) {
    await upload?.abort().catch(() => undefined);
    throw error;
  }
}

/** Parts of equal size and the rest, all in the same memory: each is valid until the next is requested. */
async function* partsOf(pieces: ByteStream): AsyncGenerator<{ bytes: Uint8Array; last: boolean }> {
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
