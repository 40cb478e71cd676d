import fc from "fast-check";
import { expect, test } from "vitest";
import { publicUrl } from "../../lib/core/public-url.ts";

const accepted = (text: string) => publicUrl(text).url?.href;

test.each([
  ["https://example.com/logo.png", "https://example.com/logo.png"],
  ["HTTPS://Example.COM:443/a?b=c#d", "https://example.com/a?b=c#d"],
  ["https://bücher.example.com/", "https://xn--bcher-kva.example.com/"],
  ["https://1.2.3.example.com/", "https://1.2.3.example.com/"],
  ["https://localhost.example.com/", "https://localhost.example.com/"],
  ["https://internal-tools.com/", "https://internal-tools.com/"],
  ["  https://example.com/a  ", "https://example.com/a"],
  ["https://example.com./a", "https://example.com./a"],
  [`https://${`${"a".repeat(49)}.`.repeat(5)}com/`, `https://${`${"a".repeat(49)}.`.repeat(5)}com/`],
])("the public URL check accepts %s", (text, href) => {
  expect(accepted(text)).toBe(href);
});

const LONG = `https://example.com/${"a".repeat(2_048)}`;

const REFUSED: [why: RegExp, addresses: string][] = [
  [/not an address/, "logo.png|//example.com/a|https://|https:// example.com|https://exa mple.com/"],
  [
    /begin with https/,
    "http://example.com/a.png|ftp://example.com/|file:///etc/passwd|data:image/png;base64,AA",
  ],
  [
    /begin with https/,
    "javascript:alert(1)|gopher://example.com/|ws://example.com/|blob:https://example.com/1",
  ],
  [
    /user name/,
    "https://user@example.com/|https://user:pass@example.com/|https://example.com@evil.example.org/",
  ],
  [/port/, "https://example.com:8443/|https://example.com:80/|https://example.com:1/"],
  [
    /IP address/,
    "https://127.0.0.1/|https://127.1/|https://127.0.1/|https://2130706433/|https://0x7f000001/",
  ],
  [/IP address/, "https://0x7f.1/|https://0177.0.0.1/|https://017700000001/|https://127.0.0.1./|https://0/"],
  [
    /IP address/,
    "https://１２７.０.０.１/|https://①②⑦.⓪.⓪.①/|https://127。0。0。1/|https://%31%32%37.0.0.1/",
  ],
  [
    /IP address/,
    "https://10.0.0.1/|https://172.16.0.1/|https://192.168.1.1/|https://169.254.169.254/latest/",
  ],
  [/IP address/, "https://100.64.0.1/|https://198.18.0.1/|https://224.0.0.1/|https://255.255.255.255/"],
  [/IP address/, "https://8.8.8.8/|https://[::1]/|https://[::]/|https://[::ffff:127.0.0.1]/"],
  [/IP address/, "https://[::ffff:7f00:1]/|https://[fe80::1]/|https://[fc00::1]/|https://[64:ff9b::7f00:1]/"],
  [/IP address/, "https://[2001:4860:4860::8888]/|https://[0:0:0:0:0:0:0:1]/"],
  [/not an address/, "https://[fe80::1%25eth0]/|https://[::1|https://256.256.256.256/|https://1.2.3.4.5/"],
  [
    /public internet/,
    "https://localhost/|https://LOCALHOST./|https://a.localhost/|https://printer/|https://com/",
  ],
  [
    /public internet/,
    "https://nas.local/|https://db.internal/|https://metadata.google.internal/|https://x.lan/",
  ],
  [
    /public internet/,
    "https://x.home.arpa/|https://1.0.0.127.in-addr.arpa/|https://x.onion/|https://x.corp/",
  ],
  [
    /public internet/,
    "https://x.test/|https://x.example/|https://x.invalid/|https://x.intranet./|https://x_y.com/",
  ],
  [/begin with https/, "https:example.com|https:/example.com|https:///example.com|https://///example.com/a"],
  [
    /backslashes/,
    "https:\\\\example.com/|https://example.com\\a.png|https://exam\tple.com/|https://example.com/a\nb",
  ],
  [
    /parts of 1 to 63/,
    "https://.com/|https://a..b.com/|https://.example.com/|https://example.com../|https://./",
  ],
  [/parts of 1 to 63/, `https://${"a".repeat(64)}.com/|https://${`${"a".repeat(48)}.`.repeat(8)}com/`],
  [/longer than/, LONG],
];
const CASES = REFUSED.flatMap(([why, addresses]) => addresses.split("|").map((text) => ({ text, why })));

test.each(CASES)("the public URL check refuses $text: $why", ({ text, why }) => {
  const { url, problem } = publicUrl(text);
  expect(url).toBeUndefined();
  expect(problem).toMatch(why);
  expect(problem, "a sentence for a person").toMatch(/^[A-Z].*\.$/);
});

const OPTIONS = { seed: 20_260_615, numRuns: 1_000 };

/** One part of an IPv4 address in any of the spellings that parsers accept. */
const part = (value: number) =>
  fc.constantFrom(
    String(value),
    `0x${value.toString(16)}`,
    `0X${value.toString(16).toUpperCase()}`,
    `0${value.toString(8)}`,
    `000${value.toString(8)}`,
    String(value).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
  );

const spelled = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 4 }))
  .chain(([a, b, c, d, count]) => {
    const last =
      [d, c * 256 + d, (b * 256 + c) * 256 + d, ((a * 256 + b) * 256 + c) * 256 + d][4 - count] ?? d;
    const parts = [...[a, b, c].slice(0, count - 1), last].map(part);
    return fc.tuple(fc.tuple(...parts), fc.constantFrom(".", "。", "．"), fc.constantFrom("", "."));
  })
  .map(([parts, dot, end]) => parts.join(dot) + end);

test("the public URL check refuses IPv4 addresses in every spelling", () => {
  fc.assert(
    fc.property(spelled, (host) => accepted(`https://${host}/x`) === undefined),
    OPTIONS,
  );
});

test("the public URL check refuses IPv6 addresses in every spelling", () => {
  const tail = fc.constantFrom("", "/", "/a.png", ":443/");
  fc.assert(
    fc.property(fc.ipV6(), tail, (host, end) => accepted(`https://[${host}]${end}`) === undefined),
    OPTIONS,
  );
});

test("every URL the check accepts is https at a dotted public name without credentials or port", () => {
  const scheme = fc.constantFrom("https://", "https:", "https:\\\\", "HTTPS:/", "http://", "//", "");
  const host = fc.oneof(
    spelled,
    fc.domain(),
    fc.constantFrom("localhost", "a.local"),
    fc.string({ unit: "binary", maxLength: 12 }),
  );
  const noise = fc.constantFrom("", "@", "user@", ":443", ":8080", "\t", "%00", "#", "?", "\\@");
  const rest = fc.oneof(fc.webPath(), fc.string({ unit: "binary", maxLength: 12 }));
  fc.assert(
    fc.property(scheme, noise, host, noise, rest, (...pieces) => {
      const { url } = publicUrl(pieces.join(""));
      if (!url) return;
      expect(url).toMatchObject({ protocol: "https:", port: "", username: "", password: "" });
      expect(url.hostname).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]+\.*$/);
      expect(url.hostname).not.toMatch(/^[\d.]+$|(?:^|\.)(?:localhost|local)\.*$/);
    }),
    { ...OPTIONS, numRuns: 3_000 },
  );
});

test("an address with an umlaut is accepted however often it is asked", () => {
  const refused = Array.from({ length: 60_000 }, () => accepted("https://bücher.example.com/")).filter(
    (url) => !url,
  );
  expect(refused).toEqual([]);
});
