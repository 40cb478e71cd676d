import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const reading = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

describe("the last value of a series in a sentence of its own", () => {
  test.each([
    ["Tickets sold: 962 in 2023, 1,040 in 2024, 1,113 in 2025. 1,206 so far in 2026.", "2026 so far", 1206],
    [
      "We counted 41,200 visits in 2022, 44,900 in 2023 and 47,300 in 2024. In 2025 it was 52,800.",
      "2025",
      52_800,
    ],
    ["Volunteer hours: 1,800 in 2023, 2,150 in 2024. Last year, 2025, it rose to 2,690.", "2025", 2690],
    [
      "Trees planted here: 310 in 2022, 420 in 2023, 515 in 2024. This year we have planted 640 already.",
      "This year",
      640,
    ],
    [
      "So viele Brote haben wir gebacken: 12.400 im Jahr 2023, 13.100 im Jahr 2024. 14.250 im Jahr 2025.",
      "2025",
      14_250,
    ],
    [
      "Nos adhérents sont plus nombreux : 120 en 2023, 148 en 2024, 171 en 2025. Déjà 196 en 2026.",
      "2026 déjà",
      196,
    ],
    ["Los socios del club: 640 en 2023, 702 en 2024, 755 en 2025. En 2026 ya son 812.", "2026 ya", 812],
    [
      "Livros emprestados na biblioteca: 8.200 em 2023, 8.950 em 2024. Até agora, 5.100 em 2026.",
      "2026 até agora",
      5100,
    ],
    [
      "I visitatori del museo: 3.100 nel 2023, 3.450 nel 2024, 3.900 nel 2025. Finora 2.050 nel 2026.",
      "2026 finora",
      2050,
    ],
    [
      "Zoveel fietsen hebben wij gemaakt: 1.210 in 2023, 1.340 in 2024, 1.465 in 2025. In 2026 tot nu toe 702.",
      "2026 tot nu toe",
      702,
    ],
  ])("%s", (brief, x, y) => {
    const { series } = reading(brief);
    expect(series?.points.at(-1)).toEqual({ x, y });
    expect(series?.facts).toHaveLength(2);
  });

  test.each([
    ["of another thing", "We opened 3 new lanes in 2026."],
    ["of an earlier year", "It was 910 in 2019."],
    ["of money", "In 2026 it was £1,206."],
  ])("no value %s", (_, behind) => {
    const { series } = reading(`Tickets sold: 962 in 2023, 1,040 in 2024, 1,113 in 2025. ${behind}`);
    expect(series?.points.map(({ y }) => y)).toEqual([962, 1040, 1113]);
  });
});

test.each([
  ["How long it takes: 9 days in 2023, 6 in 2024, 4 in 2025 and 2 this year.", "This year", 2],
  [
    "So lange dauert es: 9 Tage im Jahr 2023, 6 im Jahr 2024, 4 im Jahr 2025 und 2 dieses Jahr.",
    "Dieses Jahr",
    2,
  ],
])("the value of this year ends its sentence: %s", (brief, x, y) => {
  expect(reading(brief).series?.points.at(-1)).toEqual({ x, y });
});

test("a value that is only compared makes no chart", () => {
  expect(
    reading("We mended 214 bikes this year. For comparison, it was 168 in 2024 and 120 in 2023.").series,
  ).toBeNull();
});

test.each([
  "Knots counted at Holme: 2023: 9,150. 2024: 7,900. 2025: 11,300. 2026: 12,650, the most since we began in 1971.",
  "Gezählte Störche: 2023: 9150. 2024: 7900. 2025: 11300. 2026: 12650, so viele wie nie zuvor.",
])("the last value stands in its series with what is remarkable about it: %s", (brief) => {
  const { series } = reading(brief);
  expect(series?.points.map(({ x, y }) => [x, y]).at(-1)).toEqual(["2026", 12650]);
  expect(series?.facts).toHaveLength(4);
});

test("a sentence about a later day is no value of the series before it", () => {
  const { series } = reading(
    "Visitors: 2023: 910. 2024: 790. 2025: 1130. 2026 is our last year, and we are sorry.",
  );
  expect(series?.points).toHaveLength(3);
});
