import { unstop } from "../../copy/text.ts";
import { isProperName } from "../emphasis.ts";
import type { Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** "1938 – 2026" */
const YEARS = /^[*†\s]*(?:1[89]|20)\d{2}\s?[–—-]\s?[†\s]*(?:19|20)\d{2}$/u;

/** A name over the years of a life: both head what is said of the person. */
export function lifeDates({ blocks: [name, years] }: Material): Headline | undefined {
  const [first] = name?.pieces ?? [];
  const [second] = years?.pieces ?? [];
  const said = unstop(first?.card ?? "");
  const span = unstop(second?.card ?? "");
  if (!first || !second || !isProperName(said) || !YEARS.test(span)) return undefined;
  return {
    text: `${said}, ${span}`,
    facts: [...new Set([...first.facts, ...second.facts])],
    rest: [],
    block: name,
    label: "",
  };
}
