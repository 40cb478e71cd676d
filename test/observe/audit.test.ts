import { beforeAll, describe, expect, test } from "vitest";
import { revoke } from "../../lib/access/mint.ts";
import { setPaused, setPlan } from "../../lib/access/workspaces.ts";
import type { AnyOperation } from "../../lib/core/operation.ts";
import { expectRefusal } from "../support/expect.ts";
import { allOperations } from "../support/operations.ts";
import { FONT, PERSON, PHOTO, SCREEN } from "../support/routes.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { mintWorkspaceKey, otherWorkspace } from "../support/workspaces.ts";
import { API, BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

type Entry = {
  id: string;
  at: string;
  action: string;
  target: string | null;
  actor: { kind: string; id: string };
};
const audit = async (w: World, query = "") => (await (await w.get(`/audit${query}`)).json()) as Entry[];
const actions = async (w: World, query = "") => (await audit(w, query)).map(({ action }) => action);

describe("audit entries", () => {
  test("an audit entry names actor, action, target and time, newest first", async () => {
    const w = await world();
    w.pass(5);
    const { id } = await json(await w.post("/brand-assets/people", PERSON));
    w.pass(5);
    await w.del(`/brand-assets/people/${id}`);
    const [last, before] = await audit(w);
    expect(last).toEqual({
      id: expect.any(String),
      at: w.service.now().toISOString(),
      action: "delete_person",
      target: id,
      actor: { kind: "key", id: w.keyId },
      client: null,
    });
    expect(before).toMatchObject({ action: "add_person", target: id });
  });

  test("the operator's commands write audit entries", async () => {
    const w = await world();
    const { keyId } = await mintWorkspaceKey(w, { mode: "test" });
    await setPlan(w.service, OPERATOR, w.workspaceId, "growth");
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await setPaused(w.service, OPERATOR, w.workspaceId, false);
    await revoke(w.service, OPERATOR, w.workspaceId, keyId);
    expect((await actions(w)).sort()).toEqual([
      "change_plan",
      "create_workspace",
      "mint_key",
      "mint_key",
      "pause_workspace",
      "resume_workspace",
      "revoke_key",
    ]);
    expect((await audit(w))[0]?.actor).toEqual({ kind: "system", id: "test" });
  });

  test("changes of brand, screens, runs, posts and campaigns write audit entries", async () => {
    const w = await world();
    await insertAccount(w, "x");
    const run = await finishedRun(w);
    await w.post(`/runs/${run}/post`, { platform: "x" });
    await w.patch("/brand-dna", { tagline: "Notes that travel." });
    const { id } = await json(await w.post("/brand-assets/screens", SCREEN));
    await w.patch(`/brand-assets/screens/${id}`, { name: "Outbox" });
    await w.del(`/brand-assets/screens/${id}`);
    const { id: photo } = await json(await w.post("/brand-assets/photos", PHOTO));
    await w.patch(`/brand-assets/photos/${photo}`, { tags: ["autumn"] });
    await w.del(`/brand-assets/photos/${photo}`);
    const { id: font } = await json(await w.post("/brand-assets/fonts", FONT));
    await w.del(`/brand-assets/fonts/${font}`);
    const { id: other } = await json(await w.post("/generate", BRIEF));
    await w.post(`/runs/${other}/cancel`);
    await w.del(`/runs/${other}`);
    await w.post("/credits/checkout", { pack: 100 });
    expect(await actions(w)).toEqual(
      expect.arrayContaining([
        "post_run",
        "update_brand_dna",
        "upload_product_screen",
        "update_product_screen",
        "delete_product_screen",
        "upload_photo",
        "update_photo",
        "delete_photo",
        "upload_font",
        "delete_font",
        "cancel_run",
        "delete_run",
        "buy_credits",
      ]),
    );
  });

  test("refused and replayed requests write no audit entry", async () => {
    const w = await world();
    const before = (await audit(w)).length;
    await w.del("/brand-assets/people/01900000-0000-7000-8000-000000000000");
    await w.patch("/brand-dna", { nonsense: 1 });
    for (let n = 0; n < 3; n++) await w.post("/brand-assets/people", PERSON, { "Idempotency-Key": "once" });
    expect(await actions(w)).toHaveLength(before + 1);
  });

  test("another workspace does not see the audit entries", async () => {
    const w = await world();
    const next = await otherWorkspace(w);
    await w.post("/brand-assets/people", PERSON);
    const theirs = (await (await w.call("GET", `${API}/audit`, { key: next.key })).json()) as Entry[];
    expect(theirs.map(({ action }) => action).sort()).toEqual(["create_workspace", "mint_key"]);
  });

  test("a change stays when its audit entry cannot be written", async () => {
    const w = await world();
    const { db } = w.service;
    const statement = { execute: () => Promise.reject(new Error("full")) };
    const values = () => ({ returning: () => ({ prepare: () => statement }) });
    w.service.db = Object.create(db, { insert: { value: () => ({ values }) } });
    expect((await w.patch("/brand-dna", { tagline: "Notes that travel." })).status).toBe(200);
    expect(w.logs).toContainEqual(
      expect.objectContaining({ event: "audit_write_failed", action: "update_brand_dna" }),
    );
  });
});

describe("the list", () => {
  let w: World;
  beforeAll(async () => {
    w = await world();
    for (const tagline of ["One", "Two", "Three"]) {
      w.pass(60);
      await w.patch("/brand-dna", { tagline });
    }
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
  });

  test.each([
    ["?action=update_brand_dna", 3],
    ["?action=update_brand_dna&limit=2", 2],
    ["?action=update_brand_dna&offset=2", 1],
    ["?actor=test", 3],
    ["?from=2026-06-15T12:02:00Z", 3],
    ["?to=2026-06-15T12:01:00%2B00:00", 2],
    ["?action=nothing", 0],
  ])("%s has %i", async (query, count) => {
    expect(await actions(w, query)).toHaveLength(count);
  });

  test.each(["?limit=0", "?limit=101", "?offset=-1", "?from=yesterday", "?to=2026-06-15T12:00:00"])(
    "%s is refused",
    async (query) => {
      await expectRefusal(await w.get(`/audit${query}`), 422, "validation_error");
    },
  );
});

/** What each operation that changes something and declares no audit entry has instead. */
const ELSEWHERE: Record<string, string> = {
  generate: "the run says which key made it",
  render: "the run says which key made it",
  rerender_run: "the run says which key made it",
  retry_run: "the run says which key made it",
  review_run: "in the statement that decides",
  approve_channel: "in the statement that decides",
  withdraw_approval: "in the statement that takes it back",
  rotate_key: "in the statement that rotates the key",
  generate_studio_card: "the run says which key made it",
  clarify_brief: "changes nothing",
  draft_brand_dna: "changes nothing",
  preview_run: "changes nothing",
  preview_rerender: "changes nothing",
  preview_studio_card: "changes nothing",
  start_connecting: "nothing is connected yet",
  invite_chat: "nothing is linked yet",
  mint_key: "in the statement that mints the key",
  revoke_key: "in the statement that revokes the key",
  allow_agent: "in the statement that makes the grant",
  revoke_agent: "in the statement that ends the grant",
  stop_agents: "in the statement that stops them",
  resume_agents: "in the statement that lets them act again",
  change_plan: "in the statement that changes the plan",
  pause_workspace: "in the statement that pauses the workspace",
  resume_workspace: "in the statement that resumes the workspace",
  set_model_opt_out: "in the statement that changes the setting",
  set_approval_required: "in the statement that changes the setting",
  save_studio_profile: "in the statement that saves the profile",
  pause_studio_profile: "in the statement that pauses the profile",
  resume_studio_profile: "in the statement that resumes the profile",
  move_studio_profile: "in the statement that gives it another key",
  remove_studio_profile: "in the statement that removes the profile",
  try_studio_card: "the run says that the dashboard made it",
  unlink_chat: "in the statement that unlinks the chat",
  post_run: "in the statement that places the post",
  schedule_post: "in the statement that places the post",
  reschedule_post: "in the statement that moves the post",
  cancel_post: "in the statement that moves the post",
  retry_post: "in the statement that moves the post",
  remove_post: "in the statement that records the removal",
  create_webhook: "in the statement that makes the webhook",
  update_webhook: "in the statement that changes the webhook",
  delete_webhook: "in the statement that deletes the webhook",
  rotate_webhook_secret: "in the statement that changes the secret",
  rotate_workspace_secret: "in the statement that changes the secret",
  test_webhook: "the delivery is listed",
  redeliver_webhook: "the attempt is listed",
  replay_webhook: "the deliveries are listed",
  rename_workspace: "in the statement that renames the workspace",
  set_time_zone: "in the statement that sets the time zone",
  start_export: "in the statement that begins the export",
  delete_workspace: "in the statement that sets the time of the deletion",
  restore_workspace: "in the statement that takes the deletion back",
  invite_member: "in the statement that makes the invite",
  cancel_invite: "in the statement that deletes the invite",
  change_role: "in the statement that changes the role",
  remove_member: "in the statement that removes the member",
  make_reset_link: "in the statement that makes the link",
  revoke_session: "a person's own session is nobody else's business",
  set_single_keys: "how a person uses the keyboard is nobody else's business",
  update_profile: "a person's own name is nobody else's business",
  begin_passkey: "nothing is added yet",
  set_notifications_read: "what a person has read is nobody else's business",
  change_notification_settings: "in the statement that saves them",
  invite_notification_chat: "nothing is linked yet",
  unlink_notification_chat: "in the statement that ends the link",
};

test("every operation that changes something writes an audit entry, or says what it has instead", async () => {
  const operations = [...(await allOperations()).values()] as AnyOperation[];
  const silent = operations.filter(({ effect, audit }) => effect !== "read" && !audit).map(({ id }) => id);
  expect(silent.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
