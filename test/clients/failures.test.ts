import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Brandrun,
  BrandrunError,
  BrandrunNetworkError,
  type BrandrunOptions,
  BrandrunTimeoutError,
} from "../../lib/clients/ts/src/index.ts";
import { BRIEF, world } from "../support/world.ts";
import { ADDRESS, clientOf, type Fault, loses, refuses, unreachable } from "./client-of.ts";

const CARD = { ...BRIEF, asset_type: "card" } as const;
const problem = (code: string, detail: object = {}) => ({ code, message: "No.", detail });
const down = refuses(503, problem("dependency_down"));

/** Waits between tries are over at once; each try still has its time. */
beforeEach(() => {
  const real = setTimeout;
  vi.stubGlobal("setTimeout", (work: () => void, milliseconds = 0) =>
    real(work, milliseconds >= 200 && milliseconds < 30_000 ? 1 : milliseconds),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const keys = (sent: Request[]) => sent.map(({ headers }) => headers.get("idempotency-key"));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a lost answer is asked for again with the same key, and one run comes of it", async () => {
  const w = await world();
  const { client, sent } = clientOf(w, [loses, unreachable, down]);
  const run = await client.runs.generate(CARD);
  expect(sent).toHaveLength(4);
  expect(new Set(keys(sent)).size).toBe(1);
  expect(await client.runs.list().toArray()).toMatchObject([{ id: run.id }]);
  const another = await client.runs.generate(CARD);
  expect(another.id).not.toBe(run.id);
  expect((await client.runs.generate(CARD, { idempotencyKey: keys(sent)[0] ?? "" })).id).toBe(run.id);
});

test("a limit that lasts, a refusal and a plain mistake are told at once", async () => {
  const w = await world();
  const month = refuses(429, problem("plan_cap_reached"), { "retry-after": "86400" });
  const { client, sent } = clientOf(w, [month]);
  expect(await failureOf(client.runs.generate(CARD))).toMatchObject({
    code: "plan_cap_reached",
    retryAfter: 86_400,
    retryable: true,
  });
  const invalid = await failureOf(client.runs.generate({ ...CARD, brief: "" }));
  expect(invalid).toBeInstanceOf(BrandrunError);
  expect(invalid).toMatchObject({ code: "validation_error", status: 422, retryable: false });
  expect((invalid as BrandrunError).fields[0]).toMatchObject({ loc: ["body", "brief"] });
  expect((invalid as BrandrunError).requestId).toMatch(/^[\w.-]{8,}$/);
  const unknown = await failureOf(client.runs.get(crypto.randomUUID()));
  expect(unknown).toMatchObject({ code: "run_not_found", status: 404 });
  expect(sent).toHaveLength(3);
});

test("an unknown key is 401, and hints are read", async () => {
  const w = await world();
  const { client } = clientOf(w, [], { apiKey: "sk_live_unknown" });
  expect(await failureOf(client.account.get())).toMatchObject({ code: "invalid_api_key", status: 401 });
  const hinted = clientOf(w, [refuses(400, problem("run_not_approved", { hint: "Review it.", param: "x" }))]);
  expect(await failureOf(hinted.client.account.get())).toMatchObject({ hint: "Review it.", param: "x" });
});

test("a call that may not be done twice is repeated after a limit only", async () => {
  const w = await world();
  const { client, sent } = clientOf(w, [
    refuses(429, problem("rate_limited"), { "retry-after": "0" }),
    loses,
  ]);
  const id = crypto.randomUUID();
  expect(await failureOf(client.runs.cancel(id))).toBeInstanceOf(BrandrunNetworkError);
  expect(sent).toHaveLength(2);
  expect(keys(sent)).toEqual([null, null]);
});

test("an earlier try that is still being worked on is waited for", async () => {
  const w = await world();
  const busy = refuses(409, problem("idempotency_in_progress"), { "retry-after": "1" });
  const { client, sent } = clientOf(w, [busy]);
  expect(await client.runs.generate(CARD)).toMatchObject({ status: "queued" });
  expect(sent).toHaveLength(2);
});

test("no answer is an error of its own, with its cause", async () => {
  const w = await world();
  const { client, sent } = clientOf(w, Array<Fault>(9).fill(unreachable), { maxRetries: 1 });
  const failure = await failureOf(client.account.get());
  expect(failure).toBeInstanceOf(BrandrunNetworkError);
  expect((failure as Error).message).toBe(`No answer came from ${ADDRESS}: Error: connect ECONNREFUSED`);
  expect((failure as Error).cause).toBeInstanceOf(TypeError);
  expect(sent).toHaveLength(2);
});

test("what is no Brandrun service is said so", async () => {
  const w = await world();
  const page: Fault = async () => new Response("<html>", { headers: { "content-type": "text/html" } });
  const moved: Fault = async () => new Response(null, { status: 302, headers: { location: "/login" } });
  const { client } = clientOf(w, [page, moved]);
  expect(await failureOf(client.account.get())).toMatchObject({ code: "unexpected_answer", status: 200 });
  expect(await failureOf(client.account.get())).toMatchObject({ code: "unexpected_answer", status: 302 });
});

/** A service that takes the request and stays silent until it is given up. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

test("a try has its time, and the caller's signal ends everything", async () => {
  let tries = 0;
  const counted: typeof fetch = (url, init) => {
    tries++;
    return silent(url, init);
  };
  const client = new Brandrun({
    apiKey: "sk_test_x",
    baseUrl: ADDRESS,
    fetch: counted,
    timeoutMs: 20,
    maxRetries: 2,
  });
  const late = await failureOf(client.account.get());
  expect(late).toBeInstanceOf(BrandrunTimeoutError);
  expect(tries).toBe(3);
  const controller = new AbortController();
  const ended = failureOf(client.account.get({ signal: controller.signal, timeoutMs: 60_000 }));
  controller.abort(new Error("No longer needed."));
  expect(await ended).toMatchObject({ message: "No longer needed." });
  expect(tries).toBe(4);
  expect(await failureOf(client.account.get({ signal: controller.signal }))).toMatchObject({
    message: "No longer needed.",
  });
  expect(tries).toBe(4);
});

test("a wait for a run ends in time, and the run goes on", async () => {
  const w = await world();
  const { client } = clientOf(w);
  const { id } = await client.runs.generate(CARD);
  const seen: string[] = [];
  const waiting = client.waitForRun(id, {
    timeoutMs: 150,
    onProgress: ({ status }) => void seen.push(status),
  });
  expect(await failureOf(waiting)).toBeInstanceOf(BrandrunTimeoutError);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(["queued"]));
  await w.drain();
  expect(await client.waitForRun(id)).toMatchObject({ id, status: "succeeded" });
});

test("a client is not made without a key or with an address that is none", () => {
  vi.stubEnv("BRANDRUN_API_KEY", undefined);
  vi.stubEnv("BRANDRUN_URL", undefined);
  expect(() => new Brandrun()).toThrow("No apiKey/BRANDRUN_API_KEY.");
  expect(() => new Brandrun({ apiKey: "", baseUrl: ADDRESS })).toThrow("apiKey");
  expect(() => new Brandrun({ apiKey: "x" })).toThrow("baseUrl/BRANDRUN_URL is no URL.");
  expect(() => new Brandrun({ apiKey: "x", baseUrl: "localhost:4310" })).toThrow("baseUrl");
  expect(() => new Brandrun({ apiKey: "x", baseUrl: "brandrun.test" })).toThrow("baseUrl");
});

test("key and address come from the environment unless they are given", async () => {
  vi.stubEnv("BRANDRUN_API_KEY", "sk_test_of_the_environment");
  vi.stubEnv("BRANDRUN_URL", "https://service.example/");
  const asked = async (options: BrandrunOptions) => {
    const called = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
    await new Brandrun({ ...options, fetch: called as never }).account.get();
    const [url, init] = called.mock.calls[0]!;
    return [url, (init.headers as Record<string, string>).authorization];
  };
  const path = "/api/v1/programmatic/me";
  expect(await asked({})).toEqual([`https://service.example${path}`, "Bearer sk_test_of_the_environment"]);
  expect(await asked({ apiKey: "mine", baseUrl: ADDRESS })).toEqual([`${ADDRESS}${path}`, "Bearer mine"]);
});
