import { drizzle } from "drizzle-orm/neon-http";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../../lib/local/postgres/server.ts";
import { ask } from "../ask.ts";
import { clients, PASSWORD } from "./support.ts";

let server: Awaited<ReturnType<typeof startPostgres>>;
let neon: ReturnType<typeof clients>;

beforeAll(async () => {
  server = await startPostgres({ password: PASSWORD });
  neon = clients(server.port);
  await neon.sql`create table people (id serial primary key, name text not null unique, age int check (age > 0))`;
}, 60_000);
afterAll(() => server.close());

const people = pgTable("people", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  age: integer(),
});

test("the SQL endpoint returns values in the types they were stored as", async () => {
  const when = new Date("2026-02-03T04:05:06.789Z");
  const [row] = await neon.sql`select
    ${1}::int as whole, ${1.5}::float8 as part, ${"12345678901234567890"}::numeric as exact, ${true}::bool as yes,
    ${"ü ' \\ \n 😀"}::text as words, ${null}::text as nothing, ${when}::timestamptz as moment,
    ${{ a: [1, { b: "c" }] }}::jsonb as document, ${Buffer.from([0, 255])}::bytea as bytes`;
  expect(row).toEqual({
    whole: 1,
    part: 1.5,
    exact: "12345678901234567890",
    yes: true,
    words: "ü ' \\ \n 😀",
    nothing: null,
    moment: when,
    document: { a: [1, { b: "c" }] },
    bytes: Buffer.from([0, 255]),
  });
});

test("the SQL endpoint takes lists as array parameters, whatever their items contain", async () => {
  const words = ["plain", 'a "quoted" one', "back\\slash", "com,ma", "{}", "", "NULL", "new\nline"];
  const [row] = await neon.sql`select ${words}::text[] as words, ${[[1, 2], [3, 4]]}::int[] as grid,
    ${["a", null]}::text[] as gaps, 2 = any(${[1, 2]}::int[]) as found`;
  expect(row).toEqual({
    words,
    grid: [
      [1, 2],
      [3, 4],
    ],
    gaps: ["a", null],
    found: true,
  });
});

test("the SQL endpoint accepts parameters as JSON instead of text", async () => {
  const params = [7, true, { a: "b" }, ['say "hi"\n', null, 3], [[1], [2]], null];
  const query = "select $1::int, $2::bool, $3::jsonb, $4::text[], $5::int[], $6::text";
  const answer = await neon.post(JSON.stringify({ query, params }), { "neon-array-mode": "true" });
  expect(await answer.json()).toMatchObject({
    rows: [["7", "t", '{"a": "b"}', '{"say \\"hi\\"\n",NULL,3}', "{{1},{2}}", null]],
  });
});

test("an answer of the SQL endpoint contains columns, command and row count", async () => {
  const inserted = await neon.full`insert into people (name) values ('Ada'), ('Bo') returning id, name`;
  expect(inserted).toMatchObject({ command: "INSERT", rowCount: 2 });
  expect(inserted.fields).toMatchObject([
    { name: "id", dataTypeID: 23, dataTypeSize: 4, dataTypeModifier: -1, columnID: 1, format: "text" },
    { name: "name", dataTypeID: 25, columnID: 2 },
  ]);
  expect(inserted.fields[0]?.tableID).toBeGreaterThan(0);
  expect(await neon.full`update people set age = 3 where name = 'nobody'`).toMatchObject({
    command: "UPDATE",
    rowCount: 0,
    rows: [],
  });
  expect(await neon.full`create table empty ()`).toMatchObject({ command: "CREATE", rowCount: null });
});

test("the SQL endpoint returns rows as objects without array mode", async () => {
  const answer = await neon.post(JSON.stringify({ query: "select 1 as a, null as b" }));
  expect(await answer.json()).toMatchObject({ rows: [{ a: "1", b: null }], rowAsArray: false });
});

test("a refused SQL statement returns every field of PostgreSQL's error", async () => {
  await neon.sql`insert into people (name) values ('Twin')`;
  await expect(neon.sql`insert into people (name) values ('Twin')`).rejects.toMatchObject({
    name: "NeonDbError",
    code: "23505",
    severity: "ERROR",
    detail: "Key (name)=(Twin) already exists.",
    schema: "public",
    table: "people",
    constraint: "people_name_key",
  });
  await expect(neon.sql`select nonsense`).rejects.toMatchObject({ code: "42703", position: "8" });
  await expect(neon.sql`select ${"x"}::int`).rejects.toMatchObject({ code: "22P02" });
});

