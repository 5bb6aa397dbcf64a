import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { reportHeader } from '#app/shop/exchange/import/report-rows.ts'
import type { Out } from '../out.server.ts'

/** `close` returns a sentence if the report could not be written in full. */
export type Report = Out & { close(): Promise<string | undefined> }

/** Opens the file for outcomes of rows, or returns a sentence why it cannot be written. */
export async function openReport(path: string, isDryRun: boolean): Promise<Report | string> {
  const sentence = (error: unknown) =>
    `The report ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`
  const file = createWriteStream(path)
  try {
    await once(file, 'open')
  } catch (error) {
    return sentence(error)
  }
  // The disk may become full at any row; `close` reports the error.
  file.on('error', () => undefined)
  file.write(reportHeader(isDryRun))
  return {
    write: (text) => file.write(text),
    async close() {
      file.end()
      return finished(file).then(() => undefined, sentence)
    },
  }
}
