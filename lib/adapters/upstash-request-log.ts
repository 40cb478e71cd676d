import type { Redis } from "@upstash/redis/cloudflare";
import * as z from "zod/v4";
import { addSeconds, utcDay } from "../core/calendar.ts";
import {
  type KeyUse,
  type LogEntry,
  type LoggedRequest,
  outcomeOf,
  REQUEST_LOG,
  type RequestLog,
} from "../core/request-log.ts";
import { KeyMode } from "../vocab.ts";

const DAY_SECONDS = 86_400;
const LIFETIME_MS = REQUEST_LOG.days * DAY_SECONDS * 1_000;
/** A list is cut back once it has so many entries too many, so that few requests pay for it. */
const SPARE = 100;

const Entry = z.object({
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ms: z.number(),
  keyId: z.string(),
  mode: KeyMode,
  requestId: z.string(),
  code: z.string().nullable(),
});

const listName = (workspaceId: string) => `request-log:${workspaceId}`;
const usesName = (workspaceId: string, day: string) => `uses:${workspaceId}:${day}`;

/**
 * The request log in Upstash Redis: the list `request-log:{workspace}`, and the use of each key in the hash
 * `uses:{workspace}:{day}`. An entry costs two commands, because Upstash counts those of a script one by one.
 */
export function upstashRequestLog(redis: Redis, now: () => Date): RequestLog {
  const daysOf = (at: Date) =>
    Array.from({ length: REQUEST_LOG.days }, (_, ago) => utcDay(addSeconds(at, -ago * DAY_SECONDS)));
  return {
    async add(entries) {
      const today = utcDay(now());
      const lists = grouped(entries, ({ workspaceId }) => workspaceId);
      const uses = lists.flatMap(({ name: workspaceId, items }) =>
        grouped(items, useOf).map((use) => ({ workspaceId, field: use.name, count: use.items.length })),
      );
      const pipeline = redis.pipeline();
      for (const { name, items } of lists)
        pipeline.lpush(listName(name), ...items.map(({ request }) => request));
      for (const { workspaceId, field, count } of uses)
        pipeline.hincrby(usesName(workspaceId, today), field, count);
      const answers = await pipeline.exec<number[]>();
      const long = lists
        .filter((_, i) => (answers[i] ?? 0) > REQUEST_LOG.kept + SPARE)
        .map(({ name }) => name);
      const first = uses.filter(({ count }, i) => answers[lists.length + i] === count);
      await trim(redis, { long, first: first.map(({ workspaceId }) => workspaceId), today });
    },
    async read(workspaceId) {
      const at = now();
      const pipeline = redis.pipeline();
      pipeline.lrange(listName(workspaceId), 0, REQUEST_LOG.kept - 1);
      for (const day of daysOf(at)) pipeline.hgetall(usesName(workspaceId, day));
      const [entries, ...days] = await pipeline.exec<[unknown[], ...(Record<string, unknown> | null)[]]>();
      return { requests: entriesOf(entries, new Date(at.getTime() - LIFETIME_MS)), uses: usesOf(days) };
    },
    async clear(workspaceId) {
      const names = daysOf(now()).map((day) => usesName(workspaceId, day));
      await redis.del(listName(workspaceId), ...names);
    },
  };
}

const useOf = ({ request: { keyId, status } }: LogEntry) => `${keyId} ${outcomeOf(status)}`;

function grouped<T>(items: readonly T[], nameOf: (item: T) => string): { name: string; items: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return Array.from(groups, ([name, items]) => ({ name, items }));
}

/** The lists of these workspaces that are too long, and what was written for the first time on this day. */
type Untidy = { long: readonly string[]; first: readonly string[]; today: string };

/** Cuts long lists back, and has what is new expire: it is written until the day ends, and read for a week. */
async function trim(redis: Redis, { long, first, today }: Untidy): Promise<void> {
  if (long.length + first.length === 0) return;
  const pipeline = redis.pipeline();
  for (const workspaceId of long) pipeline.ltrim(listName(workspaceId), 0, REQUEST_LOG.kept - 1);
  for (const workspaceId of first) {
    pipeline.pexpire(usesName(workspaceId, today), LIFETIME_MS);
    pipeline.pexpire(listName(workspaceId), LIFETIME_MS + DAY_SECONDS * 1_000);
  }
  await pipeline.exec();
}

/** What looks like an entry, the last written first. */
const entriesOf = (stored: unknown[], since: Date): LoggedRequest[] =>
  stored.flatMap((entry) => Entry.safeParse(entry).data ?? []).filter(({ at }) => new Date(at) >= since);

function usesOf(days: readonly (Record<string, unknown> | null)[]): KeyUse[] {
  const uses = new Map<string, KeyUse>();
  for (const [name, count] of days.flatMap((day) => Object.entries(day ?? {}))) {
    const [keyId = "", outcome] = name.split(" ");
    const use = uses.get(keyId) ?? { keyId, answered: 0, refused: 0, failed: 0 };
    if (outcome === "answered" || outcome === "refused" || outcome === "failed")
      use[outcome] += Number(count);
    uses.set(keyId, use);
  }
  return [...uses.values()];
}
