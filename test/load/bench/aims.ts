const AIM = /^([≤≥]?) ?([\d.,]+)(×?)/;

type Figures = { value: number; ratio?: number | undefined; aim?: string | undefined };

/** Whether a row misses its aim: by its ratio where the aim is one (`≤ 1.5×`), else by its value. */
export function isMissed({ aim, value, ratio }: Figures): boolean {
  if (!aim) return false;
  const [, sign, digits = "", times] = AIM.exec(aim) ?? [];
  const bound = Number(digits.replaceAll(",", ""));
  const measured = times ? ratio : value;
  if (!digits || measured === undefined) throw new Error(`No figure can be held against the aim "${aim}".`);
  if (sign === "≤") return measured > bound;
  return sign === "≥" ? measured < bound : measured !== bound;
}
