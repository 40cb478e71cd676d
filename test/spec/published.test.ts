import { readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { fieldsOf } from "../support/fields.ts";
import { allOperations } from "../support/operations.ts";

const FILE = `${import.meta.dirname}/published.json`;
const HINT = "New fields are published with: PUBLISH=1 npm test -- test/spec/published.test.ts";

type Fields = Record<string, string>;
/** Operation id to its fields. */
type Published = Record<string, Fields>;

/** What of `before` is not there any more, or reads otherwise. */
function broken(before: Published, now: Published): string[] {
  return Object.entries(before).flatMap(([id, fields]) =>
    Object.entries(fields)
      .filter(([path, type]) => now[id]?.[path] !== type)
      .map(([path, type]) => `${id}: ${path} was ${type} and is ${now[id]?.[path] ?? "gone"}`),
  );
}

const added = (before: Published, now: Published) =>
  Object.entries(now).flatMap(([id, fields]) =>
    Object.keys(fields)
      .filter((path) => before[id]?.[path] === undefined)
      .map((path) => `${id}: ${path}`),
  );

let now: Published;
let published: Published;
beforeAll(async () => {
  const operations = [...(await allOperations()).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  now = Object.fromEntries(operations.map(({ id, output }) => [id, fieldsOf(output)]));
  published = JSON.parse(readFileSync(FILE, "utf8")) as Published;
  // biome-ignore lint/style/noProcessEnv: the way to say that new fields are meant.
  if (process.env.PUBLISH && broken(published, now).length === 0) {
    published = now;
    writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  }
});

describe("Versioning, rule 3", () => {
  test("Versioning, rule 3: published response fields are not removed, renamed or changed in type", () => {
    expect(broken(published, now)).toEqual([]);
  });

  test("Versioning, rule 3: every response field is published", () => {
    expect(added(published, now), HINT).toEqual([]);
  });

  test("the list sees a removal, a rename, a change of type, and a value that is gone", () => {
    const schema = (shape: z.ZodRawShape) => ({ op: fieldsOf(z.object(shape)) });
    const before = schema({
      id: z.string(),
      size: z.int(),
      kind: z.enum(["a", "b"]),
      parts: z.array(z.object({ url: z.url() })),
    });
    const after = schema({
      size: z.string(),
      kind: z.enum(["a"]),
      parts: z.array(z.object({ href: z.url() })),
    });
    expect(before.op).toEqual({
      id: "string",
      size: "integer",
      kind: "string",
      'kind="a"': "value",
      'kind="b"': "value",
      parts: "array",
      "parts[]": "object",
      "parts[].url": "string",
    });
    expect(broken(before, after)).toEqual([
      "op: id was string and is gone",
      'op: kind="b" was value and is gone',
      "op: parts[].url was string and is gone",
      "op: size was integer and is string",
    ]);
    expect(added(before, after)).toEqual(["op: parts[].href"]);
  });

  test("the list sees that a field can be null, and what is inside a record", () => {
    const fields = fieldsOf(
      z.object({ at: z.string().nullable(), caps: z.record(z.string(), z.object({ used: z.int() })) }),
    );
    expect(fields).toMatchObject({ at: "null|string", "caps{}": "object", "caps{}.used": "integer" });
  });
});
