import type { Platform } from "./endure.ts";
import type { Story } from "./stories.ts";
import { walk } from "./walk.ts";

const OUTAGE_SECONDS = 60;
const EVERY = 8;

/**
 * Tells a story while ports are away for a minute, beginning at its first call of the outside world, at a later one, and so
 * on. Answers what was wrong afterwards.
 */
export async function pulled(story: Story, ports: readonly string[]): Promise<string[]> {
  const stride = EVERY * (story.stride ?? 1);
  return (await walk(story, { cut: (p) => p.pull(ports, OUTAGE_SECONDS), comesBack: true, stride })).troubles;
}

/** Tells a story a few times under conditions that were arranged. Answers what was wrong afterwards. */
export async function under(story: Story, arrange: (p: Platform) => void, times = 2): Promise<string[]> {
  const p = await story.open();
  arrange(p);
  for (let n = 0; n < times; n++) await story.tell(p);
  await p.rest();
  return [...(await p.troubles()), ...((await story.troubles?.(p)) ?? [])];
}
