import type { Check, CheckGroup } from "../../vocab.ts";
import { clamp, tenth } from "./check.ts";

/** What the picture can judge better than the text. Claims and message stay ours. */
const REPLACEABLE: ReadonlySet<CheckGroup> = new Set(["legibility", "brand", "platform"]);

const finite = (n: number) => (Number.isFinite(n) && n > 0 ? n : 0);

/** A check from elsewhere, with points that lie between nothing and its weight. */
function sound(check: Check): Check {
  const weight = finite(check.weight);
  return { ...check, weight, points: weight ? tenth(weight * clamp(check.points / weight)) : 0 };
}

/** Puts the checks of the picture in the place of ours with the same id, and the others at the end. */
export function withLint(checks: readonly Check[], lint: readonly Check[]): Check[] {
  const incoming = new Map(lint.map((c) => [c.id, sound(c)]));
  const kept = checks.map((own) => {
    const other = incoming.get(own.id);
    if (!other || !REPLACEABLE.has(own.group)) return own;
    incoming.delete(own.id);
    return other;
  });
  const taken = new Set(kept.map((c) => c.id));
  return [...kept, ...[...incoming.values()].filter((c) => !taken.has(c.id))];
}
