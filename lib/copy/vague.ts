const NOTHING_NAMED =
  /^(?:my|our|the|this|a|an)?\s*(?:(?:cool|new|small|little|great|amazing|latest) )*(?:business|company|products?|services?|brand|shop|app|stuff|things?|us|startup|project|content|something|anything|website|page|it|store|news|update|announcement|feature)(?:,? (?:something|that|which|and)\b.*)?[.!]?$/i;
const TEASER =
  /^(?:we (?:have|[’']ve got) )?(?:something|some|big|exciting|great)\s+(?:\w+\s+)?(?:things?|news|huge|big|exciting|special|new|amazing|is coming|are coming)\b.{0,24}$|^(?:stay tuned|watch this space|you won[’']t believe (?:it|this)|more (?:soon|to come)|coming soon|get ready|don[’']?t miss (?:it|this|out))[.!]?$/i;

/** A promise without content: "stay tuned", "don't miss it". */
export const isTeaser = (s: string): boolean => s.length < 120 && TEASER.test(s.trim());

/** Says nothing that could be published: "our product", "something big is coming". */
export function isVague(s: string): boolean {
  const t = s.trim();
  return t.length < 120 && (NOTHING_NAMED.test(t) || TEASER.test(t));
}
