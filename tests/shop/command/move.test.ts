import { randomUUID } from 'node:crypto'
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCategory } from '#app/command/catalogue/category.server.ts'
import { runEbook } from '#app/command/catalogue/ebook.server.ts'
import { runPicture } from '#app/command/catalogue/picture.server.ts'
import { runBackup } from '#app/command/shop/backup.server.ts'
import { runCheck } from '#app/command/shop/check.server.ts'
import { runDelivery } from '#app/command/shop/delivery.server.ts'
import { runMove } from '#app/command/shop/move.server.ts'
import { runPage } from '#app/command/shop/page.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { runTax } from '#app/command/shop/tax.server.ts'
import { runTexts } from '#app/command/shop/texts.server.ts'
import { connect, type Database } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { migrate } from '#app/database/migrate.server.ts'
import { settings } from '#app/settings.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { aBook, aDress, eBook, manyBooks } from '../../fixtures/catalogue.ts'
import { aPhoto } from '../../fixtures/photos.ts'
import { onServer } from '../../on-server.ts'
import { aCustomer, signedIn } from '../accounts/customers.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'
import { ownM4b, writeOwn } from '../ebooks/own-files.ts'
import { aReview } from '../reviews/written.ts'
import { aFolder, runLine } from './run-command.ts'

const server = process.env.TEST_DATABASE_URL
const made: string[] = []
const folder = aFolder()

/** The address of a database without tables. */
async function emptyDatabase(): Promise<string> {
  const name = `move_${randomUUID().replaceAll('-', '')}`
  made.push(name)
  await onServer(`create database ${name}`)
  return Object.assign(new URL(server!), { pathname: `/${name}` }).href
}
async function onTarget<T>(url: string, work: (target: Database) => Promise<T>) {
  const target = connect(url, '')
  try {
    return await work(target)
  } finally {
    await target.close()
  }
}
const move = (url: string) => runLine(runMove, ['--to', url])

/** As it is for a command, whose process has not had the file open: a copy that nobody knows. */
async function stopShop() {
  await db.close()
  const copy = aFolder()
  copyFileSync(join(process.env.DATA_DIR!, 'octavo.sqlite'), join(copy, 'octavo.sqlite'))
  cpSync(join(process.env.DATA_DIR!, 'files'), join(copy, 'files'), { recursive: true })
  settings().DATA_DIR = copy
}

/** Gives products a picture and a file, of which one is in the folder and one in the database. */
async function addFiles(thing: string, ebook: string) {
  const picture = join(aFolder(), 'picture.jpg')
  writeFileSync(picture, await aPhoto({ width: 600, height: 900 }))
  const file = writeOwn(ownM4b(60, { bytes: 2_000_000 }), 'm4b')
  const commands: [run: Parameters<typeof runLine>[0], line: string[]][] = [
    [runPicture, ['add', thing, picture, '--alt', 'Grüße']],
    [runSettings, ['set', 'fileStorage', 'folder']],
    [runEbook, ['add', ebook, file]],
    [runPicture, ['add', ebook, picture]],
  ]
  for (const [run, line] of commands) {
    const { code, printed } = await runLine(run, line)
    expect(code, printed).toBe(0)
  }
}

/** Stores rows in the tables that hold what a shopkeeper makes their own. */
async function makeOwn() {
  const text = join(aFolder(), 'text.md')
  writeFileSync(text, '# Über uns\n\n„Grüße“ aus *Leipzig* \u2028 📚\n')
  const commands: [run: Parameters<typeof runLine>[0], line: string[]][] = [
    [runSettings, ['set', 'name', 'Probe “Books”']],
    [runSettings, ['set', 'tagline', 'Bücher\u00a0aus Leipzig', '--language', 'de']],
    [runSettings, ['set', 'marketCurrencies', 'CH=EUR']],
    [runTexts, ['set', 'about', '--language', 'de', text]],
    [runPage, ['add', 'events', '--language', 'de', text, '--place', 'menu', '--title', 'Termine']],
    [runCategory, ['add', 'karten', 'Cards', '--also', 'de=Karten „klein“']],
    [
      runDelivery,
      [
        ...['add', 'AT', 'eilbote', '8.90', '--countries', 'AT', '--to-grams', '10000'],
        ...['--days-from', '3', '--days-to', '5', '--name-en', 'Courier'],
        ...['--name-de', 'Mit dem Eilboten', '--name-fr', 'Coursier'],
      ],
    ],
    [runTax, ['set', 'DE', 'book=5', '--from', '2027-07-01']],
  ]
  for (const [run, line] of commands) {
    const { code, printed } = await runLine(run, line)
    expect(code, printed).toBe(0)
  }
}

