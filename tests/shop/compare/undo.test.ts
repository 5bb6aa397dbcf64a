import { describe, expect, test } from 'vitest'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { replaceCompared } from '#app/shop/lists/compare/compared.server.ts'
import {
  findRemovedProducts,
  removeFromList,
  undoListRemoval,
} from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { dropProduct } from '../wishlist/wishers.ts'
import { compared, newOwner, now, whoCompares } from './comparers.ts'

const later = now + 1000
const nothing = { ok: false, reason: 'nothing-to-undo' }
/** So many are back; what is missing is said. */
const back = (count: number, missing: { gone?: number; overLimit?: number } = {}) => ({
  ok: true,
  back: count,
  gone: 0,
  overLimit: 0,
  ...missing,
})

describe('what was taken out of the comparison', () => {
  test('is put back where it stood', async () => {
    const { owner, books } = await whoCompares(3)
    await removeFromList('compare', owner, later, books[0])
    expect(await undoListRemoval('compare', owner, later)).toEqual(back(1))
    expect(await compared(owner)).toEqual(books)
  })

  test('is put back whole where all was taken out', async () => {
    const { owner, books } = await whoCompares(6)
    await removeFromList('compare', owner, later)
    expect(await undoListRemoval('compare', owner, later)).toEqual(back(6))
    expect(await compared(owner)).toEqual(books)
  })

  test('is put back once', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    await undoListRemoval('compare', owner, later)
    await removeFromList('compare', owner, later, books[0])
    await undoListRemoval('compare', owner, later)
    expect(await undoListRemoval('compare', owner, later)).toEqual(nothing)
    expect(await compared(owner)).toEqual(books)
  })

  test('is put back once, however many ask at once', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => undoListRemoval('compare', owner, later)),
    )
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1)
    expect(await compared(owner)).toEqual(books)
  })

  test('is kept for 30 minutes, and no longer', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    expect(await undoListRemoval('compare', owner, later + undoMs)).toEqual(nothing)
    expect(await compared(owner)).toEqual([books[1]])
    expect(undoMs).toBe(30 * 60 * 1000)
  })

  test('is kept to the last millisecond of them', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    expect(await undoListRemoval('compare', owner, later + undoMs - 1)).toEqual(back(1))
  })

  test('gives its place to what is taken out later', async () => {
    const { owner, books } = await whoCompares(3)
    await removeFromList('compare', owner, later, books[0])
    await removeFromList('compare', owner, later + 1, books[1])
    expect(await undoListRemoval('compare', owner, later + 2)).toEqual(back(1))
    expect(await compared(owner)).toEqual([books[1], books[2]])
  })

  test('outlives a second press of the button, which takes out nothing', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    await removeFromList('compare', owner, later + 1, books[0])
    expect(await undoListRemoval('compare', owner, later + 2)).toEqual(back(1))
    expect(await compared(owner)).toEqual(books)
  })

  test('outlives what is added after it', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    const other = await aBook()
    await addToList('compare', owner, other, later + 1)
    expect(await undoListRemoval('compare', owner, later + 2)).toEqual(back(1))
    expect(await compared(owner)).toEqual([...books, other])
  })

  test('that is there again by then is there once', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    await addToList('compare', owner, books[0]!, later + 1)
    expect(await undoListRemoval('compare', owner, later + 2)).toEqual(back(1))
    expect(await compared(owner)).toEqual([books[1], books[0]])
  })

  test('does not pass six, and says how many found no place', async () => {
    const { owner, books } = await whoCompares(6)
    await removeFromList('compare', owner, later)
    for (let n = 0; n < 4; n++) await addToList('compare', owner, await aBook(), later + n)
    expect(await undoListRemoval('compare', owner, later + 9)).toEqual(back(2, { overLimit: 4 }))
    const now6 = await compared(owner)
    expect(now6).toHaveLength(6)
    expect(now6.slice(0, 2)).toEqual(books.slice(0, 2))
  })

  test('is left out where the shop no longer has it, which is not for want of room', async () => {
    const { owner, books } = await whoCompares(3)
    await removeFromList('compare', owner, later)
    await dropProduct(books[1]!)
    expect(await undoListRemoval('compare', owner, later)).toEqual(back(2, { gone: 1 }))
    expect(await compared(owner)).toEqual([books[0], books[2]])
  })

  test('to make room, and is gone since, leaves what came for it', async () => {
    const { owner, books } = await whoCompares(2)
    const instead = await aBook()
    await replaceCompared(owner, instead, books[0], later)
    await dropProduct(books[0]!)
    expect(await undoListRemoval('compare', owner, later)).toEqual(back(0, { gone: 1 }))
    expect(await compared(owner)).toEqual([books[1], instead])
  })

  test('to make room comes back in place of what came for it', async () => {
    const { owner, books } = await whoCompares(6)
    await replaceCompared(owner, await aBook(), books[3], later)
    expect(await undoListRemoval('compare', owner, later)).toEqual(back(1))
    expect(await compared(owner)).toEqual(books)
  })

  test('is nothing for who took out nothing', async () => {
    const { owner, books } = await whoCompares(2)
    expect(await undoListRemoval('compare', owner, later)).toEqual(nothing)
    expect(await undoListRemoval('compare', newOwner(), later)).toEqual(nothing)
    expect(await compared(owner)).toEqual(books)
  })
})

describe('the note on the page', () => {
  const found = (owner: string, at = later) =>
    findRemovedProducts('compare', owner, { language: 'de', now: at })

  test('names what was taken out, in the words of the page', async () => {
    const owner = newOwner()
    const text = { shortDescription: '', fullDescription: '' }
    const mug = await aThing({ name: 'Mug', texts: { de: { name: 'Becher', ...text } } })
    await addToList('compare', owner, mug, now)
    expect(await found(owner)).toBeUndefined()
    await removeFromList('compare', owner, later, mug)
    expect(await found(owner)).toEqual({ count: 1, name: 'Becher' })
  })

  test('counts where it was more than one', async () => {
    const { owner } = await whoCompares(4)
    await removeFromList('compare', owner, later)
    expect(await found(owner)).toEqual({ count: 4 })
  })

  test('is gone after 30 minutes, and once all is put back', async () => {
    const { owner, books } = await whoCompares(2)
    await removeFromList('compare', owner, later, books[0])
    expect(await found(owner, later + undoMs)).toBeUndefined()
    await undoListRemoval('compare', owner, later)
    expect(await found(owner)).toBeUndefined()
  })
})
