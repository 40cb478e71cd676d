import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Fernwick");
const storyOf = (brief: string, assetType: AssetType) =>
  houseStory({ brief, brand, channel: "instagram", assetType });
const scenesOf = (brief: string) => storyOf(brief, "video").scenes.map(({ text }) => text);
const slidesOf = (brief: string) => storyOf(brief, "carousel").slides;

test("a list at the end of a sentence stays in one scene of a film", () => {
  const scenes = scenesOf(
    "Am Freitag 8. Januar ist Laternenlauf. Danach ab 18 Uhr gemeinsames Singen im Schulhof am Bach mit Früchtetee, Brezeln und Gemüsesuppe.",
  );
  expect(scenes.some((text) => text.endsWith("mit Früchtetee, Brezeln und Gemüsesuppe"))).toBe(true);
});

test("a film loses no part of a long sentence that comes apart", () => {
  const scenes = scenesOf(
    "Am Samstag 16. Januar ist Altpapiersammlung. Ab 8 Uhr holen wir das Papier ab, bitte gebündelt vor die Haustür stellen, ohne Plastik, eine Spende von 2 Euro hilft uns sehr (alles geht an die Jugendabteilung).",
  );
  expect(scenes).toContain("Bitte gebündelt vor die Haustür stellen, ohne Plastik");
  expect(scenes.some((text) => text.includes("2 Euro") && text.includes("Jugendabteilung"))).toBe(true);
});

test("one thing with its day and its price is one scene", () => {
  const scenes = scenesOf(
    "Two workshops in March. Candle workshop, Saturday 6 March 2pm, £22 each with all wax. Basket workshop, Sunday 7 March 2pm, £30 each including willow.",
  );
  expect(scenes).toContain("Basket workshop, Sunday 7 March 2pm, £30 each including willow");
});

test("each thing of a sentence of prices has a slide, and the last sentence is kept", () => {
  const slides = slidesOf(
    "New in the shop: the Moorland set. Jug 500 ml $42, tray 30 cm $51, cup 8 cm $19, all of it together $99. Fired twice. Every piece is a little different. Made from local clay. Safe in the dishwasher. On sale from Friday 5 March. Order by 12 March for Easter.",
  );
  expect(slides.slice(0, 4).map(({ title, body }) => [title, body])).toEqual([
    ["Jug 500 ml", "$42"],
    ["Tray 30 cm", "$51"],
    ["Cup 8 cm", "$19"],
    ["All of it together", "$99"],
  ]);
  expect(JSON.stringify(slides)).toContain("Order by 12 March for Easter");
});

test("what the headline leaves of its sentence is on the cover or on a slide", () => {
  const { headline, support, slides } = storyOf(
    "Del 3 de febrero al 6 de marzo, segundo par de botas de montaña a mitad de precio (siempre el más barato). Las sandalias no entran. Cambios en quince días con el ticket.",
    "slideshow",
  );
  expect(JSON.stringify([headline, support, slides])).toContain("a mitad de precio");
});

