import { brandStatements, guidelinesOf } from "../../copy/brand.ts";
import { foreignNumbers, vocabulary } from "../../copy/proof/vocabulary.ts";
import type { CopyRequest } from "./request.ts";

/** Everything the customer has said, as one text. */
const saidBy = ({ brief, brand }: CopyRequest): string =>
  [
    brief,
    brand.name,
    brand.offer.product_name,
    ...guidelinesOf(brand).hashtags,
    ...brandStatements(brand).map(({ text }) => text),
  ].join("\n");

/** True for texts whose every word and number the customer has used, or stands in `more`. */
export function knownWords(request: CopyRequest, more = ""): (text: string) => boolean {
  const sources = `${saidBy(request)}\n${more}`;
  const foreign = vocabulary(sources);
  return (text) => foreign(text).length === 0 && foreignNumbers(text, sources).length === 0;
}
