import { PermanentFailure } from "../core/failures.ts";
import type { Check } from "../vocab.ts";
import type { Design } from "./design.ts";

type Judged = { design: Design; checks: readonly Check[] };

const isCrowded = ({ checks }: Judged) => checks.some(({ id, passed }) => id === "picture_room" && !passed);

/**
 * The best design whose words have room, which is known only when they are set. Where the best has none, the next is
 * tried; `except` are the templates that have not worked.
 */
export async function withRoom<D extends Judged>(
  make: (except: readonly string[]) => Promise<D>,
): Promise<D> {
  const best = await make([]);
  if (!isCrowded(best)) return best;
  const next = await make([best.design.template.id]).catch((error: unknown) => {
    if (error instanceof PermanentFailure) return best;
    throw error;
  });
  return isCrowded(next) ? best : next;
}
