// Builds the Worker as setup deploys it, but dry: with its options and its secrets, and without a network. Holds its size
// to the budget and the licences page to its packages. Then it starts the Worker: a bundle can build and still fail when
// it is loaded.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { Miniflare } from "miniflare";
import { tsImport } from "tsx/esm/api";

const { ALWAYS, deployArgs } = await tsImport("../lib/admin/deploy/units/worker.ts", import.meta.url);

// Layouts of events, jobs, closures and tables, drawings, and openings, audiences, tones, wishes on the picture, words
// that are dictated or counted aloud, and remarks in seven languages are in it.
const BUDGET_KIB = 4.35 * 1024;
const TYPES = { ".js": "ESModule", ".mjs": "ESModule", ".wasm": "CompiledWasm", ".woff2": "Data" };

const folder = mkdtempSync(join(tmpdir(), "brandrun-bundle-"));
try {
  const secrets = join(folder, "secrets.json");
  writeFileSync(secrets, JSON.stringify(Object.fromEntries(ALWAYS.map((name) => [name, "a-value"]))));
  const args = [...deployArgs("0123456789abcdef"), "--secrets-file", secrets];
  const printed = execFileSync("npx", ["wrangler", ...args, "--dry-run", "--outdir", folder], {
    encoding: "utf8",
  });
  const lacking = ALWAYS.filter((name) => !printed.includes(`env.${name} (`));
  if (lacking.length > 0) throw new Error(`wrangler does not pass on ${lacking.join(", ")}:\n${printed}`);
  console.log(`Secrets: wrangler passes on all ${ALWAYS.length} that every Worker has`);
  const [, total, gzip] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(printed) ?? [];
  if (!gzip) throw new Error(`wrangler did not tell the size:\n${printed}`);
  console.log(`Worker: ${total} KiB, gzip ${gzip} KiB of at most ${BUDGET_KIB} KiB`);
  if (Number(gzip) > BUDGET_KIB) throw new Error("The Worker is over its size budget.");
  console.log(
    `Licences: all ${listedPackages(JSON.parse(readFileSync(".data/worker/inputs.json", "utf8")))} packages are on the page`,
  );
  console.log(`It starts: health answers ${await startIn(folder)}`);
} finally {
  rmSync(folder, { recursive: true });
}

/** How many packages are in the Worker. Throws if the licences page, made from another build, lacks one or its end. */
function listedPackages(inputs) {
  const page = readFileSync("functions/public/licenses.html", "utf8");
  if (!/<\/html>\n<!-- made from [\da-f]{64} -->\n$/.test(page))
    throw new Error("The licences page is cut off.");
  const names = inputs.map((file) => /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]);
  const packages = new Set(names.filter(Boolean));
  const missing = [...packages].filter((name) => !page.includes(`>${name} `));
  if (missing.length > 0) throw new Error(`The licences page does not list ${missing.join(", ")}.`);
  return packages.size;
}

/** Loads the built modules into workerd. Without its database the service must answer, and answer that it is down. */
async function startIn(built) {
  const modules = readdirSync(built)
    .filter((name) => TYPES[extname(name)])
    .sort((a, b) => Number(extname(a) === ".wasm") - Number(extname(b) === ".wasm"))
    .map((name) => ({ type: TYPES[extname(name)], path: name, contents: readFileSync(join(built, name)) }))
    .sort((a, b) => Number(b.path === "index.js") - Number(a.path === "index.js"));
  const nowhere = { QSTASH_TOKEN: "t", QSTASH_CURRENT_SIGNING_KEY: "a", QSTASH_NEXT_SIGNING_KEY: "b" };
  const worker = new Miniflare({
    modules,
    cf: false,
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat", "global_fetch_strictly_public"],
    r2Buckets: ["FILES"],
    bindings: {
      ...nowhere,
      PUBLIC_URL: "https://brandrun.test",
      DATABASE_URL: "postgres://user:password@db.brandrun.test/none",
      UPSTASH_REDIS_REST_URL: "https://redis.brandrun.test",
      UPSTASH_REDIS_REST_TOKEN: "t",
      SEALING_KEYS: `ci:${Buffer.alloc(32).toString("base64")}`,
    },
    outboundService: () => new Response("nobody is there", { status: 502 }),
  });
  try {
    const answer = await worker.dispatchFetch("https://brandrun.test/api/v1/health");
    const { status } = await answer.json();
    if (answer.status !== 503 || status !== "down")
      throw new Error(`health answered ${answer.status} ${status}`);
    return `${answer.status} ${status}`;
  } finally {
    await worker.dispose();
  }
}
