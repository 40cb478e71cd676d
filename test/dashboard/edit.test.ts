import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

async function made(w: World, order: object = {}): Promise<string> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await w.drain();
  return id;
}

/** A card that came with its content. */
async function rendered(w: World, output_type: string, body: object): Promise<string> {
  const batch = await json(await w.post("/render", { items: [{ output_type, body }] }));
  await w.drain();
  return (batch as unknown as { items: { run_id: string }[] }).items[0]?.run_id ?? "";
}

const countOf = async (w: World) => ((await json(await w.get("/runs"))) as unknown as unknown[]).length;
const runMadeBy = (answer: Response) => /[\w-]{36}/.exec(answer.headers.get("location") ?? "")?.[0] ?? "";
const inFull = async (w: World, id: string) => json(await w.get(`/runs/${id}?view=full`));

test("edited words are seen beside their picture before anything is made, with and without scripts", async () => {
  const w = await world();
  const id = await made(w);
  const editor = await signedIn(w, "editor");
  const before = await json(await w.get("/me"));
  const page = await editor.read(`/app/runs/${id}`);
  expect(page).toContain(`data-live="/app/runs/${id}/preview"`);
  expect(page).toContain("A preview of your changes is free.");
  const words = { was_headline: "Offline", headline: "Calm seas for your notes", show: "1" };
  const live = await (await editor.submit(`/app/runs/${id}/preview`, words)).text();
  w.pass(5);
  const shown = await (await editor.submit(`/app/runs/${id}/rerender`, words)).text();
  for (const html of [live, shown]) {
    expect(html).toMatch(/<img src="data:image\/webp;base64,[^"]+" alt="[^"]*Calm seas for your notes/);
    expect(html).toContain("Nothing is saved or counted yet.");
  }
  expect(shown).toContain('value="Calm seas for your notes"');
  expect(await json(await w.get("/me"))).toEqual(before);
  expect(await countOf(w)).toBe(1);
});

test("a form that changes nothing, and a line that has to stay, say so in words of the page", async () => {
  const w = await world();
  const id = await made(w);
  const editor = await signedIn(w, "editor");
  const same = await editor.submit(`/app/runs/${id}/rerender`, { format: "" });
  expect(same.status).toBe(422);
  expect(await same.text()).toContain("Nothing is changed, so the same picture would be drawn.");
  const empty = await editor.submit(`/app/runs/${id}/rerender`, { was_headline: "Offline", headline: "" });
  expect(await empty.text()).toContain("A headline has to stay.");
});

test("the words of a card that came finished are edited by the fields of its template, and its text with them", async () => {
  const w = await world();
  const body = { value: "10,000", label: "parcels by pedal", headline: "Ten thousand parcels" };
  const id = await rendered(w, "stat", body);
  const editor = await signedIn(w, "editor");
  const page = await editor.read(`/app/runs/${id}`);
  expect(page).toMatch(/name="content\.value"[^>]* value="10,000"/);
  const sent = {
    "content.value": "12,000",
    "content.label": body.label,
    was_post: "",
    post: "Thank you, riders!",
  };
  const preview = await (await editor.submit(`/app/runs/${id}/preview`, sent)).text();
  expect(preview).toMatch(/alt="[^"]*12,000/);
  const again = runMadeBy(await editor.submit(`/app/runs/${id}/rerender`, sent));
  await w.drain();
  expect(await inFull(w, again)).toMatchObject({
    status: "succeeded",
    parent_run_id: id,
    output_text: "Thank you, riders!",
    body: { ...body, value: "12,000" },
  });
});

