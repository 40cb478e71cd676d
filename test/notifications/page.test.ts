import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notificationSettings, notifications, workspaces } from "../../drizzle/schema/index.ts";
import type { Role } from "../../lib/vocab.ts";
import { signedIn, type TestBrowser } from "../support/browsing.ts";
import {
  approve,
  failedPost,
  leave,
  lostAccount,
  nearLimit,
  reconnect,
  record,
  waitingReview,
} from "../support/notifications.ts";
import { world } from "../support/world.ts";

const LIST = "/app/notifications";
const SETTINGS = "/app/notifications/settings";

const unread = async (browser: TestBrowser) =>
  Number(/class="count">(\d+)/.exec(await browser.read("/app/settings/members"))?.[1] ?? 0);
const titles = async (browser: TestBrowser) =>
  [...(await browser.read(LIST)).matchAll(/data-item="true">([^<]*)</g)].map(([, title]) => title);

describe("the bell and its list", () => {
  test("an owner sees what waits, with links, and the count goes down as it is read or done", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const run = await waitingReview(w);
    await failedPost(w);
    const account = await lostAccount(w);
    await nearLimit(w);
    await w.drain();
    expect(await unread(owner)).toBe(4);
    expect((await titles(owner)).sort()).toEqual([
      "80 percent of this month&#39;s cards are used",
      "Connect @kiteworks on X again",
      "Not posted on LinkedIn",
      "Review: Kites that fold into a pocket",
    ]);
    const page = await owner.read(LIST);
    expect(page).toContain(`href="/app/runs/${run}"`);
    expect(page).toContain("The text is too long.");
    await approve(w, run);
    await reconnect(w, account);
    expect(await unread(owner)).toBe(2);
    const ended = [...(await owner.read(LIST)).matchAll(/badge good">([^<]+)/g)].map(([, word]) => word);
    expect(ended.sort()).toEqual(["connected again", "decided"]);
    const [, id] = /notifications\/([0-9a-f-]{36})\/read/.exec(await owner.read(LIST)) ?? [];
    expect((await owner.submit(`${LIST}/${id}/read`)).status).toBe(303);
    expect(await unread(owner)).toBe(1);
    await owner.submit(`${LIST}/read`);
    expect(await unread(owner)).toBe(0);
    expect(await titles(owner)).toHaveLength(4);
  });

  test("each role has what it can act on unless it says otherwise", async () => {
    const w = await world();
    const people = {
      editor: await signedIn(w, "editor"),
      reviewer: await signedIn(w, "reviewer"),
      viewer: await signedIn(w, "viewer"),
    };
    await waitingReview(w);
    await failedPost(w);
    await lostAccount(w);
    await w.drain();
    const seen: Partial<Record<Role, number>> = {};
    for (const [role, person] of Object.entries(people)) seen[role as Role] = (await titles(person)).length;
    expect(seen).toEqual({ editor: 2, reviewer: 1, viewer: 0 });
    await people.viewer.submit(SETTINGS, { "review.page": "on", digest_hour: "8", time_zone: "" });
    await waitingReview(w, "A second kite");
    await w.drain();
    expect(await titles(people.viewer)).toEqual(["Review: A second kite"]);
  });

  test("a message that comes twice, late or out of order makes one of each event, and none of what is done", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const first = await waitingReview(w, "First");
    await waitingReview(w, "Second");
    const jobs = w.waiting.splice(0).filter(({ job }) => job.kind === "notifications.make");
    expect(jobs).toHaveLength(2);
    await approve(w, first);
    for (const { job } of [...jobs.toReversed(), ...jobs, ...jobs])
      expect((await w.deliver(job)).status).toBe(204);
    expect(await titles(owner)).toEqual(["Review: Second"]);
  });

  test("deliveries that race make one", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await waitingReview(w);
    const [message] = w.waiting.splice(0).filter(({ job }) => job.kind === "notifications.make");
    const job = message?.job as NonNullable<typeof message>["job"];
    await Promise.all(Array.from({ length: 5 }, () => w.deliver(job)));
    expect(await titles(owner)).toHaveLength(1);
  });

  test("runs of test keys, old events and a workspace that is being deleted notify no one", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const run = await waitingReview(w);
    w.waiting.splice(0);
    await record(w, { kind: "run.succeeded", runId: run, livemode: false });
    expect(w.waiting.some(({ job }) => job.kind === "notifications.make")).toBe(false);
    await record(w, { kind: "run.succeeded", runId: run, createdAt: new Date("2026-06-11T12:00:00Z") });
    await w.drain();
    expect(await titles(owner)).toEqual([]);
    await w.service.db
      .update(workspaces)
      .set({ deleteAfter: new Date("2026-06-20T12:00:00Z") })
      .where(eq(workspaces.id, w.workspaceId));
    await waitingReview(w);
    await w.drain();
    expect(await titles(owner)).toEqual([]);
  });

  test("the second failure of one post replaces the first", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const postId = await failedPost(w);
    await record(w, { kind: "post.failed", postId });
    await w.drain();
    expect(await titles(owner)).toHaveLength(2);
    expect(await unread(owner)).toBe(1);
  });

  test("a limit is done when the plan grows or the month is over", async () => {
    const w = await world();
    const owner = await signedIn(w);
    await nearLimit(w);
    await w.drain();
    expect(await unread(owner)).toBe(1);
    w.pass(20 * 86_400);
    expect(await unread(owner)).toBe(0);
  });
});

describe("whose they are", () => {
  test("no member reads or changes those of another, nor those of another workspace", async () => {
    const [w, other] = [await world(), await world()];
    const [owner, second, stranger] = [await signedIn(w), await signedIn(w), await signedIn(other)];
    await waitingReview(w);
    await w.drain();
    const rows = await w.service.db.select().from(notifications).where(eq(notifications.userId, owner.id));
    for (const person of [second, stranger]) await person.submit(`${LIST}/${rows[0]?.id}/read`);
    expect(await unread(owner)).toBe(1);
    expect(await titles(stranger)).toEqual([]);
    expect((await owner.submit(`${LIST}/nonsense/read`)).status).toBe(422);
  });

  test("they go with the membership, and a member who leaves meanwhile gets none", async () => {
    const w = await world();
    const [owner, editor] = [await signedIn(w), await signedIn(w, "editor")];
    await editor.submit(SETTINGS, { digest_hour: "9", time_zone: "" });
    await waitingReview(w);
    const jobs = w.waiting.splice(0).filter(({ job }) => job.kind === "notifications.make");
    for (const { job } of jobs) await w.deliver(job);
    const of = (id: string) => w.service.db.select().from(notifications).where(eq(notifications.userId, id));
    expect(await of(owner.id)).toHaveLength(1);
    await owner.submit(`/app/settings/members/${editor.id}/remove`);
    await leave(w, editor.id);
    for (const { job } of jobs) await w.deliver(job);
    expect(await of(editor.id)).toEqual([]);
    expect(await of(owner.id)).toHaveLength(1);
    const settings = await w.service.db.select().from(notificationSettings);
    expect(settings.filter(({ userId }) => userId === editor.id)).toEqual([]);
  });

  test("they are deleted after 90 days", async () => {
    const w = await world();
    await signedIn(w);
    await waitingReview(w);
    await w.drain();
    const count = async () =>
      (await w.service.db.select().from(notifications).where(eq(notifications.workspaceId, w.workspaceId)))
        .length;
    w.pass(89 * 86_400);
    await w.sweep();
    expect(await count()).toBe(1);
    w.pass(2 * 86_400);
    await w.sweep();
    expect(await count()).toBe(0);
  });
});
