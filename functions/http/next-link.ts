/** The value of `Link: <…>; rel="next"` (RFC 8288): the same query from the cursor on. */
export function nextLink(url: string, cursor: string | null): string | undefined {
  if (!cursor) return undefined;
  const next = new URL(url);
  next.searchParams.delete("offset");
  next.searchParams.set("cursor", cursor);
  return `<${next}>; rel="next"`;
}
