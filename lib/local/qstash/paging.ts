const DEFAULT_PAGE = 100;

/** The `count` of a query, a hundred if it names none. */
export function pageSize(query: URLSearchParams): number {
  const count = Number(query.get("count") ?? DEFAULT_PAGE);
  return Number.isInteger(count) && count > 0 ? count : DEFAULT_PAGE;
}
