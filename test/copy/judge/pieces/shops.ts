import { type Piece, piece } from "./piece.ts";

/** Shops and makers: sales, openings, products. */
export const SHOPS: Piece[] = [
  piece({
    name: "a sale from a chat message",
    brief:
      "hi! can you pls do an insta post re the summer sale?? 20% off ALL bikes + accessories, starts sat 14 june ends sunday 22 june, free tune up w every bike. in store only (12 Mill Lane)… use emojis!! thx",
    channel: "instagram",
    copy: {
      headline: "Summer sale: 20% off all bikes and accessories",
      supporting: "Saturday 14 June to Sunday 22 June, in store only.",
      bullets: ["Free tune-up with every bike"],
      cta: { label: "Visit us at 12 Mill Lane" },
      hashtags: ["SummerSale"],
      text: "Summer sale: 20% off all bikes and accessories 🚲\n\n📅 Saturday 14 June to Sunday 22 June\n✅ Free tune-up with every bike\n\nVisit us at 12 Mill Lane, in store only.\n\n#SummerSale",
    },
  }),
  piece({
    name: "a second shop",
    brief:
      "Our bakery opens a second shop in Lyon on 3 March: 40 breads a day, wood oven, free coffee the first week. For neighbours who love sourdough. 8 rue de la Barre.",
    channel: "instagram",
    copy: {
      headline: "Our second shop in Lyon opens on 3 March",
      supporting: "Free coffee the first week, for neighbours who love sourdough.",
      bullets: ["40 breads a day", "Wood oven"],
      stats: [{ value: "40", label: "breads a day" }],
      cta: { label: "Visit us at 8 rue de la Barre" },
      hashtags: ["sourdough", "Lyon"],
      text: "Our bakery opens a second shop in Lyon on 3 March.\n\n40 breads a day from the wood oven, and free coffee the first week. For neighbours who love sourdough.\n\nVisit us at 8 rue de la Barre.\n\n#sourdough #Lyon",
    },
  }),
  piece({
    name: "a discount code",
    brief:
      "Black Friday: 30% off annual plans with code FRIDAY30 until Monday midnight. New customers only. Shop at lumo.example/friday",
    brand: { name: "Lumo" },
    channel: "twitter",
    copy: {
      headline: "30% off annual plans until Monday midnight",
      supporting: "With code FRIDAY30, for new customers only.",
      cta: { label: "Use code FRIDAY30", url: "https://lumo.example/friday" },
      text: "Black Friday at Lumo: 30% off annual plans until Monday midnight.\n\nUse code FRIDAY30. New customers only.\nlumo.example/friday",
    },
  }),
  piece({
    name: "a recall",
    brief:
      "Recall: if you bought the Lumo night light, batch L-204, stop using it. The battery can overheat. Return it to any shop for a full refund of 24 €. Questions: 0800 555 0199.",
    brand: { name: "Lumo" },
    channel: "linkedin",
    copy: {
      headline: "Stop using the Lumo night light, batch L-204",
      supporting: "The battery can overheat. Return it to any shop for a full refund of 24 €.",
      cta: { label: "Call 0800 555 0199" },
      text: "Recall: if you bought the Lumo night light, batch L-204, stop using it. The battery can overheat.\n\nReturn it to any shop for a full refund of 24 €.\n\nCall 0800 555 0199.",
    },
  }),
  piece({
    name: "a product with a price",
    brief:
      "Introducing the Fieldcoat: a waxed jacket made in Galway from Irish wool and cotton. It weighs 980 g, has six pockets and costs €240. We re-wax it for free every autumn. Order at fieldcoat.example",
    brand: { name: "Fieldcoat", tagline: "Made for the long way home" },
    channel: "instagram",
    copy: {
      headline: "Meet the Fieldcoat: 980 g, six pockets, €240",
      supporting: "A waxed jacket made in Galway from Irish wool and cotton.",
      bullets: ["Weighs 980 g", "Six pockets", "We re-wax it for free every autumn"],
      cta: { label: "Order at fieldcoat.example", url: "https://fieldcoat.example" },
      hashtags: ["Fieldcoat"],
      text: "Meet the Fieldcoat: a waxed jacket made in Galway from Irish wool and cotton.\n\nIt weighs 980 g, has six pockets and costs €240. We re-wax it for free every autumn.\n\nFieldcoat. Made for the long way home.\n\nOrder at fieldcoat.example\n\n#Fieldcoat",
    },
  }),
  piece({
    name: "two plans compared",
    brief:
      "Compare our starter plan with our pro plan. Starter: 3 projects, email support, $12 a month. Pro: 50 projects, SSO, a 99.9% uptime SLA, $49 a month. Compare plans at stackly.example/pricing",
    brand: { name: "Stackly" },
    channel: "linkedin",
    assetType: "infographic",
    copy: {
      headline: "Starter or pro: 3 projects or 50?",
      supporting: "Starter costs $12 a month, pro $49 with SSO and a 99.9% uptime SLA.",
      bullets: ["Starter: 3 projects, email support, $12 a month", "Pro: 50 projects, SSO, $49 a month"],
      stats: [
        { value: "$12", label: "starter, a month" },
        { value: "$49", label: "pro, a month" },
      ],
      cta: { label: "Compare plans", url: "https://stackly.example/pricing" },
      text: "Starter or pro? Two Stackly plans side by side:\n\n• Starter: 3 projects, email support, $12 a month\n• Pro: 50 projects, SSO, a 99.9% uptime SLA, $49 a month\n\nCompare plans: stackly.example/pricing",
    },
  }),
  piece({
    name: "a menu",
    brief:
      "New autumn menu at Kitchen Table: pumpkin gnocchi, smoked trout with beetroot, plum cake. Three courses for £32, Wednesday to Sunday from 1 October. Book on 020 7946 0018.",
    brand: { name: "Kitchen Table" },
    channel: "instagram",
    copy: {
      headline: "New autumn menu: three courses for £32",
      supporting: "Wednesday to Sunday from 1 October.",
      bullets: ["Pumpkin gnocchi", "Smoked trout with beetroot", "Plum cake"],
      stats: [{ value: "£32", label: "for three courses" }],
      cta: { label: "Book on 020 7946 0018" },
      hashtags: ["KitchenTable"],
      text: "The new autumn menu at Kitchen Table: pumpkin gnocchi, smoked trout with beetroot, plum cake.\n\nThree courses for £32, Wednesday to Sunday from 1 October.\n\nBook on 020 7946 0018.\n\n#KitchenTable",
    },
  }),
];
