import { auditEntry, publishOrLog } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ports } from "../core/ports.ts";
import { sha256 } from "../text/sha256.ts";
import { revokeGrant } from "./store.ts";
import {
  deleteRecord,
  findRecord,
  findSpentToken,
  listRecords,
  moveRecord,
  putRecord,
} from "./store-records.ts";

/** Another request used the same code or refresh token first. */
export class AlreadyUsed extends Error {}

type RecordDeps = Pick<Ports, "db" | "now" | "random" | "rateLimiter" | "log">;
type Put = { expirationTtl?: number; expiration?: number; metadata?: unknown };
type Wish = { prefix?: string; cursor?: string; limit?: number };

const REMEMBERED_SECONDS = 90 * 86_400;
const OF_GRANT = /^(?:grant|token):([^:]*):/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the grant that a record belongs to. Undefined: none. Null: the key names none of ours. */
function grantOf(key: string): string | undefined | null {
  const [, id] = OF_GRANT.exec(key) ?? [];
  if (id === undefined) return undefined;
  return UUID.test(id) ? id : null;
}

/**
 * The records of the authorization server in the form that its library uses: the four calls of a key-value namespace.
 * One serves one request. A grant that was read is changed only while it is as it was read.
 */
export function recordsFor(deps: RecordDeps) {
  const { db, now } = deps;
  const read = new Map<string, string>();
  return {
    async get(key: string, options?: { type?: string } | string): Promise<unknown> {
      const grantId = grantOf(key);
      const value = grantId === null ? undefined : await findRecord(db, { key, grantId }, now());
      if (value === undefined) return null;
      if (key.startsWith("grant:")) read.set(key, value);
      const type = typeof options === "string" ? options : options?.type;
      return type === "json" ? JSON.parse(value) : value;
    },
    async put(key: string, value: string, { expirationTtl, expiration, metadata = null }: Put = {}) {
      const at = expiration === undefined ? undefined : new Date(expiration * 1_000);
      const expiresAt = at ?? (expirationTtl === undefined ? null : addSeconds(now(), expirationTtl));
      const record = { key, value, metadata, expiresAt };
      const before = read.get(key);
      if (before === undefined) return putRecord(db, record);
      if (!(await moveRecord(db, record, before, spentBy(key, value, now())))) throw new AlreadyUsed();
      read.set(key, value);
    },
    async delete(key: string): Promise<void> {
      const grantId = grantOf(key);
      if (grantId === null) return;
      const ended = await deleteRecord(db, { key, grantId }, now());
      if (ended) await publishOrLog(deps, ended.workspaceId, ended.version);
    },
    async list({ prefix = "", cursor = "", limit = 1_000 }: Wish = {}) {
      const rows = await listRecords(db, { prefix, cursor, limit: limit + 1 }, now());
      const keys = rows.slice(0, limit).map(({ key, metadata }) => ({ name: key, metadata }));
      const isComplete = rows.length <= limit;
      return { keys, list_complete: isComplete, cursor: isComplete ? undefined : keys.at(-1)?.name };
    },
  };
}

/** The refresh token that a grant's new value says was used. */
function spentBy(key: string, value: string, now: Date) {
  const { previousRefreshTokenId: hash } = JSON.parse(value) as { previousRefreshTokenId?: string };
  const grantId = grantOf(key);
  return hash && grantId ? { hash, grantId, expiresAt: addSeconds(now, REMEMBERED_SECONDS) } : undefined;
}

/**
 * Ends the grant of a refresh token that was refused although it was good before: there is a copy of it. A copy of the
 * newest token but one is good until its successor is used, and does not come here.
 */
export async function endIfStolen(deps: RecordDeps, refreshToken: string): Promise<boolean> {
  const found = await findSpentToken(deps.db, await sha256(refreshToken));
  if (!found) return false;
  const { grantId: id, workspaceId } = found;
  const actor = { kind: "system", id: "agents" } as const;
  const entry = {
    ...auditEntry(deps, actor, "revoke_agent", id),
    detail: { reason: "refresh_token_reused" },
  };
  const version = await revokeGrant(deps.db, workspaceId, { id, userId: null }, entry);
  if (version !== undefined) await publishOrLog(deps, workspaceId, version);
  return true;
}
