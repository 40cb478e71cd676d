import { withRepair } from "../../lib/adapters/model/repair.ts";
import { wireModel } from "../../lib/adapters/model/wire-model.ts";
import type { Model } from "../../lib/core/model.ts";

export type Heard = { system: string; prompt: string };

/** A model in this process that keeps the port's promises and answers what `answer` makes of each question. */
export function writer(answer: (heard: Heard, nth: number) => unknown): Model & { heard: Heard[] } {
  const heard: Heard[] = [];
  const model = wireModel("fake/writer", async ({ system, prompt }) => {
    heard.push({ system, prompt });
    return { text: JSON.stringify(answer({ system, prompt }, heard.length)), end: "complete" };
  });
  return { ...withRepair(model), heard };
}

/** A block of a prompt, as the model reads it. */
export function blockOf({ prompt }: Heard, name: string): unknown {
  const inside = new RegExp(`<${name}>\\n(.*)\\n</${name}>`).exec(prompt)?.[1];
  if (inside === undefined) throw new Error(`the prompt has no block ${name}`);
  return JSON.parse(inside);
}
