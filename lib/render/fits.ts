import type { PhotoKind, PhotoTreatment } from "../vocab.ts";

/** A person who may be shown, and the address of the portrait. */
export type Face = { name: string; role: string; portrait: string };

/** A value with the words of its sentence before and after it; `on` names the picture of a series for it. */
export type WantedValue = {
  intro: string;
  value: string;
  label: string;
  on?: "first" | "last";
  /** It is to stand there, and need not be large. */
  isPlaced?: true;
  /** The brief opens with it, and no one asked for its size. */
  isOpening?: true;
};

/** What there is besides the words. */
export type Pictures = {
  /** The brand's name stands on every picture anyway. */
  brand: string;
  /** Where the brand is found; it stands on a picture whose story leads nowhere else. */
  website?: string;
  /** Ids of product screens that must be seen. */
  asked: readonly string[];
  /** Ids of other product screens of the workspace, newest first. */
  atHand: readonly string[];
  /** Ids of photos to show, the most important first: those that were asked for, else those that suit the story. */
  photos?: readonly string[];
  /** What these photos show, by id. */
  kinds?: ReadonlyMap<string, PhotoKind>;
  /** The names and tags of these photos, by id. */
  named?: ReadonlyMap<string, string>;
  /** True for photos of the second sort: a template may do without them. */
  photosAreChosen?: boolean;
  faces: readonly Face[];
  /** The text that is published beside the picture; what it tells the picture may leave out. */
  post?: string;
  /** The same text, whatever the picture has to tell by itself: news of second rank may stand there alone. */
  beside?: string;
  /** A value that is to stand largest, with the words of its sentence before and after it. */
  lead?: WantedValue;
  /** Art in the brand's colours, shown like this, is to stand where photographs would. */
  art?: PhotoTreatment;
};

/**
 * How well a template suits a story, from 0 to 1, and what it would show of it.
 * `tells` has the ids of the facts that the picture tells.
 */
export type Fit<D = unknown> = { score: number; data: D; tells: string[] };
