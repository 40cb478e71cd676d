import fc, { type Arbitrary } from "fast-check";
import * as z from "zod/v4";
import { NO_RUN } from "../../support/routes.ts";

type Schema = z.core.JSONSchema.JSONSchema;

/** What every object has without having been given it: never to be found by a text that looks something up. */
const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty"];

/** Texts that have broken services before. */
const NASTY = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud83d",
  "\udea4\ud83d",
  "\u200b",
  "\u202e",
  "\uffff",
  "\r\nSet-Cookie: a=b",
  "%00",
  "../../etc/passwd",
  ...INHERITED,
  ...INHERITED.map((name) => `data:${name};base64,iVBORw0KGgo=`),
  "' or 1=1; --",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "null",
  "NaN",
  "-0",
  "1e999",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59-23:59",
  "2026-02-30T00:00:00Z",
  "2027-01-01T09:00:00Z",
  NO_RUN,
  NO_RUN.toUpperCase(),
  "https://169.254.169.254/",
  "https://example.com/a.png",
  "http://localhost",
  "data:image/png;base64,AAAA",
  "👩‍👩‍👧‍👧",
  "ﷺ",
  "a".repeat(5_000),
  "\u0301".repeat(300),
];
const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, Number.NaN),
);

export const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.lorem({ maxCount: 8 }) },
);
/** Anything that JSON can say. */
export const junk: Arbitrary<unknown> = fc.oneof(
  texts,
  numbers,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, [], {}, [[]]),
);

/** What a schema asks for, most of the time. */
export const fitting = (schema: z.ZodType): Arbitrary<unknown> =>
  arbitraryFor(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema);

function arbitraryFor(schema: Schema): Arbitrary<unknown> {
  const right = rightFor(schema);
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: junk });
}

function rightFor(schema: Schema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => rightFor(choice as Schema)));
  if (schema.allOf) return rightFor(schema.allOf[0] as Schema);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = [schema.type].flat()[0];
  return (OF_TYPE[type ?? ""] ?? (() => junk))(schema);
}

const OF_TYPE: Record<string, (schema: Schema) => Arbitrary<unknown>> = {
  string: stringFor,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  integer: ({ minimum = -5, maximum = 500 }) =>
    fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }),
  number: () => numbers,
  array: ({ items, minItems = 0, maxItems = 4 }) =>
    fc.array(arbitraryFor((items ?? {}) as Schema), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 4),
    }),
  object: objectFor,
};

function stringFor({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<unknown> {
  if (format === "uuid") return fc.constantFrom(NO_RUN, NO_RUN.toUpperCase());
  if (format === "uri") return fc.constantFrom("https://example.com/hook", "https://films.example.com/a.mp4");
  const words = fc.lorem({ maxCount: 6 }).filter((text) => text.length >= minLength);
  return fc.oneof(
    { weight: 4, arbitrary: words.map((text) => text.slice(0, maxLength)) },
    { weight: 1, arbitrary: texts },
  );
}

function objectFor({
  properties = {},
  required = [],
  additionalProperties: others,
}: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryFor(inner as Schema)]),
  );
  const named = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (!others) return named;
  const more = fc.dictionary(texts, typeof others === "object" ? arbitraryFor(others as Schema) : junk, {
    maxKeys: 3,
  });
  return fc.tuple(named, more).map(([known, unknown]) => ({ ...unknown, ...known }));
}

/** `value` with something in it replaced, added or taken away. */
export const spoilt = (value: unknown): Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(50), junk, texts)
    .map(([place, instead, name]) => spoil(structuredClone(value), { place, instead, name }));

function spoil(
  value: unknown,
  { place, instead, name }: { place: number; instead: unknown; name: string },
): unknown {
  const holders: object[] = [];
  const walk = (at: unknown) => {
    if (typeof at !== "object" || at === null) return;
    holders.push(at);
    for (const inner of Object.values(at)) walk(inner);
  };
  walk(value);
  const holder = holders[place % Math.max(1, holders.length)];
  if (!holder) return instead;
  const names = [...Object.keys(holder), name];
  const key = names[place % names.length] ?? name;
  if (place % 7 === 0) Reflect.deleteProperty(holder, key);
  else if (!Array.isArray(holder) || key !== name)
    Object.defineProperty(holder, key, {
      value: instead,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return value;
}
