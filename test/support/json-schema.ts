export type JsonSchema = { [name: string]: unknown };
type Check = (schema: JsonSchema, value: unknown, at: string) => string[];

const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  "date-time": /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  email: /^\S+@\S+$/,
};

const typeOf = (value: unknown) =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "array"
      : typeof value === "object"
        ? "object"
        : typeof value;

/** Counts as JSON Schema counts: code points. */
const lengthOf = (text: string) => [...text].length;

/**
 * Judges values by JSON Schemas (2020-12), as far as the interface description uses them. An object with a closed
 * list of properties may have no other one: what is not described must not be sent. Answers what is wrong.
 */
export function schemaChecker(schemas: Record<string, JsonSchema>): Check {
  const check: Check = (schema, value, at) => {
    const ref = schema.$ref as string | undefined;
    const target = ref ? schemas[ref.replace("#/components/schemas/", "")] : undefined;
    if (ref && !target) return [`${at}: no schema ${ref}`];
    return [
      ...(target ? check(target, value, at) : []),
      ...checkKind(schema, value, at),
      ...checkChoices(schema, value, at),
      ...(Array.isArray(value) ? checkList(schema, value, at) : []),
      ...(typeOf(value) === "object" ? checkObject(schema, value as Record<string, unknown>, at) : []),
    ];
  };

  function checkChoices({ anyOf, oneOf, allOf }: JsonSchema, value: unknown, at: string): string[] {
    const results = (of: unknown, open: boolean) =>
      ((of ?? []) as JsonSchema[]).map((one) => check(open ? { ...one, open } : one, value, at));
    return [
      ...results(allOf, true).flat(),
      ...nearest(results(anyOf, false)),
      ...nearest(results(oneOf, true)),
      ...moreThanOne(results(oneOf, true), at),
    ];
  }

  function checkList(schema: JsonSchema, value: unknown[], at: string): string[] {
    const { items, prefixItems = [], minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const places = prefixItems as JsonSchema[];
    const inBounds = value.length >= Number(minItems) && value.length <= Number(maxItems);
    return [
      ...(inBounds ? [] : [`${at}: has ${value.length} items`]),
      ...value.flatMap((item, index) => {
        const of = places[index] ?? (items as JsonSchema | undefined);
        return of ? check(of, item, `${at}[${index}]`) : [];
      }),
    ];
  }

  function checkObject(schema: JsonSchema, value: Record<string, unknown>, at: string): string[] {
    const { required = [], maxProperties } = schema;
    const missing = (required as string[]).filter((name) => value[name] === undefined);
    const count = Object.keys(value).length;
    return [
      ...missing.map((name) => `${at}: lacks ${name}`),
      ...(count > Number(maxProperties ?? count) ? [`${at}: has ${count} properties`] : []),
      ...checkFields(schema, value, at),
    ];
  }

  function checkFields(schema: JsonSchema, value: Record<string, unknown>, at: string): string[] {
    const { properties, additionalProperties: others } = schema;
    const known = new Map(Object.entries((properties ?? {}) as Record<string, JsonSchema>));
    const isClosed = properties !== undefined && !schema.open && !schema.oneOf && !others;
    return Object.entries(value).flatMap(([name, field]) => {
      const of = known.get(name) ?? (others as JsonSchema | undefined);
      if (!of) return isClosed ? [`${at}: ${name} is not described`] : [];
      return field === undefined ? [] : check(of, field, `${at}.${name}`);
    });
  }

  return check;
}

/** What is wrong with the choice that fits best; nothing when one fits, or when there are none. */
const nearest = (results: string[][]): string[] => [...results].sort((a, b) => a.length - b.length)[0] ?? [];

function moreThanOne(results: string[][], at: string): string[] {
  const fits = results.filter((problems) => problems.length === 0).length;
  return fits > 1 ? [`${at}: fits ${fits} of oneOf`] : [];
}

function checkKind(schema: JsonSchema, value: unknown, at: string): string[] {
  const { type, enum: values, const: only } = schema;
  const types = type === undefined ? [] : [type].flat();
  const fits = types.some((one) => one === typeOf(value) || (one === "integer" && Number.isInteger(value)));
  if (types.length > 0 && !fits) return [`${at}: is ${typeOf(value)}, not ${types.join(" or ")}`];
  if (Array.isArray(values) && !values.includes(value))
    return [`${at}: ${JSON.stringify(value)} is not in the list`];
  if (only !== undefined && only !== value) return [`${at}: is not ${JSON.stringify(only)}`];
  if (typeof value === "string") return checkText(schema, value, at);
  return typeof value === "number" ? checkNumber(schema, value, at) : [];
}

function checkText(
  { minLength, maxLength, pattern, format }: JsonSchema,
  value: string,
  at: string,
): string[] {
  const length = lengthOf(value);
  const isFormat = FORMATS[String(format)]?.test(value) ?? true;
  const fits = typeof pattern !== "string" || new RegExp(pattern, "u").test(value);
  return [
    ...(length < Number(minLength ?? 0) || length > Number(maxLength ?? length)
      ? [`${at}: has ${length} characters`]
      : []),
    ...(isFormat ? [] : [`${at}: ${value.slice(0, 60)} is no ${format}`]),
    ...(fits ? [] : [`${at}: does not match ${pattern}`]),
  ];
}

const checkNumber = ({ minimum, maximum }: JsonSchema, value: number, at: string): string[] =>
  value < Number(minimum ?? value) || value > Number(maximum ?? value)
    ? [`${at}: ${value} is out of bounds`]
    : [];
