import { brandOf, northbeam, tallybee, tidewatch } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

/** Charities, partnerships, milestones, bad news. */
export const causes: BriefCase[] = [
  {
    id: "river clean-up",
    brief:
      "Subject: Volunteer day\nWe need 30 volunteers for the river clean-up on Saturday 12 April, 9am to noon, meeting at Castle Bridge. Gloves, bags and tea provided. Last year we pulled out 1.4 tonnes of rubbish. Kids welcome with an adult. Sign up: riverfriends.org/cleanup",
    brand: brandOf("River Friends", { overview: "Charity that looks after the river Wye" }),
    channel: "twitter",
    keeps: [
      "Saturday 12 April",
      "Castle Bridge",
      "Gloves, bags and tea",
      "1.4 tonnes",
      "riverfriends.org/cleanup",
    ],
  },
  {
    id: "shelter appeal",
    brief:
      "Emergency appeal: the shelter roof collapsed in Tuesday's storm. All 46 dogs are safe but we need foster homes for 20 of them by Friday. If you can take one for two weeks, call 01632 960 444.",
    brand: brandOf("Paws of Hope", { overview: "Dog shelter" }),
    channel: "twitter",
    keeps: ["All 46 dogs are safe", "20 of them by Friday", "01632 960 444"],
  },
  {
    id: "food bank partnership",
    brief:
      "We're partnering with Oakland Food Bank this winter. For every jar sold in December we donate one meal. Our goal is 10,000 meals. Jars are in all 14 stores and online at greenjar.com",
    brand: brandOf("Green Jar", { one_liner: "Small-batch preserves" }),
    channel: "instagram",
    keeps: ["we donate one meal", "Our goal is 10,000 meals", "all 14 stores", "greenjar.com"],
  },
  {
    id: "garden thanks",
    brief:
      "We are so grateful. Because of you the Rainbow Ward has a garden now. 312 people gave, the youngest was 6. The swing is from Mrs Abbot's class. Thank you from all of us.",
    brand: brandOf("Ward Friends", { overview: "Charity for the children's ward" }),
    channel: "instagram",
    keeps: ["312 people gave", "the youngest was 6", "Mrs Abbot’s class"],
  },
  {
    id: "surfers",
    brief:
      "12,000 surfers now check Tidewatch every morning. We started in 2021 with one beach in Cornwall and a borrowed wave buoy. Thank you to everyone who sent us feedback, photos and complaints.",
    brand: tidewatch,
    channel: "instagram",
    keeps: ["one beach in Cornwall", "feedback, photos and complaints"],
  },
  {
    id: "million bottles",
    brief:
      "We just crossed 1 million bottles refilled. That's 1 million plastic bottles that never existed. It took us 3 years, 41 refill stations and one very patient plumber. Next stop: train stations.",
    brand: brandOf("Refill Co", { tagline: "Fill up, carry on." }),
    channel: "instagram",
    keeps: ["1 million bottles refilled", "41 refill stations", "Next stop: train stations"],
  },
  {
    id: "seed round",
    brief:
      "We're excited to share that Orbit has raised a $6.5M seed round led by Fern Ventures, with participation from Basis and angels from Figma and Stripe. We'll use it to double our engineering team and open an office in Toronto. Thank you to our 300 design partners.",
    brand: brandOf("Orbit", { one_liner: "Version control for spreadsheets" }),
    keeps: ["Basis", "office in Toronto", "300 design partners"],
    never: ["excited to share"],
  },
  {
    id: "login outage",
    brief:
      "On Tuesday between 14:10 and 15:02 UTC some customers could not log in. The cause was an expired certificate. We have restored access and no data was lost. We now monitor certificates daily. We are sorry for the disruption.",
    brand: tallybee,
    keeps: [
      "between 14:10 and 15:02 UTC",
      "expired certificate",
      "no data was lost",
      "sorry for the disruption",
    ],
    never: ["Claim it and forget it"],
  },
  {
    id: "cup recall",
    brief:
      "Recall notice: we are recalling the Bramble toddler cup (batch numbers 2401 to 2418) because the lid can crack. Stop using it and return it to any shop for a full refund. No injuries have been reported. Details: bramblekids.com/recall",
    brand: brandOf("Bramble Kids", { tagline: "Made for small hands" }),
    channel: "twitter",
    keeps: [
      "2401 to 2418",
      "because the lid can crack",
      "full refund",
      "No injuries",
      "bramblekids.com/recall",
    ],
    never: ["Made for small hands"],
  },
  {
    id: "bus line",
    brief:
      "Service change from Monday 2 June: Line 14 no longer stops at Castle Street because of roadworks. Use Market Square, 4 minutes' walk.",
    brand: brandOf("CityBus"),
    channel: "twitter",
    keeps: ["Monday 2 June", "because of roadworks"],
    never: ["Line 14 stops at Castle Street"],
  },
  {
    id: "phones down",
    brief:
      "Important: our office phones are down today (Tuesday). Please email help@northbeam.co or use the chat, we answer within 10 minutes. Payroll runs are not affected.",
    brand: northbeam,
    channel: "twitter",
    keeps: ["help@northbeam.co", "within 10 minutes", "not affected"],
  },
  {
    id: "two-factor rule",
    brief:
      "Announcement: from 1 March, Pixelpress requires two-factor authentication for all admin accounts. You can set it up today under Settings > Security. It takes about two minutes. Accounts without it will be locked out of admin pages.",
    brand: brandOf("Pixelpress", { one_liner: "Hosting for magazines" }),
    keeps: ["From 1 March", "about two minutes", "locked out of admin pages"],
  },
];
