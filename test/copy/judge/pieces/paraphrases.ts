import { type Piece, piece } from "./piece.ts";

/** Copy that says what the brief says in other words, as a good model would: honest, and not a quotation. */
export const PARAPHRASES: Piece[] = [
  piece({
    name: "a library release",
    brief:
      "Our open source library Pico 2.0 is out: half the bundle size (12 kB), TypeScript types built in, drops IE11. Docs: pico.example",
    brand: { name: "Pico" },
    channel: "twitter",
    copy: {
      headline: "Pico 2.0 is half the size",
      supporting: "12 kB, with TypeScript types built in.",
      cta: { label: "Read the docs", url: "https://pico.example" },
      text: "Pico 2.0 is out.\n\n• Half the bundle size: 12 kB\n• TypeScript types included\n• No more IE11\n\nDocs: pico.example",
    },
  }),
  piece({
    name: "a market",
    brief:
      "Farmers market at Kelham Island every first Saturday, 9am to 2pm. 35 stalls, dogs welcome, cargo bike parking. Next one: 7 June.",
    channel: "instagram",
    copy: {
      headline: "The market is back on 7 June",
      supporting: "35 stalls at Kelham Island, 9am to 2pm.",
      cta: { label: "See you there" },
      hashtags: ["KelhamIsland"],
      text: "Saturday 7 June, 9am–2pm: the farmers market returns to Kelham Island.\n\n35 stalls. Dogs welcome. Bring the cargo bike, there’s parking for it.\n\n#KelhamIsland",
    },
  }),
  piece({
    name: "a part-time job",
    brief:
      "We're looking for a part-time bookkeeper (16 hours a week), remote, €32/hour, start in May. You know Dutch VAT. Apply: jobs@tally.example",
    brand: { name: "Tally" },
    channel: "linkedin",
    copy: {
      headline: "Part-time bookkeeper wanted: 16 hours a week",
      supporting: "Fully remote, €32 an hour, starting in May.",
      cta: { label: "Apply at jobs@tally.example" },
      text: "Tally is hiring a part-time bookkeeper.\n\n• 16 hours a week, remote\n• €32 per hour\n• Start in May\n• You know your way around Dutch VAT\n\nSound like you? Apply at jobs@tally.example",
    },
  }),
  piece({
    name: "a case study",
    brief:
      'Case study: the city library of Turku moved 400,000 records to our catalogue Shelf in one weekend. Zero downtime. Quote from Head of IT Aino Salo: "We expected a month of pain." Read: shelf.example/turku',
    brand: { name: "Shelf" },
    channel: "linkedin",
    copy: {
      headline: "400,000 records moved in one weekend",
      supporting: "“We expected a month of pain,” says Aino Salo of Turku city library.",
      cta: { label: "Read the case study", url: "https://shelf.example/turku" },
      text: "“We expected a month of pain.”\n— Aino Salo, Head of IT\n\nInstead, the city library of Turku moved 400,000 records to Shelf in a single weekend. With zero downtime.\n\nRead how: shelf.example/turku",
    },
  }),
  piece({
    name: "a small batch",
    brief:
      "New flavour: blood orange and thyme kombucha. Only 800 bottles. In our taproom on Hope Street from Thursday. 4.50 each.",
    brand: { name: "Bubbl" },
    channel: "instagram",
    copy: {
      headline: "Blood orange and thyme: only 800 bottles",
      supporting: "In the Hope Street taproom from Thursday.",
      cta: { label: "Grab yours on Hope Street" },
      hashtags: ["kombucha"],
      text: "Meet our newest kombucha: blood orange and thyme.\n\nWe made just 800 bottles. They land in the Hope Street taproom on Thursday, 4.50 each.\n\n#kombucha",
    },
  }),
  piece({
    name: "a saving for teachers",
    brief:
      "Reading from survey: teachers spend 11 hours a week on admin. Our app Chalk cuts marking time in half. 9,000 teachers use it. For secondary schools. Book a call.",
    brand: { name: "Chalk" },
    channel: "linkedin",
    copy: {
      headline: "Teachers spend 11 hours a week on admin",
      supporting: "Chalk halves marking time for secondary schools.",
      cta: { label: "Book a call" },
      text: "11 hours a week. That is how long teachers spend on admin.\n\nChalk gives some of it back: it cuts marking time in half. 9,000 teachers already use it.\n\nFor secondary schools. Book a call.",
    },
  }),
  piece({
    name: "an insight",
    brief:
      "We moved to a four-day week six months ago. Revenue stayed flat, sick days fell by a third, and nobody quit. Share what we learned: plan Mondays, no meetings on Wednesdays, write more.",
    brand: { name: "Oak & Co" },
    channel: "linkedin",
    copy: {
      headline: "Six months of the four-day week: what we learned",
      supporting: "Sick days fell by a third, and nobody quit.",
      cta: { label: "Would you try it?" },
      text: "Six months ago we moved to a four-day week.\n\nRevenue stayed flat. Sick days fell by a third. Nobody quit.\n\nWhat helped:\n• Plan Mondays\n• No meetings on Wednesdays\n• Write more\n\nWould you try it at your company?",
    },
  }),
  piece({
    name: "a run",
    brief:
      "Charity run 10 km through the old town on 12 October, start 10 am at the Corn Exchange. Entry £18, all proceeds go to the children's hospice. Sign up by 30 September: runforlily.example",
    channel: "instagram",
    copy: {
      headline: "Run 10 km for the children’s hospice",
      supporting: "12 October, 10 am, Corn Exchange.",
      cta: { label: "Sign up by 30 September", url: "https://runforlily.example" },
      hashtags: ["charityrun"],
      text: "Lace up: on 12 October we run 10 km through the old town.\n\nStart: 10 am at the Corn Exchange. Entry is £18, and every pound goes to the children’s hospice.\n\nSign up by 30 September: runforlily.example\n\n#charityrun",
    },
  }),
  piece({
    name: "a speaker",
    brief:
      "Speaker announcement: Prof. Mei Tanaka (Kyoto University) opens our soil health symposium on 5 November in Wageningen. Topic: fungi as fertiliser. Early bird until 1 September, €95.",
    brand: { name: "SoilNet" },
    channel: "linkedin",
    copy: {
      headline: "Mei Tanaka opens our soil health symposium",
      supporting: "5 November in Wageningen: fungi as fertiliser.",
      cta: { label: "Get the early bird ticket for €95" },
      text: "Can fungi replace fertiliser?\n\nProf. Mei Tanaka of Kyoto University opens the SoilNet symposium on soil health, on 5 November in Wageningen.\n\nEarly bird tickets cost €95 until 1 September.",
    },
  }),
  piece({
    name: "three features",
    brief:
      "New in Ledgerly: bank feeds for 1,200 European banks, automatic VAT reports, and multi-currency. Rolling out this week to all plans. Changelog: ledgerly.example/new",
    brand: { name: "Ledgerly" },
    channel: "linkedin",
    copy: {
      headline: "1,200 European banks, now in Ledgerly",
      supporting: "Plus automatic VAT reports and multi-currency.",
      cta: { label: "See what’s new", url: "https://ledgerly.example/new" },
      text: "Your bank feed is here: Ledgerly now connects to 1,200 European banks.\n\nAlso new:\n• Automatic VAT reports\n• Multi-currency\n\nRolling out this week, on every plan.\n\nledgerly.example/new",
    },
  }),
];
