import { startPostgres } from "../../../lib/local/postgres/server.ts";
import { clients, PASSWORD } from "./support.ts";

/** Inserts rows for ever, two clients at once, and prints each number once the database has acknowledged it. */
const { port } = await startPostgres({ folder: process.argv[2], password: PASSWORD });
const { sql } = clients(port);
await sql`create table if not exists acknowledged (n bigint primary key)`;
const [row] = await sql`select coalesce(max(n), 0)::int as last from acknowledged`;
let next: number = row?.last;

async function oneByOne() {
  for (;;) {
    const n = ++next;
    await sql`insert into acknowledged values (${n})`;
    process.stdout.write(`${n}\n`);
  }
}

async function inBatches() {
  for (;;) {
    const n = ++next;
    await sql.transaction([sql`insert into acknowledged values (${n})`, sql`select 1`]);
    process.stdout.write(`${n}\n`);
  }
}

await Promise.all([oneByOne(), inBatches()]);
