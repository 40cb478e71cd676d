/** How long each credential of a person is good, in seconds. */
export const LIFETIMES = {
  /** After the last use. */
  session: 30 * 86_400,
  invite: 7 * 86_400,
  passwordReset: 3_600,
  confirmation: 7 * 86_400,
  /** What a device has to sign for a passkey. */
  passkeyChallenge: 300,
  /** The codes of a program that asks for a key. */
  deviceLogin: 600,
} as const;
