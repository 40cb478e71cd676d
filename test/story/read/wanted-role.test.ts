import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Orchard Lea") });

test.each([
  "Night care assistant wanted at Orchard Lea, our home in Malvern.\n\n4 nights on, 4 nights off, 20:45 to 07:15.\n£14.20 an hour.",
  "Deckhand wanted on the ferry Morven.\n\n2 weeks on, 2 weeks off.\n£29,400 a year, all meals on board.",
  "Night care assistant wanted at Orchard Lea, our home in Malvern.\n\nPaid breaks, paid training.\nStart: February 2027.",
  "Nachtpflegekraft gesucht für unser Haus in Jena.\n\n4 Nächte Dienst, 4 Nächte frei.\n19,20 € die Stunde.",
])("a role that is wanted, and its pay, are a job without a figure: %s", (brief) => {
  const { occasion, figures } = read(brief);
  expect(occasion).toBe("hiring");
  expect(figures).toEqual([]);
});

test.each([
  "Old tins wanted at the pantry. We pay nothing, and collect on Mondays.",
  "Room wanted for our sewing club. We can pay £14 an hour.",
  "Volunteers wanted at the seed library. The tea is free.",
])("nothing else that is wanted is a job: %s", (brief) => {
  expect(read(brief).occasion).not.toBe("hiring");
});
