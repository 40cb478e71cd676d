import { expect, test } from "vitest";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { brandOf } from "../../copy/brands.ts";
import { storyOf } from "../stories.ts";

const brand = brandOf("Northgate", { overview: "Northgate looks after homes in Leeds." });

const TICKETS =
  "Adults: day ticket €5, ten tickets €42, season ticket €98\nChildren: day ticket €2.50, ten tickets €21, season ticket €45";
const LENSES =
  "Glasses: frame and lenses €240, one lens replacement €90, total €330.\nMonthly lenses: €168 a year plus €72 for solution, total €720.";
const LOCK = "Our prices: locked out, daytime €90; after 8 pm €130; spare key €8.";
const ERRORS =
  "In our 2025 checks we found 14.2 errors per 1,000 words in the first, 1.9 in the second and 0.4 in the third.";
const SCHOOL =
  "Before: classrooms at 39 °C in April, two toilets.\nAfter: classrooms at 31 °C on comparable days, fourteen toilets.";
const MAIL = "Call the supplier on a number you already have, never on the one in the mail.";
const ROLES = "We hire:\n- senior android\n- customer success x2\n- payroll compliance lead";

const ROOF = "Installed, before rebates:\n2016 – $29,600\n2022 – $23,900 (supply shortages)\n2026 – $17,200";
const HOURS = "Monday to Thursday: 7:00 to 20:00\nFriday: 7:00 to 16:00\nSunday: closed";
const LOG = "Tue 5:30 – milking\nWed – curd ladled by hand\nThu – rolled in ash";
const AUTUMN = "Anreise von Sonntag bis Dienstag zwischen dem 4. Oktober und dem 10. November 2026.";
const PLANS = "Starter: 3 projects, email support, 9 euros a month.\nPro: phone support, 29 euros a month.";

