import { describe, expect, test } from 'vitest'
import { describeParcel, knownCarriers, parseParcel } from '#app/shop/ordering/orders/carriers.ts'

describe('a parcel', () => {
  test.each([
    ['dhl:00340434161094', { carrier: 'dhl', code: '00340434161094' }],
    [' Royal-Mail : rx 2231 8870 gb ', { carrier: 'royal-mail', code: 'RX22318870GB' }],
    ['my-cousin:by-bike-1', { carrier: 'my-cousin', code: 'BY-BIKE-1' }],
  ])('is read from %j', (typed, parcel) => {
    expect(parseParcel(typed)).toEqual(parcel)
  })

  test.each([
    ...['', 'dhl', 'dhl:', ':00340434', 'dhl:12', 'dhl:"><script>', 'd hl:12345', 'dhl:1234?x=1'],
    ...[
      'dhl:../../x',
      `dhl:${'1'.repeat(41)}`,
      `${'d'.repeat(41)}:12345`,
      'dhl:١٢٣٤٥',
      '__proto__:12345',
    ],
  ])('is not read from %j', (typed) => {
    expect(parseParcel(typed)).toBeUndefined()
  })

  test('links to the page of each carrier that is known, and to no other', () => {
    for (const carrier of knownCarriers) {
      const { link, carrier: name } = describeParcel({ carrier, code: 'AB12345' })
      expect(new URL(link!).protocol).toBe('https:')
      expect(name).not.toBe(carrier)
      if (carrier !== 'india-post') expect(link).toContain('AB12345')
    }
    for (const carrier of ['my-cousin', 'constructor'])
      expect(describeParcel({ carrier, code: 'AB12345' })).toEqual({ carrier, code: 'AB12345' })
  })
})
