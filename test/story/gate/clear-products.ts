import { brightwire, larkspur, marlow, quayside, stackrail, tidepool, verity } from "./brands.ts";
import type { GateCase } from "./gate-case.ts";

/** Briefs about products and prices, clearly written. All of them can be published. */
export const CLEAR_PRODUCTS: readonly GateCase[] = [
  {
    id: "clear-launch",
    brief:
      "Tidepool now backs up calendars as well as files. Every event is saved once an hour and kept for 90 days. You can restore a single event or the whole calendar in one click. Calendar backups are part of every plan. Switch them on in Settings.",
    brand: tidepool,
    channel: "linkedin",
    assetType: "card",
    verdict: "approved",
    tells: ["calendar|calendars", "90 days"],
    neverTogether: [
      ["90", "hour"],
      ["90", "click"],
    ],
  },
  {
    id: "clear-release",
    brief:
      "Stackrail 5.2 is out.\n- Added: deploy to two regions at once\n- Added: a dry run that shows every change\n- Improved: rollbacks finish in 8 seconds instead of 40\n- Fixed: secrets were printed in the build log\n- Removed: support for Node 16\nUpgrade at stackrail.example/5-2.",
    brand: stackrail,
    channel: "twitter",
    assetType: "card",
    verdict: "approved",
    tells: ["Stackrail", "5.2"],
    neverTogether: [["rollbacks", "40"]],
    onlyWith: [
      ["secrets were printed", "fixed"],
      ["Node 16", "removed|no longer|dropped|drops|ends"],
    ],
  },
  {
    id: "clear-offer",
    brief:
      "A boiler service costs £79 instead of £95 until 31 January. It includes a safety certificate and a carbon monoxide check. Homes in Reading and Wokingham only. Call 0118 555 0134 to book.",
    brand: marlow,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["£79", "31 January", "Reading", "0118 555 0134", "service"],
    onlyWith: [["£95", "instead|was|usually|normally|before|from"]],
    notTheOffer: ["£95"],
    neverTogether: [["£79", "certificate"]],
  },
  {
    id: "clear-figure",
    brief:
      "Charities that moved to Verity spend 3 hours a month on payroll instead of 11. That is the average of 74 charities with 5 to 60 employees, asked in September 2026. Most of the time saved is in pension files.",
    brand: verity,
    channel: "linkedin",
    assetType: "card",
    verdict: "approved",
    tells: ["3 hours|three hours", "74"],
    neverTogether: [
      ["74", "hours"],
      ["11", "charities"],
    ],
    onlyWith: [["11", "instead|before|was|3|three"]],
  },
  {
    id: "clear-comparison",
    brief:
      "Full fibre vs copper line in our villages:\n- Download: 900 Mbit/s vs 24 Mbit/s\n- Upload: 900 Mbit/s vs 4 Mbit/s\n- Faults per 100 homes a year: 3 vs 19\n- Price a month: £32 vs £36",
    brand: brightwire,
    channel: "linkedin",
    assetType: "infographic",
    verdict: "approved",
    tells: ["900", "£32"],
    neverTogether: [
      ["fibre", "19"],
      ["fibre", "£36"],
      ["£36", "fibre"],
    ],
  },
  {
    id: "clear-update",
    brief:
      "From 1 December every seat at Quayside Cinema is numbered. You choose your seat when you buy, online or at the counter. Prices stay the same, and wheelchair spaces can still be reserved by phone on 01947 555 0171.",
    brand: quayside,
    channel: "twitter",
    assetType: "card",
    verdict: "approved",
    tells: ["1 December", "seat|seats"],
    neverTogether: [["1 December", "wheelchair"]],
  },
  {
    id: "clear-prices",
    brief:
      "Our prices from 4 January:\n- Check-up: £48\n- Hygienist, 30 minutes: £62\n- White filling: from £95\n- Emergency appointment: £70\n- Children under 10: free",
    brand: larkspur,
    channel: "instagram",
    assetType: "card",
    verdict: "approved",
    tells: ["£48", "£62", "£95", "£70", "4 January"],
    neverTogether: [
      ["check-up", "£62"],
      ["hygienist", "£95"],
      ["check-up", "free"],
    ],
    onlyWith: [
      ["£95", "from"],
      ["free", "children|under 10"],
    ],
  },
  {
    id: "clear-steps",
    brief:
      "How to restore a deleted folder in Tidepool:\n1. Open the folder's parent.\n2. Choose Versions in the menu.\n3. Pick the day before it was deleted.\n4. Click Restore.\nIt takes under a minute, and nothing newer is overwritten.",
    brand: tidepool,
    channel: "linkedin",
    assetType: "carousel",
    verdict: "approved",
    tells: ["Versions", "Restore", "folder"],
  },
  {
    id: "clear-article",
    brief:
      "New guide: Gift Aid on memberships, explained. Our payroll lead Hannah Osei shows which benefits count, what the limits are and how to correct a claim. Eight minutes to read.",
    brand: verity,
    channel: "web",
    assetType: "og_image",
    verdict: "approved",
    tells: ["Gift Aid"],
    neverTogether: [["eight", "benefits"]],
  },
  {
    id: "clear-series",
    brief:
      "Homes connected to Brightwire at the end of each year:\n2021: 210\n2022: 540\n2023: 980\n2024: 1,460\n2025: 2,015\nThank you to everyone who dug a trench.",
    brand: brightwire,
    channel: "linkedin",
    assetType: "infographic",
    verdict: "approved",
    tells: ["2,015", "2025"],
    neverTogether: [
      ["2021", "540"],
      ["2025", "210"],
    ],
  },
];
