import { valuesIn } from "./values.ts";

/** "Wednesday 6 January, 4 pm, Summit Hut", "20 februari": the line begins with a day. */
export const startsWithDay = (line: string, language: string): boolean =>
  valuesIn(line.trim(), language).some(
    ({ kind, span, weak }) => span.start === 0 && !weak && ["date", "weekday", "ordinal"].includes(kind),
  );
