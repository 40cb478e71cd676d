import { once } from "../../text/once.ts";

export type Numerals = { small: Map<string, number>; scales: Map<string, number>; joint: string };

const table = (list: string, first: number, step = 1) =>
  list.split(" ").map((word, i) => [word, first + i * step] as const);

export const EN_TENS = table("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
export const EN_SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const DE_UNITS = "ein zwei drei vier fünf sechs sieben acht neun".split(" ");
const DE_TENS = table("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10);
const DE_SMALL =
  "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn";
const FR_SMALL =
  "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt";
const ES_SMALL =
  "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve";

const IT_SMALL =
  "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove";
const IT_TENS = table("venti trenta quaranta cinquanta sessanta settanta ottanta novanta", 20, 10);
const IT_UNITS = "uno due tre quattro cinque sei sette otto nove".split(" ");
const PT_SMALL =
  "dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte";
const NL_SMALL =
  "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien";
const NL_TENS = table("twintig dertig veertig vijftig zestig zeventig tachtig negentig", 20, 10);
const NL_UNITS = "een twee drie vier vijf zes zeven acht negen".split(" ");

const TR_SMALL = "iki üç dört beş altı yedi sekiz dokuz";
const TR_TENS = table("on yirmi otuz kırk elli altmış yetmiş seksen doksan", 10, 10);

/** "Ventuno" and "ventotto" leave out a vowel; "ventitré" has an accent. */
const italianNumerals = (): [string, number][] =>
  IT_TENS.flatMap(([ten, n]) => [
    [ten, n] as [string, number],
    ...IT_UNITS.map((unit, i): [string, number] => [
      `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit === "tre" ? "tré" : unit}`,
      n + i + 1,
    ]),
  ]);

/** "Drieëntwintig": behind an e the joint has a diaeresis. */
const dutchNumerals = (): [string, number][] =>
  NL_TENS.flatMap(([ten, n]) => [
    [ten, n] as [string, number],
    ...NL_UNITS.map((unit, i): [string, number] => [
      `${unit}${unit.endsWith("e") ? "ën" : "en"}${ten}`,
      n + i + 1,
    ]),
  ]);

const germanNumerals = (): [string, number][] =>
  DE_TENS.flatMap(([ten, n]) => [
    [ten, n] as [string, number],
    ...DE_UNITS.map((unit, i): [string, number] => [`${unit}und${ten}`, n + i + 1]),
  ]);

/** Number words by language. "One" is left out but in English, where it counts only inside larger numbers. */
export const numerals = once(
  (): Record<string, Numerals> => ({
    en: {
      small: new Map([...table(EN_SMALL, 0), ...EN_TENS]),
      scales: new Map([
        ["dozen", 12],
        ["hundred", 100],
        ["thousand", 1e3],
        ["million", 1e6],
        ["billion", 1e9],
      ]),
      joint: "[ -]| and ",
    },
    de: {
      small: new Map([...table(DE_SMALL, 2), ...germanNumerals()]),
      scales: new Map([
        ["dutzend", 12],
        ["hundert", 100],
        ["tausend", 1e3],
        ["millionen", 1e6],
      ]),
      joint: " ?",
    },
    fr: {
      small: new Map([
        ...table(FR_SMALL, 2),
        ...table("trente quarante cinquante soixante", 30, 10),
        ["soixante-dix", 70],
        ["quatre-vingt", 80],
        ["quatre-vingts", 80],
        ["quatre-vingt-dix", 90],
      ]),
      scales: new Map([
        ["douzaine", 12],
        ["cent", 100],
        ["cents", 100],
        ["mille", 1e3],
        ["millions", 1e6],
      ]),
      joint: "[ -]| et ",
    },
    es: {
      small: new Map([
        ...table(ES_SMALL, 2),
        ...table("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
        ["doscientos", 200],
        ["trescientos", 300],
        ["quinientos", 500],
      ]),
      scales: new Map([
        ["docena", 12],
        ["cien", 100],
        ["ciento", 100],
        ["mil", 1e3],
        ["millones", 1e6],
      ]),
      joint: "[ -]| y ",
    },
    it: {
      small: new Map([...table(IT_SMALL, 2), ...italianNumerals()]),
      scales: new Map([
        ["dozzina", 12],
        ["cento", 100],
        ["mille", 1e3],
        ["mila", 1e3],
        ["milioni", 1e6],
      ]),
      joint: " ?| e ",
    },
    pt: {
      small: new Map([
        ...table(PT_SMALL, 2),
        ...table("trinta quarenta cinquenta sessenta setenta oitenta noventa", 30, 10),
        ["duas", 2],
        ["dezasseis", 16],
        ["dezassete", 17],
        ["dezanove", 19],
        ["duzentos", 200],
        ["trezentos", 300],
        ["quinhentos", 500],
      ]),
      scales: new Map([
        ["dúzia", 12],
        ["cem", 100],
        ["cento", 100],
        ["mil", 1e3],
        ["milhão", 1e6],
        ["milhões", 1e6],
        ["bilhão", 1e9],
        ["bilhões", 1e9],
      ]),
      joint: "[ -]| e ",
    },
    tr: {
      small: new Map([...table(TR_SMALL, 2), ...TR_TENS]),
      scales: new Map([
        ["düzine", 12],
        ["yüz", 100],
        ["bin", 1e3],
        ["milyon", 1e6],
        ["milyar", 1e9],
      ]),
      joint: " ?",
    },
    nl: {
      small: new Map([...table(NL_SMALL, 2), ...dutchNumerals()]),
      scales: new Map([
        ["dozijn", 12],
        ["honderd", 100],
        ["duizend", 1e3],
        ["miljoen", 1e6],
      ]),
      joint: " ?",
    },
  }),
);
