import type { Ports } from "../../core/ports.ts";
import type { RunView } from "../../runs/store.ts";
import { findFilm } from "../../runs/store-drawn.ts";
import { intact } from "../stored.ts";
import type { MadeFilm } from "./keep.ts";

/** The film of an earlier run with the same render hash, read from storage instead of made again. */
export async function filmedBefore({ db, files }: Ports, run: RunView): Promise<MadeFilm | undefined> {
  if (run.renderHash === null) return undefined;
  const earlier = await findFilm(db, run, run.renderHash);
  const bytes = earlier && (await intact(files, earlier));
  return bytes && { ...earlier, bytes, durationMs: earlier.durationMs ?? 0 };
}
