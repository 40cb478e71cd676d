import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed } from "../../../.ci/tool.mjs";
import { mix } from "./mix.ts";
import { MOODS, SAMPLE_RATE } from "./moods.ts";
import { score } from "./score.ts";

/** Makes the sound beds of films anew: composed and played here, coded by FFmpeg's AAC encoder. */
const TARGET = join(import.meta.dirname, "../../../functions/public/sound");
/** Bits a second. */
const RATE = "80k";

/** FFmpeg, compiled to WebAssembly for web workers; the environment it expects is the global object. */
type Ffmpeg = {
  FS: { writeFile(name: string, bytes: Uint8Array): void; readFile(name: string): Uint8Array };
  exec(...options: string[]): number;
};

async function ffmpeg(): Promise<Ffmpeg> {
  const shell = globalThis as { self?: unknown; location?: unknown };
  shell.self ??= globalThis;
  shell.location ??= { href: "file:///" };
  const core = join(installed("ffmpeg"), "node_modules/@ffmpeg/core/dist/esm");
  const { default: create } = await import(join(core, "ffmpeg-core.js"));
  return create({ wasmBinary: readFileSync(join(core, "ffmpeg-core.wasm")) });
}

function interleaved([left, right]: [Float32Array, Float32Array]): Uint8Array {
  const both = new Float32Array(2 * left.length);
  for (let i = 0; i < left.length; i++) both.set([left[i] ?? 0, right[i] ?? 0], 2 * i);
  return new Uint8Array(both.buffer);
}

const { FS, exec } = await ffmpeg();
mkdirSync(TARGET, { recursive: true });
for (const [name, mood] of Object.entries(MOODS)) {
  FS.writeFile("bed.raw", interleaved(mix(mood, score(mood))));
  const input = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2", "-i", "bed.raw"];
  const status = exec("-y", "-v", "error", ...input, "-c:a", "aac", "-b:a", RATE, "-f", "adts", "bed.aac");
  if (status !== 0) throw new Error(`FFmpeg ended with ${status}.`);
  writeFileSync(join(TARGET, `${name}.aac`), FS.readFile("bed.aac"));
}
