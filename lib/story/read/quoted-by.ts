import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isCalendarWord } from "./calendar.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { permittedLead } from "./quoted-remarks.ts";

const GIVES =
  /^[^"“„«]*(?<!\p{L})(?:quotes?|quotation|testimonial|review|happy|agreed|permission|zitat|einverstanden|zugestimmt|citation|témoignage|d[’']accord|cita|testimonio|de acuerdo|citazione|testimonianza|d[’']accordo|citaat|akkoord|toestemming|citação|autorizou)(?!\p{L})[^"“„«]*[:：]\s*["“„«]/iu;
/** "Me gustaría publicar la frase que tenemos encima de la puerta: «…»": another sentence says whose words they are. */
const GIVES_LINE = new Prefiltered(
  /^\s*(?:(?:hello|hi|hallo|bonjour|hola|ciao|olá|buenas)[,!.]? )?(?:(?:please|bitte|por favor,?|per favore,?|graag) )?(?:(?:we|i)(?:['’]d| would) (?:like|love) to|we want to|(?:wir|ich) (?:möchten?|würden?|wollen)(?: gerne?)?|(?:on|nous|je|j['’]) ?(?:voudrai[st]|voudrions|aimerai[st]|aimerions)|(?:nos|me) gustaría|queremos|quería(?:mos)?|vorremmo|vorrei|vogliamo|(?:we|wij|ik) (?:willen|wil|zouden|zou)(?: graag)?|gostávamos de|gostaríamos de|gostava de)? ?(?:(?:post|share|publish|show|use|publier|partager|montrer|publicar|compartir|mostrar|enseñar|pubblicare|condividere|mostrare|partilhar) )?(?:the|das|den|die|la|le|el|il|lo|het|de|o|a|our|unseren?|notre|nuestr[oa]|la nostra|onze|a nossa) (?:sentence|line|motto|saying|words|satz|spruch|leitspruch|motto|phrase|devise|maxime|frase|lema|scritta|motto|zin|spreuk|lijfspreuk)(?!\p{L})[^.!?:"“„«]{0,120}[:：]\s*["“„«]/iu,
);
/** It is asked for, and not only named. */
const ASKED_FOR =
  /(?<!\p{L})(?:like|love|want|please|möchte\p{L}*|würde\p{L}*|wollen|bitte|voudr\p{L}+|aimer\p{L}+|gustaría|queremos|quería\p{L}*|vorre\p{L}+|vogliamo|graag|willen|gost\p{L}+|por favor|per favore)(?!\p{L})[^:]*[:：]/iu;

/** "Use this quote from Moira, she's happy for us to share it: “…”": commas before the words part no sentence. */
export const givesQuotation = (sentence: string): boolean =>
  (GIVES.test(sentence) || permittedLead(sentence) > 0) && /["”“»]\W*$/u.test(sentence);

/** "We'd like to share these words from a client, Dan Ward, piper in Leeds: “…”": who spoke stands before the colon. */
const GIVES_WORDS =
  /^[^"“”„«»:]*(?<!\p{L})(?:these|this|the|her|his|their|diese[ns]?|die|ce(?:s|tte)?|les?|est[ao]s?|l[ao]s|quest[aeio]|le|deze|dit|de|as|o)\s(?:\p{L}+ )?(?:words?|lines?|sentences?|message|worte|satz|zeilen|mots|phrases?|lignes|palabras|frases?|líneas|parole|righe|woorden|regels|zin|palavras)\s(?=[^"“”„«»:]*,)[^"“”„«»:]*[:：]\s*["“„«]/iu;
/** "Post with what Dan Ward, piper in Leeds, wrote to us: “…”" */
const WHAT_WAS_SAID = new Prefiltered(
  /^[^"“”„«»:]{0,40}(?<!\p{L})(?:[Ww]hat|[Ww]as|[Cc]e qu(?:e |['’])|[Ll]o que|[Qq]uello che|[Ww]at|[Oo] que)\s?\p{Lu}\p{Ll}[^"“”„«»:]*(?<!\p{L})(?:said|says|wrote|writes|told|gesagt|geschrieben|schrieb|sagte?|dit|écrit|racont\p{L}+|dijo|escribió|escrito|contó|detto|scritto|zei|schreef|geschreven|disse|escreveu|contou)(?!\p{L})[^"“”„«»:.]{0,25}[:：]\s*["“„«]/u,
);
export const givesWordsOf = (sentence: string): boolean =>
  (GIVES_WORDS.test(sentence) || WHAT_WAS_SAID.test(sentence)) && /["”“»][.!]?\s*$/u.test(sentence);

/** Where the words begin that an author orders to publish as a line of the brand's own; 0 in other sentences. */
export const givenLineAt = (sentence: string): number =>
  GIVES_LINE.test(sentence) && ASKED_FOR.test(sentence) && /["”“»]\W*$/u.test(sentence)
    ? sentence.search(/["“„«]/u)
    : 0;

/** "Moira, Broughty Ferry": a first name and a town, and nothing else. */
const FIRST_NAMED =
  /^[-–—~]?\s*(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?),\s*(?<town>\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,3})\.?$/u;
export function firstNamed(said: string, found: FoundQuotation): FoundQuotation | undefined {
  const { name = "", town = "" } = FIRST_NAMED.exec(said)?.groups ?? {};
  const isSpeaker = name !== "" && !isCalendarWord(name) && (found.name === "" || found.name === name);
  return isSpeaker ? { ...found, name, role: "", company: town } : undefined;
}
