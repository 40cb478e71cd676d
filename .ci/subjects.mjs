// Writes the drawn subjects, out of .ci/subjects and of Fluent Emoji Flat, to functions/public/subjects/pictures: every
// subject that has words in English. A new one is a line in each file of functions/public/subjects/words, under the name
// of the drawing. Those in .ci/subjects are the project's own: 32 by 32 units, in the four inks, and without strokes.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { converter } from "culori";
import { installed, ROOT } from "./tool.mjs";

const SUBJECTS = join(ROOT, "functions/public/subjects");
const PICTURES = join(SUBJECTS, "pictures");
const SET = join(installed("icons"), "node_modules/@iconify-json/fluent-emoji-flat/icons.json");
const { icons } = JSON.parse(readFileSync(SET, "utf8"));

/** Lightness (CIE L*) at the middle of the four inks, from the darkest. */
const MIDDLES = [22, 48, 72, 94];
/** Tones closer than this are one. */
const ONE_TONE = 7;
/** Below this chroma (OKLCH) a colour is a grey. */
const GREY = 0.04;
const COLOR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;

const names = readFileSync(join(SUBJECTS, "words/en.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !/^[#+><@-]/.test(line))
  .map((line) => line.slice(0, line.indexOf(":")));

const packs = new Map();
for (const name of names.toSorted()) {
  const own = ownDrawing(name);
  const drawing = own ?? (icons[name] && inInks(icons[name].body));
  if (!drawing) throw new Error(`There is no drawing "${name}".`);
  const letter = name[0];
  const hues = own ? ownHues(name) : huesOf(icons[name].body);
  packs.set(letter, `${packs.get(letter) ?? ""}${name}\t${hues}\t${drawing}\n`);
}
rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
for (const [letter, lines] of packs) writeFileSync(join(PICTURES, `${letter}.txt`), lines);
console.log(`${names.length} subjects, ${[...packs.values()].join("").length} characters.`);

/** The text of a drawing of the project's own. */
function ownText(name) {
  const file = join(ROOT, ".ci/subjects", `${name}.svg`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The inside of a drawing of the project's own. */
function ownDrawing(name) {
  return /<svg[^>]*>(.*)<\/svg>/s.exec(ownText(name))?.[1];
}

/** The hues that its inks have in nature, where it says so. */
function ownHues(name) {
  return /<svg[^>]* data-hues="([^"]*)"/.exec(ownText(name))?.[1] ?? "";
}

/** A drawing with four inks, #0 the darkest to #3 the lightest, in place of its colours, and with shorter numbers. */
function inInks(body) {
  const inkOf = inksFor([...new Set(body.match(COLOR) ?? [])]);
  return body
    .replace(/\s*\n\s*/g, " ")
    .replace(/-?(?:\d+(?:\.\d*)?|\.\d+)/g, shorter)
    .replace(COLOR, (color) => `#${inkOf(color)}`);
}

/** The hue (OKLCH, in degrees) that each of the four inks has in nature, with commas between them: "29,,84,". */
function huesOf(body) {
  const colors = [...new Set(body.match(COLOR) ?? [])];
  const inkOf = inksFor(colors);
  return MIDDLES.map((_, ink) => hueOf(colors.filter((color) => inkOf(color) === ink))).join(",");
}

/** The hue of the mean of some colours; empty for greys. */
function hueOf(colors) {
  const labs = colors.map(converter("oklab"));
  const mean = (axis) => labs.reduce((sum, lab) => sum + lab[axis], 0) / Math.max(1, labs.length);
  const [a, b] = [mean("a"), mean("b")];
  return Math.hypot(a, b) < GREY ? "" : Math.round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
}

/** A number of two decimals. Where its point went, a space parts it from its neighbours as the point did. */
function shorter(number, at, path) {
  if (!/\.\d{3,}/.test(number)) return number;
  const short = String(Number(Number(number).toFixed(2)) || 0).replace(/^(-?)0\./, "$1.");
  const before = /^[-.]/.test(number) && !/^[-.]/.test(short) ? " " : "";
  const after = !short.includes(".") && path[at + number.length] === "." ? " " : "";
  return before + short + after;
}

/** The tones of a drawing keep their order, and as far as there are inks each has its own. */
function inksFor(colors) {
  const tones = merged(colors.map(lightness).toSorted((a, b) => a - b));
  const inks = best(tones);
  return (color) => inks[nearest(tones, lightness(color))];
}

/** Means of neighbouring tones, until there are no more than inks. */
function merged(sorted) {
  const groups = sorted.map((tone) => [tone]);
  const mean = (group) => group.reduce((sum, tone) => sum + tone, 0) / group.length;
  for (;;) {
    const gaps = groups.slice(1).map((group, i) => mean(group) - mean(groups[i]));
    const least = Math.min(...gaps);
    if (gaps.length === 0 || (groups.length <= MIDDLES.length && least >= ONE_TONE)) return groups.map(mean);
    const at = gaps.indexOf(least);
    groups.splice(at, 2, [...groups[at], ...groups[at + 1]]);
  }
}

/** The rising inks that are nearest to some rising tones. */
function best(tones, from = 0) {
  if (tones.length === 0) return [];
  const [tone, ...rest] = tones;
  let found;
  for (let ink = from; ink <= MIDDLES.length - tones.length; ink++) {
    const inks = [ink, ...best(rest, ink + 1)];
    const far = inks.reduce((sum, one, i) => sum + Math.abs(MIDDLES[one] - [tone, ...rest][i]), 0);
    if (!found || far < found.far) found = { inks, far };
  }
  return found.inks;
}

function nearest(tones, wanted) {
  return tones.reduce((at, tone, i) => (Math.abs(tone - wanted) < Math.abs(tones[at] - wanted) ? i : at), 0);
}

function lightness(color) {
  const digits = color.length === 4 ? [...color.slice(1)].map((one) => one + one).join("") : color.slice(1);
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16;
}

function linear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
