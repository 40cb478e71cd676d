import type { Platform } from "./endure.ts";
import { CUTS, type Cut } from "./isolate.ts";
import type { Story } from "./stories.ts";

/** More calls than any story makes. */
const MOST_CALLS = 400;

type Wish = { cut: Cut | ((p: Platform) => void); comesBack: boolean; stride?: number };

/**
 * Tells a story again and again, with the first of its calls of the outside world cut, then the second, until there are no
 * more: what was wrong afterwards. Stories that take long are cut at every n-th call, each kind of cut at others.
 */
export async function walk(story: Story, { cut, comesBack, stride = story.stride ?? 1 }: Wish) {
  const p = await story.open();
  const first = 1 + (typeof cut === "string" ? CUTS.indexOf(cut) % stride : 0);
  for (let at = first; at < MOST_CALLS; at += stride) {
    p.cut(at, typeof cut === "string" ? cut : () => cut(p));
    await story.tell(p, comesBack ? undefined : 1);
    await p.rest();
    p.mend();
    const troubles = [...(await p.troubles()), ...((await story.troubles?.(p)) ?? [])];
    const struck = p.struck();
    if (troubles.length > 0) return { calls: at, troubles: [`call ${at}, ${struck}:`, ...troubles] };
    if (!struck) return { calls: at, troubles };
  }
  throw new Error("The story does not end.");
}
