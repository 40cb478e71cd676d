import { expect, test } from "vitest";
import { foreseeRun as foresee } from "../../lib/pipeline/foresee-run.ts";
import { json, world } from "../support/world.ts";

const THIN = { brief: "New: Saturday appointments.", channel: "linkedin", asset_type: "carousel" };
const CARD = { ...THIN, asset_type: "card" };

test.each([
  ["a brief with too few points for its asset type", THIN],
  ["a brief that says nothing", { ...THIN, brief: "..a..", asset_type: "card" }],
])("a dry run refuses what the run would fail with: %s", async (_name, order) => {
  const w = await world();
  const dry = await w.post("/generate", { ...order, dry_run: true });
  const { id } = await json(await w.post("/generate", order));
  await w.drain();
  const run = await json(await w.get(`/runs/${id}`));
  expect(run).toMatchObject({ status: "failed", error_code: "brief_too_thin" });

  expect(dry.status).toBe(422);
  expect(await json(dry)).toMatchObject({
    code: "validation_error",
    message: `brief: ${run.error_message}`,
    detail: [{ loc: ["body", "brief"], msg: run.error_message, type: run.error_code }],
  });
});

test("a dry run accepts the same brief as a card", async () => {
  const w = await world();
  expect(await json(await w.post("/generate", { ...CARD, dry_run: true }))).toMatchObject({
    accepted: true,
    warnings: [],
  });
});

test("a dry run warns of a template that cannot hold the story as the run does", async () => {
  const w = await world();
  const order = { ...CARD, template: "comparison" };
  const dry = await json(await w.post("/generate", { ...order, dry_run: true }));
  const { id } = await json(await w.post("/generate", order));
  await w.drain();
  const { warnings } = await json(await w.get(`/runs/${id}`));
  expect(warnings).toEqual([expect.stringContaining('The template "comparison" needs')]);
  expect(dry).toMatchObject({ accepted: true, warnings });
});

test("a dry run of a test key foresees the test run", async () => {
  const w = await world({ key: { mode: "test" } });
  const dry = await w.post("/generate", { ...THIN, dry_run: true });
  const { id } = await json(await w.post("/generate", THIN));
  await w.drain();
  const { status } = await json(await w.get(`/runs/${id}`));
  expect(dry.status === 200).toBe(status === "succeeded");
});

test("where a language model may find more to say, a thin brief is a warning", async () => {
  const w = await world({ service: { model: () => ({}) as never } });
  expect(await json(await w.post("/generate", { ...THIN, dry_run: true }))).toMatchObject({
    accepted: true,
    warnings: [expect.stringContaining("has not enough to say for the asset type")],
  });
});

const campaignOf = ({ brief }: { brief: string }, asset_types: string[], more: object = {}) => ({
  ...{ name: "Spring", brief, channels: ["linkedin", "twitter"], asset_types, dry_run: true },
  ...more,
});

test("a dry run of a campaign refuses a brief that one of its runs would fail with, once for each reason", async () => {
  const w = await world();
  const dry = await json(await w.post("/campaigns", campaignOf(THIN, ["card", "carousel", "infographic"])));
  const single = await json(await w.post("/generate", { ...THIN, dry_run: true }));

  expect(dry).toMatchObject({ code: "validation_error", message: expect.stringContaining("brief: ") });
  const details = dry.detail as { loc: string[]; msg: string; type: string }[];
  expect(details[0]).toEqual((single.detail as unknown[])[0]);
  expect(new Set(details.map(({ msg }) => msg)).size).toBe(details.length);
});

test("a dry run of a campaign warns as its runs would, and reads the brief once for each asset type", async () => {
  const asked: string[] = [];
  const foreseeRun: typeof foresee = (ports, run) => {
    asked.push(run.assetType);
    return foresee(ports, run);
  };
  const w = await world({ service: { foreseeRun } });
  const brief = "Book your piano tuning by 10 July 2026 and pay €80.";
  const scheduled_at = ["2026-07-08T09:00:00Z", "2026-07-15T09:00:00Z"];
  const dry = await json(
    await w.post("/campaigns", campaignOf({ brief }, ["card", "og_image"], { scheduled_at })),
  );

  expect(dry).toMatchObject({
    ...{ accepted: true, count: 8 },
    warnings: ["“10 July 2026” will have passed by 2026-07-15, the day it is published."],
  });
  expect(asked.toSorted()).toEqual(["card", "og_image"]);
});
