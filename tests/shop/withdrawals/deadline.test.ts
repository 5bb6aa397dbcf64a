import { describe, expect, test } from 'vitest'
import { withdrawalDeadline } from '#app/shop/withdrawals/deadline.ts'

const at = (text: string) => Date.parse(text)
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999Z`)

describe('the last moment to withdraw (CRD Art 9(2))', () => {
  test('is open until something is sent', () => {
    expect(withdrawalDeadline([])).toBeUndefined()
    expect(
      withdrawalDeadline([
        { state: 'received', at: 1 },
        { state: 'packed', at: 2 },
      ]),
    ).toBeUndefined()
  })

  test('is the end of the fourteenth day after the delivery, which does not count itself', () => {
    const delivered = { state: 'delivered', at: at('2026-11-01T09:30:00Z') } as const
    expect(withdrawalDeadline([delivered])).toBe(endOf('2026-11-15'))
  })

  test('runs from a week after the dispatch where no delivery was noted', () => {
    const dispatched = { state: 'dispatched', at: at('2026-11-01T23:59:00Z') } as const
    expect(withdrawalDeadline([dispatched])).toBe(endOf('2026-11-22'))
  })

  test('follows the delivery once it is noted', () => {
    const events = [
      { state: 'dispatched', at: at('2026-11-01T12:00:00Z') },
      { state: 'delivered', at: at('2026-11-03T12:00:00Z') },
    ] as const
    expect(withdrawalDeadline([...events])).toBe(endOf('2026-11-17'))
  })
})
