import * as z from "zod/v4";
import { refuseUncovered } from "../access/key-coverage.ts";
import { hashKey, mintKeyText } from "../access/keys.ts";
import { KeyId, powersOf, secretAnswer } from "../access/list-keys.ts";
import { noKey } from "../access/mint.ts";
import { findKeyById, type KeyRecord } from "../access/store.ts";
import { rotateKey as storeRotation } from "../access/store-keys.ts";
import { auditEntry, publishOrLog } from "../access/workspaces.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { createOnce } from "../replay/answer.ts";
import { copyProfile } from "./store.ts";

const MAX_OVERLAP_HOURS = 168;

export const RotateBody = z.strictObject({
  overlap_hours: z
    .int()
    .min(0)
    .max(MAX_OVERLAP_HOURS)
    .default(24)
    .meta({
      description: "Hours for which the old key still works, 0 to 168; 24 without it.",
      examples: [48],
    }),
});

export const rotateKey = operation({
  id: "rotate_key",
  summary:
    "Replace a key by a new one with the same scopes and Studio profile. Both work until the overlap ends.",
  effect: "write",
  testKey: "read only",
  refuses: ["bad_request", "not_found", "scope_manage_keys"],
  input: z.strictObject({ ...KeyId.shape, ...RotateBody.shape }),
  output: z.object({
    key_id: z.guid().describe("Id of the new key."),
    key: z.string().describe("The new key itself. Only its hash is stored."),
    previous_key_id: z.guid().describe("Id of the old key."),
    previous_expires_at: z.iso.datetime().describe("When the old key ends."),
  }),
  needs: () => ({ effect: "write", scope: "manage_keys" }),
  async run(ctx, { key_id, overlap_hours }) {
    const old = await findKeyById(ctx.db, ctx.workspaceId, key_id);
    if (!old) throw noKey();
    refuseUncovered(ctx, powersOf(old));
    refuseEnded(ctx, old);
    const now = ctx.now();
    const endsAt = earlier(old.key.expiresAt, addSeconds(now, overlap_hours * 3_600));
    const key = mintKeyText(old.key.mode, ctx.random);
    const next = {
      ...old.key,
      id: newId(ctx, now),
      hash: await hashKey(key),
      hint: key.slice(-4),
      createdAt: now,
    };
    const record = {
      key_id: next.id,
      key,
      previous_key_id: old.key.id,
      previous_expires_at: endsAt.toISOString(),
    };
    const version = await createOnce(
      storeRotation(ctx.db, ctx.workspaceId, {
        next,
        oldId: old.key.id,
        endsAt,
        extraCtes: copyProfile(
          { workspaceId: ctx.workspaceId, from: old.key.id, id: newId(ctx, now), now },
          "minted",
        ),
        auditEntry: auditEntry(ctx, ctx.actor, "rotate_key", old.key.id),
        answer: await secretAnswer(ctx, record),
      }),
    );
    if (version === undefined) throw ended();
    await publishOrLog(ctx, ctx.workspaceId, version);
    return record;
  },
});

const earlier = (a: Date | null, b: Date): Date => (a && a < b ? a : b);

function refuseEnded({ now }: Ctx, { key: { revokedAt, expiresAt } }: Pick<KeyRecord, "key">): void {
  if (revokedAt || (expiresAt && expiresAt <= now())) throw ended();
}

const ended = () =>
  new Refusal("bad_request", "This key has ended, so there is nothing to rotate.", {
    hint: "Mint a new key.",
    retryable: false,
  });
