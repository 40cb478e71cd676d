import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { required } from "./required.ts";

const MOST_MS = 60_000;
const MOST_BYTES = 16 * 1024 * 1024;
const isThere = (program: string) => spawnSync(program, ["-version"], { stdio: "ignore" }).status === 0;

/** Whether this machine has ffmpeg and ffprobe; tests that need them are skipped where it has not. */
export const HAS_FFMPEG = required(isThere("ffmpeg") && isThere("ffprobe"), "ffmpeg");

/** Runs as a child without blocking: kept-alive connections would break meanwhile. */
async function run(program: string, film: Uint8Array, args: (file: string) => string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "brandrun-film-"));
  const file = join(folder, "film.mp4");
  try {
    writeFileSync(file, film);
    const limits = { timeout: MOST_MS, maxBuffer: MOST_BYTES };
    const { stdout, stderr } = await promisify(execFile)(program, args(file), limits);
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export type Stream = Record<string, string | number>;

/** What ffprobe says of every stream, with its pictures counted. */
export async function streamsOf(film: Uint8Array): Promise<Stream[]> {
  const reported = await run("ffprobe", film, (file) => [
    ...["-v", "error", "-count_frames", "-show_streams", "-of", "json"],
    file,
  ]);
  return (JSON.parse(reported) as { streams: Stream[] }).streams;
}

/** What ffmpeg complains about when it decodes all of a film; nothing when it is sound. Throws when it gives up. */
export const complaintsAbout = (film: Uint8Array): Promise<string> =>
  run("ffmpeg", film, (file) => ["-v", "warning", "-xerror", "-i", file, "-f", "null", "-"]);
