import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { asksForForm, isNetworkLabel, ordersWork } from "../../../lib/story/read/form-requests.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string, assetType: "card" | "infographic" = "card") =>
  houseStory({ brief, brand: brandOf("Gridwell"), channel: "linkedin", assetType }).posts.linkedin ?? "";

describe("a form that is asked for", () => {
  test.each([
    [
      "We use 20% less gas than last year. Our meters read every half hour.",
      "Show the before and after comparison.",
    ],
    [
      "We use 20% less gas than last year. Our meters read every half hour.",
      "Please show both as a side-by-side.",
    ],
    [
      "Wir verbrauchen 20 % weniger Gas. Die Zähler messen jede halbe Stunde.",
      "Zeig den Vorher-Nachher-Vergleich.",
    ],
    ["Nous consommons 20 % de gaz en moins. Les compteurs mesurent la nuit.", "Montrez bien l'avant-après."],
    ["Gastamos un 20 % menos de gas. Los contadores miden de noche.", "Muestra la comparación, por favor."],
    ["Consumiamo il 20% di gas in meno. I contatori misurano di notte.", "Mostrate il confronto."],
    ["We gebruiken 20% minder gas. De meters meten elk half uur.", "Laat de vergelijking zien."],
    ["Gastamos 20% menos gás. Os contadores medem de noite.", "Mostre o antes e depois."],
  ])("is not published: %s %s", (told, asked) => {
    const post = postOf(`${told} ${asked}`);
    expect(post).toContain("20");
    expect(post).not.toContain(asked.split(" ").at(-1)?.replace(".", ""));
  });

  test.each([
    ["Our meters read every half hour. Show your ticket at the door.", "Show your ticket at the door."],
    ["Wir öffnen am Samstag. Zeigen Sie Ihre Karte an der Kasse.", "Zeigen Sie Ihre Karte"],
  ])("is nothing that readers are to show: %s", (brief, told) => {
    expect(postOf(brief)).toContain(told);
  });
});

