import type { ProfileDraft, ProfilePart } from "../ui/studio-form.tsx";
import { type PickedTemplate, tickable } from "../ui/template-picker.tsx";

/** The longest search for templates. */
const MOST_WANTED = 60;

/** The part of a profile that a form changes; undefined for all of it. */
export const partIn = (fields: URLSearchParams): ProfilePart | undefined => {
  const part = fields.get("part");
  return part === "targets" || part === "templates" ? part : undefined;
};

/** The profile as a form has it. */
export const draftOf = (fields: URLSearchParams): ProfileDraft => ({
  templates: fields.getAll("templates"),
  theme: fields.get("theme") ?? "",
  telegram: fields.has("telegram"),
  social: fields.getAll("social"),
  default_caption: fields.get("default_caption") ?? "",
});

/** The profile with all or none of the templates ticked that fit the search, and the search. */
export function picked(fields: URLSearchParams, all: readonly PickedTemplate[]) {
  const wanted = (fields.get("wanted") ?? "").trim().slice(0, MOST_WANTED);
  const draft = draftOf(fields);
  const found = tickable(all, wanted).map(({ name }) => name);
  const others = draft.templates.filter((name) => !found.includes(name));
  const way = fields.get("pick");
  const templates = way === "all" ? [...others, ...found] : way === "none" ? others : draft.templates;
  return { draft: { ...draft, templates }, wanted };
}
