import * as z from "zod/v4";

/** Everything that can wait in the queue. A job names rows; it never carries their content. */
export const Job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("run.advance"), workspaceId: z.guid(), runId: z.guid() }),
  /** Makes one part of a film. */
  z.object({
    kind: z.literal("film.segment"),
    workspaceId: z.guid(),
    runId: z.guid(),
    index: z.int().min(0),
  }),
  /** Takes away what a run of a film has in storage and nobody needs. */
  z.object({ kind: z.literal("film.tidy"), workspaceId: z.guid(), runId: z.guid() }),
  /** Drives a post on: one that is due, or one that is being published. */
  z.object({ kind: z.literal("post.dispatch"), workspaceId: z.guid(), postId: z.guid() }),
  /** Asks a platform what it counted for the posts of an account. */
  z.object({ kind: z.literal("metrics.pull"), workspaceId: z.guid(), accountId: z.guid() }),
  z.object({ kind: z.literal("image.fetch"), workspaceId: z.guid(), screenId: z.guid() }),
  z.object({ kind: z.literal("portrait.fetch"), workspaceId: z.guid(), personId: z.guid() }),
  /** Fetches the logos that the Brand DNA names elsewhere, and forgets the others. */
  z.object({ kind: z.literal("logos.settle"), workspaceId: z.guid() }),
  z.object({ kind: z.literal("image.drop"), workspaceId: z.guid(), imageId: z.guid() }),
  /** Fetches a brand video where it was given by its address, looks at it and files it. */
  z.object({ kind: z.literal("video.read"), workspaceId: z.guid(), videoId: z.guid() }),
  /** Takes a file away that a broken upload may have left. */
  z.object({ kind: z.literal("video.tidy"), workspaceId: z.guid(), name: z.string() }),
  /** Hands a finished card to whom it is owed. */
  z.object({ kind: z.literal("studio.deliver"), workspaceId: z.guid(), runId: z.guid() }),
  /** Makes an attempt, by its number, to tell an address what happened. */
  z.object({
    kind: z.literal("hook.deliver"),
    workspaceId: z.guid(),
    deliveryId: z.guid(),
    attempt: z.int().min(1),
  }),
  z.object({ kind: z.literal("files.bury"), workspaceId: z.guid(), names: z.array(z.string()) }),
]);

export type Job = z.infer<typeof Job>;
