import { expect, test } from "vitest";
import { systemContext } from "../../lib/admin/system-context.ts";
import { setApprovalRequired } from "../../lib/runs/approval.ts";
import { signedIn } from "../support/browsing.ts";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, insertAccount, postingWorld } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const NOON_TOMORROW = "2026-06-16T12:00:00Z";
const AUTO = { key: { autoPost: true, autoPostMinScore: 0 } };

const required = async (w: World, is = true) =>
  setApprovalRequired(await systemContext(w.service, w.workspaceId), { approval_required: is });
const runOf = async (w: World, id: string) => json(await w.get(`/runs/${id}`));
const postsOf = async (w: World) => (await (await w.get("/posts")).json()) as Record<string, unknown>[];
const approve = (member: Awaited<ReturnType<typeof signedIn>>, run: string) =>
  member.submit(`/app/runs/${run}/review`, { verdict: "approved" });

/** A run that is asked for and then ends; `meanwhile` happens while it is under way. */
async function ended(w: World, order: object = {}, meanwhile = async () => {}) {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await meanwhile();
  await w.drain();
  return runOf(w, id);
}

test("a run that the checks approve waits for a person, and its key does not post it", async () => {
  const w = await world(AUTO);
  await insertAccount(w, "x");
  await required(w);
  const run = await ended(w);
  expect(run).toMatchObject({
    status: "succeeded",
    verdict: "needs_review",
    quality: { verdict: "needs_review", summary: expect.stringContaining("before a member has approved it") },
    auto_post: expect.stringContaining("Not posted"),
  });
  expect(await postsOf(w)).toEqual([]);
  const refused = await w.post(`/runs/${run.id}/post`, { platform: "x" });
  expect((await refused.clone().json()).detail.hint).toContain(`npx brandrun review ${run.id} approved`);
  await expectRefusal(refused, 400, "run_not_approved");
});

test("the setting switched while a run is under way counts for that run", async () => {
  const w = await world(AUTO);
  await insertAccount(w, "x");
  expect(await ended(w, {}, async () => void (await required(w)))).toMatchObject({ verdict: "needs_review" });
  expect(await postsOf(w)).toEqual([]);
});

test("the setting switched between the last look at it and the end of the run counts too", async () => {
  const w = await world(AUTO);
  await insertAccount(w, "x");
  const { db } = w.service;
  let isSwitched = false;
  /** The statement that ends the run is the only one that locks the setting. */
  const late = new Proxy(db, {
    get: (target, name) =>
      name !== "execute"
        ? Reflect.get(target, name)
        : async (statement: Parameters<typeof db.execute>[0]) => {
            const locks = textOf(statement).includes("for share");
            if (locks && !isSwitched) {
              isSwitched = true;
              await required(w);
            }
            return target.execute(statement);
          },
  });
  const { id } = await json(await w.post("/generate", BRIEF));
  Object.assign(w.service, { db: late });
  const [message] = w.waiting;
  expect((await w.drain()).includes(500)).toBe(true);
  expect(isSwitched).toBe(true);
  expect(await runOf(w, id)).toMatchObject({ status: "running" });
  if (message) await w.deliver(message.job, 1);
  expect(await runOf(w, id)).toMatchObject({ status: "succeeded", verdict: "needs_review" });
  expect(await postsOf(w)).toEqual([]);
});

test("a drop fires after a member's approval, and not without one", async () => {
  const { w, platform } = await postingWorld();
  await required(w);
  const member = await signedIn(w, "reviewer");
  const order = { scheduled_at: NOON_TOMORROW };
  const first = await json(await w.post("/generate", { ...BRIEF, ...order, seed: 1 }));
  const second = await json(await w.post("/generate", { ...BRIEF, ...order, seed: 2 }));
  for (const { job } of w.waiting.splice(0)) await w.deliver(job);
  expect(platform.visible).toEqual([]);
  expect(await member.read(`/app/runs/${first.id}`)).toMatch(/The post on X.*waits for this/s);
  expect((await approve(member, first.id)).status).toBe(303);
  w.pass(86_400);
  await w.sweep();
  await w.drain();
  expect(await postsOf(w)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ run_id: first.id, status: "posted" }),
      expect.objectContaining({
        run_id: second.id,
        status: "failed",
        error: expect.objectContaining({ code: "run_not_approved" }),
      }),
    ]),
  );
});

