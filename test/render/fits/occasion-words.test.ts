import { expect, test } from "vitest";
import { occasionIn } from "../../../lib/render/templates/kit/story/occasion-in.ts";

test("what an occasion is for is no part of its place", () => {
  const said = "Join us on Friday 5 December at 6 pm in Boscawen Park, Truro, to remember people we miss";
  expect(occasionIn(said, "Friday 5 December")).toBeUndefined();
  expect(
    occasionIn("Spring concert on 5 December at 6 pm in Boscawen Park, Truro", "5 December"),
  ).toMatchObject({
    name: "Spring concert",
    place: "Boscawen Park, Truro",
  });
});

test("what a colon leads to behind the day is what takes place, and no place", () => {
  expect(
    occasionIn("Launch on Thursday 10 December: Loafly Premium", "Thursday 10 December"),
  ).toBeUndefined();
  expect(occasionIn("Spring concert on 18 April at St Clement’s", "18 April")?.place).toBe("St Clement’s");
});
