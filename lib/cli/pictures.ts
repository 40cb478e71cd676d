import type { Run } from "./answers.ts";
import { pictureBytes } from "./save.ts";
import { sixelOf } from "./sixel.ts";
import type { Terminal } from "./terminal.ts";

/** The ways in which terminals show pictures between their lines. */
type PictureProtocol = "kitty" | "iterm" | "sixel";

const ESC = "\u001B";
/** The protocol's limit for one piece of a picture. */
const KITTY_PIECE = 4096;
const MOST_PICTURES = 4;
const CELLS = 48;
const SIXEL_WIDTH = 480;

/** Terminals that show sixels, by TERM. Others that could are not asked: an answer would be typed into the shell. */
const SIXEL_TERMS = /^(?:foot|mlterm|contour|yaft)|sixel/;
const ITERM_PROGRAMS = new Set(["iTerm.app", "WezTerm", "mintty", "vscode", "Tabby", "Hyper"]);

/** How this terminal shows pictures, as its environment says. Undefined: not at all. */
export function pictureProtocol(env: Terminal["env"]): PictureProtocol | undefined {
  const { TERM = "", TERM_PROGRAM = "", LC_TERMINAL, KITTY_WINDOW_ID, TMUX, BRANDRUN_PICTURES } = env;
  if (BRANDRUN_PICTURES === "off") return undefined;
  // A multiplexer does not pass pictures on by itself.
  if (TMUX || /^(?:screen|tmux|dumb)/.test(TERM)) return undefined;
  if (KITTY_WINDOW_ID || /kitty|ghostty/.test(TERM) || TERM_PROGRAM === "ghostty") return "kitty";
  if (ITERM_PROGRAMS.has(TERM_PROGRAM) || LC_TERMINAL === "iTerm2") return "iterm";
  return SIXEL_TERMS.test(TERM) ? "sixel" : undefined;
}

/** The picture as what a terminal is sent. Undefined where the protocol does not take this kind of file. */
export function pictureText(bytes: Uint8Array, protocol: PictureProtocol): string | undefined {
  if (protocol === "iterm") return iterm(bytes);
  if (!isPng(bytes)) return undefined;
  return protocol === "kitty" ? kitty(bytes) : sixelOf(bytes, SIXEL_WIDTH);
}

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "\x89PNG";

/** Pieces of base64, all but the last with `m=1`. */
function kitty(bytes: Uint8Array): string {
  const pieces =
    Buffer.from(bytes)
      .toString("base64")
      .match(new RegExp(`.{1,${KITTY_PIECE}}`, "g")) ?? [];
  const control = (index: number) =>
    [
      ...(index === 0 ? ["a=T", "f=100", `c=${CELLS}`, "q=2"] : []),
      `m=${index < pieces.length - 1 ? 1 : 0}`,
    ].join(",");
  return pieces.map((piece, index) => `${ESC}_G${control(index)};${piece}${ESC}\\`).join("");
}

function iterm(bytes: Uint8Array): string {
  const about = `inline=1;size=${bytes.length};width=${CELLS};preserveAspectRatio=1`;
  return `${ESC}]1337;File=${about}:${Buffer.from(bytes).toString("base64")}\u0007`;
}

/** The files of a run that are pictures. */
export const picturesOf = ({ assets }: Run): string[] =>
  assets.filter(({ mimeType }) => mimeType?.startsWith("image/")).map(({ url }) => url);

/** Shows pictures below what was printed, in terminals that can. Elsewhere their addresses stand there already. */
export async function showPictures(
  terminal: Terminal,
  urls: readonly string[],
  baseUrl: string,
): Promise<void> {
  const protocol = terminal.out.isTTY ? pictureProtocol(terminal.env) : undefined;
  if (!protocol) return;
  for (const url of urls.slice(0, MOST_PICTURES)) {
    const bytes = await pictureBytes(terminal, new URL(url, baseUrl).href);
    const text = bytes && pictureText(bytes, protocol);
    if (text) terminal.out.write(`\n${text}\n`);
  }
}
