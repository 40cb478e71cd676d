import type { ErrorMeaning } from "../client.ts";

/** `until`: how long YouTube will not listen; "midnight" is Pacific time. */
export type YoutubeMeaning = ErrorMeaning & { until?: number | "midnight" };

const NOTHING = "Nothing to do: it is tried again.";
const DAY_SECONDS = 86_400;

export const EXPIRED: YoutubeMeaning = {
  kind: "auth_expired",
  message: "YouTube no longer accepts the account's sign-in.",
  fix: "It is renewed by itself; if that fails, connect the account again.",
};
export const FORBIDDEN: YoutubeMeaning = {
  kind: "permission_missing",
  message: "YouTube does not let the account do this.",
  fix: "Connect the account again and allow everything that is asked for.",
};
export const NO_CHANNEL: YoutubeMeaning = {
  kind: "permission_missing",
  message: "The Google account has no YouTube channel.",
  fix: "Create a channel on youtube.com, then connect the account again.",
};
const QUOTA: YoutubeMeaning = {
  kind: "quota_exhausted",
  message: "This service has used up what YouTube lets it do today.",
  fix: NOTHING,
  until: "midnight",
};
const CHANNEL_LIMIT: YoutubeMeaning = {
  kind: "quota_exhausted",
  message: "The channel has uploaded as much as YouTube allows in a day.",
  fix: NOTHING,
  until: DAY_SECONDS,
};
export const THROTTLED: YoutubeMeaning = {
  kind: "rate_limited",
  message: "YouTube wants fewer requests for a while.",
  fix: NOTHING,
  until: 5 * 60,
};
const SETTING: YoutubeMeaning = {
  kind: "config_error",
  message: "YouTube does not let this service's app publish with these settings.",
  fix: "The operator has to look at the app in the Google console.",
};
const METADATA: YoutubeMeaning = {
  kind: "content_rejected",
  message: "YouTube did not take the title or the description.",
  fix: "Change them and try again.",
};
const EMPTY: YoutubeMeaning = {
  kind: "media_rejected",
  message: "YouTube got no film.",
  fix: "Send the post with a film.",
};
const GONE: YoutubeMeaning = {
  kind: "content_rejected",
  message: "YouTube does not know the video any more.",
  fix: "Post it again.",
};

/** By reason; see functions/docs/vendors/youtube.md. */
export const BY_REASON: Record<string, YoutubeMeaning> = {
  authError: EXPIRED,
  authorizationRequired: EXPIRED,
  youtubeSignupRequired: NO_CHANNEL,
  quotaExceeded: QUOTA,
  dailyLimitExceeded: QUOTA,
  uploadLimitExceeded: CHANNEL_LIMIT,
  rateLimitExceeded: THROTTLED,
  userRateLimitExceeded: THROTTLED,
  uploadRateLimitExceeded: THROTTLED,
  forbidden: FORBIDDEN,
  insufficientPermissions: FORBIDDEN,
  forbiddenPrivacySetting: SETTING,
  forbiddenLicenseSetting: SETTING,
  invalidTitle: { ...METADATA, message: "YouTube did not take the title." },
  invalidDescription: { ...METADATA, message: "YouTube did not take the description." },
  invalidTags: METADATA,
  invalidCategoryId: METADATA,
  invalidVideoMetadata: METADATA,
  invalidPublishAt: METADATA,
  defaultLanguageNotSet: METADATA,
  mediaBodyRequired: EMPTY,
  videoNotFound: GONE,
};

const WALL_CLOCK = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
});

/**
 * The quota starts anew at midnight Pacific time (functions/docs/vendors/youtube.md). The result is an hour
 * off on the two days of the clock change.
 */
export function secondsToMidnight(now: Date): number {
  const part = Object.fromEntries(
    WALL_CLOCK.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  const { hour = 0, minute = 0, second = 0 } = part;
  return DAY_SECONDS - (hour * 3600 + minute * 60 + second);
}
