import fc from "fast-check";
import type { Step } from "./table.ts";

const KEYS = ["a", "b", "c", "{d}"];

/** Values of the placeholders in the templates; a few of each, so that commands meet each other's keys. */
const WORDS: Record<string, fc.Arbitrary<string>> = {
  $key: fc.constantFrom(...KEYS),
  $text: fc.constantFrom("x", "y", "zz", "", "1", "10", "-3", "3.5", "1e2", "\xff\0", "inf", " 7", "007"),
  $int: fc.oneof(
    fc.integer({ min: -6, max: 6 }).map(String),
    fc.constantFrom("100", "-100", "9223372036854775807", "-9223372036854775808", "abc", "1.5", "", "+1"),
  ),
  $at: fc.constantFrom("9999999999999", "1", "8888888888888", "0", "-5"),
  $ms: fc.constantFrom("9999999999", "0", "-5", "abc", "9223372036854775807"),
  $when: fc.constantFrom("NX", "XX", "GT"),
};

const TEMPLATES = `
SET $key $text
SET $key $text $when
SET $key $text $when GET
SET $key $text KEEPTTL
SET $key $text PXAT $at
GET $key
INCR $key
DECR $key
INCRBY $key $int
HSET $key $text $text
HSET $key $text $text $text $text
HMGET $key $text $text
~HGETALL $key
DEL $key $key
EXISTS $key $key
PEXPIRE $key $ms
`
  .split("\n")
  .filter((line) => line !== "");

const PASS_ON = ["EVAL", "return redis.call(unpack(ARGV))", "0"];

function fill(template: string): fc.Arbitrary<Step> {
  const anyOrder = template.startsWith("~");
  const words = template.slice(anyOrder ? 1 : 0).split(" ");
  return fc
    .tuple(fc.integer({ min: 0, max: 4 }), ...words.map((word) => WORDS[word] ?? fc.constant(word)))
    .map(([die, ...filled]) => {
      // Every fifth goes through a script, which must make no difference.
      const all = die === 0 ? [...PASS_ON, ...filled] : filled;
      return { line: all.map((word) => JSON.stringify(word)).join(" "), words: all, anyOrder };
    });
}

/** A random sequence of commands over four keys. */
export const commands = fc.array(fc.constantFrom(...TEMPLATES).chain(fill), { minLength: 20, maxLength: 80 });

/** Reads everything the keys hold, whatever their types. */
export const inspection: Step[] = KEYS.flatMap((key) =>
  [
    ["GET", key],
    ["~HGETALL", key],
  ].map(([name = "", ...args]) => ({
    line: [name, ...args].join(" "),
    words: [name.replace("~", ""), ...args],
    anyOrder: name.startsWith("~"),
  })),
);
