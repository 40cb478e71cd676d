import { own } from "../text/own.ts";
import type { Asset, Run } from "./answers.ts";
import { clean } from "./text.ts";

const EXTENSIONS: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "video/mp4": "mp4",
};
const NAME_LENGTH = 48;

/**
 * Names for a folder: asset type, first words of the text, and the unique end of the run's id.
 * Several files are numbered in display order; the main one has no number.
 * `card-ship-invoices-faster-1f2e3d4c.png`
 */
export function folderNames(run: Run): string[] {
  const stem = [slug(run.assetType ?? "asset"), slug(run.outputText ?? ""), run.id.slice(-8)]
    .filter(Boolean)
    .join("-");
  const { assets } = run;
  return assets.map((asset) => stem + (isMain(asset, run) ? "" : part(asset, run)) + suffix(asset));
}

/** Names beside the one the person chose: itself for the main file, numbered before its ending for others. */
export function numberedNames(run: Run, path: string): string[] {
  const stem = path.replace(/\.[a-z0-9]{1,5}$/i, "");
  return run.assets.map((asset) => (isMain(asset, run) ? path : stem + part(asset, run) + suffix(asset)));
}

/** What the run was about: its only file, or the film among its stills. */
const isMain = ({ role }: Asset, { assets }: Run) => assets.length === 1 || role === "primary";

/** Its number is the one in its address: slides count among slides, whatever stands before them. */
function part(asset: Asset, { assets }: Run): string {
  const kind = slug(asset.role ?? "");
  const number = assets.filter(({ role }) => role === asset.role).indexOf(asset) + 1;
  return `-${String(number).padStart(2, "0")}${kind && `-${kind}`}`;
}

function suffix({ mimeType: type, url }: Asset): string {
  const known = own(EXTENSIONS, type?.split(";")[0]?.trim() ?? "");
  const ending = /\.([a-z0-9]{1,5})$/i.exec(url.replace(/[?#].*$/, ""))?.[1]?.toLowerCase();
  return `.${known ?? ending ?? "bin"}`;
}

/** Plain letters of every script, digits and hyphens, cut between words. */
function slug(text: string): string {
  const flat = clean(text).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  let kept = "";
  for (const word of flat.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const longer = kept ? `${kept}-${word}` : word;
    if (longer.length > NAME_LENGTH) break;
    kept = longer;
  }
  return kept;
}
