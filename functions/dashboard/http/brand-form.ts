import { own } from "../../../lib/text/own.ts";
import { colorsOf } from "../ui/brand.tsx";

type Sent = Record<string, string>;

/** What a form has under a name, without the ends of lines that browsers send. Null where it is empty. */
export const textIn = (sent: Sent, name: string): string | null =>
  own(sent, name)?.replaceAll("\r\n", "\n").trim() || null;

/** The parts of a field, without empty ones. */
export const partsIn = (sent: Sent, name: string, between: RegExp): string[] =>
  (textIn(sent, name) ?? "").split(between).filter((one) => one.trim() !== "");

/** The change of the Brand DNA that a form asks for. An empty field clears what it stands for. */
export function patchOf(sent: Sent) {
  const features = partsIn(sent, "features", /\n/);
  return {
    tagline: textIn(sent, "tagline"),
    overview: textIn(sent, "overview"),
    offer: {
      product_name: textIn(sent, "product_name"),
      one_liner: textIn(sent, "one_liner"),
      features: features.length > 0 ? features : null,
      who_its_for: textIn(sent, "who_its_for"),
    },
    palette: colorsOf(sent),
  };
}
