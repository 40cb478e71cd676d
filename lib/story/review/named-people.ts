import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor, surelyFor } from "../addressee/addressee.ts";
import type { Fact, Reading } from "../schema.ts";

/** Sentences that name a person and little besides: their few words tell nothing of whom they address. */

const NAME =
  "(?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|M|Herrn?|Frau|Sra?|Dott|Ing)\\.? )*\\p{Lu}[\\p{L}’'-]+(?: (?:de|da|do|del|della|di|du|la|le|van|von|der|den))*(?: \\p{Lu}[\\p{L}.’'-]+){1,3}";
/** ", solicitor", ", unserer neuen Floristin" */
const ROLE = "(?:, [\\p{L}][\\p{L} ’'/&-]{2,60})?";

/** "By Ana Ruiz, solicitor.", "Mit Ana Ruiz, Kantorin." */
const BYLINE = new Prefiltered(
  `^(?:(?:(?:[Ww]ritten|[Tt]ext|[Ww]ords|[Hh]osted|[Pp]resented|[Ii]llustrated|[Cc]urated|[Ll]ed|[Tt]aught|[Pp]hotos?|[Mm]usic) )?(?:[Bb]y|[Ww]ith)|(?:(?:[Gg]eschrieben|[Mm]oderiert|Text|Fotos|Musik) )?(?:[Vv]on|[Mm]it)|(?:(?:[Éé]crit|[Aa]nimé|[Pp]résenté|[Tt]exte|[Pp]hotos) )?(?:[Pp]ar|[Aa]vec)|(?:(?:[Ee]scrito|[Pp]resentado|[Tt]exto) )?(?:[Pp]or|[Cc]on)|(?:(?:[Ss]critto|[Tt]esto) )?(?:[Dd]i|[Cc]on)|(?:(?:[Gg]eschreven|[Tt]ekst) )?(?:[Dd]oor|[Mm]et)|(?:(?:[Ee]scrito|[Tt]exto) )?(?:[Pp]or|[Cc]om)) ${NAME}${ROLE}\\.?$`,
  "u",
);

/** "Ansprechpartnerin Ana Ruiz.", "Contact: Ana Ruiz, membership secretary." */
const CONTACT = new Prefiltered(
  `^(?:(?:[Yy]our|[Ii]hre?|[Dd]eine?|[Vv]otre|[Tt]u|[Ss]u|[Ii]l tuo|[Jj]e|[Uu]w|[Oo] seu) )?(?:[Cc]ontact(?: person)?|Ansprech(?:partner(?:in)?|person)|Kontakt(?:person)?|[Ii]nterlocut(?:eur|rice)|[Pp]ersona de contacto|[Cc]ontacto|[Rr]eferente|[Cc]ontatto|[Cc]ontactpersoon|[Aa]anspreekpunt)(?: (?:is|ist|est|es|è|é))?:? ${NAME}${ROLE}\\.?$`,
  "u",
);

/** "Ana Ruiz, mother of two" behind her words, which stands there as who said them. */
export function namesSpeaker({ quote }: Fact, { quotation, facts, language }: Reading): boolean {
  const said = facts.find(({ id }) => id === quotation?.fact);
  const words = quote.trim();
  const isBehind =
    said !== undefined && facts.some((one) => one.quote === quote && one.span.start >= said.span.end);
  return (
    quotation !== null &&
    quotation.name !== "" &&
    isBehind &&
    words.startsWith(quotation.name) &&
    words.length <= quotation.name.length + quotation.role.length + quotation.company.length + JOINTS &&
    certainlyFor(words, language) === undefined
  );
}
/** Commas and a full stop. */
const JOINTS = 6;

/** Who wrote, leads or answers for it; unless its words are surely for others, "Contact: Ana Ruiz, internal only". */
export const namesPerson = ({ quote }: Fact, { language }: Reading): boolean =>
  [BYLINE, CONTACT].some((form) => form.test(quote.trim())) &&
  surelyFor(quote.trim(), language) === undefined;
