import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { TemplateId } from "../../../lib/vocab.ts";
import { picturesOf, type Sample } from "../../story/for-templates/sample.ts";
import { STILLS } from "../../story/for-templates/stills.ts";

const SERIES = ["carousel", "slideshow", "infographic"];

const choicesFor = (sample: Sample, seeds = 8) =>
  Array.from({ length: seeds }, (_, seed) =>
    chooseTemplate(sample.story, picturesOf(sample), { assetType: sample.assetType, seed }),
  );

test("every template of a single picture has a story that it is made for", () => {
  const stills = TemplateId.options.filter((id) => !id.startsWith("film_") && !SERIES.includes(id));
  expect(Object.keys(STILLS).toSorted()).toEqual(stills.toSorted());
});

describe.each(Object.entries(STILLS))("%s", (id, sample) => {
  test("is chosen for its story, and loses nothing that must be told", () => {
    const chosen = choicesFor(sample);
    const own = chosen.filter((choice) => choice?.template.id === id);
    expect(new Set(chosen.map((choice) => choice?.template.id))).toContain(id);
    expect(own[0]?.lost.map(({ id: fact, quote }) => `${fact} ${quote}`)).toEqual([]);
  });
});
