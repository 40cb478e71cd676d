import type { Ports } from "../../core/ports.ts";
import type { RunView } from "../../runs/store.ts";
import { findFilm } from "../../runs/store-drawn.ts";
import { readIntact } from "../stored-file.ts";
import type { MadeFilm } from "./film-file.ts";

/** The film of an earlier run with the same render hash, read from storage instead of made again. */
export async function findEarlierFilm({ db, files }: Ports, run: RunView): Promise<MadeFilm | undefined> {
  if (run.renderHash === null) return undefined;
  const earlier = await findFilm(db, run, run.renderHash);
  const bytes = earlier && (await readIntact(files, earlier));
  return bytes && { ...earlier, bytes, durationMs: earlier.durationMs ?? 0 };
}
