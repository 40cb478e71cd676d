import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  [
    "Notice to the tenants of Quay Street 3 to 9:\n\nThe gas is off on Monday 30 November from 9 to 12. The valve is replaced.",
    /^The gas is off on Monday 30 November/,
    "Tenants of Quay Street 3 to 9",
  ],
  [
    "Mitteilung an die Anwohner der Gartenstraße 1 bis 5:\n\nAm Montag, 30. November, von 9 bis 12 Uhr ist der Strom abgestellt. Der Kasten wird erneuert.",
    /Strom abgestellt/,
    "Anwohner der Gartenstraße 1 bis 5",
  ],
  [
    "Aviso para los vecinos de la calle Real 3 y 5:\n\nCorte de gas el lunes 30 de noviembre de 9:00 a 12:00. Afecta a los dos portales.",
    /^Corte de gas el lunes 30 de noviembre/,
    "Vecinos de la calle Real 3 y 5",
  ],
  [
    "Avis aux habitants de la rue du Port 12 :\n\nCoupure de gaz le lundi 30 novembre de 9 h à 12 h. Les deux entrées sont concernées.",
    /^Coupure de gaz le lundi 30 novembre/,
    "Avis aux habitants de la rue du Port 12",
  ],
])("a notice is headed by what happens, and those whom it is for stand above: %s", (brief, what, whom) => {
  const { headline, kicker } = houseStory({
    brief,
    brand: brandOf("Acme"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(headline.text).toMatch(what);
  expect(kicker?.text).toContain(whom);
});
