import { isCutOff, lacksLogin } from "./at-worker.ts";
import type { DeployWorld, Ended } from "./world.ts";

/**
 * The same world for checks that change nothing. Wrangler takes seconds to start, so it is not asked again what it has
 * answered, nor anything once it has no login or reaches no vendor.
 */
export function remembering(world: DeployWorld): DeployWorld {
  const answers = new Map<string, Promise<Ended>>();
  let last: Ended | undefined;
  const wrangler: DeployWorld["wrangler"] = async (args, secrets) => {
    if (last) return last;
    const question = args.join(" ");
    const asked = answers.get(question) ?? world.wrangler(args, secrets);
    answers.set(question, asked);
    const ended = await asked;
    if (lacksLogin(ended) || isCutOff(ended)) last = ended;
    return ended;
  };
  return { ...world, wrangler };
}

/** The same world where this machine reaches no vendor: nothing is waited for again. */
export const cutOff = (world: DeployWorld): DeployWorld => ({
  ...world,
  fetch: async () => {
    throw new TypeError("fetch failed");
  },
});
