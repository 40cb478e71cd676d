import { Hono } from "hono";
import { NewLogo, uploadLogo } from "../../lib/brand/logo.ts";
import { answer } from "../http/answer.ts";
import { keyed } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";

export const logo = new Hono<AppEnv>().post("/brand-assets/logo", keyed, upload(NewLogo), (c) =>
  answer(c, uploadLogo, c.req.valid("json"), { status: 201, once: true }),
);
