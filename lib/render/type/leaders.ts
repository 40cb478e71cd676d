/** Articles, prepositions and conjunctions, by language: each leads to the word after it. */
const LEADERS: ReadonlySet<string> = new Set(
  [
    "a an the of to in on at by for from with and or as your our my its his her their",
    "der die das den dem des ein eine einen einem einer im am an auf bei mit von vom zu zum zur für und oder ab bis aus",
    "le la les un une des du de à au aux en et ou dans sur sous pour par avec sans dès vers chez ce cette ces",
    "el los las una del al y o con por para sin que si te se tu su",
    "il lo gli i di della dei delle nel nella per da dal e col",
    "het een van op met voor bij te naar uit",
    "os as um uma do dos no na nos nas em com ao ou",
  ].flatMap((words) => words.split(" ")),
);

export const isLeader = (word: string): boolean => LEADERS.has(word.toLowerCase());

/** Whether a line ends with a word that leads to the next line. */
export const endsOnLeader = (line: string): boolean => isLeader(line.slice(line.lastIndexOf(" ") + 1));
