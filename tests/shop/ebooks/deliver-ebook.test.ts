import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { addEbookFile } from '#app/shop/catalogue/ebooks/files/change-ebook-file.server.ts'
import { listSoldFiles } from '#app/shop/catalogue/ebooks/sold-file.server.ts'
import { sweepEbookFiles } from '#app/shop/catalogue/ebooks/files/sweep-ebook-files.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { describeDownloads } from '#app/shop/ordering/downloads/downloads-page.server.ts'
import { fetchEbook } from '#app/shop/ordering/downloads/fetch-ebook.server.ts'
import { findReceiptEbooks } from '#app/shop/ordering/downloads/find-receipt-ebooks.server.ts'
import { writeLeanPage } from '#app/shop/ordering/downloads/lean-page.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { eBook, eBookWithFile } from '../../fixtures/catalogue.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { buy, downloadsOf } from '../downloads/bought.ts'
import { send } from '../downloads/send.ts'
import { ownEpub, ownM4b, writeOwn } from './own-files.ts'

const now = Date.now()
const run = (line: string[], at = now) => runLine(runEbook, line, { now: at })

async function add(id: string, bytes: Uint8Array, ending: string, at = now) {
  const { code, printed } = await run(['add', id, writeOwn(bytes, ending)], at)
  if (code !== 0) throw new Error(printed)
}

/** Its sound differs in every byte, so that a wrong place shows. It has more than two chunks. */
function aRecording(): Uint8Array {
  const file = Buffer.from(ownM4b(60, { bytes: 2_000_000 }))
  randomBytes(2_000_000).copy(file, file.length - 2_000_000)
  return file
}

async function bought(bytes: Uint8Array, ending: string) {
  const id = await eBook()
  await add(id, bytes, ending, now - 1000)
  const number = await buy([id], { now })
  const key = ebooksKey(await ensureLinkSecret(), number, now)
  const get = (file: string, init?: RequestInit, by: string | null = key) =>
    send({ number, file, reader: { key: by, customer: undefined } }, now, init)
  return { id, number, key, get }
}

