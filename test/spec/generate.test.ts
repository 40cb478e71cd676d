import { beforeAll, describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const WEBHOOK_URL = "https://example.com/hook";
const SCREEN = "01900000-0000-7000-8000-000000000000";
const metadata = (count: number, name = (n: number) => `key_${n}`) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), "value"]));

let w: World;
beforeAll(async () => {
  w = await world({ plan: "scale", key: { mode: "test" } });
});
const generate = (order: unknown) => w.post("/generate", order);

describe("generate: required fields", () => {
  test.each([
    ["3 characters", "abc"],
    ["4,000 characters", "a".repeat(4000)],
    ["4,000 characters and white space around them", `  ${"a".repeat(4000)}\n`],
    ["4,000 characters outside the basic plane", "𐐷".repeat(4000)],
  ])("generate: a brief of %s is accepted", async (_length, brief) => {
    const body = { ...BRIEF, brief };
    // The description counts white space too; as text, a body is not held against it.
    expect((await generate(brief.trim() === brief ? body : JSON.stringify(body))).status).toBe(202);
  });

  test.each([
    ["2 characters", "ab"],
    ["2 characters and white space around them", "  ab  "],
    ["4,001 characters", "a".repeat(4001)],
    ["nothing", ""],
    ["a number", 123],
    ["null", null],
  ])("generate: a brief of %s is 422", async (_length, brief) => {
    const body = await expectRefusal(await generate({ ...BRIEF, brief }), 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "brief"]]);
  });

  test.each(["brief", "channel", "asset_type"])("generate: %s is required", async (field) => {
    const body = await expectRefusal(
      await generate({ ...BRIEF, [field]: undefined }),
      422,
      "validation_error",
    );
    expect(body.detail).toEqual([{ loc: ["body", field], msg: expect.any(String), type: "missing" }]);
  });
});

describe("generate: the asset type comes first", () => {
  test.each([
    ["a missing brief", { asset_type: "gif" }],
    ["a channel of the wrong type", { ...BRIEF, channel: 7, asset_type: "gif" }],
    ["the empty text", { ...BRIEF, asset_type: "" }],
    ["another spelling", { ...BRIEF, asset_type: "Card" }],
    ["a NUL in the brief", { ...BRIEF, brief: "Hello\u0000 there", asset_type: "gif" }],
  ])("generate: unsupported_asset_type wins over %s", async (_rival, order) => {
    const { detail } = await expectRefusal(await generate(order), 400, "unsupported_asset_type");
    expect(detail).toMatchObject({ param: "asset_type", hint: expect.stringContaining("og_image") });
  });

  test("generate: the other wrong fields are named beside it", async () => {
    const order = { brief: "Hi", channel: "fax", asset_type: "gif" };
    const { detail } = await expectRefusal(await generate(order), 400, "unsupported_asset_type");
    expect(detail).toMatchObject({
      hint: expect.stringMatching(/ Also wrong: brief: .+ channel: "fax" is not a channel/),
    });
  });

  test.each([[7], [null], [["card"]], [{ card: true }]])(
    "generate: an asset_type that is no text (%j) is 422",
    async (asset_type) => {
      await expectRefusal(await generate({ ...BRIEF, asset_type }), 422, "validation_error");
    },
  );
});

describe("generate: bodies", () => {
  test.each([
    ["no JSON", "brief=hello"],
    ["half of one", '{"brief": "Hel'],
    ["nothing", ""],
    ["white space", "  \n "],
  ])("generate: a body that is %s is 400 malformed_body", async (_what, text) => {
    await expectRefusal(await generate(text), 400, "malformed_body");
  });

  test.each([[[]], ["text"], [7], [null], [true]])("generate: the JSON %j is 422", async (value) => {
    const body = await expectRefusal(await generate(JSON.stringify(value)), 422, "validation_error");
    expect(placesOf(body)).toEqual([["body"]]);
  });

  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON",
    "application/vnd.api+json",
  ])("generate: %s is read as JSON", async (type) => {
    const answer = await w.post("/generate", BRIEF, { "content-type": type });
    expect(answer.status).toBe(202);
  });

  test.each(["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "json"])(
    "generate: the declared type %s is 415",
    async (type) => {
      const answer = await w.post("/generate", BRIEF, { "content-type": type });
      await expectRefusal(answer, 415, "unsupported_media_type");
    },
  );

  test("generate: without a content type the body is read as JSON", async () => {
    const body = new Blob([JSON.stringify(BRIEF)]);
    const headers = { authorization: `Bearer ${w.key}` };
    const answer = await w.app.request("/api/v1/programmatic/generate", { method: "POST", body, headers });
    expect(answer.status).toBe(202);
  });
});

