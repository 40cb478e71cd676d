import { spawnSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FilmTake, type Take, takeOf } from "./film-takes.ts";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";

const TAKES: readonly FilmTake[] = [
  { template: "film_launch", format: "story" },
  { template: "film_tour", format: "square" },
  { template: "slideshow", format: "wide" },
  { template: "film_tour", format: "story", isOfPhotos: true },
  { template: "slideshow", format: "story", isOfPhotos: true },
];
/** What designed films aim at, and films whose photographs fill the picture and move. */
const AIMS = {
  designed: { ssim: "≥ 99.5 %", rate: "≤ 2500" },
  moving: { ssim: "≥ 98 %", rate: "≤ 6000" },
};
const PEER =
  "x264 is libx264 veryfast in one thread, fed the same uncompressed pictures, at the CRF that gives our SSIM.";
const NEEDS = "Against the uncompressed pictures, all planes; needs ffmpeg with libx264 on this machine.";
/** CRFs between which the peer's equal quality is sought, and how closely. */
const CRF = { best: 8, worst: 32, steps: 5 };

/** What films look like beside their uncompressed pictures, and what another encoder makes of the same pictures. */
export async function filmQuality(keep: Keep): Promise<Row[]> {
  if (spawnSync("ffmpeg", ["-version"]).status !== 0) return [];
  const { folder } = await keep(scratch());
  const rows: Row[] = [];
  for (const wanted of TAKES) {
    const pictures = join(folder, "pictures.yuv");
    const take = await takeOf(wanted, pictures);
    const film = join(folder, "film.mp4");
    writeFileSync(film, take.film);
    rows.push(...rowsOf(wanted, take, { folder, film, pictures }));
  }
  return rows;
}

type Files = { folder: string; film: string; pictures: string };

function rowsOf({ template, format, isOfPhotos }: FilmTake, take: Take, files: Files): Row[] {
  const name = `${template} ${format}${isOfPhotos ? ", of photographs" : ""}`;
  const aim = AIMS[isOfPhotos ? "moving" : "designed"];
  const seconds = take.frames / take.fps;
  const ssim = likeness("ssim", take, files, files.film);
  const peer = equalPeer(take, files, ssim);
  const bytes = take.film.length;
  return [
    { name: `${name}, SSIM`, value: 100 * ssim, unit: "%", aim: aim.ssim, note: NEEDS },
    { name: `${name}, PSNR`, value: likeness("psnr", take, files, files.film), unit: "dB", note: NEEDS },
    { name: `${name}, rate`, value: bytes / 125 / seconds, unit: "kbit/s", aim: aim.rate },
    {
      name: `${name}, kernel, composing and encoding`,
      value: (1000 * take.frames) / take.kernelMs,
      unit: "frames/s",
    },
    {
      name: `${name}, size beside x264`,
      value: bytes / 1e6,
      unit: "MB",
      baseline: peer.bytes / 1e6,
      ratio: bytes / peer.bytes,
      note: PEER,
    },
    {
      name: `${name}, processor time beside x264`,
      value: take.kernelMs,
      unit: "ms",
      baseline: peer.processorMs,
      ratio: take.kernelMs / peer.processorMs,
      note: PEER,
    },
  ];
}

const raw = ({ width, height, fps }: Take, { pictures }: Files) => [
  "-f",
  "rawvideo",
  "-pix_fmt",
  "yuv420p",
  "-s",
  `${width}x${height}`,
  "-r",
  `${fps}`,
  "-i",
  pictures,
];

/** SSIM or PSNR of all planes of a film and its uncompressed pictures, as ffmpeg counts them. */
function likeness(filter: "ssim" | "psnr", take: Take, files: Files, film: string): number {
  const said = ffmpeg(["-i", film, ...raw(take, files), "-lavfi", filter, "-f", "null", "-"]);
  const [, value = "NaN"] = (filter === "ssim" ? /All:([\d.]+)/ : /average:([\d.]+)/).exec(said) ?? [];
  return Number(value);
}

type Peer = { bytes: number; processorMs: number };

/** The peer at the coarsest setting that is no worse than ours: found by halving. */
function equalPeer(take: Take, files: Files, ssim: number): Peer {
  let [good, bad] = [CRF.best, CRF.worst];
  let found = peerAt(take, files, good).peer;
  for (let step = 0; step < CRF.steps; step++) {
    const crf = (good + bad) / 2;
    const tried = peerAt(take, files, crf);
    if (tried.ssim >= ssim) [good, found] = [crf, tried.peer];
    else bad = crf;
  }
  return found;
}

function peerAt(take: Take, files: Files, crf: number): { peer: Peer; ssim: number } {
  const film = join(files.folder, "peer.mp4");
  const encoder = ["-c:v", "libx264", "-preset", "veryfast", "-crf", `${crf}`, "-threads", "1"];
  const said = ffmpeg(["-benchmark", ...raw(take, files), ...encoder, "-y", film]);
  const [, user = "NaN"] = /bench: utime=([\d.]+)s/.exec(said) ?? [];
  const peer = { bytes: statSync(film).size, processorMs: Number(user) * 1000 };
  return { peer, ssim: likeness("ssim", take, files, film) };
}

function ffmpeg(args: readonly string[]): string {
  const { stderr, status } = spawnSync("ffmpeg", ["-hide_banner", "-nostdin", ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}:\n${stderr.slice(-2000)}`);
  return stderr;
}
