import { afterEach, describe, expect, test } from 'vitest'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { newOrderNumber } from '#app/shop/ordering/orders/order-number.server.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { resetShopSettings } from '../../sample-settings.ts'
import { runLine } from './run-command.ts'

const set = (name: string, value: string) => runLine(runSettings, ['set', name, value])

afterEach(resetShopSettings)

describe('the prefix of order numbers', () => {
  test('stands in new numbers, which are read however they are typed', async () => {
    expect((await set('orderPrefix', 'pb-')).printed).toBe('orderPrefix: "PB"\n')
    const number = newOrderNumber()
    expect(number).toMatch(/^PB-[2-9A-Z]{8}$/)
    for (const typed of [number, number.toLowerCase(), number.replace('-', ' '), `Nr. ${number}`])
      expect(parseOrderNumber(typed), typed).toBe(number)
  })

  test('leaves earlier numbers as they are, also those of an earlier prefix', async () => {
    const first = newOrderNumber()
    await set('orderPrefix', 'PB')
    const second = newOrderNumber()
    await set('orderPrefix', 'XY2')
    expect([first, second].map(parseOrderNumber)).toEqual([first, second])
  })

  test('does not make a wrong number right', async () => {
    await set('orderPrefix', 'PB')
    const number = newOrderNumber()
    const wrong = number.slice(0, -1) + (number.endsWith('2') ? '3' : '2')
    expect(parseOrderNumber(wrong)).toBeUndefined()
  })

  test.each([
    ['ABCDEFGHI', 'must have one to eight letters and digits'],
    ['', 'must have one to eight letters and digits'],
    ['Ä', 'must have one to eight letters and digits'],
    ['P/B', 'must have one to eight letters and digits'],
    ['order', 'must not begin like a word for order or number'],
    ['NORD', 'must not begin like a word for order or number'],
  ])('cannot be "%s"', async (prefix, sentence) => {
    const { code, printed } = await set('orderPrefix', prefix)
    expect({ code, printed }).toMatchObject({ code: 1 })
    expect(printed).toContain(`orderPrefix is "${prefix.toUpperCase()}", but ${sentence}`)
  })
})

describe('the threshold of low stock', () => {
  const withStock = (stock: number) => {
    const facts = { supplyDays: null, publishedAt: null, ebookContent: null, format: null }
    return availabilityOf({ stock, outOfPrint: 0, ...facts }, Date.now()).kind
  }

  test.each([
    ['2', ['few-left', 'few-left', 'in-stock']],
    ['0', ['in-stock', 'in-stock', 'in-stock']],
  ])('is %s', async (few, kinds) => {
    expect((await set('lowStock', few)).printed).toBe(`lowStock: ${few}\n`)
    expect([1, 2, 3].map(withStock)).toEqual(kinds)
  })

  test.each(['100', '-1', '2.5', 'many', ''])('cannot be "%s"', async (few) => {
    const { code, printed } = await set('lowStock', few)
    expect({ code, printed }).toEqual({
      code: 1,
      printed: `lowStock is "${few}", but must be a whole number from 0 to 99.\n`,
    })
  })
})
