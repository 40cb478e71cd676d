import { expect, test } from "vitest";
import { takenOut } from "../../lib/story/review/story-checks.ts";
import { signedIn } from "../support/browsing.ts";
import { API, BRIEF, json, world } from "../support/world.ts";

test("a wish that was carried out is said to the writer, and is not left out", async () => {
  const w = await world();
  const brief = "Our winter fair is on 12 December 2026 in the old mill. The date should be big.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  const page = await (await signedIn(w)).read(`/app/runs/${id}`);
  expect(page).toMatch(/Held back<\/h3>.*The date should be big.*?said to the writer/s);
  expect(page).not.toMatch(/Left out<\/h3>.*The date should be big.*?Held back/s);
  expect(page).not.toContain("such as “date”");
});

test("what an edit took out is named once", () => {
  const fact = { id: "f1", kind: "price", says: "", quote: "Mugs from £18.", from: "brief" } as const;
  const [review] = takenOut([
    { ...fact, span: { start: 0, end: 14 } },
    { ...fact, id: "f2", span: { start: 20, end: 34 } },
  ]);
  expect(review?.check.fix).toBe("Say it again if it is to stay: “Mugs from £18.”.");
});

test("what an edit took out costs no points, and the score says so", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const brief = "Mugs are £18 in the shop on Mill Lane. Our market is on 12 December 2026.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  const { output_text: was } = (await json(await w.get(`/runs/${id}?view=full`))) as { output_text?: string };
  const words = { was_post: was ?? "", post: "Mugs are £18 in the shop on Mill Lane.", sure: "yes" };
  const made = await editor.submit(`/app/runs/${id}/rerender`, words);
  await w.drain();
  const page = await editor.read((made.headers.get("location") ?? "").replace(/\?.*/, ""));
  expect(page).toContain("no points, a question");
  expect(page).toContain("What a person takes out costs no points");
});

test("a page that shows a run under way looks again without the script, a finished one does not", async () => {
  const w = await world();
  const person = await signedIn(w);
  const { id } = await json(await w.post("/generate", BRIEF));
  const again = '<noscript><meta http-equiv="refresh"';
  expect(await person.read(`/app/runs/${id}`)).toContain(again);
  await w.drain();
  expect(await person.read(`/app/runs/${id}`)).not.toContain(again);
});

test("the sample call has the key that was just made", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  expect(await owner.read("/app/developer/keys")).toContain("Bearer $BRANDRUN_API_KEY");
  const made = await (await owner.submit("/app/developer/keys", { mode: "test" })).text();
  expect(made).toMatch(/Bearer sk_test_\w+/);
});

test("Bearer with nothing behind it is answered as an empty key", async () => {
  const w = await world();
  const answer = await w.app.request(`${API}/me`, { headers: { authorization: "Bearer " } }, {} as never);
  expect(await answer.json()).toMatchObject({
    code: "invalid_api_key",
    message: "The API key behind Bearer is empty.",
  });
});

test("a viewer reads that reviews wait for others", async () => {
  const w = await world();
  const brief = "Pottery evening on 12 December in the old mill. The ticket is maybe £30, ask Tom.";
  await w.post("/generate", { ...BRIEF, brief });
  await w.drain();
  const page = await (await signedIn(w, "viewer")).read("/app");
  expect(page).toContain("One waits for a reviewer&#39;s decision.");
  expect(page).not.toContain("Everything that was asked for is done");
});

test("who pauses or resumes everything is asked first, and stays where they are", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  await owner.submit("/app/settings/pause", {});
  const resumed = await owner.submit("/app/settings/resume", { at: "/app" });
  expect(resumed.headers.get("location")).toBe("/app?done=goes_on");
  expect(await owner.read("/app?done=goes_on")).toContain("The workspace goes on.");
  const month = "/app/calendar?month=2026-06";
  const asked = await owner.read(month);
  expect(asked).toContain(`name="at" value="${month}"`);
  expect(asked).toContain("Pause the whole workspace?");
  const paused = await owner.submit("/app/settings/pause", { at: month });
  expect(paused.headers.get("location")).toBe(`${month}&done=paused`);
  const page = await owner.read(`${month}&done=paused`);
  expect(page).toContain("Paused. Nothing is lost");
  expect(page.match(/Resume everything/g)).toHaveLength(1);
  const onBilling = await owner.submit("/app/settings/resume", { at: "/app/billing" });
  expect(onBilling.headers.get("location")).toBe("/app/billing?done=goes_on");
  await owner.submit("/app/settings/pause", {});
  expect(await owner.read("/app/developer/keys")).toContain('name="at" value="/app/developer/keys"');
  const onKeys = await owner.submit("/app/settings/resume", { at: "/app/developer/keys" });
  expect(await owner.read(onKeys.headers.get("location") ?? "")).toMatch(
    /<h1>API keys.*The workspace goes on\./s,
  );
  const elsewhere = await owner.submit("/app/settings/resume", { at: "https://evil.example" });
  expect(elsewhere.headers.get("location")).toBe("/app/settings?done=goes_on");
});

test("what is not here keeps the menu for those who are signed in", async () => {
  const w = await world();
  const owner = await signedIn(w);
  for (const path of ["/app/nothing", `/app/studio/profiles/${w.keyId}`, "/app/runs/none"]) {
    const answer = await owner.open(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain('<nav aria-label="Main">');
  }
  const viewer = await signedIn(w, "viewer");
  const refused = await (await viewer.open("/app/settings/audit")).text();
  expect(refused).toContain("Not with your role");
  expect(refused).toContain('<nav aria-label="Main">');
});
