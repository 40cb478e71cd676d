import { describe, expect, test } from "vitest";
import { asSentences, underName } from "../../../lib/render/templates/kit/spoken.ts";
import { clip } from "../../../lib/render/templates/kit/story/clip.ts";
import { named } from "../../../lib/render/templates/kit/story/named.ts";
import { pricedIn } from "../../../lib/render/templates/kit/story/priced.ts";
import { seriesAlt } from "../../../lib/render/templates/series/data.ts";

describe("a text that is too long", () => {
  test.each([
    ["Bread from the old mill, baked each night in small batches by hand", 50, "Bread from the old mill"],
    ["The pool is warm. Swimmers may come from six on every weekday.", 40, "The pool is warm"],
    ["Lessons are calm – small groups in a warm pool, twice a week", 34, "Lessons are calm"],
  ])("becomes a shorter whole phrase: %s", (text, most, phrase) => expect(clip(text, most)).toBe(phrase));

  test.each([
    ["Tickets cost nothing, if you book before the end of Thursday", 44],
    ["Stir in all of the flour, then add a small amount of cold water", 44],
    ["Entry is free today, but the museum asks for a donation", 40],
    ["One long thought without any sign that would part it into two", 40],
  ])("says that it goes on where a part would mislead: %s", (text, most) =>
    expect(clip(text, most)).toMatch(/…$/),
  );
});

describe("words before an amount", () => {
  const cell = (text: string) => named({ text, kind: "price", quote: text, spoken: "en" });

  test.each([["A dinner costs us £3.10"], ["Each visit saves £20"], ["Ein Essen kostet uns 3,10 €"]])(
    "are a sentence, and no name before a colon: %s",
    (text) => expect(cell(text)).toBeUndefined(),
  );
  test("are a name where they say no more", () =>
    expect(cell("Puncture repair costs £14")).toEqual({ name: "Puncture repair", value: "£14" }));
  test("stay in their sentence", () =>
    expect(pricedIn("A dinner costs us £3.10, a lunch costs us £2.50.").cells).toEqual([]));
});

describe("an alternative text", () => {
  test("has no full stop behind its last address", () => {
    expect(asSentences(["Sign up", "kite.example/night"])).toBe("Sign up. kite.example/night");
    expect(asSentences(["Write to us", "hello@kite.example"])).toBe("Write to us. hello@kite.example");
    expect(asSentences(["kite.example", "Free entry"])).toBe("kite.example. Free entry.");
  });
  test("names the brand once", () => {
    expect(underName("Kite", "Kite: Boards for teams.")).toBe("Kite: Boards for teams.");
    expect(underName("Kite", "Kites for all.")).toBe("Kite: Kites for all.");
  });
  test("names the brand once at the close of a series", () => {
    const data = {
      cover: { kicker: "", headline: "Three ways", supporting: "" },
      slides: [],
      closing: { headline: "Kite", cta: "", url: "kite.example" },
    } as unknown as Parameters<typeof seriesAlt>[0];
    expect(seriesAlt(data, "Kite", 1)).toBe("Kite, 2 of 2: kite.example");
  });
});
