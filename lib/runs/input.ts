import * as z from "zod/v4";
import { isFilm } from "../billing/plans.ts";
import { MomentWithOffset } from "../core/moment.ts";
import { WebhookUrl } from "../hooks/url.ts";
import { AssetType, FileType, Format, ThemeKind } from "../vocab.ts";

const MAX_METADATA_KEYS = 50;
/** Warnings are stored and listed with the run; a body of nothing but unknown fields must not grow it. */
const MAX_NAMED = 50;

const MIN_CHARACTERS = 3;
const characters = (text: string) => [...text.trim()].length;

export const Brief = z
  .string()
  .refine(
    (text) => characters(text) >= MIN_CHARACTERS,
    "Say what it is about: a brief needs at least 3 characters.",
  )
  .refine((text) => characters(text) <= 4000, "A brief has at most 4,000 characters.")
  .refine(saysSomething, "Say in words what it is about: a product, news or an event, and one fact.");

/** Emoji, numbers and links alone tell nobody what to write. */
function saysSomething(text: string): boolean {
  return characters(text) < MIN_CHARACTERS || /\p{L}/u.test(text.replace(/\bhttps?:\/\/\S+/gi, ""));
}

/** `x` is accepted as another name of `twitter`; whether a channel exists is for the guards to say. */
export const ChannelName = z
  .string()
  .min(1)
  .max(60)
  .transform((name) => (name === "x" ? "twitter" : name));

const Scalar = z
  .union(
    [z.string(), z.number(), z.boolean(), z.null()],
    "A metadata value is text, a number, true, false or null.",
  )
  .refine(
    (value) => typeof value !== "string" || value.length <= 500,
    "A metadata value has at most 500 characters.",
  );

export const Metadata = z
  .record(z.string(), Scalar)
  .refine((entries) => Object.keys(entries).length <= MAX_METADATA_KEYS, "Metadata has at most 50 keys.")
  .refine(
    (entries) => Object.keys(entries).every((name) => name.length <= 40),
    "A metadata key has at most 40 characters.",
  );

const optional = {
  webhook_url: WebhookUrl.optional(),
  metadata: Metadata.optional(),
  scheduled_at: MomentWithOffset.optional(),
  seed: z.int().optional(),
  screen_ids: z.array(z.guid()).max(5).optional(),
  language: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "Give a BCP 47 language tag, for example en or pt-BR.")
    .optional(),
  format: z
    .enum(
      [...Format.options, ...FileType.options],
      `Use a size (${Format.options.join(", ")}) or a file type (${FileType.options.join(", ")}).`,
    )
    .optional(),
  file_type: FileType.optional(),
  theme: ThemeKind.optional(),
  fps: z.union([z.literal(30), z.literal(60)], "A film has 30 or 60 frames a second.").optional(),
  sound: z.boolean().optional(),
  dry_run: z.boolean().optional(),
};

/** Unknown fields are let through, so that the answer can name them. */
export const GenerateInput = z.looseObject({
  brief: Brief,
  channel: ChannelName,
  asset_type: AssetType,
  ...optional,
});
export type GenerateInput = z.output<typeof GenerateInput>;

const FIELDS = new Set(["brief", "channel", "asset_type", ...Object.keys(optional)]);

/** Fields that mean something to films only. */
const OF_FILMS = ["fps", "sound"];

/** What the answer should warn about: unknown fields, and those that say nothing here. */
export function warningsFor(input: GenerateInput): string[] {
  const given = Object.keys(input).filter((name) => input[name] !== undefined);
  const unknown = given.filter((name) => !FIELDS.has(name));
  const named = unknown
    .slice(0, MAX_NAMED)
    .map((name) => `Unknown field "${name.slice(0, 60)}" was ignored.`);
  const more = unknown.length - named.length;
  if (more > 0) named.push(`${more} more unknown fields were ignored.`);
  const idle = isFilm(input.asset_type) ? [] : given.filter((name) => OF_FILMS.includes(name));
  const silent = idle.map(
    (name) => `${name} is for films only; a ${input.asset_type} has none, so it was ignored.`,
  );
  return [...named, ...silent];
}
