import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewPosts } from "../../../lib/story/review/review-story.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Clipkit");
const storyOf = (brief: string, assetType: AssetType = "carousel") =>
  houseStory({ brief, brand, channel: "linkedin", assetType });

const RELEASE = `Clipkit 3.4, out on Tuesday 1 December 2026

New
- Coat photos: save before and after pictures to each dog's card
- Text reminders now go out 48 hours before the appointment instead of 24
- Deposits: ask for a fixed amount when a customer books online

Fixed
- Double bookings when two people moved the same appointment at once
- Printing the day sheet cut off the last column on A4

Included in all plans, no extra charge. The update comes by itself, nothing to install. Deposits have to be switched on, they are off by default.`;

describe("a release written under headings", () => {
  const { posts, slides } = storyOf(RELEASE);

  test("keeps them as lines over their entries", () => {
    expect(posts.linkedin).toContain("\n\nNew\n• Coat photos: save before and after");
    expect(posts.linkedin).toContain("\n\nFixed\n• Double bookings when two people");
    expect(posts.tiktok).toContain("\nFixed\n• Double bookings");
    expect(posts.linkedin).not.toMatch(/New: |Fixed: /);
  });

  test("says of each slide what it is", () => {
    const titles = slides.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith("New: "))).toHaveLength(3);
    expect(titles.filter((title) => title.startsWith("Fixed: "))).toHaveLength(2);
  });

  test("names its first entries where there is little room, and where the others are", () => {
    expect(posts.twitter).toContain("New\n• Coat photos\n");
    expect(posts.twitter).toContain("… and more on the slides");
    expect(posts.twitter).toContain("Included in all plans");
  });

  test("is understood by its review", () => {
    const reviews = reviewPosts({ story: storyOf(RELEASE), brief: RELEASE, brand, assetType: "carousel" });
    for (const channel of ["linkedin", "twitter", "tiktok"] as const)
      expect(reviews[channel]?.verdict).toBe("approved");
  });
});

test("a heading with a colon, in another language, stays as it was typed", () => {
  const { posts } = storyOf(
    "Clipkit 3.4 ist da.\n\nNeu:\n- Fellfotos: Bilder vor und nach dem Schnitt auf der Karteikarte\n- Erinnerungen gehen 48 Stunden vorher hinaus\n\nBehoben:\n- Doppelte Buchungen beim Verschieben eines Termins\n\nIn allen Tarifen enthalten.",
  );
  expect(posts.linkedin).toContain("\n\nNeu:\n• Fellfotos: Bilder vor");
  expect(posts.linkedin).toContain("\n\nBehoben:\n• Doppelte Buchungen");
});

test.each([
  "Clipkit 3.4 is out.\n\n- New: coat photos on each dog's card\n- Fixed: double bookings when two people moved the same appointment\n\nIncluded in all plans.",
  "Clipkit 3.4 is out.\n\nNew: coat photos on each dog's card\nFixed: double bookings when two people moved the same appointment\n\nIncluded in all plans.",
])("a label in the line of its entry stays there", (brief) => {
  const { posts } = storyOf(brief);
  expect(posts.linkedin).toContain("New: coat photos");
  expect(posts.linkedin).toContain("Fixed: double bookings");
});

test("slides of nothing but news have no label", () => {
  const { slides } = storyOf(
    "Clipkit 3.4 is out.\n\nNew\n- Coat photos on each dog's card\n- Text reminders two days before\n- Deposits when a customer books online\n\nIncluded in all plans.",
  );
  expect(slides.map(({ title }) => title).join("\n")).not.toContain("New:");
});

test("a caption on TikTok keeps what LinkedIn keeps", () => {
  const brief =
    "Ab sofort könnt ihr euch für das Gemüsejahr 2027/28 anmelden. So geht's:\n\n1. Probekorb abholen: samstags, 5., 12. und 19. Dezember, 10 bis 13 Uhr auf dem Hof, kostet einmalig 15 €.\n2. Infoabend am Donnerstag, 14. Januar 2027, 19 Uhr in der Scheune. Da erklären wir, wie das mit den Anteilen funktioniert.\n3. Anmeldung abgeben bis Sonntag, 31. Januar 2027.\n4. Erste Kiste gibt's am Freitag, 2. April.\n\nEin ganzer Anteil kostet 92 € im Monat (reicht für 3-4 Leute), ein halber 49 €. Abholstellen: Hof, Stadtteilladen Neuwerk, Kita Apfelbaum. Mitarbeit auf dem Acker ist schön, aber keine Pflicht. 40 Anteile sind noch frei.";
  const story = storyOf(brief);
  const { posts } = story;
  expect(posts.tiktok).toContain("Abholstellen: Hof");
  expect(posts.twitter).toContain("Alle Schritte auf den Bildern.");
  expect(reviewPosts({ story, brief, brand, assetType: "carousel" }).twitter?.says ?? "").not.toMatch(
    /Alle Schritte/,
  );
  expect(posts.tiktok?.split(/\s+/)).toEqual(posts.linkedin?.split(/\s+/));
});
