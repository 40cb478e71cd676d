import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const asks = (brief: string) =>
  clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" }).questions.map(({ id }) => id);
function verdictOf(brief: string) {
  const story = houseStory({ brief, brand: BRAND, ...OUTLET });
  return reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [], today: "2026-11-23" });
}

test.each([
  "Birthday cakes to order: a chocolate cake for £28. Order at the counter. The chocolate cake costs £32 and serves 12.",
  "Our wool kit is £30. It holds needles and yarn. The wool kit costs £35.",
  "Das Wollpaket kostet 30 €. Nadeln liegen bei. Bestellt gleich das Wollpaket für 35 €.",
  "Le kit laine coûte 30 €. Les aiguilles sont dedans. Commandez le kit laine pour 35 €.",
  "El kit de lana cuesta 30 €. Trae agujas. Reserva el kit de lana por 35 €.",
  "Il kit lana costa 30 €. Ci sono i ferri. Il kit lana costa 35 €.",
  "O kit de lã custa 30 €. Traz agulhas. Encomende o kit de lã por 35 €.",
  "Het wolpakket kost 30 €. Er zitten naalden bij. Het wolpakket kost 35 €.",
])("two prices for one thing are asked about: %s", (brief) => {
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" });
  expect(questions.map(({ id }) => id)).toContain("which");
  expect(verdictOf(brief).verdict).toBe("needs_review");
});

test.each([
  "A chocolate cake for £28. A carrot cake for £32. Order three days ahead.",
  "The workshop costs £30. For members the workshop costs £25.",
  "The wool kit was £35. Until Friday the wool kit costs £30.",
  "The wool kit costs £30. The wool kit for beginners costs £35.",
  "A loaf costs £4 in the shop. A loaf costs £4 at the market as well.",
])("other prices are no slip: %s", (brief) => {
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" });
  expect(questions.map(({ id }) => id)).not.toContain("which");
});

test.each([
  "Notes for allotment holders. The yearly rent stays at £40 for 2027. The new rent of £48 applies from 1 January 2027.",
  "Für alle Mitglieder. Der Jahresbeitrag bleibt 2027 bei 40 €. Der neue Beitrag von 48 € gilt ab 1. Januar 2027.",
  "Aux adhérents. La cotisation annuelle reste à 40 € pour 2027. La nouvelle cotisation de 48 € s'applique dès le 1er janvier 2027.",
  "Aviso. La cuota anual sigue en 40 € para 2027. La nueva cuota de 48 € se aplica desde el 1 de enero de 2027.",
  "Avviso. La quota annuale resta a 40 € per il 2027. La nuova quota di 48 € vale dal 1 gennaio 2027.",
  "Bericht. De jaarlijkse bijdrage blijft op 40 € voor 2027. De nieuwe bijdrage van 48 € geldt vanaf 1 januari 2027.",
  "Aviso. A quota anual fica em 40 € para 2027. A nova quota de 48 € aplica-se a partir de 1 de janeiro de 2027.",
])("two amounts of one charge for one time are asked about: %s", (brief) => {
  expect(asks(brief)).toContain("which");
  expect(verdictOf(brief).verdict).toBe("needs_review");
});

test.each([
  "The yearly rent is £40. The new rent of £48 applies from 1 January 2027.",
  "The yearly rent stays at £40 for 2026. The new rent of £48 applies from 1 January 2027.",
  "The rent stays at £40 until 31 December 2026. The new rent of £48 applies from 1 January 2027.",
  "The adult rate stays at £40 for 2027. The junior rate of £20 applies from 1 January 2027.",
  "The fee is £40 for 2027. The late fee of £5 applies from 1 March 2027.",
  "The yearly rent stays at £40 for 2027. The yearly rent of £40 is due on 1 March 2027.",
])("a charge that changes, and other charges, are no slip: %s", (brief) => {
  expect(asks(brief)).not.toContain("which");
});

test.each([
  "The year of our choir. 84 singers enrolled, 9 more than last year. Of the 91 singers enrolled, most come every week.",
  "Unser Jahr. 84 aktive Sänger, so viele wie nie. Von den 91 aktiven Sängern kommen die meisten jede Woche.",
  "Notre année. 84 choristes inscrits, un record. Sur les 91 choristes inscrits, la plupart viennent chaque semaine.",
  "Nuestro año. 84 cantantes inscritos, todo un récord. De los 91 cantantes inscritos, casi todos vienen cada semana.",
  "Il nostro anno. 84 coristi iscritti, un record. Dei 91 coristi iscritti, quasi tutti vengono ogni settimana.",
  "Ons jaar. 84 vaste zangers, een record. Van de 91 vaste zangers komen de meesten elke week.",
  "O nosso ano. 84 cantores inscritos, um recorde. Dos 91 cantores inscritos, quase todos vêm todas as semanas.",
])("two counts of what is known are asked about: %s", (brief) => {
  expect(asks(brief)).toContain("which");
});

test.each([
  "The year of our choir. 84 singers enrolled. Of the 84 singers enrolled, most come every week.",
  "The year of our choir. 84 singers enrolled. Of the 91 people asked, most come every week.",
  "Our fair. 30 places on Saturday. Of the 25 places on Sunday, five are left.",
  "The year of our choir. 84 singers enrolled. Of the 70 singers we had last year, most stayed.",
])("other counts are no slip: %s", (brief) => {
  expect(asks(brief)).not.toContain("which");
});

test.each([
  "Rooms from £88 with breakfast. Cats stay free.\n\nWe are open all winter. Cats £9 a night.",
  "Zimmer ab 88 €. Hunde sind kostenlos.\n\nWir haben den Winter über offen. Hunde 9 € pro Nacht.",
  "Chambres dès 88 €. Les chiens sont gratuits.\n\nOuvert tout l'hiver. Les chiens 9 € par nuit.",
  "Habitaciones desde 88 €. Los perros son gratis.\n\nAbierto todo el invierno. Los perros 9 € por noche.",
])("what is free and has a price is asked about: %s", (brief) => {
  expect(asks(brief)).toContain("which");
  expect(verdictOf(brief).verdict).toBe("needs_review");
});

test.each([
  "Adults £6, children free. Children under 3 need a lap.",
  "Cats stay free. Dogs £9 a night.",
  "Small dogs stay free. Large dogs £9 a night.",
  "Entry is free. Tea £2 a cup.",
])("others pay: %s", (brief) => {
  expect(asks(brief)).not.toContain("which");
});
