import * as z from "zod/v4";
import { fieldNamesAt, plainWords, unknownName } from "../core/plain-words.ts";
import { WebhookUrl } from "../core/webhook-url.ts";
import type { Template } from "../render/template.ts";
import type { Channel } from "../vocab.ts";
import { ChannelName } from "./channel-name.ts";
import { DryRunFlag } from "./dry-run-many.ts";
import { Metadata } from "./input.ts";
import { RENDER_OPTIONS, RenderOptions, splitRenderOptions } from "./render-options.ts";
import { type NamedTemplate, otherName, templateNamed } from "./template-names.ts";

const MAX_ITEMS = 100;

const Item = z.strictObject({
  output_type: z
    .string()
    .min(1)
    .max(60)
    .meta({
      description: "A template, or an asset type for its default template. GET /templates lists them.",
      examples: ["stat"],
    }),
  body: z.record(z.string(), z.unknown()).meta({
    description: "The template's own fields, and theme, format, file_type and seed.",
    examples: [{ value: "10,000", label: "parcels by pedal" }],
  }),
  channel: ChannelName.optional().meta({
    description: "What the picture is for; it sets the size. Without it the key's only channel, else web.",
    examples: ["linkedin"],
  }),
  client_ref: z
    .string()
    .max(200)
    .optional()
    .meta({
      description: "Your own name for the item, at most 200 characters; it comes back with the run.",
      examples: ["row-17"],
    }),
});

/** One item as read: its template, data and render options. The guards check its channel. */
export type RenderItem = NamedTemplate & {
  /** The template's fields as they were sent, and as its schema reads them. */
  sent: Record<string, unknown>;
  data: unknown;
  look: RenderOptions;
  /** Undefined: the key's own. */
  channel: Channel | undefined;
  clientRef: string | null;
};

type ItemProblem = { path: PropertyKey[]; message: string };
type ReadItem = { order: RenderItem } | { problems: ItemProblem[] };
type UnreadItem = {
  output_type: string;
  body: Record<string, unknown>;
  channel?: string | undefined;
  client_ref?: string | undefined;
};

/** Reads every item against its own template, so that one answer names every problem. */
export const RenderInput = z
  .strictObject({
    items: z
      .array(Item)
      .min(1, "Give at least one item.")
      .max(MAX_ITEMS, `At most ${MAX_ITEMS} items fit into one request.`)
      .meta({ description: "What to draw: 1 to 100 items, accepted or refused together." }),
    webhook_url: WebhookUrl.optional().meta({
      description: "HTTPS address that gets one render.completed, once the whole batch has ended.",
      examples: ["https://example.com/hooks/brandrun"],
    }),
    item_events: z
      .boolean()
      .default(false)
      .meta({ description: "true: webhook_url gets the events of every item too.", examples: [true] }),
    metadata: Metadata.optional(),
    dry_run: DryRunFlag,
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
  })
  .meta({
    examples: [
      {
        items: [
          {
            output_type: "stat",
            body: {
              value: "10,000",
              label: "parcels by pedal",
              headline: "Ten thousand parcels, no exhaust",
            },
            channel: "linkedin",
          },
        ],
      },
    ],
  });
export type RenderInput = z.output<typeof RenderInput>;

/** Reads finished content against its template; `field` is where the caller put it. */
export function readItem({ output_type, body, channel, client_ref }: UnreadItem, field = "body"): ReadItem {
  const named = templateNamed(output_type);
  if (!named) {
    const message = `There is no template "${output_type}". ${otherName(output_type)}`;
    return { problems: [{ path: ["output_type"], message }] };
  }
  const { look, data: fields } = splitRenderOptions(body);
  const data = withHeadline(named.template, fields);
  const looked = RenderOptions.safeParse(look, { error: plainWords });
  const filled = exactly(named.template.data).safeParse(data, { error: plainWords });
  if (looked.success && filled.success) {
    const understood = { sent: data, data: filled.data, look: looked.data };
    return {
      order: {
        ...named,
        ...understood,
        channel: channel as Channel | undefined,
        clientRef: client_ref ?? null,
      },
    };
  }
  return {
    problems: [...(looked.error?.issues ?? []), ...(filled.error?.issues ?? [])].flatMap((issue) =>
      problemsOf(issue, field, named.template.data),
    ),
  };
}

/** `headline` names the main line of every template. Given beside the template's own name, it is an unknown field. */
function withHeadline({ headline: name }: Template, fields: Record<string, unknown>) {
  if (name === undefined || !Object.hasOwn(fields, "headline") || Object.hasOwn(fields, name)) return fields;
  const { headline, ...rest } = fields;
  return { ...rest, [name]: headline };
}

/** Templates refuse unknown fields: a misspelt one would silently not be shown. */
const exactly = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strict() : schema);

function problemsOf(issue: z.core.$ZodIssue, field: string, schema: z.ZodType): ItemProblem[] {
  const path = [field, ...issue.path];
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  const known = [...fieldNamesAt(schema, issue.path), ...(issue.path.length === 0 ? RENDER_OPTIONS : [])];
  return issue.keys.map((key) => ({ path: [...path, key], message: unknownName("field", key, known) }));
}
