import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Acme");

test.each([
  [
    "Precios de los talleres a partir del 1 de febrero:\n\nClase suelta (2 h) – $380\nPaquete de 4 clases – $1,360\nMensualidad, 8 clases – $2,480",
    "Todo en pesos, barro y horneado incluidos.",
    "Que se lea fácil en el celular, por favor, y que se vea sobrio.",
  ],
  [
    "Workshop prices from 1 February:\n\nSingle class (2 h) – $38\nFour classes – $136\nKids (90 min) – $26",
    "All in Canadian dollars, clay and firing included.",
    "Make it easy to read on a phone please.",
  ],
  [
    "Kurspreise ab 1. Februar:\n\nEinzelkurs (2 h) – 38 €\nVier Kurse – 136 €\nKinder (90 min) – 26 €",
    "Ton und Brand inklusive, zzgl. MwSt.",
    "Bitte gut lesbar auf dem Handy.",
  ],
  [
    "Tarifs des ateliers dès le 1er février :\n\nCours seul (2 h) – 38 €\nQuatre cours – 136 €\nEnfants (90 min) – 26 €",
    "Terre et cuisson comprises, prix TTC.",
    "",
  ],
  [
    "Prezzi dei corsi dal 1 febbraio:\n\nLezione singola (2 h) – 38 €\nQuattro lezioni – 136 €\nBambini (90 min) – 26 €",
    "Argilla e cottura incluse.",
    "Che si legga bene sul telefono.",
  ],
  [
    "Prijzen van de workshops vanaf 1 februari:\n\nLosse les (2 uur) – € 38\nVier lessen – € 136\nKinderen (90 min) – € 26",
    "Klei en bakken inbegrepen.",
    "Graag een rustige stijl.",
  ],
  [
    "Preços das oficinas a partir de 1 de fevereiro:\n\nAula avulsa (2 h) – 38 €\nQuatro aulas – 136 €\nCrianças (90 min) – 26 €",
    "Tudo em euros, barro e cozedura incluídos.",
    "Que se leia bem no telemóvel.",
  ],
])("what holds for all prices stays under their list: %s %s", (list, terms, remark) => {
  const brief = `${list}\n\n${terms} ${remark}`;
  const { prices, support, posts } = houseStory({ brief, brand, channel: "instagram", assetType: "card" });
  expect(prices).toHaveLength(3);
  expect(support?.text).toBe(terms);
  expect(posts.instagram?.trim().split("\n\n")[2]).toBe(terms);
});

test.each(["Todo: call Marc", "todo fix the header", "Todo – Fotos"])("work is no text: %s", (line) => {
  const { facts } = readStory({ brief: `We open on Monday at nine.\n\n${line}`, brand });
  expect(facts.filter(({ from, quote }) => from === "brief" && /todo/i.test(quote))).toEqual([]);
});
