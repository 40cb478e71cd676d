import { Hono } from "hono";
import { deleteFont, FontId, listFonts, NewFont, uploadFont } from "../../lib/brand/fonts.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";
import { params } from "../http/validate.ts";

export const fonts = new Hono<AppEnv>()
  .get("/brand-assets/fonts", requireKey, (c) => answer(c, listFonts, {}))
  .post("/brand-assets/fonts", requireKey, upload(NewFont), (c) =>
    answer(c, uploadFont, c.req.valid("json"), { status: 201, once: true }),
  )
  .delete("/brand-assets/fonts/:font_id", requireKey, params(FontId), (c) =>
    answer(c, deleteFont, c.req.valid("param")),
  );
