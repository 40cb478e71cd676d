import { brandOf } from "../copy/brands.ts";
import {
  comparison,
  german,
  howTo,
  japanese,
  prices,
  spanish,
  testimonial,
  wished,
} from "./more-readings.ts";
import { readingOf, type Sample } from "./reading-of.ts";

const launch: Sample = {
  brand: brandOf("Fieldmark", { tagline: "Less paper. More jobs." }),
  reading: readingOf(
    "Quotes launches on 18 November. Customers can accept a quote with one tap. The deposit is taken by card. Beta users win 1 in 2 quotes, before it was 1 in 3. Quotes is included in the Pro plan at no extra charge. fieldmark.example/quotes",
    [
      ["news", "Quotes launches on 18 November."],
      ["when", "18 November", "Quotes launches on 18 November"],
      ["benefit", "Customers can accept a quote with one tap."],
      ["benefit", "The deposit is taken by card."],
      ["proof", "Beta users win 1 in 2 quotes, before it was 1 in 3."],
      ["condition", "Quotes is included in the Pro plan at no extra charge."],
      ["link", "fieldmark.example/quotes"],
    ],
    {
      occasion: "launch",
      about: "Quotes",
      when: { date: "18 November", time: "", place: "", facts: ["f2"] },
    },
  ),
};

const offer: Sample = {
  brand: brandOf("Loopstitch", { tagline: "" }),
  reading: readingOf(
    "The knit-a-hat kit was £34 and is now £25.50 with code WOOLLY25. The offer ends on Sunday at midnight. It comes with merino yarn, needles and a 40-minute video class. Only 150 kits. https://loopstitch.example/hat?utm=ig",
    [
      ["price", "The knit-a-hat kit was £34 and is now £25.50 with code WOOLLY25."],
      ["promo_code", "WOOLLY25", "The code is WOOLLY25"],
      ["when", "The offer ends on Sunday at midnight."],
      [
        "benefit",
        "It comes with merino yarn, needles and a 40-minute video class.",
        "The kit comes with merino yarn, needles and a 40-minute video class.",
      ],
      ["condition", "Only 150 kits."],
      ["link", "https://loopstitch.example/hat?utm=ig"],
    ],
    {
      occasion: "offer",
      about: "Knit-a-hat kit",
      offer: {
        value: "£25.50",
        before: "£34",
        ends: "Sunday at midnight",
        code: "WOOLLY25",
        terms: "Only 150 kits",
        facts: ["f1", "f2", "f3", "f5"],
      },
    },
  ),
};

const event: Sample = {
  brand: brandOf("Certa", { one_liner: "Supplier checks for manufacturers." }),
  reading: readingOf(
    "Under the EU Deforestation Regulation, large operators must file due diligence statements from 30 December 2026. Certa now generates the statement from geolocation data you already hold. Webinar on 3 December at 14:00 CET. Register: certa.example/eudr",
    [
      [
        "condition",
        "Under the EU Deforestation Regulation, large operators must file due diligence statements from 30 December 2026.",
      ],
      ["news", "Certa now generates the statement from geolocation data you already hold."],
      ["when", "Webinar on 3 December at 14:00 CET."],
      ["link", "Register: certa.example/eudr"],
    ],
    {
      occasion: "event",
      about: "Webinar",
      when: { date: "3 December", time: "14:00 CET", place: "", facts: ["f3"] },
    },
  ),
};

const release: Sample = {
  brand: brandOf("Penfold", { guidelines: { voice: "precise" } }),
  reading: readingOf(
    "2.9\n* Added: redline compare for three or more versions\n* Added: SSO via Okta\n* Improved: clause search now returns in under a second\n* Fixed: comments vanished when a document was renamed\n* Removed: legacy Word 2013 add-in\nRolls out to all workspaces by Friday.",
    [
      ["change", "redline compare for three or more versions"],
      ["change", "SSO via Okta"],
      ["change", "clause search now returns in under a second"],
      ["change", "comments vanished when a document was renamed"],
      ["change", "legacy Word 2013 add-in"],
      [
        "when",
        "Rolls out to all workspaces by Friday.",
        "Penfold 2.9 rolls out to all workspaces by Friday.",
      ],
    ],
    {
      occasion: "release",
      about: "Penfold",
      version: "2.9",
      changes: [
        { label: "added", text: "redline compare for three or more versions", fact: "f1" },
        { label: "added", text: "SSO via Okta", fact: "f2" },
        { label: "improved", text: "clause search now returns in under a second", fact: "f3" },
        { label: "fixed", text: "comments vanished when a document was renamed", fact: "f4" },
        { label: "removed", text: "legacy Word 2013 add-in", fact: "f5" },
      ],
    },
  ),
};

const hiring: Sample = {
  brand: brandOf("Havn Robotics", { tagline: "Let it do the dishes." }),
  reading: readingOf(
    "Looking for a Field Service Technician in Rotterdam (32 or 40 hrs). You'd visit restaurants, fix grippers, and tell engineering what breaks. Driving licence needed, robotics degree isn't. 3,400 - 4,100 euro gross, 27 days holiday, van. Start January. Questions? Call Wouter 06 5550 1234 or mail jobs@havn.example",
    [
      [
        "news",
        "Looking for a Field Service Technician in Rotterdam (32 or 40 hrs).",
        "We're looking for a Field Service Technician in Rotterdam (32 or 40 hrs).",
      ],
      ["benefit", "You'd visit restaurants, fix grippers, and tell engineering what breaks."],
      ["condition", "Driving licence needed, robotics degree isn't."],
      ["price", "3,400 - 4,100 euro gross, 27 days holiday, van."],
      ["when", "Start January."],
      ["contact", "Questions? Call Wouter 06 5550 1234 or mail jobs@havn.example"],
    ],
    {
      occasion: "hiring",
      about: "Field Service Technician",
      when: { date: "January", time: "", place: "Rotterdam", facts: ["f1", "f5"] },
    },
  ),
};

const closing: Sample = {
  brand: brandOf("Northgate Housing"),
  reading: readingOf(
    "Our Leeds office is closed from 23 December to 2 January. Emergency repairs are still answered on 0113 555 0140.",
    [
      ["news", "Our Leeds office is closed from 23 December to 2 January."],
      ["when", "from 23 December to 2 January"],
      ["contact", "Emergency repairs are still answered on 0113 555 0140."],
    ],
    {
      occasion: "closing",
      about: "Northgate Housing",
      when: { date: "23 December to 2 January", time: "", place: "", facts: ["f2"] },
    },
  ),
};

/** Readings of every sort, made by hand. */
export const SAMPLES = {
  launch,
  offer,
  event,
  release,
  hiring,
  closing,
  spanish,
  german,
  japanese,
  testimonial,
  comparison,
  prices,
  howTo,
  wished,
};
