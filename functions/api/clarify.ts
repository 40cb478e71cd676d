import { Hono } from "hono";
import { ClarifyInput, clarifyBrief } from "../../lib/runs/clarify.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

export const clarify = new Hono<AppEnv>().post("/clarify", requireKey, body(ClarifyInput), (c) =>
  answer(c, clarifyBrief, c.req.valid("json")),
);
