import * as z from "zod/v4";
import { PhotoTreatment } from "../../../vocab.ts";
import type { Photo, RenderContext } from "../../template.ts";
import { inOneText } from "./fact-cells.ts";
import { inARow } from "./story/clip.ts";

/** What callers read about a field. Without an example, `dataSchema` takes the sample's. */
export const described = (about: string, limit: string, example?: unknown) => ({
  description: limit ? `${about} ${limit}` : about,
  ...(example !== undefined && { examples: [example] }),
});

const characters = (max: number) => `At most ${max} characters.`;

/** A text of a template; it may be empty unless it is `required`. */
export const text = (max: number, about: string, example?: string) =>
  z
    .string()
    .max(max)
    .meta(described(about, characters(max), example))
    .default("");

/** A text without which the template has nothing to show. */
export const required = (max: number, about: string, example?: string) =>
  z
    .string()
    .trim()
    .min(1, "Say something here: this text is required.")
    .max(max)
    .meta(described(about, characters(max), example));

const PHOTO = "The id of a photo or product screen, or the address of an uploaded file.";
const PHOTO_EXAMPLE = "0198c1f2-7a3b-7c4d-8e5f-6a7b8c9d0e1f";

/** A picture of the customer's: the id of a product screen, or the address of a file of theirs. */
export const photo = (about: string) =>
  z
    .string()
    .max(2048)
    .meta({ ...described(about, PHOTO, PHOTO_EXAMPLE), format: "photo" })
    .default("");

/** Several of something; `minimum` of 0 makes it optional. */
export const list = <T extends z.ZodType>(item: T, minimum: number, maximum: number, about: string) =>
  z
    .array(item)
    .min(minimum, minimum > 1 ? `Give at least ${minimum}.` : "Give at least one.")
    .max(maximum, `At most ${maximum} fit.`)
    .meta(
      described(about, minimum > 0 ? `${minimum} to ${maximum} entries.` : `At most ${maximum} entries.`),
    );

/** Photographs beside the words. Optional without a default: data without them keeps its render hash. */
export const ownPhotos = {
  photo: photo("A photograph to show; its focus stays in view.").unwrap().optional(),
  more_photos: list(
    photo("A photograph to show beside the first.").unwrap(),
    0,
    3,
    "Further photographs.",
  ).optional(),
  photo_treatment: PhotoTreatment.meta(
    described(
      "How photographs are shown. full: over the whole picture; split: on one side; framed: in a mask; duotone: in two colours of the brand. Without it, what suits; with it and without photographs, art in the brand's colours.",
      "",
      "split",
    ),
  ).optional(),
};

type OwnPhotos = { photo?: string | undefined; more_photos?: readonly string[] | undefined };

/** What such data names. */
export const photoRefs = ({ photo: first, more_photos: more = [] }: OwnPhotos): string[] =>
  [first ?? "", ...more].filter(Boolean);

/** Those of them that can be drawn. */
export const photosOf = ({ photos }: Pick<RenderContext, "photos">, data: OwnPhotos): Photo[] =>
  photoRefs(data).flatMap((ref) => photos.get(ref) ?? []);

/** Optional without a default: data without it keeps its render hash. */
export const details = z
  .string()
  .max(200)
  .meta(
    described(
      "Hard facts under the text, as a row of cells: date, time, place, price, code. Several stand with “ · ” between them, each with its label before a colon or without one.",
      characters(200),
      "Date: Sat 30 Nov · Time: 10:00 · Price: £12",
    ),
  )
  .optional();

/** The words that most templates share, so that callers learn them once. */
export const message = {
  kicker: text(80, "A few words above the headline, for example what kind of news this is."),
  headline: required(200, "The message in one line."),
  supporting: text(400, "One or two sentences under the headline.", "Plan, write and publish in one place."),
  details,
};

/** Optional without a default: data without it keeps its render hash. */
export const language = z
  .string()
  .max(35)
  .meta(
    described("BCP 47 tag of the language for words that the template adds; English without it.", "", "de"),
  )
  .optional();

type Detailed = { supporting: string; details?: string | undefined };

/** The facts as a part of the text, for layouts without a line for them. */
export const withDetails = <T extends Detailed>(said: T): T => ({
  ...said,
  supporting: inARow([said.supporting, inOneText(said.details ?? "")]),
  ...(said.details && { details: "" }),
});

/** The same with a text that may be as long as a page. */
export const longMessage = {
  ...message,
  supporting: text(
    800,
    "What there is to say under the headline; a longer text is set as paragraphs.",
    "Plan, write and publish in one place.",
  ),
};

/** The call to action. */
export const action = {
  cta: text(100, "What to do next, in a few words.", "Start free"),
  url: text(200, "Where to do it. Shown without https:// and www."),
};
