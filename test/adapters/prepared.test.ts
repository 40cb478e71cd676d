import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { neonDatabase, timedDatabase } from "../../lib/adapters/neon.ts";
import type { Db } from "../../lib/core/ports.ts";
import { prepareOnce } from "../../lib/core/prepared.ts";
import { later, laterMoment, planned, queryRows, textOnce } from "../../lib/core/statement.ts";
import { openDatabase } from "../support/database.ts";
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

describe("a statement whose plan the session keeps", () => {
  const db = openDatabase();
  const plans = () =>
    queryRows<{ text: string; runs: number }>(
      db,
      sql`select statement as text, (generic_plans + custom_plans)::int as runs from pg_prepared_statements`,
    );

  test("answers what it answers by itself, whatever its values are", async () => {
    const values = ["it's", 'a "b" \\ $1 %s %I', "ä\n", "{1,NULL}", "", null, 7, true];
    const parts = values.map((value) => sql`${value}::text`);
    const plain = sql`select array[${sql.join(parts, sql`, `)}] as "all", ${'{"a":[1]}'}::jsonb as data, 'none' as "given"`;
    const direct = await queryRows(db, plain);
    expect(direct).toMatchObject([{ data: { a: [1] } }]);
    expect(await queryRows(db, planned(plain, '"all" text[], data jsonb, "given" text'))).toEqual(direct);
    expect(await queryRows(db, planned(sql`select 1 as one`, "one int"))).toEqual([{ one: 1 }]);
  });

  test("is planned once for a text, and for another text anew", async () => {
    const twice = (n: number) => planned(sql`select ${n}::int * 2 as twice`, "twice int");
    const thrice = (n: number) => planned(sql`select ${n}::int * 3 as twice`, "twice int");
    for (const n of [1, 2, 3]) expect(await queryRows(db, twice(n))).toEqual([{ twice: 2 * n }]);
    expect(await queryRows(db, thrice(3))).toEqual([{ twice: 9 }]);
    const seen = (await plans()).filter(({ text }) => /\* [23] as twice/.test(text));
    expect(seen.map(({ runs }) => runs).sort()).toEqual([1, 3]);
  });

  test("fails with the database's own error, and undoes all of itself", async () => {
    const id = "0198a3f0-1111-7222-8333-444455556666";
    const twin = (name: string) =>
      planned(
        sql`with one as (insert into workspaces (id, name, plan, created_at) values (${id}::uuid, ${name}::text, 'scale', now()))
          insert into workspaces (id, name, plan, created_at) values (${id}::uuid, 'B', 'scale', now()) returning name`,
        "name text",
      );
    const error = await queryRows(db, twin("A")).catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toMatchObject({ code: "23505", constraint: "workspaces_pkey" });
    expect(await queryRows(db, sql`select from workspaces where id = ${id}::uuid`)).toEqual([]);
  });

  test("sees columns that a migration adds later", async () => {
    await db.execute(sql`create temp table notes (id int)`);
    const add = (id: number) =>
      planned(
        sql`insert into notes select r.* from json_populate_record(null::notes, ${JSON.stringify({ id, word: "new" })}::json) r returning id`,
        "id int",
      );
    expect(await queryRows(db, add(1))).toEqual([{ id: 1 }]);
    await db.execute(sql`alter table notes add column word text`);
    expect(await queryRows(db, add(2))).toEqual([{ id: 2 }]);
    expect(await queryRows(db, sql`select word from notes order by id`)).toEqual([
      { word: null },
      { word: "new" },
    ]);
    await db.execute(sql`drop table notes`);
  });
});
