import * as z from "zod/v4";
import { isFilm } from "../asset-types.ts";
import { invalidFields } from "../core/errors.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { unknownName } from "../core/plain-words.ts";
import { WebhookUrl } from "../core/webhook-url.ts";
import { near } from "../text/nearest.ts";
import { AssetType, FileType, Format, Imagery, SoundBed, ThemeKind } from "../vocab.ts";
import { ChannelName, channelBesideMistakes } from "./channel-name.ts";
import { CopyOverrides } from "./copy-overrides.ts";
import { VariantCount } from "./variant-fields.ts";

export const MAX_METADATA_KEYS = 50;
/** Warnings are stored with the run, so a body full of unknown fields must not grow it. */
const MAX_NAMED = 50;

const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 4000;
const characters = (text: string) => [...text.trim()].length;

export const Brief = z
  .string()
  .refine(
    (text) => characters(text) >= MIN_CHARACTERS,
    "Say what it is about: a brief needs at least 3 characters.",
  )
  .refine((text) => characters(text) <= MAX_CHARACTERS, {
    error: ({ input }) =>
      `A brief has at most 4,000 characters, and this one has ${characters(String(input)).toLocaleString("en")}.`,
  })
  .refine(saysSomething, "Say in words what it is about: a product, news or an event, and one fact.")
  .meta({
    description: "What the post is about, in your own words: 3 to 4,000 characters, with at least one word.",
    examples: ["Kite 2.0 is out: boards now load in half a second."],
    minLength: MIN_CHARACTERS,
    maxLength: MAX_CHARACTERS,
  });

/** Text of only emoji, numbers and links gives the writer no content. */
function saysSomething(text: string): boolean {
  return characters(text) < MIN_CHARACTERS || /\p{L}/u.test(text.replace(/\bhttps?:\/\/\S+/gi, ""));
}

const MAX_METADATA_NAME = 40;
const MAX_METADATA_TEXT = 500;

const Scalar = z
  .union(
    [z.string(), z.number(), z.boolean(), z.null()],
    "A metadata value is text, a number, true, false or null.",
  )
  .refine(
    (value) => typeof value !== "string" || value.length <= MAX_METADATA_TEXT,
    "A metadata value has at most 500 characters.",
  )
  .meta({ maxLength: MAX_METADATA_TEXT });

export const Metadata = z
  .record(z.string().meta({ maxLength: MAX_METADATA_NAME }), Scalar)
  .refine((entries) => Object.keys(entries).length <= MAX_METADATA_KEYS, "Metadata has at most 50 keys.")
  .refine(
    (entries) => Object.keys(entries).every((name) => name.length <= MAX_METADATA_NAME),
    "A metadata key has at most 40 characters.",
  )
  .meta({
    description:
      "Values of your own that come back with the run: at most 50, keys of 40 characters, texts of 500.",
    maxProperties: MAX_METADATA_KEYS,
    examples: [{ order: "A-1042" }],
  });

