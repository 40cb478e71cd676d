import type { Filterable } from "./filters.ts";
import type { Message } from "./message.ts";

type State =
  | "CREATED"
  | "ACTIVE"
  | "RETRY"
  | "ERROR"
  | "DELIVERED"
  | "FAILED"
  | "CANCEL_REQUESTED"
  | "CANCELLED";

type Details = { error?: string; responseStatus?: number; nextDeliveryTime?: number };

type Event = Details & {
  id: number;
  time: number;
  state: State;
  message: Omit<Message, "body">;
};

const KEPT = 10_000;

/** The last 10,000 things that happened to messages. In memory only: they explain, they do not decide. */
export function createEvents() {
  let events: Event[] = [];
  let nextId = 1;

  return {
    add(state: State, { body: _, ...message }: Message, details: Details = {}) {
      events.push({ id: nextId++, time: Date.now(), state, message, ...details });
      if (events.length > 2 * KEPT) events = events.slice(-KEPT);
    },
    /** One page, newest first; `cursor` is the one of the page before. */
    page(matches: (subject: Filterable) => boolean, count: number, cursor = nextId) {
      const found = events
        .slice(-KEPT)
        .reverse()
        .filter((event) => event.id < cursor && matches(event));
      const page = found.slice(0, count);
      const last = found.length > count ? page.at(-1) : undefined;
      return { events: page.map(viewEvent), cursor: last?.id };
    },
  };
}

export type Events = ReturnType<typeof createEvents>;

function viewEvent({ id: _, message, ...rest }: Event) {
  const { messageId, url, method, header, queueName, labels, flow } = message;
  const about = { messageId, url, method, header, queueName, labels, label: labels?.[0] };
  return { ...rest, ...about, flowControlKey: flow?.key };
}
