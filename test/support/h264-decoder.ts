import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "../../.ci/tool.mjs";
import { required } from "./required.ts";

/** What a decoder made of a stream: pictures as planar YUV 4:2:0 without gaps, and everything it said. */
export type Decoded = { pictures: Uint8Array[]; log: string };

type Core = {
  exec(...args: string[]): number;
  ffprobe(...args: string[]): number;
  setLogger(logger: (line: { type: string; message: string }) => void): void;
  FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
};

const STRICT = ["-v", "warning", "-err_detect", "explode", "-probesize", "100M", "-f", "h264"];
const RAW = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-fps_mode", "passthrough"];
/** What emscripten says whenever a program ends. */
const FAREWELL = /^Aborted\(/;

let compiled: WebAssembly.Module | undefined;

/** ffmpeg as WebAssembly. It is made for browsers' workers, where `self` is; Node has all else it asks for. */
async function startCore(): Promise<Core> {
  const core = join(installed("ffmpeg"), "node_modules/@ffmpeg/core/dist/umd/ffmpeg-core");
  compiled ??= new WebAssembly.Module(readFileSync(`${core}.wasm`));
  const module = compiled;
  Object.assign(globalThis, { self: { location: { href: "" } } });
  const { default: create } = await import(`${core}.js`);
  return create({
    instantiateWasm(imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      use(instance);
      return instance.exports;
    },
  });
}

/** Decodes with ffmpeg as WebAssembly, which every machine has. It does not survive its first run: each has its own. */
export async function decode(stream: Uint8Array, { width, height }: Size): Promise<Decoded> {
  const { exec, setLogger, FS } = await startCore();
  const log: string[] = [];
  setLogger(({ message }) => FAREWELL.test(message) || log.push(message));
  FS.writeFile("in.h264", stream);
  const code = exec(...STRICT, "-i", "in.h264", ...RAW, "out.yuv");
  if (code !== 0) log.push(`ended with ${code}`);
  return { pictures: cut(FS.readFile("out.yuv"), width, height), log: log.join("\n") };
}

/** What ffprobe says of the stream: fields by their names. */
export async function probe(stream: Uint8Array): Promise<Record<string, string>> {
  const { ffprobe, FS } = await startCore();
  FS.writeFile("in.h264", stream);
  ffprobe("-v", "error", "-f", "h264", "-show_streams", "-o", "out.txt", "in.h264");
  const text = Buffer.from(FS.readFile("out.txt")).toString();
  return Object.fromEntries(
    text.split("\n").flatMap((line) => (line.includes("=") ? [line.split("=")] : [])),
  );
}

type Size = { width: number; height: number };

export const hasFfmpeg = required(spawnSync("ffmpeg", ["-version"]).status === 0, "ffmpeg");

/** Decodes a bare stream with the machine's own ffmpeg. */
export const decodeNatively = (stream: Uint8Array, size: Size): Decoded => runNatively(STRICT, stream, size);

/** Decodes an MP4 file with the machine's own ffmpeg. */
export const decodeFile = (file: Uint8Array, size: Size): Decoded =>
  runNatively(["-v", "warning", "-err_detect", "explode", "-f", "mp4"], file, size);

function runNatively(how: readonly string[], input: Uint8Array, { width, height }: Size): Decoded {
  const args = [...how, "-i", "-", ...RAW, "-"];
  const { status, stdout, stderr } = spawnSync("ffmpeg", args, { input, maxBuffer: 2 ** 31 - 1 });
  const log = stderr.toString() + (status === 0 ? "" : `ended with ${status}`);
  return { pictures: cut(new Uint8Array(stdout), width, height), log };
}

function cut(raw: Uint8Array, width: number, height: number): Uint8Array[] {
  const size = (width * height * 3) / 2;
  return Array.from({ length: Math.floor(raw.length / size) }, (_, i) =>
    raw.subarray(i * size, (i + 1) * size),
  );
}
