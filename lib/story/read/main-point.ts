import { capitalize, stop } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { groupsOf, lower, pattern } from "./lower.ts";
import { mainClause } from "./main-clause.ts";
import { type Notebook, type Stretch, wish } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/**
 * "The thing to get across is that …", "Was rüberkommen soll: …": an author says which statement matters most. The
 * statement is for readers, and the words before it are for the maker.
 */
const LEADS: Record<string, string> = {
  en: "(?:(?:the|our) (?:(?:one|main|key|most important|only|big) )*(?:things?|points?|messages?|ideas?|takeaways?|part)|what)(?: that| which)?(?: (?:we|i|you)(?:[’']d| would)? (?:really |most )?(?:want|need|like|have)| (?:has|needs|ought|must|should))?(?: (?:people|readers|everyone|them|customers))?(?: to)?(?: really| clearly)? (?:get across|come across|bring across|put across|land|convey|be understood|be clear|take away|take from it|go away with|walk away with|drive home|bring home)(?: (?:here|most|above all|in (?:the|this) (?:post|text|picture|card)))? (?:is|would be)(?: that|:)|(?:the|our) (?:(?:one|main|key|most important|big) )+(?:things?|news|changes?)(?:,? and [^,.:;!?\\d]{3,60},)? (?:here )?is that",
  de: "(?:das,? )?was (?:vor allem |unbedingt |bitte |auf jeden fall )*(?:rüberkommen|rüber ?kommen|deutlich werden|klar werden|hängen ?bleiben|ankommen|klar sein) (?:soll|muss|sollte)(?:,? ist)?(?:,? dass|:)|(?:rüberkommen|deutlich werden|klar werden|hängen ?bleiben|ankommen) (?:soll|muss|sollte)(?: vor allem| unbedingt| bitte)*(?:,? dass|:)|(?:die|unsere) (?:haupt|kern)?(?:botschaft|aussage),? (?:die (?:rüberkommen|ankommen|hängen ?bleiben) (?:soll|muss|sollte)|ist)(?:,? ist)?,? dass|das wichtigste(?: dabei| daran)? ist,? dass",
  fr: "(?:ce qu(?:e nous voulons|['’]on veut|['’]il faut|i doit) (?:bien |surtout )?(?:faire passer|faire comprendre|faire ressortir|transmettre|ressortir|passer)|(?:l['’]idée|le message|le point|la chose)(?: principale?)? (?:à (?:bien )?(?:faire passer|faire comprendre|transmettre)|que nous voulons faire passer)|le plus important),? (?:c['’]est|est) qu(?:e|(?=['’]))['’]?",
  es: "(?:lo que (?:queremos|quiero|hay que|debe|tiene que) (?:que )?(?:transmitir|comunicar|dejar claro|quedar claro|quede claro|se entienda|entenderse|llegar)|(?:la idea|el mensaje|el punto)(?: principal)? (?:a transmitir|que (?:queremos|hay que) transmitir|que debe quedar)|lo (?:más importante|principal)) es que",
  it: "(?:(?:quello|ciò) che (?:deve|vogliamo|voglio|bisogna|si deve) (?:passare|far passare|far capire|trasmettere|comunicare|emergere|arrivare)|(?:il messaggio|il concetto|l['’]idea)(?: principale)? (?:da (?:far passare|trasmettere|comunicare)|che deve passare)|la cosa (?:più importante|principale)) è che",
  nl: "(?:wat (?:over moet komen|duidelijk moet zijn|moet blijven hangen):|(?:dat )?wat (?:vooral |echt |graag )*(?:over moet komen|duidelijk moet (?:worden|zijn)|moet blijven hangen|moet overkomen|we (?:willen overbrengen|duidelijk willen maken)),? is(?: dat|:)|de (?:hoofd|kern)?boodschap die (?:over moet komen|moet blijven hangen|we willen overbrengen) is dat|het belangrijkste is dat)",
  pt: "(?:o que (?:queremos|quero|é preciso|deve|tem de|temos de) (?:que )?(?:transmitir|comunicar|passar|deixar claro|ficar claro|fique claro|se perceba)|(?:a ideia|a mensagem)(?: principal)? (?:a (?:transmitir|passar)|que queremos (?:transmitir|passar))|o (?:mais importante|principal)) é que",
};

const PATTERNS = new Map(
  Object.entries(LEADS).map(([code, lead]) => [
    code,
    pattern(
      `^\\s*(?:(?:and|so|but|und|et|y|e|en) )?(?<lead>${lead})\\s*,?\\s*(?<what>\\S[^\\n]{11,})$`,
      "ds",
    ),
  ]),
);

/** Where the verb stands last in such a clause, it goes back to its place behind a pronoun: other subjects have no clear end. */
const TURNED: Record<string, RegExp> = {
  de: /^(?:wir|ihr|sie|er|es|man)\s/iu,
  nl: /^(?:we|wij|jullie|ze|hij|het)\s/iu,
};

/** The statement that matters most, as a sentence; undefined for other sentences, and where it cannot be one. */
export function mainPointIn(sentence: string, language: string): { what: string; says: string } | undefined {
  const m = PATTERNS.get(language)?.().exec(lower(sentence));
  const { lead = "", what = "" } = m ? groupsOf(m, sentence) : {};
  if (what === "") return undefined;
  const turned = lead.endsWith(":") ? undefined : own(TURNED, language);
  if (!turned) return { what, says: capitalize(what) };
  const says = turned.test(what) ? mainClause(what, language) : what;
  return says === what ? undefined : { what, says: stop(capitalize(says)) };
}

/** Reads such a sentence: true where it is one. */
export function readMainPoint(n: Notebook, { start, end, piece }: Stretch): true | undefined {
  const sentence = n.plain.slice(start, end);
  const point = mainPointIn(sentence, n.language);
  if (!point) return undefined;
  const at = start + sentence.lastIndexOf(point.what);
  wish(n, { rule: "emphasis", value: point.says.replace(/[.!]\s*$/, "") }, start, at);
  addStatement(n, { start: at, end, piece }, { says: saysOf(point.says, n) });
  return true;
}
