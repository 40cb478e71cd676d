import { own } from "./own.ts";
import { Prefiltered } from "./prefilter/prefiltered.ts";

/** Labels of what speaks for a thing and against it, "Vorteile:", "Downside:", and what they are called by language. */

const PRO = new Prefiltered(
  /^(?:(?:the |our |los |las |les |le |i |gli |de |die |os |as )?(?:pros?|plus|plus points?|upsides?|advantages?|strengths?|vorteile?|dafür|pluspunkte?|stärken?|avantages?|points forts|pour|ventajas?|a favor|puntos fuertes|vantagg(?:i|io)|pregi(?:o)?|voordelen|voordeel|pluspunt(?:en)?|vantage(?:m|ns)|a favor))$/iu,
);
const CON = new Prefiltered(
  /^(?:(?:the |our |los |las |les |le |i |gli |de |die |os |as )?(?:cons?|minus|downsides?|drawbacks?|disadvantages?|weakness(?:es)?|against|nachteile?|dagegen|contra|minuspunkte?|schwächen?|inconvénients?|contre|points faibles|moins|desventajas?|inconvenientes?|en contra|contras?|puntos débiles|svantagg(?:i|io)|difett[oi]|contro|nadelen|nadeel|minpunt(?:en)?|tegen|desvantage(?:m|ns)))$/iu,
);
export const isPro = (label: string): boolean => PRO.test(label.trim());
export const isCon = (label: string): boolean => CON.test(label.trim());

/** By ISO 639 code. */
const NAMES: Record<string, readonly [pro: string, con: string]> = {
  en: ["Pros", "Cons"],
  de: ["Vorteile", "Nachteile"],
  fr: ["Avantages", "Inconvénients"],
  es: ["Ventajas", "Desventajas"],
  it: ["Pro", "Contro"],
  nl: ["Voordelen", "Nadelen"],
  pt: ["Vantagens", "Desvantagens"],
};
/** What both are called where the author has no word for one of them; undefined in other languages. */
export const prosAndCons = (language: string) => own(NAMES, language);

type Weighed = { label: string };
/** Rows that say what speaks for two things, and then what speaks against them. */
export const areProsAndCons = (rows: readonly Weighed[]): boolean =>
  rows.length === 2 && isPro(rows[0]?.label ?? "") && isCon(rows[1]?.label ?? "");
