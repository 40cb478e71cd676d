import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Fenbridge"), channel: "linkedin", assetType: "slideshow" });

test.each([
  [
    "People gave 7.4 tonnes of food. Eleven schools collected tins.\n\nWe'd like the names of the streets that ran doorstep collections to come right at the end, on their own: Mill Row, Tanner Street and Abbot's Close.",
    "Mill Row, Tanner Street and Abbot’s Close",
  ],
  [
    "People gave 7.4 tonnes of food. Eleven schools collected tins.\n\nThe names of our sponsors should come last: Dawson's Haulage, Bell & Son and Reed Farm.",
    "Dawson’s Haulage, Bell & Son and Reed Farm",
  ],
  [
    "7,4 Tonnen Lebensmittel sind zusammengekommen. Elf Schulen haben Dosen gesammelt.\n\nDie Namen der Straßen, die gesammelt haben, sollen ganz am Ende für sich stehen: Mühlgasse, Gerberstraße, Am Kai und Abtshof.",
    "Mühlgasse, Gerberstraße, Am Kai und Abtshof",
  ],
  [
    "Vous avez donné 7,4 tonnes de nourriture. Onze écoles ont collecté des conserves.\n\nNous aimerions que les noms des rues qui ont collecté viennent tout à la fin, seuls : rue du Moulin, rue des Tanneurs et le Clos de l'Abbé.",
    "Rue du Moulin, rue des Tanneurs et le Clos de l’Abbé",
  ],
  [
    "La gente donó 7,4 toneladas de comida. Once colegios recogieron latas.\n\nNos gustaría que los nombres de las calles fueran justo al final, solos: calle del Molino, calle de los Curtidores y la Huerta del Abad.",
    "Calle del Molino, calle de los Curtidores y la Huerta del Abad",
  ],
  [
    "Avete donato 7,4 tonnellate di cibo. Undici scuole hanno raccolto scatolette.\n\nVorremmo che i nomi delle vie venissero proprio alla fine, da soli: via del Mulino, via dei Conciatori e Corte dell'Abate.",
    "Via del Mulino, via dei Conciatori e Corte dell’Abate",
  ],
  [
    "Er is 7,4 ton eten gegeven. Elf scholen haalden blikken op.\n\nDe namen van de straten die hebben ingezameld graag helemaal aan het eind, apart: Molenstraat, Looiersgracht en Abtshof.",
    "Molenstraat, Looiersgracht en Abtshof",
  ],
  [
    "As pessoas deram 7,4 toneladas de comida. Onze escolas recolheram latas.\n\nGostaríamos que os nomes das ruas viessem mesmo no fim, sozinhos: Rua do Moinho, Rua dos Curtidores e o Pátio do Abade.",
    "Rua do Moinho, Rua dos Curtidores e o Pátio do Abade",
  ],
])("names that are ordered for the end stand there: %s", (brief, names) => {
  const { posts, slides } = storyOf(brief);
  expect(slides.at(-1)?.title).toBe(names);
  for (const post of [posts.twitter, posts.instagram]) expect(post?.trim().endsWith(`${names}.`)).toBe(true);
  expect(JSON.stringify(posts)).not.toMatch(
    /We’d like|should come|sollen ganz|aimerions|gustaría|Vorremmo|graag|Gostar/,
  );
});

test.each([
  "The concert starts at 8pm in the town hall. The best acts come right at the end: Mill Row, Tanner Street and Quayside.",
  "Das Konzert beginnt um 20 Uhr im Rathaus. Am Ende spielen alle zusammen: Mühlrad, Gerber und Abtshof.",
])("what takes place at the end is no order: %s", (brief) => {
  expect(storyOf(brief).wishes.some(({ rule }) => rule === "end_with")).toBe(false);
});
