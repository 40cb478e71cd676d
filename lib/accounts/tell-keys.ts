import { type Office, publish } from "../access/workspaces.ts";

/**
 * Tells every instance that its key records of a workspace are out of date; undefined: nothing has changed. What is done is
 * done: where this cannot be told, the records are read again within a minute all the same.
 */
export async function tellKeys(
  office: Pick<Office, "meter">,
  workspaceId: string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  await publish(office, workspaceId, version).catch(() => undefined);
}
