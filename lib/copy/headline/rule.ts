import type { Brand, Facts } from "../types.ts";
import type { Voice } from "../voice.ts";
import type { Draft } from "./draft.ts";

/** A headline under judgement: `n` words (or what stands for them), `chars` code points. */
export type Look = {
  text: string;
  low: string;
  n: number;
  chars: number;
  d: Draft;
  f: Facts;
  brand: Brand;
  voice: Voice;
};
export type Reason = [points: number, why: string];
export type Rule = (l: Look) => Reason[];
export const when = (is: boolean | undefined, points: number, why: string): Reason[] =>
  is ? [[points, why]] : [];
