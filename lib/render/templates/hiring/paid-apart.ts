import { capitalized } from "../../../text/capitalized.ts";
import { findValues } from "../kit/values/find-values.ts";
import { isBenefit, isPay, namesPay, splitPay } from "./pay.ts";

/** The pay of a job, empty without one, and the lines without it. */
type PaidApart = { pay: string; lines: string[] };

const MOST = 80;
const STOP = /(?<!\.)\.$/u;
/** ", plus a $2.50 shift premium": what is paid besides is said with the pay. */
const ADDED = /,?\s(?:plus|zuzüglich|zzgl\.|más|più|mais|en plus)\s[^,;]*$/iu;
const NAMED = /^\p{L}+(?: \p{L}+)?\s?:\s/u;

/** The pay that is named as one, else the first that stands between commas, and the lines without it; a training budget is no pay. */
export function paidApart(lines: readonly string[]): PaidApart {
  const found = lines.flatMap((line, i) => {
    const { pay, rest, besides } = shortPay(payIn(line));
    const isOne = pay !== "" && pay.length <= MOST && !isBenefit(pay);
    return isOne ? [{ i, pay, left: [rest, besides].filter(Boolean), isNamed: namesPay(line) }] : [];
  });
  const best = found.find(({ isNamed }) => isNamed) ?? found[0];
  return best
    ? { pay: best.pay, lines: lines.toSpliced(best.i, 1, ...best.left) }
    : { pay: "", lines: [...lines] };
}

type PayOfLine = { pay: string; added: string; rest: string };

/** A pay with what is paid besides; where that is long it is a line of its own: "Plus health insurance after 60 days". */
const shortPay = ({ pay, added, rest }: PayOfLine) =>
  `${pay}${added}`.length <= MOST
    ? { pay: `${pay}${added}`, rest, besides: "" }
    : { pay, rest, besides: capitalized(added.replace(/^[,\s]+/u, "")) };

/** The pay of a line, and what else it says; what follows a pay behind its name depends on it: "Lohn: 20 € die Stunde, je nach Erfahrung". */
function payIn(line: string): PayOfLine {
  const none = { pay: "", added: "", rest: line };
  const added = ADDED.exec(line)?.[0].replace(STOP, "") ?? "";
  const said = line.replace(ADDED, "").replace(STOP, "");
  // Of a series, "900 € in the first year, 1,000 € in the second", none is the pay.
  if (findValues(said).filter(({ kind }) => kind === "money").length > 1) return none;
  const clauses = said.split(/,\s+/u);
  const at = clauses.findIndex((clause) => isPay(clause));
  const sum = at < 0 ? "" : splitPay(clauses[at] ?? "").value;
  if (sum === "") return none;
  if (at === 0 && NAMED.test(line)) return { pay: [sum, ...clauses.slice(1)].join(", "), added, rest: "" };
  return { pay: sum, added, rest: clauses.toSpliced(at, 1).join(", ") };
}
