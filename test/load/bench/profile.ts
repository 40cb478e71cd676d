import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleWorker } from "../../../lib/local/bundle.ts";
import { generateRequests, pollRequests, startArena } from "./arena.ts";
import { profiled } from "./inspector.ts";
import { summary } from "./profile-summary.ts";
import type { Row } from "./row.ts";
import type { Keep } from "./scope.ts";
import { sourcesOf } from "./sources.ts";
import { refusals } from "./throughput.ts";

const CONNECTIONS = 64;
const WARM_UP_MS = 3_000;
const MILLISECONDS = 3_000;
const FOLDER = join(import.meta.dirname, "../profiles");

/** Where the service's own isolate spends its time, as one text a kind of request in `test/load/profiles`. */
export async function profile(keep: Keep): Promise<Row[]> {
  const arena = await startArena(keep);
  const partOf = sourcesOf(await bundleWorker());
  const generate = { requests: generateRequests(arena.owners), expect: [202] };
  const { load, ours } = arena;
  const planOf = (milliseconds: number, plan: typeof generate) => ({
    port: ours.port,
    connections: CONNECTIONS,
    milliseconds,
    ...plan,
  });
  await load.run(planOf(WARM_UP_MS, generate));
  await ours.settle();
  const poll = { requests: await pollRequests(arena), expect: [200] };
  await mkdir(FOLDER, { recursive: true });
  for (const [name, plan] of Object.entries({ generate, poll, ...(await refusals(arena)) })) {
    await load.run(planOf(WARM_UP_MS / 3, plan));
    const seen = await profiled(ours.inspectorPort, async () => {
      const { count } = await load.run(planOf(MILLISECONDS, plan));
      await ours.settle();
      return count;
    });
    const [file = name] = name.split(/[:,]/);
    await writeFile(
      join(FOLDER, `${file.replaceAll(" ", "-")}.txt`),
      `${name}: ${summary(seen.profile, seen.result, partOf)}`,
    );
  }
  return [];
}
