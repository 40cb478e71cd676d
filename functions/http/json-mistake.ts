/** A longer text is not searched: its sender has a program that writes JSON. */
const MAX_LENGTH = 16 * 1024;

/**
 * Where a text stops being JSON, such as ": line 2, column 7"; empty where that is not known. Every beginning of a text
 * up to its first mistake could still become JSON, and no longer one can.
 */
export function placeOfMistake(text: string): string {
  if (text.length > MAX_LENGTH) return "";
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (couldGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  if (good === text.length) return ": it ends too early";
  const lines = text.slice(0, good).split("\n");
  return `: line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}

/** Whether only the end of the text is missing, as the parser says it. */
function couldGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return position ? Number(position) >= text.length : message.includes("end of JSON");
  }
}
