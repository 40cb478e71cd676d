import type { Story } from "../../../story/schema.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

type LastPicture = { headline: string; supporting?: string; cta: string; url: string };
type Remark = { title: string; body: string };
type EndLimits = { headline: number; supporting: number };

/** A longer call has no room over an address, in letters. */
const CALL = 40;
/** "If you cannot come, order at …", "Chi non può venire ordina": an action for some, which other words are not of. */
const FOR_SOME = new Prefiltered(
  /^(?:if you (?:can(?:no|['’])t|live|are (?:far|away))|can['’]t |(?:those|anyone) (?:who|far|away)|too far|wer (?:nicht|keine?|weit|weiter)|falls (?:sie|du|ihr) nicht|ceux qui ne|si vous ne (?:pouvez|venez)|vous ne pouvez|quien(?:es)? no|si no (?:puedes|pueden|podéis)|chi (?:non|è|abita|vive)|se non (?:puoi|potete)|wie niet|kun je niet|quem não|se não (?:pode|puder))/iu,
);

/**
 * The last picture of a remark with a call beside it that is of something else: the remark leads, and the call stands
 * over its address. Undefined where the call is of the remark.
 */
export function ofItsOwn(
  { steps }: Story,
  { headline, cta, url }: LastPicture,
  { title, body }: Remark,
  { headline: most, supporting }: EndLimits,
): LastPicture | undefined {
  const isStep = steps.some((step) => isSaid(headline, tokensOf(`${step.title} ${step.body}`)));
  if (!(isStep || FOR_SOME.test(headline)) || title.length > most || body.length > supporting)
    return undefined;
  const call = headline.length <= CALL && url !== "" ? headline : cta;
  return { headline: title, ...(body !== "" && { supporting: body }), cta: call, url };
}
