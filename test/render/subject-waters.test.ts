import { expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

const drawn = async (headline: string) =>
  subjectOf(await subjectWords("en", readAsset), { headline, texts: [], about: [] });

test.each([
  ["Learn to row on Saturday mornings", "oars"],
  ["Rowing on the river for beginners", "oars"],
  ["Surfing lessons in May", "water-wave"],
  ["A car charger at your home", "charging-point"],
  ["Two new chargepoints in the car park", "charging-point"],
])("%s", async (headline, subject) => expect(await drawn(headline)).toBe(subject));

test.each(["A clean-up of the river on Sunday", "The brook is high again", "Our river, our home"])(
  "water that runs by is no wave of the sea: %s",
  async (headline) => expect(await drawn(headline)).not.toBe("water-wave"),
);
