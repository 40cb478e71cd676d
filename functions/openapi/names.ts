import { mapSchemas, type Schema } from "./schema.ts";

const pascal = (id: string) => id.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names of what has no title of its own: `buy_credits` takes a BuyCreditsRequest and answers a BuyCreditsAnswer. */
export const answerName = (id: string): string => `${pascal(id)}Answer`;
export const requestName = (id: string): string => `${pascal(id)}Request`;

/** Schemas with a name, so that a shape is written once and clients get one type for it. */
export function namedSchemas() {
  const schemas = new Map<string, Schema>();

  /** A reference to the shape under this name. The description of the place and the examples of a list stay beside it. */
  function register(name: string, { title: _, ...schema }: Schema): Schema {
    const { description, examples, ...shape } = schema;
    const known = schemas.get(name);
    if (known && shapeText(known) !== shapeText(shape)) throw new Error(`Two schemas are called ${name}.`);
    if (!known) schemas.set(name, schema);
    const beside = { ...(description && { description }), ...(schema.enum && examples ? { examples } : {}) };
    return { $ref: `#/components/schemas/${name}`, ...beside };
  }

  const referring = (schema: Schema): Schema =>
    mapSchemas(schema, (one) => (one.title ? register(one.title as string, one) : one));

  return {
    schemas,
    /** The schema with references to everything that has a title. */
    referring,
    /** The same; an object without a title gets this name. */
    named(name: string, schema: Schema): Schema {
      const inner = referring(schema);
      return inner.type === "object" && inner.properties ? register(name, inner) : inner;
    },
  };
}

const shapeText = ({ description: _, examples: __, ...shape }: Schema) => JSON.stringify(shape);
