import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { pointsBack } from "../../../lib/story/write/post/antecedents.ts";
import { brandOf } from "../../copy/brands.ts";

const short = (brief: string) =>
  houseStory({ brief, brand: brandOf("Quay"), channel: "twitter", assetType: "card" }).posts.twitter ?? "";

test.each([
  ["en", "One at 5 pm for families, £4."],
  ["en", "One of four left in the country, it fired every tile in the hall."],
  ["en", "The other one starts at nine."],
  ["en", "Go in slowly and never alone."],
  ["en", "Come out before you feel warm."],
  ["de", "Die zweite beginnt um neun."],
  ["de", "Geht langsam hinein und nie allein."],
  ["de", "Nehmt sie am besten gleich mit."],
  ["fr", "La seconde commence à 21 h."],
  ["fr", "Entrez-y lentement, jamais seul."],
  ["es", "La segunda empieza a las nueve."],
  ["it", "La seconda inizia alle nove."],
  ["nl", "De tweede begint om negen uur."],
  ["nl", "Neem die dus mee."],
  ["pt", "A segunda começa às nove."],
])("it is understood by the sentence before it: %s %s", (language, sentence) => {
  expect(pointsBack(sentence, language)).toBe(true);
});

test.each([
  ["en", "One of the last tilers in the country is retiring."],
  ["en", "One in four children goes to bed hungry."],
  ["en", "Come in and say hello."],
  ["en", "Go in by the side gate on Mill Road."],
  ["en", "Come out to the pier on Sunday."],
  ["en", "One at a time, please."],
  ["de", "Kommt herein und seht euch um."],
  ["de", "Nehmt die Kinder mit."],
  ["de", "Die zweite Vorstellung beginnt um neun."],
  ["fr", "La seconde séance commence à 21 h."],
  ["nl", "Neem een tas mee."],
  ["nl", "De tweede voorstelling begint om negen uur."],
])("and it stands alone: %s %s", (language, sentence) => {
  expect(pointsBack(sentence, language)).toBe(false);
});

test("a sentence that points back is no heading of the prices behind it, and goes with its antecedent", () => {
  const post = short(
    "Onze fietscursus begint op zaterdag 6 maart 2027 om 10 uur bij de Zuidpoort in Delft. In vier zaterdagen leer je banden plakken, remmen stellen en een ketting vervangen. Dat doe je aan je eigen fiets. Neem die dus mee. De cursus kost € 45, met stadspas € 20. Er is plaats voor twaalf mensen. Aanmelden voor 27 februari via fiets@zuidpoort.example.",
  );
  expect(post).toContain("€ 45");
  expect(post).not.toContain("mee:");
  if (!post.includes("eigen fiets")) expect(post).not.toContain("Neem die");
});

test.each([
  [
    "Notre atelier de reliure ouvre ses portes le samedi 13 mars 2027 de 10 h à 17 h, 5 rue des Lices, Angers. On y voit la presse de 1890. Elle marche encore. Elle sert tous les jours. Chacun peut coudre un petit carnet, 6 € pour le papier. Les enfants viennent avec un adulte. Sans inscription.",
    "Les enfants viennent avec un adulte",
  ],
  [
    "Unsere Werkstatt öffnet am Samstag, 13. März 2027, von 10 bis 17 Uhr in der Hafenstraße 5 in Wismar. Die alte Presse von 1890 steht gleich hinter der Tür. Sie läuft noch jeden Tag. Jeder kann ein kleines Heft binden, 6 € für das Papier. Kinder kommen in Begleitung eines Erwachsenen. Ohne Anmeldung.",
    "Kinder kommen in Begleitung",
  ],
  [
    "The bindery opens its doors on Saturday 13 March 2027, 10 am to 5 pm, at 5 Weir Lane, Halden. The press from 1890 stands right behind the old oak door of the yard. It still runs every day. Anyone can sew a small notebook, £6 for the paper. Under-12s need to come with an adult. No booking.",
    "Under-12s need to come with an adult",
  ],
])("who may come with whom is not left out: %s", (brief, needed) => {
  expect(short(brief)).toContain(needed);
});