/** What a careful writer says, and what a careless one makes of the same brief. */
const PAIRS: [what: string, brief: string, fair: string, careless: string, language?: string][] = [
  [
    "a name behind an elided word",
    "La mise en scène d'Idriss Benali commence mardi.",
    "Mardi : une mise en scène signée Idriss Benali.",
    "Mardi : une mise en scène signée Idriss Benamar.",
    "fr",
  ],
  [
    "a German noun of the brief behind two articles",
    "Unsere Waldhonig-Ernte der letzten Jahre: wenig in diesem Sommer.",
    "Die Ernte der Jahre war in diesem Sommer gering.",
    "Die Ernte von Anna Meier war in diesem Sommer gering.",
    "de",
  ],
  [
    "a French request",
    "RDV au garage ou sur le site.",
    "Prenez RDV au garage ou sur le site.",
    "Prenez RDV chez Renault ou sur le site.",
    "fr",
  ],
  [
    "a date in words",
    "Classes are back from the second of March.",
    "Classes are back from 2 March.",
    "Classes are back from 3 March.",
  ],
  [
    "x2",
    "We hire customer success x2.",
    "We hire two for customer success.",
    "We hire three for customer success.",
  ],
  [
    "short weekdays with a word between",
    "Trams run Sat to Mon.",
    "Trams run Saturday to Monday.",
    "Trams run Friday to Monday.",
  ],
  [
    "a place beside chairs",
    "We meet at North Beach, with chairs.",
    "At North Beach, with chairs.",
    "Tom Berg chairs it.",
  ],
  [
    "a list of jobs",
    ROLES,
    "We hire for Senior Android, customer success and payroll compliance lead.",
    "We hire four for Senior Android and payroll compliance lead.",
  ],
  [
    "prices of one list with their labels",
    TICKETS,
    "Children: day ticket €2.50, ten tickets €21, season ticket €45.",
    "Children: day ticket €45, ten tickets €21, season ticket €2.50.",
  ],
  ["totals of a line", LENSES, "Glasses €330, monthly lenses €720.", "Glasses: total over €330."],
  [
    "two prices of one series",
    LOCK,
    "Locked out costs €90 in the daytime and €130 after 8 pm.",
    "Spare key €90, locked out €8.",
  ],
  [
    "what is counted, said once",
    ERRORS,
    "14.2, 1.9 or 0.4 errors per 1,000 words.",
    "In our 2024 checks we found 14.2 errors per 1,000 words.",
  ],
  [
    "two values compared",
    SCHOOL,
    "Classrooms at 31 °C instead of 39 °C on comparable days.",
    "After: classrooms at 39 °C on comparable days, fourteen toilets.",
  ],
  [
    "what it was and is now",
    "The installer is 18 MB now, was 164.",
    "The installer went from 164 MB to 18 MB.",
    "The installer went from 18 MB to 164 MB.",
  ],
  [
    "lines that follow in time",
    SCHOOL,
    "Classrooms went from 39 °C to 31 °C.",
    "Classrooms at 39 °C instead of 31 °C.",
  ],
  [
    "a year with its price",
    ROOF,
    "In 2022 supply shortages pushed it up to $23,900; in 2026 an average roof costs $17,200.",
    "It rose from $17,200 to $29,600.",
  ],
  [
    "prices under their heads",
    PLANS,
    "Pro: phone support for 29 euros a month.",
    "Pro: phone support for 9 euros a month.",
  ],
  [
    "both ends of a time",
    AUTUMN,
    "Anreise vom 4. Oktober bis 10. November.",
    "Anreise vom 4. Oktober bis 12. November.",
    "de",
  ],
  [
    "members of one list of days",
    "15 May, 12 June and 4 September are free again.",
    "15 May and 4 September are free.",
    "16 May and 4 September are free.",
  ],
  [
    "short days that head a line",
    LOG,
    "Tue 5:30: milking. On Wednesday the curd is ladled, on Thursday it is rolled in ash.",
    "On Friday the curd is ladled by hand.",
  ],
  ["a short day behind others", HOURS, "Fri 7:00–16:00, Sun closed", "Fri 7:00–17:00, Sun closed"],
  [
    "a sign for more than",
    "Re-planning if a truck is >20 min late.",
    "Re-planning when a truck is more than 20 minutes late.",
    "Re-planning when a truck is more than 10 minutes late.",
  ],
  [
    "free at a sentence's end",
    "First backers get the Lighthouse module free.",
    "The Lighthouse module is free for first backers.",
    "All modules are half price for first backers.",
  ],
  [
    "what is counted",
    "2021: 12 mesas.\n2026: 127 miembros de 19 países.",
    "De 12 mesas a 127 miembros.",
    "De 14 mesas a 127 miembros.",
    "es",
  ],
  [
    "a month of two days",
    "Entre el 1 y el 31 de octubre de 2026.",
    "En octubre de 2026.",
    "En noviembre de 2026.",
    "es",
  ],
  [
    "numbers as they are spoken",
    "This year's is six point eight percent. Tapping Friday the ninth, October.",
    "6.8 percent this year, tapped on Friday, October 9.",
    "8.6 percent this year, tapped on Friday, October 9.",
  ],
  [
    "half of what to do",
    MAIL,
    "Call the supplier on a number you already have.",
    "Never call the supplier on a number you already have.",
  ],
];

const problemsOf = (brief: string, text: string, language = "en") =>
  guardStory(
    storyOf(brief, {
      language,
      spoken: language,
      headline: { text: "Northgate", facts: [] },
      posts: { linkedin: text },
      altText: "",
    }),
    { brief, brand },
  ).findings.map(({ says }) => says);

test.each(PAIRS)("%s is fair, and its neighbour is not", (_, brief, fair, careless, language) => {
  expect(problemsOf(brief, fair, language)).toEqual([]);
  expect(problemsOf(brief, careless, language)).not.toEqual([]);
});

test("a ban on one cost is no ban on other prices", () => {
  const brief =
    "Adults $6, kids $3. No 38 is back, restoration cost $112,000 (don't put the restoration cost).";
  const quote = "don't put the restoration cost";
  const start = brief.indexOf(quote);
  const wishes = [
    {
      rule: "leave_out_kind" as const,
      value: "restoration cost",
      quote,
      span: { start, end: start + quote.length },
    },
  ];
  const slots = (linkedin: string) =>
    guardStory(
      storyOf(brief, { wishes, headline: { text: "Trams", facts: [] }, posts: { linkedin }, altText: "" }),
      {
        brief,
        brand,
      },
    ).findings.map(({ problem }) => problem);
  expect(slots("Adults $6, kids $3.")).toEqual([]);
  expect(slots("Restoration cost $112,000.")).toEqual(["wish"]);
});

