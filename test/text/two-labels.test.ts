import { expect, test } from "vitest";
import { hasTwoLabels } from "../../lib/text/two-labels.ts";

test.each([
  "Achternaam A t/m K: ingang aan de Molenkade. L t/m Z: ingang via de apotheek",
  "Adults: the front door, please. Children: the side door",
  "Familiennamen A bis K: Eingang am Markt; L bis Z: Eingang am Hof",
  "Lundi : fermé. Mardi : ouvert dès 9 h",
  "Socios: entrada por la plaza. Invitados: entrada por el patio",
])("two labels side by side are halves of one text: %s", (text) => {
  expect(hasTwoLabels(text)).toBe(true);
});

test.each([
  "Saddle: a plastic bag lasts one week. ₹120",
  "Sponsors: Gold: A, B; Silver: C",
  "Mudguards: the rear one should reach below the axle. Add a rubber flap: it costs ₹40",
  "Quanto costa: 20 € per i cani, 15 € per i gatti",
  "Doors at 19:00, concert at 20:00",
])("a label over its own words is no half: %s", (text) => {
  expect(hasTwoLabels(text)).toBe(false);
});
