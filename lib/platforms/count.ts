import { bytes, size, weighted } from "../copy/text.ts";
import type { Platform } from "../vocab.ts";
import { NETWORKS, type Unit } from "./networks.ts";

const COUNT: Record<Unit, (text: string) => number> = {
  weighted,
  characters: size,
  utf16: (text) => text.length,
  bytes,
};

export const countIn = (unit: Unit, text: string): number => COUNT[unit](text.normalize("NFC"));

/** The length of a post's text, in the platform's own unit. */
export const countText = (platform: Platform, text: string): number =>
  countIn(NETWORKS[platform].text.unit, text);
