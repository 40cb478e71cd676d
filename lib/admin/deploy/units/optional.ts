import { secretsAtWorker } from "../at-worker.ts";
import { partsOff } from "../optional-parts.ts";
import { type DeployUnit, fine } from "../unit.ts";

/** Which parts of the service are off, because their settings are not there. None of them is wrong. */
export const optionalParts: DeployUnit = {
  name: "optional parts",
  async check(world) {
    const off = partsOff(world, (await secretsAtWorker(world)) ?? []);
    if (off.length === 0) return fine("all are on");
    const named = off.map(({ name, settings: [first] }) => `${name} (${first})`);
    return fine(`off: ${named.join(", ")}. functions/docs/deploy.md says what each turns on.`);
  },
};
