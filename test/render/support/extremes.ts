import * as z from "zod/v4";
import type { Template } from "../../../lib/render/template.ts";

/** As much of JSON Schema as the templates' schemas need. */
type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

const PHRASES =
  "Every team that ships pictures weekly keeps palettes, logos, claims and sources in one calm place, so that nobody has to ask twice whether a number still holds or which typeface the spring campaign wanted";

/** Words up to a length, as people write: no run of one letter, no cut word. */
function words(length: number): string {
  let text = PHRASES;
  while (text.length < length) text += `; ${PHRASES.toLowerCase()}`;
  const cut = text.slice(0, length);
  return cut.length < 12 ? cut.trim() : cut.slice(0, cut.lastIndexOf(" ") + 1 || length).trim();
}

type Extreme = "shortest" | "longest";

function fill(schema: Schema, extreme: Extreme, sample: unknown): unknown {
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (choices.length > 0) return extreme === "shortest" ? choices[0] : choices.at(-1);
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {}, extreme, sample);
  return schema.format || schema.pattern
    ? sample
    : BY_TYPE[schema.type ?? "number"]?.(schema, extreme, sample);
}

const BY_TYPE: Record<string, (schema: Schema, extreme: Extreme, sample: unknown) => unknown> = {
  string: textOf,
  array: listOf,
  object: objectOf,
  boolean: (_, extreme) => extreme === "longest",
  number: numberOf,
  integer: numberOf,
};

function numberOf({ minimum = 0, maximum = 1_234_567 }: Schema, extreme: Extreme): number {
  return extreme === "shortest" ? minimum : maximum;
}

function textOf({ minLength = 0, maxLength = 200 }: Schema, extreme: Extreme): string {
  return extreme === "longest" ? words(maxLength) : "Now".slice(0, Math.max(minLength, 3));
}

function listOf({ items = {}, minItems = 0, maxItems = 10 }: Schema, extreme: Extreme, sample: unknown) {
  const [first] = Array.isArray(sample) ? sample : [];
  const length = extreme === "shortest" ? minItems : maxItems;
  const filled = Array.from({ length }, () => fill(items, extreme, first));
  // A sample without pictures has none to repeat.
  return filled.filter((item) => item !== undefined);
}

function objectOf({ properties = {}, required = [] }: Schema, extreme: Extreme, sample: unknown) {
  const known = (sample ?? {}) as Record<string, unknown>;
  const names = Object.keys(properties).filter((name) => extreme === "longest" || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, fill(properties[name] ?? {}, extreme, known[name])]));
}

/** The least a template takes, or every field of it as long as it may be. */
export function extremeOf({ data, sample }: Template, extreme: Extreme): unknown {
  const schema = z.toJSONSchema(data, { io: "input" }) as Schema;
  return data.parse(fill(schema, extreme, sample));
}
