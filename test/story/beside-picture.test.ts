import { expect, test } from "vitest";
import { besidePicture } from "../../lib/story/beside-picture.ts";
import { houseStory } from "../../lib/story/house.ts";
import { readStory } from "../../lib/story/read/read-story.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Kite");
const brief =
  'Share image for our docs. Text: "Pikefish" and below it "Log search for small teams". The post text to go along can mention that it is free for five people and that the code is open.';

test("what is to stand in the text beside a picture is not on it, and the post says it", () => {
  const story = houseStory({ brief, brand, channel: "web", assetType: "og_image" });
  const picture = [story.headline, story.support, story.kicker, ...story.points].map(
    (line) => line?.text ?? "",
  );
  expect(picture.join("\n")).toContain("Log search for small teams");
  expect(picture.join("\n")).not.toMatch(/free|open/);
  expect(Object.values(story.posts).join("\n")).toMatch(/free for five people.*code is open/su);
});

test("other facts stand where they like", () => {
  const reading = readStory({ brief: "The oil is here. The label says that it is cold pressed. £9.", brand });
  expect(besidePicture(reading).size).toBe(0);
});
