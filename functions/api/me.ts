import { Hono } from "hono";
import { getMe } from "../../lib/access/me.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";

export const me = new Hono<AppEnv>().get("/me", requireKey, (c) => answer(c, getMe, {}));
