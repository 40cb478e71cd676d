import { type Context, Hono } from "hono";
import type * as z from "zod/v4";
import { counted } from "../../../lib/text/counted.ts";
import { own } from "../../../lib/text/own.ts";
import { DeliveriesQuery, listWebhookDeliveries } from "../../../lib/webhooks/deliveries.ts";
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  updateWebhook,
} from "../../../lib/webhooks/endpoints.ts";
import { redeliverWebhook, testWebhook } from "../../../lib/webhooks/redeliver.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { createdOnce, newOnce } from "../http/once.ts";
import { DeveloperPlaces } from "../ui/developer-places.tsx";
import { Action, Field, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { SecretOnce } from "../ui/secret.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const DEVELOPER = "/app/developer";

const DONE: Readonly<Record<string, string>> = {
  tested: "A test message is on its way; its delivery stands below.",
  deleted: "The webhook is deleted.",
  changed: "Changed.",
  redelivered: "It is sent once more.",
};

type Endpoints = Awaited<ReturnType<typeof listWebhooks>>;
type Deliveries = Awaited<ReturnType<typeof listWebhookDeliveries>>;
type DeveloperView = { state?: FormState; secret?: string; status?: Parameters<typeof page>[2] };

/** Webhooks and their deliveries; the keys have a page of their own. */
export const developerPages = new Hono<AppEnv>()
  .get("/developer", (c) => developer(c, {}))
  .post("/developer/webhooks", async (c) => {
    const { once = "", ...fields } = await readForm(c);
    return submitted(fields, createWebhook.input, {
      async work(input) {
        const { secret } = await createdOnce(c, { ...fields, once }, (ctx) => createWebhook(ctx, input));
        return developer(c, { secret });
      },
      show: (state, status) => developer(c, { state, status }),
    });
  })
  .post("/developer/webhooks/:webhook_id/test", (c) =>
    act(c, testWebhook.input, "tested", (input) => testWebhook(c.var.signedIn.ctx, input)),
  )
  .post("/developer/webhooks/:webhook_id/enable", (c) =>
    act(c, updateWebhook.input, "changed", (input) =>
      updateWebhook(c.var.signedIn.ctx, { ...input, status: "enabled" }),
    ),
  )
  .post("/developer/webhooks/:webhook_id/delete", (c) =>
    act(c, deleteWebhook.input, "deleted", (input) => deleteWebhook(c.var.signedIn.ctx, input)),
  )
  .post("/developer/deliveries/:delivery_id/redeliver", (c) =>
    act(c, redeliverWebhook.input, "redelivered", (input) => redeliverWebhook(c.var.signedIn.ctx, input)),
  );

/** One action on what the address names. A refusal shows the page again with the reason. */
const act = <S extends z.ZodType>(
  c: Context<AppEnv>,
  schema: S,
  done: string,
  work: (input: z.output<S>) => Promise<unknown>,
) =>
  submitted({}, schema, {
    input: c.req.param(),
    async work(input) {
      await work(input);
      return goTo(c, DEVELOPER, done);
    },
    show: (state, status) => developer(c, { state, status }),
  });

async function developer(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, secret, status = 200 }: DeveloperView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [endpoints, deliveries] = await Promise.all([
    listWebhooks(ctx, {}),
    listWebhookDeliveries(ctx, DeliveriesQuery.parse({ limit: "30" })),
  ]);
  return page(
    c,
    <Page
      title="Developer"
      at="/app/developer"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={
        <>
          <a class="button plain" href="/docs/">
            Guides
          </a>
          <a class="button plain" href="/docs/reference">
            API reference
          </a>
        </>
      }
    >
      <DeveloperPlaces at="/app/developer" reader={record.role} />
      <Problem state={state} />
      {secret && (
        <SecretOnce
          id="signing-secret"
          label="Messages are signed with this secret. It is shown only now."
          secret={secret}
        />
      )}
      <div class="halves">
        <Webhooks endpoints={endpoints} />
        <May do="create_webhook">
          <NewWebhook state={state} once={newOnce(ctx)} settings={ctx.settings} />
        </May>
      </div>
      <DeliveryList deliveries={deliveries} />
      <Call url={ctx.settings.publicUrl} />
    </Page>,
    status,
  );
}

