import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runFiles } from '#app/command/shop/files.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { db } from '#app/database/database.server.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import {
  insertFile,
  storeBytes,
  sweepStoredFiles,
} from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { aThing, eBook } from '../../fixtures/catalogue.ts'
import { aPhoto } from '../../fixtures/photos.ts'
import { aFolder, runLine } from '../command/run-command.ts'
import { buy } from '../downloads/bought.ts'
import { send } from '../downloads/send.ts'
import { ownM4b, writeOwn } from '../ebooks/own-files.ts'

const folder = () => join(process.env.DATA_DIR!, 'files')

/** Lists the files of the data folder by their paths. */
function filesThere(): string[] {
  const entries = readdirSync(folder(), { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

/** Lists those that hold bytes. */
const bytesThere = () => filesThere().filter((path) => /[0-9a-f]{64}$/.test(path))

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const set = (value: string) => runLine(runSettings, ['set', 'fileStorage', value])
const move = (to: string) => runLine(runFiles, ['move', '--to', to])
const check = async () => (await runLine(runCheck, ['--verbose'])).printed

const partsThere = async () => [
  (await db.read.selectFrom('picturePart').select('hash').execute()).length,
  (await db.read.selectFrom('ebookFileChunk').select('part').execute()).length,
]

const recording = Buffer.from(ownM4b(60, { bytes: 2_000_000 }))
const photo = await aPhoto({ width: 400, height: 300 })

async function addPhoto() {
  const file = join(aFolder(), 'lamp.jpg')
  writeFileSync(file, photo)
  expect((await runLine(runPicture, ['add', 'lamp', file])).code).toBe(0)
}

/** Adds a picture and an e-book, which is bought. */
async function fill() {
  await aThing({ id: 'lamp', name: 'Lamp' })
  await addPhoto()
  const now = Date.now()
  const id = await eBook()
  const added = await runLine(runEbook, ['add', id, writeOwn(recording, 'm4b')], {
    now: now - 1000,
  })
  expect(added.code).toBe(0)
  const number = await buy([id], { now })
  const key = ebooksKey(await ensureLinkSecret(), number, now)
  const { hash } = await db.read
    .selectFrom('productPicture')
    .select('hash')
    .where('productId', '=', 'lamp')
    .executeTakeFirstOrThrow()
  return {
    picture: () => findPicture(`/picture/${hash}-176.avif`),
    ebook: (init?: RequestInit) =>
      send({ number, file: '0.m4b', reader: { key, customer: undefined } }, now, init),
  }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

beforeEach(async () => {
  expect((await set('folder')).code).toBe(0)
})
afterEach(async () => {
  await set('database')
  for (const table of [
    'product',
    'ebookFileChunk',
    'ebookFile',
    'picture',
    'picturePart',
    'storedFile',
  ] as const)
    await db.writer.deleteFrom(table).execute()
  rmSync(folder(), { recursive: true, force: true })
})

test('a picture whose bytes in the database are missing is found by the check', async () => {
  await set('database')
  await fill()
  expect(await check()).not.toContain('picture')
  await sql`delete from picture_part where hash like '%-176.jpeg'`.execute(db.writer)
  expect(await check()).toMatch(/picture \w{7}-176\.jpeg: its bytes in the database are missing/)
  await addPhoto()
  expect(await check()).not.toContain('picture')
})

describe('with fileStorage folder', () => {
  test('pictures and e-books are files that their hash names, and are sent as before', async () => {
    const { picture, ebook } = await fill()
    expect(await partsThere()).toEqual([0, 0])
    const there = filesThere()
    expect(there).toHaveLength(7)
    for (const path of there) expect(path.endsWith(`/${hashOf(readFileSync(path))}`)).toBe(true)
    const { bytes, mediaType } = (await picture())!
    expect([mediaType, there.some((path) => path.endsWith(hashOf(bytes)))]).toEqual([
      'image/avif',
      true,
    ])
    expect((await bytesOf(await ebook())).equals(recording)).toBe(true)
    const part = await ebook({ headers: { Range: 'bytes=786430-1600000' } })
    expect(part.status).toBe(206)
    expect((await bytesOf(part)).equals(recording.subarray(786_430, 1_600_001))).toBe(true)
    expect(await check()).not.toMatch(/picture|file/)
  })

  test('a file that is missing or damaged is found by the check, and answered 404 with words', async () => {
    const { picture, ebook } = await fill()
    const shown = hashOf((await picture())!.bytes)
    for (const path of filesThere()) {
      if (path.endsWith(shown)) writeFileSync(path, 'others')
      if (path.endsWith(hashOf(recording))) rmSync(path)
    }
    expect(await picture()).toBeUndefined()
    const sent = await ebook()
    expect([sent.status, await sent.text()]).toEqual([
      404,
      expect.stringContaining('This file is not available right now.'),
    ])
    const found = await check()
    expect(found).toMatch(
      /picture \w{7}-176\.avif: its file in the data folder is missing or damaged/,
    )
    expect(found).toMatch(/product \S+: the bytes of its file are not those that were added/)
    const backup = await runLine(runBackup, [join(aFolder(), 'b.gz')])
    expect(backup.code).toBe(1)
    expect(backup.printed).toMatch(/^No backup was written: .* a part is missing\. "check"/)
  })

  test('a file goes an hour after it is first found unused, however old it is', async () => {
    await fill()
    writeFileSync(join(folder(), 'unfinished.part'), 'half')
    const hourMs = 60 * 60 * 1000
    const now = Date.now()
    for (const path of filesThere()) utimesSync(path, 0, now / 1000 - 86_400)
    expect(await sweepStoredFiles(now)).toBe(1)
    expect((await runLine(runPicture, ['remove', 'lamp', 'all'])).code).toBe(0)
    expect(await sweepStoredFiles(now)).toBe(0)
    expect(await sweepStoredFiles(now + hourMs - 60_000)).toBe(0)
    expect(bytesThere()).toHaveLength(7)
    expect(await sweepStoredFiles(now + hourMs + 60_000)).toBe(6)
    expect(filesThere().map((path) => path.slice(-64))).toEqual([hashOf(recording)])
  })

  test('a file that is used again in that hour has another one afterwards', async () => {
    await fill()
    const rows = await db.read.selectFrom('storedFile').selectAll().execute()
    const forget = () => db.write((trx) => trx.deleteFrom('storedFile').execute())
    const hourMs = 60 * 60 * 1000
    const now = Date.now() + 2 * hourMs
    await forget()
    expect(await sweepStoredFiles(now)).toBe(0)
    await db.write((trx) => trx.insertInto('storedFile').values(rows).execute())
    expect(await sweepStoredFiles(now + 2 * hourMs)).toBe(0)
    expect(filesThere()).toHaveLength(7)
    await forget()
    expect(await sweepStoredFiles(now + 3 * hourMs)).toBe(0)
  })

  test.each(['folder', 'database'])(
    'what was lost is there again once it is added to the %s again',
    async (place) => {
      const { picture, ebook } = await fill()
      const before = (await picture())!.bytes
      for (const path of filesThere()) rmSync(path)
      expect(await picture()).toBeUndefined()
      await set(place)
      await addPhoto()
      expect((await picture())!.bytes.equals(before)).toBe(true)
      const { productId } = await db.read
        .selectFrom('ebookFile')
        .select('productId')
        .executeTakeFirstOrThrow()
      expect((await ebook()).status).toBe(404)
      expect((await runLine(runEbook, ['add', productId!, writeOwn(recording, 'm4b')])).code).toBe(
        0,
      )
      expect((await bytesOf(await ebook())).equals(recording)).toBe(true)
    },
  )

  test('an empty file is read as such', async () => {
    const ebook = { kind: 'ebook', key: 'empty' } as const
    expect(await storeBytes(ebook, Readable.from([]), db.write)).toBe(hashOf(Buffer.alloc(0)))
    await storeBytes({ ...ebook, kind: 'picture', key: 'x' }, Readable.from([]), db.write)
    expect(await check()).not.toContain('picture x')
    expect((await runLine(runBackup, [join(aFolder(), 'b.gz')])).code).toBe(0)
    expect((await move('database')).code).toBe(0)
  })

  test('a backup holds the files, and brings them back into any shop', async () => {
    const { picture, ebook } = await fill()
    const before = (await picture())!.bytes
    const path = join(aFolder(), 'whole.gz')
    expect((await runLine(runBackup, [path])).code).toBe(0)
    rmSync(folder(), { recursive: true })
    expect((await runLine(runRestore, [path, '--replace', '--yes'])).code).toBe(0)
    expect((await picture())!.bytes.equals(before)).toBe(true)
    expect((await bytesOf(await ebook())).equals(recording)).toBe(true)
    expect(await check()).toContain(
      '7 pictures and e-books are not where fileStorage says (files move --to folder)',
    )
  })
})

describe('shop files move', () => {
  test('brings all bytes to the other place and back', async () => {
    const { picture, ebook } = await fill()
    const before = (await picture())!.bytes
    const isSame = async () =>
      (await picture())!.bytes.equals(before) && (await bytesOf(await ebook())).equals(recording)
    expect((await set('database')).printed).toContain(
      '"files move --to database" moves the 7 others.',
    )
    expect(await move('database')).toEqual({ code: 0, printed: '7 files moved to the database\n' })
    expect(await db.read.selectFrom('storedFile').select('key').execute()).toEqual([])
    expect(await partsThere()).toEqual([6, 3])
    expect(await isSame()).toBe(true)
    expect(await check()).not.toMatch(/fileStorage/)
    expect((await move('folder')).printed).toBe('7 files moved to the folder\n')
    expect(await partsThere()).toEqual([0, 0])
    expect(await isSame()).toBe(true)
    expect((await move('folder')).printed).toBe('0 files moved to the folder\n')
  })

  test('goes on after an end in between, of which readers and backups notice nothing', async () => {
    const { ebook } = await fill()
    const { id } = await db.read.selectFrom('ebookFile').select('id').executeTakeFirstOrThrow()
    const half = { fileId: id, part: 1, bytes: recording.subarray(786_432).toString('base64') }
    const addHalf = () =>
      db.write((trx) =>
        trx
          .insertInto('ebookFileChunk')
          .values({ ...half, bytes: 'AAAA' })
          .execute(),
      )
    await addHalf()
    expect((await bytesOf(await ebook())).equals(recording)).toBe(true)
    const path = join(aFolder(), 'half.gz')
    expect((await runLine(runBackup, [path])).code).toBe(0)
    expect((await move('folder')).printed).toBe('1 file moved to the folder\n')
    expect(await partsThere()).toEqual([0, 0])
    await addHalf()
    expect((await move('database')).code).toBe(0)
    expect((await bytesOf(await ebook())).equals(recording)).toBe(true)
    expect((await runLine(runRestore, [path, '--replace', '--yes'])).code).toBe(0)
    expect((await bytesOf(await ebook())).equals(recording)).toBe(true)
  })

  test('leaves a damaged file where it is, and says so', async () => {
    await fill()
    for (const path of filesThere())
      if (path.endsWith(hashOf(recording))) writeFileSync(path, Buffer.alloc(recording.length))
    const { code, printed } = await move('database')
    expect(code).toBe(1)
    expect(printed).toMatch(
      /^ebook \S+: its file is missing or damaged, so it stays where it is\n6 files/,
    )
    await set('database')
    const parts = await db.read.selectFrom('picturePart').select('hash').execute()
    await db.write((trx) =>
      trx.deleteFrom('picturePart').where('hash', '=', parts[0]!.hash).execute(),
    )
    await db.write((trx) =>
      trx.insertInto('picturePart').values({ hash: parts[0]!.hash, part: 1, bytes: '' }).execute(),
    )
    expect((await move('folder')).printed).toContain(
      ': parts of it are missing, so it stays where it is\n',
    )
  })

  test.each([
    [[], 'Usage'],
    [['move'], 'Say --to database or folder.'],
    [['move', '--to', 'cloud'], 'Say --to database or folder.'],
  ])('refuses %j', async (line, sentence) => {
    const { code, printed } = await runLine(runFiles, line)
    expect([code, printed]).toEqual([1, expect.stringContaining(sentence)])
  })
})

test('no key leads out of the folder', async () => {
  await expect(set('/etc')).resolves.toMatchObject({ code: 1 })
  const { picture } = await fill()
  await db.write((trx) =>
    insertFile(trx, { kind: 'picture', key: 'x' }, { sha256: '../../octavo.sqlite', size: 1 }),
  )
  expect(await picture()).toBeDefined()
  expect(await check()).toContain('picture x: its file in the data folder is missing or damaged')
})
