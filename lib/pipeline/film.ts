import { isFilm } from "../asset-types.ts";
import type { Message, Ports } from "../core/ports.ts";
import { cleanupMessage, nextMessage } from "../runs/messages.ts";
import type { RunView } from "../runs/store.ts";
import { BUSY, drawAlone, sendBack } from "./film/draw-alone.ts";
import { type MadeFilm, storeFilm } from "./film/film-file.ts";
import { findEarlierFilm } from "./film/find-earlier.ts";
import { gatherSegments } from "./film/gather.ts";
import { composedPlan, filmLibrary } from "./film/plan.ts";
import type { Step, StepOutcome } from "./step.ts";

/**
 * Makes the film of a run whose stills are drawn: in one go, or of parts that have queue messages of their own. Undefined
 * while parts are missing: the message that makes the last one advances the run. Undefined too where it was sent back to
 * the queue, because this isolate draws another film.
 */
export const film: Step = async ({ ports, run, brand }) => {
  if (!isFilm(run.assetType) || !run.design) return { patch: {} };
  const known = await findEarlierFilm(ports, run);
  if (known) return finished(ports, run, known, [cleanupMessage(ports, run)]);
  const filmPlan = await composedPlan(ports, run);
  const { segmentsOf, makeFilm, muxFilm } = await filmLibrary();
  const parts = segmentsOf(filmPlan).length;
  if (parts === 1) {
    const made = await drawAlone(ports, () => makeFilm(filmPlan));
    if (made !== BUSY) return finished(ports, run, made, []);
    await sendBack(ports, nextMessage(ports, run, (await brand()).plan));
    return undefined;
  }
  const segments = await gatherSegments(ports, run, parts, (await brand()).plan);
  return segments && finished(ports, run, await muxFilm(filmPlan, segments), [cleanupMessage(ports, run)]);
};

const finished = async (
  ports: Ports,
  run: RunView,
  made: MadeFilm,
  jobs: Message[],
): Promise<StepOutcome> => ({
  patch: {},
  assets: [await storeFilm(ports, run, made)],
  jobs,
});
