import { Hono } from "hono";
import {
  deleteProductScreen,
  getProductScreen,
  listProductScreens,
  NewScreen,
  ScreenId,
  ScreenPatch,
  updateProductScreen,
  uploadProductScreen,
} from "../../lib/brand/product-screens.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";
import { body, params } from "../http/validate.ts";

export const screens = new Hono<AppEnv>()
  .get("/brand-assets/screens", requireKey, (c) => answer(c, listProductScreens, {}))
  .post("/brand-assets/screens", requireKey, upload(NewScreen), (c) =>
    answer(c, uploadProductScreen, c.req.valid("json"), { status: 201, once: true }),
  )
  .get("/brand-assets/screens/:screen_id", requireKey, params(ScreenId), (c) =>
    answer(c, getProductScreen, c.req.valid("param")),
  )
  .patch("/brand-assets/screens/:screen_id", requireKey, params(ScreenId), body(ScreenPatch), (c) =>
    answer(c, updateProductScreen, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .delete("/brand-assets/screens/:screen_id", requireKey, params(ScreenId), (c) =>
    answer(c, deleteProductScreen, c.req.valid("param")),
  );
