import * as z from "zod/v4";
import { WebhookUrl } from "../hooks/url.ts";
import type { Channel } from "../vocab.ts";
import { ChannelName, Metadata } from "./input.ts";
import { Look, partBody } from "./look.ts";
import { type Named, nearestName, templateNamed } from "./template-names.ts";

const MAX_ITEMS = 100;

const Item = z.strictObject({
  output_type: z.string().min(1).max(60),
  body: z.record(z.string(), z.unknown()),
  channel: ChannelName.default("web"),
  client_ref: z.string().max(200).optional(),
});

/** One item, understood: which template, what it shows, and how. Whether its channel exists is for the guards to say. */
export type Order = Named & {
  /** The template's fields as they were sent, and as its schema reads them. */
  sent: Record<string, unknown>;
  data: unknown;
  look: Look;
  channel: Channel;
  clientRef: string | null;
};

type Problem = { path: PropertyKey[]; message: string };
type Read = { order: Order } | { problems: Problem[] };
type Unread = {
  output_type: string;
  body: Record<string, unknown>;
  channel?: string;
  client_ref?: string | undefined;
};

/** Every item is read against its own template, so that one answer names all that does not fit. */
export const RenderInput = z
  .strictObject({
    items: z
      .array(Item)
      .min(1, "Give at least one item.")
      .max(MAX_ITEMS, `At most ${MAX_ITEMS} items fit into one request.`),
    webhook_url: WebhookUrl.optional(),
    metadata: Metadata.optional(),
  })
  .transform(({ items, ...rest }, { issues }) => {
    const read = items.map((item) => readItem(item));
    for (const [index, one] of read.entries()) {
      if (!("problems" in one)) continue;
      for (const { path, message } of one.problems) {
        issues.push({ code: "custom", message, path: ["items", index, ...path], input: items });
      }
    }
    return { ...rest, orders: read.flatMap((one) => ("order" in one ? [one.order] : [])) };
  });
export type RenderInput = z.output<typeof RenderInput>;

/** Reads finished content against its template; `field` is where the caller put it. */
export function readItem({ output_type, body, channel = "web", client_ref }: Unread, field = "body"): Read {
  const named = templateNamed(output_type);
  if (!named) {
    const message = `There is no template "${output_type}". Did you mean "${nearestName(output_type)}"?`;
    return { problems: [{ path: ["output_type"], message }] };
  }
  const { look, data } = partBody(body);
  const looked = Look.safeParse(look);
  const filled = exactly(named.template.data).safeParse(data);
  if (looked.success && filled.success) {
    const understood = { sent: data, data: filled.data, look: looked.data };
    return { order: { ...named, ...understood, channel: channel as Channel, clientRef: client_ref ?? null } };
  }
  return {
    problems: [...(looked.error?.issues ?? []), ...(filled.error?.issues ?? [])].flatMap((issue) =>
      problemsOf(issue, field),
    ),
  };
}

/** Templates refuse fields that they do not know: a misspelt one would silently not be shown. */
const exactly = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strict() : schema);

function problemsOf(issue: z.core.$ZodIssue, field: string): Problem[] {
  const path = [field, ...issue.path];
  if (issue.code !== "unrecognized_keys") return [{ path, message: messageOf(issue) }];
  return issue.keys.map((key) => ({
    path: [...path, key],
    message: "This template has no such field.",
  }));
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_big" && issue.origin === "string") return `At most ${issue.maximum} characters.`;
  return issue.message;
}
