import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { newSecret } from "../hooks/sign.ts";
import type { EndpointRow, SecretsRow } from "../hooks/store-attempt.ts";
import { type NewSecret, openSecrets } from "../hooks/store-secrets.ts";

type World = Pick<Ports, "db" | "seals" | "now" | "random">;
/** What signs: an endpoint's own secrets, or those of the workspace. */
type Keyring = Pick<SecretsRow, "workspaceId" | "secret" | "previousSecret" | "previousUntil"> & {
  id?: string;
};

/** After a rotation both secrets sign for a day. */
const BOTH_SECONDS = 86_400;

/** Secrets open only where they were put: for this endpoint, or as the workspace's own. */
const about = ({ workspaceId, id }: Pick<Keyring, "workspaceId" | "id">) =>
  `webhook ${workspaceId} ${id ?? "default"}`;

export const sealFor = ({ seals }: World, owner: Pick<Keyring, "workspaceId" | "id">, secret: string) =>
  seals.seal(secret, about(owner));

/** The secret that signs from now on. */
export const secretOf = ({ seals }: World, ring: Keyring): Promise<string> =>
  seals.open(ring.secret, about(ring));

/** All that sign now, the newest first. */
export async function signingSecrets(world: World, ring: Keyring): Promise<string[]> {
  const current = await secretOf(world, ring);
  const { previousSecret, previousUntil } = ring;
  if (!previousSecret || !previousUntil || previousUntil <= world.now()) return [current];
  return [current, await world.seals.open(previousSecret, about(ring))];
}

/** The workspace's own secret, made when it is first needed. */
export async function ownSecrets(world: World, workspaceId: string): Promise<SecretsRow> {
  const sealed = await sealFor(world, { workspaceId }, newSecret(world.random));
  return openSecrets(world.db, workspaceId, sealed, world.now());
}

/** A new secret in clear and as it is kept. */
export async function rotation(
  world: World,
  owner: Pick<EndpointRow, "workspaceId"> & { id?: string },
): Promise<{ secret: string; change: NewSecret }> {
  const secret = newSecret(world.random);
  const now = world.now();
  const sealed = await sealFor(world, owner, secret);
  return { secret, change: { secret: sealed, previousUntil: addSeconds(now, BOTH_SECONDS), now } };
}
