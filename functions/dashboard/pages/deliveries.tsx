import { type Context, Hono } from "hono";
import { getWebhookDelivery } from "../../../lib/webhooks/deliveries.ts";
import { redeliverWebhook } from "../../../lib/webhooks/redeliver.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { DeveloperPlaces } from "../ui/developer-places.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { Page } from "../ui/shell.tsx";
import { AboutDelivery, Attempts, Message } from "../ui/webhook-delivery.tsx";

const pathOf = (id: string) => `/app/developer/deliveries/${id}`;

/** One delivery of a webhook: what was sent, and what came back each time. */
export const deliveryPages = new Hono<AppEnv>()
  .get("/developer/deliveries/:delivery_id", (c) => delivery(c, EMPTY_FORM))
  .post("/developer/deliveries/:delivery_id/redeliver", (c) =>
    submitted({}, redeliverWebhook.input, {
      input: c.req.param(),
      async work(input) {
        await redeliverWebhook(c.var.signedIn.ctx, input);
        return goTo(c, pathOf(input.delivery_id), "redelivered");
      },
      show: (state, status) => delivery(c, state, status),
    }),
  );

async function delivery(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const found = await getWebhookDelivery(ctx, getWebhookDelivery.input.parse(c.req.param()));
  return page(
    c,
    <Page
      title="Delivery"
      at="/app/developer"
      who={record}
      done={c.req.query("done") === "redelivered" ? "It is sent once more." : undefined}
      actions={
        <>
          <a class="button plain" href="/app/developer#deliveries">
            All deliveries
          </a>
          {found.status !== "pending" && (
            <May do="redeliver_webhook">
              <Action action={`${pathOf(found.id)}/redeliver`} label="Redeliver" />
            </May>
          )}
        </>
      }
    >
      <DeveloperPlaces at="/app/developer" reader={record.role} />
      <Problem state={state} />
      <div class="stack" data-refresh={found.status === "pending" ? "true" : undefined}>
        <AboutDelivery delivery={found} />
        <Attempts attempts={found.attempts} />
      </div>
      <Message message={found.message} />
    </Page>,
    status,
  );
}
