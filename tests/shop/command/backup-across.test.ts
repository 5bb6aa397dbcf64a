import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { settings } from '#app/settings.server.ts'
import { sumTables } from '#app/shop/maintenance/backup/table-sums.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { aBook, aDress, eBook, manyBooks } from '../../fixtures/catalogue.ts'
import { aPhoto } from '../../fixtures/photos.ts'
import { onServer } from '../../on-server.ts'
import { aCustomer, signedIn } from '../accounts/customers.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { ownM4b, writeOwn } from '../ebooks/own-files.ts'
import { aFolder, runLine } from './run-command.ts'

const folder = aFolder()
const server = process.env.TEST_DATABASE_URL
const databases: string[] = []
let number: string

beforeAll(async () => {
  await manyBooks(50)
  const book = await aBook({ name: 'Grüße “Ὀδύσσεια”, 📚\nund "mehr"' })
  const customer = await aCustomer()
  await signedIn(customer)
  for (let quantity = 1; quantity <= 3; quantity++) {
    const placed = await placeOrder(await aPlacing(await aVisitor([{ productId: book, quantity }])))
    if (!placed.ok) throw new Error('not placed')
    number = placed.number
  }
  const photo = join(aFolder(), 'photo.jpg')
  writeFileSync(photo, await aPhoto({ width: 600, height: 900 }))
  expect((await runLine(runPicture, ['add', await aDress(), photo])).code).toBe(0)
  const recording = writeOwn(ownM4b(60, { bytes: 2_000_000 }), 'm4b')
  expect((await runLine(runEbook, ['add', await eBook(), recording])).code).toBe(0)
  await aVisitor([book, await aBook()])
})
afterAll(async () => {
  await db.close()
  for (const name of databases) await onServer(`drop database ${name} with (force)`)
})

/** From here on the shop stands on a database of its own, with the tables of this version and nothing in them. */
async function standOnEmpty(kind: 'embedded file' | 'PostgreSQL') {
  await db.close()
  const own = settings()
  if (kind === 'PostgreSQL') {
    const name = `restored_${randomUUID().replaceAll('-', '')}`
    await onServer(`create database ${name}`)
    databases.push(name)
    own.DATABASE_URL = Object.assign(new URL(server!), { pathname: `/${name}` }).href
  } else {
    delete own.DATABASE_URL
    own.DATA_DIR = aFolder()
  }
  await migrate(db)
}

/** But for what a restore notes of itself. */
const sumsNow = async () =>
  (await sumTables(db.read)).filter(({ table }) => table !== 'audit' && table !== 'setting')

async function restoreInto(kind: 'embedded file' | 'PostgreSQL') {
  const before = { sums: await sumsNow(), order: await findOrder(number) }
  const file = join(folder, `${randomUUID()}.gz`)
  expect((await runLine(runBackup, [file])).code).toBe(0)
  await standOnEmpty(kind)
  expect((await runLine(runRestore, [file])).code).toBe(0)
  expect({ sums: await sumsNow(), order: await findOrder(number) }).toEqual(before)
  // As the books are kept, and not as rows alone.
  expect(await runLine(runCheck, [])).toMatchObject({ code: 0 })
}

describe('a backup of a shop with orders', () => {
  test('holds them, or nothing would be compared', async () => {
    const sums = new Map((await sumsNow()).map((one) => [one.table, one]))
    expect(sums.get('customerOrder')!.rows).toBe(3)
    expect(Math.max(...Object.values(sums.get('customerOrder')!.sums))).toBeGreaterThan(0)
    expect(sums.get('cartLine')!.rows).toBe(2)
    expect((await findOrder(number))?.lines[0]?.name).toContain('📚')
  })

  test('goes into an empty embedded file: rows, sums and orders are the same', () =>
    restoreInto('embedded file'))

  test.skipIf(!server)('goes into an empty PostgreSQL, and back', async () => {
    await restoreInto('PostgreSQL')
    await restoreInto('embedded file')
  })
})
