import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyMigrations } from "../../drizzle/apply-migrations.ts";

// biome-ignore lint/style/noProcessEnv: whether a real PostgreSQL is there is known to the environment only
const url = process.env.TEST_DATABASE_URL;
const NAME = `brandrun_migrations_${process.pid}`;
const FOLDER = join(import.meta.dirname, "../../drizzle/migrations");

describe.skipIf(!url)("migrations on a real PostgreSQL", () => {
  const admin = new Client({ connectionString: url });
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${NAME}`);
  });
  afterAll(async () => {
    await admin.query(`drop database if exists ${NAME}`);
    await admin.end();
  });

  test("three runs at the same time apply every migration once", async () => {
    const run = async () => {
      const target = new URL(url!);
      target.pathname = `/${NAME}`;
      const client = new Client({ connectionString: target.href });
      await client.connect();
      return applyMigrations(client).finally(() => client.end());
    };
    const applied = await Promise.all([run(), run(), run()]);

    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql")).length;
    expect(applied.toSorted((a, b) => b - a)).toEqual([files, 0, 0]);
  });
});
