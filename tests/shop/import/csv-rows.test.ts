import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsvRows, type CsvRow } from '#app/shop/exchange/csv/csv-rows.ts'

async function rowsOf(text: string, delimiter = ','): Promise<CsvRow[]> {
  const lines = (async function* () {
    for (const line of text.split('\n')) yield await Promise.resolve(line)
  })()
  const rows: CsvRow[] = []
  for await (const row of readCsvRows(lines, delimiter)) rows.push(row)
  return rows
}

const announced = (rows: CsvRow[]) =>
  rows.map((row) => [row.line, row.ok ? row.cells : row.fault.sentence] as const)

test('reads quoted cells with delimiters, doubled quotation marks and line breaks', async () => {
  expect(announced(await rowsOf('a,"b, ""c""",d\n"e\n\nf",,\ng'))).toEqual([
    [1, ['a', 'b, "c"', 'd']],
    [2, ['e\n\nf', '', '']],
    [5, ['g']],
  ])
})

test('reads semicolons and tabs, and spaces around quotation marks', async () => {
  expect(announced(await rowsOf('a;"b;c"; "d"', ';'))).toEqual([[1, ['a', 'b;c', 'd']]])
  expect(announced(await rowsOf('a\t"b\tc"\t', '\t'))).toEqual([[1, ['a', 'b\tc', '']]])
})

test('leaves out empty lines and counts them', async () => {
  expect(announced(await rowsOf('\na\n \n\nb\n'))).toEqual([
    [2, ['a']],
    [5, ['b']],
  ])
})

test('a quotation mark left open costs its row alone', async () => {
  const text = 'a,b,c\n1,"open,2\n3,"fine, too",4\n5,plain,6\n7,"quoted",8'
  expect(announced(await rowsOf(text))).toEqual([
    [1, ['a', 'b', 'c']],
    [2, 'text stands after a closing quotation mark'],
    [3, ['3', 'fine, too', '4']],
    [4, ['5', 'plain', '6']],
    [5, ['7', 'quoted', '8']],
  ])
})

test('a quotation mark left open at the end of the file costs its row alone', async () => {
  expect(announced(await rowsOf('a,b\n1,"open\n2,b\n3,c'))).toEqual([
    [1, ['a', 'b']],
    [2, 'a quotation mark is never closed'],
    [3, ['2', 'b']],
    [4, ['3', 'c']],
  ])
})

test('refuses text beside quotation marks', async () => {
  expect(announced(await rowsOf('a,5" disk,b\nc,"d"e,f\ng,h,i'))).toEqual([
    [1, 'a quotation mark stands in a cell that has none around it'],
    [2, 'text stands after a closing quotation mark'],
    [3, ['g', 'h', 'i']],
  ])
})

test('refuses a row of more than 500,000 characters, or 2,000 lines, and goes on', async () => {
  const long = 'x'.repeat(1_000_000)
  const rows = announced(await rowsOf(`a,b\n1,${long}\n2,"${long}"\n3,c`))
  expect(rows).toEqual([
    [1, ['a', 'b']],
    [2, 'the row is longer than 500000 characters'],
    [3, 'the row is longer than 500000 characters'],
    [4, ['3', 'c']],
  ])
  const lines = announced(await rowsOf(`1,"${'\nx'.repeat(3000)}\n2,b`))
  expect(lines[0]).toEqual([1, 'a quotation mark is never closed'])
  expect(lines.at(-1)).toEqual([3002, ['2', 'b']])
})

test('many marks left open do not make reading slow', async () => {
  const started = performance.now()
  await rowsOf('c","d\n'.repeat(5000))
  expect(performance.now() - started).toBeLessThan(5000)
})

test('any text at all is rows or reasons, and every line of it is one of a row', async () => {
  const unit = fc.constantFrom('a', '"', ',', '\n', ' ', '\t', '\r')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, maxLength: 60 }), async (text) => {
      const rows = await rowsOf(text)
      const lines = rows.map(({ line }) => line)
      expect(lines).toEqual([...new Set(lines)].sort((one, other) => one - other))
      expect(Math.max(0, ...lines)).toBeLessThanOrEqual(text.split('\n').length)
    }),
    { seed: 1, numRuns: 2000 },
  )
})

test('reads what any writer of CSV wrote, as csv-parse does', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é', ';'),
    maxLength: 8,
  })
  const row = fc.array(cell, { minLength: 2, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const text = rows
        .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        .join('\n')
      const known: string[][] = parse(text, { relax_column_count: true, record_delimiter: '\n' })
      expect((await rowsOf(text)).map((one) => one.ok && one.cells)).toEqual(known)
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('a file of quotation marks left open takes time in proportion to its size', async () => {
  // Each line opens a cell that no other closes.
  const hostile = (lines: number) => 'a,b,c\n' + '"a,b"c,"\n'.repeat(lines)
  const costOf = async (lines: number) => {
    const began = process.cpuUsage()
    const rows = await rowsOf(hostile(lines))
    expect(rows.filter((row) => !row.ok)).toHaveLength(lines)
    return process.cpuUsage(began).user
  }
  await costOf(1_000)
  // Without an end to patience, twenty times as much.
  expect(await costOf(16_000)).toBeLessThan(8 * (await costOf(4_000)))
})

test('cells with line breaks are read behind many damaged rows', async () => {
  const damaged = 'x,"open\n'.repeat(500)
  const rows = await rowsOf(`a,b\n${damaged}1,"two\nlines"\n`)
  expect(rows.at(-1)).toMatchObject({ ok: true, cells: ['1', 'two\nlines'] })
})
