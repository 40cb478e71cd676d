import { unstop, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Block } from "./block.ts";
import type { Material } from "./material.ts";

const TEAM =
  "(?:\\p{L}+-|l[’'])?(?:teams?|crew|staff|équipe|equipo|equipa|ploeg|mannschaft)(?: (?:(?:at|of|from|de[rs]?|vo[nm]|du|della|del|d[iao]|van) |(?:de )?(?:[dl]|del)[’']).{2,40})?";
/** "Your team at Larch & Daughters", "Eure Ines und das ganze Team": who signs. */
const SIGNS = new Prefiltered(
  `^(?:[\\p{L}\\d&’'.-]+,? ){0,7}${TEAM}$|^(?:yours|all of us|tutti noi)(?!\\p{L})|(?:^| )(?:everyone|everybody) (?:at|from) |^(?:eure?|dein[e]?) \\p{Lu}\\p{L}+(?: und \\p{L}+)*$`,
  "iu",
);
/** "Warmly," above it. */
const CLOSES = new Prefiltered(
  /^(?:warmly|cheers|with love|love|(?:kind |best |warm(?:est)? )?(?:regards|wishes)|all the best|see you(?: soon)?|(?:herzliche|liebe|viele|beste|freundliche|mit (?:herzlichen|freundlichen|lieben)) gr(?:ü|ue)(?:ß|ss)en?|herzlich(?:st)?|bis bald|cordialement|amicalement|bien à vous|à bientôt|(?:un )?(?:cordial )?saludos?|(?:un )?abrazos?|hasta pronto|(?:cari|cordiali) saluti|un abbraccio|a presto|(?:hartelijke |vriendelijke )?groet(?:jes|en)?|liefs|tot snel|(?:um )?abraço|beijos|até breve)$/iu,
);
const MOST_WORDS = 9;

/** Lines of its own that end a letter: the picture has the name of its sender already. */
export function withoutLetterEnd(m: Material): Material {
  const { blocks, reading, options } = m;
  const isLine = ({ at, kind }: Block) =>
    kind === "sentence" && reading.lines.some(({ start }) => start === at);
  const text = (b: Block | undefined) => unstop(b?.pieces[0]?.card ?? "").replace(/,$/u, "");
  const last = blocks.at(-1);
  const brief = options.brief?.trimEnd() ?? "";
  const isEnd = last !== undefined && isLine(last) && blocks.length > 2 && !/[.!?:\d]$/u.test(brief);
  if (!isEnd || wordCount(text(last)) > MOST_WORDS || !SIGNS.test(text(last))) return m;
  const before = blocks.at(-2);
  const closes = before !== undefined && isLine(before) && CLOSES.test(text(before));
  return { ...m, blocks: blocks.slice(0, closes ? -2 : -1) };
}
