import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const WITH_AN_ASIDE =
  "Harbor Notes now works offline on trains and planes. It is for commuting product managers. Internally we still fight a bug in sync.";

async function made(w: World): Promise<string> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief: WITH_AN_ASIDE }));
  await w.drain();
  return id;
}

test("a run shows where in the brief each sentence stands, the post as posted, and what happened", async () => {
  const w = await world();
  const id = await made(w);
  const page = await (await signedIn(w)).read(`/app/runs/${id}`);
  const [, fact = ""] = /<em class="fact" id="(fact-f\d+)">/.exec(page) ?? [];
  expect(fact).not.toBe("");
  expect(page).toContain(`href="#${fact}"`);
  expect(page).toMatch(/<s title="said to colleagues">[^<]*bug in sync/);
  const steps = ["Read and written", "Drawn", "Judged", "Finished"];
  const places = steps.map((step) => page.indexOf(`<span>${step}</span>`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(page).toContain('class="network net-linkedin"');
});

test("words that are left as they are stay the story's; changed ones are used as they are", async () => {
  const w = await world();
  const id = await made(w);
  const editor = await signedIn(w, "editor");
  const page = await editor.read(`/app/runs/${id}`);
  const [, was = ""] = /name="was_headline" value="([^"]*)"/.exec(page) ?? [];
  const send = async (headline: string) =>
    (await editor.submit(`/app/runs/${id}/rerender`, { was_headline: was, headline, theme: "dark" })).headers
      .get("location")
      ?.replace(/^\/app|\?.*$/g, "") ?? "";
  const [same, other] = [await send(was), await send("Calm seas for your notes")];
  await w.drain();
  const storyOf = async (path: string) =>
    (await json(await w.get(`${path}?view=full`))).story as { headline: { text: string; facts: string[] } };
  expect((await storyOf(same)).headline.facts).not.toEqual([]);
  expect((await storyOf(other)).headline).toEqual({ text: "Calm seas for your notes", facts: [] });
  const compared = await editor.read(`/app${other}/compare?with=${id}`);
  expect(compared).toContain(`href="/app/runs/${id}"`);
});

test("the points on a picture are edited a line each, and the picture stays the same one otherwise", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const brief = "How to brew: 1. Grind 20 g coffee. 2. Pour 300 ml of water. 3. Wait 4 minutes.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  const page = await editor.read(`/app/runs/${id}`);
  const was = "Grind 20 g coffee\nPour 300 ml of water\nWait 4 minutes";
  expect(page).toContain(`name="points" aria-describedby="points-hint" rows="5" maxlength="2000">${was}<`);
  const points = "Grind 20 g coffee\r\n\r\nPour 300 ml of water\r\nWait 4 minutes\r\nEnjoy";
  const fields = { was_points: was, points, was_template: "steps" };
  const made = await editor.submit(`/app/runs/${id}/rerender`, fields);
  await w.drain();
  const [path = ""] = /[\w-]{36}/.exec(made.headers.get("location") ?? "") ?? [];
  const run = await json(await w.get(`/runs/${path}?view=full`));
  expect(run).toMatchObject({ output_type: "steps", story: { steps: [{}, {}, {}, { title: "Enjoy" }] } });
});

test("what a person deletes is gone from the picture, its description and the posts of every network", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const claim = "Our teas help against every cold.";
  const brief = `Our refill year in numbers. 4,180 tins came back in 2026. 62 cafes now order refill bags. ${claim} Join as a cafe at teewald.test/refill.`;
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief, asset_type: "infographic" }));
  await w.drain();
  type Made = { verdict: string; output_text: string; story: { support: { text: string } | null } };
  const read = async (one: string) => (await json(await w.get(`/runs/${one}?view=full`))) as unknown as Made;
  const before = await read(id);
  expect(JSON.stringify(before)).toContain(claim);
  const [supporting, post] = [before.story.support?.text ?? "", before.output_text];
  const made = await editor.submit(`/app/runs/${id}/rerender`, {
    was_supporting: supporting,
    supporting: supporting.replace(claim, ""),
    was_post: post,
    post: post.replace(claim, ""),
  });
  await w.drain();
  const [again = ""] = /[\w-]{36}/.exec(made.headers.get("location") ?? "") ?? [];
  const { brief: _, ...after } = (await read(again)) as Made & { brief: string };
  expect(JSON.stringify(after)).not.toContain("every cold");
  expect(after.verdict).toBe("approved");
});

