import { createHash } from "node:crypto";
import { agentGrants, chats, notifications, passkeys } from "../../../drizzle/schema/index.ts";
import { beginDevice } from "../../../lib/identity/devices.ts";
import { makeReset } from "../../../lib/identity/reset.ts";
import { startSession } from "../../../lib/identity/sign-in.ts";
import { insertConfirmation } from "../../../lib/identity/store-confirmations.ts";
import { hashOf, newToken } from "../../../lib/identity/tokens.ts";
import { newMember, signedIn, type TestBrowser } from "../browsing.ts";
import { seedPhoto } from "../photos.ts";
import { FONT, PERSON, SCREEN, VIDEO } from "../routes.ts";
import { finishedRun, insertAccount } from "../social.ts";
import { bind } from "../studio.ts";
import { json, type World } from "../world.ts";

const AN_HOUR_MS = 3_600_000;
/** An id that belongs to no one. */
export const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";
/** The place of a second run, which can be posted. */
export const APPROVED_RUN = "an approved run";
const AGENT_URL = "http://127.0.0.1:7777/callback";

/** What a member has in the workspace: ids by the place in the URL map that takes them. */
export type Ids = ReadonlyMap<string, string>;

/** One of everything that a page of the dashboard names in its address. */
export async function fillWorkspace(w: World) {
  const owner = await signedIn(w, "owner", "Ana");
  const ids = new Map([
    ...(await posted(w)),
    ...(await library(w)),
    ...(await developing(w, owner)),
    ...(await ofPerson(w, owner)),
    ...(await joining(w, owner)),
  ]);
  return { w, owner, ids, queries: await queriesOf(w, ids) };
}

export type Site = Awaited<ReturnType<typeof fillWorkspace>>;

async function posted(w: World): Promise<[string, string][]> {
  const account = await insertAccount(w, "x");
  await bind(w);
  const waits = await finishedRun(w, { order: { variants: 2 }, patch: { verdict: "needs_review" } });
  const approved = await finishedRun(w);
  const at = new Date(w.service.now().getTime() + 30 * 24 * AN_HOUR_MS).toISOString();
  const { id } = await json(await w.post(`/runs/${approved}/schedule`, { platform: "x", scheduled_at: at }));
  return [
    ["/app/accounts/:account_id", account],
    ["/app/accounts/callback/:platform", "x"],
    ["/app/studio/profiles/:key_id", w.keyId],
    ["/app/developer/keys/:key_id", w.keyId],
    ["/app/runs/:run_id", waits],
    [APPROVED_RUN, approved],
    ["/app/runs/:run_id/posts/:post_id", id],
    ["/app/calendar/:post_id", id],
    ["/app/posts/:post_id", id],
  ];
}

async function library(w: World): Promise<[string, string][]> {
  const made = async (path: string, body: object) =>
    (await json(await w.post(`/brand-assets/${path}`, body))).id;
  return [
    ["/app/brand/library/photos/:id", await seedPhoto(w)],
    ["/app/brand/library/screens/:id", await made("screens", SCREEN)],
    ["/app/brand/library/people/:id", await made("people", PERSON)],
    ["/app/brand/library/videos/:id", await made("videos", VIDEO)],
    ["/app/brand/fonts/:id", await made("fonts", FONT)],
  ];
}

async function developing(w: World, owner: { id: string }): Promise<[string, string][]> {
  const { id: webhook } = await json(await w.post("/webhooks", { url: "https://hooks.example.com/a" }));
  const { id: delivery } = await json(await w.post(`/webhooks/${webhook}/test`));
  const [grant, chat] = [crypto.randomUUID(), crypto.randomUUID()];
  const { workspaceId } = w;
  const now = w.service.now();
  const agent = {
    clientId: "c",
    clientName: "Agent",
    redirectUri: AGENT_URL,
    scopes: ["brand:read"],
    createdAt: now,
  };
  await w.service.db.insert(agentGrants).values({ id: grant, workspaceId, userId: owner.id, ...agent });
  await w.service.db
    .insert(chats)
    .values({ id: chat, workspaceId, remoteId: chat, title: "Team", slot: 0, linkedAt: now });
  return [
    ["/app/developer/webhooks/:webhook_id", webhook],
    ["/app/developer/deliveries/:delivery_id", delivery],
    ["/app/developer/agents/:grant_id", grant],
    ["/app/studio/chats/:chat_id", chat],
  ];
}

