import { Client } from "@neondatabase/serverless";
import ws from "ws";
import { applyMigrations } from "./apply-migrations.ts";

/** Applies the missing migrations to a Neon database. Returns how many there were. */
export async function runMigrations(url: string): Promise<number> {
  const client = new Client(url);
  client.neonConfig.webSocketConstructor = ws;
  await client.connect();
  try {
    return await applyMigrations(client);
  } finally {
    await client.end();
  }
}

async function main(url: string | undefined): Promise<string> {
  if (!url)
    throw new Error("Set DATABASE_URL to the database to migrate: postgres://user:password@host/name.");
  const applied = await runMigrations(url);
  return applied === 0
    ? "The database is up to date."
    : `Applied ${applied} ${applied === 1 ? "migration" : "migrations"}.`;
}

if (process.argv[1] === import.meta.filename) {
  // biome-ignore lint/style/noProcessEnv: a command takes its settings from the environment.
  main(process.env.DATABASE_URL).then(console.log, ({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
}
