import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Vantara"), channel: "linkedin", assetType: "card" });
const ITEMS =
  "\n\n- Use lights marked for outdoor use\n- Never run cords under rugs\n- Turn everything off before bed";
const TELLS = " Ring us on 01422 555 0142. The first visit is free.";

/** The first sentence of a brief, with what it is about as a heading. */
test.each<[order: string, rest: string, heading: string]>([
  [
    "Holiday lights safety, one tip a slide, so people can read it without sound:",
    ITEMS,
    "Holiday lights safety",
  ],
  ["Season review 2026, slideshow, one fact per slide, to thank everybody:", ITEMS, "Season review 2026"],
  ["Our staff picks for winter, a slide for each of us:", ITEMS, "Our staff picks for winter"],
  ["Before and after slideshow, alcove bookcases in a terrace.", ITEMS, "Alcove bookcases in a terrace"],
  ["easter opening hours pls", ITEMS, "Easter opening hours"],
  ["Please make a reminder post about Self Assessment.", TELLS, "Self Assessment"],
  ["Post about rip currents.", " They pull swimmers out to sea.", "Rip currents"],
  ["A carousel explaining how our boxes work, lots of people ask.", ITEMS, "How our boxes work"],
  [
    "Jahresrückblick 2026, Diashow, eine Zahl pro Bild:",
    "\n\n- 14 Regatten\n- 23 Siege\n- 310 Stunden",
    "Jahresrückblick 2026",
  ],
  [
    "Kurzes Video zur Adventszeit, Sicherheit mit Kerzen.",
    " Kranz nie ohne Aufsicht brennen lassen. Im Notfall 112 anrufen.",
    "Sicherheit mit Kerzen",
  ],
  [
    "Ein Karussell, das erklärt, wie unsere Kisten funktionieren, viele fragen danach.",
    "\n\n1. Größe wählen.\n2. Wir liefern donnerstags.",
    "Wie unsere Kisten funktionieren",
  ],
  [
    "Avant / après de la cuisine de Mme et M. Lebreton, en diaporama.",
    " Avant : mélaminé de 1994. Après : façades en chêne.",
    "Avant / après de la cuisine de Mme et M. Lebreton",
  ],
  [
    "Petite vidéo sur que faire si un enfant perd une dent.",
    " Gardez votre calme et retrouvez la dent.",
    "Que faire si un enfant perd une dent",
  ],
  [
    "Un carrusel para explicar cómo funcionan nuestras cestas, mucha gente pregunta.",
    "\n\n1. Elige el tamaño.\n2. Entregamos el jueves.",
    "Cómo funcionan nuestras cestas",
  ],
  [
    "Vídeo corto sobre qué hacer si a un niño se le cae un diente.",
    " Mantén la calma y busca el diente.",
    "Qué hacer si a un niño se le cae un diente",
  ],
  [
    "Carosello con la ricetta della ribollita di nonna Ada, da condividere con chi ci segue.",
    " Per 6 persone: 400 g di cannellini, 2 carote, 1 cipolla.",
    "La ricetta della ribollita di nonna Ada",
  ],
  [
    "Een carrousel om uit te leggen hoe onze pakketten werken, veel mensen vragen ernaar.",
    "\n\n1. Kies de maat.\n2. We bezorgen op donderdag.",
    "Hoe onze pakketten werken",
  ],
  [
    "Um carrossel para explicar como funcionam os cabazes, há muita gente a perguntar.",
    "\n\n1. Escolhes o tamanho.\n2. Entregamos à quinta.",
    "Como funcionam os cabazes",
  ],
])("%s", (order, rest, heading) => {
  const story = storyOf(order + rest);
  expect(story.headline.text).toBe(heading);
  expect(story.posts.linkedin?.startsWith(heading)).toBe(true);
});

/** A place, a season, a word that fits anything, or those whom it is for: never published. */
test.each<[order: string, unsaid: RegExp]>([
  ["Safety post for the winter.", /the winter/i],
  ["A carousel for freelancers who haven't filed yet.", /freelancers/i],
  ["Een post voor zzp'ers die hun aangifte nog niet hebben gedaan.", /aangifte/i],
  ["og image for the homepage.", /homepage/i],
  ["Make a video for our new item!", /our new item/i],
  ["Share image for the 4.2 release notes page.", /notes page/i],
  ["Beitrag für den Winter.", /den Winter/i],
  ["Haced un vídeo para nuestro nuevo producto.", /nuevo producto/i],
  ["Image de partage pour la page d'accueil.", /accueil/i],
  ["Slideshow, 20-30 seconds.", /seconds/i],
])("%s names nothing", (order, unsaid) => {
  const { headline, posts } = storyOf(order + TELLS);
  expect(`${headline.text} ${posts.linkedin}`).not.toMatch(unsaid);
});

test("where a notice goes is no part of its name", () => {
  const story = storyOf(
    "Annual General Meeting notice for the website and Facebook.\n\nThe AGM takes place on 16 December in the hall. All members are welcome.",
  );
  expect(story.heldBack?.map(({ why }) => why)).not.toContain("unclear");
});

test.each([
  ["Voor Instagram: ", "onze loop is weer op donderdag 31 december!"],
  ["Für Instagram und Facebook: ", "unser Lauf ist wieder am Donnerstag, 31. Dezember!"],
  ["Pour Instagram : ", "notre course revient le jeudi 31 décembre !"],
  ["Para el Instagram: ", "nuestra carrera vuelve el jueves 31 de diciembre."],
  ["Per Instagram: ", "la nostra corsa torna giovedì 31 dicembre."],
  ["Para o Instagram: ", "a nossa corrida volta na quinta-feira, 31 de dezembro."],
])("where the piece goes is not for readers: %s", (place, news) => {
  const { headline, posts } = storyOf(place + news);
  expect(headline.text.toLowerCase()).toContain(news.slice(0, 12).toLowerCase());
  expect(JSON.stringify([headline, posts])).not.toMatch(/instagram:/i);
  expect(posts.linkedin).not.toContain(place.trim());
});
