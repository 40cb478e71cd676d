import { textsIn } from "../clean.ts";
import type { Template } from "../template.ts";
import type { ReadAsset } from "../type/manifest.ts";
import { findSubject, type Subject } from "./picture.ts";

/** What a picture says, and who says it. `isPlain`: without a drawing. */
type SubjectSource = {
  data: unknown;
  brand: { name: string; tagline?: string; about?: readonly string[] };
  isPlain?: boolean;
  language?: string;
  readAsset?: ReadAsset;
};

/** What the words of a picture are about. The brand's name says nothing of it: an apple may sell computers. */
export async function subjectFor(
  { headline: main = "headline" }: Pick<Template, "headline">,
  { data, brand, isPlain = false, language, readAsset }: SubjectSource,
  refs: readonly string[],
): Promise<Subject | undefined> {
  if (isPlain) return;
  const { cover, ...slides } = data as Record<string, unknown>;
  const { [main]: first, ...rest } = { ...slides, ...(cover as Record<string, unknown> | undefined) };
  const spoken = (value: unknown) =>
    textsIn(value)
      .filter((text) => !refs.includes(text) && !text.includes("://"))
      .map((text) => (brand.name ? text.replaceAll(brand.name, " ") : text));
  const { supporting, ...others } = rest;
  const [headline = ""] = spoken(first);
  const texts = [...spoken(supporting).slice(0, 1), ...spoken(others)];
  const about = [brand.tagline ?? "", ...(brand.about ?? [])];
  return findSubject({ headline, texts, about }, language, readAsset);
}
