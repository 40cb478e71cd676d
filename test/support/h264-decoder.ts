import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What a decoder made of a stream: pictures as planar YUV 4:2:0 without gaps, and everything it said. */
export type Decoded = { pictures: Uint8Array[]; log: string };

type Core = {
  exec(...args: string[]): number;
  reset(): void;
  setLogger(logger: (line: { type: string; message: string }) => void): void;
  FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
    unlink(path: string): void;
  };
};

const STRICT = ["-v", "warning", "-err_detect", "explode", "-f", "h264"];
const RAW = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-fps_mode", "passthrough"];
/** What emscripten says whenever a program ends. */
const FAREWELL = /^Aborted\(/;

let core: Promise<Core> | undefined;

/** ffmpeg as WebAssembly. It is made for browsers' workers, where `self` is; Node has all else it asks for. */
async function loadCore(): Promise<Core> {
  const { resolve } = createRequire(import.meta.url);
  Object.assign(globalThis, { self: { location: { href: "" } } });
  const { default: create } = await import(resolve("@ffmpeg/core"));
  return create({ wasmBinary: readFileSync(resolve("@ffmpeg/core/wasm")) });
}

/** Decodes with ffmpeg as WebAssembly, which every machine has. */
export async function decode(stream: Uint8Array, { width, height }: Size): Promise<Decoded> {
  core ??= loadCore();
  const { exec, reset, setLogger, FS } = await core;
  const log: string[] = [];
  setLogger(({ message }) => FAREWELL.test(message) || log.push(message));
  FS.writeFile("in.h264", stream);
  reset();
  const code = exec(...STRICT, "-i", "in.h264", ...RAW, "out.yuv");
  const raw = FS.readFile("out.yuv");
  FS.unlink("in.h264");
  FS.unlink("out.yuv");
  if (code !== 0) log.push(`ended with ${code}`);
  return { pictures: cut(raw, width, height), log: log.join("\n") };
}

type Size = { width: number; height: number };

export const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** Decodes with the machine's own ffmpeg. */
export function decodeNatively(stream: Uint8Array, { width, height }: Size): Decoded {
  const args = [...STRICT, "-i", "-", ...RAW, "-"];
  const { status, stdout, stderr } = spawnSync("ffmpeg", args, { input: stream, maxBuffer: 2 ** 31 - 1 });
  const log = stderr.toString() + (status === 0 ? "" : `ended with ${status}`);
  return { pictures: cut(new Uint8Array(stdout), width, height), log };
}

function cut(raw: Uint8Array, width: number, height: number): Uint8Array[] {
  const size = (width * height * 3) / 2;
  return Array.from({ length: Math.floor(raw.length / size) }, (_, i) =>
    raw.subarray(i * size, (i + 1) * size),
  );
}
