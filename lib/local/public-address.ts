import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";

/** IPv4 ranges that are not the public internet (IANA special-purpose address registry). */
const CLOSED_V4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Ranges inside IPv6's global unicast space that are not public, or that embed an unchecked IPv4 address. */
const CLOSED_V6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";
const OPEN_V6 = "2000::/3";

function listOf(ranges: string, family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [network = "", prefix] = range.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const closedV4 = listOf(CLOSED_V4, "ipv4");
const closedV6 = listOf(CLOSED_V6, "ipv6");
const openV6 = listOf(OPEN_V6, "ipv6");

/** Whether an IP address is one of a machine on the public internet. */
export function isPublicAddress({ address, family }: LookupAddress): boolean {
  if (family === 4) return !closedV4.check(address, "ipv4");
  return openV6.check(address, "ipv6") && !closedV6.check(address, "ipv6");
}

/** A host that leads, or may lead, to an address outside the public internet. */
export class NotPublic extends Error {}

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * All addresses of a host, a name or an IP address; at least one. Throws NotPublic when any of them is not on
 * the public internet.
 */
export async function publicAddresses(
  host: string,
  resolve: Resolve = (name) => lookup(name, { all: true }),
): Promise<LookupAddress[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw new Error(`${host} has no address.`);
  const closed = addresses.find((address) => !isPublicAddress(address));
  if (closed) throw new NotPublic(`${host} leads to ${closed.address}, which is not on the public internet.`);
  return addresses;
}
