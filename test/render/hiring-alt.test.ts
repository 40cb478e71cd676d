import { expect, test } from "vitest";
import { hiring } from "../../lib/render/templates/hiring/hiring.ts";

const said = (kicker: string, role: string, supporting = "") =>
  hiring.altText(hiring.data.parse({ kicker, role, supporting }), "Weir", 0);

test.each([
  ["We are looking for", "Dental technician", "Weir: We are looking for: Dental technician."],
  ["We are hiring", "Nurse", "Weir: We are hiring: Nurse."],
  ["Wir suchen", "Köchin (m/w/d)", "Weir: Wir suchen: Köchin (m/w/d)."],
  ["Wir suchen", "eine Köchin oder einen Koch", "Weir: Wir suchen eine Köchin oder einen Koch."],
  ["Nous cherchons", "Boulanger", "Weir: Nous cherchons: Boulanger."],
  ["Buscamos", "Panadero", "Weir: Buscamos: Panadero."],
])("the words over a role lead to it: %s, %s", (kicker, role, alt) => expect(said(kicker, role)).toBe(alt));

test("words that end by themselves, or none, stay apart from the role", () => {
  expect(said("We’re hiring!", "Barista")).toBe("Weir: We’re hiring! Barista.");
  expect(said("", "Night nurse", "In a small ward by the sea.")).toBe(
    "Weir: Night nurse: In a small ward by the sea.",
  );
});
