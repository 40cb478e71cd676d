import { toBinaryString } from "./binary-string.ts";
import { refuse } from "./reply.ts";

/** Words of one command as binary strings, its name first. */
type Words = string[];

const CANNOT_PARSE = "ERR failed to parse command";

/** One JSON argument as a binary string; objects, arrays and null are no arguments. */
function toWord(value: unknown): string {
  if (typeof value === "string") return toBinaryString(value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : refuse(CANNOT_PARSE);
}

function toCommand(value: unknown): Words {
  if (!Array.isArray(value) || value.length === 0) refuse(CANNOT_PARSE);
  return value.map(toWord);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return refuse(CANNOT_PARSE);
  }
}

/** The command in a JSON body. @throws ReplyError when there is none. */
export const bodyCommand = (body: Buffer): Words => toCommand(parseJson(body));

/** The commands of a pipeline. @throws ReplyError when any of them is malformed. */
export function bodyCommands(body: Buffer): Words[] {
  const list = parseJson(body);
  if (!Array.isArray(list) || list.length === 0) refuse(CANNOT_PARSE);
  return list.map(toCommand);
}
