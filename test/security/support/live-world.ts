import { video } from "../../support/clip.ts";
import { seedPost } from "../../support/posts.ts";
import { CAMPAIGN, ENDED } from "../../support/route-targets.ts";
import { FONT, LOGO, MASCOT, PERSON, PHOTO, RENDER, SCREEN } from "../../support/routes.ts";
import { NEW_WEBHOOK } from "../../support/routes-webhooks.ts";
import { finishedRun, insertAccount } from "../../support/social.ts";
import { bind } from "../../support/studio.ts";
import { filmForm, VIDEOS } from "../../support/videos.ts";
import { mintWorkspaceKey, withKey } from "../../support/workspaces.ts";
import { BRIEF, json, type World, world } from "../../support/world.ts";

const idOf = async (answer: Promise<Response>) => (await json(await answer)).id;
/** A run whose first message got lost, so that it stays queued. */
async function queuedRun(w: World): Promise<string> {
  const id = await idOf(w.post("/generate", BRIEF));
  w.waiting.splice(0);
  return id;
}

const AWAY = {
  category: "platform_error",
  source: "platform",
  message: "It was away.",
  retryable: true,
} as const;
const SOON = new Date("2026-12-24T09:00:00Z");

/** What changing operations are about, by the operation's name and by the name in its path. */
export type Targets = Record<string, string>;

/** One thing of every kind that a key can make, made with the world's key. */
export async function makeThings(w: World, livemode: boolean): Promise<Targets> {
  const approved = await finishedRun(w, { key: w.key });
  const accountId = livemode ? await insertAccount(w, "x") : null;
  const post = { livemode, accountId, postedAt: null, text: "Harbor Notes" };
  const drop = async () =>
    seedPost(w, {
      ...post,
      status: "scheduled",
      scheduledAt: SOON,
      runId: await finishedRun(w, { key: w.key }),
    });
  await w.post("/mascot", MASCOT);
  const webhook_id = await idOf(w.post("/webhooks", NEW_WEBHOOK));
  return {
    run_id: approved,
    cancelRun: await queuedRun(w),
    deleteRun: await finishedRun(w, { key: w.key }),
    key_id: (await mintWorkspaceKey(w)).keyId,
    retryRun: await finishedRun(w, { key: w.key, patch: { status: "failed", verdict: null } }),
    reviewRun: await finishedRun(w, { key: w.key, patch: { verdict: "needs_review" } }),
    approveChannel: await finishedRun(w, { key: w.key, patch: ENDED.get("approve-channel") ?? {} }),
    withdrawApproval: await finishedRun(w, { key: w.key, patch: ENDED.get("withdraw-approval") ?? {} }),
    campaign_id: await idOf(w.post("/campaigns", CAMPAIGN)),
    cancelCampaign: await idOf(w.post("/campaigns", CAMPAIGN)),
    batch_id: String((await json(await w.post("/render", RENDER))).batch_id),
    schedulePost: await finishedRun(w, { key: w.key }),
    reschedulePost: await drop(),
    cancelPost: await drop(),
    removePost: await seedPost(w, {
      livemode,
      accountId,
      externalPostId: "1",
      url: "https://x.com/i/status/1",
      runId: await finishedRun(w, { key: w.key }),
    }),
    retryPost: await seedPost(w, { ...post, status: "failed", error: AWAY, runId: approved }),
    screen_id: await idOf(w.post("/brand-assets/screens", SCREEN)),
    deleteProductScreen: await idOf(w.post("/brand-assets/screens", SCREEN)),
    deleteMedia: await idOf(w.post("/brand-assets/screens", SCREEN)),
    photo_id: await idOf(w.post("/brand-assets/photos", PHOTO)),
    deletePhoto: await idOf(w.post("/brand-assets/photos", PHOTO)),
    font_id: await idOf(w.post("/brand-assets/fonts", FONT)),
    person_id: await idOf(w.post("/brand-assets/people", PERSON)),
    video_id: await idOf(w.send(VIDEOS, filmForm(await video()))),
    logo: await idOf(w.post("/brand-assets/logo", LOGO)),
    webhook_id,
    deleteWebhook: await idOf(w.post("/webhooks", NEW_WEBHOOK)),
    delivery_id: await idOf(w.post(`/webhooks/${webhook_id}/test`)),
  };
}

type Note = (member: string, given: unknown[]) => void;

/** The same port, noting each call before it is made. */
const watched = <T extends object>(port: T, note: Note): T =>
  new Proxy(port, {
    get(target, member) {
      const found: unknown = Reflect.get(target, member);
      if (typeof found !== "function") return found;
      return (...given: unknown[]) => {
        note(String(member), given);
        return found.apply(target, given);
      };
    },
  });

/** Every call that leaves the service for something live, with where it goes. */
function watchCalls({ service }: World): string[] {
  const calls: string[] = [];
  const noted = <T extends object>(name: string, port: T): T =>
    watched(port, (member, [first]) => calls.push(`${name}.${member} ${JSON.stringify(first ?? null)}`));
  const { payments, downloads, networks } = service;
  service.model = () => {
    throw new Error(`Call ${calls.push("model")} is to a model.`);
  };
  const draw = () => Promise.reject(new Error("Nobody draws here."));
  service.imageModel = noted("imageModel", { name: "watched", referenceSide: 1_024, draw });
  if (payments) service.payments = noted("payments", payments);
  service.downloads = noted("downloads", downloads);
  const sandbox = Object.entries(networks.sandbox ?? {}).map(([name, one]) => [name, noted(name, one)]);
  service.networks = { ...networks, sandbox: Object.fromEntries(sandbox) };
  service.webhookClient = watched(service.webhookClient, (_member, [address, message]) => {
    // Live endpoints receive the events of test runs, marked as such.
    const { data } = JSON.parse((message as { body: string }).body) as { data: { livemode: boolean } };
    if (data.livemode) calls.push(`webhook ${address}`);
  });
  return calls;
}

/** Names of the files that are written, replaced or deleted. */
function watchFiles({ service }: World): string[] {
  const touched: string[] = [];
  service.files = watched(service.files, (member, [names]) => {
    if (member !== "read" && member !== "open") touched.push(...[names as string | string[]].flat());
  });
  return touched;
}

/** Lets everything that is under way end. */
export async function settle(w: World): Promise<void> {
  for (let rounds = 0; rounds < 2; rounds++) {
    await w.drain();
    await w.sweep();
  }
  await w.drain();
}

/** A workspace with a live thing of every kind, and the same workspace asked with a test key. */
export async function liveWorld() {
  const w = await world({ plan: "scale" });
  const { key, keyId } = await mintWorkspaceKey(w, { mode: "test" });
  await bind(w);
  await bind({ ...w, keyId });
  await w.patch("/brand-dna", { tagline: "Notes that travel.", palette: { primary: "#112233" } });
  const live = await makeThings(w, true);
  const { candidates } = (await json(await w.get("/mascot"))) as unknown as { candidates: { id: string }[] };
  await w.post("/mascot/step", { action: "keep", candidate_id: candidates[0]?.id });
  await settle(w);
  return { w, test: withKey(w, key), live, calls: watchCalls(w), touched: watchFiles(w) };
}
