import * as z from "zod/v4";
import { altWord } from "../alt-words.ts";
import { action, message, required, text } from "../fields.ts";
import { asSentences, underName } from "../spoken.ts";
import type { ChartFigure } from "./opening.tsx";
import { measure } from "./series.ts";

/** The number a picture is about. */
const figureField = z
  .object({
    value: required(24, "The number as it should be read, for example 3.1× or 62%.", "62%"),
    label: text(120, "What the number counts.", "fewer rounds of review"),
  })
  .optional()
  .meta({ description: "One large number that says what the chart shows." });

/** What every chart says besides its points. */
export const chartFields = { ...message, figure: figureField, ...measure, ...action };

type ChartWords = {
  kicker: string;
  headline: string;
  supporting: string;
  details?: string | undefined;
  figure?: ChartFigure | undefined;
  title: string;
  cta: string;
};

/** Reads a chart out: the message, the numbers one by one, and what to do. */
export function chartAlt(
  { kicker, headline, supporting, details = "", figure, title, cta }: ChartWords,
  brand: string,
  values: string[],
  language?: string,
): string {
  const number = figure && [figure.value, figure.label].filter(Boolean).join(" ");
  return sentences(brand, [
    kicker,
    headline,
    number ?? "",
    supporting,
    details,
    `${title || altWord("chart", language)}: ${values.join(", ")}`,
    cta,
  ]);
}

/** What a picture says as sentences, empty parts left out. */
export function sentences(brand: string, parts: readonly string[]): string {
  return underName(brand, asSentences(parts.filter(Boolean)));
}
