import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../lib/local/listen.ts";
import { type Platform, startPlatform } from "../../lib/local/platform.ts";
import { internetOf, vendorsAt } from "./fake-vendors.ts";
import { emptyAccount } from "./fake-wrangler.mjs";

const PUBLIC_URL = "https://kite.brand.workers.dev";
const MAIN = resolve("lib/admin/deploy/main.ts");
const VENDORS = ["api.stripe.com", "api.telegram.org", "models.example", "mail.example"];

const vendors = vendorsAt(PUBLIC_URL);
const folder = mkdtempSync(join(tmpdir(), "brandrun-walk-"));
const accountFile = join(folder, "account.json");
/** The vendors that the local platform has no server for. Their name travels in the path's host header. */
const others = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [, host = "", path = ""] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? "") ?? [];
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await internetOf(vendors)(`https://${host}${path}`, {
    method: request.method ?? "GET",
    headers,
    ...body,
  });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
});
let platform: Platform;
let settings: Record<string, string>;
let hosts: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((done) => others.listen(0, "127.0.0.1", done));
  platform = await startPlatform({ port: await freePort() });
  const { connectionInfo: info } = platform;
  const at = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  hosts = {
    "kite.brand.workers.dev": info.base_url,
    "api.eu-central-1.aws.neon.tech": `http://127.0.0.1:${info.database_port}`,
    "kite-1.upstash.io": info.redis_url,
    "qstash.upstash.io": info.qstash_url,
    localhost: info.base_url,
    ...Object.fromEntries(VENDORS.map((host) => [host, `${at}/${host}`])),
  };
  settings = {
    PUBLIC_URL,
    DATABASE_URL: info.database_url,
    UPSTASH_REDIS_REST_URL: "https://kite-1.upstash.io",
    UPSTASH_REDIS_REST_TOKEN: info.redis_token,
    QSTASH_TOKEN: info.qstash_token,
    // The platform's database is migrated, so setup would not make a new one.
    SEALING_KEYS: info.sealing_keys,
    STRIPE_SECRET_KEY: vendors.stripe.key,
    TELEGRAM_BOT_TOKEN: vendors.telegram.token,
    SIGNUP: "invite",
  };
  mkdirSync(join(folder, "bin"));
  const wrangler = join(folder, "bin/wrangler");
  const fake = JSON.stringify(resolve("test/deploy/fake-wrangler.mjs"));
  const program = `import(${fake}).then(({ run }) => run(process.argv.slice(2), ${JSON.stringify(accountFile)}));`;
  writeFileSync(wrangler, `#!${process.execPath}\n${program}\n`);
  chmodSync(wrangler, 0o755);
  writeFileSync(accountFile, JSON.stringify(emptyAccount()));
  copyFileSync("wrangler.toml", join(folder, "wrangler.toml"));
}, 120_000);
afterAll(async () => {
  others.closeAllConnections();
  others.close();
  await platform?.close();
  rmSync(folder, { recursive: true });
});

/** The command as a person runs it, in a folder of its own. */
function command(
  args: string[],
  more: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    PATH: `${join(folder, "bin")}:/usr/bin:/bin`,
    HOME: folder,
    LED_HOSTS: JSON.stringify(hosts),
    ...more,
  };
  const flags = [
    "--import",
    import.meta.resolve("tsx"),
    "--import",
    resolve("test/deploy/led-fetch.mjs"),
    MAIN,
  ];
  return new Promise((done) => {
    execFile(process.execPath, [...flags, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test("without settings setup says what is missing, and without --yes it does nothing", async () => {
  const { code, stderr } = await command(["setup", "--yes"]);
  expect(code).toBe(1);
  for (const name of ["PUBLIC_URL", "DATABASE_URL", "UPSTASH_REDIS_REST_TOKEN", "QSTASH_TOKEN"])
    expect(stderr).toContain(`  ${name}: `);
  expect((await command(["setup"], settings)).stderr).toContain("Give --yes");
  expect(JSON.parse(readFileSync(accountFile, "utf8")).versions).toEqual([]);
});

test("setup brings a service up, a card is drawn, and a second setup leaves everything alone", async () => {
  const first = await command(["setup", "--yes"], settings);
  expect(first.stdout + first.stderr).toContain(`The service is up: ${PUBLIC_URL}/app`);
  expect(first.code).toBe(0);
  expect(first.stdout).toMatch(/^done +card: Drew a card in \d+ s/m);
  const file = join(folder, ".deploy/brandrun.env");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain("STRIPE_WEBHOOK_SECRET=");
  const again = await command(["setup", "--yes"], settings);
  expect(again.code).toBe(0);
  expect(again.stdout.match(/^done .*/gm)).toEqual([expect.stringContaining("card: Drew a card")]);
  const secrets = Object.entries(settings).filter(([name]) => /KEY|TOKEN|DATABASE/.test(name));
  for (const [name, value] of secrets)
    expect(first.stdout + first.stderr + again.stdout, name).not.toContain(value);
});

test("the doctor is silent afterwards, and finds what is broken with the fix", async () => {
  const well = await command(["doctor"], settings);
  expect(JSON.parse(well.stdout)).toMatchObject({ ok: true });
  expect(well.code).toBe(0);
  vendors.telegram.webhook = { url: "https://other.example/bot" };
  const broken = {
    ...settings,
    QSTASH_CURRENT_SIGNING_KEY: "sig_of_another_region",
    DATABASE_URL: settings.DATABASE_URL?.replace(/:[^:@]+@/, ":wrong@") ?? "",
  };
  const ill = await command(["doctor"], broken);
  expect(ill.code).toBe(1);
  const wrong = JSON.parse(ill.stdout).units.filter(({ state }: { state: string }) => state === "problem");
  expect(wrong.map(({ unit }: { unit: string }) => unit)).toEqual(["database", "queue", "bot"]);
});
