import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test, vi } from "vitest";
import { png } from "../support/pictures.ts";
import { served } from "../support/served.ts";
import { world } from "../support/world.ts";

const folder = mkdtempSync(join(tmpdir(), "brandrun-guide-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const snippets = [...readFileSync("functions/docs/clients.md", "utf8").matchAll(/```ts\n([\s\S]*?)```/g)].map(
  ([, code = ""]) => code,
);
test("the snippets of the guide, one after the other, are a program that compiles and runs", async () => {
  const file = join(folder, "guide.ts");
  const picture = join(folder, "dawn.png");
  writeFileSync(picture, png({ width: 400, height: 300 }));
  writeFileSync(file, snippets.join("\n").replace('"dawn.png"', JSON.stringify(picture)));
  execFileSync(process.execPath, ["lib/clients/ts/build.mjs", join(folder, "node_modules/brandrun")]);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const options =
    "--ignoreConfig --strict --noEmit --module nodenext --target es2022 --lib es2023,dom --types node";
  const types = ["--typeRoots", resolve("node_modules/@types")];
  expect(
    execFileSync("node_modules/.bin/tsc", [...options.split(" "), ...types, file], { encoding: "utf8" }),
  ).toBe("");

  const w = await world();
  const { origin, close } = await served(w);
  const working = setInterval(() => void w.drain(), 50);
  vi.stubEnv("BRANDRUN_API_KEY", w.key);
  vi.stubEnv("BRANDRUN_URL", origin);
  vi.stubEnv("BRANDRUN_WEBHOOK_SECRET", "whsec_c2VjcmV0");
  const outfile = join(folder, "guide.mjs");
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "node",
  });
  const { receive } = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
    receive(request: Request): Promise<Response>;
  };
  clearInterval(working);
  close();
  const runs = (await (await w.get("/runs")).json()) as { status: string }[];
  expect(runs.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
  expect(await (await w.get("/brand-assets/photos")).json()).toHaveLength(1);
  const forged = new Request("https://a.example", { method: "POST", body: "{}" });
  expect((await receive(forged)).status).toBe(401);
});
