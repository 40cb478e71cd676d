import { expect } from "vitest";
import { bytes, size, weighted } from "../../lib/copy/text.ts";
import type { Story } from "../../lib/story/schema.ts";

/** How many hashtags Instagram takes. */
const MOST_TAGS = 30;

/** Every post fits its channel as the network counts it. */
export function expectFits({ posts }: Story): void {
  const { twitter = "", linkedin = "", instagram = "", youtube = "", tiktok = "" } = posts;
  expect(weighted(twitter)).toBeLessThanOrEqual(280);
  expect(size(linkedin)).toBeLessThanOrEqual(3000);
  expect(size(instagram)).toBeLessThanOrEqual(2200);
  expect(instagram.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0).toBeLessThanOrEqual(MOST_TAGS);
  expect(bytes(youtube)).toBeLessThanOrEqual(5000);
  expect(size(tiktok)).toBeLessThanOrEqual(2200);
}
