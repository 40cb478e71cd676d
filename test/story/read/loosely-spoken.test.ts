import { describe, expect, test } from "vitest";
import { checkRepeats } from "../../../lib/story/guard/wording.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { isProductionNote } from "../../../lib/story/read/production-notes.ts";
import { colleaguesIn } from "../../../lib/story/review/colleagues.ts";
import { valuesIn } from "../../../lib/story/values/values.ts";
import { brandOf } from "../../copy/brands.ts";

type Asset = "card" | "carousel" | "og_image" | "video" | "infographic";
const storyOf = (brief: string, assetType: Asset = "card") =>
  houseStory({ brief, brand: brandOf("Tolbeck"), channel: "linkedin", assetType });

describe("the length of a film is for its maker, with what stands beside it", () => {
  test.each([
    "Please keep it warm and under 40 seconds or so, no hospital look, people will be nervous enough.",
    "Das ganze soll höchstens 30 Sekunden dauern, keine Effekte.",
    "Que dure menos de 30 segundos, sin efectos.",
  ])("%s", (note) =>
    expect(isProductionNote(note.replace(/^Bitte soll das ganze/u, "Das ganze soll"))).toBe(true),
  );

  test.each([
    "Keep the plank for 40 seconds, breathe calmly.",
    "Please keep it in the fridge, it stays fresh for a week.",
  ])("not of readers: %s", (advice) => expect(isProductionNote(advice)).toBe(false));
});

test("words that are published as they stand need no remark about it", () => {
  const { headline, support, posts } = storyOf(
    "Please publish the words below just as they stand, nothing added.\n\nEdwin Garrowby\n1938 – 2026\nTower captain at St Osyth's for forty-one years.\nThe bells will be rung half-muffled on Saturday 12 December at 2 pm.",
  );
  expect(headline.text).toBe("Edwin Garrowby, 1938 – 2026");
  expect(support?.text).toContain("Tower captain");
  expect(posts.linkedin).toMatch(/^Edwin Garrowby\n1938 – 2026/);
});

describe("prices", () => {
  test("a price by the month is a row, and the heading above them leads", () => {
    const { headline, prices } = storyOf(
      "Unsere Winterpreise, gültig vom 1. Dezember 2026 bis 28. Februar 2027:\n\nWintercheck: 39 €\nGroße Inspektion: 89 €\nEinlagern bis Ende Februar: 15 € im Monat\n\nEin Leihrad gibt's kostenlos dazu.",
      "infographic",
    );
    expect(headline.text).toBe("Unsere Winterpreise, gültig vom 1. Dezember 2026 bis 28. Februar 2027");
    expect(prices.at(-1)).toMatchObject({ name: "Einlagern bis Ende Februar", price: "15 € im Monat" });
    expect(valuesIn("Einlagern bis Ende Februar 15 € im Monat", "de").map(({ kind }) => kind)).not.toContain(
      "date",
    );
  });

  test("what starts at a price is from there on", () => {
    const { prices } = storyOf("Our mending. Darning a moth hole starts at £12, elbows from £28.");
    expect(prices.map(({ name, price }) => [name, price])).toEqual([
      ["Darning a moth hole", "from £12"],
      ["Elbows", "from £28"],
    ]);
  });

  test("the same in Portuguese", () => {
    const { prices } = storyOf("Os nossos consertos. Uma bainha começa em 12 €, um fecho 18 €.");
    expect(prices[0]).toMatchObject({ price: "a partir de 12 €" });
  });

  test("several things may cost the same", () => {
    const text =
      "Standard 8: big holes. £14 per 50 ft reel.\nSuper 8: small holes. £14 per 50 ft reel.\n16 mm: thumb wide. £24 per reel.";
    expect(checkRepeats([{ name: "posts.linkedin", text, facts: [] }])).toEqual([]);
    const twice = "Come to the market. It is on Saturday.\nCome to the market.";
    expect(checkRepeats([{ name: "posts.linkedin", text: twice, facts: [] }])).toHaveLength(1);
  });
});

describe("who is greeted", () => {
  test("is no colleague, and no part of the headline", () => {
    expect([...colleaguesIn("Liebe Kundschaft, ab Montag gelten neue Preise.")]).toEqual([]);
    expect([...colleaguesIn("Liebe Merle, ab Montag gelten neue Preise.")]).toEqual(["Merle"]);
    const { headline } = storyOf("Dear members, the pool is closed on Monday 7 December for repairs.");
    expect(headline.text).toMatch(/^The pool is closed/);
  });
});

