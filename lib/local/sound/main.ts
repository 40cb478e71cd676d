import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { mix } from "./mix.ts";
import { LENGTH, SAMPLE_RATE, score } from "./score.ts";

/** Makes the sound bed of films anew: composed and played here, coded by FFmpeg's AAC encoder. */
const TARGET = join(import.meta.dirname, "../../../functions/public/sound/bed.aac");
/** Bits a second. */
const RATE = "96k";

/** FFmpeg, compiled to WebAssembly for web workers; the environment it expects is the global object. */
type Ffmpeg = {
  FS: { writeFile(name: string, bytes: Uint8Array): void; readFile(name: string): Uint8Array };
  exec(...options: string[]): number;
};

async function ffmpeg(): Promise<Ffmpeg> {
  const shell = globalThis as { self?: unknown; location?: unknown };
  shell.self ??= globalThis;
  shell.location ??= { href: "file:///" };
  const require = createRequire(import.meta.url);
  const script = require.resolve("@ffmpeg/core").replace("/umd/", "/esm/");
  const { default: create } = await import(script);
  return create({ wasmBinary: readFileSync(join(dirname(script), "ffmpeg-core.wasm")) });
}

function interleaved([left, right]: [Float32Array, Float32Array]): Uint8Array {
  const both = new Float32Array(2 * LENGTH);
  for (let i = 0; i < LENGTH; i++) both.set([left[i] ?? 0, right[i] ?? 0], 2 * i);
  return new Uint8Array(both.buffer);
}

const { FS, exec } = await ffmpeg();
FS.writeFile("bed.raw", interleaved(mix(score())));
const input = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", "-i", "bed.raw"];
const status = exec("-v", "error", ...input, "-c:a", "aac", "-b:a", RATE, "-f", "adts", "bed.aac");
if (status !== 0) throw new Error(`FFmpeg ended with ${status}.`);
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, FS.readFile("bed.aac"));
