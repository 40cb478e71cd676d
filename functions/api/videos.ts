import { Hono } from "hono";
import { deleteBrandVideo, listBrandVideos, uploadBrandVideo } from "../../lib/brand/videos/brand-videos.ts";
import { NewVideo, VideoId } from "../../lib/brand/videos/video.ts";
import { answer } from "../http/answer.ts";
import { keyed } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { streamed } from "../http/streamed.ts";
import { params } from "../http/validate.ts";

export const videos = new Hono<AppEnv>()
  .get("/brand-assets/videos", keyed, (c) => answer(c, listBrandVideos, {}))
  .post("/brand-assets/videos", keyed, streamed(NewVideo), (c) =>
    answer(c, uploadBrandVideo, c.req.valid("json"), { status: 202, once: true }),
  )
  .delete("/brand-assets/videos/:video_id", keyed, params(VideoId), (c) =>
    answer(c, deleteBrandVideo, c.req.valid("param")),
  );
