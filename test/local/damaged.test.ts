import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { start } from "./boot-support.ts";

let cwd: string;
let whole: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), "brandrun-damaged-"));
  whole = join(cwd, "whole");
  const first = start({ port: await freePort(), folder: whole, cwd });
  await first.ready();
  first.child.kill("SIGTERM");
  await first.ended;
}, 120_000);
afterAll(() => rmSync(cwd, { recursive: true }));

let copies = 0;
/** A start in a copy of the folder in which something is damaged. */
async function startDamaged(damage: (folder: string) => void) {
  const folder = join(cwd, `copy-${++copies}`);
  cpSync(whole, folder, { recursive: true });
  damage(folder);
  return { folder, started: start({ port: await freePort(), folder, cwd }) };
}

const write = (...names: string[]) => {
  return (folder: string) => {
    for (const name of names) writeFileSync(join(folder, name), "garbage\n");
  };
};
const insertLine = (name: string) => (folder: string) => {
  const [first, ...others] = readFileSync(join(folder, name), "latin1").split("\n");
  writeFileSync(join(folder, name), [first, '{"wrong":"shape"}', ...others, ""].join("\n"), "latin1");
};
const damageIndex = (folder: string) => {
  const indexes = join(folder, "files/miniflare-R2BucketObject");
  for (const name of readdirSync(indexes)) writeFileSync(join(indexes, name), "garbage");
};

// The matrix of files and damages is in damage.test.ts; here is one of each kind, with the whole start.
test.each([
  ["secrets.json", write("secrets.json", "secrets.json.copy")],
  ["demo.json", write("demo.json", "demo.json.copy")],
  ["payments.json", write("payments.json")],
  ["qstash.journal", insertLine("qstash.journal")],
  ["redis.journal", insertLine("redis.journal")],
  ["files/miniflare-R2BucketObject/", damageIndex],
  ["postgres", (folder: string) => rmSync(join(folder, "postgres/PG_VERSION"))],
  ["postgres", write("postgres/global/pg_control")],
])("a start with a damaged %s ends with one sentence", { timeout: 60_000 }, async (name, damage) => {
  const { folder, started } = await startDamaged(damage);
  const { code, output, errors } = await started.ended;
  expect({ code, output, lines: errors.split("\n").length - 1 }).toEqual({ code: 1, output: "", lines: 1 });
  expect(errors).toContain(join(folder, name));
  expect(errors).toMatch(/ Restore it from a backup, or move /);
});

test("a start makes again what it can, keeps its keys, and says so", { timeout: 60_000 }, async () => {
  const { folder, started } = await startDamaged(
    write("bundle.cache", "secrets.json", "demo.json", "workerd.json"),
  );
  const said = await started.ready();
  const { live_key } = JSON.parse(readFileSync(join(whole, "demo.json"), "utf8"));
  expect(said).toContain(`Live key: ${live_key}`);
  started.child.kill("SIGTERM");
  const { errors } = await started.ended;
  expect(errors.trim().split("\n").sort()).toEqual([
    `${join(folder, "bundle.cache")} was damaged or incomplete; it is made again.`,
    `${join(folder, "demo.json")} was damaged; its copy is used.`,
    `${join(folder, "secrets.json")} was damaged; its copy is used.`,
    `${join(folder, "workerd.json")} was damaged or incomplete; it is made again.`,
  ]);
});
