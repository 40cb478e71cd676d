import { type Api, at } from "../api.ts";
import type { CallOptions } from "../request.ts";
import type { Item, Query } from "../types.ts";

type Event = Item<"list_events">;
type Filters = Omit<Query<"list_events">, "wait"> & {
  /** Seconds to wait for the first event, 0 to 30. */
  wait?: number;
};

const STREAM_SECONDS = 25;

/** The event log, oldest first. */
export function eventsOf(api: Api) {
  /** One page, and where to read on: pass `cursor` as `after`. */
  async function page(query: Filters = {}, options?: CallOptions) {
    const waitMs = (query.wait ?? 0) * 1000;
    const { body, headers } = await api.read(at`/events`, options, query, waitMs);
    const events = body as Event[];
    return { events, cursor: headers.get("x-next-cursor") ?? events.at(-1)?.id ?? query.after };
  }
  async function* read(query: Filters, endless: boolean, options?: CallOptions) {
    let after = query.after;
    for (;;) {
      const { events, cursor } = await page({ ...query, ...(after && { after }) }, options);
      yield* events;
      if (events.length === 0 && !endless) return;
      after = cursor;
    }
  }
  return {
    page,
    /** Every event up to now. */
    list: (
      query: Omit<Filters, "wait"> = {},
      options?: CallOptions,
    ): AsyncGenerator<Event, void, undefined> => read(query, false, options),
    /** Events as they happen, without an end: leave the loop or abort the signal. Begins after now. */
    stream: (query: Filters = {}, options?: CallOptions): AsyncGenerator<Event, void, undefined> =>
      read({ after: "latest", wait: STREAM_SECONDS, ...query }, true, options),
  };
}
