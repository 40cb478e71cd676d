import type { Story } from "../../../story/schema.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

/** "Role: Employment Solicitor, 2–5 years PQE" */
const ROLE =
  /^(?:role|position|job(?: title)?|vacancy|stelle|position|poste|intitulé|puesto|cargo|posizione|ruolo|functie|vacature|vaga|tjänst|stanowisko)\s?[:–—-]\s+(?<role>\S.{3,})$/iu;

/** Whether a sentence does nothing but name the role: "Position: CNC machinist, second shift". */
export const namesRole = (sentence: string): boolean => ROLE.test(sentence.replace(/(?<!\.)\.$/u, ""));

/** The role that a line of its own names: as a whole where it is short, else up to its first comma. */
export function roleIn({ facts }: Story): string {
  const said = facts.flatMap(({ from, says }) =>
    from === "brief" ? (ROLE.exec(says.replace(/(?<!\.)\.$/, ""))?.groups?.role ?? []) : [],
  );
  const [role = ""] = said;
  return role.length <= SHORT_ROLE ? role : (role.split(/,\s/)[0] ?? "");
}
const SHORT_ROLE = 48;

export const withoutRole = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => !namesRole(sentence))
    .join(" ");
