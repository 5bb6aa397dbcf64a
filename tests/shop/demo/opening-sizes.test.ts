import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { findEbookFile } from '#app/shop/catalogue/ebooks/ebook-file.server.ts'
import { openDemo } from '../../demo.ts'

test('each e-book of the demo knows the size of the file that the shop makes of it', async () => {
  await openDemo()
  const rows = await db.read
    .selectFrom('product')
    .select(['id', 'ebookSize'])
    .where('ebookContent', '=', 'opening')
    .execute()
  expect(rows).toHaveLength(60)
  for (const { id, ebookSize } of rows) {
    const { bytes } = (await findEbookFile(id))!
    expect([id, formatFileSize(ebookSize!, 'en')]).toEqual([id, formatFileSize(bytes.length, 'en')])
  }
}, 60_000)
