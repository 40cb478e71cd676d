/** Three digits that mean something. */
export function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** A value with its unit, which counts do not have. */
export const withUnit = (value: number, unit: string): string => `${figure(value)} ${unit}`.trimEnd();
