import { expect, test } from "vitest";
import { wantedFirst } from "../../../lib/render/templates/film/wanted-line.ts";
import { membersOf } from "../../../lib/render/templates/series/members.ts";
import { ofItsOwn } from "../../../lib/render/templates/series/own-remark.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (end: string) =>
  houseStory({
    brief: `Winter jam. Fri 15 January, 7pm till 10pm. Twenty riders, one ramp. Entry £6. Tickets at the door. ${end}`,
    brand: brandOf("Rampworks"),
    channel: "instagram",
    assetType: "video",
  });
const LINES = ["Fri 15 January, 7pm till 10pm", "Twenty riders, one ramp", "Entry £6"];

test.each([
  ["Finish with the price.", "Entry £6"],
  ["Fast cuts, end on the date.", "Fri 15 January, 7pm till 10pm"],
])("what the author wants last leads the last picture: %s", (end, first) => {
  const lines = wantedFirst(LINES, storyOf(end));
  expect(lines[0]).toBe(first);
  expect(lines.toSorted()).toEqual(LINES.toSorted());
});

test.each(["Doors close at ten.", "Keep it short."])("without such a wish the order stays: %s", (end) => {
  expect(wantedFirst(LINES, storyOf(end))).toEqual(LINES);
});

test("qualities side by side are a list", () => {
  expect(membersOf("Acacia raccolta a maggio, umidità 17 %, non filtrato, vasetto di vetro")).toEqual({
    title: "Acacia raccolta a maggio",
    lines: ["Umidità 17 %", "Non filtrato", "Vasetto di vetro"],
  });
});

test.each([
  "Saturday 19 December, 11am to 5pm, Mill Lane, Settle",
  "You trim one horse, all four feet, a hoof knife, a rasp",
  "We bake, we brew, we sing, and we host",
  "Free entry, no booking, children welcome",
  "Mill Lane 3, Settle, North Yorkshire, England",
])("is no list of qualities: %s", (text) => {
  expect(membersOf(text)).toBeUndefined();
});

const TASTING = { title: "Tasting on Saturday 5 December at the mill", body: "" };
const LIMITS = { headline: 120, supporting: 110 };

test("an action for those who cannot come stands over its address, and the remark leads", () => {
  const closing = { headline: "If you can't come, order", cta: "", url: "mill.example" };
  expect(ofItsOwn(storyOf(""), closing, TASTING, LIMITS)).toEqual({
    headline: TASTING.title,
    cta: "If you can't come, order",
    url: "mill.example",
  });
});

test("an action for all of them keeps the remark under it", () => {
  const closing = { headline: "Book your place", cta: "", url: "mill.example" };
  expect(ofItsOwn(storyOf(""), closing, TASTING, LIMITS)).toBeUndefined();
});
