import { describe, expect, test } from "vitest";
import { type Block, flow } from "../../lib/render/templates/infographic/flow.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";

const block = (key: string, least: number, ideal: number, most: number, appetite = 1): Block => ({
  key,
  least,
  ideal,
  most,
  appetite,
  draw: () => [],
});
const ROOM = { x: 80, y: 100, width: 900, height: 1000 };
const GAPS = { least: 10, ideal: 40, most: 80 };

describe("the blocks of an infographic", () => {
  const crowded = [block("a", 200, 400, 500), block("b", 200, 500, 900), block("c", 100, 300, 300)];
  const airy = [block("a", 50, 100, 200), block("b", 50, 100, 400, 3)];

  test.each([
    ["crowded", crowded],
    ["airy", airy],
  ])("stand one under the other inside the %s page, each within its heights", (_, blocks) => {
    const { places = [] } = flow(blocks, ROOM, GAPS) ?? {};
    expect(places.map(({ block: { key } }) => key)).toEqual(blocks.map(({ key }) => key));
    for (const [i, { block: one, box }] of places.entries()) {
      expect(box.height).toBeGreaterThanOrEqual(one.least);
      expect(box.height).toBeLessThanOrEqual(one.most);
      const next = places[i + 1]?.box.y ?? ROOM.y + ROOM.height + GAPS.least;
      expect(box.y + box.height + GAPS.least).toBeLessThanOrEqual(next + 1);
    }
  });

  test("take spare room by appetite, and leave what nobody wants", () => {
    const { places = [], spare = 0 } = flow(airy, ROOM, GAPS) ?? {};
    expect(places.map(({ box }) => box.height)).toEqual([200, 400]);
    expect(spare).toBe(1000 - 600 - GAPS.most);
  });

  test("are not squeezed below their least heights: such a page is for fewer blocks", () => {
    expect(flow([...crowded, block("d", 500, 500, 500)], ROOM, GAPS)).toBeUndefined();
  });
});

test("a donut of too many parts, or of parts below zero, is refused where it says so", () => {
  const parse = (kind: string, values: number[]) => {
    const points = values.map((value) => ({ label: "Part", value }));
    return infographic.data.safeParse({ headline: "Now", chart: { kind, points } }).error?.issues ?? [];
  };
  expect(parse("donut", [1, 2, 3])).toEqual([]);
  expect(parse("bar", [1, -2, 3, 4, 5, 6, 7])).toEqual([]);
  expect(parse("donut", [1, -2])[0]).toMatchObject({ path: ["chart", "points", 1, "value"] });
  expect(parse("donut", [1, 2, 3, 4, 5, 6, 7])[0]?.message).toContain("at most 6");
});
