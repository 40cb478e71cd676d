import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openStage, type Stage } from "../../journeys/stage.ts";
import { launchChrome, signIn } from "../../support/people.ts";
import { BRIEFS, HERO, INFOGRAPHIC, RENDERED, SCREEN, SCREEN_CARD, STORY } from "./orders.ts";
import { framesOf, type Shot, type Studio, studioOf } from "./studio.ts";
import { doctorAtWork, firstSetup, screenOf, smallScreen, typed } from "./terminals.ts";

/**
 * `npm run docs:pictures`: draws the pictures of the guides with the service that `npm start` starts in an empty folder,
 * and writes them to functions/docs/images. Names draw these alone: `npm run docs:pictures -- output billing`.
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

type Run = { id: string; asset_url: string; asset_urls?: string[]; verdict: string };

async function runOf({ demo: { live } }: Stage, order: object): Promise<Run> {
  const { status, body } = await live.post("/generate", order);
  if (status !== 202) throw new Error(`A run was refused: ${JSON.stringify(body)}`);
  const run = (await live.ended(body.id)) as Run & { status: string };
  if (run.status !== "succeeded") throw new Error(`A run did not succeed: ${JSON.stringify(run)}`);
  return run;
}

const img = (src: string | undefined, width: number) => `<img src="${src}" width="${width}">`;

const addressesOf = async ({ demo: { live } }: Stage, { id }: Run): Promise<string[]> => {
  const { body } = await live.get(`/runs/${id}`);
  return (body.assets as { url: string }[] | undefined)?.map(({ url }) => url) ?? [body.asset_url];
};

/** The first picture: what one brief becomes, in four asset types. */
async function output(stage: Stage, studio: Studio) {
  const card = await runOf(stage, HERO.card);
  const carousel = await addressesOf(stage, await runOf(stage, HERO.carousel));
  const film = await runOf(stage, HERO.film);
  const preview = await runOf(stage, HERO.preview);
  const [frame] = await framesOf(studio, film.asset_url, [3]);
  const slide = `<img src="${carousel[2]}" width="288" height="124" style="object-fit: cover; object-position: 0 95%">`;
  const small = `<div class="rows">${img(frame, 288)}${img(preview.asset_url, 288)}${slide}</div>`;
  const html = `${img(card.asset_url, 480)}${img(carousel[0], 384)}${small}`;
  await studio.compose("output", html, { width: 1248, height: 528 });
}

/** A film as a strip of frames. */
async function film(stage: Stage, studio: Studio) {
  const { asset_url: url } = await runOf(stage, HERO.film);
  const frames = await framesOf(studio, url, [0.9, 2.6, 4.4, 6]);
  await studio.compose("film", frames.map((one) => img(one, 280)).join(""), { width: 1240, height: 206 });
}

async function templates(stage: Stage, studio: Studio) {
  const { body } = await stage.demo.live.post("/render", {
    items: RENDERED.map((item) => ({ channel: "linkedin", ...item })),
  });
  const ids = (body.items as { run_id: string }[]).map(({ run_id }) => run_id);
  const runs = (await Promise.all(ids.map((id) => stage.demo.live.ended(id)))) as Run[];
  for (const order of BRIEFS) runs.push(await runOf(stage, order));
  const cards = runs.map(({ asset_url: url }) => img(url, 260)).join("");
  const infographic = await runOf(stage, INFOGRAPHIC);
  const tall = `<img src="${infographic.asset_url}" height="544">`;
  await studio.compose("templates", `<div class="grid">${cards}</div>${tall}`, { width: 1220, height: 592 });
}

async function story(stage: Stage, studio: Studio) {
  const { asset_url: url } = await runOf(stage, STORY);
  const brief = `<blockquote><b>The brief</b>${STORY.brief}</blockquote>`;
  await studio.compose("story", brief + img(url, 480), { width: 1052, height: 528 });
}

/** A page of a product, and the card that shows it in a frame. */
async function uploads(stage: Stage, studio: Studio) {
  const { info, demo } = stage;
  await signIn(studio.page, info.base_url, demo);
  await studio.page.goto(`${info.base_url}/app/calendar`, { waitUntil: "networkidle" });
  const page = (await studio.page.screenshot()).toString("base64");
  const { body } = await demo.live.post("/brand-assets/screens", SCREEN(page));
  const { asset_url: url } = await runOf(stage, { ...SCREEN_CARD, screen_ids: [body.id] });
  const html = `<div class="rows"><b>The screen</b>${img(`data:image/png;base64,${page}`, 560)}</div>${img(url, 480)}`;
  await studio.compose("uploads", html, { width: 1112, height: 528 });
}

/** The command line, as it prints in a terminal. */
async function cli(stage: Stage, studio: Studio) {
  const brief = "New: offline maps. For couriers in tunnels and basements.";
  const text = typed(`npx brandrun generate --brief "${brief}" --out out/`, stage, 92);
  await studio.compose("cli", screenOf(text), { width: 1100, height: 880 });
}

/** What operators and developers see at a terminal. */
const TERMINALS: Record<string, { height: number; text(stage: Stage): string | Promise<string> }> = {
  deploy: { height: 560, text: firstSetup },
  doctor: { height: 700, text: doctorAtWork },
  operate: { height: 660, text: (stage) => typed('curl -s "$BRANDRUN_URL/api/v1/health" | jq', stage) },
  runbook: { height: 730, text: (stage) => typed("npm run -s admin -- metrics", stage) },
};

async function terminals(stage: Stage, studio: Studio) {
  for (const [name, { height, text }] of Object.entries(TERMINALS))
    if (isWanted(name)) await studio.compose(name, smallScreen(await text(stage)), { width: 980, height });
}

