import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { sizeOf } from "../render/sizes.ts";
import type { Template } from "../render/template.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import { AssetType, Channel, Format } from "../vocab.ts";
import { Look } from "./look.ts";
import { nearestName, templateNamed } from "./template-names.ts";

export const TemplateInfo = z.object({
  output_type: z.string(),
  title: z.string(),
  about: z.string(),
  version: z.int(),
  asset_type: AssetType,
  asset_types: z.array(AssetType),
  /** JSON Schema of an item's `body`. */
  schema: z.record(z.string(), z.unknown()),
  sizes: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
  sample: z.record(z.string(), z.unknown()),
  preview_url: z.url(),
});

export const listTemplates = operation({
  id: "list_templates",
  summary: "List every template that can be drawn, with its schema, sizes, a sample and a preview.",
  effect: "read",
  input: z.object({}),
  output: z.array(TemplateInfo),
  async run({ settings }) {
    return Object.values(TEMPLATES).map((template) => describeTemplate(template, settings.publicUrl));
  },
});

export const OutputType = z.object({ output_type: z.string().min(1).max(60) });

export const getTemplate = operation({
  id: "get_template",
  summary: "Read one template: its schema, sizes, a sample and a preview.",
  effect: "read",
  input: OutputType,
  output: TemplateInfo,
  async run({ settings }, { output_type }) {
    const named = templateNamed(output_type);
    if (named) return describeTemplate(named.template, settings.publicUrl);
    throw new Refusal("not_found", `There is no template "${output_type}".`, {
      hint: `Did you mean "${nearestName(output_type)}"? GET /templates lists them all.`,
    });
  },
});

/** A template as callers see it. */
export function describeTemplate(template: Template, publicUrl: string): z.infer<typeof TemplateInfo> {
  const { id, title, about, version, assetTypes } = template;
  const [assetType] = assetTypes;
  return {
    output_type: id,
    title,
    about,
    version,
    asset_type: assetType,
    asset_types: [...assetTypes],
    schema: schemaOf(template),
    sizes: sizesOf(assetType),
    sample: sampleOf(template),
    preview_url: `${publicUrl}/previews/${id}-v${version}.png`,
  };
}

/** The sample as anybody can send it: the pictures it names are nobody's. */
function sampleOf({ data, sample, photos }: Template): Record<string, unknown> {
  const named = new Set(photos?.(data.parse(sample)));
  const text = JSON.stringify(sample, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !named.has(item));
    return typeof value === "string" && named.has(value) ? undefined : value;
  });
  return JSON.parse(text) as Record<string, unknown>;
}

/** The template's own fields and those that every body may have. */
function schemaOf({ data }: Template): Record<string, unknown> {
  const own = z.toJSONSchema(data, { io: "input" });
  const look = z.toJSONSchema(Look, { io: "input" });
  return { ...own, properties: { ...own.properties, ...look.properties }, additionalProperties: false };
}

/** One size a channel, by default; `format` asks for another one. */
function sizesOf(assetType: AssetType) {
  const channels = Channel.options.map((name) => ({ name: `channel ${name}`, ...sizeOf(assetType, name) }));
  const formats = Format.options.map((name) => ({
    name: `format ${name}`,
    ...sizeOf(assetType, "web", name),
  }));
  return [...channels, ...formats];
}
