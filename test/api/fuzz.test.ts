import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectEnvelope } from "../support/expect.ts";
import { readRun } from "../support/runs.ts";
import { runs } from "../support/sample.ts";
import { BRIEF, json, world } from "../support/world.ts";

const SEED = 20_260_615;
const FIELDS =
  "brief channel asset_type webhook_url metadata scheduled_at seed screen_ids language format dry_run tone toString".split(
    " ",
  );

const anything = fc.jsonValue({ maxDepth: 3 });
const inherited = fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty");
const text = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: inherited },
);
const value = fc.oneof(anything, text, fc.dictionary(text, anything));

/** A good order with a few fields changed for the worse, or not. */
const order = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 2 })
  .map((changes) => ({ ...BRIEF, ...Object.fromEntries(changes) }));

const KNOWN = [200, 202, 400, 404, 422];

/** The answer is one we meant to give: a known status, the envelope, and for a refusal the one shape. */
async function expectMeant(answer: Response) {
  expect(KNOWN).toContain(answer.status);
  expectEnvelope(answer);
  const body = await json(answer);
  if (answer.status >= 400)
    expect(body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) });
}

describe("random requests never break the service", () => {
  test("random values in the body of generate never break the service", async () => {
    const w = await world({ plan: "scale", key: { mode: "test" } });
    await fc.assert(
      fc.asyncProperty(order, async (body) => expectMeant(await w.post("/generate", body))),
      { numRuns: runs(50, 250), seed: SEED },
    );
    expect(w.waiting.length, "some of them were good").toBeGreaterThan(20);
  });

  test("random bytes as the body of generate never break the service", async () => {
    const w = await world({ plan: "scale", key: { mode: "test" } });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'{}[]":,\\u0 1e-') }),
    );
    const headers = { authorization: `Bearer ${w.key}`, "content-type": "application/json" };
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => {
        const init = { method: "POST", headers, body: body as BodyInit };
        await expectMeant(await w.app.request("/generate", init, {} as never));
      }),
      { numRuns: runs(50, 250), seed: SEED },
    );
  });

  test("random values in a query, an id or a header never break the service", async () => {
    const w = await world({ plan: "scale", key: { mode: "test" } });
    await w.post("/generate", BRIEF);
    const names = fc.constantFrom(
      "limit",
      "offset",
      "cursor",
      "from",
      "to",
      "status",
      "channel",
      "livemode",
      "created_via",
    );
    const queries = fc.array(fc.tuple(names, text), { maxLength: 4 });
    const latin = fc.string({ unit: fc.constantFrom(...'abc"\\;,= \u00e9\u00ff') });
    await fc.assert(
      fc.asyncProperty(queries, text, latin, async (pairs, id, header) => {
        await expectMeant(await w.get(`/runs?${new URLSearchParams(pairs)}`));
        await expectMeant(await w.get(`/runs/${encodeURIComponent(id) || "x"}`));
        const headers = { "Idempotency-Key": header, "X-Request-Id": header, "X-Service-Key-Scopes": header };
        await expectMeant(await w.post("/generate", BRIEF, headers));
      }),
      { numRuns: runs(25, 100), seed: SEED },
    );
  });
});

test("many unknown fields give a bounded number of warnings", async () => {
  const w = await world();
  const flood = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field_${n}`, 1]));
  const { warnings } = await json(await w.post("/generate", { ...BRIEF, ...flood }));
  expect(warnings).toHaveLength(51);
  expect((warnings as string[]).at(-1)).toContain("9950 more");
});

test("a test run of a random brief always ends with a picture", async () => {
  const w = await world({ plan: "scale", key: { mode: "test" } });
  const briefs = fc
    .string({ unit: "binary", minLength: 3, maxLength: 300 })
    .filter((brief) => [...brief.trim()].length >= 3);
  await fc.assert(
    fc.asyncProperty(briefs, async (brief) => {
      const made = await w.post("/generate", { ...BRIEF, brief });
      if (made.status === 422) return;
      const { id } = await json(made);
      expect(await w.drain()).toEqual([204]);
      expect(await readRun(w, id)).toMatchObject({
        status: "succeeded",
        brief,
        asset_url: expect.any(String),
      });
    }),
    { numRuns: runs(10, 40), seed: SEED },
  );
});
