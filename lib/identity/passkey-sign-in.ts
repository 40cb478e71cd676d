import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import type { Ports } from "../core/ports.ts";
import { encodeBase64Url } from "../text/base64.ts";
import { countAttempt } from "./attempts.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { requestOptions, verifiedSignature } from "./passkey-ceremonies.ts";
import { CHALLENGE_BYTES, parsed } from "./passkeys.ts";
import {
  type Browser,
  type IdentityDeps,
  noWorkspaceLeft,
  type StartedSession,
  startSession,
} from "./sign-in.ts";
import { findPasskey, saveChallenge, takeChallenge, usePasskey } from "./store-passkeys.ts";
import { findFirstWorkspace } from "./store-people.ts";
import { hashOf, newToken } from "./tokens.ts";

type PasskeyDeps = IdentityDeps & Pick<Ports, "settings">;

/** What a browser asks its device to sign, and the token of a cookie that ties it to this browser. */
export async function beginSignIn(
  deps: PasskeyDeps,
  browser: Browser,
): Promise<{ options: object; token: string; expiresAt: Date }> {
  await countAttempt(deps, "sign_in_address", browser.address);
  const { token, hash: boundTo } = await newToken(deps);
  const challenge = deps.random(CHALLENGE_BYTES);
  const expiresAt = addSeconds(deps.now(), LIFETIMES.passkeyChallenge);
  await saveChallenge(deps.db, { boundTo, challenge: encodeBase64Url(challenge), expiresAt });
  return { options: await requestOptions(deps.settings.publicUrl, challenge), token, expiresAt };
}

/** Signs a person in by what their device has signed. An unknown passkey and a wrong answer get the same words. */
export async function signInWithPasskey(
  deps: PasskeyDeps,
  { credential, token }: { credential: string; token: string },
  browser: Browser,
): Promise<StartedSession> {
  await countAttempt(deps, "sign_in_address", browser.address);
  const userId = await whoseAnswer(deps, credential, token);
  if (!userId) throw notAccepted();
  const workspaceId = await findFirstWorkspace(deps.db, userId);
  if (!workspaceId) throw noWorkspaceLeft();
  return startSession(deps, { userId, workspaceId, agent: browser.agent });
}

async function whoseAnswer(
  deps: PasskeyDeps,
  credential: string,
  token: string,
): Promise<string | undefined> {
  const now = deps.now();
  const answer = parsed(credential);
  const boundTo = await hashOf(token);
  const challenge = boundTo && (await takeChallenge(deps.db, boundTo, now));
  const passkey = answer && (await findPasskey(deps.db, answer.id));
  if (!challenge || !passkey) return undefined;
  const counter = await verifiedSignature(deps.settings.publicUrl, answer, { passkey, challenge });
  if (counter === undefined || !(await usePasskey(deps.db, passkey.id, { counter, now }))) return undefined;
  return passkey.userId;
}

const notAccepted = () =>
  new Refusal("bad_request", "This passkey was not accepted.", {
    hint: "Try again, or sign in with your password.",
    retryable: false,
  });
