import { truncateSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importFile, type ImportedRow } from '#app/shop/exchange/import/import-file.server.ts'
import { aFile, noon } from './records.ts'

const megabyte = 1024 * 1024
const size = (process.env.LONG ? 2048 : 300) * megabyte

/** The most memory that the process had meanwhile, beyond what it had before. */
async function grownBy(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
  await work()
  clearInterval(timer)
  return most - before
}

test.each(['utf8', 'utf16le'] as const)(
  'a line of hundreds of megabytes of %s refuses its row alone, in little memory',
  async (encoding) => {
    // The rest of the file is a hole, which the disk reads as zeros.
    const text = `\ufeffsku,name,price\nlong-${encoding},Lamp,9.00\nendless,${'x'.repeat(100_000)}`
    const path = aFile(Buffer.from(text, encoding))
    truncateSync(path, size)
    const rows: ImportedRow[] = []
    const grown = await grownBy(() => importFile(path, {}, (row) => rows.push(row), noon))
    expect(rows).toMatchObject([
      { line: 2, outcome: 'new', key: `sku:long-${encoding}` },
      { line: 3, outcome: 'refused' },
    ])
    expect(rows[1]?.reasons[0]?.sentence).toMatch(/longer than 500000 characters/)
    expect(grown).toBeLessThan(150 * megabyte)
  },
  120_000,
)
