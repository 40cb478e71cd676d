import type { Ctx } from "./context.ts";

/**
 * The owner of a record: a workspace, with its live or with its test keys.
 * As a reader, the live one sees live records only; the test one sees both.
 */
export type Owner = { readonly workspaceId: string; readonly livemode: boolean };

export const ownerOf = ({ workspaceId, mode }: Pick<Ctx, "workspaceId" | "mode">): Owner => ({
  workspaceId,
  livemode: mode === "live",
});

/** A reader that belongs to no key, such as a job: it sees all records. */
export const everyRecordOf = (workspaceId: string): Owner => ({ workspaceId, livemode: false });
