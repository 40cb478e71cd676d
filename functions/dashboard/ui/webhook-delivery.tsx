import type { getWebhookDelivery } from "../../../lib/webhooks/deliveries.ts";
import { inWords } from "./numbers.ts";
import { Card } from "./run-parts.tsx";
import { Time } from "./times.tsx";
import { DeliveryState } from "./webhook-deliveries.tsx";

type Delivery = Awaited<ReturnType<typeof getWebhookDelivery>>;

/** What it told of, to whom, and whether it arrived. */
export const AboutDelivery = ({ delivery }: { delivery: Delivery }) => (
  <section class="card">
    <dl class="facts">
      <dt>Event</dt>
      <dd>
        <code>{delivery.type}</code> <span class="soft small">{ORIGINS[delivery.origin]}</span>
      </dd>
      <dt>To</dt>
      <dd>
        <code>{delivery.url}</code>
      </dd>
      <dt>State</dt>
      <dd>
        <DeliveryState delivery={delivery} />
        {delivery.next_attempt_at && (
          <span class="soft small block">
            Next attempt <Time at={delivery.next_attempt_at} />
          </span>
        )}
      </dd>
      <dt>Id of the event</dt>
      <dd>
        <code>{delivery.event_id}</code>
      </dd>
    </dl>
  </section>
);

const ORIGINS: Record<Delivery["origin"], string> = {
  event: "",
  test: "asked for as a test",
  replay: "replayed",
};

const toneOf = (error: string | null) => (error === null ? "good" : "bad");

/** Each try: when, what was answered, and how long that took. */
export const Attempts = ({ attempts }: Pick<Delivery, "attempts">) => (
  <Card title="Attempts">
    {attempts.length === 0 && <p class="soft">None yet. The first one is made within seconds.</p>}
    <ol class="list">
      {attempts.map(({ number, at, status_code, error, latency_ms, answer }) => (
        <li class="stack">
          <p class="row between">
            <span>
              <strong>{number}</strong> <Time at={at} />
            </span>
            <span>
              <span class={`badge ${toneOf(error)}`}>{status_code ?? "no answer"}</span>{" "}
              <span class="soft small">{`${inWords(latency_ms)} ms`}</span>
            </span>
          </p>
          {error && <p class="error">{error}</p>}
          {answer && <pre class="code">{answer}</pre>}
          {!answer && status_code !== null && <p class="soft small">The answer had no text.</p>}
        </li>
      ))}
    </ol>
  </Card>
);

/** The headers and the body, so that a receiver can be built from them. */
export const Message = ({ message }: Pick<Delivery, "message">) => (
  <Card title="What is sent">
    {!message && <p class="soft">It is written with the first attempt, and kept for 30 days.</p>}
    {message && (
      <>
        <h3>Headers</h3>
        <pre class="code">
          {Object.entries(message.header_fields)
            .map(([name, value]) => `${name}: ${value}`)
            .join("\n")}
        </pre>
        <p class="soft small">
          <code>webhook-timestamp</code> and <code>webhook-signature</code> are new with each attempt.{" "}
          <a href="/docs/webhooks#verify-a-message">How to verify them</a>
        </p>
        <div class="row between">
          <h3>Body</h3>
          <button type="button" class="button plain" data-copy="body">
            Copy
          </button>
        </div>
        <pre class="code" id="body">
          {JSON.stringify(JSON.parse(message.body), null, 2)}
        </pre>
        <p class="soft small">
          Laid out to be read. What is sent, and signed, is one line without spaces between.
        </p>
      </>
    )}
  </Card>
);