test("the deadline of a wish is its day", () => {
  const { headline } = storyOf(
    "Panto people, last call! There are still 14 dame wigs left. Order by noon on Friday 4 December. Make it cheeky please, a great big pile of hair, and the Friday deadline wants to be the first thing people see.",
  );
  expect(headline.text).toContain("Friday 4 December");
});

test("a name of nothing before a colon is not published", () => {
  const { headline } = storyOf(
    "Link preview for our 2.0 announcement: Tidepool 2.0, every backup restored and checked overnight.",
    "og_image",
  );
  expect(headline.text).toBe("Tidepool 2.0, every backup restored and checked overnight");
});

test("that words may be used is not published, and who said them is", () => {
  const { posts, quotation } = storyOf(
    'The quote: "I have been coming for nine years. Last Tuesday was the first one I heard." Margaret Ilsley, member of Thornby Village Hall, in a letter, 19 November 2026, used with her kind permission. Underneath it should say: Hearing loop for 120 seats, £2,480. And then: Free survey of your hall.',
    "og_image",
  );
  expect(quotation?.name).toBe("Margaret Ilsley");
  expect(posts.linkedin).not.toMatch(/permission|And then|should say/);
  expect(posts.linkedin).toContain("Free survey of your hall");
});

describe("hours and words beside the picture", () => {
  test("rows of French hours are a list, also with a call at the end", () => {
    const { points } = storyOf(
      "Nos horaires pour les fêtes :\ndu lundi 21 au mercredi 23 décembre : 8 h – 19 h 30\njeudi 24 : 8 h – 17 h\nvendredi 25 et samedi 26 : fermé\ndu 1er au 4 janvier : fermé, on dort !\nRéouverture le mardi 5 janvier à 8 h.",
    );
    expect(points).toHaveLength(4);
    expect(points.at(-1)?.text).toContain("fermé, on dort");
  });

  test("the work that words are from is named with its author", () => {
    const { quotation } = storyOf(
      "«Mia nonna non chiudeva mai la porta a chiave: diceva che il freddo conosce altre strade.»\n\nDa “La casa sull'argine” di Loredana Vescovini, pagina 47. In libreria da venerdì 4 dicembre, 16 €.",
    );
    expect(quotation?.name).toBe("Loredana Vescovini");
    expect(quotation?.role).toContain("La casa sull");
  });

  test("a number for questions is none to call", () => {
    const { cta } = storyOf(
      "From Monday 7 December the slipway is being repaired. Ambulances always go. Questions: 0123 456 78.",
    );
    expect(cta?.label).toBe("Questions: 0123 456 78");
  });

  test("of two things to do the second keeps its address", () => {
    const { support } = storyOf(
      "We are short of tinned fish. Drop it off at 3 Station Road, Monday to Friday 9 to 1, or give at tolbeck.example.",
    );
    expect(support?.text).toContain("or give at tolbeck.example");
  });

  test("who looks for apprentices hires", () => {
    const hires = storyOf(
      "We're taking on two apprentice roofers from 1 March. £9.40 an hour. Apply by 29 January.",
    );
    expect(hires.occasion).toBe("hiring");
    expect(storyOf("We're looking for two volunteer drivers from 1 March.").occasion).not.toBe("hiring");
  });

  test("what a sentence has stands in the one before it", () => {
    const { support } = storyOf(
      "Tideledger 3.2 is out. Live gauge readings now arrive next to the predictions. 640 of our 2,100 stations have it from today.",
      "og_image",
    );
    expect(support?.text).toMatch(/^Live gauge readings/);
  });
});

