/** The part of a whole that a text like "62%" or "4.5 %" states; larger than a whole is no part. */
export function percentage(text: string): number | undefined {
  const share = Number(/^(\d+(?:[.,]\d+)?)\s?%$/.exec(text)?.[1]?.replace(",", ".")) / 100;
  return share > 0 && share <= 1 ? share : undefined;
}
