import { expect, test } from "vitest";
import { posts } from "../../drizzle/schema/index.ts";
import { newId } from "../../lib/core/ids.ts";
import { signedIn } from "../support/browsing.ts";
import { seedPost, seedRun } from "../support/posts.ts";
import { roundTrips } from "../support/round-trips.ts";
import { BRIEF, type World, world } from "../support/world.ts";

/** Drops of one run, one for each moment. */
async function dropsAt(w: World, moments: readonly string[]): Promise<string[]> {
  const runId = await seedRun(w);
  const { workspaceId } = w;
  const now = w.service.now();
  const about = {
    platform: "x",
    status: "scheduled",
    livemode: true,
    createdAt: now,
    updatedAt: now,
  } as const;
  const rows = moments.map((at, number) => ({
    ...about,
    id: newId(w.service),
    workspaceId,
    runId,
    text: `Drop ${number}.`,
    scheduledAt: new Date(at),
  }));
  await w.service.db.insert(posts).values(rows);
  return rows.map(({ id }) => id);
}

const two = (number: number) => String(number).padStart(2, "0");

/** Five hundred drops of June: seventeen a day, ten of them at eight o'clock. */
const MANY = Array.from({ length: 500 }, (_, number) => {
  const turn = number % 17;
  const day = two(Math.floor(number / 17) + 1);
  return turn < 10 ? `2026-06-${day}T08:${two(turn)}:00Z` : `2026-06-${day}T${turn}:00:00Z`;
});

const idsOn = (page: string) => [...page.matchAll(/id="post-([^"]+)"/g)].map(([, id]) => id);

