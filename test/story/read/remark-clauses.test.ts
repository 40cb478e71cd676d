import { describe, expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { mustTell } from "../../../lib/story/guard/must-tell.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { withoutRemark } from "../../../lib/story/remark-clauses.ts";
import { otherAddresseeOf } from "../../../lib/story/review/other-addressees.ts";
import type { Fact } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Maison");

describe("a clause for the maker behind words for readers", () => {
  test.each([
    ["en", "£12 per couple (not per person, please say so)", "£12 per couple (not per person)"],
    ["en", "Holiday requests on the phone (post only, no slide)", "Holiday requests on the phone"],
    ["de", "Pro Paar, nicht pro Person, bitte deutlich dazuschreiben.", "Pro Paar, nicht pro Person."],
    ["fr", "Tarif par couple (pas par personne, à préciser).", "Tarif par couple (pas par personne)."],
    ["es", "Por pareja, no por persona, que quede claro.", "Por pareja, no por persona."],
    ["it", "218 € a coppia (non a persona, scriverlo bene).", "218 € a coppia (non a persona)."],
    ["nl", "Per stel, niet per persoon, graag duidelijk vermelden.", "Per stel, niet per persoon."],
    ["pt", "Por casal, não por pessoa, deixem bem claro.", "Por casal, não por pessoa."],
    ["en", "Nobody pays twice, and that should come across please.", "Nobody pays twice."],
    ["de", "Wir zahlen die Fahrt – das soll bitte deutlich werden.", "Wir zahlen die Fahrt."],
    ["fr", "Le trajet est payé, cela doit bien ressortir.", "Le trajet est payé."],
    ["nl", "Wij betalen de reis, dat moet graag duidelijk worden.", "Wij betalen de reis."],
  ])("is taken off: %s %s", (language, sentence, left) => {
    expect(withoutRemark(sentence, language)).toBe(left);
  });

  test.each(["The doctor told him to be clear, and he was.", "If you can, say it in Welsh."])(
    "is none: %s",
    (sentence) => expect(withoutRemark(sentence, "en")).toBe(sentence),
  );

  test("is never published", () => {
    const { posts, support } = houseStory({
      brief:
        "Bassa stagione dal 7 al 20 dicembre: due notti con cena, 218 € a coppia (non a persona, scriverlo bene). Si prenota per telefono, 0555 018 240.",
      brand,
      channel: "instagram",
      assetType: "card",
    });
    expect(JSON.stringify([posts, support])).not.toContain("scriverlo");
    expect(posts.instagram).toContain("218 € a coppia (non a persona)");
  });
});

describe("what an author calls the point", () => {
  const point = "Die Fahrt zahlen wir auch allen, die weit weg wohnen";
  const brief = `Wir suchen ab 1. Juni eine Beraterin oder einen Berater für Augsburg. 58.000 Euro, 30 Tage Urlaub. ${point} – das soll bitte deutlich werden. Bewerbung bis 31. März an jobs@maison.example.`;

  test("stands whole in the post and has to be told, and the words that say so do not", () => {
    const { posts } = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
    expect(posts.linkedin).toContain(`${point}.`);
    expect(posts.linkedin).not.toContain("deutlich");
    expect(mustTell(readStory({ brief, brand })).map(({ quote }) => quote)).toContain(point);
  });

  test("is asked about no more than any statement for readers", () => {
    const reading = readStory({ brief, brand });
    const fact = reading.facts.find(({ quote }) => quote === point) as Fact;
    const doubtful = {
      ...judgeOf(brief, "de"),
      doubtedFor: () => "maker" as const,
      askedAboutFor: () => "maker" as const,
    };
    expect(otherAddresseeOf(fact, { reading, brief, brand: { name: "" }, judge: doubtful })).toBeUndefined();
    const other = { ...reading, wishes: [] };
    expect(otherAddresseeOf(fact, { reading: other, brief, brand: { name: "" }, judge: doubtful })).toBe(
      "maker",
    );
  });
});

describe("what is only about the picture", () => {
  const heldOf = (brief: string) => readStory({ brief, brand }).heldBack.map(({ quote }) => quote);

  test.each([
    [
      "Blog post preview.",
      "Audit logs come to all plans on 1 December. Each change is kept for seven years.",
    ],
    ["15 secs, vertical.", "Our barbell course starts on Tuesday 12 January. It has eight places."],
    [
      "Imagem de partilha para a página dos vales.",
      "Os vales custam 75 € até domingo, 20 de dezembro. Servem durante um ano inteiro.",
    ],
  ])("is held back: %s", (remark, rest) => {
    expect(heldOf(`${remark} ${rest}`)).toContain(remark);
  });

  test("what readers may do without is for them", () => {
    const brief = "The workshop runs on 4 May at 7 pm in the old mill. No booking, no fee. No experience.";
    expect(heldOf(brief)).toEqual([]);
  });
});

test.each([
  ["Our 2026 season in numbers, for the blog post of the same name. 912 nests. 311 chicks ringed.", "blog"],
  ["Unsere Saison in Zahlen, für den gleichnamigen Blogbeitrag. 912 Nester. 311 Küken beringt.", "Blog"],
  ["Notre saison en chiffres, pour l'article de blog du même nom. 912 nids. 311 poussins bagués.", "blog"],
])("what it is made for is no news: %s", (brief, word) => {
  const { posts, headline } = houseStory({
    brief,
    brand: brandOf("Fernwick"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(`${headline.text}\n${posts.linkedin}`).not.toContain(word);
});
