import type { Story } from "../../../story/schema.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

/** "Role: Employment Solicitor, 2–5 years PQE" */
const ROLE =
  /^(?:role|position|job(?: title)?|vacancy|stelle|position|poste|intitulé|puesto|cargo|posizione|ruolo|functie|vacature|vaga|tjänst|stanowisko)\s?[:–—-]\s+(?<role>\S.{3,})$/iu;

/** Whether a sentence does nothing but name the role: "Position: CNC machinist, second shift". */
export const namesRole = (sentence: string): boolean => ROLE.test(sentence.replace(/(?<!\.)\.$/u, ""));

/** The role that a line of its own names: as a whole where it is short, else up to its first comma. */
export function roleIn({ facts }: Story): string {
  const said = facts
    .flatMap(({ from, says }) =>
      from === "brief" ? (ROLE.exec(says.replace(/(?<!\.)\.$/, ""))?.groups?.role ?? []) : [],
    )
    .filter((role) => !CONTRACT.test(role));
  const [role = ""] = said;
  return role.length <= SHORT_ROLE ? role : (role.split(/,\s/)[0] ?? "");
}
const SHORT_ROLE = 48;
/** "Position: permanent, four days per week": how long and how much of a week, and not as what. */
const CONTRACT =
  /^(?:permanent|temporary|fixed[- ]term|full[- ]time|part[- ]time|\d|unbefristet|befristet|vollzeit|teilzeit|festanstellung|cdi|cdd|temps (?:plein|partiel)|contrato|indefinido|temporal|jornada|tempo (?:pieno|parziale|(?:in)?determinato|inteiro|parcial)|vast|tijdelijk|voltijds?|deeltijds?|efetivo)(?!\p{L})/iu;

export const withoutRole = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => !namesRole(sentence))
    .join(" ");
