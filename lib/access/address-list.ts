/** An address as a number, with its length in bits. */
type Address = { bits: 32 | 128; value: bigint };
type Network = Address & { prefix: number };

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

function parseV4(text: string): Address | undefined {
  const parts = V4.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return { bits: 32, value: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) };
}

const GROUP = /^[0-9a-f]{1,4}$/i;

function parseV6(text: string): Address | undefined {
  const halves = text.split("::");
  if (halves.length > 2 || !text.includes(":")) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<string>(missing).fill("0"), ...tail];
  if (!groups.every((group) => GROUP.test(group))) return undefined;
  return { bits: 128, value: groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n) };
}

/** Reads an IPv4 or IPv6 address; one of IPv4 inside IPv6 counts as the former. */
function parseAddress(text: string): Address | undefined {
  const mapped = /^::ffff:(\d[\d.]+)$/i.exec(text)?.[1];
  return parseV4(mapped ?? text) ?? parseV6(text);
}

/** Reads an address or a network in CIDR form, such as 203.0.113.0/24. */
export function parseNetwork(text: string): Network | undefined {
  const [address = "", length, ...rest] = text.split("/");
  const parsed = parseAddress(address);
  if (!parsed || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const prefix = length === undefined ? parsed.bits : Number(length);
  return prefix > parsed.bits ? undefined : { ...parsed, prefix };
}

const contains = (outer: Network, inner: Network): boolean =>
  outer.bits === inner.bits &&
  inner.prefix >= outer.prefix &&
  inner.value >> BigInt(inner.bits - outer.prefix) === outer.value >> BigInt(outer.bits - outer.prefix);

/** True when every address of `text`, an address or network, is in the list. */
export function isInList(list: readonly string[], text: string): boolean {
  const inner = parseNetwork(text);
  if (!inner) return false;
  return list.some((entry) => {
    const outer = parseNetwork(entry);
    return outer !== undefined && contains(outer, inner);
  });
}

/** The network that an address counts as: its /24, or its /48 for IPv6. Undefined for what is no address. */
export function networkOf(text: string): string | undefined {
  const parsed = parseAddress(text);
  if (!parsed) return undefined;
  if (parsed.bits === 32) {
    const [a, b, c] = [24n, 16n, 8n].map((shift) => (parsed.value >> shift) & 255n);
    return `${a}.${b}.${c}.0/24`;
  }
  const groups = [112n, 96n, 80n].map((shift) => ((parsed.value >> shift) & 65_535n).toString(16));
  return `${groups.join(":")}::/48`;
}
