import { describe, expect, test } from 'vitest'
import { listCompared, replaceCompared } from '#app/shop/lists/compare/compared.server.ts'
import { removeFromList, undoListRemoval } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, aThing, manyBooks } from '../../fixtures/catalogue.ts'
import { compared, countRows, newOwner, now, whoCompares } from './comparers.ts'

const later = now + 1000

describe('adding to the comparison', () => {
  test('puts products in the order in which they were added', async () => {
    const { owner, books } = await whoCompares(3)
    expect(await compared(owner)).toEqual(books)
  })

  test('what is there already changes nothing, and it keeps its place', async () => {
    const { owner, books } = await whoCompares(2)
    expect(await addToList('compare', owner, books[0]!, later)).toBe('present')
    expect(await compared(owner)).toEqual(books)
  })

  test('what is there already is no fault where there are six', async () => {
    const { owner, books } = await whoCompares(6)
    expect(await addToList('compare', owner, books[5]!, later)).toBe('present')
    expect(await compared(owner)).toEqual(books)
  })

  test('a seventh is refused and changes nothing', async () => {
    const { owner, books } = await whoCompares(6)
    const seventh = await aBook()
    expect(await addToList('compare', owner, seventh, later)).toBe('full')
    expect(await compared(owner)).toEqual(books)
  })

  test.each(['no-such-product', '<b>', '📚', `x${'y'.repeat(199)}`, "' or 1=1 --"])(
    '%j, which the shop does not have, is refused and writes no row',
    async (id) => {
      const owner = newOwner()
      expect(await addToList('compare', owner, id, now)).toBe('unknown')
      expect(await countRows(owner)).toBe(0)
    },
  )

  test('twelve at once end at six', async () => {
    const owner = newOwner()
    const books = await manyBooks(12)
    const outcomes = await Promise.all(books.map((book) => addToList('compare', owner, book, now)))
    expect(outcomes.filter((one) => one === 'added')).toHaveLength(6)
    expect(await compared(owner)).toHaveLength(6)
  })

  test('the same one ten times at once is there once, and nobody is refused', async () => {
    const { owner } = await whoCompares(5)
    const book = await aBook()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => addToList('compare', owner, book, later)),
    )
    expect(outcomes.every((one) => one === 'added' || one === 'present')).toBe(true)
    expect(await compared(owner)).toHaveLength(6)
  })

  test('is nobody else’s', async () => {
    const { owner } = await whoCompares(2)
    const other = newOwner()
    expect(await compared(other)).toEqual([])
    expect(await removeFromList('compare', other, now)).toBe(0)
    expect(await compared(owner)).toHaveLength(2)
  })

  test('names each in the language of the page', async () => {
    const owner = newOwner()
    const text = { shortDescription: '', fullDescription: '' }
    const mug = await aThing({ name: 'Mug', texts: { de: { name: 'Becher', ...text } } })
    await addToList('compare', owner, mug, now)
    expect(await listCompared(owner, 'de')).toEqual([{ id: mug, name: 'Becher' }])
    expect(await listCompared(owner, 'fr')).toEqual([{ id: mug, name: 'Mug' }])
  })
})

describe('removing from the comparison', () => {
  test('takes out the one that is named', async () => {
    const { owner, books } = await whoCompares(3)
    expect(await removeFromList('compare', owner, later, books[1])).toBe(1)
    expect(await compared(owner)).toEqual([books[0], books[2]])
  })

  test('what is not there changes nothing', async () => {
    const { owner, books } = await whoCompares(2)
    expect(await removeFromList('compare', owner, later, await aBook())).toBe(0)
    expect(await compared(owner)).toEqual(books)
  })

  test('everything leaves nothing', async () => {
    const { owner } = await whoCompares(4)
    expect(await removeFromList('compare', owner, later)).toBe(4)
    expect(await compared(owner)).toEqual([])
  })

  test('makes room for another', async () => {
    const { owner, books } = await whoCompares(6)
    await removeFromList('compare', owner, later, books[0])
    const seventh = await aBook()
    expect(await addToList('compare', owner, seventh, later)).toBe('added')
    expect(await compared(owner)).toEqual([...books.slice(1), seventh])
  })
})

describe('replacing one by another', () => {
  test('puts the new one in and takes the old one out', async () => {
    const { owner, books } = await whoCompares(6)
    const fresh = await aBook()
    expect(await replaceCompared(owner, fresh, books[2], later)).toBe('replaced')
    const left = books.filter((book) => book !== books[2])
    expect(await compared(owner)).toEqual([...left, fresh])
  })

  test('by what is there already changes nothing', async () => {
    const { owner, books } = await whoCompares(6)
    expect(await replaceCompared(owner, books[0]!, books[1], later)).toBe('present')
    expect(await compared(owner)).toEqual(books)
  })

  test('by itself is refused and changes nothing', async () => {
    const { owner, books } = await whoCompares(6)
    const outcome = await replaceCompared(owner, books[0]!, books[0], later)
    expect(outcome).toBe('itself')
    expect(await compared(owner)).toEqual(books)
  })

  test('of what is not compared is refused and changes nothing', async () => {
    const { owner, books } = await whoCompares(6)
    const [fresh, elsewhere] = await manyBooks(2)
    const outcome = await replaceCompared(owner, fresh!, elsewhere, later)
    expect(outcome).toBe('notCompared')
    expect(await compared(owner)).toEqual(books)
  })

  test('by what the shop does not have is refused, and the old one stays', async () => {
    const { owner, books } = await whoCompares(6)
    const outcome = await replaceCompared(owner, 'no-such-product', books[0], later)
    expect(outcome).toBe('unknown')
    expect(await compared(owner)).toEqual(books)
  })

  test('for who compares nothing writes no row', async () => {
    const owner = newOwner()
    const [fresh, old] = await manyBooks(2)
    await replaceCompared(owner, fresh!, old, now)
    expect(await countRows(owner)).toBe(0)
  })

  test('the same one by five at once lets one of them in, and there are six', async () => {
    const { owner, books } = await whoCompares(6)
    const fresh = await manyBooks(5)
    const outcomes = await Promise.all(
      fresh.map((book) => replaceCompared(owner, book, books[0], later)),
    )
    expect(outcomes.filter((one) => one === 'replaced')).toHaveLength(1)
    expect(await compared(owner)).toHaveLength(6)
    expect(await undoListRemoval('compare', owner, later)).toMatchObject({ ok: true, back: 1 })
    expect(await compared(owner)).toEqual(books)
  })
})