/** All rows, but for what moving itself notes. */
async function contentsIn(name: string) {
  const path = join(folder, `${name}.gz`)
  expect((await runLine(runBackup, [path])).code).toBe(0)
  return gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .slice(1, -2)
    .filter((line) => !/"restore"|"catalogue-version"|^\{"table":"(audit|setting)"/.test(line))
    .sort()
}

describe.skipIf(!server)('shop move', () => {
  let before: string[]
  beforeAll(async () => {
    // Whatever the other tests of this turn stand on, this shop has grown on the embedded file.
    delete process.env.DATABASE_URL
    await migrate(db)
    await manyBooks(40)
    const book = await aBook({ name: 'Grüße\u2028aus “Ὀδύσσεια”, 📚\nund "mehr"' })
    await addFiles(await aDress(), await eBook())
    const customer = await aCustomer()
    await signedIn(customer)
    for (let n = 0; n < 3; n++) {
      const visitor = await aVisitor([{ productId: book, quantity: 1 + n }])
      expect((await placeOrder(await aPlacing(visitor))).ok).toBe(true)
    }
    await aVisitor([book])
    await aReview(book)
    await makeOwn()
    before = await contentsIn('before')
  }, 120_000)
  afterAll(async () => {
    await db.close()
    for (const name of made) await onServer(`drop database ${name} with (force)`)
  })

  test('asks for a shop that is stopped', async () => {
    const { code, printed } = await move(await emptyDatabase())
    expect(code).toBe(1)
    expect(printed).toMatch(/^Another program has .*octavo\.sqlite open: stop the shop first\./)
  })

  test('says of a server that does not answer that it does not', async () => {
    await stopShop()
    await expect(move('postgres://octavo@127.0.0.1:9/octavo')).rejects.toThrow(
      /^The database octavo at 127\.0\.0\.1:9 does not answer\.$/,
    )
    expect((await move('mysql://octavo@127.0.0.1/octavo')).printed).toMatch(/^--to must be/)
  })

  test('leaves a database alone in which somebody has tables', async () => {
    const url = await emptyDatabase()
    await onTarget(url, ({ writer }) =>
      writer.schema.createTable('theirs').addColumn('a', 'text').execute(),
    )
    const { code, printed } = await move(url)
    expect(code).toBe(1)
    expect(printed).toMatch(
      /is not empty\. Name a database without tables\. Nothing was moved\.\n$/,
    )
    const tables = await onTarget(url, ({ read }) => read.introspection.getTables())
    expect(tables.map(({ name }) => name)).toEqual(['theirs'])
  })

  test('takes back all of it where a row did not arrive', async () => {
    const url = await emptyDatabase()
    await onTarget(url, migrate)
    await swallow(url, 'cart_line')
    await stopShop()
    const { code, printed } = await move(url)
    expect(code).toBe(1)
    expect(printed).toMatch(/differs from the source and was rolled back\. Nothing was moved\.\n$/)
    const products = await onTarget(url, ({ read }) =>
      read.selectFrom('product').select('id').execute(),
    )
    expect(products).toEqual([])
  })

  test('brings every row over, and says what it brought', async () => {
    const url = await emptyDatabase()
    await stopShop()
    const { code, printed } = await move(url)
    expect(printed).toMatch(/^product {2}43\b/m)
    expect(printed).toMatch(/^customerOrder {2}3 .*totalMinor [1-9]\d*$/m)
    expect(printed).toMatch(/^Moved to move_\w+ at \S+: \d+ rows, the same rows and sums/m)
    for (const own of [
      'ownPage',
      'ownText',
      'shopSetting',
      'deliveryMethod',
      'category',
      'taxRate',
      'picturePart',
      'ebookFileChunk',
    ])
      expect(printed).toMatch(new RegExp(`^${own} {2}[1-9]`, 'm'))
    expect(code).toBe(0)
    // The shop of this process is the one there now.
    expect(db.dialect).toBe('postgres')
    expect(await contentsIn('after')).toEqual(before)
    expect((await runLine(runCheck, '')).printed).toMatch(/^0 faults/m)
    await stopShop()
    expect((await move(url)).printed).toMatch(/is not empty/)
  })
})

/** Makes the database lose, without a word, each row put into a table. */
async function swallow(url: string, table: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create function nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger lose before insert on ${table} for each row execute function nothing()`)
  await client.end()
}
