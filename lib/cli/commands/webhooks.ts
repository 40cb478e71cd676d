import { calling } from "../calling.ts";
import type { CallView, CliCommand } from "../command.ts";
import { misuse } from "../exit.ts";
import { isLoopback } from "../loopback.ts";
import { facts, list, minute, nextLine } from "../print.ts";
import { printDelivery } from "../print-delivery.ts";
import { table } from "../table.ts";
import { clean } from "../text.ts";

const WEBHOOK = { name: "WEBHOOK", about: "The id of a webhook." } as const;
const DELIVERY = {
  name: "DELIVERY",
  about: "The id of a delivery, as `webhooks deliveries` shows it.",
} as const;
const ID = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

const eventsOf = (types: readonly string[] | null) =>
  types && types.length <= 2 ? types.join(", ") : `${types?.length ?? "all"} types`;

const endsASecret = (until: string) =>
  misuse(
    `The secret before this one still signs, until ${minute(until)}. Another rotation ends it at once.`,
    "There are never more than two. If every receiver knows the present secret, go on with --yes.",
  );

/** A service on this machine calls the sandbox alone, so nothing arrives at other addresses. */
const unreached = (address: string, baseUrl: string) =>
  isLoopback(baseUrl) && !/\.sandbox$/.test(new URL(address).hostname)
    ? "  A service on your own machine calls nothing on the internet, so nothing will arrive there.\n  Register https://hooks.brandrun.sandbox/my-system to see what is sent, or use npx brandrun listen.\n"
    : "";

/** Below the table: a column beside two times and an id is too narrow for sentences. */
function reasons(rows: readonly { id: string; reason: string | null }[], view: CallView): string {
  const given = rows.flatMap(({ id, reason }) => (reason ? [[clean(id), clean(reason)]] : []));
  return given.length > 0 ? `\n${table(given, { columns: view.columns }).join("\n")}\n` : "";
}

