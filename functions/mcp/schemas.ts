import * as z from "zod/v4";
import type { Tool, ToolFields } from "./tool.ts";

type Json = Record<string, unknown>;

/** ToolFields that every tool of a kind takes besides those of its operation. */
const EXTRA = {
  idempotency_key: {
    type: "string",
    minLength: 1,
    maxLength: 255,
    description: "Any unique text. A repeated call with it returns the first result and does nothing twice.",
    examples: ["release-2026-11-post-1"],
  },
  dry_run: {
    type: "boolean",
    description: "true: checks the call and says what would happen; nothing is stored, started or charged.",
    examples: [true],
  },
};

/** A file part needs a multipart body, which a tool call has not. */
const ONLY_OVER_HTTP = new Set(["file", "if_match"]);

/** JSON Schema of the arguments. Its fields are described; an unknown one is refused. */
export function inputSchema(tool: Tool): Json {
  const { properties = {}, required } = objectSchema(tool.takes ?? tool.operation.input, "input");
  const own = Object.entries(properties).filter(([name]) => !ONLY_OVER_HTTP.has(name));
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(own.map(([name, schema]) => [name, trimmed(schema, false)])),
      ...(tool.once && { idempotency_key: EXTRA.idempotency_key }),
      ...(tool.judged && { dry_run: EXTRA.dry_run }),
    },
    ...(required && { required: required.filter((name) => !ONLY_OVER_HTTP.has(name)) }),
    additionalProperties: false,
  };
}

/** JSON Schema of the result: fields and types, without prose. */
export function outputSchema(tool: Tool): Json {
  const { properties = {}, required = [] } = objectSchema(tool.gives, "output");
  const whole = fieldsOf(properties, true);
  if (!tool.judged) return { type: "object", properties: whole, ...(required.length > 0 && { required }) };
  // A dry run answers these two instead of the record.
  const bool = { type: "boolean" };
  return { type: "object", properties: { ...whole, dry_run: bool, accepted: bool } };
}

type ObjectSchema = { properties?: Json; required?: string[] };

const objectSchema = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as ObjectSchema;

/** Words that a schema of results does without. */
const PROSE = new Set(["description", "examples", "format", "pattern", "minimum", "maximum", "maxLength"]);
/** Words that say nothing to an agent. */
const NOISE = new Set(["$schema", "default", "pattern", "propertyNames"]);
const BOUNDS = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

function trimmed(value: unknown, isOutput: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => trimmed(item, isOutput));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([word, inner]) => isKept(word, inner, isOutput));
  return Object.fromEntries(
    kept.map(([word, inner]) =>
      word === "properties" ? [word, fieldsOf(inner as Json, isOutput)] : [word, trimmed(inner, isOutput)],
    ),
  );
}

/** The names of fields are no words of the schema, whatever they are called. */
const fieldsOf = (properties: Json, isOutput: boolean) =>
  Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, trimmed(inner, isOutput)]));

function isKept(word: string, value: unknown, isOutput: boolean): boolean {
  if (typeof value === "number" && BOUNDS.has(value)) return false;
  if (word === "additionalProperties") return isOutput ? typeof value === "object" : true;
  if (isOutput && typeof value !== "object") return !PROSE.has(word) && !NOISE.has(word);
  return !NOISE.has(word) && !(isOutput && PROSE.has(word));
}

/** The arguments that the operation takes, and those of the agent server. */
export function splitArguments({ once, judged }: Tool, args: ToolFields) {
  const { idempotency_key: key, dry_run: dry, ...rest } = args;
  return {
    input: {
      ...rest,
      ...(!judged && dry !== undefined && { dry_run: dry }),
      ...(!once && key !== undefined && { idempotency_key: key }),
    },
    idempotencyKey: once ? key : undefined,
    isJudged: judged ? dry : undefined,
  };
}

const names = new Map<string, string[]>();

/** The names of all arguments of a tool. */
export function argumentNames(tool: Tool): string[] {
  const known = names.get(tool.operation.id) ?? Object.keys(inputSchema(tool).properties as Json);
  names.set(tool.operation.id, known);
  return known;
}
