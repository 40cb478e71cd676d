import { hashPassword, verifyPassword } from "../access/passwords.ts";
import { addSeconds } from "../core/calendar.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import { countAttempt } from "./attempts.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { updatePassword } from "./store-links.ts";
import { findFirstWorkspace, findUser, findUserByEmail } from "./store-people.ts";
import { deleteSession, insertSession } from "./store-sessions.ts";
import { hashOf, newToken } from "./tokens.ts";

export type IdentityDeps = Pick<Ports, "db" | "rateLimiter" | "now" | "random" | "log">;

/** Where a request comes from: its address, and the browser as it names itself. */
export type Browser = { address: string; agent: string };

/** A new session. Only the cookie holds its token. */
export type StartedSession = { token: string; expiresAt: Date };

const AGENT_LENGTH = 200;
const SALT_BYTES = 16;

/**
 * Signs a person in. An unknown address and a wrong password get the same words after the same time. Throws
 * `rate_limited` after too many attempts from one address or for one account.
 */
export async function signIn(
  deps: IdentityDeps,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<StartedSession> {
  await Promise.all([
    countAttempt(deps, "sign_in_address", browser.address),
    countAttempt(deps, "sign_in_email", email),
  ]);
  const user = await findUserByEmail(deps.db, email);
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) throw wrongPair();
  const workspaceId = await findFirstWorkspace(deps.db, user.id);
  if (!workspaceId) throw noWorkspaceLeft();
  return startSession(deps, { userId: user.id, workspaceId, agent: browser.agent });
}

const wrongPair = () =>
  new Refusal("bad_request", "This e-mail address and password do not belong together.", {
    hint: "Check both, or set a new password.",
    retryable: false,
  });

export const noWorkspaceLeft = () =>
  new Refusal("bad_request", "You are not a member of any workspace any more.", {
    hint: "Ask an owner for a new invite.",
    retryable: false,
  });

/** Starts a session with a fresh token, so that no token from before the sign-in is ever valid after it. */
export async function startSession(
  deps: IdentityDeps,
  { userId, workspaceId, agent }: { userId: string; workspaceId: string; agent: string },
): Promise<StartedSession> {
  const now = deps.now();
  const { token, hash } = await newToken(deps);
  const expiresAt = addSeconds(now, LIFETIMES.session);
  await insertSession(deps.db, {
    id: newId(deps, now),
    tokenHash: hash,
    userId,
    workspaceId,
    agent: agent.slice(0, AGENT_LENGTH),
    createdAt: now,
    usedAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Ends the session of a cookie. A token that is no longer valid is fine. */
export async function signOut(deps: Pick<Ports, "db">, token: string): Promise<void> {
  const hash = await hashOf(token);
  if (hash) await deleteSession(deps.db, hash);
}

/** The stored form of a new password. */
export const hashNewPassword = (deps: Pick<Ports, "random">, password: string): Promise<string> =>
  hashPassword(password, deps.random(SALT_BYTES));

/** Refuses when this is not the password of a signed-in person. `field` names where it was filled in. */
export async function requirePassword(
  deps: IdentityDeps,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  await countAttempt(deps, "sign_in_email", userId);
  const user = await findUser(deps.db, userId);
  if (!(await verifyPassword(password, user?.passwordHash)))
    throw invalidField(["body", field], "This is not your password.");
}

/** Changes the password of a signed-in person and ends their other sessions. */
export async function changePassword(
  deps: IdentityDeps,
  { userId, token, current, wanted }: { userId: string; token: string; current: string; wanted: string },
): Promise<void> {
  await requirePassword(deps, userId, current, "current");
  const passwordHash = await hashNewPassword(deps, wanted);
  await updatePassword(deps.db, { userId, passwordHash, keepHash: (await hashOf(token)) ?? "" });
}