test("what a figure pays for may stand in the next sentence", () => {
  const brief = "873 walked and £61,240 came in. That pays for our night nurses. We also own 12 beds.";
  const problems = (label: string) =>
    guardStory(
      storyOf(brief, { about: "Thanks", figures: [{ value: "£61,240", unit: "", label, fact: "f1" }] }),
      { brief, brand },
    ).findings.filter(({ problem }) => problem === "torn_figure");
  expect(problems("came in and pays for our night nurses")).toEqual([]);
  expect(problems("for our 12 own beds")).toHaveLength(1);
});

test("an alternative text counts what the picture shows", () => {
  const brief = "Quick check £29\nStandard service £79\nFull service £139";
  const prices = ["Quick check £29", "Standard service £79", "Full service £139"].map((line) => ({
    name: line.slice(0, -4),
    price: line.slice(-4).trim(),
    fact: "f1",
  }));
  const problems = (altText: string) =>
    guardStory(storyOf(brief, { prices, altText }), { brief, brand }).findings.filter(
      ({ slot }) => slot === "altText",
    );
  expect(problems("A list shows three e-bike prices.")).toEqual([]);
  expect(problems("A list shows four e-bike prices.")).toHaveLength(1);
});

test("what the product does its maker does, and a title in marks stands beside any name", () => {
  const brief =
    "Pool the tips and Northgate pays every person with the next wages: Tip Split.\n“The Night the Lamp Went Out”, Ines Pollard on the wreck of the Ardent, 1893.";
  const problems = (linkedin: string) =>
    guardStory(storyOf(brief, { about: "Tip Split", posts: { linkedin }, altText: "" }), {
      brief,
      brand,
    }).findings.filter(({ problem }) => problem === "binding");
  expect(problems("Pool the tips, and Tip Split pays every person with the next wages.")).toEqual([]);
  expect(problems("The wreck of the Ardent: “The Night the Lamp Went Out” in 1893.")).toEqual([]);
});

test("a value of the brief has no rival in the Brand DNA for words that the brief says too", () => {
  const mill = brandOf("Northgate", { overview: "Flour from £3.20 per 1.5 kg bag. Delivery for £4." });
  const brief = "Our new flour is ready. It is £5.80 for a 1.5 kg bag in the shop.";
  const problems = (linkedin: string) =>
    guardStory(storyOf(brief, { about: "flour", posts: { linkedin }, altText: "" }), {
      brief,
      brand: mill,
    }).findings.filter(({ problem }) => problem === "binding");
  expect(problems("A 1.5 kg bag of our new flour: £5.80.")).toEqual([]);
  expect(problems("Our new flour is ready. Delivery for £5.80.")).toHaveLength(1);
});

test("words of a slogan may stand beside a name of the brief that speaks of the same", () => {
  const hall = brandOf("Northgate", { tagline: "Climb with us", overview: "Climb with us in Sheffield." });
  const brief = "Winter Boulder Jam on Saturday 12 December. Under 16s climb for £8.";
  const problems = (linkedin: string) =>
    guardStory(storyOf(brief, { about: "jam", posts: { linkedin }, altText: "" }), {
      brief,
      brand: hall,
    }).findings.filter(({ problem }) => problem === "binding");
  expect(problems("Climb with us at the Winter Boulder Jam.")).toEqual([]);
});

test("German writes those it speaks to with a capital, and that is no name", () => {
  const brief = "Rufen Sie uns an: 02541 555 0170. Wir warten Pumpen.";
  const problems = (linkedin: string) =>
    guardStory(storyOf(brief, { language: "de", spoken: "de", posts: { linkedin }, altText: "" }), {
      brief,
      brand,
    }).findings.filter(({ says }) => says.includes("name"));
  expect(problems("Wir warten Pumpen. Oder Sie rufen uns an.")).toEqual([]);
  expect(problems("Wir warten Pumpen. Oder Anna Meier ruft an.")).toHaveLength(1);
});
