import { type Context, Hono } from "hono";
import type * as z from "zod/v4";
import { own } from "../../../lib/text/own.ts";
import { DeliveriesQuery, listWebhookDeliveries } from "../../../lib/webhooks/deliveries.ts";
import type { Endpoint } from "../../../lib/webhooks/endpoint.ts";
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  updateWebhook,
} from "../../../lib/webhooks/endpoints.ts";
import { testWebhook } from "../../../lib/webhooks/redeliver.ts";
import { rotateWebhookSecret } from "../../../lib/webhooks/rotate-secret.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readFields, submitted } from "../http/form.ts";
import { createdOnce, newOnce } from "../http/once.ts";
import { DeveloperGuides, DeveloperPlaces } from "../ui/developer-places.tsx";
import { Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { SecretOnce } from "../ui/secret.tsx";
import { Page } from "../ui/shell.tsx";
import { DeliveryList } from "../ui/webhook-deliveries.tsx";
import { ChangeWebhook, NewWebhook, Webhooks } from "../ui/webhooks.tsx";

const DEVELOPER = "/app/developer";

const DONE: Readonly<Record<string, string>> = {
  tested: "A test message is on its way; its delivery stands below.",
  deleted: "The webhook is deleted.",
  changed: "The webhook is changed.",
  enabled: "The webhook is enabled: it is told of what happens from now on.",
  disabled: "The webhook is paused: nothing is sent to it, and what was waiting is not sent.",
};

type DeveloperView = {
  state?: FormState;
  ticked?: URLSearchParams;
  secret?: string;
  status?: Parameters<typeof page>[2];
};

/** Webhooks and their deliveries; the keys have a page of their own. */
export const developerPages = new Hono<AppEnv>()
  .get("/developer", (c) => developer(c, {}))
  .post("/developer/webhooks", async (c) => {
    const ticked = await readFields(c);
    const { once = "", ...fields } = Object.fromEntries(ticked);
    return submitted(fields, createWebhook.input, {
      input: webhookOf(ticked),
      async work(input) {
        const { secret } = await createdOnce(c, { ...fields, kinds: kindsIn(ticked).join(), once }, (ctx) =>
          createWebhook(ctx, input),
        );
        return developer(c, { secret });
      },
      show: (state, status) => developer(c, { state, ticked, status }),
    });
  })
  .get("/developer/webhooks/:webhook_id", async (c) => {
    const endpoint = await getWebhook(c.var.signedIn.ctx, getWebhook.input.parse(c.req.param()));
    return changing(c, { endpoint });
  })
  .post("/developer/webhooks/:webhook_id", async (c) => {
    const ticked = await readFields(c);
    return submitted(Object.fromEntries(ticked), updateWebhook.input, {
      input: { ...c.req.param(), ...webhookOf(ticked) },
      async work(input) {
        await updateWebhook(c.var.signedIn.ctx, input);
        return goTo(c, DEVELOPER, "changed");
      },
      async show(state, status) {
        const endpoint = await getWebhook(c.var.signedIn.ctx, getWebhook.input.parse(c.req.param()));
        return changing(c, { endpoint, state, ticked, status });
      },
    });
  })
  .post("/developer/webhooks/:webhook_id/test", (c) =>
    act(c, testWebhook.input, "tested", (input) => testWebhook(c.var.signedIn.ctx, input)),
  )
  .post("/developer/webhooks/:webhook_id/rotate", (c) =>
    submitted({}, rotateWebhookSecret.input, {
      input: c.req.param(),
      async work(input) {
        const { secret } = await rotateWebhookSecret(c.var.signedIn.ctx, input);
        return developer(c, { secret });
      },
      show: (state, status) => developer(c, { state, status }),
    }),
  )
  .post("/developer/webhooks/:webhook_id/enable", (c) =>
    act(c, updateWebhook.input, "enabled", (input) =>
      updateWebhook(c.var.signedIn.ctx, { ...input, status: "enabled" }),
    ),
  )
  .post("/developer/webhooks/:webhook_id/disable", (c) =>
    act(c, updateWebhook.input, "disabled", (input) =>
      updateWebhook(c.var.signedIn.ctx, { ...input, status: "disabled" }),
    ),
  )
  .post("/developer/webhooks/:webhook_id/delete", (c) =>
    act(c, deleteWebhook.input, "deleted", (input) => deleteWebhook(c.var.signedIn.ctx, input)),
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
  { state = EMPTY_FORM, ticked = new URLSearchParams(), secret, status = 200 }: DeveloperView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [endpoints, deliveries] = await Promise.all([
    listWebhooks(ctx, {}),
    listWebhookDeliveries(ctx, DeliveriesQuery.parse({ limit: "30" })),
  ]);
  return page(
    c,
    <Page
      title="Webhooks"
      at="/app/developer"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={<DeveloperGuides />}
    >
      <DeveloperPlaces at="/app/developer" reader={record.role} />
      <Problem state={besideAddress(state)} />
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
          <NewWebhook
            state={state}
            ticked={ticked}
            once={newOnce(ctx)}
            settings={ctx.settings}
            taken={endpoints.map(({ url }) => url)}
          />
        </May>
      </div>
      <DeliveryList deliveries={deliveries} />
    </Page>,
    status,
  );
}

type Changing = {
  endpoint: Endpoint;
  state?: FormState;
  ticked?: URLSearchParams;
  status?: Parameters<typeof page>[2];
};

/** The page on which one webhook is changed. */
const changing = (
  c: Context<AppEnv>,
  { endpoint, state = EMPTY_FORM, ticked = ticksOf(endpoint), status = 200 }: Changing,
) =>
  page(
    c,
    <Page title="Edit the webhook" at="/app/developer" who={c.var.signedIn.record}>
      <DeveloperPlaces at="/app/developer" reader={c.var.signedIn.record.role} />
      <Problem state={besideAddress(state)} />
      <May do="update_webhook" otherwise={<p class="soft">Owners and editors change webhooks.</p>}>
        <ChangeWebhook endpoint={endpoint} state={state} ticked={ticked} />
      </May>
    </Page>,
    status,
  );

/** What is wrong beside the address, which has the focus and says what is wrong with it. */
function besideAddress(state: FormState): FormState {
  const { url: _, ...errors } = state.errors;
  return { ...state, errors };
}

/** What the form says of a webhook. No type ticked is every type. */
const webhookOf = (ticked: URLSearchParams) => {
  const kinds = kindsIn(ticked);
  return {
    url: ticked.get("url") ?? "",
    description: ticked.get("description") ?? "",
    event_types: kinds.length > 0 ? kinds : null,
    payload: ticked.has("thin") ? "thin" : "full",
  };
};

const kindsIn = (ticked: URLSearchParams): string[] => ticked.getAll("event_types");

const ticksOf = ({ event_types: kinds, payload }: Endpoint): URLSearchParams =>
  new URLSearchParams([
    ...(kinds ?? []).map((kind): [string, string] => ["event_types", kind]),
    ...(payload === "thin" ? [["thin", "true"] as [string, string]] : []),
  ]);