test("a field that is emptied takes its words off the picture; a headline has to stay", async () => {
  const w = await world();
  const id = await made(w);
  const editor = await signedIn(w, "editor");
  const sent = await editor.submit(`/app/runs/${id}/rerender`, { was_cta: "See more", cta: "" });
  await w.drain();
  const [again = ""] = /[\w-]{36}/.exec(sent.headers.get("location") ?? "") ?? [];
  expect(await json(await w.get(`/runs/${again}?view=full`))).toMatchObject({ story: { cta: null } });
  const refused = await editor.submit(`/app/runs/${id}/rerender`, { was_headline: "Offline", headline: "" });
  expect(refused.status).toBe(422);
});

test("two versions are compared within a workspace only", async () => {
  const [w, other] = [await world(), await world()];
  const [own, foreign] = [await made(w), await made(other)];
  const person = await signedIn(w);
  expect((await person.open(`/app/runs/${own}/compare?with=${foreign}`)).status).toBe(404);
  expect((await person.open(`/app/runs/${own}/compare?with=x`)).status).toBe(404);
});

test("a run is titled by its headline, and says who has decided and what each finding costs", async () => {
  const w = await world();
  const reviewer = await signedIn(w, "reviewer", "Ana");
  const brief = "Pottery evening on 12 December in the old mill. The ticket is maybe £30, ask Tom.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  const run = (await json(await w.get(`/runs/${id}?view=full`))) as unknown as {
    story: { headline: { text: string } };
  };
  const before = await reviewer.read(`/app/runs/${id}`);
  expect(before).toContain(`<title>${run.story.headline.text} · Brandrun</title>`);
  expect(before).toMatch(/costs [\d.]+ points?</);
  await reviewer.submit(`/app/runs/${id}/review`, { verdict: "approved", note: "Tom agrees" });
  const after = await reviewer.read(`/app/runs/${id}`);
  expect(after).toContain("Approved by Ana: Tom agrees");
  expect(after).toContain("a person has approved it");
});

test("a run that waits asks for what is missing, and its answer makes another one; approving is not what stands out", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const brief = "Pottery evening in the old mill on Monday 24 November 2026. Tickets are £30.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief }));
  await w.drain();
  const page = await editor.read(`/app/runs/${id}`);
  const [, name = ""] = /name="(answer_[^"]+)"/.exec(page) ?? [];
  expect(name).not.toBe("");
  expect(page).toContain('class="button plain" popovertarget="approved"');
  const made = await editor.submit("/app/create", {
    brief,
    channel: "linkedin",
    asset_type: "card",
    [name]: "Tuesday 24 November 2026",
  });
  expect(made.headers.get("location")).toMatch(/^\/app\/runs\/[\w-]{36}/);
  expect(made.headers.get("location")).not.toContain(id);
  const reviewer = await signedIn(w, "reviewer");
  expect(await reviewer.read(`/app/runs/${id}`)).not.toContain("answer_");
});

test("the slides of a carousel are turned within the page, and each has its download", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const brief = "How to brew: 1. Grind 20 g coffee. 2. Pour 300 ml of water. 3. Wait 4 minutes.";
  const { id } = await json(await w.post("/generate", { ...BRIEF, brief, asset_type: "carousel" }));
  await w.drain();
  const page = await owner.read(`/app/runs/${id}`);
  const slides = [...page.matchAll(/<li id="(slide-\d+)">/g)].map(([, slide]) => slide);
  expect(slides.length).toBeGreaterThan(2);
  for (const slide of slides) expect(page).toContain(`href="#${slide}"`);
  expect([...page.matchAll(/download=""/g)]).toHaveLength(slides.length);
});
