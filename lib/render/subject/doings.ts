import type { SubjectToken } from "./tokens.ts";
import type { SubjectLanguage } from "./words.ts";

/**
 * What is done in a step, in the forms that instructions have, and the thing that it is done with: one waits by a
 * clock, mixes in a bowl. Words of two are written with "_".
 */
const DOINGS: Record<Exclude<SubjectLanguage, "ja">, Readonly<Record<string, string>>> = {
  en: {
    "hourglass-not-done": "wait",
    "telephone-receiver": "call_us ring_us phone_us call_your phone_your telephone",
    memo: "write_down note_down fill_in jot_down list",
    "mixing-bowl": "mix stir whisk knead",
    "kitchen-knife": "chop slice dice",
    oven: "bake preheat",
    broom: "sweep",
  },
  de: {
    "hourglass-not-done": "warten warte wartet abwarten",
    "telephone-receiver": "anrufen telefonieren anruf",
    memo: "notieren notiere notiert aufschreiben ausfüllen",
    "mixing-bowl": "mischen mische vermischen verrühren verrühre rühren rühre unterrühren kneten verkneten",
    "kitchen-knife": "schneiden würfeln hacken",
    oven: "backen vorheizen",
    broom: "kehren fegen",
  },
  fr: {
    "hourglass-not-done": "attendez attendre attends patientez",
    "telephone-receiver": "appelez-nous appelez téléphonez téléphoner",
    memo: "notez noter écrivez remplissez",
    "mixing-bowl": "mélangez mélanger remuez fouettez pétrissez",
    "kitchen-knife": "émincez hachez émincer hacher",
    oven: "enfournez enfourner préchauffez préchauffer",
    broom: "balayez balayer",
  },
  es: {
    "hourglass-not-done": "espera espere esperar esperad",
    "telephone-receiver": "llama llámanos llame llámenos llamar telefonea",
    memo: "anota anote anotar rellena rellene apunta",
    "mixing-bowl": "mezcla mezcle mezclar remueve bate amasa",
    "kitchen-knife": "pica trocea corta_en",
    oven: "hornea hornear precalienta",
    broom: "barre barrer",
  },
  it: {
    "hourglass-not-done": "aspetta aspettate aspettare attendi attendete attendere",
    "telephone-receiver": "chiama chiamaci chiamate chiamateci telefona telefonate telefonare",
    memo: "annota annotate annotare compila compilate compilare scrivi",
    "mixing-bowl": "mescola mescolate mescolare impasta impastate impastare sbatti",
    "kitchen-knife": "affetta affettate affettare trita tritate tritare",
    oven: "inforna infornate infornare preriscalda preriscaldate",
    broom: "spazza spazzare",
  },
  nl: {
    "hourglass-not-done": "wacht wachten",
    "telephone-receiver": "bel bellen telefoneer",
    memo: "noteer noteren opschrijven invullen",
    "mixing-bowl": "meng mengen roer roeren kneed kneden klop",
    "kitchen-knife": "snipper hak snijden hakken",
    oven: "bak bakken",
    broom: "veeg vegen",
  },
  pt: {
    "hourglass-not-done": "espere aguarde esperar aguardar espera",
    "telephone-receiver": "ligue telefone ligue-nos telefonar",
    memo: "anote anotar preencha preencher escreva",
    "mixing-bowl": "misture misturar mexa bata amasse",
    "kitchen-knife": "pique fatie picar fatiar",
    oven: "asse pré-aqueça assar",
    broom: "varra varrer",
  },
};

/** Where what is done stands at the end: "15 Minuten warten". */
const ENDS: ReadonlySet<string> = new Set(["de", "nl"]);

const words = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(DOINGS).map(([language, doings]) => [
    language,
    new Map(
      Object.entries(doings).flatMap(([subject, all]) =>
        all.split(" ").map((one) => [one.replaceAll("_", " "), subject] as const),
      ),
    ),
  ]),
);

/** The thing that stands for what is done first in an instruction. `isStart`: whether a clause begins with a word. */
export function doneWith(
  tokens: readonly SubjectToken[],
  language: SubjectLanguage,
  isStart: (at: number) => boolean,
): string | undefined {
  const known = words.get(language);
  const isEnd = (at: number) => at === tokens.length - 1 || isStart(at + 1);
  for (const [at, { word }] of tokens.entries()) {
    if (!isStart(at) && !(ENDS.has(language) && isEnd(at))) continue;
    const next = tokens[at + 1];
    const found = known?.get(word) ?? (next?.isJoined ? known?.get(`${word} ${next.word}`) : undefined);
    if (found) return found;
  }
  return undefined;
}
