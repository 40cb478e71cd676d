import { expect, test } from "vitest";
import { event } from "../../lib/render/templates/event/event.ts";

function saidOf(headline: string): string {
  const data = event.data.parse({ date: "3 May", headline, supporting: "Baked before sunrise." });
  return event.altText(data, "Beacon", 0);
}

test("an event card does not repeat a day that the headline names", () => {
  expect(saidOf("We open a second location on 3 May").match(/3 May/g)).toHaveLength(1);
  expect(saidOf("We open a second location")).toContain("Baked before sunrise. 3 May.");
});
