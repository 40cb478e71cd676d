import { own } from "../text/own.ts";
import type { Brand, Guidelines } from "./types.ts";

type Loose = Record<string, unknown>;

const isObject = (v: unknown): v is Loose => typeof v === "object" && v !== null && !Array.isArray(v);
const unquote = (s: string) => s.trim().replace(/^["'“‘]|["'”’.]$/g, "");

/** A list of words, whether it was given as an array or as one line with commas. */
function listOf(v: unknown): string[] {
  if (Array.isArray(v)) return v.flatMap(listOf);
  return typeof v === "string"
    ? v
        .split(/[,;\n]|(?<=\.)\s/)
        .map(unquote)
        .filter(Boolean)
    : [];
}

/** Phrases keep their commas. */
function phrasesOf(v: unknown): string[] {
  const all = Array.isArray(v) ? v : [v];
  return all.flatMap((x) => (typeof x === "string" && x.trim() ? [x.trim()] : []));
}

const pick = (o: Loose, ...names: string[]): unknown =>
  names.map((n) => own(o, n)).find((v) => v !== undefined);

/** Rules written as prose: `Never say "cheap"`, `always include "18+"`. */
const NEVER =
  /(?:never|don[’']?t|do not|avoid)\s+(?:say|use|write|call (?:it|us))?\s*(?:the words?\s+)?["“'‘]([^"”'’]{2,60})["”'’]/gi;
const ALWAYS = /(?:always|must)\s+(?:say|use|include|add|write)\s*["“'‘]([^"”'’]{2,120})["”'’]/gi;

function prose(guidelines: unknown, o: Loose): string {
  if (typeof guidelines === "string") return guidelines;
  return phrasesOf(Array.isArray(guidelines) ? guidelines : pick(o, "notes", "rules")).join("\n");
}

/** Under which names guidelines hold a list of words; the first that is there counts. */
export const LISTED_RULES = {
  voice: ["voice", "tone", "personality", "tone_of_voice"],
  banned_words: ["banned_words", "banned", "avoid", "never_say", "forbidden"],
} as const;

/** The words of a rule that guidelines list under one of its names, without those in prose. */
export function listedRule(brand: Pick<Brand, "product_map">, rule: keyof typeof LISTED_RULES): string[] {
  const { guidelines } = brand.product_map;
  return isObject(guidelines) ? listOf(pick(guidelines, ...LISTED_RULES[rule])) : [];
}

/** What the Brand DNA says about words: `product_map.guidelines` as an object, a list of rules or plain prose. */
export function guidelinesOf(brand: Pick<Brand, "product_map">): Guidelines {
  const raw = brand.product_map.guidelines;
  const o = isObject(raw) ? raw : {};
  const text = prose(raw, o);
  const replacements = pick(o, "replacements", "replace", "preferred_terms");
  const replace = Object.entries(isObject(replacements) ? replacements : {}).filter(
    (e): e is [string, string] => e[0].trim() !== "" && typeof e[1] === "string",
  );
  return {
    banned: [...listedRule(brand, "banned_words"), ...[...text.matchAll(NEVER)].map((m) => m[1] ?? "")],
    required: [
      ...phrasesOf(pick(o, "required_phrases", "required", "always_include", "disclaimer", "legal")),
      ...[...text.matchAll(ALWAYS)].map((m) => m[1] ?? ""),
    ],
    replace: Object.fromEntries(replace),
    voice: listedRule(brand, "voice").flatMap((x) => x.toLowerCase().split(/\s+and\s+|\s*&\s*/)),
    hashtags: listOf(o.hashtags).map((t) => t.replace(/^#/, "")),
    ...(typeof o.emoji === "boolean" ? { emoji: o.emoji } : {}),
  };
}

/** The name the public knows: the product's, else the brand's; empty when the Brand DNA has neither. */
export const productName = (brand: Brand): string => brand.offer.product_name.trim() || brand.name.trim();

/** Every sentence of the Brand DNA, with the field it stands in. */
export function brandStatements(brand: Brand): { field: string; text: string }[] {
  const { offer } = brand;
  return [
    { field: "tagline", text: brand.tagline },
    { field: "offer.one_liner", text: offer.one_liner },
    { field: "overview", text: brand.overview },
    { field: "offer.who_its_for", text: offer.who_its_for },
    ...offer.features.map((text) => ({ field: "offer.features", text })),
  ].filter((s) => s.text.trim());
}
