import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Out } from './out.server.ts'

/** `close` answers with a sentence where not all of it could be written. */
export type Report = Out & { close(): Promise<string | undefined> }

/** The file for the fates of rows, or the sentence that says why it cannot be written. */
export async function openReport(path: string, isDryRun: boolean): Promise<Report | string> {
  const sentence = (error: unknown) =>
    `The report ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`
  const file = createWriteStream(path)
  try {
    await once(file, 'open')
  } catch (error) {
    return sentence(error)
  }
  // A disk may fill at any row; the stream keeps its error until it is closed.
  file.on('error', () => undefined)
  file.write(`line,outcome,key,name,reasons,notes${isDryRun ? ',changes' : ''}\n`)
  return {
    write: (text) => file.write(text),
    async close() {
      file.end()
      return finished(file).then(() => undefined, sentence)
    },
  }
}
