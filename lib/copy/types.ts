import type { AssetType, Channel } from "../vocab.ts";

/** Where words came from: an exact quote of the brief or of one Brand DNA field. `at` is a character offset. */
export type Source = { from: "brief" | "brand"; field?: string; quote: string; at?: number };

/** What a statement does for the reader; decides where it may stand. */
export type Role =
  | "news"
  | "benefit"
  | "feature"
  | "proof"
  | "problem"
  | "offer"
  | "when"
  | "where"
  | "audience"
  | "quote"
  | "people"
  | "step"
  | "contrast"
  | "detail"
  | "topic";

/** What sort of post a brief asks for. */
export type Kind =
  | "launch"
  | "feature"
  | "changelog"
  | "hiring"
  | "event"
  | "offer"
  | "testimonial"
  | "milestone"
  | "howto"
  | "comparison"
  | "report"
  | "person"
  | "partnership"
  | "cause"
  | "incident"
  | "insight"
  | "opening"
  | "news";

/** One line or sentence of the cleaned brief. `group` is the heading it stands under. */
export type Unit = {
  text: string;
  shape: "heading" | "bullet" | "step" | "pair" | "sentence";
  key?: string;
  group?: string;
  order: number;
  at: number;
};

/** One publishable statement. `it` is what a leading "It" stands for; a fragment has no finite verb. */
export type Fact = {
  text: string;
  role: Role;
  order: number;
  source: Source;
  label?: string;
  fragment?: boolean;
  it?: string;
};

export type Quote = { text: string; author?: string; role?: string; source: Source };
/** A figure and what it counts; `weight` says how much it deserves to be shown large (about 0.5 to 4). */
export type Stat = { value: string; label: string; source: Source; weight: number };
/** `source: null` marks our own default, which the brief did not ask for. */
export type Cta = { label: string; url?: string; source: Source | null };
export type Contrast = { topic?: string; before: string; after: string };

/** What the author asked us to do or to leave out. */
type Limits = {
  avoidWords: string[];
  mustSay: string[];
  hashtags: string[];
  slides?: number;
  noEmoji: boolean;
  wantEmoji: boolean;
  noHashtags: boolean;
};

/** `thin`: nothing to say; `vague-topic`: "our product" and the like; `injection`: the brief tried to instruct the system. */
export type Flag = "thin" | "vague-topic" | "injection" | "first-person" | "before-after";

/** Everything a brief says, with where it says it. */
export type Facts = {
  language: string;
  kind: Kind;
  kindScores: Partial<Record<Kind, number>>;
  product?: string;
  topic?: Fact;
  facts: Fact[];
  bullets: Fact[];
  steps: Fact[];
  contrasts: (Contrast & { source: Source })[];
  quotes: Quote[];
  stats: Stat[];
  offers: Fact[];
  ctas: Cta[];
  dates: string[];
  places: string[];
  urls: string[];
  phone?: string;
  audience?: Fact;
  jobTitle?: string;
  eventName?: string;
  personName?: string;
  version?: string;
  kicker?: string;
  /** Words that keep their capital inside a sentence: names of the brief and of the brand. */
  names: string[];
  tone: string[];
  limits: Limits;
  flags: Flag[];
  /** What is not published, and why: instructions, notes to the writer, placeholders, boilerplate. */
  dropped: { text: string; why: string }[];
};

/** The workspace's Brand DNA, as the writer and the judge see it. */
export type Brand = {
  name: string;
  tagline: string;
  overview: string;
  offer: { product_name: string; one_liner: string; features: string[]; who_its_for: string };
  product_map: Record<string, unknown>;
  icp: Record<string, unknown>;
};

/** `product_map.guidelines` in any reasonable spelling, brought into one shape. */
export type Guidelines = {
  banned: string[];
  required: string[];
  replace: Record<string, string>;
  voice: string[];
  hashtags: string[];
  emoji?: boolean;
};

/** A headline that was considered: how it was made, its score with reasons, which facts it uses up, what it leaves over. */
export type Candidate = {
  text: string;
  by: string;
  score: number;
  why: string[];
  source: Source;
  used: number[];
  rest?: string;
};

export type Slide = {
  role: "cover" | "point" | "stat" | "quote" | "steps" | "close";
  title: string;
  body: string;
};
/** One screen of a film; `ms` is how long it needs to be read. */
export type Scene = {
  line: string;
  role: "hook" | "support" | "stat" | "step" | "contrast" | "point" | "quote" | "cta";
  ms: number;
};

/** Finished words for one asset and for every channel. `text` is the post of the channel that was asked for. */
export type Copy = {
  language: string;
  kind: Kind;
  kicker: string;
  headline: string;
  headlines: Candidate[];
  supporting: string;
  bullets: string[];
  stats: { value: string; label: string }[];
  quote?: { text: string; author?: string; role?: string };
  contrast?: Contrast[];
  cta: Cta;
  slides: Slide[];
  scenes: Scene[];
  hashtags: string[];
  altText: string;
  text: string;
  posts: Record<Channel, string>;
  title: string;
  notes: string[];
};

export type CopyRequest = { channel: Channel; assetType: AssetType; seed?: number };
