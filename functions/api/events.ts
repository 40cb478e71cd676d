import { Hono } from "hono";
import { EventsQuery, listEvents } from "../../lib/webhooks/list-events.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";

export const events = new Hono<AppEnv>().get("/events", requireKey, query(EventsQuery), (c) =>
  answer(c, listEvents, c.req.valid("query"), {
    field: "events",
    headers: { "X-Next-Cursor": ({ cursor }) => cursor },
  }),
);
