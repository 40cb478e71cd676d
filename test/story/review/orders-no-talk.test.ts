import { expect, test } from "vitest";
import { roughSigns, talkIn } from "../../../lib/story/review/roughness.ts";

const talkOf = (language: string, brief: string, ...quotes: string[]) =>
  talkIn(brief, {
    language,
    heldBack: quotes.map((quote) => {
      const start = brief.indexOf(quote);
      return { quote, why: "internal" as const, span: { start, end: start + quote.length } };
    }),
  }).map(({ quote }) => quote);

test("an order in a letter is no talk among colleagues", () => {
  const order = "J'aimerais un carrousel qui raconte la cuisson d'un bol";
  const brief = `Bonjour,\n\n${order}, s'il vous plaît. Jo a les photos.\n\nMerci, Inès`;
  expect(
    talkOf("fr", brief, "Bonjour,", order, "s'il vous plaît.", "Jo a les photos.", "Merci, Inès"),
  ).toEqual(["Jo a les photos."]);
});

test("to whom and about what a letter is are no headers of a mail", () => {
  const letter =
    "Para: quien haga el cartel\nAsunto: la feria\n\nHola. La feria abre el 4 de mayo.\n\nGracias, Inés";
  expect(roughSigns(letter, "es")).toEqual(["a greeting to a colleague"]);
  expect(roughSigns(`De: Inés\n${letter}`, "es")).toContain("mail headers");
});
