/** The first letter that has a direction belongs to a script that runs from right to left. */
const FROM_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Whether a text as a whole runs from right to left. Its first letter decides (Unicode Bidirectional
 * Algorithm, P2). So does the majority of its letters, because a clause may begin with a foreign name.
 */
export const isFromRight = (text: string): boolean => FROM_RIGHT.test(text) || isMostlyFromRight(text);

/** Addresses, ids and names of accounts are Latin in every language. */
const ADDRESSES =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|[@#]\w+|[\da-f]{8}-[\da-f-]{27}|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/gi;

/** Whether most letters of a text, without addresses, belong to scripts that run from right to left. */
export function isMostlyFromRight(source: string): boolean {
  const text = source.replace(ADDRESSES, " ");
  const right = text.match(/[\p{Script=Arabic}\p{Script=Hebrew}]/gu)?.length ?? 0;
  return right > 0 && right * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}
