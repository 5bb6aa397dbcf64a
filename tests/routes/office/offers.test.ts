import { beforeAll, describe, expect, test } from 'vitest'
import { runOffer } from '#app/command/catalogue/offer.server.ts'
import { db } from '#app/database/database.server.ts'
import { findListedOffer } from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook, aThing, manyBooks, priceFixed } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { changesOf, runLine } from '../../shop/command/run-command.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const page = '/office/offers'
let clerk: Shopper
let owner: Shopper

beforeAll(async () => {
  await openDemo()
  await aBook({ id: 'o1', sku: 'O-1', name: 'Aubade', price: 50_000 })
  await aBook({ id: 'o2', isbn13: '9780306406157', name: 'Nocturne', price: 50_000 })
  clerk = await newStaffMember('clerk')
  owner = await newStaffMember('owner')
})

const texts = {
  ...{ 'title-en': 'Winter', 'title-fr': 'Hiver', 'title-de': 'Winterzeit' },
  ...{ 'text-en': 'Long ones.', 'text-fr': 'Des longs.', 'text-de': 'Lange.' },
}
const facts = { ...texts, percent: '20', until: '2030-01-31' }

async function add(fields: Record<string, string>, staff = clerk) {
  await staff.visit(page)
  await staff.press('Add this offer', { ...facts, ...fields })
}

const rowsOf = (slug: string) =>
  db.read
    .selectFrom('discount')
    .select(['productId', 'percent', 'fromAt', 'untilAt'])
    .where('offer', '=', slug)
    .orderBy('productId')
    .execute()