test("the posts of a campaign wait, each for its own approval", async () => {
  const { w, platform } = await postingWorld();
  await required(w);
  const campaign = { name: "Launch", brief: BRIEF.brief, channels: ["twitter"], asset_types: ["card"] };
  await w.post("/campaigns", { ...campaign, scheduled_at: [NOON_TOMORROW, "2026-06-17T12:00:00Z"] });
  await w.drain();
  expect(platform.visible).toEqual([]);
  expect((await postsOf(w)).map(({ status }) => status)).toEqual(["failed", "failed"]);
});

test("what was approved without a person and is not out waits again; the rest stays", async () => {
  const { w } = await postingWorld();
  const member = await signedIn(w, "reviewer");
  const drop = await finishedRun(w);
  await w.post(`/runs/${drop}/schedule`, { platform: "x", scheduled_at: NOON_TOMORROW });
  const ready = await finishedRun(w);
  const out = await finishedRun(w);
  await w.post(`/runs/${out}/post`, { platform: "x" });
  const decided = await finishedRun(w, { patch: { verdict: "needs_review" } });
  await approve(member, decided);
  const other = await postingWorld();
  const elsewhere = await finishedRun(other.w);
  await required(w);
  const verdicts = await Promise.all(
    [drop, ready, out, decided].map(async (id) => (await runOf(w, id)).verdict),
  );
  expect(verdicts).toEqual(["needs_review", "needs_review", "approved", "approved"]);
  expect(await runOf(other.w, elsewhere)).toMatchObject({ verdict: "approved" });
});

test("a key with the scope for reviews rejects, but approves nothing that waits for a person", async () => {
  const w = await world();
  await required(w);
  const { id } = await ended(w);
  await expectRefusal(await w.post(`/runs/${id}/review`, { verdict: "approved" }), 403, "scope_review");
  expect(await json(await w.post(`/runs/${id}/review`, { verdict: "rejected" }))).toMatchObject({
    verdict: "rejected",
  });
});

test("a failed post of a run that waits is not tried again", async () => {
  const { w } = await postingWorld();
  const run = await finishedRun(w);
  const post = await json(
    await w.post(`/runs/${run}/schedule`, { platform: "x", scheduled_at: NOON_TOMORROW }),
  );
  await w.service.db.execute(
    `update posts set status = 'failed', due_at = null, error = '{"category":"account_issue","source":"user","code":"workspace_paused","message":"m","fix":"f","retryable":true}' where id = '${post.id}'`,
  );
  await required(w);
  await expectRefusal(await w.post(`/posts/${post.id}/retry`), 400, "run_not_approved");
});

test("the owner turns it on and off on the settings page; keys read it and the audit log names it", async () => {
  const w = await world();
  const owner = await signedIn(w, "owner");
  expect(await json(await w.get("/me"))).toMatchObject({ approval_required: false });
  await owner.submit("/app/settings/approval", { required: "true" });
  expect(await json(await w.get("/me"))).toMatchObject({ approval_required: true });
  expect(await owner.read("/app/settings")).toContain("Everything waits for a person");
  await owner.submit("/app/settings/approval", { required: "false" });
  expect(await json(await w.get("/me"))).toMatchObject({ approval_required: false });
  expect(await ended(w)).toMatchObject({ verdict: "approved" });
  const log = await owner.read("/app/settings/audit");
  expect(log).toContain("Turned on approval before posting");
  expect(log).toContain("Let approved runs be posted again");
});

/** The words of a statement, as far as they are not parameters. */
function textOf(statement: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(statement, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  });
}
