import { expect, test } from "vitest";
import { inARow } from "../../../lib/render/templates/kit/story/clip.ts";

test("an address by itself takes no full stop with it", () => {
  expect(inARow(["Forty seats.", "atticstage.example/owls."])).toBe("Forty seats. atticstage.example/owls");
});
test("a sentence with an address in it keeps its own", () => {
  expect(inARow(["Forty seats.", "Book at atticstage.example/owls."])).toBe(
    "Forty seats. Book at atticstage.example/owls.",
  );
  expect(inARow(["atticstage.example/owls.", "Forty seats."])).toBe("atticstage.example/owls. Forty seats.");
});
