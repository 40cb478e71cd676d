import * as z from "zod/v4";
import { Channel, TemplateId } from "../vocab.ts";
import { FactKind, FactSource, Occasion } from "./kinds.ts";

/**
 * What a brief means: its facts, wishes, what was held back, and the words for every slot of a picture, a film and a
 * post. It is stored with the run, and nothing after it reads the brief.
 */

/** Changes when a stored story could be misread by newer code. */
export const STORY_VERSION = 1;

/** Offsets into the brief, or into the field of the Brand DNA, in UTF-16 units. */
export const Span = z.object({
  start: z.int().min(0).describe("First character, from 0."),
  end: z.int().min(0).describe("First character after it."),
});

const FactId = z.string().describe("Id of the fact it rests on.");
const FactIds = z.array(FactId).describe("Ids of the facts it rests on.");
const Quote = z.string().describe("The words of the source, verbatim.");

export const Fact = z.object({
  id: z.string().describe("f1, f2, ... in the order of the brief; b1, b2, ... of the Brand DNA."),
  kind: FactKind.describe("What it tells."),
  says: z.string().describe("The fact as a whole statement that stands alone."),
  quote: Quote,
  from: FactSource.describe("The brief, or a field of the Brand DNA."),
  span: Span.describe("Where the quote stands in its source."),
});

/** A rule that the author gave. `value` holds the words, the kind of fact or the number it is about. */
export const Wish = z.object({
  rule: z
    .enum([
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
      "emphasis",
    ])
    .describe("What is asked for."),
  value: z.string().describe("The words, the kind of fact or the number it is about; may be empty."),
  quote: Quote,
  span: Span.describe("Where the wish stands in the brief."),
});

/** Words of the brief that are not published: for the writer, for colleagues, not understood, or of doubt and no need. */
export const HeldBack = z.object({
  quote: Quote,
  span: Span.describe("Where it stands in the brief."),
  why: z
    .enum(["instruction", "internal", "unclear", "doubtful"])
    .describe(
      "Said to the writer, said to colleagues, not understood, or perhaps not for readers, who need nothing of it.",
    ),
});

const OwnLine = z.object({
  start: z.int().describe("Offset of its first letter."),
  isMarked: z.boolean().describe("It begins with a bullet or a number."),
});

/** A text and the facts it rests on. */
export const Line = z.object({ text: z.string().describe("The words."), facts: FactIds });
export const TitledLine = z.object({
  title: z.string().describe("What it is about, in a few words."),
  body: z.string().describe("What there is to say; may be empty."),
  facts: FactIds,
});

/** A figure whose value and label, read alone, are a true statement. `unit` is part of `value` as it is shown. */
export const Figure = z.object({
  value: z.string().describe("The figure as it is shown, with its unit."),
  unit: z.string().describe("The unit alone; may be empty."),
  label: z.string().describe("What it counts."),
  fact: FactId,
});
export const Series = z.object({
  label: z.string().describe("What is measured; may be empty."),
  unit: z.string().describe("Unit of every value; may be empty."),
  points: z
    .array(z.object({ x: z.string().describe("Year, month or name."), y: z.number().describe("Value.") }))
    .describe("Values in the author's order."),
  facts: FactIds,
});
export const Row = z.object({
  label: z.string().describe("What is compared."),
  first: z.string().describe("Value in the first column."),
  second: z.string().describe("Value in the second column."),
  fact: FactId,
});
export const Quotation = z.object({
  text: z.string().describe("The words said, without quotation marks."),
  name: z.string().describe("Who said them; may be empty."),
  role: z.string().describe("What they do; may be empty."),
  company: z.string().describe("Where they do it; may be empty."),
  fact: FactId,
});
/** The occasion's own date, time and place, as the author wrote them; empty where they are not told. */
export const When = z.object({
  date: z.string().describe("Day of the occasion; may be empty."),
  time: z.string().describe("Time of the occasion; may be empty."),
  place: z.string().describe("Place of the occasion; may be empty."),
  facts: FactIds,
});
/** An offer: what is paid now, what was paid before, until when, with which code. Empty where not told. */
export const Offer = z.object({
  value: z.string().describe("What is offered, or paid now."),
  before: z.string().describe("What was paid before; may be empty."),
  ends: z.string().describe("Until when; may be empty."),
  code: z.string().describe("Code to type at a checkout; may be empty."),
  terms: z.string().describe("Conditions; may be empty."),
  facts: FactIds,
});
export const PriceRow = z.object({
  name: z.string().describe("What is sold."),
  price: z.string().describe("What it costs, as the author wrote it."),
  fact: FactId,
});
/** One entry of a changelog. Its label stays with it: a bug without "Fixed" is an announcement of the bug. */
export const Change = z.object({
  label: z
    .enum(["added", "improved", "fixed", "removed", "changed", "breaking", "deprecated", "security"])
    .describe("Kind of the change."),
  text: z.string().describe("What has changed."),
  fact: FactId,
});
export const Snippet = z.object({
  language: z.string().describe("Programming language; may be empty."),
  code: z.string().describe("Source code."),
  fact: FactId,
});
/** Emoji of the author beside a statement. */
const Emoji = z.object({
  fact: FactId,
  leads: z.string().describe("Emoji in front of it; may be empty."),
  ends: z.string().describe("Emoji behind it; may be empty."),
});
export const Action = z.object({
  label: z.string().describe("What the reader can do."),
  url: z.string().describe("Where; may be empty."),
  facts: FactIds,
});

