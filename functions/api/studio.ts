import { Hono } from "hono";
import { generateStudioCard } from "../../lib/studio/generate.ts";
import { StudioInput } from "../../lib/studio/input.ts";
import { listStudioTemplates } from "../../lib/studio/templates.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

export const studio = new Hono<AppEnv>()
  .post("/studio/generate", requireKey, body(StudioInput), (c) =>
    answer(c, generateStudioCard, c.req.valid("json"), {
      status: 202,
      dryRun: true,
      once: true,
    }),
  )
  .get("/studio/templates", requireKey, (c) => answer(c, listStudioTemplates, {}));
