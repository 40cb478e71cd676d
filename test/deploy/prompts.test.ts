import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { atTerminal } from "../../lib/admin/deploy/person.ts";
import { setupCommand } from "../../lib/admin/deploy/setup-command.ts";
import { fakeWorld, PUBLIC_URL } from "./fake-world.ts";

/** A person who types a line whenever the screen ends with a question. */
function personTyping(answers: (question: string) => string | undefined) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: "utf8" });
  let screen = "";
  output.on("data", (text: string) => {
    screen += text;
    const line = screen.slice(screen.lastIndexOf("\n") + 1);
    const isQuestion = /(?:: |\[Y\/n\] )$/.test(text) && line.endsWith(text);
    const answer = isQuestion ? answers(line) : undefined;
    // The reader of lines begins after the question is written.
    if (answer !== undefined) setImmediate(() => input.write(answer));
  });
  return { person: atTerminal(input, output), screen: () => screen };
}

/** Answers by the setting's name, one after the other; Enter for everything else. */
const answering = (lines: Record<string, string[]>) =>
  personTyping((question) => `${lines[question.split(",")[0] ?? ""]?.shift() ?? ""}\r`);

const run = async (typist: ReturnType<typeof personTyping>, world: ReturnType<typeof fakeWorld>["world"]) => {
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  const code = await setupCommand(world, { person: typist.person, isAgreed: false }, { log, error: log });
  return { code, said: said.join("\n") };
};

/** A machine on which these settings are not known yet. */
function lacking(...names: string[]) {
  const fake = fakeWorld({ isMigrated: false });
  const values = Object.fromEntries(names.map((name) => [name, fake.world.settings.get(name) ?? ""]));
  for (const name of names) fake.world.settings.delete(name);
  return { ...fake, values };
}

test("a person types what is missing, agrees with Enter, and the service comes up", async () => {
  const { world, saved, values } = lacking("PUBLIC_URL", "QSTASH_TOKEN", "STRIPE_SECRET_KEY");
  const typist = answering({ PUBLIC_URL: [PUBLIC_URL], QSTASH_TOKEN: [values.QSTASH_TOKEN ?? ""] });
  const { code, said } = await run(typist, world);
  expect(said).toContain(`The service is up: ${PUBLIC_URL}/app`);
  expect(code).toBe(0);
  expect(saved).toMatchObject({ PUBLIC_URL, QSTASH_TOKEN: values.QSTASH_TOKEN });
  expect(saved).not.toHaveProperty("STRIPE_SECRET_KEY");
  expect(said).toContain("Answers are kept in .deploy/brandrun.env");
  expect(typist.screen()).toContain("Shall setup do that? [Y/n] ");
});

test("Enter is no answer to what is required, and a value in another form is asked for again", async () => {
  const { world, saved, values } = lacking("DATABASE_URL", "STRIPE_SECRET_KEY");
  const typist = answering({
    DATABASE_URL: ["", "neon", values.DATABASE_URL ?? ""],
    STRIPE_SECRET_KEY: ["my-key", values.STRIPE_SECRET_KEY ?? ""],
  });
  expect((await run(typist, world)).code).toBe(0);
  expect(typist.screen()).toContain("  DATABASE_URL is required: there is no deployment without it.\n");
  expect(typist.screen().match(/^DATABASE_URL, /gm)).toHaveLength(3);
  expect(typist.screen()).toContain(
    "  STRIPE_SECRET_KEY: Give a secret or restricted key of Stripe: it begins with sk_ or rk_.\n",
  );
  expect(saved).toMatchObject(values);
});

test.each([
  ["DATABASE_URL", "mysql://kite:pw@db.kite.dev/kite", "Begin DATABASE_URL with postgres://."],
  [
    "QSTASH_TOKEN",
    "abc",
    "QSTASH_TOKEN is a default or too short to be a secret. Take QSTASH_TOKEN from its vendor.",
  ],
  ["QSTASH_TOKEN", "sig_5fT2kKJ8sdfg7sdfg", "QSTASH_TOKEN is a signing key"],
  ["UPSTASH_REDIS_REST_URL", "rediss://kite-1.upstash.io:6379", "which is another protocol than REST."],
  ["PUBLIC_URL", "http://brand.kite.dev", "Set PUBLIC_URL to https://brand.kite.dev."],
  ["PUBLIC_URL", "https://brandrun.example.com", "PUBLIC_URL is still the example."],
])("%s is asked for again after %s", async (name, answer, says) => {
  const { world, saved, values } = lacking(name);
  const right = name === "PUBLIC_URL" ? PUBLIC_URL : (values[name] ?? "");
  const typist = answering({ [name]: [answer, right] });

  expect((await run(typist, world)).code).toBe(0);
  expect(typist.screen()).toContain(says);
  expect(saved).toMatchObject({ [name]: right });
});

