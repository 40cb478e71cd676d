import { describe, expect, test } from "vitest";
import { folded } from "../../functions/dashboard/ui/folds.ts";

const WORDS = "word ".repeat(80).trim();

describe("a post is folded", () => {
  test("between two words, as late as its network allows", () => {
    const { shown, rest } = folded(WORDS, "instagram");
    expect(shown).toBe("word ".repeat(25).trim());
    expect(shown + rest).toBe(WORDS);
  });

  test("at the line after which its network stops, even when it is short", () => {
    expect(folded("One\n\nThree\nFour", "linkedin")).toEqual({ shown: "One\n\nThree", rest: "\nFour" });
    expect(folded("One\nTwo\nThree", "tiktok")).toEqual({ shown: "One\nTwo", rest: "\nThree" });
  });

  test("never within a sign of two units", () => {
    const { shown } = folded("🚲".repeat(200), "instagram");
    expect(shown).toBe("🚲".repeat(125));
  });

  test("not at all when it fits, nor in a chat", () => {
    expect(folded("Short.", "tiktok")).toEqual({ shown: "Short.", rest: "" });
    expect(folded(WORDS, "telegram").rest).toBe("");
  });
});
