import { brandOf, nobody } from "../brands.ts";
import type { BriefCase } from "./brief-case.ts";

const knits = brandOf("Loomly Knits", {
  one_liner: "Knitwear made to order in Galway",
  website: "loomlyknits.example",
});
const physio = brandOf("Parkside Physio", {
  one_liner: "Physiotherapy for people who move",
  website: "parksidephysio.example",
});
const pulse = brandOf("Pulsegrid", {
  one_liner: "Uptime monitoring for small teams",
  website: "pulsegrid.example",
});
const invoices = brandOf("Invoicely", { one_liner: "Invoices that get paid", who_its_for: "freelancers" });
const gym = brandOf("Ironworks Gym", { tagline: "Strong for life." });
const osteria = brandOf("Osteria Lina", {
  one_liner: "Fresh pasta, every evening",
  website: "osterialina.example",
});

/** Briefs as people type them who have never seen the service: small letters, courtesies, context before the news. */
export const strangers: BriefCase[] = [
  {
    id: "names in small letters",
    brand: nobody,
    brief:
      "we are opening a second studio in leeds on 4 march. sarah okafor runs it, she taught with us for six years. first class is free for everyone who lives nearby",
    keeps: ["Sarah Okafor runs it"],
    never: ["leeds", "okafor"],
  },
  {
    id: "first names and a pay range",
    brand: pulse,
    brief:
      "hiring a support engineer, remote in europe, 4 day week, 52k to 60k euro. you'd work with priya and tom on incident tooling. apply before 30 june: pulsegrid.example/jobs",
    keeps: ["Remote in Europe", "Priya and Tom", "52k to 60k euro", "pulsegrid.example/jobs"],
    never: ["priya", "europe,"],
  },
  {
    id: "courtesies around the news",
    brand: physio,
    brief:
      "Hi team, hope you had a good weekend! Could you do a post for us? From 1 September the clinic opens at 7 am on weekdays, so people can come before work. Booking online as always. Thanks a million, Anke",
    keeps: ["From 1 September"],
    never: ["weekend!", "good weekend", "million", "Anke"],
  },
  {
    id: "years of context first",
    brand: invoices,
    brief:
      "For years our customers had to export a CSV every month and send it to their accountant by hand. It was the number one complaint in our support inbox. Since Monday Invoicely sends the books to your accountant automatically, on the first of every month.",
    keeps: ["Since Monday"],
  },
  {
    id: "two plans compared",
    brand: invoices,
    brief:
      "Compare our starter and pro plan. Starter: 3 projects, email support, 9 euros a month. Pro: unlimited projects, phone support, 29 euros a month.",
    language: "en",
    keeps: [
      "Starter: 3 projects, email support, 9 euros a month",
      "Pro: unlimited projects, phone support, 29 euros a month",
    ],
  },
  {
    id: "tell our followers two things",
    brand: osteria,
    brief:
      "Tell our followers that we close from 3 to 17 August for holidays and that the terrace is back on the 18th with a new menu by chef Marta.",
    keeps: ["The terrace is back on the 18th with a new menu by chef Marta"],
    never: ["followers"],
  },
  {
    id: "a year in numbers",
    brand: pulse,
    brief:
      "Our year in numbers: 7 new countries, 12 engineers, 99.98% uptime, 41 million checks a day and one very tired coffee machine.",
    keeps: ["7 new countries", "12 engineers", "99.98% uptime", "41 million checks"],
  },
  {
    id: "nothing but keywords",
    brand: gym,
    brief: "gym, january offer, 3 months for 2, ends 31 jan, no joining fee",
    keeps: ["Ends 31 Jan", "No joining fee"],
  },
  {
    id: "an event under keys",
    brand: brandOf("Brook Lane Primary"),
    brief:
      "Event: Spring fair\nDate: Saturday 16 May, 11-3\nWhere: school playground\nWhat: plant stall, cake sale, face painting, second-hand uniforms\nMoney goes to: new climbing frame\nTone: warm",
    keeps: ["new climbing frame", "school playground", "face painting"],
  },
  {
    id: "a patient's words",
    brand: physio,
    brief:
      "one of our patients, james (62, retired postman) wrote us: \"I was told I'd need surgery. After ten weeks with Anke I walked the Pennine Way.\" we'd love to share that, he said it's ok to use his first name",
    never: ["first name", "love to share"],
  },
  {
    id: "an appeal after the figures",
    brand: brandOf("Harbour Aid", { one_liner: "Hot meals for people without a home" }),
    brief:
      "We served 1,240 meals in november, that's 300 more than last year. our van broke down on tuesday. We need 4,500 pounds for a new gearbox before christmas. 2,100 is already there. every 10 pounds = 4 hot meals. harbouraid.example/van",
    keeps: ["1,240 meals", "2,100 is already there", "Every 10 pounds = 4 hot meals"],
  },
  {
    id: "a case with a short quotation",
    brand: pulse,
    brief:
      'Case study Norrland Freight. They run 140 trucks. Before Pulsegrid they found out about outages from angry drivers. Now they know within 40 seconds and night calls went down 73%. "I sleep again" says Jonas Ek, head of IT. Read the whole story at pulsegrid.example/norrland',
    keeps: ["Norrland Freight", "140 trucks", "73%"],
  },
  {
    id: "a founder thinks aloud",
    brand: knits,
    brief:
      "ok so this is kind of a big one for me. my grandmother taught me to knit when i was seven and last week we shipped our 10,000th jumper. ten thousand! still all knitted here in galway, by eleven people now. just want to say thank you i guess",
    keeps: ["My grandmother taught me to knit when I was seven", "Galway"],
    never: ["i guess", "we guess", "big one"],
  },
];
