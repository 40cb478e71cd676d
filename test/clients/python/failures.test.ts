import { describe, expect, test } from "vitest";
import { world } from "../../support/world.ts";
import { type HttpFault, PYTHON, python, pythonOf } from "./python-of.ts";

const WISH = `brief="Harbor Notes now works offline.", channel="x", asset_type="card"`;
const refusal = (status: number, code: string, after?: string, detail: object = {}): HttpFault => ({
  status,
  body: { code, message: "No.", detail },
  headers: after === undefined ? {} : { "retry-after": after },
});
const down = refusal(503, "dependency_down");

/** What a program tells when its requests meet these faults, and what was sent. */
async function said(code: string, ...faults: HttpFault[]) {
  const w = await world();
  const { tell, close, sent } = await pythonOf(w, faults);
  try {
    return { w, sent, answer: await tell(code) };
  } finally {
    close();
  }
}
const failureOf = (call: string, shown: string) =>
  `
try: ${call}
except BrandrunError as error: tell(${shown})`;

describe.skipIf(!PYTHON)("failures of the Python client", () => {
  test("a lost answer is asked for again with the same key, and one run comes of it", async () => {
    const { w, sent, answer } = await said(
      `tell([brandrun.generate(${WISH})["id"], len(waits)])`,
      "lost",
      down,
      refusal(409, "idempotency_in_progress", "1"),
    );
    const runs = (await (await w.get("/runs")).json()) as { id: string }[];
    expect(answer).toEqual([runs[0]?.id, 3]);
    expect(runs).toHaveLength(1);
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("waits grow, half of each is chance, and Retry-After is respected", async () => {
    const { answer } = await said(
      `brandrun.with_options(max_retries=6).get_me(); tell(waits)`,
      ...[
        down,
        down,
        down,
        refusal(429, "rate_limited", "7"),
        refusal(429, "rate_limited", undefined, { retry_after: 9 }),
      ],
      refusal(503, "dependency_down", new Date(Date.now() + 30_000).toUTCString()),
    );
    const waits = answer as number[];
    const bounds = [
      [0.25, 0.5],
      [0.5, 1],
      [1, 2],
      [7, 9],
      [9, 13],
      [25, 34],
    ];
    expect(waits).toHaveLength(bounds.length);
    for (const [index, [least = 0, most = 0]] of bounds.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(most);
    }
  });

  test("a limit that lasts longer than a minute is said at once", async () => {
    const { sent, answer } = await said(
      failureOf(
        `brandrun.generate(${WISH})`,
        "[error.code, error.status, error.retry_after, error.retryable, waits]",
      ),
      refusal(429, "plan_cap_reached", "86400"),
    );
    expect(answer).toEqual(["plan_cap_reached", 429, 86_400, true, []]);
    expect(sent).toHaveLength(1);
  });

  test("a refusal says which field, and what to change", async () => {
    const { answer } = await said(
      failureOf(
        `brandrun.generate(brief="", channel="x", asset_type="card")`,
        `[type(error).__name__, error.code, error.status, error.fields[0]["loc"], bool(error.request_id), waits]`,
      ),
    );
    expect(answer).toEqual(["BrandrunApiError", "validation_error", 422, ["body", "brief"], true, []]);
    const several = await said(
      failureOf(
        `brandrun.generate(brief="", channel="twiter", asset_type="card")`,
        "str(error).splitlines()",
      ),
    );
    expect(several.answer).toEqual([
      expect.stringMatching(/^brief: /),
      expect.stringMatching(/^channel: .*\(validation_error\)$/),
    ]);
    const hinted = refusal(400, "run_not_approved", undefined, { hint: "Review it.", param: "run_id" });
    const shown = await said(failureOf("brandrun.get_me()", "[error.hint, error.param, str(error)]"), hinted);
    expect(shown.answer).toEqual(["Review it.", "run_id", "No. Review it. (run_not_approved)"]);
  });

  test("a call that may not be done twice is repeated after a limit only", async () => {
    const { sent, answer } = await said(
      failureOf(`brandrun.cancel_run("${crypto.randomUUID()}")`, "type(error).__name__"),
      refusal(429, "rate_limited", "0"),
      "lost",
    );
    expect(answer).toBe("BrandrunNetworkError");
    expect(sent).toHaveLength(2);
    expect(sent.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, undefined]);
  });

  test("a key of one's own and further headers reach the service", async () => {
    const { w, sent } = await said(
      `
own = brandrun.with_options(idempotency_key="order-7", headers={"x-request-id": "my-request-1"})
tell(own.generate(${WISH})["id"] == own.generate(${WISH})["id"])`,
    );
    expect(sent.map(({ headers }) => [headers["idempotency-key"], headers["x-request-id"]])).toEqual(
      Array(2).fill(["order-7", "my-request-1"]),
    );
    expect(await (await w.get("/runs")).json()).toHaveLength(1);
  });

  test("what is no Brandrun service is said so, and no redirect is followed", async () => {
    const moved = { status: 302, headers: { location: "/elsewhere" } };
    const { sent, answer } = await said(failureOf("brandrun.get_me()", "[error.code, error.status]"), moved);
    expect(answer).toEqual(["unexpected_answer", 302]);
    expect(sent).toHaveLength(1);
  });

  test("no answer in time and no host are errors of their own, with their cause", async () => {
    const code = `
import json, socket
from brandrun import *
deaf = socket.create_server(("127.0.0.1", 0))
said = []
for address in [f"http://127.0.0.1:{deaf.getsockname()[1]}", "http://127.0.0.1:9"]:
    try: Brandrun("sk_test_x", address, timeout=0.2, max_retries=0).get_me()
    except BrandrunError as error: said.append([type(error).__name__, error.__cause__ is not None])
print(json.dumps(said))`;
    expect(JSON.parse(await python(code))).toEqual([
      ["BrandrunTimeoutError", true],
      ["BrandrunNetworkError", true],
    ]);
  });

  test("a wait ends in time, and the run goes on", async () => {
    const { answer } = await said(`
run = brandrun.generate(${WISH})
seen = []
try: brandrun.wait_for_run(run["id"], timeout=0, on_progress=lambda now: seen.append(now["status"]))
except BrandrunTimeoutError as error: tell([str(error), seen])`);
    expect(answer).toEqual(["It has not ended within 0 s.", ["queued"]]);
  });

  test("a client is not made without a key or with an address that is none", async () => {
    const attempt = (made: string) =>
      python(`
from brandrun import *
try: ${made}
except ValueError as error: print(error)`);
    expect(await attempt(`Brandrun()`)).toMatch(
      /^api_key is missing, and BRANDRUN_API_KEY is not set\. Keys are minted .*npx brandrun login.*npx brandrun env/,
    );
    expect(await attempt(`Brandrun("sk_test_x", "brandrun.test")`)).toBe(
      'base_url is "brandrun.test", which is not an address. Add http:// or https:// in front of it.',
    );
    expect(await attempt(`Brandrun("sk_test_x")`)).toMatch(/^base_url is missing/);
  });
});
