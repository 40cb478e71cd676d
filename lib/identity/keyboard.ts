import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { updateSingleKeys } from "./store-people.ts";

export const setSingleKeys = operation({
  id: "set_single_keys",
  summary: "Turn the single-letter keys of the dashboard on or off for the signed-in person.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    single_keys: z
      .boolean()
      .meta({ description: "False: no single letter does anything.", examples: [false] }),
  }),
  output: z.object({ single_keys: z.boolean().describe("Whether single letters do something now.") }),
  async run(ctx, { single_keys }) {
    await updateSingleKeys(ctx.db, ctx.actor.id, single_keys);
    return { single_keys };
  },
});
