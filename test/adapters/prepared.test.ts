import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { neonDatabase, timedDatabase } from "../../lib/adapters/neon.ts";
import type { Db } from "../../lib/core/ports.ts";
import { prepareOnce } from "../../lib/core/prepared.ts";
import { later, laterMoment, textOnce } from "../../lib/core/statement.ts";
import { BRIEF, json, world } from "../support/world.ts";

const now = () => new Date(0);

test("a statement is made once for a database, whichever request runs it, and each request reports its own", async () => {
  const db = neonDatabase("postgres://user:password@database.test/brandrun");
  const made: Db[] = [];
  const run = prepareOnce((of) => {
    made.push(of);
    return { execute: async ({ id }) => [id] };
  });
  const noted: string[] = [];
  const requests = ["first", "second"].map((name) => timedDatabase(db, now, () => void noted.push(name)));
  const rows = await Promise.all(requests.map((request, i) => run(request, { id: i })));
  expect(rows).toEqual([[0], [1]]);
  expect(made).toEqual([db]);
  expect(noted.sort()).toEqual(["first", "second"]);
});

test("two workspaces that poll at once see their own runs", async () => {
  const [one, two] = [await world(), await world()];
  const ids = await Promise.all(
    [one, two].map(async (w) => (await json(await w.post("/generate", BRIEF))).id),
  );
  const seen = await Promise.all([one, two].map((w, i) => w.get(`/runs/${ids[i]}`)));
  expect(await Promise.all(seen.map(async (answer) => (await json(answer)).id))).toEqual(ids);
  expect((await one.get(`/runs/${ids[1]}`)).status).toBe(404);
});

test("a text is made once for each shape, and every call has its own values", () => {
  type Order = { name: string; at: Date };
  const textFor = textOnce<Order>();
  const built: string[] = [];
  const statement = (shape: string, order: Order) =>
    new PgDialect().sqlToQuery(
      textFor(shape, order, () => {
        built.push(shape);
        const at = laterMoment(({ at }: Order) => at).toISOString();
        return sql`select ${later(({ name }: Order) => name)}, ${7}, ${at} from ${sql.identifier(shape)}`;
      }),
    );
  const first = statement("a", { name: "one", at: new Date(0) });
  const second = statement("a", { name: "two $1", at: new Date(1) });
  expect(first.sql).toBe('select $1, $2, $3 from "a"');
  expect(first.params).toEqual(["one", 7, "1970-01-01T00:00:00.000Z"]);
  expect(second).toMatchObject({ sql: first.sql, params: ["two $1", 7, "1970-01-01T00:00:00.001Z"] });
  expect(statement("b", { name: "", at: new Date(0) }).sql).toContain('"b"');
  expect(built).toEqual(["a", "b"]);
});
