import { beforeAll, describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { eBook } from '../../fixtures/catalogue.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { buy } from '../../shop/downloads/bought.ts'
import { ownMp3, ownZip, writeOwn } from '../../shop/ebooks/own-files.ts'
import { aGuest } from '../customers/signed-in.ts'

let number: string
let secret: string
const now = Date.now()

beforeAll(async () => {
  const id = await eBook()
  const zip = writeOwn(ownZip({ '01.mp3': ownMp3(60), '02.mp3': ownMp3(60) }), 'zip')
  expect((await runLine(runEbook, ['add', id, zip])).code).toBe(0)
  number = await buy([id])
  secret = await ensureLinkSecret()
})

const visit = async (path: string) => (await aGuest()).visit(path)

describe.each([
  ['', 'A zip archive of MP3 files', 'choose “Extract all”'],
  ['/de', 'Ein Zip-Archiv mit MP3-Dateien', 'wählen Sie „Alle extrahieren“'],
  ['/fr', 'Une archive zip de fichiers MP3', 'choisissez « Extraire tout »'],
])('a recording of MP3 files under "%s"', (prefix, zip, help) => {
  test('is said to be a zip archive on the receipt', async () => {
    const key = receiptKey(secret, number, now)
    const receipt = await visit(`${prefix}/order-received/${number}?key=${key}`)
    expect(receipt.text('.receipt')).toContain(zip)
  })

  test('comes with help to unpack it, and none to read it, among the downloads', async () => {
    const key = ebooksKey(secret, number, now)
    const page = await visit(`${prefix}/downloads/ebooks?order=${number}&key=${key}`)
    const line = page.text('.lines .line')!.replace(/\u202f|\u00a0/g, ' ')
    expect(line).toContain(zip)
    expect(line).toContain(help)
    expect(page.texts('.lines details')).toHaveLength(1)
    const lean = await visit(`${prefix}/downloads/ebooks/lean?order=${number}&key=${key}`)
    expect(lean.text('main')).toContain(zip)
  })
})