const Webhooks = ({ endpoints }: { endpoints: Endpoints }) => (
  <section class="card">
    <h2>Webhooks</h2>
    {endpoints.length === 0 && <p class="soft">None. A webhook tells your systems what happened here.</p>}
    <ul class="list">
      {endpoints.map(({ id, url, description, event_types, status, disabled_reason, failing_since }) => (
        <li class="stack">
          <div>
            <p>
              <code>{url}</code>{" "}
              <span class={`badge ${status === "enabled" ? "good" : "bad"}`}>{status}</span>
            </p>
            <p class="soft small">
              {[description, event_types?.join(", ") ?? "every kind of event"].filter(Boolean).join(": ")}
            </p>
            {disabled_reason && <p class="error">{disabled_reason}</p>}
            {failing_since && !disabled_reason && (
              <p class="error">
                Failing since <Time at={failing_since} />
              </p>
            )}
          </div>
          <May do="delete_webhook">
            <div class="row">
              {status === "enabled" ? (
                <Action action={`${DEVELOPER}/webhooks/${id}/test`} label="Send a test" />
              ) : (
                <Action action={`${DEVELOPER}/webhooks/${id}/enable`} label="Enable" />
              )}
              <Action
                action={`${DEVELOPER}/webhooks/${id}/delete`}
                label="Delete"
                kind="danger"
                confirm="Delete this webhook?"
              />
            </div>
          </May>
        </li>
      ))}
    </ul>
  </section>
);

type NewWebhookProps = {
  state: FormState;
  once: string;
  settings: Pick<Settings, "sandboxWebhooksUrl" | "sandboxPagesUrl">;
};
type Settings = AppEnv["Variables"]["service"]["settings"];

const NewWebhook = ({ state, once, settings: { sandboxWebhooksUrl, sandboxPagesUrl } }: NewWebhookProps) => (
  <section class="card">
    <h2>Add a webhook</h2>
    <form method="post" action={`${DEVELOPER}/webhooks`} class="form">
      <input type="hidden" name="once" value={once} />
      <Field
        name="url"
        label="Address"
        hint="https, reachable from outside. It gets every kind of event."
        type="url"
        required
        placeholder="https://example.com/hooks/brandrun"
        value={sandboxWebhooksUrl && `${sandboxWebhooksUrl}/first`}
        state={state}
      />
      {sandboxWebhooksUrl && (
        <p class="hint">
          To try it, leave the sandbox's address in:{" "}
          <a href={`${sandboxPagesUrl}/inboxes/first`}>its inbox</a> shows what arrives.
        </p>
      )}
      <Field name="description" label="Note" maxlength={300} state={state} />
      <button type="submit" class="button main">
        Add the webhook
      </button>
    </form>
  </section>
);

const TONES: Record<Deliveries[number]["status"], string> = { pending: "", delivered: "good", failed: "bad" };

const isUnderWay = ({ status }: Deliveries[number]) => status === "pending";

const DeliveryList = ({ deliveries }: { deliveries: Deliveries }) => (
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
                    <Action action={`${DEVELOPER}/deliveries/${id}/redeliver`} label="Redeliver" />
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

const Call = ({ url }: { url: string }) => (
  <section class="card stack">
    <h2>The first call</h2>
    <pre class="code" id="first-call">
      {`curl -X POST ${url}/api/v1/programmatic/generate \\
  -H "Authorization: Bearer $BRANDRUN_API_KEY" -H "Content-Type: application/json" \\
  -d '{"brief": "Kite 2.0 is out: boards now load in half a second.", "channel": "linkedin", "asset_type": "card"}'`}
    </pre>
    <p>
      <button type="button" class="button plain" data-copy="first-call">
        Copy
      </button>
    </p>
  </section>
);
