import { describe, expect, test } from 'vitest'
import { runStock } from '#app/command/catalogue/stock.server.ts'
import { db } from '#app/database/database.server.ts'
import { aBook, aDress, aThing, eBook, uncounted } from '../../fixtures/catalogue.ts'
import { stockOf } from '../checkout/buyer.ts'
import { changesOf, runLine } from './run-command.ts'

const run = (line: string) => runLine(runStock, line)

const variantStock = async (productId: string, color: string, size: string) =>
  (
    await db.read
      .selectFrom('variant')
      .select('stock')
      .where('productId', '=', productId)
      .where('color', '=', color)
      .where('size', '=', size)
      .executeTakeFirst()
  )?.stock

const rankOf = async (id: string) =>
  (
    await db.read
      .selectFrom('product')
      .select('editionRank')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.editionRank

const version = async () =>
  (
    await db.read
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'catalogue-version')
      .executeTakeFirst()
  )?.value

describe('shop stock', () => {
  test('counts in, out and anew, by SKU, ISBN or id, and notes each change', async () => {
    const id = await aThing({ sku: 'MUG-1', stock: 4 })
    expect(await run('MUG-1 +3')).toEqual({ code: 0, printed: `MUG-1 "Stoneware mug": 4 → 7\n` })
    expect(await run(`${id} -7`)).toEqual({ code: 0, printed: `${id} "Stoneware mug": 7 → 0\n` })
    expect(await run(`${id} =12`)).toEqual({ code: 0, printed: `${id} "Stoneware mug": 0 → 12\n` })
    expect(await stockOf(id)).toBe(12)
    const noted = (await changesOf(id)).map((one) => JSON.stringify(one)).sort()
    expect(noted).toHaveLength(3)
    expect(noted[0]).toContain('"command":"stock"')
    const book = await aBook({ isbn13: '9780439023481', stock: 1 })
    expect((await run('978-0-439-02348-1 +1')).code).toBe(0)
    expect(await stockOf(book)).toBe(2)
  })

  test('never falls below zero, and says how many there are', async () => {
    const id = await aThing({ stock: 2 })
    const { code, printed } = await run(`${id} -3`)
    expect([code, printed]).toEqual([1, 'The stock is 2; it cannot fall below zero.\n'])
    expect(await stockOf(id)).toBe(2)
    expect(await changesOf(id)).toEqual([])
  })

  test('counts every change of many at the same moment', async () => {
    const id = await aThing({ stock: 10 })
    const codes = await Promise.all(Array.from({ length: 15 }, () => run(`${id} -1`)))
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(await stockOf(id)).toBe(0)
  })

  test('keeps the product the sum of its variants', async () => {
    const id = await aDress()
    expect((await run(`${id} +5 --color indigo --size xl`)).code).toBe(0)
    expect([await variantStock(id, 'indigo', 'xl'), await stockOf(id)]).toEqual([5, 15])
    expect((await run(`${id} =0 --color red --size m`)).code).toBe(0)
    expect(await stockOf(id)).toBe(8)
  })

  test('asks for the variant, and names them', async () => {
    const id = await aDress()
    const { code, printed } = await run(`${id} +5 --color indigo`)
    expect(code).toBe(1)
    expect(printed).toContain('--color indigo --size m, --color indigo --size xl')
    const mug = await aThing()
    expect((await run(`${mug} +1 --size xl`)).printed).toContain('has no variants')
  })

  test('an edition that is back stands for its work, and lists are counted anew', async () => {
    const cheap = await aBook({ workKey: 'two-editions', price: 100, stock: 0 })
    const dear = await aBook({ workKey: 'two-editions', price: 900, stock: 3 })
    expect([await rankOf(cheap), await rankOf(dear)]).toEqual([1, 0])
    const before = await version()
    await run(`${cheap} +1`)
    expect([await rankOf(cheap), await rankOf(dear)]).toEqual([0, 1])
    expect(await version()).not.toBe(before)
  })

  test('counts what was not counted from =N on, and an e-book never', async () => {
    const id = await uncounted()
    expect((await run(`${id} +1`)).printed).toContain('use =N')
    expect((await run(`${id} =1`)).code).toBe(0)
    expect((await run(`${await eBook()} =1`)).printed).toContain('never counted')
  })

  test('says what is wrong with its arguments', async () => {
    for (const line of [
      '',
      'MUG-1',
      'MUG-1 3',
      'MUG-1 =1.5',
      'MUG-1 =99999999',
      'a b =1',
      'a =1 --x',
    ]) {
      const { code, printed } = await run(line)
      expect(code, line).toBe(1)
      expect(printed, line).toContain('Usage:')
    }
    expect((await run('no-such-thing =1')).printed).toMatch(/^No product has/)
    await aThing({ sku: 'TWICE' })
    await aThing({ sku: 'TWICE' })
    expect((await run('TWICE =1')).printed).toMatch(/^2 products have it/)
  })
})
