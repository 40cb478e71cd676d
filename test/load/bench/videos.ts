import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { R2Bucket } from "@cloudflare/workers-types/latest";
import { partsOf } from "../../../functions/http/multipart.ts";
import { putStream } from "../../../lib/adapters/r2-put-stream.ts";
import { hashing } from "../../../lib/core/digest.ts";
import type { Files } from "../../../lib/core/ports.ts";
import { openBlocks } from "../../../lib/uploads/videos/blocks.ts";
import "../../support/digest-stream.ts";
import { video } from "../../support/clip.ts";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";

const PIECE = 64 * 1024;
const SIZES = { seconds: 30, bytesPerPicture: 80_000 };
const NOTE =
  "A multipart upload of 60 MB that passes the parser, the hash and the parts of R2 into a file, and whose container is then read back in ranges. Memory: the most that V8's heap and its buffers held above what they held before, garbage included; the bucket is a file on disk.";

/** What a large upload takes of an isolate, wherever its index stands. */
export async function videos(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const orders = ["front", "end"] as const;
  const at = (index: string) => join(folder, `${index}.mp4`);
  for (const index of orders) await writeFile(at(index), await video({ ...SIZES, index }));
  const rows: Row[] = [];
  for (const index of orders) rows.push(...(await upload(at(index), join(folder, "stored.mp4"), index)));
  return rows;
}

async function upload(source: string, target: string, index: string): Promise<Row[]> {
  const memory = await peak();
  const files = await filesAt(target, memory.look);
  const { readContainer } = await import("../../../lib/uploads/videos/container.ts");
  const began = performance.now();
  let size = 0;
  for await (const { body } of partsOf(bodyOf(source, memory.look), "b")) {
    const hashed = hashing(body);
    await files.putStream("", hashed.pieces, { mimeType: "" });
    await hashed.sha256();
    size = hashed.size();
  }
  const stored = performance.now();
  await readContainer(openBlocks({ files, now: () => new Date() }, "", size), "video/mp4");
  const read = performance.now();
  const name = `upload of ${Math.round(size / 1e6)} MB, index at the ${index}`;
  return [
    { name: `${name}: memory`, value: memory.most() / 1e6, unit: "MB", aim: "≤ 64 MB", note: NOTE },
    { name: `${name}: stored`, value: stored - began, unit: "ms" },
    { name: `${name}: container read`, value: read - stored, unit: "ms" },
    { name: `${name}: bytes read for it`, value: files.read() / 1e3, unit: "KB" },
  ];
}

/** The most that was held at any look since it was made. */
async function peak() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // Buffers are given back behind the collector.
  for (let n = 0; n < 3; n++) {
    collect();
    await sleep(50);
  }
  const held = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = held();
  let most = before;
  return {
    look: () => {
      most = Math.max(most, held());
    },
    most: () => most - before,
  };
}

async function* bodyOf(source: string, look: () => void): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  const file = await open(source);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(PIECE));
      if (bytesRead === 0) break;
      look();
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
  yield encoder.encode("\r\n--b--\r\n");
}

/** Storage in one file: what is uploaded in parts can be read in ranges. */
async function filesAt(target: string, look: () => void) {
  await writeFile(target, "");
  let read = 0;
  const write = (bytes: Uint8Array) => writeFile(target, bytes, { flag: "a" });
  const bucket = {
    createMultipartUpload: async () => ({
      uploadPart: async (_: number, bytes: Uint8Array) => write(bytes),
      complete: async () => undefined,
      abort: async () => undefined,
    }),
  } as unknown as R2Bucket;
  const ranged: Files["open"] = async (_name, { range }) => {
    const whole = range && "offset" in range ? range : { offset: 0, length: 0 };
    const body = new Uint8Array(whole.length ?? 0);
    const file = await open(target);
    await file.read(body, 0, body.length, whole.offset);
    await file.close();
    read += body.length;
    look();
    return { state: "part", etag: "", size: 0, mimeType: "", start: whole.offset, length: body.length, body };
  };
  const put: Files["putStream"] = (name, pieces, { mimeType }) => putStream(bucket, name, pieces, mimeType);
  return { putStream: put, open: ranged, read: () => read } as unknown as Files & { read(): number };
}
