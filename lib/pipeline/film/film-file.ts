import type { Ports } from "../../core/ports.ts";
import type { RunAsset, RunView } from "../../runs/store.ts";
import { storeFile } from "../stored-file.ts";
import { filmName } from "./names.ts";

export type MadeFilm = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number; durationMs: number };

/** Stores a film under its run's name. A film precedes its stills. */
export async function storeFilm({ files }: Ports, run: RunView, film: MadeFilm): Promise<RunAsset> {
  const { bytes, width, height, durationMs } = film;
  const key = filmName(run);
  const mimeType = "video/mp4";
  const hash = await storeFile(files, key, bytes, mimeType);
  return {
    index: 0,
    role: "primary",
    key,
    mimeType,
    width,
    height,
    bytes: bytes.byteLength,
    sha256: hash,
    altText: run.altText ?? "",
    durationMs,
  };
}
