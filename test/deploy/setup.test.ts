import { expect, test } from "vitest";
import { diagnose } from "../../lib/admin/deploy/doctor.ts";
import { outcomeLine } from "../../lib/admin/deploy/report.ts";
import { type SetupOutcome, setUp } from "../../lib/admin/deploy/setup.ts";
import { worker } from "../../lib/admin/deploy/units/worker.ts";
import { endpointAt } from "./fake-vendors.ts";
import { fakeWorld, PUBLIC_URL } from "./fake-world.ts";

const yes = { agrees: async () => true, hears: () => {} };
const outcomesOf = (all: SetupOutcome[]) =>
  Object.fromEntries(all.map(({ unit, outcome }) => [unit, outcome]));
const wrongIn = (all: SetupOutcome[]) =>
  all.flatMap(({ diagnosis }) => diagnosis.wrong.map(({ problem }) => problem));

test("setup makes everything that a new account lacks, and ends with a card", async () => {
  const { world, vendors, account, saved, textOf } = fakeWorld({ isMigrated: false });
  const all = await setUp(world, yes);
  expect(wrongIn(all)).toEqual([]);
  expect(outcomesOf(all)).toMatchObject({
    settings: "done",
    "wrangler.toml": "done",
    migrations: "done",
    queue: "done",
    bucket: "done",
    payments: "done",
    worker: "done",
    bot: "done",
    card: "done",
    redis: "left alone",
  });
  expect(account.buckets).toEqual(["brandrun-files"]);
  expect(textOf()).toContain(`PUBLIC_URL = "${PUBLIC_URL}"`);
  expect(vendors.stripe.endpoints.map(({ url }) => url)).toEqual([`${PUBLIC_URL}/jobs/stripe`]);
  expect(vendors.telegram).toMatchObject({
    webhook: { url: `${PUBLIC_URL}/jobs/telegram` },
    secret: saved.TELEGRAM_WEBHOOK_SECRET,
  });
  expect(account.secrets).toMatchObject({
    QSTASH_CURRENT_SIGNING_KEY: vendors.qstash.current,
    STRIPE_WEBHOOK_SECRET: vendors.stripe.endpoints[0]?.secret,
    TELEGRAM_BOT_NAME: vendors.telegram.name,
    SEALING_KEYS: expect.stringMatching(/^\d{4}:[\w+/]{43}=$/),
  });
  expect(account.secrets).not.toHaveProperty("PUBLIC_URL");
  expect(vendors.service.runs).toBe(1);
});

test("setup without anybody to ask finds the region of QStash by the token", async () => {
  const { world, vendors, account, saved } = fakeWorld({ isMigrated: false });
  vendors.qstash.host = "qstash-us-east-1.upstash.io";
  expect(wrongIn(await setUp(world, yes))).toEqual([]);
  expect(saved.QSTASH_URL).toBe("https://qstash-us-east-1.upstash.io");
  expect(account.secrets).toMatchObject({
    QSTASH_URL: "https://qstash-us-east-1.upstash.io",
    QSTASH_CURRENT_SIGNING_KEY: vendors.qstash.current,
  });
});

test("a second setup changes nothing but draws its card", async () => {
  const { world, vendors, account } = fakeWorld({ isMigrated: false });
  await setUp(world, yes);
  const before = JSON.stringify([
    account.secrets,
    account.versions,
    account.buckets,
    vendors.stripe.endpoints,
    vendors.telegram,
  ]);
  const again = outcomesOf(await setUp(world, yes));
  expect(again).toEqual({
    ...Object.fromEntries(Object.keys(again).map((unit) => [unit, "left alone"])),
    alerts: "not checked",
    "image model": "not checked",
    card: "done",
  });
  expect(
    JSON.stringify([
      account.secrets,
      account.versions,
      account.buckets,
      vendors.stripe.endpoints,
      vendors.telegram,
    ]),
  ).toBe(before);
});

