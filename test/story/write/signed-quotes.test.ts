import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { signedQuote } from "../../../lib/story/write/signed-quotes.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Quay Cycles"), channel: "instagram", assetType: "slideshow" });

const BRIEF = [
  "What riders wrote on our wall this spring:",
  '"I came in with a bent wheel and rode home before supper." Marta, Youghal',
  '"They showed my son how a chain is put back and let him do it himself. He talks of nothing now but gears." Colm and Sorcha, Midleton',
  '"Fair price and a good laugh." Anon',
  "We are open Monday to Friday, 9 to 5, on Mill Street.",
].join("\n\n");

describe("several people's words", () => {
  test("each stands with the name of who said it", () => {
    const { slides, posts } = storyOf(BRIEF);
    const bodies = slides.filter(({ title }) => title.startsWith("“")).map(({ body }) => body);
    expect(bodies).toEqual(["Marta, Youghal", "Colm and Sorcha, Midleton", "Anon"]);
    const post = posts.instagram ?? "";
    for (const by of ["– Marta, Youghal", "– Colm and Sorcha, Midleton", "– Anon"])
      expect(post).toContain(by);
  });

  test("what follows a quotation and is no name stays a sentence of its own", () => {
    const { slides } = storyOf(
      BRIEF.replace('"Fair price and a good laugh." Anon', '"Fair price." Come by.'),
    );
    expect(slides.map(({ body }) => body).join("\n")).not.toContain("Come by");
  });
});

test.each([
  ["“Warm and dry by noon.” – Bram, Leiden", "Bram, Leiden"],
  ["„Alles dicht, endlich.“ – Familie Ott, Kehl", "Familie Ott, Kehl"],
  ["« Enfin au sec chez nous. » – anonyme", "anonyme"],
  ["“Warm and dry by noon.” – that is what we hear", undefined],
  ["“Warm and dry by noon.”", undefined],
])("%s", (card, by) => {
  expect(signedQuote(card)?.by).toBe(by);
});

test("a signature with its label stands once, without it", () => {
  const { quotation, posts } = houseStory({
    brief:
      "Queremos publicar lo que nos escribió una clienta: «Era el sillón de mi abuelo y pensaba que ya no tenía arreglo. Ahora es el primero que se ocupa en casa». Firma: Marisa T., Valdelora. Trabajo: retapizado completo de una butaca en lino verde.",
    brand: brandOf("Hilo Bravo"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(quotation?.name).toBe("Marisa T.");
  expect(posts.linkedin).toContain("– Marisa T., Valdelora");
  expect(posts.linkedin).not.toContain("Firma:");
});

test("several quotations are signed alike, each on a line under its words", () => {
  const { posts } = houseStory({
    brief:
      'What our visitors wrote.\n\n"The radio plays again. I stood in the hall and cried." (Maureen, 74)\n\n"I thought the zip was the end of that coat. Eleven minutes!" – Dev\n\n"My daughter held the soldering iron herself." – Joanna P.\n\nThe next repair café is on Saturday 12 December.',
    brand: brandOf("Second Spark"),
    channel: "linkedin",
    assetType: "carousel",
  });
  expect(posts.linkedin?.match(/”\n– (?:Maureen, 74|Dev|Joanna P\.)\n/gu)).toHaveLength(3);
});
