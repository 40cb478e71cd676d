import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

test("the calendar lists campaigns while they make or publish something", async () => {
  const w = await world();
  const person = await signedIn(w, "viewer");
  expect(await person.read("/app/calendar")).not.toContain("<h2>Campaigns</h2>");
  await w.post("/campaigns", {
    name: "Launch week",
    brief: "Kite 2.0 is out: boards now load in half a second.",
    channels: ["linkedin", "twitter"],
    asset_types: ["card"],
  });
  const page = await person.read("/app/calendar");
  expect(page).toContain("<strong>Launch week</strong>");
  expect(page).toContain("0 of 2 made");
  await w.drain();
  expect(await person.read("/app/calendar")).not.toContain("Launch week");
});
