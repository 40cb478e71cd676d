import type { BrandDraft } from "./draft.ts";

type Values = Record<string, unknown>;
type Guided = { guidelines?: Values };

/** What says that something is missing is said again of both together. */
const MISSING = /^(?:No (?:name|colour)|There are hardly any words)/;

/**
 * The draft of a website with what its owner says in lines: what the lines give counts before what the page says, and
 * the page fills in the rest.
 */
export function joined(ofLines: BrandDraft, ofSite: BrandDraft): BrandDraft {
  const proposed = proposalOf(ofLines.proposed, ofSite.proposed);
  const named = new Set(ofLines.sources.map(({ field }) => field));
  const kept = ofSite.sources.filter(({ field }) => !named.has(field) && !isOtherPalette(field, ofLines));
  const hasName = Boolean(proposed.offer?.product_name);
  const isColored = Boolean(proposed.palette?.primary);
  const notes = [...new Set([...ofSite.notes, ...ofLines.notes])].filter(
    (note) => !MISSING.test(note) || (!hasName && /name/.test(note)) || (!isColored && /colour/.test(note)),
  );
  return { ...ofSite, proposed, sources: [...ofLines.sources, ...kept], notes };
}

/** Colours belong together: those of the lines are not mixed with those of the page. */
const isOtherPalette = (field: string, { proposed }: BrandDraft): boolean =>
  field.startsWith("palette.") && proposed.palette !== undefined;

function proposalOf(lines: BrandDraft["proposed"], site: BrandDraft["proposed"]): BrandDraft["proposed"] {
  const rules = { ...(site.product_map as Guided)?.guidelines, ...saidRules(lines) };
  return {
    ...site,
    ...lines,
    offer: { ...site.offer, ...lines.offer },
    product_map: { guidelines: rules },
  };
}

/** Lines always lead to some look: that of a whole website is the better guess, unless the lines name colours or a voice. */
function saidRules({ product_map, palette }: BrandDraft["proposed"]): Values {
  const { look, ...said } = (product_map as Guided)?.guidelines ?? {};
  return palette || "voice" in said ? { look, ...said } : said;
}
