import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Verdict } from "../vocab.ts";
import { PostsQuery } from "./list.ts";
import { findVerdicts } from "./store.ts";

/** The headlines that posts are called by, and what keeps scheduled ones from going out: read beside the posts and not after them. */
export const listVerdicts = operation({
  id: "list_verdicts",
  summary: "Read the headlines and verdicts of the runs whose posts are on a page of posts.",
  effect: "read",
  input: PostsQuery.pick({ limit: true, offset: true, status: true, livemode: true }),
  output: z.array(
    z.object({
      run_id: z.guid().describe("The run."),
      verdict: Verdict.nullable().describe("What was decided about it; null while it is not judged."),
      headline: z.string().describe("Its headline; empty where there is none."),
    }),
  ),
  async run({ db, workspaceId }, { limit, offset, status, livemode }) {
    const all = { platform: undefined, runId: undefined, campaignId: undefined };
    const rows = await findVerdicts(db, workspaceId, { ...all, status, livemode }, { limit, offset });
    return rows.map(({ runId, verdict, headline }) => ({ run_id: runId, verdict, headline: headline ?? "" }));
  },
});
