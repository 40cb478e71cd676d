import type { Platform } from "../vocab.ts";

/** A post with a film may take minutes, so a token that ends sooner is renewed before it is used. */
const AT_USE_SECONDS = 5 * 60;

/** Tokens that renew themselves, and only while they are good: instagram.md, OAuth A 4 (60 days, renewed around day 45 to 50). */
export const AHEAD_SECONDS: Partial<Record<Platform, number>> = { instagram: 14 * 86_400 };

/** How long before its end a platform's token is renewed. */
export const renewBeforeSeconds = (platform: Platform): number => AHEAD_SECONDS[platform] ?? AT_USE_SECONDS;
