import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listDrawablePeople } from "../../lib/brand/drawable-people.ts";
import { ownerOf } from "../../lib/core/owner.ts";
import { MAX_TEST_UPLOADS } from "../../lib/uploads/store-test-uploads.ts";
import { expectRefusal } from "../support/expect.ts";
import { startImageHost } from "../support/image-host.ts";
import { FONT, LOGO, MASCOT, PERSON, PHOTO, SCREEN, VIDEO } from "../support/routes.ts";
import { readRun } from "../support/runs.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { mintWorkspaceKey, otherWorkspace, setRemaining, withKey } from "../support/workspaces.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";
import { settle } from "./support/live-world.ts";

const HOUR = 3_600;
type Thing = Record<string, unknown> & { id: string; livemode: boolean; image_url: string; url: string };
const made = async (answer: Promise<Response>) => (await (await answer).json()) as Thing;
const listed = async (w: World, path: string) => (await (await w.get(path)).json()) as Thing[];
const modesIn = async (w: World, path: string) => (await listed(w, path)).map(({ livemode }) => livemode);
const statusOf = async (w: World, address: string) => (await w.app.request(address)).status;

/** A workspace asked with a live key, and with a test key. */
async function bothKeys(live?: World) {
  const w = live ?? (await world());
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  return { w, by: withKey(w, key) };
}

const UPLOADS: [what: string, path: string, body: object][] = [
  ["screens", "/brand-assets/screens", SCREEN],
  ["photos", "/brand-assets/photos", PHOTO],
  ["fonts", "/brand-assets/fonts", FONT],
  ["people", "/brand-assets/people", PERSON],
  ["videos", "/brand-assets/videos", VIDEO],
  ["webhooks", "/webhooks", { url: "https://hooks.example.com/a" }],
];

describe("what a test key has made", () => {
  test.each(UPLOADS)("is unknown to live keys: %s", async (_what, path, body) => {
    const { w, by } = await bothKeys();
    const { id, livemode } = await made(by.post(path, body));
    await made(w.post(path, body));
    expect(livemode).toBe(false);
    expect(await modesIn(w, path)).toEqual([true]);
    expect((await modesIn(by, path)).sort()).toEqual([false, true]);
    for (const one of [w, withKey(w, (await otherTestKey(w)).key)])
      expect((await one.del(`${path}/${id}`)).status).toBe(404);
    expect((await by.del(`${path}/${id}`)).status).toBe(204);
  });

  test("is in the list of media, for test keys only", async () => {
    const { w, by } = await bothKeys();
    const { id } = await made(by.post("/brand-assets/logo", LOGO));
    expect(await modesIn(w, "/media")).toEqual([]);
    expect(await modesIn(by, "/media")).toEqual([false]);
    expect(await made(w.post("/media/delete", { ids: [id] }))).toMatchObject({ not_found: [id] });
    expect(await made(by.post("/media/delete", { ids: [id] }))).toMatchObject({ deleted: [id] });
  });

  test("is a mascot of its own, and a live one beside it stays as it is", async () => {
    const { w, by } = await bothKeys();
    await w.post("/mascot", MASCOT);
    const live = await json(await w.get("/mascot"));
    expect(await json(await by.get("/mascot"))).toEqual(live);
    const draft = await made(by.post("/mascot", { description: "A small blue owl" }));
    expect(draft).toMatchObject({ livemode: false, description: "A small blue owl" });
    expect(await json(await by.get("/mascot"))).toEqual(draft);
    expect(await json(await w.get("/mascot"))).toEqual(live);
  });

  test("is a logo that is not in the Brand DNA", async () => {
    const { w, by } = await bothKeys();
    const logo = await made(by.post("/brand-assets/logo", LOGO));
    expect(logo).toMatchObject({ livemode: false, suggested_palette: expect.anything() });
    expect(await json(await by.get("/brand-dna"))).toMatchObject({ logos: [], version: 0 });
    expect(await listed(w, "/events")).toEqual([]);
  });

  test("shares no file with the same bytes of a live key", async () => {
    const { w, by } = await bothKeys();
    const [own, live] = [await made(by.post(...SCREENS)), await made(w.post(...SCREENS))];
    expect(own.image_url).not.toBe(live.image_url);
    await w.del(`/brand-assets/screens/${live.id}`);
    expect([await statusOf(w, live.image_url), await statusOf(w, own.image_url)]).toEqual([410, 200]);
  });

  test("is made once under an Idempotency-Key, and two of the same bytes at once share a file", async () => {
    const { by } = await bothKeys();
    const once = { "Idempotency-Key": "a" };
    const [one, again] = [await made(by.post(...SCREENS, once)), await made(by.post(...SCREENS, once))];
    expect(again).toEqual(one);
    const both = await Promise.all([made(by.post(...SCREENS)), made(by.post(...SCREENS))]);
    expect(new Set(both.map(({ image_url }) => image_url))).toEqual(new Set([one.image_url]));
    expect(await modesIn(by, SCREENS[0])).toEqual([false, false, false]);
  });

  test("is a video that takes no slot of the plan, whether it works or fails", async () => {
    const { w, by } = await bothKeys();
    await w.post("/generate", BRIEF);
    const slots = async () => ((await json(await w.get("/me"))).usage as { caps: object }).caps;
    const before = await slots();
    await setRemaining(w, { used: { card: 1, brand_video: 15 } });
    await expectRefusal(await w.post("/brand-assets/videos", VIDEO), 429, "plan_cap_reached");
    expect((await by.post("/brand-assets/videos", VIDEO)).status).toBe(202);
    await settle(w);
    expect(await listed(by, "/brand-assets/videos")).toMatchObject([{ status: "failed" }]);
    await setRemaining(w, { used: { card: 1 } });
    expect(await slots()).toEqual(before);
  });
});

