import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { platform } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { migrationTimes } from "../../../drizzle/apply-migrations.ts";
import { runMigrations } from "../../../drizzle/migrate.ts";
import { neonDatabase } from "../../adapters/neon.ts";
import { SETTING_NAMES } from "../../config.ts";
import { connectAdmin, type Environment } from "../connect.ts";
import { readSettingsFile, UnreadableFile, writeSettingsFile } from "./settings-file.ts";
import { digestOfSources } from "./sources.ts";
import type { DeployWorld, Ended, Project } from "./world.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const OWNER_ONLY = 0o600;
const STANDARD = "wrangler.toml";
/** What wrangler itself reads. */
const OF_WRANGLER = ["CLOUDFLARE_ACCOUNT_ID"];

/**
 * The machine that setup runs on: files below this folder, wrangler, and the network. Settings of the environment come
 * before those of the file `.deploy/NAME.env`, whose name is that of the Worker.
 */
export async function localWorld(environment: Environment, configFile: string): Promise<DeployWorld> {
  // It is large, and only needed to read one file.
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const project = () => readProject(configFile, readConfig);
  const settingsFile = join(".deploy", `${project().name}.env`);
  const settings = new Map(Object.entries(readSettingsFile(settingsFile)));
  const fromEnvironment = new Set(
    [...SETTING_NAMES, ...OF_WRANGLER].filter((name) => environment[name as "PATH"]),
  );
  const overridden = new Set(
    [...fromEnvironment].filter((name) => {
      const kept = settings.get(name);
      return kept !== undefined && kept !== environment[name as "PATH"];
    }),
  );
  for (const name of fromEnvironment) settings.set(name, environment[name as "PATH"] ?? "");
  return {
    settings,
    fromEnvironment,
    environmentNames: Object.keys(environment),
    overridden,
    hasApiToken: Boolean(environment["CLOUDFLARE_API_TOKEN" as "PATH"]),
    settingsFile,
    settingsMode: () =>
      platform === "win32" ? undefined : statSync(settingsFile, { throwIfNoEntry: false })?.mode,
    save(more) {
      writeSettingsFile(settingsFile, more);
      for (const [name, value] of Object.entries(more)) settings.set(name, value);
    },
    project,
    rewrite: (text) => writeFileSync(configFile, text),
    sources: () => digestOfSources(ROOT, project().text),
    wrangler: (args, secrets) => runWrangler([...args, "--config", configFile], environment, secrets),
    fetch: (...request) => fetch(...request),
    connect: (url) => neonDatabase(url),
    migrate: runMigrations,
    migrations: migrationTimes,
    admin: connectAdmin,
    now: () => new Date(),
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    sleep: (milliseconds) => sleep(milliseconds),
  };
}

type ReadConfig = typeof import("wrangler").unstable_readConfig;

function readProject(file: string, readConfig: ReadConfig): Project {
  const text = readToml(file);
  const read = parsed(file, readConfig);
  const buckets: { binding: string; bucket_name?: string }[] = read.r2_buckets;
  const files = buckets.find(({ binding }) => binding === "FILES");
  const routes = [...(read.routes ?? []), ...(read.route ? [read.route] : [])];
  return {
    file,
    text,
    name: read.name ?? "",
    main: read.main ? relative(dirname(resolve(file)), resolve(read.main)) : "",
    bucket: files?.bucket_name,
    bucketBindings: buckets.map(({ binding }) => binding),
    crons: read.triggers.crons ?? [],
    compatibilityDate: read.compatibility_date ?? "",
    compatibilityFlags: read.compatibility_flags,
    bindings: [read.assets?.binding, read.ai?.binding, read.media?.binding, files?.binding].filter(
      (name) => name !== undefined,
    ),
    vars: Object.fromEntries(Object.entries(read.vars).map(([name, value]) => [name, String(value)])),
    hosts: routes.map((route) =>
      (typeof route === "string" ? route : route.pattern).replace(/\/.*$/, "").toLowerCase(),
    ),
  };
}

function readToml(file: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(
    file === STANDARD
      ? `There is no ${STANDARD} here. Run this in the folder of the repository.`
      : `There is no ${file}. Copy ${STANDARD} to ${file}, and change name, bucket_name and PUBLIC_URL in it.`,
  );
}

/** What wrangler reads in its file. Its complaint names neither the file nor the line. */
function parsed(file: string, readConfig: ReadConfig) {
  try {
    return readConfig({ config: file }, { hideWarnings: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { line?: number; lineText?: string } };
    const reason = message
      .trim()
      .replace(/^Invalid TOML document: /, "")
      .replace(/\.?$/, ".");
    const line = location?.line ? `, line ${location.line}` : "";
    const shown = location?.lineText ? `\n  ${location.lineText.trim()}` : "";
    throw new UnreadableFile(
      `${file}${line} cannot be read: ${reason}${shown}`,
      `Correct it, or compare the file with the repository's: ${file === STANDARD ? `git diff ${file}` : `diff ${STANDARD} ${file}`}.`,
    );
  }
}

/** Runs wrangler without a terminal, so that it never waits for an answer. */
async function runWrangler(
  args: string[],
  environment: Environment,
  secrets?: Record<string, string>,
): Promise<Ended> {
  const folder = secrets && mkdtempSync(join(tmpdir(), "brandrun-secrets-"));
  try {
    const file = folder && join(folder, "secrets.json");
    if (file) writeFileSync(file, JSON.stringify(secrets), { mode: OWNER_ONLY });
    return await run("wrangler", [...args, ...(file ? ["--secrets-file", file] : [])], {
      ...environment,
      WRANGLER_SEND_METRICS: "false",
    });
  } finally {
    if (folder) rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: string[], env: Environment): Promise<Ended> {
  return new Promise((done, reject) => {
    const child = spawn(program, args, { env, cwd: process.cwd(), stdio: ["ignore", "pipe", "pipe"] });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.once("error", () =>
      reject(new Error(`${program} was not found. Run this by npm: npm run setup, npm run -s doctor.`)),
    );
    child.once("close", (code) => done({ code: code ?? 1, stdout, stderr }));
  });
}
