import { readJsonFile, writeFileDurably } from "../json-file.ts";

/** How an inbox answers: a status, or `slow`, which is a 200 after the sender's time-out. */
export const MANNERS = ["200", "500", "410", "slow", "302"] as const;
export type Manner = (typeof MANNERS)[number];

/** Names are parts of addresses. */
export const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

export type Arrival = {
  /** Counts up within the inbox and is never used again. */
  number: number;
  /** ISO 8601. */
  at: string;
  /** How often the inbox has seen this webhook-id, this time included. */
  attempt: number;
  headers: Record<string, string>;
  body: string;
  answered: Manner;
};
export type Inbox = {
  manner: Manner;
  /** Pasted by a person; more than one while a secret is being replaced. */
  secrets: string[];
  next: number;
  /** Oldest first. */
  arrivals: Arrival[];
};
type InboxContent = { port: number; inboxes: Record<string, Inbox> };

export type InboxStore = {
  content: InboxContent;
  names(): string[];
  find(name: string): Inbox | undefined;
  /** The inbox of that name, made when there is none yet. */
  open(name: string): Inbox;
  save(): void;
  close(): void;
};

/** Older calls are forgotten, and so is the inbox that was quiet for longest when there are too many. */
const MOST_ARRIVALS = 100;
const MOST_INBOXES = 20;
/** A burst of calls is written once. */
const SAVE_AFTER_MS = 100;

/** The state of the webhook inboxes. With a file it survives restarts. */
export function openInboxStore(file?: string): InboxStore {
  const content: InboxContent = { port: 0, inboxes: {}, ...readJsonFile<InboxContent>(file) };
  let timer: NodeJS.Timeout | undefined;
  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (file) writeFileDurably(file, JSON.stringify(content));
  }
  const find = (name: string) => (Object.hasOwn(content.inboxes, name) ? content.inboxes[name] : undefined);
  return {
    content,
    names: () => Object.keys(content.inboxes),
    find,
    open(name) {
      const known = find(name);
      if (known) return known;
      forgetQuietest(content);
      const inbox: Inbox = { manner: "200", secrets: [], next: 1, arrivals: [] };
      content.inboxes[name] = inbox;
      return inbox;
    },
    save() {
      for (const { arrivals } of Object.values(content.inboxes)) {
        arrivals.splice(0, arrivals.length - MOST_ARRIVALS);
      }
      timer ??= setTimeout(write, SAVE_AFTER_MS);
    },
    close: write,
  };
}

function forgetQuietest({ inboxes }: InboxContent) {
  const names = Object.keys(inboxes);
  if (names.length < MOST_INBOXES) return;
  const lastArrivalAt = (name: string) => inboxes[name]?.arrivals.at(-1)?.at ?? "";
  const [quietest] = names.sort((a, b) => lastArrivalAt(a).localeCompare(lastArrivalAt(b)));
  if (quietest !== undefined) delete inboxes[quietest];
}
