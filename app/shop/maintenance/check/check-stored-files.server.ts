import { db } from '#app/database/database.server.ts'
import { counted } from '#app/i18n/counted.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { fault, warning, type Finding } from '#app/shop/operations/findings/finding.ts'
import { keysOfPicture } from '#app/shop/catalogue/pictures/find-picture.server.ts'
import { isWhole } from '#app/shop/operations/stored-bytes/move-stored-bytes.server.ts'
import {
  countMisplaced,
  listMissing,
  listStoredFiles,
} from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'

/** Checks the bytes of pictures, and where files are. {@link checkEbookFiles} checks those of e-books. */
export async function* checkStoredFiles(): AsyncGenerator<Finding> {
  for await (const file of listStoredFiles('picture'))
    if (!(await isWhole(file)))
      yield fault(`picture ${file.key}`, 'its file in the data folder is missing or damaged')
  for await (const key of listMissingPictures())
    yield fault(`picture ${key}`, 'its bytes in the database are missing')
  const misplaced = await countMisplaced()
  const { fileStorage } = shopSettings()
  if (misplaced > 0)
    yield warning(
      'files',
      `${counted(misplaced, 'picture or e-book is', 'pictures and e-books are')} not where fileStorage says (files move --to ${fileStorage})`,
    )
}

const picturesAtOnce = 50

/** Yields the keys of pictures whose bytes are nowhere. */
async function* listMissingPictures(): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const pictures = await db.read
      .selectFrom('picture')
      .select(['hash', 'type', 'width'])
      .where('hash', '>', after)
      .orderBy('hash')
      .limit(picturesAtOnce)
      .execute()
    const last = pictures.at(-1)
    if (!last) return
    yield* await listMissing('picture', pictures.flatMap(keysOfPicture))
    after = last.hash
  }
}
