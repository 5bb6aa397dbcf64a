import { counted } from '#app/i18n/counted.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { isWhole } from '#app/shop/operations/stored-bytes/move-stored-bytes.server.ts'
import {
  countMisplaced,
  listStoredFiles,
} from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'

/** Checks the pictures in the data folder, and where files are. E-books are checked wherever their bytes are. */
export async function* checkStoredFiles(): AsyncGenerator<Finding> {
  for await (const file of listStoredFiles('picture'))
    if (!(await isWhole(file)))
      yield fault(`picture ${file.key}`, 'its file in the data folder is missing or damaged')
  const misplaced = await countMisplaced()
  const { fileStorage } = shopSettings()
  if (misplaced > 0)
    yield warning(
      'files',
      `${counted(misplaced, 'picture or e-book is', 'pictures and e-books are')} not where fileStorage says (files move --to ${fileStorage})`,
    )
}