test("several SQL statements in one text are refused", async () => {
  await expect(neon.sql.query("select 1; select 2")).rejects.toMatchObject({ code: "42601" });
});

test("the SQL endpoint refuses COPY", async () => {
  await expect(neon.sql.query("copy people from stdin")).rejects.toMatchObject({ code: "0A000" });
});

test("the SQL endpoint works after a failed statement", async () => {
  await expect(neon.sql`select 1 / 0`).rejects.toMatchObject({ code: "22012" });
  expect(await neon.sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test("a batch of SQL statements answers each query", async () => {
  const { sql } = neon;
  const answers = await sql.transaction([
    sql`select 1 as a`,
    sql`select 2 as b where false`,
    sql`select 3 as c`,
  ]);
  expect(answers).toEqual([[{ a: 1 }], [], [{ c: 3 }]]);
});

test("a batch of SQL statements with one refused query changes nothing", async () => {
  const { sql } = neon;
  const batch = [
    sql`insert into people (name) values ('Half')`,
    sql`insert into people (name, age) values ('Done', 0)`,
  ];
  await expect(sql.transaction(batch)).rejects.toMatchObject({
    code: "23514",
    constraint: "people_age_check",
  });
  expect(await sql`select name from people where name in ('Half', 'Done')`).toEqual([]);
});

test("a batch of SQL statements runs with the requested isolation", async () => {
  const { sql } = neon;
  const questions = [sql`show transaction_isolation`, sql`show transaction_read_only`];
  expect(await sql.transaction(questions)).toEqual([
    [{ transaction_isolation: "read committed" }],
    [{ transaction_read_only: "off" }],
  ]);
  const strict = { isolationLevel: "Serializable", readOnly: true, deferrable: true } as const;
  expect(await sql.transaction(questions, strict)).toEqual([
    [{ transaction_isolation: "serializable" }],
    [{ transaction_read_only: "on" }],
  ]);
  const write = sql`insert into people (name) values ('Late')`;
  await expect(sql.transaction([write], { readOnly: true })).rejects.toMatchObject({ code: "25006" });
  const unknown = await neon.post('{"queries":[]}', { "neon-batch-isolation-level": "Chaos" });
  expect(unknown.status).toBe(400);
});

test("session settings of one SQL request do not reach the next request", async () => {
  const { sql } = neon;
  await sql`set search_path to nowhere`;
  await sql`select set_config('brandrun.x', 'left behind', false)`;
  await sql`create temporary table leftover (id int)`;
  await sql`begin`;
  await sql`insert into people (name) values ('Never committed')`.catch(() => {});
  const [row] =
    await sql`select current_setting('search_path') as path, current_setting('brandrun.x', true) as x,
    to_regclass('leftover') as leftover`;
  expect(row).toEqual({ path: "public", x: "", leftover: null });
});

test("the SQL endpoint refuses a wrong password", async () => {
  await expect(neon.wrongPassword`select 1`).rejects.toMatchObject({
    code: "28P01",
    message: "password authentication failed for user 'postgres'",
  });
});

test("the SQL endpoint refuses more than 10 MiB in either direction", async () => {
  const large = "x".repeat(10 * 1024 * 1024);
  const { sql } = neon;
  await expect(sql`select length(${large})`).rejects.toThrow(/413.*too large/);
  await expect(sql`select repeat('x', 10485760) as x`).rejects.toThrow(/507.*too large/);
  expect(await sql`select length(${large.slice(4096)}) as n`).toEqual([{ n: large.length - 4096 }]);
});

test("the SQL endpoint refuses malformed requests, other methods and other paths", async () => {
  expect((await neon.post("{")).status).toBe(400);
  expect((await neon.post("{}")).status).toBe(400);
  expect((await fetch(`http://127.0.0.1:${server.port}/sql`)).status).toBe(405);
  expect((await fetch(`http://127.0.0.1:${server.port}/other`, { method: "POST" })).status).toBe(404);
  expect(
    (await ask(server.port, { method: "POST", headers: { host: `evil.example:${server.port}` } })).status,
  ).toBe(421);
});

test("drizzle writes, reads and batches through the SQL endpoint", async () => {
  const db = drizzle(neon.sql);
  const [eve] = await db.insert(people).values({ name: "Eve", age: 30 }).returning();
  expect(eve).toMatchObject({ name: "Eve", age: 30 });
  const [all, none] = await db.batch([db.select().from(people), db.select().from(people).limit(0)]);
  expect(all).toContainEqual(eve);
  expect(none).toEqual([]);
});
