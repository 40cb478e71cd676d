import { brandOf } from "../copy/brands.ts";
import { readingOf, type Sample } from "./reading-of.ts";

export const spanish: Sample = {
  brand: brandOf("Clínica Marea"),
  reading: readingOf(
    "la clínica cierra el viernes 6 de diciembre por festivo, urgencias en el 952 555 018, volvemos el lunes 9 a las 8:30.",
    [
      ["news", "la clínica cierra el viernes 6 de diciembre por festivo"],
      ["when", "viernes 6 de diciembre"],
      ["contact", "urgencias en el 952 555 018"],
      ["when", "volvemos el lunes 9 a las 8:30"],
    ],
    {
      language: "es",
      occasion: "closing",
      about: "Clínica Marea",
      when: { date: "viernes 6 de diciembre", time: "", place: "", facts: ["f2"] },
    },
  ),
};

export const german: Sample = {
  brand: brandOf("Kleinholz", { tagline: "Möbel, die bleiben." }),
  reading: readingOf(
    "zur neuen Werkbank-Reihe: drei Größen, aus Esche vom Hof Brandner, 15 Jahre Garantie, ab 890 Euro. Ab 24. November im Laden in Salzburg und online.",
    [
      ["news", "neuen Werkbank-Reihe", "Neue Werkbank-Reihe"],
      ["benefit", "drei Größen"],
      ["benefit", "aus Esche vom Hof Brandner"],
      ["benefit", "15 Jahre Garantie"],
      ["price", "ab 890 Euro"],
      ["when", "Ab 24. November im Laden in Salzburg und online."],
    ],
    {
      language: "de",
      occasion: "launch",
      about: "Werkbank-Reihe",
      when: { date: "24. November", time: "", place: "Laden in Salzburg", facts: ["f6"] },
    },
  ),
};

export const japanese: Sample = {
  brand: brandOf("木の芽"),
  reading: readingOf(
    "12月1日（日）から冬の限定メニュー「柚子味噌ラーメン」を始めます。1杯980円、1日30食限定。営業時間は11時〜15時。ご来店お待ちしています。",
    [
      ["news", "12月1日（日）から冬の限定メニュー「柚子味噌ラーメン」を始めます。"],
      ["when", "12月1日（日）から"],
      ["price", "1杯980円、1日30食限定。"],
      ["when", "営業時間は11時〜15時。"],
      ["benefit", "ご来店お待ちしています。"],
    ],
    {
      language: "ja",
      occasion: "launch",
      about: "柚子味噌ラーメン",
      when: { date: "12月1日（日）", time: "11時〜15時", place: "", facts: ["f2", "f4"] },
    },
  ),
};

export const testimonial: Sample = {
  brand: brandOf("Staffly", { tagline: "The rota sorts itself." }),
  reading: readingOf(
    'Denise Akintola (manager at Rosewood Care Home, Stockport): "I used to do the rota on my kitchen table on Sundays. Now it takes me twenty minutes and nobody rings me." She\'s been using Staffly since March. Agency spend is down 22%. Book a demo at staffly.example/demo',
    [
      [
        "quotation",
        'Denise Akintola (manager at Rosewood Care Home, Stockport): "I used to do the rota on my kitchen table on Sundays. Now it takes me twenty minutes and nobody rings me."',
      ],
      [
        "proof",
        "She's been using Staffly since March.",
        "Denise Akintola has been using Staffly since March.",
      ],
      ["figure", "Agency spend is down 22%."],
      ["link", "Book a demo at staffly.example/demo"],
    ],
    {
      occasion: "testimonial",
      about: "Staffly",
      figures: [{ value: "22%", unit: "%", label: "less agency spend", fact: "f3" }],
      quotation: {
        text: "I used to do the rota on my kitchen table on Sundays. Now it takes me twenty minutes and nobody rings me.",
        name: "Denise Akintola",
        role: "manager",
        company: "Rosewood Care Home, Stockport",
        fact: "f1",
      },
    },
  ),
};