test("what is typed for a secret is not shown", async () => {
  const { world, values } = lacking("UPSTASH_REDIS_REST_TOKEN", "PUBLIC_URL");
  const typist = answering({
    UPSTASH_REDIS_REST_TOKEN: [values.UPSTASH_REDIS_REST_TOKEN ?? ""],
    PUBLIC_URL: [PUBLIC_URL],
  });
  await run(typist, world);
  expect(typist.screen()).not.toContain(values.UPSTASH_REDIS_REST_TOKEN);
  expect(typist.screen()).toContain(PUBLIC_URL);
});

test("for a token that its vendor refuses another one is asked for, until it fits or none is typed", async () => {
  const { world, saved, vendors } = lacking();
  world.save({
    UPSTASH_REDIS_REST_TOKEN: "a-token-of-another-database",
    QSTASH_TOKEN: "a-token-that-was-reset",
  });
  const typist = answering({
    UPSTASH_REDIS_REST_TOKEN: ["a-token-of-a-third-database", vendors.redis.token],
  });
  const { code, said } = await run(typist, world);

  expect(saved.UPSTASH_REDIS_REST_TOKEN).toBe(vendors.redis.token);
  expect(typist.screen().match(/^Redis refuses the token\.$/gm)).toHaveLength(2);
  expect(typist.screen()).toContain("QSTASH_TOKEN, QStash's token, of either region (Enter: leave it): ");
  expect(said).toMatch(/^left alone +redis: /m);
  expect(said).toMatch(/^failed +queue: Only you can mend this\./m);
  expect(code).toBe(1);
});

test("what is typed is tried at its vendor at once: a wrong one is named, and another is asked for", async () => {
  const { world, saved, vendors, values } = lacking(
    "UPSTASH_REDIS_REST_TOKEN",
    "QSTASH_TOKEN",
    "STRIPE_SECRET_KEY",
  );
  const typist = answering({
    UPSTASH_REDIS_REST_TOKEN: ["a-token-of-another-database", vendors.redis.token],
    QSTASH_TOKEN: ["a-token-that-was-reset", values.QSTASH_TOKEN ?? ""],
    STRIPE_SECRET_KEY: ["sk_live_ofAnotherAccount123", values.STRIPE_SECRET_KEY ?? ""],
  });
  const { code, said } = await run(typist, world);

  expect(code).toBe(0);
  expect(saved).toMatchObject(values);
  const screen = typist.screen();
  const refusals = ["Redis refuses the token.", "does not know this token, nor", "Stripe refuses the key"];
  const places = refusals.map((refusal) => screen.indexOf(refusal));
  expect(places).not.toContain(-1);
  // Before the next setting is asked for.
  expect(places[0]).toBeLessThan(screen.indexOf("QSTASH_TOKEN, "));
  expect(places[1]).toBeLessThan(screen.indexOf("STRIPE_SECRET_KEY, "));
  expect(said).toContain("  Checked: Redis takes the token.\n");
  expect(said.indexOf("Checked: Stripe takes the key.")).toBeLessThan(said.indexOf("left alone"));
});

test("a token of QStash's other region is known there, and sets QSTASH_URL", async () => {
  const { world, saved, vendors } = lacking("QSTASH_TOKEN");
  vendors.qstash.host = "qstash-us-east-1.upstash.io";
  const typist = answering({ QSTASH_TOKEN: [vendors.qstash.token] });
  const { code, said } = await run(typist, world);

  expect(code).toBe(0);
  expect(saved.QSTASH_URL).toBe("https://qstash-us-east-1.upstash.io");
  expect(said).toContain(
    "  Checked: QStash knows the token; QSTASH_URL is https://qstash-us-east-1.upstash.io.\n",
  );
});

test("the key and the name of a model are tried as they are typed, too", async () => {
  const { world, saved, vendors } = lacking();
  world.settings.set("IMAGE_MODEL_BASE_URL", "https://models.example/v1");
  const typist = answering({
    IMAGE_MODEL_PROVIDER: ["openai-compatible"],
    IMAGE_MODEL_NAME: ["gpt-oss-12b", "gpt-oss-120b"],
    IMAGE_MODEL_API_KEY: ["a-key-that-was-revoked", vendors.model.key],
  });
  const { said } = await run(typist, world);

  expect(typist.screen()).toContain("The model's vendor refuses the key.");
  expect(typist.screen()).toContain("The vendor has no model gpt-oss-12b.");
  expect(saved).toMatchObject({ IMAGE_MODEL_NAME: "gpt-oss-120b", IMAGE_MODEL_API_KEY: vendors.model.key });
  expect(said.indexOf("  Checked: the image model's vendor takes the key.\n")).toBeGreaterThan(-1);
});

test("where nobody answers, the address that was typed is asked for again, and Enter leaves it", async () => {
  const { world } = lacking("DATABASE_URL");
  world.connect = () => {
    throw new Error("fetch failed");
  };
  const typist = answering({ DATABASE_URL: ["postgres://kite:aPassword@ep-typo.neon.tech/kite", ""] });

  expect((await run(typist, world)).code).toBe(1);
  expect(typist.screen()).toContain("No database answers over Neon's HTTP protocol");
  expect(typist.screen()).toContain("(Enter: leave it)");
});