describe("generate: optional fields", () => {
  test.each<[title: string, fields: Record<string, unknown>]>([
    ["an https webhook_url", { webhook_url: WEBHOOK_URL }],
    ["50 metadata keys", { metadata: metadata(50) }],
    [
      "a metadata key of 40 and a value of 500 characters",
      { metadata: { ["k".repeat(40)]: "v".repeat(500) } },
    ],
    ["metadata of other scalars", { metadata: { number: 7, yes: true, none: null } }],
    ["a scheduled_at one second ahead, in another zone", { scheduled_at: "2026-06-15T14:00:01+02:00" }],
    ["a scheduled_at in UTC with a fraction", { scheduled_at: "2026-12-01T09:00:00.5Z" }],
    ["the seed 0", { seed: 0 }],
    ["a negative seed", { seed: -7 }],
    ["the largest safe seed", { seed: Number.MAX_SAFE_INTEGER }],
    ["a plain language", { language: "en" }],
    ["a language with script and region", { language: "zh-Hant-TW" }],
    ["a format", { format: "story" }],
    ["dry_run: false", { dry_run: false }],
  ])("generate: accepts %s", async (_title, fields) => {
    const answer = await generate({ ...BRIEF, ...fields });
    expect(answer.status).toBe(202);
    expect((await w.drain()).every((status) => status === 204)).toBe(true);
    const { id } = await json(answer);
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ status: "succeeded" });
  });

  test.each<[title: string, field: string, value: unknown]>([
    ["a plain http webhook_url", "webhook_url", "http://example.com/hook"],
    ["a webhook_url that is none", "webhook_url", "nonsense"],
    ["51 metadata keys", "metadata", metadata(51)],
    ["a metadata key of 41 characters", "metadata", { ["k".repeat(41)]: "v" }],
    ["a metadata value of 501 characters", "metadata", { k: "v".repeat(501) }],
    ["nested metadata", "metadata", { k: { inner: 1 } }],
    ["a metadata list", "metadata", ["k"]],
    ["a scheduled_at without an offset", "scheduled_at", "2026-12-01T09:00:00"],
    ["a scheduled_at that does not exist", "scheduled_at", "2026-02-30T09:00:00Z"],
    ["a scheduled_at that is now", "scheduled_at", "2026-06-15T12:00:00Z"],
    ["a scheduled_at in words", "scheduled_at", "tomorrow"],
    ["a scheduled_at as a number", "scheduled_at", 1_800_000_000],
    ["half a seed", "seed", 1.5],
    ["a seed as text", "seed", "7"],
    ["a seed beyond safe integers", "seed", 2 ** 60],
    ["six screen_ids", "screen_ids", Array(6).fill(SCREEN)],
    ["a screen_id that is none", "screen_ids", ["x"]],
    ["an imagery that does not exist", "imagery", "generated"],
    ["six photo_ids", "photo_ids", Array(6).fill(SCREEN)],
    ["a photo_id that is none", "photo_ids", ["x"]],
    ["one photo_id as text", "photo_ids", SCREEN],
    ["a language in words", "language", "english please"],
    ["a format that does not exist", "format", "circle"],
    ["dry_run as text", "dry_run", "yes"],
  ])("generate: refuses %s", async (_title, field, value) => {
    const body = await expectRefusal(await generate({ ...BRIEF, [field]: value }), 422, "validation_error");
    expect(placesOf(body)[0]?.slice(0, 2)).toEqual(["body", field]);
  });

  test.each([
    ["tomorrow", '"tomorrow" is no time with a UTC offset. Give one such as'],
    ["2027-02-30T09:00:00Z", 'The calendar has no "2027-02-30T09:00:00Z". Give a time such as'],
  ])("generate: scheduled_at %s is refused with the value and an example", async (scheduled_at, said) => {
    const answer = await generate({ ...BRIEF, scheduled_at });
    expect(await answer.json()).toMatchObject({ detail: [{ msg: expect.stringContaining(said) }] });
  });

  test("generate: scheduled_at with the channel web is 422", async () => {
    const order = { ...BRIEF, channel: "web", scheduled_at: "2026-12-01T09:00:00Z" };
    const body = await expectRefusal(await generate(order), 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "scheduled_at"]]);
  });

  test("generate: unknown fields are ignored and named in warnings", async () => {
    const run = await json(await generate({ ...BRIEF, tone: "warm", colour: "blue" }));
    expect(run.warnings).toEqual([expect.stringContaining('"tone"'), expect.stringContaining('"colour"')]);
    expect(run).not.toHaveProperty("tone");
  });

  test("generate: fields that are known make no warnings", async () => {
    const run = await json(
      await generate({ ...BRIEF, webhook_url: WEBHOOK_URL, scheduled_at: "2026-12-01T09:00:00Z" }),
    );
    expect(run.warnings).toEqual([]);
    expect(run.scheduled_at).toBe("2026-12-01T09:00:00.000Z");
  });

  test("generate: the same seed and inputs give the same bytes", async () => {
    const live = await world();
    const hashes = [];
    for (const seed of [7, 7]) {
      const { id } = await json(await live.post("/generate", { ...BRIEF, seed }));
      await live.drain();
      const { assets } = await json(await live.get(`/runs/${id}`));
      hashes.push((assets as { sha256: string }[])[0]?.sha256);
    }
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
  });
});
