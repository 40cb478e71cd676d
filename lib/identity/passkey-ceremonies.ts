import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { decodeBase64Url, encodeBase64Url } from "../text/base64.ts";
import type { PasskeyRow } from "./store-passkeys.ts";

/** Loaded with its first use: most requests have none. */
const library = () => import("@simplewebauthn/server");

/** Whose passkeys these are: the host of the service, and its address as browsers name it. */
const partyOf = (publicUrl: string) => ({
  rpID: new URL(publicUrl).hostname,
  origin: new URL(publicUrl).origin,
});

const CHALLENGE_SECONDS = 300;

type KeyOwner = { id: string; email: string; name: string };

/** What the browser is asked so that a device makes a passkey. */
export async function creationOptions(
  publicUrl: string,
  {
    person,
    known,
    challenge,
  }: { person: KeyOwner; known: readonly PasskeyRow[]; challenge: Uint8Array<ArrayBuffer> },
): Promise<object> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: "Brandrun",
    rpID: partyOf(publicUrl).rpID,
    userName: person.email,
    userDisplayName: person.name || person.email,
    userID: new TextEncoder().encode(person.id) as Uint8Array<ArrayBuffer>,
    challenge,
    timeout: CHALLENGE_SECONDS * 1_000,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What the browser is asked so that a device signs in; it offers the passkeys that it has for this service. */
export async function requestOptions(publicUrl: string, challenge: Uint8Array<ArrayBuffer>): Promise<object> {
  const { generateAuthenticationOptions } = await library();
  const { rpID } = partyOf(publicUrl);
  return generateAuthenticationOptions({
    rpID,
    challenge,
    timeout: CHALLENGE_SECONDS * 1_000,
    userVerification: "required",
  });
}

export type NewPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "transports">;

/** The passkey in a device's answer. Undefined when it does not answer the challenge as it should. */
export async function verifiedCreation(
  publicUrl: string,
  credential: unknown,
  challenge: string,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = partyOf(publicUrl);
  const verified = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: encodeBase64Url(publicKey), counter, transports: transports ?? [] };
}

/** The counter in a device's answer. Undefined when a passkey has not signed the challenge. */
export async function verifiedSignature(
  publicUrl: string,
  credential: unknown,
  { passkey, challenge }: { passkey: PasskeyRow; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = partyOf(publicUrl);
  const { credentialId: id, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id, publicKey: decodeBase64Url(publicKey), counter },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
