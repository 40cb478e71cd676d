import { within } from "../brand/images/redraw.ts";
import { CAPABILITIES } from "../platforms/capabilities.ts";
import type { Problem } from "../platforms/problem.ts";
import { type Material, problemsOf } from "../platforms/problems.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import type { Platform } from "../vocab.ts";

const JPEG = "image/jpeg";

/** A picture of a run as a platform gets it: as it is, or redrawn as a JPEG that is not too large for it. */
export type Fitted = { asset: RunAsset; mimeType: string; width: number; height: number; redrawn: boolean };

/** What of a run is published: its film, its slides, or its picture. */
export type Chosen =
  | { kind: "none" }
  | { kind: "images"; files: Fitted[] }
  | { kind: "video"; film: RunAsset; cover: RunAsset | null };

export function chooseMedia({ assets }: RunView, platform: Platform): Chosen {
  const film = assets.find(({ mimeType }) => mimeType.startsWith("video/"));
  if (film) return { kind: "video", film, cover: assets.find(({ role }) => role === "poster") ?? null };
  const pictures = assets.filter(({ mimeType }) => mimeType.startsWith("image/"));
  const slides = pictures.filter(({ role }) => role === "slide");
  const files = (slides.length > 0 ? slides : pictures.slice(0, 1)).map((asset) => fitted(asset, platform));
  return files.length > 0 ? { kind: "images", files } : { kind: "none" };
}

function fitted(asset: RunAsset, platform: Platform): Fitted {
  const { width, height, mimeType, bytes } = asset;
  const limits = CAPABILITIES[platform].images;
  const as = { asset, mimeType, width, height, redrawn: false };
  if (!limits) return as;
  const { maxSide = Number.POSITIVE_INFINITY, maxShortSide = Number.POSITIVE_INFINITY } = limits;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.min(1, maxSide / long, maxShortSide / short);
  const takesIt = limits.mimeTypes.includes(mimeType) && bytes <= limits.maxBytes && scale === 1;
  if (takesIt || !limits.mimeTypes.includes(JPEG)) return as;
  return { asset, mimeType: JPEG, ...within({ width, height }, Math.floor(long * scale)), redrawn: true };
}

/** Why the platform would not take the run as it would be sent. What is redrawn is light enough. */
export function problemsWith(
  run: RunView,
  platform: Platform,
  words: { text: string; title: string },
): Problem[] {
  return problemsOf(platform, { ...words, media: materialOf(chooseMedia(run, platform)) });
}

function materialOf(chosen: Chosen): Material["media"] {
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
