import { describe, expect, test } from 'vitest'
import { describeDevice } from '#app/shop/customers/accounts/describe-device.ts'

describe('the words for a device', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['curl/8.5.0', 'curl'],
    ['our-warehouse (nightly)', 'our-warehouse'],
    [`${'x'.repeat(100)}/1`, 'x'.repeat(40)],
    ['Mozilla/5.0', undefined],
    ['', undefined],
    ['   ', undefined],
    ['()', undefined],
  ])('%j are %j', (device, words) => {
    expect(describeDevice(device)).toBe(words)
  })
})
