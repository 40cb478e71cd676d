import type { Brand, Candidate, Copy, CopyRequest, Cta, Facts } from "../types.ts";
import type { Voice } from "../voice.ts";

/** One sentence of the post in the brief's order. `fact` is its index, -1 for a line of ours about the topic. */
export type Line = {
  text: string;
  role: string;
  order: number;
  fact: number;
  leads: boolean;
  matters: boolean;
  it?: string;
};

/** Everything the parts of the writer share; filled from top to bottom. */
export type Story = {
  f: Facts;
  brand: Brand;
  voice: Voice;
  request: CopyRequest;
  head: Candidate | undefined;
  headline: string;
  cta: Cta;
  supporting: string;
  bullets: string[];
  stats: Copy["stats"];
  quote: Copy["quote"];
  tags: string[];
  required: string[];
  lines: Line[];
  /** Facts the headline and the supporting line have already told. */
  spent: Set<number>;
};

export const isEnglish = (s: { f: Facts }): boolean => s.f.language === "en";
