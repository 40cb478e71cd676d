import { expect, test } from "vitest";
import { emptyStory } from "../../../lib/story/empty.ts";
import { checkForms } from "../../../lib/story/guard/form-lines.ts";

const BRIEF = "The workshop stays open until 10 pm on Tuesdays from 3 March. It is £15 an hour.";
const slotsOf = (linkedin: string, brief = BRIEF) =>
  checkForms({ ...emptyStory("en"), posts: { linkedin } }, brief).map(({ slot, severity }) => [
    slot,
    severity,
  ]);

test.each([
  "News from the workshop.\n\nDate: 3 March\nTime: until 10 pm",
  "News from the workshop.\n\n📅 Date: 3 March\n- Price: £15 an hour",
  "Neues aus der Werkstatt.\n\nDatum: 3. März\nPreis: 15 £",
  "Des nouvelles.\n\nLieu : Leeds\nPrix : 15 £",
])("a post that is filled in like a form is doubted: %s", (post) => {
  expect(slotsOf(post)).toEqual([["posts.linkedin", "doubt"]]);
});

test.each([
  "From 3 March the workshop stays open until 10 pm. £15 an hour.",
  "From 3 March the workshop stays open.\n\nPrice: £15 an hour, tools included.",
  "Three things to bring:\nYour bike: we lend the tools.\nA friend: two hold a wheel better.",
])("sentences and a single label are not: %s", (post) => {
  expect(slotsOf(post)).toEqual([]);
});

test("the author's own form is no fault of the post", () => {
  const form = "Late nights at the workshop\nDate: 3 March\nTime: until 10 pm";
  expect(slotsOf(form, form)).toEqual([]);
});
