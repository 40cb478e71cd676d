import { type Piece, piece } from "./piece.ts";

const HARBOR = {
  name: "Harbor Notes",
  tagline: "Decisions that stick",
  overview: "Harbor Notes is the decision log for product teams.",
  offer: {
    product_name: "Harbor Notes",
    one_liner: "The decision log for product teams",
    features: ["Decision log", "Offline mode", "Slack sync"],
    who_its_for: "Product managers",
  },
};

/** Software: launches, features, releases, reports. */
export const SOFTWARE: Piece[] = [
  piece({
    name: "a feature with an offer",
    brief:
      "Announce that Harbor Notes now works offline on trains and planes. For commuting product managers. Free until Friday. Link: harbornotes.example/offline",
    brand: HARBOR,
    channel: "linkedin",
    copy: {
      headline: "Harbor Notes now works offline",
      supporting: "On trains and planes, for commuting product managers.",
      cta: { label: "Try it free until Friday", url: "https://harbornotes.example/offline" },
      text: "Harbor Notes now works offline, on trains and planes.\n\nMade for commuting product managers.\n\nTry it free until Friday: harbornotes.example/offline",
    },
  }),
  piece({
    name: "a saving with numbers",
    brief:
      "We cut invoice time from two days to ten minutes for small law firms. Every line is checked against the fee agreement. 140 firms use it. Book a demo this week.",
    channel: "linkedin",
    assetType: "infographic",
    copy: {
      headline: "Invoice time: from two days to ten minutes",
      supporting: "For small law firms.",
      bullets: ["Every line is checked against the fee agreement", "140 firms use it"],
      stats: [
        { value: "10 min", label: "invoice time, down from two days" },
        { value: "140", label: "firms use it" },
      ],
      cta: { label: "Book a demo this week" },
      text: "We cut invoice time from two days to ten minutes for small law firms.\n\n• Every line is checked against the fee agreement\n• 140 firms use it\n\nBook a demo this week.",
    },
  }),
  piece({
    name: "release notes",
    brief:
      "Kiln 3.2.0 release notes:\n- Builds start 40% faster on cold runners\n- Remote cache for Docker layers\n- `kiln doctor` checks your config and explains what is slow\n- Fixed: logs cut off after 10 MB\nUpgrade with `brew upgrade kiln`. Notes: kiln.example/3.2",
    brand: { name: "Kiln" },
    channel: "twitter",
    assetType: "carousel",
    copy: {
      headline: "Builds start 40% faster on cold runners",
      supporting: "Kiln 3.2.0 also brings a remote cache for Docker layers.",
      slides: [
        { title: "Builds start 40% faster", body: "On cold runners." },
        { title: "Remote cache", body: "For Docker layers." },
        { title: "Kiln doctor", body: "Checks your config and explains what is slow." },
        { title: "Fixed", body: "Logs cut off after 10 MB." },
      ],
      cta: { label: "Upgrade with brew upgrade kiln", url: "https://kiln.example/3.2" },
      text: "Kiln 3.2.0: builds start 40% faster on cold runners.\n\n• Remote cache for Docker layers\n• kiln doctor checks your config and explains what is slow\n\nUpgrade with brew upgrade kiln\nkiln.example/3.2",
    },
  }),
  piece({
    name: "an app launch as key and value",
    brief:
      "Product: TrailMap\nWhat: turn-by-turn navigation without signal\nAudience: hikers and trail runners\nProof: 4,200 routes in the Alps are ready\nWhen: available 1 April\nCTA: Download the app at trailmap.example",
    brand: { name: "TrailMap" },
    channel: "instagram",
    copy: {
      headline: "TrailMap: turn-by-turn navigation without signal",
      supporting: "4,200 routes in the Alps are ready on 1 April.",
      stats: [{ value: "4,200", label: "routes in the Alps" }],
      cta: { label: "Download the app", url: "https://trailmap.example" },
      hashtags: ["TrailMap", "hiking"],
      text: "Turn-by-turn navigation without signal, for hikers and trail runners.\n\n4,200 routes in the Alps are ready. Available 1 April.\n\nDownload the app: trailmap.example\n\n#TrailMap #hiking",
    },
  }),
  piece({
    name: "a survey",
    brief:
      "We asked 1,200 remote workers: 63% say meetings are the main reason they work late. Only 1 in 5 has ever cancelled a recurring meeting. Read the report at example.com/late",
    channel: "linkedin",
    copy: {
      headline: "63% say meetings are the main reason they work late",
      supporting: "We asked 1,200 remote workers.",
      stats: [
        { value: "63%", label: "say meetings are the main reason they work late" },
        { value: "1 in 5", label: "has ever cancelled a recurring meeting" },
      ],
      cta: { label: "Read the report", url: "https://example.com/late" },
      text: "We asked 1,200 remote workers: 63% say meetings are the main reason they work late.\n\nOnly 1 in 5 has ever cancelled a recurring meeting.\n\nRead the report: example.com/late",
    },
  }),
  piece({
    name: "a story with a lesson",
    brief:
      "Write a LinkedIn post: how we cut our own meetings by 40% with the decision log. Main takeaways:\n- write decisions down the same day\n- invite only deciders\n- close each meeting with an owner\nAsk people what their worst recurring meeting is.",
    brand: HARBOR,
    channel: "linkedin",
    copy: {
      headline: "How we cut our own meetings by 40% with the decision log",
      supporting: "Write decisions down the same day and invite only deciders.",
      bullets: [
        "Write decisions down the same day",
        "Invite only deciders",
        "Close each meeting with an owner",
      ],
      cta: { label: "What is your worst recurring meeting?" },
      text: "How we at Harbor Notes cut our own meetings by 40% with the decision log:\n\n• Write decisions down the same day\n• Invite only deciders\n• Close each meeting with an owner\n\nWhat is your worst recurring meeting?",
    },
  }),
  piece({
    name: "a milestone",
    brief:
      "10,000 teams now keep their decisions in Harbor Notes. Three years ago it was two of us in a library in Ghent. Thank everyone who wrote to us.",
    brand: HARBOR,
    channel: "linkedin",
    copy: {
      headline: "10,000 teams now keep their decisions in Harbor Notes",
      supporting: "Three years ago it was two of us in a library in Ghent.",
      stats: [{ value: "10,000", label: "teams keep their decisions in Harbor Notes" }],
      cta: { label: "" },
      text: "10,000 teams now keep their decisions in Harbor Notes.\n\nThree years ago it was two of us in a library in Ghent.\n\nThank you to everyone who wrote to us.",
    },
  }),
  piece({
    name: "an outage",
    brief:
      "Status: between 09:10 and 10:45 UTC some customers could not log in. Cause: an expired certificate. It is fixed: customers can log in again, and renewal is now automatic. We are sorry.",
    channel: "twitter",
    copy: {
      headline: "It is fixed: customers can log in again",
      supporting: "Between 09:10 and 10:45 UTC some customers could not log in.",
      cta: { label: "" },
      text: "Between 09:10 and 10:45 UTC some customers could not log in.\n\nCause: an expired certificate. It is fixed, and renewal is now automatic.\n\nWe are sorry.",
    },
  }),
  piece({
    name: "a podcast episode",
    brief:
      "Our podcast is back: episode 12, “The meeting that should have been a memo”, with Dana Whitfield, who ran 900 design reviews. 34 minutes. Listen on harbornotes.example/podcast",
    brand: HARBOR,
    channel: "twitter",
    copy: {
      headline: "The meeting that should have been a memo",
      supporting: "Episode 12 with Dana Whitfield, who ran 900 design reviews.",
      cta: { label: "Listen now", url: "https://harbornotes.example/podcast" },
      text: "The Harbor Notes podcast is back: episode 12, “The meeting that should have been a memo”.\n\nWith Dana Whitfield, who ran 900 design reviews. 34 minutes.\n\nListen: harbornotes.example/podcast",
    },
  }),
];
