import { execFile } from 'node:child_process'
import { lowerPriority, shopProgram } from '#app/shop/operations/given-files/shop-program.server.ts'
import type { CheckedFile } from './check-file.server.ts'
import type { FileFacts, InspectedBytes } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'

/** EPUBCheck may take ten minutes. */
const withinMs = 11 * 60_000

/**
 * Checks a file by the command line, in a process of its own with a low priority: that takes seconds and, for a PDF,
 * its size in memory, and every page of this process would wait for it.
 * @throws {FileRefused}
 */
export async function inspectInProcess(path: string): Promise<FileFacts & InspectedBytes> {
  const printed = await checkedByCommand(path)
  const checked = JSON.parse(printed.trim().split('\n').at(-1)!) as CheckedFile
  if (!checked.ok) throw new FileRefused(checked.fault, checked.reason)
  return checked.facts
}

/** Its exit code says that the file is refused, which the output says, too. */
const checkedByCommand = (path: string): Promise<string> =>
  new Promise((done, failed) => {
    const args = [shopProgram(), 'ebook', 'check', path, '--json']
    const child = execFile(process.execPath, args, { timeout: withinMs }, (error, printed) => {
      if (printed.trim() === '') failed(error ?? new Error('the check of a file printed nothing'))
      else done(printed)
    })
    lowerPriority(child)
  })
