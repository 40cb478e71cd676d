import { expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const STAT = { value: "10,000", label: "parcels by pedal", headline: "Ten thousand parcels", kicker: "May" };

const rerender = (w: World, id: string, body: object) =>
  w.call("POST", `/runs/${id}/rerender`, { json: body });

test("fields of finished content are changed by body, and only its own ones", async () => {
  const w = await world();
  const items = [{ output_type: "stat", channel: "twitter", body: STAT }];
  const batch = await json(await w.post("/render", { items }));
  const id = (batch as unknown as { items: { run_id: string }[] }).items[0]?.run_id ?? "";
  await w.drain();
  const body = { value: "12,000", kicker: null };
  const { id: again, cost } = await json(await rerender(w, id, { body }));
  expect(cost).toEqual({ credits: 1, cap_slot: true });
  await w.drain();
  const run = await json(await w.get(`/runs/${again}?view=full`));
  expect(run).toMatchObject({ status: "succeeded", alt_text: expect.stringContaining("12,000") });
  expect(run.body).toEqual({ value: "12,000", label: STAT.label, headline: STAT.headline });
  const unknown = await rerender(w, id, { body: { valeu: "1" } });
  expect(placesOf(await expectRefusal(unknown, 422, "validation_error"))).toEqual([
    ["body", "body", "valeu"],
  ]);
  const look = await rerender(w, id, { body: { theme: "dark" } });
  expect(placesOf(await expectRefusal(look, 422, "validation_error"))).toEqual([["body", "body", "theme"]]);
  const { id: ofBrief } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const written = await rerender(w, ofBrief, { body });
  expect(placesOf(await expectRefusal(written, 422, "validation_error"))).toEqual([["body", "body"]]);
});
