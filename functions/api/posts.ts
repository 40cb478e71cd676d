import { Hono } from "hono";
import { CampaignInput, createCampaign } from "../../lib/posts/campaign.ts";
import { CampaignPatch, rescheduleCampaign } from "../../lib/posts/campaign-times.ts";
import {
  CampaignId,
  CampaignsQuery,
  cancelCampaign,
  getCampaign,
  listCampaigns,
} from "../../lib/posts/campaigns.ts";
import { cancelPost, retryPost } from "../../lib/posts/cancel-retry.ts";
import { getPost, listPosts, PostsQuery } from "../../lib/posts/list.ts";
import { getPerformance, WindowQuery } from "../../lib/posts/performance.ts";
import { PostId } from "../../lib/posts/post.ts";
import { PostRunBody, postRun } from "../../lib/posts/post-run.ts";
import { removePost } from "../../lib/posts/remove.ts";
import { DropPatch, reschedulePost, ScheduleBody, schedulePost } from "../../lib/posts/schedule.ts";
import { RunId } from "../../lib/runs/run.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { body, params } from "../http/validate.ts";

export const posts = new Hono<AppEnv>()
  .post("/runs/:run_id/post", requireKey, params(RunId), body(PostRunBody), (c) =>
    answer(c, postRun, { ...c.req.valid("param"), ...c.req.valid("json") }, { once: true }),
  )
  .post("/runs/:run_id/schedule", requireKey, params(RunId), body(ScheduleBody), (c) =>
    answer(
      c,
      schedulePost,
      { ...c.req.valid("param"), ...c.req.valid("json") },
      {
        status: 201,
        dryRun: true,
        once: true,
      },
    ),
  )
  .post("/campaigns", requireKey, body(CampaignInput), (c) =>
    answer(c, createCampaign, c.req.valid("json"), {
      status: 202,
      dryRun: true,
      once: true,
    }),
  )
  .get("/campaigns", requireKey, query(CampaignsQuery), (c) => answer(c, listCampaigns, c.req.valid("query")))
  .get("/campaigns/:campaign_id", requireKey, params(CampaignId), (c) =>
    answer(c, getCampaign, c.req.valid("param")),
  )
  .patch("/campaigns/:campaign_id", requireKey, params(CampaignId), body(CampaignPatch), (c) =>
    answer(c, rescheduleCampaign, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .post("/campaigns/:campaign_id/cancel", requireKey, params(CampaignId), (c) =>
    answer(c, cancelCampaign, c.req.valid("param")),
  )
  .get("/posts", requireKey, query(PostsQuery), (c) => answer(c, listPosts, c.req.valid("query")))
  .get("/posts/:post_id", requireKey, params(PostId), (c) => answer(c, getPost, c.req.valid("param")))
  .patch("/posts/:post_id", requireKey, params(PostId), body(DropPatch), (c) =>
    answer(c, reschedulePost, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .delete("/posts/:post_id", requireKey, params(PostId), (c) => answer(c, removePost, c.req.valid("param")))
  .post("/posts/:post_id/cancel", requireKey, params(PostId), (c) =>
    answer(c, cancelPost, c.req.valid("param")),
  )
  .post("/posts/:post_id/retry", requireKey, params(PostId), (c) =>
    answer(c, retryPost, c.req.valid("param")),
  )
  .get("/performance", requireKey, query(WindowQuery), (c) =>
    answer(c, getPerformance, c.req.valid("query")),
  );