describe('an offer of the form', () => {
  test('is the same as one of the command', async () => {
    await add({
      slug: 'by-form',
      from: '2030-01-01',
      books: 'O-1, Aubade\r\n# a remark\r\n\r\n978-0-306-40615-7\r\no1',
    })
    expect(clerk.url).toBe('/office/offers/by-form')
    expect(clerk.text('.toast')).toBe('The offer by-form is added.')
    const options = Object.entries({ ...facts, from: '2030-01-01' })
    await runLine(runOffer, [
      ...['add', 'by-command', '--book', 'o1', '--book', 'o2'],
      ...options.flatMap(([name, value]) => [`--${name}`, value]),
    ])
    expect(await rowsOf('by-form')).toEqual(await rowsOf('by-command'))
    expect({ ...(await findListedOffer('by-form')), slug: '' }).toEqual({
      ...(await findListedOffer('by-command')),
      slug: '',
    })
    expect(await changesOf('by-form')).toMatchObject([{ command: 'offer add', books: 2 }])
    expect(clerk.text('.facts')).toContain('1 January 2030 to 31 January 2030')
    expect(clerk.text('.facts')).toContain('Planned')
    expect(clerk.texts('.table tbody th')).toEqual(['Aubade', 'Nocturne'])
  })

  test('reduces its books for shoppers at once, and says where a price stays fixed', async () => {
    await add({ slug: 'at-once', books: `o1\n${await priceFixed()}` })
    expect(clerk.text('.toast')).toContain('1 of its books keeps its price')
    const shopper = await newShopper()
    await shopper.visit('/de/offers/books/at-once')
    expect(shopper.text('h1')).toBe('Winterzeit')
    await shopper.visit('/offers/books/at-once')
    expect(shopper.text('main')).toContain('₹400.00')
    await clerk.visit(page)
    expect(clerk.text('.table')).toContain('Winter')
  })

  test('is refused field by field, and what was typed stays', async () => {
    const wrong = { slug: 'A b', percent: '100', from: '2020-01-01', until: '2030-02-30' }
    await add({ ...wrong, 'title-de': ' ', 'text-fr': 'x'.repeat(601), books: '' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#slug-error')).toContain('small letters')
    expect(clerk.text('#percent-error')).toBe('Type a whole number from 1 to 99.')
    expect(clerk.text('#until-error')).toContain('a day such as')
    expect(clerk.text('#title-de-error')).toBe('Fill in this field.')
    expect(clerk.texts('.errors a')).toContain('Title (Deutsch): Fill in this field.')
    expect(clerk.text('#text-fr-error')).toContain('at most 600 characters')
    expect(clerk.text('#books-error')).toBe('Name at least one book.')
    for (const [field, value] of Object.entries(wrong))
      expect(clerk.attr(`#${field}`, 'value')).toBe(value)
    expect(clerk.text('#text-de')).toBe('Lange.')
    await add({ slug: 'past', books: 'o1', from: '2020-01-01' })
    expect(clerk.text('#from-error')).toBe('This day is past.')
    await add({ slug: 'past', books: 'o1', from: '2030-02-01' })
    expect(clerk.text('#until-error')).toContain('before the first one')
    expect(await rowsOf('past')).toEqual([])
  })

  test('names every line that is no book, and saves none', async () => {
    const mug = await aThing()
    await add({ slug: 'unfit', books: `o1\nno-such\n${mug}\n<b>x</b>` })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#books-error')).toBe(
      '2 lines name nothing that the shop has. 1 line names no book, and offers are for books.',
    )
    expect(clerk.texts('.picker li')).toEqual(['no-such', '<b>x</b>', mug])
    expect(clerk.text('#books')).toBe(`o1 no-such ${mug} <b>x</b>`)
    expect(await findListedOffer('unfit')).toBeUndefined()
    expect(await changesOf('unfit')).toEqual([])
  })

  test('reads a list of 5,000 lines whole, and no longer one', async () => {
    const lines = Array.from({ length: 5000 }, (_, n) => `no-such-${String(n).padStart(5, '0')}`)
    await add({ slug: 'long', books: lines.join('\r\n') })
    expect(clerk.texts('.picker li')).toEqual(lines)
    expect(clerk.text('#books')).toBe(lines.join(' '))
    await add({ slug: 'long', books: [...lines, 'one-more'].join('\r\n') })
    expect(clerk.text('#books-error')).toBe('An offer has at most 5,000 books.')
  })

  test('has an address of its own, also if two people send it at once', async () => {
    await Promise.all([clerk.visit(page), owner.visit(page)])
    await Promise.all(
      [clerk, owner].map((staff) =>
        staff.press('Add this offer', { ...facts, slug: 'race', books: 'o1' }),
      ),
    )
    expect([clerk.status, owner.status].sort()).toEqual([200, 422])
    const second = clerk.status === 422 ? clerk : owner
    expect(second.text('#slug-error')).toContain('There is an offer race already.')
    expect(second.text('#books')).toBe('o1')
    expect(await rowsOf('race')).toHaveLength(1)
  })
})

describe('the books of an offer', () => {
  test('are picked by a search, and each search adds what was ticked', async () => {
    await clerk.visit(page)
    await clerk.press('Find books', { slug: 'picked', find: 'effi briest' })
    expect(clerk.status).toBe(200)
    expect(clerk.attr('#slug', 'value')).toBe('picked')
    const [pick = ''] = clerk.attrs('input[name=pick]', 'value')
    expect(pick).toContain('Effi Briest')
    await clerk.press('Find books', { find: '978-0-306-40615-7', pick })
    expect(clerk.attrs('input[name=pick]', 'value')).toEqual(['o2\tNocturne'])
    await clerk.press('Add this offer', { ...facts, pick: 'o2\tNocturne' })
    expect(clerk.url).toBe('/office/offers/picked')
    expect((await rowsOf('picked')).map(({ productId }) => productId).sort()).toEqual(
      [pick.split('\t')[0], 'o2'].sort(),
    )
    await clerk.visit(page)
    await clerk.press('Find books', { find: 'lamp' })
    expect(clerk.attrs('input[name=pick]', 'value').join()).not.toContain('Lamp')
  })

  test('come in pages', async () => {
    const ids = await manyBooks(26, (n) => ({ id: `m${n}`, name: `Volume ${n}` }))
    await add({ slug: 'many', books: ids.join('\n') })
    expect(clerk.text('caption')).toBe('26 books')
    expect(clerk.texts('.table tbody tr')).toHaveLength(25)
    await clerk.follow('Next page')
    expect(clerk.texts('.table tbody tr')).toHaveLength(1)
  })
})

describe('the page of an offer', () => {
  test('ends it once, and shoppers see that it is over', async () => {
    await add({ slug: 'over', books: 'o2' })
    await owner.visit('/office/offers/over')
    await clerk.press('End now')
    expect(clerk.text('.toast')).toBe('The offer over has ended.')
    expect(clerk.text('.facts')).toContain('Ended')
    await owner.press('End now')
    expect(owner.text('.toast')).toBe('The offer over had ended before.')
    await clerk.follow('See it as shoppers do')
    expect(clerk.text('.note--warm')).toContain('This offer has ended')
    await clerk.post('/office/offers/no-such', { intent: 'offer.end' })
    expect(clerk.status).toBe(404)
  })
})
