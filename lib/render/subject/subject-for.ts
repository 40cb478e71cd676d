import { own } from "../../text/own.ts";
import { textsIn } from "../clean.ts";
import type { Template } from "../template.ts";
import type { ReadAsset } from "../type/manifest.ts";
import { findOnSlides, findOrdered, findSubject, type Subject } from "./picture.ts";
import { namingTexts } from "./step-entries.ts";

/** What a picture says, and who says it. `isPlain`: without a drawing. `ordered`: what its author orders to be seen, `unwanted`: what is not to be seen. */
type SubjectSource = {
  data: unknown;
  brand: { name: string; tagline?: string; about?: readonly string[] };
  isPlain?: boolean;
  ordered?: readonly string[];
  unwanted?: readonly string[];
  language?: string;
  readAsset?: ReadAsset;
  seed?: number;
};

/** What the words of a picture are about. In them the brand's name says nothing of it: an apple may sell computers. */
export async function subjectFor(
  { headline: main = "headline" }: Pick<Template, "headline">,
  { data, brand, isPlain = false, ordered = [], unwanted = [], language, readAsset, seed }: SubjectSource,
  refs: readonly string[],
): Promise<Subject | undefined> {
  if (isPlain) return;
  const wanted = await findOrdered(ordered, language, readAsset);
  if (wanted) return wanted;
  const { cover, ...slides } = data as Record<string, unknown>;
  const { [main]: first, ...rest } = unsigned(
    { ...slides, ...(cover as Record<string, unknown> | undefined) },
    main,
  );
  const spoken = (value: unknown) =>
    textsIn(value)
      .filter((text) => !refs.includes(text) && !text.includes("://"))
      .map((text) => unnamed(text, brand.name));
  const { supporting, ...others } = rest;
  // Who is looked for is the headline of a job.
  const [said = ""] = spoken(first ?? rest.role);
  // "1874–2026" over a series: its first slide says of what.
  const headline = /\p{L}/u.test(said) ? said : (spoken(slides.slides)[0] ?? said);
  const texts = [...spoken(supporting).slice(0, 1), ...spoken(others)];
  const about = [brand.tagline ?? "", ...(brand.about ?? [])];
  const isJob = first === undefined && rest.role !== undefined;
  return findSubject(
    { headline, texts, about, name: brand.name, unwanted, isJob },
    language,
    readAsset,
    seed,
  );
}

/** What is said is what a quotation is about: who says it, a retired joiner or a former butcher, is not. */
function unsigned(data: Record<string, unknown>, main: string): Record<string, unknown> {
  const { quote, author: _author, role: _role, name: _name, company: _company, ...others } = data;
  if (!quote) return data;
  const said = typeof quote === "string" ? quote : (quote as { text?: string }).text;
  return { ...others, [main]: own(others, main) || said };
}

/** What the slides of a series or the steps of a page are about, each by itself; `cover` is what its first picture shows. */
export async function slideSubjectsFor(
  { data, brand, isPlain = false, unwanted, language, readAsset }: SubjectSource,
  cover: Subject | undefined,
): Promise<(Subject | undefined)[]> {
  const texts = namingTexts(data as Record<string, unknown>);
  if (isPlain || texts.length === 0) return [];
  const said = (text: unknown) => unnamed(typeof text === "string" ? text : "", brand.name);
  const words = texts.map(({ title, body, isEntry }) => ({ title: said(title), body: said(body), isEntry }));
  const { slides, steps, ...others } = data as Record<string, unknown>;
  const beside = [...textsIn(others), brand.tagline ?? "", ...(brand.about ?? []), brand.name];
  return findOnSlides(words, language, readAsset, cover?.name, beside, unwanted);
}

const unnamed = (text: string, brand: string) => (brand ? text.replaceAll(brand, " ") : text);
