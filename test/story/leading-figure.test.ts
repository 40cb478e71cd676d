import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../lib/pipeline/designs/choose-template.ts";
import { houseStory } from "../../lib/story/house.ts";
import { wishedValue } from "../../lib/story/wished-value.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Tallow & Finch");
const storyOf = (brief: string) =>
  houseStory({ brief, brand, channel: "web", assetType: "og_image", seed: 1 });
const pictures = { brand: "Tallow & Finch", asked: [], atHand: [], faces: [] };

describe("a number that is to be seen first is the one that the piece is about", () => {
  test.each([
    [
      'Share image for our blog post "We tested 1,000 READMEs. 38% of the quickstarts don\'t run." The number should be the first thing anyone sees.',
      { value: "38%", label: "of the quickstarts don’t run" },
      { headline: "We tested 1,000 READMEs", kicker: "On the blog" },
    ],
    [
      "Vorschaubild für unsere Studie. Titel: Warum Pflegeteams scheitern. Wir haben 1.240 Beschäftigte gefragt: 68 % kennen den Plan erst im Dezember, 41 % tauschen zwei Dienste. Am liebsten eine Zahl groß im Bild.",
      { value: "68 %", label: "kennen den Plan erst im Dezember" },
      { supporting: "Wir haben 1.240 Beschäftigte gefragt: 41 % tauschen zwei Dienste." },
    ],
    [
      "Image pour notre article « Nous avons testé 200 chargeurs. 29 % chauffent trop. » Le chiffre doit être la première chose que l'on voit.",
      { value: "29 %", label: "chauffent trop" },
      { headline: "Nous avons testé 200 chargeurs" },
    ],
    [
      "Imagen para nuestro artículo «Probamos 200 cargadores. El 29 % se calienta demasiado.» El número tiene que ser lo primero que se vea.",
      { value: "29 %", label: "se calienta demasiado" },
      { headline: "Probamos 200 cargadores" },
    ],
    [
      "Immagine di condivisione per la nostra ricerca. Titolo: Perché i turni saltano. Abbiamo chiesto a 1.240 operatori: il 68% conosce i turni solo a dicembre, il 41% ne scambia due. Meglio se un solo numero in grande.",
      { value: "68%", label: "conosce i turni solo a dicembre" },
      { supporting: "Abbiamo chiesto a 1.240 operatori: il 41% ne scambia due." },
    ],
    [
      "Titel: Waarom zorgteams stuklopen op het kerstrooster. We vroegen het 1.240 medewerkers: 68% kent het rooster pas in december, 41% ruilt twee diensten. Het liefst één cijfer groot in beeld.",
      { value: "68%", label: "kent het rooster pas in december" },
      { headline: "Waarom zorgteams stuklopen op het kerstrooster" },
    ],
    [
      "Imagem para o nosso artigo «Testámos 200 carregadores. 29% aquecem demais.» O número deve ser a primeira coisa que se vê.",
      { value: "29%", label: "aquecem demais" },
      { headline: "Testámos 200 carregadores" },
    ],
    [
      "Our survey of cyclists. We surveyed 900 of them. 7 in 10 have lost a light this winter. Make the number huge.",
      { value: "7 in 10", label: "have lost a light this winter" },
      {},
    ],
    [
      "Our energy report is out. Heat pumps cut our bill from £4,200 to £1,900. One big number, please.",
      { value: "£1,900", intro: "Heat pumps cut our bill from £4,200 to" },
      {},
    ],
  ])("%s", (brief, value, words) => {
    const story = storyOf(brief);
    expect(wishedValue(story)).toMatchObject(value);
    const chosen = chooseTemplate(story, pictures, { assetType: "og_image", seed: 1 });
    expect(chosen?.template.id).toBe("stat");
    expect(chosen?.data).toMatchObject({ ...value, ...words });
  });
});

test.each([
  "Our phone number is 01632 960 399. One number for nights and weekends. Make it easy to read.",
  "We need a number of volunteers for the bake sale on Saturday 5 December. Bring a big bowl.",
  "De kerstmarkt is op 5 december, entree € 2. Eén grote familie, zo voelt het.",
  "One number sums up our year: 12,400 meals. Thank you to 87 volunteers.",
])("no number is asked for by: %s", (brief) => {
  const story = storyOf(brief);
  expect(story.wishes.filter(({ rule }) => rule === "emphasis")).toEqual([]);
  expect(wishedValue(story)).toBeUndefined();
});

test("the words of the wish are published nowhere", () => {
  const { posts, headline, support } = storyOf(
    "Heat pumps cut our bill by 57%. We measured 14 houses. Ideally one number big.",
  );
  expect([posts.web, headline.text, support?.text].join("\n")).not.toMatch(/ideally|big/iu);
});

test("the day from which something is every week keeps the words before it", () => {
  const story = houseStory({
    brief:
      "Le bibliobus passe de nouveau à Lavaur : tous les mercredis à partir du 2 décembre, de 16 h à 18 h 30, place du Lavoir. Inscription gratuite, dix documents pour quatre semaines. La date en gros s’il vous plaît, nos lecteurs ne sont plus tout jeunes.",
    brand,
    channel: "linkedin",
    assetType: "card",
  });
  const chosen = chooseTemplate(story, pictures, { assetType: "card", seed: 1 });
  expect(chosen?.template.id).toBe("stat");
  expect(chosen?.data).toMatchObject({
    intro: "tous les mercredis à partir du",
    value: "2 décembre",
    headline: "Le bibliobus passe de nouveau à Lavaur",
  });
});

test.each([
  [
    "Lift B (even floors) will be out of use from Monday 7 December 8am until Friday 11 December 6pm. Lift A stops at every floor.",
    "from Monday 7 December 8am until Friday 11 December 6pm",
  ],
])("a headline keeps the whole span of its days: %s", (brief, span) => {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  const chosen = chooseTemplate(story, pictures, { assetType: "card", seed: 1 });
  expect(JSON.stringify(chosen?.data)).toContain(span);
});

test("“an diesem Tag” stays behind its day", () => {
  const story = houseStory({
    brief:
      "Letzter Öffnungstag ist Sonntag, der 13. Dezember, 11 bis 16 Uhr. An diesem Tag ist der Eintritt frei. Wieder geöffnet ab Samstag, 3. April 2027.",
    brand,
    channel: "linkedin",
    assetType: "card",
  });
  const chosen = chooseTemplate(story, pictures, { assetType: "card", seed: 1 });
  const { details = "" } = (chosen?.data ?? {}) as { details?: string };
  expect(details).not.toContain("3. April");
});

test("a last picture with another day has the one that is to be large", () => {
  const story = houseStory({
    brief:
      "Learn to row this winter! Our beginners course starts Sunday 10 January and runs six Sundays, 9 to 11am. First two weeks on the machines in the boathouse. £95 for the lot, kit not needed. You must be 16 or over and able to swim 50 metres. Book on our website by Monday 4 January.\n\nCould the date be nice and big please?",
    brand,
    channel: "instagram",
    assetType: "slideshow",
  });
  const chosen = chooseTemplate(story, pictures, { assetType: "slideshow", seed: 1 });
  const { closing } = (chosen?.data ?? {}) as { closing?: unknown };
  expect(JSON.stringify(closing)).toContain("Sunday 10 January");
});
