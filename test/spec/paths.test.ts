import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { API, BRIEF, json, world } from "../support/world.ts";

describe("paths", () => {
  test.each(["/generate", "/runs", "/me"])("the short path %s is served at the root", async (path) => {
    const w = await world();
    const ask = (at: string) =>
      path === "/generate" ? w.call("POST", at, { json: BRIEF }) : w.call("GET", at);
    const [long, short] = [await ask(API + path), await ask(path)];
    expect(short.status).toBe(long.status);
    const names = async (answer: Response) => Object.keys((await answer.json()) as object).sort();
    expect(await names(short)).toEqual(await names(long));
  });

  test("any 8-4-4-4-12 hexadecimal form is an id; an unknown one is 404", async () => {
    const w = await world();
    for (const id of [
      "00000000-0000-0000-0000-000000000000",
      "ffffffff-ffff-ffff-ffff-ffffffffffff",
      "DEADBEEF-dead-BEEF-dead-beefdeadbeef",
    ])
      await expectRefusal(await w.get(`/runs/${id}`), 404, "run_not_found");
  });

  test("an id is the same in capital letters", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    expect((await w.get(`/runs/${id.toUpperCase()}`)).status).toBe(200);
  });

  test.each([
    "7",
    "null",
    "0190000000007000800000000000000",
    "g1900000-0000-7000-8000-000000000000",
    "%00",
    "a%20b",
  ])("%s is not an id: 422 with its place in the path", async (text) => {
    const w = await world();
    const body = await expectRefusal(await w.get(`/runs/${text}`), 422, "validation_error");
    expect(placesOf(body)).toEqual([["path", "run_id"]]);
  });
});

describe("values", () => {
  test("verdict: null until scored", async () => {
    const w = await world();
    expect(await json(await w.post("/generate", BRIEF))).toMatchObject({ verdict: null, impact_score: null });
  });

  test.each(["twitter", "linkedin", "instagram", "youtube", "tiktok", "web"])(
    "channel: %s",
    async (channel) => {
      const w = await world();
      expect(await json(await w.post("/generate", { ...BRIEF, channel }))).toMatchObject({ channel });
    },
  );

  test("channel: x is an alias, stored and shown as twitter, also in lists and scopes", async () => {
    const w = await world({ key: { channels: ["twitter"] } });
    const { id } = await json(await w.post("/generate", { ...BRIEF, channel: "x" }));
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ channel: "twitter" });
    expect(await json(await w.get("/runs?channel=x"))).toHaveLength(1);
  });

  test("channel: an unlisted one is 422, for a key with restricted channels 403", async () => {
    const order = { ...BRIEF, channel: "myspace" };
    const body = await expectRefusal(await (await world()).post("/generate", order), 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "channel"]]);
    const restricted = await world({ key: { channels: ["twitter"] } });
    await expectRefusal(await restricted.post("/generate", order), 403, "scope_channel");
  });

  test("brief: returned exactly as sent; trimming only counts the length", async () => {
    const w = await world();
    const brief = "  \n Zwölf Boote, 十二艘 🚤\t— “leise”.  \r\n";
    const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ brief });
  });

  test("asset_url and asset_urls: a single asset has no list, and assets[] describes it", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    await w.drain();
    const run = await json(await w.get(`/runs/${id}`));
    expect(run.asset_urls).toBeNull();
    expect(run.assets).toEqual([
      {
        url: run.asset_url,
        index: 0,
        role: "primary",
        mime_type: "image/png",
        width: expect.any(Number),
        height: expect.any(Number),
        bytes: expect.any(Number),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        alt_text: expect.stringMatching(/\S/),
        duration_ms: null,
      },
    ]);
  });

  test("legacy fields: audience_score 0 to 100, theme weights 0 to 1", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    await w.drain();
    const run = await json(await w.get(`/runs/${id}`));
    expect(run.audience_score).toBeGreaterThanOrEqual(0);
    expect(run.audience_score).toBeLessThanOrEqual(100);
    for (const { weight } of run.audience_themes as { weight: number }[]) {
      expect(weight).toBeGreaterThanOrEqual(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  });

  test("auto_post_eligible: copied from the key when the run is created", async () => {
    const w = await world({ key: { autoPost: true } });
    expect(await json(await w.post("/generate", BRIEF))).toMatchObject({ auto_post_eligible: true });
  });

  test("archived: a run by its id still answers 200", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", BRIEF));
    w.pass(365 * 86_400);
    expect((await w.get(`/runs/${id}`)).status).toBe(200);
  });
});
