import { thousandRunsWithModel } from "../../deploy/bill.ts";
import { COUNTS, dollarsOf } from "../../deploy/cost-sheet.ts";
import type { Row } from "./row.ts";

const NOTE =
  "By the cost sheet (`test/deploy/cost-sheet.ts`), whose statements, messages and files `test/deploy/costs.test.ts` counts anew: vendors' list prices, files stored for a month.";

/** What 1,000 runs of each asset type cost at list prices: a computation, not a measurement. */
export const costs = async (): Promise<Row[]> =>
  Object.entries(COUNTS).flatMap(([assetType, counts]) => {
    const dollars = dollarsOf(counts);
    const row = (name: string, value: number): Row => ({ name, value, unit: "US$", note: NOTE });
    return [
      row(`1,000 runs of ${assetType}`, dollars),
      row(`1,000 runs of ${assetType}, with the model`, dollars + thousandRunsWithModel),
    ];
  });
