import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import {
  unreadableRowResult,
  type FileRow,
  type ReadResult,
} from '#app/shop/exchange/csv/csv-kind.ts'
import type { RowCells } from '#app/shop/exchange/csv/row-cells.ts'

/** A run is the rows of one handle; `faults` are the reasons against the product. */
export type Run = {
  handle: string
  line: number
  count: number
  rows: { line: number; cells: RowCells }[]
  faults: Fault[]
}

/** No product has more variants and pictures; further rows of a run are dropped. */
const longestRun = 1000
/** At most this many rows are buffered to the end of the file, for products with separated rows. */
const maxBufferedRows = 20_000

const manyFault = createFault(
  'record.rowsMany',
  { most: longestRun },
  `handle: more than ${longestRun} rows`,
  'handle',
)
const apartFault = createFault(
  'record.rowsApart',
  {},
  'handle: its rows stand apart, as too many others do; sort the file by handle',
  'handle',
)
const unreadFault = (line: number) =>
  createFault('record.rowUnread', { line }, `line ${line}, amid its rows, is not read`)

const handleOf = (cells: RowCells) => cells.line('handle') ?? ''

/** Finds the handles whose rows are not adjacent, as in a file that was sorted again. */
async function findApart(rows: AsyncIterable<FileRow>): Promise<Set<string>> {
  const seen = new Set<string>()
  const apart = new Set<string>()
  let current = ''
  for await (const row of rows) {
    const handle = row.ok ? handleOf(row.cells) : ''
    if (handle === '' || handle === current) continue
    if (seen.has(handle)) apart.add(handle)
    seen.add(handle)
    current = handle
  }
  return apart
}

const newRun = (handle: string, line: number): Run => ({
  handle,
  line,
  count: 0,
  rows: [],
  faults: [],
})

function addRow(run: Run, line: number, cells: RowCells) {
  run.count += 1
  if (run.rows.length < longestRun) run.rows.push({ line, cells })
  else if (run.count === longestRun + 1) run.faults.push(manyFault)
}

/**
 * Groups the rows of each handle. A run is yielded when the next begins, or at the end of the file
 * if its rows are separated. A row that cannot be read is reported, and spoils the product around
 * it.
 */
export async function* listRuns(
  rows: () => AsyncIterable<FileRow>,
): AsyncGenerator<{ run: Run } | { read: ReadResult }> {
  const apart = await findApart(rows())
  const bufferedRuns = new Map<string, Run>()
  let bufferedRows = 0
  let run: Run | undefined
  let unread: number | undefined
  for await (const row of rows()) {
    const handle = row.ok ? handleOf(row.cells) : ''
    if (!row.ok || handle === '') {
      unread = row.line
      const fault = row.ok
        ? createFault('record.empty', {}, 'handle: is empty', 'handle')
        : row.fault
      yield { read: unreadableRowResult({ line: row.line, ok: false, fault }) }
      continue
    }
    if (run?.handle !== handle) {
      if (run && !apart.has(run.handle)) yield { run }
      run = bufferedRuns.get(handle) ?? newRun(handle, row.line)
      if (apart.has(handle)) bufferedRuns.set(handle, run)
    } else if (unread !== undefined) run.faults.push(unreadFault(unread))
    unread = undefined
    if (apart.has(handle)) bufferedRows += 1
    if (bufferedRows > maxBufferedRows && apart.has(handle)) {
      run.faults = [apartFault]
      run.rows = []
      run.count += 1
    } else addRow(run, row.line, row.cells)
  }
  if (run && !apart.has(run.handle)) yield { run }
  for (const one of bufferedRuns.values()) yield { run: one }
}
