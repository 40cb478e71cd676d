import { expect, test } from "vitest";
import { inkOf } from "../../lib/render/templates/kit/subject/bounds.ts";

test("what a drawing covers is measured from its paths and shapes", () => {
  expect(inkOf('<path d="M4 10h20v6H4z"/>')).toEqual({ x: 4, y: 10, width: 20, height: 6 });
  expect(inkOf('<circle cx="16" cy="10" r="6"/><rect x="2" y="20" width="28" height="4"/>')).toEqual({
    x: 2,
    y: 4,
    width: 28,
    height: 20,
  });
  expect(inkOf('<path d="m6 12l4 4c2 0 2 4 0 4z"/>')).toEqual({ x: 6, y: 12, width: 6, height: 8 });
});

test("half a circle reaches beyond the ends of its arc", () => {
  const { x, y, width, height } = inkOf('<path d="M6 20a10 10 0 0 1 20 0z"/>');
  expect([x, y, width, height].map(Math.round)).toEqual([6, 10, 20, 10]);
  expect(inkOf('<path d="M6 20a10 10 0 0120 0z"/>')).toEqual(inkOf('<path d="M6 20a10 10 0 0 1 20 0z"/>'));
});

test("numbers behind an arc are no flags of another one", () => {
  const { y, height } = inkOf('<path d="M4 5a9 9 0 0 0 2.05 11.78l1 .5"/>');
  expect(y).toBeLessThanOrEqual(5);
  expect(y + height).toBeCloseTo(17.28);
});

test("what is turned, or empty, has the whole square", () => {
  const square = { x: 0, y: 0, width: 32, height: 32 };
  expect(inkOf('<path transform="rotate(9)" d="M4 10h20v6z"/>')).toEqual(square);
  expect(inkOf("<g/>")).toEqual(square);
});
