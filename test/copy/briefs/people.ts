import { brandOf, cafe, tallybee, tidewatch } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

const ledgerly = brandOf("Ledgerly");
const slotly = brandOf("Slotly", { one_liner: "Online booking for clinics" });

/** Hiring, new colleagues, customers, authors. */
export const people: BriefCase[] = [
  {
    id: "backend engineer",
    brief:
      "We're hiring a senior backend engineer (Go, Postgres) to join our 8-person team in Berlin. Remote within the EU is fine. €85,000-100,000, 4-day week. Apply by 30 September at tidewatch.app/jobs",
    brand: tidewatch,
    keeps: [
      "Go, Postgres",
      "8-person team in Berlin",
      "Remote within the EU",
      "€85,000-100,000",
      "4-day week",
    ],
  },
  {
    id: "two baristas",
    brief:
      "Hiring! Two baristas for our Leeds Dock cafe, full time or part time, £12.60/hr plus tips, no late nights (we close at 5). Experience helpful but we'll train the right people. Send a few lines about yourself to jobs@cornercoffee.uk",
    brand: cafe,
    channel: "instagram",
    keeps: ["Leeds Dock", "£12.60/hr plus tips", "we close at 5", "jobs@cornercoffee.uk"],
  },
  {
    id: "head of customer success",
    brief:
      "Welcome Dana Whitfield, our new Head of Customer Success! She joins from Northwind where she built a team of 25. Dana will lead onboarding for our enterprise customers. When she's not working she restores vintage motorbikes.",
    brand: tallybee,
    keeps: ["joins from Northwind", "team of 25", "vintage motorbikes"],
  },
  {
    id: "parental leave",
    brief:
      "Hey team, could you draft something about the new parental leave policy? 20 weeks full pay for every parent, starts 1 January, applies to birth, adoption and fostering. We want candidates to see this. Tone: proud but not smug.",
    brand: brandOf("Northbeam", { one_liner: "Payroll for growing companies" }),
    keeps: ["20 weeks full pay for every parent", "birth, adoption and fostering", "1 January"],
    never: ["Hey team", "candidates to see", "smug"],
  },
  {
    id: "law firm story",
    brief:
      'Customer story: Nair & Cole, a four-person law firm in Austin, used to spend two days on invoices. "I used to dread the last Friday of the month. Now it\'s done before my coffee gets cold," says Priya Nair, partner at Nair & Cole.',
    brand: ledgerly,
    keeps: ["I used to dread the last Friday of the month", "a four-person law firm in Austin"],
  },
  {
    id: "dentist quote",
    brief:
      'Sarah Kim from Bright Dental told us: "We stopped losing two hours a day to phone calls. Patients book online and show up." Since switching to Slotly they have cut no-shows by 38% in six months.',
    brand: slotly,
    keeps: ["cut no-shows by 38%"],
    never: ["Sarah Kim from."],
  },
  {
    id: "council case study",
    brief:
      'Case study. Client: Harlow Council. Problem: residents waited 11 days for a bulky waste pickup. What we did: routed trucks by demand instead of by ward. Result: average wait is now 3 days and fuel use fell 17%. "Residents noticed before we told them," said Omar Diaz, head of waste services.',
    brand: brandOf("Routewise", { one_liner: "Smarter routes for public fleets" }),
    keeps: [
      "Harlow Council",
      "11 days",
      "now 3 days",
      "fuel use fell 17%",
      "Omar Diaz, head of waste services",
    ],
  },
  {
    id: "invoice time",
    brief: "We cut invoice time from two days to ten minutes for small law firms. Book a demo this week.",
    brand: ledgerly,
    keeps: ["small law firms"],
  },
  {
    id: "first novel",
    brief:
      "My first novel, The Salt Road, comes out on 9 September with Hadley Press. It's about three sisters who inherit a ferry. I wrote it on night shifts over four years. Pre-order from your local bookshop.",
    brand: brandOf("Mara Venn", { overview: "Author" }),
    channel: "instagram",
    keeps: ["three sisters who inherit a ferry", "I wrote it on night shifts"],
    never: ["Our first novel", "We wrote it"],
  },
  {
    id: "speaking at a conference",
    brief:
      "Our CEO Lena Park is speaking at SaaStock Dublin on 15 October about pricing for usage-based products. Come say hi at booth 42. We'll also be giving away 3 annual licenses.",
    brand: brandOf("Metered", { one_liner: "Usage-based billing" }),
    keeps: ["15 October", "pricing for usage-based products", "3 annual licenses"],
  },
  {
    id: "how customers use it",
    brief:
      "Please create a video about how our customers use Slotly. Dentists use it to fill cancellations in minutes. Barbers use it to take deposits. Yoga studios use it for waiting lists. Every plan starts with 30 days free.",
    brand: slotly,
    channel: "youtube",
    assetType: "video",
    keeps: ["Dentists use it to fill cancellations", "Barbers", "Yoga studios", "30 days free"],
    never: ["create a video"],
  },
];
