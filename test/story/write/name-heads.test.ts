import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Vantara"), channel: "linkedin", assetType: "card" });

/** A brief, its headline, and how its post begins where that is of interest. */
test.each<[brief: string, headline: string, begins?: string]>([
  [
    "Oakfield Winter Fair\nSaturday 5 December, 11am to 2pm, school hall\nEntry £1 for adults, children free\nStalls run by every class, from reindeer food to cards\nNo parking on site, please walk.",
    "Oakfield Winter Fair",
    "Oakfield Winter Fair\n",
  ],
  [
    "Club Lotto result, Monday 23 November\nNumbers drawn: 4, 11, 19, 26\nNo jackpot winner\nNext week's jackpot: €8,600\nTickets €2, or 3 for €5\nThanks to everyone for the support.",
    "Club Lotto result, Monday 23 November",
  ],
  [
    "MENÚ DE NOCHEVIEJA – 31 de diciembre, 21:00 h\nOstra y manzanilla de bienvenida\nArroz meloso de choco\nUvas y cava\n78 € por persona, bebidas incluidas\nReservas con señal de 20 € en el 956 55 01 28",
    "MENÚ DE NOCHEVIEJA – 31 de diciembre, 21:00 h",
  ],
  [
    "New can release! Foghorn Oatmeal Stout, 6.1% ABV. Roasty, coffee, a little dark chocolate. On sale at the taproom from Friday.",
    "New can release: Foghorn Oatmeal Stout",
  ],
  [
    "Green Chile Burrito: two eggs, house chorizo, roasted chiles, potatoes and cheddar. $10.95. Available every day from 6 am.",
    "Green Chile Burrito",
  ],
  [
    "Unser Türkranz-Abend: Donnerstag, 10. Dezember, 19 bis 21.30 Uhr bei uns in der Werkstatt, Salzstraße 14. Zehn Plätze.",
    "Unser Türkranz-Abend",
  ],
  [
    "Vacature: fietskoerier, 12 tot 24 uur per week, € 16,20 per uur. Regenpak en fiets krijg je van ons.",
    "Vacature: fietskoerier",
  ],
  [
    'Webinar: "Public holidays over Christmas: how to pay it right". Thursday 10 December 2026, 11:00–11:45 am, online, free.',
    "Public holidays over Christmas: how to pay it right",
    "Webinar: “Public holidays",
  ],
  [
    "Carrousel pédagogique : « Embaucher son premier salarié : les 5 étapes ».\n1. Rédiger le contrat.\n2. Faire la déclaration.\n3. Souscrire une mutuelle.",
    "Embaucher son premier salarié : les 5 étapes",
  ],
  [
    "Avis aux habitants. Coupure d'eau mardi 8 décembre de 8 h 30 à 16 h. Pensez à faire une réserve d'eau la veille.",
    "Coupure d’eau mardi 8 décembre de 8 h 30 à 16 h",
  ],
  [
    "Stellenanzeige Elektroniker/in für Gebäudetechnik (m/w/d)\n\n- Vollzeit 38 Std.\n- 30 Tage Urlaub\n- Eintritt ab 1. Februar 2027",
    "Elektroniker/in für Gebäudetechnik (m/w/d)",
  ],
])("%s", (brief, headline, begins = "") => {
  const story = storyOf(brief);
  expect(story.headline.text).toBe(headline);
  expect(story.posts.linkedin?.startsWith(begins)).toBe(true);
});

test("a price or a contact with nothing beside it heads no post", () => {
  const asked = ({ doubts }: ReturnType<typeof storyOf>) => doubts.map(({ slot }) => slot);
  expect(asked(storyOf("Cost £3,450 including painting and fitting."))).toContain("headline");
  expect(asked(storyOf("We fit bookcases. Cost £3,450 including painting and fitting."))).not.toContain(
    "headline",
  );
});

test("an invitation keeps its sentence and loses the order behind it", () => {
  const { posts } = storyOf(
    "Wir laden zum Tag der offenen Tür ein und hätten gern eine kleine Bilderfolge dazu. Termin ist Samstag, der 16. Januar 2027.",
  );
  expect(posts.linkedin?.startsWith("Wir laden zum Tag der offenen Tür ein.")).toBe(true);
});

test.each([
  [
    "Ex-hire tent sale, 40 tents from £15, Saturday 12 December, 10 am to 3 pm, Unit 6 Mill Road, Leeds.",
    "Ex-hire tent sale",
  ],
  [
    "Großer Lampenverkauf, 40 Lampen ab 15 €, Samstag, 12. Dezember, 10 bis 15 Uhr, Mühlweg 6 in Kassel.",
    "Großer Lampenverkauf",
  ],
])("a name before its price and its day heads: %s", (brief, headline) => {
  const story = houseStory({ brief, brand: brandOf("Halm"), channel: "web", assetType: "og_image" });
  expect(story.headline.text).toBe(headline);
  expect(story.posts.web).toContain("12");
});