test("a month of 500 drops shows every day, says how many more a day has, and leads to all of them", async () => {
  const w = await world();
  const ids = await dropsAt(w, MANY);
  const owner = await signedIn(w);
  const trips = roundTrips();
  Object.assign(w.service, { db: trips.db(w.service.db) });
  const month = await owner.read("/app/calendar?month=2026-06");
  expect(trips.take()).toBeLessThanOrEqual(2);
  expect(month.match(/data-drop="/g)).toHaveLength(29 * 4 + 4);
  expect(month.match(/>and 13 more</g)).toHaveLength(29);
  expect(month).toContain('<a class="small" href="/app/calendar?day=2026-06-30">and 3 more</a>');
  expect(month).toContain("These are the soonest 20 of 500.");
  expect(idsOn(month)).toEqual(ids.slice(0, 20));
  const day = await owner.read("/app/calendar?day=2026-06-02");
  expect(idsOn(day)).toEqual(ids.slice(17, 34));
});

test("a week cuts a full hour, and a day with very many posts has several pages", async () => {
  const w = await world();
  const ids = await dropsAt(
    w,
    Array.from({ length: 120 }, (_, number) => `2026-06-17T09:${two(number % 60)}:00Z`).toSorted(),
  );
  const owner = await signedIn(w);
  const week = await owner.read("/app/calendar?week=2026-06-17");
  expect(week.match(/data-drop="/g)).toHaveLength(3);
  expect(week).toContain('href="/app/calendar?day=2026-06-17">and 117 more');
  const seen: (string | undefined)[] = [];
  let path: string | undefined = "/app/calendar?day=2026-06-17";
  while (path) {
    const page = await owner.read(path);
    seen.push(...idsOn(page));
    path = /href="([^"]+)">\s*Later posts/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(new Set(seen)).toEqual(new Set(ids));
  expect(seen).toHaveLength(120);
});

test("a post that went out or failed at once stands at its time; what was canceled, taken down or tested does not", async () => {
  const w = await world();
  const at = new Date("2026-06-10T10:00:00Z");
  const gone = { postedAt: null, createdAt: at };
  await seedPost(w, { status: "failed", ...gone });
  await seedPost(w, { status: "posted", postedAt: new Date("2026-06-10T11:00:00Z") });
  await seedPost(w, { status: "canceled", scheduledAt: new Date("2026-06-10T12:00:00Z"), postedAt: null });
  await seedPost(w, { removedAt: at, postedAt: new Date("2026-06-10T13:00:00Z") });
  await seedPost(w, { livemode: false, postedAt: new Date("2026-06-10T14:00:00Z") });
  const page = await (await signedIn(w)).read("/app/calendar?month=2026-06");
  expect(page.match(/\d\d:00 X/g)).toEqual(["10:00 X", "11:00 X"]);
  expect(page).toContain("Failed");
});

test("days and months begin at midnight of the workspace's zone", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await owner.submit("/app/settings/time-zone", { time_zone: "Pacific/Auckland" });
  // Half past midnight of the first of July there.
  await dropsAt(w, ["2026-06-30T12:30:00Z"]);
  expect(await owner.read("/app/calendar?month=2026-06")).not.toContain("data-drop");
  expect(await owner.read("/app/calendar?day=2026-07-01")).toContain("1 Jul 2026, 00:30 GMT+12");
  const july = await owner.read("/app/calendar?month=2026-07");
  expect(july).toMatch(/data-slot="2026-07-01"[^>]*><p[^>]*><a [^>]*>1<\/a><\/p><a id="drop-/);
});

test("a refused move shows the time again that the drop stood in", async () => {
  const w = await world();
  const [id] = await dropsAt(w, ["2026-09-20T09:00:00Z"]);
  const editor = await signedIn(w, "editor");
  const month = await editor.read("/app/calendar?month=2026-09");
  const [, was = ""] = /name="was" value="([^"]+)"/.exec(month) ?? [];
  const answer = await editor.submit(`/app/calendar/${id}/move`, {
    at: "2020-01-01T00:00",
    view: "month",
    was,
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("<h2>September 2026</h2>");
});

test("Home names the drops that are out next, however many were made after them", async () => {
  const w = await world();
  await dropsAt(w, ["2026-06-20T09:00:00Z"]);
  await dropsAt(
    w,
    Array.from({ length: 120 }, (_, number) => `2026-08-01T09:${two(number % 60)}:00Z`),
  );
  expect(await (await signedIn(w)).read("/app")).toContain('datetime="2026-06-20T09:00:00.000Z"');
});

test("a month without drops names the next one, with the way to its day; canceling names the post", async () => {
  const w = await world();
  await dropsAt(w, ["2026-08-03T09:00:00Z"]);
  const owner = await signedIn(w);
  const page = await owner.read("/app/calendar?month=2026-06");
  expect(page).toContain("The next post goes out on");
  expect(page).toContain('href="/app/calendar?day=2026-08-03"');
  expect(await owner.read("/app/calendar?month=2026-09")).not.toContain("The next post");
  expect(await owner.read("/app/calendar?month=2026-08")).toMatch(/Cancel “[^”]+” on X, 3 Aug 2026, 09:00\?/);
});

test("a drop shows the picture of its run, in the month and in the list", async () => {
  const w = await world();
  await w.post("/generate", BRIEF);
  await w.drain();
  const [run] = (await (await w.get("/runs")).json()) as { id: string; asset_url: string }[];
  await w.service.db.insert(posts).values({
    ...{ id: newId(w.service), workspaceId: w.workspaceId, runId: run?.id ?? "", platform: "x" as const },
    ...{
      status: "scheduled" as const,
      livemode: true,
      text: "Kite",
      scheduledAt: new Date("2026-06-20T09:00:00Z"),
    },
    ...{ createdAt: w.service.now(), updatedAt: w.service.now() },
  });
  const month = await (await signedIn(w)).read("/app/calendar?month=2026-06");
  const path = new URL(run?.asset_url ?? "").pathname;
  expect(month.match(new RegExp(`<img class="shown" src="${path}"`, "g"))).toHaveLength(2);
});
