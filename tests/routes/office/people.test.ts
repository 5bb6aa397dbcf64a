import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const austen = '/office/people/jane-austen'
let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
})

const visit = async (path: string) => (await newShopper({ 'Accept-Language': 'en' })).visit(path)

describe('the people of the catalogue', () => {
  test('are listed in pages, and found by a part of their name', async () => {
    await clerk.visit('/office/people')
    expect(clerk.texts('tbody th')).toHaveLength(25)
    await clerk.follow('Next page')
    expect(clerk.url).toBe('/office/people?page=2')
    await clerk.press('Apply', { q: 'AUSTEN' })
    expect(clerk.texts('tbody th')).toEqual(['Jane Austen'])
    await clerk.follow('Jane Austen')
    expect(clerk.url).toBe(austen)
    await clerk.visit('/office/people?q=nobody+of+this+name')
    expect(clerk.text('.empty')).toBe('No name matches.')
  })

  test('get another name and life, which pages, lists and the search show', async () => {
    await clerk.visit(austen)
    await clerk.press('Save', { name: 'Miss Jane Austinova', text_en: 'She wrote six novels.' })
    expect(clerk.text('.toast')).toBe('It is saved.')
    const page = await visit('/books?author=jane-austen')
    expect(page.text('h1')).toBe('Miss Jane Austinova')
    expect(page.text('.lede')).toBe('She wrote six novels.')
    expect((await visit('/authors?filter=Austinova')).texts('main .names a')).toHaveLength(1)
    expect((await visit('/books?q=Austinova')).text('main')).toContain('Miss Jane Austinova')
  })

  test('keep the name after an import of another book', async () => {
    const author = { name: 'Jane Austen', role: 'A01' }
    const id = await aBook({ name: 'Sanditon', authors: [author] })
    expect((await visit(`/book/${id}`)).text('main')).toContain('Miss Jane Austinova')
  })

  test('are sorted by the name that is typed, and else by a guess', async () => {
    await clerk.visit(austen)
    expect(clerk.attr('#sort', 'value')).toBe('austinova miss jane')
    await clerk.press('Save', { name: 'Jane Austen' })
    expect(clerk.attr('#sort', 'value')).toBe('austen jane')
    await clerk.press('Save', { sort: 'Zausten, Jane' })
    expect((await visit('/authors?letter=Z')).texts('main .names a')).toContain(
      'Jane Austen 2 books',
    )
  })

  test('are refused by field, and what was typed stays', async () => {
    await clerk.visit(austen)
    await clerk.press('Save', { name: ' ', text_en: 'x'.repeat(5001), text_de: 'Kurz.' })
    expect(clerk.status).toBe(422)
    expect(clerk.text('#name-error')).toBe('Fill in this field.')
    expect(clerk.text('#text_en-error')).toBe('This text is too long.')
    expect(clerk.text('#text_de')).toBe('Kurz.')
    expect((await visit('/books?author=jane-austen')).text('h1')).toBe('Jane Austen')
  })

  test('that another changed meanwhile are not overwritten', async () => {
    await clerk.visit(austen)
    const seen = clerk.attr('[name=seen]', 'value')!
    await clerk.press('Save', { text_en: 'Hers.' })
    const mine = { intent: 'contributor.save', name: 'Jane Austen', text_en: 'Mine.' }
    await clerk.post(austen, { ...mine, seen })
    expect(clerk.status).toBe(409)
    expect(clerk.text('#text_en-error')).toBe('Stored now: Hers.')
    expect(clerk.text('#text_en')).toBe('Mine.')
    expect((await visit('/books?author=jane-austen')).text('.lede')).toBe('Hers.')
    await clerk.press('Save')
    expect((await visit('/books?author=jane-austen')).text('.lede')).toBe('Mine.')
    expect((await clerk.visit('/office/people/no-such')).status).toBe(404)
  })
})

describe('publishers', () => {
  test('get a text, an address and an e-mail, which shoppers see', async () => {
    await clerk.visit('/office/publishers')
    const path = clerk.attr('tbody a', 'href')!
    await clerk.visit(path)
    await clerk.press('Save', { email: 'no address' })
    expect(clerk.text('#email-error')).toContain('name@shop.example')
    const text = { text_en: 'A house of maps.', email: 'info@press.example' }
    await clerk.press('Save', { ...text, address: 'Press Ltd, 1 Long Lane, London, GB' })
    expect(clerk.text('.toast')).toBe('It is saved.')
    const page = await visit(clerk.attr('.heading a:last-child', 'href')!)
    expect(page.text('.person')).toContain('A house of maps.')
    expect(page.text('.person address')).toContain('1 Long Lane')
    expect(page.text('.person address')).toContain('info@press.example')
  })
})
