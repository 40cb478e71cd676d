import { Hono } from "hono";
import {
  DeliveriesQuery,
  getWebhookDelivery,
  listDeliveriesOfWebhook,
  listWebhookDeliveries,
  OwnDeliveriesQuery,
} from "../../lib/webhooks/deliveries.ts";
import { DeliveryId } from "../../lib/webhooks/delivery.ts";
import { EndpointPatch, NewEndpoint, WebhookId } from "../../lib/webhooks/endpoint.ts";
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  updateWebhook,
} from "../../lib/webhooks/endpoints.ts";
import { ReplayBody, redeliverWebhook, replayWebhook, testWebhook } from "../../lib/webhooks/redeliver.ts";
import {
  getWebhookSecret,
  rotateWebhookSecret,
  rotateWorkspaceSecret,
} from "../../lib/webhooks/rotate-secret.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { body, params } from "../http/validate.ts";

const again = { status: 202, once: true } as const;

/** Fixed names come before the routes with an id, so that they are not read as ids. */
export const webhooks = new Hono<AppEnv>()
  .get("/webhooks", requireKey, (c) => answer(c, listWebhooks, {}))
  .post("/webhooks", requireKey, body(NewEndpoint), (c) =>
    answer(c, createWebhook, c.req.valid("json"), { status: 201, once: true }),
  )
  .get("/webhooks/secret", requireKey, (c) => answer(c, getWebhookSecret, {}))
  .post("/webhooks/rotate-secret", requireKey, (c) => answer(c, rotateWorkspaceSecret, {}))
  .get("/webhooks/deliveries", requireKey, query(DeliveriesQuery), (c) =>
    answer(c, listWebhookDeliveries, c.req.valid("query")),
  )
  .get("/webhooks/deliveries/:delivery_id", requireKey, params(DeliveryId), (c) =>
    answer(c, getWebhookDelivery, c.req.valid("param")),
  )
  .post("/webhooks/deliveries/:delivery_id/redeliver", requireKey, params(DeliveryId), (c) =>
    answer(c, redeliverWebhook, c.req.valid("param"), again),
  )
  .all("/webhooks/secret", (c) => c.notFound())
  .all("/webhooks/rotate-secret", (c) => c.notFound())
  .all("/webhooks/deliveries", (c) => c.notFound())
  .get("/webhooks/:webhook_id", requireKey, params(WebhookId), (c) =>
    answer(c, getWebhook, c.req.valid("param")),
  )
  .patch("/webhooks/:webhook_id", requireKey, params(WebhookId), body(EndpointPatch), (c) =>
    answer(c, updateWebhook, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .delete("/webhooks/:webhook_id", requireKey, params(WebhookId), (c) =>
    answer(c, deleteWebhook, c.req.valid("param")),
  )
  .post("/webhooks/:webhook_id/test", requireKey, params(WebhookId), (c) =>
    answer(c, testWebhook, c.req.valid("param"), again),
  )
  .post("/webhooks/:webhook_id/rotate-secret", requireKey, params(WebhookId), (c) =>
    answer(c, rotateWebhookSecret, c.req.valid("param")),
  )
  .get("/webhooks/:webhook_id/deliveries", requireKey, params(WebhookId), query(OwnDeliveriesQuery), (c) =>
    answer(c, listDeliveriesOfWebhook, { ...c.req.valid("param"), ...c.req.valid("query") }),
  )
  .post("/webhooks/:webhook_id/replay", requireKey, params(WebhookId), body(ReplayBody), (c) =>
    answer(c, replayWebhook, { ...c.req.valid("param"), ...c.req.valid("json") }, again),
  );
