import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import {
  importFolder,
  type FolderPicture,
  type PictureFolder,
} from '#app/shop/exchange/import/images/import-folder.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { printable, progressOn, type Out } from '../out.server.ts'
import type { ImportRequest } from './import-arguments.server.ts'

/** Imports the pictures of a folder and prints the outcome. They come after all rows, whose products they may show. */
export async function runPictureFolder(
  folder: PictureFolder,
  { options: { dryRun = false }, verbose }: ImportRequest,
  out: Out,
  report: Out | undefined,
  now: number,
): Promise<void> {
  const started = performance.now()
  const { show, clear } = progressOn(out)
  let count = 0
  const tell = ({ file, product, outcome, reason }: FolderPicture) => {
    count += 1
    report?.write(csvRow(['', outcome, file, product, reason, '', ...(dryRun ? [''] : [])]))
    if (verbose || outcome === 'refused' || outcome === 'unknown') {
      clear()
      out.write(`picture ${printable(file)}: ${outcome}${reason && ` · ${printable(reason)}`}\n`)
    }
    if (count % 20 === 0) show(`${count} pictures …`)
  }
  const totals = await importFolder(folder, { dryRun }, tell, now)
  clear()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { new: fresh, same, refused, unknown } = totals
  out.write(
    `${counted(count, 'picture')}: ${fresh} new, ${same} the same, ${refused} refused, ${unknown} of no product (${seconds} s)\n${dryRun ? 'Dry run: nothing was written.\n' : ''}`,
  )
}
