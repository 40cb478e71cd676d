import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const tweet = (brief: string) =>
  houseStory({ brief, brand: brandOf("Orra Ferries"), channel: "twitter", assetType: "card" }).posts.twitter;

test.each([
  [
    "Winter timetable starts Monday 7 December. From Kilbrae: 06:40, 08:20, 10:50. From Orra: 07:20, 09:00, 11:40. Sundays: no sailings before 10:00. Foot passengers £4.60 single.",
    "From Kilbrae: 06:40, 08:20, 10:50\nFrom Orra: 07:20, 09:00, 11:40\nSundays: no sailings before 10:00\n\nFoot passengers £4.60 single.",
  ],
  [
    "Der Winterfahrplan gilt ab Montag, 7. Dezember. Ab Kilbrae: 6.40, 8.20 und 14.10 Uhr. Ab Orra: 7.20, 9.00 und 15.00 Uhr. Erwachsene 4,60 €.",
    "Ab Kilbrae: 6.40, 8.20 und 14.10 Uhr\nAb Orra: 7.20, 9.00 und 15.00 Uhr\n\n",
  ],
  [
    "L'horaire d'hiver commence le lundi 7 décembre. Au départ de Kilbrae : 6h40, 8h20, 10h50. Au départ d'Orra : 7h20, 9h00, 11h40. Adultes 4,60 €.",
    "Au départ de Kilbrae : 6h40, 8h20, 10h50\nAu départ d’Orra : 7h20, 9h00, 11h40\n\n",
  ],
  [
    "El horario de invierno empieza el lunes 7 de diciembre. Desde Kilbrae: 6:40, 8:20, 10:50. Desde Orra: 7:20, 9:00, 11:40. Adultos 4,60 €.",
    "Desde Kilbrae: 6:40, 8:20, 10:50\nDesde Orra: 7:20, 9:00, 11:40\n\n",
  ],
])("two directions of a timetable are lines of their own: %s", (brief, lines) => {
  expect(tweet(brief)).toContain(lines);
});

test("a single line of hours stays in its paragraph", () => {
  expect(
    tweet("The winter timetable starts Monday 7 December. From Kilbrae: 06:40, 08:20, 10:50. Adults £4.60."),
  ).toContain("7 December. From Kilbrae: 06:40, 08:20, 10:50. Adults");
});
