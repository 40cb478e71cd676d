import { Hono } from "hono";
import { AuditQuery, listAudit } from "../../lib/access/audit.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";

export const audit = new Hono<AppEnv>().get("/audit", requireKey, query(AuditQuery), (c) =>
  answer(c, listAudit, c.req.valid("query")),
);
