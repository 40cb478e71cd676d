import * as z from "zod/v4";
import { PLANS } from "../billing/plans.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { paging } from "../core/query.ts";
import { answerToStore } from "../replay/answer.ts";
import { sealAnswer } from "../replay/sealed.ts";
import type { KeyPowers } from "./key-coverage.ts";
import { Key, toKey } from "./key-record.ts";
import type { KeyRecord } from "./store.ts";
import { listKeys as findKeys } from "./store-keys.ts";

export const KeyId = z.object({
  key_id: z
    .guid("Give an id, a UUID.")
    .meta({ description: "The key it is about.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
});

export const KeysQuery = z.object(paging("Keys"));

export const listKeys = operation({
  id: "list_keys",
  summary: "List the workspace's keys, newest first, without their texts.",
  effect: "read",
  refuses: ["scope_manage_keys"],
  input: KeysQuery,
  output: z.array(Key),
  needs: () => ({ effect: "read", scope: "manage_keys" }),
  run: async (ctx, page) => (await findKeys(ctx.db, ctx.workspaceId, page)).map(toKey),
});

/** The answer for an Idempotency-Key. It shows a secret, so it is stored encrypted. */
export async function secretAnswer(ctx: Ctx, record: object) {
  const open = answerToStore(ctx, record);
  return open && { ...open, body: await sealAnswer(ctx, open.replay, open.body) };
}

/** What a key may do, with the plan's limits filled in. */
export const powersOf = ({ key, workspace }: Pick<KeyRecord, "key" | "workspace">): KeyPowers => ({
  ...key,
  dailyLimit: key.dailyLimit ?? PLANS[workspace.plan].dailyLimit,
});
