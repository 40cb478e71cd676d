import { Hono } from "hono";
import { deleteMedia, listMedia, MediaIds, MediaQuery } from "../../lib/brand/media.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { body } from "../http/validate.ts";

export const media = new Hono<AppEnv>()
  .get("/media", requireKey, query(MediaQuery), (c) => answer(c, listMedia, c.req.valid("query")))
  .post("/media/delete", requireKey, body(MediaIds), (c) => answer(c, deleteMedia, c.req.valid("json")));
