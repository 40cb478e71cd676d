import {
  type KeyUse,
  type LoggedRequest,
  outcomeOf,
  REQUEST_LOG,
  type RequestLog,
} from "../../core/request-log.ts";

const LIFETIME_MS = REQUEST_LOG.days * 86_400_000;

/** The request log in memory, for tests in one process. */
export function mockRequestLog(now: () => Date): RequestLog {
  const logs = new Map<string, LoggedRequest[]>();
  return {
    async add(entries) {
      for (const { workspaceId, request } of entries)
        logs.set(workspaceId, [request, ...(logs.get(workspaceId) ?? [])]);
    },
    async read(workspaceId) {
      const since = now().getTime() - LIFETIME_MS;
      const all = (logs.get(workspaceId) ?? []).filter(({ at }) => Date.parse(at) >= since);
      const uses = new Map<string, KeyUse>();
      for (const { keyId, status } of all) {
        const use = uses.get(keyId) ?? { keyId, answered: 0, refused: 0, failed: 0 };
        use[outcomeOf(status)]++;
        uses.set(keyId, use);
      }
      return { requests: all.slice(0, REQUEST_LOG.kept), uses: [...uses.values()] };
    },
    async clear(workspaceId) {
      logs.delete(workspaceId);
    },
  };
}
