import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Tangle"), channel: "linkedin", assetType: "card" });
const ROWS: Record<string, string> = {
  en: "\n\nMonday, 1 March: 6.30 pm\nMonday, 8 March: 7 pm",
  de: "\n\nMontag, 1. März: 18.30 Uhr\nMontag, 8. März: 19 Uhr",
  fr: "\n\nLundi 1er mars : 18 h 30\nLundi 8 mars : 19 h",
  es: "\n\nLunes 1 de marzo: 18.30\nLunes 8 de marzo: 19.00",
  it: "\n\nLunedì 1 marzo: ore 18.30\nLunedì 8 marzo: ore 19",
  nl: "\n\nMaandag 1 maart: 18.30 uur\nMaandag 8 maart: 19 uur",
  pt: "\n\n- 186 instalações concluídas\n- 61 € de poupança por mês",
};

test.each([
  ["pt", "Balanço de 2026 da Solarvale", ", para publicar no LinkedIn:"],
  ["en", "Our training dates in March", ", to be published on Instagram:"],
  ["en", "Our training dates in March", ", for our members (post):"],
  ["en", "Our opening hours over Easter", ", for customers:"],
  ["de", "Unsere Termine im März", ", zur Veröffentlichung auf LinkedIn:"],
  ["de", "Unsere Öffnungszeiten im März", ", für unsere Kunden:"],
  ["fr", "Nos rendez-vous de mars", ", à publier sur LinkedIn :"],
  ["fr", "Nos horaires de mars", ", pour nos clients :"],
  ["es", "Nuestras clases de marzo", ", para publicar en Instagram:"],
  ["it", "I nostri incontri di marzo", ", da pubblicare su Facebook:"],
  ["nl", "Onze lessen in maart", ", om te plaatsen op LinkedIn:"],
])("%s: %s%s heads without where it is published and who reads it", (language, title, aside) => {
  const { headline, posts } = storyOf(`${title}${aside}${ROWS[language]}`);
  expect(headline.text).toBe(title);
  expect(posts.linkedin).toMatch(new RegExp(`^${title}\\s?[:：]?\\n`));
});

test.each([
  "Free swimming hours, for members only:",
  "Half price in March, for our members:",
  "Our courses in March, for beginners:",
])("whom an offer is open to stays: %s", (title) => {
  expect(storyOf(`${title}${ROWS.en}`).posts.linkedin).toContain(title.slice(0, -1));
});
