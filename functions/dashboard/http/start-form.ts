import type { BrandDraft } from "../../../lib/brand/draft/draft.ts";
import type { PictureColors } from "../../../lib/brand/draft/picture-colors.ts";
import { own } from "../../../lib/text/own.ts";
import { COLOR, ROLES_OF_COLORS } from "../ui/brand.tsx";
import { colorsListed } from "../ui/logo-colors.tsx";
import { LEAVE, partsIn, takenOf, textIn } from "./brand-form.ts";

type FormValues = Record<string, string>;
type BrandQuestion = { url: string } | { text: string };

/** What a proposal is asked for with: an address as people type it, lines, or both. */
export function askedFor({ url = "", text = "" }: FormValues): {
  site?: BrandQuestion;
  lines?: BrandQuestion;
} {
  const [typed, lines] = [url.trim(), text.trim()];
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
  return { ...(typed && { site: { url: address } }), ...(lines && { lines: { text: lines } }) };
}

/** The brief of the first post: what is said of the company, without colours and slogan. */
function briefOf({ overview = "", offer = {} }: BrandDraft["proposed"], isFromLines: boolean): string {
  if (isFromLines && overview) return overview;
  return [offer.one_liner ?? overview, ...(offer.features ?? []).slice(0, 3)].filter(Boolean).join("\n");
}

/** Colours in one hidden field: "primary #1F5C4A, accent #E8762D". */
export const listed = (colors: PictureColors): string =>
  Object.entries(colors)
    .map(([role, color]) => `${role} ${color}`)
    .join(", ");

/** The form with the colours of the logo in place of those that stand in it. */
export function withListed(sent: FormValues): FormValues {
  const ofLogo = new Map(colorsListed(own(sent, "logo_colors") ?? ""));
  const colors = ROLES_OF_COLORS.map((role) => [COLOR + role, ofLogo.get(role) ?? ""]);
  return { ...sent, ...Object.fromEntries(colors) };
}

/** The form's fields as the draft has them. */
export function fieldsOf({ proposed, logo_candidates }: BrandDraft, isFromLines: boolean): FormValues {
  const { tagline = "", overview = "", offer = {}, palette = {}, product_map = {}, logos = [] } = proposed;
  const { guidelines = {} } = product_map as {
    guidelines?: { look?: string; voice?: string[]; banned_words?: string[]; fonts?: string };
  };
  return {
    product_name: offer.product_name ?? "",
    tagline,
    overview,
    one_liner: offer.one_liner ?? "",
    features: (offer.features ?? []).join("\n"),
    who_its_for: offer.who_its_for ?? "",
    voice: (guidelines.voice ?? []).join(", "),
    banned_words: (guidelines.banned_words ?? []).join(", "),
    fonts: guidelines.fonts ?? "",
    look: guidelines.look ?? "",
    logo: logos[0] ?? "",
    candidates: logo_candidates.map(({ url }) => url).join("\n"),
    brief: briefOf(proposed, isFromLines),
    ...Object.fromEntries(ROLES_OF_COLORS.map((role) => [COLOR + role, own(palette, role) ?? ""])),
  };
}

/** The Brand DNA that the form describes. */
export function brandOf(sent: FormValues) {
  const listOf = (name: string) => (own(sent, LEAVE + name) ? [] : partsIn(sent, name, /,\s*/));
  const [voice, banned_words] = [listOf("voice"), listOf("banned_words")];
  const [look, fonts] = [textIn(sent, "look"), textIn(sent, "fonts")];
  return {
    ...takenOf(sent),
    product_map: {
      guidelines: {
        ...(look && { look }),
        ...(fonts && { fonts }),
        ...(voice.length > 0 && { voice }),
        ...(banned_words.length > 0 && { banned_words }),
      },
    },
  };
}

/** What a proposal is asked for with, as the query of its address and of the form that asks. */
export const questionOf = (values: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(
    ["url", "text", "has_logo", "logo_colors"].flatMap((name) => {
      const value = own(values, name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
