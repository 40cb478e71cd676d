import type { Frame } from "./frame.ts";

/** "The Town of Ashby Mills requires an infographic summarizing …": an order by the sender's name. English. */
const BY_NAME =
  /^\s*(?:(?:the|our) )?(?:(?!(?:we|i|you|they|he|she|it|who|that)(?!\p{L}))[\p{L}\d’'&.-]+ ){1,6}?(?:requires?|needs?|would like|wants?|seeks?|requests?|is looking for) (?=(?:an?|one|some) (?:[\p{L}-]+ ){0,3}(?:infographic|carousel|slideshow|(?:social(?: media)?|instagram|linkedin|facebook) (?:post|card)|reel|(?:link|preview|share|og) image|short film)(?!\p{L}))/iu;
const AS_OURS = "we need ";

/** The frame of such an order, read as if its sender said "we"; undefined for other sentences. */
export function frameOfNamedSender(
  text: string,
  language: string,
  frameOf: (text: string) => Frame | undefined,
): Frame | undefined {
  const name = language === "en" ? BY_NAME.exec(text)?.[0] : undefined;
  const frame = name && frameOf(`${AS_OURS}${text.slice(name.length)}`);
  if (!frame || !name) return undefined;
  const behind = name.length - AS_OURS.length;
  const { topic } = frame;
  return {
    ...frame,
    at: frame.at + behind,
    ...(topic && { topic: { start: topic.start + behind, end: topic.end + behind } }),
  };
}
