import { PermanentFailure } from "../core/failures.ts";
import type { Check } from "../vocab.ts";
import type { Design } from "./design.ts";

type Judged = { design: Design; checks: readonly Check[]; unshown?: readonly string[] };

const isCrowded = ({ checks }: Judged) => checks.some(({ id, passed }) => id === "picture_room" && !passed);

/** Designs that are drawn for a picture at most. */
const TRIES = { crowded: 2, misled: 4 };

/**
 * The best design whose words have room and which buries nothing that is to be seen first: both are known only when
 * it is drawn. Where the best has a fault, the next are tried; `except` are the templates that have not worked.
 */
export async function withRoom<D extends Judged>(
  make: (except: readonly string[]) => Promise<D>,
  missesLead: (drawn: D) => boolean = () => false,
): Promise<D> {
  const drawn = [await make([])];
  const faultOf = (one: D) => (isCrowded(one) ? 4 : 0) + (missesLead(one) ? 2 : 0);
  for (;;) {
    const last = drawn.at(-1);
    const most = drawn.some(missesLead) ? TRIES.misled : TRIES.crowded;
    if (!last || faultOf(last) === 0 || drawn.length >= most) break;
    const next = await make(drawn.map(({ design }) => design.template.id)).catch((error: unknown) => {
      if (error instanceof PermanentFailure) return undefined;
      throw error;
    });
    if (!next) break;
    drawn.push(next);
  }
  const [first, ...others] = drawn as [D, ...D[]];
  // One that leaves facts out is no better than one that buries a value.
  const gradeOf = (one: D) =>
    faultOf(one) + ((one.unshown?.length ?? 0) > (first.unshown?.length ?? 0) ? 3 : 0);
  return others.reduce((best, one) => (gradeOf(one) < gradeOf(best) ? one : best), first);
}
