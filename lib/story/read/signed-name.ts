import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import type { Notebook } from "./notebook.ts";

const NAME =
  /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de|da|van|von|der|den|la|di|du|le)){0,2}(?: \p{Lu}[\p{L}'’.-]*){0,2}[.,]?$/u;

const GIVEN_NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/** "… in fondo. Sandro": a first name behind the last sentence, without a full stop. */
function isSignedWithFirstName({ plain }: Pick<Notebook, "plain">, { start, end }: Span): boolean {
  const words = plain.slice(start, end).trim();
  const isLast = plain.slice(end).trim() === "";
  return isLast && GIVEN_NAME.test(words) && /[.!?]["”’»)]?\s+$/u.test(plain.slice(0, start));
}

/** "Paola Marchetti" as the last line, a paragraph of its own: who wrote the brief. */
export function isSignedName(
  { plain, brand }: Pick<Notebook, "plain" | "brand">,
  { start, end }: Span,
): boolean {
  const words = plain.slice(start, end).trim();
  const isLast = plain.slice(end).trim() === "";
  const isApart = /\n[^\S\n]*\n\s*$/u.test(plain.slice(0, start));
  return isLast && isApart && NAME.test(words) && words.toLowerCase() !== brand.name.trim().toLowerCase();
}

/** How a mail to the maker ends, by language; thanks among them are read as thanks. */
const CLOSINGS = [
  "all the best|best(?: wishes)?|(?:kind|warm|best)(?:est)? regards|regards|sincerely|yours(?: (?:truly|sincerely))?|warmly|cheers|love|xx?o?",
  "(?:(?:viele|liebe|beste|herzliche|schöne|mit (?:freundlichen|besten|herzlichen)) )?gr(?:uß|üße|üßen)|lg|vg|mfg|herzlichst|alles liebe",
  "amicalement|cordialement|bien (?:à vous|cordialement)|bises|bisous|à bientôt|sincèrement|salutations",
  "besos|un beso|abrazos|un abrazo|atentamente|(?:un )?(?:cordial )?saludos?|saludos cordiales",
  "baci|un abbraccio|a presto|(?:cordiali |un |tanti )?salut[io]|cordialmente",
  "(?:met )?(?:vriendelijke|hartelijke) groet(?:en|jes)?|mvg|groet(?:en|jes)?|liefs",
  "beij(?:os|inhos|ocas)|(?:um )?abraços?|(?:com os melhores )?cumprimentos|atenciosamente|cordialmente|saudações",
].join("|");
/** "Liebe Grüße Petra": these lead to a name without a comma. */
const GREETINGS =
  "(?:viele|liebe|beste|herzliche|schöne) grüße|gruß|lg|vg|mfg|(?:un )?saludos?|un abrazo|bises|groet(?:jes)?|beijos|abraços?";
const SIGN_OFF = new Prefiltered(
  `^\\s*[–—-]?\\s*(?:(?:${CLOSINGS})(?:\\s*[,!.–—]|\\s*\\n)|(?:${GREETINGS})(?=\\s))\\s*[–—-]?\\s*(?<name>\\S.{1,40}?)\\s*[.!]?\\s*$`,
  "iu",
);

/** "Viele Grüße, Jens", "Beijos, Carla": the last words of a brief, to its maker. */
export function isSignOff({ plain }: Pick<Notebook, "plain">, { start, end }: Span): boolean {
  const name = SIGN_OFF.exec(plain.slice(start, end))?.groups?.name ?? "";
  return NAME.test(name) && !/[\p{L}\p{N}]/u.test(plain.slice(end)) && /\S/.test(plain.slice(0, start));
}

/** "Not too salesy, thanks. — Hana": a name behind words for the maker. Behind other words it may be who said them. */
export function isSignedBelowRemark(
  { plain, heldBack, wishes }: Pick<Notebook, "plain" | "heldBack" | "wishes">,
  { start, end }: Span,
): boolean {
  const [, name = ""] = /^\s*[–—-]{1,2}\s*(\p{Lu}.{1,40}?)\s*[.]?\s*$/u.exec(plain.slice(start, end)) ?? [];
  const isBehind = ({ span }: { span: Span }) =>
    span.end <= start && !/[\p{L}\p{N}]/u.test(plain.slice(span.end, start));
  return (
    NAME.test(name) && !/[\p{L}\p{N}]/u.test(plain.slice(end)) && [...heldBack, ...wishes].some(isBehind)
  );
}

/** The name of the brief's author. A full name is one only where the words are not understood as anything else. */
export const isSigned = (n: Pick<Notebook, "plain" | "brand">, at: Span, isUnclear: boolean): boolean =>
  (isUnclear && isSignedName(n, at)) || isSignedWithFirstName(n, at);
