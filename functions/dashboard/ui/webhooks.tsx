import { EventKind } from "../../../lib/vocab.ts";
import type { Endpoint } from "../../../lib/webhooks/endpoint.ts";
import { EVENT_DATA } from "../../../lib/webhooks/event-data.ts";
import type { AppEnv } from "../../http/env.ts";
import type { FormState } from "../http/form.ts";
import { Copyable } from "./copyable.tsx";
import { Action, Field } from "./form.tsx";
import { May } from "./may.tsx";
import { Tick, Ticks } from "./ticks.tsx";
import { Time } from "./times.tsx";

const WEBHOOKS = "/app/developer/webhooks";

/** The webhooks of a workspace, and what may be done with each. */
export const Webhooks = ({ endpoints }: { endpoints: readonly Endpoint[] }) => (
  <section class="card">
    <h2>Webhooks</h2>
    {endpoints.length === 0 && <p class="soft">None. A webhook tells your systems what happened here.</p>}
    <ul class="list">
      {endpoints.map((endpoint) => (
        <li class="stack">
          <About endpoint={endpoint} />
          <May do="delete_webhook">
            <Actions endpoint={endpoint} />
          </May>
        </li>
      ))}
    </ul>
  </section>
);

const About = ({ endpoint }: { endpoint: Endpoint }) => {
  const { url, description, event_types: kinds, payload, status, disabled_reason, failing_since } = endpoint;
  const chosen = kinds?.join(", ") ?? "every event";
  return (
    <div>
      <p>
        <code>{url}</code> <span class={`badge ${status === "enabled" ? "good" : "bad"}`}>{status}</span>
      </p>
      <p class="soft small">
        {[description, payload === "thin" ? `${chosen}, ids only` : chosen].filter(Boolean).join(": ")}
      </p>
      {disabled_reason && <p class="error">{disabled_reason}</p>}
      {failing_since && !disabled_reason && (
        <p class="error">
          Failing since <Time at={failing_since} />
        </p>
      )}
    </div>
  );
};

const Actions = ({ endpoint: { id, url, status } }: { endpoint: Endpoint }) => (
  <div class="row">
    {status === "enabled" ? (
      <>
        <Action action={`${WEBHOOKS}/${id}/test`} label="Send a test" />
        <Action action={`${WEBHOOKS}/${id}/disable`} label="Pause" name={`Pause ${url}`} />
      </>
    ) : (
      <Action action={`${WEBHOOKS}/${id}/enable`} label="Enable" name={`Enable ${url}`} />
    )}
    <a class="button plain" href={`${WEBHOOKS}/${id}`} aria-label={`Edit ${url}`}>
      Edit
    </a>
    <Action action={`${WEBHOOKS}/${id}/delete`} label="Delete" kind="danger" confirm="Delete this webhook?" />
  </div>
);

type FieldsProps = { state: FormState; ticked: URLSearchParams; url?: string | undefined; note?: string };

/** What is chosen of a webhook, when it is added and later. */
const WebhookFields = ({ state, ticked, url, note }: FieldsProps) => (
  <>
    <Field
      name="url"
      label="Address"
      hint="https, reachable from outside."
      type="url"
      required
      placeholder="https://example.com/hooks/brandrun"
      value={url}
      state={state}
    />
    <Field name="description" label="Note" maxlength={300} value={note} state={state} />
    <details open={ticked.has("event_types")}>
      <summary>Only some events</summary>
      <Ticks
        name="event_types"
        legend="None ticked: every event, later ones too"
        options={EventKind.options.map((kind) => [kind, kind, EVENT_DATA[kind].summary])}
        ticked={ticked}
      />
    </details>
    <Tick
      name="thin"
      label="Short messages"
      hint="With ids and a link to the record, without the whole of it."
      ticked={ticked}
    />
  </>
);

type NewWebhookProps = {
  state: FormState;
  ticked: URLSearchParams;
  once: string;
  settings: Pick<
    AppEnv["Variables"]["service"]["settings"],
    "publicUrl" | "sandboxWebhooksUrl" | "sandboxPagesUrl"
  >;
  /** Addresses that are registered already: none of them is filled in. */
  taken: readonly string[];
};

export const NewWebhook = ({ state, ticked, once, settings, taken }: NewWebhookProps) => {
  const { sandboxWebhooksUrl, sandboxPagesUrl } = settings;
  const sandbox = sandboxWebhooksUrl && `${sandboxWebhooksUrl}/first`;
  const isOffered = sandbox !== undefined && !taken.includes(sandbox);
  return (
    <section class="card stack">
      <h2>Add a webhook</h2>
      <OnYourMachine url={settings.publicUrl} />
      <form method="post" action={WEBHOOKS} class="form">
        <input type="hidden" name="once" value={once} />
        {sandbox && (
          <p class="hint">
            {isOffered
              ? "To try it, leave the sandbox's address in: "
              : "What arrives at the sandbox's address is shown in "}
            <a href={`${sandboxPagesUrl}/inboxes/first`}>its inbox</a>
            {isOffered ? " shows what arrives." : "."}
          </p>
        )}
        <WebhookFields state={state} ticked={ticked} url={isOffered ? sandbox : undefined} />
        <button type="submit" class="button main">
          Add the webhook
        </button>
      </form>
    </section>
  );
};

/** The other way, for an address that only your own machine reaches. A key of another workspace hears nothing of this one. */
const OnYourMachine = ({ url }: { url: string }) => (
  <div class="stack">
    <p class="hint">
      For a program on your own machine no webhook is needed. Set BRANDRUN_API_KEY to{" "}
      <a href="/app/developer/keys">a key of this workspace</a>, and run:
    </p>
    <Copyable id="listen">
      {`npx brandrun listen --url ${url} --key "$BRANDRUN_API_KEY" --forward-to http://localhost:3000/hook`}
    </Copyable>
  </div>
);

type ChangeProps = { endpoint: Endpoint; state: FormState; ticked: URLSearchParams };

/** The form that changes a webhook; its secret and its deliveries stay. */
export const ChangeWebhook = ({ endpoint: { id, url, description }, state, ticked }: ChangeProps) => (
  <section class="card asking stack">
    <form method="post" action={`${WEBHOOKS}/${id}`} class="form">
      <WebhookFields state={state} ticked={ticked} url={url} note={description} />
      <div class="row">
        <button type="submit" class="button main">
          Save
        </button>
        <a href="/app/developer">Back to the webhooks</a>
      </div>
    </form>
    <h2>Secret</h2>
    <p class="soft">For 24 hours both secrets sign, so that nothing is lost while you change it.</p>
    <Action action={`${WEBHOOKS}/${id}/rotate`} label="Rotate the secret" />
  </section>
);
