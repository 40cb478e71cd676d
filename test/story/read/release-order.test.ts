import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Rotaplan"), channel: "linkedin", assetType: "og_image" });
const CHANGES =
  "whats new: staff can swap shifts between themselves and the manager just approves it, night shifts now count on the right day, and printing the rota fits on one A4 page at last. All plans, no extra cost.";

test.each([
  [
    `link preview for our release notes page, version 4.2, out thursday 3 december. ${CHANGES}`,
    "Version 4.2, out Thursday 3 December",
  ],
  [
    "Preview image for the changelog page of version 3.1, out on Monday 7 December: dark mode, faster search, shared folders.",
    "Version 3.1, out on Monday 7 December",
  ],
  [
    "Vorschaubild für unsere Release-Notes-Seite, Version 4.2, erscheint am Donnerstag, 3. Dezember. Die Druckansicht ist schneller.",
    "Version 4.2, erscheint",
  ],
  [
    "Aperçu du lien pour notre page des nouveautés, version 4.2, sortie le jeudi 3 décembre. L'impression est plus rapide.",
    "Version 4.2",
  ],
  [
    "Imagen de enlace para nuestra página de novedades, versión 4.2, sale el jueves 3 de diciembre. La impresión es más rápida.",
    "Versión 4.2",
  ],
  [
    "Anteprima del link per la nostra pagina delle novità, versione 4.2, esce giovedì 3 dicembre. La stampa è più veloce.",
    "Versione 4.2",
  ],
  [
    "Deelplaatje voor de pagina met release notes, versie 4.2, uit op donderdag 3 december. Afdrukken gaat sneller.",
    "Versie 4.2",
  ],
  [
    "Imagem de partilha para a nossa página de novidades, versão 4.2, sai na quinta-feira 3 de dezembro. A impressão é mais rápida.",
    "Versão 4.2",
  ],
])("the page whose picture is wanted is no news, its version is: %s", (brief, opening) => {
  const { headline, posts } = storyOf(brief);
  expect(headline.text.startsWith(opening)).toBe(true);
  expect(posts.linkedin?.startsWith(opening)).toBe(true);
});

test("what goes out on a day is said without its relative clause", () => {
  const { posts } = storyOf(
    "need the preview picture for the changelog page for version 4.2 which goes out this Thursday, 3 December. The main thing, and really the only thing anybody will care about, is that staff can now swap shifts on their phone. It's in every plan, no extra cost.",
  );
  expect(posts.linkedin).toContain("Version 4.2, out this Thursday, 3 December");
  expect(posts.linkedin).not.toMatch(/main thing|changelog page/iu);
});

test.each([
  "Shift swaps is the big one, people have been asking since spring.",
  "Swapping shifts is the main thing.",
])("the change that is called the big one leads, and is not said to be it: %s", (remark) => {
  const { headline, posts, wishes } = storyOf(
    `link preview for our release notes page, version 4.2, out thursday 3 december. ${CHANGES} ${remark}`,
  );
  expect(wishes.map(({ rule }) => rule)).toContain("emphasis");
  expect(headline.text).toBe("Staff can swap shifts between themselves and the manager just approves it");
  expect(posts.linkedin).not.toContain(remark);
});

test.each([
  [
    "The final on Saturday 12 December is the big one, doors at 6pm at the town hall. Tickets £8.",
    "is the big one",
  ],
  [
    "The page for version 4.2 is online: every change in one place, from Thursday 3 December.",
    "The page for version 4.2 is online",
  ],
])("a statement with such words stays: %s", (brief, said) => {
  expect(storyOf(brief).posts.linkedin).toContain(said);
});

test.each(["Release 4.2.", "Version 4.2.", "Versie 4.2."])(
  "%s alone is the title of what follows",
  (title) => {
    const { headline } = houseStory({
      brief: `${title} Faster maps. Pinned notes.`,
      brand: brandOf("Lark Maps"),
      channel: "linkedin",
      assetType: "slideshow",
    });
    expect(headline.text).toBe(title.slice(0, -1));
  },
);
