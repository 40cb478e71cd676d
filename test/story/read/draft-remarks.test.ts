import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { withoutDraftRemarks } from "../../../lib/story/read/draft-remarks.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });

test.each([
  ["FINAL DRAFT\n", "Our winter sale starts on Friday 27 November."],
  ["v3 final\n\n", "La vente d’hiver commence vendredi 27 novembre."],
  ["Post_v2_FINAL_final\n", "Our winter sale starts on Friday 27 November."],
  ["Final version - approved by Sue\n", "Our winter sale starts on Friday 27 November."],
  ["DRAFT: ", "Our winter sale starts on Friday 27 November."],
  ["Entwurf 3 (final): ", "Unser Winterverkauf startet am Freitag, 27. November."],
  ["[Borrador 3]\n", "La biblioteca abre el lunes 30 de noviembre a las 9."],
  ["Bozza definitiva – ", "La biblioteca apre lunedì 30 novembre alle 9."],
  ["Conceptversie 2: ", "De bibliotheek opent maandag 30 november om 9 uur."],
  ["Rascunho 2\n", "A biblioteca abre na segunda-feira, 30 de novembro, às 9."],
  ["下書き2\n", "12月5日(土)に図書館が開館します。"],
])("%j says what state the text is in", (remark, news) => {
  const { posts, heldBack, headline } = storyOf(remark + news);
  expect(posts.linkedin?.replace(/\u00a0/g, " ")).toBe(news);
  expect(headline.text).not.toMatch(/draft|final|v3|entwurf|borrador|bozza|concept|rascunho|下書/i);
  expect(heldBack).toMatchObject([{ quote: remark.trim(), why: "internal" }]);
});

test("so does a last line", () => {
  const brief = "Unsere Bibliothek öffnet am Montag, 30. November um 9 Uhr.\n(Entwurf 2, 24.11.)";
  expect(storyOf(brief).posts.linkedin).toBe("Unsere Bibliothek öffnet am Montag, 30. November um 9 Uhr.");
});

test.each([
  "Draft beer week starts on Monday 30 November.",
  "Draft: pale ale £4, stout £5.",
  "FINAL\nRovers 2, City 1.",
  "Version 4.2\nDark mode for the whole app.",
  "Final: Rovers against City on Sunday 6 December.",
  "The final draft of the town plan is on show from Monday 30 November.",
])("what readers are to know stays: %j", (brief) => {
  expect(withoutDraftRemarks(brief)).toBe(brief);
});
