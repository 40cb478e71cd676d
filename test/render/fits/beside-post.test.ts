import { expect, test } from "vitest";
import { besidePost } from "../../../lib/render/templates/kit/story/beside-post.ts";

const OPENING = "We grew it on six acres up the road, and milled the first sacks last week.";
const ASIDE = "The wheat is an old one that our grandparents knew.";
const PRICE = "It’s £5.80 for a small bag or £32 for a sack.";
const text = [OPENING, ASIDE, PRICE].join(" ");

test("what a picture must show comes first, and the opening as far as there is room", () => {
  const needed = ["It's £5.80 for a small bag"];
  expect(besidePost(text, { post: text, most: 60, needed })).toBe(PRICE);
  expect(besidePost(text, { post: text, most: 130, needed })).toBe(`${OPENING} ${PRICE}`);
  expect(besidePost(text, { post: text, most: 400, needed })).toBe(text);
});

test("nothing stands between an opening and what must be shown that is no opening itself", () => {
  const needed = ["£32 for a sack"];
  expect(besidePost(text, { post: text, most: 100, needed })).toBe(PRICE);
});

test("what the post leaves out is kept, and the opening where nothing else is", () => {
  expect(besidePost(text, { post: `${OPENING} ${PRICE}`, most: 60, needed: [] })).toBe(ASIDE);
  expect(besidePost(text, { post: text, most: 60, needed: [] })).toBe(OPENING);
});
