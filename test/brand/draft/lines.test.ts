import { describe, expect, test } from "vitest";
import { draftFromText } from "../../../lib/brand/draft/from-text.ts";

describe("lines as people write them", () => {
  const read = (text: string) => draftFromText(text, "anna");

  test("a quoted line of its own is the tagline, and is in no prose", () => {
    const { tagline, overview } = read('Quillfeather is an app for PhD students. "One page. Every day."');
    expect(tagline?.value).toBe("One page. Every day.");
    expect(overview?.value).toBe("Quillfeather is an app for PhD students.");
  });

  test("a quoted line behind a list of colours is none of them, and those who are helped are the audience", () => {
    const { tagline, audience, palette } = read(
      'Quillfeather is an app that helps PhD students write. Colors: deep purple, coral for buttons. "One page. Every day."',
    );
    expect(tagline?.value).toBe("One page. Every day.");
    expect(audience?.value).toBe("PhD students");
    expect(palette.accent?.value).toBe("#FF7F50");
  });

  test("several quoted lines are no tagline", () => {
    expect(read('We print "Best boss". "Best mum". Cards for all.').tagline).toBeUndefined();
  });

  test("a slogan behind a colon stays out of the prose in other languages too", () => {
    const { tagline, overview } = read("Wir sind Blaumann. Wir rösten Kaffee. Unser Slogan: Montags frisch.");
    expect(tagline?.value).toBe("Montags frisch");
    expect(overview?.value).toBe("Wir sind Blaumann. Wir rösten Kaffee.");
  });

  test.each([
    ["We talk straight, no jargon.", ["straight", "no jargon"]],
    ["Clear, precise, confident in tone.", ["Clear", "precise", "confident"]],
    ["Sound playful.", ["playful"]],
    ["We are warm and plain-spoken, never posh.", ["warm", "plain-spoken", "never posh"]],
  ])("what is said of the voice is no prose: %s", (line, voice) => {
    const draft = read(`Kestrel makes toys. ${line}`);
    expect(draft.voice.map(({ value }) => value)).toEqual(voice);
    expect(draft.overview?.value).toBe("Kestrel makes toys.");
  });

  test("a sentence of colours may say what each is for", () => {
    const { palette, overview } = read("Kestrel makes toys. Dark green with a lime accent on white.");
    expect(palette.background?.value).toBe("#FFFFFF");
    expect([palette.primary?.value, palette.accent?.value]).not.toContain(undefined);
    expect(overview?.value).toBe("Kestrel makes toys.");
  });
});
