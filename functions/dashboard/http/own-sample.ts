import { own } from "../../../lib/text/own.ts";

type Sampled = { sample: Record<string, unknown> };

/** The invented brand that the samples of templates are of, and its addresses. */
const SAMPLE_NAME = /\bBeacon\b/g;
const SAMPLE_ADDRESS = /^(?:https?:\/\/)?beacon\.(?:app|example)\b/;
/** A reserved address, for templates that need one. */
const NO_ADDRESS = "https://example.com";

type BrandWords = { name: string; tagline: string; one_liner: string };

/** A template's sample in the words of the workspace's own brand, without the address of another one. */
export function ownSample<T extends Sampled>(template: T, { name, tagline, one_liner }: BrandWords): T {
  const { url = "", ...fields } = template.sample;
  const isForeign = SAMPLE_ADDRESS.test(String(url));
  const words = { headline: tagline, supporting: one_liner };
  const text = JSON.stringify(isForeign ? fields : template.sample, (field, value: unknown) => {
    if (typeof value !== "string") return value;
    return (own(template.sample, field) === value && own(words, field)) || ownText(value, name);
  });
  return { ...template, sample: JSON.parse(text) as Sampled["sample"] };
}

const ownText = (text: string, name: string) =>
  SAMPLE_ADDRESS.test(text) ? NO_ADDRESS : text.replace(SAMPLE_NAME, () => name);
