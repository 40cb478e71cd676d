import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { contradictionsIn } from "../../../lib/story/review/contradictions.ts";
import { brandOf } from "../../copy/brands.ts";

const opposed = (brief: string) =>
  contradictionsIn(
    houseStory({ brief, brand: brandOf("Fernhill"), channel: "linkedin", assetType: "card" }),
    brief,
  ).length;

describe("the last day of a range is its end", () => {
  test.each([
    "Pony camp from Monday 15 to Thursday 18 February. There are games on the last day, Friday 19th.",
    "Ferienlager vom 15. bis 18. Februar. Am letzten Tag, Freitag, 19. Februar, gibt es ein Fest.",
    "Stage du lundi 15 au jeudi 18 février. Le dernier jour, vendredi 19, les parents sont invités.",
    "Campamento del 15 al 18 de febrero. El último día, viernes 19, hay fiesta.",
    "Campo dal 15 al 18 febbraio. L'ultimo giorno, venerdì 19, si fa festa.",
    "Kamp van 15 tot en met 18 februari. Op de laatste dag, vrijdag 19 februari, is er feest.",
    "Campo de 15 a 18 de fevereiro. No último dia, 19, há festa.",
    "Pony camp from Monday 15 to Thursday 18 February. On the first day, Tuesday 16, bring a form.",
  ])("%s", (brief) => expect(opposed(brief)).toBe(1));

  test.each([
    "Pony camp from Monday 15 to Thursday 18 February. There are games on the last day, Thursday 18th.",
    "Pony camp from Monday 15 to Thursday 18 February. Games on the last day, 2pm to 4pm.",
    "Pony camp from 15 to 18 February. The last day to book is Friday 22 January.",
    "Camps from 15 to 18 February and from 5 to 8 April. Games on the last day, 8 April.",
  ])("%s", (brief) => expect(opposed(brief)).toBe(0));
});

describe("a deposit and its rest make the price", () => {
  test.each([
    "Pony camp in February, £210 for four days. Book with a £50 deposit, the remaining £145 is due on the first morning.",
    "Das Lager kostet 210 €. Anzahlung 50 €, die restlichen 145 € am ersten Morgen.",
    "Le stage coûte 210 €. Acompte de 50 €, le solde de 145 € le premier matin.",
  ])("%s", (brief) => expect(opposed(brief)).toBe(1));

  test.each([
    "Pony camp in February, £195 for four days. Book with a £50 deposit, the remaining £145 is due on the first morning.",
    "Adults £210, children £150. Book with a £50 deposit, the remaining £100 is due on the first morning.",
    "Pony camp in February. Book with a £50 deposit, the remaining £145 is due on the first morning.",
  ])("%s", (brief) => expect(opposed(brief)).toBe(0));
});
