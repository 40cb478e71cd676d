import assert from "node:assert/strict";
import type { Client, Json, Stage } from "./stage.ts";

export const title = "A product screen is shown where it was asked for, or the answer says that it is not";

const BRIEF =
  "Fernway puts the whole shift on one map. Dispatchers see every rider. Customers see a live arrival time. Routes avoid road works within 30 seconds.";

export async function journey({ workspace }: Stage): Promise<void> {
  const { live } = await workspace();
  const image_base64 = await screenshot(live);
  const tags = { name: "Route map", screen_type: "dashboard", device: "desktop", theme: "light" };
  const screen = (await live.post("/brand-assets/screens", { ...tags, image_base64 })).body;
  assert.deepEqual((await live.get(`/brand-assets/screens/${screen.id}`)).body, screen);
  for (const asset_type of ["card", "carousel"]) {
    const order = { brief: BRIEF, channel: "linkedin", asset_type, screen_ids: [screen.id] };
    const run = await live.ended((await live.post("/generate", order)).body.id);
    assert.equal(run.status, "succeeded", run.error_message);
    assert.deepEqual(run.screen_ids, [screen.id]);
    const check = run.quality.checks.find(({ id }: Json) => id === "picture_photos");
    assert.equal(
      check?.passed ?? true,
      run.warnings.length === 0,
      `${asset_type}: ${run.warnings.join(" ")}`,
    );
  }
}

/** Any picture will do: one that the service has drawn itself. */
async function screenshot({ post, ended }: Client): Promise<string> {
  const items = [{ output_type: "og_image", body: { headline: "Every rider on one map" } }];
  const { body } = await post("/render", { items });
  const { asset_url } = await ended(body.items[0].run_id);
  return Buffer.from(await (await fetch(asset_url)).arrayBuffer()).toString("base64");
}
