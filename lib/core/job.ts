import * as z from "zod/v4";
import { NotificationWay } from "../notification-kinds.ts";

/** Former job kinds. A message queued under one is still understood after a deploy. */
const FORMER_KINDS = new Map<unknown, string>([
  ["hook.deliver", "webhook.deliver"],
  ["files.bury", "files.tombstone"],
  ["film.tidy", "film.cleanup"],
  ["video.tidy", "video.cleanup"],
  ["image.drop", "image.cleanup"],
]);

const CurrentJob = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("run.advance"), workspaceId: z.guid(), runId: z.guid() }),
  /** Renders one segment of a film. */
  z.object({
    kind: z.literal("film.segment"),
    workspaceId: z.guid(),
    runId: z.guid(),
    index: z.int().min(0),
  }),
  /** Deletes stored parts of a film that are no longer needed. */
  z.object({ kind: z.literal("film.cleanup"), workspaceId: z.guid(), runId: z.guid() }),
  /** Continues a post that is due or being published. */
  z.object({ kind: z.literal("post.dispatch"), workspaceId: z.guid(), postId: z.guid() }),
  /** Fetches the figures of an account's posts from its platform. */
  z.object({ kind: z.literal("metrics.pull"), workspaceId: z.guid(), accountId: z.guid() }),
  z.object({ kind: z.literal("image.fetch"), workspaceId: z.guid(), screenId: z.guid() }),
  z.object({ kind: z.literal("portrait.fetch"), workspaceId: z.guid(), personId: z.guid() }),
  z.object({ kind: z.literal("photo.fetch"), workspaceId: z.guid(), photoId: z.guid() }),
  /** Downloads the logos that the Brand DNA links to, and deletes the others. */
  z.object({ kind: z.literal("logos.settle"), workspaceId: z.guid() }),
  z.object({ kind: z.literal("image.cleanup"), workspaceId: z.guid(), imageId: z.guid() }),
  /** Downloads a brand video if it was given by address, analyses it and adds it to the library. */
  z.object({ kind: z.literal("video.read"), workspaceId: z.guid(), videoId: z.guid() }),
  /** Deletes a file that a broken upload may have left. */
  z.object({ kind: z.literal("video.cleanup"), workspaceId: z.guid(), name: z.string() }),
  /** Sends a finished card to its recipients. */
  z.object({ kind: z.literal("studio.deliver"), workspaceId: z.guid(), runId: z.guid() }),
  /** Makes the numbered attempt to send an event to an address. */
  z.object({
    kind: z.literal("webhook.deliver"),
    workspaceId: z.guid(),
    deliveryId: z.guid(),
    attempt: z.int().min(1),
  }),
  /** Writes a part of an export. */
  z.object({
    kind: z.literal("workspace.export"),
    workspaceId: z.guid(),
    exportId: z.guid(),
    step: z.int().min(0),
  }),
  /** Cancels what a workspace that is being deleted still pays for. */
  z.object({ kind: z.literal("subscription.cancel"), workspaceId: z.guid() }),
  /** Deletes everything of a workspace, when that is due. */
  z.object({ kind: z.literal("workspace.delete"), workspaceId: z.guid() }),
  /** Sends a mail that waits in its table. */
  z.object({ kind: z.literal("mail.send"), workspaceId: z.guid(), mailId: z.guid() }),
  /** Notifies members of what a range of the event log says. */
  z.object({
    kind: z.literal("notifications.make"),
    workspaceId: z.guid(),
    after: z.int().min(0),
    through: z.int().min(0),
  }),
  /** Sends a member what is due, by one way. */
  z.object({
    kind: z.literal("notifications.send"),
    workspaceId: z.guid(),
    userId: z.guid(),
    way: NotificationWay,
  }),
  z.object({ kind: z.literal("files.tombstone"), workspaceId: z.guid(), names: z.array(z.string()) }),
]);

/** Every kind of job in the queue. A job names rows and never carries their content. */
export const Job = z.preprocess(renameFormerKind, CurrentJob);
export type Job = z.infer<typeof Job>;

function renameFormerKind(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("kind" in value)) return value;
  return { ...value, kind: FORMER_KINDS.get(value.kind) ?? value.kind };
}
