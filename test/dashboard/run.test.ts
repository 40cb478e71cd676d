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

test("two versions are compared within a workspace only", async () => {
  const [w, other] = [await world(), await world()];
  const [own, foreign] = [await made(w), await made(other)];
  const person = await signedIn(w);
  expect((await person.open(`/app/runs/${own}/compare?with=${foreign}`)).status).toBe(404);
  expect((await person.open(`/app/runs/${own}/compare?with=x`)).status).toBe(404);
});
