import { isFilm } from "../billing/plans.ts";
import type { Message, Ports } from "../core/ports.ts";
import { tidyMessage } from "../runs/lane.ts";
import type { RunView } from "../runs/store.ts";
import { filmedBefore } from "./film/earlier.ts";
import { gatherSegments } from "./film/gather.ts";
import { keepFilm, type MadeFilm } from "./film/keep.ts";
import { composedPlan, filmLibrary } from "./film/plan.ts";
import type { Outcome, Step } from "./step.ts";

/**
 * Makes the film of a run whose stills are drawn: in one go, or of parts that have queue messages of their own. Undefined
 * while parts are missing: whoever makes the last one sends the run on.
 */
export const film: Step = async ({ ports, run, brand }) => {
  if (!isFilm(run.assetType) || !run.design) return { patch: {} };
  const known = await filmedBefore(ports, run);
  if (known) return finished(ports, run, known, [tidyMessage(ports, run)]);
  const filmPlan = await composedPlan(ports, run);
  const { segmentsOf, makeFilm, muxFilm } = await filmLibrary();
  const parts = segmentsOf(filmPlan).length;
  if (parts === 1) return finished(ports, run, await makeFilm(filmPlan), []);
  const segments = await gatherSegments(ports, run, parts, (await brand()).plan);
  return segments && finished(ports, run, await muxFilm(filmPlan, segments), [tidyMessage(ports, run)]);
};

const finished = async (ports: Ports, run: RunView, made: MadeFilm, then: Message[]): Promise<Outcome> => ({
  patch: {},
  assets: [await keepFilm(ports, run, made)],
  then,
});
