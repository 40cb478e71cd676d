import { Hono } from "hono";
import { getPost, listPosts, PostsQuery } from "../../lib/posts/list.ts";
import { getPerformance, WindowQuery } from "../../lib/posts/performance.ts";
import { PostId } from "../../lib/posts/post.ts";
import { answer } from "../http/answer.ts";
import { keyed } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { params, query } from "../http/validate.ts";

export const posts = new Hono<AppEnv>()
  .get("/posts", keyed, query(PostsQuery), (c) => answer(c, listPosts, c.req.valid("query")))
  .get("/posts/:post_id", keyed, params(PostId), (c) => answer(c, getPost, c.req.valid("param")))
  .get("/performance", keyed, query(WindowQuery), (c) => answer(c, getPerformance, c.req.valid("query")));
