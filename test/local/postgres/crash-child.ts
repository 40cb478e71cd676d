import { startPostgres } from "../../../lib/local/postgres/server.ts";
import { clients } from "./support.ts";

/** Inserts rows for ever, two clients at once, and prints each number once the database has acknowledged it. */
const { port } = await startPostgres({ port: 0, folder: process.argv[2] });
const { sql, pool } = clients(port);
await sql`create table if not exists acknowledged (n bigint primary key)`;
const [row] = await sql`select coalesce(max(n), 0)::int as last from acknowledged`;
let next: number = row?.last;

async function overHttp() {
  for (;;) {
    const n = ++next;
    await sql`insert into acknowledged values (${n})`;
    process.stdout.write(`${n}\n`);
  }
}

async function overWebSocket() {
  const client = await pool().connect();
  for (;;) {
    const n = ++next;
    await client.query("begin");
    await client.query("insert into acknowledged values ($1)", [n]);
    await client.query("commit");
    process.stdout.write(`${n}\n`);
  }
}

await Promise.all([overHttp(), overWebSocket()]);
