const version4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i

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

/** The eight groups of IPv6; else what it is counted by as it stands. */
function groupsOfAddress(address: string): string | string[] {
  const [, plain] = version4.exec(address) ?? []
  if (plain !== undefined) return plain
  const [bare = ''] = address.split('%')
  if (!URL.canParse(`http://[${bare}]`)) return address
  // The URL's own writing: lower case, no leading zeros, at most one `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last]
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)
