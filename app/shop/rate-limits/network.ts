/** Mapped addresses (RFC 4291, 2.5.5.2) are those of IPv4 machines that reached an IPv6 socket. */
const mapped = '0:0:0:0:0:ffff'
const version4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i
/** Proxies that name the port put an IPv6 address in brackets. */
const bracketed = /^\[(.*)\](?::\d+)?$/

/**
 * The network that an address belongs to, for counting by: an IPv4 address itself, of IPv6 the first 64 bits,
 * since one customer of a provider has all addresses behind them. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const groups = groupsOfAddress(address)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** The same by what a provider gives to one site: of IPv6 the first 48 bits (RFC 6177), which hold 65,536 networks. */
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

/** The eight groups of IPv6; else what it is counted by as it stands. */
function groupsOfAddress(address: string): string | string[] {
  const [, plain] = version4.exec(address) ?? []
  if (plain !== undefined) return plain
  const [bare = ''] = (bracketed.exec(address)?.[1] ?? address).split('%')
  if (!URL.canParse(`http://[${bare}]`)) return address
  // The URL's own writing: lower case, no leading zeros, at most one `::`.
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