describe("an order of work", () => {
  test.each([
    ["Please turn our price list into one clear graphic.", "MOT test: £49. Full service: £229.", "graphic"],
    [
      "We would like to share a quote from a customer.",
      'Imke Aldous of Brightwater said: "It takes 20 minutes, and nobody minds."',
      "share a quote",
    ],
    ["We would like a short video to say thank you.", "214 people gave £6,480 for the piano.", "video"],
    [
      "The mood we have in mind is a quiet harbour and a big blanket.",
      "Three nights cost £198 until 26 February.",
      "harbour",
    ],
    [
      "Agradeceríamos que se distinga bien el antes del después.",
      "La asistencia pasó del 71 % al 89 %.",
      "Agradeceríamos",
    ],
  ])("is not published, and nobody is asked about it: %s", (asked, news, words) => {
    const story = houseStory({
      brief: `${asked} ${news}`,
      brand: brandOf("Gridwell"),
      channel: "linkedin",
      assetType: "card",
    });
    expect(story.posts.linkedin).toContain(
      news
        .split(" ")
        .at(-1)
        ?.replace(/[."]+$/, ""),
    );
    expect(JSON.stringify([story.posts, story.headline, story.support])).not.toContain(words);
    expect(JSON.stringify(story.doubts)).not.toContain(words);
  });

  test.each([
    "Turn your old coat into a warm blanket.",
    "We would like to share a table with you.",
    "We want a fair price for milk.",
  ])("is nothing that readers should know: %s", (news) => {
    expect(postOf(`${news} Open until 6 pm.`)).toContain(news.slice(0, -1));
  });
});

describe("for whom a piece is, and its tone", () => {
  test.each([
    ["en", "Audience is care home managers."],
    ["de", "Zielgruppe sind Heimleitungen."],
    ["fr", "Le public cible, ce sont les directeurs."],
    ["es", "El público objetivo son directores."],
    ["it", "Il target sono i direttori."],
    ["nl", "Doelgroep zijn managers van verpleeghuizen."],
    ["pt", "O público-alvo são diretores de lares."],
    ["en", "We want a serious tone that doesn't frighten people."],
    ["de", "Wir wollen einen ernsten Ton, der niemandem Angst macht."],
    ["fr", "Nous voulons un ton sérieux mais pas inquiétant."],
    ["es", "Queremos un tono serio pero que no asuste."],
    ["it", "Vogliamo un tono serio ma che non spaventi."],
    ["nl", "We willen een serieuze toon die niemand bang maakt."],
    ["pt", "Queremos um tom sério."],
  ])("is said to the maker in %s: %s", (language, sentence) => {
    expect(ordersWork(sentence, language)).toBe(true);
  });

  test.each([
    ["en", "The audience is seated in the round."],
    ["en", "Audience are welcome from seven."],
    ["fr", "Nous voulons un style de vie plus simple."],
  ])("is not said in %s: %s", (language, sentence) => {
    expect(ordersWork(sentence, language)).toBe(false);
  });
});

describe("the name of a part", () => {
  test.each([
    ["Our readings come every 30 minutes. Other meters sample once a day. How we compare.", "How we compare"],
    ["Wir messen alle 30 Minuten. Andere messen einmal am Tag. Wir im Vergleich.", "im Vergleich"],
  ])("behind what it is about is not published: %s", (brief, name) => {
    expect(postOf(brief)).toContain("30");
    expect(postOf(brief)).not.toContain(name);
  });

  test("heads what follows it", () => {
    expect(postOf("How we compare:\n- Others sample daily\n- We sample every 30 minutes\n")).toContain(
      "How we compare",
    );
  });
});

test.each([
  ["The caption editor in Lumen 3 checks spelling as you type. Update from the Help menu.", "caption editor"],
  ["Our copy shop opens at eight. The carousel feature now has ten slots for pictures.", "carousel feature"],
])("a tool for texts is no text that colleagues speak of: %s", (brief, told) => {
  expect(postOf(brief)).toContain(told);
});

test("a colleague still speaks of the caption", () => {
  expect(postOf("Lumen 3 is out today. The caption needs another look.")).not.toContain("caption");
});

test.each([
  ["Le nostre lenzuola ora si riparano gratis. Niente hashtag, per favore.", "favore"],
  ["We zijn dicht van 6 tot 12 juni. Vanaf 13 juni weer open. Niet te lang aub.", "lang"],
  ["Unser Sommerfest ist am 12. Juni ab 15 Uhr. Nicht so steif bitte.", "steif"],
  ["Nos soldes d'atelier ont lieu le 12 juin. Ne pas parler du déménagement.", "déménagement"],
])("a wish leaves nothing behind: %s", (brief, left) => {
  expect(postOf(brief)).toContain("i");
  expect(postOf(brief)).not.toContain(left);
});

test("a Spanish adjective behind the asset belongs to the request", () => {
  const brief =
    "Queremos un vídeo corto para anunciar la jornada de puertas abiertas del sábado 9 de enero de 2027. Habrá clases de prueba y chocolate caliente.";
  const { headline, posts } = houseStory({
    brief,
    brand: brandOf("Gridwell"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(`${headline.text} ${posts.linkedin}`).toContain("puertas abiertas");
  expect(`${headline.text} ${posts.linkedin}`).not.toMatch(/vídeo|[Cc]orto/);
});

test.each([
  [
    'Client quote for LinkedIn:\n\n"They found £41,300 that we did not know of."\n– Bethan Rees, Gull Street Theatre',
    "Client quote",
  ],
  [
    "Kundenzitat für Instagram:\n\n„Unser Dach ist seit drei Jahren dicht.“\n– Jana Brandt, Hof Brandt",
    "Kundenzitat",
  ],
])("what stands below and where it goes is not published: %s", (brief, label) => {
  expect(postOf(brief)).not.toContain(label);
});

describe("a form of chart that is asked for, and one that will not do", () => {
  test.each([
    ["en", "Please show it as a line or bars, not as four loose numbers."],
    ["en", "Show it as columns rather than as a list of numbers."],
    ["de", "Bitte zeigt es als Balken, nicht als vier einzelne Zahlen."],
    ["fr", "Merci de le montrer en courbe, pas en chiffres isolés."],
    ["es", "Mostradlo como línea, no como números sueltos."],
    ["it", "Mostratelo come linea, non come numeri sparsi."],
    ["nl", "Toon het graag als lijn, niet als losse getallen."],
    ["pt", "Mostrem-no em linha, não em números soltos."],
  ])("%s: %s", (language, wish) => {
    expect(asksForForm(wish, language)).toBe(true);
  });

  test.each(["Show your ticket at the bar.", "Show the line manager your form.", "Show it at the line."])(
    "words for readers are no such wish: %s",
    (said) => {
      expect(asksForForm(said, "en")).toBe(false);
    },
  );
});

test.each([
  ["Client quote for LinkedIn, approved by her in writing on 24 November, name may be used:", true],
  ["Kundenzitat für LinkedIn, schriftlich freigegeben, Name darf genannt werden:", true],
  ["Témoignage pour Instagram, avec son accord écrit :", true],
  ["Update for LinkedIn, new hours from Monday:", false],
])("who allowed the words of a network label: %s", (label, is) => {
  expect(isNetworkLabel(label)).toBe(is);
});

test.each([
  [
    "Explainer for LinkedIn: what happens to your samples. We test them twice.",
    "What happens to your samples.",
  ],
  ["Erinnerung für Facebook: am Samstag ist Putztag. Bringt Handschuhe mit.", "Am Samstag ist Putztag."],
])("what it is and where it goes is no part of the words: %s", (brief, said) => {
  expect(postOf(brief)).toContain(said);
  expect(postOf(brief)).not.toMatch(/Explainer|Erinnerung|LinkedIn|Facebook/);
});
