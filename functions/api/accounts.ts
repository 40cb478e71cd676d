import { Hono } from "hono";
import { listAccounts } from "../../lib/accounts/list.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";

export const accounts = new Hono<AppEnv>().get("/accounts", requireKey, (c) => answer(c, listAccounts, {}));
