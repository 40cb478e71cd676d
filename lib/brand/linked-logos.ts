import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Message, Ports } from "../core/ports.ts";
import { ScreenStatus } from "../vocab.ts";
import { dropIfUnused, dropMessage, imageLane, withImage } from "./images/keep.ts";
import { BadPicture } from "./images/limits.ts";
import { WITH_SVG } from "./images/prepare.ts";
import { readRenderCopy, readRenderCopyAt } from "./images/read.ts";
import { findImagesByKeys } from "./images/store.ts";
import { isOurs, pictureAt } from "./picture.ts";
import { findBrand } from "./store.ts";
import { forgetLinkedLogo, listLinkedLogos, saveLinkedLogo } from "./store-links.ts";
import { TryLater } from "./try-later.ts";

type World = Pick<Ports, "db" | "files" | "downloads" | "now" | "random" | "settings" | "log">;
type Order = Extract<Job, { kind: "logos.settle" }>;

export const LogoState = z.object({
  url: z.url(),
  status: ScreenStatus,
  reason: z.string().nullable(),
});
type LogoState = z.infer<typeof LogoState>;

/** Whether each logo can be drawn. One of ours lies in storage; one elsewhere has to be fetched first. */
export async function statesOf(
  { db, workspaceId, settings }: Ctx,
  logos: readonly string[],
): Promise<LogoState[]> {
  const linked = logos.length > 0 ? await listLinkedLogos(db, workspaceId) : [];
  return logos.map((url) => {
    const found = linked.find((logo) => logo.url === url);
    const reason = found?.reason ?? null;
    const status = found || isOurs(settings, url) ? "ready" : "processing";
    return { url, status: reason === null ? status : "failed", reason };
  });
}

/** What follows when the logos change: addresses are settled, and pictures that only stood in the list are dropped. */
export async function jobsForLogos(
  ctx: Ctx,
  before: readonly string[],
  after: readonly string[],
): Promise<Message[]> {
  if (before.join(" ") === after.join(" ")) return [];
  const { workspaceId, settings } = ctx;
  const base = `${settings.publicUrl}/assets/`;
  const left = before.filter((url) => url.startsWith(base) && !after.includes(url));
  const images = await findImagesByKeys(
    ctx.db,
    workspaceId,
    left.map((url) => url.slice(base.length)),
  );
  const job: Job = { kind: "logos.settle", workspaceId };
  const settle: Message = { id: uuidv7(ctx.now(), ctx.random(10)), job, ...imageLane(workspaceId) };
  return [settle, ...images.map(({ id }) => dropMessage(ctx, workspaceId, id))];
}

/**
 * Brings what is known of the logos in line with the Brand DNA: fetches what is new, forgets what is gone. It looks at how
 * things stand and not at what was ordered, so it may come twice, late and out of order.
 * @throws TryLater when the queue shall try again.
 */
export async function settleLogos(
  world: World,
  { workspaceId }: Order,
  attempt: { retried: number; maxRetries: number },
): Promise<void> {
  const logos = (await findBrand(world.db, workspaceId))?.dna?.logos ?? [];
  await forgetOthers(world, workspaceId, logos);
  const known = (await listLinkedLogos(world.db, workspaceId)).map(({ url }) => url);
  const late: string[] = [];
  for (const url of logos.filter((one) => !known.includes(one))) {
    if (await readRenderCopyAt(world, workspaceId, url)) continue;
    const reason = await takeIn(world, workspaceId, url);
    if (reason === undefined) continue;
    if (attempt.retried < attempt.maxRetries) late.push(reason);
    else await fail(world, workspaceId, url, `${reason} This was tried ${attempt.retried + 1} times.`);
  }
  if (late.length > 0) throw new TryLater(late.join(" "));
}

/** The queue has given up: logos that were not fetched say so. */
export async function failLogos(world: World, { workspaceId }: Order, reason: string): Promise<void> {
  const logos = (await findBrand(world.db, workspaceId))?.dna?.logos ?? [];
  for (const url of logos) {
    if (!isOurs(world.settings, url)) await fail(world, workspaceId, url, reason);
  }
}

/** A logo of the Brand DNA as it is drawn, or why it cannot be. One that nobody has fetched yet is fetched now. */
export async function readLogo(
  world: World,
  workspaceId: string,
  url: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { note: string }> {
  const own = await readRenderCopyAt(world, workspaceId, url);
  if (own) return { bytes: own.bytes };
  const find = async () => (await listLinkedLogos(world.db, workspaceId)).find((logo) => logo.url === url);
  const known = await find();
  const reason = known ? undefined : await takeIn(world, workspaceId, url);
  const logo = known ?? (await find());
  const copy = logo?.image && (await readRenderCopy(world, logo.image));
  if (copy) return { bytes: copy.bytes };
  return { note: logo?.reason ?? reason ?? "The logo is not there any more." };
}

/** Fetches a logo and notes how it went. Answers a reason when asking again may help. */
async function takeIn(world: World, workspaceId: string, url: string): Promise<string | undefined> {
  const found = await pictureAt(world, url);
  if (!found.ok && !found.permanent) return found.reason;
  if (!found.ok) return fail(world, workspaceId, url, found.reason);
  const sent = { bytes: found.bytes, declared: found.declared };
  try {
    await withImage(world, workspaceId, { sent, accepts: WITH_SVG }, async ({ id: imageId }) => {
      const row = { ...rowFor(world, workspaceId, url), reason: null, imageId };
      if (!(await saveLinkedLogo(world.db, row))) await dropIfUnused(world, workspaceId, imageId);
    });
    return undefined;
  } catch (error) {
    if (error instanceof BadPicture) return fail(world, workspaceId, url, error.message);
    throw error;
  }
}

async function fail(world: World, workspaceId: string, url: string, reason: string): Promise<undefined> {
  await saveLinkedLogo(world.db, { ...rowFor(world, workspaceId, url), reason, imageId: null });
}

const rowFor = ({ now, random }: World, workspaceId: string, url: string) => ({
  id: uuidv7(now(), random(10)),
  workspaceId,
  url,
  createdAt: now(),
});

async function forgetOthers(world: World, workspaceId: string, logos: readonly string[]): Promise<void> {
  for (const { id, url, imageId } of await listLinkedLogos(world.db, workspaceId)) {
    if (logos.includes(url)) continue;
    const message = imageId && dropMessage(world, workspaceId, imageId);
    await forgetLinkedLogo(world.db, workspaceId, id, { message: message || null, now: world.now() });
    if (imageId) await dropIfUnused(world, workspaceId, imageId);
  }
}
