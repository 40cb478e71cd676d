import * as z from "zod/v4";
import type { Ctx } from "../core/context.ts";
import { RetryLater } from "../core/failures.ts";
import { newId } from "../core/ids.ts";
import type { Job } from "../core/job.ts";
import type { Owner } from "../core/owner.ts";
import type { Message, Ports } from "../core/ports.ts";
import { downloadImage, isOwnUrl } from "../uploads/images/input.ts";
import { BadImage } from "../uploads/images/limits.ts";
import { BITMAPS_AND_SVG } from "../uploads/images/prepare.ts";
import { findImageAt, readRenderCopy, readRenderCopyAt } from "../uploads/images/render-copy.ts";
import { findImagesByKeys } from "../uploads/images/store.ts";
import {
  deleteImageIfUnused,
  deleteImageMessage,
  imageFlow,
  withImage,
} from "../uploads/images/with-image.ts";
import { ScreenStatus } from "../vocab.ts";
import { findBrand } from "./store.ts";
import { deleteLinkedLogo, listLinkedLogos, saveLinkedLogo } from "./store-links.ts";

type World = Pick<Ports, "db" | "files" | "downloads" | "now" | "random" | "settings" | "log">;
type LogosRef = Extract<Job, { kind: "logos.settle" }>;

export const LogoState = z.object({
  url: z.url().describe("Address of the logo, as Brand DNA lists it"),
  status: ScreenStatus.describe("processing until it was fetched, then ready or failed"),
  reason: z.string().nullable().describe("Why it cannot be drawn; otherwise null"),
});
type LogoState = z.infer<typeof LogoState>;

/**
 * Whether each logo can be drawn. A logo in our storage is ready; one at another address must be fetched
 * first.
 */
export async function readLogoStates(ctx: Ctx, logos: readonly string[]): Promise<LogoState[]> {
  return logos.length > 0 ? logoStates(ctx, logos, await readLinkedLogos(ctx)) : [];
}

/** What is known of logos at addresses elsewhere, for `logoStates`. */
export const readLinkedLogos = ({ db, workspaceId }: Ctx) => listLinkedLogos(db, workspaceId);

/** The same from linked logos that were read already. */
export function logoStates(
  { settings }: Ctx,
  logos: readonly string[],
  linked: Awaited<ReturnType<typeof readLinkedLogos>>,
): LogoState[] {
  return logos.map((url) => {
    const found = linked.find((logo) => logo.url === url);
    const reason = found?.reason ?? null;
    const status = found || isOwnUrl(settings, url) ? "ready" : "processing";
    return { url, status: reason === null ? status : "failed", reason };
  });
}

/**
 * The messages of a change of logos. One fetches new addresses; the others delete images that only the list
 * referred to.
 */
export async function logoMessages(
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
  const settle: Message = { id: newId(ctx), job, ...imageFlow(live(workspaceId)) };
  return [settle, ...images.map(({ id }) => deleteImageMessage(ctx, workspaceId, id))];
}

/**
 * Brings the linked logos in line with the Brand DNA: fetches new addresses and deletes unlisted ones.
 * It compares the current state, so it is safe to repeat, late and out of order.
 * @throws RetryLater when the queue should try again.
 */
export async function settleLogos(
  deps: World,
  { workspaceId }: LogosRef,
  attempt: { retried: number; maxRetries: number },
): Promise<void> {
  const logos = (await findBrand(deps.db, workspaceId))?.dna?.logos ?? [];
  await deleteUnlisted(deps, workspaceId, logos);
  const known = (await listLinkedLogos(deps.db, workspaceId)).map(({ url }) => url);
  const late: string[] = [];
  for (const url of logos.filter((one) => !known.includes(one))) {
    if (await findImageAt(deps, live(workspaceId), url)) continue;
    const reason = await fetchLogo(deps, workspaceId, url);
    if (reason === undefined) continue;
    if (attempt.retried < attempt.maxRetries) late.push(reason);
    else await saveFailure(deps, workspaceId, url, `${reason} This was tried ${attempt.retried + 1} times.`);
  }
  if (late.length > 0) throw new RetryLater(late.join(" "));
}

