import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { hmac, SECRET_PREFIX } from "../core/signed-headers.ts";
import { encodeBase64 } from "../text/base64.ts";
import { ensureWorkspaceSecret, type NewSecret, type SecretsRow } from "./store-endpoints.ts";

/** Standard Webhooks allows 24 to 64. */
const SECRET_BYTES = 32;
/** After a rotation the previous secret signs too for this long. */
const PREVIOUS_SECRET_SECONDS = 86_400;

type SecretDeps = Pick<Ports, "db" | "seals" | "now" | "random">;

/** The owner of a secret: an endpoint, or without `id` the workspace itself. */
type SecretOwner = { workspaceId: string; id?: string };

/** The sealed secrets of an owner. */
type SigningSecrets = SecretOwner & Pick<SecretsRow, "secret" | "previousSecret" | "previousUntil">;

/** A sealed secret opens only for the owner it was sealed for. */
const sealLabel = ({ workspaceId, id }: SecretOwner) => `webhook ${workspaceId} ${id ?? "default"}`;

export const sealSecret = ({ seals }: SecretDeps, owner: SecretOwner, secret: string): Promise<string> =>
  seals.seal(secret, sealLabel(owner));

/** The newest secret of an owner, in clear. */
export const openSecret = ({ seals }: SecretDeps, owner: SigningSecrets): Promise<string> =>
  seals.open(owner.secret, sealLabel(owner));

/** A new secret: `whsec_` and the base64 of 32 random bytes. */
export const newSecret = (random: (size: number) => Uint8Array): string =>
  SECRET_PREFIX + encodeBase64(random(SECRET_BYTES));

/** A new secret in clear, and the change that stores it. */
export async function rotatedSecret(
  deps: SecretDeps,
  owner: SecretOwner,
): Promise<{ secret: string; change: NewSecret }> {
  const secret = newSecret(deps.random);
  const now = deps.now();
  const sealed = await sealSecret(deps, owner, secret);
  const previousUntil = addSeconds(now, PREVIOUS_SECRET_SECONDS);
  return { secret, change: { secret: sealed, previousUntil, now } };
}

/** The workspace's own secret, created when it is first needed. It signs messages to a `webhook_url`. */
export async function workspaceSecret(deps: SecretDeps, workspaceId: string): Promise<SecretsRow> {
  const sealed = await sealSecret(deps, { workspaceId }, newSecret(deps.random));
  return ensureWorkspaceSecret(deps.db, workspaceId, sealed, deps.now());
}

/** What signs test messages in place of this secret. The secret cannot be computed from it. */
export const testSecret = async (secret: string): Promise<string> =>
  SECRET_PREFIX + (await hmac(secret, "webhooks of test keys"));

/** The secrets that sign now, the newest first: two during the day after a rotation. */
export async function currentSecrets(deps: SecretDeps, owner: SigningSecrets): Promise<string[]> {
  const current = await openSecret(deps, owner);
  const { previousSecret, previousUntil } = owner;
  if (!previousSecret || !previousUntil || previousUntil <= deps.now()) return [current];
  return [current, await deps.seals.open(previousSecret, sealLabel(owner))];
}
