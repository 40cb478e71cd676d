import { type Brand, readBrand } from "../brand/brand.ts";
import { invalidField } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { operation } from "../core/operation.ts";
import { findParent } from "../runs/parent-run.ts";
import { rerenderRun, rowOfAgain } from "../runs/rerender.ts";
import { RUN_DEFAULTS, type RunView } from "../runs/store.ts";
import { drawPreview } from "./draw-preview.ts";
import { Preview, TURNS } from "./preview-run.ts";
import { takeTurn } from "./preview-turn.ts";
import { storyOfHouse } from "./story-of-house.ts";
import { withEdits } from "./with-edits.ts";
import { withOverrides } from "./with-overrides.ts";

export const previewRerender = operation({
  id: "preview_rerender",
  summary:
    "Draw what a run would become with other words or another look, small. Nothing is stored or counted; two a second for each person.",
  effect: "write",
  testKey: "read only",
  refuses: ["run_not_found", "run_not_succeeded"],
  input: rerenderRun.input,
  output: Preview,
  async run(ctx, { run_id, ...wish }) {
    const [parent, brand] = await Promise.all([
      findParent(ctx, run_id),
      readBrand(ctx, ctx.workspaceId),
      takeTurn(ctx, TURNS),
    ]);
    const row = await rowOfAgain(ctx, parent, wish);
    const run: RunView = { ...RUN_DEFAULTS, ...row, assets: [], deliveries: [], isFree: false };
    try {
      return await drawPreview(ctx, written(run, brand), brand);
    } catch (error) {
      if (error instanceof PermanentFailure) throw invalidField(["body", "copy"], error.message);
      throw error;
    }
  },
});

/** As the write step of the house would leave it. A run from before stories is written anew. */
function written(run: RunView, brand: Brand): RunView {
  if (run.body) return run;
  const story = run.story ? withEdits(run.story, run) : withOverrides(storyOfHouse(run, brand), run);
  return { ...run, story, outputText: story.posts[run.channel] ?? "" };
}
