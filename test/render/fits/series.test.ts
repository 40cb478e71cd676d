import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { picturesOf } from "../../story/for-templates/sample.ts";
import { STILLS } from "../../story/for-templates/stills.ts";

const made = (assetType: AssetType) =>
  Object.entries(STILLS).map(([id, sample]) => {
    const chosen = chooseTemplate(sample.story, picturesOf(sample), { assetType, seed: 1 });
    return {
      id,
      template: chosen?.template.id ?? "none",
      lost: chosen?.lost.map(({ quote }) => quote) ?? [],
    };
  });

test("a video of every kind of story tells it in a film that is made for it", () => {
  const films = new Map(made("video").map(({ id, template }) => [id, template]));
  expect(films.get("changelog")).toBe("film_changelog");
  expect(films.get("stat")).toBe("film_stat");
  expect(films.get("testimonial")).toBe("film_quote");
  expect(films.get("event")).toBe("film_event");
  expect(films.get("steps")).toBe("film_tour");
  expect(films.get("announcement")).toBe("film_launch");
});

describe.each(["carousel", "slideshow", "infographic", "video"] as const)("%s", (assetType) => {
  test("can be made of every story that has more to say than its headline", () => {
    const poor = made(assetType).filter(({ template }) => template === "none");
    const isOneIdea = [
      "blog_og",
      "chart_bar",
      "chart_donut",
      "chart_line",
      "code",
      "product_og",
      "quote",
      "testimonial",
      "webinar",
      "qr",
    ];
    expect(poor.map(({ id }) => id).filter((id) => !isOneIdea.includes(id))).toEqual([]);
  });
  test("loses no hard fact", () => {
    const lost = made(assetType).filter((one) => one.template !== "none" && one.lost.length > 0);
    expect(lost.map(({ id, lost: facts }) => `${id}: ${facts.join(" | ")}`)).toEqual([]);
  });
});
