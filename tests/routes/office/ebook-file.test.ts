import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, eBook } from '../../fixtures/catalogue.ts'
import { newStaffMember } from '../../office-staff.ts'
import { ownEpub, ownMp3, ownZip } from '../../shop/ebooks/own-files.ts'
import type { Shopper } from '../../shopper.ts'
import { aFileForm } from './finished-job.ts'

let clerk: Shopper
let page: string

beforeAll(async () => {
  clerk = await newStaffMember('clerk')
  page = `/office/products/${await eBook()}/ebook`
})

const upload = (name: string, content: string | Uint8Array, fields = {}) =>
  clerk.upload(page, aFileForm(name, content, fields))

const changes = () =>
  db.read.selectFrom('audit').select(['command', 'actor']).where('command', 'like', 'ebook %')

describe('the file of an e-book', () => {
  test('is checked, sold, replaced and taken off sale as by the command', async () => {
    await clerk.visit(page)
    expect(clerk.text('.empty')).toContain('There is no file yet')
    // Its archive holds the time at which it was made.
    const epub = ownEpub()
    await upload('rain.epub', epub)
    expect(clerk.text('.toast')).toContain('The file is for sale now.')
    expect(clerk.text('.facts')).toMatch(/EPUB.*4 words/)
    await upload('rain.epub', epub)
    expect(clerk.text('.toast')).toContain('for sale already')
    await upload('rain.zip', ownZip({ '01.mp3': ownMp3(90) }), { tell: 'yes' })
    expect(clerk.text('.toast')).toContain('0 buyers of an earlier file will be mailed.')
    expect(clerk.text('.facts')).toMatch(/MP3.*2 minutes/)
    await clerk.press('Take off sale')
    expect(clerk.text('.empty')).toContain('There is no file yet')
    const recorded = await changes().execute()
    expect(recorded.map(({ command }) => command).sort()).toEqual([
      ...['ebook add', 'ebook add', 'ebook remove', 'ebook tell-buyers'],
    ])
    expect(recorded.every(({ actor }) => actor !== null)).toBe(true)
    expect(readdirSync(join(process.env.DATA_DIR!, 'uploads'))).toEqual([])
  })

  test('is refused where its ending lies, its inside is unsafe, or it is too large', async () => {
    await upload('rain.pdf', ownEpub())
    expect(clerk.status).toBe(422)
    expect(clerk.text('#file-error')).toBe('rain.pdf: its ending does not fit what is in it.')
    await upload('rain.epub', ownEpub({ body: '<script>1</script>' }))
    expect(clerk.text('#file-error')).toContain('rain.epub')
    expect(clerk.text('#file-error')).toContain('script')
    await upload('..', ownEpub())
    expect(clerk.text('#file-error')).toContain('ending does not fit')
    await upload('rain.epub', 'some words')
    expect(clerk.text('#file-error')).toContain('is no EPUB')
    const german = await newStaffMember('clerk', { email: 'hilfe@shop.example', language: 'de' })
    await german.upload(page, aFileForm('regen.epub', ownEpub({ body: '<script>1</script>' }), {}))
    expect(german.status).toBe(422)
    expect(german.text('#file-error')).toBe(
      'regen.epub enthält etwas, das ein E-Book nicht haben darf (contains a script in OEBPS/one.xhtml).',
    )
    const large = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '300000000',
    }
    await clerk.post(page, {}, large)
    expect(clerk.text('#file-error')).toContain('at most 200 MB')
    expect(readdirSync(join(process.env.DATA_DIR!, 'uploads'))).toEqual([])
  })

  test('is offered for e-books alone', async () => {
    const path = `/office/products/${await aBook()}`
    await clerk.visit(path)
    expect(clerk.html).not.toContain(`${path}/ebook`)
    expect((await clerk.visit(`${path}/ebook`)).status).toBe(404)
    await clerk.visit(page.replace('/ebook', ''))
    expect(clerk.html).toContain(page)
  })
})
