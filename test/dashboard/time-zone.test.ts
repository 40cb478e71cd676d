import { describe, expect, test } from "vitest";
import { isTimeZone, momentOf, wallTime } from "../../lib/text/zone.ts";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { BRIEF, world } from "../support/world.ts";

describe("times of a zone", () => {
  test.each([
    ["2026-06-15T14:00", "Europe/Berlin", "2026-06-15T12:00:00.000Z"],
    ["2026-12-15T14:00", "Europe/Berlin", "2026-12-15T13:00:00.000Z"],
    ["2026-06-15T14:00", "Asia/Kathmandu", "2026-06-15T08:15:00.000Z"],
    ["2026-01-01T00:30", "Pacific/Auckland", "2025-12-31T11:30:00.000Z"],
    ["2026-12-31T23:30", "America/Los_Angeles", "2027-01-01T07:30:00.000Z"],
  ])("%s in %s is %s, and back", (wall, zone, iso) => {
    expect(momentOf(wall, zone)?.toISOString()).toBe(iso);
    expect(wallTime(new Date(iso), zone)).toBe(wall);
  });

  test("a skipped hour moves on, and an hour that comes twice is the first", () => {
    const iso = (wall: string, zone: string) => momentOf(wall, zone)?.toISOString();
    expect(iso("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
    expect(wallTime(new Date("2026-03-29T01:30:00Z"), "Europe/Berlin")).toBe("2026-03-29T03:30");
    expect(iso("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
    expect(iso("2026-11-01T01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
    expect(iso("2026-10-04T02:15", "Australia/Lord_Howe")).toBe("2026-10-03T15:45:00.000Z");
  });

  test("every minute of the days around a change of clocks comes back", () => {
    for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])
      for (const day of ["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05"])
        for (let minute = 0; minute < 1_440; minute += 15) {
          const at = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
          const back = momentOf(wallTime(at, zone), zone);
          expect(wallTime(back as Date, zone)).toBe(wallTime(at, zone));
          expect((back as Date) <= at).toBe(true);
        }
  });

  test("what is no time is none", () => {
    for (const text of ["", "tomorrow", "2026-13-01T00:00", "2026-06-15", "2026-06-15T14:00Z"])
      expect(momentOf(text, "Europe/Berlin")).toBeUndefined();
    for (const name of ["Mars/Base", "", "../etc", "+02:00"]) expect(isTimeZone(name), name).toBe(false);
    for (const name of ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"])
      expect(isTimeZone(name), name).toBe(true);
  });
});

test("the calendar and the forms are in the zone that an owner chose, on both sides of a change of clocks", async () => {
  const w = await world({ now: "2026-10-20T12:00:00Z" });
  const owner = await signedIn(w);
  const unknown = await owner.submit("/app/settings/time-zone", { time_zone: "Bakewell" });
  expect(unknown.status).toBe(422);
  expect(await unknown.text()).toMatch(
    /id="time_zone-error"[^>]*>This city is not known here\. Try a larger one/,
  );
  await owner.submit("/app/settings/time-zone", { time_zone: "Europe/Berlin" });
  await insertAccount(w, "x");
  const drops = ["2026-10-24T23:30:00Z", "2026-10-26T23:30:00Z"];
  const ids: string[] = [];
  for (const scheduled_at of drops) {
    const answer = await w.post(`/runs/${await finishedRun(w)}/schedule`, { platform: "x", scheduled_at });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  const page = await owner.read("/app/calendar?month=2026-10");
  // Summer time is two hours ahead of UTC, winter time one.
  expect(page).toContain("01:30 X");
  expect(page).toContain("00:30 X");
  expect(page).toContain('value="2026-10-25T01:30"');
  expect(page).toContain("Times are in Europe/Berlin, GMT+2 today.");
  expect(page).toContain("25 Oct 2026, 01:30 GMT+2");
  expect(page).toContain("27 Oct 2026, 00:30 GMT+1");
  await owner.submit(`/app/calendar/${ids[0]}/move`, { at: "2026-10-28T09:00" });
  expect(await (await w.get(`/posts/${ids[0]}`)).json()).toMatchObject({
    scheduled_at: "2026-10-28T08:00:00.000Z",
  });
  const run = await finishedRun(w);
  await owner.submit(`/app/runs/${run}/schedule`, { platform: "x", scheduled_at: "2026-10-24T09:00" });
  const made = await owner.submit("/app/create", { ...BRIEF, scheduled_at: "2026-10-26T09:00" });
  const planned = await w.get(`/runs/${made.headers.get("location")?.split("/").at(-1)}`);
  expect(await planned.json()).toMatchObject({ scheduled_at: "2026-10-26T08:00:00.000Z" });
  const form = await owner.read("/app/create?scheduled_at=2026-10-26T09:00");
  expect(form).toContain("Time zone: Europe/Berlin.");
  const posts = (await (await w.get(`/posts?run_id=${run}`)).json()) as { scheduled_at: string }[];
  expect(posts).toMatchObject([{ scheduled_at: "2026-10-24T07:00:00.000Z" }]);
});

test("without a zone every page shows UTC, and says so beside each time", async () => {
  const w = await world();
  await insertAccount(w, "x");
  const run = await finishedRun(w);
  await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: "2026-06-20T15:58:00Z" });
  const owner = await signedIn(w);
  for (const path of ["/app", `/app/runs/${run}`, "/app/calendar", "/app/posts"]) {
    const page = await owner.read(path);
    expect(page, path).toContain("20 Jun 2026, 15:58 UTC");
    expect(page.match(/<time [^>]*>[^<]*\d\d:\d\d(?! UTC)</g), path).toBeNull();
  }
  expect(await owner.read("/app/calendar")).toContain("Times are in UTC.");
  expect(await owner.read("/app")).toContain("Times are planned and shown in UTC.");
});

test("a time that has passed is refused in the zone of the workspace, not in UTC", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await owner.submit("/app/settings/time-zone", { time_zone: "Europe/Berlin" });
  const run = await finishedRun(w);
  await insertAccount(w, "x");
  const fields = { platform: "x", scheduled_at: "2020-01-01T09:00" };
  const page = await (await owner.submit(`/app/runs/${run}/schedule`, fields)).text();
  const [, said = ""] = /class="error" id="scheduled_at-error">([^<]*)/.exec(page) ?? [];
  expect(said).toMatch(/\d{1,2} \w{3} \d{4}, \d\d:\d\d GMT\+[12]/);
  expect(said).not.toMatch(/\dT\d/);
});

test("a time zone is searched for in a list and may be named by its city, in any case", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const page = await owner.read("/app/settings");
  expect(page).toMatch(/<input [^>]*name="time_zone"[^>]*list="time_zone-list"/);
  expect(page).toContain('<datalist id="time_zone-list"><option value="UTC"');
  expect(page).toContain('<option value="Asia/Kolkata"');
  expect(page).not.toContain("Asia/Calcutta");
  expect(page).toContain("data-own-zone");
  for (const [said, zone] of [
    ["new york", "America/New_York"],
    ["europe/london", "Europe/London"],
  ]) {
    const answer = await owner.submit("/app/settings/time-zone", { time_zone: said ?? "" });
    expect(answer.status, said).toBe(303);
    expect(await owner.read("/app/settings"), said).toContain(`value="${zone}"`);
  }
  const wrong = await owner.submit("/app/settings/time-zone", { time_zone: "Atlantis" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="Atlantis"');
});
