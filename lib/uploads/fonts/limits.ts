/** Limits of a font file. */
export const MAX_BYTES = 2 * 1024 * 1024;
/** Bytes of a WOFF2 file once unpacked. The engine holds them in its memory while it draws. */
export const MAX_UNPACKED_BYTES = 6 * 1024 * 1024;
export const MAX_FONTS = 8;

export type FontMime = "font/woff2" | "font/ttf" | "font/otf";

/** A font that is not accepted, with a sentence for the person who sent it. */
export class BadFont extends Error {
  override name = "BadFont";
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export const damaged = (what: string) =>
  new BadFont("font_damaged", `The font is damaged: ${what}. Export it again, or send the original file.`);

export const unsupported = (message: string) => new BadFont("font_format", message);
