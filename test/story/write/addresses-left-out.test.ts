import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });

test.each([
  "Bees stay warm all winter in a cluster. The beginners' course starts on Wednesday 3 February 2027, details at hive.example",
  "Bienen wärmen sich im Winter gegenseitig. Der Kurs für Anfänger beginnt am Mittwoch, 3. Februar 2027, Infos auf hive.example",
  "Les abeilles se serrent tout l'hiver. Le cours pour débutants commence le mercredi 3 février 2027, détails sur hive.example",
])("where the address stands by itself, no words lead to it any more: %s", (brief) => {
  const { headline, support, points } = storyOf(brief);
  const drawn = [headline.text, support?.text ?? "", ...points.map(({ text }) => text)].join("\n");
  expect(drawn).toMatch(/2027/);
  expect(drawn).not.toMatch(/details|Infos|détails/i);
});

test("what it costs is no headline of what it is", () => {
  const { headline } = storyOf(
    "Spring clean: gutters, windows and paths. £85 all in, parts extra. Offer price runs until Saturday 30 January 2027.",
  );
  expect(headline.text).not.toMatch(/^£85/);
});

test("entries of which the day is what readers look up are not cut to their names", () => {
  const { posts } = houseStory({
    brief:
      "Vanaf maandag 4 januari 2027 halen we het afval anders op in alle wijken van de gemeente en in het buitengebied:\n\nGFT (groene bak): elke week, op maandag\nPapier (blauwe bak): elke vier weken, op woensdag\nPMD (oranje bak): om de week, op donderdag\nRestafval (grijze bak): elke vier weken, op vrijdag\n\nZet de bak vóór 7.30 uur aan de straat, met het handvat naar de weg. Glas blijft gewoon naar de glasbak gaan.",
    brand: brandOf("Acme"),
    channel: "twitter",
    assetType: "infographic",
  });
  expect(posts.twitter).not.toMatch(/\(groene bak\)$/mu);
});
