const GROUPS = 8;
/** A provider gives a customer up to a /48; a phone of a carrier has a /64 of the carrier's own. */
const GROUPS_OF_A_NETWORK = 3;
const GROUPS_OF_A_PART = 4;
const BITS_OF_A_GROUP = 16;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUP = /^[0-9a-f]{1,4}$/;

/** Names the network of every visitor whose address is missing or malformed: they share one. */
const UNKNOWN = 'unknown';

const v4Of = (address: string): readonly string[] | undefined =>
  IPV4.exec(MAPPED.exec(address)?.[1] ?? address)?.slice(1);

/** The first groups of an IPv6 address, without leading zeros. */
function v6Prefix(address: string, count: number): string | undefined {
  const [front = '', back, ...rest] = address.toLowerCase().split('::');
  if (rest.length > 0) return undefined;
  const first = front === '' ? [] : front.split(':');
  const last = back === undefined || back === '' ? [] : back.split(':');
  const missing = GROUPS - first.length - last.length;
  if (back === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  if (!groups.every((group) => GROUP.test(group))) return undefined;
  const prefix = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/${count * BITS_OF_A_GROUP}`;
}

/**
 * The network of an IP address: its /24 (IPv4) or its /48 (IPv6), which one customer of a provider may hold whole.
 * Limits of scarce things count by network, so that changing the last part of an address helps nobody.
 */
export function networkOf(address: string | undefined): string {
  const trimmed = address?.trim() ?? '';
  const v4 = v4Of(trimmed);
  if (v4 !== undefined) return `${v4.slice(0, 3).map(Number).join('.')}.0/24`;
  return v6Prefix(trimmed, GROUPS_OF_A_NETWORK) ?? UNKNOWN;
}

/** The /64 of an IPv6 address, which has a smaller share inside its /48; undefined for any other address. */
export function partOf(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  return v4Of(trimmed) === undefined ? v6Prefix(trimmed, GROUPS_OF_A_PART) : undefined;
}

/** The sender of an IP address: the address itself (IPv4), which a carrier's customers share, or its /64 (IPv6). */
export function senderOf(address: string | undefined): string {
  const v4 = v4Of(address?.trim() ?? '');
  return v4 === undefined ? (partOf(address) ?? UNKNOWN) : v4.map(Number).join('.');
}
