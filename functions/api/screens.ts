import { Hono } from "hono";
import {
  deleteProductScreen,
  listProductScreens,
  NewScreen,
  ScreenPatch,
  updateProductScreen,
  uploadProductScreen,
} from "../../lib/brand/product-screens.ts";
import { ScreenId } from "../../lib/brand/screen.ts";
import { answer } from "../http/answer.ts";
import { keyed } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";
import { body, params } from "../http/validate.ts";

export const screens = new Hono<AppEnv>()
  .get("/brand-assets/screens", keyed, (c) => answer(c, listProductScreens, {}))
  .post("/brand-assets/screens", keyed, upload(NewScreen), (c) =>
    answer(c, uploadProductScreen, c.req.valid("json"), { status: 201, once: true }),
  )
  .patch("/brand-assets/screens/:screen_id", keyed, params(ScreenId), body(ScreenPatch), (c) =>
    answer(c, updateProductScreen, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .delete("/brand-assets/screens/:screen_id", keyed, params(ScreenId), (c) =>
    answer(c, deleteProductScreen, c.req.valid("param")),
  );
