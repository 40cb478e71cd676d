import * as z from "zod/v4";
import { Channel, TemplateId } from "../vocab.ts";

/**
 * A Story says what a brief means: its facts, the author's wishes, what was held back, and the words for
 * every slot of a picture, a film and a post. It is stored with the run; nothing after it reads the brief.
 */

/** Changes when a stored story could be misread by newer code. */
export const STORY_VERSION = 1;

/** Why a brief is written. */
export const Occasion = z.enum([
  "launch",
  "release",
  "offer",
  "event",
  "hiring",
  "milestone",
  "testimonial",
  "stat",
  "how_to",
  "comparison",
  "incident",
  "closing",
  "appeal",
  "greeting",
  "thanks",
  "update",
  "content",
]);

/** What a fact tells. `promo_code` is typed at a checkout; `snippet` is source code. */
export const FactKind = z.enum([
  "news",
  "benefit",
  "figure",
  "price",
  "when",
  "where",
  "who",
  "quotation",
  "condition",
  "promo_code",
  "link",
  "contact",
  "proof",
  "step",
  "pair",
  "change",
  "snippet",
]);

/** Where a fact was read: the brief, or one field of the Brand DNA. */
export const FactSource = z.enum(["brief", "name", "tagline", "overview", "offer", "product_map", "icp"]);

/** Offsets into the brief, or into the field of the Brand DNA, in UTF-16 units. */
export const Span = z.object({ start: z.int().min(0), end: z.int().min(0) });

export const Fact = z.object({
  id: z.string().describe("f1, f2, ... in the order of the brief."),
  kind: FactKind,
  says: z.string().describe("The fact as a whole statement that stands alone."),
  quote: z.string().describe("The words of the source, verbatim."),
  from: FactSource,
  span: Span,
});

/** A rule that the author gave. `value` holds the words, the kind of fact or the number it is about. */
export const Wish = z.object({
  rule: z.enum([
    "no_emoji",
    "emoji",
    "no_hashtags",
    "hashtag",
    "leave_out_words",
    "leave_out_kind",
    "must_say",
    "start_with",
    "end_with",
    "short",
    "tone",
    "slides",
    "language",
    "action",
  ]),
  value: z.string(),
  quote: z.string(),
  span: Span,
});

/** Words of the brief that are not published: for the writer, for colleagues, or not understood. */
export const HeldBack = z.object({
  quote: z.string(),
  span: Span,
  why: z.enum(["instruction", "internal", "unclear"]),
});

/** A text and the facts it rests on. */
export const Line = z.object({ text: z.string(), facts: z.array(z.string()) });
export const TitledLine = z.object({ title: z.string(), body: z.string(), facts: z.array(z.string()) });

/** A figure whose value and label, read alone, are a true statement. `unit` is part of `value` as it is shown. */
export const Figure = z.object({ value: z.string(), unit: z.string(), label: z.string(), fact: z.string() });
export const Series = z.object({
  label: z.string(),
  unit: z.string(),
  points: z.array(z.object({ x: z.string(), y: z.number() })),
  facts: z.array(z.string()),
});
export const Row = z.object({ label: z.string(), first: z.string(), second: z.string(), fact: z.string() });
export const Quotation = z.object({
  text: z.string(),
  name: z.string(),
  role: z.string(),
  company: z.string(),
  fact: z.string(),
});
/** The occasion's own date, time and place, as the author wrote them; empty where they are not told. */
export const When = z.object({
  date: z.string(),
  time: z.string(),
  place: z.string(),
  facts: z.array(z.string()),
});
/** An offer: what is paid now, what was paid before, until when, with which code. Empty where not told. */
export const Offer = z.object({
  value: z.string(),
  before: z.string(),
  ends: z.string(),
  code: z.string(),
  terms: z.string(),
  facts: z.array(z.string()),
});
export const PriceRow = z.object({ name: z.string(), price: z.string(), fact: z.string() });
/** One entry of a changelog. Its label stays with it: a bug without "Fixed" is an announcement of the bug. */
export const Change = z.object({
  label: z.enum(["added", "improved", "fixed", "removed", "changed", "deprecated", "security"]),
  text: z.string(),
  fact: z.string(),
});
export const Snippet = z.object({ language: z.string(), code: z.string(), fact: z.string() });
export const Action = z.object({ label: z.string(), url: z.string(), facts: z.array(z.string()) });

/** Something a person has to look at before this may be published, in one sentence, and the words it is about. */
export const Doubt = z.object({ slot: z.string(), says: z.string(), span: Span.nullable() });

/** What a brief says, without a word written. */
export const Reading = z.object({
  language: z.string().describe("Language of the brief, as an ISO 639 code."),
  occasion: Occasion,
  about: z.string().describe("What it is about, as a name: a product, an event, a role, the brand."),
  facts: z.array(Fact),
  wishes: z.array(Wish),
  heldBack: z.array(HeldBack),
  figures: z.array(Figure),
  series: Series.nullable(),
  rows: z.array(Row),
  columns: z.tuple([z.string(), z.string()]).nullable(),
  quotation: Quotation.nullable(),
  when: When.nullable(),
  offer: Offer.nullable(),
  prices: z.array(PriceRow),
  steps: z.array(TitledLine),
  changes: z.array(Change),
  version: z.string().describe("Version of a release, such as 2.9; else empty."),
  snippet: Snippet.nullable(),
});

/** What a brief says together with the words for pictures, films and posts. */
export const Story = Reading.extend({
  schema: z.literal(STORY_VERSION),
  by: z.string().describe("Who wrote it: house, or the name of a language model."),
  spoken: z.string().describe("Language the words are written in, as an ISO 639 code."),
  kicker: Line.nullable(),
  headline: Line,
  support: Line.nullable(),
  points: z.array(Line),
  slides: z.array(TitledLine).describe("Slides between cover and close."),
  scenes: z.array(Line).describe("Lines of a film between headline and close."),
  cta: Action.nullable(),
  posts: z.partialRecord(Channel, z.string()),
  hashtags: z.array(z.string()).describe("Without the number sign."),
  altText: z.string(),
  wanted: z
    .array(TemplateId)
    .describe("Templates a model would choose, best first; the house leaves it empty."),
  unshown: z.array(z.string()).describe("Facts that must be told and have no room on the picture."),
  doubts: z.array(Doubt),
  notes: z
    .array(z.string())
    .describe("What happened on the way, for the report: slots repaired, a model that failed."),
});

export type Occasion = z.infer<typeof Occasion>;
export type FactKind = z.infer<typeof FactKind>;
export type FactSource = z.infer<typeof FactSource>;
export type Span = z.infer<typeof Span>;
export type Fact = z.infer<typeof Fact>;
export type Wish = z.infer<typeof Wish>;
export type HeldBack = z.infer<typeof HeldBack>;
export type Line = z.infer<typeof Line>;
export type TitledLine = z.infer<typeof TitledLine>;
export type Figure = z.infer<typeof Figure>;
export type Series = z.infer<typeof Series>;
export type Row = z.infer<typeof Row>;
export type Quotation = z.infer<typeof Quotation>;
export type When = z.infer<typeof When>;
export type Offer = z.infer<typeof Offer>;
export type PriceRow = z.infer<typeof PriceRow>;
export type Change = z.infer<typeof Change>;
export type Snippet = z.infer<typeof Snippet>;
export type Action = z.infer<typeof Action>;
export type Doubt = z.infer<typeof Doubt>;
export type Reading = z.infer<typeof Reading>;
export type Story = z.infer<typeof Story>;
