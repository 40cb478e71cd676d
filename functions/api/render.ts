import { Hono } from "hono";
import { listLooks } from "../../lib/runs/looks.ts";
import {
  BatchesQuery,
  BatchId,
  BatchQuery,
  cancelBatch,
  getBatch,
  listBatches,
} from "../../lib/runs/read-batch.ts";
import { render } from "../../lib/runs/render.ts";
import { RenderInput } from "../../lib/runs/render-input.ts";
import { getTemplate, listTemplates, OutputType } from "../../lib/runs/templates.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { body, params } from "../http/validate.ts";

export const renders = new Hono<AppEnv>()
  .post("/render", requireKey, body(RenderInput), (c) =>
    answer(c, render, c.req.valid("json"), { status: 202, dryRun: true, once: true }),
  )
  .get("/render", requireKey, query(BatchesQuery), (c) => answer(c, listBatches, c.req.valid("query")))
  .get("/render/:batch_id", requireKey, params(BatchId), query(BatchQuery), (c) =>
    answer(c, getBatch, { ...c.req.valid("param"), ...c.req.valid("query") }),
  )
  .post("/render/:batch_id/cancel", requireKey, params(BatchId), (c) =>
    answer(c, cancelBatch, c.req.valid("param")),
  )
  .get("/looks", requireKey, (c) => answer(c, listLooks, {}))
  .get("/templates", requireKey, (c) => answer(c, listTemplates, {}))
  .get("/templates/:output_type", requireKey, params(OutputType), (c) =>
    answer(c, getTemplate, c.req.valid("param")),
  );
