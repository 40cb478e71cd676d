import { lateDaysOf } from "../runs/past-by-then.ts";
import type { PostRow } from "./store.ts";

/** The note of a drop at another time: what else it says stays, and the warning of the time before goes. */
export async function noteAt(
  { note, scheduledAt }: Pick<PostRow, "note" | "scheduledAt">,
  to: Date,
  { brief, sent }: { brief: string; sent: Date },
): Promise<string | null> {
  const lateDays = await lateDaysOf(brief, sent);
  const [former] = scheduledAt ? lateDays(scheduledAt) : [];
  const kept = former ? (note ?? "").replace(former, "") : (note ?? "");
  const [warning = ""] = lateDays(to);
  return [kept.trim(), warning].filter(Boolean).join(" ") || null;
}
