import { type Piece, piece } from "./piece.ts";

/** People and causes: events, jobs, stories, appeals, instructions. */
export const PEOPLE: Piece[] = [
  piece({
    name: "a webinar",
    brief:
      "We want to invite people to our free webinar “Decisions that stick” on Thursday, 18 June 2026 at 5 pm CET. Speakers: Ana Ruiz and Tom Beck. You will learn how to write a decision record in five minutes. Register at harbornotes.example/webinar",
    brand: { name: "Harbor Notes" },
    channel: "linkedin",
    copy: {
      headline: "Decisions that stick: a free webinar",
      supporting: "Thursday, 18 June 2026 at 5 pm CET, with Ana Ruiz and Tom Beck.",
      cta: { label: "Register now", url: "https://harbornotes.example/webinar" },
      text: "Learn how to write a decision record in five minutes.\n\nJoin our free webinar “Decisions that stick” with Ana Ruiz and Tom Beck, on Thursday, 18 June 2026 at 5 pm CET.\n\nRegister with Harbor Notes: harbornotes.example/webinar",
    },
  }),
  piece({
    name: "a job",
    brief:
      "We're hiring a senior backend engineer (Go, Postgres) in Lisbon or remote in Europe. Salary 70,000 to 85,000 €. Four-day week. Apply at harbornotes.example/jobs by 30 September.",
    brand: { name: "Harbor Notes" },
    channel: "linkedin",
    copy: {
      headline: "We’re hiring a senior backend engineer",
      supporting: "Lisbon or remote in Europe, four-day week, 70,000 to 85,000 €.",
      bullets: ["Go and Postgres", "Four-day week"],
      cta: { label: "Apply by 30 September", url: "https://harbornotes.example/jobs" },
      text: "Harbor Notes is hiring a senior backend engineer (Go, Postgres) in Lisbon or remote in Europe.\n\nSalary 70,000 to 85,000 €. Four-day week.\n\nApply by 30 September: harbornotes.example/jobs",
    },
  }),
  piece({
    name: "a customer story",
    brief:
      "Customer story: “We used to chase approvals for a week. Now it’s done before my coffee gets cold,” says Priya Nair, partner at Nair & Cole, a four-person firm in Austin. They handle 60 contracts a month with Signet. Read it at signet.example/nair",
    brand: { name: "Signet" },
    channel: "linkedin",
    copy: {
      headline: "“Now it’s done before my coffee gets cold”",
      supporting: "Priya Nair, partner at Nair & Cole, a four-person firm in Austin.",
      stats: [{ value: "60", label: "contracts a month" }],
      cta: { label: "Read the story", url: "https://signet.example/nair" },
      text: "“We used to chase approvals for a week. Now it’s done before my coffee gets cold.”\n— Priya Nair, partner at Nair & Cole\n\nThe four-person firm in Austin handles 60 contracts a month with Signet.\n\nRead the story: signet.example/nair",
    },
  }),
  piece({
    name: "a new colleague",
    brief:
      "Meet Lena Okafor, our new head of design. She led the redesign of the national rail app and teaches typography in Ghent. She starts on 2 February.",
    brand: { name: "Railo" },
    channel: "linkedin",
    copy: {
      headline: "Meet Lena Okafor, our new head of design",
      supporting: "She led the redesign of the national rail app.",
      cta: { label: "" },
      text: "Meet Lena Okafor, the new head of design at Railo.\n\nShe led the redesign of the national rail app and teaches typography in Ghent. She starts on 2 February.",
    },
  }),
  piece({
    name: "a food bank",
    brief:
      "Donate to the Riverside food bank: £10 feeds a family for two days. We need 300 donors by Christmas. Give at riverside.example/give",
    brand: { name: "Riverside" },
    channel: "instagram",
    copy: {
      headline: "£10 feeds a family for two days",
      supporting: "The Riverside food bank needs 300 donors by Christmas.",
      stats: [{ value: "300", label: "donors needed by Christmas" }],
      cta: { label: "Donate now", url: "https://riverside.example/give" },
      hashtags: ["Riverside"],
      text: "£10 feeds a family for two days.\n\nThe Riverside food bank needs 300 donors by Christmas.\n\nDonate: riverside.example/give\n\n#Riverside",
    },
  }),
  piece({
    name: "a concert",
    brief:
      "Concert in the park: the Northside Quartet plays Dvořák on Saturday 9 August at 7 pm in Elm Park. Entry free, bring a blanket.",
    channel: "instagram",
    copy: {
      headline: "The Northside Quartet plays Dvořák in Elm Park",
      supporting: "Saturday 9 August at 7 pm. Entry free.",
      cta: { label: "Bring a blanket" },
      hashtags: ["ElmPark"],
      text: "The Northside Quartet plays Dvořák in Elm Park on Saturday 9 August at 7 pm.\n\nEntry free. Bring a blanket.\n\n#ElmPark",
    },
  }),
  piece({
    name: "instructions",
    brief:
      "How to repot a monstera: 1) water it the day before 2) loosen the roots 3) use a pot two sizes up 4) keep it out of direct sun for a week. From the plant doctors at Leafward. Ask us anything in the shop on Dock Road.",
    brand: { name: "Leafward" },
    channel: "instagram",
    assetType: "carousel",
    copy: {
      headline: "How to repot a monstera in 4 steps",
      supporting: "From the plant doctors at Leafward.",
      slides: [
        { title: "Water it the day before", body: "" },
        { title: "Loosen the roots", body: "" },
        { title: "Use a pot two sizes up", body: "" },
        { title: "Keep it out of direct sun", body: "For a week." },
      ],
      cta: { label: "Ask us in the shop on Dock Road" },
      hashtags: ["monstera"],
      text: "How to repot a monstera:\n\n1. Water it the day before\n2. Loosen the roots\n3. Use a pot two sizes up\n4. Keep it out of direct sun for a week\n\nAsk us in the shop on Dock Road. Leafward\n\n#monstera",
    },
  }),
  piece({
    name: "a workshop",
    brief:
      "Workshop for potters: glaze chemistry for beginners. Sunday 4 May, 10:00 to 14:00, studio on Canal Street. 12 places, 65 € including materials. Reserve a place at mudroom.example",
    brand: { name: "Mudroom" },
    channel: "instagram",
    copy: {
      headline: "Glaze chemistry for beginners: a workshop for potters",
      supporting: "Sunday 4 May, 10:00 to 14:00, studio on Canal Street.",
      bullets: ["12 places", "65 € including materials"],
      cta: { label: "Reserve a place", url: "https://mudroom.example" },
      hashtags: ["Mudroom", "glaze"],
      text: "Glaze chemistry for beginners: a Mudroom workshop for potters.\n\nSunday 4 May, 10:00 to 14:00, studio on Canal Street. 12 places, 65 € including materials.\n\nReserve a place: mudroom.example\n\n#Mudroom #glaze",
    },
  }),
  piece({
    name: "a service change",
    brief:
      "Service change from Monday 2 June: Line 14 no longer stops at Castle Street because of roadworks. Use Market Square, 4 minutes' walk. Plan your journey at citybus.example",
    brand: { name: "CityBus" },
    channel: "twitter",
    copy: {
      headline: "Line 14 no longer stops at Castle Street",
      supporting: "From Monday 2 June. Use Market Square, 4 minutes’ walk.",
      cta: { label: "Plan your journey", url: "https://citybus.example" },
      text: "From Monday 2 June, Line 14 no longer stops at Castle Street because of roadworks.\n\nUse Market Square, 4 minutes’ walk.\n\nPlan your journey with CityBus: citybus.example",
    },
  }),
];
