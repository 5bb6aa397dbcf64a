import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { removePictures } from '#app/shop/catalogue/pictures/change-pictures.server.ts'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { aPhoto } from '../../fixtures/photos.ts'
import { newStaffMember } from '../../office-staff.ts'
import { newShopper, type Shopper } from '../../shopper.ts'

const page = '/office/products/b05/pictures'
let clerk: Shopper

beforeAll(async () => {
  await openDemo()
  clerk = await newStaffMember('clerk')
})

function files(all: Record<string, Uint8Array | string>): FormData {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(all))
    form.append('pictures', new File([Buffer.from(bytes)], name))
  return form
}

const rows = () =>
  db.read
    .selectFrom('productPicture')
    .select(['hash', 'altEn'])
    .where('productId', '=', 'b05')
    .orderBy('position')
    .execute()

const uploads = () => readdirSync(join(process.env.DATA_DIR!, 'uploads'))

describe('the pictures of a product', () => {
  test('come in several at once, are put in order, described and removed', async () => {
    await clerk.visit(page)
    expect(clerk.text('.empty')).toContain('There are none yet')
    const [red, blue] = [await aPhoto(), await aPhoto({ color: '#2040c0' })]
    await clerk.upload(page, files({ 'red one.jpg': red, 'blue.jpg': blue }))
    expect(clerk.text('.toast')).toContain('2 pictures are added.')
    expect(uploads()).toEqual([])
    const [first, second] = await rows()
    await clerk.press('To the front')
    expect((await rows()).map(({ hash }) => hash)).toEqual([second!.hash, first!.hash])
    await clerk.press('Save description', { alt_en: 'The blue cover' })
    expect((await rows())[0]).toEqual({ hash: second!.hash, altEn: 'The blue cover' })
    expect(clerk.attr('.thumb', 'alt')).toBe('The blue cover')
    // The page is open elsewhere with the former order.
    const former = `${first!.hash} `
    const stale = { intent: 'pictures.change', place: '1', seen: former, do: 'remove' }
    for (const place of ['1', '-1', '99999999999999999999']) {
      await clerk.post(page, { ...stale, place })
      expect(clerk.status).toBe(409)
      await clerk.post(page, { ...stale, place, do: 'up' })
      expect(clerk.status).toBe(409)
    }
    // Two removals at the same moment, of which the second would take the next picture.
    const seen = { place: 1, fingerprint: `${second!.hash} ` }
    const removal = () => removePictures('b05', [1], Date.now(), seen)
    const outcomes = await Promise.all([removal(), removal()])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect((await rows()).map(({ hash }) => hash)).toEqual([first!.hash])
  })

  test('are added once by a form that is sent twice', async () => {
    await clerk.visit(page)
    const before = await rows()
    const form = files({ 'once.jpg': await aPhoto({ color: '#20a040' }) })
    form.append('form-token', clerk.attr('input[name=form-token]', 'value')!)
    await Promise.all([clerk.upload(page, form), clerk.upload(page, form)])
    expect(await rows()).toHaveLength(before.length + 1)
  })

  test('are refused whole where one of them is none, and beyond the limits', async () => {
    const before = await rows()
    await clerk.upload(page, files({ 'ok.jpg': await aPhoto(), 'notes.jpg': 'some words' }))
    expect(clerk.status).toBe(422)
    expect(clerk.text('#pictures-error')).toBe(
      'notes.jpg is no JPEG, PNG, WebP, AVIF or TIFF picture.',
    )
    const german = await newStaffMember('clerk', { email: 'hilfe@shop.example', language: 'de' })
    await german.upload(page, files({ 'schein.png': await aPhoto(), 'notiz.jpg': 'ein Text' }))
    expect(german.status).toBe(422)
    expect(german.text('#pictures-error')).toBe(
      'schein.png: Die Endung passt nicht zum Inhalt. notiz.jpg ist kein Bild in JPEG, PNG, WebP, AVIF oder TIFF.',
    )
    await clerk.upload(page, files({ 'large.jpg': new Uint8Array(21 * 1024 * 1024) }))
    expect(clerk.text('#pictures-error')).toContain('at most 20 MB')
    const many = Array.from({ length: 11 }, (_, n) => [`${n}.jpg`, 'x'] as const)
    await clerk.upload(page, files(Object.fromEntries(many)))
    expect(clerk.text('#pictures-error')).toBe('Send at most 10 files at once.')
    await clerk.upload(page, files({}))
    expect(clerk.text('#pictures-error')).toBeDefined()
    expect(await rows()).toEqual(before)
    expect(uploads()).toEqual([])
  })

  test('are taken from staff alone', async () => {
    const nobody = await newShopper()
    const photo = await aPhoto()
    await nobody.upload('/no/such/page', files({ 'ok.jpg': photo }))
    const { status } = nobody
    const before = await rows()
    await nobody.upload(page, files({ 'ok.jpg': photo }))
    expect(nobody.status).toBe(status)
    expect(nobody.html).not.toContain('office.css')
    expect(await rows()).toEqual(before)
  })
})
