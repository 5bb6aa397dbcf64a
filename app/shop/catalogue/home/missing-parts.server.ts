import { db } from '#app/database/database.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { MissingPart } from '#app/components/frame/missing-parts.ts'

const cache = catalogueCache<MissingPart[]>(1)

/** Lists what the shop has none of, so that no page links or promises it. */
export const findMissingParts = (now: number): Promise<MissingPart[]> =>
  cache('', now, async () => {
    const { read } = db
    const [offers, ebooks, samples] = await Promise.all([
      read
        .selectFrom('discount')
        .select('id')
        .where('fromAt', '<=', now)
        .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
        .limit(1)
        .execute(),
      read.selectFrom('product').select('id').where('format', '=', 'e-book').limit(1).execute(),
      read.selectFrom('sample').select('workId').limit(1).execute(),
    ])
    const parts = { offers, ebooks, samples }
    return (['offers', 'ebooks', 'samples'] as const).filter((part) => parts[part].length === 0)
  })