const optional = {
  copy: CopyOverrides.optional(),
  template: z
    .string()
    .max(60)
    .optional()
    .meta({
      description:
        "Template to draw with, of those that make this asset type; without it the one that suits the brief. When the brief lacks what it needs, another is drawn and warnings says so. GET /templates lists them.",
      examples: ["event"],
    }),
  theme: ThemeKind.optional().meta({
    description: "A light or a dark ground. Without it what suits the brand, its own colour included.",
    examples: ["dark"],
  }),
  imagery: z
    .enum(Imagery.options, `Use one of: ${Imagery.options.join(", ")}.`)
    .optional()
    .meta({
      description:
        "What pictures are made with. auto: the photos and screens that are asked for, else what suits; photo: a photo of the library, the one that suits best without photo_ids; pattern: art in the brand's colours in place of photos, screens and drawings; none: no photo, screen, portrait, mascot or drawing.",
      examples: ["photo"],
      default: "auto",
    }),
  language: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "Give a BCP 47 language tag, for example en or pt-BR.")
    .optional()
    .meta({
      description: "BCP 47 tag of the language to write in; without it the brief's language.",
      examples: ["en", "pt-BR"],
    }),
  format: z
    .enum(
      [...Format.options, ...FileType.options],
      `Use a size (${Format.options.join(", ")}) or a file type (${FileType.options.join(", ")}).`,
    )
    .optional()
    .meta({
      description:
        "Size of the picture instead of the channel's own, or its file type. Prefer file_type for a file type.",
      examples: ["square"],
    }),
  file_type: FileType.optional().meta({
    description: "What pictures are written as. Without it png, and jpeg for Instagram.",
    examples: ["webp"],
  }),
  variants: VariantCount.optional(),
  photo_ids: z
    .array(z.guid("Give the id of a photo, a UUID."))
    .max(5, "Give at most 5 photos.")
    .optional()
    .meta({
      description:
        "Ids of photos of the library to show, the most important first: at most 5, all of them ready. warnings says which were not shown.",
      examples: [["0198c1f2-7a3b-7c4d-8e5f-6a7b8c9d0e1f"]],
    }),
  screen_ids: z
    .array(z.guid())
    .max(5)
    .optional()
    .meta({
      description: "Ids of product screens that have to be shown: at most 5, all of them ready.",
      examples: [["0198c1f2-7a3b-7c4d-8e5f-6a7b8c9d0e1f"]],
    }),
  fps: z
    .union([z.literal(30), z.literal(60)], "A film has 30 or 60 frames a second.")
    .optional()
    .meta({ description: "Frames a second of a film: 30 or 60. Films only.", examples: [60], default: 30 }),
  sound: z
    .union([z.boolean(), SoundBed], "sound is true, false or the name of a bed: calm, bright, drive or warm.")
    .optional()
    .meta({
      description: "The sound bed of a film: a name, or true for the one that suits the story. Films only.",
      examples: ["bright"],
      default: false,
    }),
  seed: z
    .int()
    .optional()
    .meta({
      description:
        "Any whole number: picks among layouts and wordings. The same seed and brief give the same result. Without it live runs differ from each other.",
      examples: [7],
    }),
  scheduled_at: MomentWithOffset.optional().meta({
    description: "When to publish: an ISO 8601 time with offset, in the future. Not for the channel web.",
    examples: ["2026-12-01T09:00:00+01:00"],
  }),
  dry_run: z
    .boolean()
    .optional()
    .meta({
      description: "true: answers cost and remaining limits, and starts nothing.",
      examples: [true],
      default: false,
    }),
  metadata: Metadata.optional(),
  webhook_url: WebhookUrl.optional().meta({
    description: "HTTPS address that gets this run's events, besides the workspace's webhooks.",
    examples: ["https://example.com/hooks/brandrun"],
  }),
};

/** Unknown fields are let through, so that the answer can name them. */
export const GenerateInput = z
  .looseObject({
    brief: Brief,
    channel: ChannelName,
    asset_type: AssetType.meta({
      description: "What is made; it sets price, cap and size.",
      examples: ["card"],
    }),
    ...optional,
  })
  .check(channelBesideMistakes())
  .meta({
    examples: [
      {
        brief: "Kite 2.0 is out: boards now load in half a second.",
        channel: "linkedin",
        asset_type: "card",
      },
    ],
  });
export type GenerateInput = z.output<typeof GenerateInput>;

const FIELDS = ["brief", "channel", "asset_type", ...Object.keys(optional)];
const isUnknown = (name: string) => !FIELDS.includes(name);

/** Without them a run does what its caller does not expect: it is charged, or never published. */
const NEVER_MISSPELT: readonly (string | undefined)[] = ["dry_run", "scheduled_at"];

/**
 * A caller may mean a misspelt field as a safeguard, so a run that is published by itself takes none, and no run a
 * misspelt `dry_run` or `scheduled_at`.
 * @throws Refusal 422 with the nearest known name of each.
 */
export function refuseUnknownFields(input: GenerateInput, isPublished: boolean): void {
  const unknown = Object.keys(input)
    .filter(isUnknown)
    .filter((name) => isPublished || NEVER_MISSPELT.includes(near(name, FIELDS)));
  if (unknown.length === 0) return;
  throw invalidFields(
    unknown.slice(0, MAX_NAMED).map((name) => ({
      loc: ["body", name.slice(0, 60)],
      msg: unknownName("field", name, FIELDS),
      type: "unrecognized_keys",
    })),
  );
}

/** Fields for films only. */
const OF_FILMS = ["fps", "sound"];

/** Warnings of the answer: unknown fields, and fields that do not apply to the asset type. */
export function warningsFor(input: GenerateInput): string[] {
  const given = Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : name));
  const unknown = given.filter(isUnknown);
  const named = unknown.slice(0, MAX_NAMED).map((name) => {
    const meant = near(name, FIELDS);
    const hint = meant ? ` Did you mean "${meant}"?` : "";
    return `Unknown field "${name.slice(0, 60)}" was ignored.${hint}`;
  });
  const more = unknown.length - named.length;
  if (more > 0) named.push(`${more} more unknown fields were ignored.`);
  const idle = isFilm(input.asset_type) ? [] : given.filter((name) => OF_FILMS.includes(name));
  const silent = idle.map(
    (name) => `${name} is for films only; a ${input.asset_type} has none, so it was ignored.`,
  );
  return [...named, ...silent];
}
