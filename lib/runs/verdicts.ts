import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Verdict } from "../vocab.ts";
import { findVerdicts } from "./store-list.ts";

const MAX_RUNS = 100;

/** The verdicts alone, for pages that list something else of the runs. */
export const listVerdicts = operation({
  id: "list_verdicts",
  summary: "Read the verdicts of some of the workspace's runs.",
  effect: "read",
  input: z.object({
    run_ids: z
      .array(z.guid())
      .max(MAX_RUNS)
      .meta({ description: `At most ${MAX_RUNS} runs; others than the workspace's are left out.` }),
  }),
  output: z.array(
    z.object({
      run_id: z.guid().describe("The run."),
      verdict: Verdict.nullable().describe("What was decided about it; null while it is not judged."),
    }),
  ),
  async run({ db, workspaceId }, { run_ids }) {
    const rows = run_ids.length > 0 ? await findVerdicts(db, workspaceId, run_ids) : [];
    return rows.map(({ id, verdict }) => ({ run_id: id, verdict }));
  },
});
