import { publish, type WorkspaceDeps } from "../access/workspaces.ts";

/**
 * Publishes a workspace's new version, so that every isolate reads its key records again; undefined changes
 * nothing. Errors are ignored: isolates read the records again within a minute anyway.
 */
export async function publishKeyVersion(
  deps: Pick<WorkspaceDeps, "rateLimiter">,
  workspaceId: string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  await publish(deps, workspaceId, version).catch(() => undefined);
}
