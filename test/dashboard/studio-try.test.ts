import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { bind } from "../support/studio.ts";
import { json, world } from "../support/world.ts";

test("what is typed is previewed for nothing, with the call that makes the same", async () => {
  const w = await world();
  await bind(w, { templates: ["stat"] });
  const owner = await signedIn(w);
  const page = await owner.read(`/app/studio/profiles/${w.keyId}`);
  expect(page).toContain("It costs 1 credit.");
  const path = `/app/studio/profiles/${w.keyId}/try`;
  const typed = {
    output_type: "stat",
    "content.value": "9,000",
    "content.headline": "No exhaust",
    caption: "Thanks",
  };
  const live = await (await owner.submit(`${path}/preview`, typed)).text();
  const plain = await (await owner.submit(path, { ...typed, show: "1" })).text();
  for (const answer of [live, plain]) {
    expect(answer).toContain('src="data:image/webp;base64,');
    expect(answer).toMatch(/&quot;value&quot;: &quot;9,000&quot;/);
    expect(answer).toMatch(/&quot;caption&quot;: &quot;Thanks&quot;/);
  }
  expect(plain).toMatch(/name="content\.value"[^>]* value="9,000"/);
  expect(await json(await w.get("/runs"))).toEqual([]);
  const empty = await (await owner.submit(`${path}/preview`, { ...typed, "content.value": "" })).text();
  expect(empty).not.toContain("data:image/webp");
});

test("an owner without a key is told that a key comes first", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await owner.submit(`/app/developer/keys/${w.keyId}/revoke`);
  expect(await owner.read("/app/studio/new")).toContain("First a key, then its profile");
});

test("the card is drawn as the preview has shown it, and the call beside it draws the same", async () => {
  const w = await world();
  await bind(w, { templates: ["stat"] });
  const owner = await signedIn(w);
  const [, seed = ""] =
    /name="seed" value="(\d+)"/.exec(await owner.read(`/app/studio/profiles/${w.keyId}`)) ?? [];
  const path = `/app/studio/profiles/${w.keyId}/try`;
  const typed = { output_type: "stat", "content.value": "9,000", "content.headline": "No exhaust", seed };
  const previewed = async () => (await owner.submit(`${path}/preview`, typed)).text();
  const first = await previewed();
  expect(await previewed()).toBe(first);
  expect(first).toContain(`&quot;seed&quot;: ${seed}`);
  const made = await owner.submit(path, typed);
  const run = await json(await w.get(made.headers.get("location")?.replace("/app", "") ?? ""));
  expect(run.seed).toBe(Number(seed));
});
