import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyMigrations } from "../../drizzle/apply-migrations.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("a database from its dump", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  let w: World;
  let copy: pg.Client;
  const folder = mkdtempSync(join(tmpdir(), "brandrun-restore-"));
  const target = `brandrun_restored_${crypto.randomUUID().replaceAll("-", "")}`;
  const urlOf = (name: string) =>
    Object.assign(new URL(TEST_DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
  let runId: string;

  beforeAll(async () => {
    postgres = await realPostgres();
    w = await world({ plan: "scale", service: { db: postgres.db } });
    runId = (await json(await w.post("/generate", BRIEF))).id;
    await w.drain();
    const [{ name }] = (await postgres.query("select current_database() as name")) as [{ name: string }];
    const dump = join(folder, "brandrun.dump");
    execFileSync("pg_dump", ["-Fc", urlOf(name), "-f", dump]);
    await postgres.query(`create database ${target}`);
    execFileSync("pg_restore", ["--no-owner", "--exit-on-error", "-d", urlOf(target), dump]);
    copy = new pg.Client(urlOf(target));
    await copy.connect();
  }, 120_000);
  afterAll(async () => {
    await copy?.end();
    await postgres?.query(`drop database if exists ${target} with (force)`);
    await postgres?.close();
    rmSync(folder, { recursive: true });
  });

  /** Every table with the digest of its rows. */
  async function digests(query: (text: string) => Promise<Record<string, unknown>[]>) {
    const tables = await query(
      "select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by 1",
    );
    const found: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [row] = await query(
        `select count(*)::int as rows, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`,
      );
      found[String(name)] = row;
    }
    return found;
  }

  test("has the same rows in every table, the same indexes and constraints, and no migration to apply", async () => {
    const restored = async (text: string) => (await copy.query(text)).rows;
    const before = await digests(postgres.query);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(before["public.runs"]).toMatchObject({ rows: 1 });
    expect(await digests(restored)).toEqual(before);
    const shape =
      "select indexdef as line from pg_indexes where schemaname = 'public' union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1";
    expect(await restored(shape)).toEqual(await postgres.query(shape));
    expect(
      await applyMigrations({
        query: async (text, params) => ({ rows: (await copy.query(text, params)).rows }),
      }),
    ).toBe(0);
  });

  test("names files that a later copy of the bucket holds", async () => {
    const { rows } = await copy.query("select asset_token from runs where id = $1", [runId]);
    const { asset_url: url } = await json(await w.get(`/runs/${runId}`));
    expect(url).toContain(rows[0]?.asset_token);
    const answer = await w.app.request(new URL(String(url)).pathname);
    expect(answer.status).toBe(200);
  });
});
