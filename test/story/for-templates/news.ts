import { fact, line, storyWith } from "./parts.ts";
import { cta, type Stills } from "./sample.ts";

/** News, offers and invitations. */
export const NEWS: Stills = {
  announcement: {
    brand: "Clínica Marea",
    assetType: "card",
    story: storyWith({
      language: "es",
      spoken: "es",
      occasion: "closing",
      about: "Clínica Marea",
      facts: [
        fact("f1", "news", "la clínica cierra el viernes 6 de diciembre por festivo"),
        fact("f2", "contact", "urgencias en el 952 555 018"),
        fact("f3", "when", "volvemos el lunes 9 a las 8:30"),
      ],
      headline: line("Cerramos el viernes 6 de diciembre por festivo", "f1"),
      support: line("Volvemos el lunes 9 a las 8:30.", "f3"),
    }),
  },
  event: {
    brand: "Folkestone Makers",
    assetType: "card",
    story: storyWith({
      occasion: "event",
      about: "Repair Café #12",
      facts: [
        fact("f1", "news", "Come to Repair Café #12!"),
        fact("f2", "when", "Sat 30 Nov 10-2"),
        fact("f3", "where", "at the Quarterhouse"),
        fact("f4", "proof", "Last time we fixed 61 of 74 things"),
        fact("f5", "price", "Free"),
        fact("f6", "condition", "donations for soup welcome"),
      ],
      when: { date: "Sat 30 Nov", time: "10-2", place: "the Quarterhouse", facts: ["f2", "f3"] },
      headline: line("Come to Repair Café #12!", "f1"),
      support: line("Last time we fixed 61 of 74 things.", "f4"),
    }),
  },
  feature: {
    brand: "Fernway",
    assetType: "card",
    pictures: { atHand: ["11111111-1111-4111-8111-111111111111"] },
    story: storyWith({
      occasion: "launch",
      about: "Road works",
      facts: [
        fact("f1", "news", "Fernway now plans around road works within 30 seconds"),
        fact("f2", "benefit", "Reads city feeds in nine countries"),
        fact("f3", "benefit", "Riders see the new route without tapping"),
      ],
      headline: line("Routes that know about road works", "f1"),
      support: line("Fernway now plans around road works within 30 seconds.", "f1"),
      points: [line("Reads city feeds in nine countries", "f2")],
      cta: cta("See how it works", "fernway.example/road-works"),
    }),
  },
  hiring: {
    brand: "Havn Robotics",
    assetType: "card",
    story: storyWith({
      occasion: "hiring",
      about: "Field Service Technician",
      facts: [
        fact("f1", "news", "Looking for a Field Service Technician in Rotterdam"),
        fact("f2", "where", "in Rotterdam"),
        fact("f3", "condition", "32 or 40 hrs"),
        fact("f4", "benefit", "You'd visit restaurants, fix grippers, and tell engineering what breaks"),
        fact("f5", "price", "3,400 - 4,100 euro gross"),
        fact("f6", "when", "Start January"),
        fact("f7", "contact", "Call Wouter 06 5550 1234"),
      ],
      when: { date: "January", time: "", place: "Rotterdam", facts: ["f2", "f6"] },
      headline: line("Field Service Technician in Rotterdam", "f1", "f2"),
      support: line("Visit restaurants, fix grippers, and tell engineering what breaks.", "f4"),
      cta: cta("Apply", "jobs@havn.example"),
    }),
  },
  offer: {
    brand: "Loopstitch",
    assetType: "card",
    story: storyWith({
      occasion: "offer",
      about: "Knit a Hat kit",
      facts: [
        fact("f1", "price", "knit a hat kit was £34 now £25.50"),
        fact("f2", "promo_code", "code WOOLLY25"),
        fact("f3", "when", "ends sunday midnight"),
        fact("f4", "benefit", "incl merino yarn + needles + a 40 min video class"),
        fact("f5", "condition", "only 150 kits"),
      ],
      offer: {
        value: "£25.50",
        before: "£34",
        ends: "ends Sunday midnight",
        code: "WOOLLY25",
        terms: "only 150 kits",
        facts: ["f1", "f2", "f3", "f5"],
      },
      headline: line("Knit a hat this weekend", "f1"),
      support: line("The Knit a Hat kit comes with merino yarn, needles and a 40 min video class.", "f4"),
      cta: cta("Get the kit", "loopstitch.example/hat"),
    }),
  },
  product_hero: {
    brand: "Tally Run",
    assetType: "card",
    pictures: { asked: ["11111111-1111-4111-8111-111111111111"] },
    story: storyWith({
      occasion: "launch",
      about: "Tally Run 5",
      facts: [
        fact("f1", "news", "Tally Run 5 is in the App Store today"),
        fact("f2", "price", "Plus is 3.99/month"),
        fact("f3", "price", "Free for everyone"),
      ],
      headline: line("Tally Run 5 is in the App Store", "f1"),
      support: line("Rest days now count.", "f1"),
    }),
  },
  product_og: {
    brand: "Tally Run",
    assetType: "og_image",
    pictures: { atHand: ["11111111-1111-4111-8111-111111111111"] },
    story: storyWith({
      occasion: "launch",
      about: "Tally Run 5",
      facts: [fact("f1", "news", "The running app that counts good days, not miles")],
      headline: line("The running app that counts good days, not miles", "f1"),
      cta: cta("Get the app", "tallyrun.example", "f1"),
    }),
  },
  qr: {
    brand: "Moss & Co",
    assetType: "card",
    story: storyWith({
      occasion: "event",
      about: "Northside fair",
      facts: [
        fact("f1", "news", "Find us at the Northside fair"),
        fact("f2", "link", "people should scan the QR code to order: moss.example/fair"),
      ],
      headline: line("Skip the queue at the Northside fair", "f1"),
      cta: cta("Scan to order", "moss.example/fair", "f2"),
    }),
  },
  webinar: {
    brand: "Certa",
    assetType: "card",
    story: storyWith({
      occasion: "event",
      about: "EUDR webinar",
      facts: [
        fact("f1", "when", "Webinar 3 December, 14:00 CET"),
        fact("f2", "who", "Lena Roth, Head of Compliance"),
      ],
      when: { date: "3 December", time: "14:00 CET", place: "Online", facts: ["f1"] },
      headline: line("Due diligence statements without the spreadsheets", "f1"),
      kicker: line("EUDR webinar"),
      cta: cta("Register", "certa.example/eudr"),
    }),
  },
};