const SCREENS = ["/brand-assets/screens", SCREEN] as const;
/** A test key of another workspace. */
const otherTestKey = (w: World) => otherWorkspace(w, "pro", { mode: "test" });

describe("a live run", () => {
  const WITH_PHOTO = (photo: string) => ({
    items: [{ output_type: "person", body: { name: "Mara Lindqvist", photo } }],
  });

  test("shows no screen or picture of a test key, and a test run may", async () => {
    const { w, by } = await bothKeys();
    const { id, image_url } = await made(by.post(...SCREENS));
    const order = { ...BRIEF, screen_ids: [id] };
    await expectRefusal(await w.post("/generate", order), 422, "validation_error");
    for (const ref of [id, image_url])
      await expectRefusal(await w.post("/render", WITH_PHOTO(ref)), 422, "validation_error");
    const run = (await json(await by.post("/generate", order))).id;
    for (const ref of [id, image_url]) expect((await by.post("/render", WITH_PHOTO(ref))).status).toBe(202);
    await w.drain();
    expect(await readRun(by, run)).toMatchObject({ status: "succeeded" });
  });

  test("shows no portrait and no mascot of a test key", async () => {
    const { w, by } = await bothKeys();
    await by.post("/brand-assets/people", PERSON);
    const { workspaceId } = w;
    const seen = (mode: "live" | "test") => listDrawablePeople(w.service, ownerOf({ workspaceId, mode }));
    expect(await seen("live")).toEqual([]);
    expect(await seen("test")).toMatchObject([{ name: PERSON.name }]);
    await by.post("/mascot", MASCOT);
    expect(await json(await w.get("/mascot"))).toMatchObject({ status: "none", livemode: null });
  });

  const SEEDED = { items: [{ output_type: "card", body: { headline: "Offline maps are here", seed: 7 } }] };

  test("copies no picture of a test run that looks the same", async () => {
    const { w, by } = await bothKeys();
    const pictureOf = async (one: World) => {
      const { items } = (await json(await one.post("/render", SEEDED))) as unknown as {
        items: { run_id: string }[];
      };
      await w.drain();
      return readRun(w, items[0]?.run_id ?? "");
    };
    const test = await pictureOf(by);
    const { reads } = watchStorage(w);
    const live = await pictureOf(w);
    expect(live.render_hash).toBe(test.render_hash);
    expect(reads.map((name) => String(test.asset_url).endsWith(name))).not.toContain(true);
    await pictureOf(by);
    expect(reads, "a picture is copied by reading it").not.toEqual([]);
  });
});

describe("the Brand DNA", () => {
  let host: Awaited<ReturnType<typeof startImageHost>>;
  beforeAll(async () => {
    host = await startImageHost();
  });
  afterAll(() => host.close());

  test("with a logo that was not fetched yet is drawn by a test run without asking for it", async () => {
    const { w, by } = await bothKeys(await host.online());
    await w.patch("/brand-dna", { logos: ["https://pictures.example.com/logo.png"] });
    w.waiting.splice(0);
    const { id } = await json(await by.post("/generate", BRIEF));
    await w.drain();
    expect(await readRun(by, id)).toMatchObject({ status: "succeeded" });
    expect(host.origin.asked).toEqual([]);
  });

  test("keeps a copy of its own when a live key lists the picture of a test key", async () => {
    const { w, by } = await bothKeys();
    const { id, url } = await made(by.post("/brand-assets/logo", LOGO));
    await w.patch("/brand-dna", { logos: [url] });
    await w.drain();
    const before = await json(await w.get("/brand-dna"));
    await by.post("/media/delete", { ids: [id] });
    await w.drain();
    expect(await statusOf(w, url)).toBe(410);
    expect(await json(await w.get("/brand-dna"))).toEqual(before);
    expect(before).toMatchObject({ logos: [url], logo_status: [{ status: "ready" }] });
  });
});

