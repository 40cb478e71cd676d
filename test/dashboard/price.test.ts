import { expect, test } from "vitest";
import { creditsInWords } from "../../functions/dashboard/ui/price.ts";

test.each([
  [0, "0 credits"],
  [1, "1 credit"],
  [2084, "2,084 credits"],
])("%i credits are %s", (credits, words) => expect(creditsInWords(credits)).toBe(words));
