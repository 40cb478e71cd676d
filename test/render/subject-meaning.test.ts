import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { findOnSlides } from "../../lib/render/subject/picture.ts";
import { subjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

async function drawn(tag: string, headline: string, about: readonly string[] = [], name = "") {
  const language = subjectLanguage(tag);
  if (!language) throw new Error(`${tag} has no words.`);
  return subjectOf(await subjectWords(language, readAsset), { headline, texts: [], about, name });
}

describe("a word of several meanings is drawn as the rest of the texts mean it", () => {
  test.each([
    ["de", "Zwiebeln gibt es im Oktober", "Pflanzen aus eigener Anzucht", "flower-bulb"],
    ["de", "Zwiebeln aus eigenem Anbau", "Gemüse, Eier und Kartoffeln", "onion"],
    ["de", "Zwiebeln gibt es am Montag", "Bürgerservice", undefined],
    ["en", "Our raised beds are planted", "A village school with a garden", "raised-bed"],
    ["en", "Trains run on Sunday", "Steam train rides in a narrow valley", "locomotive"],
    ["en", "A new version is out", "A small TypeScript library", undefined],
    ["en", "Christmas bin collections", "Services of the town", "refuse-truck"],
    ["de", "So viel verbraucht jeder am Tag", "Trinkwasserversorgung und Beratung", "droplet"],
    ["en", "New beds have arrived", "Mattresses and bed frames", "bed"],
    ["en", "Keep your bike running", "Bike repairs", "bicycle"],
    ["en", "Running for beginners", "Free 5 km on Saturdays", "runner"],
    ["en", "Nursery places from September", "Childcare for children under five", "teddy-bear"],
    ["en", "Nursery open day", "Plants and advice", "potted-plant"],
    ["en", "How we use cookies", "Website builder", undefined],
    ["fr", "Moules à gâteaux en promotion", "Ustensiles", undefined],
    ["fr", "Les moules sont arrivées", "Poissons et fruits de mer", "oyster"],
    ["fr", "Nouvel avocat au cabinet", "Droit du travail", "balance-scale"],
    ["fr", "Trois livres offertes samedi", "Fruits du verger", undefined],
    ["es", "El coral crece de nuevo", "Cursos de buceo", undefined],
    ["it", "Ricci e capelli crespi", "Parrucchiere", undefined],
    ["pt", "Verniz para madeira", "Madeiras", "wood"],
    ["nl", "Ramen zemen", "Glazenwasser", "window"],
    ["nl", "Oude ramen gezocht", "Wij bouwen er een bak voor groente mee", "window"],
    ["nl", "Ramen op donderdag", "Noedels en gyoza van de noedelbar", "steaming-bowl"],
  ] as const)("%s: %s, %s", async (tag, headline, offer, subject) => {
    expect(await drawn(tag, headline, ["", offer])).toBe(subject);
  });

  test("a name with an age says nothing of a drawing", async () => {
    const slides = [
      { title: "Biscuit, 9, lurcher cross", body: "Sleeps all day." },
      { title: "Biscuits for the fair", body: "" },
    ];
    const found = await findOnSlides(slides, "en", readAsset);
    expect(found.map((one) => one?.name)).toEqual([undefined, "cookie"]);
  });

  test("and so on the slides of a series", async () => {
    const slides = [
      { title: "Zwiebel halb einpflanzen", body: "" },
      { title: "Hell stellen", body: "" },
    ];
    const named = async (...beside: string[]) =>
      (await findOnSlides(slides, "de", readAsset, undefined, beside)).map((one) => one?.name);
    expect(await named("Amaryllis zum Blühen bringen")).toEqual(["flower-bulb", undefined]);
    expect(await named("Zwiebelsuppe", "Unsere Küche")).toEqual(["onion", undefined]);
  });
});

describe("a comparison takes no side", () => {
  test.each([
    ["en", "Boiler or heat pump?"],
    ["en", "Solar panels compared with heat pumps"],
    ["de", "Wärmepumpe oder Ölheizung?"],
    ["fr", "Chaudière ou pompe à chaleur ?"],
    ["it", "Caldaia o pompa di calore?"],
    ["pt", "Caldeira ou bomba de calor?"],
    ["nl", "Cv-ketel of warmtepomp?"],
  ])("%s: %s", async (tag, headline) => {
    expect(await drawn(tag, headline, ["", "Heat pumps, Wärmepumpen"])).toBeUndefined();
  });

  test.each([
    ["en", "Is your boiler ready for winter?", "boiler"],
    ["en", "Bread or rolls: both are fresh at seven", "bread"],
    ["fr", "Une chaudière ou deux ?", "boiler"],
  ])("%s: %s", async (tag, headline, subject) => {
    expect(await drawn(tag, headline)).toBe(subject);
  });
});

describe("the trade is what a brand offers first", () => {
  test.each([
    [
      "Dunmore Volunteer Fire Company",
      "Fire and rescue service, safety checks and first aid classes.",
      "fire-engine",
    ],
    ["St Columba's Food Pantry", "Free groceries, hot drinks and advice.", "food-crate"],
    ["Garrick Dry Stone", "Repair and building of dry stone walls, no mortar.", "stone-wall"],
    ["Tidewater Lace Museum", "Exhibitions, demonstrations and articles on lace.", undefined],
    ["Fonefix", "Phone repair in an hour, no appointment.", "mobile-phone"],
  ])("%s", async (name, offer, subject) => {
    expect(await drawn("en", "Thank you for ten years", ["", offer], name)).toBe(subject);
  });
});

test.each([
  ["fr", "Chantier terminé : le clocher de Saint-Épain", "church"],
  ["de", "Baustelle fertig", undefined],
  ["it", "Cantiere concluso: il campanile", "church"],
  ["en", "Road works on Mill Lane from Monday", "construction"],
  ["es", "Obras terminadas en la torre", undefined],
])("a finished building is no road block: %s: %s", async (tag, headline, subject) => {
  expect(await drawn(tag, headline)).toBe(subject);
});

describe("a word inside an idiom names no thing", () => {
  test.each([
    ["en", "Taster session for first timers"],
    ["en", "A reunion of old timers"],
    ["en", "Part-timers and full timers wanted"],
    ["en", "Kick-off meeting in the library car park"],
    ["en", "Kick off your year"],
    ["en", "Deadline for entries"],
    ["en", "How we break down the costs"],
    ["en", "Watch this space"],
    ["en", "Open house on Sunday"],
    ["en", "Hot desks for a day"],
    ["en", "Bank holiday hours"],
    ["de", "Zeitfenster für die Abgabe"],
    ["fr", "Une fenêtre de tir en mai"],
    ["es", "Lluvia de ideas el lunes"],
    ["pt", "Chuva de ideias na segunda"],
  ])("%s: %s", async (tag, headline) => {
    expect(await drawn(tag, headline)).toBeUndefined();
  });

  test.each([
    ["en", "Egg timers in three colours", "", "stopwatch"],
    ["en", "Kick-off at 3 pm", "A football club for girls", "soccer-ball"],
    ["de", "Feuerwerk am Samstag", "", "fireworks"],
    ["es", "Lluvia en abril", "", "umbrella-with-rain-drops"],
  ] as const)("%s: %s, %s", async (tag, headline, offer, subject) => {
    expect(await drawn(tag, headline, ["", offer])).toBe(subject);
  });
});
