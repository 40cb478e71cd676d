import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Diagnosis, diagnose } from "../../lib/admin/deploy/doctor.ts";
import { diagnosisJson, diagnosisTable } from "../../lib/admin/deploy/report.ts";
import { setUp } from "../../lib/admin/deploy/setup.ts";
import { STRIPE_API_VERSION } from "../../lib/admin/deploy/units/payments.ts";
import { BROKEN_SETTINGS } from "./broken-settings.ts";
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
  test.each([...BROKEN_SETTINGS, ...BROKEN_VENDORS])("finds %s", async (_, breaks, unit, problem, fix) => {
    breaks(here);
    const before = JSON.stringify([here.account.secrets, here.account.versions, here.vendors]);
    const { wrong = [] } = diagnosisOf(await diagnose(here.world), unit) ?? {};
    const one = wrong.find((each) => each.problem.includes(problem));
    expect(one, JSON.stringify(wrong)).toBeDefined();
    expect(one?.fix).toContain(fix);
    for (const text of [one?.problem, one?.fix]) expect(text).toMatch(/^\w.*\.$/);
    expect(JSON.stringify([here.account.secrets, here.account.versions, here.vendors])).toBe(before);
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

  test("asks the payment service in the version whose events the service reads", () => {
    expect(readFileSync("lib/adapters/stripe.ts", "utf8")).toContain(`"${STRIPE_API_VERSION}"`);
  });
});
