import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { finishedRun } from "../support/social.ts";
import { type World, world } from "../support/world.ts";
import { emptyFolder } from "./child.ts";
import { fakeTerminal } from "./fake-terminal.ts";
import { ADDRESS, fetchOf } from "./with-service.ts";

/** A person without a key, in a home of their own. `between` happens while the command waits. */
function newcomer(w: World, between: (shown: string) => Promise<unknown> = async () => {}, env = {}) {
  const home = emptyFolder();
  const types = async (...args: string[]) => {
    const { shown, types: run } = fakeTerminal({
      fetch: fetchOf(w),
      env: { NO_COLOR: "1", HOME: home, ...env },
      sleep: async (milliseconds) => {
        shown.slept.push(milliseconds / 1000);
        await between(shown.err);
        w.pass(milliseconds / 1000);
      },
    });
    const code = await run([...args, "--url", ADDRESS]);
    return { code, ...shown };
  };
  return { types, file: join(home, ".config/brandrun/keys.json") };
}

const codeIn = (shown: string) => /type the code (\S+)/.exec(shown)?.[1] ?? "";

test("login shows a code, waits, and keeps the key for this user only; logout ends it", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  let turns = 0;
  const person = newcomer(w, async (shown) => {
    if (++turns === 2)
      await owner.submit("/app/device", { user_code: codeIn(shown), mode: "live", decision: "allow" });
  });
  const { code, out, err, slept } = await person.types("login");

  expect(code).toBe(0);
  expect(err).toContain(`Open ${ADDRESS}/app/device and type the code `);
  expect(slept).toEqual([5, 5]);
  expect(out).toContain(`Signed in to ${ADDRESS} with a live key.\n  It has no end`);
  expect(statSync(person.file).mode & 0o777).toBe(0o600);
  const kept = JSON.parse(readFileSync(person.file, "utf8"));
  expect(out + err).not.toContain(kept.keys[ADDRESS]);
  expect((await person.types("account")).out).toContain("Kite Works");
  expect((await person.types("doctor")).out.replace(/\s+/g, " ")).toContain("from npx brandrun login");
  expect((await person.types("doctor")).out).toContain("does not review runs");

  expect((await person.types("logout")).out).toContain("works no more");
  expect(await person.types("account")).toMatchObject({
    code: 2,
    err: expect.stringContaining("brandrun login"),
  });
  expect((await w.call("GET", "/api/v1/programmatic/me", { key: kept.keys[ADDRESS] })).status).toBe(401);
  expect((await person.types("logout")).code).toBe(2);
});

test("login says when its key ends, and afterwards how to get another", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const person = newcomer(w, (shown) =>
    owner.submit("/app/device", { user_code: codeIn(shown), mode: "live", days: "30", decision: "allow" }),
  );

  // The terminal's clock stands at the beginning of 2030.
  expect((await person.types("login")).out).toContain("with a live key.\n  It ends on 2030-01-3");
  w.pass(31 * 86_400);
  expect(await person.types("account")).toMatchObject({
    code: 4,
    err: expect.stringContaining("npx brandrun login gets a new key."),
  });
});

test("login says when BRANDRUN_API_KEY goes before it, and a refusal names where the key comes from", async () => {
  const w = await world({ key: { review: false } });
  const owner = await signedIn(w, "owner");
  const allow = (shown: string) =>
    owner.submit("/app/device", { user_code: codeIn(shown), mode: "live", decision: "allow" });
  const person = newcomer(w, allow, { BRANDRUN_API_KEY: w.key });

  // Said before anybody waits.
  expect((await person.types("login")).err).toMatch(
    /^BRANDRUN_API_KEY is set .*unset BRANDRUN_API_KEY\nOpen /,
  );
  const run = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const { code, err } = await person.types("review", run, "approved");
  expect(code).toBe(3);
  expect(err).toContain("npx brandrun login --review");
  expect(err).toContain("The key is that of BRANDRUN_API_KEY, which goes before your login.");
  expect(err).toContain("To use the key of the login: unset BRANDRUN_API_KEY\n");
  expect((await person.types("review", run, "approved", "--key", w.key)).err).not.toContain("unset");
  // Without a login the variable is all there is.
  await person.types("logout");
  expect((await person.types("review", run, "approved")).err).toContain(
    "after `npx brandrun login`, unset it.",
  );
});

test("a login that is not allowed, or that nobody answers, is exit 4", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  const denied = newcomer(w, (shown) =>
    owner.submit("/app/device", { user_code: codeIn(shown), decision: "deny" }),
  );

  expect(await denied.types("login")).toMatchObject({ code: 4, err: expect.stringContaining("not allowed") });
  expect(await newcomer(w).types("login")).toMatchObject({
    code: 4,
    err: expect.stringContaining("Nobody allowed it within 10 minutes."),
  });
});

test("the doctor says what is wrong and how to mend it", async () => {
  const w = await world();
  const person = newcomer(w);
  const ask = async (habits: object, ...args: string[]) => {
    const { shown, types } = fakeTerminal({ fetch: fetchOf(w), piped: true, ...habits });
    const code = await types(["doctor", "--url", ADDRESS, ...args]);
    const { checks } = JSON.parse(shown.out) as { checks: { name: string; state: string; fix?: string }[] };
    return { code, failed: checks.filter(({ state }) => state === "fail") };
  };
  const dead: typeof fetch = async () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ECONNREFUSED" }) });
  };
  const another: typeof fetch = async () => Response.json({ hello: "world" });
  const late: typeof fetch = async (input, init) => {
    const answer = await fetchOf(w)(input, init);
    return new Response(answer.body, {
      status: answer.status,
      headers: { date: "Mon, 31 Dec 2029 23:00:00 GMT" },
    });
  };

  expect((await person.types("doctor")).code).toBe(4);
  expect(await ask({}, "--key", w.key)).toMatchObject({ code: 0, failed: [] });
  expect(await ask({}, "--key", "sk_live_no")).toMatchObject({ code: 4, failed: [{ name: "Key" }] });
  expect(await ask({ fetch: dead })).toMatchObject({ code: 1, failed: [{ name: "Connection" }] });
  expect((await ask({}, "--key", "whsec_abc")).failed[0]?.fix).toContain("begins with sk_live_ or sk_test_");
  const plain: typeof fetch = async () => {
    const cause = Object.assign(new Error("ssl3_get_record:wrong version number"), { code: "EPROTO" });
    throw new TypeError("fetch failed", { cause });
  };
  expect((await ask({ fetch: plain }, "--url", "https://localhost:15200")).failed[0]).toMatchObject({
    says: "no answer from https://localhost:15200: http is spoken there, not https",
    fix: "Try --url http://localhost:15200.",
  });
  expect((await ask({ fetch: another })).failed[0]).toMatchObject({ name: "Service" });
  expect(await ask({ fetch: late }, "--key", w.key)).toMatchObject({ code: 1, failed: [{ name: "Clock" }] });
});
