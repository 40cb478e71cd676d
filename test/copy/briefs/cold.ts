import { bakery, brandOf, cafe, northbeam, tallybee } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

const metered = brandOf("Metered", { one_liner: "Usage-based billing" });

/** Briefs whose copy was first read unseen; what went wrong then is what they guard now. */
export const cold: BriefCase[] = [
  {
    id: "press release",
    brief:
      'FOR IMMEDIATE RELEASE\n\nWindhoek, 4 March 2026 — Namib Solar today announced that it has switched on its third community solar farm, bringing power to 640 homes in Rundu. The farm was financed by 212 local residents who each own a share.\n\n"We used to queue for diesel. Now we sell power back at noon," said Ester Shikongo, chair of the residents\' cooperative.\n\nThe project took 14 months and created 38 jobs, half of them permanent. A fourth farm is planned for Katima Mulilo in 2027.\n\nAbout Namib Solar\nNamib Solar builds and operates community-owned solar farms in Namibia.\n\nPress contact: press@namibsolar.example',
    brand: brandOf("Namib Solar", { one_liner: "Solar farms owned by their neighbours" }),
    keeps: [
      "640 homes in Rundu",
      "212 local residents",
      "Ester Shikongo",
      "sell power back at noon",
      "38 jobs",
    ],
    never: ["IMMEDIATE", "today announced", "press@namibsolar.example"],
  },
  {
    id: "starter kit carousel",
    brief:
      "insta carousel, topic = our new sourdough starter kit. whats inside: dried starter (from 2011, her name is Doris), glass jar, flour for first week, card w/ instructions. 18 euros. ships tuesdays. tone silly",
    brand: bakery,
    channel: "instagram",
    assetType: "carousel",
    keeps: ["Dried starter (from 2011, her name is Doris)", "Glass jar", "18 euros", "Ships Tuesdays"],
    never: ["carousel", "topic =", "silly"],
  },
  {
    id: "photo contest",
    brief:
      'We would like to announce the winners of our photo contest. First prize: Aiko Tan for "Night Bus". Second: Paul Weiss for "Salt". 1,102 people from 38 countries took part. All photos are on show at City Library until 30 May, free entry.',
    brand: brandOf("Lens Lot", { one_liner: "Used cameras, checked" }),
    channel: "instagram",
    keeps: ["Aiko Tan for “Night Bus”", "Paul Weiss for “Salt”", "38 countries", "City Library until 30 May"],
  },
  {
    id: "fast support",
    brief:
      "Can you make something for X about the fact that our support team now answers in under 2 minutes on average, at night too? Before it was 47 minutes. No bots involved, we hired 6 people in Lisbon and Manila.",
    brand: tallybee,
    channel: "twitter",
    keeps: ["at night too", "Before it was 47 minutes", "6 people in Lisbon and Manila"],
    never: ["too?", "something for X"],
  },
  {
    id: "friday off",
    brief:
      "It's Mental Health Week. We're giving everyone Friday off. No emails, no catch. If you manage people: block the calendar now.",
    brand: northbeam,
    keeps: ["Mental Health Week", "No emails, no catch", "block the calendar now"],
  },
  {
    id: "live ama",
    brief:
      "Join our founder Ines for a live AMA on pricing, Wednesday 12 Nov 17:00 CET on LinkedIn Live. Bring your worst pricing page.",
    brand: metered,
    keeps: ["Bring your worst pricing page"],
  },
  {
    id: "teachers' coffee",
    brief:
      "Buy one coffee, get one free for teachers, every Monday in September. Show your school ID. Both Leeds shops.",
    brand: cafe,
    channel: "instagram",
    keeps: ["Show your school ID", "Both Leeds shops"],
  },
  {
    id: "closed car park",
    brief:
      "Heads up: the car park at Mill Lane is closed for resurfacing 3–7 August. Please use the station car park (free with your ticket). The gallery is open as usual.",
    brand: brandOf("Mill Lane Gallery"),
    channel: "twitter",
    keeps: ["use the station car park (free with your ticket)", "open as usual"],
    never: ["Join us"],
  },
  {
    id: "album party",
    brief:
      "We're hosting a launch party for the new album by Tilda & the Foxes at Blue Door Records, Friday 21 Nov, 7pm till 10pm. Free entry, RSVP essential as space is limited (60 people). rsvp@bluedoor.example",
    brand: brandOf("Blue Door Records", { overview: "Record shop" }),
    channel: "instagram",
    keeps: ["Friday 21 Nov, 7pm", "Free entry", "rsvp@bluedoor.example"],
    never: ["Tilda and the Foxes", "Rsvp@"],
  },
];
