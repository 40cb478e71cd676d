import { Hono } from "hono";
import {
  deleteBrandVideo,
  getBrandVideo,
  listBrandVideos,
  uploadBrandVideo,
} from "../../lib/uploads/videos/brand-videos.ts";
import { NewVideo, VideoId } from "../../lib/uploads/videos/video.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { streamed } from "../http/streamed.ts";
import { params } from "../http/validate.ts";

export const videos = new Hono<AppEnv>()
  .get("/brand-assets/videos", requireKey, (c) => answer(c, listBrandVideos, {}))
  .post("/brand-assets/videos", requireKey, streamed(NewVideo), (c) =>
    answer(c, uploadBrandVideo, c.req.valid("json"), { status: 202, once: true }),
  )
  .get("/brand-assets/videos/:video_id", requireKey, params(VideoId), (c) =>
    answer(c, getBrandVideo, c.req.valid("param")),
  )
  .delete("/brand-assets/videos/:video_id", requireKey, params(VideoId), (c) =>
    answer(c, deleteBrandVideo, c.req.valid("param")),
  );
