import type * as z from "zod/v4";
import { own } from "../../lib/text/own.ts";
import type { DescribedRoute } from "./routes.ts";
import { inputSchema, outputSchema, type Schema } from "./schema.ts";

type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  schema: Schema;
  style?: "form" | "deepObject" | "simple";
  explode?: boolean;
  example?: unknown;
};

const text = (maxLength: number, pattern: string): Schema => ({ type: "string", maxLength, pattern });
const header = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: "header",
  required: false,
  description,
  schema,
});

const REQUEST_ID = header(
  "X-Request-Id",
  "A name for the request; it comes back in the answer.",
  text(128, "^[A-Za-z0-9._-]*$"),
);
const IDEMPOTENCY_KEY = header(
  "Idempotency-Key",
  "A text of your own that names one thing you want done once, such as a new UUID, 1 to 255 printable ASCII characters. For 24 hours the same request with it gets the first answer and `Idempotent-Replayed: true`; with another body it is refused as `idempotency_mismatch`.",
  text(255, "^[ -~]{1,255}$"),
);
const IF_MATCH = header(
  "If-Match",
  "The ETag of the version that the change is meant for. Another version answers 409.",
  { ...text(1_000, '^\\s*(\\*|((W/)?"[^"]*"(\\s*,\\s*)?)+)\\s*$'), examples: ['"3"'] },
);
const ANY_VALUE = text(4_096, "^[^\\r\\n]*$");
/** Accepted from every caller and never believed: the key alone says what may be done. */
const SERVICE_KEY = ["ID", "Workspace-ID", "Scopes"].map((name) =>
  header(`X-Service-Key-${name}`, "Accepted and ignored: the bearer key alone says who asks.", ANY_VALUE),
);

/** The parameters of a route: of its path and query, and the headers it reads. */
export function parametersOf({ judged, how, needsKey }: DescribedRoute): object[] {
  return [
    ...fieldsOf(judged.path?.schema, "path"),
    ...fieldsOf(judged.query?.schema, "query"),
    ...(how.once ? [reference("Idempotency-Key")] : []),
    ...(how.ifMatch ? [reference("If-Match")] : []),
    ...(needsKey ? SERVICE_KEY.map(({ name }) => reference(name)) : []),
    reference("X-Request-Id"),
  ];
}

const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** The headers of requests, by name. */
export const REQUEST_HEADERS: Record<string, Parameter> = Object.fromEntries(
  [IDEMPOTENCY_KEY, IF_MATCH, ...SERVICE_KEY, REQUEST_ID].map((parameter) => [parameter.name, parameter]),
);

function fieldsOf(schema: z.ZodType | undefined, at: "path" | "query"): Parameter[] {
  if (!schema) return [];
  const input = inputSchema(schema);
  const output = outputSchema(schema);
  const required = (input.required ?? []) as string[];
  return Object.entries(input.properties as Record<string, Schema>).map(([name, field]) => {
    const { description = "", ...shape } = wireSchema(field, own(output.properties as Fields, name));
    const isObject = shape.type === "object";
    return {
      name,
      in: at,
      required: required.includes(name),
      description,
      schema: shape,
      ...(isObject && ({ style: "deepObject", explode: true } as const)),
    };
  });
}

type Fields = Record<string, Schema>;

/** A number or a truth value arrives as text; the description names what it means. */
function wireSchema(input: Schema, output: Schema | undefined): Schema {
  const isNumber = input.type === "string" && output?.type === "integer";
  const isFlag = JSON.stringify(input.enum) === '["true","false"]';
  const [first, second] = (input.anyOf ?? []) as Schema[];
  // One text with commas, or the parameter several times.
  if (first && second?.type === "array") return { ...first, description: input.description };
  if (!isNumber && !isFlag) return input;
  const { enum: _, ...shape } = isNumber ? { ...output, ...notesOf(input) } : { ...input, type: "boolean" };
  const { examples, default: fallback } = shape as Schema;
  return {
    ...(shape as Schema),
    ...(Array.isArray(examples) && { examples: examples.map(parsed) }),
    ...(fallback !== undefined && { default: parsed(fallback) }),
  };
}

const notesOf = ({ description, examples, default: fallback }: Schema): Partial<Schema> => ({
  ...(description && { description }),
  ...(examples !== undefined && { examples }),
  ...(fallback !== undefined && { default: fallback }),
});

const parsed = (value: unknown) =>
  typeof value === "string" && /^(\d{1,9}|true|false)$/.test(value) ? JSON.parse(value) : value;
