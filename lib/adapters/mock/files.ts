import type { Files } from "../../core/ports.ts";
import { sha256 } from "../../text/sha256.ts";
import { opening } from "../opening.ts";

type MockFile = { bytes: Uint8Array<ArrayBuffer>; mimeType: string; sha256: string; gone: boolean };

/** Files in memory, for tests in one process. */
export function mockFiles(): Files {
  const files = new Map<string, MockFile>();
  return {
    async put(name, bytes, about) {
      files.set(name, { bytes: new Uint8Array(bytes), ...about, gone: false });
    },
    async putStream(name, pieces, { mimeType }) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const piece of pieces) parts.push(new Uint8Array(piece));
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      files.set(name, { bytes, mimeType, sha256: await sha256(bytes), gone: false });
    },
    async read(name) {
      const file = files.get(name);
      return file && !file.gone ? file.bytes : undefined;
    },
    async open(name, request) {
      const stored = files.get(name);
      if (!stored) return undefined;
      const { bytes, mimeType, sha256, gone } = stored;
      const file = opening({ etag: `"${sha256.slice(0, 32)}"`, size: bytes.length, mimeType, gone }, request);
      const readable = !request.headOnly && (file.state === "whole" || file.state === "part");
      return readable ? { ...file, body: bytes.slice(file.start, file.start + file.length) } : file;
    },
    async tombstone(names) {
      for (const name of names) {
        files.set(name, { bytes: new Uint8Array(0), mimeType: "", sha256: "", gone: true });
      }
    },
    async delete(names) {
      for (const name of names) files.delete(name);
    },
  };
}
