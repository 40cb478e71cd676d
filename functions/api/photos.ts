import { Hono } from "hono";
import {
  deletePhoto,
  getPhoto,
  listPhotos,
  NewPhoto,
  PhotoId,
  PhotoPatch,
  updatePhoto,
  uploadPhoto,
} from "../../lib/brand/photos.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { upload } from "../http/upload.ts";
import { body, params } from "../http/validate.ts";

export const photos = new Hono<AppEnv>()
  .get("/brand-assets/photos", requireKey, (c) => answer(c, listPhotos, {}))
  .post("/brand-assets/photos", requireKey, upload(NewPhoto), (c) =>
    answer(c, uploadPhoto, c.req.valid("json"), { status: 201, once: true }),
  )
  .get("/brand-assets/photos/:photo_id", requireKey, params(PhotoId), (c) =>
    answer(c, getPhoto, c.req.valid("param")),
  )
  .patch("/brand-assets/photos/:photo_id", requireKey, params(PhotoId), body(PhotoPatch), (c) =>
    answer(c, updatePhoto, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .delete("/brand-assets/photos/:photo_id", requireKey, params(PhotoId), (c) =>
    answer(c, deletePhoto, c.req.valid("param")),
  );
