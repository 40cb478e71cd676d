import {
  cobblers,
  foodbank,
  hollin,
  larkspur,
  marlow,
  quayside,
  stackrail,
  thornbury,
  tidepool,
  verity,
} from "./brands.ts";
import type { GateCase } from "./gate-case.ts";

/** Notes, lists and drafts with remarks, open points and wishes that fight each other. */
export const ROUGH_NOTES: readonly GateCase[] = [
  {
    id: "rough-meeting",
    brief:
      "product weekly 28/10 (Iris, Tomasz, Bea)\n- shared vaults out on 17 Nov, all plans\n- up to 50 people per vault, roles: owner / editor / reader\n- Tomasz: perf w/ >10k files not great yet, don't advertise\n- churn last month 3.1% (internal!)\n- Bea writes LI post. cta: try it at tidepool.example/vaults\n- next weekly: 4/11",
    brand: tidepool,
    channel: "linkedin",
    assetType: "card",
    tells: ["17 Nov|17 November", "50", "tidepool.example/vaults"],
    neverTells: ["Iris", "Tomasz", "Bea", "churn", "3.1%", "10k", "4/11", "28/10", "weekly", "cta"],
    notTheDate: ["28/10", "4/11"],
  },
  {
    id: "rough-prices",
    brief:
      "XMAS HAMPERS – website + insta\nsmall (cheese, chutney, oatcakes)....24.50\nmedium (+ bacon, honey)..............39\nlarge (+ pie, gin)...................62 -> last yr was 58, dont say\norder by 12 dec, collect 21-23 dec\ncost price col. deleted, ask me if u need\n01756 555 0120",
    brand: hollin,
    channel: "instagram",
    assetType: "card",
    tells: ["24.50", "39", "62", "12 dec|12 December"],
    neverTells: ["58", "last yr", "cost price", "ask me", "dont say"],
    neverTogether: [
      ["small", "39"],
      ["medium", "62"],
      ["large", "24.50"],
    ],
    notTheOffer: ["58"],
  },
  {
    id: "rough-changelog",
    brief:
      "v5.2.1\nfix: deploys hung for ever when a health check returned 204\nfix: log colours on Windows\nfeat: `stackrail diff --json`\nsecurity: tokens were written to /tmp with mode 644, now 600, rotate yours!!\nchore: bump deps, delete old e2e suite\nwip: multi-cloud (flagged off, dont announce)",
    brand: stackrail,
    channel: "twitter",
    assetType: "card",
    tells: ["5.2.1|v5.2.1"],
    neverTells: ["bump deps", "multi-cloud", "dont announce", "e2e", "flagged off"],
    onlyWith: [
      ["hung for ever", "fix|fixed"],
      ["mode 644", "now|security|fixed"],
    ],
  },
  {
    id: "rough-wishes",
    brief:
      "Post about the late-night opening. Thursday 3 December till 10 pm, live jazz from 8, mulled wine £4. Max 30 words! Please mention the jazz, the wine, the makers' stalls, the card workshop (£12) and that parking is free after 6. No emoji. Maybe one emoji. Don't give the price of the wine.",
    brand: cobblers,
    channel: "instagram",
    assetType: "card",
    verdict: "needs_review",
    neverTells: ["£4", "Max 30 words", "Maybe one emoji"],
    neverTogether: [
      ["£12", "wine"],
      ["wine", "£12"],
    ],
  },
  {
    id: "rough-press",
    brief:
      'NEWS RELEASE – under embargo until 9 Nov 07:00\nLONDON, 9 November 2026. Verity Payroll now pays staff at 1,200 charities, after 300 joined in the last year. "Small charities should not need a payroll expert," said Miriam Adeyemi, founder of Verity Payroll. In January the company opens an office in Glasgow with 15 jobs.\n[GL: skip the Glasgow bit, not announced to staff yet]\nContact: Gwen Loft, 07700 900 533',
    brand: verity,
    channel: "linkedin",
    assetType: "card",
    tells: ["1,200"],
    neverTells: ["Glasgow", "Gwen", "GL", "embargo", "07700 900 533", "15 jobs"],
    neverTogether: [["pays staff at", "300"]],
  },
  {
    id: "rough-todo",
    brief:
      "Harvest lunch\nSun 22 Nov 12.30, St Swithun's hall\nfree, but pls book so we know numbers: 01342 555 0155\n3 courses, veggie option\nTODO: price for takeaway boxes £4 or £5?? (Barb to decide)\nTODO check w/ fire officer max 80",
    brand: foodbank,
    channel: "linkedin",
    assetType: "card",
    tells: ["22 Nov|22 November", "12.30|12:30", "St Swithun's", "01342 555 0155"],
    neverTells: ["TODO", "Barb", "fire officer", "£4", "£5"],
  },
  {
    id: "rough-price-in-doubt",
    brief:
      "whitening offer jan - £249 (or did we say £229? check with Dr Shah) incl trays + 2 visits, book by 31 jan, new patients too",
    brand: larkspur,
    channel: "instagram",
    assetType: "card",
    verdict: "needs_review",
    neverTells: ["did we say", "Dr Shah", "check with"],
  },
  {
    id: "rough-list",
    brief:
      "carousel, 5 slides: things not to put down the sink\n1 - fat + oil (sets like candle wax)\n2 - coffee grounds\n3 - 'flushable' wipes. they are not.\n4 - paint / plaster water\nslide 5 = our number 0118 555 0134 + 24h\n(Pike wanted a joke about spiders, no.)",
    brand: marlow,
    channel: "instagram",
    assetType: "carousel",
    tells: ["coffee grounds", "0118 555 0134"],
    neverTells: ["Pike wanted", "spiders", "slide 5 ="],
  },
  {
    id: "rough-two-dates",
    brief:
      "young filmmakers weekend is 16 + 17 jan, ages 13-18, free. films in by 4 december midnight!! max 5 min, link or mp4 to films@quayside-cinema.example. post is to get entries NOT audience. jury = Bex, Ayo, me (dont list us)",
    brand: quayside,
    channel: "instagram",
    assetType: "card",
    tells: ["4 december", "13", "18", "films@quayside-cinema.example"],
    neverTells: ["Bex", "Ayo", "jury =", "dont list us", "NOT audience"],
    neverTogether: [
      ["weekend is", "4 december"],
      ["16", "midnight"],
    ],
    notTheDate: ["4 december"],
  },
  {
    id: "rough-confidential",
    brief:
      "For social, agreed text: Thornbury Leisure opens a climbing room in March 2027. 120 square metres, auto-belays, sessions for over-60s every Tuesday.\nInternal: budget £310k, Sport England has only paid half, gym members will complain about the car park. Opening day not fixed, so only say March.",
    brand: thornbury,
    channel: "linkedin",
    assetType: "card",
    tells: ["March 2027", "climbing room"],
    neverTells: ["£310k", "Sport England", "complain", "car park", "Internal", "budget"],
  },
];
