import { Hono } from "hono";
import * as z from "zod/v4";
import { ReviewBody, reviewRun } from "../../../lib/runs/review.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo } from "../http/answer.tsx";
import { readForm } from "../http/form.ts";

/** The page where versions stand beside each other; any other address counts as none. */
const BACK = /^\/app\/runs\/[\w-]+\/(?:variants|compare\?with=[\w-]+)$/;
const Choice = z.object({
  verdict: ReviewBody.shape.verdict,
  back: z.string().regex(BACK).optional().catch(undefined),
});

/** Decides about one of several versions. Those that are not chosen are set aside by it, and stay as they are. */
export const choosePages = new Hono<AppEnv>().post("/runs/:run_id/choose", async (c) => {
  const { ctx } = c.var.signedIn;
  const { verdict, back } = Choice.parse(await readForm(c));
  const run_id = c.req.param("run_id");
  await reviewRun(ctx, reviewRun.input.parse({ run_id, verdict }));
  if (verdict === "rejected") return goTo(c, back ?? `/app/runs/${run_id}`, "rejected");
  return goTo(c, `/app/runs/${run_id}`, back ? "chosen" : "approved");
});
