import {
  brightwire,
  cobblers,
  foodbank,
  hibari,
  hollin,
  nordlicht,
  rowan,
  ruches,
  thornbury,
  verity,
} from "./brands.ts";
import type { GateCase } from "./gate-case.ts";

/** Briefs about people, events and the seasons, clearly written. All of them can be published. */
export const CLEAR_PEOPLE: readonly GateCase[] = [
  {
    id: "clear-event",
    brief:
      "Our winter print fair is on Saturday 21 November from 10 am to 4 pm. Thirty printmakers sell their own work, and there is a free lino workshop at noon. Entry is £2, children come in free. Cobbler's Yard, Gold Street, Kettering.",
    brand: cobblers,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["21 November", "10 am|10", "£2", "print fair", "Gold Street|Kettering"],
    neverTogether: [
      ["£2", "workshop"],
      ["workshop", "£2"],
      ["fair", "noon"],
    ],
    onlyWith: [["free", "children|workshop"]],
  },
  {
    id: "clear-hiring",
    brief:
      "Verity Payroll is looking for a support specialist, remote in the UK. You answer charities' questions by phone and chat, and you get four weeks of payroll training first. The salary is £29,000 to £33,000. Apply by 27 November with a short letter, no CV needed.",
    brand: verity,
    channel: "linkedin",
    assetType: "card",
    verdict: "approved",
    tells: ["support specialist", "£29,000", "£33,000", "27 November"],
    notTheDate: ["27 November"],
    neverTogether: [["four weeks", "salary"]],
  },
  {
    id: "clear-milestone",
    brief:
      "Brightwire has connected its 2,000th home. We started in 2019 with one borrowed digger and 12 volunteers. Today 2,000 homes in nine villages share a network that they own.",
    brand: brightwire,
    channel: "linkedin",
    assetType: "card",
    verdict: "approved",
    tells: ["2,000th|2,000"],
    neverTogether: [
      ["12", "homes"],
      ["12", "villages"],
    ],
  },
  {
    id: "clear-testimonial",
    brief:
      '"After six sessions I could kneel in the garden again, and I had given up on that." Ewan Strachan, a retired joiner from Broughty Ferry, came to us with a worn knee. A first appointment takes 45 minutes and can be booked at rowanphysio.example.',
    brand: rowan,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["Ewan Strachan", "kneel in the garden again"],
    neverTogether: [
      ["Ewan Strachan", "physiotherapist"],
      ["45 minutes", "kneel"],
    ],
  },
  {
    id: "clear-incident",
    brief:
      "There is no internet in Askrigg and Bainbridge since 6:20 this morning. A lorry has pulled down a pole near Bainbridge. Our engineers are on site and expect to finish by 2 pm. You do not need to restart your router. Updates are at brightwire.example/status.",
    brand: brightwire,
    channel: "twitter",
    assetType: "card",
    verdict: "approved",
    tells: ["Askrigg", "Bainbridge", "2 pm"],
    neverTogether: [["finish by", "6:20"]],
  },
  {
    id: "clear-closing",
    brief:
      "The pool at Thornbury Leisure is closed from Monday 7 to Friday 11 December while we repair the roof. The gym and all classes stay open. Swimming lessons move to the following week, and nobody loses a lesson.",
    brand: thornbury,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["pool", "7", "11 December", "gym"],
    neverTogether: [["gym", "is closed"]],
  },
  {
    id: "clear-appeal",
    brief:
      "We are short of tinned fish, long-life milk and nappies in size 5. You can drop them off at St Swithun's church hall, Monday to Friday from 9 to 12. £10 buys breakfast for a family for a week. Thank you for everything you bring.",
    brand: foodbank,
    channel: "linkedin",
    assetType: "card",
    verdict: "approved",
    tells: ["tinned fish", "milk", "nappies", "St Swithun's"],
    neverTogether: [["£10", "nappies"]],
  },
  {
    id: "clear-greeting",
    brief:
      "Happy New Year from all of us at Hollin Bank Farm, cows included. Thank you for coming up the hill in all weathers. The farm shop opens again on 2 January.",
    brand: hollin,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["Happy New Year", "2 January"],
  },
  {
    id: "clear-german",
    brief:
      "Ab 9. November gibt es bei uns einen Kurs für Rückenyoga. Er läuft acht Wochen, immer montags von 18:30 bis 19:45 Uhr. Der Kurs kostet 128 Euro und wird von vielen Krankenkassen bezuschusst. Anmeldung im Studio oder unter 0431 555 0127.",
    brand: nordlicht,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["9. November", "18:30", "128 Euro|128 €", "Rückenyoga"],
    neverTogether: [["acht", "Euro"]],
  },
  {
    id: "clear-french",
    brief:
      "Notre miel de châtaignier 2026 est arrivé. Le pot de 500 g coûte 11 €, le pot de 1 kg 19 €. Vous le trouvez à la miellerie du mardi au samedi et sur le marché de Crest. Récolte limitée à 640 pots.",
    brand: ruches,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["châtaignier", "11 €", "19 €", "640"],
    neverTogether: [
      ["500 g", "19 €"],
      ["640", "€"],
    ],
  },
  {
    id: "clear-japanese",
    brief:
      "11月21日（土）から、栗のモンブランを始めます。1個650円、1日20個限定です。店内でもお持ち帰りでもお求めいただけます。",
    brand: hibari,
    channel: "twitter",
    assetType: "card",
    verdict: "approved",
    tells: ["11月21日", "650円", "20個", "モンブラン"],
  },
];
