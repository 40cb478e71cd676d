import { bakery, brandOf, northbeam, tallybee } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

const sheetwise = brandOf("Sheetwise", { one_liner: "Your spreadsheet is an API" });

/** More briefs whose copy was first read unseen. */
export const unseen: BriefCase[] = [
  {
    id: "founder story",
    brief:
      "Write a linkedin post from our founder. I started Tallybee because my sister, a nurse, lost 3 months of expense receipts. Today 900 hospitals use it. She still sends me feedback every Sunday. Ask people to share their worst expense story.",
    brand: tallybee,
    keeps: ["I started Tallybee because my sister, a nurse", "feedback every Sunday"],
    never: ["Write a linkedin", "we started"],
  },
  {
    id: "product hunt",
    brief:
      "Product Hunt launch on Tuesday! Sheetwise turns any spreadsheet into an API in 30 seconds. No code. Free for 3 sheets, $9/month for unlimited. We'd love your support and feedback.",
    brand: sheetwise,
    channel: "twitter",
    keeps: ["Product Hunt launch on Tuesday", "Free for 3 sheets, $9/month for unlimited"],
  },
  {
    id: "quarter",
    brief:
      "Q3 numbers: revenue up 22% to €4.1m, churn down to 1.8%, team of 31 people in 6 countries. We also closed our Berlin office and gave everyone a coworking budget. Full letter on our blog.",
    brand: northbeam,
    keeps: ["Churn down to 1.8%", "31 people in 6 countries", "closed our Berlin office"],
  },
  {
    id: "stale bread",
    brief:
      "Carousel: 5 ways to use up stale bread. 1. Panzanella. 2. Bread pudding with orange zest. 3. Croutons fried in butter. 4. Ribollita. 5. Breadcrumbs, frozen in jars. Audience: people who hate waste.",
    brand: bakery,
    channel: "instagram",
    assetType: "carousel",
    keeps: ["1. Panzanella", "5. Breadcrumbs, frozen in jars"],
    never: ["Audience:", "Carousel"],
  },
  {
    id: "lost cat",
    brief:
      "Lost cat! Grey tabby with a white paw, answers to Miso, missing since Sunday night near Elm Grove. Microchipped. Please check sheds and garages. Call 020 7946 0321 day or night.",
    brand: brandOf("Elm Grove Neighbours"),
    channel: "instagram",
    keeps: ["answers to Miso", "near Elm Grove", "check sheds and garages"],
  },
  {
    id: "cookbook",
    brief:
      'Our new cookbook "Ferment Everything" is out today. 80 recipes, from kimchi to kefir. Signed copies while they last in our Brixton shop, or order at jarandspoon.example',
    brand: brandOf("Jar & Spoon", { one_liner: "Fermentation school and shop" }),
    channel: "instagram",
    keeps: [
      "from kimchi to kefir",
      "Signed copies while they last in our Brixton shop",
      "jarandspoon.example",
    ],
    never: [", or."],
  },
  {
    id: "winter hours",
    brief:
      "Winter hours: from 1 November the pool opens at 7:30 instead of 6:30. Last swim at 20:00. Saunas stay open until 21:00. Season tickets remain valid.",
    brand: brandOf("Stadtbad Nord"),
    channel: "instagram",
    keeps: ["From 1 November", "Last swim at 20:00", "until 21:00", "Season tickets remain valid"],
  },
  {
    id: "cloud bill",
    brief:
      "Make a LinkedIn post: we reduced our cloud bill by 61% in one quarter without losing a feature. What worked: deleting unused environments, right-sizing databases, and moving logs to cold storage. Full write-up on the blog: sheetwise.example/blog/cloud-bill",
    brand: sheetwise,
    keeps: [
      "without losing a feature",
      "Right-sizing databases",
      "cold storage",
      "sheetwise.example/blog/cloud-bill",
    ],
  },
  {
    id: "bridge",
    brief:
      "Attention cyclists! The Station Road bridge reopens this Friday at noon after 7 months of repairs. It's wider now: two bike lanes and a proper kerb. Free coffee from 12 to 2 at the north end.",
    brand: brandOf("Spoke & Co", { overview: "A bike shop in Bristol." }),
    channel: "instagram",
    keeps: ["after 7 months of repairs", "two bike lanes and a proper kerb", "from 12 to 2 at the north end"],
  },
  {
    id: "piano workshop",
    brief:
      "Since 1974 we've repaired pianos in this workshop. Next month we hand the keys to our apprentice, Yusuf. Same bench, same smell of felt. Thank you for fifty years of out-of-tune Bechsteins.",
    brand: brandOf("Harmon & Daughter"),
    channel: "instagram",
    keeps: ["Since 1974", "our apprentice, Yusuf", "out-of-tune Bechsteins"],
    never: ["Join us"],
  },
  {
    id: "rebuilt hiking app",
    brief:
      "Wir haben unsere App komplett neu gebaut. Sie startet doppelt so schnell, funktioniert offline und kostet weiterhin nichts. Jetzt im App Store und bei Google Play.",
    brand: brandOf("Wanderwege", { one_liner: "Wanderkarten für alle" }),
    channel: "instagram",
    language: "de",
    keeps: ["doppelt so schnell", "kostet weiterhin nichts", "Google Play"],
  },
];
