import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { noRun } from "../runs/read.ts";
import { RunId } from "../runs/run.ts";
import { seedOf } from "../runs/seed.ts";
import { findRun } from "../runs/store.ts";
import { suitableTemplates } from "./designs/choose-template.ts";
import { storyOf } from "./story-of.ts";

/** Layouts are compared without the library: those that need a screen or a photo are left out. */
const NO_PICTURES = { asked: [], atHand: [], faces: [] };

export const listLayouts = operation({
  id: "list_layouts",
  summary: "List the templates that can show a run's story about as well as its own, the best first.",
  effect: "read",
  refuses: ["not_found"],
  input: RunId,
  output: z.array(
    z.object({
      id: z.string().describe("The template."),
      title: z.string().describe("Its name, for people."),
    }),
  ),
  async run(ctx, { run_id }) {
    const run = await findRun(ctx.db, ctx.workspaceId, run_id);
    if (!run) throw noRun();
    if (run.body || !(run.story || run.copy)) return [];
    const { assetType } = run;
    const pictures = { brand: ctx.workspaceName, ...NO_PICTURES };
    return suitableTemplates(storyOf(run), pictures, { assetType, seed: seedOf(run) }).map(
      ({ template: { id, title } }) => ({ id, title }),
    );
  },
});
