import { db } from '#app/database/database.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { isWhole } from '#app/shop/operations/stored-bytes/move-stored-bytes.server.ts'
import { countMisplaced } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'

const atOnce = 500

/** Checks the pictures in the data folder, and where files are. E-books are checked wherever their bytes are. */
export async function* checkStoredFiles(): AsyncGenerator<Finding> {
  for (let after = ''; ;) {
    const files = await db.read
      .selectFrom('storedFile')
      .select(['key', 'sha256', 'size'])
      .where('kind', '=', 'picture')
      .where('key', '>', after)
      .orderBy('key')
      .limit(atOnce)
      .execute()
    for (const file of files)
      if (!(await isWhole(file)))
        yield fault(`picture ${file.key}`, 'its file in the data folder is missing or damaged')
    const last = files.at(-1)
    if (!last) break
    after = last.key
  }
  const misplaced = await countMisplaced()
  const { fileStorage } = shopSettings()
  if (misplaced > 0)
    yield warning(
      'files',
      `${counted(misplaced, 'picture or e-book is', 'pictures and e-books are')} not where fileStorage says (files move --to ${fileStorage})`,
    )
}
