import type { ErrorMeaning } from "../client.ts";

export type InstagramMeaning = ErrorMeaning & { retryAfterSeconds?: number };

const CONNECT = "Connect the account again.";
const NOTHING = "Nothing to do: it is tried again.";

const EXPIRED: InstagramMeaning = {
  kind: "auth_expired",
  message: "The account's connection to Instagram has ended.",
  fix: CONNECT,
};
const REVOKED: InstagramMeaning = {
  kind: "auth_revoked",
  message: "Instagram no longer accepts the account's connection.",
  fix: CONNECT,
};
const FORBIDDEN: InstagramMeaning = {
  kind: "permission_missing",
  message: "Instagram does not let this service do this for the account.",
  fix: "Connect the account again and allow everything that is asked for.",
};
const THROTTLED: InstagramMeaning = {
  kind: "rate_limited",
  message: "Instagram wants fewer requests for a while.",
  fix: NOTHING,
};
const SPAM: InstagramMeaning = {
  kind: "content_rejected",
  message: "Instagram blocked the post because it looks like spam to it.",
  fix: "Wait a day, then post something else or do it by hand.",
};
export const QUOTA: InstagramMeaning = {
  kind: "quota_exhausted",
  message: "The account has published as much as Instagram allows in a day.",
  fix: NOTHING,
  // The window is a rolling day, and Instagram does not say when its next place is free.
  retryAfterSeconds: 3600,
};
const AGAIN: InstagramMeaning = {
  kind: "transient",
  message: "Instagram had trouble of its own.",
  fix: NOTHING,
};
const NOT_READY: InstagramMeaning = {
  kind: "transient",
  message: "Instagram is still working on the media.",
  fix: NOTHING,
  retryAfterSeconds: 30,
};
const RESTRICTED: InstagramMeaning = {
  kind: "permission_missing",
  message: "Instagram has restricted the account.",
  fix: "Open the account in the Instagram app and settle what it asks for.",
};
const DUPLICATE: InstagramMeaning = {
  kind: "duplicate",
  message: "Instagram has this very post from the account already.",
  fix: "Change the post, or leave it at the one that is there.",
};
const media = (message: string, fix: string): InstagramMeaning => ({ kind: "media_rejected", message, fix });
const content = (message: string, fix: string): InstagramMeaning => ({
  kind: "content_rejected",
  message,
  fix,
});

/** By subcode, which says more than the code; see functions/docs/vendors/instagram.md. */
const BY_SUBCODE: Record<number, InstagramMeaning> = {
  463: EXPIRED,
  2207001: AGAIN,
  2207003: AGAIN,
  2207004: media("Instagram finds the file too large.", "Make it smaller: 8 MB a picture, 300 MB a film."),
  2207005: media("Instagram does not take this kind of file.", "Send pictures as JPEG and films as MP4."),
  2207006: content("Instagram does not know the media any more.", "Post it again."),
  2207008: AGAIN,
  2207009: media("Instagram does not take a picture of this shape.", "Crop it to between 4:5 and 1.91:1."),
  2207010: content("Instagram finds the text too long.", "Shorten it to 2,200 characters."),
  2207020: AGAIN,
  2207023: content("Instagram does not know this kind of post.", "Send it as a picture, carousel or reel."),
  2207026: media(
    "Instagram cannot play the film.",
    "Send it as MP4 (H.264 and AAC), 3 s to 15 min, 23 to 60 fps.",
  ),
  2207027: NOT_READY,
  2207028: content("Instagram takes 2 to 10 pictures in a carousel.", "Add pictures, or leave some out."),
  2207032: AGAIN,
  2207040: content("Instagram finds too many tags in the post.", "Use at most 30 hashtags and 20 mentions."),
  2207042: QUOTA,
  2207050: RESTRICTED,
  2207051: SPAM,
  2207052: {
    kind: "config_error",
    message: "Instagram could not fetch the media.",
    fix: "The operator has to see to it that the media's address is public and free of redirects.",
  },
  2207053: AGAIN,
};
const BY_CODE: Record<number, InstagramMeaning> = {
  [-2]: AGAIN,
  [-1]: AGAIN,
  1: AGAIN,
  2: AGAIN,
  4: THROTTLED,
  10: FORBIDDEN,
  17: THROTTLED,
  25: RESTRICTED,
  32: THROTTLED,
  368: SPAM,
  506: DUPLICATE,
  613: THROTTLED,
  80001: THROTTLED,
  80002: THROTTLED,
};

/** Subcodes of a container that failed for a passing reason: the same media may succeed in a new one. */
export const REBUILD = new Set([2207001, 2207003, 2207020, 2207032, 2207053]);

export function meaningOf(code: number, subcode: number | undefined): InstagramMeaning | undefined {
  if (code === 190) return subcode === undefined || subcode === 463 ? EXPIRED : REVOKED;
  if (code >= 200 && code <= 299) return FORBIDDEN;
  return BY_SUBCODE[subcode ?? 0] ?? BY_CODE[code];
}
