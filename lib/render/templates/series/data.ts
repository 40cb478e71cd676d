import * as z from "zod/v4";
import { altWord } from "../kit/alt-words.ts";
import { action, list, photo, required, text } from "../kit/fields.ts";
import { isPriceTag } from "../kit/money.ts";
import { asSentences } from "../kit/spoken.ts";

/** How long the texts of a series may be. Frames of a film are seen for seconds, slides for as long as one likes. */
type Limits = { headline: number; supporting: number; title: number; body: number };

/** Of the last picture, which may hold all that one needs to come or to buy: day, hours, place and price. */
export const MOST_NEEDED = 220;

export const series = ({ headline, supporting, title, body }: Limits) => ({
  cover: z
    .object({
      kicker: text(60, "A few words above the headline of the cover."),
      headline: required(headline, "What the series promises, in one line."),
      supporting: text(supporting, "One sentence under the headline of the cover."),
      photo: photo("A photograph behind the cover, in two colours of the brand.").unwrap().optional(),
    })
    .meta({ description: "The first picture." }),
  slides: list(
    z.object({
      title: required(title, "The one idea of this picture."),
      body: text(body, "One or two sentences about it."),
      stat: text(16, "A number or a day that the idea rests on, with its unit: 3.1×, 62%, 16 May."),
      photo: photo("A picture or product screen to show. A number goes before it."),
      tag: text(24, "What kind of entry it is, over its title.", "Fixed").unwrap().optional(),
      lines: list(
        required(80, "One thing to say under the title.", "30 days of holiday"),
        1,
        6,
        "What the title is the name of, a line each; shown where title and text are short.",
      ).optional(),
    }),
    1,
    8,
    "The pictures between the first and the last, in order.",
  ),
  closing: z
    .object({
      headline: required(headline, "What the reader should take away or do."),
      supporting: text(
        Math.max(supporting, MOST_NEEDED),
        "One sentence under the headline of the last picture, or hard facts with “ · ” between them.",
        "No booking needed, just turn up.",
      )
        .unwrap()
        .optional(),
      ...action,
    })
    .meta({ description: "The last picture." }),
  numbered: z
    .boolean()
    .optional()
    .meta({
      description:
        "Whether the pictures between are steps to count. By default icons are guessed from English words.",
      examples: [true],
    }),
  steps: z
    .number()
    .int()
    .min(2)
    .max(8)
    .optional()
    .meta({
      description: "How many of the first pictures between are steps to count, where others follow them.",
      examples: [5],
    }),
});

const Any = z.object(series({ headline: 0, supporting: 0, title: 0, body: 0 }));
export type Series = z.output<typeof Any>;
export type Slide = Series["slides"][number];

/** Letters of a title and its text beside which lines have room. */
const BESIDE_LINES = 120;

/** The lines that a slide shows. */
export const linesOf = ({ title, body, lines }: Slide): readonly string[] | undefined =>
  title.length + body.length > BESIDE_LINES ? undefined : lines;

/** A tag stands before its title, and so does a number; a name stands before its price, and that of a list before the number that opens it. */
function inOneLine(slide: Slide): string {
  const { tag, stat, title } = slide;
  const isNamed = linesOf(slide) !== undefined || (isPriceTag(stat) && !/^\p{Ll}/u.test(title));
  const said = (isNamed ? [title, stat] : [stat, title]).filter(Boolean).join(isNamed ? ": " : " ");
  return tag ? `${tag}: ${said}` : said;
}

/** What one picture of a series says, in reading order. */
export function seriesAlt(
  { cover, slides, closing }: Series,
  brand: string,
  page: number,
  language?: string,
): string {
  const total = slides.length + 2;
  const slide = slides[page - 1];
  const texts =
    page === 0
      ? [cover.kicker, cover.headline, cover.supporting]
      : slide
        ? [inOneLine(slide), slide.body, ...(linesOf(slide) ?? [])]
        : [closing.headline, closing.supporting ?? "", closing.cta, closing.url];
  const named = texts.filter(Boolean);
  // The name of the brand stands before it.
  const said = asSentences(named.length > 1 ? named.filter((text) => text !== brand) : named);
  return `${brand}, ${altWord("slide", language, page + 1, total)}: ${said}`;
}
