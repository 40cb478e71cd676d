import { expect, test } from "vitest";
import { pictureProtocol, pictureText } from "../../lib/cli/pictures.ts";
import { png } from "../support/pictures.ts";

const ESC = "\u001B";

test.each([
  [{ KITTY_WINDOW_ID: "1", TERM: "xterm-kitty" }, "kitty"],
  [{ TERM: "xterm-ghostty" }, "kitty"],
  [{ TERM_PROGRAM: "iTerm.app", TERM: "xterm-256color" }, "iterm"],
  [{ LC_TERMINAL: "iTerm2" }, "iterm"],
  [{ TERM: "foot" }, "sixel"],
  [{ TERM: "xterm-256color" }, undefined],
  [{ TERM: "tmux-256color", TMUX: "/tmp/tmux", KITTY_WINDOW_ID: "1" }, undefined],
  [{ TERM: "xterm-kitty", BRANDRUN_PICTURES: "off" }, undefined],
  [{}, undefined],
])("a terminal with %j shows pictures by %s", (env, protocol) => {
  expect(pictureProtocol(env)).toBe(protocol);
});

test("kitty gets the file in pieces of at most 4,096 characters, the last one marked", () => {
  const bytes = png({ width: 120, height: 90 });
  const text = pictureText(bytes, "kitty") ?? "";
  const pieces = [...text.matchAll(new RegExp(`${ESC}_G([^;]*);([A-Za-z0-9+/=]*)${ESC}\\\\`, "g"))];

  expect(pieces.map(([all]) => all).join("")).toBe(text);
  expect(pieces[0]?.[1]).toContain("a=T,f=100");
  expect(pieces.map(([, control = ""]) => control.endsWith("m=1"))).toEqual(
    pieces.map((_, i) => i < pieces.length - 1),
  );
  expect(Math.max(...pieces.map(([, , data = ""]) => data.length))).toBeLessThanOrEqual(4096);
  expect(Buffer.from(pieces.map(([, , data]) => data).join(""), "base64").equals(Buffer.from(bytes))).toBe(
    true,
  );
});

test("iTerm gets the whole file in one sequence", () => {
  const bytes = png({ width: 12, height: 9 });
  const text = pictureText(bytes, "iterm") ?? "";
  const [about = "", data = ""] = text.slice(`${ESC}]1337;File=`.length, -1).split(":");

  expect(text.startsWith(`${ESC}]1337;File=`) && text.endsWith("\u0007")).toBe(true);
  expect(about).toBe(`inline=1;size=${bytes.length};width=48;preserveAspectRatio=1`);
  expect(Buffer.from(data, "base64").equals(Buffer.from(bytes))).toBe(true);
});

/** The sixels of one line of a band as bits, with runs (`!12?`) written out. */
const bitsOf = (line: string): number[] =>
  [...line.replace(/!(\d+)(.)/g, (_, times, one) => one.repeat(times))].map((one) => one.charCodeAt(0) - 63);

/** Every band of six rows: for each column the rows that some colour draws, once each. */
function bandsOf(text: string) {
  const body = text.replace(new RegExp(`^${ESC}Pq"[\\d;]+(?:#\\d+;2;\\d+;\\d+;\\d+)*|${ESC}\\\\$`, "g"), "");
  return body.split("-").map((band) => band.split("$").map((line) => bitsOf(line.replace(/^#\d+/, ""))));
}

test("sixels draw every pixel of the picture once, within the width of a terminal", () => {
  const wide = bandsOf(pictureText(png({ width: 1200, height: 30 }), "sixel") ?? "");
  const small = bandsOf(pictureText(png({ width: 9, height: 8 }), "sixel") ?? "");
  const drawn = small.map((lines) =>
    lines[0]?.map((_, x) => lines.reduce((sum, line) => sum + (line[x] ?? 0), 0)),
  );

  expect(wide[0]?.[0]).toHaveLength(400);
  expect(drawn).toEqual([Array(9).fill(0b111111), Array(9).fill(0b11)]);
});

test("what is no PNG is left to its address where only PNG can be shown", () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

  expect(pictureText(jpeg, "kitty")).toBeUndefined();
  expect(pictureText(jpeg, "sixel")).toBeUndefined();
  expect(pictureText(jpeg, "iterm")).toContain("1337;File=");
});
