import { NETWORKS } from "../platforms/networks.ts";
import type { PlatformProblem } from "../platforms/problem.ts";
import { type PostContent, problemsOf } from "../platforms/problems.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import { within } from "../uploads/images/redraw.ts";
import type { Platform } from "../vocab.ts";

const JPEG = "image/jpeg";

/** A picture as a platform gets it: unchanged, or redrawn as a smaller JPEG. */
export type FittedPicture = {
  asset: RunAsset;
  mimeType: string;
  width: number;
  height: number;
  redrawn: boolean;
};

/** The media of a run that are published: its film, its slides, or its picture. */
export type ChosenMedia =
  | { kind: "none" }
  | { kind: "images"; files: FittedPicture[] }
  | { kind: "video"; film: RunAsset; cover: RunAsset | null };

export function chooseMedia({ assets }: RunView, platform: Platform): ChosenMedia {
  const film = assets.find(({ mimeType }) => mimeType.startsWith("video/"));
  if (film) return { kind: "video", film, cover: assets.find(({ role }) => role === "poster") ?? null };
  const pictures = assets.filter(({ mimeType }) => mimeType.startsWith("image/"));
  const slides = pictures.filter(({ role }) => role === "slide");
  const files = (slides.length > 0 ? slides : pictures.slice(0, 1)).map((asset) => fitted(asset, platform));
  return files.length > 0 ? { kind: "images", files } : { kind: "none" };
}

function fitted(asset: RunAsset, platform: Platform): FittedPicture {
  const { width, height, mimeType, bytes } = asset;
  const limits = NETWORKS[platform].images;
  const unchanged = { asset, mimeType, width, height, redrawn: false };
  if (!limits) return unchanged;
  const { maxSide = Number.POSITIVE_INFINITY, maxShortSide = Number.POSITIVE_INFINITY } = limits;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, maxSide / long, maxShortSide / short);
  const takesIt = limits.mimeTypes.includes(mimeType) && bytes <= limits.maxBytes && scale === 1;
  if (takesIt || !limits.mimeTypes.includes(JPEG)) return unchanged;
  return { asset, mimeType: JPEG, ...within({ width, height }, Math.floor(long * scale)), redrawn: true };
}

/** The platform's limits that a run exceeds. Redrawn pictures are always light enough. */
export function problemsWith(
  run: RunView,
  platform: Platform,
  words: { text: string; title: string },
): PlatformProblem[] {
  return problemsOf(platform, { ...words, media: materialOf(chooseMedia(run, platform)) });
}

function materialOf(chosen: ChosenMedia): PostContent["media"] {
  if (chosen.kind === "none") return chosen;
  if (chosen.kind === "video") {
    return { kind: "video", file: chosen.film, durationMs: chosen.film.durationMs ?? 0 };
  }
  const files = chosen.files.map(({ asset, redrawn, mimeType, width, height }) => ({
    mimeType,
    width,
    height,
    bytes: redrawn ? 0 : asset.bytes,
  }));
  return { kind: "images", files };
}
