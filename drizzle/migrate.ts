import { Client } from "@neondatabase/serverless";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import ws from "ws";

export type MigrationOptions = {
  /** `host:port` of the embedded platform's database; without it the URL's own host is called. */
  local?: string;
  /** Where the generated SQL is. */
  folder?: string;
};

/**
 * Brings a database up to date: all that is missing in one transaction, so that a failing migration changes nothing.
 * Two runs at the same time wait for each other. Returns how many migrations were applied.
 */
export async function runMigrations(
  url: string,
  { local, folder = FOLDER }: MigrationOptions = {},
): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const client = new Client(url);
  client.neonConfig.webSocketConstructor = ws;
  if (local) {
    client.neonConfig.wsProxy = `${local}/v2`;
    client.neonConfig.useSecureWebSocket = false;
  }
  await client.connect();
  try {
    await client.query("begin");
    const applied = await applyMissing(client, migrations);
    await client.query("commit");
    return applied;
  } finally {
    await client.end();
  }
}

const FOLDER = `${import.meta.dirname}/migrations`;

/** The table drizzle-kit itself would keep, so that its own commands agree with ours. */
const LEDGER = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
`;

async function applyMissing(client: Client, migrations: MigrationMeta[]): Promise<number> {
  await client.query("select pg_advisory_xact_lock(hashtext('brandrun.migrations'))");
  await client.query(LEDGER);
  const { rows } = await client.query<{ last: string | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  );
  const missing = migrations.filter(({ folderMillis }) => folderMillis > Number(rows[0]?.last ?? 0));
  for (const { sql, hash, folderMillis } of missing) {
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
  return missing.length;
}

async function main(url: string | undefined): Promise<string> {
  if (!url)
    throw new Error("Set DATABASE_URL to the database to migrate: postgres://user:password@host/name.");
  const applied = await runMigrations(url);
  return applied === 0 ? "The database is up to date." : `Applied ${applied} migration(s).`;
}

if (process.argv[1] === import.meta.filename) {
  // biome-ignore lint/style/noProcessEnv: a command takes its settings from the environment.
  main(process.env.DATABASE_URL).then(console.log, ({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
}
