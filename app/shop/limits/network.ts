const version4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i

/**
 * The network that an address belongs to, for counting by: an IPv4 address itself, of IPv6 the first 64 bits,
 * since one customer of a provider has all addresses behind them. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [, plain] = version4.exec(address) ?? []
  if (plain !== undefined) return plain
  const [bare = ''] = address.split('%')
  if (!URL.canParse(`http://[${bare}]`)) return address
  // The URL's own writing: lower case, no leading zeros, at most one `::`.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

const groupsOf = (text: string) => text.split(':').filter(Boolean)
