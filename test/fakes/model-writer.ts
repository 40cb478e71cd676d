import { withRepair } from "../../lib/adapters/model/repair.ts";
import { transportModel } from "../../lib/adapters/model/transport-model.ts";
import type { Model } from "../../lib/core/model.ts";

export type ReceivedRequest = { system: string; prompt: string };

/** A model in this process that keeps the port's promises and answers what `answer` makes of each question. */
export function writer(
  answer: (received: ReceivedRequest, nth: number) => unknown,
): Model & { received: ReceivedRequest[] } {
  const received: ReceivedRequest[] = [];
  const model = transportModel("fake/writer", async ({ system, prompt }) => {
    received.push({ system, prompt });
    return { text: JSON.stringify(answer({ system, prompt }, received.length)), end: "complete" };
  });
  return { ...withRepair(model), received };
}

/** A block of a prompt, as the model reads it. */
export function blockOf({ prompt }: ReceivedRequest, name: string): unknown {
  const inside = new RegExp(`<${name}>\\n(.*)\\n</${name}>`).exec(prompt)?.[1];
  if (inside === undefined) throw new Error(`the prompt has no block ${name}`);
  return JSON.parse(inside);
}
