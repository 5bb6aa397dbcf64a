/** These networks of the IANA special-purpose registries are not public. */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

function bitsOf4(address: string): string | undefined {
  const parts = address.split('.')
  const isAddress = parts.length === 4 && parts.every((one) => /^\d{1,3}$/.test(one) && +one < 256)
  if (!isAddress) return undefined
  return parts.map((one) => Number(one).toString(2).padStart(8, '0')).join('')
}

/** Returns the 128 bits of an IPv6 address, which may end in IPv4 notation. */
function bitsOf6(address: string): string | undefined {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  const tailBits = tail?.[2] === undefined ? '' : bitsOf4(tail[2])
  if (tailBits === undefined) return undefined
  const [left = '', right, more] = (tail ? tail[1]! : address).split('::')
  if (more !== undefined) return undefined
  const groups = (text: string) => text.split(':').filter(Boolean)
  const bits = (text: string) =>
    groups(text)
      .map((one) => parseInt(one, 16).toString(2).padStart(16, '0'))
      .join('')
  if ([left, right ?? ''].some((text) => groups(text).some((one) => !/^[0-9a-f]{1,4}$/i.test(one))))
    return undefined
  const [start, end] = [bits(left), bits(right ?? '') + tailBits]
  if (right === undefined) return start.length + end.length === 128 ? start + end : undefined
  return start.length + end.length > 112 ? undefined : start.padEnd(128 - end.length, '0') + end
}

const networks4 = notPublic4.map((network) => {
  const [address = '', length] = network.split('/')
  return bitsOf4(address)!.slice(0, Number(length))
})

const isPublic4 = (bits: string) => !networks4.some((network) => bits.startsWith(network))

/** Returns the IPv4 address within a mapped, NAT64 or 6to4 address. */
function embedded4(bits: string): string | undefined {
  const begins = (address: string, length: number) =>
    bits.startsWith(bitsOf6(address)!.slice(0, length))
  if (begins('::ffff:0:0', 96) || begins('64:ff9b::', 96)) return bits.slice(96)
  if (begins('2002::', 16)) return bits.slice(16, 48)
  return undefined
}

/**
 * Returns whether an IP address is public. Loopback, private, link-local, unique-local, shared
 * (CGNAT), multicast, documentation and other special networks are refused, also embedded in IPv6,
 * and so is anything that is not an address.
 */
export function isPublicAddress(address: string): boolean {
  const four = bitsOf4(address)
  if (four !== undefined) return isPublic4(four)
  const six = bitsOf6(address)
  if (six === undefined) return false
  const inside = embedded4(six)
  if (inside !== undefined) return isPublic4(inside)
  // Only global unicast is allowed, without Teredo, documentation and benchmarking.
  const refused = ['2001::', '2001:db8::', '3fff::']
  const lengths = [23, 32, 20]
  return (
    six.startsWith('001') &&
    !refused.some((one, n) => six.startsWith(bitsOf6(one)!.slice(0, lengths[n])))
  )
}
