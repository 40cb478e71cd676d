import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { served } from "../support/served.ts";
import { type World, world } from "../support/world.ts";

const HOME = "functions/docs/recipes/github-action";
const folder = mkdtempSync(join(tmpdir(), "brandrun-action-"));
const at = (name: string) => join(folder, name);

beforeAll(() =>
  build({
    entryPoints: [`${HOME}/main.js`],
    outfile: at("main.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { brandrun: resolve("lib/clients/ts/src/index.ts") },
  }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RELEASE = {
  repository: { name: "kite" },
  release: {
    name: "2.0",
    tag_name: "v2.0",
    body: "## What is new\n\n- **Boards** load in half a second ([#12](https://example.com/12))\n- Offline maps\n\n```sh\nnpm i\n```",
  },
};

/** Runs the action as the runner does: inputs as variables, outputs and summary as files. */
async function act(w: World, inputs: Record<string, string>, event: object = RELEASE) {
  const { origin, close } = await served(w);
  const working = setInterval(() => void w.drain(), 30);
  writeFileSync(at("event.json"), JSON.stringify(event));
  for (const name of ["output", "summary.md"]) writeFileSync(at(name), "");
  const given = { "api-key": w.key, "base-url": origin.replace("localhost", "127.0.0.1"), ...inputs };
  const env = {
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    GITHUB_EVENT_PATH: at("event.json"),
    GITHUB_OUTPUT: at("output"),
    GITHUB_STEP_SUMMARY: at("summary.md"),
    GITHUB_REPOSITORY: "acme/kite",
    GITHUB_RUN_ID: "7",
    GITHUB_ACTION: "card",
  };
  const ended = await new Promise<{ code: number; printed: string }>((done) => {
    execFile(process.execPath, [at("main.mjs")], { env, cwd: folder }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
  clearInterval(working);
  close();
  const outputs = Object.fromEntries(
    [...readFileSync(at("output"), "utf8").matchAll(/^([\w-]+)<<(end-[\w-]+)\n([\s\S]*?)\n\2$/gm)].map(
      ([, name = "", , value = ""]) => [name, value],
    ),
  );
  return { ...ended, outputs, summary: readFileSync(at("summary.md"), "utf8") };
}

describe("the GitHub Action", () => {
  test("makes a card of a release, saves it and shows it in the summary", async () => {
    const w = await world();
    const first = await act(w, { file: "art/card.png" });
    expect(first.printed).toMatch(/^(approved|needs_review): http/);
    expect(first).toMatchObject({ code: 0, outputs: { "run-id": expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    const [run] = (await (await w.get("/runs")).json()) as { brief: string; asset_url: string; id: string }[];
    expect(run?.brief).toBe(
      "kite 2.0 is out.\nWhat is new\nBoards load in half a second (#12)\nOffline maps",
    );
    expect(first.outputs["asset-url"]).toBe(run?.asset_url);
    expect(readFileSync(at("art/card.png")).subarray(1, 4).toString()).toBe("PNG");
    expect(first.summary).toContain(`](${run?.asset_url})`);
    expect((await act(w, {})).outputs["run-id"]).toBe(run?.id);
    expect(await (await w.get("/runs")).json()).toHaveLength(1);
  });

  test("fails the step with the reason, in one line", async () => {
    const w = await world();
    const refused = await act(w, { "api-key": "sk_live_other" });
    expect(refused.code).toBe(1);
    expect(refused.printed).toMatch(/^::error title=Brandrun::invalid_api_key: [^\n]+\n$/);
    const unnamed = await act(w, { "api-key": " ", "base-url": "localhost:8787" });
    expect(unnamed.printed).toMatch(/^::error title=Brandrun::The input api-key is missing\. [^\n]+\n$/);
    const vague = await act(w, { "base-url": "localhost:8787" });
    expect(vague.printed).toMatch(/^::error title=Brandrun::The input base-url is wrong\. Give the address/);
    const wrong = await act(w, { "asset-type": "poster" });
    expect(wrong.printed).toMatch(/^::error title=Brandrun::unsupported_asset_type: [^\n]+\n$/);
    const nowhere = await act(w, { channel: "carrier-pigeon" });
    expect(nowhere.printed.match(/tiktok/g)).toHaveLength(1);
    const silent = await act(w, { "base-url": "http://127.0.0.1:1" });
    expect(silent.printed).toMatch(/No answer came from \S+: [^\n]+ Check base-url: [^\n]+\n$/);
    const nothing = await act(w, {}, { repository: { name: "kite" } });
    expect(nothing.printed).toContain("Give a brief");
    expect(await (await w.get("/runs")).json()).toEqual([]);
  });

  test("declares every input that it reads and every output that it writes", () => {
    const declared = readFileSync(`${HOME}/action.yml`, "utf8");
    const code = readFileSync(`${HOME}/main.js`, "utf8");
    const named = [...code.matchAll(/\b(?:input|output|needed)\(\s*"([\w-]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(new Set(named).size).toBe(10);
    for (const name of named) expect(declared).toContain(`\n  ${name}:\n`);
  });
});
