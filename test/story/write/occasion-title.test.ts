import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, brand = brandOf("Tern Works")) =>
  houseStory({ brief, brand, channel: "linkedin", assetType: "card" });

describe("the title in quotation marks leads, and what it is stands over it", () => {
  test.each<[brief: string, kicker: string, headline: string]>([
    [
      'Free evening seminar. "Damp walls: where the water comes from". Tuesday 9 February 2027, 6 to 7.30 pm, online. Speakers: Ada Lund, surveyor, and Sol Reyes, plasterer.',
      "Free evening seminar",
      "Damp walls: where the water comes from",
    ],
    [
      "Einladung zum kostenlosen Vortrag. „Obstbäume schneiden ohne Angst“. Samstag, 13. Februar 2027, 14 bis 16 Uhr, Gemeindehaus.",
      "Einladung zum kostenlosen Vortrag",
      "Obstbäume schneiden ohne Angst",
    ],
    [
      'Summer concert! "Boats at Dusk", Friday 18 June 2027, 7pm (doors 6.30pm), Old Chapel, Mill Road. Tickets £9.',
      "Summer concert!",
      "Boats at Dusk",
    ],
  ])("%s", (brief, kicker, headline) => {
    const story = storyOf(brief);
    expect(story).toMatchObject({
      occasion: "event",
      kicker: { text: kicker },
      headline: { text: headline },
    });
    expect(story.support?.text ?? "").not.toContain(kicker);
  });

  test("what somebody said behind the name of an event is no title", () => {
    const story = storyOf(
      'Our open day in May. "I did not want to go home," said Lotte Kern, who came with two children. The next one is on Saturday 5 June.',
    );
    expect(story.headline.text).not.toBe("I did not want to go home");
  });
});

describe("thanks that open a brief", () => {
  test.each<[brief: string, thanks: string]>([
    [
      "THANK YOU. On Friday the quiz raised £412 for the new stage curtain. Thank you to Ora Bell for the questions and to the 60 people who came.",
      "THANK YOU.",
    ],
    [
      "GRACIAS. El domingo la rifa recaudó 940 € para el nuevo tejado. Gracias a la panadería Sol por los premios y a los 80 vecinos que vinieron.",
      "GRACIAS.",
    ],
  ])("%s", (brief, thanks) => {
    const story = storyOf(brief);
    expect(story.occasion).toBe("milestone");
    expect(story.kicker?.text.toUpperCase()).toBe(thanks);
    expect(story.posts.linkedin?.toUpperCase().startsWith(thanks)).toBe(true);
  });

  test("thanks to some people that tell no sum are no milestone", () => {
    expect(
      storyOf("Thank you to everyone who came on Friday. We open again on Monday at 9.").occasion,
    ).not.toBe("milestone");
  });
});

describe("an order that hands a programme over names the cover", () => {
  const carousel = (brief: string) =>
    houseStory({ brief, brand: brandOf("Loom Yard"), channel: "instagram", assetType: "carousel" });

  test.each<[order: string, title: string]>([
    [
      "Hello, here is our autumn programme for a carousel (4 slides: a cover, one for each course).",
      "Our autumn programme",
    ],
    ["Hallo, hier das Herbstprogramm als Karussell (4 Bilder: Titel, je Kurs eins).", "Das Herbstprogramm"],
    ["Bonjour, voici le programme du printemps pour un carrousel (4 vues).", "Le programme du printemps"],
  ])("%s", (order, title) => {
    const story = carousel(
      `${order}\n\n1. Weben: 2. bis 9. Oktober 2027, 120 €.\n2. Spinnen: 6. bis 13. Oktober, 95 €.\n\n8 Plätze pro Kurs.`,
    );
    expect(story.headline.text).toBe(title);
    expect(story.slides.map((slide) => slide.title).join("\n")).not.toMatch(/slides|Bilder|vues/u);
  });

  test("news that begin with here are no order", () => {
    expect(
      carousel("Here is our new kiln for stoneware. It holds 90 mugs.\n\nFirst firing on 3 May.").headline
        .text,
    ).toContain("kiln");
  });
});

describe("a table of days has a row for each of them", () => {
  test("with a remark, with holidays, and of a sentence that says which day is shut", () => {
    const { points } = storyOf(
      "Unsere Zeiten über Pfingsten:\nFreitag, 14.5.: 7 bis 18 Uhr\n15. und 16.5.: geschlossen\n18. bis 20.5.: 7 bis 18 Uhr\nSilvester, 31.12.: 7 bis 12 Uhr (Brezeln nur, solange es welche gibt)\n1. bis 9. Juni 2027: Betriebsferien\nMontag, der 17.5., ist Ruhetag wie immer.\nWir freuen uns auf Sie.",
    );
    expect(points.map(({ text }) => text)).toEqual([
      "Freitag, 14.5.: 7 bis 18 Uhr",
      "15. und 16.5.: geschlossen",
      "18. bis 20.5.: 7 bis 18 Uhr",
      "Silvester, 31.12.: 7 bis 12 Uhr (Brezeln nur, solange es welche gibt)",
      "1. bis 9. Juni 2027: Betriebsferien",
      "Montag, der 17.5.: Ruhetag wie immer",
    ]);
  });

  test("so has one in French", () => {
    const { points } = storyOf(
      "Horaires de Pâques :\nVendredi 26 mars : 9 h à 18 h\nSamedi 27 mars : 9 h à 13 h\nDu 28 au 29 mars : fermé\nLe mardi 30 mars, nous sommes fermés comme toujours.\nDu 5 au 9 avril : congés annuels",
    );
    expect(points.map(({ text }) => text.replace(/\u00a0/gu, " "))).toContain(
      "Mardi 30 mars : fermés comme toujours",
    );
  });

  test("a closed day is no row of a list of other things", () => {
    const { points } = storyOf(
      "What to bring to the workshop:\n- an apron\n- a towel\n- old shoes\nOn Sunday 3 May we are closed as always.",
    );
    expect(points.map(({ text }) => text)).not.toContain("Sunday 3 May: closed as always");
  });
});
