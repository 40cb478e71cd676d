import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

/** The address that a browser shows after a form leads somewhere when it is asked for again. */
test.each([
  ["/app/developer/webhooks", "/app/developer"],
  ["/app/calendar/0191e2a4-0000-7000-8000-000000000001/move", "/app/calendar"],
  ["/app/settings/time-zone", "/app/settings"],
  ["/app/runs/0191e2a4-0000-7000-8000-000000000001/review", "/app/runs/0191e2a4-0000-7000-8000-000000000001"],
])("%s leads to the page of its form", async (address, page) => {
  const owner = await signedIn(await world());
  const answer = await owner.open(address);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(page);
});

test("a path that is nothing stays a page that says so", async () => {
  const owner = await signedIn(await world());
  expect((await owner.open("/app/developer/nothing")).status).toBe(404);
});
