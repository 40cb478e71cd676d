import { CHANNEL_RULES } from "../copy/judge/channel-rules.ts";
import type { Channel, Platform } from "../vocab.ts";

/** Captions of files in a chat, in UTF-16 code units. */
const TELEGRAM_MAX = 1_024;

/** The channel whose size and rules a platform has. */
export const channelOf = (platform: Platform): Channel => (platform === "x" ? "twitter" : platform);

/** Why a caption cannot stand as it is at one of the places where it would appear. It is never cut. */
export function captionProblem(
  caption: string,
  { telegram, platforms }: { telegram: boolean; platforms: readonly Platform[] },
): string | undefined {
  if (telegram && caption.length > TELEGRAM_MAX)
    return `Telegram takes captions of at most ${TELEGRAM_MAX} characters; this one has ${caption.length}.`;
  for (const platform of platforms) {
    const { max, measure, unit } = CHANNEL_RULES[channelOf(platform)];
    const size = measure(caption);
    if (size > max) return `${platform} takes at most ${max} ${unit}; this caption has ${size}.`;
  }
  return undefined;
}
