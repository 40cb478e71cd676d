import * as z from "zod/v4";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import { own } from "../../../lib/text/own.ts";
import { type ContentField, contentChanges, contentFields } from "./content-form.ts";
import { ownSample } from "./own-sample.ts";

type SampleBody = Record<string, unknown>;
type Sampled = { output_type: string; sample: SampleBody };
type BrandWords = Parameters<typeof ownSample>[1];

/** A field of a card that is tried: what it begins with, and the line of the sample as an example. */
export type TriedField = ContentField & { example: string };

/** What names a picture or a language of the sample: the card of a customer has none of them. */
const OF_THE_SAMPLE = /^(?:photo|photos|more_photos|portrait|screen|screens|language)$/;

/** The content of a sample without its pictures. */
const withoutPictures = (sample: SampleBody): SampleBody =>
  JSON.parse(
    JSON.stringify(sample, (name, value: unknown) => (OF_THE_SAMPLE.test(name) ? undefined : value)),
  ) as SampleBody;

/** The fields of a template. They begin empty, but for what the brand says of itself: no line of a sample is drawn. */
export function triedFields(template: Sampled, brand: BrandWords): TriedField[] {
  const { output_type, sample } = ownSample(template, brand);
  const ownLines = [brand.name, brand.tagline, brand.one_liner];
  return contentFields(output_type, withoutPictures(sample)).map((field) => ({
    ...field,
    value: ownLines.includes(field.value) ? field.value : "",
    example: field.value,
  }));
}

/** The content that a form describes: what was typed, and nothing in place of what was not. */
export function triedContent(
  template: Sampled,
  brand: BrandWords,
  sent: Readonly<Record<string, string>>,
): SampleBody {
  const sample = withoutPictures(ownSample(template, brand).sample);
  const typed = triedFields(template, brand).map(({ name, value }) => [name, own(sent, name) ?? value]);
  const content = { ...sample, ...contentChanges(template.output_type, sample, Object.fromEntries(typed)) };
  // An empty text of a sample is a field that it does not use.
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null && value !== ""));
}

/** Fields that a template cannot be drawn without, and that the content does not have, by their first text. */
export function missingIn(fields: readonly TriedField[], outputType: string, content: SampleBody) {
  return neededBy(outputType)
    .filter((name) => own(content, name) === undefined)
    .flatMap((name) => fields.find(({ path: [first] }) => first === name) ?? []);
}

/** The content as a call has it: what is still missing stands in it empty. */
export const withBlanks = (outputType: string, content: SampleBody, sample: SampleBody): SampleBody => ({
  ...Object.fromEntries(
    neededBy(outputType)
      .filter((name) => own(content, name) === undefined)
      .map((name) => [name, blank(own(sample, name))]),
  ),
  ...content,
});

/** The same shape without its words. */
function blank(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(blank);
  if (!value || typeof value !== "object") return "";
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OF_THE_SAMPLE.test(name))
      .map(([name, inner]) => [name, blank(inner)]),
  );
}

/** Names of the fields that a template needs. */
export function neededBy(outputType: string): string[] {
  const template = own(TEMPLATES, outputType);
  if (!template) return [];
  const { required = [] } = z.toJSONSchema(template.data, { io: "input", unrepresentable: "any" });
  return required;
}
