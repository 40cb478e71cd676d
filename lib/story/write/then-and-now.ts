import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Cut } from "./compress.ts";

/** How it was and how it is, in one sentence: "Last year it was 41 litres; this year it is 27". */

type Times = { past: RegExp; now: RegExp };
const times = (past: string, now: string) =>
  once(
    (): Times => ({
      past: new Prefiltered(`(?<!\\p{L})(?:${past})(?!\\p{L})`, "iu"),
      now: new Prefiltered(`(?<!\\p{L})(?:${now})(?!\\p{L})`, "iu"),
    }),
  );

const TIMES: Record<string, () => Times> = {
  en: times(
    "last (?:year|month|winter|spring|summer|autumn|season)|(?:a|two|three|five|ten) (?:years?|months?) ago|(?:the )?year before|used to|in (?:19|20)\\d\\d",
    "this (?:year|month|winter|spring|summer|autumn|season)|now|today|these days",
  ),
  de: times(
    "letzte[snrm]? (?:jahr|monat|winter|sommer|saison)|im vorjahr|vor (?:\\p{L}+|\\d+) (?:jahren|monaten)|früher|bisher",
    "dieses jahr|in diesem (?:jahr|monat)|diesen (?:monat|sommer|winter)|heuer|jetzt|heute|nun|inzwischen",
  ),
  fr: times(
    "l['’](?:an|hiver|été|automne) dernier|l['’]année dernière|le mois dernier|il y a \\p{L}+ (?:ans|mois)|avant|auparavant",
    "cette année|ce mois-ci|cet (?:été|hiver)|maintenant|aujourd['’]hui|désormais",
  ),
  es: times(
    "el (?:año|mes|verano|invierno) pasado|hace \\p{L}+ (?:años|meses)|antes",
    "este (?:año|mes|verano|invierno)|ahora|hoy",
  ),
  it: times(
    "l['’]anno scorso|il mese scorso|\\p{L}+ (?:anni|mesi) fa|prima",
    "quest['’]anno|questo mese|adesso|ora|oggi",
  ),
  pt: times("n?o (?:ano|mês) passado|há \\p{L}+ (?:anos|meses)|antes", "este (?:ano|mês)|agora|hoje"),
  nl: times(
    "vorige? (?:jaar|maand|zomer|winter)|\\p{L}+ (?:jaar|maanden) geleden|vroeger",
    "dit jaar|deze (?:maand|zomer|winter)|nu|vandaag",
  ),
};

/** A shorter form that keeps how it was, and leaves over how it is: its news is gone. */
export function losesNow({ text, rest }: Cut, language: string): boolean {
  const said = own(TIMES, language)?.();
  return said?.past.test(text) === true && !said.now.test(text) && said.now.test(rest.join(" "));
}