test("a refused token that the environment gives is not asked for: the next run would read it there again", async () => {
  const { world } = lacking();
  world.save({ UPSTASH_REDIS_REST_TOKEN: "a-token-of-another-database" });
  world.fromEnvironment = new Set(["PUBLIC_URL", "UPSTASH_REDIS_REST_TOKEN"]);
  const typist = answering({});

  expect((await run(typist, world)).code).toBe(1);
  expect(typist.screen()).not.toContain("UPSTASH_REDIS_REST_TOKEN");
});

test("a setup that is stopped keeps what was typed, and asks for nothing twice", async () => {
  const { world, saved } = lacking("PUBLIC_URL", "QSTASH_TOKEN");
  const ctrlC = "\u0003";
  const stopped = personTyping((question) => (question.startsWith("PUBLIC_URL") ? `${PUBLIC_URL}\r` : ctrlC));
  await expect(run(stopped, world)).rejects.toThrow(
    "Setup was stopped. Run it again; what was typed is kept.",
  );
  expect(saved).toEqual({ PUBLIC_URL });
});

const LOG_IN = "wrangler is not logged in: npx wrangler login. Then run npm run setup again.";
const MISSING = "These settings are missing. Set them in the environment or in .deploy/brandrun.env:";
const ASKED = "It then asks for these settings; have them at hand:";
const GATHERED = `
  QSTASH_TOKEN: QStash's token, of either region
These parts are optional, and off without their settings:
  image model `;

test("nothing is asked before wrangler is logged in, and what to gather meanwhile is listed", async () => {
  const { world, account } = lacking("QSTASH_TOKEN");
  account.accounts = [];
  const typist = answering({});
  expect(await run(typist, world)).toEqual({
    code: 1,
    said: expect.stringContaining(`${LOG_IN}\n${ASKED}${GATHERED}`),
  });
  expect(typist.screen()).toBe("");
});

test("without questions the list of what is missing comes with the login that is missing too", async () => {
  const { world, account } = lacking("QSTASH_TOKEN");
  account.accounts = [];
  const said: string[] = [];
  const error = (line: string) => void said.push(line);

  expect(await setupCommand(world, { person: undefined, isAgreed: true }, { log: error, error })).toBe(1);
  expect(said).toEqual([expect.stringContaining(`${LOG_IN}\n${MISSING}${GATHERED}`)]);
});

test("a setting of the wrong form, kept from an earlier answer, is asked for again", async () => {
  const { world, saved, vendors } = lacking();
  world.save({ QSTASH_TOKEN: "https://console.upstash.com/qstash" });
  const typist = answering({ QSTASH_TOKEN: [vendors.qstash.token] });

  expect((await run(typist, world)).code).toBe(0);
  expect(typist.screen()).toContain("QSTASH_TOKEN holds an address or several words, and no key.\n");
  expect(saved.QSTASH_TOKEN).toBe(vendors.qstash.token);
});

test("a misspelt name is said beside what is missing", async () => {
  const { world, values } = lacking("DATABASE_URL");
  world.save({ DATABSE_URL: values.DATABASE_URL ?? "" });
  const said: string[] = [];
  const error = (line: string) => void said.push(line);

  expect(await setupCommand(world, { person: undefined, isAgreed: true }, { log: error, error })).toBe(1);
  expect(said.join("\n")).toContain("Did you mean DATABASE_URL? Correct the name in .deploy/brandrun.env.");
});

test("each optional part is asked for by its first setting, and for the others once it has that", async () => {
  const { world, saved } = lacking();
  const typist = answering({
    X_CLIENT_ID: ["an-app-of-kite"],
    X_CLIENT_SECRET: ["a-secret-of-the-app-of-kite"],
  });
  await run(typist, world);

  expect(saved).toMatchObject({
    X_CLIENT_ID: "an-app-of-kite",
    X_CLIENT_SECRET: "a-secret-of-the-app-of-kite",
  });
  expect(typist.screen()).toContain("LINKEDIN_CLIENT_ID, the client id of your app at LinkedIn");
  expect(typist.screen()).not.toMatch(/LINKEDIN_CLIENT_SECRET|IMAGE_MODEL_NAME/);
});

test("optional parts are listed with what each turns on, and can be skipped together", async () => {
  const { world } = lacking("STRIPE_SECRET_KEY", "TELEGRAM_BOT_TOKEN", "PUBLIC_URL");
  const typist = personTyping((question) => {
    if (question.startsWith("PUBLIC_URL")) return `${PUBLIC_URL}\r`;
    return question.startsWith("Set some of them now?") ? "n\r" : "\r";
  });
  const { code, said } = await run(typist, world);
  expect(said).toMatch(/^ {2}payments +people buy credits and plans: STRIPE_SECRET_KEY$/m);
  expect(said).toMatch(/optional parts: off: payments \(STRIPE_SECRET_KEY\), image model .*chats/);
  expect(said).not.toContain("language model  ");
  expect(typist.screen()).not.toMatch(/STRIPE_SECRET_KEY|TELEGRAM_BOT_TOKEN/);
  expect(code).toBe(0);
});
