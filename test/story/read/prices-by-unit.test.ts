import { describe, expect, test } from "vitest";
import { pricedRows } from "../../../lib/render/templates/infographic/priced-rows.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { contradictionsIn } from "../../../lib/story/review/contradictions.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("La Ferme", { website: "laferme.example" });
const pricesOf = (brief: string) =>
  readStory({ brief, brand }).prices.map(({ name, price }) => `${name} | ${price}`);
const storyOf = (brief: string) => houseStory({ brief, brand, channel: "web", assetType: "infographic" });

const ROOMS = `Nos tarifs 2027, petit déjeuner compris :

Chambre Tilleul (1 lit double, vue jardin) 78 € la nuit
Chambre Pigeonnier (1 lit double + 1 lit enfant) 96 € la nuit
Roulotte au fond du pré, d'avril à octobre : 65 € la nuit

Animaux acceptés. Réservations au 05 49 00 12 34 ou sur le site.`;

describe("prices by the night, the hour or the piece", () => {
  test.each([
    [
      ROOMS,
      [
        "Chambre Tilleul (1 lit double, vue jardin) | 78 € la nuit",
        "Chambre Pigeonnier (1 lit double + 1 lit enfant) | 96 € la nuit",
        "Roulotte au fond du pré, d'avril à octobre | 65 € la nuit",
      ],
    ],
    [
      "Hire prices for summer 2027:\n\nCanoe (2 adults + 1 child) £24 an hour\nKayak (single) £15 an hour\nRowing boat, 4 seats: £30 an hour",
      [
        "Canoe (2 adults + 1 child) | £24 an hour",
        "Kayak (single) | £15 an hour",
        "Rowing boat, 4 seats | £30 an hour",
      ],
    ],
    [
      "Tarifas 2027:\n\nHabitación doble (cama grande) 70 € la noche\nHabitación triple (3 camas) 95 € por noche y persona\nCabaña del prado 110 € la noche",
      [
        "Habitación doble (cama grande) | 70 € la noche",
        "Habitación triple (3 camas) | 95 € por noche y persona",
        "Cabaña del prado | 110 € la noche",
      ],
    ],
    [
      "Unsere Preise:\n\nKajak (Einer) 12 € die Stunde\nKanadier (3 Personen) 18 € die Stunde\nFloß 45 € pro Stunde",
      [
        "Kajak (Einer) | 12 € die Stunde",
        "Kanadier (3 Personen) | 18 € die Stunde",
        "Floß | 45 € pro Stunde",
      ],
    ],
  ])("are rows: %s", (brief, rows) => expect(pricesOf(brief)).toEqual(rows));

  test.each([
    "Nos nouveautés :\n\nRemise de 10 € la première semaine\nUn apéritif offert le vendredi\nTerrasse ouverte tout l'été",
    "We raised £240 an hour into the sale. The tombola made £95 the day before. Thank you all.",
  ])("are no rows: %s", (brief) => expect(pricesOf(brief)).toEqual([]));

  test("stand beside names whose remark is small under them", () => {
    expect(pricedRows(storyOf(ROOMS))[0]).toEqual({
      name: "Chambre Tilleul",
      price: "78 € la nuit",
      note: "1 lit double, vue jardin",
    });
  });

  test("of two rooms do not contradict each other", () => {
    const brief = "Habitación doble 70 € la noche. Cabaña del prado 110 € la noche.";
    expect(contradictionsIn(readStory({ brief, brand }), brief)).toEqual([]);
  });
});

describe("a number beside the site", () => {
  test("has the address of the site, where the brand has one", () => {
    expect(storyOf(ROOMS).cta).toMatchObject({ label: "Tél. 05 49 00 12 34", url: "laferme.example" });
  });

  test("has no address where the site is of others, or none is named", () => {
    const alone = ROOMS.replace(" ou sur le site", "");
    expect(storyOf(alone).cta?.url).toBe("");
    expect(storyOf(alone.replace("34.", "34 ou sur le site de la mairie.")).cta?.url).toBe("");
  });
});
