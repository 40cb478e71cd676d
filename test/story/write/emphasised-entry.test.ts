import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType });

const HOURS =
  "Could you do our winter hours please.\n\nMon 21 to Wed 23 Dec: 8am to 5pm\nThurs 24 Dec: 8am to 12 noon\n25 to 27 Dec: closed\nMon 28 to Wed 30 Dec: 9am to 3pm\nBack to normal Monday 4 January.";

test("a list of hours is headed by what the order calls it, and not by its last line", () => {
  expect(storyOf(HOURS).headline.text).toBe("Our winter hours");
});

test("the day that everybody asks about is the headline over the others", () => {
  const { headline, kicker, points } = storyOf(
    `${HOURS}\n\nPeople always ask about Christmas Eve so that bit should stand out.`,
  );
  expect(headline.text).toBe("Thurs 24 Dec: 8am to 12 noon");
  expect(kicker?.text).toBe("Our winter hours");
  expect(points.map(({ text }) => text)).not.toContain(headline.text);
});

test("what is noted of that day keeps the day", () => {
  const hours = HOURS.replace("12 noon", "12 noon (collect cakes from 7, bring your number)");
  const { support } = storyOf(
    `${hours}\n\nPeople always ask about Christmas Eve so that bit should stand out.`,
  );
  expect(support?.text).toContain("Collect cakes from 7, bring your number (Thurs 24 Dec)");
});

test("the wanted line of a list is the headline, and stays once", () => {
  const { headline, kicker, points } = storyOf(
    "New in 4.1:\n- Night buses on the map\n- Tickets for groups\n- Dark mode\n\nOut on 3 December. The headline should be the night buses.",
  );
  expect(headline.text).toBe("Night buses on the map");
  expect(kicker?.text).toBe("New in 4.1");
  expect(points.map(({ text }) => text)).toEqual(["Tickets for groups", "Dark mode"]);
});

test("the question stands alone on the picture, and the post has the rest", () => {
  const { headline, support, points, posts } = storyOf(
    "A question for all of you: which tree did you plant first? Ours was a pear, and it still bears fruit.\n\nThe best answer wins a spade. We choose on Friday 11 December. Only the question on the picture, everything else in the text.",
  );
  expect(headline.text).toBe("Which tree did you plant first?");
  expect([support, points]).toEqual([null, []]);
  expect(posts.linkedin).toContain("Friday 11 December");
  expect(posts.linkedin).toContain("still bears fruit");
});

test("the wanted number of a list stands first", () => {
  const { points } = storyOf(
    "Our year in numbers:\n- 310 beds dug\n- 27 new members\n- 3.4 tonnes of fruit given to the school\n- 19 open days\n\nThe tonnes of fruit should be the biggest thing on there.",
    "infographic",
  );
  expect(points[0]?.text).toBe("3.4 tonnes of fruit given to the school");
});
