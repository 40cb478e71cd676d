import * as z from "zod/v4";
import { DeliveryStatus, DeliveryTarget } from "../vocab.ts";
import type { RunDelivery, RunRow } from "./store.ts";

/** One recipient of a Studio run, and how far its delivery has come. */
export const Delivery = z.object({
  target: DeliveryTarget.describe("telegram or social."),
  status: DeliveryStatus.describe("waiting, sending, sent, failed or skipped."),
  error: z.string().nullable().describe("Why it failed or was skipped."),
  ended_at: z.iso.datetime().nullable().describe("When it was sent or failed."),
});

/** A delivery of a failed run or a rejected card is skipped: it will never be sent. */
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
