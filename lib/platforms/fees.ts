import { urls } from "../copy/text.ts";
import type { Platform } from "../vocab.ts";

export type Fee = { amount: string; currency: "USD"; reason: string };

const PLAIN = "0.015";
const WITH_LINK = "0.20";

/** What the platform charges the owner of the app for a post with this text; null where posting is free. */
export function feeOf(platform: Platform, text: string): Fee | null {
  if (platform !== "x") return null;
  return urls(text).length > 0
    ? { amount: WITH_LINK, currency: "USD", reason: "X bills a post whose text has a link." }
    : { amount: PLAIN, currency: "USD", reason: "X bills every post." };
}

/** The same before the text is written: the least it can be, and what would make it more. */
export function leastFeeOf(platform: Platform): Fee | null {
  const least = feeOf(platform, "");
  return least && { ...least, reason: `X bills every post; one whose text has a link costs ${WITH_LINK}.` };
}
