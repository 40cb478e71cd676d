import { describe, expect, test } from "vitest";
import { type Block, flow } from "../../lib/render/templates/infographic/flow.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";

const block = (key: string, minimum: number, ideal: number, maximum: number, growShare = 1): Block => ({
  key,
  minimum,
  ideal,
  maximum,
  growShare,
  draw: () => [],
});
const ROOM = { x: 80, y: 100, width: 900, height: 1000 };
const GAPS = { minimum: 10, ideal: 40, maximum: 80 };

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
      expect(box.height).toBeGreaterThanOrEqual(one.minimum);
      expect(box.height).toBeLessThanOrEqual(one.maximum);
      const next = places[i + 1]?.box.y ?? ROOM.y + ROOM.height + GAPS.minimum;
      expect(box.y + box.height + GAPS.minimum).toBeLessThanOrEqual(next + 1);
    }
  });

  test("infographic blocks share spare height by their growShare, up to their maximum", () => {
    const { places = [], spare = 0 } = flow(airy, ROOM, GAPS) ?? {};
    expect(places.map(({ box }) => box.height)).toEqual([200, 400]);
    expect(spare).toBe(1000 - 600 - GAPS.maximum);
  });

  test("infographic blocks are never lower than their minimum: such a page drops blocks", () => {
    expect(flow([...crowded, block("d", 500, 500, 500)], ROOM, GAPS)).toBeUndefined();
  });
});

test("a donut with too many parts or parts below zero is refused with the path of the field", () => {
  const parse = (kind: string, values: number[]) => {
    const points = values.map((value) => ({ label: "Part", value }));
    return infographic.data.safeParse({ headline: "Now", chart: { kind, points } }).error?.issues ?? [];
  };
  expect(parse("donut", [1, 2, 3])).toEqual([]);
  expect(parse("bar", [1, -2, 3, 4, 5, 6, 7])).toEqual([]);
  expect(parse("donut", [1, -2])[0]).toMatchObject({ path: ["chart", "points", 1, "value"] });
  expect(parse("donut", [1, 2, 3, 4, 5, 6, 7])[0]?.message).toContain("at most 6");
});
