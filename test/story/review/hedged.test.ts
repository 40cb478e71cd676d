import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { hedgedValues } from "../../../lib/story/review/hedged.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const storyOf = (brief: string) => houseStory({ brief, brand: BRAND, ...OUTLET });

test.each([
  "The flat fee is 30 euros, probably.",
  "The flat fee is probably 30 euros.",
  "The flat fee is 30 euros (?) for couriers in Leeds.",
  "Our workshop is maybe on Friday 4 December at 18:00.",
  "Die Pauschale kostet vermutlich 30 Euro.",
  "Der Kurs beginnt wohl am 4. Dezember um 18 Uhr.",
  "Le forfait coûte peut-être 30 euros.",
  "La tarifa cuesta quizá 30 euros al mes.",
  "La tariffa costa forse 30 euro al mese.",
  "A tarifa custa talvez 30 euros por mês.",
  "Het tarief is waarschijnlijk 30 euro per maand.",
  "价格可能是30元，每月一次。",
  "The weaving course costs 12 or 15 euros and takes an evening.",
  "The weaving course costs 15 euros, Anna knows.",
  "Der Webkurs kostet 15 Euro, Anna weiß das.",
  "Our repair bench opens at 12 Mill Lane. Repairs take roughly three weeks I think. Drop in with your bike.",
  "We mended 1,200 bikes this year, not sure about the exact number. Fourteen apprentices learned the trade.",
  "Sunday lunch is back on 6 December in Marlow. Doors open around 12-ish.",
  "Die Werkstatt ist in der Mühlgasse 12. Eine Reparatur dauert ungefähr drei Wochen, glaube ich.",
  "L’atelier est au 12 rue du Moulin. Une réparation prend environ trois semaines, je crois.",
  "El taller está en la calle Molino 12. Una reparación tarda unas tres semanas, creo.",
  "L’officina è in via del Mulino 12. Una riparazione richiede circa tre settimane, credo.",
  "De werkplaats is aan de Molenstraat 12. Een reparatie duurt ongeveer drie weken, denk ik.",
  "A oficina fica na rua do Moinho 12. Um conserto demora mais ou menos três semanas, acho.",
])("a value that its author is not sure of is asked about: %s", (brief) => {
  const story = storyOf(brief);
  expect(hedgedValues(story, brief)).not.toEqual([]);
  const { verdict } = reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [], today: "2026-11-23" });
  expect(verdict).toBe("needs_review");
});

test.each([
  "Maybe you know the feeling: the map is gone. The flat fee is 30 euros.",
  "The course takes about 30 minutes and costs 30 euros.",
  "Probably the best bread in Leeds, from 3 euros.",
  "Perhaps you are free on Friday 4 December at 18:00: our doors are open.",
  "Our kit costs 30 euros. Maybe it is time to learn knitting.",
  "Fühlt euch wohl am Freitag um 18 Uhr in der Mühle.",
  "Vielleicht kennt ihr das: Der Bus ist weg. Unser Rad kostet 30 Euro.",
  "Peut-être connaissez-vous la laine. Le forfait coûte 30 euros.",
  "Quizá conoces la lana. La tarifa cuesta 30 euros.",
  "“I think it is worth 30 euros,” says Ana Ruiz, courier in Leeds. The kit is in our shop.",
  "予約可能です。料金は3000円です。",
  "The weaving course costs 12 or 15 euros with lunch.",
  "The weaving course costs 15 euros, everyone knows.",
  "Our Advent market has about 40 stalls. We think about 60 singers will come.",
  "Not sure which of the 3 sizes fits? Try them at home for two weeks.",
])("a doubt about something else, and a rough value, stay free: %s", (brief) => {
  expect(hedgedValues(storyOf(brief), brief)).toEqual([]);
});

test("a value that its author has confirmed is not asked about again", () => {
  const brief =
    "The flat fee is 30 euros, probably.\n\nCREATOR PREFERENCES\n- About “The flat fee is 30 euros, probably”: it is";
  expect(hedgedValues({ ...storyOf("The flat fee is 30 euros, probably.") }, brief)).toEqual([]);
});

test("what its author doubts is quoted alone, and asked about in the language of the brief", () => {
  const brief =
    "Die Werkstatt ist in der Mühlgasse 12. Eine Reparatur dauert ungefähr drei Wochen, glaube ich. Bringt euer Rad mit.";
  expect(hedgedValues(storyOf(brief), brief)).toEqual([
    "Eine Reparatur dauert ungefähr drei Wochen, glaube ich",
  ]);
  expect(clarifyBrief({ brief, brand: BRAND }).questions[0]?.question).toBe(
    "Bei “Eine Reparatur dauert ungefähr drei Wochen, glaube ich” ist sich das Briefing nicht sicher. Was stimmt?",
  );
});
