import { Hono } from "hono";
import { mintKey, NewKey, revokeKey } from "../../lib/access/key-operations.ts";
import { KeyId, KeysQuery, listKeys } from "../../lib/access/list-keys.ts";
import { RotateBody, rotateKey } from "../../lib/studio/rotate-key.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { body, params } from "../http/validate.ts";

export const keys = new Hono<AppEnv>()
  .get("/keys", requireKey, query(KeysQuery), (c) => answer(c, listKeys, c.req.valid("query")))
  .post("/keys", requireKey, body(NewKey), (c) =>
    answer(c, mintKey, c.req.valid("json"), { status: 201, once: true }),
  )
  .post("/keys/:key_id/rotate", requireKey, params(KeyId), body(RotateBody), (c) =>
    answer(c, rotateKey, { ...c.req.valid("param"), ...c.req.valid("json") }, { status: 201, once: true }),
  )
  .delete("/keys/:key_id", requireKey, params(KeyId), (c) => answer(c, revokeKey, c.req.valid("param")));
