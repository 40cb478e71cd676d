import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { diagnose } from "../../lib/admin/deploy/doctor.ts";
import { diagnosisJson, diagnosisTable } from "../../lib/admin/deploy/report.ts";
import { setUp } from "../../lib/admin/deploy/setup.ts";
import type { Diagnosis } from "../../lib/admin/deploy/unit.ts";
import { STRIPE_API_VERSION } from "../../lib/admin/deploy/units/payments.ts";
import { BROKEN_FILES } from "./broken-files.ts";
import { BROKEN_SETTINGS } from "./broken-settings.ts";
import { BROKEN_VALUES } from "./broken-values.ts";
import { BROKEN_VENDORS } from "./broken-vendors.ts";
import { fakeWorld } from "./fake-world.ts";

/** A deployment in which everything is right, as setup leaves it. */
const right = fakeWorld({ isMigrated: false });
beforeAll(() => setUp(right.world, { agrees: async () => true, hears: () => {} }));

let here: ReturnType<typeof fakeWorld>;
beforeEach(() => {
  here = fakeWorld();
  Object.assign(here.account, structuredClone(right.account));
  Object.assign(here.vendors, structuredClone(right.vendors));
  here.world.save(Object.fromEntries(right.world.settings));
  here.world.rewrite(right.textOf());
});

const diagnosisOf = (all: Diagnosis[], unit: string) => all.find((one) => one.unit === unit);

