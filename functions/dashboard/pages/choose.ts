import { Hono } from "hono";
import * as z from "zod/v4";
import { ReviewBody, reviewRun } from "../../../lib/runs/review.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo } from "../http/answer.tsx";
import { closed } from "../http/close-run.ts";
import { readForm } from "../http/form.ts";

/** The page where versions stand beside each other; any other address counts as none. */
const BACK = /^\/app\/runs\/[\w-]+\/(?:variants|compare\?with=[\w-]+)$/;
/** As many as are made of one brief. */
const MOST_OTHERS = 3;

const UNNEEDED = "Not needed: another version was chosen.";

const Choice = z.object({
  verdict: ReviewBody.shape.verdict,
  back: z.string().regex(BACK).optional().catch(undefined),
  unneeded: z
    .string()
    .default("")
    .transform((ids) => ids.split(",").filter(Boolean).slice(0, MOST_OTHERS)),
});

/** Decides about one of several versions, and closes those that are not needed then. */
export const choosePages = new Hono<AppEnv>().post("/runs/:run_id/choose", async (c) => {
  const { ctx } = c.var.signedIn;
  const { verdict, back, unneeded } = Choice.parse(await readForm(c));
  const run_id = c.req.param("run_id");
  await reviewRun(ctx, reviewRun.input.parse({ run_id, verdict }));
  if (verdict === "rejected") return goTo(c, back ?? `/app/runs/${run_id}`, "rejected");
  for (const other of unneeded) await closed(ctx, other, UNNEEDED);
  return goTo(c, `/app/runs/${run_id}`, unneeded.length > 0 ? "chosen" : "approved");
});
