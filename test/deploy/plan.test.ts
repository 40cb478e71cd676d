import { expect, test } from "vitest";
import { planCommand } from "../../lib/admin/deploy/plan.ts";
import { setUp } from "../../lib/admin/deploy/setup.ts";
import { fakeWorld } from "./fake-world.ts";

const yes = { agrees: async () => true, hears: () => {} };

async function planned({ world }: ReturnType<typeof fakeWorld>) {
  const said: string[] = [];
  const code = await planCommand(world, { log: (line: string) => void said.push(line) });
  return { code, said: said.join("\n") };
}

test("a dry run of setup lists what a new account lacks, and changes nothing", async () => {
  const fake = fakeWorld({ isMigrated: false });
  const { account, vendors, saved, textOf } = fake;
  const before = JSON.stringify([account, vendors.stripe.endpoints, vendors.telegram, saved, textOf()]);
  const { code, said } = await planned(fake);

  expect(JSON.stringify([account, vendors.stripe.endpoints, vendors.telegram, saved, textOf()])).toBe(
    before.replace(/"ran":\[\]/, () => `"ran":${JSON.stringify(account.ran)}`),
  );
  expect(account.ran.filter((ran) => !/whoami|list|info|status/.test(ran))).toEqual([]);
  expect(said).toMatch(/^ {2}would change +bucket: There is no bucket brandrun-files yet\.$/m);
  expect(said).toMatch(/^ {2}is right +redis: /m);
  expect(said).toMatch(/^ {2}would change +card: /m);
  expect({ code, last: said.split("\n").at(-1) }).toEqual({
    code: 0,
    last: "npm run setup would do all of it.",
  });
});

test("it lists the settings that setup would ask for, and what only a person can mend", async () => {
  const fake = fakeWorld({ isMigrated: false });
  fake.world.settings.delete("QSTASH_TOKEN");
  fake.world.settings.delete("STRIPE_SECRET_KEY");
  fake.world.settings.set("SIGNUP", "yes");
  const { code, said } = await planned(fake);

  expect(said).toContain("Setup would ask for:\n  QSTASH_TOKEN: QStash's token, of either region\n");
  expect(said).toMatch(/each part off without its settings:\n +payments +people buy credits/);
  expect(said).toMatch(/^ {2}only you +settings: .*SIGNUP/m);
  expect(said).not.toMatch(/settings: QSTASH_TOKEN/);
  expect(code).toBe(1);
  expect(said).toContain(
    "1 setting is to be given, and 1 thing is left to you; npm run setup does the rest.",
  );
});

test("without a login nothing is said to be right about a model of the account", async () => {
  const fake = fakeWorld({ isMigrated: false });
  fake.world.settings.set("MODEL_PROVIDER", "workers-ai");
  fake.world.settings.delete("MODEL_API_KEY");
  expect((await planned(fake)).said).toMatch(/^ {2}is right +language model: Workers AI/m);
  fake.account.accounts.length = 0;
  expect((await planned(fake)).said).toMatch(/^ {2}not checked +language model: wrangler is not logged in/m);
});

test("after a setup a dry run finds nothing to change but its card", async () => {
  const fake = fakeWorld({ isMigrated: false });
  await setUp(fake.world, yes);
  const { code, said } = await planned(fake);

  expect(said.match(/would change.*/g)).toEqual([expect.stringContaining("card:")]);
  expect(code).toBe(0);
});
