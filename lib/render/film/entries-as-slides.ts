import type { Template } from "../template.ts";

/** Fields of films whose entries have a scene each. */
const FIELDS = ["points", "features", "entries"] as const;

/** What the scenes of a film tell, in the form of slides, which are searched for what they name. Other data stays as it is. */
export function entriesAsSlides({ film }: Pick<Template, "film">, data: unknown): unknown {
  const given = data as Record<string, unknown>;
  const list = FIELDS.map((name) => given[name]).find(Array.isArray);
  if (!film || given.slides !== undefined || !list) return data;
  return { slides: list.map((entry: unknown) => (typeof entry === "string" ? { title: entry } : entry)) };
}
