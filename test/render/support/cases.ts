import type { BrandLook } from "../../../lib/render/plan.ts";
import type { CardData } from "../../../lib/render/templates/card/data.ts";

/** Invented brands: a full palette, a partial one, a single colour, black, and none at all. */
export const BRANDS = {
  beacon: {
    name: "Beacon",
    tagline: "Marketing that ships itself",
    palette: { primary: "#5B4BEA", accent: "#FF9F5A", background: "#FAF7F2", text: "#15122B" },
  },
  moss: {
    name: "Moss & Co",
    tagline: "Coffee worth waking for",
    palette: { primary: "#1F5C42", secondary: "#E9B44C", background: "#F6F1E7" },
  },
  volt: { name: "Voltera", tagline: "Power, without the grid.", palette: { primary: "#FF5A3C" } },
  ink: { name: "Inkwell Legal", palette: { primary: "#000000" } },
  harbor: { name: "Harbor Analytics", tagline: "See it coming", palette: {} },
} satisfies Record<string, BrandLook>;

const LONG_HEADLINE =
  "A calmer way to ship brand content for teams that would rather spend their afternoons with customers than with yet another round of comments on a banner, a slide, a tile or a thumbnail, and mean it all";

const LONG = {
  kicker: "Announcing the spring release of our platform",
  headline: LONG_HEADLINE,
  supporting:
    "Bring your palette, your logo and one line about what you sell. We write, lay out and check every card against your brand, in every size your channels ask for, and tell you why it scored as it did.",
  cta: "Read the whole story on our blog",
  url: "https://www.example.com/blog/2025/spring-release-notes-for-teams",
} satisfies CardData;

const QUOTE_400 =
  "When we started we had four people, a shared folder and a spreadsheet that nobody dared to open. Today every channel gets the right picture in the right size, on brand, on time, and I have not had to say the words safe zone in a meeting for months. If you run marketing for a small team and you care how things look, try this before you hire another agency. It pays for itself inside of a quarter or so.";

const TEN = [
  "Faster first render on cold starts",
  "Logos keep their clear space on every size we draw",
  "Carousels stay consistent from the first slide to the last",
  "Contrast is checked on real pixels",
  "Stories keep clear of the buttons",
  "Kerning in large numbers",
  "Shorter queue times for small teams",
  "Invoices show the workspace name",
  "Webhooks retry for three days with growing pauses",
  "Dark mode",
];

/**
 * The kinds of content that choose a layout. Each is there as people write it, and as short and as long as
 * the data allows.
 */
export const CONTENT = {
  statement: {
    typical: {
      kicker: "New in Beacon",
      headline: "Launch day, on autopilot.",
      supporting: "Every asset your brand needs, in your colours, your words and your type.",
      cta: "Start free",
      url: "https://beacon.example",
    },
    shortest: { headline: "Now" },
    longest: LONG,
  },
  stat: {
    typical: {
      kicker: "Benchmark 2025",
      headline: "Most drafts never reach a designer",
      stat: { value: "62%", label: "of drafts approved on first look" },
      cta: "Get the report",
      url: "beacon.example/report",
    },
    shortest: { headline: "Now", stat: { value: "9", label: "" } },
    longest: {
      ...LONG,
      stat: {
        value: "$1,284,500,000",
        label: "in payments, settled within two banking days across nineteen countries",
      },
    },
  },
  offer: {
    typical: {
      kicker: "Spring offer",
      headline: "Save on every annual plan",
      stat: { value: "30% off", label: "until 30 April" },
      cta: "Claim it",
      url: "beacon.example/spring",
    },
    shortest: { headline: "Now", stat: { value: "Free", label: "" } },
    longest: {
      ...LONG,
      stat: {
        value: "Save 1,250 dollars",
        label: "on every plan that you pay for by the year, until the end of April",
      },
    },
  },
  quote: {
    typical: {
      kicker: "Customer story",
      headline: "Why Northwind switched",
      quote: {
        text: "We used to spend two days on a launch kit. Now it is done before the coffee is cold.",
        author: "Mara Lindqvist",
        role: "Head of Brand, Northwind",
      },
      url: "beacon.example/stories",
    },
    shortest: { headline: "Now", quote: { text: "Wow" } },
    longest: {
      kicker: LONG.kicker,
      headline:
        "What three years of shipping pictures every single day have taught the smallest team in the building",
      quote: {
        text: QUOTE_400,
        author: "Alexandria Featherstonehaugh-Montgomery",
        role: "Vice President of Integrated Brand Marketing, Northwind International Holdings",
      },
    },
  },
  bullets: {
    typical: {
      kicker: "Checklist",
      headline: "Ready for launch in one afternoon",
      bullets: [
        "Palette and logo in one place",
        "Copy checked against your facts",
        "Every size your channels need",
        "Scores you can explain",
      ],
      cta: "Start free",
      url: "beacon.example",
    },
    shortest: { headline: "Now", bullets: ["One", "Two"] },
    longest: {
      headline: "Ten things we fixed this month, and why each of them took longer than it should have",
      bullets: TEN,
      cta: "Read the changelog",
    },
  },
  event: {
    typical: {
      kicker: "Live webinar",
      headline: "Brand systems for teams of three",
      supporting: "Thursday, 12 June at 17:00 CET. Forty minutes, three case studies, your questions.",
      cta: "Save my seat",
      url: "beacon.example/live",
    },
    shortest: { headline: "1 May" },
    longest: { ...LONG, kicker: "31 December, online and in eleven cities" },
  },
  sides: {
    typical: {
      headline: "Van or cargo bike?",
      supporting: "We ride from 7 to 7.",
      bullets: [
        "Van: 24 minutes across town at rush hour, £9 a drop",
        "Cargo bike: 14 minutes, £6 a drop, no parking fine",
      ],
      cta: "Ask for a quote",
      url: "beacon.example/ride",
    },
    shortest: { headline: "Tea or coffee?", bullets: ["Tea: £2", "Coffee: £3"] },
    longest: {
      headline:
        "Sole trader or private limited company, and what each of the two means for you in the first year?",
      supporting: "We look at your figures with you before you decide.",
      bullets: [
        "Sole trader: one tax return a year that you can file yourself, no filing fee, no shareholders, you are liable with your own money and your own house, your accounts stay private",
        "Private limited company: accounts and a tax return that an accountant signs, £50 filing fee a year, up to fifty shareholders, your house is safe when the firm fails",
      ],
      cta: "Read the whole guide",
    },
  },
} satisfies Record<string, Record<"typical" | "shortest" | "longest", CardData>>;

export type Content = keyof typeof CONTENT;
export const EXTREMES = ["typical", "shortest", "longest"] as const;
