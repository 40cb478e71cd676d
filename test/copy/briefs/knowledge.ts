import { brandOf, harbor, kite, northbeam } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

const focusly = brandOf("Focusly", { one_liner: "A calmer to-do list" });

/** How-tos, reports, opinions, comparisons. */
export const knowledge: BriefCase[] = [
  {
    id: "descale",
    brief:
      "How to descale an espresso machine in 4 steps:\n1. Empty the water tank and add descaling solution\n2. Run half the solution through the group head, then wait 15 minutes\n3. Run the rest through the steam wand\n4. Rinse with two full tanks of fresh water\nTip: do this every 3 months.",
    brand: brandOf("Bean & Boiler", { overview: "We repair and sell espresso machines" }),
    channel: "instagram",
    keeps: ["1. Empty the water tank", "wait 15 minutes", "4. Rinse with two full tanks", "every 3 months"],
  },
  {
    id: "marathon tips",
    brief:
      "Tips for first-time marathon runners: start slow, really slow. Eat before you are hungry. Walk the water stations. Don't try new shoes on race day. Smile at mile 20. Our free training plan is at strideclub.com/plan",
    brand: brandOf("Stride Club", { one_liner: "Running for everyone" }),
    channel: "instagram",
    keeps: ["Start slow", "Walk the water stations", "Smile at mile 20", "strideclub.com/plan"],
    never: ["plan is."],
  },
  {
    id: "decision log",
    brief:
      "ok so for thurs: blog post is live about how we cut our own meetings by 40% w/ the decision log. pls make linkedin thing. main takeaways - \n- one owner per decision\n- write down what you rejected\n- review after 30 days",
    brand: harbor,
    keeps: ["One owner per decision", "Write down what you rejected", "Review after 30 days"],
    never: ["linkedin thing", "thurs", "takeaways"],
  },
  {
    id: "focus survey",
    brief:
      "We surveyed 1,204 remote workers about focus. 61% say they get less than two hours of deep work a day. 3 in 4 blame chat messages. Only 12% have a no-meeting day. Full report at focusly.app/report",
    brand: focusly,
    keeps: ["1,204 remote workers", "61% say", "3 in 4 blame chat messages", "12%", "focusly.app/report"],
    never: ["report at."],
  },
  {
    id: "window study",
    brief:
      "New research from our lab: sleeping with the window open lowered bedroom CO2 by 45% and people woke up 1.2 times less per night. 63 volunteers, 4 weeks, paper in Indoor Air. Read the paper: sleeplab.example/window",
    brand: brandOf("Sleeplab", { one_liner: "Sleep research for everyone" }),
    keeps: ["1.2 times less per night", "63 volunteers", "4 weeks", "Indoor Air"],
  },
  {
    id: "meeting problem",
    brief:
      "Most teams don't have a meeting problem. They have a decision problem. We write the decision down before the meeting, and half of our meetings disappear. Try it for a week.",
    brand: harbor,
    keeps: ["They have a decision problem", "half of our meetings disappear"],
    never: ["Most teams have a meeting problem"],
  },
  {
    id: "pricing lessons",
    brief:
      "Linkedin post pls: what we learned moving 200 customers to usage based pricing\n- revenue dipped 9% for two months, then grew 31%\n- support tickets doubled in week one\n- the smallest customers were the happiest\n- we should have shown an estimated bill from day one\naudience: saas founders. tone: honest, no bragging",
    brand: brandOf("Metered", { one_liner: "Usage-based billing" }),
    keeps: [
      "Revenue dipped 9% for two months, then grew 31%",
      "Support tickets doubled",
      "estimated bill from day one",
    ],
    never: ["Linkedin post", "bragging"],
  },
  {
    id: "unlimited vacation",
    brief:
      "New on the blog: why we stopped offering unlimited vacation. Short version: people took less of it. We now have a minimum of 25 days instead. Read it: northbeam.co/blog/vacation",
    brand: northbeam,
    keeps: ["People took less of it", "minimum of 25 days", "northbeam.co/blog/vacation"],
    never: ["Why we offer unlimited vacation"],
  },
  {
    id: "rent or buy",
    brief:
      "Compare renting tools from us with buying them. Drill: 8 euro a day vs 120 euro in the shop. Most drills are used 13 minutes in their life. Carpet cleaner: 25 euro a weekend vs 300 euro. Free delivery by cargo bike in Antwerp.",
    brand: brandOf("Leenkast", { one_liner: "Borrow tools by the day" }),
    channel: "instagram",
    keeps: [
      "8 euro a day vs 120 euro",
      "13 minutes in their life",
      "25 euro a weekend vs 300 euro",
      "Antwerp",
    ],
  },
  {
    id: "before and after",
    brief:
      "Before: three spreadsheets, two inboxes, one whiteboard. After: one list everyone can see. That's what changed for the volunteers at Hill Street Kitchen when they moved to Kite.",
    brand: kite,
    keeps: ["Hill Street Kitchen", "moved to Kite"],
  },
];