/** Marks logos that were not fetched as failed, after the last try of the queue. */
export async function failLogos(deps: World, { workspaceId }: LogosRef, reason: string): Promise<void> {
  const logos = (await findBrand(deps.db, workspaceId))?.dna?.logos ?? [];
  for (const url of logos) {
    if (!isOwnUrl(deps.settings, url)) await saveFailure(deps, workspaceId, url, reason);
  }
}

/** A logo of the Brand DNA as it is drawn, read from storage, or why it cannot be drawn. */
export async function readLogo(
  deps: World,
  reader: Owner,
  url: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { note: string }> {
  const own = await readRenderCopyAt(deps, reader, url);
  if (own) return { bytes: own.bytes };
  const logo = (await listLinkedLogos(deps.db, reader.workspaceId)).find((one) => one.url === url);
  const copy = logo?.image && (await readRenderCopy(deps, logo.image));
  return copy ? { bytes: copy.bytes } : { note: logo?.reason ?? "The logo is not there any more." };
}

/**
 * Fetches the logos that were not fetched before, within `timeoutMs` together. A test run waits for none: the Brand
 * DNA is live.
 * @returns the addresses that did not arrive in time, each with a reason. The queue goes on trying them.
 */
export async function fetchMissingLogos(
  deps: World,
  { workspaceId, livemode }: Owner,
  logos: readonly string[],
  timeoutMs: number,
): Promise<Map<string, string>> {
  const late = new Map<string, string>();
  if (logos.length === 0) return late;
  const known = (await listLinkedLogos(deps.db, workspaceId)).map(({ url }) => url);
  const end = deps.now().getTime() + timeoutMs;
  for (const url of logos) {
    if (known.includes(url) || (await findImageAt(deps, { workspaceId, livemode }, url))) continue;
    const leftMs = end - deps.now().getTime();
    const inTime = async () => (leftMs > 0 ? fetchLogo(deps, workspaceId, url, leftMs) : NO_TIME);
    const reason = livemode ? await inTime() : NOT_FETCHED;
    if (reason !== undefined) late.set(url, reason);
  }
  return late;
}

const NOT_FETCHED = "The logo has not been fetched yet.";
const NO_TIME = "The logos before it took all the time that a run has for them.";

/** Fetches a logo and stores the outcome. Returns a reason when another try may help. */
async function fetchLogo(
  deps: World,
  workspaceId: string,
  url: string,
  timeoutMs?: number,
): Promise<string | undefined> {
  const found = await downloadImage(deps, url, timeoutMs);
  if (!found.ok && !found.permanent) return found.reason;
  if (!found.ok) return saveFailure(deps, workspaceId, url, found.reason);
  const sent = { bytes: found.bytes, declared: found.declared };
  try {
    await withImage(deps, live(workspaceId), { sent, accepts: BITMAPS_AND_SVG }, async ({ id: imageId }) => {
      const row = { ...newLinkRow(deps, workspaceId, url), reason: null, imageId };
      if (!(await saveLinkedLogo(deps.db, row))) await deleteImageIfUnused(deps, workspaceId, imageId);
    });
    return undefined;
  } catch (error) {
    if (error instanceof BadImage) return saveFailure(deps, workspaceId, url, error.message);
    throw error;
  }
}

async function saveFailure(
  deps: World,
  workspaceId: string,
  url: string,
  reason: string,
): Promise<undefined> {
  await saveLinkedLogo(deps.db, { ...newLinkRow(deps, workspaceId, url), reason, imageId: null });
}

/** The Brand DNA and its linked logos have no test records. */
const live = (workspaceId: string): Owner => ({ workspaceId, livemode: true });

const newLinkRow = (deps: World, workspaceId: string, url: string) => ({
  id: newId(deps),
  workspaceId,
  url,
  createdAt: deps.now(),
});

async function deleteUnlisted(deps: World, workspaceId: string, logos: readonly string[]): Promise<void> {
  for (const { id, url, imageId } of await listLinkedLogos(deps.db, workspaceId)) {
    if (logos.includes(url)) continue;
    const message = imageId && deleteImageMessage(deps, workspaceId, imageId);
    await deleteLinkedLogo(deps.db, workspaceId, id, { message: message || null, now: deps.now() });
    if (imageId) await deleteImageIfUnused(deps, workspaceId, imageId);
  }
}
