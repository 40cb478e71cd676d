import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { BRIEF, json, world } from "../support/world.ts";

const MUGS = "Our mugs cost £12 in the shop on Mill Lane. Pick one up until Friday 4 December 2026.";

test("a value that the brief does not have is asked about before it is charged; the new version says which", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief: MUGS }));
  await w.drain();
  const { output_text: was } = (await json(await w.get(`/runs/${id}?view=full`))) as unknown as {
    output_text: string;
  };
  expect(was).toContain("£12");
  const path = `/app/runs/${id}`;
  const words = { was_post: was, post: was.replaceAll("£12", "£15") };
  const asked = await editor.submit(`${path}/rerender`, words);
  expect(asked.status).toBe(422);
  const form = await asked.text();
  expect(form).toMatch(/id="post-error">“£15” is not in the brief/);
  expect(form).toContain("This is right, save it");
  const made = await editor.submit(`${path}/rerender`, { ...words, sure: "yes" });
  expect(made.status).toBe(303);
  await w.drain();
  const page = await editor.read((made.headers.get("location") ?? "").replace(/\?.*/, ""));
  expect(page).toMatch(/“£15” is not in the brief\.|Now “£15”, in the brief “£12”/);
  expect(page).toContain("The picture still shows “£12”, and the post says “£15”.");
  const fine = { was_post: was, post: `${was} Come by on Friday 4 December 2026.` };
  expect((await editor.submit(`${path}/rerender`, fine)).status).toBe(303);
});

test("the note of a rejection stays on the run, with who and when, for everybody who sees it", async () => {
  const w = await world();
  const reviewer = await signedIn(w, "reviewer", "Ana");
  const brief = "Pottery evening on 12 December in the old mill. The ticket is maybe £30, ask Tom.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  await reviewer.submit(`/app/runs/${id}/review`, { verdict: "rejected", note: "Wrong price" });
  for (const person of [reviewer, await signedIn(w, "viewer")])
    expect(await person.read(`/app/runs/${id}`)).toMatch(
      /Rejected: Wrong price<\/strong>\s*<span[^>]*>Ana, <time/,
    );
});
