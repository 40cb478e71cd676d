import { expect, test } from "vitest";
import { slideshow } from "../../../lib/render/templates/slideshow/slideshow.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

type Shown = {
  slides: { title: string; body: string }[];
  closing: { headline: string; supporting?: string };
};
const pictures = { brand: "Brackenhurst", asked: [], atHand: [], faces: [] };
const seriesOf = (brief: string) =>
  slideshow.fits?.(
    houseStory({ brief, brand: brandOf("Brackenhurst"), channel: "instagram", assetType: "slideshow" }),
    pictures,
  )?.data as Shown;

const DAY =
  "Open day at Brackenhurst Primary for children who start in September 2027.\n\nWhen: Saturday 16 January 2027, 10 am to 12.30 pm\nWhere: main entrance on Fell Lane, the car park is closed that day, please use the one at the cricket club\n\n10.00 Welcome by Mrs Adeyemi, our head teacher, in the hall\n10.30 Tours in small groups, led by Year 6 pupils\n11.15 Try it out: forest school, music room, library corner\n12.00 Questions over coffee\n\nChildren are welcome and there's a play corner for little brothers and sisters. You don't need to register.\nIf you can't come on that day, ring the office on 01539 555 0130 and we'll find another time.";
const DEADLINE =
  "The deadline for applications to the council is 15 January, so please apply even if you haven't seen us yet.";
const CHANGE = "You can still change your choice until 29 January.";

test("needed sentences that the last picture has no room for end the series, behind what ended it", () => {
  const { slides, closing } = seriesOf(`${DAY}\n\n${DEADLINE} ${CHANGE}`);
  expect(slides.at(-1)?.title).toMatch(/^If you can’t come on that day/u);
  expect(closing).toMatchObject({
    headline: "The deadline for applications to the council is 15 January",
    supporting: `So please apply even if you haven’t seen us yet. ${CHANGE}`,
  });
});

test("one that has room there stands under what ends the series", () => {
  const { slides, closing } = seriesOf(`${DAY}\n\n${CHANGE}`);
  expect(slides.map(({ title }) => title).join("\n")).not.toContain("change your choice");
  expect(closing.headline).toMatch(/^If you can’t come on that day/u);
  expect(closing.supporting).toContain("until 29 January");
});