/** The first program of a guide, what it prints, and the card that it made. */
async function firstProgram(stage: Stage, studio: Studio, { guide, language, file, command }: Program) {
  const text = readFileSync(`functions/docs/${guide}.md`, "utf8");
  const [, code = ""] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, "m").exec(text) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "brandrun-guide-"));
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  spawnSync(process.execPath, ["lib/clients/ts/build.mjs", join(folder, "node_modules/brandrun")]);
  const printed = typed(`${command} ${join(folder, file)}`, stage).replaceAll(`${folder}/`, "");
  rmSync(folder, { recursive: true });
  const [, url] = /(http\S+\.png)/.exec(printed) ?? [];
  if (!url) throw new Error(`The program of ${guide}.md printed no address: ${printed}`);
  const html = `<div class="rows" style="flex: 1; min-width: 0; overflow-wrap: anywhere">${screenOf(code)}${screenOf(printed)}</div>${img(url, 420)}`;
  await studio.compose(guide, html, { width: 1240, height: 560 });
}

type Program = { guide: string; language: string; file: string; command: string };
const PROGRAMS: Program[] = [
  { guide: "clients", language: "ts", file: "first.js", command: "node" },
  { guide: "python", language: "python", file: "first.py", command: "python3" },
];

async function programs(stage: Stage, studio: Studio) {
  for (const program of PROGRAMS) if (isWanted(program.guide)) await firstProgram(stage, studio, program);
}

/** The card of the guide's whole program, from the brief that stands there. */
async function wholeProgram(stage: Stage, studio: Studio) {
  const text = readFileSync("functions/docs/whole-program.md", "utf8");
  const [, brief] = /brief="([^"]+)"/.exec(text) ?? [];
  const { asset_url: url } = await runOf(stage, { brief, channel: "twitter", asset_type: "card" });
  await studio.compose("whole-program", img(url, 752), { width: 800, height: 471 });
}

/** One of everything that people see: posts, drops, a Studio card, calls of a webhook. Returns the posted run. */
async function filled({ demo: { live } }: Stage, run: Run): Promise<{ secret: string }> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { body } = await live.post("/webhooks", { url: "https://hooks.brandrun.sandbox/my-system" });
  for (const platform of ["x", "linkedin"]) await live.post(`/runs/${run.id}/post`, { platform });
  for (const days of [2, 4, 9]) {
    await live.post(`/runs/${run.id}/schedule`, { platform: "instagram", scheduled_at: inDays(days) });
    await live.post(`/runs/${run.id}/schedule`, { platform: "linkedin", scheduled_at: inDays(days + 1) });
  }
  return { secret: body.secret };
}

/** An event of another system becomes a card in the chat. */
async function chatCard({ info, demo }: Stage) {
  const event = { ...RENDERED[0], caption: "10,000 parcels by pedal. Thank you, riders!" };
  const { body: data, ...rest } = event as typeof event & { body: object };
  const headers = { authorization: `Bearer ${demo.live_key}`, "content-type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify({ ...rest, data }) };
  const { run_id: id } = (await (await fetch(`${info.base_url}/api/v1/studio/generate`, sent)).json()) as {
    run_id: string;
  };
  await demo.live.ended(id);
}

/** What people see: the pages of the dashboard and of the sandboxes. */
async function pages(stage: Stage, studio: Studio) {
  const { info, demo } = stage;
  const run = await runOf(stage, { ...HERO.card, seed: 2 });
  const { secret } = await filled(stage, run);
  await chatCard(stage);
  await signIn(studio.page, info.base_url, demo);
  await studio.page.goto(`${info.base_url}/app`);
  const zone = studio.page.getByRole("button", { name: "Use my time zone" });
  if (await zone.isVisible()) await zone.click();
  const app = `${info.base_url}/app`;
  const shots: Record<(typeof PAGES)[number], Shot & { url: string }> = {
    "dashboard-run": { url: `${app}/runs/${run.id}`, height: 1000 },
    "dashboard-calendar": { url: `${app}/calendar`, height: 860 },
    create: { url: `${app}/create`, height: 820, before: typeBrief },
    billing: { url: `${app}/billing`, height: 780 },
    agents: { url: `${app}/developer/agents`, height: 640 },
    posting: { url: `${info.social_url}/linkedin`, height: 900 },
    studio: { url: info.telegram_url, height: 900 },
    webhooks: {
      url: `${info.inboxes_url}/my-system`,
      height: 900,
      before: (page) => keepSecret(page, secret),
    },
  };
  for (const name of PAGES.filter(isWanted)) await studio.shot(name, shots[name].url, shots[name]);
}

async function typeBrief(page: Page) {
  await page.getByLabel("What is new?").fill(HERO.card.brief);
  await page.locator("main img:visible").first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState("networkidle");
}

async function keepSecret(page: Page, secret: string) {
  await page.getByRole("textbox").first().fill(secret);
  await page.getByRole("button", { name: "Keep" }).click();
  await page.waitForLoadState("networkidle");
}

const PAGES = [
  "dashboard-run",
  "dashboard-calendar",
  "create",
  "billing",
  "agents",
  "posting",
  "studio",
  "webhooks",
] as const;

const stage = await openStage();
const browser = await launchChrome();
try {
  const studio = await studioOf(browser);
  for (const [name, draw] of Object.entries({ output, film, templates, story, uploads, cli }))
    if (isWanted(name)) await draw(stage, studio);
  await terminals(stage, studio);
  await programs(stage, studio);
  if (isWanted("whole-program")) await wholeProgram(stage, studio);
  if (PAGES.some(isWanted)) await pages(stage, studio);
} finally {
  await browser.close();
  await stage.close();
}
// The database of the deployment that setup was shown at would keep the program alive.
process.exit();