/**
 * Something a person has to look at before this may be published. It is one sentence, with the words it is
 * about.
 */
export const Doubt = z.object({
  slot: z.string().describe("The slot it is about, such as headline or posts.twitter."),
  says: z.string().describe("What a person has to look at, in one sentence."),
  span: Span.nullable().describe("The words of the brief it is about; null for none."),
});

/** What a brief says, without a word written. */
export const Reading = z.object({
  language: z.string().describe("Language of the brief, as an ISO 639 code."),
  occasion: Occasion.describe("Why the brief is written."),
  about: z.string().describe("What it is about, as a name: a product, an event, a role, the brand."),
  facts: z.array(Fact).describe("What may be told, in the order of the brief."),
  wishes: z.array(Wish).describe("Rules that the author gave."),
  heldBack: z.array(HeldBack).describe("What is not published, and why."),
  figures: z.array(Figure).describe("Figures that may be shown large."),
  series: Series.nullable().describe("Values of one measure over time or names; null for none."),
  rows: z.array(Row).describe("Comparisons, one a row."),
  columns: z
    .tuple([z.string().describe("First column."), z.string().describe("Second column.")])
    .nullable()
    .describe("Names of the two things compared; null for none."),
  quotation: Quotation.nullable().describe("What somebody said; null for none."),
  when: When.nullable().describe("Date, time and place of the occasion itself; null for none."),
  offer: Offer.nullable().describe("What is offered; null for none."),
  prices: z.array(PriceRow).describe("Rows of a price list."),
  steps: z.array(TitledLine).describe("Steps in their order."),
  changes: z.array(Change).describe("Entries of a changelog."),
  items: z.array(FactId).default([]).describe("Facts that stand in one list, a line each, in its order."),
  emoji: z.array(Emoji).default([]).describe("Emoji of the author that may stand in a post."),
  breaks: z.array(z.int()).default([]).describe("Where the author began a new paragraph, as offsets."),
  lines: z.array(OwnLine).default([]).describe("The lines of the author."),
  title: z.string().default("").describe("Fact that the author wrote as the headline; empty for none."),
  closing: z.array(FactId).default([]).describe("Facts that the author wants last."),
  footnotes: z
    .array(FactId)
    .default([])
    .describe("Sources and footnotes, which stand under everything else."),
  version: z.string().describe("Version of a release, such as 2.9; else empty."),
  snippet: Snippet.nullable().describe("Source code; null for none."),
});

const posts = z.partialRecord(Channel, z.string().describe("The text of the post."));

/** What a brief says together with the words for pictures, films and posts. */
export const Story = Reading.extend({
  schema: z.literal(STORY_VERSION).describe("Version of this form."),
  by: z.string().describe("Who wrote it: house, or the name of a language model."),
  spoken: z.string().describe("Language the words are written in, as an ISO 639 code."),
  kicker: Line.nullable().describe("Line above the headline; null for none."),
  headline: Line.describe("The message in a few words."),
  support: Line.nullable().describe("Sentence under the headline; null for none."),
  points: z.array(Line).describe("Points of the picture."),
  slides: z.array(TitledLine).describe("Slides between cover and close."),
  scenes: z.array(Line).describe("Lines of a film between headline and close."),
  cta: Action.nullable().describe("What the reader can do; null for nothing."),
  posts: posts.describe("The post of each channel."),
  hashtags: z.array(z.string()).describe("Without the number sign."),
  altText: z.string().describe("The picture for people who cannot see it."),
  wanted: z
    .array(TemplateId)
    .describe("Templates a model would choose, best first; empty for the house writer."),
  unshown: z.array(FactId).describe("Facts that must be told and have no room on the picture."),
  doubts: z.array(Doubt).describe("What a person has to look at."),
  removed: z
    .array(Fact)
    .optional()
    .describe(
      "Facts that readers need and that an edit took out of the post. A person is asked about them once.",
    ),
  byMember: z
    .array(z.string())
    .optional()
    .describe("Slots whose words a member of the workspace wrote, such as headline or posts.linkedin."),
  notes: z.array(z.string()).describe("What happened on the way: slots repaired, a model that failed."),
});

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
