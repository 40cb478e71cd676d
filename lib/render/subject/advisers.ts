/**
 * Trades that sell no goods: whatever their headlines name, "going self-employed", is a matter that they treat, and their
 * drawing says whose advice it is. A shop with another thing in its headline sells that one.
 */
export const ADVISERS: ReadonlySet<string> = new Set(
  "balance-scale calculator paw-prints spine treatment-couch".split(" "),
);
