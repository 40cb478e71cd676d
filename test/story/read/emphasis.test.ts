import { describe, expect, test } from "vitest";
import { emphasisIn } from "../../../lib/story/read/emphasis.ts";

describe("what an author wants largest", () => {
  test.each([
    ["Make the price the biggest thing on the card.", "price"],
    ["Please make the €31 the biggest thing", "€31"],
    ["£535.56 biggest.", "£535.56"],
    ["Night number must be the largest number on it.", "Night number"],
    ["The salary should be visible from across the room", "salary"],
    ["Der Preis soll am größten sein", "Preis"],
    ["Mettez la date bien en évidence", "date"],
    ["El precio bien grande", "precio"],
    ["Lyft fram 05.50", "05.50"],
    ["「一日12個」を目立たせてください。", "一日12個"],
  ])("%s", (clause, wanted) => {
    expect(emphasisIn(clause)).toBe(wanted);
  });

  test.each([
    "Our biggest sale of the year",
    "Make the hole bigger",
    "Make your day big",
    "The number of guests was huge",
    "Die Nachfrage ist groß",
    "The price is big news",
  ])("%s is no wish", (sentence) => {
    expect(emphasisIn(sentence)).toBeUndefined();
  });
});