const ranged = (range: string) => ({ headers: { Range: range } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('the file of one’s own', () => {
  test('is sent byte for byte, whole and in parts', async () => {
    const file = aRecording()
    const { get, number } = await bought(file, 'm4b')
    const whole = await get('0.m4b')
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/mp4',
      'content-length': String(file.length),
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
      'content-disposition': expect.stringContaining('the-moonstone.m4b') as string,
    })
    expect((await bytesOf(whole)).equals(file)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [786_431, 786_432],
      [700_000, 1_600_000],
      [file.length - 5, file.length - 1],
    ] as const) {
      const part = await get('0.m4b', ranged(`bytes=${start}-${end}`))
      expect(part.status).toBe(206)
      expect(part.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${file.length}`)
      expect((await bytesOf(part)).equals(file.subarray(start, end + 1))).toBe(true)
    }
    expect((await downloadsOf(number))[0]!.fetched).toBe(1)
    expect((await get('0.m4b', ranged(`bytes=${file.length}-`))).status).toBe(416)
    const head = await get('0.m4b', { method: 'HEAD' })
    expect(head.headers.get('Content-Length')).toBe(String(file.length))
    expect(await head.text()).toBe('')
  })

  test('is for its buyer alone, by its own name, and closed by a refund', async () => {
    const { get, number } = await bought(ownEpub(), 'epub')
    expect((await get('0.epub', {}, null)).status).toBe(403)
    expect((await get('0.epub', {}, 'x.y')).status).toBe(403)
    expect((await get('0.pdf')).status).toBe(403)
    expect((await get(`0-${'0'.repeat(12)}.epub`)).status).toBe(403)
    await db.write((trx) => revokeEbooks(trx, number, 'all', now))
    expect((await get('0.epub')).status).toBe(410)
  })

  test('goes on where it is replaced or removed in the middle of a download', async () => {
    const file = aRecording()
    const { get, id } = await bought(file, 'm4b')
    const reader = (await get('0.m4b')).body!.getReader()
    const parts = [Buffer.from((await reader.read()).value!)]
    await add(id, ownM4b(60), 'm4b', now)
    await run(['remove', id])
    await sweepEbookFiles(now)
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parts.push(Buffer.from(next.value))
    expect(Buffer.concat(parts).equals(file)).toBe(true)
  })

  test('ends where the reader is gone', async () => {
    const { get } = await bought(aRecording(), 'm4b')
    const gone = new AbortController()
    const reader = (await get('0.m4b', { signal: gone.signal })).body!.getReader()
    await reader.read()
    gone.abort()
    expect((await reader.read()).done).toBe(true)
  })
})

describe('a newer file', () => {
  test('is offered to who bought the former one, beside that', async () => {
    const former = ownEpub()
    const { get, id, number, key } = await bought(former, 'epub')
    const newer = ownEpub({ body: '<p>It snowed all day.</p>' })
    await add(id, newer, 'epub', now + dayMs)
    const ebooks = await listEbooksOfOrder(number)
    const viewer = { language: 'en', currency: 'INR', country: 'IN', now: now + dayMs } as const
    const page = (await describeDownloads(ebooks, { page: 1, key }, viewer))!
    const { file, newEdition } = page.ebooks[0]!
    expect(newEdition).toBeDefined()
    if (file.kind !== 'open') throw new Error(file.kind)
    const nameIn = (path: string) => /(\d+[^/?]*)\?/.exec(path)![1]!
    expect((await bytesOf(await get(nameIn(file.path)))).equals(Buffer.from(newer))).toBe(true)
    const old = await bytesOf(await get(nameIn(file.former!.path)))
    expect(old.equals(Buffer.from(former))).toBe(true)
    const lean = writeLeanPage(page, { order: number, key }, 'en')
    expect(lean).toContain('New edition of the file, of ')
    expect(lean).toContain('The file you bought (EPUB, 1 kB)')
    const { files } = await findReceiptEbooks(number, { language: 'en', now: now + dayMs })
    expect(files).toMatchObject([{ newEdition: newEdition!.text }])
  })

  test('is offered beside the opening that the shop made, which was bought, and does not pass for it', async () => {
    const id = await eBookWithFile()
    await db.writer
      .updateTable('product')
      .set({ ebookContent: 'opening' })
      .where('id', '=', id)
      .execute()
    const number = await buy([id], { now })
    const [bought] = await listEbooksOfOrder(number)
    const [made] = await listSoldFiles(bought!)
    for (const [days, body] of ['Rain.', 'Snow.'].entries())
      await add(id, ownEpub({ body: `<p>${body}</p>` }), 'epub', now + (1 + days) * dayMs)
    const key = ebooksKey(await ensureLinkSecret(), number, now)
    const viewer = { language: 'en', currency: 'INR', country: 'IN', now: now + dayMs } as const
    const page = (await describeDownloads([bought!], { page: 1, key }, viewer))!
    const { file, contentNote } = page.ebooks[0]!
    if (file.kind !== 'open') throw new Error(file.kind)
    expect(contentNote).toBeUndefined()
    const former = await fetchEbook(
      {
        ...{ number, reader: { key, customer: undefined } },
        file: /(\d+[^/?]*)\?/.exec(file.former!.path)![1]!,
      },
      now + 3 * dayMs,
    )
    if (former.kind !== 'open') throw new Error(former.kind)
    expect(former.file).toMatchObject({ fileId: null, edition: made!.edition })
  })

  test('of another format has its own address, and the former one stays', async () => {
    const former = ownEpub()
    const { get, id } = await bought(former, 'epub')
    await add(id, ownM4b(60), 'm4b', now + dayMs)
    expect((await get('0.m4b')).headers.get('Content-Type')).toBe('audio/mp4')
    expect((await bytesOf(await get('0.epub'))).equals(Buffer.from(former))).toBe(true)
  })

  test('leaves the former one to who buys it while the newer one is checked', async () => {
    const id = await eBook()
    const former = ownEpub()
    await add(id, former, 'epub', now - 1000)
    const newer = writeOwn(ownEpub({ body: '<p>It snowed.</p>' }), 'epub')
    let time = now
    let number = ''
    const buyMeanwhile = async () => {
      number = await buy([id], { now: now + 1000 })
      time = now + 2000
      return []
    }
    expect(await addEbookFile(id, newer, buyMeanwhile, () => time)).toMatchObject({ ok: true })
    await sweepEbookFiles(now + 3 * dayMs)
    const key = ebooksKey(await ensureLinkSecret(), number, now)
    const reader = { key, customer: undefined }
    const file = `0-${createHash('sha256').update(former).digest('hex').slice(0, 12)}.epub`
    const answer = await send({ number, file, reader }, now + 3 * dayMs)
    expect((await bytesOf(answer)).equals(Buffer.from(former))).toBe(true)
  })

  test('is not offered to who buys it now, and the former one is not theirs', async () => {
    const id = await eBook()
    const former = ownEpub()
    await add(id, former, 'epub', now - 2000)
    await add(id, ownEpub({ body: '<p>It snowed.</p>' }), 'epub', now - 1000)
    const number = await buy([id], { now })
    const key = ebooksKey(await ensureLinkSecret(), number, now)
    const hash = createHash('sha256').update(former).digest('hex').slice(0, 12)
    const reader = { key, customer: undefined }
    expect((await send({ number, file: `0-${hash}.epub`, reader }, now)).status).toBe(403)
    const { files } = await findReceiptEbooks(number, { language: 'en', now })
    expect(files[0]).not.toHaveProperty('newEdition')
  })
})

describe('of three files', () => {
  const [first, second, third] = ['One.', 'Two.', 'Three.'].map((words) =>
    ownEpub({ body: `<p>${words}</p>` }),
  ) as [Uint8Array, Uint8Array, Uint8Array]
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const later = now + 3 * dayMs

  /** Returns what the buyer of an order is offered, and the hashes of all files that they get. */
  async function filesFor(order: string) {
    const key = ebooksKey(await ensureLinkSecret(), order, now)
    const viewer = { language: 'en', currency: 'INR', country: 'IN', now: later } as const
    const page = await describeDownloads(await listEbooksOfOrder(order), { page: 1, key }, viewer)
    const { file } = page!.ebooks[0]!
    if (file.kind !== 'open') throw new Error(file.kind)
    const reader = { key, customer: undefined }
    const got: Uint8Array[] = []
    for (const bytes of [first, second, third]) {
      const named = `0-${hashOf(bytes).slice(0, 12)}.epub`
      if ((await send({ number: order, file: named, reader }, later)).ok) got.push(bytes)
    }
    return { former: file.former?.path, got }
  }

  test('a buyer has the newest and the one they bought, and no others are kept', async () => {
    const id = await eBook()
    await add(id, first, 'epub', now - 5000)
    const early = await buy([id], { now: now - 4000 })
    await add(id, second, 'epub', now - 3000)
    await add(id, third, 'epub', now - 1000)
    const late = await buy([id], { now })
    expect(await filesFor(early)).toEqual({
      former: expect.stringContaining(hashOf(first).slice(0, 12)) as string,
      got: [first, third],
    })
    expect(await filesFor(late)).toEqual({ former: undefined, got: [third] })
    await sweepEbookFiles(later)
    expect((await filesOf(id)).map(({ sha256 }) => sha256).sort()).toEqual(
      [first, third].map(hashOf).sort(),
    )
    expect((await filesFor(early)).got).toEqual([first, third])
  })

  test('the one in between stays with its buyer', async () => {
    const id = await eBook()
    await add(id, first, 'epub', now - 5000)
    await add(id, second, 'epub', now - 3000)
    const number = await buy([id], { now: now - 2000 })
    await add(id, third, 'epub', now - 1000)
    await sweepEbookFiles(later)
    expect((await filesFor(number)).got).toEqual([second, third])
  })
})

const filesOf = (id: string) =>
  db.read.selectFrom('ebookFile').select(['id', 'sha256']).where('productId', '=', id).execute()

describe('a file that is no longer sold', () => {
  test('is deleted after a day if nobody may download it', async () => {
    const id = await eBook()
    await add(id, ownEpub(), 'epub', now - 1000)
    await run(['remove', id])
    await sweepEbookFiles(now + dayMs / 2)
    expect(await filesOf(id)).toHaveLength(1)
    await sweepEbookFiles(now + 2 * dayMs)
    expect(await filesOf(id)).toEqual([])
  })

  test('stays for its buyer, until the last right to it ends', async () => {
    const { id, get, number } = await bought(ownEpub(), 'epub')
    await run(['remove', id])
    await sweepEbookFiles(now + 2 * dayMs)
    expect((await get('0.epub')).status).toBe(200)
    await db.write((trx) => revokeEbooks(trx, number, 'all', now))
    await sweepEbookFiles(now + 2 * dayMs)
    expect(await filesOf(id)).toEqual([])
  })

  test('is deleted if it was never finished', async () => {
    const facts = { format: 'epub', size: 3, pages: null, words: null, seconds: null } as const
    const rest = { accessibility: null, sha256: null, productId: null, addedAt: null }
    const row = { id: 'unfinished', ...facts, ...rest, replacedAt: null, startedAt: now }
    await db.write((trx) => trx.insertInto('ebookFile').values(row).execute())
    await sweepEbookFiles(now + dayMs / 2)
    const left = () =>
      db.read.selectFrom('ebookFile').select('id').where('id', '=', row.id).execute()
    expect(await left()).toHaveLength(1)
    await sweepEbookFiles(now + 2 * dayMs)
    expect(await left()).toEqual([])
  })
})

test('backup and restore carry the bytes, and the check finds one that is lost', async () => {
  const file = aRecording()
  const { id, get } = await bought(file, 'm4b')
  const path = `${aFolder()}/whole.gz`
  expect((await runLine(runBackup, [path])).code).toBe(0)
  const chunks = db.read.selectFrom('ebookFile').select('id').where('productId', '=', id)
  await db.write((trx) =>
    trx.deleteFrom('ebookFileChunk').where('fileId', 'in', chunks).where('part', '=', 1).execute(),
  )
  const lost = `product ${id}: the bytes of its file are not those that were added`
  expect((await runLine(runCheck, ['--verbose'])).printed).toContain(lost)
  await expect(get('0.m4b').then(bytesOf)).rejects.toThrow('is missing')
  expect((await runLine(runRestore, [path, '--replace', '--yes'])).code).toBe(0)
  expect((await runLine(runCheck, ['--verbose'])).printed).not.toContain(lost)
  expect((await bytesOf(await get('0.m4b'))).equals(file)).toBe(true)
})
