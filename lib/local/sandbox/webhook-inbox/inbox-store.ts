import * as z from "zod/v4";
import { openJournal, type RowChange } from "../../disk/journal.ts";

/** How an inbox answers: a status, or `slow`, which is a 200 after the sender's time-out. */
export const MANNERS = ["200", "500", "410", "slow", "302"] as const;
const Manner = z.enum(MANNERS);
export type Manner = z.infer<typeof Manner>;

/** Names are parts of addresses. */
export const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

const Arrival = z.object({
  /** Counts up within the inbox and is never used again. */
  number: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** How often the inbox has seen this webhook-id, this time included. */
  attempt: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  answered: Manner,
});
export type Arrival = z.infer<typeof Arrival>;

const Settings = z.object({
  manner: Manner,
  /** Pasted by a person; more than one while a secret is being replaced. */
  secrets: z.array(z.string()),
  next: z.number(),
});
type Settings = z.infer<typeof Settings>;

/** An inbox with its calls, oldest first. */
export type Inbox = Settings & { arrivals: Arrival[] };

const StoredArrival = Arrival.extend({ inbox: z.string() });
type StoredArrival = z.infer<typeof StoredArrival>;
type Tables = { ports: number; inboxes: Settings; arrivals: StoredArrival };
type Change = RowChange<Tables>;

export type InboxStore = ReturnType<typeof openInboxStore>;

/** Older calls are forgotten, and so is the inbox that was quiet for longest when there are too many. */
const MOST_ARRIVALS = 100;
const MOST_INBOXES = 20;

export const NEW_INBOX: Inbox = { manner: "200", secrets: [], next: 1, arrivals: [] };

/** The state of the webhook inboxes. With a file every change survives a power cut before it is answered. */
export function openInboxStore(path?: string) {
  const { ports, inboxes, arrivals, commit, close } = openJournal<Tables>({
    path,
    wayOut: "move it away to start with empty inboxes",
    shapes: { ports: z.int(), inboxes: Settings, arrivals: StoredArrival },
    synced: true,
  });

  const arrivalsOf = (name: string) => [...arrivals.values()].filter(({ inbox }) => inbox === name);
  const forget = (arrival: StoredArrival): Change => ["arrivals", keyOf(arrival), null];

  function quietest(): Change[] {
    if (inboxes.size < MOST_INBOXES) return [];
    const lastOf = (name: string) => arrivalsOf(name).at(-1)?.at ?? "";
    const [name = ""] = [...inboxes.keys()].sort((a, b) => lastOf(a).localeCompare(lastOf(b)));
    return [["inboxes", name, null], ...arrivalsOf(name).map(forget)];
  }

  /** The changes that set an inbox up, or change its settings. */
  function settled(name: string, change: Partial<Settings>): Change[] {
    const { manner, secrets, next } = inboxes.get(name) ?? NEW_INBOX;
    const room = inboxes.has(name) ? [] : quietest();
    return [...room, ["inboxes", name, { manner, secrets, next, ...change }]];
  }

  return {
    port: ports.get("server") ?? 0,
    keepPort: (port: number) => commit([["ports", "server", port]]),
    names: () => [...inboxes.keys()],
    find(name: string): Inbox | undefined {
      const settings = inboxes.get(name);
      return settings && { ...settings, arrivals: arrivalsOf(name) };
    },
    /** Changes the settings of an inbox, which is made when there is none yet. */
    set: (name: string, change: Partial<Pick<Settings, "manner" | "secrets">>) =>
      commit(settled(name, change)),
    /** Stores a call. Throws when the disk refuses. */
    add(name: string, call: Omit<Arrival, "number">) {
      const { next: number } = inboxes.get(name) ?? NEW_INBOX;
      const arrival = { inbox: name, number, ...call };
      const old = arrivalsOf(name).slice(0, 1 - MOST_ARRIVALS);
      const kept: Change = ["arrivals", keyOf(arrival), arrival];
      commit([...settled(name, { next: number + 1 }), kept, ...old.map(forget)]);
    },
    clear: (name: string) => commit(arrivalsOf(name).map(forget)),
    close,
  };
}

const keyOf = ({ inbox, number }: Pick<StoredArrival, "inbox" | "number">) => `${inbox}/${number}`;
