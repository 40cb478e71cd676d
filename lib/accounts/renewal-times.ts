import { NETWORKS } from "../platforms/networks.ts";
import type { Platform } from "../vocab.ts";

/** A post with a film may take minutes, so a token that ends sooner is renewed before it is used. */
const RENEW_AT_USE_SECONDS = 5 * 60;

/** How long before its end a network's token is renewed. */
export const renewBeforeSeconds = (platform: Platform): number =>
  NETWORKS[platform].renewAheadSeconds ?? RENEW_AT_USE_SECONDS;