describe("the doctor", () => {
  test.each([...BROKEN_FILES, ...BROKEN_SETTINGS, ...BROKEN_VALUES, ...BROKEN_VENDORS])(
    "finds %s",
    async (_, breaks, unit, problem, fix) => {
      breaks(here);
      const before = JSON.stringify([here.account.secrets, here.account.versions, here.vendors]);
      const { wrong = [] } = diagnosisOf(await diagnose(here.world), unit) ?? {};
      const one = wrong.find((each) => each.problem.includes(problem));
      expect(one, JSON.stringify(wrong)).toBeDefined();
      expect(one?.fix).toContain(fix);
      for (const text of [one?.problem, one?.fix]) expect(text).toMatch(/^\w.*\.$/);
      expect(JSON.stringify([here.account.secrets, here.account.versions, here.vendors])).toBe(before);
    },
  );

  test("a fix about a binding names the file that is used, and nothing else to change there", async () => {
    here.configure((project) => ({
      ...project,
      file: "wrangler.kite.toml",
      vars: { ...project.vars, MODEL_PROVIDER: "workers-ai" },
      bindings: ["FILES", "ASSETS", "MEDIA"],
    }));
    expect(diagnosisOf(await diagnose(here.world), "language model")?.wrong).toMatchObject([
      { fix: 'Add [ai] with binding = "AI" to wrangler.kite.toml.' },
    ]);
  });

  test("other names of the environment are no misspelt settings", async () => {
    here.world.environmentNames = ["PATH", "DATABASE_PATH", "REDIS_URL", "PUBLIC_URI", "MODEL", "GIT_TOKEN"];
    expect(diagnosisOf(await diagnose(here.world), "settings")?.wrong).toEqual([]);
  });

  test("says first that nothing is deployed, and what to do", async () => {
    Object.assign(here.account, { versions: [] });
    here.vendors.service.up = false;
    expect(diagnosisTable(await diagnose(here.world))).toMatch(
      /^Nothing is deployed yet: run npm run setup\.\n\n/,
    );
    Object.assign(here.account, { accounts: [] });
    here.world.settings.set("PUBLIC_URL", "https://brandrun.example.com");
    const all = await diagnose(here.world);
    const first = "Nothing is deployed yet: run npx wrangler login, then npm run setup.";
    expect(diagnosisTable(all)).toMatch(new RegExp(`^${first}\\n\\n`));
    // Setup asks for it: no one has to edit wrangler.toml.
    expect(diagnosisTable(all)).toContain(
      "PUBLIC_URL is still the example. Set PUBLIC_URL to the address of your service; npm run setup asks for it at a terminal and writes it.\n",
    );
    expect(JSON.parse(diagnosisJson(all))).toMatchObject({ ok: false, first_step: first });
  });

  test("gives no fix for what it cannot check without a login", async () => {
    Object.assign(here.account, { accounts: [] });
    const all = await diagnose(here.world);
    for (const unit of ["bucket", "worker"])
      expect(diagnosisOf(all, unit)).toMatchObject({
        state: "skipped",
        seen: "wrangler is not logged in: npx wrangler login",
        wrong: [],
      });
    expect(diagnosisTable(all)).toMatch(/^Cloudflare +WRONG/);
    expect(diagnosisTable(all)).toMatch(/^bucket +not checked +wrangler is not logged in/m);
  });

  test("repeats what wrangler complains of without its colours", async () => {
    const { wrangler } = here.world;
    const stderr =
      "\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mR2 is off.\u001b[0m\n";
    here.world.wrangler = async (args, secrets) =>
      args[0] === "r2" ? { code: 1, stdout: "", stderr } : wrangler(args, secrets);
    expect(diagnosisOf(await diagnose(here.world), "bucket")?.wrong[0]?.problem).toBe(
      "The bucket brandrun-files cannot be asked: R2 is off.",
    );
  });

  test("finds nothing wrong with an address in capitals, or with its standard port", async () => {
    const same = "https://Kite.Brand.workers.dev:443/";
    const wrongOf = async () => (await diagnose(here.world)).filter(({ wrong }) => wrong.length > 0);
    const before = await wrongOf();
    here.world.settings.set("PUBLIC_URL", same);
    expect(await wrongOf()).toEqual(before);
    here.world.rewrite(here.textOf().replace(/^PUBLIC_URL = .*$/m, `PUBLIC_URL = "${same}"`));
    here.vendors.service.issuer = same;
    expect(await wrongOf()).toEqual(before);
  });

  test("names the place of a setting that a person has to change", async () => {
    here.world.settings.set("DATABASE_URL", "mysql://kite:pw@ep-kite-1.eu-central-1.aws.neon.tech/kite");
    expect(diagnosisOf(await diagnose(here.world), "settings")?.wrong[0]?.fix).toBe(
      "Begin DATABASE_URL with postgres://. Copy the connection string from the project's page at Neon. DATABASE_URL stands in .deploy/brandrun.env: change it there, then run npm run setup.",
    );
    here.world.settings.delete("DATABASE_URL");
    here.world.fromEnvironment = new Set(["DATABASE_URL"]);
    here.world.settings.set("DATABASE_URL", "neon");
    expect(diagnosisOf(await diagnose(here.world), "settings")?.wrong[0]?.fix).toContain(
      "DATABASE_URL stands in the environment: change it there",
    );
  });

  test("tells a database whose password is wrong from one that is not there", async () => {
    const refuse = (error: Error) => () =>
      ({
        execute: () => Promise.reject(Object.assign(new Error("Failed query"), { cause: error })),
      }) as never;
    here.world.connect = refuse(
      Object.assign(new Error("password authentication failed for user 'kite'"), { name: "NeonDbError" }),
    );
    expect(diagnosisOf(await diagnose(here.world), "database")?.wrong[0]?.problem).toContain(
      "refuses the user or the password",
    );
    here.world.connect = refuse(new Error("Error connecting to database: fetch failed"));
    expect(diagnosisOf(await diagnose(here.world), "database")?.wrong[0]?.problem).toContain(
      "No database answers",
    );
  });

  test("calls what setup makes by itself no fault, and counts it apart", async () => {
    const fresh = fakeWorld({ isMigrated: false });
    fresh.vendors.redis.readOnly = true;
    const table = diagnosisTable(await diagnose(fresh.world));
    expect(table).toMatch(
      /^settings +to set up +SEALING_KEYS is not there yet\. Run npm run setup, which makes it\.$/m,
    );
    expect(table).toMatch(/^migrations +to set up +\d+ of \d+ migrations are missing/m);
    expect(table).toMatch(/^redis +WRONG/m);
    expect(table).toMatch(
      /\n1 thing is wrong\. \d+ things are left to npm run setup, which does them by itself\.\n$/,
    );
  });

  test("does not say that the Worker lacks what only a login can tell", async () => {
    Object.assign(here.account, { accounts: [] });
    here.world.settings.delete("SEALING_KEYS");
    here.world.settings.delete("DATABASE_URL");
    const wrong = diagnosisOf(await diagnose(here.world), "settings")?.wrong ?? [];
    expect(wrong.map(({ problem }) => problem)).toEqual([
      "DATABASE_URL is not set here.",
      "SEALING_KEYS is not set here.",
    ]);
  });

  test("shows a table whose lines name the unit, and JSON for programs", async () => {
    here.vendors.redis.readOnly = true;
    const all = await diagnose(here.world);
    expect(diagnosisTable(all)).toMatch(
      /^redis +WRONG +The Redis token may only read.* Use the standard token/m,
    );
    expect(diagnosisTable(all)).toMatch(/\n1 thing is wrong\.\n$/);
    const { ok, units } = JSON.parse(diagnosisJson(all));
    expect(ok).toBe(false);
    expect(units).toContainEqual({
      unit: "redis",
      state: "problem",
      wrong: [
        { problem: expect.any(String), fix: expect.any(String), level: "problem", setup_mends_it: false },
      ],
    });
  });

  test("names the two places of a secret in wrangler.toml once, and sends nobody to the other file", async () => {
    here.configure((project) => ({
      ...project,
      vars: { ...project.vars, QSTASH_TOKEN: "another-token-of-theirs" },
    }));
    const [open] = diagnosisOf(await diagnose(here.world), "settings")?.wrong ?? [];
    expect(open?.problem).toMatch(/^QSTASH_TOKEN stands in wrangler.toml/);
    expect(open?.fix).not.toContain(".deploy");
  });

  test("says one fault of a setting once, and asks no vendor with it", async () => {
    here.world.settings.set("SEALING_KEYS", "short");
    here.world.settings.set("UPSTASH_REDIS_REST_URL", "redis://kite-1.upstash.io");
    const all = await diagnose(here.world);
    const about = (name: string) =>
      all.flatMap(({ wrong }) => wrong.filter(({ problem }) => problem.includes(name)));
    expect(about("SEALING_KEYS")).toHaveLength(1);
    expect(about("UPSTASH_REDIS_REST_URL")).toHaveLength(1);
    expect(diagnosisOf(all, "redis")).toMatchObject({
      state: "skipped",
      seen: "UPSTASH_REDIS_REST_URL is wrong: see settings",
    });
  });

  test("says once that this machine reaches no vendor, and keeps what needs none", async () => {
    here.world.fetch = async () => {
      throw new TypeError("fetch failed");
    };
    here.world.wrangler = async () => ({
      code: 1,
      stdout: "",
      stderr: "Unable to resolve Cloudflare's API hostname (api.cloudflare.com).",
    });
    here.world.settings.delete("QSTASH_NEXT_SIGNING_KEY");
    here.world.settings.set("PUBLIC_URL", "https://brandrun.example.com");
    const all = await diagnose(here.world);
    expect(diagnosisTable(all)).toMatch(/^network +WRONG/);
    expect(all[0]).toMatchObject({
      unit: "network",
      wrong: [
        { problem: expect.stringContaining("This machine reaches no vendor: Cloudflare, redis, queue") },
      ],
    });
    for (const unit of ["Cloudflare", "redis", "bucket", "worker", "payments", "bot"])
      expect(diagnosisOf(all, unit)).toMatchObject({ state: "skipped", wrong: [] });
    expect(diagnosisOf(all, "queue")?.wrong).toMatchObject([
      { problem: "QSTASH_NEXT_SIGNING_KEY is not there yet." },
    ]);
  });

  test("asks wrangler nothing twice, and nothing more without a login or a network", async () => {
    const { wrangler } = here.world;
    const asked: string[] = [];
    here.world.wrangler = (args, secrets) => {
      asked.push(args.join(" "));
      return wrangler(args, secrets);
    };
    const begun: string[] = [];
    const all = await diagnose(here.world, (unit) => void begun.push(unit));
    expect(asked.length).toBe(new Set(asked).size);
    expect(begun).toEqual(all.map(({ unit }) => unit));
    asked.length = 0;
    Object.assign(here.account, { accounts: [] });
    here.world.settings.delete("SEALING_KEYS");
    const loggedOut = await diagnose(here.world);
    expect(asked).toEqual(["whoami --json", "secret list"]);
    expect(diagnosisOf(loggedOut, "settings")?.wrong).toMatchObject([
      { problem: "SEALING_KEYS is not set here.", repairable: true },
    ]);
  });

  test("leaves a single silent vendor to its own line", async () => {
    const { fetch } = here.world;
    here.world.fetch = async (address, init) => {
      if (String(address).includes("kite-1.upstash.io")) throw new TypeError("fetch failed");
      return fetch(address, init);
    };
    const all = await diagnose(here.world);
    expect(diagnosisOf(all, "network")).toBeUndefined();
    expect(diagnosisOf(all, "redis")?.wrong[0]?.problem).toBe("Redis does not answer.");
  });

  test("tells a token that Cloudflare refuses from a missing login", async () => {
    Object.assign(here.account, { accounts: [] });
    Object.assign(here.world, { hasApiToken: true });
    expect(diagnosisOf(await diagnose(here.world), "Cloudflare")?.wrong[0]?.problem).toBe(
      "Cloudflare does not accept the token in CLOUDFLARE_API_TOKEN.",
    );
  });

  test("says once that a PUBLIC_URL is no web address", async () => {
    here.world.settings.set("PUBLIC_URL", "htps://brand.kite.example/app");
    const { wrong = [] } = diagnosisOf(await diagnose(here.world), "settings") ?? {};
    expect(wrong.map(({ problem }) => problem)).toEqual(['PUBLIC_URL is "htps://brand.kite.example/app".']);
  });

  test("proposes one address for a PUBLIC_URL that is wrong in two ways", async () => {
    here.world.settings.set("PUBLIC_URL", "http://brand.kite.example/app/");
    const { wrong = [] } = diagnosisOf(await diagnose(here.world), "settings") ?? {};
    const fixes = wrong.filter(({ level }) => level === "problem").map(({ fix }) => fix);
    expect(fixes).toHaveLength(2);
    for (const fix of fixes) {
      expect(fix).toMatch(/^Set PUBLIC_URL to https:\/\/brand\.kite\.example\./);
      // It may stand elsewhere than in wrangler.toml, so the report says where.
      expect(fix).toContain("PUBLIC_URL stands in the environment");
    }
  });

  test("asks the payment service in the version whose events the service reads", () => {
    expect(readFileSync("lib/adapters/stripe.ts", "utf8")).toContain(`"${STRIPE_API_VERSION}"`);
  });
});
