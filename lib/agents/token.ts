import * as z from "zod/v4";
import { scopesOf } from "../access/roles.ts";
import type { KeyRecord } from "../access/store.ts";
import { AgentScope } from "../core/agent.ts";
import { reasonOf } from "../core/log.ts";
import type { Db, Ports } from "../core/ports.ts";
import { sha256 } from "../text/sha256.ts";
import { type FoundGrant, findGrant, touchGrant } from "./store.ts";

/** A token of the authorization server: the id of our grant, that of its record, and the secret. */
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([\w-]{1,64}):[\w-]{16,128}$/;

/** A use is noted at most this often. */
const TOUCH_AFTER_MS = 3_600_000;

/** What the record of an access token says about it. */
const TokenRecord = z.object({
  audience: z.union([z.string(), z.array(z.string())]),
  expiresAt: z.number(),
  scope: z.array(z.string()),
});

/** The hash of an access token, and how its grant is read. Undefined when the text cannot be one. */
export async function presentedToken(
  ports: Pick<Ports, "now" | "log" | "waitUntil">,
  token: string,
  resource: string,
) {
  const [, id = "", recordId = ""] = TOKEN.exec(token) ?? [];
  if (id === "") return undefined;
  const hash = await sha256(token);
  const tokenKey = `token:${id}:${recordId}:${hash}`;
  return {
    hash,
    async find(db: Db): Promise<KeyRecord | undefined> {
      const found = await findGrant(db, { id, tokenKey }, ports.now());
      if (!found) return undefined;
      noteUse(ports, db, found);
      return toRecord(found, resource);
    },
  };
}

/** The record of a grant in the form of a key's. Undefined for a token that was made for another resource. */
function toRecord({ grant, workspace, role, token }: FoundGrant, resource: string): KeyRecord | undefined {
  const { audience, expiresAt, scope } = TokenRecord.parse(JSON.parse(token));
  if (audience !== resource) return undefined;
  const allowed = scopesOf(role);
  const scopes = grant.scopes.flatMap((name) => {
    const known = AgentScope.safeParse(name).data;
    return known && allowed.includes(known) && scope.includes(known) ? [known] : [];
  });
  const tokenEnds = new Date(expiresAt * 1_000);
  const ends = grant.endsAt && grant.endsAt < tokenEnds ? grant.endsAt : tokenEnds;
  return {
    key: {
      ...KEY_DEFAULTS,
      id: grant.id,
      workspaceId: workspace.id,
      createdAt: grant.createdAt,
      expiresAt: ends,
    },
    workspace,
    profile: null,
    networks: [],
    chats: 0,
    accounts: [],
    grant: { scopes, dailyCredits: grant.dailyCredits, role, clientName: grant.clientName },
  };
}

/** A grant has no scopes of a key; its own and the role of its person bound it. */
const KEY_DEFAULTS = {
  mode: "live" as const,
  name: null,
  hint: "",
  assetTypes: null,
  channels: null,
  connectedAccounts: null,
  autoPost: false,
  autoPostMinScore: 70,
  dailyLimit: null,
  review: false,
  manageKeys: false,
  allowedAddresses: null,
  revokedAt: null,
};

function noteUse(
  { now, log, waitUntil }: Pick<Ports, "now" | "log" | "waitUntil">,
  db: Db,
  { grant }: FoundGrant,
): void {
  if (grant.usedAt && now().getTime() - grant.usedAt.getTime() < TOUCH_AFTER_MS) return;
  const touched = touchGrant(db, grant.workspaceId, grant.id, now());
  waitUntil(touched.catch((error: unknown) => log("grant_touch_failed", { reason: reasonOf(error) })));
}
