import type { Output } from "./terminal.ts";

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

export const plain: Paint = (_, text) => text;

const coloured: Paint = (colour, text) => (text ? `\u001B[${CODES[colour]}m${text}\u001B[0m` : text);

/** Colours for this output, or none: not a terminal, a dumb one, or NO_COLOR (any value, no-color.org). */
export function painter(output: Output, env: Record<string, string | undefined>): Paint {
  return output.isTTY && !env.NO_COLOR && env.TERM !== "dumb" ? coloured : plain;
}
