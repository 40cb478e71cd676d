import * as z from "zod/v4";
import { KINDS, tagOf } from "../changelog/data.ts";
import { kept } from "../film/kept.ts";
import { timing } from "../film/wished-timing.ts";
import { action, language, list, required, text } from "../kit/fields.ts";

export const FilmChangelog = z.object({
  version: required(16, "The version as people call it: 3.2, v2.0.1, Spring release."),
  headline: text(70, "What it is about, in one line."),
  entries: list(
    z.object({
      title: required(48, "What changed, in a few words."),
      body: text(
        80,
        "One short sentence about it. Left out of all where a film could not be read in time.",
        "Two people can edit one card.",
      ),
      kind: z.enum(KINDS).optional().meta({ description: "What sort of change it is; shown as a tag." }),
    }),
    2,
    6,
    "The changes, in the order in which they are shown.",
  ),
  language,
  ...action,
  ...kept,
  ...timing,
});

export type FilmChangelog = z.output<typeof FilmChangelog>;
export type FilmChangelogEntry = FilmChangelog["entries"][number] & { tag: string };

/** The entries with what their tags say. */
export const taggedEntries = ({ entries, language: spoken }: FilmChangelog): FilmChangelogEntry[] =>
  entries.map((entry) => ({ ...entry, tag: entry.kind ? tagOf(entry.kind, spoken) : "" }));
