import fc from "fast-check";
import type { Step } from "./table.ts";

const KEYS = ["a", "b", "c", "{d}"];

/** What stands for the placeholders of the templates; a few of each, so that commands meet each other. */
const WORDS: Record<string, fc.Arbitrary<string>> = {
  $key: fc.constantFrom(...KEYS),
  $text: fc.constantFrom("x", "y", "zz", "", "1", "10", "-3", "3.5", "1e2", "\xff\0", "inf", " 7", "007"),
  $int: fc.oneof(
    fc.integer({ min: -6, max: 6 }).map(String),
    fc.constantFrom("100", "-100", "9223372036854775807", "-9223372036854775808", "abc", "1.5", "", "+1"),
  ),
  $float: fc.oneof(
    fc.integer({ min: -4, max: 4 }).map(String),
    fc.constantFrom("0.1", "-0.7", "2.5", "1e3", "inf", "-inf", "abc", "1234567.891"),
  ),
  $score: fc.constantFrom("-inf", "+inf", "0", "(0", "1", "(1", "2.5", "3", "(3", "-1", "x"),
  $word: fc.constantFrom("-", "+", "[x", "(x", "[y", "(zz", "[", "x"),
  $rank: fc.integer({ min: -4, max: 4 }).map(String),
  $at: fc.constantFrom("9999999999999", "1", "8888888888888", "0", "-5"),
  $end: fc.constantFrom("LEFT", "RIGHT", "UP"),
  $when: fc.constantFrom("NX", "XX", "GT", "LT"),
  $agg: fc.constantFrom("SUM", "MIN", "MAX"),
};

const TEMPLATES = `
SET $key $text
SET $key $text $when GET
SET $key $text KEEPTTL
SET $key $text PXAT $at
GET $key
GETSET $key $text
GETDEL $key
GETEX $key PXAT $at
SETNX $key $text
MSET $key $text $key $text
MSETNX $key $text $key $text
MGET $key $key $key
APPEND $key $text
STRLEN $key
INCR $key
DECRBY $key $int
INCRBY $key $int
INCRBYFLOAT $key $float
GETRANGE $key $int $int
SETRANGE $key $int $text
SETBIT $key $int $int
GETBIT $key $int
BITCOUNT $key $int $int BIT
BITCOUNT $key $int $int
BITPOS $key 1 $int
BITPOS $key 0 $int $int BIT
BITOP XOR $key $key $key
BITOP NOT $key $key
DEL $key $key
EXISTS $key $key
TYPE $key
RENAME $key $key
RENAMENX $key $key
COPY $key $key
COPY $key $key REPLACE
PEXPIREAT $key $at
PEXPIREAT $key $at $when
PERSIST $key
PEXPIRETIME $key
HSET $key $text $text $text $text
HSETNX $key $text $text
HGET $key $text
HMGET $key $text $text
HDEL $key $text $text
~HGETALL $key
HINCRBY $key $text $int
HINCRBYFLOAT $key $text $float
HSTRLEN $key $text
LPUSH $key $text $text
RPUSH $key $text $text $text
LPUSHX $key $text
LPOP $key
RPOP $key $int
LRANGE $key $int $int
LTRIM $key $int $int
LINDEX $key $int
LSET $key $int $text
LINSERT $key BEFORE $text $text
LREM $key $int $text
LMOVE $key $key $end $end
LPOS $key $text RANK $rank COUNT $int
LMPOP 2 $key $key $end COUNT $int
SADD $key $text $text
SREM $key $text $text
SMISMEMBER $key $text $text
SMOVE $key $key $text
~SUNION $key $key
~SINTER $key $key
~SDIFF $key $key $key
SUNIONSTORE $key $key $key
SINTERSTORE $key $key $key
SDIFFSTORE $key $key $key
SINTERCARD 2 $key $key LIMIT $int
ZADD $key $float $text $float $text
ZADD $key $when CH $float $text
ZADD $key $when INCR $float $text
ZINCRBY $key $float $text
ZREM $key $text $text
ZSCORE $key $text
ZRANK $key $text
ZREVRANK $key $text
ZCOUNT $key $score $score
ZRANGE $key $int $int WITHSCORES
ZRANGE $key $int $int REV
ZRANGE $key $score $score BYSCORE LIMIT $int $int
ZRANGE $key $score $score BYSCORE REV WITHSCORES
ZREVRANGEBYSCORE $key $score $score
ZRANGESTORE $key $key $int $int
ZPOPMIN $key $int
ZPOPMAX $key
ZREMRANGEBYRANK $key $int $int
ZREMRANGEBYSCORE $key $score $score
ZUNIONSTORE $key 2 $key $key WEIGHTS $float $float AGGREGATE $agg
ZINTERSTORE $key 2 $key $key AGGREGATE $agg
ZDIFFSTORE $key 2 $key $key
ZUNION 2 $key $key WITHSCORES
ZINTERCARD 2 $key $key
ZMPOP 2 $key $key MIN COUNT $int
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
    ["LRANGE", key, "0", "-1"],
    ["~HGETALL", key],
    ["~SMEMBERS", key],
    ["ZRANGE", key, "0", "-1", "WITHSCORES"],
    ["PEXPIRETIME", key],
  ].map(([name = "", ...args]) => ({
    line: [name, ...args].join(" "),
    words: [name.replace("~", ""), ...args],
    anyOrder: name.startsWith("~"),
  })),
);
