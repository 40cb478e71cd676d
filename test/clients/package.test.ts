import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const MOST_BYTES = 12 * 1024;
const folder = mkdtempSync(join(tmpdir(), "brandrun-client-"));
const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: "utf8" });

beforeAll(() => {
  node("lib/clients/ts/build.mjs", join(folder, "node_modules/brandrun"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the client has at most 12 KB of minified code, and imports nothing", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ["lib/clients/ts/src/index.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    metafile: true,
  });
  expect(outputFiles[0]?.contents.byteLength).toBeLessThanOrEqual(MOST_BYTES);
  expect(Object.keys(metafile.inputs).filter((file) => !file.startsWith("lib/clients/ts/src/"))).toEqual([]);
});

test("the package has what a publisher needs and nothing more", () => {
  const place = join(folder, "node_modules/brandrun");
  const listed = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json"], { cwd: place, encoding: "utf8", stdio: "pipe" }),
  ) as { name: string; files: { path: string }[] }[];
  const paths = listed[0]?.files.map(({ path }) => path) ?? [];
  expect(listed[0]?.name).toBe("brandrun");
  expect(paths).toEqual(
    expect.arrayContaining(["LICENSE", "README.md", "package.json", "dist/index.js", "dist/index.d.ts"]),
  );
  expect(paths.filter((path) => /^dist\/.*(?<!\.d)\.ts$/.test(path))).toEqual([]);
  for (const path of paths.filter((name) => name.endsWith(".d.ts")))
    for (const [, target = ""] of readFileSync(join(place, path), "utf8").matchAll(
      /["'](\.\.?\/[^"']+)["']/g,
    ))
      expect(target, path).toMatch(/\.js$/);
  const manifest = JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as Record<string, unknown>;
  expect(manifest).not.toHaveProperty("dependencies");
  expect(readdirSync("lib/clients/ts")).not.toContain("dist");
  // The sources hold nothing to pack, and say so.
  const packing = () => execFileSync("npm", ["pack", "--dry-run"], { cwd: "lib/clients/ts", stdio: "pipe" });
  expect(packing).toThrow(/npm run client:build, then npm pack/);
});

const PROGRAM = `
import { Brandrun, BrandrunError, type Schemas, verifyWebhook } from "brandrun";
const client = new Brandrun({ apiKey: "k", baseUrl: "https://brandrun.test" });
export async function use(): Promise<string> {
  const run: Schemas["Run"] = await client.waitForRun("id");
  const { cost } = await client.runs.generate({ brief: "Hello", channel: "x", asset_type: "card", dry_run: true });
  const made = await client.runs.generate({ brief: "Hello", channel: "x", asset_type: "card" });
  const event = await verifyWebhook(new Headers(), "{}", "whsec_");
  if (event.type === "usage.threshold") return String(event.data.threshold);
  // @ts-expect-error A misspelt field.
  await client.runs.generate({ brief: "Hello", channel: "x", asset_type: "card", themes: "dark" });
  // @ts-expect-error There is no such asset type.
  await client.runs.generate({ brief: "Hello", channel: "x", asset_type: "poster" });
  return run.status + made.id + cost.credits;
}
export const codeOf = (error: unknown) => (error instanceof BrandrunError ? error.code : undefined);
`;

test("a program compiles with its types and those of a browser alone, and Node runs it", () => {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "program.ts"), PROGRAM);
  const options = [
    "--strict",
    "--noEmit",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2023,dom",
  ];
  const flags = [...options, "--exactOptionalPropertyTypes", join(folder, "program.ts")];
  expect(execFileSync("node_modules/.bin/tsc", ["--ignoreConfig", ...flags], { encoding: "utf8" })).toBe("");
  writeFileSync(
    join(folder, "run.mjs"),
    'import * as all from "brandrun"; console.log(Object.keys(all).join());',
  );
  expect(node(join(folder, "run.mjs")).trim()).toBe(
    "Brandrun,BrandrunError,BrandrunNetworkError,BrandrunTimeoutError,BrandrunWebhookError,verifyWebhook",
  );
});
