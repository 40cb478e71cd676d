import { counted } from "../../../lib/text/counted.ts";
import type { listWebhookDeliveries } from "../../../lib/webhooks/deliveries.ts";
import { Action } from "./form.tsx";
import { May } from "./may.tsx";
import { Time } from "./times.tsx";

type Deliveries = Awaited<ReturnType<typeof listWebhookDeliveries>>;

const TONES: Record<Deliveries[number]["status"], string> = { pending: "", delivered: "good", failed: "bad" };

const isUnderWay = ({ status }: Deliveries[number]) => status === "pending";

/** What was sent to webhooks, and how it went. */
export const DeliveryList = ({ deliveries }: { deliveries: Deliveries }) => (
  <section class="card" data-refresh={deliveries.some(isUnderWay) ? "true" : undefined}>
    <h2>Deliveries</h2>
    {deliveries.length === 0 && <p class="soft">None in the last 30 days.</p>}
    {deliveries.length > 0 && (
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Event</th>
            <th scope="col">To</th>
            <th scope="col">State</th>
            <th scope="col" class="end">
              Again
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ id, type, url, status, attempt_count: attempts, reason, created_at }) => (
            <tr>
              <td>
                <Time at={created_at} />
              </td>
              <td>
                <code class="nowrap">{type}</code>
              </td>
              <td>
                <code>{url}</code>
              </td>
              <td>
                <span class={`badge ${TONES[status]}`}>{status}</span>{" "}
                <span class="soft small">{reason ?? counted(attempts, "attempt")}</span>
              </td>
              <td class="end">
                {status !== "pending" && (
                  <May do="redeliver_webhook">
                    <Action action={`/app/developer/deliveries/${id}/redeliver`} label="Redeliver" />
                  </May>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
