import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { json, type World, world } from "../support/world.ts";

const doubtful = (w: World, wish: object = {}) =>
  finishedRun(w, { patch: { verdict: "needs_review", ...wish } });
const review = (w: World, id: string, body: object = { verdict: "approved" }, key = w.key) =>
  w.call("POST", `/runs/${id}/review`, { json: body, key });
const kinds = async (w: World) =>
  ((await (await w.get("/events")).json()) as { type: string }[]).map(({ type }) => type);

describe("POST /runs/{run_id}/review", () => {
  test("a person's approval shows with its author, time and note, and is read back", async () => {
    const w = await world();
    const id = await doubtful(w);
    const answer = await review(w, id, { verdict: "approved", note: "Checked with legal." });
    const run = await json(answer);
    expect({ status: answer.status, run }).toMatchObject({
      status: 200,
      run: {
        verdict: "approved",
        reviewed_by: `key:${w.keyId}`,
        reviewed_at: "2026-06-15T12:00:00.000Z",
        review_note: "Checked with legal.",
      },
    });
    expect(await json(await w.get(`/runs/${id}`))).toEqual(run);
  });

  test("an approved run can be posted, and the approval itself posts nothing", async () => {
    const w = await world({ key: { mode: "test", autoPost: true } });
    const id = await doubtful(w);
    await expectRefusal(await w.post(`/runs/${id}/post`, { platform: "x" }), 400, "run_not_approved");
    await review(w, id);
    expect(await (await w.get("/posts")).json()).toEqual([]);
    const posted = await w.post(`/runs/${id}/post`, { platform: "x" });
    expect(await json(posted)).toMatchObject({ status: "posted" });
  });

  test("the decision is an audit entry and an event", async () => {
    const w = await world();
    const [yes, no] = [await doubtful(w), await doubtful(w)];
    await review(w, yes);
    await review(w, no, { verdict: "rejected" });
    const entries = await (await w.get("/audit")).json();
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "approve_run", target: yes, actor: { kind: "key", id: w.keyId } }),
        expect.objectContaining({ action: "reject_run", target: no }),
      ]),
    );
    expect((await kinds(w)).filter((kind) => kind === "run.reviewed")).toHaveLength(2);
  });

  test("who decided is told by the name of the key, not by its id", async () => {
    const w = await world();
    const id = await doubtful(w);
    await w.service.db.execute(sql`update api_keys set name = 'brandrun on vm' where id = ${w.keyId}`);
    await review(w, id);
    const answer = await review(w, id, { verdict: "rejected" });
    const { message } = await expectRefusal(answer, 409, "run_not_reviewable");
    expect(message).toMatch(/ The key "brandrun on vm" has decided so\.$/);
    expect(message).not.toContain(w.keyId);
  });

  test("a run drawn again says that the approval is not for it", async () => {
    const w = await world();
    const [decided, never] = [await doubtful(w), await finishedRun(w)];
    await review(w, decided);
    const again = async (id: string) =>
      (await json(await w.post(`/runs/${id}/rerender`, { format: "story" }))).warnings;
    expect(await again(decided)).toEqual([
      expect.stringMatching(/^The approval of the first run is for that run/),
    ]);
    expect(await again(never)).toEqual([]);
  });

  test.each(["approved", "rejected"])("a run whose verdict is %s keeps it", async (verdict) => {
    const w = await world();
    const id = await finishedRun(w, { patch: { verdict: verdict as "approved" } });
    await expectRefusal(await review(w, id), 409, "run_not_reviewable");
  });

  test("a run that is still queued has nothing to review", async () => {
    const w = await world();
    const id = await doubtful(w, { status: "queued", verdict: null });
    await expectRefusal(await review(w, id), 409, "run_not_reviewable");
  });

  test("of eight decisions at once one counts, and one event tells it", async () => {
    const w = await world();
    const id = await doubtful(w);
    const verdicts = Array.from({ length: 8 }, (_, n) => (n % 2 ? "approved" : "rejected"));
    const answers = await Promise.all(verdicts.map((verdict) => review(w, id, { verdict })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await kinds(w)).filter((kind) => kind === "run.reviewed")).toHaveLength(1);
  });

  test("a field it does not know is refused, since it may be meant as a safeguard", async () => {
    const w = await world();
    const id = await doubtful(w);
    const answer = await review(w, id, { verdict: "approved", dry_run: true });
    await expectRefusal(answer, 422, "validation_error");
    expect(await json(await w.get(`/runs/${id}`))).toMatchObject({ verdict: "needs_review" });
  });

  test("a test key reviews test runs and no live ones", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    const live = await doubtful(w);
    await expectRefusal(await review(w, live, { verdict: "approved" }, key), 403, "test_key_read_only");
    const own = await finishedRun(w, { key, patch: { verdict: "needs_review" } });
    expect((await review(w, own, { verdict: "approved" }, key)).status).toBe(200);
  });

  test("minting a key that reviews and posts says that nobody else looks", async () => {
    const w = await world();
    const { warnings } = await mintWorkspaceKey(w, { review: true, autoPost: true });
    expect(warnings).toEqual([expect.stringMatching(/nobody else looks/)]);
  });
});
