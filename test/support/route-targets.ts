import type { KeyedRoute } from "./keyed-route.ts";
import { seedPost } from "./posts.ts";
import { FONT, MASCOT, NO_RUN, nameIn, PERSON, PHOTO, RENDER, SCREEN, VIDEO } from "./routes.ts";
import { NEW_WEBHOOK } from "./routes-webhooks.ts";
import { finishedRun, insertAccount } from "./social.ts";
import { mintWorkspaceKey } from "./workspaces.ts";
import { BRIEF, json, type World } from "./world.ts";

type Ended = NonNullable<Parameters<typeof finishedRun>[1]>["patch"] & object;

/** A campaign of one run and one time. */
export const CAMPAIGN = {
  name: "Spring",
  brief: BRIEF.brief,
  channels: ["twitter"],
  asset_types: ["card"],
  scheduled_at: ["2027-01-01T09:00:00Z"],
};

/** How what a path names is made. */
const MADE = new Map([
  ["campaign_id", { path: "/campaigns", body: CAMPAIGN }],
  ["video_id", { path: "/brand-assets/videos", body: VIDEO }],
  ["screen_id", { path: "/brand-assets/screens", body: SCREEN }],
  ["photo_id", { path: "/brand-assets/photos", body: PHOTO }],
  ["font_id", { path: "/brand-assets/fonts", body: FONT }],
  ["person_id", { path: "/brand-assets/people", body: PERSON }],
]);

/** Words for another channel that wait for a person. */
const WAITING_WORDS = {
  summary: "Fine.",
  checks: [],
  claims: [],
  channels: { twitter: { verdict: "needs_review" as const, says: "A person should look at the number." } },
};

/** How the run has ended that a call is about. */
export const ENDED = new Map<string, Ended>([
  ["rerender", {}],
  ["retry", { status: "failed", verdict: null }],
  ["review", { verdict: "needs_review" }],
  ["approve-channel", { quality: WAITING_WORDS }],
  ["withdraw-approval", { reviewedBy: "user:ann", reviewedAt: new Date("2026-06-15T12:00:00Z") }],
]);

/** How what a path names is made. */
const MAKERS = new Map<string, (w: World) => Promise<string>>([
  ["batch_id", async (w) => String((await json(await w.post("/render", RENDER))).batch_id)],
  ["webhook_id", async (w) => (await json(await w.post("/webhooks", NEW_WEBHOOK))).id],
  ["delivery_id", deliveryFor],
  ["key_id", async (w) => (await mintWorkspaceKey(w, { review: false, manageKeys: false })).keyId],
]);

/** What this route accepts in its path, such as a finished run to delete. A step finds a draft. */
export async function runFor(w: World, { method, path }: KeyedRoute): Promise<string> {
  const name = nameIn({ path });
  if (path === "/mascot/step") await w.post("/mascot", MASCOT);
  if (name === undefined || name === "output_type") return name ? "card" : NO_RUN;
  const upload = MADE.get(name);
  if (upload) return (await json(await w.post(upload.path, upload.body))).id;
  const made = MAKERS.get(name);
  if (made) return made(w);
  if (name === "post_id") return postFor(w, { method, path });
  if (/\/(post|schedule)$/.test(path)) return postable(w);
  const patch = ENDED.get(path.split("/").at(-1) ?? "");
  if (patch) return finishedRun(w, { patch });
  const { id } = await json(await w.post("/generate", BRIEF));
  if (method === "DELETE") await w.post(`/runs/${id}/cancel`);
  return id;
}

/** A test delivery that is under way. */
async function deliveryFor(w: World): Promise<string> {
  const { id } = await json(await w.post("/webhooks", NEW_WEBHOOK));
  return (await json(await w.post(`/webhooks/${id}/test`))).id;
}

/** A live run that has succeeded, and an account that it can go to. */
async function postable(w: World): Promise<string> {
  await insertAccount(w, "x");
  return finishedRun(w);
}

/** A post that can be read, moved, canceled, retried or taken down. */
async function postFor(w: World, { method, path }: Pick<KeyedRoute, "method" | "path">): Promise<string> {
  if (method === "GET") return seedPost(w);
  const [accountId, runId] = [await insertAccount(w, "x"), await finishedRun(w)];
  const scheduledAt = new Date("2026-12-24T09:00:00Z");
  const error = {
    category: "platform_error",
    source: "platform",
    message: "It was away.",
    retryable: true,
  } as const;
  const target = { accountId, runId, text: "Harbor Notes" };
  if (method === "DELETE")
    return seedPost(w, { ...target, externalPostId: "1", url: "https://x.com/i/status/1" });
  const state = path.endsWith("/retry") ? { status: "failed", error } : { status: "scheduled", scheduledAt };
  return seedPost(w, { ...target, ...state, postedAt: null } as never);
}