test("after a setup the doctor finds nothing", async () => {
  const { world } = fakeWorld({ isMigrated: false });
  await setUp(world, yes);
  expect((await diagnose(world)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});

test("setup never prints a secret", async () => {
  const { world, vendors, account } = fakeWorld({ isMigrated: false });
  vendors.stripe.key = "sk_live_anotherKeyThanOurs00";
  const first = await setUp(world, yes);
  vendors.stripe.key = world.settings.get("STRIPE_SECRET_KEY") ?? "";
  const second = await setUp(world, yes);
  const output = [...first, ...second].map(outcomeLine).join("\n") + account.ran.join("\n");
  const secrets = [...world.settings].filter(([name]) => /KEY|TOKEN|SECRET|DATABASE/.test(name));
  expect(secrets.length).toBeGreaterThan(8);
  expect(secrets.filter(([, value]) => output.includes(value))).toEqual([]);
});

test("what fails stops the doing, and everything else is still checked", async () => {
  const { world, vendors, account } = fakeWorld({ isMigrated: false });
  vendors.redis.readOnly = true;
  const all = await setUp(world, yes);
  expect(outcomesOf(all)).toMatchObject({
    redis: "failed",
    queue: "not yet",
    bucket: "not yet",
    worker: "not yet",
  });
  expect(account.buckets).toEqual([]);
  vendors.redis.readOnly = false;
  expect(outcomesOf(await setUp(world, yes))).toMatchObject({
    migrations: "left alone",
    redis: "left alone",
    card: "done",
  });
});

test("what waits has no cure of its own, and what failed has the only one", async () => {
  const { world, vendors } = fakeWorld({ isMigrated: false });
  vendors.redis.readOnly = true;
  const lines = (await setUp(world, yes)).map(outcomeLine);
  expect(lines.find((line) => line.includes("  bucket: "))).toBe(
    "not yet      bucket: Setup goes on here once redis is right.\n    There is no bucket brandrun-files yet.",
  );
  expect(lines.find((line) => line.startsWith("failed"))).toContain("Use the standard token");
  expect(lines.filter((line) => /^not yet/.test(line)).join("\n")).not.toContain("npm run setup");
});

test("a setting that a person has to give hides none of setup's own among its cures", async () => {
  const { world } = fakeWorld({ isMigrated: false });
  world.settings.set("SIGNUP", "yes");
  const [failed = ""] = (await setUp(world, yes))
    .map(outcomeLine)
    .filter((line) => line.startsWith("failed"));
  expect(failed).toContain("SIGNUP");
  expect(failed).not.toContain("SEALING_KEYS");
});

test("a machine without a network is told so once, and no key is blamed", async () => {
  const { world } = fakeWorld({ isMigrated: false });
  world.fetch = async () => {
    throw new TypeError("fetch failed");
  };
  world.wrangler = async () => ({
    code: 1,
    stdout: "",
    stderr: "fetch failed: ENOTFOUND api.cloudflare.com",
  });
  const output = (await setUp(world, yes)).map(outcomeLine).join("\n");
  expect(output).toMatch(/^failed +network: .*\n +This machine reaches no vendor\. Check its connection/);
  expect(output.match(/reaches no vendor/g)).toHaveLength(1);
  expect(output).toMatch(/^not checked +redis: its vendor was not reached$/m);
  expect(output).not.toContain("Copy UPSTASH");
});

test("a wrong setting does not wait for what failed before it", async () => {
  const { world, account } = fakeWorld({ isMigrated: false });
  Object.assign(account, { accounts: [] });
  world.settings.set("SIGNUP", "yes");
  const all = await setUp(world, yes);
  expect(all.find(({ unit }) => unit === "settings")).toMatchObject({
    outcome: "failed",
    said: "Only you can mend this.",
  });
});

test("a new deployment's first answers may take their time", async () => {
  const { world, vendors } = fakeWorld({ isMigrated: false });
  vendors.service.up = false;
  const waits: number[] = [];
  world.sleep = async (milliseconds) => {
    vendors.service.up = waits.push(milliseconds) === 3;
  };
  expect(outcomesOf(await setUp(world, yes))).toMatchObject({ health: "left alone", card: "done" });
  expect(waits).toHaveLength(3);
});

test("without agreement nothing is changed", async () => {
  const { world, account, saved } = fakeWorld({ isMigrated: false });
  const all = await setUp(world, { ...yes, agrees: async () => false });
  expect(outcomesOf(all)).toMatchObject({ settings: "failed" });
  expect([account.buckets, account.versions, saved]).toEqual([[], [], {}]);
});

test("a database in use never gets another sealing key", async () => {
  const { world, saved } = fakeWorld();
  const all = await setUp(world, yes);
  expect(all.find(({ unit }) => unit === "settings")).toMatchObject({
    outcome: "failed",
    said: expect.stringContaining("out of your backup"),
  });
  expect(saved).not.toHaveProperty("SEALING_KEYS");
});

test("secrets that only the Worker knows are left alone", async () => {
  const { world, account } = fakeWorld({ isMigrated: false });
  await setUp(world, yes);
  for (const name of ["SEALING_KEYS", "STRIPE_WEBHOOK_SECRET", "UPSTASH_REDIS_REST_TOKEN"])
    world.settings.delete(name);
  const kept = { ...account.secrets };
  const all = await setUp(world, yes);
  expect(outcomesOf(all)).toMatchObject({
    settings: "left alone",
    payments: "left alone",
    redis: "not checked",
  });
  expect(account.secrets).toEqual(kept);
});

test("an endpoint at the payment service whose secret is lost is replaced", async () => {
  const { world, vendors, account } = fakeWorld({ isMigrated: false });
  vendors.stripe.endpoints = [endpointAt(`${PUBLIC_URL}/jobs/stripe`)];
  await setUp(world, yes);
  expect(vendors.stripe.endpoints.map(({ id }) => id)).toEqual(["we_2"]);
  expect(account.secrets).toMatchObject({ STRIPE_WEBHOOK_SECRET: vendors.stripe.endpoints[0]?.secret });
});

test("an endpoint that lacks events is corrected under its own secret", async () => {
  const { world, vendors } = fakeWorld({ isMigrated: false });
  await setUp(world, yes);
  const [made] = vendors.stripe.endpoints;
  Object.assign(made!, { enabled_events: ["charge.refunded"], status: "disabled" });
  await setUp(world, yes);
  expect(vendors.stripe.endpoints).toEqual([expect.objectContaining({ id: made!.id, status: "enabled" })]);
  expect(made!.enabled_events.length).toBeGreaterThan(10);
});

test.each([
  ["Script startup exceeded CPU time limit. [code: 10021]", /error 10021.*see Start of the Worker/],
  [
    "Uncaught SyntaxError: Unexpected end of input [code: 10021]",
    /^The deploy failed: A request to the Cloudflare API failed/,
  ],
])("setup says what is to be done when Cloudflare refuses a deploy with “%s”", async (reason, said) => {
  const { world } = fakeWorld({ isMigrated: false });
  const stderr = `✘ [ERROR] A request to the Cloudflare API failed.\n\n  ${reason}\n`;
  await expect(
    worker.do?.({ ...world, wrangler: async () => ({ code: 1, stdout: "", stderr }) }),
  ).rejects.toThrow(said);
});
