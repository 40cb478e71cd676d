import { expect, test } from "vitest";
import { restricts } from "../../lib/text/restrictions.ts";

test.each([
  "Open every day except Monday.",
  "Not for under 12s.",
  "Samstags geschlossen.",
  "Le dimanche nous sommes fermés.",
  "Lunes a viernes, excepto festivos.",
  "Chiuso il lunedì.",
  "Niet geschikt voor kinderen.",
  "Fechado às segundas.",
  "月曜日は定休日です",
])("a warning or an exception: %s", (text) => expect(restricts(text)).toBe(true));

test.each([
  "Open every day, 10am to 4pm.",
  "Der Laden ist neu.",
  "More than double since 2021.",
  "Close to the station.",
])("neither: %s", (text) => expect(restricts(text)).toBe(false));
