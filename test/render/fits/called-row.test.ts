import { expect, test } from "vitest";
import { emphasisOf } from "../../../lib/render/templates/kit/story/emphasis.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const showing = (wanted: string, ...rows: string[]) =>
  storyWith({
    occasion: "update",
    facts: rows.map((text, i) => fact(`f${i + 1}`, "news", text)),
    headline: line("Our yearly numbers"),
    points: rows.map((text, i) => line(text, `f${i + 1}`)),
    wishes: [{ rule: "emphasis", value: wanted, quote: wanted, span: { start: 0, end: 0 } }],
  });

test.each([
  [
    "arrival time",
    "Average arrival: 38 minutes, last year 52",
    "38 minutes",
    "Average arrival, last year 52",
  ],
  ["Ankunft", "Ankunft im Schnitt: 38 Minuten", "38 Minuten", "Ankunft im Schnitt"],
  ["délai d’arrivée", "Délai d’arrivée moyen : 38 minutes", "38 minutes", "Délai d’arrivée moyen"],
  ["tiempo de llegada", "Tiempo de llegada medio: 38 minutos", "38 minutos", "Tiempo de llegada medio"],
  ["uptime", "Uptime: 99.4%", "99.4%", "Uptime"],
])("the line of a list that is called %s stands largest", (wanted, row, value, label) => {
  expect(emphasisOf(showing(wanted, "Lifts: 1,260", row, "Calls: 3,412"))).toEqual({ value, label });
});

test("of two lines that are called so neither is meant", () => {
  expect(
    emphasisOf(showing("arrival time", "Arrival by day: 38 minutes", "Arrival by night: 50 minutes")),
  ).toBeUndefined();
});
