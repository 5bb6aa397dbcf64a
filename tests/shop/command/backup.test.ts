import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runRestore } from '#app/command/shop/restore.server.ts'
import { db } from '#app/database/database.server.ts'
import { schemaVersion } from '#app/database/migrate.server.ts'
import { backupTables } from '#app/shop/maintenance/backup/backup-tables.ts'
import { matchProducts } from '#app/database/search.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aBook, aDress, manyBooks } from '../../fixtures/catalogue.ts'
import { startStaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { addStaff } from '#app/shop/staff/staff.server.ts'
import { aCustomer, signedIn } from '../accounts/customers.ts'
import { aPlacing, aVisitor, countRows } from '../checkout/buyer.ts'
import { aFolder, runLine } from './run-command.ts'

const folder = aFolder()
const fileOf = (name: string) => join(folder, name)

/** Taken before the tests change anything. */
const whole = fileOf('whole.gz')
let bookId: string

beforeAll(async () => {
  // More than one batch.
  await manyBooks(620)
  bookId = await aBook({ name: 'Grüße\u2028aus “Ὀδύσσεια”, 📚\nund "mehr"' })
  await aDress()
  const customer = await aCustomer('asha@example.org')
  await signedIn(customer)
  const visitor = await aVisitor([{ productId: bookId, quantity: 2 }])
  const placed = await placeOrder(await aPlacing(visitor))
  expect(placed.ok).toBe(true)
  expect((await runLine(runBackup, [whole])).code).toBe(0)
})

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n')

/** The lines that say what the shop holds: no times of the backup, and not what a restore itself writes. */
const contentsIn = (path: string) =>
  linesOf(path)
    .slice(1, -2)
    .filter((line) => !line.includes('"restore"') && !line.includes('"catalogue-version"'))
    .filter((line) => !line.startsWith('{"table":"audit"'))
    .sort()

const put = (path: string, lines: string[]) => {
  writeFileSync(path, gzipSync(lines.join('\n')))
  return path
}

describe('shop backup', () => {
  test('names what it wrote, for this user alone', async () => {
    const path = fileOf('named.gz')
    const { code, printed } = await runLine(runBackup, [path])
    expect(code).toBe(0)
    expect(printed).toMatch(/\(\d+ rows: 622 products, 1 order, 1 customer\)\n$/)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const header = JSON.parse(linesOf(path)[0]!) as { schema: string; counts: { product: number } }
    expect(header).toMatchObject({ octavo: 'backup', schema: schemaVersion })
    expect(header.counts.product).toBe(622)
  })

  test('leaves a file that is there as it is', async () => {
    const path = fileOf('there.gz')
    writeFileSync(path, 'mine')
    const { code, printed } = await runLine(runBackup, [path])
    expect(code).toBe(1)
    expect(printed).toBe(`${path} is there already; name a new file.\n`)
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  test('says in a sentence that there is no such folder', async () => {
    const { code, printed } = await runLine(runBackup, [fileOf('no/where.gz')])
    expect(code).toBe(1)
    expect(printed).toContain('The folder of')
  })

  test('names the file that cannot be written', async () => {
    const { code, printed } = await runLine(runBackup, ['/sys/octavo-backup.gz'])
    expect(code).toBe(1)
    expect(printed).toMatch(
      /^\/sys\/octavo-backup\.gz (may not be used by this user|lies on a disk that only reads)\.\n$/,
    )
  })

  test('shows one moment, whatever is written meanwhile', async () => {
    const path = fileOf('moment.gz')
    const before = await countRows('product')
    const isDone = { yet: false }
    const writing = (async () => {
      while (!isDone.yet) {
        await aBook()
        // The embedded database answers at once, and would let nothing else have a turn.
        await setImmediate()
      }
    })()
    const { code } = await runLine(runBackup, [path])
    isDone.yet = true
    await writing
    expect(code).toBe(0)
    const ids = linesOf(path).slice(0, -1)
    const header = JSON.parse(ids[0]!) as { counts: Record<string, number> }
    expect(header.counts.product).toBeGreaterThanOrEqual(before)
    // A book is a row in each of these, written in one transaction.
    expect(header.counts.price).toBe(header.counts.product)
    expect(await countRows('product')).toBeGreaterThan(header.counts.product!)
    // Its own counts agree with its rows, or it would be refused.
    expect((await runLine(runRestore, [path, '--replace', '--yes'])).code).toBe(0)
    expect(await countRows('product')).toBe(header.counts.product)
  })

  test('holds no sign-in and no link of staff, but their accounts', async () => {
    const added = await addStaff(
      { name: 'Ravi', email: 'ravi@shop.example', role: 'clerk', language: 'en' },
      Date.now(),
    )
    if (!added.ok) throw new Error(added.reason)
    const from = { device: 'a test', isConfirmed: true }
    await db.write((trx) => startStaffSignIn(trx, added.id, from, Date.now()))
    const path = fileOf('staff.gz')
    expect((await runLine(runBackup, [path])).code).toBe(0)
    const { counts } = JSON.parse(linesOf(path)[0]!) as { counts: Record<string, number> }
    expect(counts).toMatchObject({ staff: 1, staffSignIn: 0, staffLink: 0 })
    expect((await runLine(runRestore, [path, '--replace', '--yes'])).code).toBe(0)
  })

  test('holds every table there is', async () => {
    const there = (await db.read.introspection.getTables())
      .map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
      .filter((name) => !/^(product(Search|Word)|orderSearch|kyselyMigration)/.test(name))
      // Where files are is no part of a backup, which has their bytes as rows.
      .filter((name) => name !== 'storedFile')
    expect([...backupTables].sort()).toEqual(there.sort())
  })
})

describe('shop restore', () => {
  test('brings back every row, and what is searched', async () => {
    await aBook({ name: 'Later' })
    expect((await runLine(runRestore, [whole])).code).toBe(1)
    const { code, printed } = await runLine(runRestore, [whole, '--replace', '--yes'])
    expect(printed).toMatch(/^Restored as of .*: 622 products, 1 order, 1 customer\n$/)
    expect(code).toBe(0)
    const again = fileOf('again.gz')
    await runLine(runBackup, [again])
    expect(contentsIn(again)).toEqual(contentsIn(whole))
    const found = await sql<{ id: string }>`select id from ${matchProducts([
      { forms: ['grusse'], prefix: false },
    ])} as hit`.execute(db.read)
    expect(found.rows).toEqual([{ id: bookId }])
  })

  test('fills an empty shop without being told twice', async () => {
    await db.write(async (trx) => {
      for (const table of [...backupTables].reverse()) await trx.deleteFrom(table).execute()
    })
    expect((await runLine(runRestore, [whole])).code).toBe(0)
    expect(await countRows('product')).toBe(622)
  })

  test('asks for --yes before it deletes anything', async () => {
    const { code, printed } = await runLine(runRestore, [whole, '--replace'])
    expect(code).toBe(1)
    expect(printed).toContain('add --yes')
  })

  const refused = async (path: string) => {
    const before = await countRows('product')
    const { code, printed } = await runLine(runRestore, [path, '--replace', '--yes'])
    expect(code).toBe(1)
    expect(await countRows('product')).toBe(before)
    return printed
  }

  test('refuses a file that was cut off', async () => {
    const path = fileOf('cut.gz')
    writeFileSync(path, readFileSync(whole).subarray(0, -2000))
    expect(await refused(path)).toMatch(/is damaged \(it ends too early\)/)
    const clean = put(fileOf('clean-cut.gz'), linesOf(whole).slice(0, -20))
    expect(await refused(clean)).toMatch(/is damaged \(it ends too early\)/)
  })

  test('refuses a file in which a byte changed', async () => {
    const changed = linesOf(whole).map((line) => line.replace('49900', '49901'))
    expect(await refused(put(fileOf('changed.gz'), changed))).toMatch(/checksum does not agree/)
  })

  test('refuses a file of another version of the shop', async () => {
    const [first = '', ...rest] = linesOf(whole)
    const other = put(fileOf('other.gz'), [first.replace(schemaVersion, '001-shop'), ...rest])
    expect(await refused(other)).toMatch(/tables of 001-shop, this shop has those of/)
  })

  test('refuses what is no backup', async () => {
    const path = fileOf('text.gz')
    writeFileSync(path, 'a,b\n1,2\n')
    expect(await refused(path)).toMatch(/is damaged, or no backup/)
    expect(await refused(put(fileOf('json.gz'), ['{"a":1}', '']))).toMatch(/is no backup/)
    expect(await refused(fileOf('none.gz'))).toMatch(/There is no file/)
    expect(await refused(folder)).toMatch(/is a folder/)
  })

  test('is all or nothing where a row is refused by the database', async () => {
    const before = await countRows('product')
    const lines = linesOf(whole).slice(0, -2)
    const broken = lines.map((line) => line.replace('"INR","",49900', '"INR","",-1'))
    expect(broken).not.toEqual(lines)
    const sha256 = createHash('sha256')
      .update(`${broken.join('\n')}\n`)
      .digest('hex')
    const path = put(fileOf('broken.gz'), [...broken, JSON.stringify({ sha256 }), ''])
    await expect(runLine(runRestore, [path, '--replace', '--yes'])).rejects.toThrow(/check/i)
    expect(await countRows('product')).toBe(before)
  })
})
