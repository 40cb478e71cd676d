import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { withoutRemark } from "../../../lib/story/remark-clauses.ts";
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
