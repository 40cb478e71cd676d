import * as z from "zod/v4";
import { Refusal } from "../core/errors.ts";
import { operation } from "../core/operation.ts";
import { dataSchema } from "../render/data-schema.ts";
import { sizeOf } from "../render/sizes.ts";
import type { Template } from "../render/template.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import { AssetType, Channel, Format } from "../vocab.ts";
import { RenderOptions } from "./render-options.ts";
import { otherName, templateNamed } from "./template-names.ts";

export const TemplateInfo = z
  .object({
    output_type: z.string().describe("Its name in requests."),
    title: z.string().describe("Its name for people."),
    about: z.string().describe("What it is for."),
    version: z.int().describe("Goes up with every change that draws other pixels."),
    asset_type: AssetType.describe("What it is made as by default."),
    asset_types: z.array(AssetType).describe("Everything it can be made as."),
    schema: z.record(z.string(), z.unknown()).describe("JSON Schema of an item's body."),
    sizes: z
      .array(
        z.object({
          name: z.string().describe("A channel or a format."),
          width: z.int().describe("Pixels."),
          height: z.int().describe("Pixels."),
        }),
      )
      .describe("Size of the picture by channel and by format."),
    sample: z.record(z.string(), z.unknown()).describe("A body that can be sent as it is."),
    preview_url: z.url().describe("Picture of the sample."),
  })
  .meta({ title: "Template" });

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

export const OutputType = z.object({
  output_type: z
    .string()
    .min(1)
    .max(60)
    .meta({ description: "A template, or an asset type for its default template.", examples: ["stat"] }),
});

export const getTemplate = operation({
  id: "get_template",
  summary: "Read one template: its schema, sizes, a sample and a preview.",
  effect: "read",
  refuses: ["not_found"],
  input: OutputType,
  output: TemplateInfo,
  async run({ settings }, { output_type }) {
    const named = templateNamed(output_type);
    if (named) return describeTemplate(named.template, settings.publicUrl);
    throw new Refusal("not_found", `There is no template "${output_type}".`, {
      hint: otherName(output_type),
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

/** The sample without its pictures, which belong to no workspace. */
function sampleOf({ data, sample, photos }: Template): Record<string, unknown> {
  const named = new Set(photos?.(data.parse(sample)));
  const text = JSON.stringify(sample, (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !named.has(item));
    return typeof value === "string" && named.has(value) ? undefined : value;
  });
  return JSON.parse(text) as Record<string, unknown>;
}

/** The template's own fields and those that every body may have. */
function schemaOf(template: Template): Record<string, unknown> {
  const own = dataSchema(template.data, sampleOf(template));
  const look = z.toJSONSchema(RenderOptions, { io: "input" });
  return {
    ...own,
    properties: { ...(own.properties as object), ...look.properties },
    additionalProperties: false,
  };
}

/** One size per channel by default; `format` selects another. */
function sizesOf(assetType: AssetType) {
  const channels = Channel.options.map((name) => ({ name: `channel ${name}`, ...sizeOf(assetType, name) }));
  const formats = Format.options.map((name) => ({
    name: `format ${name}`,
    ...sizeOf(assetType, "web", name),
  }));
  return [...channels, ...formats];
}
