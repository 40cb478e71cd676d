import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, memberships } from "../../drizzle/schema/index.ts";
import { insertAuditEntry } from "../../lib/access/store-audit.ts";
import { newId } from "../../lib/core/ids.ts";
import { newMember, signedIn } from "../support/browsing.ts";
import { seedPost } from "../support/posts.ts";
import { finishedRun } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

const AUDIT = "/app/settings/audit";

const note = (w: World, action: string, at: Date) => {
  const actor = { kind: "key", id: w.keyId } as const;
  return insertAuditEntry(w.service.db, w.workspaceId, {
    id: newId(w.service, at),
    actor,
    action,
    target: "x",
    now: at,
  });
};
const linesOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { action: string });

test("shows who did what by name, and the filters keep what they ask for", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner", "Ana");
  await owner.submit("/app/settings/pause");
  await note(w, "delete_run", new Date("2026-05-02T10:00:00Z"));
  const all = await owner.read(AUDIT);
  for (const text of [
    '<td class="who">Ana</td>',
    "<td>Paused the workspace</td>",
    "<td>Deleted a run</td>",
    "Key …",
  ])
    expect(all).toContain(text);
  const may = await owner.read(`${AUDIT}?from=2026-05-01&to=2026-05-02`);
  expect(may).toContain("<td>Deleted a run");
  expect(may).not.toContain("<td>Paused the workspace");
  expect(await owner.read(`${AUDIT}?actor=${owner.id}`)).not.toContain("<td>Deleted a run");
  const deletions = await owner.read(`${AUDIT}?action=delete_run`);
  expect(deletions).not.toContain("<td>Paused the workspace");
  expect(deletions).toContain('<option value="delete_run" selected="">Deleted a run</option>');
  const wrong = await owner.read(`${AUDIT}?from=soon&action=DROP`);
  expect(wrong).toContain("2 fields need another look:");
  expect(wrong).toContain("<td>Paused the workspace");
});

test("a post that was moved is shown with the time before and the time since", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const [from, to] = ["2026-12-01T09:00:00.000Z", "2026-12-03T15:30:00.000Z"];
  const id = await seedPost(w, { status: "scheduled", postedAt: null, scheduledAt: new Date(from) });
  expect((await w.patch(`/posts/${id}`, { scheduled_at: to })).status).toBe(200);
  const shown = await owner.read(AUDIT);
  expect(shown).toMatch(
    /Moved a post.*from <time datetime="2026-12-01T09:00:00.000Z".*to <time datetime="2026-12-03T15:30:00.000Z"/s,
  );
  const [line] = linesOf(await owner.read(`${AUDIT}.ndjson?action=reschedule_post`));
  expect(line).toMatchObject({ moved: { from, to } });
  // The API names the entry and has no payload of it.
  const [entry] = (await (await w.get("/audit?action=reschedule_post")).json()) as object[];
  expect(entry).not.toHaveProperty("moved");
});

test("an invite says whom it was for, also once it is used", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await owner.submit("/app/settings/members/invite", { role: "viewer", note: "Mara, the baker" });
  expect(await owner.read(AUDIT)).toMatch(/Invited a member.*viewer.*for Mara, the baker/s);
});

test("pages follow each other, and the file holds every entry once, in parts", async () => {
  const w = await world();
  const owner = await signedIn(w);
  // Several entries share a moment, also where one part ends and the next begins.
  const moments = Array.from(
    { length: 2_050 },
    (_, count) => new Date(Date.UTC(2026, 4, 1) + Math.floor(count / 7) * 1_000),
  );
  const entry = { workspaceId: w.workspaceId, actorKind: "key", actorId: w.keyId, action: "delete_run" };
  await w.service.db
    .insert(auditLog)
    .values(moments.map((createdAt) => ({ ...entry, id: newId(w.service, createdAt), createdAt })));
  const filtered = `${AUDIT}?action=delete_run`;
  expect((await owner.read(filtered)).match(/<td>Deleted a run/g)).toHaveLength(50);
  expect((await owner.read(`${filtered}&offset=2000`)).match(/<td>Deleted a run/g)).toHaveLength(50);
  const answer = await owner.open(`${AUDIT}.ndjson?action=delete_run`);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="audit.ndjson"');
  const entries = linesOf(await answer.text()) as unknown as { id: string }[];
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2_050);
  expect(entries).toHaveLength(2_050);
});

test("an action without words of its own can be asked for, and a decided run is a link", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const run = newId(w.service);
  const entry = {
    workspaceId: w.workspaceId,
    actorKind: "key",
    actorId: w.keyId,
    createdAt: w.service.now(),
  };
  await w.service.db.insert(auditLog).values([
    { ...entry, id: newId(w.service), action: "polish_bell", target: run },
    { ...entry, id: newId(w.service), action: "approve_run", target: run },
  ]);
  const rare = await owner.read(`${AUDIT}?action=polish_bell`);
  expect(rare).toContain('<option value="polish_bell" selected="">Polish bell</option>');
  expect(rare).toContain(`<code title="${run}">…${run.slice(-8)}</code>`);
  expect(await owner.read(AUDIT)).toContain(`<a href="/app/runs/${run}">The run</a>`);
});

test("what an entry is about has its name, and a run or a post is a link", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner", "Ana");
  const member = await newMember(w, "viewer", "Ben Former");
  const run = await finishedRun(w, { patch: { brief: "Kites for windy days." } });
  const post = await seedPost(w, { runId: run });
  const at = { workspaceId: w.workspaceId, actorKind: "user", actorId: owner.id, createdAt: w.service.now() };
  const entry = (action: string, target: string) => ({ ...at, id: newId(w.service), action, target });
  await w.service.db
    .insert(auditLog)
    .values([
      entry("cancel_post", post),
      entry("delete_run", run),
      entry("remove_member", member.id),
      entry("rotate_key", w.keyId),
      entry("delete_workspace", "2026-06-22T12:00:00.000Z"),
      entry("subscribe_plan", "pro"),
    ]);
  await w.service.db.delete(memberships).where(eq(memberships.userId, member.id));
  const page = await owner.read(AUDIT);
  expect(
    page.match(new RegExp(`<a class="line" href="/app/runs/${run}">Kites for windy days.</a>`, "g")),
  ).toHaveLength(2);
  expect(page).toContain("Ben Former");
  expect(page).toContain("Pro plan");
  expect(page).toContain('<time datetime="2026-06-22T12:00:00.000Z"');
  expect(page.match(/<td>[^<]*<\/td><td><code title=.*?<\/td>/g)).toBeNull();
  // The things of another workspace have no name here.
  const other = await world();
  const outsider = await signedIn(other);
  await other.service.db
    .insert(auditLog)
    .values({ ...entry("delete_run", run), workspaceId: other.workspaceId, actorId: outsider.id });
  expect(await outsider.read(AUDIT)).not.toContain("Kites");
});

test("belongs to the owners of its workspace", async () => {
  const w = await world();
  await note(w, "delete_run", w.service.now());
  const outsider = await signedIn(await world());
  for (const path of [AUDIT, `${AUDIT}.ndjson`]) {
    expect(await outsider.read(path)).not.toMatch(/<td>Deleted a run|"delete_run","target"/);
    for (const role of ["editor", "reviewer", "viewer"] as const)
      expect((await (await signedIn(w, role)).open(path)).status, role).toBe(403);
  }
});
