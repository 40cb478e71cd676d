import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { timely } from "../../../lib/story/review/due-dates.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import { BRAND } from "./hats.ts";

const TODAY = "2026-11-23";

function reviewed(brief: string) {
  const outlet = { channel: "linkedin", assetType: "card" } as const;
  const story = houseStory({ brief, brand: BRAND, ...outlet });
  const { checks, verdict } = reviewStory({ story, brief, brand: BRAND, ...outlet, lint: [], today: TODAY });
  const failed = checks.filter(({ passed }) => !passed).map(({ id }) => id);
  return { when: story.when, verdict, failed };
}

const FORMS = ["2026-12-20", "2026/12/20", "20.12.2026", "12/20/2026", "20/12/2026", "20-12-2026"];

test.each(FORMS)("%s is one day, whatever its form", (form) => {
  for (const text of [`Open on ${form}.`, `${form}: open`, `Open ${form} at 18:30`])
    expect(valuesIn(text).find(({ kind }) => kind === "date")).toMatchObject({
      text: form,
      keys: ["date:12-20-2026"],
    });
});

test.each([
  "Open day on DATE: come and see.",
  "Our open day is DATE.",
  "DATE: open day at our bakery.",
  "Come to the open day on DATE at 18:30 in our bakery.",
  "Fernway 3.0 ships on DATE with offline maps.",
  "Offline maps ship on DATE.",
  "Order rye bread by DATE at loafly.test",
  "Tag der offenen Tür am DATE: Kommt vorbei.",
  "Journée portes ouvertes le DATE : venez nous voir.",
  "Jornada de puertas abiertas el DATE: ven a vernos.",
  "Open dag op DATE: kom langs.",
])("a day in figures is told and grounded wherever it stands: %s", (sentence) => {
  for (const form of FORMS) {
    const { when, failed } = reviewed(sentence.replace("DATE", form));
    expect(failed.filter((id) => ["numbers", "keeps_facts", "timely"].includes(id))).toEqual([]);
    if (when?.date) expect(when.date).toBe(form);
    expect(when?.time ?? "").not.toMatch(/12/);
  }
});

test("hours behind a day in figures are still its hours", () => {
  expect(reviewed("Open day on 2026-12-20, 10-12: come and see.").when).toMatchObject({
    date: "2026-12-20",
    time: "10-12",
  });
});

test.each(["2020-12-20", "2020/12/20", "20.12.2020", "20-12-2020"])(
  "a day in figures that has passed is asked about: %s",
  (form) => {
    const brief = `Come to our open day on ${form}.`;
    const [check] = timely({ reading: readStory({ brief, brand: BRAND }), brief, today: TODAY });
    expect(check?.doubts).toEqual([`“${form}” has passed`]);
  },
);

test.each(["Call 020-12-2026 for a seat.", "Part 12-20-204 fits.", "Ratio 1/20/2."])(
  "other figures with dashes and strokes are no days: %s",
  (text) => {
    expect(valuesIn(text).filter(({ kind }) => kind === "date")).toEqual([]);
  },
);
