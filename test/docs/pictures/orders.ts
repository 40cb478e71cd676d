import { DEMO_ORDER } from "../../../lib/local/demo-sample.ts";

const linkedin = { channel: "linkedin", seed: 1 };

/** The order of the README, and what stands beside its card in the first picture. */
export const HERO = {
  card: DEMO_ORDER,
  carousel: {
    ...linkedin,
    asset_type: "carousel",
    brief:
      "How to pack a fragile parcel: 1. Pick a box with room on all sides. 2. Wrap each item alone. 3. Fill the corners. 4. Close it with two strips of tape.",
  },
  film: {
    channel: "youtube",
    seed: 1,
    asset_type: "video",
    brief: "New: offline maps. Routes stay on the phone in tunnels and basements. Update Fernway today.",
  },
  preview: {
    channel: "web",
    seed: 1,
    asset_type: "og_image",
    brief: "How we moved 10,000 parcels by pedal in one month.",
  },
};

/** A brief and its card side by side. */
export const STORY = {
  ...linkedin,
  asset_type: "card",
  brief: `hi! can you make a post about the open day?
Saturday 12 December 2026, 10:00 to 16:00, at our depot on Mill Lane 4.
Try a cargo bike, meet the riders, free coffee.
no registration needed. thanks, Mia`,
};

/** Data for templates, each as \`POST /render\` takes it. */
export const RENDERED = [
  {
    output_type: "stat",
    body: {
      value: "10,000",
      label: "parcels delivered by pedal this month",
      headline: "Ten thousand parcels, no exhaust",
    },
  },
  {
    output_type: "event",
    body: {
      headline: "Open day at the depot",
      date: "Saturday, 12 December",
      time: "10:00 to 16:00",
      place: "Mill Lane 4",
    },
  },
  {
    output_type: "quote",
    body: { quote: "We stopped phoning our riders. The map knows.", author: "Mia Berg", role: "Dispatcher" },
  },
];

/** Briefs that lead to templates of their own. */
export const BRIEFS = [
  "We are hiring a dispatcher for our depot on Mill Lane, full time, £38,000 a year. Apply by 15 January 2027: fernway.test/jobs",
  "20% off cargo bike rental until Sunday 6 December 2026 with code PEDAL20. fernway.test/rent",
  "Fernway 4.2 is out: a map that loads twice as fast, PDF proof in one tap, dark mode.",
].map((brief) => ({ ...linkedin, asset_type: "card", brief }));

export const INFOGRAPHIC = {
  ...linkedin,
  asset_type: "infographic",
  format: "story",
  brief:
    "Fernway in November: 10,000 parcels by pedal. 40% fewer late parcels. 30 seconds to plan around a closed street. 12 cities.",
};

/** A product screen, and a brief that shows it. */
export const SCREEN = (image_base64: string) => ({
  image_base64,
  screen_type: "dashboard",
  device: "desktop",
  theme: "light",
  name: "Calendar",
});
export const SCREEN_CARD = {
  ...linkedin,
  asset_type: "card",
  brief: "Every drop in one calendar. Plan a month of posts and see where each one goes.",
};
