import { describe, expect, test } from 'vitest'
import { networkOf, networksOf, siteOf } from '#app/shop/operations/rate-limits/network.ts'

describe('the network that tries are counted by', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:51234', '192.0.2.7'],
    ['[2001:db8:1:2::99]:51234', '2001:db8:1:2::/64'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('the site of %s is %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })

  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:c000:207', ['192.0.2.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:DB8:1:ffff::', ['2001:db8:1:ffff::/64', '2001:db8:1::/48']],
    ['unknown', ['unknown']],
    ['', ['']],
  ])('%s is counted by %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks)
  })

  test.each(['', 'unknown', '::', 'a:b', '[', '1.2.3', ':::::', 'x'.repeat(10_000)])(
    'never fails on %j',
    (text) => {
      expect(typeof networkOf(text)).toBe('string')
    },
  )
})
