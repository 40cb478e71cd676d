import * as z from "zod/v4";
import { DeliveryStatus, DeliveryTarget } from "../vocab.ts";
import type { RunDelivery, RunRow } from "./store.ts";

/** One recipient of a Studio run, and how far its delivery has come. */
export const Delivery = z.object({
  target: DeliveryTarget,
  status: DeliveryStatus,
  error: z.string().nullable(),
  ended_at: z.iso.datetime().nullable(),
});

/** What will never be sent is not waiting: the card is not there, or must not be shown. */
export function toDelivery(
  { target, status, error, endedAt }: RunDelivery,
  run: Pick<RunRow, "status" | "verdict">,
): z.infer<typeof Delivery> {
  const failed = run.status === "failed";
  if (status === "waiting" && (failed || run.verdict === "rejected")) {
    const why = failed ? "The run failed." : "The card was rejected.";
    return { target, status: "skipped", error: why, ended_at: null };
  }
  return { target, status, error, ended_at: endedAt && new Date(endedAt).toISOString() };
}
