import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { KEY, startService } from "./fake-service.ts";
import { fakeTerminal } from "./fake-terminal.ts";
import { problem } from "./records.ts";
import { piped } from "./with-service.ts";

const generate = (url: string, ...more: string[]) => [
  "generate",
  "--key",
  KEY,
  "--url",
  url,
  "--brief",
  "Our spring release",
  "--json",
  ...more,
];

const posts = (service: Awaited<ReturnType<typeof startService>>) =>
  service.requests.filter(({ method }) => method === "POST");

test("server errors are retried after 30, 60 and 120 s with one idempotency key", async () => {
  const service = await startService();
  const down = problem(500, "internal_error", "Something broke.");
  service.next(down, down, down);
  const { shown, types } = fakeTerminal({ piped: true });

  expect(await types(generate(service.url))).toBe(0);
  expect(shown.slept).toEqual([30, 60, 120]);
  expect(new Set(posts(service).map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("the fourth server error in a row is the end", async () => {
  const service = await startService();
  const down = problem(503, "dependency_down", "The database is away.", { "retry-after": "2" });
  service.next(down, down, down, down);
  const { shown, types } = fakeTerminal();

  expect(await types(generate(service.url))).toBe(3);
  expect(shown.slept).toEqual([2, 4, 8]);
  expect(shown.err).toContain("The database is away.");
});

test("a lost answer is asked for again, and its replay is the same run", async () => {
  const service = await startService();
  service.loseNextAnswer();
  const { shown, types } = fakeTerminal();

  expect(await types(generate(service.url))).toBe(0);
  expect(posts(service)).toHaveLength(2);
  expect(service.created()).toBe(1);
  expect(JSON.parse(shown.out).status).toBe("succeeded");
});

test("an attempt that is still being worked on is waited for", async () => {
  const service = await startService();
  service.next(problem(409, "idempotency_in_progress", "Still at it.", { "retry-after": "1" }));
  const { shown, types } = fakeTerminal({ piped: true });

  expect(await types(generate(service.url))).toBe(0);
  expect(shown.slept).toEqual([1]);
});

test("in a terminal a limit is waited for as long as it asks, up to 60 s", async () => {
  const service = await startService();
  service.next(problem(429, "rate_limited", "Too many at once.", { "retry-after": "40" }));
  const { shown, types } = fakeTerminal();

  expect(await types(generate(service.url))).toBe(0);
  expect(shown.slept).toEqual([40]);
  expect(shown.err).toContain("A limit of this key is reached. Trying again in 40 s.");
});

test("a limit that ends after more than 60 s is reported and not waited for", async () => {
  const service = await startService();
  service.next(problem(429, "daily_limit_exceeded", "That was the day.", { "retry-after": "7200" }));
  const { shown, types } = fakeTerminal();

  expect(await types(generate(service.url))).toBe(3);
  expect(shown.slept).toEqual([]);
  expect(shown.err).toContain("Try again in 2 h 00 min.");
});

test("a Retry-After may be a date", async () => {
  const service = await startService();
  const headers = { "retry-after": new Date(Date.now() + 40_000).toUTCString() };
  service.next(problem(429, "rate_limited", "Too many at once.", headers));
  const { shown, types } = fakeTerminal();
  await types(generate(service.url));

  expect(shown.slept).toHaveLength(1);
  expect(shown.slept[0]).toBeGreaterThan(20);
  expect(shown.slept[0]).toBeLessThanOrEqual(40);
});

test("--retry makes a script wait for a limit, --no-retry gives up on everything at once", async () => {
  const limited = problem(429, "rate_limited", "Too many at once.", { "retry-after": "5" });
  const service = await startService();
  service.next(limited, problem(500, "internal_error", "Something broke."));
  const script = fakeTerminal({ piped: true });
  const codes = [await script.types(generate(service.url, "--retry"))];
  service.next(problem(500, "internal_error", "Something broke."));
  codes.push(await script.types(generate(service.url, "--no-retry")));

  expect(codes).toEqual([0, 3]);
  expect(script.shown.slept).toEqual([5, 30]);
});

test("a server that restarts while the run is made is waited for", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal({
    piped: true,
    fetch: (url, init) => (shown.slept.length < 2 && init?.method === "GET" ? refuse() : fetch(url, init)),
  });

  expect(await types(generate(service.url))).toBe(0);
  expect(shown.slept).toEqual([1, 2]);
});

test("a server that stays away leaves the person with the run's id", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal({
    fetch: (url, init) => (init?.method === "GET" ? refuse() : fetch(url, init)),
  });

  expect(await types(generate(service.url))).toBe(1);
  expect(shown.err).toContain("connection refused");
  expect(shown.err).toMatch(/Look again: npx brandrun run [0-9a-f-]{36} --watch/);
});

test("polls that are answered at once are a second apart", async () => {
  const service = await startService({ polls: 3 });
  const { shown, types } = fakeTerminal({ piped: true });
  await types(generate(service.url));

  expect(shown.slept).toEqual([1, 1, 1]);
});

test("a deprecated operation is mentioned with its last day", async () => {
  const service = await startService();
  const headers = { deprecation: "true", sunset: "Mon, 01 Apr 2030 00:00:00 GMT" };
  service.next({ status: 200, body: { key_id: "k", workspace_id: "w" }, headers });
  const { shown, types } = fakeTerminal({ piped: true });
  await types(["account", "--key", KEY, "--url", service.url]);

  expect(shown.err).toContain("gone after Mon, 01 Apr 2030");
});

/** The error of Node's fetch for an address without a server. */
async function refuse(): Promise<Response> {
  throw new TypeError("fetch failed", {
    cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
  });
}

test("what must not be done twice is not sent again after a lost answer", async () => {
  const w = await world();
  let sent = 0;
  const cut: typeof fetch = async () => {
    sent += 1;
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("cut"), { code: "ECONNRESET" }) });
  };

  expect(
    (await piped(w, { fetch: cut })("review", "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b", "approve")).code,
  ).toBe(1);
  expect(sent).toBe(1);
  expect((await piped(w, { fetch: cut })("runs")).code).toBe(1);
  expect(sent).toBe(7);
});
