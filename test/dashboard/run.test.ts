import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
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
  expect(compared.match(/class="quoted"/g)).toHaveLength(compared.includes("The text of both") ? 1 : 2);
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
  expect(after).toContain("it was approved");
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
  expect(page).toContain('class="button plain" command="show-modal" commandfor="approved"');
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
  const [all, ...single] = [...page.matchAll(/href="([^"]+)" download=""/g)].map(([, path = ""]) => path);
  expect([all, ...single]).toHaveLength(slides.length + 1);
  const zip = [all, ...single].find((path = "") => path.endsWith(".zip")) ?? "";
  const answer = await owner.open(zip);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="carousel-[0-9a-f]{8}\.zip"$/,
  );
  const entries = entriesOf(new Uint8Array(await answer.arrayBuffer()));
  expect(entries.map(({ name }) => name)).toEqual([
    ...slides.map((_, at) => `carousel-0${at + 1}.png`),
    "post.txt",
  ]);
  const run = await json(await w.get(`/runs/${id}`));
  expect(new TextDecoder().decode(entries.at(-1)?.bytes)).toBe(run.output_text);
  const files = run.assets as { sha256: string; bytes: number }[];
  for (const [at, file] of files.entries()) {
    expect(entries[at]?.bytes.length).toBe(file.bytes);
    expect(crc32(entries[at]?.bytes ?? new Uint8Array())).toBe(entries[at]?.crc);
  }
});

test("an approval by mistake is answered where it stands: its post is canceled before it goes out", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const scheduled_at = new Date(w.service.now().getTime() + 3_600_000).toISOString();
  const [owner, reviewer] = [await signedIn(w), await signedIn(w, "reviewer")];
  const path = `/app/runs/${id}`;
  expect(await owner.read(path)).not.toContain("Approved by mistake?");
  await reviewer.submit(`${path}/review`, { verdict: "approved" });
  await w.post(`/runs/${id}/schedule`, { platform: "x", scheduled_at });
  const page = await owner.read(path);
  const [asked = ""] = /Approved by mistake\?[\s\S]*?<\/details>/.exec(page) ?? [];
  expect(asked).toContain("Cancel the post on X");
  expect(asked).toContain('href="#delete"');
  expect(page).toContain('id="delete"');
  const [, cancel = ""] = /action="([^"]+\/cancel)"/.exec(asked) ?? [];
  await owner.submit(cancel);
  const canceled = await json(await w.get(`/runs/${id}`));
  expect(canceled).toMatchObject({ verdict: "approved" });
  const [post] = (await (await w.get(`/posts?run_id=${id}`)).json()) as { status: string }[];
  expect(post?.status).toBe("canceled");
  expect(await owner.read(path)).toContain("it is published only if somebody posts it");
  expect(await reviewer.read(path)).not.toContain('href="#delete"');
});

test("the files of another workspace's run are not to be had", async () => {
  const w = await world();
  const id = await finishedRun(w);
  const outsider = await signedIn(await world());
  expect((await outsider.open(`/app/runs/${id}/files.zip`)).status).toBe(404);
});

/** The files of a ZIP archive, as its directory lists them. */
function entriesOf(zip: Uint8Array<ArrayBuffer>) {
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [crc, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
    const [length, place] = [view.getUint16(at + 28, true), view.getUint32(at + 42, true)];
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length));
    at += 46 + length;
    expect(view.getUint32(place, true)).toBe(0x04034b50);
    return { name, crc, bytes: zip.slice(place + 30 + length, place + 30 + length + size) };
  });
}

test("a run made on the free plan offers a version without the watermark once the plan has none", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const operator = { kind: "system", id: "admin" } as const;
  await setPlan(w.service, operator, w.workspaceId, "free");
  const made = await owner.submit("/app/create", { ...BRIEF, seed: "7" });
  await w.drain();
  const path = made.headers.get("location") ?? "";
  expect(await owner.read(path)).not.toContain("Remove the watermark");
  await setPlan(w.service, operator, w.workspaceId, "pro");
  w.pass(120);
  expect(await owner.read(path)).toContain("Remove the watermark");
  const again = await owner.submit(`${path}/rerender`, {});
  await w.drain();
  const version = await owner.read(again.headers.get("location") ?? "");
  expect(version).not.toContain("Remove the watermark");
  expect(version).toContain("Compare with the one before");
  w.pass(5);
  const former = await owner.read(path);
  expect(former).not.toContain("Remove the watermark");
  expect(former).toContain(
    `<a href="${again.headers.get("location")?.replace(/\?.*/, "")}">Open the newer one</a>`,
  );
});

test("another layout that suits is drawn with the same words, and a type with one layout says so", async () => {
  const w = await world();
  const id = await made(w);
  const editor = await signedIn(w, "editor");
  const page = await editor.read(`/app/runs/${id}`);
  const [, layouts = ""] = /<select id="template"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
  const [, template = ""] = /<option value="(\w+)"/.exec(layouts) ?? [];
  expect(layouts).not.toContain("chart_bar");
  const again = await editor.submit(`/app/runs/${id}/rerender`, { template });
  await w.drain();
  const path = again.headers.get("location")?.replace(/^\/app|\?.*$/g, "") ?? "";
  expect(await editor.read(`/app${path}`)).toContain(`<dd>${template}</dd>`);
  const brief = "How to brew: 1. Grind 20 g coffee. 2. Pour 300 ml of water. 3. Wait 4 minutes.";
  const only = await json(await w.post("/generate", { ...BRIEF, asset_type: "carousel", brief }));
  await w.drain();
  expect(await editor.read(`/app/runs/${only.id}`)).toContain("No other layout suits these words");
});
