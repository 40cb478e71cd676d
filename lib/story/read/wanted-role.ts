import { keyOf } from "../../copy/keys.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hasRota } from "../../text/rota.ts";
import { mains, type Notebook, type Piece } from "./notebook.ts";

/** "Night care assistant wanted at Orchard Lea", "Nachtpflegekraft gesucht": who is wanted stands first. */
const WANTED =
  /^(?:an? |our |eine?n? |een )?(?!(?:[\p{L}’'-]+ ){0,4}(?:volunteers?|homes?|rooms?|flats?|house|land|lodgers?|tenants?|freiwillige\p{L}*|wohnung\p{L}*|zimmer|woning|kamer) (?:wanted|gesucht|gezocht))(?:[\p{L}’'()/-]+ ){1,6}(?:wanted|gesucht|gezocht)(?!\p{L})/iu;
/** What one is paid for an hour, a shift or a year of work. */
const PAID = new Prefiltered(
  /(?:[£$€] ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|euros?|eur))(?:\p{Z}\p{L}+){0,2}?[\p{Z}/]*(?:an? |per |pro |die |im |per )?(?:hour|shift|year|annum|stunde|std|jahr|monat|uur|jaar|maand)(?!\p{L})/iu,
);

/** "Start: February 2027" */
const STARTS = /(?:^|[.!?]\s)(?:start(?:ing)?(?: date)?|beginn|eintritt|startdatum)\s?:\s/imu;

/** Whether a brief begins with the role that is wanted, and tells its pay, its shifts or its first day: a vacancy without any other word for it. */
const isRoleWanted = (first: string, brief: string): boolean =>
  WANTED.test(first) && (PAID.test(brief) || hasRota(brief) || STARTS.test(brief));

/** "Position: night baker" */
const isOpening = ({ shape, key }: Piece) => shape === "pair" && keyOf(key) === "role";

/** Whether the lines of a brief open a job without a word of evidence. */
export const opensJob = (n: Notebook, text: string): boolean =>
  mains(n).some(({ piece }) => isOpening(piece)) || isRoleWanted(mains(n)[0]?.text ?? "", text);
