import { bytes, size, weighted } from "../copy/text.ts";
import type { Platform } from "../vocab.ts";
import { CAPABILITIES, type Unit } from "./capabilities.ts";

const COUNT: Record<Unit, (text: string) => number> = {
  weighted,
  characters: size,
  utf16: (text) => text.length,
  bytes,
};

export const countIn = (unit: Unit, text: string): number => COUNT[unit](text.normalize("NFC"));

/** How long the platform finds a post's text. */
export const countText = (platform: Platform, text: string): number =>
  countIn(CAPABILITIES[platform].text.unit, text);
