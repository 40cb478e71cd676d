import { Hono } from "hono";
import { buyCredits, NewCheckout } from "../../lib/payments/buy-credits.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

export const credits = new Hono<AppEnv>().post("/credits/checkout", requireKey, body(NewCheckout), (c) =>
  answer(c, buyCredits, c.req.valid("json"), { once: true }),
);
