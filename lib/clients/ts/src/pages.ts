import type { Api } from "./api.ts";
import type { CallOptions } from "./request.ts";
import type { ApiReply } from "./transport.ts";

const LARGEST_PAGE = 100;

type Filters = { limit?: number; offset?: number; cursor?: string; [name: string]: unknown };

/**
 * A list that has pages. Nothing is asked for until it is read:
 * `for await (const run of client.runs.list())` reads page after page, `await list.page()` the first one only.
 */
export class Pages<T> implements AsyncIterable<T> {
  readonly #read: (filters: Filters) => Promise<ApiReply>;
  readonly #filters: Filters;

  constructor(api: Api, path: string, filters: object = {}, options?: CallOptions) {
    this.#read = (query) => api.read(path, options, query);
    this.#filters = { limit: LARGEST_PAGE, ...filters };
  }

  /** The first page: `limit` records, by default 100. */
  async page(): Promise<T[]> {
    return (await this.#read(this.#filters)).body as T[];
  }

  /** Page after page, each an array. */
  async *pages(): AsyncGenerator<T[], void, undefined> {
    let filters: Filters | undefined = this.#filters;
    while (filters) {
      const reply: ApiReply = await this.#read(filters);
      const records = reply.body as T[];
      if (records.length > 0) yield records;
      filters = next(filters, reply, records.length);
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const records of this.pages()) yield* records;
  }

  /** All records, or the first `most` of them, as one array. */
  async toArray(most = Number.POSITIVE_INFINITY): Promise<T[]> {
    const all: T[] = [];
    if (most > 0)
      for await (const record of this) {
        all.push(record);
        if (all.length >= most) break;
      }
    return all;
  }
}

/** Follows the cursor of `Link: rel="next"` where the list has one, else the offset. */
function next(filters: Filters, { headers }: ApiReply, size: number): Filters | undefined {
  const link = /<([^>]*)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
  const cursor = link && new URL(link, "http://any.invalid").searchParams.get("cursor");
  if (cursor) return { ...filters, cursor };
  const { limit = LARGEST_PAGE, offset = 0 } = filters;
  // A list with cursors has ended where no next one is named.
  return filters.cursor !== undefined || size < limit ? undefined : { ...filters, offset: offset + size };
}
