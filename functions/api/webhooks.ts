import { Hono } from "hono";
import { ReplayBody, redeliverWebhook, replayWebhook, testWebhook } from "../../lib/notices/again.ts";
import {
  DeliveriesQuery,
  getWebhookDelivery,
  listDeliveriesOfWebhook,
  listWebhookDeliveries,
  OwnDeliveriesQuery,
} from "../../lib/notices/deliveries.ts";
import { DeliveryId } from "../../lib/notices/delivery.ts";
import { EndpointPatch, NewEndpoint, WebhookId } from "../../lib/notices/endpoint.ts";
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  updateWebhook,
} from "../../lib/notices/endpoints.ts";
import { getWebhookSecret, rotateWebhookSecret, rotateWorkspaceSecret } from "../../lib/notices/rotate.ts";
import { answer } from "../http/answer.ts";
import { keyed } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body, params, query } from "../http/validate.ts";

const again = { status: 202, once: true } as const;

/** Names that stand where others have an id come first, and take no other method. */
export const webhooks = new Hono<AppEnv>()
  .get("/webhooks", keyed, (c) => answer(c, listWebhooks, {}))
  .post("/webhooks", keyed, body(NewEndpoint), (c) =>
    answer(c, createWebhook, c.req.valid("json"), { status: 201, once: true }),
  )
  .get("/webhooks/secret", keyed, (c) => answer(c, getWebhookSecret, {}))
  .post("/webhooks/rotate-secret", keyed, (c) => answer(c, rotateWorkspaceSecret, {}))
  .get("/webhooks/deliveries", keyed, query(DeliveriesQuery), (c) =>
    answer(c, listWebhookDeliveries, c.req.valid("query")),
  )
  .get("/webhooks/deliveries/:delivery_id", keyed, params(DeliveryId), (c) =>
    answer(c, getWebhookDelivery, c.req.valid("param")),
  )
  .post("/webhooks/deliveries/:delivery_id/redeliver", keyed, params(DeliveryId), (c) =>
    answer(c, redeliverWebhook, c.req.valid("param"), again),
  )
  .all("/webhooks/secret", (c) => c.notFound())
  .all("/webhooks/rotate-secret", (c) => c.notFound())
  .all("/webhooks/deliveries", (c) => c.notFound())
  .get("/webhooks/:webhook_id", keyed, params(WebhookId), (c) => answer(c, getWebhook, c.req.valid("param")))
  .patch("/webhooks/:webhook_id", keyed, params(WebhookId), body(EndpointPatch), (c) =>
    answer(c, updateWebhook, { ...c.req.valid("param"), ...c.req.valid("json") }),
  )
  .delete("/webhooks/:webhook_id", keyed, params(WebhookId), (c) =>
    answer(c, deleteWebhook, c.req.valid("param")),
  )
  .post("/webhooks/:webhook_id/test", keyed, params(WebhookId), (c) =>
    answer(c, testWebhook, c.req.valid("param"), again),
  )
  .post("/webhooks/:webhook_id/rotate-secret", keyed, params(WebhookId), (c) =>
    answer(c, rotateWebhookSecret, c.req.valid("param")),
  )
  .get("/webhooks/:webhook_id/deliveries", keyed, params(WebhookId), query(OwnDeliveriesQuery), (c) =>
    answer(c, listDeliveriesOfWebhook, { ...c.req.valid("param"), ...c.req.valid("query") }),
  )
  .post("/webhooks/:webhook_id/replay", keyed, params(WebhookId), body(ReplayBody), (c) =>
    answer(c, replayWebhook, { ...c.req.valid("param"), ...c.req.valid("json") }, again),
  );
