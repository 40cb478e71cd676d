import { describe, expect, test } from "vitest";
import { mustTell } from "../../../lib/story/guard/must-tell.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { mainPointIn } from "../../../lib/story/read/main-point.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Brightwell Bikes");
const FACT = "A cheaper helmet has passed the same test as a dear one.";

describe("the statement that an author calls the point", () => {
  test.each([
    ["en", "The thing to get across is that a dear helmet is no safer.", "A dear helmet is no safer."],
    ["en", "The main point we want people to take away is that rinsing helps.", "Rinsing helps."],
    ["en", "What has to come across is that the price stays the same.", "The price stays the same."],
    ["en", "Our key message to bring home: rust starts under the paint.", undefined],
    [
      "de",
      "Was rüberkommen soll: Ein teurer Helm ist nicht sicherer.",
      "Ein teurer Helm ist nicht sicherer.",
    ],
    [
      "de",
      "Deutlich werden soll vor allem, dass wir im Winter geöffnet haben.",
      "Wir haben im Winter geöffnet.",
    ],
    ["fr", "Ce qu’il faut faire passer, c’est que le prix ne change pas.", "Le prix ne change pas."],
    [
      "es",
      "Lo que queremos transmitir es que el casco caro no protege más.",
      "El casco caro no protege más.",
    ],
    ["it", "Il messaggio da far passare è che il prezzo resta lo stesso.", "Il prezzo resta lo stesso."],
    ["nl", "Wat over moet komen: een duurdere helm is niet veiliger.", "Een duurdere helm is niet veiliger."],
    ["pt", "A ideia a transmitir é que o preço não muda.", "O preço não muda."],
  ])("%s: %s", (language, sentence, says) => {
    expect(mainPointIn(sentence, language)?.says).toBe(says);
  });

  test.each([
    ["en", "What we want is that people book early."],
    ["en", "The thing is that spokes break."],
    ["en", "The bridge to get across is that way."],
    ["de", "Was rüberkommen soll, ist, dass der teure Helm nichts über die Sicherheit aussagt."],
    ["fr", "Ce qui compte, c’est la chaîne."],
    ["es", "Lo que queremos es que vengas."],
  ])("is not read where it is none, or can be no sentence: %s: %s", (language, sentence) => {
    expect(mainPointIn(sentence, language)).toBeUndefined();
  });

  const brief = `${FACT} The thing to get across is that a dear helmet is no safer, because all of them meet one rule.`;

  test("is published without the words that say so, and has to be told", () => {
    const { posts } = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
    expect(posts.linkedin).toContain("A dear helmet is no safer, because all of them meet one rule.");
    expect(posts.linkedin).not.toContain("get across");
    const quotes = mustTell(readStory({ brief, brand })).map(({ quote }) => quote);
    expect(quotes).toContain("a dear helmet is no safer, because all of them meet one rule.");
  });

  test("other statements need not be told for that", () => {
    const quotes = mustTell(readStory({ brief, brand })).map(({ quote }) => quote);
    expect(quotes).not.toContain(FACT);
  });
});