describe("what heads or fills a form is for readers", () => {
  test("the heading over rows of days", () => {
    const { headline, heldBack } = storyOf(
      "Nos horaires pour les fêtes :\n\nDu lundi 21 au mercredi 23 décembre : 8 h – 19 h 30 sans interruption\nJeudi 24 décembre : 8 h – 17 h\nVendredi 25 et samedi 26 décembre : fermé\nRéouverture mardi 5 janvier à 9 h.\n\nLe dimanche nous sommes fermés comme d'habitude. Belles fêtes à tous, Solène et Bastien",
    );
    expect(headline.text).toBe("Nos horaires pour les fêtes");
    expect(heldBack).toEqual([]);
  });

  test("not an order over them", () => {
    const { posts } = storyOf(
      "Please show this:\n\nThursday 24 December: 8 am to 5 pm\nFriday 25 December: closed\nSaturday 26 December: closed",
    );
    expect(posts.linkedin).not.toContain("Please show");
  });

  test("what a job asks of those who apply", () => {
    const { posts, heldBack } = storyOf(
      "We're looking for a bench joiner to start on Monday 1 February 2027.\n\nThe job: making staircases and handrails, from setting out to final sanding.\nYou: time-served or 3 years at the bench, can read a drawing, careful. Driving licence handy but not a must.\nWhat you get: £17.50 an hour, 28 days holiday, tools allowance £300 a year.\nWhere: Unit 6, Tannery Lane, Wenbury.",
    );
    expect(heldBack).toEqual([]);
    expect(posts.linkedin).toContain("can read a drawing, careful. Driving licence handy but not a must.");
  });

  test("a question under its label", () => {
    const brief =
      "Fireworks and dogs.\n\nQ: Should I comfort a scared dog?\nA: Yes, calm company helps.\n\nQ: Is a walk at dusk fine?\nA: Before 4 pm it is.";
    expect(storyOf(brief).posts.linkedin).toContain("Should I comfort a scared dog?");
  });
});

test("an event by its day, hours and address keeps the half hour", () => {
  const { when } = storyOf(
    "Saturday 12 December we're open, 10am to 12.30, at 9 Mill Lane, Wenbury. Come and see the looms.",
  );
  expect(when?.time).toBe("10am to 12.30");
});

test("a text that is finished is published as it stands, and a name that was agreed to needs no remark", () => {
  const { posts } = storyOf(
    "Text is finished, please publish as it stands.\n\nThe kiln is back on Monday 4 January. Mrs Holt fires the first load.\n\nMrs Holt has agreed to her name being used.",
  );
  expect(posts.linkedin).toMatch(/^The kiln is back/);
  expect(posts.linkedin).not.toMatch(/finished|agreed/);
});

describe("a row without a price among those with one", () => {
  const LIST =
    "Prices from 1 January 2027\n\nTrim, £40\nFront shoes, £75\nStuds fitted, £2.50 each\nRemedial work, quoted after I've seen the horse";
  test("is for readers, and each keeps its price", () => {
    const { prices, heldBack } = storyOf(LIST);
    expect(prices.map(({ price }) => price)).toEqual(["£40", "£75", "£2.50 each"]);
    expect(heldBack).toEqual([]);
  });
  test("not a remark under them", () => {
    const { posts } = storyOf(`${LIST.replace(/\nRemedial.*/u, "")}\nPlease make this a tidy table`);
    expect(posts.linkedin).not.toContain("Please make");
  });
});

test("a boiler is no application", () => {
  expect(
    storyOf(
      "Hybride warmtepomp: cv-ketel blijft hangen, vanaf € 5.200. Volledig elektrisch: vanaf € 12.500, klaar in 3 dagen.",
    ).occasion,
  ).not.toBe("hiring");
});

test("what it would be for is announced without the words that ask", () => {
  expect(storyOf("Bonjour, ce serait pour présenter notre coffret de Noël. Prix : 21 €.").headline.text).toBe(
    "Notre coffret de Noël",
  );
});

test("so is what people begin to speak with", () => {
  const { headline, posts } = storyOf(
    "Bonjour ! Alors c'est pour annoncer notre nouvelle pièce, « Le Chat », une comédie. On joue trois fois en janvier.",
  );
  expect(headline.text).toMatch(/^Notre nouvelle pièce, « Le Chat »/u);
  expect(posts.linkedin).not.toContain("Alors");
});

test("which of several suits whom is said on slides of its own", () => {
  const { slides } = storyOf(
    "Which pass suits you?\n\nDAY PASS: £18, any weekday.\nTEN-DAY PASS: £150, use within 3 months.\nRESIDENT: £210 a month, own desk.\n\nIn once or twice a month: Day. About once a week: Ten-Day. Most days: Resident.",
    "carousel",
  );
  expect(slides.map(({ title, body }) => `${title}: ${body}`)).toEqual(
    expect.arrayContaining(["About once a week: Ten-Day.", "Most days: Resident."]),
  );
});
