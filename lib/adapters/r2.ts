import type { R2Bucket, R2Object } from "@cloudflare/workers-types/latest";
import type { FileRequest, Files, OpenFile } from "../core/ports.ts";
import { opening, type StoredFileFacts } from "./opening.ts";
import { putStream } from "./r2-put-stream.ts";
import { asking } from "./storage-error.ts";

/** Objects in Cloudflare R2. A tombstone is an empty object with `gone` in its custom metadata. */
export function r2(bucket: R2Bucket): Files {
  return {
    async put(name, bytes, { mimeType, sha256 }) {
      await asking(bucket.put(name, bytes, { httpMetadata: { contentType: mimeType }, sha256 }));
    },
    putStream: (name, pieces, { mimeType }) => putStream(bucket, name, pieces, mimeType),
    async read(name) {
      const object = await asking(bucket.get(name));
      if (!object || aboutOf(object).gone) return undefined;
      return new Uint8Array(await asking(object.arrayBuffer()));
    },
    open: (name, request) =>
      request.range || request.headOnly ? openPart(bucket, name, request) : openWhole(bucket, name, request),
    async tombstone(names) {
      await Promise.all(
        names.map((name) => asking(bucket.put(name, new Uint8Array(0), { customMetadata: { gone: "1" } }))),
      );
    },
    delete: (names) => asking(bucket.delete(names)),
  };
}

/** The usual case: one call returns facts and bytes. */
async function openWhole(
  bucket: R2Bucket,
  name: string,
  request: FileRequest,
): Promise<OpenFile | undefined> {
  const object = await asking(bucket.get(name));
  if (!object) return undefined;
  const file = opening(aboutOf(object), request);
  if (file.state === "whole") return { ...file, body: object.body };
  await object.body.cancel();
  return file;
}

/** A range is only known to be satisfiable when the size is. */
async function openPart(bucket: R2Bucket, name: string, request: FileRequest): Promise<OpenFile | undefined> {
  const about = await asking(bucket.head(name));
  if (!about) return undefined;
  const file = opening(aboutOf(about), request);
  if (request.headOnly) return file;
  if (file.state === "whole") return openWhole(bucket, name, { ...request, range: null });
  if (file.state !== "part") return file;
  const object = await asking(bucket.get(name, { range: { offset: file.start, length: file.length } }));
  return object ? { ...file, body: object.body } : undefined;
}

const aboutOf = (object: R2Object): StoredFileFacts => ({
  etag: object.httpEtag,
  size: object.size,
  mimeType: object.httpMetadata?.contentType ?? "application/octet-stream",
  gone: object.customMetadata?.gone === "1",
});