export const comparison: Sample = {
  brand: brandOf("Quillbox"),
  reading: readingOf(
    "Quillbox vs a shared Gmail: who's answering shown live vs guess; drafts can be reviewed vs cc someone; response time report vs none; 9 euros/user vs included in Workspace. We're not for everyone: under 3 people, just use Gmail.",
    [
      ["news", "Quillbox vs a shared Gmail"],
      ["pair", "who's answering shown live vs guess"],
      ["pair", "drafts can be reviewed vs cc someone"],
      ["pair", "response time report vs none"],
      ["pair", "9 euros/user vs included in Workspace"],
      ["condition", "We're not for everyone: under 3 people, just use Gmail."],
    ],
    {
      occasion: "comparison",
      about: "Quillbox",
      columns: ["Quillbox", "a shared Gmail"],
      rows: [
        { label: "Who's answering", first: "shown live", second: "guess", fact: "f2" },
        { label: "Drafts", first: "can be reviewed", second: "cc someone", fact: "f3" },
        { label: "Response time report", first: "yes", second: "none", fact: "f4" },
        { label: "Price", first: "9 euros/user", second: "included in Workspace", fact: "f5" },
      ],
    },
  ),
};

export const prices: Sample = {
  brand: brandOf("The Copper Pot"),
  reading: readingOf(
    "Our lunch menu changes on Monday. Soup £6. Moules frites £14.50. Apple tart £7. Walk-ins only.",
    [
      ["news", "Our lunch menu changes on Monday."],
      ["when", "on Monday"],
      ["price", "Soup £6"],
      ["price", "Moules frites £14.50"],
      ["price", "Apple tart £7"],
      ["condition", "Walk-ins only."],
    ],
    {
      occasion: "update",
      about: "Lunch menu",
      when: { date: "Monday", time: "", place: "", facts: ["f2"] },
      prices: [
        { name: "Soup", price: "£6", fact: "f3" },
        { name: "Moules frites", price: "£14.50", fact: "f4" },
        { name: "Apple tart", price: "£7", fact: "f5" },
      ],
    },
  ),
};

export const howTo: Sample = {
  brand: brandOf("Mortar", { one_liner: "Accounting for freelancers." }),
  reading: readingOf(
    "4 mistakes freelancers make before year end. 1 - invoicing December work in January. 2 - forgetting the pension top-up (limit £60,000). 3 - buying a laptop on 2 Jan instead of 30 Dec. 4 - no folder for receipts. End with: save this, and book a free 20 min check at mortar.example/check",
    [
      ["news", "4 mistakes freelancers make before year end."],
      ["step", "invoicing December work in January"],
      ["step", "forgetting the pension top-up (limit £60,000)"],
      ["step", "buying a laptop on 2 Jan instead of 30 Dec"],
      ["step", "no folder for receipts"],
      ["link", "book a free 20 min check at mortar.example/check"],
    ],
    {
      occasion: "how_to",
      about: "4 mistakes freelancers make before year end",
      steps: [
        { title: "Invoicing December work in January", body: "", facts: ["f2"] },
        { title: "Forgetting the pension top-up", body: "limit £60,000", facts: ["f3"] },
        { title: "Buying a laptop on 2 Jan instead of 30 Dec", body: "", facts: ["f4"] },
        { title: "No folder for receipts", body: "", facts: ["f5"] },
      ],
      wishes: [
        [
          "end_with",
          "save this, and book a free 20 min check at mortar.example/check",
          "End with: save this, and book a free 20 min check at mortar.example/check",
        ],
      ],
    },
  ),
};

export const wished: Sample = {
  brand: brandOf("Oat & Co"),
  reading: readingOf(
    "our new barista oat milk. Keep it super short: it's made from Yorkshire oats, foams at 60 degrees, no added sugar, 1 litre, £2.10, in Booths from 2 December. Don't mention the price. No emojis",
    [
      ["news", "our new barista oat milk", "Our new barista oat milk is here."],
      [
        "benefit",
        "it's made from Yorkshire oats, foams at 60 degrees, no added sugar, 1 litre, £2.10, in Booths from 2 December",
        "It's made from Yorkshire oats, foams at 60 degrees, no added sugar, 1 litre, £2.10, in Booths from 2 December.",
      ],
      ["price", "£2.10"],
      ["where", "in Booths"],
      ["when", "from 2 December"],
    ],
    {
      occasion: "launch",
      about: "barista oat milk",
      wishes: [
        ["short", "", "Keep it super short"],
        ["leave_out_kind", "price", "Don't mention the price"],
        ["no_emoji", "", "No emojis"],
      ],
    },
  ),
};
