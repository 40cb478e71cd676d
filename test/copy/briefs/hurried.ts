import { brandOf, nobody } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

const knits = brandOf("Loomly Knits", {
  one_liner: "Knitwear made to order in Galway",
  website: "loomlyknits.example",
});
const pulse = brandOf("Pulsegrid", {
  one_liner: "Uptime monitoring for small teams",
  website: "pulsegrid.example",
});
const gym = brandOf("Ironworks Gym", { tagline: "Strong for life." });
const farm = brandOf("Oakfield Farm", {
  one_liner: "Vegetable boxes from our own fields",
  website: "oakfield.example",
});

/** More of them: news inside a courtesy or a reason, keywords instead of sentences, commas instead of full stops. */
export const hurried: BriefCase[] = [
  {
    id: "a price rise, kindly",
    brand: gym,
    brief:
      "please explain kindly that membership goes up from 34 to 37 pounds a month from 1 april, first rise in four years, because of energy costs. members who joined before 2020 keep their old price",
    keeps: ["from 1 April", "Members who joined before 2020 keep their old price"],
    never: ["kindly"],
  },
  {
    id: "a recall",
    brand: knits,
    brief:
      "Important: buttons on the children's cardigan 'Tilly' (sold March to May) can come off. Please stop using it for under-threes. Send it back free of charge, we sew on new buttons or refund you in full. Questions: care@loomlyknits.example",
    keeps: ["sold March to May", "Please stop using it", "care@loomlyknits.example"],
    never: ["Knitwear made to order"],
  },
  {
    id: "a company is bought",
    brand: pulse,
    brief:
      'UTRECHT, 3 June 2025 – Pulsegrid, the uptime monitor for small teams, today announced that it has acquired Beaconly, a maker of on-call scheduling software. The six people of Beaconly join the company. Existing Beaconly customers keep their prices until the end of 2026. "On-call and monitoring belong together," said Ilse Brandt, chief executive of Pulsegrid. About Pulsegrid: founded in 2018.',
    keeps: ["a maker of on-call scheduling software", "until the end of 2026", "Ilse Brandt"],
  },
  {
    id: "opening hours at Christmas",
    brand: knits,
    brief:
      "christmas opening hours: mon-fri 10-7, sat 10-5, 24 dec till 1pm, closed 25-27. last order date for delivery before christmas is 12 december",
    keeps: ["Sat 10-5", "24 Dec till 1pm", "Closed 25-27", "12 December"],
  },
  {
    id: "sentences spliced with commas",
    brand: brandOf("Hartley Dental"),
    brief:
      "we have a new hygienist, her name is ingrid solberg, she comes from bergen and speaks norwegian, english and german. she is here mondays and thursdays. appointments 01462 555 010",
    keeps: ["her name is Ingrid Solberg, she comes from Bergen and speaks Norwegian, English and German."],
  },
  {
    id: "the reason before the news",
    brand: farm,
    brief:
      "The wettest spring since 1998 delayed our planting by almost a month. That is why the first boxes will come on 24 June instead of 27 May. Nobody pays for the weeks without a box.",
    keeps: ["Nobody pays for the weeks without a box"],
  },
  {
    id: "an open day in keywords",
    brand: farm,
    brief:
      "open farm day, sun 8 june 11-4, tractor rides, meet the lambs, bbq, kids under 12 free, adults 5 pounds, parking in the top field",
    keeps: ["BBQ", "Kids under 12 free", "Adults 5 pounds"],
  },
  {
    id: "proud to share",
    brand: brandOf("Studio Marlow", { one_liner: "Branding for museums" }),
    brief:
      "proud to share that our identity for the museum of glass in sunderland won silver at the north design awards. thanks to the team there, to photographer lena weiss and to our intern jo.",
    keeps: ["Lena Weiss", "north design awards"],
    never: ["roud to share"],
  },
  {
    id: "a question and its answer",
    brand: brandOf("Studio Marlow", { one_liner: "Branding for museums" }),
    brief:
      "Q: Do small museums need a brand? A: Yes, but not a big one. We wrote down the seven things we'd do with 5,000 pounds. Link in the first comment.",
    never: ["Q:", "A:"],
  },
  {
    id: "a teacher with two free places",
    brand: nobody,
    brief:
      "I'm a piano teacher in york with two free places on wednesday afternoons, for children from 7 and adults. First lesson costs nothing. text me 07700 900123",
    keeps: ["I’m a piano teacher in York with two free places on Wednesday afternoons"],
  },
  {
    id: "two steps in one line",
    brand: gym,
    brief: "Two changes at the desk this week: 1) towels are free 2) lockers need a pound coin",
    keeps: ["1. Towels are free", "2. Lockers need a pound coin"],
  },
  {
    id: "French without an action",
    brand: nobody,
    brief:
      "Merci de faire un post : nous cherchons des bénévoles pour la collecte du 29 novembre, créneaux de 3 heures, inscription sur collecte.example",
    language: "fr",
    keeps: ["créneaux de 3 heures", "collecte.example"],
    never: ["Merci de faire"],
  },
];
