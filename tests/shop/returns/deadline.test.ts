import { describe, expect, test } from 'vitest'
import { withdrawalDeadline } from '#app/shop/ordering/returns/deadline.ts'

const at = (text: string) => Date.parse(text)
const endOf = (day: string, zone = '+05:30') => Date.parse(`${day}T23:59:59.999${zone}`)

describe('the last moment to withdraw (CRD Art 9(2))', () => {
  test('is open until something is sent', () => {
    expect(withdrawalDeadline([], 'IN')).toBeUndefined()
    expect(
      withdrawalDeadline(
        [
          { state: 'received', at: 1 },
          { state: 'packed', at: 2 },
        ],
        'IN',
      ),
    ).toBeUndefined()
  })

  test('is the end of the fourteenth day after the delivery, which does not count itself', () => {
    const delivered = { state: 'delivered', at: at('2026-11-01T09:30:00Z') } as const
    expect(withdrawalDeadline([delivered], 'IN')).toBe(endOf('2026-11-15'))
  })

  test('runs from a week after the dispatch where no delivery was noted', () => {
    const dispatched = { state: 'dispatched', at: at('2026-11-01T23:59:00+05:30') } as const
    expect(withdrawalDeadline([dispatched], 'IN')).toBe(endOf('2026-11-22'))
  })

  test('follows the delivery once it is noted', () => {
    const events = [
      { state: 'dispatched', at: at('2026-11-01T12:00:00Z') },
      { state: 'delivered', at: at('2026-11-03T12:00:00Z') },
    ] as const
    expect(withdrawalDeadline([...events], 'IN')).toBe(endOf('2026-11-17'))
  })

  test.each([
    ['DE', '2026-10-11T22:30:00Z', '2026-10-26', '+01:00'],
    ['FR', '2026-03-20T22:30:00Z', '2026-04-03', '+02:00'],
    ['US', '2026-12-02T04:30:00Z', '2026-12-15', '-05:00'],
    ['GB', '2026-06-01T23:30:00Z', '2026-06-16', '+01:00'],
  ])('counts the days of the country of delivery: %s', (country, delivered, day, zone) => {
    const events = [{ state: 'delivered', at: at(delivered) } as const]
    expect(withdrawalDeadline(events, country)).toBe(endOf(day, zone))
  })
})
