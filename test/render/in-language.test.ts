import { expect, test } from "vitest";
import { beforeAfter } from "../../lib/render/templates/before-after/before-after.ts";
import { milestone } from "../../lib/render/templates/milestone/milestone.tsx";

const change = { headline: "Ein neuer Garten", before: { text: "Kahler Boden" }, after: { text: "Wiese" } };

test("the words over a change are in the language of its texts, unless they are given", () => {
  const data = beforeAfter.data.parse(change);
  expect(beforeAfter.inLanguage?.(data, "de")).toMatchObject({
    before: { label: "Vorher" },
    after: { label: "Nachher" },
  });
  const own = beforeAfter.data.parse({ ...change, before: { label: "2019", text: "Kahler Boden" } });
  expect(beforeAfter.inLanguage?.(own, "de")).toMatchObject({
    before: { label: "2019" },
    after: { label: "Nachher" },
  });
  expect(beforeAfter.altText(data, "Beet", 0, "de")).toContain("Vorher: Kahler Boden");
});

test("the end of a way is reached in the language of its texts, unless it is given", () => {
  const data = milestone.data.parse({ headline: "Merci", value: "10 000" });
  expect(milestone.inLanguage?.(data, "fr")).toMatchObject({ reached: "Maintenant" });
  const own = milestone.data.parse({ headline: "Merci", value: "10 000", reached: "2026" });
  expect(milestone.inLanguage?.(own, "fr")).toMatchObject({ reached: "2026" });
});
