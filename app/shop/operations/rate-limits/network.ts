/** IPv4 clients that reach an IPv6 socket have mapped addresses (RFC 4291, section 2.5.5.2). */
const mapped = '0:0:0:0:0:ffff'
const version4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i
/** Proxies that append the port put an IPv6 address in brackets. */
const bracketed = /^\[(.*)\](?::\d+)?$/

/**
 * Returns the network that limits count: an IPv4 address itself, or the first 64 bits of IPv6,
 * since one customer of a provider has all addresses of them. Any other text is returned
 * unchanged.
 */
export function networkOf(address: string): string {
  const groups = groupsOfAddress(address)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Returns the site that limits count: the first 48 bits of IPv6 (RFC 6177), which a provider gives
 * to one site and which hold 65,536 networks.
 */
export function siteOf(address: string): string {
  const groups = groupsOfAddress(address)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 3).join(':')}::/48`
}

/**
 * Returns every network that an address is counted by: one of IPv4, two of IPv6. A limit holds for each of them,
 * since a holder of a /48 has 65,536 networks of 64 bits.
 */
export const networksOf = (address: string): string[] => [
  ...new Set([networkOf(address), siteOf(address)]),
]

/** Returns the eight groups of IPv6, or else the text itself. */
function groupsOfAddress(address: string): string | string[] {
  const [, plain] = version4.exec(address) ?? []
  if (plain !== undefined) return plain
  const [bare = ''] = (bracketed.exec(address)?.[1] ?? address).split('%')
  if (!URL.canParse(`http://[${bare}]`)) return address
  // A URL normalises the address: lower case, no leading zeros, at most one `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  const groups = [...first, ...zeros, ...last]
  return groups.slice(0, 6).join(':') === mapped ? dottedOf(groups.slice(6)) : groups
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)

const dottedOf = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.')
