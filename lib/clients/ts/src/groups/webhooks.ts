import { type Api, at } from "../api.ts";
import { Pages } from "../pages.ts";
import type { CallOptions } from "../request.ts";
import type { Answer, Body, Item, Query, Schemas } from "../types.ts";
import { recordOf } from "./record.ts";

type Webhook = Schemas["Webhook"];
type WebhookWithSecret = Schemas["WebhookWithSecret"];
type WorkspaceSecret = Schemas["WorkspaceSecret"];
type Delivery = Item<"list_webhook_deliveries">;

/** Webhook endpoints, their deliveries, and the workspace's own secret. `verifyWebhook` checks messages. */
export function webhooksOf(api: Api) {
  return {
    ...recordOf<Webhook, Body<"update_webhook">>(api, "webhooks"),
    list: (options?: CallOptions): Promise<Webhook[]> => api.get(at`/webhooks`, options),
    /** The answer shows the secret once. */
    create: (body: Body<"create_webhook">, options?: CallOptions): Promise<WebhookWithSecret> =>
      api.create(at`/webhooks`, options, body),
    delete: (id: string, options?: CallOptions): Promise<void> => api.remove(at`/webhooks/${id}`, options),
    /** Sends a `webhook.test` event. */
    test: (id: string, options?: CallOptions): Promise<Answer<"test_webhook">> =>
      api.create(at`/webhooks/${id}/test`, options),
    rotateSecret: (id: string, options?: CallOptions): Promise<WebhookWithSecret> =>
      api.act(at`/webhooks/${id}/rotate-secret`, options),
    /** Delivers past events once more. */
    replay: (
      id: string,
      body: Body<"replay_webhook">,
      options?: CallOptions,
    ): Promise<Answer<"replay_webhook">> => api.create(at`/webhooks/${id}/replay`, options, body),
    /** Deliveries of all webhooks, newest first. */
    deliveries: (query?: Query<"list_webhook_deliveries">, options?: CallOptions): Pages<Delivery> =>
      new Pages(api, at`/webhooks/deliveries`, query, options),
    deliveriesOf: (
      id: string,
      query?: Query<"list_deliveries_of_webhook">,
      options?: CallOptions,
    ): Pages<Delivery> => new Pages(api, at`/webhooks/${id}/deliveries`, query, options),
    /** One delivery with every attempt. */
    delivery: (id: string, options?: CallOptions): Promise<Answer<"get_webhook_delivery">> =>
      api.get(at`/webhooks/deliveries/${id}`, options),
    redeliver: (deliveryId: string, options?: CallOptions): Promise<Answer<"redeliver_webhook">> =>
      api.create(at`/webhooks/deliveries/${deliveryId}/redeliver`, options),
    /** The secret for a `webhook_url` that came with a request. */
    workspaceSecret: (options?: CallOptions): Promise<WorkspaceSecret> =>
      api.get(at`/webhooks/secret`, options),
    rotateWorkspaceSecret: (options?: CallOptions): Promise<WorkspaceSecret> =>
      api.act(at`/webhooks/rotate-secret`, options),
  };
}
