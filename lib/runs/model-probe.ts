import type { Ports, Probe } from "../core/ports.ts";
import { deploymentTokens } from "./store-model-tokens.ts";

type Deps = Pick<Ports, "db" | "settings" | "now">;

/** Health shows a language model whose tokens of the day are used up as down: then the house writes. */
export const modelProbe = ({ db, settings, now }: Deps): Probe => ({
  name: "model",
  critical: false,
  async check() {
    const limit = settings.modelDaily?.tokens ?? Number.POSITIVE_INFINITY;
    if ((await deploymentTokens(db, now().toISOString().slice(0, 10))) >= limit * ALMOST_USED_UP) {
      throw new Error("The tokens of this day are used up.");
    }
  },
});

/** The rest is less than a question needs. */
const ALMOST_USED_UP = 0.99;
