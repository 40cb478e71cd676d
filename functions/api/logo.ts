import { Hono } from "hono";
import { NewLogo, uploadLogo } from "../../lib/brand/logo.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";

export const logo = new Hono<AppEnv>().post("/brand-assets/logo", requireKey, upload(NewLogo), (c) =>
  answer(c, uploadLogo, c.req.valid("json"), { status: 201, once: true }),
);
