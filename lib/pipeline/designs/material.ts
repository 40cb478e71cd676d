import { clip } from "../../copy/text.ts";
import type { Copy, Facts } from "../../copy/types.ts";
import type { CardData } from "../../render/templates/card/data.ts";
import { cardData } from "./card-data.ts";

/** What there is to show: the words of the copy, how the brief was read, and the product screens at hand. */
export type Material = {
  copy: Copy;
  facts: Facts;
  card: CardData;
  /** Ids of product screens: those that were asked for, else the newest of the workspace. */
  screens: readonly string[];
  /** Screens that were asked for have to be seen. */
  mustShow: boolean;
  /** Portraits of people, newest first. */
  faces: readonly Face[];
};

/** Somebody who may be shown: what they do, if that is known, and the address of their portrait. */
type Face = { name: string; role?: string; portrait: string };

/** Pictures at hand for a picture. */
type Pictures = { asked: readonly string[]; atHand: readonly string[]; faces?: readonly Face[] };

export const materialOf = (
  copy: Copy,
  facts: Facts,
  brandName: string,
  { asked, atHand, faces = [] }: Pictures,
): Material => ({
  copy,
  facts,
  card: cardData(copy, brandName),
  screens: asked.length > 0 ? asked : atHand,
  mustShow: asked.length > 0,
  faces,
});

/** The portrait of somebody who is called exactly so; a face that is only likely to be right is none. */
export const portraitOf = ({ faces }: Pick<Material, "faces">, name: string | undefined): string =>
  faceOf(faces, name)?.portrait ?? "";

/** What somebody does: as the brief says, else as the people library knows it. */
export const roleOf = ({ faces }: Pick<Material, "faces">, name: string, said = ""): string =>
  said || (faceOf(faces, name)?.role ?? "");

function faceOf(faces: readonly Face[], name = ""): Face | undefined {
  const wanted = plainName(name);
  return wanted === "" ? undefined : faces.find((face) => plainName(face.name) === wanted);
}

const TITLES = /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|herr|frau|sir|dame)\.? )+/;

/** A name as it is compared: without titles, accents, case and doubled spaces. */
const plainName = (name: string) =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim().replace(TITLES, "");

/** The words that nearly every template takes, within the limits that they share. */
export function words({ card, copy }: Material) {
  const { kicker = "", supporting = "", cta = "", url = "" } = card;
  return {
    kicker: clip(kicker, 60),
    headline: clip(card.headline || copy.headline, 200),
    supporting: clip(supporting, 400),
    cta: clip(cta, 60),
    url: url.length <= 200 ? url : "",
  };
}

/** Splits a point at its first colon or dash, so that its name can be set larger than what is said about it. */
export function titledPoint(text: string, longest: { title: number; body: number }) {
  const [, title = "", body = ""] = /^(.{3,50}?)(?::|\s[–—-])\s+(\S.*)$/u.exec(text) ?? [];
  const split = title && body ? { title, body } : { title: text, body: "" };
  return { title: clip(split.title, longest.title), body: clip(split.body, longest.body) };
}
