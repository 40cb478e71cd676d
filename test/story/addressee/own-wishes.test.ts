import { describe, expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { isOwnWish } from "../../../lib/story/addressee/own-wishes.ts";
import { briefs } from "./examples.ts";

describe("what the author wishes for or may use", () => {
  test.each([
    "I'd love just the quote and a nudge that two flats are left.",
    "We'd love a warm picture with her quote.",
    "She said we can use it with her first name.",
    "Say thanks.",
    "For the winter page.",
    "Ohne Fachbegriffe.",
    "Sans jargon.",
    "Sin tecnicismos.",
    "Comparad la tarifa vieja y la nueva y poned claro que no sube la luz.",
    "Ci piacerebbe che la frase fosse grande.",
    "Gostávamos que o agradecimento fosse para os voluntários.",
    "Zonder vaktaal.",
  ])("is no sentence for readers: %s", (sentence) => {
    expect(isOwnWish(sentence)).toBe(true);
    expect(judgeOf(`The mill is open.\n${sentence}`, "en").doubtedFor(sentence)).toBe("maker");
  });

  test.each([
    "Say goodbye to paper timesheets.",
    "Say hello to our new oven.",
    "Say thank you with a tin of tea.",
    "We'd love to see you there.",
    "We'd love a hand on Saturday.",
    "I'd love to see you at the mill.",
    "Nos gustaría que vinierais el sábado.",
    "Ci piacerebbe che veniste.",
    "Gostávamos de vos ver no sábado.",
    "For the winter we bake with rye.",
  ])("is for readers: %s", (sentence) => {
    expect(isOwnWish(sentence)).toBe(false);
  });

  test("no example that is for readers reads like one", () => {
    const hit = briefs()
      .flatMap(({ examples }) => examples)
      .filter(({ sentence }) => isOwnWish(sentence));
    expect(hit.filter(({ label }) => label === "reader")).toEqual([]);
    expect(hit.length).toBeGreaterThan(20);
  });
});
