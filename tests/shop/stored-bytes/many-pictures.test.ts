import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runFiles } from '#app/command/shop/files.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { findPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { aThing } from '../../fixtures/catalogue.ts'
import { aFolder, runLine } from '../command/run-command.ts'

const count = process.env.LONG ? 10_000 : 2_000
const widths = [176, 352]

const hashOf = (n: number) => n.toString(36).padStart(7, '0')
const types = ['avif', 'webp', 'jpeg'] as const

/** Returns bytes that differ for each picture and size. */
const bytesOf = (key: string) =>
  Buffer.concat(
    Array.from({ length: 32 }, (_, n) => createHash('sha256').update(`${key} ${n}`).digest()),
  )

async function addPictures() {
  await aThing({ id: 'lamp' })
  for (let first = 0; first < count; first += 500)
    await db.write(async (trx) => {
      const hashes = Array.from({ length: 500 }, (_, n) => hashOf(first + n))
      const facts = { type: 'photo', width: 352, height: 500, size: 6144 } as const
      await trx
        .insertInto('picture')
        .values(hashes.map((hash) => ({ hash, ...facts })))
        .execute()
      for (const width of widths)
        for (const type of types)
          await trx
            .insertInto('picturePart')
            .values(
              hashes.map((hash) => {
                const key = `${hash}-${width}.${type}`
                return { hash: key, part: 0, bytes: bytesOf(key).toString('base64') }
              }),
            )
            .execute()
    })
}

async function expectAll() {
  const { found } = await db.read
    .selectFrom('picture')
    .select((row) => row.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  expect(found).toBe(count)
  for (const n of [0, count / 2, count - 1])
    for (const type of types) {
      const key = `${hashOf(n)}-352.${type}`
      const { bytes } = (await findPicture(`/picture/${key}`))!
      expect(bytes.equals(bytesOf(key))).toBe(true)
    }
}

// Writing 60,000 files takes two minutes.
test.each(['database', ...(process.env.LONG ? ['folder'] : [])])(
  `${count} pictures in the %s go into a backup and come back, in little memory`,
  async (place) => {
    if (place === 'database') await addPictures()
    expect((await runLine(runFiles, ['move', '--to', place])).code).toBe(0)
    const path = join(aFolder(), 'pictures.gz')
    const before = process.memoryUsage().rss
    const backup = await runLine(runBackup, [path])
    expect([backup.code, backup.printed]).toEqual([
      0,
      expect.stringMatching(/^Written: .* \(\d{5} rows/),
    ])
    const restored = await runLine(runRestore, [path, '--replace', '--yes'])
    expect([restored.code, restored.printed]).toEqual([0, expect.stringContaining('1 product')])
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6)
    await expectAll()
  },
  300_000,
)
