import { fact, line, storyWith } from "./parts.ts";
import { cta, type Stills } from "./sample.ts";

/** Stories that list something, or teach it. */
export const LISTS: Stills = {
  before_after: {
    brand: "Northgate Housing",
    assetType: "card",
    story: storyWith({
      occasion: "update",
      about: "repairs line",
      facts: [
        fact("f1", "pair", "Average answer was 4 minutes in the trial, phone is 19"),
        fact("f2", "contact", "WhatsApp: 0113 555 0140"),
        fact("f3", "when", "Mon-Fri 8 to 6"),
      ],
      rows: [{ label: "", first: "19 minutes on the phone", second: "4 minutes on WhatsApp", fact: "f1" }],
      headline: line("Report repairs on WhatsApp", "f2"),
    }),
  },
  blog_og: {
    brand: "Gridwise",
    assetType: "og_image",
    story: storyWith({
      occasion: "content",
      about: "half-term data",
      facts: [fact("f1", "news", "Biggest culprit: kitchens left on standby")],
      headline: line("What schools forget to switch off over half-term", "f1"),
      kicker: line("From our blog"),
      cta: cta("Read the data", "gridwise.example/halfterm"),
    }),
  },
  card: {
    brand: "Kleinholz",
    assetType: "card",
    story: storyWith({
      language: "de",
      spoken: "de",
      occasion: "offer",
      about: "Werkbank-Reihe",
      facts: [
        fact("f1", "news", "neue Werkbank-Reihe"),
        fact("f2", "benefit", "drei Größen"),
        fact("f3", "benefit", "aus Esche vom Hof Brandner"),
        fact("f4", "benefit", "15 Jahre Garantie"),
        fact("f5", "price", "ab 890 Euro"),
        fact("f6", "when", "Ab 24. November"),
        fact("f7", "where", "im Laden in Salzburg und online"),
      ],
      headline: line("Die neue Werkbank-Reihe ist da", "f1"),
      points: [
        line("Drei Größen", "f2"),
        line("Esche vom Hof Brandner", "f3"),
        line("15 Jahre Garantie", "f4"),
        line("Ab 890 Euro", "f5"),
      ],
    }),
  },
  changelog: {
    brand: "Penfold",
    assetType: "card",
    story: storyWith({
      occasion: "release",
      about: "Penfold 2.9",
      version: "2.9",
      facts: [
        fact("f1", "change", "Added: redline compare for three or more versions"),
        fact("f2", "change", "Added: SSO via Okta"),
        fact("f3", "change", "Improved: clause search now returns in under a second"),
        fact("f4", "change", "Fixed: comments vanished when a document was renamed"),
        fact("f5", "change", "Removed: legacy Word 2013 add-in"),
        fact("f6", "when", "6 Nov"),
      ],
      changes: [
        { label: "added", text: "Redline compare for three or more versions", fact: "f1" },
        { label: "added", text: "SSO via Okta", fact: "f2" },
        { label: "improved", text: "Clause search now returns in under a second", fact: "f3" },
        { label: "fixed", text: "Comments vanished when a document was renamed", fact: "f4" },
        { label: "removed", text: "Legacy Word 2013 add-in", fact: "f5" },
      ],
      when: { date: "6 Nov", time: "", place: "", facts: ["f6"] },
      headline: line("Redline compare and Okta sign-in", "f1", "f2"),
    }),
  },
  code: {
    brand: "Beacon",
    assetType: "card",
    story: storyWith({
      occasion: "release",
      about: "Beacon CLI",
      facts: [
        fact("f1", "news", "The Beacon CLI is on npm"),
        fact("f2", "snippet", "npm install -g @beacon/cli\nbeacon login\nbeacon generate brief.md"),
      ],
      snippet: {
        language: "sh",
        code: "npm install -g @beacon/cli\nbeacon login\nbeacon generate brief.md",
        fact: "f2",
      },
      headline: line("The Beacon CLI is on npm", "f1"),
      cta: cta("Read the docs", "docs.beacon.example/cli"),
    }),
  },
  comparison: {
    brand: "Quillbox",
    assetType: "card",
    story: storyWith({
      occasion: "comparison",
      about: "Quillbox",
      facts: [
        fact("f1", "pair", "who's answering shown live vs guess"),
        fact("f2", "pair", "drafts can be reviewed vs cc someone"),
        fact("f3", "pair", "response time report vs none"),
        fact("f4", "price", "9 euros/user vs included in Workspace"),
      ],
      columns: ["Quillbox", "A shared Gmail"],
      rows: [
        { label: "Who is answering", first: "Shown live", second: "Guess", fact: "f1" },
        { label: "Drafts", first: "Can be reviewed", second: "Cc someone", fact: "f2" },
        { label: "Response time report", first: "Yes", second: "None", fact: "f3" },
        { label: "Price", first: "9 euros/user", second: "Included in Workspace", fact: "f4" },
      ],
      headline: line("Quillbox or a shared Gmail?", "f1"),
    }),
  },
  docs_og: {
    brand: "Beacon",
    assetType: "og_image",
    story: storyWith({
      occasion: "how_to",
      about: "webhooks",
      facts: [fact("f1", "news", "New guide: verify webhooks")],
      headline: line("Verify webhooks in five minutes", "f1"),
      support: line("Check the signature before you read the body.", "f1"),
      points: [line("Get the secret"), line("Read the raw body"), line("Compare in constant time")],
      cta: cta("Open the guide", "docs.beacon.example/guides/webhooks"),
    }),
  },
  listicle: {
    brand: "Mortar",
    assetType: "card",
    story: storyWith({
      occasion: "content",
      about: "year end",
      facts: [
        fact("f1", "news", "4 mistakes freelancers make before year end"),
        fact("f2", "benefit", "invoicing December work in January"),
        fact("f3", "benefit", "forgetting the pension top-up (limit £60,000)"),
        fact("f4", "benefit", "buying a laptop on 2 Jan instead of 30 Dec"),
        fact("f5", "benefit", "no folder for receipts"),
      ],
      headline: line("4 mistakes freelancers make before year end", "f1"),
      points: [
        line("Invoicing December work in January", "f2"),
        line("Forgetting the pension top-up (limit £60,000)", "f3"),
        line("Buying a laptop on 2 Jan instead of 30 Dec", "f4"),
        line("No folder for receipts", "f5"),
      ],
      cta: cta("Book a free 20 min check", "mortar.example/check"),
    }),
  },
  steps: {
    brand: "Moss & Co",
    assetType: "card",
    story: storyWith({
      occasion: "how_to",
      about: "cold brew",
      facts: [
        fact("f1", "step", "Grind 80 g coarse"),
        fact("f2", "step", "Pour 1 litre of cold water"),
        fact("f3", "step", "Wait 14 hours and filter"),
      ],
      steps: [
        { title: "Grind 80 g coarse", body: "", facts: ["f1"] },
        { title: "Pour 1 litre of cold water", body: "", facts: ["f2"] },
        { title: "Wait 14 hours and filter", body: "Keep it in the fridge.", facts: ["f3"] },
      ],
      headline: line("Cold brew in three steps", "f1"),
    }),
  },
  timeline: {
    brand: "Alder & Voss",
    assetType: "card",
    story: storyWith({
      occasion: "update",
      about: "Kirseberg library",
      facts: [
        fact("f1", "step", "November 2026: selected"),
        fact("f2", "step", "March 2027: construction begins"),
        fact("f3", "step", "2029: the library opens"),
      ],
      steps: [
        { title: "November 2026", body: "Selected in a two-stage competition", facts: ["f1"] },
        { title: "March 2027", body: "Construction begins", facts: ["f2"] },
        { title: "2029", body: "The library opens", facts: ["f3"] },
      ],
      headline: line("The Kirseberg library, in wood", "f1"),
    }),
  },
};
