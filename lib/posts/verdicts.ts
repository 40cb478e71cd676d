import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Verdict } from "../vocab.ts";
import { PostsQuery } from "./list.ts";
import { findVerdicts } from "./store.ts";

/** What keeps scheduled posts from going out, read beside the posts and not after them. */
export const listVerdicts = operation({
  id: "list_verdicts",
  summary: "Read the verdicts of the runs whose scheduled posts are on a page of posts.",
  effect: "read",
  input: PostsQuery.pick({ limit: true, offset: true, status: true, livemode: true }),
  output: z.array(
    z.object({
      run_id: z.guid().describe("The run."),
      verdict: Verdict.nullable().describe("What was decided about it; null while it is not judged."),
    }),
  ),
  async run({ db, workspaceId }, { limit, offset, status, livemode }) {
    const all = { platform: undefined, runId: undefined, campaignId: undefined };
    const rows = await findVerdicts(db, workspaceId, { ...all, status, livemode }, { limit, offset });
    return rows.map(({ runId, verdict }) => ({ run_id: runId, verdict }));
  },
});
