import type { FaultPlatform } from "./fault-platform.ts";
import { CUTS, type Cut } from "./isolate.ts";
import type { Story } from "./stories.ts";

/** More outside calls than any story makes. */
const MAX_CALLS = 400;
const OUTAGE_SECONDS = 60;
/** Outages last long, so one that begins at every eighth call covers a story. */
const OUTAGE_STRIDE = 8;

type CutOptions = { cut: Cut | ((p: FaultPlatform) => void); comesBack: boolean; stride?: number };

/**
 * Runs a story again and again, with its first outside call cut, then its second, until no call is left.
 * Answers the problems found afterwards. A long story is cut at every n-th call only, each kind of cut at other calls.
 */
export async function cutEveryCall(story: Story, { cut, comesBack, stride = story.stride ?? 1 }: CutOptions) {
  const p = await story.open();
  const first = 1 + (typeof cut === "string" ? CUTS.indexOf(cut) % stride : 0);
  for (let at = first; at < MAX_CALLS; at += stride) {
    p.cut(at, typeof cut === "string" ? cut : () => cut(p));
    await story.run(p, comesBack ? undefined : 1);
    await p.settle();
    p.mend();
    const problems = [...(await p.problems()), ...((await story.problems?.(p)) ?? [])];
    const struck = p.struck();
    if (problems.length > 0) return { calls: at, problems: [`call ${at}, ${struck}:`, ...problems] };
    if (!struck) return { calls: at, problems };
  }
  throw new Error("The story does not end.");
}

/** Runs a story with ports down for a minute: from its first outside call on, then from a later one. */
export async function runWithPortsDown(story: Story, ports: readonly string[]): Promise<string[]> {
  const stride = OUTAGE_STRIDE * (story.stride ?? 1);
  const cut = (p: FaultPlatform) => p.pull(ports, OUTAGE_SECONDS);
  return (await cutEveryCall(story, { cut, comesBack: true, stride })).problems;
}

/** Runs a story a few times under arranged conditions. Answers the problems found afterwards. */
export async function runUnder(
  story: Story,
  arrange: (p: FaultPlatform) => void,
  times = 2,
): Promise<string[]> {
  const p = await story.open();
  arrange(p);
  for (let n = 0; n < times; n++) await story.run(p);
  await p.settle();
  return [...(await p.problems()), ...((await story.problems?.(p)) ?? [])];
}
