import { randomUUID } from "node:crypto";
import { BRIEFS } from "../bench/briefs.ts";
import { type Actor, order, renderSome, repeat, studio, type Wish } from "./orders.ts";

type Act = {
  /** How often, beside the others. */
  weight: number;
  /** Answers that are right; 429 always is. */
  fine: number[];
  run(actor: Actor, act: string): Promise<unknown>;
};

const PLATFORMS = ["x", "linkedin", "instagram"];
/** A grey PNG of 40×20 pixels. */
const SCREEN =
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAIklEQVR4nGNwGCDAMGrxqMWjFo9aPGrxqMWjFo9aPHIsBgCfoFgfuKWVVQAAAABJRU5ErkJggg==";

const read =
  (path: (actor: Actor) => string): Act["run"] =>
  (actor, act) =>
    actor.caller.send({ act, apiKey: actor.owner.liveKey, method: "GET", path: path(actor) });

const reading = (weight: number, path: string): Act => ({ weight, fine: [200], run: read(() => path) });

/** A run that was accepted lately, with the key that made it; an unknown id before there is one. */
function someRun({ book, random, owner }: Actor) {
  const known = book.recent.length > 0 ? random.of(book.recent) : undefined;
  return known ?? { runId: randomUUID(), apiKey: owner.testKey };
}

/** A screen comes and goes. */
async function screen({ owner: { liveKey: apiKey }, caller }: Actor, act: string) {
  const path = "/brand-assets/screens";
  const tags = { name: "Inbox", screen_type: "dashboard", device: "desktop", theme: "dark" };
  const body = { ...tags, image_base64: SCREEN };
  const { status, json } = await caller.send({ act, apiKey, method: "POST", path, body });
  if (status !== 201 && status !== 200) return;
  const { id } = json as { id: string };
  await caller.send({ act, apiKey, method: "DELETE", path: `${path}/${id}` });
}

/** An approved run goes to a sandbox network: asked for twice at once, it must be there once. */
async function publish({ owner: { liveKey: apiKey }, caller, random }: Actor, act: string) {
  const path = "/runs?status=succeeded&livemode=true&limit=10";
  const { status, json } = await caller.send({ act, apiKey, method: "GET", path });
  const runs = status === 200 ? (json as { id: string; verdict: string }[]) : [];
  const approved = runs.filter(({ verdict }) => verdict === "approved");
  if (approved.length === 0) return;
  const { id } = random.of(approved);
  const platform = random.of(PLATFORMS);
  const scheduled_at = new Date(Date.now() + random.between(20_000, 40_000)).toISOString();
  const [what, body] =
    random.draw() < 0.5 ? ["post", { platform }] : ["schedule", { platform, scheduled_at }];
  const call = { act, apiKey, method: "POST", path: `/runs/${id}/${what}`, body };
  await Promise.all([caller.send(call), caller.send(call)]);
}

const making = (weight: number, wish: Wish): Act => ({
  weight,
  // 402 and 409: credits may end, and a key may be repeated while it is worked on.
  fine: [202, 402, 409],
  run: (actor, act) => order(actor, act, wish),
});

const press = (weight: number, method: string, suffix: string): Act => ({
  weight,
  fine: [200, 204, 400, 404, 409, 410],
  run: (actor, act) => {
    const { runId, apiKey } = someRun(actor);
    return actor.caller.send({ act, apiKey, method, path: `/runs/${runId}${suffix}` });
  },
});

const sending = (
  weight: number,
  fine: number[],
  request: (actor: Actor) => [string, string, unknown],
): Act => ({
  weight,
  fine,
  run: (actor, act) => {
    const [method, path, body] = request(actor);
    return actor.caller.send({ act, apiKey: actor.owner.liveKey, method, path, body });
  },
});

const BAD: unknown[] = [
  '{"brief":',
  { brief: "x" },
  { brief: "A fine brief for a card.", channel: "fax", asset_type: "card" },
  [],
];

/** Everything callers do. Most of it is reading, as in life; pictures and films are what costs. */
export const ACTS: Record<string, Act> = {
  "read run": {
    weight: 20,
    fine: [200, 404, 410],
    run: (actor, act) => {
      const { runId, apiKey } = someRun(actor);
      return actor.caller.send({ act, apiKey, method: "GET", path: `/runs/${runId}` });
    },
  },
  "list runs": reading(12, "/runs?limit=20"),
  me: reading(10, "/me"),
  events: reading(4, "/events?limit=20&after=latest"),
  "read brand": reading(5, "/brand-dna"),
  "list posts": reading(4, "/posts?limit=20"),
  "list accounts": reading(3, "/accounts"),
  templates: reading(2, "/templates"),
  "dry run": sending(8, [200], ({ random }) => [
    "POST",
    "/generate",
    { brief: random.of(BRIEFS), channel: "twitter", asset_type: "card", dry_run: true },
  ]),
  clarify: sending(3, [200], ({ random }) => ["POST", "/clarify", { brief: random.of(BRIEFS) }]),
  "bad body": sending(4, [400, 422], ({ random }) => ["POST", "/generate", random.of(BAD)]),
  "patch brand": sending(3, [200, 409], ({ random }) => [
    "PATCH",
    "/brand-dna",
    { tagline: `Every parcel, by pedal, ${Math.floor(random.draw() * 100)}.` },
  ]),
  "test card": making(6, { assetType: "card" }),
  "live card": making(3, { assetType: "card", live: true, more: { format: "square" } }),
  "og image": making(2, { assetType: "og_image" }),
  carousel: making(0.3, { assetType: "carousel" }),
  film: making(0.05, { assetType: "video", live: true }),
  repeat: { weight: 4, fine: [202, 402, 409], run: repeat },
  render: { weight: 0.7, fine: [202, 402], run: renderSome },
  studio: { weight: 1, fine: [202, 402], run: studio },
  screen: { weight: 1, fine: [200, 201, 204, 402], run: screen },
  // 404: another act deleted the run after it was listed.
  publish: { weight: 1.5, fine: [200, 201, 400, 404, 409], run: publish },
  cancel: press(1.5, "POST", "/cancel"),
  delete: press(1, "DELETE", ""),
};

export const WEIGHTS = Object.fromEntries(Object.entries(ACTS).map(([name, { weight }]) => [name, weight]));
