import { calling } from "../calling.ts";
import type { CliCommand } from "../command.ts";
import { misuse } from "../exit.ts";
import { facts, list, minute, nextLine } from "../print.ts";

const WEBHOOK = { name: "WEBHOOK", about: "The id of a webhook." } as const;
const ID = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

const eventsOf = (types: readonly string[] | null) =>
  types && types.length <= 2 ? types.join(", ") : `${types?.length ?? "all"} types`;

const endsASecret = (until: string) =>
  misuse(
    `The secret before this one still signs, until ${minute(until)}. Another rotation ends it at once.`,
    "There are never more than two. If every receiver knows the present secret, go on with --yes.",
  );

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
      )(view),
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
    print: (webhook, view) =>
      `${facts(webhook, view)}\n  The secret is shown only now.\n${nextLine(`webhooks test ${webhook.id}`)}`,
  }),
  "webhooks test": calling({
    about: "Send a webhook.test event.",
    args: [WEBHOOK],
    example: `npx brandrun webhooks test ${ID}`,
    call: (api, { word }, sent) => api.webhooks.test(word(), sent),
    print: ({ id, status }) => `Delivery ${id} is ${status}.\n${nextLine("webhooks deliveries --limit 1")}`,
  }),
  "webhooks deliveries": calling({
    about: "List deliveries, the newest first: of one webhook, or of all.",
    args: [{ ...WEBHOOK, optional: true }],
    options: ["status", "limit", "offset"],
    says: {
      status: "Only pending, delivered or failed ones.",
      limit: "How many, 1 to 100. Default 20.",
    },
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
          ["Reason", ({ reason }) => reason],
        ],
        "There are no such deliveries.",
      )(view),
  }),
  "webhooks redeliver": calling({
    about: "Send a delivery once more.",
    args: [{ name: "DELIVERY", about: "The id of a delivery, as `webhooks deliveries` shows it." }],
    example: `npx brandrun webhooks redeliver ${ID}`,
    call: (api, { word }, sent) => api.webhooks.redeliver(word(), sent),
    print: ({ id, status }) => `Delivery ${id} is ${status}.\n`,
  }),
  "webhooks rotate": calling({
    about:
      "Give a webhook a new secret. The old one signs too for 24 hours; the one before it, if it still does, ends at once.",
    args: [WEBHOOK],
    options: ["yes"],
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
    print: facts,
  }),
  "webhooks remove": calling({
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
