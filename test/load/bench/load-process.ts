import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { LoadPlan, LoadResult, SendPlan } from "./load.ts";

/** A process of its own that plays the callers: in ours they would compete with the embedded servers. */
export async function startLoad() {
  const child = fork(fileURLToPath(import.meta.resolve("./load.ts")));
  async function ask(plan: LoadPlan | SendPlan): Promise<LoadResult> {
    child.send(plan);
    const [result] = (await once(child, "message")) as [LoadResult];
    return result;
  }
  return {
    /** Throws when a single answer was not the expected one: refusals are quick and would flatter the figures. */
    async run(plan: LoadPlan): Promise<LoadResult> {
      const result = await ask(plan);
      const failed = Object.entries(result.failures).map(([status, count]) => `${count} × ${status}`);
      if (failed.length > 0) throw new Error(`Unexpected answers under load: ${failed.join(", ")}`);
      return result;
    },
    /** A burst. Answers that were not expected are counted. */
    send: (plan: SendPlan) => ask(plan),
    async close() {
      child.kill();
    },
  };
}

export type Load = Awaited<ReturnType<typeof startLoad>>;
