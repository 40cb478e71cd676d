import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { neonDatabase } from "../../lib/adapters/neon.ts";
import type { Db } from "../../lib/core/ports.ts";
import { startHttpServer } from "../../lib/local/http-server.ts";
import { neonFront } from "../../lib/local/postgres/http-front.ts";
import type { Sessions } from "../../lib/local/postgres/session.ts";
import { required } from "./required.ts";

// biome-ignore lint/style/noProcessEnv: where the services tests find their server is the machine's business.
export const TEST_DATABASE_URL = required(process.env.TEST_DATABASE_URL, "TEST_DATABASE_URL");

export type Statement = { query: string; params: unknown[] };
/** A node of a plan, of which these are used. */
export type PlanNode = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: PlanNode[];
};
export type Explained = { Plan: PlanNode; "Execution Time": number };

/** A statement as it is, where it goes through the function that keeps its plan and would not show it. */
function withoutPlan(statement: Statement): Statement {
  const [text, values] = statement.params;
  if (!statement.query.includes("execute_planned(")) return statement;
  return { query: String(text), params: JSON.parse(String(values)) };
}

/** What sessions note while someone watches. */
type Watch = { seen: Statement[] | undefined };

const RAW = { getTypeParser: () => (value: unknown) => value };

/**
 * A database of its own on a real PostgreSQL, with many sessions, through the production adapter and the Neon
 * wire. `query` goes around the wire, for what a test wants to see.
 */
export async function realPostgres() {
  if (!TEST_DATABASE_URL) throw new Error("TEST_DATABASE_URL is not set.");
  const name = `brandrun_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(TEST_DATABASE_URL);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  const direct = new pg.Pool({ connectionString: url.href, max: 2 });
  await migrate(drizzle(direct), { migrationsFolder: "drizzle/migrations" });
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 20,
    types: RAW as unknown as pg.CustomTypesConfig,
  });
  // Connections end under our hands: when a test cuts them, and when the database is dropped.
  for (const each of [direct, pool]) {
    each.on("error", () => {});
    each.on("connect", (client) => void client.on("error", () => {}));
  }
  const watch: Watch = { seen: undefined };
  const handler = neonFront({
    pool: sessionsOf(pool, watch),
    password: "local",
  });
  const { port, close } = await startHttpServer({ name: "PostgreSQL" }, () => handler);
  const db = neonDatabase("postgres://postgres:local@db.local.test/brandrun", `http://127.0.0.1:${port}/sql`);
  return {
    db,
    /** The statements that a piece of work sends. Each is taken back. */
    async statementsOf(work: (database: Db) => Promise<unknown>): Promise<Statement[]> {
      const seen: Statement[] = [];
      watch.seen = seen;
      await work(db).finally(() => {
        watch.seen = undefined;
      });
      return seen;
    },
    /** Runs a statement and takes it back. Answers its plan, as Postgres explains it. */
    async explained(statement: Statement): Promise<Explained> {
      const { query, params } = withoutPlan(statement);
      const client = await direct.connect();
      try {
        await client.query("begin");
        const { rows } = await client.query(`explain (analyze, buffers, format json) ${query}`, params);
        return rows[0]["QUERY PLAN"][0];
      } finally {
        await client.query("rollback");
        client.release();
      }
    },
    query: async (text: string, values: unknown[] = []) => (await direct.query(text, values)).rows,
    async close() {
      await close();
      await Promise.all([pool.end(), direct.end()]);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

function sessionsOf(pool: pg.Pool, watch: Watch): Sessions {
  return {
    async connect() {
      const client = await pool.connect();
      return {
        async run(statements) {
          try {
            if (!watch.seen) return await answersOf(client, statements);
            watch.seen.push(...statements);
            await client.query("begin");
            const answers = await answersOf(client, statements);
            await client.query("rollback");
            return answers;
          } catch (error) {
            await client.query("rollback");
            throw error;
          }
        },
        async release() {
          client.release();
        },
      };
    },
  };
}

async function answersOf(client: pg.PoolClient, statements: readonly Statement[]) {
  const answers = [];
  for (const { query, params } of statements) {
    const { fields, rows, command, rowCount } = await client.query({
      text: query,
      values: params,
      rowMode: "array",
    });
    answers.push({ fields, rows: rows as (string | null)[][], command: command ?? "", rowCount });
  }
  return answers;
}
