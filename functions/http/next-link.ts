/** `Link: <…>; rel="next"` (RFC 8288): the same query from the cursor on. */
export function nextLink(url: string, cursor: string | null): Record<string, string> {
  if (!cursor) return {};
  const next = new URL(url);
  next.searchParams.delete("offset");
  next.searchParams.set("cursor", cursor);
  return { Link: `<${next}>; rel="next"` };
}
