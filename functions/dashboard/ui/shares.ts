/**
 * Numbers as whole ones that add up to `total`: each is cut, and those that lost most get one more until the sum is
 * right. `total` is at most one a number away from the sum.
 */
export function wholeShares(numbers: readonly number[], total: number): number[] {
  const cut = numbers.map(Math.floor);
  const missing = total - cut.reduce((sum, one) => sum + one, 0);
  const byRest = numbers
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest);
  const raised = new Set(byRest.slice(0, Math.max(0, missing)).map(({ at }) => at));
  return cut.map((one, at) => (raised.has(at) ? one + 1 : one));
}
