import { describe, expect, test } from "vitest";
import { toDoLists } from "../../../lib/story/review/to-do-list.ts";

const says = (brief: string) => toDoLists(brief).map(({ quote }) => quote);

describe("a list of things to do", () => {
  test.each([
    ["Wed list\n- paint for the rail\n- FULL MOON CLIMB 27 Aug, $18\n- new padlock", "Wed list"],
    ["To-dos:\n- flyer for the fair\n- new sign", "To-dos:"],
    ["Things\n- ring the printer\n- order more clay\n- open studio on 3 May, free", "ring the printer"],
  ])("asks a person which of it is for readers: %j", (brief, quote) => {
    expect(says(brief)).toEqual([quote]);
  });

  test.each([
    "Price list\n- Honey, 12 oz: $22\n- Candle: $14",
    "Reading list for May\n- The Overstory\n- Piranesi",
    "How to book\n- call us on 555-0132\n- pay at the door",
    "Wednesday menu:\n- leek soup\n- rye bread",
    "We opened on Wednesday. The list of classes is on our website.",
  ])("is not what readers are to do or choose from: %j", (brief) => {
    expect(says(brief)).toEqual([]);
  });
});
