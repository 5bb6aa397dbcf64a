import { sql, type Expression } from 'kysely'
import { db } from '#app/database/database.server.ts'
import type { FileStorage } from '#app/shop-settings/shop-settings.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import type { BytesKey } from '#app/shop/operations/stored-bytes/bytes-kind.ts'
import { moveStoredBytes } from '#app/shop/operations/stored-bytes/move-stored-bytes.server.ts'

/** Moves the bytes of pictures and e-books, and records it; see {@link moveStoredBytes}. */
export async function moveFiles(
  to: FileStorage,
  report: (bytes: BytesKey, fault: string) => void,
  now: number,
): Promise<void> {
  let files = 0
  await moveStoredBytes(
    to,
    (bytes, fault) => {
      if (!fault) files += 1
      report(bytes, fault)
    },
    now,
    isMovable,
  )
  const change = { command: 'files move', about: 'shop', details: { to, files } }
  await db.write((trx) => recordChange(trx, change, now))
}

/** The hash of an e-book's file is written once all its bytes are. */
const isMovable = {
  picture: () => sql<boolean>`1 = 1`,
  ebook: (key: Expression<string>) =>
    sql<boolean>`${key} in (select id from ebook_file where sha256 is not null)`,
}
