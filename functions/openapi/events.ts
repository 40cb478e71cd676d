import { EventKind } from "../../lib/vocab.ts";
import { EVENT_DATA } from "../../lib/webhooks/event-data.ts";
import type { namedSchemas } from "./names.ts";
import { outputSchema, type Schema } from "./schema.ts";

const text = (name: string, description: string, schema: Schema) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", ...schema },
});

const MESSAGE_HEADERS = [
  text("webhook-id", "Id of the event. The same event may come more than once: act on it once.", {
    format: "uuid",
    maxLength: 36,
  }),
  text("webhook-timestamp", "When this attempt was signed, in seconds since 1970.", {
    pattern: "^[0-9]{10,12}$",
    maxLength: 12,
  }),
  text(
    "webhook-signature",
    "One or two signatures, `v1,` and base64, with a space between (Standard Webhooks).",
    {
      pattern: "^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$",
      maxLength: 512,
    },
  ),
];

const RESPONSES = {
  "2XX": { description: "Received. What the answer says is not read." },
  "410": { description: "The address is gone: nothing more is sent to it." },
  default: { description: "Not received, redirects included. The message is sent again later." },
};

/** The messages that webhooks receive, one for each type of event. */
export function webhooksOf({ named }: ReturnType<typeof namedSchemas>): Record<string, object> {
  return Object.fromEntries(
    EventKind.options.map((kind) => {
      const { summary, data } = EVENT_DATA[kind];
      const message = {
        type: "object",
        properties: {
          type: { const: kind, description: "What happened." },
          timestamp: {
            type: "string",
            format: "date-time",
            maxLength: 40,
            description: "When it was recorded.",
          },
          data: named(nameOf(data.name), outputSchema(data.schema)),
        },
        required: ["type", "timestamp", "data"],
      };
      return [kind, { post: messageOf(kind, summary, message) }];
    }),
  );
}

const nameOf = (record: string) => `${record}Event`;

function messageOf(kind: string, summary: string, schema: object) {
  return {
    operationId: `on_${kind.replace(".", "_")}`,
    summary: summary.replace(/\.$/, ""),
    description: `${summary} The message is signed; verify it before you act on it. At most 20 KB.`,
    tags: ["Events and webhooks"],
    security: [],
    parameters: MESSAGE_HEADERS,
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: RESPONSES,
  };
}
