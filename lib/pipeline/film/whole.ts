import type { Ports } from "../../core/ports.ts";
import type { FilmPlan } from "../../render/film/film.ts";
import type { RunView } from "../../runs/store.ts";
import { noteFilm } from "../../runs/store-film.ts";
import { filmLibrary } from "./plan.ts";

const NOTE_EVERY_MS = 1_000;

/** Thrown through the encoder when nobody waits for its film any more. */
class Unwanted extends Error {}

/** Makes a film of one part, and notes how far it is about once a second. Undefined when the run has ended meanwhile. */
export async function shootWhole(
  ports: Ports,
  run: RunView,
  filmPlan: FilmPlan,
): Promise<Uint8Array[] | undefined> {
  const { encodeSegment } = await filmLibrary();
  try {
    return [await encodeSegment(filmPlan, 0, noter(ports, run, filmPlan.timeline.frames))];
  } catch (error) {
    if (error instanceof Unwanted) return undefined;
    throw error;
  }
}

function noter(ports: Ports, run: RunView, total: number): (share: number) => Promise<void> {
  let noted = ports.now().getTime();
  return async (share) => {
    // A Worker's clock stands still while it computes; a pause lets it go on, and other requests have their turn.
    await ports.sleep(0);
    const now = ports.now();
    if (now.getTime() - noted < NOTE_EVERY_MS) return;
    noted = now.getTime();
    const done = Math.round(share * total);
    if (!(await noteFilm(ports.db, run, { done, total }, now))) throw new Unwanted();
  };
}