test("the last post before a holiday is no order for a post", () => {
  const slides = slidesOf(
    "New cards are in. Last post for Easter is 26 March. Every card is printed by hand.",
  );
  expect(JSON.stringify(slides)).not.toMatch(/"Easter is/);
});

test("what is counted up behind a comma is one scene", () => {
  const scenes = scenesOf(
    "We pulled 214 bikes out of the skip this year. 171 of them are back on the road, ridden by children, nurses, one vicar and a man who delivers eels. The other 43 became parts.",
  );
  expect(scenes).toContain("Ridden by children, nurses, one vicar and a man who delivers eels");
});

test("an age between commas is no scene of its own", () => {
  const scenes = scenesOf(
    "O sino da capela voltou a tocar. O mestre sineiro Abílio Fontão, de 78 anos, afinou-o pela última vez antes de se reformar. Domingo, 13 de dezembro, às 11 horas, ouve-se de novo.",
  );
  expect(scenes).toContain(
    "O mestre sineiro Abílio Fontão, de 78 anos, afinou-o pela última vez antes de se reformar",
  );
});

test("what is said of a quotation stands behind it", () => {
  const { headline, scenes } = storyOf(
    "\"I came for the free biscuits and stayed for eleven years.\" That's what Maureen (78) says about our bell ringing band. We ring at St Aldhelm's every Sunday at 9.30 and practise Thursdays at 7.30pm. You don't need to read music, be religious or be strong. You need to count to six. Open tower evening: Thursday 10 December, 7 to 9pm, 41 steps up, no lift. Mince pies at the bottom.",
    "video",
  );
  const seen = [headline, ...scenes].map(({ text }) => text);
  const said = seen.findIndex((text) => text.startsWith("That’s what Maureen"));
  expect(seen[said - 1]).toBe("“I came for the free biscuits and stayed for eleven years.”");
});

test.each([
  [
    "Notre boulangerie ouvre le dimanche. Pour la fête des vendanges de notre village, commandez votre grande fougasse aux herbes avant jeudi.",
    "Commandez votre grande fougasse aux herbes avant jeudi",
  ],
  [
    "Our nursery is open again for growers. With a strong cassava stalk from our own nursery, a sharp spade and some patience, you can start this season.",
    "You can start this season",
  ],
  [
    "La nostra officina riapre in centro. Per la festa della bicicletta del nostro quartiere, portate la vostra vecchia bici e la ripariamo insieme.",
    "Portate la vostra vecchia bici e la ripariamo insieme",
  ],
  [
    "La panadería abre el domingo. Para la fiesta de la vendimia, encarga tu hogaza antes del jueves.",
    "Para la fiesta de la vendimia, encarga tu hogaza antes del jueves",
  ],
])("what only leads to a clause is no scene by itself: %s", (brief, scene) => {
  const scenes = scenesOf(brief);
  expect(scenes).toContain(scene);
  for (const one of scenes) expect(one).not.toMatch(/^(?:Pour|With|Per|Para)\s[^,]*$/u);
});

test.each([
  [
    "We repair bikes on 3 May. There are 40 places: book at fernwick.example/kids. Bring a lock.",
    "There are 40 places",
  ],
  [
    "Wir reparieren Räder am 3. Mai. Es gibt 40 Plätze: Anmeldung unter fernwick.example/kinder. Bringt ein Schloss mit.",
    "Es gibt 40 Plätze",
  ],
  [
    "Ripariamo le bici il 3 maggio. I posti sono 40: prenotate su fernwick.example/bimbi. Portate un lucchetto.",
    "I posti sono 40",
  ],
])("what the sentence of the action says before it calls has a scene: %s", (brief, scene) => {
  expect(scenesOf(brief)).toContain(scene);
});

test.each([
  "We move to Mill Lane on 3 May. More information about the move: see fernwick.example/move. Bring a lock.",
  "Wir ziehen am 3. Mai um. Weitere Informationen und Karten: fernwick.example/umzug. Bringt ein Schloss mit.",
])("a label of the action has none: %s", (brief) => {
  expect(scenesOf(brief).join("\n")).not.toMatch(/information/iu);
});

test("what happens in the rain is said by itself", () => {
  expect(scenesOf("We repair bikes on 3 May. If it rains we move under the arcade.")).toContain(
    "If it rains we move under the arcade",
  );
});

test.each([
  [
    "Am Samstag, 10. Oktober 2026, lädt der Chor um 18 Uhr zum großen Herbstkonzert in die Stadtkirche ein.",
    /^Der Chor lädt/u,
  ],
  [
    "Am Donnerstag, 8. Oktober 2026, liest Jana Wirth um 19:30 Uhr aus ihrem neuen Roman in der Bücherei. Der Eintritt kostet 9 €.",
    /^Jana Wirth liest/u,
  ],
  [
    "Am Sonntag, 11. Oktober 2026, feiern wir um 14 Uhr unser Hoffest mit Musik und Kuchen. Der Eintritt ist frei.",
    /^Wir feiern/u,
  ],
])("behind a day that is gone the subject comes first: %s", (brief, headline) => {
  expect(storyOf(brief, "video").headline.text).toMatch(headline);
});

test.each([
  [
    "Our concert is on Saturday 17 October 2026 at 7:30 pm in St Nicholas Church, 12 Quay Street, Whitby.",
    "St Nicholas Church, 12 Quay Street, Whitby",
  ],
  [
    "Our concert is on Saturday 17 October 2026 at 7:30 pm at 12 Quay Street, Whitby.",
    "12 Quay Street, Whitby",
  ],
])("a house that is named before its street is of the place: %s", (brief, place) => {
  expect(storyOf(brief, "video").when?.place).toBe(place);
});

test("both ways of an action that begins with the address are its words", () => {
  const { cta } = storyOf(
    "Our choir sings on 3 May at 7 pm. Book at fernwick.example/autumn or at the door.",
    "card",
  );
  expect(cta?.label).toBe("Book at fernwick.example/autumn or at the door");
});
