import { expect, test } from "vitest";
import * as z from "zod/v4";
import { jsonSchemaOf } from "../../../lib/adapters/model/json-schema.ts";
import { strictProblem } from "../../fakes/model-replies.ts";

const Rich = z.object({
  name: z.string().min(1).max(20).describe("the name"),
  count: z.number().int().min(1).max(5),
  kind: z.enum(["a", "b"]),
  one: z.literal("only"),
  maybe: z.string().nullable(),
  either: z.union([z.string(), z.object({ deep: z.boolean() })]),
  list: z.array(z.object({ title: z.string().max(3) })).max(2),
});

test("the JSON schema for models contains nothing that strict modes reject and states limits in words", () => {
  const schema = jsonSchemaOf(Rich);

  expect(strictProblem(schema)).toBeUndefined();
  expect(schema).toMatchObject({
    properties: {
      name: { description: "the name; at most 20 characters; at least 1 characters" },
      count: { type: "integer", description: "at most 5; at least 1" },
      one: { enum: ["only"] },
      list: { description: "at most 2 items", items: { properties: { title: { type: "string" } } } },
    },
  });
});

test("the JSON schema for models describes the input of a transform, not its output", () => {
  const made = z
    .object({ text: z.string() })
    .transform(({ text }) => text.length)
    .refine((length) => length > 3);

  expect(jsonSchemaOf(made)).toMatchObject({ properties: { text: { type: "string" } }, required: ["text"] });
});

test("the JSON schema for models rejects optional properties, which strict modes do not support", () => {
  expect(() => jsonSchemaOf(z.object({ a: z.object({ b: z.string().optional() }) }))).toThrow(
    "Say .nullable() instead of .optional() for a.b.",
  );
});
