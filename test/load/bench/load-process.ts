import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { LoadPlan, LoadResult } from "./load.ts";

/** A process of its own that plays the callers: in ours they would compete with the embedded servers. */
export async function startLoad() {
  const child = fork(fileURLToPath(import.meta.resolve("./load.ts")));
  return {
    /** Throws when a single answer was not the expected one: refusals are quick and would flatter the figures. */
    async run(plan: LoadPlan): Promise<LoadResult> {
      child.send(plan);
      const [result] = (await once(child, "message")) as [LoadResult];
      const failed = Object.entries(result.failures).map(([status, count]) => `${count} × ${status}`);
      if (failed.length > 0) throw new Error(`Unexpected answers under load: ${failed.join(", ")}`);
      return result;
    },
    async close() {
      child.kill();
    },
  };
}

export type Load = Awaited<ReturnType<typeof startLoad>>;
