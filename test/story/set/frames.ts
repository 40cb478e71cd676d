import { spawnSync } from "node:child_process";

const CELLS = 10;
const CELL_WIDTH = 360;

/** Writes a grid of ten frames of a film, from its beginning to its end, as a PNG. Needs ffmpeg. */
export function writeFrames(film: string, seconds: number, grid: string): void {
  const picture = `fps=${CELLS / seconds},scale=${CELL_WIDTH}:-2,tile=5x${CELLS / 5}`;
  const made = spawnSync("ffmpeg", [
    ...["-v", "error", "-y", "-i", film],
    ...["-vf", picture, "-frames:v", "1", grid],
  ]);
  if (made.status !== 0) throw new Error(`ffmpeg made no frames of ${film}: ${made.stderr}`);
}
