import { expect, test } from "vitest";
import { mockStory } from "../../lib/pipeline/mock.ts";

const headlineOf = (brief: string) => mockStory({ brief } as never).headline.text;

test("a test run shortens a long brief between words, and says so", () => {
  expect(headlineOf("Kite 2.0 is out.")).toBe("Kite 2.0 is out.");
  const headline = headlineOf(
    "Our courier app finds a way past closed streets in thirty-five seconds, everywhere.",
  );
  expect(headline).toBe("Our courier app finds a way past closed streets…");
});
