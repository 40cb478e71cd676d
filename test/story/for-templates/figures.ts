import { fact, line, storyWith } from "./parts.ts";
import { cta, type Stills } from "./sample.ts";

/** Stories about figures and people. */
export const FIGURES: Stills = {
  chart_bar: {
    brand: "Beacon",
    assetType: "card",
    story: storyWith({
      occasion: "stat",
      about: "Beacon survey",
      facts: [fact("f1", "figure", "Brief 3.5 h, draft 6 h, review 14.5 h, fixes 9 h")],
      series: {
        label: "Hours in each step",
        unit: "h",
        points: [
          { x: "Brief", y: 3.5 },
          { x: "Draft", y: 6 },
          { x: "Review", y: 14.5 },
          { x: "Fixes", y: 9 },
        ],
        facts: ["f1"],
      },
      headline: line("Review takes longer than making it", "f1"),
    }),
  },
  chart_donut: {
    brand: "Moss & Co",
    assetType: "card",
    story: storyWith({
      occasion: "stat",
      about: "Moss & Co",
      facts: [fact("f1", "figure", "62% espresso, 23% filter, 15% decaf")],
      series: {
        label: "Orders by brew",
        unit: "%",
        points: [
          { x: "Espresso", y: 62 },
          { x: "Filter", y: 23 },
          { x: "Decaf", y: 15 },
        ],
        facts: ["f1"],
      },
      headline: line("Most of you still drink espresso", "f1"),
    }),
  },
  chart_line: {
    brand: "Harbor Analytics",
    assetType: "card",
    story: storyWith({
      occasion: "milestone",
      about: "dashboards",
      facts: [fact("f1", "figure", "2021 900 ms, 2022 620 ms, 2023 410 ms, 2024 180 ms")],
      series: {
        label: "Time to load a dashboard",
        unit: "ms",
        points: [
          { x: "2021", y: 900 },
          { x: "2022", y: 620 },
          { x: "2023", y: 410 },
          { x: "2024", y: 180 },
        ],
        facts: ["f1"],
      },
      headline: line("Dashboards load five times faster than in 2021", "f1"),
    }),
  },
  milestone: {
    brand: "Brightwater Care",
    assetType: "card",
    story: storyWith({
      occasion: "milestone",
      about: "10,000 visits",
      facts: [fact("f1", "figure", "10,000 home visits this year, 3,000 more than last")],
      figures: [{ value: "10,000", unit: "", label: "home visits this year", fact: "f1" }],
      headline: line("3,000 more than last year", "f1"),
    }),
  },
  stat: {
    brand: "Gridwise",
    assetType: "card",
    story: storyWith({
      occasion: "stat",
      about: "half-term",
      facts: [
        fact("f1", "figure", "schools cut their electricity use over half-term by 41%"),
        fact("f2", "proof", "We checked 212 schools"),
      ],
      figures: [{ value: "41%", unit: "%", label: "less electricity over half-term", fact: "f1" }],
      headline: line("Schools switched off over half-term", "f1"),
      support: line("We checked 212 schools. Biggest culprit: kitchens left on standby.", "f2"),
      cta: cta("See the data", "gridwise.example/halfterm"),
    }),
  },
  person: {
    brand: "Brightwater Care",
    assetType: "card",
    story: storyWith({
      occasion: "thanks",
      about: "Maureen Daly",
      facts: [
        fact("f1", "who", "Maureen Daly, night carer"),
        fact("f2", "news", "20 years with us this week"),
        fact("f3", "proof", "trained over 90 new carers"),
      ],
      headline: line("20 years with us this week", "f2"),
      support: line("She has trained over 90 new carers. Families ask for her by name.", "f3"),
      kicker: line("Congratulations"),
    }),
  },
  quote: {
    brand: "Staffly",
    assetType: "og_image",
    story: storyWith({
      occasion: "testimonial",
      about: "Staffly",
      facts: [fact("f1", "quotation", "I used to do the rota on my kitchen table on Sundays.")],
      quotation: {
        text: "I used to do the rota on my kitchen table on Sundays. Now it takes me twenty minutes.",
        name: "Denise Akintola",
        role: "Manager",
        company: "Rosewood Care Home",
        fact: "f1",
      },
      headline: line("The rota, off the kitchen table", "f1"),
    }),
  },
  testimonial: {
    brand: "Staffly",
    assetType: "card",
    pictures: {
      faces: [{ name: "Denise Akintola", role: "", portrait: "https://files.example/denise.jpg" }],
    },
    story: storyWith({
      occasion: "testimonial",
      about: "Staffly",
      facts: [fact("f1", "quotation", "I used to do the rota on my kitchen table on Sundays.")],
      quotation: {
        text: "I used to do the rota on my kitchen table on Sundays. Now it takes me twenty minutes.",
        name: "Denise Akintola",
        role: "Manager",
        company: "Rosewood Care Home",
        fact: "f1",
      },
      headline: line("The rota, off the kitchen table", "f1"),
      cta: cta("Book a demo", "staffly.example/demo"),
    }),
  },
};
