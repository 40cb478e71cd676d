import { urls } from "../copy/text.ts";
import type { Platform } from "../vocab.ts";
import { NETWORKS } from "./networks.ts";

export type Fee = { amount: string; currency: "USD"; reason: string };

/** What the network charges the owner of the app for a post with this text; null where posting is free. */
export function feeOf(platform: Platform, text: string): Fee | null {
  const { name, fee } = NETWORKS[platform];
  if (!fee) return null;
  return urls(text).length > 0
    ? { amount: fee.postWithLink, currency: "USD", reason: `${name} bills a post whose text has a link.` }
    : { amount: fee.post, currency: "USD", reason: `${name} bills every post.` };
}

/** The lowest fee a post can cost, before its text is written, with the reason it may become more. */
export function leastFeeOf(platform: Platform): Fee | null {
  const { name, fee } = NETWORKS[platform];
  if (!fee) return null;
  const reason = `${name} bills every post; one whose text has a link costs ${fee.postWithLink}.`;
  return { amount: fee.post, currency: "USD", reason };
}