test("an entry whose words are emptied goes, numbers stay numbers, and a wrong value stands at its field", async () => {
  const w = await world();
  const points = [
    { label: "Mon", value: 3 },
    { label: "Tue", value: 5 },
    { label: "Wed", value: 4 },
  ];
  const id = await rendered(w, "chart_bar", { headline: "Rides a day", points });
  const editor = await signedIn(w, "editor");
  const gone = { "content.points.0.value": "7", "content.points.2.label": "", "content.points.2.value": "" };
  const again = runMadeBy(await editor.submit(`/app/runs/${id}/rerender`, gone));
  await w.drain();
  expect((await inFull(w, again)).body).toMatchObject({ points: [{ label: "Mon", value: 7 }, points[1]] });
  const wrong = await editor.submit(`/app/runs/${id}/rerender`, { "content.points.0.value": "many" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(/id="content\.points\.0\.value"[^>]*aria-invalid="true"/);
});

test("sending the questions of a run without an answer makes and charges nothing", async () => {
  const w = await world();
  const brief = "Pottery evening in the old mill on Monday 24 November 2026. Tickets are £30.";
  const id = await made(w, { brief });
  const editor = await signedIn(w, "editor");
  const page = await editor.read(`/app/runs/${id}`);
  expect(page).toContain(`name="answers_to" value="${id}"`);
  const fields = { brief, channel: "linkedin", asset_type: "card", answers_to: id, answer_date: " " };
  const sent = await editor.submit("/app/create", fields);
  expect(runMadeBy(sent)).toBe(id);
  expect(await editor.read(sent.headers.get("location") ?? "")).toContain("Nothing was made or charged");
  expect(await countOf(w)).toBe(1);
});

test("a version that answers replace is closed with them, unless its author keeps it", async () => {
  const w = await world();
  const brief = "Pottery evening in the old mill on Monday 24 November 2026. Tickets are £30.";
  const editor = await signedIn(w, "editor");
  const answered = async (more: Record<string, string>) => {
    const id = await made(w, { brief });
    const [, name = ""] = /name="(answer_[^"]+)"/.exec(await editor.read(`/app/runs/${id}`)) ?? [];
    const fields = { brief, channel: "linkedin", asset_type: "card", answers_to: id };
    await editor.submit("/app/create", { ...fields, ...more, [name]: "Tuesday 24 November 2026" });
    return json(await w.get(`/runs/${id}`));
  };
  expect(await answered({ replaces: "true" })).toMatchObject({
    verdict: "rejected",
    review_note: "Replaced by a version with the answers.",
  });
  expect(await answered({})).toMatchObject({ verdict: "needs_review", reviewed_at: null });
});

test("a finished card is called by its headline, on its page and in the list", async () => {
  const w = await world();
  const id = await rendered(w, "stat", { value: "9", label: "routes", headline: "Nine routes" });
  const editor = await signedIn(w, "editor");
  expect(await editor.read(`/app/runs/${id}`)).toContain("<title>Nine routes · Brandrun</title>");
  expect(await editor.read("/app/runs")).toContain('<p class="brief">Nine routes</p>');
});

test("a run that is planned says so on its page, as the list does", async () => {
  const w = await world();
  await insertAccount(w, "linkedin");
  const id = await finishedRun(w);
  const scheduled_at = new Date(w.service.now().getTime() + 24 * 3_600_000).toISOString();
  expect((await w.post(`/runs/${id}/schedule`, { platform: "linkedin", scheduled_at })).status).toBe(201);
  const page = await (await signedIn(w)).read(`/app/runs/${id}`);
  expect(page).toContain('<span class="badge good">Scheduled</span>');
  expect(page).not.toContain('<span class="badge good">Checks passed</span>');
});

test("what programs are told about keys and fields is said to people in words of the page", async () => {
  const w = await world();
  const editor = await signedIn(w, "editor");
  const lost = await editor.read("/app/runs/nope");
  expect(lost).toContain("There is no such run.");
  expect(lost).not.toMatch(/the key belongs/);
  const unticked = await editor.upload("/app/brand/library/people", { name: "Ada" });
  expect(await unticked.text()).toContain("Tick the box once the person has agreed to be shown.");
});

test("every number behind a sentence has its place in the brief", async () => {
  const w = await world();
  const brief =
    "New: routes around road works. Harbor Notes finds a way past a closed street in 30 seconds. Try it free for a month at harbor.example";
  const page = await (await signedIn(w)).read(`/app/runs/${await made(w, { brief })}`);
  const numbers = [...page.matchAll(/class="ref" href="#(fact-\w+)"[^>]*>(\d+)</g)];
  expect(numbers.length).toBeGreaterThan(1);
  for (const [, place, number] of numbers)
    expect(page).toMatch(new RegExp(`<em class="fact" id="${place}">[^<]*<sup>${number}</sup>`));
});