describe("after a day", () => {
  test("everything that a test key has made is gone with its files, and nothing live", async () => {
    const { w, by } = await bothKeys();
    const files: string[][] = [];
    for (const one of [by, w]) {
      const screen = await made(one.post(...SCREENS));
      const person = await made(one.post("/brand-assets/people", PERSON));
      const logo = await made(one.post("/brand-assets/logo", LOGO));
      const { candidates } = (await made(one.post("/mascot", MASCOT))) as unknown as { candidates: Thing[] };
      for (const [, path, body] of UPLOADS) await one.post(path, body);
      files.push([screen.image_url, person.image_url, logo.url, ...candidates.map((each) => each.image_url)]);
    }
    const [own = [], live = []] = files;
    const statuses = (addresses: string[]) => Promise.all(addresses.map((address) => statusOf(w, address)));
    await settle(w);
    w.pass(23 * HOUR);
    await settle(w);
    expect(new Set(await statuses([...own, ...live]))).toEqual(new Set([200]));
    expect((await modesIn(by, "/media")).filter((mode) => !mode)).toHaveLength(6);
    w.pass(2 * HOUR);
    await Promise.all([w.sweep(), w.sweep()]);
    w.pass(60);
    await settle(w);
    expect(new Set(await statuses(own))).toEqual(new Set([410]));
    expect(new Set(await statuses(live))).toEqual(new Set([200]));
    for (const path of ["/media", ...UPLOADS.map(([, path]) => path)])
      expect(new Set(await modesIn(by, path)), path).toEqual(new Set([true]));
    expect(await json(await by.get("/mascot"))).toEqual(await json(await w.get("/mascot")));
  });

  test("a draft that a test key still works on stays", async () => {
    const { w, by } = await bothKeys();
    await by.post("/mascot", MASCOT);
    w.pass(20 * HOUR);
    await by.post("/mascot/step", { action: "retry" });
    w.pass(20 * HOUR);
    await settle(w);
    expect(await json(await by.get("/mascot"))).toMatchObject({ status: "drafting", livemode: false });
  });
});

const FROM = "https://films.example.com/a";
test.each([
  ["pictures", "/brand-assets/screens", { ...SCREEN, image_base64: undefined, image_url: FROM }],
  ["videos", "/brand-assets/videos", { video_url: FROM }],
] as const)("test keys have so many %s at one time at most", async (kind, path, body) => {
  const { w, by } = await bothKeys();
  const { id } = await made(by.post(path, body));
  const add = async (one: World) => (await one.post(path, body)).status;
  const [accepted, refused] = [await add(w), 429];
  for (let n = 1; n < MAX_TEST_UPLOADS[kind]; n++) expect(await add(by)).toBe(accepted);
  await expectRefusal(await by.post(path, body), refused, "plan_cap_reached");
  expect(await add(w), "live keys are not counted").toBe(accepted);
  await by.del(`${path}/${id}`);
  expect([await add(by), await add(by)]).toEqual([accepted, refused]);
  w.pass(25 * HOUR);
  await w.sweep();
  expect(await add(by)).toBe(accepted);
});

test("of test videos that end at the same time no more are stored than there is room for", async () => {
  const { w, by } = await bothKeys();
  const send = async () => (await by.post("/brand-assets/videos", { video_url: FROM })).status;
  const statuses = await Promise.all(Array.from({ length: 2 * MAX_TEST_UPLOADS.videos }, send));
  expect(statuses.filter((status) => status < 300)).toHaveLength(MAX_TEST_UPLOADS.videos);
  expect(await listed(w, "/brand-assets/videos")).toEqual([]);
});

test("a screen of a test key is fetched beside live ones, and each gets a file of its own", async () => {
  const host = await startImageHost();
  const { w, by } = await bothKeys(await host.online());
  const body = { ...SCREEN, image_base64: undefined, image_url: "https://pictures.example.com/logo.png" };
  for (const one of [by, w]) expect((await one.post("/brand-assets/screens", body)).status).toBe(201);
  const [first, second] = w.waiting.map(({ flowKey }) => flowKey);
  expect(first).not.toBe(second);
  await w.drain();
  const all = await listed(by, "/brand-assets/screens");
  expect(all).toMatchObject([{ status: "ready" }, { status: "ready" }]);
  expect(new Set(all.map(({ image_url }) => image_url)).size).toBe(2);
  await host.close();
});
