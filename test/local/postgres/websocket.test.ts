import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql as raw } from "drizzle-orm";
import { drizzle } from "drizzle-orm/neon-serverless";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../../lib/local/postgres/server.ts";
import { clients } from "./support.ts";

let server: Awaited<ReturnType<typeof startPostgres>>;
let neon: ReturnType<typeof clients>;
let pool: ReturnType<typeof neon.pool>;

beforeAll(async () => {
  server = await startPostgres({ port: 0, idleSeconds: 0.3 });
  neon = clients(server.port);
  pool = neon.pool();
  await neon.sql`create table notes (id serial primary key, text text unique)`;
}, 60_000);
afterAll(async () => {
  await pool.end();
  await server.close();
});

const texts = async () => (await neon.sql`select text from notes order by id`).map(({ text }) => text);

test("a pool answers queries with types, counts and errors", async () => {
  expect(await pool.query("select $1::int + 1 as n, now() as t", [41])).toMatchObject({
    rows: [{ n: 42, t: expect.any(Date) }],
    rowCount: 1,
    command: "SELECT",
  });
  await expect(pool.query("select nonsense")).rejects.toMatchObject({ code: "42703", severity: "ERROR" });
});

test("several statements without parameters may share a text", async () => {
  expect(await pool.query("select 1 as a; select 2 as b")).toMatchObject([
    { rows: [{ a: 1 }] },
    { rows: [{ b: 2 }] },
  ]);
});

test("drizzle's interactive transaction commits, or leaves nothing", async () => {
  const db = drizzle(pool);
  await db.transaction((tx) => tx.execute(raw`insert into notes (text) values ('kept')`));
  const failing = db.transaction(async (tx) => {
    await tx.execute(raw`insert into notes (text) values ('dropped')`);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await texts()).toContain("kept");
  expect(await texts()).not.toContain("dropped");
});

test("a request over HTTP waits for the end of an open transaction", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into notes (text) values ('first')");
  let seen: string[] | undefined;
  const reading = texts().then((found) => {
    seen = found;
  });
  await sleep(100);
  expect(seen).toBeUndefined();
  await client.query("insert into notes (text) values ('second')");
  await client.query("commit");
  client.release();
  await reading;
  expect(seen).toEqual(expect.arrayContaining(["first", "second"]));
});

test("transactions of many connections and requests in between never mix", async () => {
  await pool.query("create table counter as select 0 as n");
  const add = async () => {
    const client = await pool.connect();
    await client.query("begin");
    const { rows } = await client.query<{ n: number }>("select n from counter");
    await client.query("update counter set n = $1", [(rows[0]?.n ?? 0) + 1]);
    await client.query("commit");
    client.release();
  };
  const addOverHttp = () => neon.sql`update counter set n = n + 1`;
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? add() : addOverHttp())));
  expect(await neon.sql`select n from counter`).toEqual([{ n: 40 }]);
});

test("a client that leaves in the middle is rolled back and lets the others in", async () => {
  const client = await neon.client();
  await client.query("begin");
  await client.query("insert into notes (text) values ('abandoned')");
  await client.end();
  expect(await texts()).not.toContain("abandoned");
});

test("a client that falls silent in the middle is rolled back after a while", async () => {
  const client = await neon.client();
  const lost = once(client, "error");
  await client.query("begin");
  await client.query("insert into notes (text) values ('asleep')");
  expect(await texts()).not.toContain("asleep");
  expect((await lost)[0]).toMatchObject({ code: "25P03" });
});

test("a failed transaction is usable again after its rollback", async () => {
  const client = await pool.connect();
  await client.query("begin");
  await expect(client.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
  await expect(client.query("select 1")).rejects.toMatchObject({ code: "25P02" });
  await client.query("rollback");
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  client.release();
});

test("named statements belong to their connection and survive what others do in between", async () => {
  const one = await neon.client();
  const two = await neon.client();
  const ask = (client: typeof one, text: string) => client.query({ name: "same", text, values: [5] });
  expect((await ask(one, "select $1::int as n")).rows).toEqual([{ n: 5 }]);
  expect((await ask(two, "select $1::int * 2 as n")).rows).toEqual([{ n: 10 }]);
  await neon.sql`set search_path to nowhere`;
  expect((await ask(one, "select $1::int as n")).rows).toEqual([{ n: 5 }]);
  expect((await ask(two, "select $1::int * 2 as n")).rows).toEqual([{ n: 10 }]);
  await Promise.all([one.end(), two.end()]);
});

test("a wrong password is refused", async () => {
  const stranger = neon.pool("guessed");
  await expect(stranger.query("select 1")).rejects.toMatchObject({ code: "28P01" });
});

test("COPY is refused instead of waiting for a stream", async () => {
  const client = await neon.client();
  await expect(client.query("copy notes from stdin")).rejects.toMatchObject({ code: "0A000" });
  expect(await neon.sql`select 1 as one`).toEqual([{ one: 1 }]);
});
