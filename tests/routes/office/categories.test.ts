import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import {
  moveCategory,
  renameCategory,
} from '#app/shop/maintenance/categories/change-categories.server.ts'
import { openDemo } from '../../demo.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const list = '/office/categories'
const page = `${list}/comics`
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
})

const visit = async (path: string) => (await newShopper({ 'Accept-Language': 'en' })).visit(path)
const tiles = async () => (await visit('/catalogue')).texts('.tile')

async function row(slug = 'comics') {
  const found = await db.read
    .selectFrom('category')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst()
  return found
}

async function sendPicture(bytes: string | Uint8Array, seen = clerk.attr('[name=seen]', 'value')!) {
  const form = new FormData()
  form.append('seen', seen)
  form.append('picture', new File([Buffer.from(bytes)], 'comics.svg'))
  await clerk.upload(page, form)
}

describe('categories', () => {
  test('are added, renamed and moved, and shoppers see their tiles', async () => {
    await clerk.visit(list)
    await clerk.press('Add', { name_en: 'Comics' })
    expect(clerk.text('.toast')).toBe('The category is added.')
    expect(clerk.texts('tbody a')).toContain('Comics')
    await aThing({ name: 'Figurine', categories: ['comics'] })
    await clerk.visit(page)
    await clerk.press('Save', { name_en: 'Comics & Manga', name_de: 'Comics und Manga' })
    expect(clerk.text('h1')).toBe('Comics & Manga')
    expect(await tiles()).toContain('Comics & Manga 1 item')
    const [first] = clerk.attrs('#parent option', 'value').filter(Boolean)
    await clerk.press('Move', { parent: first!, before: '' })
    expect((await row())?.parent).toBe(first)
    await clerk.press('Move', { parent: '', before: first! })
    expect((await clerk.visit(list)).texts('tbody a')[0]).toBe('Comics & Manga')
  })

  test('get a picture of their own, or the drawing again', async () => {
    await clerk.visit(page)
    await sendPicture(svg)
    expect(clerk.text('.toast')).toBe('The picture is set.')
    const { picture } = (await row())!
    expect((await visit('/catalogue')).attrs('.tile img', 'src')).toContain(`/picture/${picture}`)
    await sendPicture('no picture')
    expect(clerk.status).toBe(422)
    expect(clerk.text('#picture-error')).toBe('This is no PNG, JPEG or SVG picture.')
    await sendPicture(new Uint8Array(120 * 1024))
    expect(clerk.text('#picture-error')).toContain('at most 100 KB')
    expect((await row())?.picture).toBe(picture)
    await clerk.press('Draw it again')
    expect((await row())?.picture).toBeNull()
  })

  test('are hidden and shown again, and deleted once they are empty', async () => {
    await clerk.visit(page)
    await clerk.press('Hide')
    expect(await tiles()).not.toContain('Comics & Manga 1 item')
    await clerk.press('Show again')
    expect(await tiles()).toContain('Comics & Manga 1 item')
    expect(clerk.text('details')).toContain('1 product is in it.')
    const seen = clerk.attr('[name=seen]', 'value')!
    await clerk.post(page, { intent: 'category.remove', seen })
    expect(clerk.status).toBe(422)
    expect(await row()).toBeDefined()
    await clerk.visit(list)
    await clerk.press('Add', { name_en: 'Maps', slug: 'maps', parent: 'comics' })
    await clerk.visit(`${list}/maps`)
    await clerk.press('Delete for good')
    expect(clerk.url).toBe(list)
    expect(await row('maps')).toBeUndefined()
  })

  test('are refused by field, and what was typed stays', async () => {
    await clerk.visit(list)
    await clerk.press('Add', { name_en: 'n'.repeat(61), slug: 'comics' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#name_en-error')).toBe('A name has at most 60 characters.')
    await clerk.press('Add', { name_en: 'Comics once more', slug: 'comics' })
    expect(clerk.text('#slug-error')).toContain('Another category has this address.')
    expect(clerk.attr('#name_en', 'value')).toBe('Comics once more')
    await clerk.press('Add', { name_en: '', slug: 'empty' })
    expect(clerk.text('#name_en-error')).toBe('Type a name.')
    await clerk.visit(page)
    const seen = clerk.attr('[name=seen]', 'value')!
    await clerk.post(page, { intent: 'category.move', seen, parent: 'comics', before: '' })
    expect(clerk.text('#parent-error')).toBe('A category cannot be below itself.')
    await clerk.press('Save', { name_en: '' }, { within: '.columns' })
    expect(clerk.text('#name_en-error')).toBe('Type a name.')
    expect((await row())?.nameEn).toBe('Comics & Manga')
  })

  test('say in German what is wrong, with its values', async () => {
    const german = await newStaffMember('clerk', { email: 'hilfe@shop.example', language: 'de' })
    const add = (slug: string, parent: string) =>
      german.post(list, { intent: 'category.add', name_en: slug, slug, parent, before: '' })
    await add('one', 'comics')
    await add('two', 'one')
    const wrong: [send: () => Promise<unknown>, place: string, message: string][] = [
      [
        () => add('three', 'two'),
        '#parent-error',
        'Das wären mehr als 3 Ebenen, und die Seiten zeigen nicht mehr.',
      ],
      [
        () => add('one', ''),
        '#slug-error',
        'Eine andere Kategorie hat diese Adresse. Wählen Sie eine freie.',
      ],
      [
        async () => {
          const seen = (await german.visit(page)).attr('[name=seen]', 'value')!
          await german.post(page, { intent: 'category.remove', seen })
        },
        '.errors',
        'Es ist 1 Artikel darin. Legen Sie ihn zuerst in eine andere Kategorie.',
      ],
    ]
    for (const [send, place, message] of wrong) {
      await send()
      expect(german.status).toBe(422)
      expect(german.text(place)).toContain(message)
    }
  })

  test('that another changed meanwhile stay as they are', async () => {
    await clerk.visit(page)
    const stale = clerk.attr('[name=seen]', 'value')!
    await clerk.press('Save', { name_fr: 'BD' })
    await clerk.post(page, { intent: 'category.rename', seen: stale, name_fr: 'Bandes dessinées' })
    expect(clerk.status).toBe(409)
    expect(clerk.attr('#name_fr', 'value')).toBe('Bandes dessinées')
    expect(clerk.text('#name_fr-hint')).toBe('Stored now: BD')
    expect((await row())?.nameFr).toBe('BD')
    await clerk.press('Save', {}, { within: '.columns' })
    expect((await row())?.nameFr).toBe('Bandes dessinées')
    await clerk.visit(page)
    await sendPicture(svg, stale)
    expect(clerk.status).toBe(409)
    expect((await clerk.visit(`${list}/no-such`)).status).toBe(404)
  })

  test('that two change at the same moment are changed by one, and a move is a change too', async () => {
    await clerk.visit(page)
    const seen = clerk.attr('[name=seen]', 'value')!
    const outcomes = await Promise.all([
      renameCategory({ slug: 'comics', seen }, { en: 'One' }, Date.now()),
      renameCategory({ slug: 'comics', seen }, { en: 'Two' }, Date.now()),
    ])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    await clerk.visit(page)
    await moveCategory({ slug: 'comics' }, { before: undefined }, Date.now())
    await clerk.press('Hide')
    expect(clerk.status).toBe(409)
    expect((await row())?.isHidden).toBe(0)
  })
})