async function ofPerson(w: World, owner: TestBrowser & { id: string }): Promise<[string, string][]> {
  const [notification, passkey] = [crypto.randomUUID(), crypto.randomUUID()];
  const createdAt = w.service.now();
  const { workspaceId } = w;
  const about = { kind: "review", eventId: crypto.randomUUID(), subject: NOBODYS_ID, onPage: true } as const;
  await w.service.db
    .insert(notifications)
    .values({ id: notification, workspaceId, userId: owner.id, ...about, createdAt });
  const device = { credentialId: passkey, publicKey: "", counter: 0, name: "Laptop", createdAt };
  await w.service.db.insert(passkeys).values({ id: passkey, userId: owner.id, ...device });
  await startSession(w.service, { userId: owner.id, workspaceId, agent: "Firefox on Android" });
  const [, session = ""] =
    /settings\/sessions\/([0-9a-f-]{36})\/end/.exec(await owner.read("/app/settings/you")) ?? [];
  return [
    ["/app/notifications/:notification_id", notification],
    ["/app/settings/passkeys/:passkey_id", passkey],
    ["/app/settings/sessions/:id", session],
  ];
}

async function joining(w: World, owner: TestBrowser): Promise<[string, string][]> {
  const member = await newMember(w, "viewer", "Vera");
  const shown = await (await owner.submit("/app/settings/members/invite", { role: "viewer" })).text();
  const [, link = ""] = /\/app\/invite\/([\w-]+)/.exec(shown) ?? [];
  const [, invite = ""] = /members\/invites\/([0-9a-f-]{36})\/cancel/.exec(shown) ?? [];
  const { url } = await makeReset(w.service, member.id, null);
  return [
    ["/app/settings/members/:id", member.id],
    ["/app/settings/members/invites/:id", invite],
    ["/app/invite/:token", link],
    ["/app/reset/:token", url.split("/").at(-1) ?? ""],
    ["/app/confirm/:token", await confirmationOf(w, member.id)],
  ];
}

async function confirmationOf(w: World, userId: string): Promise<string> {
  const { token } = await newToken(w.service);
  const createdAt = w.service.now();
  const expiresAt = new Date(createdAt.getTime() + AN_HOUR_MS);
  await insertConfirmation(w.service.db, {
    tokenHash: (await hashOf(token)) ?? "",
    userId,
    createdAt,
    expiresAt,
  });
  return token;
}

/** What some pages are asked with, by their path. */
async function queriesOf(w: World, ids: Ids): Promise<ReadonlyMap<string, readonly string[]>> {
  const asks = { host: "annas-laptop", address: "203.0.113.7", mode: "live", review: false } as const;
  const { userCode } = await beginDevice(w.service, asks);
  return new Map([
    ["/app/runs/:run_id/compare", [`with=${ids.get("/app/runs/:run_id")}`]],
    ["/app/calendar", ["", "week=2026-06-15", "day=2026-07-15"]],
    ["/app/brand", ["", "found=12434D-F2A541-FFFFFF-111111-EEEEEE"]],
    ["/app/device", ["", `user_code=${userCode}`]],
    ["/app/allow-agent", [await agentQuery(w)]],
  ]);
}

/** What an agent leads a person to the page of consent with. */
async function agentQuery(w: World): Promise<string> {
  const client = { client_name: "Agent", redirect_uris: [AGENT_URL], token_endpoint_auth_method: "none" };
  const registered = await w.call("POST", "/oauth/register", { json: client, key: null });
  const { client_id } = (await registered.json()) as { client_id: string };
  return new URLSearchParams({
    response_type: "code",
    client_id,
    redirect_uri: AGENT_URL,
    scope: "brand:read",
    state: "s",
    code_challenge: createHash("sha256").update("v".repeat(64)).digest("base64url"),
    code_challenge_method: "S256",
    resource: `${w.service.settings.publicUrl}/mcp`,
  }).toString();
}
