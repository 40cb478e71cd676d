import { once } from "node:events";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded } from "./embedded.ts";
import { welcomeFrom } from "./greeting.ts";
import { neonFront } from "./http-front.ts";
import { addTunnel } from "./websocket-front.ts";

export type PostgresOptions = {
  /** 0 for any free port. */
  port: number;
  /** Where the database lives; without it in memory. Belongs to one process at a time, which nobody checks here. */
  folder?: string | undefined;
  password?: string;
};

/** PostgreSQL in this process, behind both wires of Neon, on loopback. */
export async function startPostgres({ port, folder, password = "local" }: PostgresOptions) {
  const db = folder === undefined ? await PGlite.create() : await openDatabase(folder);
  const database = embedded(db);
  const server = neonFront({ pool: database, password });
  addTunnel(server, { database, password, welcome: await welcomeFrom(db) });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await db.close();
    },
  };
}

/** A folder whose making was cut short cannot be opened, and holds nothing yet: it is put aside and made anew. */
async function openDatabase(folder: string): Promise<PGlite> {
  const mark = join(folder, "made-by-brandrun");
  if (existsSync(folder) && !existsSync(mark)) {
    const aside = `${folder}.unfinished`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(folder, aside);
  }
  const db = await PGlite.create({ dataDir: folder });
  writeFileSync(mark, "");
  return db;
}
