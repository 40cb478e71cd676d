/*
 * The public specification, one test for each rule and table row: resources, states and versioning.
 * The other v1-*.test.ts files of this folder hold the endpoints, keys, errors, brand and screens.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { BRIEF, json, type RunBody, type World, world } from "../support/world.ts";

const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
const TEXT = expect.stringMatching(/\S/);
const HTTP_URL = expect.stringMatching(/^https?:\/\/\S+$/);
const SCORE = expect.toSatisfy((n: unknown) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= 100);
const VERDICT = expect.stringMatching(/^(approved|needs_review|rejected)$/);
const TEXTS = expect.toSatisfy((list: unknown[]) => list.every((text) => typeof text === "string"));
const THEMES = expect.toSatisfy((list: { label: unknown; weight: unknown }[]) =>
  list.every(({ label, weight }) => typeof label === "string" && typeof weight === "number"),
);

let w: World;
let fresh: RunBody;
let done: RunBody;

beforeAll(async () => {
  w = await world();
  fresh = await json(await w.post("/generate", BRIEF));
  await w.drain();
  done = await json(await w.get(`/runs/${fresh.id}`));
});

describe("Resources, Run", () => {
  test.each<[field: string, queued: unknown, succeeded: unknown]>([
    ["id", UUID, UUID],
    ["status", "queued", "succeeded"],
    ["brief", BRIEF.brief, BRIEF.brief],
    ["channel", "twitter", "twitter"],
    ["asset_type", "card", "card"],
    ["output_text", null, TEXT],
    ["asset_url", null, HTTP_URL],
    ["asset_urls", null, null],
    ["impact_score", null, SCORE],
    ["verdict", null, VERDICT],
    ["audience_score", null, SCORE],
    ["audience_verdict", null, TEXT],
    ["audience_themes", null, THEMES],
    ["audience_risks", null, TEXTS],
    ["audience_opportunities", null, TEXTS],
    ["error_message", null, null],
    ["created_at", MOMENT, MOMENT],
    ["started_at", null, MOMENT],
    ["finished_at", null, MOMENT],
    ["auto_post_eligible", false, false],
  ])("Resources, Run: %s of a queued and of a succeeded run", (field, queued, succeeded) => {
    expect(fresh).toHaveProperty(field, queued);
    expect(done).toHaveProperty(field, succeeded);
  });

  test("Resources, Run, rule 1: a fresh run is queued and every result and quality field is null", () => {
    const results =
      /^(output_text|asset_urls?|impact_score|verdict|audience_.*|quality|render_hash|alt_text|error_.*)$/;
    const values = Object.entries(fresh).filter(([name]) => results.test(name));
    expect(values).toHaveLength(15);
    expect(values.filter(([, value]) => value !== null)).toEqual([]);
    expect(fresh.status).toBe("queued");
  });

  test("Resources, Run, rule 2: impact_score and verdict are the quality report's own", () => {
    expect(done.quality).toMatchObject({ score: done.impact_score, verdict: done.verdict });
  });

  test("Resources, Run, rule 6: a run created more than 90 days ago leaves the list", async () => {
    const old = await world();
    await old.post("/generate", BRIEF);
    old.pass(90 * 86_400);
    expect(await json(await old.get("/runs"))).toHaveLength(1);
    old.pass(1);
    expect(await json(await old.get("/runs"))).toHaveLength(0);
  });
});

describe("States and transitions", () => {
  test("States, (none) → queued: generate answers 202 at once and mirrors the key's auto_post", async () => {
    const { key } = await mintWorkspaceKey(w, { autoPost: true });
    const answer = await w.call("POST", "/api/v1/programmatic/generate", { json: BRIEF, key });
    expect(answer.status).toBe(202);
    expect(await json(answer)).toMatchObject({ status: "queued", auto_post_eligible: true });
  });

  test("States, queued → running: started_at is set when processing starts", async () => {
    const slow = await world({ key: { mode: "test" } });
    const { id } = await json(await slow.post("/generate", { ...BRIEF, metadata: { test_outcome: "slow" } }));
    slow.pass(7);
    const [message] = slow.waiting;
    if (!message) throw new Error("generate sent no message");
    await slow.deliver(message.job);
    expect(await json(await slow.get(`/runs/${id}`))).toMatchObject({
      status: "running",
      started_at: "2026-06-15T12:00:07.000Z",
      finished_at: null,
    });
  });

  test("States, running → succeeded: output, asset and quality fields are populated", () => {
    expect(done).toMatchObject({
      status: "succeeded",
      output_text: TEXT,
      asset_url: HTTP_URL,
      verdict: VERDICT,
    });
    expect(done.finished_at).toEqual(MOMENT);
  });

  test("States, running → failed: terminal, with the failure text in error_message", async () => {
    const test = await world({ key: { mode: "test" } });
    const order = { ...BRIEF, metadata: { test_outcome: "failed" } };
    const { id } = await json(await test.post("/generate", order));
    await test.drain();
    const run = await json(await test.get(`/runs/${id}`));
    expect(run).toMatchObject({
      status: "failed",
      error_message: TEXT,
      finished_at: MOMENT,
      asset_url: null,
    });
    expect((await test.post(`/runs/${id}/cancel`)).status).toBe(409);
  });
});

describe("Versioning", () => {
  test("Versioning, rule 1: the surface is /api/v1", async () => {
    expect((await w.call("GET", "/api/v1/programmatic/me")).status).toBe(200);
    expect((await w.call("GET", "/api/v2/programmatic/me")).status).toBe(404);
  });
});
