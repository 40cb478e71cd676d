import * as z from "zod/v4";

/** Everything that can wait in the queue. A job names rows; it never carries their content. */
export const Job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("run.advance"), workspaceId: z.guid(), runId: z.guid() }),
]);

export type Job = z.infer<typeof Job>;
