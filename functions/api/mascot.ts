import { Hono } from "hono";
import { createMascot, getMascot, MascotStep, mascotStep, NewMascot } from "../../lib/mascot/mascot.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

export const mascot = new Hono<AppEnv>()
  .get("/mascot", requireKey, (c) => answer(c, getMascot, {}))
  .post("/mascot", requireKey, body(NewMascot), (c) =>
    answer(c, createMascot, c.req.valid("json"), { status: 202, once: true }),
  )
  .post("/mascot/step", requireKey, body(MascotStep), (c) =>
    answer(c, mascotStep, c.req.valid("json"), { once: true }),
  );
