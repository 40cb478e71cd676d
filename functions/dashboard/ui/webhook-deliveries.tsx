import { counted } from "../../../lib/text/counted.ts";
import type { WebhookDelivery } from "../../../lib/webhooks/delivery.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { Table } from "./table.tsx";
import { Time } from "./times.tsx";

type Deliveries = readonly WebhookDelivery[];

const TONES: Record<WebhookDelivery["status"], string> = { pending: "", delivered: "good", failed: "bad" };

const isUnderWay = ({ status }: WebhookDelivery) => status === "pending";

/** Whether it arrived, and after how many attempts or why not. */
export const DeliveryState = ({
  delivery: { status, attempt_count: attempts, reason },
}: {
  delivery: WebhookDelivery;
}) => (
  <>
    <span class={`badge ${TONES[status]}`}>{status}</span>{" "}
    <span class="soft small">{reason ?? counted(attempts, "attempt")}</span>
  </>
);

/** What was sent to webhooks, and how it went. */
export const DeliveryList = ({ deliveries }: { deliveries: Deliveries }) => (
  <section class="card" id="deliveries" data-refresh={deliveries.some(isUnderWay) ? "true" : undefined}>
    <h2>Deliveries</h2>
    {deliveries.length === 0 && <p class="soft">None in the last 30 days.</p>}
    {deliveries.length > 0 && (
      <Table columns={["When", "Event", "To", "State", { end: "Again" }]}>
        {deliveries.map((delivery) => (
          <tr>
            <td>
              <a href={`/app/developer/deliveries/${delivery.id}`}>
                <Time at={delivery.created_at} />
              </a>
            </td>
            <td>
              <code class="nowrap">{delivery.type}</code>
            </td>
            <td>
              <code>{delivery.url}</code>
            </td>
            <td>
              <DeliveryState delivery={delivery} />
            </td>
            <td class="end">
              {delivery.status !== "pending" && (
                <May do="redeliver_webhook">
                  <Action action={`/app/developer/deliveries/${delivery.id}/redeliver`} label="Redeliver" />
                </May>
              )}
            </td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);
