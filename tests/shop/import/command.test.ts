import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { runImport } from '#app/command/catalogue/import.server.ts'
import { db } from '#app/database/database.server.ts'
import { aFile, noon } from './records.ts'

/** Runs the command: its exit code, and what it printed. */
async function run(args: string[], isTTY = false) {
  let printed = ''
  const write = (text: string) => (printed += text)
  const code = await runImport(args, { write, isTTY }, noon)
  return { code, printed }
}

const catalogue = 'sku,name,stock\na,A,1\nb,"B\u001b[31m",many\n=c,=C,\n'

describe('shop import', () => {
  test('prints the rows refused, the totals and the time, and ends with 0', async () => {
    const { code, printed } = await run([aFile(catalogue)])
    expect(code).toBe(0)
    expect(printed).toMatch(
      /^line 3: refused: sku:b · B \[31m · stock: "many" is not a whole number\n2 products have no price in the file; without one they are shown and not for sale\.\n3 rows of the shop’s own CSV: 2 new, 0 changed, 0 the same, 1 refused \(\d+\.\d s\)\n$/,
    )
  })

  test('prints every row with --verbose', async () => {
    const { printed } = await run([aFile(catalogue), '--verbose'])
    expect(printed).toMatch(
      /^line 2: same: sku:a · A\nline 3: refused: .*\nline 4: same: sku:=c · =C\n/,
    )
  })

  test('says how many rows were taken with notes that it does not print', async () => {
    const file = aFile('sku,name,format,subjects\nnoted,Noted,paperback,XYZ123456\n')
    const args = [file, '--source', 'noted']
    const { printed } = await run(args)
    expect(printed).not.toContain('XYZ123456')
    expect(printed).toContain('1 row has notes')
    const verbose = (await run([...args, '--verbose'])).printed
    expect(verbose).toContain('XYZ123456 is in no section of BISAC')
    expect(verbose).not.toContain('has notes')
  })

  test('takes price, stock and currency from the options', async () => {
    const path = aFile('sku,name\noptions,A\n')
    const { code } = await run([path, '--price', '12.90', '--stock', '7', '--currency', 'EUR'])
    expect(code).toBe(0)
    const row = await db.read
      .selectFrom('product')
      .innerJoin('price', 'price.productId', 'product.id')
      .select(['stock', 'amountMinor', 'currency'])
      .where('sku', '=', 'options')
      .executeTakeFirst()
    expect(row).toEqual({ stock: 7, amountMinor: 1290, currency: 'EUR' })
  })

  test('writes nothing with --dry-run, and says so', async () => {
    const { code, printed } = await run([aFile('sku,name\ndry-run,A\n'), '--dry-run'])
    expect(code).toBe(0)
    expect(printed).toMatch(/1 new, .*\nDry run: nothing was written\.\n$/)
    const row = await db.read
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'dry-run')
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })

  test('writes a report of every row with --report, in which no cell is a formula', async () => {
    const report = join(process.env.DATA_DIR!, 'report.csv')
    await run([aFile(catalogue), '--report', report])
    const rows: Record<string, string>[] = parse(readFileSync(report), { columns: true })
    expect(rows).toEqual([
      { line: '2', outcome: 'same', key: 'sku:a', name: 'A', reasons: '', notes: '' },
      {
        line: '3',
        outcome: 'refused',
        key: 'sku:b',
        name: 'B [31m',
        reasons: 'stock: "many" is not a whole number',
        notes: '',
      },
      { line: '4', outcome: 'same', key: 'sku:=c', name: "'=C", reasons: '', notes: '' },
      // An earlier file of the same source named it.
      { line: '', outcome: 'missing', key: 'sku:options', name: 'A', reasons: '', notes: '' },
    ])
  })

  test('tells of columns that are not read, and lets no file steer the terminal', async () => {
    const { printed } = await run([aFile('sku,name,stock,sp\u001bine\nspine,A\0B,1,red\n')])
    expect(printed).toContain('Columns not read: sp ine\n')
    expect(printed).toContain('line 2: refused: sku:spine · A B · name: holds a NUL character ·')
  })

  test('shows progress on a terminal only, and takes it away again', async () => {
    const rows = Array.from({ length: 401 }, (_, n) => `progress-${n},A`).join('\n')
    const path = aFile(`sku,name\n${rows}\n`)
    expect((await run([path])).printed).not.toContain('\r')
    const { printed } = await run([path], true)
    expect(printed).toContain('400 rows …')
    expect(printed.split('\r').at(-1)).toMatch(/^401 products have no price/)
  })

  test.each([
    [[], 'Name the file to import.'],
    [['a.csv', 'b.csv'], 'Name one file to import, not 2.'],
    [['a.csv', '--price', 'much'], '--price much is not an amount like 499 or 499.00.'],
    [['a.csv', '--price=-5'], '--price -5 is not an amount like 499 or 499.00.'],
    [['a.csv', '--price', '0'], '--price 0 is not an amount like 499 or 499.00.'],
    [['a.csv', '--stock', '1.5'], '--stock 1.5 is not a whole number from 0.'],
    [['a.csv', '--stock=-1'], '--stock -1 is not a whole number from 0.'],
    [['a.csv', '--currency', 'CHF'], '--currency CHF is none of INR, USD, EUR and GBP.'],
    [['a.csv', '--source', 'A B'], '--source A B is not a name of a to z, 0 to 9 and hyphens.'],
    [['a.csv', '--fast'], /^Unknown option '--fast'/],
    [['a.csv', '--price'], /argument missing/],
  ])('answers %j with a sentence, the usage and 1', async (args, sentence) => {
    const { code, printed } = await run(args)
    expect(code).toBe(1)
    expect(printed.split('\n')[0]).toMatch(sentence)
    expect(printed).toContain('Usage: npm run shop -- import FILE')
  })

  test('answers a file that is not taken with a sentence and 1', async () => {
    expect(await run(['/no/such/file.csv'])).toEqual({
      code: 1,
      printed: 'There is no file /no/such/file.csv.\n',
    })
    const { code, printed } = await run([aFile('hello\n')])
    expect(code).toBe(1)
    expect(printed).toContain('is no catalogue that the shop can read')
  })

  test('answers a report that cannot be written with a sentence and 1', async () => {
    const { code, printed } = await run([
      aFile(catalogue),
      '--report',
      '/no/such/folder/report.csv',
    ])
    expect({ code, printed }).toEqual({
      code: 1,
      printed: 'The report /no/such/folder/report.csv cannot be written (ENOENT).\n',
    })
  })

  // A disk that is always full.
  test.skipIf(!existsSync('/dev/full'))(
    'answers a report for which the disk has no room with a sentence and 1, and takes the file',
    async () => {
      const rows = Array.from({ length: 3000 }, (_, n) => `full-${n % 5},A`).join('\n')
      for (const path of [aFile(catalogue), aFile(`sku,name\n${rows}\n`)]) {
        const { code, printed } = await run([path, '--report', '/dev/full'])
        expect(code).toBe(1)
        expect(printed).toMatch(
          /refused \(.* s\)\nThe report \/dev\/full cannot be written \(ENOSPC\)\.\n$/,
        )
      }
    },
  )
})
