import type { Hex } from "../../color.ts";

/** One sign of an opening quotation mark. */
const TURNED =
  "M12 6C8 7.5 5.500 10.700 5.500 14.700c0 2.900 1.700 4.800 4.100 4.800 2.200 0 3.700-1.600 3.700-3.600s-1.400-3.400-3.300-3.400c-.4 0-.7 0-.9.1.4-1.700 1.800-3.100 3.700-4Z";

/** Width to height of the mark's picture. */
export const QUOTE_MARK = 27 / 25;

/** An opening quotation mark, as an inline SVG. */
export const quoteMark = (color: Hex): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="27" height="25" viewBox="0 0 27 25"><g fill="${color}"><path d="${TURNED}"/><path d="${TURNED}" transform="translate(10 0)"/></g></svg>`;