export const WEBHOOKS: Readonly<Record<string, CliCommand>> = {
  "webhooks list": calling({
    about: "List webhooks.",
    example: "npx brandrun webhooks list",
    call: (api, _, sent) => api.webhooks.list(sent),
    print: (webhooks, view) =>
      list(
        webhooks,
        [
          ["Webhook", ({ id }) => id],
          ["Status", ({ status }) => status],
          ["Events", ({ event_types: types }) => eventsOf(types)],
          ["Address", ({ url }) => url],
        ],
        "There are no webhooks. Create one: npx brandrun webhooks create https://example.com/events",
      )(view) +
      reasons(
        webhooks.map(({ id, disabled_reason: reason }) => ({ id, reason })),
        view,
      ),
  }),
  "webhooks create": calling({
    about: "Register an address that gets events. The answer shows its secret once.",
    args: [{ name: "ADDRESS", about: "An https address of a public host." }],
    options: ["events", "description", "payload"],
    says: { events: "Only these kinds, separated by commas. Default all." },
    example: "npx brandrun webhooks create https://example.com/events --events run.succeeded,post.posted",
    call: (api, { word, has, list: values, value }, sent) =>
      api.webhooks.create(
        {
          url: word(),
          ...(has("events") && { event_types: values("events") }),
          ...(has("description") && { description: value("description") }),
          ...(has("payload") && { payload: value("payload") }),
        } as never,
        sent,
      ),
    print: ({ id, url: address, event_types, payload, description, livemode, secret }, view) => {
      const messages = `${payload}${livemode ? "" : ", of test keys"}`;
      const events = event_types?.join(", ") ?? "all types";
      const shown = facts(
        { webhook: id, address, events, messages, description: description || null, secret },
        view,
      );
      return `${shown}\n  The secret signs every message and is shown only now: keep it where your receiver reads it.\n${unreached(address, view.baseUrl)}${nextLine(`webhooks test ${id}`)}`;
    },
  }),
  "webhooks enable": calling({
    about:
      "Send to a disabled webhook again. What failed meanwhile stays failed: `webhooks replay` sends it.",
    args: [WEBHOOK],
    example: `npx brandrun webhooks enable ${ID}`,
    call: (api, { word }, sent) => api.webhooks.update(word(), { status: "enabled" }, sent),
    print: ({ id }) => `Webhook ${id} is enabled.\n${nextLine(`webhooks test ${id}`)}`,
  }),
  "webhooks disable": calling({
    about: "Send nothing more to a webhook, and keep it. What waits to be sent there fails.",
    args: [WEBHOOK],
    example: `npx brandrun webhooks disable ${ID}`,
    call: (api, { word }, sent) => api.webhooks.update(word(), { status: "disabled" }, sent),
    print: ({ id }) => `Webhook ${id} is disabled.\n${nextLine(`webhooks enable ${id}`)}`,
  }),
  "webhooks replay": calling({
    about: "Send the events of a time once more, of the last 30 days.",
    args: [WEBHOOK],
    options: ["from", "to"],
    says: {
      from: "Events from this time on: ISO 8601 with a UTC offset.",
      to: "Events before this time. Default now.",
    },
    example: `npx brandrun webhooks replay ${ID} --from 2026-11-20T09:00:00Z`,
    call: (api, { word, value }, sent) => {
      const to = value("to");
      return api.webhooks.replay(word(), { from: value("from") ?? "", ...(to && { to }) }, sent);
    },
    print: ({ replayed, remaining }) =>
      `${replayed} events are sent once more.${remaining > 0 ? ` ${remaining} later ones are left: replay from there.` : ""}\n`,
  }),
  "webhooks test": calling({
    about: "Send a webhook.test event.",
    args: [WEBHOOK],
    example: `npx brandrun webhooks test ${ID}`,
    call: (api, { word }, sent) => api.webhooks.test(word(), sent),
    print: ({ id, status }) => `Delivery ${id} is ${status}.\n${nextLine(`webhooks delivery ${id}`)}`,
  }),
  "webhooks delivery": calling({
    about: "Show one delivery: its message, and what each attempt was answered.",
    args: [DELIVERY],
    example: `npx brandrun webhooks delivery ${ID}`,
    call: (api, { word }, sent) => api.webhooks.delivery(word(), sent),
    print: printDelivery,
  }),
  "webhooks deliveries": calling({
    about: "List deliveries, the newest first: of one webhook, or of all.",
    args: [{ ...WEBHOOK, optional: true }],
    options: ["status", "limit", "offset"],
    says: { limit: "How many, 1 to 100. Default 20." },
    example: `npx brandrun webhooks deliveries ${ID} --status failed`,
    call: (api, { word, value, number }, sent) => {
      const query = {
        status: value("status") as never,
        limit: number("limit") ?? 20,
        offset: number("offset") ?? 0,
      };
      return (
        word() ? api.webhooks.deliveriesOf(word(), query, sent) : api.webhooks.deliveries(query, sent)
      ).page();
    },
    print: (deliveries, view) =>
      list(
        deliveries,
        [
          ["Delivery", ({ id }) => id],
          ["Created", ({ created_at: at }) => minute(at)],
          ["Status", ({ status }) => status],
          ["Tries", ({ attempt_count: tries }) => tries],
          ["Event", ({ type }) => type],
        ],
        "There are no such deliveries.",
      )(view) + reasons(deliveries, view),
  }),
  "webhooks redeliver": calling({
    about: "Send a delivery once more.",
    args: [DELIVERY],
    example: `npx brandrun webhooks redeliver ${ID}`,
    call: (api, { word }, sent) => api.webhooks.redeliver(word(), sent),
    print: ({ id, status }) => `Delivery ${id} is ${status}.\n${nextLine(`webhooks delivery ${id}`)}`,
  }),
  "webhooks rotate": calling({
    about:
      "Give a webhook a new secret. The old one signs too for 24 hours; the one before it, if it still does, ends at once.",
    args: [WEBHOOK],
    options: ["yes"],
    says: { yes: "Go on although two secrets sign at present." },
    example: `npx brandrun webhooks rotate ${ID}`,
    once: true,
    async calls(api, { word, has, ask }) {
      const { previous_secret_expires_at: until } = await ask((sent) => api.webhooks.get(word(), sent));
      if (until && !has("yes")) throw endsASecret(until);
      return ask((sent) => api.webhooks.rotateSecret(word(), sent));
    },
    print: ({ secret, previous_secret_expires_at: until }) =>
      `The new secret, shown only now: ${secret}\nThe old one signs too until ${minute(until)}.\n`,
  }),
  "webhooks secret": calling({
    about: "Show the workspace's own secret, which signs messages to the --webhook-url of a request.",
    example: "npx brandrun webhooks secret",
    call: (api, _, sent) => api.webhooks.workspaceSecret(sent),
    print: ({ secret, updated_at: at }) =>
      `The secret of this workspace, which signs messages to the --webhook-url of a request:\n\n  ${secret}\n\n  It has been so since ${minute(at)}. Check the signature with it: /docs/webhooks shows how.\n`,
  }),
  "webhooks remove": calling({
    asks: ([id]) => `Remove webhook ${id}, with its secret?`,
    about: "Remove a webhook. Nothing more is sent there.",
    args: [WEBHOOK],
    example: `npx brandrun webhooks remove ${ID}`,
    async call(api, { word }, sent) {
      await api.webhooks.delete(word(), sent);
      return { id: word(), removed: true };
    },
    print: ({ id }) => `Removed ${id}.\n`,
  }),
};
